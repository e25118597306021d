"""When several play the same deal, each on their own, one different move does not change all the chance after it."""

from typing import Any

import pytest

from bot.core.chance import KeyedChance, Seeded
from bot.core.game import AnyGame, settle_options
from cogs.jugglers.rules.game import GAME as JUGGLERS
from cogs.roundup.rules.game import GAME as ROUNDUP


def shuffles(game: AnyGame, seats: int, choices: str) -> list[Any]:
    """Return how cards were shuffled in a match. Choices come from this seed, all chance from another."""
    chance, roll = KeyedChance("one deal"), Seeded(choices)
    state, _ = game.deal(seats, settle_options(game, {}), chance)
    while asked := sorted(game.to_act(state)):
        seat = asked[roll.below(len(asked))]
        legal = game.legal(state, seat)
        state, _ = game.apply(state, seat, legal[roll.below(len(legal))], chance)
    return [outcome["shuffle"] for outcome in chance.outcomes if "shuffle" in outcome]


@pytest.mark.parametrize(("game", "seats"), [(JUGGLERS, 3), (JUGGLERS, 4), (ROUNDUP, 2), (ROUNDUP, 4)])
def test_what_is_dealt_later_is_the_same_whatever_was_played(game: AnyGame, seats: int) -> None:
    first, other = shuffles(game, seats, "one"), shuffles(game, seats, "other")
    both = [pair for pair in zip(first, other, strict=False) if set(pair[0]) == set(pair[1])]
    assert len(both) > 1
    assert [deal for deal, _ in both] == [deal for _, deal in both]
    assert len({str(deal) for deal in first}) == len(first), "no two deals are the same"
