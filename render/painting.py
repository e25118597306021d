"""Scene → PNG. Works on palette indices only; see `palette`."""

import math
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, get_args

from PIL import Image

from bot.core.cards import Card
from bot.core.lru_cache import LruCache
from render import cards, furniture, words
from render.boxes import DUSKY, FILLS, GOLDEN, GROUNDS, MARKS, PAPERY, RIMMED, WELLED, Boxes
from render.lettering import fitting_size
from render.palette import (
    DIMMED,
    PALED,
    Colour,
    in_full_color,
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
    Frame,
    Joker,
    Label,
    Look,
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
from render.sprites import Joined, Sprite, SpriteCache
from render.strokes import Layer

_TURN_STEP = 10
_DOT_STEP = 60
_UPPERS_KEPT = 6


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
        small = self._smalls(scene.items)
        canvas = Canvas(scene.height)
        sheet = Sheet(self.sprites, canvas, scene.look, small)
        sheet.felt(scene)
        for item in scene.items:
            _PAINTERS[type(item)](sheet, item)
        return canvas

    def layers(self, scene: Scene, known: Mapping[Hashable, Layer]) -> dict[Hashable, Layer]:
        """Return what is painted for each item, in its order; as known from another scene, if it is."""
        felt = tuple(part.height for part in scene.parts or (scene,))
        layers: dict[Hashable, Layer] = {felt: known.get(felt) or self._layer(scene.look, Sheet.felt, scene)}
        look = scene.look
        for item in scene.items:
            if isinstance(item, LookChange):
                look = item.look
                continue
            key = item, look
            if key in layers:  # painted twice, as what lies between may cover it
                key = item, look, len(layers)
            layers[key] = known.get(key) or self._layer(look, _PAINTERS[type(item)], item)
        return layers

    def _layer(self, look: Look, paint: Callable[["Sheet", Any], None], what: Any) -> Layer:
        layer = Layer()
        paint(Sheet(self.sprites, layer, look, self._smalls([what])), what)
        return layer

    def _smalls(self, items: Iterable[Any]) -> dict[Small, Sprite]:
        """Paint what takes the canvas for itself, and so comes first."""
        return {item: self._small(item) for item in items if isinstance(item, Small)}

    def _small(self, item: Small) -> Sprite:
        whole = self.composed(item.scene).crop(0, 0, WIDTH, item.scene.height)
        size = item.width, item.height
        return Sprite(in_full_color(whole, lambda large: large.resize(size, Image.Resampling.LANCZOS)))


class Sheet:
    """One picture while it is composed."""

    def __init__(self, sprites: SpriteCache, canvas: Canvas | Layer, look: Look, small: Mapping[Small, Sprite]) -> None:
        self._sprites = sprites
        self._small = small
        self._look = look
        self.canvas = canvas
        self._boxes = Boxes(canvas)

    def felt(self, scene: Scene) -> None:
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
        self._boxes.fill(GROUNDS[ground], left, top, item.width, height, furniture.radius(height))
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
            self._boxes.outline(GOLDEN, left, top, item.width, height, furniture.radius(height), 4)

    def _words(self, text: str, capital: int, room: tuple[int, int], letters: Colour, ground: Colour) -> Sprite:
        """Draw words as wide and as high as there is room for."""
        key = ("words", text[:200], capital, room, letters, ground)
        return self._sprites.words(key, lambda: words.words(text, capital, *room, letters, ground))

    def frame(self, item: Frame) -> None:
        self._boxes.outline(MARKS[item.mark], *_upper_left(item), item.width, item.height, 22, 7)

    def bubble(self, item: Bubble) -> None:
        (left, top), edge = _upper_left(item), furniture.BUBBLE_EDGE
        self._boxes.fill(DUSKY, left - edge, top - edge, item.width + 2 * edge, item.height + 2 * edge, 24 + edge)
        self._boxes.fill(PAPERY, left, top, item.width, item.height, 24)
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
            self._boxes.dashes(GOLDEN, left - 6, top - 6, width + 12, height + 12, 7)
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
        self._boxes.fill(RIMMED, left, top, width, height, corner)
        self._boxes.fill(WELLED, left + line, top + line, width - 2 * line, height - 2 * line, corner - line)
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
            self._boxes.fill(MARKS[mark], left, top, width + 2 * margin, height + 2 * margin, radius)

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
            drawn = keep(key, lambda: words.bare_words(item.text, size, room, colour))
            self._paste(drawn, _anchored(item, drawn.width), item.y)
            return
        ground, letters = furniture.TONES[item.tone]
        height = round(size * 1.6)
        drawn = self._words(item.text, size, (room, height), letters, ground)
        width = max(drawn.width + padding, height)
        x = _anchored(item, width)
        left, top = x - width // 2, item.y - height // 2
        self._boxes.fill(GROUNDS[ground], left, top, width, height, furniture.radius(height))
        self._paste(drawn, x, item.y)

    def look(self, item: LookChange) -> None:
        self._look = item.look

    def area(self, item: Area) -> None:
        self._boxes.fill(FILLS[item.fill], *_upper_left(item), item.width, item.height, item.radius)

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


def _anchored(item: Label, width: int) -> int:
    """Return where the middle of something so wide is."""
    return {"left": item.x + width // 2, "middle": item.x, "right": item.x - width // 2}[item.anchor]


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
paint, composed, layers = _shared.paint, _shared.composed, _shared.layers
