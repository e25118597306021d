"""*My hand* at Jugglers: what it offers in its panels, and the page of poker hands that is one tap away."""

from collections.abc import Iterator, Sequence

import pytest

from bot.core.chance import Seeded
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.discord.components import (
    ROW_LIMIT,
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
            if isinstance(offer, SelectionOffer) and offer.enabled and offer.action not in reached
        }
    return reached


def rows_in(rows: Sequence[OfferRow]) -> list[Sequence[Offer | PageOffer]]:
    assert not any(isinstance(row, ListOffer) for row in rows), "everything is one tap"
    return [row for row in rows if not isinstance(row, ListOffer)]


def offers_in(rows: Sequence[OfferRow]) -> list[Offer | PageOffer]:
    return [offer for row in rows_in(rows) for offer in row]


def moves_in(rows: Sequence[OfferRow]) -> set[str]:
    return {offer.action for offer in offers_in(rows) if isinstance(offer, MoveOffer) and offer.enabled}


@pytest.mark.long
@each_table
def test_every_possible_action_can_be_reached_and_nothing_else(seats: int) -> None:
    """In turn and out of turn, with an empty deck too."""
    seen: set[tuple[bool, bool]] = set()
    for view, seat, possible in positions(seats):
        found = panels(view, seat)
        assert set.union(*map(moves_in, found.values())) == possible
        seen.add((seat == view.waiting, view.deck > 0))
    assert {in_turn for in_turn, _ in seen} == {True, False}
    assert {deck for _, deck in seen} == ({True} if seats < 4 else {True, False})


@each_table
def test_choosing_a_card_moves_no_button(seats: int) -> None:
    """Each keeps its place and its width; only what was grey can then be pressed, and one card is marked."""
    for view, seat, _ in positions(seats):
        before, *after = panels(view, seat).values()
        assert len(before) <= ROW_LIMIT
        for rows in after:
            assert [[offer.label for offer in row] for row in rows_in(rows)] == [
                [offer.label for offer in row] for row in rows_in(before)
            ]
            assert [offer.style for offer in offers_in(rows)].count("main") == 1
        assert not [offer for offer in offers_in(before) if offer.style != "plain"]
        assert all(GAME.parse(offer.action) for offer in offers_in(before) if isinstance(offer, MoveOffer)), "grey, too"
