"""Text is taken apart where a reader would: marks and joiners stay with their letter, what cannot be seen goes."""

import pytest

from render.graphemes import graphemes

FAMILY, FLAG, ENGLAND = "👨‍👩‍👧‍👦", "🇳🇿", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("Zoe\u0308", ["Z", "o", "ë"]),
        ("x\u0323y", ["x\u0323", "y"]),
        ("नीला", ["नी", "ला"]),
        ("क्षमा", ["क्ष", "मा"]),
        ("ශ්‍රී", ["ශ්‍රී"]),
        ("கொடி", ["கொ", "டி"]),
        ("น้ำ", ["น้ำ"]),
        ("ខ្មែរ", ["ខ្មែ", "រ"]),
        ("한국", ["한", "국"]),
        ("می‌روم", ["م", "ی\u200c", "ر", "و", "م"]),
        (f"{FAMILY}x", [FAMILY, "x"]),
        (f"{FLAG}{FLAG}", [FLAG, FLAG]),
        (f"{ENGLAND}!", [ENGLAND, "!"]),
        ("👍🏽❤️‍🔥1️⃣", ["👍🏽", "❤️‍🔥", "1️⃣"]),
    ],
)
def test_what_belongs_together_stays_together(text: str, letters: list[str]) -> None:
    assert graphemes(text) == letters


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("\u202eevil\u202c \u2066x\u2069", "evil x"),
        ("a\nb\t\u3000c ", "a b c"),
        ("\x00\x1b\u200b\u2060\ufeff\u00ad", ""),
        ("\u3164\u2800\u034f", ""),
        ("\u0301\u200d\ufe0f", ""),
        (" \u0301a", "a"),
        ("Al\u200dice\u200c", "Alice"),
        ("مها\u200d", "مها"),
        ("\U000e0067x\U000e0067", "x"),
        ("x" + "\u0323\u0330" * 500, "x\u0323\u0330"),
    ],
)
def test_what_cannot_be_seen_is_left_out(text: str, seen: str) -> None:
    assert "".join(graphemes(text)) == seen
