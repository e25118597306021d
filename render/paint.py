"""Scene → PNG. Works on palette indices only; see `palette`."""

import math
from functools import cache
from itertools import product

from PIL import Image, ImageChops

from bot.core.cards import PACK, Deck
from render import cards, felt, furniture, pieces
from render.palette import FELT_SHADES
from render.png import Canvas
from render.scene import (
    HUGE,
    LARGE,
    MEDIUM,
    CardAt,
    Frame,
    Item,
    Joker,
    Label,
    NamePlate,
    Scene,
    Slot,
    Stack,
    Stamp,
    Tone,
    Trail,
    card_height,
    pile_depth,
)
from render.sprites import Sprite, SpriteCache

_MAX_LIGHT = 10
_LIT = 255
_TAKES_LIGHT = [_LIT if index < FELT_SHADES - _MAX_LIGHT else 0 for index in range(256)]
"""Felt that is dark enough to be lightened without leaving the felt shades."""
_TURN_STEP = 10
_DOT_STEP = 60


class Renderer:
    """Paints scenes from sprites that are drawn when first needed. May be used by several threads at once."""

    def __init__(self) -> None:
        self.sprites = SpriteCache()

    def paint(self, scene: Scene) -> bytes:
        sheet = Sheet(self.sprites, scene)
        for item in scene.items:
            sheet.put(item)
        return sheet.canvas.to_png()

    def warm(self) -> None:
        """Draws the cards that tables use most in advance, so that no move has to wait for one."""
        for card, size in product(PACK, (MEDIUM, LARGE, HUGE)):
            self.sprites.get(("two", card, size), lambda c=card, s=size: cards.face(c, s, "two"))


class Sheet:
    """One picture while it is composed. Valid until the same thread begins the next."""

    def __init__(self, sprites: SpriteCache, scene: Scene) -> None:
        self._sprites = sprites
        self._deck: Deck = scene.deck
        self.canvas = Canvas(scene.height)
        top = 0
        for shade, rows in felt.bands(scene.height, scene.rail):
            self.canvas.fill_rows(shade, top, top + rows)
            top += rows
        self._bare = True

    def put(self, item: Item) -> None:
        match item:
            case CardAt():
                self._halo(item.x, item.y, item.size, item.halo)
                self._card(item.x, item.y, item.size, item.card)
            case Slot():
                self._halo(item.x, item.y, item.size, item.halo)
                key = ("ghost", item.size, item.suit)
                ghost = self._sprites.get(key, lambda: felt.ghost(item.size, item.suit))
                self._lighten(ghost, item.x, item.y)
            case Stack():
                self._stack(item)
            case NamePlate():
                plain = (item.width, item.height, item.number, item.name[:200], item.note, item.to_move, item.winner)
                self._paste(self._sprites.get(("plate", *plain), lambda: furniture.plate(item)), item.x, item.y)
            case Label():
                self._label(item)
            case Frame():
                self._frame(item)
            case Trail():
                self._trail(item)
            case Stamp():
                stamp = self._sprites.get(("stamp", item.text[:200]), lambda: furniture.stamp(item.text))
                self._paste(stamp, item.x, item.y)
            case Joker():
                joker = self._sprites.get(("joker", item.size), lambda: cards.joker(item.size))
                self.paste_at(joker, item.x - item.size // 2, item.y - card_height(item.size) // 2)
            case _:
                drawn = self._sprites.get(pieces.key(item, self._deck), lambda: pieces.piece(item, self._deck))
                self._paste(drawn, item.x, item.y)

    def _paste(self, sprite: Sprite, x: int, y: int) -> None:
        self.paste_at(sprite, x - sprite.width // 2, y - sprite.height // 2)

    def paste_at(self, sprite: Sprite, left: int, top: int) -> None:
        self._bare = False
        self.canvas.paste_patches(sprite.patches, left, top)

    def _lighten(self, sprite: Sprite, x: int, y: int) -> None:
        """Lightens the felt, and nothing that lies on it."""
        light = sprite.light
        assert light is not None
        left, top = x - light.width // 2, y - light.height // 2
        before = self.canvas.crop(left, top, *light.size)
        # Indices that take light are far from 255, so nothing wraps around, and this is faster than `add`.
        after = ImageChops.add_modulo(before, light)
        # On bare felt all columns are the same, so one of them shows where the rails are.
        middle = light.width // 2
        sample = before.crop((middle, 0, middle + 1, light.height)) if self._bare else before
        if _is_felt(sample):
            self.canvas.paste(after, left, top)
        elif self._bare:
            _, first, _, last = sample.point(_TAKES_LIGHT).getbbox() or (0, 0, 0, 0)
            self.canvas.paste(after.crop((0, first, light.width, last)), left, top + first)
        else:
            self.canvas.paste(after, left, top, before.point(_TAKES_LIGHT))

    def _card(self, x: int, y: int, size: int, card: int | None) -> None:
        if card is None:
            sprite = self._sprites.get(("back", size), lambda: cards.back(size))
        else:
            deck = self._deck
            sprite = self._sprites.get((deck, card, size), lambda: cards.face(card, size, deck))
        self.paste_at(sprite, x - size // 2, y - card_height(size) // 2)

    def _halo(self, x: int, y: int, size: int, tone: Tone) -> None:
        if tone != "plain":
            key = ("halo", size, tone)
            self._paste(self._sprites.get(key, lambda: cards.halo(size, furniture.MARKS[tone])), x, y)

    def _stack(self, item: Stack) -> None:
        depth = pile_depth(item.count)
        self._halo(item.x, item.y, item.size, item.halo)
        if depth:
            edges = self._sprites.get(("edges", item.size, depth), lambda: cards.pile_edges(item.size, depth))
            self.paste_at(edges, item.x - item.size // 2, item.y)
        self._card(item.x, item.y, item.size, item.card)
        if item.card is None:
            self._label(Label(item.x, item.y, str(item.count), size=item.size * 9 // 20, tone="back"))
        elif item.count > 1:
            size = max(28, item.size // 4)
            corner_y = item.y + card_height(item.size) // 2 - size * 5 // 8
            self._label(Label(item.x - item.size // 2 + size // 2, corner_y, str(item.count), size=size))

    def _label(self, item: Label) -> None:
        key = ("label", item.text[:200], item.size, item.tone, item.max_width)
        self._paste(self._sprites.get(key, lambda: furniture.label(item)), item.x, item.y)

    def _frame(self, item: Frame) -> None:
        size = (item.width, item.height)
        self._lighten(self._sprites.get(("glow", *size), lambda: felt.glow(*size)), item.x, item.y)
        self._paste(self._sprites.get(("frame", *size), lambda: furniture.frame(item)), item.x, item.y)

    def _trail(self, item: Trail) -> None:
        angle = math.degrees(math.atan2(item.to_y - item.from_y, item.to_x - item.from_x))
        turn = round(angle / _TURN_STEP) * _TURN_STEP % 360
        dot = self._sprites.get(("dot", item.tone), lambda: furniture.dot(item.tone))
        dots = max(1, int((item.length - furniture.ARROW / 2) / _DOT_STEP))
        dx, dy = (item.to_x - item.from_x) / item.length, (item.to_y - item.from_y) / item.length
        for step in range(dots):
            distance = furniture.ARROW * 0.75 + step * _DOT_STEP
            if distance < item.length:
                self._paste(dot, round(item.to_x - dx * distance), round(item.to_y - dy * distance))
        head = self._sprites.get(("arrow", item.tone, turn), lambda: furniture.arrowhead(item.tone, turn))
        self._paste(head, item.to_x, item.to_y)


def _is_felt(area: Image.Image) -> bool:
    """Whether all of it is. Checking this first is faster than pasting with a mask."""
    _, brightest = area.getextrema()
    return isinstance(brightest, int) and _TAKES_LIGHT[brightest] == _LIT


@cache
def _shared() -> Renderer:
    return Renderer()


def paint(scene: Scene) -> bytes:
    return _shared().paint(scene)


def warm() -> None:
    _shared().warm()
