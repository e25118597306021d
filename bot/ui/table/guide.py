"""*What can I do?*: what the reader can do now and which rules matter, in words, made from their own view.

It judges no card, except at tables opened to learn at: there it says of each move what the rules say of it.
"""

import logging
from collections.abc import Iterator, Sequence

from bot.core.errors import Impossible, Refused
from bot.core.referee import would_be_called
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.runtime.thinker import ThinkingFailed
from bot.tables.steps import play
from bot.tables.steps.model import Phase, TableData
from bot.ui.discord.components import within_limit
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience

log = logging.getLogger(__name__)


async def show_guide(response: Response, tables: Tables, table: Table, kit: GameKit) -> None:
    user_id = response.interaction.user.id
    best = await _best(response, tables, table, kit) if table.data.learning else ""
    await response.reply(guide_text(table, kit, user_id, response.locale, best))


def guide_text(table: Table, kit: GameKit, user_id: int, locale: str, best: str = "") -> str:
    """`best` is the line about the best move, if there is one."""
    data, audience = table.data, Audience(table.data, locale)
    if data.phase is not Phase.LOBBY and data.phase is not Phase.PLAYING:
        raise Refused("game-over" if data.phase is Phase.OVER else "table-closed")
    title = audience.words.say("what-title", game=audience.game)
    told = _in_lobby(data, audience) if data.phase is Phase.LOBBY else _in_play(table, kit, user_id, audience, best)
    return within_limit([title, *told])


def _in_lobby(data: TableData, audience: Audience) -> Sequence[str]:
    voice, opener = audience.of_message, data.seat_of(data.opener_id)
    line = voice.say("what-lobby", opener=voice.names[opener] if opener is not None else "?")
    return [line, voice.say("lobby-learning")] if data.learning else [line]


def _in_play(table: Table, kit: GameKit, user_id: int, audience: Audience, best: str) -> Iterator[str]:
    """Verdicts say of each move what it is, so there the list of what can be done would say it twice."""
    data, voice, seat = table.data, audience.of_message, table.data.seat_of(user_id)
    view = table.game.view(data.state, seat)
    if seat not in table.game.to_act(data.state):
        yield kit.status(table.game.view(data.state, None), voice)
    if seat is None:
        yield voice.say("what-watching")
    elif data.seats[seat].away:
        yield voice.say("refused-seat-away")
    elif best:
        yield best
    else:
        yield from (voice.say("what-item", text=line) for line in kit.guide.options_text(view, seat, voice))
    if data.learning and seat is not None and play.can_act(data, table.game, seat):
        yield from _verdicts(table, kit, audience, view, seat)
    yield voice.say("what-matters")
    yield from (voice.say("what-item", text=line) for line in kit.guide.relevant_rules(view, seat, voice))


def _verdicts(table: Table, kit: GameKit, audience: Audience, view: object, seat: int) -> Iterator[str]:
    """Moves with the same verdict share a line, and those that the rules allow come first."""
    voice = audience.of_guide
    found: dict[tuple[str, str], dict[str, None]] = {}
    for action in table.game.possible(table.data.state, seat):
        try:
            called = would_be_called(table.game, table.data.state, seat, action)
        except Impossible:
            continue  # a call: nobody is told whether there is something to call
        verdict = kit.guide.judge(view, seat, action, called, voice)
        if verdict is not None:
            rules = "right" if called is None else "wrong"
            found.setdefault((rules, verdict.why), {})[verdict.move] = None
    yield voice.say("what-by-the-rules")
    for (rules, why), moves in sorted(found.items(), key=lambda entry: entry[0][0]):
        yield voice.say(
            f"what-{rules}", moves=voice.listed(voice.say("what-move", move=move) for move in moves), why=why
        )


async def _best(response: Response, tables: Tables, table: Table, kit: GameKit) -> str:
    """From the reader's own view and what they were shown; worked out outside the event loop."""
    data = table.data
    seat = data.seat_of(response.interaction.user.id)
    if seat is None or data.seats[seat].away or data.phase is not Phase.PLAYING:
        return ""
    if seat not in table.game.to_act(data.state):
        return ""
    await response.defer()
    voice = Audience(data, response.locale).of_guide
    try:
        spelled = await tables.advice(table, seat)
    except ThinkingFailed as failure:
        log.error("table %s: no best move was found: %s", data.id, failure)
        return voice.say("what-best-unknown")
    except Refused as refused:
        if refused.code != "too-busy":
            raise
        return voice.say("what-best-unknown")
    if table.data.moves != data.moves:
        raise Refused("moved-on")
    best, view = table.game.parse(spelled), table.game.view(data.state, seat)
    why = "none" if kit.guide.coach is None else kit.guide.coach(view, seat, best, voice)
    return voice.say("what-best", move=kit.guide.name_move(best, voice), why=why)
