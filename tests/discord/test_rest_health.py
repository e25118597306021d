"""Whether Discord answers, seen by real requests over a socket."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import aiohttp
import pytest
from aiohttp import web

from bot.tables.runtime.clock import Clock
from bot.tables.store.resuming import SavedTime
from bot.ui.discord import health
from bot.ui.discord.health import RestHealth, on_refused
from tests.host.listening import served
from tests.tables.offline_bot import eventually

DATE = datetime(2026, 3, 1, 12, 0, 0, tzinfo=UTC)


class There:
    """A small Discord, somebody who asks it things, and what the bot makes of it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status = 200
        self.asked = 0
        self.silent = False
        self.seconds = 5.0
        self.clock = Clock(lambda: self.seconds)
        self.clock.start(SavedTime(1000.0))
        self.clock.online(0, 1)
        self.health = RestHealth(self.clock, lambda: self.request("gateway/bot"))
        self.session = aiohttp.ClientSession(trace_configs=[self.health.trace])

    async def answer(self, _: web.Request) -> web.Response:
        self.asked += 1
        if self.silent:
            await asyncio.sleep(60)
        return web.Response(status=self.status, headers={"Date": f"{DATE:%a, %d %b %Y %H:%M:%S} GMT"})

    async def request(self, path: str = "channels/1") -> int:
        async with self.session.get(f"{self.address}/api/v10/{path}") as response:
            return response.status

    @property
    def goes(self) -> bool:
        return self.clock.when(0, 0.0) is not None


@pytest.fixture
async def there(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[There]:
    for name, seconds in {"_PATIENCE": 0.1, "_ASK_EVERY": 0.1, "_ANSWER_WITHIN": 0.3, "_SILENT": 0.2}.items():
        monkeypatch.setattr(health, name, seconds)
    app, found = web.Application(), list[There]()

    async def answer(request: web.Request) -> web.Response:
        return await found[0].answer(request)

    app.router.add_get("/{path:.*}", answer)
    async with served(app) as address:
        found.append(There(address))
        yield found[0]
        found[0].health.close()
        found[0].clock.close()
        await found[0].session.close()


async def test_while_it_answers_5xx_the_clocks_stand_still_and_then_go_on_by_themselves(there: There) -> None:
    assert there.health.date is None
    await there.request()
    assert there.health.date == DATE.timestamp(), "that of Discord's answers"
    begun, there.status = there.clock.table_time(0), 503
    there.seconds += 1
    await there.request()
    await eventually(lambda: not there.goes)
    assert there.clock.table_time(0) == begun, "since the last answer, not since it was noticed"
    asked = there.asked
    await eventually(lambda: there.asked > asked + 2)
    assert not there.goes
    there.status = 429  # Discord is there, and wants fewer requests
    await eventually(lambda: there.goes)


async def test_an_unreachable_discord_stops_the_clocks(there: There) -> None:
    address, there.address = there.address, "http://127.0.0.1:9"
    with pytest.raises(aiohttp.ClientConnectionError):
        await there.request()
    await eventually(lambda: not there.goes)
    there.address = address
    await eventually(lambda: there.goes)


async def test_that_it_is_there_again_after_an_outage_is_passed_on_once(there: There) -> None:
    answered: list[int] = []
    there.health.on_answer = lambda: answered.append(there.asked)
    await there.request()
    there.status = 500
    await there.request()
    await eventually(lambda: not there.goes)
    assert not answered
    there.seconds += 1
    there.status = 200
    await eventually(lambda: there.goes)
    await there.request()
    assert len(answered) == 1


async def test_a_request_given_up_after_a_long_silence_is_a_failure_and_one_given_up_at_once_is_none(
    there: There,
) -> None:
    there.silent = True
    for number, seconds in enumerate((0.0, 1.0), 1):
        assert there.goes
        asking = asyncio.ensure_future(there.request())
        await eventually(lambda number=number: there.asked == number)
        there.seconds += seconds
        asking.cancel()
        await asyncio.wait({asking})
        await asyncio.sleep(0.2)
    await eventually(lambda: not there.goes)


async def test_what_discord_refuses_as_too_many_is_told_to_whoever_asked_for_it(there: There) -> None:
    told, names = list[str](), ("one", "other")

    async def asks(name: str, status: int) -> None:
        on_refused.set(lambda: told.append(name))
        there.status = status
        await there.request()

    for name, status in zip(names, (200, 429), strict=True):
        await asyncio.create_task(asks(name, status))
    assert told == ["other"]
