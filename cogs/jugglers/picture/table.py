"""Jugglers' table as a picture: the drafts above, the places below, every one in a column that it keeps. When a
gathering has just ended, how it ended instead.
"""

from collections.abc import Iterator

from bot.text.voice import Voice
from cogs.jugglers.picture.board import (
    DRAFTS_BOTTOM,
    VILLAGE_HEIGHT,
    drafts,
    header,
    new_village,
    verdict,
    verdict_header,
    village_and_deck,
    village_and_next,
)
from cogs.jugglers.picture.ending import ending_scene, place_names
from cogs.jugglers.rules.layout import AUTOMATIC, LAYOUTS
from cogs.jugglers.rules.state import NOBODY, View
from render.layout import Box, area, frame
from render.scene import (
    PLATE_HEIGHT,
    WIDTH,
    Badge,
    Die,
    Item,
    Label,
    NamePlate,
    PlateState,
    Scene,
    SceneError,
    Sign,
    Stamp,
    Tally,
)

SEATS_TOP = DRAFTS_BOTTOM + 4
_SEATS, _VILLAGE = Box(0, SEATS_TOP, WIDTH, 0).rows(142, VILLAGE_HEIGHT)
_PLATE_Y, _LINE_Y = SEATS_TOP + 8 + PLATE_HEIGHT // 2, SEATS_TOP + 8 + PLATE_HEIGHT + 36
_BADGE = 56
_BALL = 28


def scene(view: View, voice: Voice) -> Scene:
    if len(voice.names) != view.seats:
        raise SceneError(f"{len(voice.names)} names for {view.seats} seats")
    if not view.asking:
        return ending_scene(view, None, voice)
    ended, y = None if view.last is None else view.last.ended, _VILLAGE.y
    if ended is None or view.between_rounds:
        items = [*header(view, voice), *drafts(view, voice), *village_and_deck(view, y, voice)]
    else:
        items = [*verdict_header(view, voice, last=False), *verdict(view, ended, voice)]
        items += village_and_next(view, ended, y, voice)
    items += _seats(view, voice)
    return Scene(_VILLAGE.bottom, tuple(items), voice.look)


def last_look(view: View, voice: Voice) -> Scene:
    """Show how the last gathering of a round ended, from the view after it."""
    assert view.last is not None
    assert view.last.ended is not None
    ended, foot = view.last.ended, Box(0, DRAFTS_BOTTOM, WIDTH, VILLAGE_HEIGHT)
    items = [*verdict_header(view, voice, last=True), *verdict(view, ended, voice)]
    items += new_village(view, ended, foot.y, voice)
    return Scene(foot.bottom, tuple(items), voice.look)


def columns(view: View) -> dict[int, tuple[int, int]]:
    """Return for each place the middle of its column and how wide it is. With three players the dummy moves around the
    table; here it stays in the last column, so that nobody else has to move.
    """
    places = sorted(view.ring) if view.seats == 3 else view.ring
    return {place: (box.x, box.width) for place, box in zip(places, _SEATS.even_columns(len(places)), strict=True)}


def stamp(x: int, y: int, width: int, voice: Voice) -> Stamp:
    """Stamp the one who slipped, beside the badge."""
    return Stamp(x + width // 9, y, voice.say("jugglers-picture-juse"), width // 6)


def _seats(view: View, voice: Voice) -> Iterator[Item]:
    asked, names, last = view.asking == "secret", place_names(voice), view.last
    # The place whose turn it is; somebody else may decide for it.
    moving = view.waiting if asked else view.order[view.done]
    after = None if asked or view.done + 1 >= len(view.order) else view.order[view.done + 1]
    slipped = last.seat if last is not None and last.fault else None
    for place, (x, width) in columns(view).items():
        if place == moving:
            box = Box(x - width // 2, _SEATS.top, width, _SEATS.height)
            yield area(box.inset(3, 1), "light", 22)
            yield frame(box.inset(2, 0))
        state: PlateState = "next" if place == after else "plain"
        if place == slipped:
            state = "fault"
        elif place == view.waiting:
            state = "turn"
        sign = "chair" if place == view.chair else None
        yield NamePlate(x, _PLATE_Y, width - 20, None, names[place], state=state, sign=sign)
        left = x - width // 2 + 12
        yield Badge(left + _BADGE // 2, _LINE_Y, place, _BADGE)
        if place == moving:
            yield Sign(left + _BADGE + 32, _LINE_Y, "turn", 44)
        elif not asked and place in view.order[: view.done]:
            yield Sign(left + _BADGE + 32, _LINE_Y, "check", 44, "muted")
        yield from _won_or_played_by(view, place, x + width // 2 - 14, voice)
    if slipped is not None:
        x, width = columns(view)[slipped]
        yield stamp(x, _LINE_Y + 6, width, voice)


def _won_or_played_by(view: View, place: int, right: int, voice: Voice) -> Iterator[Item]:
    """Show how many rounds a player has won; of a dummy, who plays it, or the die that chose the draft for its card."""
    y, decider = _LINE_Y, LAYOUTS[view.seats].deciders[place]
    if place < view.seats:
        length = (view.wins - 1) * round(_BALL * 1.2) + _BALL
        yield Tally(right - length // 2, y, view.won[place], view.wins, _BALL)
    elif decider != AUTOMATIC:
        yield Badge(right - _BADGE // 2, y, decider, _BADGE)
        text = voice.say("jugglers-picture-played-by")
        yield Label(right - _BADGE - 10, y, text, 38, "muted", 110, "right")
    elif rolls := [roll for roll in (view.last.rolls if view.last else ()) if roll.place == place != NOBODY]:
        yield Die(right - 120, y, rolls[-1].die, 54)
        yield Sign(right - 68, y, "turn", 30, "bare")
        yield Label(right - 20, y, str(rolls[-1].draft + 1), 48, "bare", 44)
