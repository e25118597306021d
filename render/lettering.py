"""Text: one family in any weight, from the `fontpkg-noto-sans` package, and what to do with letters it lacks.

Pillow's basic layout is used everywhere, so that pictures are the same whether or not Raqm is there.
"""

import unicodedata
from functools import cache, lru_cache
from pathlib import Path

import fontpkg_noto_sans
from PIL import Image, ImageDraw, ImageFont

_FILE = Path(fontpkg_noto_sans.ROOT) / "files" / "NotoSans[wdth,wght].ttf"
_MOST_LETTERS = 64
"""No plate has room for more, so a longer text is cut before anything is measured."""
_ELLIPSIS = "…"
_NO_LETTER = "\uffff"
BOLD, HEAVY = 650, 850
_MASTER_SIZE = 100


@cache
def _font(weight: int) -> ImageFont.FreeTypeFont:
    """One size serves all, brought down to what is wanted: every further size would cost the first picture time."""
    found = ImageFont.truetype(_FILE, _MASTER_SIZE, layout_engine=ImageFont.Layout.BASIC)
    found.set_variation_by_axes([weight, 100])
    return found


def text_width(text: str, size: int, weight: int = BOLD) -> float:
    return _font(weight).getlength(text) * size / _MASTER_SIZE


def _drawn(letter: str) -> bytes:
    probe = Image.new("L", (2 * _MASTER_SIZE, 2 * _MASTER_SIZE))
    ImageDraw.Draw(probe).text((20, 20), letter, fill=255, font=_font(BOLD))
    return probe.tobytes()


@lru_cache(maxsize=4096)
def _has_glyph(letter: str) -> bool:
    """The font draws every letter it lacks as the same empty box."""
    return letter.isspace() or _drawn(letter) != _drawn(_NO_LETTER)


def drawable(text: str) -> str:
    """What of the text the font can show on one line: no empty boxes, no controls, no marks piled up on letters."""
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text[:_MOST_LETTERS]):
        kind = unicodedata.category(letter)
        if kind[0] == "Z" or letter.isspace():
            kept.append(" ")
        elif kind[0] not in "CM" and _has_glyph(letter):
            kept.append(letter)
    return " ".join("".join(kept).split())


def fitted(text: str, size: int, room: float, weight: int = BOLD) -> str:
    """The text, or as much of its beginning as fits, with an ellipsis. Empty when nothing of it can be shown."""
    shown = drawable(text)
    if shown and len(text) <= _MOST_LETTERS and text_width(shown, size, weight) <= room:
        return shown
    while shown and text_width(shown + _ELLIPSIS, size, weight) > room:
        shown = shown[:-1].rstrip()
    return shown + _ELLIPSIS if shown else ""


def written(text: str, size: int, weight: int = BOLD) -> Image.Image:
    """A mask of the text as wide as it runs and as high as any line of this size, whatever its letters."""
    face = _font(weight)
    ascent, descent = face.getmetrics()
    mask = Image.new("L", (max(1, round(face.getlength(text))), ascent + descent))
    ImageDraw.Draw(mask).text((0, 0), text, fill=255, font=face)
    return _brought_down(mask, size)


def trimmed(text: str, size: int, weight: int, max_width: int) -> Image.Image:
    """A mask of the text without any margin, squeezed where it is too wide."""
    face = _font(weight)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text))
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=face)
    mask = _brought_down(mask, size)
    if mask.width > max_width:
        mask = mask.resize((max_width, mask.height), Image.Resampling.BILINEAR)
    return mask


def _brought_down(mask: Image.Image, size: int) -> Image.Image:
    scale = size / _MASTER_SIZE
    return mask.resize((max(1, round(mask.width * scale)), max(1, round(mask.height * scale))), Image.Resampling.BOX)
