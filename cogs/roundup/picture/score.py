"""The picture between rounds: what everybody bid and scored in each, and who has already bid for the next one."""

from collections.abc import Iterator, Sequence

from bot.core.cards import SUIT_OF
from bot.text.reader import Reader
from cogs.roundup.rules.state import Phase, RoundScore, View
from render.scene import LARGE, SMALL, WIDTH, CardAt, Item, Label, NamePlate, Pip, Slot, Stack, card_height

_ROUNDS_SHOWN = 8
_HEAD_Y, _FIRST_ROW, _ROW = 44, 122, 64
_LEFT = 172
"""Where the columns of the seats begin."""
_WIDEST_PLATE = 400
_FEW = 4
"""With so many seats, large cards still fit into the columns."""


def score_items(view: View, reader: Reader) -> tuple[Sequence[Item], int]:
    """And the height of the picture."""
    scores = _Scores(view, reader)
    items = [*scores.heads(), *scores.rounds(), *scores.totals(), *scores.bottom()]
    return items, scores.bottom_y + 32 + (card_height(LARGE) + 20 if view.phase is Phase.BID else 96)


class _Scores:
    def __init__(self, view: View, reader: Reader) -> None:
        self.view = view
        self.names = reader.names
        self.say = reader.say
        self.column = (WIDTH - _LEFT) // len(view.seats)
        self.earlier = view.history[:-_ROUNDS_SHOWN]
        self.shown = view.history[-_ROUNDS_SHOWN:]

    @property
    def rows(self) -> int:
        return len(self.shown) + bool(self.earlier)

    @property
    def bottom_y(self) -> int:
        """Where the totals end."""
        return _FIRST_ROW + self.rows * _ROW + 52

    def x(self, seat: int) -> int:
        return _LEFT + self.column * seat + self.column // 2

    def heads(self) -> Iterator[Item]:
        view = self.view
        yield Label(_LEFT // 2, _HEAD_Y, self.say("roundup-picture-to", goal=view.goal), size=36, max_width=160)
        for seat, name in enumerate(self.names):
            width = min(_WIDEST_PLATE, self.column - 12)
            yield NamePlate(
                self.x(seat),
                _HEAD_Y,
                width,
                seat,
                name,
                state="winner" if seat in view.winners else "turn" if seat in view.waiting else "plain",
                height=48,
            )

    def rounds(self) -> Iterator[Item]:
        y = _FIRST_ROW
        if self.earlier:
            first, last = self.earlier[0].number + 1, self.earlier[-1].number + 1
            rounds = self.say("roundup-picture-rounds", first=first, last=last)
            yield Label(_LEFT // 2, y, rounds, size=40, max_width=160)
            for seat, total in enumerate(self.earlier[-1].totals):
                yield Label(self.x(seat), y, self.say("roundup-picture-gained", points=total), size=40)
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
            gained = self.say("roundup-picture-gained", points=points)
            yield Label(x + 36, y, gained, size=40, tone="gold" if points else "plain")

    def totals(self) -> Iterator[Item]:
        y = _FIRST_ROW + self.rows * _ROW + 4
        yield Label(_LEFT // 2, y, self.say("roundup-picture-total"), size=40, max_width=160)
        for seat, total in enumerate(self.view.scores):
            yield Label(self.x(seat), y, str(total), size=56)

    def bottom(self) -> Iterator[Item]:
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
            yield NamePlate(WIDTH // 2, self.bottom_y + 52, 620, seat, self.names[seat], state="winner", height=92)
