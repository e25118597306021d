"""How long something took, in the two largest units."""

import pytest

from bot.text import duration_text, words_for


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.4, "0 s"),
        (59.9, "59 s"),
        (60, "1 min"),
        (252.7, "4 min 12 s"),
        (3599, "59 min 59 s"),
        (3600, "1 h"),
        (7500, "2 h 5 min"),
        (86400, "1 day"),
        (2 * 86400 + 3 * 3600 + 59, "2 days 3 h"),
    ],
)
def test_it_reads(seconds: float, text: str) -> None:
    assert duration_text(seconds, words_for("")) == text
