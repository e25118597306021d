"""The same pictures painted in the plain way, for comparison: sprites in RGB, Pillow's paste, and its PNG encoder."""

from collections.abc import Iterable
from io import BytesIO
from typing import TypeAlias

from PIL import Image, ImageChops

from render.paint import Sheet
from render.palette import COLOURS, DUSK, PALETTE
from render.png import Canvas, Patch
from render.scene import WIDTH, Scene
from render.sprites import SpriteCache

_PlainSprites: TypeAlias = dict[int, tuple[Iterable[Patch], Image.Image, Image.Image | None]]
"""The sprites by the `id` of their patches, which are kept with them."""


class PlainPainter:
    """A painter with its sprites in RGB, where `Renderer` keeps them in indices."""

    def __init__(self, sprites: SpriteCache) -> None:
        self._sprites = sprites
        self._plain: _PlainSprites = {}

    def paint(self, scene: Scene) -> bytes:
        return self.composed(scene).to_png()

    def composed(self, scene: Scene) -> Canvas:
        canvas = _PlainCanvas(scene.height, self._plain)
        Sheet(self._sprites, scene, canvas).put_all()
        return canvas


class _PlainCanvas(Canvas):
    def __init__(self, height: int, plain: _PlainSprites) -> None:
        self._rgb = Image.new("RGB", (WIDTH, height))
        self._plain = plain

    def fill_rows(self, index: int, top: int, bottom: int) -> None:
        self._rgb.paste(COLOURS[index], (0, top, WIDTH, bottom))

    def fill_box(self, index: int, left: int, top: int, right: int, bottom: int) -> None:
        self._rgb.paste(COLOURS[index], (left, top, right, bottom))

    def paste_patches(self, patches: Iterable[Patch], left: int, top: int) -> None:
        if id(patches) not in self._plain:
            self._plain[id(patches)] = (patches, *_in_rgb(patches))
        _, picture, mask = self._plain[id(patches)]
        self._rgb.paste(picture, (left, top), mask)

    def replace(self, table: list[int], box: tuple[int, int, int, int], mask: Image.Image | None = None) -> None:
        """Blend with one color, which is what these tables do to pictures of indices."""
        part = self._rgb.crop(box)
        self._rgb.paste(Image.blend(part, Image.new("RGB", part.size, DUSK), 0.55), box, mask)

    def to_png(self) -> bytes:
        out = BytesIO()
        self._rgb.save(out, "PNG")
        return out.getvalue()


def _in_rgb(patches: Iterable[Patch]) -> tuple[Image.Image, Image.Image | None]:
    """Return it in RGB: what is opaque comes out the same on two different grounds."""
    size = max(patch.right for patch in patches), max(patch.bottom for patch in patches)
    drawn: list[Image.Image] = []
    for ground in (0, 255):
        canvas = Canvas(size[1])
        canvas.fill_rows(ground, 0, size[1])
        canvas.paste_patches(patches, 0, 0)
        drawn.append(canvas.crop(0, 0, *size))
    mask = ImageChops.difference(*drawn).point([255, *[0] * 255], "1")
    drawn[0].putpalette(PALETTE)
    opaque = mask.getextrema() == (255, 255)
    return drawn[0].convert("RGB"), None if opaque else mask
