"""One open table: a change is tried on a value, committed, swapped in, and only then shown to anyone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from bot.core.errors import Refused
from bot.core.game import FULL, AnyGame, Choose, Event
from bot.core.summary import Summary
from bot.core.thinking_process import Question, think
from bot.metrics import METRICS
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.thinker import Asker, Thinker, ThinkingFailed, Thought, TooBusy
from bot.tables.steps import deadlines, play, reveals
from bot.tables.steps.actor import Actor, Step
from bot.tables.steps.model import NO_SERVER, Change, Move, Phase, Proposal, TableData, Unreadable
from bot.tables.steps.record import replayed, replayed_events
from bot.tables.steps.summary import summary_of
from bot.tables.store.snapshot import decode
from bot.tables.store.store import StaleVersion, Store
from bot.tables.store.uncancelled import uncancelled

log = logging.getLogger(__name__)

RECENT_EVENTS = 24


class ComputerMemory:
    """What the computer player of a seat knows, and the events it has not yet taken in."""

    def __init__(self) -> None:
        self.known: Any = None
        self.new_events: list[Event] = []


class Table:
    """Its `data` is always what the file holds."""

    def __init__(
        self,
        store: Store,
        game: AnyGame,
        data: TableData,
        committed: Callable[["Table"], None],
        clock: Clock,
        pace: float = 1.0,
        *,
        is_held: bool = True,
    ) -> None:
        """`pace`: how long everything stays to be seen, compared with what games say."""
        self.data = data
        self.is_held = is_held
        """Whether this process does what the table does by itself: if there are several, another may."""
        self.game = game
        self.recent: list[Event] = []  # an empty deque would take 600 bytes more
        self._store = store
        self._committed = committed
        self._clock = clock
        self._pace = pace
        self._lock = asyncio.Lock()
        self._memories: dict[int, ComputerMemory] = {}
        self._hurried: set[int] = set()
        """The computers' seats whose last move was made in a hurry."""
        self._summary: Summary | None = None

    async def change(self, step: Step, actor: Actor) -> Change:
        """When this returns, the file has the change; if it raises, nothing happened. Shielded from cancellation."""
        return await uncancelled(self._change(step, actor))

    async def _change(self, step: Step, actor: Actor) -> Change:
        async with self._lock:
            change = await self._tried(step, actor)
            if change is None and not self.is_held and actor.way != "computer":
                # For whoever has pressed something, nothing has moved on because the table was another process's.
                change = await self._tried(step, actor)
            if change is None:
                raise Refused("moved-on")
            METRICS.moves[self.game.name, actor.way] += sum(move.number > 0 for move in change.log)
            self._note(change.events, dealt=any(move.number == 0 for move in change.log))
            self._committed(self)
        return change

    async def _tried(self, step: Step, actor: Actor) -> Change | None:
        """None if somebody else has changed the table: then it is read again."""
        actor = self._clock.stamped(actor, self.data.guild_id)
        revealed = reveals.with_reveal(step(self.data, self.game, actor), self.game, self._pace)
        change = deadlines.with_deadlines(self.data, revealed, self.game)
        computers = has_computers_to_ask(self.game, change.table)
        try:
            self.is_held = await self._store.commit(self.data, change, self.game.state_version, computers)
        except StaleVersion:
            await self._read_again()
            return None
        self.data = change.table
        return change

    async def catch_up(self) -> None:
        """With what other processes have done."""
        async with self._lock:
            if await self._store.version_of(self.data.id) != self.data.version:
                await self._read_again()

    async def _read_again(self) -> None:
        """Somebody else has written the file, and the file is right."""
        stored = await self._store.load(self.data.id)
        if stored is None:
            raise Refused("no-such-table")
        if stored.phase == Phase.ASIDE:
            raise Refused("set-aside")
        self.data, self.is_held = decode(stored, self.game), self._store.holds(stored)
        self.recent.clear()
        self._memories.clear()
        self._committed(self)

    @property
    def with_wall_clock_deadlines(self) -> TableData:
        """The table with its deadlines as players are told them."""
        data = self.data
        ahead = self._clock.time_of_day(data.guild_id, 0.0)
        seats = tuple(
            seat if seat.due is None else msgspec.structs.replace(seat, due=seat.due + ahead) for seat in data.seats
        )
        return msgspec.structs.replace(data, touched_at=data.touched_at + ahead, seats=seats)

    @property
    def computers_asked(self) -> frozenset[int]:
        return play.computers_asked(self.data, self.game)

    @property
    def computers_unasked(self) -> frozenset[int]:
        return play.computers_unasked(self.data, self.game)

    @property
    def is_hurried(self) -> bool:
        """Whether its computers have less time to think than usual."""
        return bool(self._hurried)

    def note_hurry(self, moved: Proposal) -> None:
        if moved.hurried:
            self._hurried.add(moved.seat)
        else:
            self._hurried.discard(moved.seat)

    async def propose_move(self, choose: Choose, thinker: Thinker) -> Proposal:
        """What the computer player to move would do. If the table changes meanwhile, the proposal is out of date."""
        async with self._lock:
            seat, version = min(self.computers_asked, default=-1), self.data.version
            if seat < 0:
                raise Refused("moved-on")
            if seat not in self._memories:
                await self._recall()
            assert self.data.chance is not None
            seed = self.data.chance.decision(seat) or self._seed(f"computer/{version}")
        thought = await self._choose(seat, seed, choose, thinker)
        return Proposal(version, seat, thought.action, thought.effort < FULL)

    async def propose_unasked(self, choose: Choose, thinker: Thinker) -> Proposal | None:
        """What a computer player would do unasked, if any would; the same for the same move, also after a restart."""
        async with self._lock:
            data, seats = self.data, self.computers_unasked
            if not seats <= self._memories.keys():
                await self._recall()
        # The first to be asked is the quickest, and that changes from move to move.
        for seat in sorted(seats, key=lambda seat: (seat - data.moves) % len(data.seats)):
            if self.data.version != data.version:
                raise Refused("moved-on")
            thought = await self._choose(seat, self._seed(f"unasked/{self._position(seat)}"), choose, thinker)
            if thought.action is not None:
                return Proposal(data.version, seat, thought.action, thought.effort < FULL)
        return None

    def _position(self, seat: int) -> str:
        """As its player sees it: however they got there, the computer has the same chance in it."""
        view = msgspec.msgpack.encode(self.game.view(self.data.state, seat))
        return f"{seat}/{blake2b(view, digest_size=16).hexdigest()}"

    def _seed(self, about: str) -> str:
        assert self.data.chance is not None
        return f"{self.data.chance.seed}/{about}"

    async def _choose(self, seat: int, seed: str, choose: Choose, thinker: Thinker) -> Thought:
        """Without an action also if the program failed: a bug there must not hold up the people at the table."""
        data = self.data
        asker = Asker(_of_whom(data), data.id, in_full=data.is_compared)
        try:
            return await _think(choose, self._question(seat, seed), thinker, asker)
        except Exception:
            log.exception("table %s: the computer player of seat %s failed", self.data.id, seat)
            return Thought(None, FULL)

    def _question(self, seat: int, seed: str) -> Question:
        data, memory = self.data, self._memories[seat]
        if memory.new_events:
            memory.known = self.game.recall(seat, memory.known, memory.new_events)
            memory.new_events = []
        return Question(self.game.view(data.state, seat), memory.known, seat, seed, data.seats[seat].level)

    async def advice(self, seat: int, choose: Choose, thinker: Thinker) -> Any:
        """What a strong player would do in a person's seat, knowing only what that person was shown."""
        async with self._lock:
            data = self.data
            if data.phase is not Phase.PLAYING or seat not in self.game.to_act(data.state):
                raise Refused("moved-on")
            events = replayed_events(data, self.game, await self._log())
        memory = self.game.recall(seat, None, [event for event in events if event.shown_to(seat)])
        seed = self._seed(f"advice/{data.moves}")
        question = Question(self.game.view(data.state, seat), memory, seat, seed, "hard")
        try:
            return (await thinker.ask(choose, question, Asker(_of_whom(data), data.id, for_person=True))).action
        except TooBusy:
            raise Refused("too-busy") from None

    async def story(self) -> list[tuple[Move, Sequence[Event]]]:
        """Each move from the deal on, with what happened by it."""
        async with self._lock:
            return replayed(self.data, self.game, await self._log())

    async def summary(self) -> Summary | None:
        """How the game was played; None unless it was played to its end."""
        if self._summary is None and self.data.phase is Phase.OVER:
            self._summary = summary_of(self.data, await self._story_of_catches())
        return self._summary

    async def _story_of_catches(self) -> Sequence[tuple[Move, Sequence[Event]]]:
        """Empty also if the log is damaged: the game is over all the same."""
        if not any(seat.catches for seat in self.data.seats):
            return ()
        try:
            return await self.story()
        except Unreadable as error:
            log.error("the best catch is not known: %s", error)
            return ()

    def begin(self, events: Sequence[Event]) -> None:
        """With what was dealt when the table was opened."""
        self._note(events, dealt=True)

    async def restore(self) -> None:
        """After a start: reads out of the log what happened last and what computer players know."""
        async with self._lock:
            if self.data.phase is Phase.PLAYING:
                await self._recall()

    async def _log(self) -> Sequence[Move]:
        """Without what another process has done since."""
        moves = await self._store.moves(self.data.id)
        return moves if self._store.members is None else moves[: self.data.moves + 1]

    async def _recall(self) -> None:
        events = replayed_events(self.data, self.game, await self._log())
        self.recent.clear()
        self._memories.clear()
        self._note(events, dealt=True)

    def _note(self, events: Sequence[Event], *, dealt: bool) -> None:
        self.recent.extend(events)
        del self.recent[:-RECENT_EVENTS]
        for seat, player in enumerate(self.data.seats):
            if not player.by_computer:
                self._memories.pop(seat, None)
                self._hurried.discard(seat)
            elif seat in self._memories or dealt:
                memory = self._memories.setdefault(seat, ComputerMemory())
                memory.new_events.extend(event for event in events if event.shown_to(seat))


OnChange = Callable[[Table, Sequence[Change]], Awaitable[None]]
"""Called when something happens that no person did; without a change the table is only to be shown again."""


def _of_whom(data: TableData) -> int:
    """Those among whom the turns to think go round: servers, and people who play on none."""
    return data.opener_id if data.guild_id == NO_SERVER else data.guild_id


def has_computers_to_ask(game: AnyGame, data: TableData) -> bool:
    """Or a person's seat that does something by itself."""
    if play.computers_asked(data, game) or play.computers_unasked(data, game):
        return True
    return play.automatic_seat(data, game) is not None


async def _think(choose: Choose, question: Question, thinker: Thinker, asker: Asker) -> Thought:
    """Hard players think beside the bot; if that fails, playing on less well beats playing anything."""
    effort = FULL
    if question.level == "hard":
        try:
            return await thinker.ask(choose, question, asker)
        except TooBusy:
            log.info("too many computer players think hard at once: one plays on without")
            effort = 0.0
        except ThinkingFailed as failure:
            log.error("a computer player could not think hard: %s", failure)
        question = msgspec.structs.replace(question, level="normal")
    return Thought(think(choose, question), effort)
