"""A tour of all scenarios, in each of which every request to Discord fails once in every given way."""

import math
import re
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
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
from tests.proof.announced import announcement_faults
from tests.proof.consistency import challenge_faults, inconsistencies, open_hands, public_faults
from tests.proof.error_log import logged_errors
from tests.proof.reminded import reminder_faults
from tests.proof.report import Figure
from tests.proof.scenarios import SCENARIOS, Scenario
from tests.proof.wire import CUT, FAILING, LOST, RATIONED, SILENT
from tests.tables.offline_bot import SHORT_GAME

RECOVERED_AFTER = 12.0
"""Seconds after which what failed has been tried again."""

MADE_AGAIN = (RATIONED, FAILING, CUT, LOST)
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

    @property
    def is_made_again(self) -> bool:
        """At once, by discord.py or by the bot, so that nobody has to wait."""
        return self.failure in MADE_AGAIN


class Seen(msgspec.Struct, frozen=True):
    requests: Sequence[Request]
    """To which the one action leads."""
    faults: Sequence[str]


class Sight:
    """All messages of a channel, and of private messages to the bot, as they are now."""

    def __init__(self, house: House) -> None:
        backend = house.env.backend
        self._seen = [
            (message, message.content, repr(message.components), repr(message.attachments))
            for channel in (house.channel.id, *backend.dm_channels.values())
            for message in backend.messages.get(channel, {}).values()
        ]

    def of(self, user_id: int) -> list[tuple[object, ...]]:
        return [(message.id, *rest) for message, *rest in self._seen if message.visible_to(user_id)]


def _unanswered(before: Sight, after: Sight, result: simcord.InteractionResult | None) -> list[str]:
    """Whoever did something was told so in time, and sees something that was not there before."""
    if result is None:
        return []
    if not result.acknowledged:
        return ["nobody was told"]
    if result._interaction.loading and result.response is not None:
        return ["it still says that the bot is thinking"]
    user_id = result._interaction.user_id
    return ["nothing came of it that can be seen"] if before.of(user_id) == after.of(user_id) else []


class Tour:
    """One scenario after the other in one house, each in a channel and with people of its own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._channels = 0

    async def seen(self, scenario: Scenario) -> Seen:
        """How the scenario goes when nothing fails."""
        return await _patiently(lambda: self._seen(scenario))

    async def _seen(self, scenario: Scenario) -> Seen:
        house = await self.begin(scenario)
        before = Sight(house)
        with logged_errors() as logged:
            result = await scenario.act(house)
            await house.env.settle()
            requests = {
                Request(made.method, _ID.sub(lambda found: "?" * len(found[0]), made.path))
                for made in house.env.http_requests
            }
            faults = _unanswered(before, Sight(house), result)
            if not scenario.is_shut_out:
                faults += [
                    *await open_hands(house),
                    *await announcement_faults(house, 0),
                    *await challenge_faults(house),
                    *reminder_faults(house),
                    *await inconsistencies(house),
                ]
        await self._close_tables()
        return Seen(sorted(requests), [*faults, *logged])

    async def begin(self, scenario: Scenario) -> House:
        """Up to its one action."""
        house = self._new_channel()
        await scenario.prepare(house)
        await house.env.settle()
        house.env.http_requests.clear()
        return house

    async def faults_of(self, case: Case) -> list[str]:
        """What is wrong some time after this one request has failed in this way."""
        try:
            return await _patiently(lambda: self._faults_of(case))
        except TimeoutError as error:
            return [str(error)]

    async def _faults_of(self, case: Case) -> list[str]:
        errors = self.house.env.error_cursor
        house = await self.begin(case.scenario)
        with logged_errors() as logged:
            before = Sight(house)
            result = await self.act_with_failure(case)
            faults: list[str] = []
            if case.is_made_again and not case.scenario.is_shut_out:
                faults += [f"not at once: {fault}" for fault in await public_faults(house)]
            await house.env.advance_time(RECOVERED_AFTER)
            if not case.scenario.is_shut_out:
                faults += _unanswered(before, Sight(house), result)
            faults += await self._what_is_wrong(case)
        await self._close_tables()
        faults += [f"an exception: {error!r}" for error in house.env.errors_since(errors)]
        return [*faults, *logged]

    async def _what_is_wrong(self, case: Case) -> list[str]:
        """When all that failed has been tried again."""
        house, refused = self.house, case.failure == 403
        if case.scenario.look_again is not None:
            await case.scenario.look_again(house)
        faults = [] if case.failure in _FINAL else await open_hands(house)
        if refused and case.request.method != "DELETE":
            faults += await public_faults(house, in_words="ever")
        late = math.inf if refused else RECOVERED_AFTER  # where the bot may say nothing it does not try again
        if not (refused and case.request.method == "DELETE"):
            faults += await announcement_faults(house, late, pictures=case.failure not in _FINAL)
        faults += reminder_faults(house, is_refused=not case.is_made_again)
        if refused:
            await _change_something(house)
        return faults + await inconsistencies(house, in_words="at the end" if refused else "never")

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
        *_, token, _, message = refused.path.split("/")
        answered = backend.interactions.get(backend.interaction_tokens.get(token, 0))
        number = answered.message_id if answered is not None and message == "@original" else int(message)
        for messages in backend.messages.values():
            messages.pop(number or 0, None)

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
        patch.setattr("bot.tables.runtime.heartbeat.HEARTBEAT", 24 * 3600.0)
        yield settings_at(Path(folder))


def cases_of(scenario: Scenario, request: Request, failures: Sequence[int | str]) -> list[Case]:
    wanted = [failure for failure in failures if failure != SILENT or scenario.may_be_silent]
    return [Case(scenario, request, failure) for failure in wanted]


async def what_is_wrong(tour: Tour, scenario: Scenario, failures: Sequence[int | str]) -> AsyncIterator[str]:
    """First when nothing fails, then with every request failing in every way: a line for each case that is wrong."""
    seen = await tour.seen(scenario)
    if seen.faults:
        yield f"{scenario.name}: {', '.join(seen.faults)}"
    for case in [case for request in seen.requests for case in cases_of(scenario, request, failures)]:
        if faults := await tour.faults_of(case):
            yield f"{case}: {', '.join(faults)}"


async def figures(tour: Tour, failures: Sequence[int | str], how: str, *, only: Sequence[str] = ()) -> list[Figure]:
    """With `only` some scenarios, every request still fails in every way, but each in one scenario."""
    faults: dict[Request, dict[str, Sequence[str]]] = {}
    unfailed: dict[str, Sequence[str]] = {}
    for scenario in steps([scenario for scenario in SCENARIOS if not only or scenario.name in only], "scenarios"):
        seen = await tour.seen(scenario)
        unfailed[scenario.name] = seen.faults
        for request in seen.requests:
            known = faults.setdefault(request, {})
            if only and known:
                continue
            for case in cases_of(scenario, request, failures):
                known[str(case)] = await tour.faults_of(case)
    return [
        _figure("nothing fails: all is right", unfailed),
        *(_figure(f"`{request}` {how}: all is right again", cases) for request, cases in sorted(faults.items())),
    ]


def _figure(what: str, cases: Mapping[str, Sequence[str]]) -> Figure:
    wrong = {case: faults for case, faults in cases.items() if faults}
    return Figure(
        what,
        f"{len(cases) - len(wrong)} of {len(cases)}",
        "all",
        not wrong,
        anywhere=True,
        remark="; ".join(f"{case}: {', '.join(faults)}" for case, faults in wrong.items()),
    )
