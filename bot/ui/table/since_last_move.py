"""Since your last move: what happened meanwhile, for those who come back to a slow game. Private, and made of nothing
but what this seat was shown.
"""

from collections.abc import Collection, Sequence

from bot.core.errors import Refused
from bot.core.game import Event
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Move, Phase
from bot.ui.discord.components import CONTENT_LIMIT, fitting
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.notices import own_time

Story = Sequence[tuple[Move, Sequence[Event]]]


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
    *,
    by_itself: Collection[int] = (),
) -> str:
    """The last lines of it, if not all fit. `by_itself`: the numbers of moves that nobody chose."""
    data, audience = table.data, Audience(table.data, locale)
    seat, voice = seat_that_asks(table, user_id), audience.of_message
    own = (move.number for move, _ in story if move.user_id == user_id and move.number not in by_itself)
    last = max((number for number in own if number), default=-1)
    since = story[last + 1 :]
    head = [voice.say("since-title", game=audience.game, began="yes" if last < 0 else "no")]
    by_computer = sum(move.seat == seat and move.number not in by_itself for move, _ in since)
    if by_computer:
        head.append(voice.say("since-by-computer", moves=by_computer))
    foot = []
    if data.phase is Phase.PLAYING:
        foot = [
            kit.status(table.game.view(data.state, None), voice),
            *own_time(table.with_wall_clock_deadlines, seat, audience.words),
        ]
    lines = kit.recap([event for _, events in since for event in events if event.shown_to(seat)], voice)
    more = voice.say("since-more", lines=len(lines))
    room = CONTENT_LIMIT - sum(len(line) + 1 for line in (*head, more, *foot))
    kept = fitting(reversed(lines), room)[::-1]
    if len(kept) < len(lines):
        head.append(voice.say("since-more", lines=len(lines) - len(kept)))
    return "\n".join([*head, *(kept or [voice.say("since-nothing")]), *foot])
