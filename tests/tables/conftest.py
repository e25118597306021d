from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.tables.store.database import DatabaseUrl
from tests.postgres import Server, running_server
from tests.tables.offline_bot import OfflineBot, running_bot


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """SQLite's. A test that asks for it is about that file."""
    return tmp_path / "juse.sqlite3"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whatever is not about SQLite alone is shown on PostgreSQL too."""
    if "place" in metafunc.fixturenames:
        sqlite = "file" in metafunc.fixturenames or metafunc.definition.get_closest_marker("sqlite")
        engines = [pytest.param("sqlite", id=pytest.HIDDEN_PARAM)]
        if not sqlite:
            engines.append(pytest.param("postgres", marks=pytest.mark.long("PostgreSQL")))
        metafunc.parametrize("place", engines, indirect=True)


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> DatabaseUrl:
    """Of a database in which nothing has happened yet."""
    if request.param == "sqlite":
        return tmp_path / "juse.sqlite3"
    server: Server = request.getfixturevalue("postgres_server")
    return server.new_database(server.template)


@pytest.fixture
def address(postgres_server: Server) -> str:
    return postgres_server.new_database(postgres_server.template)


@pytest.fixture(scope="module")
def own_server() -> Iterator[Server]:
    """One that may be stopped."""
    with running_server({}) as server:
        yield server


@pytest.fixture
async def bot(place: DatabaseUrl) -> AsyncIterator[OfflineBot]:
    """Its computer players take an hour for a move, so they are in nobody's way; nor are its background jobs."""
    async with running_bot(place, pause=3600) as bot:
        await bot.background_jobs()
        yield bot
