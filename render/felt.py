"""The felt and the light on it, in steps of felt shades."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import shapes
from render.cards import FINER, corner
from render.scene import WIDTH, card_height
from render.sprites import Sprite

_BRIGHTEST = 40
_DARKER_ASIDE, _DARKER_ABOVE = 17, 13
_SHADOW, _SHADOW_SPREAD = 13, 9
_GLOW, _GLOW_SPREAD = 16, 28
_COARSE = 4
"""Soft lights are made this much coarser than the picture: nobody sees it, and rows that repeat compress well."""
_GHOST = 7


def felt(height: int) -> Sprite:
    """Lighter in the middle. The sum of a curve across and a curve down is as round as a circle, but its rows
    repeat, so that all this depth adds next to nothing to the file.
    """
    across, down = Image.new("L", (WIDTH, 1)), Image.new("L", (1, height))
    across.putdata([round(_DARKER_ASIDE * (2 * x / WIDTH - 1) ** 2) for x in range(WIDTH)])
    down.putdata([round(_DARKER_ABOVE * (2 * y / height - 1) ** 2) for y in range(height)])
    darker = ImageChops.add(across.resize((WIDTH, height)), down.resize((WIDTH, height)))
    return Sprite(darker.point([max(0, _BRIGHTEST - step) for step in range(256)]))


def _soft_box(width: int, height: int, spread: int, strength: int) -> Image.Image:
    across, down = (width + 2 * spread) // _COARSE, (height + 2 * spread) // _COARSE
    box = Image.new("L", (across, down))
    inset = spread // _COARSE
    ImageDraw.Draw(box).rounded_rectangle(
        (inset, inset, across - inset - 1, down - inset - 1), inset, fill=strength * 8
    )
    blurred = box.filter(ImageFilter.GaussianBlur(spread / _COARSE / 2)).point([step // 8 for step in range(256)])
    return blurred.resize((across * _COARSE, down * _COARSE), Image.Resampling.NEAREST)


def shadow(width: int, height: int) -> Sprite:
    return Sprite(_soft_box(width, height, _SHADOW_SPREAD, _SHADOW))


def glow(width: int, height: int) -> Sprite:
    return Sprite(_soft_box(width, height, _GLOW_SPREAD, _GLOW))


def ghost(width: int, suit: int | None) -> Sprite:
    """The outline of an empty place, and the suit it waits for, as lighter felt."""
    fine = Image.new("L", (width * FINER, card_height(width) * FINER))
    draw = ImageDraw.Draw(fine)
    line = max(2, round(width * 0.022)) * FINER
    draw.rounded_rectangle(
        (line, line, fine.width - line, fine.height - line), corner(width) * FINER, outline=_GHOST * 16, width=line
    )
    if suit is not None:
        outlines = shapes.place(shapes.SUITS[suit], fine.width / 2, fine.height / 2, fine.width * 0.5)
        shapes.fill(draw, outlines, _GHOST * 16)
    return Sprite(fine.reduce(FINER).point([step // 16 for step in range(256)]))
