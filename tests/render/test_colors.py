"""Everybody can tell seats apart and read what is written, whatever their eyes are like."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import dist

import pytest

from render.boxes import LIGHT
from render.furniture import BARE, PLATES, TONES
from render.palette import (
    BACK,
    COLOURS,
    DUSK,
    FOG,
    GOLD,
    PAPER,
    QUIET,
    RED,
    SEA,
    SEAT_LETTERS,
    SEATS,
    SUITS,
    UMBER,
    WELL,
    WINE,
    Colour,
)

APART, SUITS_APART, READABLE = 20, 12, 4.5
"""CIE76, at least, where suits have their signs besides; and the contrast that WCAG asks for."""

_Rows = Sequence[Sequence[float]]

# In linear RGB. Machado, Oliveira and Fernandes 2009, severity 1; Viénot, Brettel and Mollon 1999.
EYES: Mapping[str, _Rows] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "protan as in 1999": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deutan as in 1999": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
}
_TO_XYZ: _Rows = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


def _times(rows: _Rows, vector: Sequence[float]) -> list[float]:
    return [sum(factor * value for factor, value in zip(row, vector, strict=True)) for row in rows]


def _linear(colour: Colour) -> list[float]:
    shares = (channel / 255 for channel in colour)
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def _seen(colour: Colour, eyes: _Rows) -> tuple[float, float, float]:
    """Return what such eyes see, in CIE Lab (D65)."""
    shown = [min(1.0, max(0.0, value)) for value in _times(eyes, _linear(colour))]
    shares = [value / sum(row) for value, row in zip(_times(_TO_XYZ, shown), _TO_XYZ, strict=True)]
    x, y, z = (share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116 for share in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _contrast(first: Colour, other: Colour) -> float:
    darker, lighter = sorted(_times(_TO_XYZ, _linear(colour))[1] for colour in (first, other))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(("colours", "apart"), [(SEATS, APART), (SUITS["four"], SUITS_APART)], ids=["seats", "suits"])
@pytest.mark.parametrize("eyes", EYES)
def test_any_two_seats_and_any_two_of_four_suits_can_be_told_apart(
    eyes: str, colours: Sequence[Colour], apart: int
) -> None:
    seen = enumerate((_seen(colour, EYES[eyes]) for colour in colours), start=1)
    nearest = min((dist(seat, other), first, second) for (first, seat), (second, other) in combinations(seen, 2))
    assert nearest[0] >= apart, nearest


def _words() -> Iterator[tuple[str, Colour, Colour]]:
    """Yield what is written: what it is, its color and its ground."""
    for named in (TONES, PLATES):
        yield from ((name, letters, ground) for name, (ground, letters) in named.items())
    for tone in ("bare", "muted", "glint"):
        yield from ((f"{tone} on felt {shade}", BARE[tone], COLOURS[shade]) for shade in range(LIGHT + 1))
        yield from ((f"{tone} on {ground}", BARE[tone], ground) for ground in (DUSK, WELL))
    yield from (("bare", PAPER, ground) for ground in (RED, BACK, WINE, SEA, UMBER))
    yield from (("ink", BARE["ink"], ground) for ground in (GOLD, PAPER))
    yield from ((f"seat {n + 1}", SEAT_LETTERS[n], SEATS[n]) for n in range(len(SEATS)))
    yield from (("nobody's number", PAPER, FOG), ("a faded number", QUIET, DUSK))
    yield from ((f"suit {n} of {deck}", colours[n], PAPER) for deck, colours in SUITS.items() for n in range(4))


def test_all_words_and_numbers_stand_out_from_their_ground() -> None:
    faint = {name: round(found, 2) for name, *pair in _words() if (found := _contrast(*pair)) < READABLE}
    assert faint == {}
