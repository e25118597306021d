"""The whole bot on a PostgreSQL server: tests from elsewhere in this folder, and nothing in them is different."""

import dataclasses
from pathlib import Path

import pytest

from bot.config import Settings
from tests.discord.house import settings_at
from tests.discord.test_erasure import (
    test_in_games_with_others_the_name_becomes_someone,
)
from tests.discord.test_privacy import test_an_export_tells_all_of_ones_own_and_nothing_of_others
from tests.discord.test_restart import (
    test_a_move_committed_before_a_crash_is_shown_at_the_next_start,
    test_in_the_middle_of_a_turn_and_while_holding_a_card,
)
from tests.discord.test_whole_game import (
    test_a_whole_game_by_clicks_alone,
    test_at_the_end_there_are_a_record_that_replays_and_a_rematch_one_seat_further,
)
from tests.postgres import Server

pytestmark = pytest.mark.long

__all__ = [
    "test_a_move_committed_before_a_crash_is_shown_at_the_next_start",
    "test_a_whole_game_by_clicks_alone",
    "test_an_export_tells_all_of_ones_own_and_nothing_of_others",
    "test_at_the_end_there_are_a_record_that_replays_and_a_rematch_one_seat_further",
    "test_in_games_with_others_the_name_becomes_someone",
    "test_in_the_middle_of_a_turn_and_while_holding_a_card",
]


@pytest.fixture
def settings(tmp_path: Path, postgres_server: Server, monkeypatch: pytest.MonkeyPatch) -> Settings:
    # Whatever has a time limit, simcord takes for something that waits for that time.
    for name in ("postgres.ANSWERED_WITHIN", "postgres.CONNECT_WITHIN", "postgres_server.ANSWERED_WITHIN"):
        monkeypatch.setattr(f"bot.tables.store.engines.{name}", None)
    address = postgres_server.new_database(postgres_server.template)
    return dataclasses.replace(settings_at(tmp_path), database=address)
