"""A tour of all scenarios, in each of which every request to Discord fails once in every given way."""

import math
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
from simcord.backend.models import Message

from bot.config import Settings
from bot.progress import steps
from bot.tables.runtime.servers import close_where
from tests.discord.consistency import inconsistencies, open_hands, public_faults
from tests.discord.error_log import logged_errors
from tests.discord.house import House, settings_at
from tests.discord.wire import CUT, FAILING, LOST, RATIONED
from tests.proof.announced import announcement_faults
from tests.proof.report import Figure
from tests.proof.scenarios import SCENARIOS, Scenario
from tests.tables.offline_bot import SHORT_GAME

RECOVERED_AFTER = 12.0
"""Seconds after which what failed has been tried again."""

MADE_AGAIN = (RATIONED, FAILING, CUT, LOST)
"""At once, by discord.py or by the bot, so that nobody has to wait."""
_ATTEMPTS = 4
"""On a busy machine simcord may time out, which says nothing about the bot."""
_CODES = {403: 50013, 404: 10008}
_FINAL = (403, 404)
"""What Discord refuses like this it would refuse again."""
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


Sight = list[tuple[Message, str, str, str]]


def _sight(house: House) -> Sight:
    """Return all messages of the channel, and of private messages to the bot, as they are now."""
    backend = house.env.backend
    return [
        (message, message.content, repr(message.components), repr(message.attachments))
        for channel in (house.channel.id, *backend.dm_channels.values())
        for message in backend.messages.get(channel, {}).values()
    ]


def _unanswered(house: House, before: Sight, result: simcord.InteractionResult | None) -> list[str]:
    """Whoever did something was told so in time, and sees something that was not there before."""
    if result is None:
        return []
    if not result.acknowledged:
        return ["nobody was told"]
    if result._interaction.loading and result.response is not None:
        return ["it still says that the bot is thinking"]
    user_id = result._interaction.user_id
    seen = [[entry for entry in sight if entry[0].visible_to(user_id)] for sight in (before, _sight(house))]
    return ["nothing came of it that can be seen"] if seen[0] == seen[1] else []


class Tour:
    """One scenario after the other in one house, each in a channel and with people of its own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._channels = 0

    async def goes_through(self, scenario: Scenario) -> tuple[list[Request], list[str]]:
        """Return the requests to which the one action leads when nothing fails, and what is wrong then."""
        house = await self._begin(scenario)
        before = _sight(house)
        with logged_errors() as logged:
            result = await scenario.act(house)
            await house.env.settle()
            made = {
                Request(made.method, _ID.sub(lambda found: "?" * len(found[0]), made.path))
                for made in house.env.http_requests
            }
            faults = _unanswered(house, before, result)
            if not scenario.is_shut_out:
                faults += await open_hands(house) + await announcement_faults(house, 0) + await inconsistencies(house)
        await self._close_tables()
        return sorted(made), [*faults, *logged]

    async def faults_of(self, case: Case) -> list[str]:
        """Return what is wrong some time after this one request has failed in this way."""
        errors = self.house.env.error_cursor
        house = await self._begin(case.scenario)
        with logged_errors() as logged:
            before = _sight(house)
            result = await self.act_with_failure(case)
            faults: list[str] = []
            if case.failure in MADE_AGAIN and not case.scenario.is_shut_out:
                faults += [f"not at once: {fault}" for fault in await public_faults(house)]
            await house.env.advance_time(RECOVERED_AFTER)
            if not case.scenario.is_shut_out:
                faults += _unanswered(house, before, result)
            faults += await self._what_is_wrong(case)
        await self._close_tables()
        return [*faults, *(f"an exception: {error!r}" for error in house.env.errors_since(errors)), *logged]

    async def _begin(self, scenario: Scenario) -> House:
        """Go up to its one action."""
        house = self.house
        self._channels += 1
        house.channel = house.guild.create_text_channel(f"channel-{self._channels}")
        house.people.clear()
        house.env.backend.faults.clear()
        await scenario.prepare(house)
        await house.env.settle()
        house.env.http_requests.clear()
        return house

    async def _what_is_wrong(self, case: Case) -> list[str]:
        """Look when all that failed has been tried again."""
        house, refused, deletes = self.house, case.failure == 403, case.request.method == "DELETE"
        if case.scenario.look_again is not None:
            await case.scenario.look_again(house)
        faults = [] if case.failure in _FINAL else await open_hands(house)
        if refused and not deletes:
            faults += await public_faults(house, in_words="ever")
        late = math.inf if refused else RECOVERED_AFTER  # where the bot may say nothing it does not try again
        if not (refused and deletes):
            faults += await announcement_faults(house, late, pictures=case.failure not in _FINAL)
        if refused and house.rows(f"{_OPEN} AND channel_id = ?", house.channel.id):
            for colours in ("four", "two"):  # the table is there in words until the next change
                await house["alice"].slash(house.channel, "table look", colors=colours)
        return faults + await inconsistencies(house, in_words="at the end" if refused else "never")

    async def act_with_failure(self, case: Case) -> simcord.InteractionResult | None:
        env = self.house.env
        assert isinstance(case.failure, int)
        code = _CODES.get(case.failure, 0)
        env.inject_error(case.request.method, case.request.address, status=case.failure, code=code)
        fault = env.backend.faults[-1]
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
        made = backend.http_requests
        refused = next(sent for sent in made if sent.method == request.method and fnmatch(sent.path, request.address))
        *_, token, _, message = refused.path.split("/")
        answered = backend.interactions.get(backend.interaction_tokens.get(token, 0))
        number = answered.message_id if answered is not None and message == "@original" else int(message)
        for messages in backend.messages.values():
            messages.pop(number or 0, None)

    async def _close_tables(self) -> None:
        for guild, channel in self.house.rows(_OPEN):
            await close_where(self.house.bot.services.tables, guild, channel)


async def _patiently(attempt: Callable[[], Awaitable[Result]]) -> Result:
    for _ in range(_ATTEMPTS):
        with suppress(TimeoutError):
            return await attempt()
    raise TimeoutError("the machine was too busy to tell")


@contextmanager
def short_game_settings() -> Iterator[Settings]:
    """For a house in which every game is the same short one."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: SHORT_GAME)
        # simcord waits for every timer that is due soon, and this one always is.
        patch.setattr("bot.tables.runtime.heartbeat.HEARTBEAT", 24 * 3600.0)
        yield settings_at(Path(folder))


async def figures(tour: Tour, failures: Sequence[int | str], how: str, *, only: Sequence[str] = ()) -> list[Figure]:
    """With `only` some scenarios, every request still fails in every way, but each in one scenario."""
    faults: dict[Request, dict[str, list[str]]] = {}
    unfailed: dict[str, list[str]] = {}
    for scenario in steps([scenario for scenario in SCENARIOS if not only or scenario.name in only], "scenarios"):
        requests, unfailed[scenario.name] = await _patiently(lambda scenario=scenario: tour.goes_through(scenario))
        for request in requests:
            known = faults.setdefault(request, {})
            for failure in () if only and known else failures:
                case = Case(scenario, request, failure)
                known[str(case)] = await _patiently(lambda case=case: tour.faults_of(case))
    return [
        _figure("nothing fails: all is right", unfailed),
        *(_figure(f"`{request}` {how}: all is right again", cases) for request, cases in sorted(faults.items())),
    ]


def _figure(what: str, cases: dict[str, list[str]]) -> Figure:
    wrong = [f"{case}: {', '.join(faults)}" for case, faults in cases.items() if faults]
    measured = f"{len(cases) - len(wrong)} of {len(cases)}"
    return Figure(what, measured, "all", not wrong, anywhere=True, remark="; ".join(wrong))
