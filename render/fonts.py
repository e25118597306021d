"""Which font draws a letter. The files come from the packages `manimgx-fonts` and `manimgx-fonts-cjk`.

To choose, only a font's table of letters is read, and only until one is found that has the letter; the font itself is
loaded when something is first drawn in it. Whoever paints plain Latin names thus pays for one font.
"""

import logging
import struct
from array import array
from bisect import bisect_right
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from sys import byteorder
from typing import NamedTuple

from PIL import ImageFont, features

log = logging.getLogger(__name__)

HEAVY = 850
MASTER_SIZE = 100
"""The one size in which fonts are loaded, from which all others are scaled."""
SHAPES = features.check("raqm")
"""True if Pillow can join and order letters. It needs the system's FriBidi; without it letters stand side by side."""


class Face(NamedTuple):
    package: str
    name: str
    number: int = 0
    """The number of the font in a file that holds several."""

    @property
    def path(self) -> Path:
        return Path(str(files(self.package) / self.name))


def _noto(script: str) -> Face:
    return Face("manimgx_fonts", f"Noto{script}[wght].ttf")


LATIN = _noto("Sans")
_EMOJI = _noto("Emoji")
_JAPANESE, _KOREAN, _CHINESE = (Face("manimgx_fonts_cjk", "NotoSansCJK-VF.otf.ttc", index) for index in (0, 1, 2))
_SCRIPTS = (
    "Hebrew", "Arabic", "Devanagari", "Thai", "Armenian", "Georgian", "Bengali", "Tamil", "Telugu", "Sinhala",
    "Gujarati", "Gurmukhi", "Kannada", "Malayalam", "Oriya", "Khmer", "Lao", "Myanmar", "Ethiopic",
)  # fmt: skip
_IN_ORDER = (LATIN, *(_noto(f"Sans{script}") for script in _SCRIPTS), _EMOJI, _noto("SansSymbols"), _JAPANESE)
_MOST_LOADED = 12
"""A font takes up to half a megabyte."""
_UNSEEN = {"\u200c", "\u200d", *map(chr, range(0xFE00, 0xFE10))}
_AS_EMOJI = ("\ufe0f", "\u20e3")
"""The signs that make a letter an emoji: ❤ and ❤️, 1 and 1️⃣."""


@lru_cache(1024)
def face_of(letter: str) -> tuple[Face, str] | None:
    """Find the font for a letter with its marks, and as much of it as the font has. None: no font has the letter."""
    # Joiners, variation selectors, and the letters of tagged flags only choose between glyphs.
    wanted = [part for part in letter if part < "\U000e0000" and part not in _UNSEEN]
    emoji_first = (_EMOJI, *_IN_ORDER) if letter[1:].endswith(_AS_EMOJI) else _IN_ORDER
    base = None
    for face in emoji_first:
        if has(face, wanted[0]):
            if all(has(face, part) for part in wanted):
                return face, letter if SHAPES else "".join(wanted)
            base = base or face
    return None if base is None else (base, "".join(part for part in wanted if has(base, part)))


def for_han(text: str) -> Face:
    """Choose between Chinese, Japanese and Korean, which draw some of the same letters in different ways."""
    if any("\u3040" <= letter <= "\u30ff" for letter in text):
        return _JAPANESE
    return _KOREAN if any("\uac00" <= letter <= "\ud7a3" for letter in text) else _CHINESE


def is_han(face: Face) -> bool:
    return face.package == _JAPANESE.package


@lru_cache(_MOST_LOADED)
def font_of(face: Face) -> ImageFont.FreeTypeFont:
    layout = ImageFont.Layout.RAQM if SHAPES else ImageFont.Layout.BASIC
    font = ImageFont.truetype(face.path, MASTER_SIZE, face.number, layout_engine=layout)
    font.set_variation_by_axes([HEAVY])
    if face != LATIN and not SHAPES:
        _warn_of_loose_letters()
    return font


@cache
def _warn_of_loose_letters() -> None:
    log.warning("FriBidi is not installed, so letters of Arabic and Indian scripts are drawn one by one, unjoined")


def all_faces() -> tuple[Face, ...]:
    return (*_IN_ORDER, _KOREAN, _CHINESE)


def has(face: Face, letter: str) -> bool:
    firsts, lasts = _coverage(face)
    place = bisect_right(firsts, ord(letter)) - 1
    return place >= 0 and ord(letter) <= lasts[place]


@cache
def _coverage(face: Face) -> tuple["array[int]", "array[int]"]:
    """Read the first and the last code point of every range of letters that the font has, from its table `cmap`."""
    with face.path.open("rb") as file:
        start = 0
        if file.read(4) == b"ttcf":
            file.seek(12 + 4 * face.number)
            [start] = struct.unpack(">I", file.read(4))
        file.seek(start + 4)
        [count] = struct.unpack(">H6x", file.read(8))
        tables = {tag: (at, length) for tag, _, at, length in struct.iter_unpack(">4sIII", file.read(16 * count))}
        at, length = tables[b"cmap"]
        file.seek(at)
        return _ranges(file.read(length))


def _ranges(cmap: bytes) -> tuple["array[int]", "array[int]"]:
    [count] = struct.unpack_from(">2xH", cmap)
    starts = {at for _, _, at in struct.iter_unpack(">HHI", cmap[4 : 4 + 8 * count])}
    by_format = {struct.unpack_from(">H", cmap, at)[0]: at for at in starts}
    if 12 in by_format:
        at = by_format[12]
        [groups] = struct.unpack_from(">I", cmap, at + 12)
        numbers = _numbers("I", cmap[at + 16 : at + 16 + 12 * groups])
        return numbers[0::3], numbers[1::3]
    at = by_format[4]
    [doubled] = struct.unpack_from(">H", cmap, at + 6)
    lasts = _numbers("H", cmap[at + 14 : at + 14 + doubled])
    firsts = _numbers("H", cmap[at + 16 + doubled : at + 16 + 2 * doubled])
    return firsts[:-1], lasts[:-1]  # the last range only marks the end


def _numbers(kind: str, stored: bytes) -> "array[int]":
    numbers = array(kind, stored)
    if byteorder == "little":
        numbers.byteswap()
    return numbers
