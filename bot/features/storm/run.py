"""One run of Storm, as plain values: what was answered, how long somebody has looked, and what follows from that."""

from itertools import groupby

import msgspec

from bot.core.boards import EASIEST, HARDEST

STORM = "storm"
"""The kind of its presses, and what stands in place of a game on boards of the day."""
LIVES = 3
MOST_BOARDS = 30
"""The boards of a day's storm."""
WRONG, RIGHT = 1, 4
"""How high an answer stands in the strip of a result."""
_BEST_FACTOR = 5
_SECONDS, _LONGEST = 60.0, 8.0
"""The seconds of looking in a run, and the most that one board takes of them."""
_WAY = 0.7
"""The seconds that a board and a press are on their way."""
_RISES, _FALLS = 0.3, 0.6
"""What a right answer adds to a level, and a wrong one takes: two of three right keep it."""


class Run(msgspec.Struct, frozen=True):
    day: str = ""
    """The day whose boards they are; empty: a run of one's own."""
    answers: str = ""
    """The answers so far: 1 if right, 0 if wrong."""
    looked: float = 0.0
    """The seconds of looking so far."""
    score: int = 0
    level: float = EASIEST
    """How difficult the boards should be."""
    in_words: bool = False
    """The boards are read, which takes twice as long."""

    @property
    def right(self) -> int:
        return self.answers.count("1")

    @property
    def lives(self) -> int:
        return LIVES - self.answers.count("0")

    @property
    def row(self) -> int:
        """The right answers in a row since the last wrong one."""
        return len(self.answers) - len(self.answers.rstrip("1"))

    @property
    def longest(self) -> int:
        return max((len([*same]) for answer, same in groupby(self.answers) if answer == "1"), default=0)

    @property
    def factor(self) -> int:
        """What the next right answer counts: the second in a row twice, the fifth and all after it five times."""
        return min(_BEST_FACTOR, self.row + 1)

    @property
    def seconds(self) -> float:
        return _SECONDS * (1 + self.in_words)

    @property
    def left(self) -> float:
        return max(0.0, self.seconds - self.looked)

    @property
    def is_over(self) -> bool:
        return not (self.lives and self.left) or (bool(self.day) and len(self.answers) >= MOST_BOARDS)

    @property
    def ending(self) -> str:
        """What has ended it."""
        return "time" if not self.left else "lives" if not self.lives else "done"

    def answered(self, right: bool, seconds: float, difficulty: int) -> "Run":
        """Answer a board that has stood there for so many seconds. What comes after the end of time counts for
        nothing.
        """
        looked = self.looked + min(max(0.0, seconds - _WAY), _LONGEST * (1 + self.in_words))
        if looked >= self.seconds:
            return msgspec.structs.replace(self, looked=self.seconds)
        return msgspec.structs.replace(
            self,
            answers=self.answers + "01"[right],
            looked=looked,
            score=self.score + (points(difficulty) * self.factor if right else 0),
            level=min(HARDEST, max(EASIEST, self.level + (_RISES if right else -_FALLS))),
        )


def points(difficulty: int) -> int:
    """Return what a board is worth before it is multiplied: 10 to 30."""
    return 5 + 5 * difficulty
