"""The picture of somebody's badges: medals in two columns, each with its name and with how one gets it."""

from collections.abc import Iterator, Sequence

import msgspec

from render.layout import Box, area, band
from render.scene import WIDTH, Item, Label, Medal, MedalKind, Scene

MOST = 16
"""For which there is room."""
_HEAD, _ROW, _GAP, _SIDE = 104, 128, 8, 32
_COLUMNS, _MEDAL, _NAMES = 2, 114, 140
_IN_A_ROW, _SMALL_MEDAL = 8, 120


class Shown(msgspec.Struct, frozen=True):
    kind: MedalKind
    title: str
    how: str
    lit: bool
    """It is theirs."""


def badges_scene(title: str, note: str, shown: Sequence[Shown]) -> Scene:
    """Show the first badges, row by row, as many as there is room for."""
    fitting = shown[:MOST]
    rows = -(-len(fitting) // _COLUMNS)
    return Scene(_HEAD + _GAP + rows * (_ROW + _GAP), tuple(_items(title, note, fitting)))


def _items(title: str, note: str, shown: Sequence[Shown]) -> Iterator[Item]:
    head = Box(0, 0, WIDTH, _HEAD)
    yield band(head, "shadow")
    yield Label(_SIDE, head.y, title, 56, "bare", 560, "left")
    yield Label(head.right - _SIDE, head.y, note, 42, "muted", 540, "right")
    left, right = Box(_GAP, 0, WIDTH - 2 * _GAP, 0).columns(0, (WIDTH - 3 * _GAP) // _COLUMNS, gap=_GAP)
    for number, badge in enumerate(shown):
        row, column = divmod(number, _COLUMNS)
        place = (left, right)[column]
        yield from _badge(Box(place.left, _HEAD + _GAP + row * (_ROW + _GAP), place.width, _ROW), badge)


def _badge(box: Box, badge: Shown) -> Iterator[Item]:
    yield area(box, "shadow", 14)
    yield Medal(box.left + _NAMES // 2, box.y, badge.kind, _MEDAL, badge.lit)
    x, room = box.left + _NAMES, box.width - _NAMES - 12
    yield Label(x, box.top + 39, badge.title, 43, "bare" if badge.lit else "muted", room, "left")
    yield Label(x, box.bottom - 31, badge.how, 36, "muted", room, "left")


def medal_row(box: Box, shown: Sequence[tuple[MedalKind, bool]]) -> Iterator[Item]:
    """Lay medals on a dark band, eight in a row; each with whether it is lit."""
    yield band(box, "shadow")
    rows = -(-len(shown) // _IN_A_ROW)
    for number, (kind, lit) in enumerate(shown):
        row, column = divmod(number, _IN_A_ROW)
        x = box.inset(_GAP, 0).even_columns(_IN_A_ROW)[column].x
        yield Medal(x, box.top + box.height * (2 * row + 1) // (2 * rows), kind, _SMALL_MEDAL, lit)
