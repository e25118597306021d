"""*What can I do?*: what the reader can do now and which rules matter, in words, made from their own view.

It judges no card, except at tables opened to learn at: there it says of each move what the rules say of it.
"""

import logging
from collections.abc import Iterator, Sequence

from bot.core.errors import Impossible, Refused
from bot.core.preview_misplay import misplay
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.runtime.thinker import ThinkingFailed
from bot.tables.steps import play
from bot.tables.steps.model import Phase, TableData
from bot.ui.discord.components import within_limit
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit
from bot.ui.table.readers import Readers

log = logging.getLogger(__name__)


async def show_guide(response: Response, tables: Tables, table: Table, kit: GameKit) -> None:
    user_id = response.interaction.user.id
    best = await _best(response, tables, table, kit) if table.data.learning else ""
    await response.reply(guide_text(table, kit, user_id, response.locale, best))


def guide_text(table: Table, kit: GameKit, user_id: int, locale: str, best: str = "") -> str:
    """`best` is the line about the best move, if there is one."""
    data, readers = table.data, Readers(table.data, locale)
    if data.phase is not Phase.LOBBY and data.phase is not Phase.PLAYING:
        raise Refused("game-over" if data.phase is Phase.OVER else "table-closed")
    title = readers.words.say("what-title", game=readers.game)
    told = _in_lobby(data, readers) if data.phase is Phase.LOBBY else _in_play(table, kit, user_id, readers, best)
    return within_limit([title, *told])


def _in_lobby(data: TableData, readers: Readers) -> Sequence[str]:
    reader, opener = readers.of_message, data.seat_of(data.opener_id)
    line = reader.say("what-lobby", opener=reader.names[opener] if opener is not None else "?")
    return [line, reader.say("lobby-learning")] if data.learning else [line]


def _in_play(table: Table, kit: GameKit, user_id: int, readers: Readers, best: str) -> Iterator[str]:
    """Verdicts say of each move what it is, so there the list of what can be done would say it twice."""
    data, reader, seat = table.data, readers.of_message, table.data.seat_of(user_id)
    view = table.game.view(data.state, seat)
    if seat not in table.game.to_act(data.state):
        yield kit.status(table.game.view(data.state, None), reader)
    if seat is None:
        yield reader.say("what-watching")
    elif data.seats[seat].away:
        yield reader.say("refused-seat-away")
    elif best:
        yield best
    else:
        yield from (reader.say("what-item", text=line) for line in kit.guide.can(view, seat, reader))
    if data.learning and seat is not None and play.can_act(data, table.game, seat):
        yield from _verdicts(table, kit, readers, view, seat)
    yield reader.say("what-matters")
    yield from (reader.say("what-item", text=line) for line in kit.guide.matters(view, seat, reader))


def _verdicts(table: Table, kit: GameKit, readers: Readers, view: object, seat: int) -> Iterator[str]:
    """Moves with the same verdict share a line, and those that the rules allow come first."""
    reader = readers.of_guide
    found: dict[tuple[str, str], dict[str, None]] = {}
    for action in table.game.possible(table.data.state, seat):
        try:
            called = misplay(table.game, table.data.state, seat, action)
        except Impossible:
            continue  # a call: nobody is told whether there is something to call
        verdict = kit.guide.judge(view, seat, action, called, reader)
        if verdict is not None:
            rules = "right" if called is None else "wrong"
            found.setdefault((rules, verdict.why), {})[verdict.move] = None
    yield reader.say("what-by-the-rules")
    for (rules, why), moves in sorted(found.items(), key=lambda entry: entry[0][0]):
        yield reader.say(
            f"what-{rules}", moves=reader.listed(reader.say("what-move", move=move) for move in moves), why=why
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
    reader = Readers(data, response.locale).of_guide
    try:
        spelled = await tables.advice(table, seat)
    except ThinkingFailed as failure:
        log.error("table %s: no best move was found: %s", data.id, failure)
        return reader.say("what-best-unknown")
    except Refused as refused:
        if refused.code != "too-busy":
            raise
        return reader.say("what-best-unknown")
    if table.data.moves != data.moves:
        raise Refused("moved-on")
    best, view = table.game.parse(spelled), table.game.view(data.state, seat)
    why = "none" if kit.guide.coach is None else kit.guide.coach(view, seat, best, reader)
    return reader.say("what-best", move=kit.guide.name_move(best, reader), why=why)
