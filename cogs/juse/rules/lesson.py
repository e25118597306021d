"""The lesson: where a card goes, the base rank, and a misplay on purpose."""

from bot.core.cards import NAMES
from bot.core.chance import ChanceOutcome
from bot.core.lesson import Lesson, Step

_SEATS, _EACH = 3, 17


def _deal(first: str, *drawn: str) -> ChanceOutcome:
    """Stack the pack: `first` starts the center, and `drawn` is what each seat draws. Nobody sees the rest."""
    piles = [cards.split() for cards in drawn]
    rest = iter(name for name in NAMES if name != first and not any(name in pile for pile in piles))
    from_the_top = [
        piles[seat][depth] if depth < len(piles[seat]) else next(rest)
        for depth in range(_EACH)
        for seat in reversed(range(_SEATS))
    ]
    return {"shuffle": [*from_the_top[::-1], first]}


LESSON = Lesson(
    seats=_SEATS,
    deal=(_deal("7H", "QS 8H JD 7C 9H", "4D 6S", "TC 3D"),),
    steps=(
        Step("draw"),
        Step("own", then=("1 draw", "1 own", "2 draw", "2 own")),
        Step("draw"),
        Step("centre", then=("0 draw",)),
        Step("seat:2"),
        Step("seat:2", then=("0 draw",)),
        Step("centre", then=("0 draw",)),
        Step("own"),
        Step("", then=("1 draw", "1 own", "2 draw", "2 own")),
        Step("draw"),
        Step("centre"),
    ),
)
