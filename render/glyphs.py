"""Letters drawn once each, for scripts in which a word is its letters side by side: names are many, letters are few.

Other scripts join their letters or change them by their neighbors; there only the font can draw a word.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.fonts import MASTER_SIZE, Face, font_of

_KEPT = 320
"""Letters. They take about 5 KB each."""
_PAIRS_KEPT = 4096
_SIDE_BY_SIDE = (
    (0x20, 0x2FF),
    (0x370, 0x482),
    (0x48A, 0x588),
    (0x5D0, 0x5EA),
    (0x2010, 0x2027),
    (0x3041, 0x30FF),
    (0x4E00, 0x9FFF),
    (0xAC00, 0xD7A3),
)
"""Latin, Greek, Cyrillic, Armenian, Hebrew, dashes and quotation marks, Japanese, Chinese, Korean."""
_LEFT, _BASELINE = MASTER_SIZE, 2 * MASTER_SIZE


class Glyph(NamedTuple):
    mask: Image.Image
    left: int
    """From where the letter begins."""
    top: int
    """From the baseline."""


def are_side_by_side(letters: Sequence[str]) -> bool:
    return all(
        len(letter) == 1 and any(first <= ord(letter) <= last for first, last in _SIDE_BY_SIDE) for letter in letters
    )


def width(letters: Sequence[str], face: Face) -> float:
    return sum(_advance(letter, following, face) for letter, following in _followed(letters))


def draw(mask: Image.Image, letters: Sequence[str], face: Face, x: float, baseline: int) -> None:
    for letter, following in _followed(letters):
        glyph = _glyph(letter, face)
        if glyph is not None:
            mask.paste(255, (round(x) + glyph.left, baseline + glyph.top), glyph.mask)
        x += _advance(letter, following, face)


def _followed(letters: Sequence[str]) -> Iterable[tuple[str, str]]:
    return zip(letters, (*letters[1:], ""), strict=True)


@lru_cache(_PAIRS_KEPT)
def _advance(letter: str, following: str, face: Face) -> float:
    """Return the distance to where the next letter begins, which depends on both."""
    font = font_of(face)
    return font.getlength(letter + following, direction="ltr") - font.getlength(following, direction="ltr")


@lru_cache(_KEPT)
def _glyph(letter: str, face: Face) -> Glyph | None:
    """Draw a letter; None: a space."""
    image = Image.new("L", (4 * MASTER_SIZE, 3 * MASTER_SIZE))
    pen = ImageDraw.Draw(image)
    pen.text((_LEFT, _BASELINE), letter, fill=255, font=font_of(face), anchor="ls", direction="ltr")
    box = image.getbbox()
    return None if box is None else Glyph(image.crop(box), box[0] - _LEFT, box[1] - _BASELINE)
