"""A race, as plain values: who has pressed on each board, and what follows from that."""

from math import inf

import msgspec

BOARDS = 10
_QUIET = 2
"""The boards in a row on which nobody presses, after which it ends."""


def tenths(seconds: float) -> float:
    """Round to tenths of a second, to one at least: nobody is faster by nothing."""
    return max(0.1, round(seconds, 1))


class Answer(msgspec.Struct, frozen=True):
    """What somebody has answered."""

    racer: int
    seconds: float
    right: bool


class Race(msgspec.Struct, frozen=True):
    racers: tuple[tuple[int, str], ...] = ()
    """The user and the name of each, in the order of their first presses: that is their number."""
    boards: tuple[tuple[Answer, ...], ...] = ((),)
    """What was answered on each board so far; the last one is that which stands there."""
    is_open: bool = True
    """The board is not decided yet."""
    is_over: bool = False

    @property
    def number(self) -> int:
        return len(self.boards)

    @property
    def wrong(self) -> list[int]:
        """Return who sits out this board."""
        return [answer.racer for answer in self.boards[-1] if not answer.right]

    def first(self, number: int) -> Answer | None:
        """Return the first right answer of a board."""
        return next((answer for answer in self.boards[number - 1] if answer.right), None)

    def has_answered(self, user_id: int, number: int) -> bool:
        return any(self.racers[answer.racer][0] == user_id for answer in self.boards[number - 1])

    def answered(self, user_id: int, name: str, seconds: float, *, right: bool) -> "Race":
        """Answer the open board: it is decided by the first right answer, or if all who take part are wrong. Whoever is
        alone in it leaves others their time.
        """
        known = [user for user, _ in self.racers]
        racers = self.racers if user_id in known else (*self.racers, (user_id, name))
        answer = Answer([*known, user_id].index(user_id), tenths(seconds), right)
        *before, now = self.boards
        boards = (*before, (*now, answer))
        taking_part = {answer.racer for board in before[-_QUIET:] for answer in board}
        is_decided = right or (len(taking_part) > 1 and taking_part <= {answer.racer for answer in boards[-1]})
        return msgspec.structs.replace(self, racers=racers, boards=boards, is_open=not is_decided)

    def ended(self) -> "Race":
        return msgspec.structs.replace(self, is_open=False, is_over=True)

    def gone_on(self) -> "Race":
        """Go on from a board to its answer, or from that to the next board; to the end after the last one, or if nobody
        is there any more.
        """
        if self.is_open:
            return msgspec.structs.replace(self, is_open=False)
        is_quiet = self.number >= _QUIET and not any(self.boards[-_QUIET:])
        if is_quiet or self.number >= BOARDS:
            return self.ended()
        return msgspec.structs.replace(self, boards=(*self.boards, ()), is_open=True)

    # -------------------------------------------------------- how it stands

    def times(self, racer: int) -> list[float]:
        """Return how fast somebody was on each board that is theirs: as many points they have."""
        firsts = map(self.first, range(1, self.number + 1))
        return [first.seconds for first in firsts if first is not None and first.racer == racer]

    def standing(self) -> list[tuple[int, int]]:
        """Return the place and the number of each racer, the best first; of two with the same points, the faster."""
        times = [self.times(racer) for racer in range(len(self.racers))]
        order = sorted(range(len(times)), key=lambda racer: (-len(times[racer]), min(times[racer], default=0.0)))
        return [(1 + sum(len(other) > len(times[racer]) for other in times), racer) for racer in order]

    def hardest(self) -> int:
        """Return the board that nobody saw, or which took longest."""
        firsts = [self.first(number) for number in range(1, self.number + 1)]
        took = [inf if first is None else first.seconds for first in firsts]
        return 1 + took.index(max(took))
