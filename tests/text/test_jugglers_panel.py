"""*My hand* at Jugglers: what it offers in its panels, and the page of poker hands that is one tap away."""

from collections.abc import Iterator, Sequence

import pytest

from bot.core.chance import Seeded
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.discord.components import (
    ListOffer,
    MoveOffer,
    Offer,
    OfferRow,
    PageOffer,
    SelectionOffer,
)
from cogs.jugglers import panels as hand
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.state import State, View
from tests.quick import quick

WORDS = words_for("", "jugglers")
NAMES = ("alice", "bob", "carol", "dave", "erin")
each_table = pytest.mark.parametrize("seats", quick(range(2, 6), (2, 4)))


def positions(seats: int) -> Iterator[tuple[View, int, set[str]]]:
    """Of random matches with misplays: the view of every seat that could do something, and what it could do."""
    for seed in range(2):
        chance = Seeded(f"panels {seats} {seed}")
        state, _ = GAME.deal(seats, {"wins": 2, "dummy_sigils": True}, chance)
        for number in range(150):
            if state.finished:
                break
            if number % 2 == 0:
                yield from _seats(state)
            seat = chance.below(seats) if chance.below(6) == 0 else to_move(state)
            choices = GAME.possible(state, seat) or GAME.legal(state, seat := to_move(state))
            state, _ = GAME.apply(state, seat, choices[chance.below(len(choices))], chance)


def _seats(state: State) -> Iterator[tuple[View, int, set[str]]]:
    for seat in range(state.seats):
        if possible := GAME.possible(state, seat):
            yield GAME.view(state, seat), seat, set(map(GAME.spell, possible))


def panels(view: View, seat: int) -> dict[str, Sequence[OfferRow]]:
    """All that can be reached by selecting, by selection."""
    voice, waiting = Voice(NAMES[: view.seats], WORDS), [""]
    reached: dict[str, Sequence[OfferRow]] = {}
    while waiting:
        selection = waiting.pop()
        reached[selection] = hand.offers(view, seat, voice, selection)
        waiting += {
            offer.action
            for offer in offers_in(reached[selection])
            if isinstance(offer, SelectionOffer) and offer.action not in reached
        }
    return reached


def offers_in(rows: Sequence[OfferRow]) -> list[Offer | PageOffer]:
    assert not any(isinstance(row, ListOffer) for row in rows), "everything is one tap"
    return [offer for row in rows if not isinstance(row, ListOffer) for offer in row]


def moves_in(rows: Sequence[OfferRow]) -> set[str]:
    return {offer.action for offer in offers_in(rows) if isinstance(offer, MoveOffer)}


@pytest.mark.long
@each_table
def test_every_possible_action_can_be_reached_and_nothing_else(seats: int) -> None:
    """In turn and out of turn, with an empty deck too."""
    seen: set[tuple[bool, bool]] = set()
    for view, seat, possible in positions(seats):
        found = panels(view, seat)
        assert set.union(*map(moves_in, found.values())) == possible
        assert all(offer.enabled for rows in found.values() for offer in offers_in(rows))
        seen.add((seat == view.waiting, view.deck > 0))
    assert {in_turn for in_turn, _ in seen} == {True, False}
    assert {deck for _, deck in seen} == ({True} if seats < 4 else {True, False})


@pytest.mark.parametrize("seats", [4, 5])
def test_the_top_of_an_empty_deck_is_offered_only_behind_other(seats: int) -> None:
    seen = 0
    for view, seat, _ in positions(seats):
        if view.asking == "secret":
            continue
        offered = {offer.action for offer in offers_in(hand_opened(view, seat)) if isinstance(offer, SelectionOffer)}
        assert ("deck" in offered, "other" in offered) == (view.deck > 0, not view.deck)
        seen += not view.deck
    assert seen > 20


def hand_opened(view: View, seat: int) -> Sequence[OfferRow]:
    return hand.offers(view, seat, Voice(NAMES[: view.seats], WORDS), "")


@each_table
def test_the_order_of_poker_hands_is_one_tap_away(seats: int) -> None:
    for view, seat, _ in positions(seats):
        (page,) = {offer.page for offer in offers_in(hand_opened(view, seat)) if isinstance(offer, PageOffer)}
        assert WORDS.say(f"jugglers-rules-title-{page + 1}") == "Poker hands"
