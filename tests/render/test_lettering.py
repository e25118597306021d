"""Names of every kind: what the font has is shown, what it lacks is left out, nothing is too wide or slow."""

import time

import pytest

from render.lettering import drawable, fitted, text_width

SIZE = 30


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Максим", "Максим"),
        ("Ελένη", "Ελένη"),
        ("🐉 Kai 🐉", "Kai"),
        ("田中太郎", ""),
        ("田中 Tanaka", "Tanaka"),
        ("שלום", ""),
        ("\u202eevil\u202c", "evil"),
        ("a\nb\tc", "a b c"),
        ("h\u0300\u0301\u0302\u0303\u0304\u0305", "h"),
        ("\u200d\ufe0f", ""),
        ("", ""),
    ],
)
def test_only_what_the_font_can_show_is_kept(name: str, shown: str) -> None:
    assert drawable(name) == shown


@pytest.mark.parametrize("name", ["Bartholomew the Considerate", "W" * 10_000, "i" * 65, "🐉" * 10_000 + "x"])
def test_a_shown_name_never_exceeds_its_room(name: str) -> None:
    assert text_width(fitted(name, SIZE, 150), SIZE) <= 150


def test_a_cut_name_says_so() -> None:
    assert fitted("Bartholomew the Considerate", SIZE, 150).endswith("…")
    assert fitted("Ann", SIZE, 150) == "Ann"


def test_a_name_of_a_million_letters_costs_no_more_than_one_of_a_hundred() -> None:
    def cost(letters: int) -> float:
        start = time.process_time()
        for _ in range(20):
            fitted("W" * letters, SIZE, 150)
        return time.process_time() - start

    cost(100)
    assert cost(1_000_000) < 5 * cost(100) + 0.05
