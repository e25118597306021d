"""Turns a `Scene`, plain values that say what is where, into PNG bytes, and several into a GIF. Knows cards and places,
but no games.
"""

from render.gif import Animation, Frame, Gif
from render.paint import paint
from render.scene import Scene, SceneError

__all__ = ["Animation", "Frame", "Gif", "Scene", "SceneError", "paint"]
