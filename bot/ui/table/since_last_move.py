"""Since your last move: what happened meanwhile, for those who come back to a slow game. Private, and made of no more
than what this seat was shown.
"""

from collections.abc import Sequence

from bot.core.errors import Refused
from bot.core.game import Event
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Move, Phase
from bot.text.reader import Reader
from bot.ui.discord.names import written_names
from bot.ui.kit import GameKit
from bot.ui.table.notices import own_time
from bot.ui.table.presentation import CONTENT_LIMIT

Story = Sequence[tuple[Move, Sequence[Event]]]


def seat_that_asks(table: Table, user_id: int) -> int:
    data = table.data
    seat = data.seat_of(user_id)
    if seat is None:
        raise Refused("not-seated")
    if data.state is None:
        raise Refused("not-begun" if data.phase is Phase.LOBBY else "table-closed")
    return seat


def since_last_move(table: Table, kit: GameKit, user_id: int, story: Story) -> str:
    """The last of it, where not all has room: whole lines only, as a name cut in two could open a formatting."""
    data, words = table.data, kit.words
    seat, names = seat_that_asks(table, user_id), written_names(table.data.seats)
    last = max((number for number, (move, _) in enumerate(story) if move.user_id == user_id and number), default=-1)
    since = story[last + 1 :]
    head = [words.say("since-title", game=words.say(f"{data.game}-name"), began="yes" if last < 0 else "no")]
    stand_ins = sum(move.seat == seat for move, _ in since)
    if stand_ins:
        head.append(words.say("since-by-computer", moves=stand_ins))
    foot = []
    if data.phase is Phase.PLAYING:
        foot = [kit.status(table.game.view(data.state, None), Reader(names, words)), *own_time(data, seat, words)]
    told = kit.recap([event for _, events in since for event in events if event.shown_to(seat)], Reader(names, words))
    room = CONTENT_LIMIT - sum(len(line) + 1 for line in (*head, *foot)) - len(words.say("since-more", lines=len(told)))
    kept = _last_that_fit(told, room - 1)
    if len(kept) < len(told):
        head.append(words.say("since-more", lines=len(told) - len(kept)))
    return "\n".join([*head, *(kept or [words.say("since-nothing")]), *foot])


def _last_that_fit(lines: Sequence[str], room: int) -> Sequence[str]:
    for first, _ in enumerate(lines):
        if sum(len(line) + 1 for line in lines[first:]) <= room:
            return lines[first:]
    return ()
