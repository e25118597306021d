"""Table time: what counts, what does not, and that it goes on at every start."""

import pytest

from bot.tables.runtime.clock import LONGEST_STEP, TICK, Clock
from bot.tables.store.resuming import SavedTime

ONE, OTHER = 10 << 22, 11 << 22
"""Servers on different shards, if there are two."""
BEGUN = 50_000.0
HOUR = 3600.0


class World:
    """What a clock goes by."""

    def __init__(self, saved: SavedTime | None = None) -> None:
        self.seconds = 5.0
        self.wall = 1_700_000_000.0
        self.changes: list[tuple[int, float]] = []
        self.clock = self._clock(saved or SavedTime(BEGUN))

    def _clock(self, saved: SavedTime) -> Clock:
        clock = Clock(lambda: self.seconds, lambda: self.wall)
        clock.on_change = lambda shard, drift: self.changes.append((shard, drift))
        clock.start(saved)
        return clock

    def online(self, shards: int = 2) -> "World":
        for shard in range(shards):
            self.clock.online(shard, shards)
        self.changes.clear()
        return self

    def pass_by(self, seconds: float) -> None:
        """With a tick for each second."""
        for _ in range(int(seconds / TICK)):
            self.seconds += TICK
            self.wall += TICK
            self.clock.tick()

    def restart(self, *, after: float = 0.0, shards: int = 2) -> None:
        saved = self.clock.saved()
        self.clock.close()
        self.seconds = 0.5  # a monotonic clock begins anywhere
        self.wall += after
        self.clock = self._clock(saved)
        for shard in range(shards):
            self.clock.online(shard, shards)

    def times(self) -> tuple[float, float]:
        return self.clock.table_time(ONE), self.clock.table_time(OTHER)


@pytest.fixture
async def world() -> World:
    return World().online()


@pytest.mark.parametrize("jump", [HOUR, -2 * HOUR, -(10**9), 10**9])
async def test_a_jump_of_the_time_of_day_moves_nothing(world: World, jump: float) -> None:
    due = world.clock.when(ONE, BEGUN + 60)
    world.wall += jump
    world.pass_by(10)
    assert world.clock.table_time(ONE) == BEGUN + 10
    assert world.clock.when(ONE, BEGUN + 60) == due
    world.restart(after=jump)
    assert world.clock.table_time(ONE) == BEGUN + 10


@pytest.mark.parametrize("seconds", [10.0, 100_000.0])
async def test_while_the_machine_is_suspended_or_the_loop_blocked_almost_nothing_counts(
    world: World, seconds: float
) -> None:
    world.pass_by(10)
    world.seconds += seconds
    assert world.clock.running() == BEGUN + 10 + LONGEST_STEP
    world.clock.tick()
    assert world.clock.running() == BEGUN + 10 + LONGEST_STEP
    world.pass_by(10)
    assert world.clock.running() == BEGUN + 20 + LONGEST_STEP


async def test_before_its_shard_is_there_no_clock_runs() -> None:
    world = World()
    world.pass_by(100)
    assert world.times() == (BEGUN, BEGUN)
    assert world.clock.when(ONE, BEGUN + 1) is None
    world.clock.online(0, 2)
    world.pass_by(10)
    assert world.times() == (BEGUN + 10, BEGUN)


async def test_only_the_shard_that_is_offline_stands_still(world: World) -> None:
    world.pass_by(10)
    world.clock.offline(0)
    assert world.clock.when(ONE, BEGUN + 15) is None
    world.pass_by(180)
    assert world.times() == (BEGUN + 10, BEGUN + 190)
    world.clock.online(0, 2)
    assert world.clock.when(ONE, BEGUN + 15) == BEGUN + 195
    world.pass_by(5)
    assert world.times() == (BEGUN + 15, BEGUN + 195)


async def test_while_discord_is_out_of_order_all_stand_still(world: World) -> None:
    world.pass_by(10)
    world.clock.out_of_order(world.clock.running() - 4)
    world.pass_by(180)
    world.clock.offline(1)
    world.clock.in_order()
    world.pass_by(1)
    assert world.times() == (BEGUN + 7, BEGUN + 6)
    world.clock.online(1, 2)
    world.clock.out_of_order(world.clock.running())
    world.clock.offline(0)
    world.clock.online(0, 2)
    world.pass_by(10)
    assert world.times() == (BEGUN + 7, BEGUN + 6), "a shard that comes back does not help"
    world.clock.in_order()
    world.pass_by(1)
    assert world.times() == (BEGUN + 8, BEGUN + 7)


@pytest.mark.parametrize("shards", [1, 2, 3, 5])
async def test_it_goes_on_where_it_was_saved_with_any_number_of_shards(world: World, shards: int) -> None:
    world.pass_by(10)
    world.clock.offline(0)
    world.pass_by(30)
    world.clock.online(0, 2)
    for _ in range(2):
        world.restart(after=5 * HOUR, shards=shards)
        assert world.times() == (BEGUN + 10, BEGUN + 40)
    world.clock.offline(0)
    world.pass_by(5)
    world.clock.online(0, shards)
    lagging = [ONE % (shards << 22) == 0, OTHER % (shards << 22) == 0]
    expected = [BEGUN + 10 + 5 * (not lagging[0]), BEGUN + 40 + 5 * (not lagging[1])]
    assert list(world.times()) == expected
    world.restart(shards=2)
    assert list(world.times()) == expected
    assert world.clock.slowest() <= min(expected)


async def test_the_first_time_of_a_new_file_is_the_time_of_day() -> None:
    world = World(SavedTime(0.0)).online()
    assert world.times() == (world.wall, world.wall)


# ------------------------------------------------------------ what players are told


async def test_after_downtime_every_shard_tells_anew_and_after_a_short_one_none_does(world: World) -> None:
    world.changes.clear()
    world.restart(after=HOUR)
    assert world.changes == [(0, pytest.approx(HOUR)), (1, pytest.approx(HOUR))]
    world.changes.clear()
    world.restart(after=0.5)
    assert world.changes == [(0, 0.0), (1, 0.0)]


@pytest.mark.parametrize("jump", [HOUR, -2 * HOUR])
async def test_a_jump_of_the_time_of_day_is_noticed_and_told(world: World, jump: float) -> None:
    world.wall += jump
    world.pass_by(1)
    assert world.changes == [(0, pytest.approx(abs(jump))), (1, pytest.approx(abs(jump)))]
    assert world.clock.time_of_day(ONE, world.clock.table_time(ONE)) == pytest.approx(world.wall)


async def test_small_errors_of_what_was_told_add_up_until_all_is_told_anew(world: World) -> None:
    for error in (25, 50, 75):
        world.changes.clear()
        world.restart(after=25)
        assert world.changes == [(0, pytest.approx(error)), (1, pytest.approx(error))]
    world.changes.clear()
    world.restart(after=25)
    assert world.changes == [(0, pytest.approx(25)), (1, pytest.approx(25))]
