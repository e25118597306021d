"""The order of mixed lines, with the examples of the Unicode standard (UAX 9) and names as people have them."""

import pytest

from render.lettering import in_visual_order, levels

HEBREW = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "אבגדהוזחטיכלמנסעפצקרשתךםןף")
ARABIC = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ابتثجحخدذرزسشصضطظعغفقكلمنه")


def shown(line: str, capitals: dict[int, int]) -> str:
    """From left to right. Capitals stand for letters that are read from right to left, as in the standard."""
    letters = line.translate(capitals)
    placed = zip(levels(letters), line, strict=True)
    return "".join(letter for _, letter in in_visual_order(list(placed)))


@pytest.mark.parametrize("capitals", [HEBREW, ARABIC], ids=["Hebrew", "Arabic"])
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("car is THE CAR in english", "car is RAC EHT in english"),
        ("ALICE", "ECILA"),
        ("alice DAN", "alice NAD"),
        ("ALICE wins", "ECILA wins"),
        ("ALICE 12", "12 ECILA"),
        ("ALICE 1,234", "1,234 ECILA"),
        ("alice 12 DAN", "alice 12 NAD"),
        ("ALICE (2)", ")2( ECILA"),
        ("alice (DAN)", "alice (NAD)"),
        ("ALICE!", "!ECILA"),
        ("bob, 7", "bob, 7"),
        ("A bob C", "A bob C"),
        ("12", "12"),
        ("🐉 A", "A 🐉"),
        ("", ""),
    ],
)
def test_lines_are_ordered_as_the_standard_says(line: str, expected: str, capitals: dict[int, int]) -> None:
    assert shown(line, capitals) == expected


def test_a_percent_sign_stays_with_its_number() -> None:
    assert shown("ALICE 50%", HEBREW) == "50% ECILA"
