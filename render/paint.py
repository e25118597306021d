"""Scene → PNG. Only palette indices are moved about here; see `palette`."""

import math
from functools import cache
from io import BytesIO

from PIL import Image, ImageChops

from bot.core.cards import PACK
from render import cards, felt, furniture
from render.palette import FELT_SHADES, PALETTE
from render.scene import (
    HUGE,
    LARGE,
    MEDIUM,
    CardAt,
    Deck,
    Frame,
    Item,
    Label,
    NamePlate,
    Scene,
    Slot,
    Stack,
    Stamp,
    Tone,
    Trail,
    card_height,
    stack_lift,
)
from render.sprites import Sprite, SpriteStore

_FAST = 3
"""The lowest compression at which zlib still sees that a row of felt repeats the one above."""
_CLAMP = [min(shade, FELT_SHADES - 1) for shade in range(256)]
_TURN_STEP = 10
_DOT_STEP = 30


class Painter:
    """Paints scenes from sprites that are drawn when first needed. May be used by several threads at once."""

    def __init__(self) -> None:
        self.sprites = SpriteStore()

    def paint(self, scene: Scene) -> bytes:
        canvas = self.compose(scene)
        file = BytesIO()
        canvas.save(file, "PNG", compress_level=_FAST)
        return file.getvalue()

    def compose(self, scene: Scene) -> Image.Image:
        sheet = _Sheet(self.sprites, scene)
        for item in scene.items:
            sheet.light(item)
        for item in scene.items:
            sheet.put(item)
        sheet.canvas.putpalette(PALETTE)
        return sheet.canvas

    def warm(self, decks: tuple[Deck, ...] = ("two",)) -> None:
        """Draws the cards beforehand that tables use most, so that no move waits for one."""
        for deck in decks:
            for size in (MEDIUM, LARGE, HUGE):
                for card in PACK:
                    self.sprites.get((deck, card, size), lambda c=card, s=size, d=deck: cards.face(c, s, d))


class _Sheet:
    """One picture while it is composed."""

    def __init__(self, sprites: SpriteStore, scene: Scene) -> None:
        self._sprites = sprites
        self._deck: Deck = scene.deck
        ground = sprites.get(("felt", scene.height), lambda: felt.felt(scene.height))
        self.canvas = ground.pixels.copy()

    def light(self, item: Item) -> None:
        """What an item does to the felt around it: all of it comes before anything lies there."""
        match item:
            case CardAt() | Stack():
                self._shade(item.x, item.y + 3, item.size, card_height(item.size))
            case NamePlate():
                self._shade(item.x, item.y + 3, item.width, item.height)
            case Frame():
                key = ("glow", item.width, item.height)
                light = self._sprites.get(key, lambda: felt.glow(item.width, item.height))
                self._add(light.pixels, item.x, item.y)
            case _:
                pass

    def put(self, item: Item) -> None:
        match item:
            case CardAt():
                self._halo(item.x, item.y, item.size, item.halo)
                self._card(item.x, item.y, item.size, item.card)
            case Slot():
                self._halo(item.x, item.y, item.size, item.halo)
                key = ("ghost", item.size, item.suit)
                ghost = self._sprites.get(key, lambda: felt.ghost(item.size, item.suit))
                self._add(ghost.pixels, item.x, item.y)
            case Stack():
                self._stack(item)
            case NamePlate():
                plain = (item.width, item.height, item.number, item.name[:200], item.note, item.to_move, item.winner)
                self._paste(self._sprites.get(("plate", *plain), lambda: furniture.plate(item)), item.x, item.y)
            case Label():
                self._label(item)
            case Frame():
                key = ("frame", item.width, item.height)
                self._paste(self._sprites.get(key, lambda: furniture.frame(item)), item.x, item.y)
            case Trail():
                self._trail(item)
            case Stamp():
                stamp = self._sprites.get(("stamp", item.text[:200]), lambda: furniture.stamp(item.text))
                self._paste(stamp, item.x, item.y)

    def _paste(self, sprite: Sprite, x: int, y: int) -> None:
        pixels = sprite.pixels
        self.canvas.paste(pixels, (x - pixels.width // 2, y - pixels.height // 2), sprite.mask)

    def _shade(self, x: int, y: int, width: int, height: int) -> None:
        dark = self._sprites.get(("shadow", width, height), lambda: felt.shadow(width, height)).pixels
        left, top = x - dark.width // 2, y - dark.height // 2
        box = (left, top, left + dark.width, top + dark.height)
        self.canvas.paste(ImageChops.subtract(self.canvas.crop(box), dark), (left, top))

    def _add(self, light: Image.Image, x: int, y: int) -> None:
        left, top = x - light.width // 2, y - light.height // 2
        box = (left, top, left + light.width, top + light.height)
        self.canvas.paste(ImageChops.add(self.canvas.crop(box), light).point(_CLAMP), (left, top))

    def _card(self, x: int, y: int, size: int, card: int | None) -> None:
        if card is None:
            sprite = self._sprites.get(("back", size), lambda: cards.back(size))
        else:
            deck = self._deck
            sprite = self._sprites.get((deck, card, size), lambda: cards.face(card, size, deck))
        self._paste(sprite, x, y)

    def _halo(self, x: int, y: int, size: int, tone: Tone) -> None:
        if tone != "plain":
            key = ("halo", size, tone)
            self._paste(self._sprites.get(key, lambda: cards.halo(size, furniture.MARKS[tone])), x, y)

    def _stack(self, item: Stack) -> None:
        lift = stack_lift(item.count)
        self._halo(item.x, item.top_y, item.size, item.halo)
        if lift:
            face_up = item.card is not None
            key = ("edges", item.size, lift, face_up)
            edges = self._sprites.get(key, lambda: cards.pile_edges(item.size, lift, face_up=face_up))
            foot = item.y + card_height(item.size) // 2
            self._paste(edges, item.x, foot - edges.pixels.height // 2)
        self._card(item.x, item.top_y, item.size, item.card)
        if item.card is None:
            self._label(Label(item.x, item.top_y, str(item.count), size=40))
        else:
            below = item.top_y + card_height(item.size) // 2 - 22
            self._label(Label(item.x - item.size // 2 + 24, below, str(item.count)))

    def _label(self, item: Label) -> None:
        key = ("label", item.text[:200], item.size, item.tone, item.max_width)
        self._paste(self._sprites.get(key, lambda: furniture.label(item)), item.x, item.y)

    def _trail(self, item: Trail) -> None:
        angle = math.degrees(math.atan2(item.to_y - item.from_y, item.to_x - item.from_x))
        turn = round(angle / _TURN_STEP) * _TURN_STEP % 360
        dot = self._sprites.get(("dot", item.tone), lambda: furniture.dot(item.tone))
        dots = max(1, int((item.length - furniture.ARROW / 2) / _DOT_STEP))
        across, down = (item.to_x - item.from_x) / item.length, (item.to_y - item.from_y) / item.length
        for step in range(1, dots + 1):
            back = furniture.ARROW * 0.75 + (step - 1) * _DOT_STEP
            if back < item.length:
                self._paste(dot, round(item.to_x - across * back), round(item.to_y - down * back))
        head = self._sprites.get(("arrow", item.tone, turn), lambda: furniture.arrowhead(item.tone, turn))
        self._paste(head, item.to_x, item.to_y)


@cache
def _shared() -> Painter:
    return Painter()


def paint(scene: Scene) -> bytes:
    return _shared().paint(scene)


def warm() -> None:
    _shared().warm()
