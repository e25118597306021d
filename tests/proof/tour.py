"""A tour of all scenarios, in each of which every request to Discord fails once in every given way."""

import re
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from fnmatch import fnmatch
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
import simcord

from bot.config import Settings
from bot.progress import steps
from tests.discord.house import House, settings_at
from tests.proof.consistency import inconsistencies
from tests.proof.error_log import logged_errors
from tests.proof.report import Figure
from tests.proof.scenarios import SCENARIOS, Scenario
from tests.tables.offline_bot import SHORT_GAME

RECOVERED_AFTER = 12.0
"""Seconds after which what failed has been tried again."""

_ATTEMPTS = 4
"""On a busy machine simcord may time out, which says nothing about the bot."""
_CODES = {403: 50013, 404: 10008}
_OPEN = "SELECT guild_id, channel_id FROM tables WHERE phase IN ('lobby', 'playing') AND private_to IS NULL"
_ID = re.compile(r"(?<=/)(\d{5,}|[A-Za-z0-9_.=-]{30,})(?=/|$)")

Result = TypeVar("Result")


class Request(msgspec.Struct, frozen=True, order=True):
    """A kind of request: its method, and its address with `?` for every character of an id."""

    method: str
    address: str

    def __str__(self) -> str:
        return f"{self.method} {re.sub(r'[?]+', '…', self.address)}"


class Case(msgspec.Struct, frozen=True):
    scenario: Scenario
    request: Request
    failure: int | str
    """A status, or one of `wire.TROUBLES`."""

    def __str__(self) -> str:
        return f"{self.scenario.name}: {self.request} answered {self.failure}"


class Tour:
    """One scenario after the other in one house, each in a channel and with people of its own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._channels = 0

    async def requests_of(self, scenario: Scenario) -> list[Request]:
        return await _patiently(lambda: self._requests_of(scenario))

    async def _requests_of(self, scenario: Scenario) -> list[Request]:
        env = self._new_channel().env
        await scenario.prepare(self.house)
        await env.settle()
        env.http_requests.clear()
        await scenario.act(self.house)
        await env.settle()
        requests = {
            Request(made.method, _ID.sub(lambda found: "?" * len(found[0]), made.path)) for made in env.http_requests
        }
        await self._close_tables()
        return sorted(requests)

    async def faults_of(self, case: Case) -> list[str]:
        """What is wrong some time after this one request has failed in this way."""
        try:
            return await _patiently(lambda: self._faults_of(case))
        except TimeoutError as error:
            return [str(error)]

    async def _faults_of(self, case: Case) -> list[str]:
        house, scenario = self._new_channel(), case.scenario
        errors = house.env.error_cursor
        await scenario.prepare(house)
        await house.env.settle()
        with logged_errors() as logged:
            result = await self.act_with_failure(case)
            faults = ["nobody was told"] if result is not None and not result.acknowledged else []
            await house.env.advance_time(RECOVERED_AFTER)
            if scenario.look_again is not None:
                await scenario.look_again(house)
            if case.failure == 403:
                await _change_something(house)
            faults += await inconsistencies(house)
        await self._close_tables()
        faults += [f"an exception: {error!r}" for error in house.env.errors_since(errors)]
        return [*faults, *logged]

    async def act_with_failure(self, case: Case) -> simcord.InteractionResult | None:
        env = self.house.env
        assert isinstance(case.failure, int)
        code = _CODES.get(case.failure, 0)
        env.inject_error(case.request.method, case.request.address, status=case.failure, code=code)
        fault = env.backend.faults[-1]
        env.http_requests.clear()
        result = await case.scenario.act(self.house)
        await env.settle()
        assert fault not in env.backend.faults, "the request was not made"
        env.backend.faults.clear()
        if (case.request.method, case.failure) == ("DELETE", 404):
            self._remove_message(case.request)
        return result

    def _remove_message(self, request: Request) -> None:
        """What Discord reports as missing must be missing."""
        backend = self.house.env.backend
        refused = next(
            made
            for made in backend.http_requests
            if made.method == request.method and fnmatch(made.path, request.address)
        )
        channel, message = refused.path.split("/")[2], refused.path.split("/")[-1]
        backend.messages.get(int(channel), {}).pop(int(message) if message.isdecimal() else 0, None)

    def _new_channel(self) -> House:
        house = self.house
        self._channels += 1
        house.channel = house.guild.create_text_channel(f"channel-{self._channels}")
        house.people.clear()
        house.env.http_requests.clear()
        house.env.backend.faults.clear()
        return house

    async def _close_tables(self) -> None:
        for guild, channel in self.house.rows(_OPEN):
            await self.house.bot.services.tables.close_where(guild, channel)


async def _patiently(attempt: Callable[[], Awaitable[Result]]) -> Result:
    for _ in range(_ATTEMPTS):
        with suppress(TimeoutError):
            return await attempt()
    raise TimeoutError("the machine was too busy to tell")


async def _change_something(house: House) -> None:
    """The bot was not allowed to show the table, so it is there in words until the next change."""
    if house.rows(f"{_OPEN} AND channel_id = ?", house.channel.id):
        await house["alice"].slash(house.channel, "table look", colours="four")
        await house["alice"].slash(house.channel, "table look", colours="two")


@contextmanager
def short_game_settings() -> Iterator[Settings]:
    """For a house in which every game is the same short one."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: SHORT_GAME)
        # simcord waits for every timer that is due soon, and this one always is.
        patch.setattr("bot.tables.runtime.upkeep.HEARTBEAT", 24 * 3600.0)
        yield settings_at(Path(folder))


async def figures(tour: Tour, failures: Sequence[int | str], how: str, *, only: Sequence[str] = ()) -> list[Figure]:
    """With `only` some scenarios, every request still fails in every way, but each in one scenario."""
    faults: dict[Request, dict[str, list[str]]] = {}
    for scenario in steps([scenario for scenario in SCENARIOS if not only or scenario.name in only], "scenarios"):
        for request in await tour.requests_of(scenario):
            known = faults.setdefault(request, {})
            if only and known:
                continue
            for failure in failures:
                case = Case(scenario, request, failure)
                known[str(case)] = await tour.faults_of(case)
    return [_figure(request, how, cases) for request, cases in sorted(faults.items())]


def _figure(request: Request, how: str, cases: dict[str, list[str]]) -> Figure:
    wrong = {case: faults for case, faults in cases.items() if faults}
    return Figure(
        f"`{request}` {how}: all is right again",
        f"{len(cases) - len(wrong)} of {len(cases)}",
        "all",
        not wrong,
        anywhere=True,
        remark="; ".join(f"{case}: {', '.join(faults)}" for case, faults in wrong.items()),
    )
