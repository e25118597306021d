"""The palette of all pictures: felt shades first, then everything that lies on the felt.

Pictures are composed of palette indices from start to end, which makes them cheap. Felt shades run from dark to light,
so that lightening is an addition. Everything else is drawn once in full color and then mapped to the nearest color of
`_ART`, which holds our few colors and the steps between them for soft edges. The rest are the same
colors in the dark.
"""

from collections.abc import Callable
from typing import TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]

FELT_SHADES = 64
_FELT_STOPS: tuple[Colour, ...] = ((6, 32, 30), (14, 66, 54), (32, 112, 82), (72, 150, 106))

PAPER: Colour = (252, 249, 241)
INK: Colour = (26, 28, 38)
RED: Colour = (206, 24, 44)
BLUE: Colour = (0, 96, 190)
GREEN: Colour = (0, 120, 72)
GOLD: Colour = (240, 184, 56)
BRONZE: Colour = (150, 98, 26)
DUSK: Colour = (9, 36, 32)
"""The ground of plates, and the outer color of every soft edge on the felt."""
BACK: Colour = (44, 46, 112)
BACK_LINE: Colour = (112, 124, 206)
SKY: Colour = (150, 226, 255)
WELL: Colour = (10, 50, 42)
"""The ground of places without a card."""
RIM: Colour = (58, 134, 100)
"""Their edge."""
QUIET: Colour = (198, 232, 213)
"""Words of less weight on the felt."""
SHINE: Colour = (255, 222, 110)
"""Golden words on the felt, which gold itself is too dark for."""
RAY: Colour = (158, 206, 180)
SKIN: Colour = (246, 212, 180)
BLUSH: Colour = (238, 176, 150)
BROWN: Colour = (104, 62, 28)
CHESTNUT: Colour = (134, 74, 36)
HONEY: Colour = (218, 150, 52)
"""The hair of kings, jacks and queens."""
GLOW: Colour = (222, 160, 44)
"""Gold in the shade."""
WINE: Colour = (128, 24, 62)
SEA: Colour = (10, 86, 108)
FOAM: Colour = (120, 196, 214)
UMBER: Colour = (88, 46, 30)
"""The color of card backs."""
FOG: Colour = (84, 90, 94)
"""The color of nobody's card."""
SEATS: tuple[Colour, ...] = (
    (255, 66, 83),
    (81, 188, 255),
    (255, 211, 105),
    (117, 181, 123),
    (157, 117, 187),
    (241, 141, 1),
    (149, 68, 24),
    (230, 231, 232),
)
"""Like the emoji 🔴🔵🟡🟢🟣🟠🟤⚪, which stand for seats in texts, and as near to them as eight colors can be that
everybody can tell apart, with any kind of color blindness.
"""
SEAT_LETTERS: tuple[Colour, ...] = (INK, INK, INK, INK, INK, INK, PAPER, INK)
"""The colors of letters on them."""
SUITS: dict[str, tuple[Colour, ...]] = {"two": (INK, RED, RED, INK), "four": (INK, RED, BLUE, GREEN)}
"""Black, red, blue and green can be told apart with every kind of color blindness, by brightness or by their blue."""


def mix(a: Colour, b: Colour, share: float) -> Colour:
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def _felt() -> list[Colour]:
    parts = len(_FELT_STOPS) - 1
    shades: list[Colour] = []
    for shade in range(FELT_SHADES):
        part, share = divmod(shade / (FELT_SHADES - 1) * parts, 1)
        first = min(int(part), parts - 1)
        shades.append(mix(_FELT_STOPS[first], _FELT_STOPS[first + 1], share if first == int(part) else 1.0))
    return shades


def shade_of(colour: Colour) -> Colour:
    """Return the same cloth in the shade."""
    return mix(colour, PAPER, 0.2) if colour == INK else mix(colour, INK, 0.35)


FELT_MIDDLE = 36
FELT: Colour = _felt()[FELT_MIDDLE]
"""The felt where the light is neither strong nor weak: what edges are blended with."""
_DARKER = 0.55
_CLOTHS = (INK, RED, BLUE, GREEN)
_EDGES = (
    *((PAPER, colour) for colour in (*_CLOTHS, GOLD, DUSK, BACK, WINE, SEA, UMBER)),
    *((GOLD, colour) for colour in (*_CLOTHS, BRONZE, DUSK, BACK, WINE, SEA, UMBER)),
    *((INK, colour) for colour in (*(shade_of(cloth) for cloth in _CLOTHS), SKIN, BROWN, CHESTNUT, HONEY, GLOW)),
    *((SKIN, colour) for colour in (PAPER, BLUSH, BROWN, CHESTNUT, HONEY)),
    *((RED, DUSK), (SKY, DUSK), (QUIET, DUSK), (RIM, WELL), (FOG, PAPER), (BACK, BACK_LINE), (SEA, FOAM)),
    *((FELT, colour) for colour in (PAPER, GOLD, BRONZE, RED, SKY, DUSK, QUIET, RIM, SHINE, RAY)),
    *((DUSK, seat) for seat in SEATS),
    *((PAPER, seat) for seat, letters in zip(SEATS, SEAT_LETTERS, strict=True) if letters == PAPER),
)
"""The colors that meet. One step between the two is enough for a soft edge; more would only make files larger."""

_FULL = list(dict.fromkeys(colour for pair in _EDGES for colour in pair if colour != FELT))
_ART = list(dict.fromkeys((*_FULL, *(mix(a, b, 0.5) for a, b in _EDGES))))
_IN_THE_DARK = [dark for colour in _FULL if (dark := mix(colour, DUSK, _DARKER)) not in _ART]
_ORDER = (
    "7c6e2c3a8664868e410a322a4f341c124435f0b838092420c38d299eceb4847c44c6e8d5ffd36970a690be8f6c225c47f6d894508390"
    "7d581078c4d67c5e2996e2ff96621a58a2a4dea02cda9634a4732be5888ef18d017a592d3a65491928445c987f09583c5e7c71123a31"
    "0078483f6c4e2a745750332547484f856a2f828e881a1c26a8aaa8545a5efcf9f18b8a8c8cae9e788684e6e7e89d75bb2c2e70534c6e"
    "0060be054a327eacd8586232743e3b092a24f2c2a51f503fce182c84333aff42534c7063df68326c7c7a12325876847e51bcff7eb89c"
    "2d70902b3c3c75b57b11202368867a88786d30323aeeb096412d21f6d4b4683e1cf9e6d2864a248e7354af89684e559f3b6c72418da1"
    "053f67707cce7873410948894135220a566c34301e8f192a093b2d541a282534356c1e2674736380183e706355787843621f2548321c"
    "78323709344f2d281f093a42451f242968843f1f2e487984c89e847d8752b8683b83a8ae954418aa94889494b0374c6ebe8898695c25"
    "71531271672b4c4866675729582e1e48401d8da05c789840ffde6e788c7be8b574"
)
"""The order of colors in the palette, as `rrggbb`. A picture's bytes are differences between each index and the one
above it, so colors that often meet stand where few different differences occur; that makes pictures a tenth smaller.
Found by swapping two at random, again and again. A color that is missing here stands at the end.
"""
_PLACES = {bytes.fromhex(_ORDER[start : start + 6]): start for start in range(0, len(_ORDER), 6)}
COLOURS: list[Colour] = [
    *_felt(),
    *sorted((*_ART, *_IN_THE_DARK), key=lambda colour: _PLACES.get(bytes(colour), len(_ORDER))),
]
PALETTE = bytes(channel for colour in COLOURS for channel in colour)


def palette_image(colours: list[Colour]) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(bytes(channel for colour in colours for channel in colour))
    return image


_ART_IMAGE, _WITH_DARK_IMAGE = palette_image(_ART), palette_image([*_ART, *_IN_THE_DARK])
_PALETTE_IMAGE = palette_image(COLOURS)
_TO_INDEX = [COLOURS.index(colour) for colour in (*_ART, *_IN_THE_DARK)]
_TO_INDEX += range(len(_TO_INDEX), 256)


def to_indices(picture: Image.Image, palette: Image.Image = _ART_IMAGE) -> Image.Image:
    """Map each pixel of an RGB picture to the nearest color that is not felt."""
    nearest = picture.quantize(palette=palette, dither=Image.Dither.NONE)
    return Image.frombytes("L", nearest.size, nearest.tobytes()).point(_TO_INDEX)


def in_full_color(indices: Image.Image, change: Callable[[Image.Image], Image.Image]) -> Image.Image:
    """Change a picture made of indices in full color, so that edges stay soft."""
    indices.putpalette(PALETTE)
    changed = change(indices.convert("RGB")).quantize(palette=_PALETTE_IMAGE, dither=Image.Dither.NONE)
    return Image.frombytes("L", changed.size, changed.tobytes())


def index_of(colour: Colour) -> int:
    """Return the index of the nearest color of `_ART`."""
    return to_indices(Image.new("RGB", (1, 1), colour)).tobytes()[0]


def _towards(goal: Colour, share: float) -> list[int]:
    """Return for each index that of a color nearer to the goal."""
    colours = bytes(channel for colour in COLOURS for channel in mix(colour, goal, share))
    nearest = to_indices(Image.frombytes("RGB", (len(COLOURS), 1), colours), _WITH_DARK_IMAGE)
    return [*nearest.tobytes(), *range(len(COLOURS), 256)]


PALED = _towards(PAPER, 0.5)
DIMMED = [*(shade // 2 for shade in range(FELT_SHADES)), *_towards(DUSK, _DARKER)[FELT_SHADES:]]
"""On felt, dark felt."""
