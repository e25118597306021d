"""Between rounds: what everybody bid and scored, round by round, and who has bid already for the next one."""

from collections.abc import Callable, Iterator, Sequence

from bot.core.cards import SUIT_OF
from cogs.roundup.rules.state import Phase, RoundScore, View
from render.scene import LARGE, SMALL, WIDTH, CardAt, Item, Label, NamePlate, Pip, Slot, Stack, card_height

Say = Callable[[str], str]

_ROUNDS_SHOWN = 8
_HEAD_Y, _FIRST_ROW, _ROW = 44, 122, 64
_LEFT = 172
"""The columns of the seats begin here."""
_WIDEST_PLATE = 400
_FEW = 4
"""Up to so many seats, large cards have room in the columns."""


def score_items(view: View, names: Sequence[str], say: Say) -> tuple[Sequence[Item], int]:
    """And how high the picture has to be for them."""
    painting = _Scores(view, say)
    items = [*painting.heads(names), *painting.rounds(), *painting.totals(), *painting.bottom(names)]
    return items, painting.bottom_y + 32 + (card_height(LARGE) + 20 if view.phase is Phase.BID else 96)


class _Scores:
    def __init__(self, view: View, say: Say) -> None:
        self.view = view
        self.say = say
        self.column = (WIDTH - _LEFT) // len(view.seats)
        self.earlier = view.history[:-_ROUNDS_SHOWN]
        self.shown = view.history[-_ROUNDS_SHOWN:]

    @property
    def rows(self) -> int:
        return len(self.shown) + bool(self.earlier)

    @property
    def bottom_y(self) -> int:
        """Below the totals."""
        return _FIRST_ROW + self.rows * _ROW + 52

    def x(self, seat: int) -> int:
        return _LEFT + self.column * seat + self.column // 2

    def heads(self, names: Sequence[str]) -> Iterator[Item]:
        view = self.view
        yield Label(_LEFT // 2, _HEAD_Y, f"{self.say('roundup-picture-to')} {view.goal}", size=36, max_width=160)
        for seat, name in enumerate(names):
            width = min(_WIDEST_PLATE, self.column - 12)
            yield NamePlate(
                self.x(seat),
                _HEAD_Y,
                width,
                seat,
                name,
                to_move=seat in view.waiting,
                winner=seat in view.winners,
                height=48,
            )

    def rounds(self) -> Iterator[Item]:
        y = _FIRST_ROW
        if self.earlier:
            first, last = self.earlier[0].number + 1, self.earlier[-1].number + 1
            yield Label(_LEFT // 2, y, f"{first}–{last}", size=40, max_width=160)
            for seat, total in enumerate(self.earlier[-1].totals):
                yield Label(self.x(seat), y, f"+{total}", size=40)
            y += _ROW
        for score in self.shown:
            yield from self._round(score, y)
            y += _ROW

    def _round(self, score: RoundScore, y: int) -> Iterator[Item]:
        yield Label(54, y, str(score.number + 1), size=40)
        yield Pip(120, y, score.closed[-1], 54)
        for seat, (bid, points) in enumerate(zip(score.bids, score.points, strict=True)):
            x = self.x(seat)
            yield Pip(x - 36, y, SUIT_OF[bid], 50)
            yield Label(x + 36, y, f"+{points}", size=40, tone="gold" if points else "plain")

    def totals(self) -> Iterator[Item]:
        y = _FIRST_ROW + self.rows * _ROW + 4
        yield Label(_LEFT // 2, y, self.say("roundup-picture-total"), size=40, max_width=160)
        for seat, total in enumerate(self.view.scores):
            yield Label(self.x(seat), y, str(total), size=56)

    def bottom(self, names: Sequence[str]) -> Iterator[Item]:
        view = self.view
        if view.phase is Phase.BID:
            y = self.bottom_y + card_height(LARGE) // 2
            size = LARGE if len(view.seats) <= _FEW else SMALL
            yield Label(_LEFT // 2, y - 30, str(view.round + 1), size=40)
            yield Label(_LEFT // 2, y + 30, self.say("roundup-picture-bid"), size=40, tone="gold", max_width=160)
            for seat, own in enumerate(view.seats):
                x = self.x(seat)
                face_down = own.down - own.placed
                aside = size * 11 // 20 if own.placed else 0
                if face_down:
                    yield Stack(x - aside, y, face_down, size=size)
                else:
                    yield Slot(x - aside, y, size)
                if own.placed:
                    yield CardAt(x + aside, y, None, size, "gold")
        for seat in view.winners:
            yield NamePlate(WIDTH // 2, self.bottom_y + 52, 620, seat, names[seat], winner=True, height=92)
