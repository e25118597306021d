"""Names of every kind: letters that the font lacks are left out, and nothing is too wide or too slow."""

import time

import pytest

from render.lettering import drawable, shortened, text_width

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
def test_only_letters_that_the_font_has_are_kept(name: str, shown: str) -> None:
    assert drawable(name) == shown


@pytest.mark.parametrize("name", ["Bartholomew the Considerate", "W" * 10_000, "i" * 65, "🐉" * 10_000 + "x"])
def test_a_name_is_never_wider_than_its_plate(name: str) -> None:
    assert text_width(shortened(name, SIZE, 150), SIZE) <= 150


def test_a_cut_name_ends_with_an_ellipsis() -> None:
    assert shortened("Bartholomew the Considerate", SIZE, 150).endswith("…")
    assert shortened("Ann", SIZE, 150) == "Ann"


def test_a_name_of_a_million_letters_takes_no_longer_than_one_of_a_hundred() -> None:
    def cost(letters: int) -> float:
        start = time.process_time()
        for _ in range(20):
            shortened("W" * letters, SIZE, 150)
        return time.process_time() - start

    cost(100)
    assert cost(1_000_000) < 5 * cost(100) + 0.05
