"""Painter: a `Scene` of plain values becomes PNG bytes. Knows cards and places, no games."""

from render.paint import paint, warm
from render.scene import Scene, SceneError

__all__ = ["Scene", "SceneError", "paint", "warm"]
