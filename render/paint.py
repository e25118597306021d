"""Scene → PNG. Only palette indices are moved about here; see `palette`."""

import math
import struct
import threading
from functools import cache
from typing import Any

from PIL import Image, ImageChops
from zlib_ng import zlib_ng

from bot.core.cards import PACK
from render import cards, felt, furniture, pieces
from render.palette import FELT_SHADES, PALETTE
from render.scene import (
    HUGE,
    LARGE,
    MEDIUM,
    WIDTH,
    Badge,
    CardAt,
    Deck,
    Die,
    Frame,
    Item,
    Joker,
    Label,
    NamePlate,
    Pip,
    Scene,
    Slot,
    Stack,
    Stamp,
    Tally,
    Tone,
    Trail,
    card_height,
    pile_depth,
)
from render.sprites import Sprite, SpriteStore

_FASTEST, _MOST_MEMORY = 1, 9
_FILTER, _UNFILTERED, _UP = 1, 0, 2
"""Each row of a PNG begins with the number of its filter. A canvas has that column from the start, so that its bytes
are what is compressed, without another copy: a third faster than saving it through Pillow. Filtered, a row is what
remains when the one above it is taken away.
"""
_ROW = _FILTER + WIDTH
_STRIP = 64
"""Rows."""
_MOST_LIGHT = 10
_LIT = 255
_TAKES_LIGHT = [_LIT if index < FELT_SHADES - _MOST_LIGHT else 0 for index in range(256)]
"""Felt, and not so bright already that more light would carry it past the last of its shades."""
_TURN_STEP = 10
_DOT_STEP = 60


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib_ng.crc32(content, zlib_ng.crc32(kind))
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)


_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PALETTE_COLOURS = 3
_PALETTE_CHUNK, _END_CHUNK = _chunk(b"PLTE", PALETTE), _chunk(b"IEND", b"")


def _compressed(rows: memoryview) -> bytes:
    """Filtered, a picture is nothing where it is the same from one row to the next, and what is left of it hardly
    comes twice: so only runs are looked for. That is quicker than any search, and finds as much.
    """
    compressor = zlib_ng.compressobj(_FASTEST, zlib_ng.DEFLATED, zlib_ng.MAX_WBITS, _MOST_MEMORY, zlib_ng.Z_RLE)
    return compressor.compress(rows) + compressor.flush()


class Painter:
    """Paints scenes from sprites that are drawn when first needed. May be used by several threads at once."""

    def __init__(self) -> None:
        self.sprites = SpriteStore()

    def paint(self, scene: Scene) -> bytes:
        head = struct.pack(">IIBBBBB", WIDTH, scene.height, 8, _PALETTE_COLOURS, 0, 0, 0)
        self._compose(scene)
        rows = _compressed(_board.filtered(scene.height))
        return b"".join((_SIGNATURE, _chunk(b"IHDR", head), _PALETTE_CHUNK, _chunk(b"IDAT", rows), _END_CHUNK))

    def _compose(self, scene: Scene) -> None:
        sheet = Sheet(self.sprites, scene)
        for item in scene.items:
            sheet.put(item)

    def warm(self, decks: tuple[Deck, ...] = ("two",)) -> None:
        """Draws the cards beforehand that tables use most, so that no move waits for one."""
        for deck in decks:
            for size in (MEDIUM, LARGE, HUGE):
                for card in PACK:
                    self.sprites.get((deck, card, size), lambda c=card, s=size, d=deck: cards.face(c, s, d))


class _Board(threading.local):
    """The bytes that a thread paints on, the same for each of its pictures: to be given a million new ones by the
    system for every picture, and as many to copy them to, takes as long as painting on them.
    """

    def __init__(self) -> None:
        self.bytes = bytearray()
        self._strips: list[tuple[Any, Any]] = []
        """Each as it lies, and as it would lie one row further up; the first row belongs to none."""

    def canvas(self, height: int) -> Image.Image:
        if len(self.bytes) < height * _ROW:
            self._grow(-(-height // _STRIP))
        return _laid_on(self.bytes, height)

    def _grow(self, strips: int) -> None:
        self.bytes = bytearray((1 + strips * _STRIP) * _ROW)
        rows, length = memoryview(self.bytes), _STRIP * _ROW
        starts = range(_ROW, len(self.bytes), length)
        self._strips = [
            (_laid_on(rows[at : at + length], _STRIP).im, _laid_on(rows[at - _ROW : at - _ROW + length], _STRIP).im)
            for at in starts
        ]

    def filtered(self, height: int) -> memoryview:
        """What was composed, each row but the first as it differs from the one above: from the last strip on upwards,
        so that it can be done where it lies, and a strip at a time, as so much is at hand for the processor.
        """
        for strip, row_above in reversed(self._strips[: -(-height // _STRIP)]):
            strip.paste(strip.chop_subtract_modulo(row_above), (0, 0, _ROW, _STRIP))
            strip.paste(_UP, (0, 0, _FILTER, _STRIP))
        self.bytes[0] = _UNFILTERED
        return memoryview(self.bytes)[: height * _ROW]


def _laid_on(pixels: bytearray | memoryview, height: int) -> Image.Image:
    """A picture of which each change is one of those bytes."""
    made = Image.frombuffer("L", (_ROW, height), pixels, "raw", "L", 0, 1)  # pyright: ignore[reportArgumentType]
    made.readonly = 0  # else the first change would make a copy
    return made


_board = _Board()


class Sheet:
    """One picture while it is composed: good until the next is begun in the same thread."""

    def __init__(self, sprites: SpriteStore, scene: Scene) -> None:
        self._sprites = sprites
        self._deck: Deck = scene.deck
        self.canvas = _board.canvas(scene.height)
        self._lay = self.canvas.im.paste
        """Pillow's inner function. The outer one takes pictures of all kinds, and most of its time goes into looking at
        what it was given; to a picture of ours it would be given a hundred small ones.
        """
        self._lay_felt(scene)
        self._bare = True

    def _lay_felt(self, scene: Scene) -> None:
        top = 0
        for shade, rows in felt.ground(scene.height, scene.rail):
            self._lay(shade, (0, top, self.canvas.width, top + rows))
            top += rows

    def put(self, item: Item) -> None:
        match item:
            case CardAt():
                self._halo(item.x, item.y, item.size, item.halo)
                self._card(item.x, item.y, item.size, item.card)
            case Slot():
                self._halo(item.x, item.y, item.size, item.halo)
                key = ("ghost", item.size, item.suit)
                ghost = self._sprites.get(key, lambda: felt.ghost(item.size, item.suit))
                self._lighten(ghost.shade, item.x, item.y)
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
            case Pip() | Badge() | Die() | Tally():
                drawn = self._sprites.get(pieces.key(item, self._deck), lambda: pieces.piece(item, self._deck))
                self._paste(drawn, item.x, item.y)

    def _paste(self, sprite: Sprite, x: int, y: int) -> None:
        self.paste_at(sprite, x - sprite.width // 2, y - sprite.height // 2)

    def paste_at(self, sprite: Sprite, left: int, top: int) -> None:
        self._bare = False
        left += _FILTER
        for x, y, right, bottom, pixels, mask in sprite.at_hand:
            if mask is None:
                self._lay(pixels, (left + x, top + y, left + right, top + bottom))
            else:
                self._lay(pixels, (left + x, top + y, left + right, top + bottom), mask)

    def _lighten(self, light: Image.Image, x: int, y: int) -> None:
        """Felt becomes lighter; what already lies there stays as it is."""
        left, top = x - light.width // 2 + _FILTER, y - light.height // 2
        before = self.canvas.crop((left, top, left + light.width, top + light.height))
        # Nothing that takes light is near the last of all indices, so nothing runs over, and this is the quicker sum.
        after = ImageChops.add_modulo(before, light)
        # One column of bare felt is like the others, so that it tells where the rails are.
        middle = light.width // 2
        asked = before.crop((middle, 0, middle + 1, light.height)) if self._bare else before
        if _is_felt(asked):
            self.canvas.paste(after, (left, top))
        elif self._bare:
            _, first, _, last = asked.point(_TAKES_LIGHT).getbbox() or (0, 0, 0, 0)
            self.canvas.paste(after.crop((0, first, light.width, last)), (left, top + first))
        else:
            self.canvas.paste(after, (left, top), before.point(_TAKES_LIGHT))

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
        self._lighten(self._sprites.get(("glow", *size), lambda: felt.glow(*size)).shade, item.x, item.y)
        self._paste(self._sprites.get(("frame", *size), lambda: furniture.frame(item)), item.x, item.y)

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


def _is_felt(piece: Image.Image) -> bool:
    """All of it. To ask this first is sooner done than to leave out what is not."""
    _, brightest = piece.getextrema()
    return isinstance(brightest, int) and _TAKES_LIGHT[brightest] == _LIT


@cache
def _shared() -> Painter:
    return Painter()


def paint(scene: Scene) -> bytes:
    return _shared().paint(scene)


def warm() -> None:
    _shared().warm()
