"""The lesson: what fits, a misplay on purpose, a rescue, an Ace and the Saving Grace."""

from bot.core.lesson import Lesson, Step

_FIRST = "5H 9H 8C 2D 3C AS"
_LATER = (
    "KH 3H QH 2H 8H 7H JH TH 6H 5C 4C QC 2C QD 9C TC 6C JC 7C 8D 3D 2S 9S 9D 8S JS 7S 7D 4S JD KD 5D 4D TD TS QS AD KS"
    " 4H 5S 6D 6S AH 3S AC KC"
)
_JUNKED = ("QD", "4S", "4H")
"""The Saving Grace cannot take the lowest."""

_PLAYED_ON = tuple(move for card in _LATER.split() for move in ("0 draw", "0 junk" if card in _JUNKED else "0 play"))
"""The middle of the game teaches nothing new, so it is played automatically."""

LESSON = Lesson(
    seats=1,
    deal=({"shuffle": [*_FIRST.split(), *_LATER.split()]},),
    steps=(
        Step("draw"),
        Step("play", then=("0 draw",)),
        Step("play", then=("0 draw",)),
        Step("play", then=("0 draw",)),
        Step("play"),
        Step("junk", then=("0 draw",)),
        Step("play"),
        Step("rescue", then=("0 draw",)),
        Step("play", then=_PLAYED_ON),
        Step("grace"),
        Step("grace"),
        Step("stop"),
    ),
)
