"""Whatever sigils and cards are hidden from a seat, all that reaches it stays the same when they are exchanged."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from bot.core.chance import Seeded
from bot.core.game import Event
from bot.text.reader import Reader
from cogs.jugglers.cog import KIT
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.state import Misplayed, Place, State
from tests.discord.house import House
from tests.discord.jugglers_evening import FIVE, begin, placing, play, type_in
from tests.leaks.harness import Position, everything
from tests.leaks.of_jugglers import SECRETS, exchanged, with_other_influences, with_other_policies

BYSTANDER = None


def everything_shown(state: State, viewer: int | None) -> dict[str, Any]:
    options = {"wins": state.wins, "dummy_sigils": state.dummy_sigils}
    position = Position(state, (), options, state.seats)
    return everything(SECRETS, position, state, viewer)


def kind_of(state: State) -> tuple[Any, ...]:
    view = GAME.view(state, None)
    last = state.last
    return (
        state.seats,
        view.asking,
        any(view.secrets),
        any(-1 in draft.down for draft in view.drafts),
        any(view.accounts),
        bool(view.results),
        bool(last and last.fault),
        bool(last and last.ended),
    )


def states() -> Iterator[State]:
    """Of matches played at random, misplays and all: the first of every kind."""
    known: set[tuple[Any, ...]] = set()
    for seed in range(8):
        chance = Seeded(f"a match {seed}")
        state, _ = GAME.deal(2 + seed % 4, {"wins": 2, "dummy_sigils": seed < 4}, chance)
        while True:
            if kind_of(state) not in known:
                known.add(kind_of(state))
                yield state
            if state.finished:
                break
            seat = chance.below(state.seats) if chance.below(6) == 0 else to_move(state)
            choices = GAME.possible(state, seat) or GAME.legal(state, seat := to_move(state))
            state, _ = GAME.apply(state, seat, choices[chance.below(len(choices))], chance)


STATES = list(states())


def test_every_kind_of_state_is_looked_at() -> None:
    views = [GAME.view(state, None) for state in STATES]
    assert {(view.seats, view.asking) for view in views} >= {
        (seats, asking) for seats in range(2, 6) for asking in ("secret", "place", "")
    }
    assert (2, "dummy") in {(view.seats, view.asking) for view in views}
    assert {view.last.fault for view in views if view.last} == {"", "out-of-turn", "empty-deck"}
    assert any(view.secrets for view in views)
    assert any(-1 in draft.down for view in views for draft in view.drafts)
    assert any(view.last and view.last.ended for view in views)


@pytest.mark.parametrize("viewer", [*range(len(FIVE)), BYSTANDER])
def test_exchanged_hidden_cards_change_nothing(viewer: int | None) -> None:
    looked = [state for state in STATES if viewer is None or viewer < state.seats]
    for number, state in enumerate(looked):
        other = exchanged(state, viewer, Seeded(f"exchange {viewer} {number}"))
        assert other != state or state.finished
        assert everything_shown(other, viewer) == everything_shown(state, viewer)


def test_the_comparison_would_see_a_card_and_a_sigil_of_ones_own() -> None:
    for state in [state for state in STATES if not state.finished][:3]:
        cards = with_other_influences(state, BYSTANDER, Seeded("all of them"))
        sigils = with_other_policies(state, BYSTANDER, Seeded("all of them"))
        assert everything_shown(cards, 0)["shown"] != everything_shown(state, 0)["shown"]
        assert everything_shown(sigils, 0)["shown"] != everything_shown(state, 0)["shown"]


def placed(state: State) -> Iterator[tuple[State, list[Event]]]:
    """What comes of each hand card placed on the middle draft, where that ends no cycle."""
    seat = to_move(state)
    for action in GAME.legal(state, seat):
        if isinstance(action, Place) and action.draft == 1:
            after, events = GAME.apply(state, seat, action, Seeded("settled"))
            if after.last is not None and not after.last.turned:
                yield after, list(events)


def test_which_card_was_placed_is_told_to_nobody_else() -> None:
    """Nor what was drawn for it: neither by the events nor by anything that is shown after it."""
    looked = 0
    for state in [state for state in STATES if GAME.view(state, None).asking == "place"][:12]:
        for (one, events), (other, other_events) in pairwise(placed(state)):
            for viewer in {*range(state.seats), BYSTANDER} - {to_move(state)}:
                assert everything_shown(one, viewer) == everything_shown(other, viewer)
                heard, heard_then = (
                    [event for event in told if event.shown_to(viewer)] for told in (events, other_events)
                )
                assert heard == heard_then
                looked += 1
    assert looked > 50


def test_a_misplay_does_not_tell_which_card_it_would_have_been() -> None:
    state = next(state for state in STATES if state.seats == 4 and GAME.view(state, None).asking == "place")
    seat = (to_move(state) + 1) % 4
    told: set[tuple[str, ...]] = set()
    for card in state.gathering.hands[seat]:
        after, (misplay,) = GAME.apply(state, seat, Place(card, 2), Seeded("nothing"))
        assert isinstance(misplay, Misplayed)
        recap = KIT.recap([misplay], Reader(FIVE[:4], KIT.words))
        told.add((KIT.accuse(misplay, Reader(FIVE[:4], KIT.words)), *recap, repr(after)))
    assert len(told) == 1


LISTS = (("place", "card"), ("place", "draft"), ("deck", "draft"), ("dummy", "draft"), ("secret", "count"))


async def completions(house: House, name: str) -> list[Any]:
    return [
        await house[name].autocomplete(house.channel, f"jugglers {command}", option, typed)
        for command, option in LISTS
        for typed in ("", "1")
    ]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("moment", ["secrets are asked", "a card is asked"])
async def test_lists_while_typing_tell_nothing_of_what_is_hidden(house: House, moment: str, seats: int) -> None:
    await begin(house, *FIVE[:seats])
    if moment == "a card is asked":
        await play(house, type_in, lambda now: placing(now) and now.gathering.turn > 0)
    table = await house.table()
    before = table.data
    for seat, name in enumerate(FIVE[:seats]):
        offered = await completions(house, name)
        assert all(offered[::2])
        for number in range(2):
            other = exchanged(before.state, seat, Seeded(f"typed {seat} {number}"))
            assert other != before.state
            table.data = msgspec.structs.replace(before, state=other)
            assert await completions(house, name) == offered
            table.data = before
    assert not any(await completions(house, "bystander"))
