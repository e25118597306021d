"""A house for each test, and at its end a check for errors that the bot swallowed."""

import hashlib
import logging
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import simcord
from msgspec.structs import replace

from bot.config import Settings
from bot.core.game import Choose, Question, think
from bot.features.replay import film
from bot.parts import find_kit
from bot.tables.runtime.pool import Asker, Pool, Rank, Stopping
from bot.tables.runtime.thinker import Thinker, Thought
from bot.ui.table import painter
from render import Frame, Scene
from tests.discord.api_limits import check_all
from tests.discord.elsewhere import KINDS, Elsewhere, Kind
from tests.discord.house import House, offline, settings_at
from tests.discord.junk_player import JunkPlayer
from tests.discord.translated_once import translated_once
from tests.new_database import put_new_database
from tests.tables.offline_bot import SHORT_GAME

A_DAY = 24 * 3600.0


@pytest.fixture(scope="session", autouse=True)
def commands_are_translated_once() -> Iterator[None]:
    """Also by bots that no `house` is for."""
    with translated_once():
        yield


@pytest.fixture
def settings(tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    """A test that needs others gives them as this fixture's parameter."""
    settings = settings_at(tmp_path, **getattr(request, "param", {}))
    assert isinstance(settings.database, Path)
    put_new_database(settings.database)
    return settings


@pytest_asyncio.fixture
async def env(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[simcord.Env]:
    # simcord waits for every timer that is due within seconds, which a heartbeat often is.
    monkeypatch.setattr("bot.tables.runtime.heartbeat.HEARTBEAT", A_DAY)
    monkeypatch.setattr(Thinker, "ask", think_here)
    monkeypatch.setattr(Pool, "ask", call_here)
    monkeypatch.setattr(film, "SPARE_TIME", replace(film.SPARE_TIME, niceness=0))
    async with offline(settings) as env:
        yield env


async def think_here(_: Thinker, choose: Choose, question: Question, _asker: Asker) -> Thought:
    """Answer without a process of low priority, which takes its time on a busy machine."""
    return Thought(think(choose, question), question.effort)


async def call_here(_: Pool, asker: Asker, function: Callable[..., Any], *arguments: Any) -> Any:
    """The same for what no table waits for; what nobody does is left for later, as it takes seconds."""
    if asker.rank is Rank.NOBODY:
        raise Stopping
    return function(*arguments)


@pytest.fixture
def house(
    env: simcord.Env, settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> Iterator[House]:
    """Every game in it is dealt from one seed, so that a test sees the same cards each time."""
    monkeypatch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: SHORT_GAME)
    with closing(House(env, settings)) as house:
        yield house


@pytest.fixture
def painted() -> None:
    """For tests that look at pictures: theirs are painted."""


@pytest.fixture(autouse=True)
def unpainted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """All other tests send what nobody can open, but it is the same only where the scene is."""
    if "painted" not in request.fixturenames:
        monkeypatch.setattr(painter, "paint", stub_of)
        monkeypatch.setattr(painter, "gif_for", StubGif)


def stub_of(shown: object) -> bytes:
    return b"not painted: " + hashlib.sha256(repr(shown).encode()).digest()


class StubGif:
    def __init__(self, frames: Sequence[Frame]) -> None:
        self._frames = frames

    def add(self, scene: Scene, milliseconds: int) -> None:
        pass

    def end(self) -> None:
        pass

    def to_bytes(self, *how: object) -> bytes:
        return stub_of((self._frames, how))


@pytest.fixture
def who_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a game in which nothing else can be predicted."""
    monkeypatch.setitem(find_kit("juse").__dict__, "forecast", None)


@pytest.fixture
async def alice(house: House) -> JunkPlayer:
    return JunkPlayer(house, "alice")


@pytest.fixture
async def bob(house: House) -> JunkPlayer:
    return JunkPlayer(house, "bob")


@pytest.fixture
def elsewhere(house: House) -> Elsewhere:
    return Elsewhere(house)


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    return request.param


@pytest.fixture
def there(elsewhere: Elsewhere, kind: Kind) -> simcord.ChannelHandle:
    return elsewhere.channel(kind)


@pytest.fixture
def group(elsewhere: Elsewhere) -> simcord.ChannelHandle:
    return elsewhere.channel("group")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> object:
    """Unexpected errors and warnings of the bot fail the test, and so does a request that Discord would reject."""
    outcome = yield
    funcargs = getattr(item, "funcargs", {})
    house, caplog = funcargs.get("house"), funcargs.get("caplog")
    if isinstance(house, House) and isinstance(caplog, pytest.LogCaptureFixture):
        check_all(house.env.http_requests)
        assert [type(error) for error in house.env.errors] == house.expected_errors
        warnings = [
            f"{record.name}: {record.getMessage()}" for record in caplog.records if record.levelno >= logging.WARNING
        ]
        unexpected = [text for text in warnings if not any(re.search(known, text) for known in house.expected_logs)]
        assert not unexpected
        missing = [known for known in house.expected_logs if not any(re.search(known, text) for text in warnings)]
        assert not missing
    return outcome
