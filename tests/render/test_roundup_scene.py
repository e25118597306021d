"""Roundup's pictures: every state can be painted and read, places never move, and nothing hidden is shown."""

from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest

from bot.core.cards import PACK, Card
from bot.core.chance import Seeded
from bot.text import words_for
from bot.text.voice import Voice
from cogs.roundup.cog import KIT
from cogs.roundup.picture.motion import motion
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import (
    Bid,
    Closed,
    Owed,
    Phase,
    Stacked,
    State,
    TurnedUp,
    View,
)
from render.scene import (
    Back,
    CardAt,
    Label,
    NamePlate,
    Scene,
    Sign,
    Stamp,
    rank_height,
)
from tests.render.readability import too_small
from tests.render.scenes import all_of, faces, hand_scene, tables_of
from tests.rules.roundup_positions import Step, random_match

NAMES = ("alice", "bob", "carol", "dave", "eve", "frank")
MOST_UP = {2: 26, 3: 18, 4: 13, 5: 11, 6: 9}
"""All that a seat was dealt: it may hold number cards only, and pass with each of them."""
WORDS = words_for("", "roundup")
SEATS = tables_of("roundup")


def voice(view: View) -> Voice:
    return Voice(NAMES[: len(view.seats)], WORDS)


def scene_of(view: View) -> Scene:
    return KIT.scene(view, voice(view))


def hand_of(view: View) -> Scene:
    return hand_scene("roundup", view)


def steps(seats: int, seed: str) -> Iterator[Step]:
    return random_match(seats, seed, misplays=0.2)


def states(seats: int, seed: str) -> Iterator[State]:
    return (step.state for step in steps(seats, seed))


def first_turn(seats: int) -> State:
    return next(state for state in states(seats, "turn") if state.phase is Phase.TURN)


def public_cards(view: View) -> set[Card]:
    tops = {suit * 13 + height - 1 for suit, height in enumerate(view.stacks) if height}
    last = () if view.last is None else view.last.cards
    return {*tops, *view.discards, *last, *(card for seat in view.seats for card in seat.up)}


@SEATS
def test_however_many_cards_a_hand_holds_each_is_seen_and_its_rank_is_high(seats: int) -> None:
    view = GAME.view(first_turn(seats), 0)
    for count in range(1, -(-52 // seats) + 1):
        hand = tuple(sorted(Seeded(f"hand {count}").shuffle(PACK)[:count]))
        cards = [item for item in hand_of(msgspec.structs.replace(view, hand=hand)).items if isinstance(item, CardAt)]
        own = cards[-count:]
        assert {card.card for card in own} == set(hand)
        rows = [[card for card in own if card.y == y] for y in sorted({card.y for card in own})]
        assert [len(row) for row in rows] == ([count] if count <= 13 else [-(-count // 2), count // 2])
        assert all(rank_height(card.size) >= 60 for card in own)
        for row in rows:
            assert all(right.x - left.x >= 84 for left, right in pairwise(row))
        assert all(lower.y - upper.y >= 120 for upper, lower in pairwise(row[0] for row in rows))


@SEATS
def test_as_many_cards_as_can_lie_face_up_can_be_read(seats: int) -> None:
    """For each seat, each number of cards, with and without something asked of it."""
    view = GAME.view(first_turn(seats), None)
    numbers = [card for card in PACK if 0 < card % 13 < 10]
    most = MOST_UP[seats]
    for seat in range(seats):
        for count in range(most + 1):
            own = msgspec.structs.replace(view.seats[seat], up=tuple(numbers[:count]), down=most - count)
            others = [msgspec.structs.replace(other, up=()) for other in view.seats]
            full = msgspec.structs.replace(view, seats=(*others[:seat], own, *others[seat + 1 :]))
            shown = scene_of(full)
            assert set(own.up) <= set(faces(shown))
            assert list(too_small(shown)) == []
            assert list(too_small(hand_of(msgspec.structs.replace(full, seat=(seat + 1) % seats)))) == []
            mine = msgspec.structs.replace(full, seat=seat, hand=tuple(card for card in PACK[52 - own.down :]))
            assert list(too_small(hand_of(mine))) == []
            if own.down > 1:
                asked = msgspec.structs.replace(full, phase=Phase.GIVE, waiting=(seat,), owed=Owed(seat, suit=2))
                assert list(too_small(scene_of(asked))) == []


@pytest.mark.parametrize(("count", "first_empty", "shown"), [(3, None, True), (4, None, False), (3, 2, False)])
def test_three_cards_left_are_close_to_the_point_for_the_first_without_any(
    count: int, first_empty: int | None, shown: bool
) -> None:
    view = GAME.view(first_turn(4), None)
    own = msgspec.structs.replace(view.seats[0], up=(5,), down=count - 1)
    few = msgspec.structs.replace(view, seats=(own, *view.seats[1:]), first_empty=first_empty)
    texts = [item.text for item in scene_of(few).items if isinstance(item, Label) and item.tone == "fault"]
    assert texts == ([f"{count} left"] if shown else [])


@SEATS
def test_cards_turned_up_and_closing_stacks_are_seen_and_no_other_card(seats: int) -> None:
    for step in steps(seats, "motion"):
        before, after = GAME.view(step.state, None), GAME.view(step.after, None)
        frames = [scene for scene, _ in motion(before, after, step.events, voice(before))]
        turned = [card for event in step.events if isinstance(event, TurnedUp) for card in event.cards]
        closed = [event.suit for event in step.events if isinstance(event, Closed)]
        assert bool(frames) == bool(turned or closed)
        laid = [card for event in step.events if isinstance(event, Stacked) for card in event.cards]
        assert {card for frame in frames for card in faces(frame)} <= public_cards(before) | {*turned, *laid}
        stamps = {stamp.text for frame in frames for stamp in all_of(Stamp, frame)}
        assert (
            stamps == {f"closed {('1st', '2nd', '3rd', 'last')[len(before.closed) + len(closed) - 1]}"}
            if closed
            else not stamps
        )
        assert not turned or set(turned) <= {*faces(frames[-1])}


def test_a_placed_card_shows_its_back_and_whose_it_is() -> None:
    state = next(states(3, "placed"))
    card = next(card for card in state.down[1] if card % 13 < 10)
    placed, _ = GAME.apply(state, 1, Bid(card), Seeded("x"))
    shown = scene_of(GAME.view(placed, None))
    counts = [back.count for back in all_of(Back, shown) if back.count]
    assert counts == [len(hand) - (seat == 1) for seat, hand in enumerate(state.down)]
    (check,) = [sign for sign in all_of(Sign, shown) if sign.kind == "check"]
    nearest = min(all_of(NamePlate, shown), key=lambda plate: (plate.x - check.x) ** 2 + (plate.y - check.y) ** 2)
    assert nearest.seat == 1
    own = hand_of(GAME.view(placed, 1))
    assert [item.card for item in all_of(CardAt, own) if item.mark == "gold"] == [card]
