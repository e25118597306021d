"""Table time where several processes have the shards among them."""

import pytest

from bot.tables.runtime.clock import Clock
from bot.tables.store.saved_time import SavedTime, ShardTime

ONE, OTHER = 10 << 22, 11 << 22
"""Servers on different shards, if there are two."""
BEGUN = 50_000.0
LAG, OTHER_LAG = 300.0, 500.0
LEASE = 12.0


class World:
    def __init__(self) -> None:
        self.seconds = 5.0
        self.clock = Clock(lambda: self.seconds, lambda: 1_700_000_000.0)
        self.clock.start_beside_others(SavedTime(BEGUN - 1000), BEGUN, 2)
        self.clock.take(ShardTime(2, 0, LAG, None, BEGUN))
        self.clock.follow([self.saved(at=BEGUN)], LEASE)

    def saved(self, at: float, lag: float = OTHER_LAG, told: float | None = None) -> ShardTime:
        """By the process that has the other shard."""
        return ShardTime(2, 1, lag, told, at)

    def pass_by(self, seconds: float) -> None:
        for _ in range(int(seconds)):
            self.seconds += 1.0
            self.clock._tick()


@pytest.fixture
async def world() -> World:
    world = World()
    world.clock.online(0, 2)
    return world


async def test_it_goes_on_with_the_count_of_all_and_the_time_of_each_shard(world: World) -> None:
    assert (world.clock.running(), world.clock.of(ONE), world.clock.of(OTHER)) == (
        BEGUN,
        BEGUN - LAG,
        BEGUN - OTHER_LAG,
    )
    world.pass_by(100)
    assert (world.clock.of(ONE), world.clock.of(OTHER)) == (BEGUN + 100 - LAG, BEGUN + 100 - OTHER_LAG)


async def test_a_shard_that_was_taken_stands_still_until_it_is_connected() -> None:
    world = World()
    world.pass_by(100)
    assert world.clock.of(ONE) == BEGUN - LAG
    assert world.clock.when(ONE, BEGUN) is None
    world.clock.online(0, 2)
    assert world.clock.of(ONE) == BEGUN - LAG
    world.pass_by(10)
    assert world.clock.of(ONE) == BEGUN + 10 - LAG


async def test_a_shard_that_is_left_goes_on_as_its_new_owner_says(world: World) -> None:
    world.pass_by(10)
    left = world.clock.leave(0)
    assert [(time.shard, time.lag, time.at) for time in left.of_shards] == [(0, LAG, BEGUN + 10)]
    assert world.clock.saved().of_shards == ()
    world.clock.online(0, 2)  # too late
    assert not world.clock.is_online(0)
    world.clock.follow([ShardTime(2, 0, LAG + 5, None, BEGUN + 10)], LEASE)
    assert world.clock.of(ONE) == BEGUN + 10 - LAG - 5
