"""Letters drawn once each stand as the font would set them."""

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.fonts import MASTER_SIZE, SHAPES, face_of, font_of
from render.lettering import are_side_by_side, draw_side_by_side, width_side_by_side

pytestmark = pytest.mark.skipif(not SHAPES, reason="letters are drawn one by one anyway")
BASELINE, HEIGHT = 2 * MASTER_SIZE, 3 * MASTER_SIZE


@pytest.mark.parametrize(
    "word", ["Bartholomew", "AVATAR To Wy", "Ελένη", "Максим", "שלום", "さくら", "田中太郎", "한국어", "Zoë…"]
)
def test_words_look_as_the_font_sets_them(word: str) -> None:
    found = face_of(word[0])
    assert found is not None
    face, leftwards = found[0], word == "שלום"
    letters = word[::-1] if leftwards else word
    width = width_side_by_side(letters, face)
    first, other = (Image.new("L", (round(width) + 80, HEIGHT)) for _ in range(2))
    draw_side_by_side(first, letters, face, 40, BASELINE)
    direction = "rtl" if leftwards else "ltr"
    ImageDraw.Draw(other).text((40, BASELINE), word, 255, font_of(face), anchor="ls", direction=direction)
    assert abs(width - font_of(face).getlength(word, direction=direction)) < len(word)
    assert sum(ImageChops.difference(first, other).tobytes()) < 0.12 * sum(other.tobytes())


@pytest.mark.parametrize("word", ["مها", "नीला", "சிவா", "e\u0301", "👩\u200d🚀"])
def test_letters_that_change_by_their_neighbours_are_left_to_the_font(word: str) -> None:
    assert not are_side_by_side([word])
    assert not are_side_by_side(tuple(word))
