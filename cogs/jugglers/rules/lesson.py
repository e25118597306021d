"""The lesson: one gathering, with a secret influence, a misplay on purpose, and a policy that passes."""

from itertools import chain

from bot.core.lesson import Lesson, Step

_SIGILS = "QH KS AD JC"
_POLICIES = "QS KC QD JS KH AS JD AC KD JH QC AH"
_HANDS = ("8H 4S 3S 2H 7C", "TD 6D 5S 7D 2C", "5H TC 8S 3C 6H", "9H 9C 5D 2S 7H")
"""From the chair's left on: the learner's comes last."""
_REST = "3D 9D 6S 4H 4D 8D 2D 7S TH 5C 6C 8C TS 9S 3H 4C"
"""The secret influence, a card face up on each draft, and the deck."""
_NEXT = "9D TC 9S 5S 5H 2H 7D 7C 4S 4H 9C TD 3D 8H 8S 6D 6S 9H 3C 2S"
"""The shuffled influence cards for the second gathering, where the lesson ends."""

LESSON = Lesson(
    seats=4,
    deal=(
        {"shuffle": [*_SIGILS.split(), *_POLICIES.split()]},
        {"shuffle": [*chain(*zip(*map(str.split, _HANDS), strict=True)), *_REST.split()]},
    ),
    steps=(
        Step("secret 1", chance=({"die": 4},)),
        Step("place 9H 1", then=("1 place 4S 3", "2 place 6D 2", "3 place 3C 2")),
        Step("place 9H 1", chance=({"die": 5},)),
        Step("place 9C 1", then=("1 place 2H 1", "2 place 5S 2", "3 place 5H 3", "3 place 8S 2"), chance=({"die": 3},)),
        Step("deck 3", then=("1 place 8H 3", "2 place 7D 1", "2 place TD 2", "3 place TC 3"), chance=({"die": 1},)),
        Step("place 2S 3"),
        Step("", then=("1 place 7C 1",), chance=({"die": 1}, {"die": 2}, {"shuffle": [*_NEXT.split()]})),
    ),
)
