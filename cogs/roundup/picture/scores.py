"""The picture between rounds: what everybody bid and scored in each, and who has already bid for the next one."""

from collections.abc import Iterator

from bot.core.cards import SUIT_OF
from bot.text.voice import Voice
from cogs.roundup.picture.places import GAP, NAME
from cogs.roundup.rules.state import Phase, RoundScore, View
from render.scene import WIDTH, Area, Back, Badge, Frame, Item, Label, NamePlate, Pip, Scene, Sign, Slot

_ROUNDS_SHOWN = 5
_ROW = 68
_LEFT = 168
"""Where the columns of the seats begin."""
_WIDEST_PLATE, _WIDEST_CELL = 420, 220
_HAND_WIDTH, _HAND_HEIGHT = 84, 112
_MANY = 5
"""With so many seats, badges stand above the names."""


def scores_scene(view: View, voice: Voice) -> Scene:
    return _Scores(view, voice).scene()


class _Scores:
    def __init__(self, view: View, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.say = voice.say
        self.column = (WIDTH - _LEFT - GAP) // len(view.seats)
        self.earlier = view.history[:-_ROUNDS_SHOWN]
        self.shown = view.history[-_ROUNDS_SHOWN:]
        self.tall_heads = len(view.seats) >= _MANY
        self.head_y = 78 if self.tall_heads else 46
        self.first_row = 2 * self.head_y + 36
        self.totals_y = self.first_row + (len(self.shown) + bool(self.earlier)) * _ROW + 24

    def scene(self) -> Scene:
        bidding = self.view.phase is Phase.BID
        height = self.totals_y + 60 + 64 + (_HAND_HEIGHT + 44 if bidding else 0)
        items: list[Item] = [Area(WIDTH // 2, self.totals_y, WIDTH, 100, "dusk", 0)]
        items += [*self._heads(), *self._rounds(), *self._totals(), *self._legend()]
        if bidding:
            items.extend(self._bids(height - _HAND_HEIGHT // 2 - 22))
        return Scene(height, tuple(items), self.voice.look)

    def _x(self, seat: int) -> int:
        return _LEFT + self.column * seat + self.column // 2

    def _left(self, y: int, text: str, size: int = 40) -> Label:
        return Label(_LEFT // 2, y, text, size, "bare", max_width=_LEFT - 2 * GAP)

    def _heads(self) -> Iterator[Item]:
        view = self.view
        yield self._left(self.head_y, self.say("roundup-picture-to", goal=view.goal))
        for seat, name in enumerate(self.voice.names):
            width = min(_WIDEST_PLATE, self.column - GAP)
            state = "winner" if seat in view.winners else "turn" if seat in view.waiting else "plain"
            if self.tall_heads:
                yield Badge(self._x(seat), 42, seat, 56)
                yield NamePlate(self._x(seat), 110, width, None, name, state=state, height=NAME)
            else:
                yield NamePlate(self._x(seat), self.head_y, width, seat, name, state=state, height=NAME)

    def _rounds(self) -> Iterator[Item]:
        y = self.first_row
        if self.earlier:
            first, last = self.earlier[0].number + 1, self.earlier[-1].number + 1
            yield self._left(y, self.say("roundup-picture-rounds", first=first, last=last))
            for seat, total in enumerate(self.earlier[-1].totals):
                yield Label(self._x(seat), y, self.say("roundup-picture-gained", points=total), 40, "bare")
            y += _ROW
        for score in self.shown:
            yield from self._round(score, y)
            y += _ROW

    def _round(self, score: RoundScore, y: int) -> Iterator[Item]:
        last = score.closed[-1]
        yield Label(46, y, str(score.number + 1), 44, "bare", 76)
        yield Pip(120, y, last, 58)
        for seat, (bid, points) in enumerate(zip(score.bids, score.points, strict=True)):
            x, suit = self._x(seat), SUIT_OF[bid]
            width = min(self.column, _WIDEST_CELL) - GAP
            if suit == last:
                yield Area(x, y, width, _ROW - GAP, "gold", 14)
            yield Pip(x - width // 2 + 36, y, suit, 54)
            if points:
                text, room = self._gained(score, seat, points), width - 72
                yield Label(x + 32, y, text, 42, "ink" if suit == last else "bare", room)

    def _gained(self, score: RoundScore, seat: int, points: int) -> str:
        """For the bid, and for being the first without cards."""
        if seat == score.first_empty and points > 1:
            return self.say("roundup-picture-gained-both", bid=points - 1)
        return self.say("roundup-picture-gained", points=points)

    def _totals(self) -> Iterator[Item]:
        highest = max(self.view.scores)
        yield self._left(self.totals_y, self.say("roundup-picture-total"), 44)
        for seat, total in enumerate(self.view.scores):
            tone = "glint" if total == highest else "bare"
            yield Label(self._x(seat), self.totals_y, str(total), 62, tone, max_width=self.column - GAP)

    def _legend(self) -> Iterator[Item]:
        y = self.totals_y + 84
        yield Area(192, y, 48, 44, "gold", 12)
        yield Label(232, y, self.say("roundup-picture-legend-bid"), 36, "muted", 400, "left")
        yield Label(WIDTH - 24, y, self.say("roundup-picture-legend-out"), 36, "muted", 520, "right")

    def _bids(self, y: int) -> Iterator[Item]:
        yield self._left(y - 32, self.say("roundup-picture-round", number=self.view.round + 1), 36)
        yield self._left(y + 32, self.say("roundup-picture-bid-now"), 36)
        for seat, own in enumerate(self.view.seats):
            x, aside = self._x(seat), _HAND_WIDTH // 2
            if seat in self.view.waiting:
                yield Frame(x, y, self.column - GAP, _HAND_HEIGHT + 24)
            yield Back(x - aside, y, _HAND_WIDTH - GAP, _HAND_HEIGHT, own.down - own.placed)
            if own.placed:
                yield Back(x + aside, y, _HAND_WIDTH - GAP, _HAND_HEIGHT, mark="gold")
                yield Sign(x + aside, y, "check", 56)
            else:
                yield Slot(x + aside, y, _HAND_WIDTH - GAP, _HAND_HEIGHT)
