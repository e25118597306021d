"""Who sits at Jugglers' table: every place in a column of its own, which it keeps."""

from collections.abc import Iterator

from bot.text.voice import Voice
from cogs.jugglers.rules.layout import AUTOMATIC, LAYOUTS
from cogs.jugglers.rules.state import NOBODY, View
from render.scene import (
    PLATE_HEIGHT,
    WIDTH,
    Area,
    Badge,
    Die,
    Frame,
    Item,
    Label,
    NamePlate,
    PlateState,
    Sign,
    Stamp,
    Tally,
)

SEATS_HEIGHT = 142
_PLATE_Y, _LINE_Y = 8 + PLATE_HEIGHT // 2, 8 + PLATE_HEIGHT + 36
_BADGE = 56
_BALL = 28
_LETTERS = 38


def place_names(voice: Voice) -> list[str]:
    """The names of the seats, then of the dummies."""
    names = voice.names
    return [*names, *[voice.say("jugglers-picture-dummy")] * (LAYOUTS[len(names)].places - len(names))]


def columns(view: View) -> dict[int, tuple[int, int]]:
    """By place: the middle of its column, and how wide it is. With three players the dummy moves around the table; here
    it stays in the last column, so that nobody else has to move.
    """
    places = sorted(view.ring) if view.seats == 3 else view.ring
    width = WIDTH // len(places)
    return {place: (width * number + width // 2, width) for number, place in enumerate(places)}


def stamp(x: int, y: int, width: int, voice: Voice) -> Stamp:
    """On who slipped, beside the badge."""
    return Stamp(x + width // 9, y, voice.say("jugglers-picture-juse"), width // 6)


class Seats:
    def __init__(self, view: View, top: int, voice: Voice) -> None:
        self.view = view
        self.top = top
        self.names = place_names(voice)
        self.voice = voice
        self.columns = columns(view)
        self.deciders = LAYOUTS[view.seats].deciders
        asked = view.asking == "secret"
        self.moving = view.waiting if asked else view.order[view.done]
        """The place whose turn it is; somebody else may decide for it."""
        self.moved = () if asked else view.order[: view.done]
        self.next = None if asked or view.done + 1 >= len(view.order) else view.order[view.done + 1]
        self.slipped = view.last.seat if view.last is not None and view.last.fault else None

    def items(self) -> Iterator[Item]:
        middle = self.top + SEATS_HEIGHT // 2
        for place, (x, width) in self.columns.items():
            if place == self.moving:
                yield Area(x, middle, width - 6, SEATS_HEIGHT - 2, "light", 22)
                yield Frame(x, middle, width - 4, SEATS_HEIGHT)
            sign = "chair" if place == self.view.chair else None
            name, state = self.names[place], self._state(place)
            yield NamePlate(x, self.top + _PLATE_Y, width - 20, None, name, state=state, sign=sign)
            yield from self._line(place, x, width)
        if self.slipped is not None:
            x, width = self.columns[self.slipped]
            yield stamp(x, self.top + _LINE_Y + 6, width, self.voice)

    def _state(self, place: int) -> PlateState:
        if place == self.slipped:
            return "fault"
        return "turn" if place == self.view.waiting else "next" if place == self.next else "plain"

    def _line(self, place: int, x: int, width: int) -> Iterator[Item]:
        view, y = self.view, self.top + _LINE_Y
        left, right = x - width // 2 + 12, x + width // 2 - 14
        yield Badge(left + _BADGE // 2, y, place, _BADGE)
        if place == self.moving:
            yield Sign(left + _BADGE + 32, y, "turn", 44)
        elif place in self.moved:
            yield Sign(left + _BADGE + 32, y, "check", 44, "muted")
        if place < view.seats:
            length = (view.wins - 1) * round(_BALL * 1.2) + _BALL
            yield Tally(right - length // 2, y, view.won[place], view.wins, _BALL)
        elif self.deciders[place] != AUTOMATIC:
            yield Badge(right - _BADGE // 2, y, self.deciders[place], _BADGE)
            text = self.voice.say("jugglers-picture-played-by")
            yield Label(right - _BADGE - 10, y, text, _LETTERS, "muted", 110, "right")
        else:
            yield from _roll(view, place, right, y)


def _roll(view: View, place: int, right: int, y: int) -> Iterator[Item]:
    """The die that chose the draft for this dummy's card."""
    dice = [] if view.last is None else [roll for roll in view.last.rolls if roll.place == place != NOBODY]
    if dice:
        yield Die(right - 120, y, dice[-1].die, 54)
        yield Sign(right - 68, y, "turn", 30, "bare")
        yield Label(right - 20, y, str(dice[-1].draft + 1), 48, "bare", 44)
