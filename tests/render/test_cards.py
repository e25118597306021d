"""All cards look different, and suits differ by more than their colour."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.core.cards import PACK, Deck, parse_card
from render.cards import back, face
from render.palette import COLOURS, PALETTE, SUITS
from render.png import Canvas
from render.scene import GIANT, MEDIUM, SMALL
from render.sprites import Sprite

# A phone shows the 1,200 pixels of a picture as 400.
PHONE = 3


def pixels(sprite: Sprite) -> Image.Image:
    canvas = Canvas(sprite.height)
    canvas.fill_rows(0, 0, sprite.height)
    canvas.paste_patches(sprite.patches, 0, 0)
    return canvas.crop(0, 0, sprite.width, sprite.height)


def picture(card: int, size: int, deck: Deck) -> Image.Image:
    image = pixels(face(card, size, deck))
    image.putpalette(PALETTE)
    return image.convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@pytest.mark.parametrize("deck", ["two", "four"])
@pytest.mark.parametrize("size", [SMALL, GIANT])
def test_no_two_faces_are_the_same(deck: Deck, size: int) -> None:
    faces = {pixels(face(card, size, deck)).tobytes() for card in PACK}
    assert len(faces) == 52
    assert pixels(back(size)).tobytes() not in faces


@pytest.mark.parametrize("rank", "A23456789TJQK")
@pytest.mark.parametrize(("one", "other", "enough"), [("H", "D", 4), ("S", "C", 2)])
def test_suits_of_one_colour_differ_in_shape_on_a_phone(rank: str, one: str, other: str, enough: int) -> None:
    drawn = [picture(parse_card(rank + suit), MEDIUM, "two").convert("L").reduce(PHONE) for suit in (one, other)]
    corners = [image.crop((0, image.height // 3, image.width // 3, image.height * 2 // 3)) for image in drawn]
    assert difference(*corners) > enough


def test_four_colours_differ_for_an_eye_that_confuses_red_and_green() -> None:
    """A rough model of such an eye: it sees only blue, and the sum of red and green."""
    seen = [((red + green) / 2, blue) for red, green, blue in SUITS["four"]]
    for one, other in combinations(seen, 2):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) > 28


def test_a_four_colour_card_shows_its_suits_letter() -> None:
    """Spades are black in both decks, so only the letter differs."""
    two, four = (picture(parse_card("2S"), MEDIUM, deck) for deck in ("two", "four"))
    changed = ImageChops.difference(two, four).getbbox()
    assert changed is not None
    left, top, right, bottom = changed
    assert right <= MEDIUM // 3
    assert top > MEDIUM * 0.65
    assert bottom - top > MEDIUM * 0.12
    assert right - left > MEDIUM * 0.08


def test_all_colours_fit_one_palette() -> None:
    assert len(COLOURS) <= 256
    assert len(set(COLOURS)) == len(COLOURS)
