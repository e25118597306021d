"""What is painted on a canvas, kept, so that a part of a picture can be painted at the cost of that part."""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from PIL import Image

from render.png import Box, Patch, paste_box
from render.scene import WIDTH


class Stroke(NamedTuple):
    box: Box
    pixels: Any
    """As in a `Patch`; or what replaces each index, as a list."""
    mask: Any


class Layer:
    """What one item of a scene paints. Takes strokes like a canvas."""

    __slots__ = ("box", "strokes")

    def __init__(self) -> None:
        self.strokes: list[Stroke] = []
        self.box: Box = (0, 0, 0, 0)
        """Around all of its strokes."""

    def _add(self, box: Box, pixels: Any, mask: Any) -> None:
        left, top, right, bottom = box
        if left < right and top < bottom:
            self.box = _around(self.box, box) if self.strokes else box
            self.strokes.append(Stroke(box, pixels, mask))

    def fill_rows(self, index: int, top: int, bottom: int) -> None:
        self._add((0, top, WIDTH, bottom), index, None)

    def fill_box(self, index: int, left: int, top: int, right: int, bottom: int) -> None:
        self._add((left, top, right, bottom), index, None)

    def paste_patches(self, patches: Iterable[Patch], left: int, top: int) -> None:
        for x, y, right, bottom, pixels, mask in patches:
            self._add((left + x, top + y, left + right, top + bottom), pixels, mask)

    def replace(self, table: list[int], box: Box, mask: Image.Image | None = None) -> None:
        self._add(box, table, mask)


def painted(layers: Iterable[Layer], box: Box) -> Image.Image:
    """Paint what is in a box of a picture."""
    left, top, right, bottom = box
    image = Image.new("L", (right - left, bottom - top))
    for layer in layers:
        if _meet(layer.box, box):
            for place, pixels, mask in layer.strokes:
                if _meet(place, box):
                    paste_box(image, (place[0] - left, place[1] - top, place[2] - left, place[3] - top), pixels, mask)
    return image


def changed(before: Collection[Layer], after: Collection[Layer]) -> list[Box]:
    """Return boxes that hold all that differs between two pictures, none of which meets another. Layers that both have
    are the same objects.
    """
    gone, new = set(before).difference(after), set(after).difference(before)
    if [layer for layer in before if layer not in gone] != [layer for layer in after if layer not in new]:
        gone, new = set(before), set(after)
    boxes: list[Box] = []
    for box in {layer.box for layer in (*gone, *new) if layer.strokes}:
        boxes = _with_box(boxes, box)
    return boxes


def _with_box(boxes: list[Box], box: Box) -> list[Box]:
    """Put a box to others; what it meets becomes one with it."""
    for other in boxes:
        if _meet(other, box):
            return _with_box([each for each in boxes if each != other], _around(other, box))
    return [*boxes, box]


def _around(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
