"""Turns a `Scene`, plain values that say what is where, into PNG bytes, and several into a GIF. Knows cards and places,
but no games.
"""

from render.gif import Frame, Gif, gif_for
from render.painting import paint
from render.scene import Scene, SceneError, with_strip

__all__ = ["Frame", "Gif", "Scene", "SceneError", "gif_for", "paint", "with_strip"]
