"""All cards look different, court cards already by their outlines, and suits by more than their colour."""

from functools import cache
from io import BytesIO
from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from bot.core.cards import PACK, BackDesign, Deck, Look, parse_card
from render.palette import COLOURS
from render.scene import Back, CardAt, Item, Scene, Style, card_height

PLAIN = Look()
MIDDLE = 600, 300
LARGE, SMALL = 280, 110


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


def difference(picture: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(picture, other)).mean)


def test_a_four_colour_card_has_the_letter_of_its_readers_language_or_none() -> None:
    spade = CardAt(*MIDDLE, parse_card("2S"), SMALL)
    english, spanish, german = (picture(spade, Look("four", letters=letters)) for letters in ("SHDC", "PCDT", ""))
    plain = picture(spade, Look("two"))
    assert german.tobytes() == plain.tobytes(), "spades are black in both decks"
    assert len({shown.tobytes() for shown in (english, spanish, german)}) == 3


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


@pytest.mark.parametrize("deck", get_args(Deck))
def test_of_an_overlapped_tile_rank_and_suit_can_still_be_told(deck: Deck) -> None:
    x, y = MIDDLE
    seen = (x - SMALL // 2, y - 90, x - SMALL // 2 + 46, y + 90)
    tiles = (CardAt(*MIDDLE, card, SMALL, style="tile", shown=46) for card in PACK)
    assert len({picture(tile, Look(deck)).crop(seen).tobytes() for tile in tiles}) == 52


@pytest.mark.parametrize(("width", "height"), [(62, 165), (80, 130), (192, 269)])
def test_backs_differ_and_leave_their_middle_calm_for_the_count(width: int, height: int) -> None:
    backs = [picture(Back(*MIDDLE, width, height), Look(back=design)) for design in get_args(BackDesign)]
    assert all(difference(picture, other) > 0.5 for picture, other in combinations(backs, 2))
    x, y = MIDDLE
    for back in backs:
        [_] = back.crop((x - width // 3, y - height // 5, x + width // 3, y + height // 5)).getcolors() or [1, 2]


def test_all_colours_fit_one_palette() -> None:
    """One index is left for what an animation does not change."""
    assert len(COLOURS) <= 255
    assert len(set(COLOURS)) == len(COLOURS)
