"""Small things that tell something at a glance: signs of suits, badges of seats, dice, balls won."""

from collections.abc import Hashable

import msgspec
from PIL import Image, ImageDraw

from render import shapes
from render.cards import FINER, rounded_mask
from render.furniture import MARKS
from render.lettering import HEAVY, trimmed
from render.palette import BRONZE, DUSK, GOLD, INK, PAPER, SEATS, SKY, SUITS, mix, to_indices
from render.scene import Badge, Deck, Die, Piece, Pip, Tally
from render.sprites import Sprite

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
    """What it looks like, wherever it lies."""
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


def _finished(fine: Image.Image, radius: int) -> Sprite:
    mask = rounded_mask(fine.width // FINER, fine.height // FINER, radius)
    return Sprite(to_indices(fine.reduce(FINER)), mask)


def _pip(item: Pip, deck: Deck) -> Sprite:
    fine = Image.new("RGB", (item.size * FINER, item.size * FINER), DUSK)
    draw = ImageDraw.Draw(fine)
    draw.ellipse((0, 0, fine.width - 1, fine.height - 1), fill=PAPER, outline=DUSK, width=FINER)
    middle = fine.width / 2
    sign = shapes.place(shapes.SUITS[item.suit], middle, middle, fine.width * 0.6)
    shapes.fill(draw, sign, SUITS[deck][item.suit])
    return _finished(fine, item.size // 2)


def _badge(item: Badge) -> Sprite:
    ring = 0 if item.tone == "plain" else _RING
    side, edge = item.size + 2 * ring, 3
    fine = Image.new("RGB", (side * FINER, side * FINER), DUSK)
    draw = ImageDraw.Draw(fine)
    radius = item.size // 5
    if ring:
        box = (0, 0, fine.width - 1, fine.height - 1)
        draw.rounded_rectangle(box, (radius + ring) * FINER, fill=MARKS[item.tone])
    ground = PAPER if item.number is None else SEATS[item.number]
    start, end = ring * FINER, fine.width - ring * FINER - 1
    draw.rounded_rectangle(
        (start, start, end, end),
        radius * FINER,
        fill=mix(ground, DUSK, 0.5) if item.faded else ground,
        outline=DUSK,
        width=edge * FINER,
    )
    text = _NOBODY if item.number is None else str(item.number + 1)
    digit = trimmed(text, round(item.size * FINER * 0.7), HEAVY, item.size * FINER)
    fine.paste(DUSK if item.faded else INK, ((fine.width - digit.width) // 2, (fine.height - digit.height) // 2), digit)
    return _finished(fine, radius + ring)


def _die(item: Die) -> Sprite:
    fine = Image.new("RGB", (item.size * FINER, item.size * FINER), DUSK)
    draw = ImageDraw.Draw(fine)
    radius = item.size // 5
    draw.rounded_rectangle(
        (0, 0, fine.width - 1, fine.height - 1), radius * FINER, fill=SKY, outline=DUSK, width=3 * FINER
    )
    eye = (shapes.disc(0, 0, 0.5),)
    for x, y in _EYES[item.value]:
        shapes.fill(draw, shapes.place(eye, x * fine.width, y * fine.width, fine.width * 0.2), INK)
    return _finished(fine, radius)


def _tally(item: Tally) -> Sprite:
    step = round(item.size * 1.2)
    fine = Image.new("RGB", (((item.most - 1) * step + item.size) * FINER, item.size * FINER), DUSK)
    cover = Image.new("L", fine.size)
    draw, brush = ImageDraw.Draw(fine), ImageDraw.Draw(cover)
    for place in range(item.most):
        left = place * step * FINER
        box = (left, 0, left + item.size * FINER - 1, fine.height - 1)
        brush.ellipse(box, fill=255)
        won = place < item.count
        draw.ellipse(box, fill=GOLD if won else DUSK, outline=BRONZE, width=max(2, item.size // 10) * FINER)
    return Sprite(to_indices(fine.reduce(FINER)), cover.reduce(FINER).point([0] * 128 + [255] * 128, "1"))
