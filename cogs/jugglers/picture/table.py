"""Jugglers' table as a picture: the drafts above, the places below. When a gathering has just ended, how it ended
instead.
"""

from bot.text.reader import Reader
from cogs.jugglers.picture.drafts import DRAFTS_BOTTOM, Drafts, verdict
from cogs.jugglers.picture.ending import ending_scene
from cogs.jugglers.picture.header import header, last_header, verdict_header
from cogs.jugglers.picture.seats import SEATS_HEIGHT, Seats
from cogs.jugglers.picture.village import VILLAGE_HEIGHT, new_village, village_and_deck, village_and_next
from cogs.jugglers.rules.state import View
from render.scene import Item, Scene, SceneError

SEATS_TOP = DRAFTS_BOTTOM + 4
_VILLAGE_Y = SEATS_TOP + SEATS_HEIGHT + VILLAGE_HEIGHT // 2
_HEIGHT = _VILLAGE_Y + VILLAGE_HEIGHT // 2


def scene(view: View, reader: Reader) -> Scene:
    if len(reader.names) != view.seats:
        raise SceneError(f"{len(reader.names)} names for {view.seats} seats")
    if not view.asking:
        return ending_scene(view, None, reader)
    ended = None if view.last is None else view.last.ended
    if ended is None or view.between_rounds:
        items: list[Item] = [*header(view, reader), *Drafts(view, reader).items()]
        foot = village_and_deck(view, _VILLAGE_Y, reader)
    else:
        items = [*verdict_header(view, reader), *verdict(view, ended, reader)]
        foot = village_and_next(view, view.village, _VILLAGE_Y, reader)
    items += [*foot, *Seats(view, SEATS_TOP, reader).items()]
    return Scene(_HEIGHT, tuple(items), reader.look)


def last_look(view: View, reader: Reader) -> Scene:
    """How the last gathering of a round ended, from the view after it."""
    assert view.last is not None
    assert view.last.ended is not None
    ended, village_y = view.last.ended, DRAFTS_BOTTOM + VILLAGE_HEIGHT // 2
    items = [*last_header(view, reader), *verdict(view, ended, reader), *new_village(view, ended, village_y, reader)]
    return Scene(village_y + VILLAGE_HEIGHT // 2, tuple(items), reader.look)
