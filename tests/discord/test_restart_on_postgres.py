"""Restarts on a PostgreSQL server: tests from elsewhere, and nothing in them is different."""

import pytest

from tests.discord.postgres_settings import settings
from tests.discord.test_restart import (
    test_a_move_committed_before_a_crash_is_shown_at_the_next_start,
    test_in_the_middle_of_a_turn_and_while_holding_a_card,
)

pytestmark = [pytest.mark.long("PostgreSQL"), pytest.mark.usefixtures("drawn_by_hand", "unpainted")]

__all__ = [
    "settings",
    "test_a_move_committed_before_a_crash_is_shown_at_the_next_start",
    "test_in_the_middle_of_a_turn_and_while_holding_a_card",
]
