"""All cards look different, court cards already by their outlines, and suits by more than their colour."""

from functools import cache
from io import BytesIO
from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from bot.core.cards import PACK, RANKS, SUITS, BackDesign, Deck, Look, parse_card
from render.palette import COLOURS, PAPER
from render.palette import SUITS as SUIT_COLOURS
from render.scene import Back, CardAt, Item, Joker, Scene, Style, card_height
from tests.quick import quick

PLAIN = Look()
MIDDLE = 600, 300
LARGE, SMALL = 280, 110
PHONE_CARD = 28
"""The width of a card in the fullest pictures, on a phone."""


def picture(item: Item, look: Look = PLAIN) -> Image.Image:
    with Image.open(BytesIO(render.paint(Scene(600, (item,), look)))) as painted:
        return painted.convert("RGB")


@cache
def card(name: str, width: int, deck: Deck) -> Image.Image:
    """Without its edges."""
    height = card_height(width)
    x, y, margin = MIDDLE[0] - width // 2, MIDDLE[1] - height // 2, width // 30
    box = (x + margin, y + margin, x + width - margin, y + height - margin)
    return picture(CardAt(*MIDDLE, parse_card(name), width), Look(deck)).crop(box)


def difference(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def silhouette(name: str, deck: Deck) -> Image.Image:
    """What is not paper, right of rank and suit, as large as on a phone."""
    face = card(name, LARGE, deck)
    figure = face.crop((face.width * 2 // 5, 0, *face.size))
    ink = ImageChops.difference(figure, Image.new("RGB", figure.size, PAPER)).convert("L").point([0] * 8 + [255] * 248)
    shrink = PHONE_CARD / LARGE
    return ink.resize((round(ink.width * shrink), round(ink.height * shrink)), Image.Resampling.BOX)


@pytest.mark.long
@pytest.mark.parametrize("deck", get_args(Deck))
@pytest.mark.parametrize("width", quick([SMALL, LARGE], [SMALL]))
def test_no_two_faces_are_the_same(deck: Deck, width: int) -> None:
    faces = {picture(CardAt(*MIDDLE, card, width), Look(deck)).tobytes() for card in PACK}
    assert len(faces) == 52
    assert picture(Joker(*MIDDLE, width), Look(deck)).tobytes() not in faces


@pytest.mark.parametrize("deck", get_args(Deck))
@pytest.mark.parametrize("suit", SUITS)
def test_court_cards_differ_by_their_outlines_on_a_phone(suit: str, deck: Deck) -> None:
    """A sixth of all that is drawn of two figures belongs to one of them only."""
    for one, other in combinations([silhouette(rank + suit, deck) for rank in "JQK"], 2):
        drawn = ImageStat.Stat(ImageChops.lighter(one, other)).sum[0]
        assert ImageStat.Stat(ImageChops.difference(one, other)).sum[0] > drawn / 6


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize(("one", "other"), ["HD", "SC"])
def test_suits_of_one_colour_differ_in_shape_on_a_phone(rank: str, one: str, other: str) -> None:
    drawn = [card(rank + suit, SMALL, "two").convert("L").reduce(3) for suit in (one, other)]
    corners = [image.crop((0, image.height // 3, image.width // 3, image.height * 2 // 3)) for image in drawn]
    assert difference(*corners) > 4


def test_four_colours_differ_for_an_eye_that_confuses_red_and_green() -> None:
    """A rough model of such an eye: it sees only blue, and the sum of red and green."""
    seen = [((red + green) / 2, blue) for red, green, blue in SUIT_COLOURS["four"]]
    for one, other in combinations(seen, 2):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) > 28


@pytest.mark.parametrize("style", ["card", "tile"])
def test_a_four_colour_card_shows_its_suits_letter(style: Style) -> None:
    """Spades are black in both decks, so only the letter differs."""
    spade = CardAt(*MIDDLE, parse_card("2S"), SMALL, style=style)
    changed = ImageChops.difference(*(picture(spade, Look(deck)) for deck in get_args(Deck))).getbbox()
    assert changed is not None
    left, top, right, bottom = changed
    assert top > MIDDLE[1]
    assert SMALL * 0.16 < bottom - top < SMALL * 0.25
    assert SMALL * 0.08 < right - left < SMALL * 0.25


@pytest.mark.long
@pytest.mark.parametrize("deck", get_args(Deck))
def test_of_an_overlapped_tile_rank_and_suit_can_still_be_told(deck: Deck) -> None:
    x, y = MIDDLE
    seen = (x - SMALL // 2, y - 90, x - SMALL // 2 + 46, y + 90)
    tiles = (CardAt(*MIDDLE, card, SMALL, style="tile", shown=46) for card in PACK)
    assert len({picture(tile, Look(deck)).crop(seen).tobytes() for tile in tiles}) == 52


@pytest.mark.parametrize(("width", "height"), [(62, 165), (80, 130), (192, 269)])
def test_backs_differ_and_leave_their_middle_calm_for_the_count(width: int, height: int) -> None:
    backs = [picture(Back(*MIDDLE, width, height), Look(back=design)) for design in get_args(BackDesign)]
    assert all(difference(one, other) > 0.5 for one, other in combinations(backs, 2))
    x, y = MIDDLE
    for back in backs:
        [_] = back.crop((x - width // 3, y - height // 5, x + width // 3, y + height // 5)).getcolors() or [1, 2]


def test_on_a_very_low_back_nothing_runs_through_the_count() -> None:
    x, y = MIDDLE
    for design in get_args(BackDesign):
        back = picture(Back(x, y, 80, 48), Look(back=design))
        assert len(back.crop((x - 30, y - 18, x + 30, y + 18)).getcolors() or ()) == 1


def test_all_colours_fit_one_palette() -> None:
    """One index is left for what an animation does not change."""
    assert len(COLOURS) <= 255
    assert len(set(COLOURS)) == len(COLOURS)
