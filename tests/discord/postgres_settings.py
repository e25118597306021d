"""The settings of a bot whose tables are on a PostgreSQL server, instead of the usual ones."""

import dataclasses
from pathlib import Path

import pytest

from bot.config import Settings
from tests.discord.house import settings_at
from tests.postgres import Server


@pytest.fixture
def settings(tmp_path: Path, postgres_server: Server, monkeypatch: pytest.MonkeyPatch) -> Settings:
    # Whatever has a time limit, simcord takes for something that waits for that time.
    for name in ("postgres.ANSWERED_WITHIN", "postgres.CONNECT_WITHIN", "postgres_server.ANSWERED_WITHIN"):
        monkeypatch.setattr(f"bot.tables.store.engines.{name}", None)
    address = postgres_server.new_database(postgres_server.template)
    return dataclasses.replace(settings_at(tmp_path), database=address)
