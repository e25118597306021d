"""Words in every script that our fonts have, and emoji in one color, as masks.

A line is made of runs: letters that stand together, are drawn by one font and are read in one direction. Within a run
HarfBuzz joins and orders the letters, by Pillow's layout engine Raqm.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple, TypeVar

from PIL import Image, ImageDraw

from render import shapes
from render.fonts import LATIN, MASTER_SIZE, SHAPES, Face, face_of, font_of, for_han, is_han
from render.graphemes import graphemes

_MOST_READ, _MOST_LETTERS = 512, 64
"""Longer texts are cut before anything is measured: no plate has room for more."""
_ELLIPSIS = "…"
_CAPITAL = 0.714
"""The height of a capital, as a share of the font's size."""
_NARROWEST = 0.63
"""The share to which words are squeezed before they are shortened."""
_SMALLEST = 0.7
"""The share to which labels become smaller, if that saves them from being shortened."""
_REACH = 0.8
"""The reach of ink above and below the middle of a capital, as a share of its height, so that it stays on a plate.
Letters that need more are moved, then made smaller.
"""
_MARGIN = MASTER_SIZE // 2
_ASCENT, _DESCENT = 2 * MASTER_SIZE, MASTER_SIZE
"""Room for whatever hangs over."""
_SUITS = {"♠": 0, "♥": 1, "♦": 2, "♣": 3}
_SUIT_SIZE, _SUIT_ROOM = 0.7 * MASTER_SIZE, 0.78 * MASTER_SIZE
_MOST_INITIALS = 3
_HARD = [0] * 128 + [255] * 128
"""Masks have hard edges, because they are twice as large as what is shown: soft ones look no softer when they have been
scaled down, and make pictures an eighth larger.
"""
_NOTHING = "?"
_GLYPHS_KEPT = 320
"""Letters. They take about 5 KB each."""
_RUNS_KEPT = 16
"""Names in scripts that join their letters. They take some 30 KB each, the longest ten times as much."""
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


class _Letter(NamedTuple):
    text: str
    face: Face | None
    """The font; None: a suit, drawn like those on the cards."""


class _Run(NamedTuple):
    letters: tuple[str, ...]
    face: Face | None
    leftwards: bool

    @property
    def text(self) -> str:
        """Return the text as Pillow takes it, which without Raqm draws letter after letter to the right."""
        return "".join(self.letters if SHAPES or not self.leftwards else reversed(self.letters))

    @property
    def side_by_side(self) -> Sequence[str] | None:
        """Return the letters from left to right, if the word is no more than that."""
        if not SHAPES or not are_side_by_side(self.letters):
            return None
        return self.letters[::-1] if self.leftwards else self.letters

    @property
    def direction(self) -> str | None:
        return ("rtl" if self.leftwards else "ltr") if SHAPES else None


def words_mask(text: str, capital: int, max_width: float) -> Image.Image:
    """Draw words whose capitals are `capital` high, squeezed and then shortened until they fit. The mask is twice as
    high, with the middle of a capital in its middle, so that it can be centered whatever the letters.
    """
    line = _line(_runs(_fitting(text, capital, max_width)))
    width = round(line.width * 2 * capital / line.height)
    return line.resize((max(1, min(width, int(max_width))), 2 * capital), Image.Resampling.BOX).point(_HARD)


@lru_cache(1024)
def fitting_size(text: str, capital: int, max_width: float) -> int:
    """Return how high capitals are so that a text, squeezed, need not be shortened: not much smaller than they should
    be, so too long ones stay as high.
    """
    width = _width(_runs(_letters(text[:_MOST_READ])[:_MOST_LETTERS])) * _NARROWEST
    fitting = int(max_width * _CAPITAL * MASTER_SIZE / max(width, 1))
    return min(capital, fitting) if fitting >= capital * _SMALLEST else capital


def shortened(text: str, capital: int, max_width: float) -> str:
    """Return what is drawn of a text in so much room."""
    return "".join(letter.text for letter in _fitting(text, capital, max_width))


@lru_cache(256)
def _letters(text: str) -> tuple[_Letter, ...]:
    """Return the letters that some font has, or what stands for them if none has any."""
    read = graphemes(text)
    han = for_han(text)
    found: list[_Letter] = []
    for letter in read:
        if letter[0] in _SUITS:
            found.append(_Letter(letter[0], None))
        elif (known := face_of(letter)) is not None:
            face, drawn = known
            if drawn != " " or (found and found[-1].text != " "):
                found.append(_Letter(drawn, han if is_han(face) else face))
    if found and found[-1].text == " ":
        found.pop()
    if found or not read:
        return tuple(found)
    # For a name in a script that no font has: the Latin initials of its first letters, by their names in Unicode
    # (CHEROKEE LETTER TSA: T), or a question mark. Beside them the plate shows the number and color of the seat.
    names = [unicodedata.name(letter[0], "").split() for letter in read if letter != " "]
    initials = "".join(name[-1][0] for name in names if name)[:_MOST_INITIALS] or _NOTHING
    return tuple(_Letter(letter, LATIN) for letter in initials)


def _runs(letters: Sequence[_Letter]) -> list[_Run]:
    """Split letters into runs, from left to right."""
    placed = zip(levels([letter.text for letter in letters]), letters, strict=True)
    found = [
        (level, _Run(tuple(letter.text for _, letter in same), face, level % 2 == 1))
        for (level, face), same in groupby(placed, lambda place: (place[0], place[1].face))
    ]
    return [run for _, run in in_visual_order(found)]


def _width(runs: Iterable[_Run]) -> float:
    return sum(_run_width(run) for run in runs)


@lru_cache(256)
def _run_width(run: _Run) -> float:
    if run.face is None:
        return _SUIT_ROOM * len(run.letters)
    if (letters := run.side_by_side) is not None:
        return width_side_by_side(letters, run.face)
    return font_of(run.face).getlength(run.text, direction=run.direction)


def _fitting(text: str, capital: int, max_width: float) -> Sequence[_Letter]:
    """Return as much of a text as fits, with an ellipsis if it was cut. Letters are never cut."""
    letters = _letters(text[:_MOST_READ])
    shown = letters[:_MOST_LETTERS]
    room = max_width * _CAPITAL * MASTER_SIZE / capital / _NARROWEST
    if len(text) <= _MOST_READ and shown == letters and _width(_runs(letters)) <= room:
        return letters
    least, most = 0, len(shown)
    while least < most:
        middle = (least + most + 1) // 2
        if _width(_runs(_cut(shown, middle))) <= room:
            least = middle
        else:
            most = middle - 1
    return _cut(shown, least) if least else shown[:1]


def _cut(letters: Sequence[_Letter], count: int) -> list[_Letter]:
    kept = list(letters[:count])
    while kept and kept[-1].text == " ":
        kept.pop()
    return [*kept, _Letter(_ELLIPSIS, LATIN)]


def _line(runs: Sequence[_Run]) -> Image.Image:
    """Draw a line in the master size, with the middle of a capital in its middle: as high as two capitals if its ink is
    within reach of that, or can be moved there; otherwise higher.
    """
    width = round(_width(runs))
    mask = Image.new("L", (width + 2 * _MARGIN, _ASCENT + _DESCENT))
    x = float(_MARGIN)
    for run in runs:
        _draw(mask, run, x)
        x += _run_width(run)
    left, top, right, bottom = mask.getbbox() or (_MARGIN, 0, _MARGIN, 0)
    left, right, capital = min(left, _MARGIN), max(right, _MARGIN + width), MASTER_SIZE * _CAPITAL
    reach = max(capital * _REACH, (bottom - top) / 2)
    middle = round(min(max(_ASCENT - capital / 2, bottom - reach), top + reach))
    half = round(reach / _REACH)
    return mask.crop((left, middle - half, max(right, left + 1), middle + half))


def _draw(mask: Image.Image, run: _Run, x: float) -> None:
    if run.face is None:
        draw = ImageDraw.Draw(mask)
        for place, letter in enumerate(run.letters):
            middle = x + (place + 0.5) * _SUIT_ROOM, _ASCENT - MASTER_SIZE * _CAPITAL / 2
            for outline in shapes.place(shapes.SUITS[_SUITS[letter]], *middle, _SUIT_SIZE):
                draw.polygon(outline, fill=255)
    elif (letters := run.side_by_side) is not None:
        draw_side_by_side(mask, letters, run.face, x, _ASCENT)
    else:
        drawn = _drawn_run(run.text, run.face, run.direction, x % 1)
        if drawn is not None:
            mask.paste(255, (int(x) + drawn.left, _ASCENT + drawn.top), drawn.mask)


def tight_text_mask(text: str, size: int, max_width: int) -> Image.Image:
    """Draw a rank or a number, without any margin, and squeezed if it is too wide."""
    font = font_of(LATIN)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(text))
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font)
    scale = size / MASTER_SIZE
    width, height = max(1, round(mask.width * scale)), max(1, round(mask.height * scale))
    return mask.resize((min(width, max_width), height), Image.Resampling.BOX).point(_HARD)


# Letters drawn once each, for scripts in which a word is its letters side by side: names are many, letters are few.
# Other scripts join their letters or change them by their neighbors; there only the font can draw a word.


class _Glyph(NamedTuple):
    mask: Image.Image
    left: int
    """The distance from where the letter begins."""
    top: int
    """The distance from the baseline."""


def are_side_by_side(letters: Sequence[str]) -> bool:
    return all(
        len(letter) == 1 and any(first <= ord(letter) <= last for first, last in _SIDE_BY_SIDE) for letter in letters
    )


def width_side_by_side(letters: Sequence[str], face: Face) -> float:
    return sum(_advance(letter, following, face) for letter, following in _followed(letters))


def draw_side_by_side(mask: Image.Image, letters: Sequence[str], face: Face, x: float, baseline: int) -> None:
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


def _drawn(text: str, face: Face, direction: str | None = "ltr", start: float = 0.0) -> _Glyph | None:
    """Draw a letter, or letters that only the font can join; None: a space. `start`: how far into a pixel it begins."""
    font = font_of(face)
    image = Image.new("L", (round(font.getlength(text, direction=direction)) + 4 * MASTER_SIZE, _ASCENT + _DESCENT))
    pen, place = ImageDraw.Draw(image), (MASTER_SIZE + start, _ASCENT)
    try:
        pen.text(place, text, fill=255, font=font, anchor="ls", direction=direction)
    except OSError:  # a letter too intricate for FreeType, such as ﷽
        pen.text(place, _NOTHING, fill=255, font=font_of(LATIN), anchor="ls")
    box = image.getbbox()
    return None if box is None else _Glyph(image.crop(box), box[0] - MASTER_SIZE, box[1] - _ASCENT)


_glyph = lru_cache(_GLYPHS_KEPT)(_drawn)
_drawn_run = lru_cache(_RUNS_KEPT)(_drawn)


# ------------------------------------------------------------ the order of letters from left to right
# The Unicode Bidirectional Algorithm (UAX 9) for one line, without its control characters, which never come here.
# Pillow's own would do for text in one font, but not for a line that needs several.


T = TypeVar("T")

_NUMBERS = ("EN", "AN")


def levels(letters: Sequence[str]) -> list[int]:
    """Return the level of each letter: even ones are read from left to right, odd ones from right to left, and higher
    ones lie inside lower ones. A line with any letter that is read to the right is read so as a whole: an English
    sentence may begin with a Hebrew name.
    """
    kinds = [unicodedata.bidirectional(letter[0]) or "L" for letter in letters]
    base = "R" if "L" not in kinds and ("R" in kinds or "AL" in kinds) else "L"
    _read_numbers(kinds, base)
    _read_neutrals(kinds, base)
    if base == "L":
        return [{"L": 0, "R": 1}.get(kind, 2) for kind in kinds]
    return [1 if kind == "R" else 2 for kind in kinds]


def _read_numbers(kinds: list[str], base: str) -> None:
    """Apply rules W2 to W7. Digits after a Latin letter are like Latin letters."""
    last = base
    for place, kind in enumerate(kinds):
        if kind in ("L", "R", "AL"):
            last = kind
        elif kind == "EN":
            kinds[place] = {"AL": "AN", "L": "L"}.get(last, "EN")
    for place in range(1, len(kinds) - 1):
        before, after = kinds[place - 1], kinds[place + 1]
        if kinds[place] in ("CS", "ES") and before == after and before in _NUMBERS:
            kinds[place] = before
    for place, kind in enumerate(kinds):
        if kind == "AL":
            kinds[place] = "R"
        elif kind == "ET" and "EN" in kinds[max(0, place - 1) : place + 2]:
            kinds[place] = "EN"


def _read_neutrals(kinds: list[str], base: str) -> None:
    """Apply rules N1 and N2: what has no direction takes that of both its sides, or else that of the line."""
    place = 0
    while place < len(kinds):
        end = place
        while end < len(kinds) and kinds[end] not in ("L", "R", *_NUMBERS):
            end += 1
        if end > place:
            before = base if place == 0 else _side(kinds[place - 1])
            after = base if end == len(kinds) else _side(kinds[end])
            kinds[place:end] = [before if before == after else base] * (end - place)
        place = end + 1


def _side(kind: str) -> str:
    return "R" if kind in _NUMBERS else kind


def in_visual_order(runs: Sequence[tuple[int, T]]) -> list[tuple[int, T]]:
    """Order the parts of a line, each with its level (rule L2)."""
    ordered = list(runs)
    for level in range(max((level for level, _ in runs), default=0), 0, -1):
        place = 0
        while place < len(ordered):
            end = place
            while end < len(ordered) and ordered[end][0] >= level:
                end += 1
            ordered[place:end] = reversed(ordered[place:end])
            place = end + 1
    return ordered
