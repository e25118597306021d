"""Jugglers' table as a picture: the drafts above, the places below. When a gathering or a round has just ended, how it
ended instead.
"""

from bot.text.reader import Reader
from cogs.jugglers.picture.drafts import DRAFTS_BOTTOM, Drafts, verdict
from cogs.jugglers.picture.ending import ending_scene
from cogs.jugglers.picture.header import header, verdict_header
from cogs.jugglers.picture.round_end import round_scene
from cogs.jugglers.picture.seats import SEATS_HEIGHT, Seats
from cogs.jugglers.picture.village import VILLAGE_HEIGHT, village_and_deck, village_and_next
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
    if ended is not None and view.between_rounds:
        return round_scene(view, ended, reader)
    if ended is None:
        items: list[Item] = [*header(view, reader), *Drafts(view, reader).items()]
        foot = village_and_deck(view, _VILLAGE_Y, reader)
    else:
        items = [*verdict_header(view, reader), *verdict(view, ended, reader)]
        foot = village_and_next(view, view.village, _VILLAGE_Y, reader)
    items += [*foot, *Seats(view, SEATS_TOP, reader).items()]
    return Scene(_HEIGHT, tuple(items), reader.look)
