"""Turns a `Scene`, plain values that say what is where, into PNG bytes. Knows cards and places, but no games."""

from render.paint import paint
from render.scene import Scene, SceneError

__all__ = ["Scene", "SceneError", "paint"]
