"""One open table in memory, and what its computer players know; `Tables.run` changes it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from bot.core.errors import Refused
from bot.core.game import (
    FULL,
    AnyGame,
    Calling,
    Choose,
    Event,
    Juse,
    MayBeCalled,
    OptionValue,
    Question,
    forced_move,
    think,
)
from bot.core.summary import Summary
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.pool import Asker, NoAnswer, Rank
from bot.tables.runtime.thinker import Thinker, Thought, TooBusy
from bot.tables.steps import play
from bot.tables.steps.fields import TableTime, shifted, with_fields
from bot.tables.steps.lobby import character_of
from bot.tables.steps.model import (
    COMPUTER,
    FORGOTTEN,
    NO_SERVER,
    PLAYERS,
    Actor,
    Change,
    Channel,
    Phase,
    Proposal,
    Seat,
    Step,
    TableData,
    Unreadable,
)
from bot.tables.steps.results import summary_of, with_seconds
from bot.tables.steps.table_log import Story, events_of, story_of
from bot.tables.steps.timing import TIME_TOLD, revealed_at
from bot.tables.store.store import Store

log = logging.getLogger(__name__)

RECENT_EVENTS = 24
_TIME_TO_CALL = 1.5
"""Seconds for which the next action is held at most."""
_LONGEST_LOOK = 2.0
"""Seconds for which an action that waits for the look is held at most."""
_QUICKEST_CALL, _SLOWEST_CALL = 0.8, 1.4
"""Seconds after a person's action until a computer calls it."""
_GOLDEN_RATIO = 0.618
SEEN_TOO = 3.0
"""Seconds after a right call in which another is none: they saw it, too (J29)."""
_CLOSEST = 0.1
"""Seconds by which a photo finish is told at least: nobody is slower by nothing."""


class ComputerMemory(msgspec.Struct):
    """The memory of a seat's computer player, and the events it has not yet taken in."""

    known: Any = None
    new_events: list[Event] = msgspec.field(default_factory=list[Event])


class RecentCall(msgspec.Struct):
    """A misplay that a player has called."""

    event: Juse
    number: int
    """The number of the move that called it."""
    at: TableTime
    also: dict[int, float] = msgspec.field(default_factory=dict[int, float])
    """The seats that saw it, too, and by how many seconds they were slower."""


class Table:
    """An open table. Its `data` is always what is stored."""

    def __init__(
        self,
        store: Store,
        game: AnyGame,
        data: TableData,
        schedule: Callable[["Table"], None],
        clock: Clock,
        *,
        is_owned: bool = True,
    ) -> None:
        """`schedule` sets the alarms of what the table does by itself."""
        self.data = data
        self.is_owned = is_owned
        """True if this process runs the table's alarms and computers; of several processes, another may."""
        self.game = game
        self.recent: list[Event] = []  # an empty deque would take 600 bytes more
        self._store = store
        self._schedule = schedule
        self._clock = clock
        self.lock = asyncio.Lock()
        self._memories: dict[int, ComputerMemory] = {}
        self.hurried: set[int] = set()
        """The computers' seats whose last move was made in a hurry."""
        self._summary: Summary | None = None
        self.recent_call: RecentCall | None = None
        """The misplay that a player has called last. As it counts for seconds, it is in no snapshot."""
        self._stands_since: TableTime | None = None
        """When the action that may be called happened. None: it was called, or the bot has been started since."""
        self.held_until = 0.0
        """The next action counts no earlier, so that others can call the last one first."""
        self.looked_at_until = 0.0
        """An action that waits for the look (`AfterLook`) counts no earlier."""
        self.taken_from: dict[int, str] = {}
        """The names of the people whose seats others have taken over. No snapshot has them: they may be erased."""
        self.last_mover = COMPUTER
        """The user who made the last move."""
        self.call_at: float | None = None
        """When computers call the last action, if a person made it; they call others' actions after the look."""
        self.asked_to_call: int | None = None
        """The move count at which computers were last asked whether they call."""

    def timed(self, change: Change) -> Change:
        """Return a change that is to be stored with the seconds of a call."""
        since = self._stands_since
        return change if since is None else with_seconds(change, change.table.touched_at - since)

    def take(self, change: Change, pace: float, story: Story = ()) -> None:
        """Adopt a stored change. Remember who has called, and hold the next action for a moment if there may be
        something to call. `story`: the game up to then, if the change may go back in it.
        """
        went_back, self.data = change.table.moves < self.data.moves, change.table
        if went_back:
            self._recall(story[: self.data.moves + 1])
        now, pace = self.data.touched_at, min(pace, 1.0)
        self.note(change.events, dealt=any(move.number == 0 for move in change.log))
        for number, seat in enumerate(change.before.seats if change.before and self.data.moves else ()):
            new = self.data.seats[number]
            if new.has_just_come and seat.user_id not in (COMPUTER, FORGOTTEN, new.user_id):
                self.taken_from[number] = seat.name
        if change.log:
            self.last_mover, self.call_at = change.log[-1].user_id, None
        for event in change.events:
            if isinstance(event, Juse) and event.caller is not None:
                self.recent_call = RecentCall(event, self.data.moves, now)
                self._stands_since = None
            if isinstance(event, MayBeCalled) and self.game.may_call(self.data.state):
                self._stands_since = now
                self.held_until, self.looked_at_until = (
                    min(revealed_at(self.data), now + most * pace) for most in (_TIME_TO_CALL, _LONGEST_LOOK)
                )
                if self.last_mover != COMPUTER:
                    share = self.data.version * _GOLDEN_RATIO % 1
                    self.call_at = now + (_QUICKEST_CALL + share * (_SLOWEST_CALL - _QUICKEST_CALL)) * pace

    def reject_duplicate_call(self, step: Step, moves: int | None = None) -> Step:
        """Return a step that calls, but refuses a press right after somebody else's right call: they saw it, too.
        `moves`: the move count when their button was made; a later move is another matter.
        """

        def called(data: TableData, game: AnyGame, actor: Actor) -> Change:
            caught, seat = self.recent_call, data.seat_of(actor.user_id)
            if (
                caught is None
                or caught.number < (data.moves if moves is None else moves)
                or actor.now >= caught.at + SEEN_TOO
                or seat in (None, caught.event.seat)
                or not data.seats[seat].is_here
            ):
                return step(data, game, actor)
            is_caller = seat == caught.event.caller
            if is_caller:
                raise Refused("moved-on")
            caught.also.setdefault(seat, max(_CLOSEST, actor.now - caught.at))
            raise Refused("saw-it-too", seconds=round(caught.also[seat], 1))

        return called

    async def read_again(self) -> None:
        """Replace everything in memory by what is stored: another process has changed it. Call this with the lock."""
        row = await self._store.require(self.data.id)
        self.data, self.is_owned = self._store.decode(row, self.game), self._store.owns(row)
        self._stands_since = None
        self.recent.clear()
        self._memories.clear()
        self._schedule(self)

    async def catch_up(self) -> None:
        """Read the table again if another process has changed it."""
        async with self.lock:
            if await self._store.version_of(self.data.id) != self.data.version:
                await self.read_again()

    @property
    def with_wall_clock_deadlines(self) -> TableData:
        """Return the table with the deadlines that players are shown: none while the next move is forced, and in a
        pause, and those of a soft clock only once others have waited for long; and with whose seats were taken over.
        """
        shown = shifted(self.data, self._clock.time_of_day(self.data.guild_id, 0.0))
        is_soft = shown.running_clock == "soft"
        if shown.state is None:
            return shown
        is_hidden = shown.halt.pause is not None or forced_move(self.game, shown.state) is not None
        seats = (
            with_fields(
                seat,
                due=None if is_hidden or (is_soft and seat.clock.waited < TIME_TOLD) else seat.clock.due,
                in_place_of=seat.presence.in_place_of or self.taken_from.get(number, ""),
            )
            for number, seat in enumerate(shown.seats)
        )
        return msgspec.structs.replace(shown, seats=tuple(seats))

    @property
    def computers_asked(self) -> frozenset[int]:
        return play.computers_asked(self.data, self.game)

    @property
    def computers_out_of_turn(self) -> frozenset[int]:
        return play.computers_out_of_turn(self.data, self.game)

    async def propose_move(self, choose: Choose, thinker: Thinker) -> Proposal:
        """Return what the computer player to move would do. If the table changes meanwhile, the proposal is out of
        date.
        """
        async with self.lock:
            seat, version = min(self.computers_asked, default=-1), self.data.version
            if seat < 0:
                raise Refused("moved-on")
            if seat not in self._memories:
                self._recall(await self.story_so_far())
            assert self.data.chance is not None
            seed = self.data.chance.decision(seat) or self._seed(f"computer/{version}")
        thought = await self._choose(seat, seed, choose, thinker)
        return Proposal(version, seat, thought.action, thought.effort < FULL)

    async def propose_out_of_turn(self, choose: Choose, thinker: Thinker) -> Proposal | None:
        """Return what a computer player would do out of turn, if any would: always the same for the same move."""
        async with self.lock:
            data, seats = self.data, self.computers_out_of_turn
            if not seats <= self._memories.keys():
                self._recall(await self.story_so_far())
        # The first to be asked is the quickest, and that changes from move to move.
        for seat in sorted(seats, key=lambda seat: (seat - data.moves) % len(data.seats)):
            if self.data.version != data.version:
                raise Refused("moved-on")
            if data.dealt.first_game is not None and self.last_mover != COMPUTER:
                # Whoever is new to the game hears of each mistake.
                calls = [action for action in self.game.legal(data.state, seat) if isinstance(action, Calling)]
                return Proposal(data.version, seat, calls[0]) if calls else None
            # However the seat's view came about, the computer has the same chance in it.
            view = msgspec.msgpack.encode(self.game.view(self.data.state, seat))
            seed = self._seed(f"unasked/{seat}/{blake2b(view, digest_size=16).hexdigest()}")
            thought = await self._choose(seat, seed, choose, thinker)
            if thought.action is not None:
                return Proposal(data.version, seat, thought.action, thought.effort < FULL)
        return None

    def _seed(self, about: str) -> str:
        assert self.data.chance is not None
        return f"{self.data.chance.seed}/{about}"

    async def _choose(self, seat: int, seed: str, choose: Choose, thinker: Thinker) -> Thought:
        """Let a computer player choose. No action if its program failed: a bug there must not hold up people."""
        data = self.data
        try:
            memory = self._memories[seat]
            if memory.new_events:
                memory.known = self.game.recall(seat, memory.known, memory.new_events)
                memory.new_events = []
            view = self.game.view(data.state, seat)
            asked = data.seats[seat]
            character = character_of(asked.name) if asked.user_id == COMPUTER else None
            question = Question(view, memory.known, seat, seed, asked.level, character=character)
            return await _think(choose, question, thinker, Asker(of_whom(data), data.id, in_full=data.is_compared))
        except Exception:
            log.exception("table %s: the computer player of seat %s failed", data.id, seat)
            return Thought(None, FULL)

    async def advice(self, seat: int, choose: Choose, thinker: Thinker) -> Any:
        """Return what a strong player would do in a person's seat, knowing only what that person was shown."""
        async with self.lock:
            data = self.data
            if data.phase is not Phase.PLAYING or seat not in self.game.to_act(data.state):
                raise Refused("moved-on")
            events = events_of(await self.story_so_far())
        memory = self.game.recall(seat, None, [event for event in events if event.shown_to(seat)])
        seed = self._seed(f"advice/{data.moves}")
        question = Question(self.game.view(data.state, seat), memory, seat, seed, "hard")
        try:
            thought = await thinker.ask(choose, question, Asker(of_whom(data), data.id, Rank.PERSON))
        except TooBusy:
            raise Refused("too-busy") from None
        legal = self.game.legal(data.state, seat)
        return thought.action if thought.action in legal else legal[0]  # even hard slips now and then

    async def story(self) -> Story:
        async with self.lock:
            return await self.story_so_far()

    async def summary(self) -> Summary | None:
        """Return the summary of a game that was played to its end, otherwise None. If the log is damaged, the game is
        over all the same.
        """
        if self._summary is None and self.data.phase is Phase.OVER:
            story: Story = ()
            try:
                if any(seat.tally.catches for seat in self.data.seats):
                    story = await self.story()
            except Unreadable as error:
                log.error("the best catch is not known: %s", error)
            self._summary = summary_of(self.data, story)
        return self._summary

    async def restore(self) -> None:
        """Restore the latest events, and what computer players know, from the log after a start."""
        async with self.lock:
            if self.data.phase is Phase.PLAYING:
                self._recall(await self.story_so_far())

    async def story_so_far(self) -> Story:
        """Play the log again up to this version. Call this with the lock. Another process may have made more moves
        since, or taken some back.
        """
        if self.data.state is None:
            return ()
        moves, is_shared = await self._store.moves(self.data.id), self._store.process.number is not None
        try:
            return story_of(self.data, self.game, moves[: self.data.moves + 1] if is_shared else moves)
        except Unreadable:
            if is_shared and await self._store.version_of(self.data.id) != self.data.version:
                raise Refused("moved-on") from None
            raise

    def _recall(self, story: Story) -> None:
        self.recent.clear()
        self._memories.clear()
        self.note(events_of(story), dealt=True)

    def note(self, events: Sequence[Event], *, dealt: bool) -> None:
        """Remember what happened, for the recap and for the computer players that saw it."""
        self.recent.extend(events)
        del self.recent[:-RECENT_EVENTS]
        for seat, player in enumerate(self.data.seats):
            if not player.by_computer:
                self._memories.pop(seat, None)
                self.hurried.discard(seat)
            elif seat in self._memories or dealt:
                memory = self._memories.setdefault(seat, ComputerMemory())
                memory.new_events.extend(event for event in events if event.shown_to(seat))


OnChange = Callable[[Table, Sequence[Change]], Awaitable[None]]
"""Called when something happens that no person did; without a change the table is only to be shown again."""


def of_whom(data: TableData) -> int:
    """Fair-share key: the server's id, or the user's outside servers."""
    return data.opener_id if data.guild_id == NO_SERVER else data.guild_id


async def _think(choose: Choose, question: Question, thinker: Thinker, asker: Asker) -> Thought:
    """Choose an action, for hard players in another process; if that fails, at a lower level."""
    effort = FULL
    if question.level == "hard":
        try:
            return await thinker.ask(choose, question, asker)
        except TooBusy:
            log.info("too many computer players think hard at once: one plays on without")
            effort = 0.0
        except NoAnswer as failure:
            log.error("a computer player could not think hard: %s", failure)
        question = msgspec.structs.replace(question, level="normal")
    return Thought(think(choose, question), effort)


def new_table(
    game: AnyGame,
    place: Channel,
    opener: Actor,
    seats: tuple[Seat, ...],
    options: Mapping[str, OptionValue],
    **fields: Any,
) -> TableData:
    """Make a table. Its number is given by the store."""
    fields = {"touched_at": opener.now, "players": PLAYERS, "language": opener.language, **fields}
    begun = TableData(0, game.name, opener.user_id, dict(options), seats)
    return with_fields(begun, guild_id=place[0], channel_id=place[1], **fields)
