"""Scene → PNG. Works on palette indices only; see `palette`."""

import math
from collections.abc import Callable
from functools import cache
from typing import Any, get_args

from bot.core.cards import Card
from render import cards, felt, furniture, pieces
from render.palette import DIMMED, DUSK_INDEX, FAULT_INDEX, GOLD_INDEX, PAPER_INDEX
from render.png import Canvas
from render.scene import (
    Area,
    Back,
    Bubble,
    CardAt,
    Dim,
    Fill,
    Frame,
    Item,
    Joker,
    Label,
    Mark,
    NamePlate,
    Piece,
    Scene,
    SeatBack,
    Slot,
    Stack,
    Stamp,
    Trail,
    card_height,
)
from render.sprites import Sprite, SpriteCache

_TURN_STEP = 10
_DOT_STEP = 60
_FILLS: dict[Fill, int] = {
    "shadow": felt.SHADOW,
    "light": felt.LIGHT,
    "dusk": DUSK_INDEX,
    "gold": GOLD_INDEX,
    "fault": FAULT_INDEX,
    "paper": PAPER_INDEX,
}


class Renderer:
    """Paints scenes from sprites that are drawn when first needed. May be used by several threads at once."""

    def __init__(self) -> None:
        self.sprites = SpriteCache()

    def paint(self, scene: Scene) -> bytes:
        sheet = Sheet(self.sprites, scene)
        for item in scene.items:
            sheet.put(item)
        return sheet.canvas.to_png()


class Sheet:
    """One picture while it is composed. Valid until the same thread begins the next."""

    def __init__(self, sprites: SpriteCache, scene: Scene) -> None:
        self._sprites = sprites
        self._deck = scene.look.deck
        self.canvas = Canvas(scene.height)
        top = 0
        for shade, rows in felt.bands(scene.height):
            self.canvas.fill_rows(shade, top, top + rows)
            top += rows

    def put(self, item: Item) -> None:
        _PAINTERS[type(item)](self, item)

    def joker(self, item: Joker) -> None:
        drawn = self._sprites.get(("joker", item.size), lambda: cards.joker(item.size))
        self._paste_at(drawn, item.x - item.size // 2, item.y - card_height(item.size) // 2)

    def seat_back(self, item: SeatBack) -> None:
        key = ("seat back", item.width, item.height, item.seat, item.mark)
        self._paste(self._sprites.get(key, lambda: pieces.seat_back(item)), item.x, item.y)

    def plate(self, item: NamePlate) -> None:
        key = ("plate", item.width, item.height, item.seat, item.name[:200], item.note, item.state)
        self._paste(self._sprites.get(key, lambda: furniture.plate(item)), item.x, item.y)

    def frame(self, item: Frame) -> None:
        key = ("frame", item.width, item.height, item.mark)
        self._paste(self._sprites.get(key, lambda: furniture.frame(item)), item.x, item.y)

    def bubble(self, item: Bubble) -> None:
        drawn, left, top = furniture.bubble(item)
        self._paste_at(drawn, item.x + left, item.y + top)

    def stamp(self, item: Stamp) -> None:
        key = ("stamp", item.text[:200], item.size)
        self._paste(self._sprites.get(key, lambda: furniture.stamp(item)), item.x, item.y)

    def piece(self, item: Piece) -> None:
        drawn = self._sprites.get(pieces.key(item, self._deck), lambda: pieces.piece(item, self._deck))
        self._paste(drawn, item.x, item.y)

    def _paste(self, sprite: Sprite, x: int, y: int) -> None:
        self._paste_at(sprite, x - sprite.width // 2, y - sprite.height // 2)

    def _paste_at(self, sprite: Sprite, left: int, top: int) -> None:
        self.canvas.paste_patches(sprite.patches, left, top)

    def card(self, item: CardAt) -> None:
        if item.card is None:
            self.back(Back(item.x, item.y, item.size, item.height, mark=item.mark))
            return
        if item.ghost:
            width, height = item.size, item.height
            dashes = self._sprites.get(("ghost", width, height), lambda: furniture.ghost_frame(width, height))
            self._paste(dashes, item.x, item.y)
        self._halo(item.x, item.y, item.size, item.height, item.mark)
        self._face(item, item.card)
        if item.count:
            self._count(item)

    def _face(self, item: CardAt, card: Card) -> None:
        width, height = item.size, item.height
        left, top = item.x - width // 2, item.y - height // 2
        self._paste_at(self._sprites.get(("blank", width, height), lambda: cards.blank(width, height)), left, top)
        for part in cards.parts(card, width, item.style, self._deck, item.shown):
            self._paste_at(self._sprites.get(part.key, part.draw), left + part.left, top + part.top)

    def _count(self, item: CardAt) -> None:
        """In the lower right corner."""
        size = max(30, round(item.size * 0.19))
        right, bottom = item.x + item.size // 2 - 4, item.y + item.height // 2 - 4
        width = round(size * (1.6 if item.count < 10 else 2.1))
        self.label(Label(right - width // 2, bottom - round(size * 0.8), str(item.count), size, max_width=width))

    def back(self, item: Back) -> None:
        width, height = item.width, item.height
        self._halo(item.x, item.y, width, height, item.mark)
        drawn = self._sprites.get(("back", width, height), lambda: cards.back(width, height))
        self._paste_at(drawn, item.x - width // 2, item.y - height // 2)
        if item.count:
            size = min(60, round(width * 0.5))
            self.label(Label(item.x, item.y, str(item.count), size, "bare", max_width=max(40, width - 8)))

    def slot(self, item: Slot) -> None:
        width, height, suit = item.width, item.height or card_height(item.width), item.suit
        self._halo(item.x, item.y, width, height, item.mark)
        self._paste(
            self._sprites.get(("slot", width, height, suit), lambda: felt.slot(width, height, suit)), item.x, item.y
        )

    def _halo(self, x: int, y: int, width: int, height: int, mark: Mark) -> None:
        if mark != "plain":
            key = ("halo", width, height, mark)
            self._paste(self._sprites.get(key, lambda: cards.halo(width, height, furniture.MARKS[mark])), x, y)

    def stack(self, item: Stack) -> None:
        if item.card is None:
            self.back(Back(item.x, item.y, item.size, card_height(item.size), item.count, item.mark))
        else:
            self.card(CardAt(item.x, item.y, item.card, item.size, item.mark, count=item.count))

    def label(self, item: Label) -> None:
        key = ("label", item.text[:200], item.size, item.tone, item.max_width)
        drawn = self._sprites.get(key, lambda: furniture.label(item))
        x = {"left": item.x + drawn.width // 2, "middle": item.x, "right": item.x - drawn.width // 2}[item.anchor]
        self._paste(drawn, x, item.y)

    def area(self, item: Area) -> None:
        left, top = item.x - item.width // 2, item.y - item.height // 2
        for inset, first, last in felt.insets(item.height, item.radius):
            self.canvas.fill_box(_FILLS[item.fill], left + inset, top + first, left + item.width - inset, top + last)

    def dim(self, item: Dim) -> None:
        left, top = item.x - item.width // 2, item.y - item.height // 2
        before = self.canvas.crop(left, top, item.width, item.height)
        self.canvas.paste(before.point(DIMMED), left, top)

    def trail(self, item: Trail) -> None:
        angle = math.degrees(math.atan2(item.to_y - item.from_y, item.to_x - item.from_x))
        turn = round(angle / _TURN_STEP) * _TURN_STEP % 360
        dot = self._sprites.get(("dot", item.mark), lambda: furniture.dot(item.mark))
        dots = max(1, int((item.length - furniture.ARROW / 2) / _DOT_STEP))
        dx, dy = (item.to_x - item.from_x) / item.length, (item.to_y - item.from_y) / item.length
        for step in range(dots):
            distance = furniture.ARROW * 0.75 + step * _DOT_STEP
            if distance < item.length:
                self._paste(dot, round(item.to_x - dx * distance), round(item.to_y - dy * distance))
        head = self._sprites.get(("arrow", item.mark, turn), lambda: furniture.arrowhead(item.mark, turn))
        self._paste(head, item.to_x, item.to_y)


_PAINTERS: dict[type, Callable[[Sheet, Any], None]] = {
    CardAt: Sheet.card,
    Joker: Sheet.joker,
    Back: Sheet.back,
    SeatBack: Sheet.seat_back,
    Slot: Sheet.slot,
    Stack: Sheet.stack,
    NamePlate: Sheet.plate,
    Label: Sheet.label,
    Area: Sheet.area,
    Frame: Sheet.frame,
    Dim: Sheet.dim,
    Bubble: Sheet.bubble,
    Trail: Sheet.trail,
    Stamp: Sheet.stamp,
    **dict.fromkeys(get_args(Piece), Sheet.piece),
}


@cache
def _shared() -> Renderer:
    return Renderer()


def paint(scene: Scene) -> bytes:
    return _shared().paint(scene)
