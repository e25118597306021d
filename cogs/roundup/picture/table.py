"""Roundup's table as a picture: the stacks above, the seats below. Between rounds it shows the scores."""

from collections.abc import Iterator

from bot.core.cards import RANK_OF
from bot.text.voice import Voice
from cogs.roundup.picture.middle import discards, notes, stacks
from cogs.roundup.picture.places import NAME, TOP, spare_place, table_places, tiles
from cogs.roundup.picture.scores import scores_scene
from cogs.roundup.picture.seats import Seats
from cogs.roundup.rules.state import View
from render.layout import Box
from render.scene import WIDTH, Area, Item, Label, Scene, SceneError

STACK, _STEP = 158, 174
_WITH_SPARE_PART = 5
"""With so many seats, a part of the table is left for the discards."""
_WIDER_STEP = 234


def scene(view: View, voice: Voice) -> Scene:
    if len(voice.names) != len(view.seats):
        raise SceneError(f"{len(voice.names)} names for {len(view.seats)} seats")
    return scores_scene(view, voice) if view.between_rounds else table_scene(view, voice)


def table_scene(view: View, voice: Voice, without: int | None = None) -> Scene:
    """Perhaps without one seat, which is painted apart."""
    places, height = table_places(len(view.seats))
    seats = Seats(view, voice)
    items = [*_middle(view, voice, height)]
    for seat, place in enumerate(places):
        if seat != without:
            items.extend(seats.seat(seat, place))
    return Scene(height, tuple(items), voice.look)


def stack_step(seats: int) -> int:
    return _WIDER_STEP if seats == _WITH_SPARE_PART else _STEP


def _middle(view: View, voice: Voice, height: int) -> Iterator[Item]:
    yield Area(WIDTH // 2, (TOP + height) // 2, WIDTH, height - TOP, "shadow", 0)
    yield from notes(view, voice, asked=True)
    yield from stacks(view, voice, STACK, stack_step(len(view.seats)))
    if len(view.seats) == _WITH_SPARE_PART:
        yield from _all_discards(view, voice)
    else:
        yield from discards(view, voice, STACK)


def _all_discards(view: View, voice: Voice) -> Iterator[Item]:
    place = spare_place()
    area = place.area
    yield Label(area.x, area.top + NAME // 2, voice.say("roundup-picture-discards"), 38)
    box = Box(area.left, place.tiles.top, area.width, place.tiles.height)
    by_rank = sorted(view.discards, key=lambda card: (RANK_OF[card], card))
    yield from tiles(by_rank, box)
