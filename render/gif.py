"""Scenes → an animation.

All frames have the palette of all pictures, and each sends only what differs from the one before.
"""

import struct
from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import NamedTuple

from PIL import GifImagePlugin, Image, ImageChops

from render.frames import ENDLESSLY, MOST_FRAMES, NEVER, Frame
from render.painting import layers
from render.palette import PALETTE, in_full_color
from render.png import Box
from render.scene import WIDTH, Scene, SceneError
from render.strokes import Layer, changed, painted

GIF_WIDTH = WIDTH // 2

_TRANSPARENT = 255
"""The index of pixels that stay as they are. No color of the palette has it."""
_COLOURS = 0b1_111_0_111
"""The descriptor of the table of 256 colors that all frames share."""
_END = b";"
_AT_ONCE = 20
"""The least milliseconds of a frame: browsers take less for many more."""
_CHANGED = [0, *[255] * 255]
_PALETTE_TABLE = PALETTE.ljust(3 * 256, b"\0")


class _First(NamedTuple):
    """The first frame, kept as many animations end with what they begin with, and others get more below it."""

    scene: Scene
    layers: dict[Hashable, Layer]
    small: Image.Image
    milliseconds: int


class Gif:
    """Grows frame by frame. All scenes are of the same height; each side is divided by `shrink`. `top`: so many of its
    pixels are above it.
    """

    def __init__(self, height: int, shrink: int, top: int = 0) -> None:
        self._shrink, self._top = shrink, top
        self._width, self._height = WIDTH // shrink, height // shrink
        self._layers: dict[Hashable, Layer] = {}
        """The last frame, as layers and in the colors that it is shown in."""
        self._small = Image.new("L", (self._width, self._height), _TRANSPARENT)
        self._first: _First | None = None
        self._others: list[bytes] = []

    def add(self, scene: Scene, milliseconds: int) -> None:
        first, before, shown = self._first, self._layers, self._small
        if first is None:
            self._layers = layers(scene, {})
            self._small = self._painted((0, 0, self._width, self._height))
            self._first = _First(scene, self._layers, self._small, milliseconds)
            return
        self._layers = layers(scene, first.layers | before)
        self._small = shown.copy()
        for box in map(self._seen, changed(before.values(), self._layers.values())):
            if box[0] < box[2] and box[1] < box[3]:
                self._small.paste(first.small.crop(box) if scene == first.scene else self._painted(box), box)
        difference = ImageChops.subtract_modulo(self._small, shown)
        box = difference.getbbox() or (0, 0, 1, 1)
        sent = Image.new("L", (box[2] - box[0], box[3] - box[1]), _TRANSPARENT)
        sent.paste(self._small.crop(box), mask=difference.crop(box).point(_CHANGED))
        self._others.append(_encoded(sent, box[0], self._top + box[1], milliseconds))

    def end(self) -> None:
        """Let go of what only further frames would need."""
        self._layers = {}
        if self._first is not None:
            self._first = self._first._replace(layers={})

    @property
    def size(self) -> int:
        """Return the size in bytes."""
        ends = len(_head(self._width, self._height)) + len(_loop(ENDLESSLY)) + len(_END)
        return ends + len(self._begin) + sum(map(len, self._others))

    @cached_property
    def _begin(self) -> bytes:
        """Encode the first frame, unless more goes below it."""
        assert self._first is not None
        return _encoded(self._first.small, 0, 0, self._first.milliseconds)

    def _painted(self, box: Box) -> Image.Image:
        """Paint a box of the last frame, in pixels of the animation."""
        left, top, right, bottom = (edge * self._shrink for edge in box)
        return _shrunk(painted(self._layers.values(), (left, top, right, bottom)), self._shrink)

    def _seen(self, box: Box) -> Box:
        """Return what is seen of a box of a picture, in pixels of the animation."""
        left, top, right, bottom = box
        return (
            max(left, 0) // self._shrink,
            max(top, 0) // self._shrink,
            min(-(-right // self._shrink), self._width),
            min(-(-bottom // self._shrink), self._height),
        )

    def to_bytes(self, again: int, strip: Scene | None = None, meanwhile: Scene | None = None) -> bytes:
        """Return the file. `again`: how often it starts over; `NEVER`, or `ENDLESSLY`. Then the last frame stays.
        `strip`: stands still below all frames. It is a part of the first, so all others are as they are without it.
        `meanwhile`: stands in its place between the first frame and the last.
        """
        height = self._height
        if strip is None or self._first is None:
            frames = [self._begin, *self._others]
        else:
            below = Gif(strip.height, self._shrink, self._height)
            for scene in (strip,) if meanwhile is None else (strip, meanwhile, strip):
                below.add(scene, _AT_ONCE)
            height += below._height
            whole = Image.new("L", (self._width, height))
            whole.paste(self._first.small)
            whole.paste(below._small, (0, self._height))
            comes, goes = below._others[:1], below._others[1:]
            frames = [_encoded(whole, 0, 0, self._first.milliseconds), *comes, *self._others]
            frames[-1:-1] = goes
        return b"".join((_head(self._width, height), b"" if again == NEVER else _loop(again), *frames, _END))


def gif_for(frames: Sequence[Frame]) -> Gif:
    """Return the file to which these frames are to be added, half as wide as a picture: more is never shown of it. They
    are painted one by one, so that other pictures need not wait for all of them.

    Six frames of full tables that share hardly a pixel take 20 ms and 100 KB; Pillow alone takes 160 ms and 200 KB. A
    real moment takes half.
    """
    if not 1 <= len(frames) <= MOST_FRAMES:
        raise SceneError(f"an animation has 1 to {MOST_FRAMES} frames, not {len(frames)}")
    heights = {scene.height for scene, _ in frames}
    if len(heights) > 1:
        raise SceneError("the scenes of an animation must be of the same height")
    return Gif(heights.pop(), WIDTH // GIF_WIDTH)


def _head(width: int, height: int) -> bytes:
    return b"GIF89a" + struct.pack("<HHBBB", width, height, _COLOURS, 0, 0) + _PALETTE_TABLE


def _encoded(sent: Image.Image, left: int, top: int, milliseconds: int) -> bytes:
    frame = GifImagePlugin.getdata(sent, (left, top), duration=milliseconds, transparency=_TRANSPARENT, disposal=1)
    return b"".join(frame)


def _loop(again: int) -> bytes:
    return b"!\xff\x0bNETSCAPE2.0" + struct.pack("<BBHB", 3, 1, again, 0)


def _shrunk(indices: Image.Image, shrink: int) -> Image.Image:
    return indices if shrink == 1 else in_full_color(indices, lambda large: large.reduce(shrink))
