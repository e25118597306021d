"""One table in play: lock, try on a value, commit, swap, and only then tell anyone."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from bot.core.chance import Scripted, Seeded
from bot.core.errors import Refused
from bot.core.game import AnyGame, Event
from bot.tables.model import Change, Phase, TableData
from bot.tables.store import StaleVersion, Store, Unreadable, decode

LOBBY_IDLE = 30 * 60.0
_RECENT_EVENTS = 24

Choose = Callable[[Any, Any, int, Callable[[int], int]], Any]
"""A computer player: view, memory, its seat, and a source of numbers below a limit; gives the action."""


class Table:
    """Its `data` is always what the file holds. Memories are kept for the seats the computer plays, nothing else."""

    def __init__(self, store: Store, game: AnyGame, data: TableData) -> None:
        self.data = data
        self.game = game
        self.recent: deque[Event] = deque(maxlen=_RECENT_EVENTS)
        self._store = store
        self._lock = asyncio.Lock()
        self._memories: dict[int, Any] = {}

    async def change(self, step: Callable[[TableData], Change]) -> Change:
        """Runs `step` on the table as it stands. When this returns, the file has it; if it raises, nothing happened."""
        async with self._lock:
            change = step(self.data)
            # A caller that gives up waiting must not leave memory and file apart.
            writing = asyncio.ensure_future(self._commit(change))
            await asyncio.shield(writing)
        return change

    async def _commit(self, change: Change) -> None:
        try:
            await self._store.commit(
                self.data,
                change,
                self.game.state_version,
                deadline(change.table),
                self.computer_seat(change.table) >= 0,
            )
        except StaleVersion:
            await self._read_again()
            raise Refused("moved-on") from None
        self.data = change.table
        self._note(change)

    async def _read_again(self) -> None:
        stored = await self._store.load(self.data.id)
        if stored is not None:
            self.data = decode(stored, self.game.state_type, self.game.state_version, self.game.upgrade)
            self._memories.clear()

    def computer_seat(self, table: TableData | None = None) -> int:
        """The first seat waited for that the computer plays, or -1."""
        table = table or self.data
        if table.phase is not Phase.PLAYING:
            return -1
        return min((seat for seat in self.game.to_act(table.state) if table.seats[seat].by_computer), default=-1)

    async def choose(self, seat: int, choose: Choose) -> Any:
        """What the computer player would do in this seat, from its own view and memory only."""
        data = self.data
        if seat not in self._memories:
            await self._recall()
        view = self.game.view(data.state, seat)
        assert data.chance is not None
        roll = Seeded(f"{data.chance.seed}/computer/{data.version}").below
        return choose(view, self._memories[seat], seat, roll)

    async def restore_recent(self) -> None:
        """After a start: what happened last, read out of the log."""
        if self.data.phase is Phase.PLAYING and not self.recent:
            await self._recall()

    async def _recall(self) -> None:
        events = await self.replayed_events()
        self._memories.clear()
        self.recent.clear()
        for seat, player in enumerate(self.data.seats):
            if player.by_computer:
                self._remember(seat, events)
        self.recent.extend(events[-_RECENT_EVENTS:])

    async def replayed_events(self) -> list[Event]:
        """Everything that has happened, by playing the log again; `Unreadable` if it leads elsewhere."""
        events: list[Event] = []
        data = self.data
        state = None
        for move in await self._store.moves(data.id):
            try:
                chance = Scripted(move.chance)
                if move.seat is None:
                    state, happened = self.game.deal(len(data.seats), data.options, chance)
                else:
                    state, happened = self.game.apply(state, move.seat, self.game.parse(move.action), chance)
            except Refused as error:
                raise Unreadable(
                    f"table {data.id}: move {move.number} of its log cannot be replayed: {error}"
                ) from error
            events.extend(happened)
        if state != data.state:
            raise Unreadable(f"table {data.id}: its log does not lead to its snapshot")
        return events

    def _note(self, change: Change) -> None:
        self.recent.extend(change.events)
        for seat, player in enumerate(change.table.seats):
            if not player.by_computer:
                self._memories.pop(seat, None)
            elif seat in self._memories or (change.move is not None and change.move.number == 0):
                self._remember(seat, change.events)

    def _remember(self, seat: int, events: Sequence[Event]) -> None:
        shown = [event for event in events if event.shown_to(seat)]
        self._memories[seat] = self.game.recall(seat, self._memories.get(seat), shown)


def deadline(table: TableData) -> float | None:
    return table.touched_at + LOBBY_IDLE if table.phase is Phase.LOBBY else None
