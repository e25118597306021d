"""Answers to a player in private: what they can do, the rules page by page, what happened since their last move.

*What can I do?* is made from the reader's own view. It judges no card, except at tables opened to learn at: there it
says of each move what the rules say of it.
"""

import logging
from collections.abc import Iterator, Sequence

from bot.core.errors import Impossible, Refused
from bot.core.game import would_be_called
from bot.tables.runtime.pool import NoAnswer
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import play
from bot.tables.steps.model import Phase
from bot.tables.steps.table_log import Story, events_of
from bot.text import Words, languages_for
from bot.ui.discord.components import (
    CONTENT_LIMIT,
    DISMISS,
    PAGE,
    ROW_LIMIT,
    Button,
    fitting,
    in_rows,
    phone_rows,
    table_id,
    within_limit,
    written_id,
)
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit, Judge, buttons_beside_play
from bot.ui.table.audience import Audience
from bot.ui.table.lobby_message import host_name
from bot.ui.table.notices import own_time, pause_lines
from bot.ui.verbs import Verb, left_out

log = logging.getLogger(__name__)


async def show_guide(
    response: Response,
    tables: Tables,
    table: Table,
    kit: GameKit,
    verbs: Sequence[Verb],
    beside_play: Sequence[str],
) -> None:
    user_id = response.interaction.user.id
    best = await _best(response, tables, table, kit) if table.data.terms.learning else ""
    voice, words = Audience(table.data, response.locale).of_label, response.words_of(kit.name)
    buttons = [
        *left_out(verbs, table.data, kit, voice, user_id),
        *buttons_beside_play(kit, response.locale, beside_play),
    ]
    others, *_ = languages_for(response.server_locale or table.data.look.language, kit.name)
    last = way_back(words)
    if words.locale != others and not table.data.private:
        last = [Button(table_id(table.data.ref, "translated"), words.say("button-translated")), *last]
    text = guide_text(table, kit, user_id, response.locale, best)
    await response.reply(text, panel=[*phone_rows(buttons)[: ROW_LIMIT - 1], last])


def way_back(words: Words) -> Sequence[Button]:
    """Return the row that ends an answer at a table, which it hides on a phone."""
    return [Button(written_id(DISMISS), words.say("button-dismiss"))]


def guide_text(table: Table, kit: GameKit, user_id: int, locale: str, best: str = "") -> str:
    """Answer *What can I do?* `best` is the line about the best move, if there is one."""
    data, audience = table.data, Audience(table.data, locale)
    if data.phase is not Phase.LOBBY and data.phase is not Phase.PLAYING:
        raise Refused("game-over" if data.phase is Phase.OVER else "table-closed")
    goal = audience.words.say("what-goal", goal=audience.words.say(f"{kit.name}-goal"))
    lines = [audience.words.say("what-title", game=audience.game), goal]
    if data.phase is Phase.PLAYING:
        return within_limit([*lines, *_in_play(table, kit, user_id, audience, best)])
    voice, seated = audience.of_message, "deputy" if data.lobby.host_quiet else "seated"
    who = "host" if user_id == data.opener_id else "other" if data.seat_of(user_id) is None else seated
    in_series = "yes" if data.terms.deals else "no"
    lines.append(voice.say("what-lobby", who=who, opener=host_name(data, voice), series=in_series))
    if data.terms.deals:
        lines.append(voice.say("lobby-series", deals=data.terms.deals))
    if data.terms.learning:
        lines.append(voice.say("lobby-learning"))
    return within_limit(lines)


def _in_play(table: Table, kit: GameKit, user_id: int, audience: Audience, best: str) -> Iterator[str]:
    """Leave out the list of what can be done beside verdicts, which say of each move what it is."""
    data, voice, seat = table.data, audience.of_message, table.data.seat_of(user_id)
    view = table.game.view(data.state, seat)
    yield from pause_lines(table.with_wall_clock_deadlines, voice)
    if seat not in table.game.to_act(data.state):
        yield kit.status(table.game.view(data.state, None), voice)
    if seat is None:
        yield voice.say("what-watching", free="yes" if play.free_seats(data) else "no")
    elif data.seats[seat].presence.away:
        yield voice.say("refused-removed" if data.seats[seat].presence.removed else "refused-seat-away")
    elif best:
        yield best
    else:
        yield from (voice.say("what-item", text=line) for line in kit.guide.options_text(view, seat, voice))
    judge = kit.guide.judge
    if judge is not None and data.terms.learning and seat is not None and play.can_act(data, table.game, seat):
        yield from _verdicts(table, judge, audience, view, seat)
    yield voice.say("what-matters")
    yield from (voice.say("what-item", text=line) for line in kit.guide.relevant_rules(view, seat, voice))


def _verdicts(table: Table, judge: Judge, audience: Audience, view: object, seat: int) -> Iterator[str]:
    """Give the verdicts of the rules: moves with the same one share a line, and allowed ones come first."""
    voice = audience.of_guide
    found: dict[tuple[str, str], dict[str, None]] = {}
    for action in table.game.possible(table.data.state, seat):
        try:
            called = would_be_called(table.game, table.data.state, seat, action)
        except Impossible:
            continue  # a call: nobody is told whether there is something to call
        verdict = judge(view, seat, action, called, voice)
        if verdict is not None:
            rules = "right" if called is None else "wrong"
            found.setdefault((rules, verdict.why), {})[verdict.move] = None
    yield voice.say("what-by-the-rules")
    for (rules, why), moves in sorted(found.items(), key=lambda entry: entry[0][0]):
        yield voice.say(
            f"what-{rules}", moves=voice.listed(voice.say("what-move", move=move) for move in moves), why=why
        )


async def _best(response: Response, tables: Tables, table: Table, kit: GameKit) -> str:
    """Name the best move, from the reader's own view and what they were shown; outside the event loop."""
    data = table.data
    seat = data.seat_of(response.interaction.user.id)
    if seat is None or data.seats[seat].presence.away or data.phase is not Phase.PLAYING:
        return ""
    if seat not in table.game.to_act(data.state):
        return ""
    await response.defer()
    voice = Audience(data, response.locale).of_guide
    try:
        spelled = await tables.advice(table, seat)
    except (NoAnswer, Refused) as failure:
        if isinstance(failure, NoAnswer):
            log.error("table %s: no best move was found: %s", data.id, failure)
        elif failure.code != "too-busy":
            raise
        return voice.say("what-best-unknown")
    if table.data.moves != data.moves:
        raise Refused("moved-on")
    best, view = table.game.parse(spelled), table.game.view(data.state, seat)
    why = "none" if kit.guide.coach is None else kit.guide.coach(view, seat, best, voice)
    return voice.say("what-best", move=kit.guide.name_move(best, voice), why=why)


# ------------------------------------------------------------ the rules, page by page


async def show_rules(
    response: Response, kit: GameKit, page: int = 0, *, now: int | None = None, turned: bool = False
) -> None:
    """Open the rules at a page, or turn to it in the message that was pressed. `now`: the page that matters at the
    table where they were asked for.
    """
    shown, words = min(page, kit.rules_pages - 1), response.words_of(kit.name)
    buttons: list[Button] = []
    for other in range(kit.rules_pages):
        title = words.say(f"{kit.name}-rules-title-{other + 1}")
        matters = other == now and other > 0
        label = words.say("rules-now", page=title) if matters else title
        custom_id = written_id(PAGE, kit.name, other, *([] if now is None else [now]))
        buttons.append(Button(custom_id, label, "main" if matters else "plain", other != shown))
    text = words.say(f"{kit.name}-rules-{shown + 1}")
    panel = [*in_rows(buttons), *([] if now is None else [way_back(words)])]
    if turned:
        await response.turn(text, panel)
    else:
        await response.reply(text, panel=panel)


# ------------------------------------------------------------ since your last move
# Made of nothing but what this seat was shown.


def seat_that_asks(table: Table, user_id: int) -> int:
    data = table.data
    seat = data.seat_of(user_id)
    if seat is None:
        raise Refused("not-seated")
    if data.state is None:
        raise Refused("not-begun" if data.phase is Phase.LOBBY else "table-closed")
    return seat


def since_last_move(
    table: Table,
    kit: GameKit,
    user_id: int,
    story: Story,
    locale: str,
) -> str:
    """Return the last lines of it, if not all fit."""
    data, audience = table.data, Audience(table.data, locale)
    seat, voice = seat_that_asks(table, user_id), audience.of_message
    chosen = [position.move for position in story if not position.forced]
    last = max((move.number for move in chosen if move.user_id == user_id and move.number), default=-1)
    since = story[last + 1 :]
    head = [voice.say("since-title", game=audience.game, began="yes" if last < 0 else "no")]
    by_computer = sum(move.seat == seat and move.number > last for move in chosen)
    if by_computer:
        head.append(voice.say("since-by-computer", moves=by_computer))
    foot = []
    if data.phase is Phase.PLAYING:
        foot = [
            kit.status(table.game.view(data.state, None), voice),
            *own_time(table.with_wall_clock_deadlines, seat, audience.words),
        ]
    lines = [*kit.recap([event for event in events_of(since) if event.shown_to(seat)], voice)]
    more = voice.say("since-more", lines=len(lines))
    room = CONTENT_LIMIT - sum(len(line) + 1 for line in (*head, more, *foot))
    kept = fitting(lines, room)[::-1]
    if len(kept) < len(lines):
        head.append(voice.say("since-more", lines=len(lines) - len(kept)))
    return "\n".join([*head, *(kept or [voice.say("since-nothing")]), *foot])
