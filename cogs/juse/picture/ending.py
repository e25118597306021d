"""The closing picture: who won and how, everybody's place, and what is worth praise."""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

from bot.core.game import Outcome, ranking
from bot.core.summary import SeatSummary, Summary
from bot.text.cards import card_text
from bot.text.voice import Voice
from cogs.juse.picture.table import places_of
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import CENTRE, Misplayed, View
from render.scene import WIDTH, Area, Badge, CardAt, Fill, Item, Label, NamePlate, Scene, Sign, Tone

_BANNER, _HEADINGS = 168, 60
_TALLEST_ROW, _TALLEST = 100, 960
_FOOT = 88
_PLATE = 58
_PILL = 116
_NAMES_LEFT, _NAMES_WIDTH = 142, 424
_COLUMNS_LEFT, _COLUMNS_RIGHT = 572, 1192
_CARD = 106
_PRAISED = 8
"""The shortest clean run that is worth a line."""
_PLACES: tuple[tuple[Fill, Tone], ...] = (("gold", "ink"), ("paper", "ink"))
_OTHER_PLACES: tuple[Fill, Tone] = ("dusk", "bare")


class _Column(NamedTuple):
    heading: str
    value: Callable[[int], int]
    praised: Literal["most", "none", ""] = ""
    """Which number is worth praise, if any."""


def ending(view: View, summary: Summary, voice: Voice) -> Scene:
    places_of(view, voice)
    assert view.winner is not None
    return _Ending(view, view.winner, summary, voice).scene()


class _Ending:
    def __init__(self, view: View, winner: int, summary: Summary, voice: Voice) -> None:
        self.view = view
        self.winner = winner
        self.summary = summary
        self.voice = voice
        outcome = Outcome(finished=True, winners=(winner,), scores=view.scores)
        self.ranking = ranking(outcome, low_score_wins=GAME.low_score_wins)
        praises = [self._best_catch(), self._clean_run() if view.players_call else None]
        self.praises = [praise for praise in praises if praise is not None]
        rows = len(view.scores)
        feet = _FOOT * len(self.praises)
        self.row_height = min(_TALLEST_ROW, (_TALLEST - _BANNER - _HEADINGS - feet) // rows)
        self.feet_top = _BANNER + _HEADINGS + rows * self.row_height
        self.height = self.feet_top + feet

    def scene(self) -> Scene:
        items = (*self.banner(), *self.table(), *self.feet())
        return Scene(self.height, items, self.voice.look)

    def banner(self) -> Iterator[Item]:
        name = self.voice.names[self.winner]
        yield Area(WIDTH // 2, _BANNER // 2, WIDTH, _BANNER, "gold", 0)
        yield Sign(78, _BANNER // 2, "crown", 112, "ink")
        yield Badge(190, 54, self.winner, 72)
        yield Label(244, 54, name, 60, "ink", max_width=800, anchor="left")
        yield Label(154, 122, self._reason(), 42, "ink", max_width=890, anchor="left")
        if not self._gave_it_away:
            last = self.view.last
            assert last is not None
            yield CardAt(1124, _BANNER // 2, last.card, _CARD, style="tile")

    @property
    def _gave_it_away(self) -> bool:
        last = self.view.last
        return last is None or last.seat != self.winner

    def _reason(self) -> str:
        last, names = self.view.last, self.voice.names
        if last is None or self._gave_it_away:
            return self.voice.say("juse-ending-gave", name="" if last is None else names[last.seat])
        assert last.to is not None
        if last.to == CENTRE:
            return self.voice.say("juse-ending-centre")
        return self.voice.say("juse-ending-seat", name=names[last.to])

    def columns(self) -> Sequence[_Column]:
        seats, say = self.summary.seats, self.voice.say
        columns = [
            _Column(say("juse-ending-left"), lambda seat: self.view.scores[seat]),
            _Column(say("juse-ending-mistakes"), lambda seat: seats[seat].mistakes, "none"),
        ]
        if not self.view.players_call:
            return [*columns, _Column(say("juse-ending-run"), lambda seat: seats[seat].clean_run, "most")]
        columns.append(_Column(say("juse-ending-catches"), lambda seat: seats[seat].catches, "most"))
        if any(seat.wrong_calls for seat in seats):
            columns.append(_Column(say("juse-ending-wrong"), lambda seat: seats[seat].wrong_calls))
        return columns

    def table(self) -> Iterator[Item]:
        columns = self.columns()
        width = (_COLUMNS_RIGHT - _COLUMNS_LEFT) // len(columns)
        middles = [_COLUMNS_LEFT + width * place + width // 2 for place in range(len(columns))]
        y = _BANNER + _HEADINGS // 2
        if self.summary.seconds is not None:
            words = self.voice.say("juse-ending-time", minutes=int(self.summary.seconds // 60))
            yield Label(24, y, words, 36, "muted", max_width=_COLUMNS_LEFT - 40, anchor="left")
        for x, column in zip(middles, columns, strict=True):
            yield Label(x, y, column.heading, 36, "muted", max_width=width - 8)
        y = _BANNER + _HEADINGS + self.row_height // 2
        place = 1
        for seats in self.ranking:
            for seat in seats:
                yield from self._row(seat, place, y)
                for x, column in zip(middles, columns, strict=True):
                    yield self._number(x, y, column, seat)
                y += self.row_height
            place += len(seats)

    def _row(self, seat: int, place: int, y: int) -> Iterator[Item]:
        if seat == self.winner:
            yield Area(WIDTH // 2, y, WIDTH - 12, min(self.row_height, _PLATE + 24), "light")
        fill, tone = _PLACES[place - 1] if place <= len(_PLACES) else _OTHER_PLACES
        yield Area(16 + _PILL // 2, y, _PILL, _PLATE - 4, fill, _PLATE // 2 - 2)
        words = self.voice.say("juse-ending-place", place=place)
        yield Label(16 + _PILL // 2, y, words, 40, tone, max_width=_PILL - 20)
        middle = _NAMES_LEFT + _NAMES_WIDTH // 2
        state = "winner" if seat == self.winner else "plain"
        yield NamePlate(middle, y, _NAMES_WIDTH, seat, self.voice.names[seat], state=state, height=_PLATE)

    def _number(self, x: int, y: int, column: _Column, seat: int) -> Item:
        value = column.value(seat)
        best = max(map(column.value, range(len(self.view.scores))))
        if column.praised == "none" and not value:
            return Sign(x, y, "check", 50)
        if column.praised == "most" and value and value == best:
            return Label(x, y, str(value), 40, "gold")
        return Label(x, y, str(value), 48, "bare" if value else "muted")

    def feet(self) -> Iterator[Item]:
        y = self.feet_top + _FOOT // 2
        for praise in self.praises:
            yield Area(WIDTH // 2, y, WIDTH, _FOOT, "dusk", 0)
            yield from praise(y)
            y += _FOOT

    def _best_catch(self) -> Callable[[int], Iterator[Item]] | None:
        """Who saw what, in their own words, and whom it cost how many cards."""
        best = self.summary.best_catch
        if not isinstance(best, Misplayed) or best.caller is None:
            return None
        caller, voice = best.caller, self.voice
        better = "" if best.better is None else voice.names[best.better]
        seen = voice.say(f"juse-moment-{best.fault}", card=card_text(best.card), better=better)

        def praise(y: int) -> Iterator[Item]:
            yield Label(24, y, voice.say("juse-ending-best-catch"), 36, "muted", max_width=230, anchor="left")
            yield Badge(304, y, caller, 64)
            yield Area(668, y, 612, 68, "paper", 24)
            yield Label(668, y, voice.say("juse-ending-said", words=seen), 38, "ink", max_width=580)
            yield Badge(1034, y, best.seat, 64)
            yield Label(1128, y, voice.say("juse-moment-takes", cards=best.takes), 42, "fault", max_width=120)

        return praise

    def _clean_run(self) -> Callable[[int], Iterator[Item]] | None:
        runs: list[tuple[SeatSummary, int]] = [(self.summary.seats[seat], seat) for row in self.ranking for seat in row]
        longest, seat = max(runs, key=lambda run: run[0].clean_run)
        if longest.clean_run < _PRAISED:
            return None

        def praise(y: int) -> Iterator[Item]:
            say = self.voice.say
            yield Label(24, y, say("juse-ending-longest-run"), 36, "muted", max_width=230, anchor="left")
            yield Badge(304, y, seat, 64)
            words = say("juse-ending-moves", moves=longest.clean_run)
            yield Label(362, y, words, 42, "bare", max_width=800, anchor="left")

        return praise
