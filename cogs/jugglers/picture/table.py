"""Jugglers' table as a picture: the drafts above, the places below. When a gathering has just ended, how it ended
instead.
"""

from bot.text.voice import Voice
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


def scene(view: View, voice: Voice) -> Scene:
    if len(voice.names) != view.seats:
        raise SceneError(f"{len(voice.names)} names for {view.seats} seats")
    if not view.asking:
        return ending_scene(view, None, voice)
    ended = None if view.last is None else view.last.ended
    if ended is None or view.between_rounds:
        items: list[Item] = [*header(view, voice), *Drafts(view, voice).items()]
        foot = village_and_deck(view, _VILLAGE_Y, voice)
    else:
        items = [*verdict_header(view, voice), *verdict(view, ended, voice)]
        foot = village_and_next(view, view.village, _VILLAGE_Y, voice)
    items += [*foot, *Seats(view, SEATS_TOP, voice).items()]
    return Scene(_HEIGHT, tuple(items), voice.look)


def last_look(view: View, voice: Voice) -> Scene:
    """How the last gathering of a round ended, from the view after it."""
    assert view.last is not None
    assert view.last.ended is not None
    ended, village_y = view.last.ended, DRAFTS_BOTTOM + VILLAGE_HEIGHT // 2
    items = [*last_header(view, voice), *verdict(view, ended, voice), *new_village(view, ended, village_y, voice)]
    return Scene(village_y + VILLAGE_HEIGHT // 2, tuple(items), voice.look)
