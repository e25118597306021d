"""When several play the same deal, each on their own, one different move does not change all the chance after it."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.core.cards import PACK, Card
from bot.core.chance import KeyedChance, Seeded
from bot.core.game import AnyGame, settle_options
from cogs.jugglers.rules.game import GAME as JUGGLERS
from cogs.roundup.rules.game import GAME as ROUNDUP


class Noted(KeyedChance):
    """Notes what each outcome was for."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.noted: dict[tuple[str, str, int], object] = {}

    def _one(self, kind: str) -> Seeded:
        number = self._number if self._purpose else self._counts.get(kind, 0)
        self.key = kind, self._purpose, number
        return super()._one(kind)

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        order = super().shuffle(PACK[: len(cards)])  # by which the places are told, whatever the cards are
        assert self.key not in self.noted, "a purpose came twice"
        self.noted[self.key] = order
        self.outcomes.pop()
        return tuple(cards[PACK.index(card)] for card in order)

    def die(self) -> int:
        rolled = super().die()
        assert self.key not in self.noted, "a purpose came twice"
        self.noted[self.key] = rolled
        return rolled

    def pick(self, cards: Sequence[Card]) -> Card:
        picked = super().pick(cards)
        assert self.key not in self.noted, "a purpose came twice"
        self.noted[self.key] = picked
        return picked


def play(game: AnyGame, seats: int, choices: str) -> dict[tuple[str, str, int], object]:
    """A whole match in which the choices come from this seed, and all chance from another."""
    chance, roll = Noted("one deal"), Seeded(choices)
    state: Any
    state, _ = game.deal(seats, settle_options(game, {}), chance)
    while asked := sorted(game.to_act(state)):
        seat = asked[roll.below(len(asked))]
        legal = game.legal(state, seat)
        state, _ = game.apply(state, seat, legal[roll.below(len(legal))], chance)
    return chance.noted


@pytest.mark.parametrize(("game", "seats"), [(JUGGLERS, 3), (JUGGLERS, 4), (ROUNDUP, 2), (ROUNDUP, 4)])
def test_what_is_for_the_same_purpose_comes_out_the_same(game: AnyGame, seats: int) -> None:
    one, other = play(game, seats, "one"), play(game, seats, "other")
    both = one.keys() & other.keys()
    assert len(both) > 5
    assert {key: one[key] for key in both if key[0] != "pick"} == {key: other[key] for key in both if key[0] != "pick"}
    assert one != other, "they were not the same game"


@pytest.mark.parametrize(
    ("game", "purposes"),
    [
        (
            JUGGLERS,
            {
                ("shuffle", ""),
                ("shuffle", "deck"),
                ("die", "secrets"),
                ("die", "cycle"),
                ("die", "dummy"),
            },
        ),
        (ROUNDUP, {("shuffle", ""), ("pick", "jack")}),
    ],
)
def test_every_outcome_has_a_purpose_of_its_own(game: AnyGame, purposes: set[tuple[str, str]]) -> None:
    assert {(kind, purpose.partition(" ")[0]) for kind, purpose, _ in play(game, 3, "three")} == purposes
