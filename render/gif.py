"""Scenes → a short animation, half as wide as a picture: more is never shown of it.

All frames have the palette of all pictures, and each sends only what differs from the one before. Six frames of full
tables that share hardly a pixel take 20 ms and 100 KB; Pillow alone takes 160 ms and 200 KB. A real moment takes half.
"""

import struct
from collections.abc import Sequence

from PIL import GifImagePlugin, Image, ImageChops

from render.paint import composed
from render.palette import PALETTE
from render.scene import WIDTH, Scene, SceneError

GIF_WIDTH = WIDTH // 2
MOST_FRAMES = 6
STEP, HOLD = 800, 4000
"""Milliseconds that a frame is shown, and the last one. After that it starts over once, and then the last one stays."""

_AGAIN = 1
_TRANSPARENT = 255
"""The index of pixels that stay as they are. No colour of the palette has it."""
_COLOURS = 0b1_111_0_111
"""All frames share one table of 256 colours."""
_CHANGED = [0, *[255] * 255]


def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(PALETTE)
    return image


_PALETTE_IMAGE = _palette_image()
_PALETTE_TABLE = PALETTE.ljust(3 * 256, b"\0")


class Film:
    """Painted frame by frame, so that other pictures need not wait for all of them."""

    def __init__(self, scenes: Sequence[Scene]) -> None:
        if not 1 <= len(scenes) <= MOST_FRAMES:
            raise SceneError(f"an animation has 1 to {MOST_FRAMES} scenes, not {len(scenes)}")
        if len({scene.height for scene in scenes}) > 1:
            raise SceneError("the scenes of an animation must be of the same height")
        self._to_come = list(scenes)
        self._height = scenes[0].height // 2
        self._large: Image.Image | None = None
        """The last frame, as wide as a picture."""
        self._small = Image.new("L", (GIF_WIDTH, self._height), _TRANSPARENT)
        self._frames: list[bytes] = []

    @property
    def is_done(self) -> bool:
        return not self._to_come

    def paint_next(self) -> None:
        scene = self._to_come.pop(0)
        large = composed(scene).crop(0, 0, WIDTH, self._height * 2)
        left, top, right, bottom = self._changed(large)
        small = _halved(large.crop((left * 2, top * 2, right * 2, bottom * 2)))
        before = self._small.crop((left, top, right, bottom))
        sent = Image.new("L", small.size, _TRANSPARENT)
        sent.paste(small, mask=ImageChops.subtract_modulo(small, before).point(_CHANGED))
        self._small.paste(small, (left, top))
        self._large = large
        duration = HOLD if self.is_done else STEP
        frame = GifImagePlugin.getdata(sent, (left, top), duration=duration, transparency=_TRANSPARENT, disposal=1)
        self._frames.append(b"".join(frame))

    def _changed(self, large: Image.Image) -> tuple[int, int, int, int]:
        """The box of what differs from the last frame, in pixels of the animation. At least one pixel."""
        if self._large is None:
            return 0, 0, GIF_WIDTH, self._height
        left, top, right, bottom = ImageChops.subtract_modulo(large, self._large).getbbox() or (0, 0, 1, 1)
        return left // 2, top // 2, (right + 1) // 2, (bottom + 1) // 2

    def to_gif(self) -> bytes:
        head = b"GIF89a" + struct.pack("<HHBBB", GIF_WIDTH, self._height, _COLOURS, 0, 0) + _PALETTE_TABLE
        again = b"!\xff\x0bNETSCAPE2.0" + struct.pack("<BBHB", 3, 1, _AGAIN, 0)
        return b"".join((head, again, *self._frames, b";"))


def _halved(indices: Image.Image) -> Image.Image:
    """Through full colour, so that edges stay soft."""
    indices.putpalette(PALETTE)
    halved = indices.convert("RGB").reduce(2).quantize(palette=_PALETTE_IMAGE, dither=Image.Dither.NONE)
    return Image.frombytes("L", halved.size, halved.tobytes())
