"""Finished pieces of pictures, kept within a bound of memory: the least lately used go first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import NamedTuple

from PIL import Image

BUDGET = 14 * 1024 * 1024


class Sprite(NamedTuple):
    """`pixels` are palette indices (or, for a shade, steps of felt); `mask` tells which of them count."""

    pixels: Image.Image
    mask: Image.Image | None = None

    @property
    def weight(self) -> int:
        """In bytes. Masks of cards are shared and counted each time: the bound errs on the safe side."""
        area = self.pixels.width * self.pixels.height
        return area if self.mask is None else 2 * area


class SpriteStore:
    """Painters in several threads share one store; each sprite is drawn by one of them."""

    def __init__(self, budget: int = BUDGET) -> None:
        self._budget = budget
        self._sprites: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._lock = Lock()
        self.bytes_held = 0

    def get(self, key: Hashable, draw: Callable[[], Sprite]) -> Sprite:
        with self._lock:
            found = self._sprites.get(key)
            if found is not None:
                self._sprites.move_to_end(key)
                return found
            made = self._sprites[key] = draw()
            self.bytes_held += made.weight
            while self.bytes_held > self._budget and len(self._sprites) > 1:
                _, dropped = self._sprites.popitem(last=False)
                self.bytes_held -= dropped.weight
            return made
