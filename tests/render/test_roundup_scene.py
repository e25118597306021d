"""Roundup's pictures: every state can be painted and read, places never move, and nothing hidden is shown."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec
import pytest

from bot.core.cards import PACK, RANKS, SUIT_OF, SUITS, Card, parse_cards
from bot.core.chance import Seeded
from bot.text import words_for
from bot.text.voice import Voice
from cogs.roundup.picture.cockpit import hand_scene
from cogs.roundup.picture.moment import moment
from cogs.roundup.picture.places import TOP, Place, table_places
from cogs.roundup.picture.seats import next_seat
from cogs.roundup.picture.table import STACK, scene, table_scene
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Bid, Misplayed, Owed, Phase, RoundScore, State, View
from render import paint
from render.scene import (
    WIDTH,
    Area,
    Back,
    CardAt,
    Frame,
    Item,
    Label,
    NamePlate,
    Pip,
    Scene,
    SceneError,
    Sign,
    Slot,
    Stamp,
    rank_height,
)
from tests.quick import quick
from tests.render.readability import too_small
from tests.render.test_readability import PRIVATE_HEIGHT, PUBLIC_HEIGHT
from tests.rules.roundup_positions import Step, random_match

NAMES = ("alice", "bob", "carol", "dave", "eve", "frank")
MOST_UP = {2: 26, 3: 18, 4: 13, 5: 11, 6: 9}
"""All that a seat was dealt: it may hold number cards only, and pass with each of them."""
WORDS = words_for("", "roundup")
SEATS = pytest.mark.parametrize("seats", quick(range(2, 7), (3, 6)))


def voice(view: View) -> Voice:
    return Voice(NAMES[: len(view.seats)], WORDS)


def scene_of(view: View) -> Scene:
    return scene(view, voice(view))


def hand_of(view: View) -> Scene:
    return hand_scene(view, voice(view))


def steps(seats: int, seed: str) -> Iterator[Step]:
    return random_match(seats, seed, misplays=0.2)


def states(seats: int, seed: str) -> Iterator[State]:
    return (step.state for step in steps(seats, seed))


def first_turn(seats: int) -> State:
    return next(state for state in states(seats, "turn") if state.phase is Phase.TURN)


def cards_in(items: Sequence[Item]) -> list[Card]:
    return [item.card for item in items if isinstance(item, CardAt) and item.card is not None]


def public_cards(view: View) -> set[Card]:
    tops = {suit * 13 + height - 1 for suit, height in enumerate(view.stacks) if height}
    last = () if view.last is None else view.last.cards
    return {*tops, *view.discards, *last, *(card for seat in view.seats for card in seat.up)}


@SEATS
def test_every_state_can_be_read_and_shows_all_that_lies_face_up(seats: int) -> None:
    for state in states(seats, f"pictured {seats}"):
        view = GAME.view(state, None)
        shown = scene_of(view)
        assert list(too_small(shown)) == []
        assert shown.height <= PUBLIC_HEIGHT
        if not view.between_rounds:
            face_up = cards_in(shown.items)
            assert all(face_up.count(card) >= 1 for seat in view.seats for card in seat.up)
            assert set(face_up) <= public_cards(view)
            gold = [item for item in shown.items if isinstance(item, Frame) and item.mark == "gold"]
            assert len(gold) == len(view.waiting)


@pytest.mark.long
@SEATS
def test_every_hand_can_be_read_and_shows_nothing_that_its_view_does_not_hold(seats: int) -> None:
    for state in list(states(seats, f"hands {seats}"))[::3]:
        for seat in range(seats):
            view = GAME.view(state, seat)
            shown = hand_of(view)
            assert list(too_small(shown)) == []
            assert shown.height <= PRIVATE_HEIGHT
            cards = cards_in(shown.items)
            assert set(view.hand) <= set(cards)
            assert set(cards) <= {*view.hand, *public_cards(view)}


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


def fixed(shown: Scene) -> set[tuple[object, ...]]:
    """Everything whose place depends on the seat or the suit, and not on what happened."""
    places: set[tuple[object, ...]] = set()
    for item in shown.items:
        match item:
            case NamePlate():
                places.add(("plate", item.seat, item.x, item.y, item.width, item.height))
            case CardAt() | Slot() if item.y < TOP // 2 + 2:
                places.add(("stack", item.x, item.y))
            case Area() if item.width == 1200:
                places.add(("ground", item.x, item.y, item.height))
            case _:
                pass
    return places


@SEATS
def test_places_do_not_move_while_a_match_is_played(seats: int) -> None:
    public: set[frozenset[tuple[object, ...]]] = set()
    private: set[frozenset[tuple[object, ...]]] = set()
    backs: set[tuple[int, int]] = set()
    for state in states(seats, f"still {seats}"):
        view = GAME.view(state, None)
        if not view.between_rounds:
            shown = scene_of(view)
            public.add(frozenset(fixed(shown)))
            hands = [place.back for place in table_places(seats)[0] if place.back is not None]
            backs |= {(item.x, item.y) for item in shown.items if isinstance(item, Back) and item.count}
            assert backs <= {(back.x, back.y) for back in hands}
        private.add(frozenset(fixed(hand_of(GAME.view(state, 0)))))
    assert len(public) == 1
    assert len({frozenset(item for item in found if item[0] != "ground") for found in private}) == 1


@SEATS
def test_a_hand_stays_at_the_bottom(seats: int) -> None:
    bottoms: set[int] = set()
    for state in states(seats, f"bottom {seats}"):
        view = GAME.view(state, 0)
        if view.hand and view.placed is None:
            shown = hand_of(view)
            lowest = max(item.y + item.height // 2 for item in shown.items if isinstance(item, CardAt))
            bottoms.add(shown.height - lowest)
    assert max(bottoms) - min(bottoms) <= 1


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
            assert set(own.up) <= set(cards_in(shown.items))
            assert list(too_small(shown)) == []
            assert list(too_small(hand_of(msgspec.structs.replace(full, seat=(seat + 1) % seats)))) == []
            mine = msgspec.structs.replace(full, seat=seat, hand=tuple(card for card in PACK[52 - own.down :]))
            assert list(too_small(hand_of(mine))) == []
            if own.down > 1:
                asked = msgspec.structs.replace(full, phase=Phase.GIVE, waiting=(seat,), owed=Owed(seat, suit=2))
                assert list(too_small(scene_of(asked))) == []


def test_the_parts_of_the_seats_do_not_touch() -> None:
    for seats in range(2, 7):
        places, height = table_places(seats)
        areas = [place.area for place in places]
        assert len(areas) == seats
        assert all(area.left >= 0 and area.right <= 1200 and area.bottom < height for area in areas)
        assert all(
            a is b or a.right < b.left or b.right < a.left or a.bottom < b.top or b.bottom < a.top
            for a in areas
            for b in areas
        )


def rounds(count: int) -> tuple[RoundScore, ...]:
    return tuple(RoundScore(n, (0, 13, 26), (3, 2, 1, n % 4), None, (3, 0, 1), (3 * n, 0, n)) for n in range(count))


def test_the_scores_of_all_rounds_stand_between_rounds() -> None:
    state = next(states(3, "scores"))
    for count in (1, 5, 12):
        view = GAME.view(msgspec.structs.replace(state, history=rounds(count), round=count), None)
        shown = scene_of(view)
        texts = [item.text for item in shown.items if isinstance(item, Label)]
        assert str(count) in texts
        assert ("1–7" in texts) == (count == 12)
        closed = [item.suit for item in shown.items if isinstance(item, Pip) and item.x < 168]
        assert closed == [score.closed[-1] for score in rounds(count)[max(0, count - 5) :]]
        assert shown.height <= PUBLIC_HEIGHT
        assert list(too_small(shown)) == []
        assert paint(shown)


def test_a_placed_card_shows_its_back_and_whose_it_is() -> None:
    state = next(states(3, "placed"))
    card = next(card for card in state.down[1] if card % 13 < 10)
    placed, _ = GAME.apply(state, 1, Bid(card), Seeded("x"))
    shown = scene_of(GAME.view(placed, None))
    counts = [item.count for item in shown.items if isinstance(item, Back) and item.count]
    assert counts == [len(hand) - (seat == 1) for seat, hand in enumerate(state.down)]
    (check,) = [item for item in shown.items if isinstance(item, Sign) and item.kind == "check"]
    area = table_places(3)[0][1].area
    assert area.top < check.y < area.bottom
    own = hand_of(GAME.view(placed, 1))
    assert [item.card for item in own.items if isinstance(item, CardAt) and item.mark == "gold"] == [card]


def stamp_of(shown: Scene) -> list[Stamp]:
    return [item for item in shown.items if isinstance(item, Stamp)]


def rank_boxes(shown: Scene, place: Place) -> Iterator[tuple[float, float, float, float]]:
    """Where the ranks of this seat's face-up cards are."""
    for item in shown.items:
        if isinstance(item, CardAt) and item.style == "tile" and place.area.top <= item.y <= place.area.bottom:
            left, top = item.x - item.size / 2, item.y - item.height / 2
            yield left, top + item.size * 0.09, left + (item.shown or item.size), top + item.size * 0.65


@SEATS
def test_a_misplay_is_stamped_on_who_slipped_and_no_rank_is_hidden(seats: int) -> None:
    found = 0
    for state in states(seats, f"stamped {seats}"):
        view = GAME.view(state, None)
        if view.between_rounds:
            continue
        shown, last = scene_of(view), view.last
        if last is None or not last.fault:
            assert stamp_of(shown) == []
            continue
        found += 1
        (stamp,) = stamp_of(shown)
        place = table_places(seats)[0][last.seat]
        assert place.area.left <= stamp.x <= place.area.right
        assert place.area.top <= stamp.y <= place.area.bottom
        wide, high = stamp.size * 2.1, stamp.size * 1.2
        for left, top, right, bottom in rank_boxes(shown, place):
            beside = stamp.x - wide >= right or stamp.x + wide <= left
            assert beside or stamp.y - high >= bottom or stamp.y + high <= top
    assert found


@SEATS
def test_in_my_hand_no_rank_is_under_a_stamp(seats: int) -> None:
    for state in states(seats, f"stamped {seats}"):
        shown = hand_of(GAME.view(state, 0))
        for stamp in stamp_of(shown):
            wide, high = stamp.size * 2.1, stamp.size * 1.2
            for item in shown.items:
                if isinstance(item, CardAt) and item.style == "tile":
                    left, top = item.x - item.size / 2, item.y - item.height / 2
                    beside = stamp.x - wide >= left + (item.shown or item.size) or stamp.x + wide <= left
                    below = stamp.y - high >= top + item.size * 0.65
                    assert beside or below or stamp.y + high <= top + item.size * 0.09


@SEATS
def test_round_and_discards_keep_clear_of_the_stacks_and_the_edge(seats: int) -> None:
    shown = scene_of(GAME.view(next(iter(states(seats, f"clear {seats}"))), None))
    words = [item for item in shown.items if isinstance(item, Label) and item.y < TOP]
    first = min(item.x for item in shown.items if isinstance(item, CardAt | Slot) and item.y < TOP) - STACK // 2
    assert all(item.x + item.max_width < first - 8 for item in words if item.anchor == "left")
    assert all(item.x + item.max_width // 2 < WIDTH - 12 for item in words if "discards" in item.text)


def test_it_shows_who_is_next_and_passes_over_seats_without_cards() -> None:
    view = GAME.view(first_turn(4), None)
    after = (view.turn + 1) % 4
    assert next_seat(view) == after
    seats = [*view.seats]
    seats[after] = msgspec.structs.replace(seats[after], up=(), down=0)
    skipped = msgspec.structs.replace(view, seats=tuple(seats))
    assert next_seat(skipped) == (view.turn + 2) % 4
    states_of = {item.seat: item.state for item in scene_of(skipped).items if isinstance(item, NamePlate)}
    assert [seat for seat, state in states_of.items() if state == "next"] == [next_seat(skipped)]


@pytest.mark.parametrize(("count", "first_empty", "shown"), [(3, None, True), (4, None, False), (3, 2, False)])
def test_three_cards_left_are_close_to_the_point_for_the_first_without_any(
    count: int, first_empty: int | None, shown: bool
) -> None:
    view = GAME.view(first_turn(4), None)
    own = msgspec.structs.replace(view.seats[0], up=(5,), down=count - 1)
    few = msgspec.structs.replace(view, seats=(own, *view.seats[1:]), first_empty=first_empty)
    texts = [item.text for item in scene_of(few).items if isinstance(item, Label) and item.tone == "fault"]
    assert texts == ([f"{count} left"] if shown else [])


def test_each_bid_shows_its_suit() -> None:
    state = first_turn(4)
    pips = [item.suit for item in scene_of(GAME.view(state, None)).items if isinstance(item, Pip)]
    assert pips == [SUIT_OF[bid] for bid in state.bids]


@pytest.mark.parametrize("stacks", [(1, 5, 9, 10), (10, 4, 2, 3)])
def test_each_stack_shows_the_top_card_of_its_own_suit(stacks: tuple[int, int, int, int]) -> None:
    view = msgspec.structs.replace(GAME.view(first_turn(3), None), stacks=stacks, discards=())
    shown = scene_of(view)
    tops = [item for item in shown.items if isinstance(item, CardAt) and item.style == "card"]
    names = [f"{RANKS[height - 1]}{suit}" for height, suit in zip(stacks, SUITS, strict=True)]
    assert [item.card for item in sorted(tops, key=lambda item: item.x)] == [*parse_cards(names)]
    closed = [item.x for item in shown.items if isinstance(item, Label) and item.text == "closed"]
    assert closed == [item.x for item, height in zip(tops, stacks, strict=True) if height == 10]


def test_a_stack_that_is_not_begun_shows_its_own_suit() -> None:
    view = msgspec.structs.replace(GAME.view(first_turn(3), None), stacks=(0, 0, 0, 0), discards=(10,))
    slots = [item for item in scene_of(view).items if isinstance(item, Slot) and item.width == STACK]
    assert [item.suit for item in sorted(slots, key=lambda item: item.x)] == [0, 1, 2, 3]


def test_names_that_do_not_match_the_seats_are_refused() -> None:
    with pytest.raises(SceneError):
        scene(GAME.view(next(states(3, "names")), None), Voice(NAMES, WORDS))


@SEATS
def test_a_moment_shows_no_card_but_those_on_the_table_and_the_one_that_is_named(seats: int) -> None:
    faults: set[tuple[str, str]] = set()
    for step in steps(seats, f"moment {seats}"):
        (juse,) = [event for event in step.events if isinstance(event, Misplayed)] or [None]
        if juse is None or (juse.fault, juse.move) in faults:
            continue
        faults.add((juse.fault, juse.move))
        view = GAME.view(step.after, None)
        frames = moment(view, juse, voice(view))
        assert 2 <= len(frames) <= 4
        assert {frame.height for frame in frames} == {frames[0].height}
        named = set() if juse.card is None else {juse.card}
        public = public_cards(msgspec.structs.replace(view, last=None))
        for frame in frames:
            assert list(too_small(frame)) == []
            assert set(cards_in(frame.items)) <= public | named
        assert named <= set(cards_in(frames[-1].items[len(table_scene(view, voice(view)).items) :]))
        (stamp,) = stamp_of(frames[-1])
        area = table_places(seats)[0][juse.seat].area
        assert area.left <= stamp.x <= area.right
        assert paint(frames[-1])
    assert len(faults) >= 4
