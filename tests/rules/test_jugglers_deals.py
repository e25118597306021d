"""What a seat of Jugglers takes for possible: all that it draws fits what it has seen, and what is true may come."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.core.chance import Seeded
from bot.core.game import Options
from cogs.jugglers.player import choose
from cogs.jugglers.player.possible_deals import PossibleDeals
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import Means, Memory, State

TABLES = [(2, True), (2, False), (3, True), (4, True), (5, True)]
EVERY, DRAWS, LOOKED_CLOSER = 14, 4, 300


def positions(seats: int, options: Options, seed: str) -> Iterator[tuple[State, int, Memory]]:
    """A match of normal players: each state, with what whoever is to move remembers."""
    chance = Seeded(seed)
    state, events = GAME.deal(seats, options, chance)
    memories: Sequence[Memory | None] = [None] * seats
    while not state.finished:
        shown = [[event for event in events if event.shown_to(seat)] for seat in range(seats)]
        memories = [GAME.recall(seat, memories[seat], shown[seat]) for seat in range(seats)]
        (seat,) = GAME.to_act(state)
        memory = memories[seat]
        assert memory is not None
        yield state, seat, memory
        action = choose(GAME.view(state, seat), memory, seat, chance.below)
        state, events = GAME.apply(state, seat, action, chance)


@pytest.mark.parametrize(("seats", "dummy_sigils"), TABLES)
def test_a_drawn_deal_fits_what_was_seen_and_what_is_true_may_come(seats: int, dummy_sigils: bool) -> None:
    closer = 0
    options = {"wins": 1, "dummy_sigils": dummy_sigils}
    for number, (state, seat, memory) in enumerate(positions(seats, options, f"deals {seats}")):
        if number % EVERY:
            continue
        view, others = GAME.view(state, seat), [other for other in range(seats) if other != seat]
        deals = PossibleDeals(view, memory, seat, Random(number).random)  # noqa: S311
        look_closer = number % (3 * EVERY) == 0
        drawn = [deals.draw() for _ in range(LOOKED_CLOSER if look_closer else DRAWS)]
        for deal in drawn:
            assert GAME.view(deal, seat) == view
            assert len({*deal.round.sigils, *deal.round.policies, *village_and_failed(deal)}) == 16
            for other in others:
                assert taken_up_since_it_was_seen(deal, other, memory)
        if look_closer:
            for other in others:
                assert any(deal.round.sigils[other] == state.round.sigils[other] for deal in drawn)
                for card in state.gathering.hands[other]:
                    assert any(card in deal.gathering.hands[other] for deal in drawn)
            closer += 1
    assert closer > 1


def village_and_failed(deal: State) -> set[int]:
    return {policy for account in deal.round.accounts for policy in account.policies} | {*deal.gathering.policies}


def taken_up_since_it_was_seen(deal: State, other: int, memory: Memory) -> bool:
    """Count: of the cards seen in the gathering before, nobody holds or has played more than they took up since."""
    now, seats = len(memory.policies), deal.seats
    if seats == 5 or now == 1:
        return True
    before = {known.card for known in memory.contributions if known.gathering == now - 1} | {*memory.opened[now - 2]}
    plays = [known for known in memory.contributions if (known.gathering, known.place) == (now, other)]
    own = [known for known in plays if known.means is Means.HAND]
    lying = [each.card for pile in deal.gathering.down for each in pile if each.place == other]
    lying = lying if own and own[-1].cycle == memory.cycle else []
    had = [*deal.gathering.hands[other], *lying, *(known.card for known in own if known.turned_up)]
    last_cycle_of_four = seats == 4 and any(known.cycle == 4 for known in own)
    return len(before.intersection(had)) <= len(own) - last_cycle_of_four + (seats == 4)
