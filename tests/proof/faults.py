"""Faults of Discord: every request that the bot makes is refused in every way, at every kind of moment of a game."""

import asyncio
import logging
import re
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from fnmatch import fnmatch
from pathlib import Path

import msgspec
import pytest
import simcord

from bot.config import Settings
from tests.discord.house import House, offline, settings_at
from tests.proof.moments import MOMENTS, Moment
from tests.proof.report import Figure
from tests.proof.rightness import wrong
from tests.tables.offline_bot import SHORT_GAME

LATER = 12.0
"""Seconds after which what failed has been tried again."""
SHORT = (
    "a move by command",
    "a second misplay",
    "a move at a buried table",
    "a move in a sleeping thread",
    "jugglers: a move in a hand",
    "junk: a private move by command",
)

TITLE = "Faults of Discord"
WORDS = f"""\
A tour of all that the bot does on an offline Discord (simcord), {len(MOMENTS)} kinds of moment. Every request that is
made in each of them is refused once in each of three ways: 500, 403 and 404. What was done must then either have
happened or not, with its log and its snapshot in agreement; whoever did it has an answer; no exception is left over and
nothing is logged as an error; and {LATER:.0f} seconds later everything stands right: one message for the table with
the text, the buttons and the picture of the table as it is, at most one Juse!, nobody called to turn who is not waited
for, the hand as it is for whoever opens it. What only its player sees is looked at after they ask for it again. After a
403 the table is told in words where the bot may still do that, and the picture is back with the next change; the end of
a game stays told in words."""

_ATTEMPTS = 4
"""On a busy machine simcord may lose its patience with the bot; that says nothing about either."""
_STATUSES = (500, 403, 404)
_CODES = {403: 50013, 404: 10008}
_OPEN = "SELECT guild_id, channel_id FROM tables WHERE phase IN ('lobby', 'playing') AND private_to IS NULL"
_ID = re.compile(r"(?<=/)(\d{5,}|[A-Za-z0-9_.=-]{30,})(?=/|$)")


class Request(msgspec.Struct, frozen=True, order=True):
    """A kind of request: its method, and its address with a sign for each that can differ."""

    method: str
    address: str

    def __str__(self) -> str:
        return f"{self.method} {re.sub(r'[?]+', '…', self.address)}"


class Case(msgspec.Struct, frozen=True):
    moment: Moment
    request: Request
    answer: int | str
    """A status, or what befalls the request on its way."""

    def __str__(self) -> str:
        return f"{self.moment.name}: {self.request} answered {self.answer}"


class Grumbles(logging.Handler):
    """What the bot logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(f"{record.name}: {record.getMessage()}")


class Tour:
    """One moment after the other in one house, each in a channel and with people of its own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._parlours = 0

    async def requests_of(self, moment: Moment) -> list[Request]:
        for _ in range(_ATTEMPTS):
            with suppress(TimeoutError):
                return await self._requests_of(moment)
        raise TimeoutError("the machine was too busy to tell")

    async def _requests_of(self, moment: Moment) -> list[Request]:
        house = self._fresh()
        await moment.prepare(house)
        await house.env.settle()
        house.env.http_requests.clear()
        await moment.act(house)
        await house.env.settle()
        made = {
            Request(entry.method, _ID.sub(lambda found: "?" * len(found[0]), entry.path))
            for entry in house.env.http_requests
        }
        await self._leave()
        return sorted(made)

    async def faults_of(self, case: Case) -> list[str]:
        """What is wrong a moment after this one request has failed in this way."""
        for _ in range(_ATTEMPTS):
            with suppress(TimeoutError):
                return await self._faults_of(case)
        return ["the machine was too busy to tell"]

    async def _faults_of(self, case: Case) -> list[str]:
        house, moment = self._fresh(), case.moment
        errors = house.env.error_cursor
        await moment.prepare(house)
        await house.env.settle()
        with listening() as grumbles:
            told = await self.struck(case)
            faults = ["nobody was told"] if told is not None and not told.acknowledged else []
            await house.env.advance_time(LATER)
            if moment.once_more is not None:
                await moment.once_more(house)
            if case.answer == 403:
                await _next_success(house)
            faults += await wrong(house)
        await self._leave()
        faults += [f"an exception: {error!r}" for error in house.env.errors_since(errors)]
        return [*faults, *grumbles]

    async def struck(self, case: Case) -> simcord.InteractionResult | None:
        """What came of the moment's act, with its request failing."""
        env = self.house.env
        assert isinstance(case.answer, int)
        code = _CODES.get(case.answer, 0)
        env.inject_error(case.request.method, case.request.address, status=case.answer, code=code)
        fault = env.backend.faults[-1]
        env.http_requests.clear()
        told = await case.moment.act(self.house)
        await env.settle()
        assert fault not in env.backend.faults, "the request was not made"
        env.backend.faults.clear()
        if (case.request.method, case.answer) == ("DELETE", 404):
            self._take_away(case.request)
        return told

    def _take_away(self, request: Request) -> None:
        """What Discord says is not there is not there."""
        backend = self.house.env.backend
        refused = next(
            entry
            for entry in backend.http_requests
            if entry.method == request.method and fnmatch(entry.path, request.address)
        )
        channel, message = refused.path.split("/")[2], refused.path.split("/")[-1]
        backend.messages.get(int(channel), {}).pop(int(message) if message.isdecimal() else 0, None)

    def _fresh(self) -> House:
        house = self.house
        self._parlours += 1
        house.channel = house.guild.create_text_channel(f"parlour-{self._parlours}")
        house.people.clear()
        house.env.http_requests.clear()
        house.env.backend.faults.clear()
        return house

    async def _leave(self) -> None:
        """The tables of this moment do nothing any more."""
        house = self.house
        for guild, channel in house.rows(_OPEN):
            await house.bot.hall.close_where(guild, channel)


@contextmanager
def listening() -> Iterator[list[str]]:
    grumbles, root = Grumbles(), logging.getLogger()
    root.addHandler(grumbles)
    try:
        yield grumbles.heard
    finally:
        root.removeHandler(grumbles)


async def _next_success(house: House) -> None:
    """Something is done at the table that was told in words, as it was not allowed to show it."""
    if house.rows(
        "SELECT 1 FROM tables WHERE phase IN ('lobby', 'playing') AND channel_id = ? AND private_to IS NULL",
        house.channel.id,
    ):
        await house["alice"].slash(house.channel, "table deck", colours="four")
        await house["alice"].slash(house.channel, "table deck", colours="two")


@contextmanager
def premises() -> Iterator[Settings]:
    """For a house in which every game is the same short one."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: SHORT_GAME)
        # simcord waits for each timer that is due soon, and this one always is.
        patch.setattr("bot.tables.runtime.tables.HEARTBEAT", 24 * 3600.0)
        yield settings_at(Path(folder))


@asynccontextmanager
async def tour() -> AsyncIterator[Tour]:
    with premises() as settings:
        async with offline(settings) as env:
            with closing(House(env, settings)) as house:
                yield Tour(house)


def prove(*, short: bool) -> list[Figure]:
    return asyncio.run(_refused(short=short))


async def _refused(*, short: bool) -> list[Figure]:
    async with tour() as there:
        return await figures(there, _STATUSES, "refused", only=SHORT if short else ())


async def figures(there: Tour, answers: Sequence[int | str], befell: str, *, only: Sequence[str] = ()) -> list[Figure]:
    """With `only` some moments, every request gets every answer too, but each at one kind of moment."""
    wrong_in: dict[Request, dict[str, list[str]]] = {}
    for moment in (moment for moment in MOMENTS if not only or moment.name in only):
        for request in await there.requests_of(moment):
            known = wrong_in.setdefault(request, {})
            if only and known:
                continue
            for answer in answers:
                case = Case(moment, request, answer)
                known[str(case)] = await there.faults_of(case)
    return [_figure(request, befell, cases) for request, cases in sorted(wrong_in.items())]


def _figure(request: Request, befell: str, cases: dict[str, list[str]]) -> Figure:
    wrong = {case: faults for case, faults in cases.items() if faults}
    return Figure(
        f"`{request}` {befell}: all is right again",
        f"{len(cases) - len(wrong)} of {len(cases)}",
        "all",
        not wrong,
        anywhere=True,
        remark="; ".join(f"{case}: {', '.join(faults)}" for case, faults in wrong.items()),
    )
