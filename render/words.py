"""Words, and other shapes of one color, as sprites."""

from functools import cache, lru_cache

from PIL import Image
from zlib_ng import zlib_ng

from render.lettering import words_mask
from render.palette import FELT, GOLD, INK, Colour, index_of, mix
from render.sprites import SCALE, Sprite

_WORDS_KEPT = 2048
"""About 1 KB each."""


def words(text: str, capital: int, max_width: int, max_height: int, letters: Colour, ground: Colour) -> Sprite:
    """Draw words on a plate, with the middle of a capital in the middle."""
    size, covered = _words_coverage(text, capital, max_width, max_height)
    return Sprite(Image.frombytes("L", size, covered.translate(_blended(letters, ground, 2))))


def bare_words(text: str, capital: int, max_width: int, colour: Colour) -> Sprite:
    """Draw words without a plate."""
    return _on_felt(*_words_coverage(text, capital, max_width, 2 * capital), colour)


def _words_coverage(text: str, capital: int, max_width: int, max_height: int) -> tuple[tuple[int, int], bytes]:
    """Return the size of words, and how much of each pixel they cover."""
    size, packed = _packed_words(text, capital, max_width, max_height)
    return size, zlib_ng.decompress(packed)


@lru_cache(_WORDS_KEPT)
def _packed_words(text: str, capital: int, max_width: int, max_height: int) -> tuple[tuple[int, int], bytes]:
    """Return the size and the pixels, compressed: a twelfth of a sprite's bytes, unpacked in a sixth of the time that
    drawing takes. Names are as many as tables, and the colors under them change with every turn.
    """
    mask = words_mask(text, capital * SCALE, max_width * SCALE)
    covered = _coverage(mask, max(_empty_rows(mask), mask.height // 2 - max_height // 2 * SCALE))
    return covered.size, zlib_ng.compress(covered.tobytes())


@cache
def _blended(letters: Colour, ground: Colour, steps: int) -> bytes:
    """Return the index of a color by how much of a pixel is covered. `steps` lead from the ground to the letters."""
    colours = [index_of(mix(ground, letters, step / steps)) for step in range(steps + 1)]
    return bytes(colours[round(level * steps / 255)] for level in range(256))


def bare(shape: Image.Image, colour: Colour) -> Sprite:
    """Color a shape with hard edges. Its edges blend with what usually lies under it."""
    covered = _coverage(shape, _empty_rows(shape))
    return _on_felt(covered.size, covered.tobytes(), colour)


def _coverage(shape: Image.Image, empty: int) -> Image.Image:
    """Return how much of each pixel a large shape covers, without its `empty` first and last rows."""
    width, height = (-(-side // SCALE) * SCALE for side in (shape.width, shape.height - 2 * empty))
    return shape.crop((0, empty, width, empty + height)).reduce(SCALE)


def _on_felt(size: tuple[int, int], covered: bytes, colour: Colour) -> Sprite:
    blended = _blended(colour, GOLD if colour == INK else FELT, SCALE**2)
    mask = Image.frombytes("1", size, covered.translate(_NOT_FAINT), "raw", "1;8")
    return Sprite(Image.frombytes("L", size, covered.translate(blended)), mask, is_lettering=True)


_FAINT = 80
"""Pixels of which less is covered are left out."""
_NOT_FAINT = bytes(_FAINT) + b"\xff" * (256 - _FAINT)


def _empty_rows(shape: Image.Image) -> int:
    """Count the empty rows that can go at the top and at the bottom, so that the middle stays in the middle."""
    box = shape.getbbox()
    return 0 if box is None else min(box[1], shape.height - box[3]) // SCALE * SCALE
