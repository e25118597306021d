"""What an animation is made of, as plain values."""

from typing import TypeAlias

from render.scene import Scene

Frame: TypeAlias = tuple[Scene, int]
"""A scene, and the milliseconds that it is shown."""
MOST_FRAMES = 18
ENDLESSLY, NEVER = 0, -1
"""How often an animation starts over, if not a number of times."""
