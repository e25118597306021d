"""One table: lock, try on a value, commit, swap, and only then tell anyone."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame, Choose, Event, speakers
from bot.core.thinking_process import Question, think
from bot.tables.runtime.thinker import Thinker, Thoughtless, TooBusy
from bot.tables.steps import deadlines, play
from bot.tables.steps.actor import Actor, Step
from bot.tables.steps.model import Change, Intent, Move, Phase, TableData
from bot.tables.steps.record import replayed, replayed_events
from bot.tables.store.snapshot import decode
from bot.tables.store.store import StaleVersion, Store
from bot.tables.store.uncancelled import uncancelled

log = logging.getLogger(__name__)

_RECENT_EVENTS = 24


class SeatMemory:
    """What a seat played by the computer knows. It is told events as they come, and thinks when it is its turn."""

    def __init__(self) -> None:
        self.memory: Any = None
        self.heard: list[Event] = []


class Table:
    """Its `data` is always what the file holds."""

    def __init__(self, store: Store, game: AnyGame, data: TableData, committed: Callable[["Table"], None]) -> None:
        self.data = data
        self.game = game
        self.recent: deque[Event] = deque(maxlen=_RECENT_EVENTS)
        self._store = store
        self._committed = committed
        self._lock = asyncio.Lock()
        self._minds: dict[int, SeatMemory] = {}

    async def change(self, step: Step, actor: Actor) -> Change:
        """Runs `step` on the table as it stands. When this returns, the file has it; if it raises, nothing happened.

        Only a caller that gives up waiting does not know: what it began is brought to its end.
        """
        return await uncancelled(self._change(step, actor))

    async def _change(self, step: Step, actor: Actor) -> Change:
        async with self._lock:
            change = deadlines.with_deadlines(self.data, step(self.data, self.game, actor), self.game)
            try:
                await self._store.commit(
                    change, self.game.state_version, _has_computers_to_ask(self.game, change.table)
                )
            except StaleVersion:
                await self._read_again()
                raise Refused("moved-on") from None
            self.data = change.table
            self._note(change.events, dealt=change.move is not None and change.move.number == 0)
            self._committed(self)
        return change

    async def _read_again(self) -> None:
        """Someone else has written the file: what is there counts."""
        stored = await self._store.load(self.data.id)
        if stored is None:
            raise Refused("no-such-table")
        if stored.phase == Phase.ASIDE:
            raise Refused("set-aside")
        self.data = decode(stored, self.game)
        self.recent.clear()
        self._minds.clear()
        self._committed(self)

    @property
    def computers_asked(self) -> frozenset[int]:
        """The seats waited for that the computer plays."""
        return play.computers_asked(self.data, self.game)

    @property
    def computers_unasked(self) -> frozenset[int]:
        """The seats the computer plays that may act though nobody waits for them."""
        return play.computers_unasked(self.data, self.game)

    @property
    def people_may_speak(self) -> bool:
        """Whether there are people who may say something about the last move, whose turn it is or not."""
        may_speak = speakers(self.game, self.data.state)
        return any(seat in may_speak and not player.by_computer for seat, player in enumerate(self.data.seats))

    async def intent(self, choose: Choose, thinker: Thinker) -> Intent:
        """What the computer player to move would do, from its own view and memory only. It may take its time: the table
        goes on meanwhile, and if it is another by then, what was thought is dropped.
        """
        async with self._lock:
            seat, version = min(self.computers_asked, default=-1), self.data.version
            if seat < 0:
                raise Refused("moved-on")
            if seat not in self._minds:
                await self._recall()
        return Intent(version, seat, await self._thought(seat, f"computer/{version}", choose, thinker))

    async def interruption(self, choose: Choose, thinker: Thinker) -> Intent | None:
        """What a computer player nobody waits for would do now, if one would do anything. Asked twice after the same
        move, as after a restart, they answer the same. Dropped as `intent` is if the table goes on meanwhile.
        """
        async with self._lock:
            data, seats = self.data, self.computers_unasked
            if not seats <= self._minds.keys():
                await self._recall()
        # Who is asked first, and so is the quickest, changes from move to move.
        for seat in sorted(seats, key=lambda seat: (seat - data.moves) % len(data.seats)):
            if self.data.version != data.version:
                raise Refused("moved-on")
            action = await self._thought(seat, f"unasked/{data.moves}/{seat}", choose, thinker)
            if action is not None:
                return Intent(data.version, seat, action)
        return None

    async def _thought(self, seat: int, about: str, choose: Choose, thinker: Thinker) -> Any | None:
        """None too if the program failed: one's mistake must not hold up the people at the table."""
        try:
            return await _thought_out(choose, self._question(seat, about), thinker)
        except Exception:
            log.exception("table %s: the computer player of seat %s failed", self.data.id, seat)
            return None

    def _question(self, seat: int, about: str) -> Question:
        data, mind = self.data, self._minds[seat]
        if mind.heard:
            mind.memory = self.game.recall(seat, mind.memory, mind.heard)
            mind.heard = []
        assert data.chance is not None
        seed = f"{data.chance.seed}/{about}"
        return Question(self.game.view(data.state, seat), mind.memory, seat, seed, data.seats[seat].level)

    async def advice(self, seat: int, choose: Choose, thinker: Thinker) -> Any:
        """What a strong player would do in a person's seat: it is told what that person was shown, and no more."""
        async with self._lock:
            data = self.data
            if data.phase is not Phase.PLAYING or seat not in self.game.to_act(data.state):
                raise Refused("moved-on")
            events = replayed_events(data, self.game, await self._store.moves(data.id))
        memory = self.game.recall(seat, None, [event for event in events if event.shown_to(seat)])
        assert data.chance is not None
        seed = f"{data.chance.seed}/advice/{data.moves}"
        question = Question(self.game.view(data.state, seat), memory, seat, seed, "hard")
        try:
            return await thinker.ask(choose, question)
        except TooBusy:
            raise Refused("too-busy") from None

    async def story(self) -> list[tuple[Move, Sequence[Event]]]:
        """Each move from the deal on, with what happened by it."""
        async with self._lock:
            return replayed(self.data, self.game, await self._store.moves(self.data.id))

    def begin(self, events: Sequence[Event]) -> None:
        """What was dealt when the table was opened."""
        self._note(events, dealt=True)

    async def restore(self) -> None:
        """After a start: what happened last and what computer players know, read out of the log."""
        async with self._lock:
            if self.data.phase is Phase.PLAYING:
                await self._recall()

    async def _recall(self) -> None:
        events = replayed_events(self.data, self.game, await self._store.moves(self.data.id))
        self.recent.clear()
        self._minds.clear()
        self._note(events, dealt=True)

    def _note(self, events: Sequence[Event], *, dealt: bool) -> None:
        self.recent.extend(events)
        for seat, player in enumerate(self.data.seats):
            if not player.by_computer:
                self._minds.pop(seat, None)
            elif seat in self._minds or dealt:
                mind = self._minds.setdefault(seat, SeatMemory())
                mind.heard.extend(event for event in events if event.shown_to(seat))


OnChange = Callable[[Table, Sequence[Change]], Awaitable[None]]
"""Told of what happens without a person's doing; no change means that the table is to be shown again."""


def _has_computers_to_ask(game: AnyGame, data: TableData) -> bool:
    return bool(play.computers_asked(data, game) or play.computers_unasked(data, game))


async def _thought_out(choose: Choose, question: Question, thinker: Thinker) -> Any:
    """Thinking hard is done elsewhere; where that fails, playing on less well is better than playing anything."""
    if question.level == "hard":
        try:
            return await thinker.ask(choose, question)
        except TooBusy:
            log.info("too many computer players think hard at once: one plays on without")
        except Thoughtless as failure:
            log.error("a computer player could not think hard: %s", failure)
        question = msgspec.structs.replace(question, level="normal")
    return think(choose, question)
