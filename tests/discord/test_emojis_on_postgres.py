"""Uploads of emojis that are stored on a PostgreSQL server: tests from elsewhere, and nothing in them is different."""

import pytest

from tests.discord.postgres_settings import settings
from tests.discord.test_emoji_uploads import (
    pictures,
    test_a_bot_that_is_killed_goes_on_where_it_was,
    test_a_process_that_does_not_upload_reads_what_is_stored,
)

pytestmark = [pytest.mark.long("PostgreSQL"), pytest.mark.usefixtures("drawn_by_hand")]

__all__ = [
    "pictures",
    "settings",
    "test_a_bot_that_is_killed_goes_on_where_it_was",
    "test_a_process_that_does_not_upload_reads_what_is_stored",
]
