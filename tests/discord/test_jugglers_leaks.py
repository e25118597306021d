"""Whatever sigils and cards are hidden from a seat, all that reaches it stays the same when they are exchanged."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from bot.core.cards import card_names
from bot.core.chance import Seeded
from bot.core.game import Event
from bot.tables.model import Phase, Seat, TableData
from bot.tables.table import Table
from bot.ui.guide import guide_text
from bot.ui.presentation import Draft, present, present_hand
from cogs.jugglers import hand
from cogs.jugglers.cog import KIT
from cogs.jugglers.describe import rules_page
from cogs.jugglers.hands import INFLUENCES
from cogs.jugglers.rules import GAME, to_move
from cogs.jugglers.state import Account, Misplayed, Place, State
from render import paint
from tests.discord.house import House
from tests.discord.jugglers_evening import FIVE, begin, placing, play, type_in

NAMES = tuple(Seat(number + 1, name) for number, name in enumerate(FIVE))
BYSTANDER = len(FIVE)


def table_with(state: State, *, learning: bool = False) -> Table:
    data = TableData(
        id=7,
        game="jugglers",
        guild_id=1,
        channel_id=2,
        opener_id=1,
        options={"wins": state.wins, "dummy_sigils": state.dummy_sigils},
        seats=NAMES[: state.seats],
        phase=Phase.OVER if state.finished else Phase.PLAYING,
        version=9,
        state=state,
        chance=Seeded("leak").state,
        moves=5,
        epochs=(9, 8, 7, 6, 5)[: state.seats],
        learning=learning,
    )
    return Table(None, GAME, data, lambda _: None)  # pyright: ignore[reportArgumentType]


def everything_shown(state: State, viewer: int) -> tuple[Any, ...]:
    """All that reaches whoever sits in seat `viewer`; a bystander sits nowhere. Pictures are made of scenes alone."""
    table = table_with(state)
    shown = [present(table, KIT)]
    seat = viewer if viewer < state.seats else None
    if seat is not None:
        picks = ["", hand.DECK, hand.DUMMY, *card_names(state.gathering.hands[seat])]
        shown += [present_hand(table, KIT, seat + 1, Draft(seat, table.data.epochs[seat], pick)) for pick in picks]
    guides: list[str] = []
    if not state.finished:
        both = table, table_with(state, learning=True)
        guides = [guide_text(one, KIT, viewer + 1) for one in both]
    asked = [GAME.decision(state, other) for other in range(state.seats)]
    return (GAME.view(state, seat), guides), shown, asked, GAME.to_act(state), rules_page(GAME.view(state, None))


def exchanged(state: State, viewer: int, chance: Seeded) -> State:
    """What `viewer` does not see dealt anew: cards in hands, in the deck, face down and discarded; sigils, policies to
    come, and those that did not pass.
    """
    return with_other_policies(with_other_influences(state, viewer, chance), viewer, chance)


def with_other_influences(state: State, viewer: int, chance: Seeded) -> State:
    gathering = state.gathering
    seen = {card for pile in gathering.poker for card in pile}
    seen.update(gathering.hands[viewer] if viewer < state.seats else ())
    fresh = iter(chance.shuffle([card for card in INFLUENCES if card not in seen]))
    hands = tuple(
        cards if seat == viewer else tuple(next(fresh) for _ in cards) for seat, cards in enumerate(gathering.hands)
    )
    down = tuple(
        tuple(msgspec.structs.replace(contribution, card=next(fresh)) for contribution in pile)
        for pile in gathering.down
    )
    after = msgspec.structs.replace(
        gathering,
        hands=hands,
        down=down,
        deck=tuple(next(fresh) for _ in gathering.deck),
        secrets=tuple(msgspec.structs.replace(secret, card=next(fresh)) for secret in gathering.secrets),
    )
    return msgspec.structs.replace(state, gathering=after)


def with_other_policies(state: State, viewer: int, chance: Seeded) -> State:
    if state.finished:
        return state  # every sigil has been shown
    round_ = state.round
    failed = [
        policy
        for account in round_.accounts
        for policy, passed in zip(account.policies, account.passed, strict=True)
        if not passed
    ]
    others = [sigil for place, sigil in enumerate(round_.sigils) if place != viewer]
    fresh = iter(chance.shuffle([*others, *round_.policies, *failed]))
    sigils = tuple(sigil if place == viewer else next(fresh) for place, sigil in enumerate(round_.sigils))

    def other(account: Account) -> Account:
        left, right = (
            policy if passed else next(fresh) for policy, passed in zip(account.policies, account.passed, strict=True)
        )
        return msgspec.structs.replace(account, policies=(left, right))

    after = msgspec.structs.replace(
        round_,
        sigils=sigils,
        policies=tuple(next(fresh) for _ in round_.policies),
        accounts=tuple(map(other, round_.accounts)),
    )
    return msgspec.structs.replace(state, round=after)


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


@pytest.mark.parametrize("viewer", range(BYSTANDER + 1))
def test_exchanged_hidden_cards_change_nothing(viewer: int) -> None:
    looked = [state for state in STATES if viewer < state.seats or viewer == BYSTANDER]
    for number, state in enumerate(looked):
        other = exchanged(state, viewer, Seeded(f"exchange {viewer} {number}"))
        assert other != state or state.finished
        assert everything_shown(other, viewer) == everything_shown(state, viewer)


def test_equal_scenes_make_equal_pictures() -> None:
    for number, state in enumerate(STATES[:: len(STATES) // 6]):
        other = exchanged(state, 0, Seeded(f"painted {number}"))
        for shown, shown_of_other in zip(everything_shown(state, 0)[1], everything_shown(other, 0)[1], strict=True):
            assert paint(shown.scene) == paint(shown_of_other.scene)


def test_the_comparison_would_see_a_card_and_a_sigil_of_ones_own() -> None:
    for state in [state for state in STATES if not state.finished][:3]:
        cards = with_other_influences(state, BYSTANDER, Seeded("all of them"))
        sigils = with_other_policies(state, BYSTANDER, Seeded("all of them"))
        assert everything_shown(cards, 0)[1] != everything_shown(state, 0)[1]
        assert everything_shown(sigils, 0)[1] != everything_shown(state, 0)[1]


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
        recap = KIT.recap([misplay], FIVE[:4], KIT.words)
        told.add((KIT.accuse(misplay, FIVE[:4], KIT.words), *recap, repr(after)))
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
