"""Text in Noto Sans, from the `fontpkg-noto-sans` package, without the letters that the font lacks.

Always with Pillow's basic layout, so that pictures are the same whether or not Raqm is installed.
"""

import unicodedata
from functools import cache, lru_cache
from pathlib import Path

import fontpkg_noto_sans
from PIL import Image, ImageDraw, ImageFont

_FILE = Path(fontpkg_noto_sans.ROOT) / "files" / "NotoSans[wdth,wght].ttf"
_MOST_LETTERS = 64
"""Longer texts are cut before anything is measured: no plate has room for more."""
_ELLIPSIS = "…"
_NO_LETTER = "\uffff"
BOLD, HEAVY = 650, 850
_MASTER_SIZE = 100
_CAPITAL = 0.714
"""The height of a capital, as a share of the font's size."""
_NARROWEST = 0.63
"""How far words are squeezed before they are shortened."""


@cache
def _font(weight: int) -> ImageFont.FreeTypeFont:
    """In one size, from which all others are scaled: loading more sizes would delay the first picture."""
    font = ImageFont.truetype(_FILE, _MASTER_SIZE, layout_engine=ImageFont.Layout.BASIC)
    font.set_variation_by_axes([weight, 100])
    return font


def text_width(text: str, size: int, weight: int = BOLD) -> float:
    return _font(weight).getlength(text) * size / _MASTER_SIZE


def _probe(letter: str) -> bytes:
    image = Image.new("L", (2 * _MASTER_SIZE, 2 * _MASTER_SIZE))
    ImageDraw.Draw(image).text((20, 20), letter, fill=255, font=_font(BOLD))
    return image.tobytes()


@lru_cache(maxsize=4096)
def _has_glyph(letter: str) -> bool:
    """The font draws every letter it lacks as the same empty box."""
    return letter.isspace() or _probe(letter) != _probe(_NO_LETTER)


def drawable(text: str) -> str:
    """The letters that the font has, on one line: no empty boxes, no control characters, no stacked combining marks."""
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text[:_MOST_LETTERS]):
        kind = unicodedata.category(letter)
        if kind[0] == "Z" or letter.isspace():
            kept.append(" ")
        elif kind[0] not in "CM" and _has_glyph(letter):
            kept.append(letter)
    return " ".join("".join(kept).split())


def shortened(text: str, size: int, max_width: float, weight: int = BOLD) -> str:
    """As much of the text as fits, with an ellipsis if it was cut. Empty when nothing of it can be drawn."""
    shown = drawable(text)
    if shown and len(text) <= _MOST_LETTERS and text_width(shown, size, weight) <= max_width:
        return shown
    while shown and text_width(shown + _ELLIPSIS, size, weight) > max_width:
        shown = shown[:-1].rstrip()
    return shown + _ELLIPSIS if shown else ""


def words_mask(text: str, capital: int, max_width: float, weight: int = HEAVY) -> Image.Image:
    """Words whose capitals are `capital` high, squeezed and then shortened until they fit. The mask is twice as high,
    with the middle of a capital in its middle, so that it can be centred whatever the letters.
    """
    size = round(capital / _CAPITAL)
    mask = _line(shortened(text, size, max_width / _NARROWEST, weight), weight)
    mask = mask.resize((max(1, round(mask.width * size / _MASTER_SIZE)), 2 * capital), Image.Resampling.BOX)
    if mask.width > max_width:
        mask = mask.resize((int(max_width), mask.height), Image.Resampling.BILINEAR)
    return mask


def _line(text: str, weight: int) -> Image.Image:
    """In the master size."""
    font = _font(weight)
    capital = round(_MASTER_SIZE * _CAPITAL)
    mask = Image.new("L", (max(1, round(font.getlength(text))), 2 * capital))
    ImageDraw.Draw(mask).text((0, capital * 3 // 2), text, fill=255, font=font, anchor="ls")
    return mask


def tight_text_mask(text: str, size: int, weight: int, max_width: int) -> Image.Image:
    """Without any margin, and squeezed if it is too wide."""
    font = _font(weight)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(text))
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font)
    mask = _scaled(mask, size)
    if mask.width > max_width:
        mask = mask.resize((max_width, mask.height), Image.Resampling.BILINEAR)
    return mask


def _scaled(mask: Image.Image, size: int) -> Image.Image:
    scale = size / _MASTER_SIZE
    return mask.resize((max(1, round(mask.width * scale)), max(1, round(mask.height * scale))), Image.Resampling.BOX)
