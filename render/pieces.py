"""Small signs: suits, badges of seats, dice, balls won."""

from collections.abc import Hashable

import msgspec
from PIL import Image

from bot.core.cards import Deck
from render import shapes
from render.furniture import BARE, MARKS, bare
from render.lettering import tight_text_mask
from render.palette import BRONZE, DUSK, FOG, GOLD, INK, PAPER, SEATS, SKY, SUITS, mix
from render.scene import PIP_SHARE, Badge, Die, Piece, Pip, SeatBack, Sign, Tally
from render.sprites import SCALE, Sprite, large, large_box, large_mask, rounded_mask, shrunk, shrunk_mask

_NEAR, _FAR = 0.26, 0.74
_CORNERS = ((_NEAR, _NEAR), (_FAR, _FAR))
_OTHER_CORNERS = ((_FAR, _NEAR), (_NEAR, _FAR))
_SIDES = ((_NEAR, 0.5), (_FAR, 0.5))
_MIDDLE = ((0.5, 0.5),)
_EYES = {
    1: _MIDDLE,
    2: _CORNERS,
    3: (*_MIDDLE, *_CORNERS),
    4: (*_CORNERS, *_OTHER_CORNERS),
    5: (*_MIDDLE, *_CORNERS, *_OTHER_CORNERS),
    6: (*_CORNERS, *_OTHER_CORNERS, *_SIDES),
}
_NOBODY = "?"
_RING = 6
"""How wide the ring around a marked badge is."""


def key(item: Piece, deck: Deck) -> Hashable:
    """Return everything that its look depends on, so not its place."""
    return (type(item), *msgspec.structs.astuple(item)[2:], deck if isinstance(item, Pip) else None)


def piece(item: Piece, deck: Deck) -> Sprite:
    match item:
        case Pip():
            return _pip(item, deck)
        case Badge():
            return _badge(item)
        case Die():
            return _die(item)
        case Tally():
            return _tally(item)
        case Sign():
            return _sign(item)


def _round_off(image: Image.Image, radius: int) -> Sprite:
    return shrunk(image, rounded_mask(image.width // SCALE, image.height // SCALE, radius))


def _pip(item: Pip, deck: Deck) -> Sprite:
    image, draw = large(item.size, item.size)
    draw.ellipse((0, 0, image.width - 1, image.height - 1), fill=PAPER, outline=DUSK, width=SCALE)
    middle = image.width / 2
    sign = shapes.place(shapes.SUITS[item.suit], middle, middle, image.width * PIP_SHARE)
    shapes.fill(draw, sign, SUITS[deck][item.suit])
    return _round_off(image, item.size // 2)


def _badge(item: Badge) -> Sprite:
    ring = 0 if item.mark == "plain" else _RING
    image, draw = large(item.size + 2 * ring, item.size + 2 * ring)
    radius = item.size // 5
    if ring:
        box = (0, 0, image.width - 1, image.height - 1)
        draw.rounded_rectangle(box, (radius + ring) * SCALE, fill=MARKS[item.mark])
    ground = FOG if item.number is None else SEATS[item.number]
    ground = mix(ground, DUSK, 0.5) if item.faded else ground
    start, end = ring * SCALE, image.width - ring * SCALE - 1
    draw.rounded_rectangle((start, start, end, end), radius * SCALE, fill=ground, outline=DUSK, width=3 * SCALE)
    text = _NOBODY if item.number is None else str(item.number + 1)
    digit = tight_text_mask(text, round(item.size * SCALE * 0.7), item.size * SCALE)
    place = (image.width - digit.width) // 2, (image.height - digit.height) // 2
    image.paste(PAPER if item.number is None else DUSK if item.faded else INK, place, digit)
    return _round_off(image, radius + ring)


def seat_back(item: SeatBack) -> Sprite:
    """Draw a back, edged like a card."""
    radius = item.width // 8
    ground = FOG if item.seat is None else SEATS[item.seat]
    edge = PAPER if item.mark == "plain" else MARKS[item.mark]
    line = max(4, item.width // (14 if item.mark == "plain" else 8))
    image, _ = large_box(item.width, item.height, radius, ground, edge, line)
    text = _NOBODY if item.seat is None else str(item.seat + 1)
    digit = tight_text_mask(text, round(item.width * SCALE * 0.9), image.width)
    place = (image.width - digit.width) // 2, (image.height - digit.height) // 2
    image.paste(PAPER if item.seat is None else INK, place, digit)
    return shrunk(image, rounded_mask(item.width, item.height, radius))


def _sign(item: Sign) -> Sprite:
    mask, draw = large_mask(item.size, item.size)
    middle = mask.width / 2
    for outline in shapes.place(shapes.SIGNS[item.kind], middle, middle, mask.width * 0.96):
        draw.polygon(outline, fill=255)
    return bare(mask, BARE.get(item.tone, PAPER))


def _die(item: Die) -> Sprite:
    radius = item.size // 5
    image, draw = large_box(item.size, item.size, radius, SKY, DUSK, 3)
    eye = (shapes.disc(0, 0, 0.5),)
    for x, y in _EYES[item.value]:
        shapes.fill(draw, shapes.place(eye, x * image.width, y * image.width, image.width * 0.2), INK)
    return _round_off(image, radius)


def _tally(item: Tally) -> Sprite:
    step = round(item.size * 1.2)
    size = (item.most - 1) * step + item.size, item.size
    (image, draw), (mask, mask_draw) = large(*size), large_mask(*size)
    for place in range(item.most):
        left = place * step * SCALE
        box = (left, 0, left + item.size * SCALE - 1, image.height - 1)
        mask_draw.ellipse(box, fill=255)
        won = place < item.count
        fill, outline = (GOLD, BRONZE) if won else (DUSK, GOLD)
        draw.ellipse(box, fill=fill, outline=outline, width=max(2, item.size // 10) * SCALE)
    return shrunk(image, shrunk_mask(mask))
