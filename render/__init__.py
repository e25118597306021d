"""Turns a `Scene`, plain values that say what is where, into PNG bytes, and several into a GIF. Knows cards and places,
but no games.

What paints is loaded when it is first needed: with Pillow it takes as much memory as all games together, and in a bot
that nobody plays on nothing is painted.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from render.frames import ENDLESSLY, MOST_FRAMES, NEVER, Frame
from render.scene import Scene, SceneError, with_strip

if TYPE_CHECKING:
    from render.gif import Gif

__all__ = [
    "ENDLESSLY",
    "MOST_FRAMES",
    "NEVER",
    "Frame",
    "Scene",
    "SceneError",
    "gif_for",
    "letter_width",
    "paint",
    "shortened",
    "with_strip",
]


def paint(scene: Scene) -> bytes:
    """Return a picture as PNG."""
    from render import painting

    return painting.paint(scene)


def gif_for(frames: Sequence[Frame]) -> "Gif":
    """Return the animation to which these frames are to be added."""
    from render import gif

    return gif.gif_for(frames)


def shortened(text: str, capital: int, max_width: float) -> str:
    """Return what is drawn of a text in so much room, with capitals of that height."""
    from render import lettering

    return lettering.shortened(text, capital, max_width)


def letter_width(letter: str) -> float:
    """Return the width of a Latin letter for the size of its font."""
    from render.fonts import LATIN, MASTER_SIZE, font_of

    return font_of(LATIN).getlength(letter) / MASTER_SIZE
