"""The closing picture: who won and why, and who played without mistakes."""

from collections.abc import Iterator, Sequence

from bot.core.cards import SUIT_OF
from bot.core.game import Outcome, ranking
from bot.core.summary import Summary
from bot.text.voice import Voice
from cogs.roundup.picture.places import GAP, MARGIN
from cogs.roundup.rules.state import View
from render.scene import WIDTH, Area, Frame, Item, Label, NamePlate, Pip, Scene, Sign

_BAND, _TITLES, _ROW = 128, 72, 96
_COLUMNS = {"bids": (604, 100), "out": (742, 146), "mistakes": (918, 176), "points": (1105, 150)}
"""The middle of each, and its width."""
_PLACE_WIDTH, _PLATE_WIDTH = 120, 380
_FOOT, _MOST_PIPS = 84, 11
_WORTH_PRAISE = 10
"""A clean run of so many moves."""


def ending(view: View, summary: Summary, voice: Voice) -> Scene:
    return _Ending(view, summary, voice).scene()


class _Ending:
    def __init__(self, view: View, summary: Summary, voice: Voice) -> None:
        self.view = view
        self.summary = summary
        self.voice = voice
        outcome = Outcome(finished=True, winners=view.winners, scores=view.scores)
        self.places = ranking(outcome, low_score_wins=False)

    def scene(self) -> Scene:
        praise = self._praise()
        rows = len(self.view.seats)
        foot = _BAND + _TITLES + _ROW * rows + GAP
        height = foot + _FOOT * (2 if praise else 1)
        items = [*self._band(), *self._titles()]
        y, place = _BAND + _TITLES + _ROW // 2, 1
        for seats in self.places:
            for seat in seats:
                items.extend(self._row(seat, place, y))
                y += _ROW
            place += len(seats)
        items.append(Area(WIDTH // 2, (foot + height) // 2, WIDTH, height - foot, "dusk", 0))
        items.extend(self._story(foot + _FOOT // 2))
        if praise:
            items.append(Label(WIDTH // 2, foot + _FOOT * 3 // 2 - 6, praise, 44, "glint", WIDTH - 4 * MARGIN))
        return Scene(height, tuple(items), self.voice.look)

    def _band(self) -> Iterator[Item]:
        yield Area(WIDTH // 2, _BAND // 2, WIDTH, _BAND, "gold", 0)
        names = self.voice.listed(self.voice.names[seat] for seat in self.view.winners)
        yield Sign(84, _BAND // 2, "crown", 104, "ink")
        yield Label(160, _BAND // 2, self.voice.say("roundup-picture-won", names=names), 62, "ink", 1010, "left")

    def _titles(self) -> Iterator[Item]:
        y = _BAND + _TITLES // 2
        rounds = self.voice.say("roundup-picture-played", count=len(self.view.history))
        yield Label(2 * MARGIN, y, rounds, 40, "muted", 500, "left")
        for column, (x, width) in _COLUMNS.items():
            yield Label(x, y, self.voice.say(f"roundup-picture-column-{column}"), 36, "muted", width)

    def _row(self, seat: int, place: int, y: int) -> Iterator[Item]:
        view, won = self.view, seat in self.view.winners
        if won:
            yield Area(WIDTH // 2, y, WIDTH - MARGIN, _ROW - 4, "light")
            yield Frame(WIDTH // 2, y, WIDTH - MARGIN, _ROW - 4)
        left = 2 * MARGIN
        text = self.voice.say("roundup-picture-place", place=place)
        yield Label(left, y, text, 42, "gold" if won else "plain", _PLACE_WIDTH, "left")
        name = self.voice.names[seat]
        yield NamePlate(left + _PLACE_WIDTH + GAP + _PLATE_WIDTH // 2, y, _PLATE_WIDTH, seat, name, height=64)
        out = sum(score.first_empty == seat for score in view.history)
        mistakes = self.summary.seats[seat].mistakes
        bids_x, out_x, mistakes_x, points_x = (x for x, _ in _COLUMNS.values())
        yield Label(bids_x, y, str(view.scores[seat] - out), 48, "bare")
        yield Label(out_x, y, str(out), 48, "bare")
        if mistakes:
            yield Label(mistakes_x, y, str(mistakes), 44, "fault")
        else:
            yield Sign(mistakes_x, y, "check", 54)
        yield Label(points_x, y, str(view.scores[seat]), 52, "gold" if won else "plain")

    def _story(self, y: int) -> Iterator[Item]:
        """The suit that was closed last in each round; on gold where the winner had bid on it."""
        history = self.view.history[-_MOST_PIPS:]
        yield Label(2 * MARGIN, y, self.voice.say("roundup-picture-story"), 42, "muted", 300, "left")
        for number, score in enumerate(history):
            x, suit = 390 + 72 * number, score.closed[-1]
            if any(SUIT_OF[score.bids[seat]] == suit for seat in self.view.winners):
                yield Area(x, y, 68, 68, "gold", 14)
            yield Pip(x, y, suit, 54)

    def _praise(self) -> str:
        """The longest run without a mistake, of people if there were any."""
        seats = self.summary.seats
        people: Sequence[int] = [seat for seat, own in enumerate(seats) if own.level is None] or range(len(seats))
        best = max(people, key=lambda seat: seats[seat].clean_run)
        run = seats[best].clean_run
        if run < _WORTH_PRAISE:
            return ""
        return self.voice.say("roundup-picture-clean-run", name=self.voice.names[best], moves=run)
