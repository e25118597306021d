"""*What can I do?*: in words, to one reader, what they can do now and which rules matter, made from their own view.

It judges no card, except at tables opened to learn at: there it also says of each move what the rules say of it.
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
from bot.text.reader import Reader
from bot.ui.discord.names import literal, seat_names, written_names
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit
from bot.ui.table.presentation import CONTENT_LIMIT

log = logging.getLogger(__name__)


async def show_guide(response: Response, hall: Tables, table: Table, kit: GameKit) -> None:
    user_id = response.interaction.user.id
    best = await _best(response, hall, table, kit) if table.data.learning else ""
    await response.private(guide_text(table, kit, user_id, best))


def guide_text(table: Table, kit: GameKit, user_id: int, best: str = "") -> str:
    """`best` is the line about the best move, where there is one."""
    data, words = table.data, kit.words
    if data.phase is not Phase.LOBBY and data.phase is not Phase.PLAYING:
        raise Refused("game-over" if data.phase is Phase.OVER else "table-closed")
    lines = [words.say("what-title", game=words.say(f"{data.game}-name"))]
    lines += _in_lobby(data, kit) if data.phase is Phase.LOBBY else _in_play(table, kit, user_id)
    return "\n".join([*lines, *([best] if best else [])])[:CONTENT_LIMIT]


def _in_lobby(data: TableData, kit: GameKit) -> Sequence[str]:
    names = written_names(data.seats)
    opener = data.seat_of(data.opener_id)
    line = kit.words.say("what-lobby", opener=names[opener] if opener is not None else "?")
    return [line, kit.words.say("lobby-learning")] if data.learning else [line]


def _in_play(table: Table, kit: GameKit, user_id: int) -> Iterator[str]:
    data, words, seat = table.data, kit.words, table.data.seat_of(user_id)
    names, labels = written_names(data.seats), tuple(map(literal, seat_names(data.seats)))
    view = table.game.view(data.state, seat)
    yield kit.status(table.game.view(data.state, None), Reader(names, words))
    if seat is None:
        yield words.say("what-watching")
    elif data.seats[seat].away:
        yield words.say("refused-seat-away")
    else:
        yield from (f"• {line}" for line in kit.guide.can(view, seat, Reader(names, words)))
    yield words.say("what-matters")
    yield from (f"• {line}" for line in kit.guide.matters(view, seat, Reader(names, words)))
    if data.learning and seat is not None and play.can_act(data, table.game, seat):
        yield from _verdicts(table, kit, view, seat, labels)


def _verdicts(table: Table, kit: GameKit, view: object, seat: int, names: Sequence[str]) -> Iterator[str]:
    """The moves for which the same is true make one line, and what the rules allow comes first."""
    data, words = table.data, kit.words
    found: dict[tuple[str, str], dict[str, None]] = {}
    for action in table.game.possible(data.state, seat):
        try:
            called = misplay(table.game, data.state, seat, action)
        except Impossible:
            continue  # a call: whether there is something to call is told to nobody
        verdict = kit.guide.judge(view, seat, action, called, Reader(names, words))
        if verdict is not None:
            rules = "right" if called is None else "wrong"
            found.setdefault((rules, verdict.why), {})[verdict.move] = None
    yield words.say("what-by-the-rules")
    for (rules, why), moves in sorted(found.items(), key=lambda entry: entry[0][0]):
        yield words.say(f"what-{rules}", moves=", ".join(f"**{move}**" for move in moves), why=why)


async def _best(response: Response, hall: Tables, table: Table, kit: GameKit) -> str:
    """From the asker's own view and what they were shown, worked out beside the loop."""
    data, words = table.data, kit.words
    seat = data.seat_of(response.interaction.user.id)
    if seat is None or data.seats[seat].away or data.phase is not Phase.PLAYING:
        return ""
    if seat not in table.game.to_act(data.state):
        return ""
    await response.later()
    try:
        spelled = await hall.advice(table, seat)
    except ThinkingFailed as failure:
        log.error("table %s: nobody knows what is best: %s", data.id, failure)
        return words.say("what-best-unknown")
    except Refused as refused:
        if refused.code != "too-busy":
            raise
        return words.say("what-best-unknown")
    if table.data.moves != data.moves:
        raise Refused("moved-on")
    move = kit.guide.name_move(table.game.parse(spelled), Reader(tuple(map(literal, seat_names(data.seats))), words))
    return words.say("what-best", move=move)
