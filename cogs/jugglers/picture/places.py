"""Who sits at Jugglers' table: the places clockwise, with the hands they hold."""

from collections.abc import Iterator

from bot.text.reader import Reader
from cogs.jugglers.picture.foot import arrow
from cogs.jugglers.rules.layout import AUTOMATIC, LAYOUTS
from cogs.jugglers.rules.state import View
from render.layout import fan
from render.scene import PLATE_HEIGHT, SMALL, WIDTH, Badge, Die, Frame, Item, Label, NamePlate, Tally, card_height

PLACES_HEIGHT = 156
_PEEKING = 52
"""The height of the part of a hand that shows above the name plate."""
_MARGIN = 14
_BALL = 30
_LETTERS = 30


def place_names(reader: Reader) -> list[str]:
    """The names of the seats, then of the dummies."""
    names = reader.names
    return [*names, *[reader.say("jugglers-picture-dummy")] * (LAYOUTS[len(names)].places - len(names))]


def dummy_roll(view: View, place: int, x: int, y: int) -> Iterator[Item]:
    """The die that has just chosen this dummy's draft, and the draft."""
    for roll in () if view.last is None else view.last.rolls:
        if roll.place == place:
            yield Die(x - 60, y, roll.die, 44)
            yield arrow(x, y)
            yield Label(x + 54, y, str(roll.draft + 1), size=34)


class Places:
    def __init__(self, view: View, top: int, reader: Reader) -> None:
        self.view = view
        self.names = place_names(reader)
        self.say = reader.say
        self.top = top
        self.plate_y = top + _PEEKING + PLATE_HEIGHT // 2
        self.notes_y = self.plate_y + 46
        self.width = WIDTH // len(view.ring)
        self.deciders = LAYOUTS[view.seats].deciders
        self.moving = view.waiting if view.asking == "secret" else view.order[view.done]
        """The place whose turn it is; somebody else may decide for it."""

    def items(self) -> Iterator[Item]:
        for number, place in enumerate(self.view.ring):
            x = self.width * number + self.width // 2
            if place == self.moving:
                yield Frame(x, self.top + PLACES_HEIGHT // 2 - 6, self.width - 4, PLACES_HEIGHT - 4)
            if place < self.view.seats:
                yield from self._hand(place, x)
            state = "turn" if place == self.view.waiting else "plain"
            yield NamePlate(x, self.plate_y, self.width - 20, place, self.names[place], state=state)
            yield from self._notes(place, x)

    def _hand(self, place: int, x: int) -> Iterator[Item]:
        count = self.view.hand_counts[place]
        yield from fan([None] * count, x, self.top + card_height(SMALL) // 2, SMALL + 25 * (count - 1), SMALL)

    def _notes(self, place: int, x: int) -> Iterator[Item]:
        view, left, y = self.view, x - self.width // 2 + _MARGIN, self.notes_y
        if place < view.seats:
            yield Tally(
                x + self.width // 2 - _MARGIN - _BALL * 3 // 5 * view.wins, y, view.won[place], view.wins, _BALL
            )
            if place == view.chair:
                yield Label(left + 52, y, self.say("jugglers-picture-chair"), size=_LETTERS, max_width=120)
        elif self.deciders[place] != AUTOMATIC:
            yield Badge(left + 20, y, self.deciders[place], 40)
            yield Label(left + 120, y, self.say("jugglers-picture-decides"), size=_LETTERS, max_width=150)
        else:
            yield from dummy_roll(view, place, x, y)
