"""Scene → PNG. Works on palette indices only; see `palette`."""

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, get_args

from PIL import Image

from bot.core.cards import Card
from bot.core.lru_cache import LruCache
from render import cards, furniture
from render.lettering import fitting_size
from render.palette import (
    DIMMED,
    DUSK,
    FELT,
    FELT_MIDDLE,
    GOLD,
    PALED,
    PAPER,
    RED,
    RIM,
    SKY,
    WELL,
    Colour,
    in_full_color,
    index_of,
    mix,
)
from render.png import Canvas, Rows
from render.scene import (
    WIDTH,
    Area,
    Back,
    Bars,
    Bubble,
    CardAt,
    Curve,
    Dim,
    EmptySlot,
    Fill,
    Frame,
    Joker,
    Label,
    LookChange,
    Mark,
    NamePlate,
    Scene,
    Small,
    Stamp,
    Trail,
    card_height,
    plate_letters,
)
from render.sprites import SCALE, Joined, Sprite, SpriteCache, large_mask

_TURN_STEP = 10
_DOT_STEP = 60
_KEPT = 256
"""Kinds of four corners, of a few KB. All games together use some hundred."""
_UPPERS_KEPT = 6
SHADOW, LIGHT = 15, 42
"""Shades of darker and lighter felt."""


class Ink(NamedTuple):
    """An index of the palette, and that of the color which blends it with the felt."""

    full: int
    soft: int


def _on_felt(shade: int) -> Ink:
    return Ink(shade, (shade + FELT_MIDDLE) // 2)


DUSKY, GOLDEN, LIGHT_BLUE, FAULTY, PAPERY, RIMMED, WELLED = (
    Ink(index_of(colour), index_of(mix(colour, FELT, 0.5))) for colour in (DUSK, GOLD, SKY, RED, PAPER, RIM, WELL)
)
FILLS: dict[Fill, Ink] = {
    "shadow": _on_felt(SHADOW),
    "light": _on_felt(LIGHT),
    "dusk": DUSKY,
    "gold": GOLDEN,
    "fault": FAULTY,
    "paper": PAPERY,
}
GROUNDS: dict[Colour, Ink] = {DUSK: DUSKY, GOLD: GOLDEN, SKY: LIGHT_BLUE, RED: FAULTY, PAPER: PAPERY}
"""The inks of plates."""
MARKS: dict[Mark, Ink] = {"plain": PAPERY, "gold": GOLDEN, "last": LIGHT_BLUE, "fault": FAULTY}
_HALF, _FULL = 100, 180
"""The coverage of a pixel, 0 to 255, from which it gets half of the color, and all of it."""


def _upper_left(item: Area | Frame | Dim | Bubble | NamePlate) -> tuple[int, int]:
    return item.x - item.width // 2, item.y - item.height // 2


class Renderer:
    """Paints scenes from sprites that are drawn when first needed. May be used by several threads at once."""

    def __init__(self) -> None:
        self.sprites = SpriteCache()
        self._uppers = LruCache[Scene, Rows](_UPPERS_KEPT)
        """The upper parts that other pictures are yet to begin with. Each takes half a megabyte."""

    def paint(self, scene: Scene) -> bytes:
        if not scene.parts:
            return self.composed(scene).rows().to_png()
        first, *others = scene.parts
        rows = self._uppers.get(first)
        if rows is None:
            rows = self.composed(first).rows()
            self._uppers.put(first, rows)
        for part in others:
            rows = self.composed(part).rows(rows)
        return rows.to_png()

    def composed(self, scene: Scene) -> Canvas:
        """Compose a picture, which is valid until the same thread composes the next."""
        # Each of them takes the canvas for itself, so they come first.
        small = {item: self._small(item) for item in scene.items if isinstance(item, Small)}
        canvas = Canvas(scene.height)
        sheet = Sheet(self.sprites, scene, canvas, small)
        for item in scene.items:
            _PAINTERS[type(item)](sheet, item)
        return canvas

    def _small(self, item: Small) -> Sprite:
        whole = self.composed(item.scene).crop(0, 0, WIDTH, item.scene.height)
        size = item.width, item.height
        return Sprite(in_full_color(whole, lambda large: large.resize(size, Image.Resampling.LANCZOS)))


class Sheet:
    """One picture while it is composed."""

    def __init__(self, sprites: SpriteCache, scene: Scene, canvas: Canvas, small: Mapping[Small, Sprite]) -> None:
        self._sprites = sprites
        self._small = small
        self._look = scene.look
        self.canvas = canvas
        top = 0
        for part in scene.parts or (scene,):
            for shade, rows in furniture.felt_bands(part.height):
                self.canvas.fill_rows(shade, top, top + rows)
                top += rows

    def joker(self, item: Joker) -> None:
        drawn = self._sprites.get(("joker", item.size), lambda: cards.joker(item.size))
        self._paste_at(drawn, item.x - item.size // 2, item.y - card_height(item.size) // 2)

    def plate(self, item: NamePlate) -> None:
        """Paint a plate from both ends inwards: badge; note, sign and crown; and as much of the name as fits between
        them.
        """
        ground, letters = furniture.PLATES[item.state]
        (left, top), height, capital = _upper_left(item), item.height, plate_letters(item.height)
        self._box(GROUNDS[ground], left, top, item.width, height, furniture.radius(height))
        start, end = left + round(height * 0.22), left + item.width - round(height * 0.22)
        if item.seat is not None:
            seat = item.seat
            badge = self._sprites.get(("plate badge", seat, height), lambda: furniture.plate_badge(seat, height))
            self._paste_at(badge, left, top)
            start = left + round(height * 1.18)
        if item.note:
            note = self._words(item.note, capital, ((end - start) * 6 // 10, height), letters, ground)
            self._paste_at(note, end - note.width, item.y - note.height // 2)
            end -= note.width + height // 5
        for sign in (item.sign, "crown" if item.state == "winner" else None):
            if sign is not None:
                key = ("plate sign", sign, height, ground)
                drawn = self._sprites.get(key, lambda sign=sign: furniture.plate_sign(sign, height, letters, ground))
                self._paste_at(drawn, end - drawn.width, item.y - drawn.height // 2)
                end -= drawn.width + height // 6
        name = self._words(item.name, capital, (end - start, height), letters, ground)
        x = start if item.seat is not None else (start + end - name.width) // 2
        self._paste_at(name, x, item.y - name.height // 2)
        if item.state == "next":
            self._outline(GOLDEN, left, top, item.width, height, furniture.radius(height), 4)

    def _words(self, text: str, capital: int, room: tuple[int, int], letters: Colour, ground: Colour) -> Sprite:
        """Draw words as wide and as high as there is room for."""
        key = ("words", text[:200], capital, room, letters, ground)
        return self._sprites.words(key, lambda: furniture.words(text, capital, *room, letters, ground))

    def frame(self, item: Frame) -> None:
        self._outline(MARKS[item.mark], *_upper_left(item), item.width, item.height, 22, 7)

    def bubble(self, item: Bubble) -> None:
        (left, top), edge = _upper_left(item), furniture.BUBBLE_EDGE
        self._box(DUSKY, left - edge, top - edge, item.width + 2 * edge, item.height + 2 * edge, 24 + edge)
        self._box(PAPERY, left, top, item.width, item.height, 24)
        margin = furniture.TIP_FOOT
        x = min(max(item.tip_x, left + margin), left + item.width - margin)
        y = top if item.tip_y < item.y else top + item.height
        dx, dy = item.tip_x - x, item.tip_y - y
        tip = self._sprites.get(("tip", dx, dy), lambda: furniture.bubble_tip(dx, dy))
        self._paste(tip, x, y)

    def stamp(self, item: Stamp) -> None:
        key = ("stamp", item.text[:200], item.size, item.mark, item.seat, item.max_width)
        drawn = self._sprites.get(key, lambda: furniture.stamp(item))
        half = drawn.width // 2
        self._paste(drawn, min(max(item.x, half), WIDTH - half), item.y)

    def whole(self, item: furniture.Whole) -> None:
        """Paint what is one sprite, whose look depends on everything about it but its place."""
        deck = self._look.deck
        drawn = self._sprites.get(furniture.key_of(item, deck), lambda: furniture.drawn(item, deck))
        self._paste(drawn, item.x, item.y)

    def _paste(self, sprite: Sprite, x: int, y: int) -> None:
        self._paste_at(sprite, x - sprite.width // 2, y - sprite.height // 2)

    def _paste_at(self, sprite: Sprite, left: int, top: int) -> None:
        self.canvas.paste_patches(sprite.patches, left, top)

    def card(self, item: CardAt) -> None:
        if item.tilt:
            # In the air. Kept among the words, as few are seen twice.
            lying = self._back(item.size, item.height) if item.card is None else self._face(item.card, item)
            key = ("flying", item.card, item.size, item.style, item.tilt, self._look)
            self._paste(self._sprites.words(key, lambda: cards.flying(item, lying)), item.x, item.y)
            return
        if item.card is None:
            self.back(Back(item.x, item.y, item.size, item.height, mark=item.mark))
            return
        width, height = item.size, item.height
        left, top = item.x - width // 2, item.y - height // 2
        self._ring(item.x, item.y, width, height, item.mark)
        self._paste_at(self._face(item.card, item), left, top)
        if item.ghost:
            mask = cards.card_mask(width, height)
            self.canvas.replace(PALED, (left, top, left + mask.width, top + mask.height), mask)
            self._dashes(GOLDEN, left - 6, top - 6, width + 12, height + 12, 7)
        if item.count:
            # In the lower right corner.
            size = max(36, round(width * 0.19))
            room, y = round(size * (1.6 if item.count < 10 else 2.1)), item.y + height // 2 - 4 - round(size * 0.8)
            self.label(Label(item.x + width // 2 - 4 - room // 2, y, str(item.count), size, max_width=room))

    def _face(self, card: Card, item: CardAt) -> Sprite:
        """Return a card with all that lies on it."""
        width, height, style, shown = item.size, item.height, item.style, item.shown
        deck, letters = self._look.deck, self._look.letters if self._look.deck == "four" else ""

        def joined() -> Sprite:
            blank = self._sprites.get(("blank", width, height), lambda: cards.blank(width, height))
            parts = cards.parts(card, width, style, deck, shown, letters)
            return Joined(blank, ((self._sprites.get(part.key, part.draw), part.left, part.top) for part in parts))

        return self._sprites.get(("face", card, width, height, style, deck, shown, letters), joined)

    def _back(self, width: int, height: int) -> Sprite:
        design = self._look.back
        return self._sprites.get(("back", width, height, design), lambda: cards.back(width, height, design))

    def back(self, item: Back) -> None:
        width, height = item.width, item.height
        self._ring(item.x, item.y, width, height, item.mark)
        self._paste_at(self._back(width, height), item.x - width // 2, item.y - height // 2)
        if item.count:
            size = min(60, max(36, round(width * 0.5)))
            self.label(Label(item.x, item.y, str(item.count), size, "bare", max_width=max(40, width - 8)))

    def slot(self, item: EmptySlot) -> None:
        width, height = item.width, item.height or card_height(item.width)
        left, top = item.x - width // 2, item.y - height // 2
        corner, line = cards.corner(width), max(2, round(width * 0.018))
        self._ring(item.x, item.y, width, height, item.mark)
        self._box(RIMMED, left, top, width, height, corner)
        self._box(WELLED, left + line, top + line, width - 2 * line, height - 2 * line, corner - line)
        if item.suit is not None:
            suit, size = item.suit, min(width, height) // 2
            self._paste(
                self._sprites.get(("faint", suit, size), lambda: furniture.faint_suit(suit, size)), item.x, item.y
            )

    def _ring(self, x: int, y: int, width: int, height: int, mark: Mark) -> None:
        """Paint a ring around a marked card or place, which is painted on it next."""
        if mark != "plain":
            margin = max(5, round(width * 0.05))
            left, top = x - width // 2 - margin, y - height // 2 - margin
            radius = cards.corner(width) + margin
            self._box(MARKS[mark], left, top, width + 2 * margin, height + 2 * margin, radius)

    def label(self, item: Label) -> None:
        is_bare = item.tone in furniture.BARE
        padding = 0 if is_bare else round(item.size * 0.7)
        room = item.max_width - padding
        size = fitting_size(item.text, item.size, room)
        if is_bare:
            key = ("bare", item.text[:200], size, item.tone, room)
            colour = furniture.BARE[item.tone]
            # Numbers are few, and on all tables: among the words, names would push them out.
            keep = self._sprites.get if item.text.isdecimal() else self._sprites.words
            drawn = keep(key, lambda: furniture.bare_words(item.text, size, room, colour))
            self._paste(drawn, _anchored(item, drawn.width), item.y)
            return
        ground, letters = furniture.TONES[item.tone]
        height = round(size * 1.6)
        drawn = self._words(item.text, size, (room, height), letters, ground)
        width = max(drawn.width + padding, height)
        x = _anchored(item, width)
        left, top = x - width // 2, item.y - height // 2
        self._box(GROUNDS[ground], left, top, width, height, furniture.radius(height))
        self._paste(drawn, x, item.y)

    def look(self, item: LookChange) -> None:
        self._look = item.look

    def area(self, item: Area) -> None:
        self._box(FILLS[item.fill], *_upper_left(item), item.width, item.height, item.radius)

    def dim(self, item: Dim) -> None:
        left, top = _upper_left(item)
        self.canvas.replace(DIMMED, (left, top, left + item.width, top + item.height))

    def trail(self, item: Trail) -> None:
        angle = math.degrees(math.atan2(item.to_y - item.y, item.to_x - item.x))
        turn = round(angle / _TURN_STEP) * _TURN_STEP % 360
        size = item.size
        dot = self._sprites.get(("dot", item.mark, size), lambda: furniture.dot(item.mark, size))
        dots = max(1, int((item.length - size / 2) / _DOT_STEP))
        dx, dy = (item.to_x - item.x) / item.length, (item.to_y - item.y) / item.length
        for step in range(dots):
            distance = size * 0.75 + step * _DOT_STEP
            if distance < item.length:
                self._paste(dot, round(item.to_x - dx * distance), round(item.to_y - dy * distance))
        head = self._sprites.get(("arrow", item.mark, turn, size), lambda: furniture.arrowhead(item.mark, turn, size))
        self._paste(head, item.to_x, item.to_y)

    def curve(self, item: Curve) -> None:
        """Paint a curve, kept among the words, as hardly two are alike."""
        key = ("curve", item.width, item.height, item.values, item.tone, item.line)
        self._paste(self._sprites.words(key, lambda: furniture.curve(item)), item.x, item.y)

    def bars(self, item: Bars) -> None:
        """Paint bars on their lower edge, kept among the words like a curve."""
        key = ("bars", item.width, item.height, item.values, item.tone)
        drawn = self._sprites.words(key, lambda: furniture.bars(item))
        self._paste_at(drawn, item.x - drawn.width // 2, item.y + item.height // 2 - drawn.height)

    def small(self, item: Small) -> None:
        self._paste(self._small[item], item.x, item.y)

    # Boxes and frames with round corners are painted straight on the canvas: only their corners are sprites.

    def _box(self, ink: Ink, left: int, top: int, width: int, height: int, radius: int) -> None:
        radius = min(radius, width // 2, height // 2)
        right, bottom = left + width, top + height
        fill = self.canvas.fill_box
        fill(ink.full, left + radius, top, right - radius, bottom)
        if radius:
            fill(ink.full, left, top + radius, left + radius, bottom - radius)
            fill(ink.full, right - radius, top + radius, right, bottom - radius)
            self._corners(ink, left, top, right, bottom, radius, radius)

    def _outline(self, ink: Ink, left: int, top: int, width: int, height: int, radius: int, line: int) -> None:
        right, bottom = left + width, top + height
        fill = self.canvas.fill_box
        for start in (top, bottom - line):
            fill(ink.full, left + radius, start, right - radius, start + line)
        for start in (left, right - line):
            fill(ink.full, start, top + radius, start + line, bottom - radius)
        self._corners(ink, left, top, right, bottom, radius, line)

    def _dashes(self, ink: Ink, left: int, top: int, width: int, height: int, line: int) -> None:
        """Paint a frame of dashes."""
        right, bottom = left + width, top + height
        for start, end in _dashed(left, right):
            self.canvas.fill_box(ink.full, start, top, end, top + line)
            self.canvas.fill_box(ink.full, start, bottom - line, end, bottom)
        for start, end in _dashed(top, bottom):
            self.canvas.fill_box(ink.full, left, start, left + line, end)
            self.canvas.fill_box(ink.full, right - line, start, right, end)

    def _corners(self, ink: Ink, left: int, top: int, right: int, bottom: int, radius: int, line: int) -> None:
        places = (left, top), (right - radius, top), (left, bottom - radius), (right - radius, bottom - radius)
        for (x, y), corner in zip(places, _four_corners(ink, radius, line), strict=True):
            self.canvas.paste_patches(corner.patches, x, y)


def _anchored(item: Label, width: int) -> int:
    """Return where the middle of something so wide is."""
    return {"left": item.x + width // 2, "middle": item.x, "right": item.x - width // 2}[item.anchor]


def _dashed(start: int, end: int) -> list[tuple[int, int]]:
    """Divide a line into dashes with gaps of half their length."""
    dashes = max(2, round((end - start) / 40))
    step = (end - start) / (dashes - 1 / 3)
    return [(round(start + place * step), round(start + (place + 2 / 3) * step)) for place in range(dashes)]


@lru_cache(_KEPT)
def _four_corners(ink: Ink, radius: int, line: int) -> tuple[Sprite, ...]:
    """Return upper left, upper right, lower left, lower right. They are found together, as a picture has some fifty
    boxes.
    """
    side, inset = radius * SCALE, line * SCALE
    corners: list[Sprite] = []
    for x, y in ((0, 0), (-side, 0), (0, -side), (-side, -side)):
        # A quarter of a disc, or of a ring.
        mask, draw = large_mask(radius, radius)
        draw.ellipse((x, y, x + 2 * side - 1, y + 2 * side - 1), fill=255)
        if line < radius:
            draw.ellipse((x + inset, y + inset, x + 2 * side - 1 - inset, y + 2 * side - 1 - inset), fill=0)
        covered = mask.reduce(SCALE)
        pixels = covered.point([ink.soft if level < _FULL else ink.full for level in range(256)])
        corners.append(Sprite(pixels, covered.point([0] * _HALF + [255] * (256 - _HALF), "1")))
    return tuple(corners)


_PAINTERS: dict[type, Callable[[Sheet, Any], None]] = {
    CardAt: Sheet.card,
    Joker: Sheet.joker,
    Back: Sheet.back,
    EmptySlot: Sheet.slot,
    NamePlate: Sheet.plate,
    Label: Sheet.label,
    LookChange: Sheet.look,
    Area: Sheet.area,
    Frame: Sheet.frame,
    Dim: Sheet.dim,
    Bubble: Sheet.bubble,
    Trail: Sheet.trail,
    Curve: Sheet.curve,
    Bars: Sheet.bars,
    Small: Sheet.small,
    Stamp: Sheet.stamp,
    **dict.fromkeys(get_args(furniture.Whole), Sheet.whole),
}


_shared = Renderer()
paint, composed = _shared.paint, _shared.composed
