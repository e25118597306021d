"""A feature makes and changes its own tables, with numbers of its own, and they stay when it is taken out."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import feature_names, features
from bot.parts import find_stored
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.migration_steps import steps_of
from bot.tables.store.store import Store
from bot.tables.store.store_errors import NotUpgraded, StoreError
from tests.new_database import put_new_database
from tests.tables.offline_bot import ALICE, running_bot, tamper

FIRST = "CREATE TABLE weather (person BIGINT PRIMARY KEY);"
SECOND = "ALTER TABLE weather ADD COLUMN sun BIGINT NOT NULL DEFAULT 1;"
FAILING = "CREATE TABLE clouds (id BIGINT); CREATE TABLE clouds (id BIGINT);"
NEWER = "was written by a newer version of the bot"


class Weather:
    """A feature that is a folder elsewhere and a name in the list."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        (folder / "store.py").write_text("from bot.tables.store.stored import Stored\n\nSTORED = Stored()\n")

    def put(self, *steps: str) -> None:
        """As another version of it is installed."""
        for engine in ("sqlite", "postgres"):
            folder = self._folder / "migrations" / engine
            folder.mkdir(parents=True, exist_ok=True)
            for old in folder.iterdir():
                old.unlink()
            for number, sql in enumerate(steps, 1):
                (folder / f"{number:04}_weather.sql").write_text(sql)
        read_again()

    def take_out(self, patched: pytest.MonkeyPatch) -> None:
        patched.setattr(feature_names, "FEATURES", tuple(name for name in feature_names.FEATURES if name != "weather"))
        read_again()


def read_again() -> None:
    steps_of.cache_clear()


@pytest.fixture
def weather(place: DatabaseUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Weather]:
    """The database was there before."""
    if isinstance(place, Path):
        put_new_database(place)
    weather = Weather(tmp_path / "elsewhere" / "weather")
    with monkeypatch.context() as patched:
        patched.setattr(features, "__path__", [*features.__path__, str(tmp_path / "elsewhere")])
        patched.setattr(feature_names, "FEATURES", (*feature_names.FEATURES, "weather"))
        read_again()
        yield weather
    read_again()
    for name in [name for name in sys.modules if name.startswith("bot.features.weather")]:
        del sys.modules[name]


async def use(place: DatabaseUrl, *statements: str) -> list[Any]:
    """Start a bot, and return what the last statement finds."""
    store = await Store.open(place, find_stored())
    try:
        found = [[tuple(row) for row in await store.rows(sql)] for sql in statements]
    finally:
        await store.close()
    return found[-1] if found else []


async def refused(place: DatabaseUrl) -> str:
    with pytest.raises(StoreError) as by_bot:
        await Store.open(place, find_stored())
    with pytest.raises(StoreError) as by_reader:
        await Store.open_to_read(place, find_stored())
    assert str(by_bot.value) == str(by_reader.value)
    return str(by_bot.value)


RAIN = "INSERT INTO weather (person) VALUES (7) RETURNING person"


async def test_a_feature_makes_its_tables_in_a_database_that_is_there_and_changes_them_later(
    place: DatabaseUrl, weather: Weather
) -> None:
    async with running_bot(place, pause=3600) as bot:
        await bot.lobby(ALICE)
    weather.put(FIRST)
    with pytest.raises(NotUpgraded, match="start the bot once"):
        await Store.open_to_read(place, find_stored())
    await use(place, RAIN)
    weather.put(FIRST, SECOND)
    assert await use(place, "SELECT person, sun FROM weather") == [(7, 1)]
    assert await use(place, "SELECT number FROM feature_steps WHERE feature = 'weather'") == [(2,)]
    async with running_bot(place, pause=3600) as bot:
        assert len(await bot.tables.store.all_open()) == 1


async def test_a_step_that_fails_changes_nothing_at_all(
    place: DatabaseUrl, weather: Weather, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(feature_names, "FEATURES", ("weather",))
        before_there_were_any = (
            "DROP TABLE feature_steps",
            "ALTER TABLE player_settings DROP COLUMN hide_ratings",
            "ALTER TABLE player_settings DROP COLUMN news",
            "ALTER TABLE tables DROP COLUMN call_at",
            "ALTER TABLE player_settings DROP COLUMN language",
            "ALTER TABLE guild_settings DROP COLUMN language",
            "ALTER TABLE player_settings DROP COLUMN emojis",
            "DROP INDEX unpacked_by_time",
            "ALTER TABLE unpacked RENAME COLUMN ready_at TO ended_at",
            "DROP INDEX viewers_of_server",
            "DROP INDEX reminders_of_server",
            "PRAGMA user_version = 26" if isinstance(place, Path) else "UPDATE storage SET version = 26",
        )
        for sql in before_there_were_any:
            tamper(place, sql)
        weather.put(FIRST, FAILING)
        with pytest.raises(StoreError, match="clouds"):
            await Store.open(place, find_stored())
        for sql in ("weather", "clouds", "feature_steps"):
            tamper(place, f"CREATE TABLE {sql} (id BIGINT)")  # which is not there
            tamper(place, f"DROP TABLE {sql}")
        weather.put(FIRST, SECOND)
        await use(place, RAIN)


async def test_the_tables_of_a_feature_that_is_taken_out_stay_and_so_does_its_number(
    place: DatabaseUrl, weather: Weather, monkeypatch: pytest.MonkeyPatch
) -> None:
    weather.put(FIRST)
    await use(place, RAIN)
    with monkeypatch.context() as patched:
        weather.take_out(patched)
        async with running_bot(place, pause=3600) as bot:
            await bot.lobby(ALICE)
            assert "weather" in bot.table_names()
        assert await use(place, "SELECT person FROM weather") == [(7,)]
    weather.put(FIRST, SECOND)
    assert await use(place, "SELECT person, sun FROM weather") == [(7, 1)]


async def test_what_a_newer_version_of_a_feature_has_used_is_refused(place: DatabaseUrl, weather: Weather) -> None:
    weather.put(FIRST, SECOND)
    await use(place)
    for older in ([FIRST], []):
        weather.put(*older)
        assert NEWER in await refused(place)
    if isinstance(place, Path):
        assert f"the backup {place}.before-" in await refused(place)
    weather.put(FIRST, SECOND)
    await use(place, RAIN)
