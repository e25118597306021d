"""The proofs *Faults of Discord* and *Faults of the line*, one scenario at a time."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from bot.config import Settings
from tests.discord.house import House, offline
from tests.proof import faults, line
from tests.proof.scenarios import SCENARIOS, Scenario
from tests.proof.tour import Tour, short_game_settings, what_is_wrong
from tests.proof.wire import wired

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

each_scenario = pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.name for scenario in SCENARIOS])


@pytest.fixture
def settings() -> Iterator[Settings]:
    with short_game_settings() as settings:
        yield settings


@each_scenario
async def test_faults(scenario: Scenario, settings: Settings) -> None:
    async with offline(settings) as env:
        with closing(House(env, settings)) as house:
            async for wrong in what_is_wrong(Tour(house), scenario, faults.STATUSES):
                pytest.fail(wrong)


@each_scenario
async def test_line(scenario: Scenario, settings: Settings) -> None:
    async with wired(settings) as (env, troubles):
        with closing(House(env, settings)) as house:
            async for wrong in what_is_wrong(line.LineTour(house, troubles), scenario, [*line.TIMES]):
                pytest.fail(wrong)
