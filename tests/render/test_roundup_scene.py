"""Roundup's pictures: every state can be painted, and everything on the table is shown."""

from collections.abc import Iterator

import msgspec
import pytest

from bot.core.cards import PACK, RANKS, SUIT_OF, SUITS, parse_cards
from bot.core.chance import Seeded
from bot.text import words_for
from bot.text.reader import Reader
from cogs.roundup.picture.hand import hand_scene
from cogs.roundup.picture.table import scene, strips
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Bid, Phase, RoundScore, State, View
from render import paint
from render.scene import MAX_HEIGHT, WIDTH, CardAt, Frame, Label, NamePlate, Pip, Scene, SceneError, Slot, Stack, Stamp
from tests.rules.roundup_positions import random_match

NAMES = ("alice", "bob", "carol", "dave", "eve", "frank")


WORDS = words_for("", "roundup")


def scene_of(view: View) -> Scene:
    return scene(view, Reader(NAMES[: len(view.seats)], WORDS))


def states(seats: int, seed: str) -> Iterator[State]:
    return (step.state for step in random_match(seats, seed, misplays=0.2))


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_state_has_a_picture_and_every_hand(seats: int) -> None:
    for state in states(seats, f"pictured {seats}"):
        view = GAME.view(state, None)
        shown = scene_of(view)
        assert len([item for item in shown.items if isinstance(item, NamePlate)]) >= seats
        if not view.between_rounds:
            face_up = [item.card for item in shown.items if isinstance(item, CardAt) and item.card is not None]
            for seat in view.seats:
                assert set(seat.up) <= set(face_up)
            assert sum(isinstance(item, Frame) for item in shown.items) == len(view.waiting)
            assert sum(isinstance(item, Pip) for item in shown.items) >= sum(
                seat.bid is not None for seat in view.seats
            )
        for seat in range(seats):
            own = GAME.view(state, seat)
            items = hand_scene(own, Reader(NAMES, WORDS)).items
            cards = [item.card for item in items if isinstance(item, CardAt) and item.card is not None]
            assert sorted(cards) == sorted((*own.hand, *own.seats[seat].up))


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_fullest_table_fits(seats: int) -> None:
    """Everybody has turned up every card they had."""
    state = next(states(seats, "full"))
    full = msgspec.structs.replace(
        state,
        phase=Phase.TURN,
        turn=0,
        up=tuple(bytes(PACK[seat::seats]) for seat in range(seats)),
        down=(b"",) * seats,
        bids=tuple(range(seats)),
        discards=(10, 11, 12),
    )
    shown = scene_of(GAME.view(full, None))
    assert shown.height <= MAX_HEIGHT
    assert paint(shown).startswith(b"\x89PNG")
    assert paint(hand_scene(GAME.view(full, 0), Reader(NAMES, WORDS)))


def test_strips_lie_side_by_side_and_do_not_touch() -> None:
    for seats in range(2, 7):
        places, height = strips(seats)
        assert len(places) == seats
        for place in places:
            assert 0 < place.left < place.left + place.width < WIDTH
            assert place.cards_y < height
        assert len({(place.left, place.top) for place in places}) == seats


def test_the_scores_of_all_rounds_stand_between_rounds() -> None:
    state = next(states(3, "scores"))
    rounds = tuple(RoundScore(n, (0, 13, 26), (3, 2, 1, n % 4), None, (3, 0, 1), (3 * n, 0, n)) for n in range(12))
    for count in (1, 8, 12):
        view = GAME.view(msgspec.structs.replace(state, history=rounds[:count], round=count), None)
        shown = scene_of(view)
        texts = [item.text for item in shown.items if isinstance(item, Label)]
        assert str(count) in texts
        assert ("1–4" in texts) == (count == 12)
        closed = [item.suit for item in shown.items if isinstance(item, Pip) and item.x < 172]
        assert closed == [score.closed[-1] for score in rounds[max(0, count - 8) : count]]
        assert paint(shown)


def test_a_placed_card_shows_its_back_and_whose_it_is() -> None:
    state = next(states(3, "placed"))
    card = next(card for card in state.down[1] if card % 13 < 10)
    placed, _ = GAME.apply(state, 1, Bid(card), Seeded("x"))
    backs = [item for item in scene_of(GAME.view(placed, None)).items if isinstance(item, CardAt)]
    assert [back.card for back in backs] == [None]
    stacks = [item.count for item in scene_of(GAME.view(placed, None)).items if isinstance(item, Stack)]
    assert stacks == [len(hand) - (seat == 1) for seat, hand in enumerate(state.down)]


def test_a_misplay_is_stamped() -> None:
    for state in states(4, "stamped"):
        fault = state.last is not None and bool(state.last.fault)
        view = GAME.view(state, None)
        if not view.between_rounds:
            assert any(isinstance(item, Stamp) for item in scene_of(view).items) == fault


def test_each_bid_shows_its_suit() -> None:
    state = next(state for state in states(4, "suits") if state.phase is Phase.TURN)
    pips = [item.suit for item in scene_of(GAME.view(state, None)).items if isinstance(item, Pip)]
    assert pips == [SUIT_OF[bid] for bid in state.bids]


@pytest.mark.parametrize("stacks", [(1, 5, 9, 10), (10, 4, 2, 3)])
def test_each_stack_shows_the_top_card_of_its_own_suit(stacks: tuple[int, int, int, int]) -> None:
    state = next(state for state in states(3, "stacks") if state.phase is Phase.TURN)
    view = msgspec.structs.replace(GAME.view(state, None), stacks=stacks, discards=())
    shown = [item for item in scene_of(view).items if isinstance(item, Stack) and item.card is not None]
    left_to_right = sorted(shown, key=lambda item: item.x)
    tops = parse_cards([f"{RANKS[height - 1]}{suit}" for height, suit in zip(stacks, SUITS, strict=True)])
    assert [(item.count, item.card) for item in left_to_right] == list(zip(stacks, tops, strict=True))


def test_a_stack_that_is_not_begun_shows_its_own_suit() -> None:
    state = next(state for state in states(3, "stacks") if state.phase is Phase.TURN)
    view = msgspec.structs.replace(GAME.view(state, None), stacks=(0, 0, 0, 0), discards=(10,))
    ghosts = [item for item in scene_of(view).items if isinstance(item, Slot)]
    assert [item.suit for item in sorted(ghosts, key=lambda item: item.x)] == [0, 1, 2, 3]


def test_names_that_do_not_match_the_seats_are_refused() -> None:
    with pytest.raises(SceneError):
        scene(GAME.view(next(states(3, "names")), None), Reader(NAMES, WORDS))
