"""Juse's table as a picture: it shows everything in the view, nothing overlaps, and it has no secrets."""

from itertools import combinations

import msgspec
import pytest

import render
from bot.core.cards import SUIT_OF, parse_card
from bot.core.chance import Seeded
from bot.text import Words
from bot.text.reader import Reader
from cogs.juse.picture.table import scene
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import CENTRE, LastAction, State, View
from render.scene import (
    MEDIUM,
    PLATE_HEIGHT,
    WIDTH,
    CardAt,
    Frame,
    Item,
    Label,
    NamePlate,
    Scene,
    SceneError,
    Slot,
    Stack,
    Stamp,
    Trail,
    card_height,
    pile_depth,
)

WORDS = Words.for_games(["juse"])
NAMES = ("Alice", "Bartholomew", "田中太郎", "Zoë", "🐉 Kai", "Максим", "שלום", "W" * 10_000)


def state_after(actions: int, seats: int, *, reminders: bool = False) -> State:
    chance = Seeded(f"scene/{seats}")
    state, _ = GAME.deal(seats, {"reminders": reminders, "referee": "bot"}, chance)
    for _ in range(actions):
        if state.winner is not None:
            break
        state, _ = GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0], chance)
    return state


def table(actions: int, seats: int) -> tuple[View, Scene]:
    view = GAME.view(state_after(actions, seats), None)
    return view, scene(view, Reader(NAMES[:seats], WORDS))


def box(item: Item) -> tuple[float, float, float, float]:
    match item:
        case CardAt() | Slot() | Stack():
            below = pile_depth(item.count) if isinstance(item, Stack) else 0
            half = card_height(item.size) / 2
            return item.x - item.size / 2, item.y - half, item.x + item.size / 2, item.y + half + below
        case NamePlate():
            across, down = item.width / 2, item.height / 2
            return item.x - across, item.y - down, item.x + across, item.y + down
        case _:
            raise TypeError(item)


def overlap(one: Item, other: Item) -> bool:
    a, b = box(one), box(other)
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def is_banner(item: Item) -> bool:
    """The winner's name across the middle of the closing picture."""
    return isinstance(item, NamePlate) and item.height > PLATE_HEIGHT


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("actions", [0, 1, 30, 61, 90])
def test_nothing_lies_over_anything_else_or_outside(seats: int, actions: int) -> None:
    _, made = table(actions, seats)
    solid = [item for item in made.items if isinstance(item, CardAt | Slot | Stack | NamePlate) and not is_banner(item)]
    assert [pair for pair in combinations(solid, 2) if overlap(*pair)] == []
    for left, top, right, bottom in map(box, solid):
        assert 0 <= left < right <= WIDTH
        assert 0 <= top < bottom <= made.height


@pytest.mark.parametrize("seats", range(2, 9))
def test_seats_go_round_the_table_clockwise(seats: int) -> None:
    _, made = table(20, seats)
    plates = [item for item in made.items if isinstance(item, NamePlate)]
    assert [plate.number for plate in plates] == list(range(seats))
    middle_x, middle_y = WIDTH / 2, made.height / 2
    turns = 0.0
    for here, there in zip(plates, [*plates[1:], plates[0]], strict=True):
        one, other = (here.x - middle_x, here.y - middle_y), (there.x - middle_x, there.y - middle_y)
        turns += one[0] * other[1] - one[1] * other[0]
    # The sum is twice the area walked round, positive clockwise on a screen; two seats face each other.
    assert turns > 0 or seats == 2


@pytest.mark.parametrize("seats", [2, 4, 7, 8])
def test_every_pile_shows_its_count_and_its_top(seats: int) -> None:
    view, made = table(60, seats)
    shown = {(item.count, item.card) for item in made.items if isinstance(item, Stack)}
    for seat in view.seats:
        if seat.draw:
            assert (seat.draw, None) in shown
        if seat.discard:
            assert (seat.discard, seat.top) in shown


@pytest.mark.parametrize("actions", [10, 40, 80])
def test_exactly_the_seat_to_move_is_framed_and_golden(actions: int) -> None:
    view, made = table(actions, 5)
    plates = [item for item in made.items if isinstance(item, NamePlate)]
    assert [plate.number for plate in plates if plate.to_move] == [view.turn]
    [frame] = [item for item in made.items if isinstance(item, Frame)]
    assert frame.x == plates[view.turn].x
    assert (frame.y > made.height / 2) == (plates[view.turn].y > made.height / 2)


def test_centre_piles_are_single_cards_in_the_order_of_suits_and_ghosts_where_empty() -> None:
    view, made = table(45, 6)
    middle = made.height / 2
    row = sorted(
        (item for item in made.items if isinstance(item, CardAt | Slot) and abs(item.y - middle) < MEDIUM), key=box
    )
    centre = [item for item in row if abs(item.x - WIDTH / 2) < 300]
    assert len(centre) == 4
    for suit, (item, card) in enumerate(zip(centre, view.centre, strict=True)):
        if isinstance(item, CardAt):
            assert card is not None
            assert (item.card, SUIT_OF[card]) == (card, suit)
        else:
            assert isinstance(item, Slot)
            assert (item.suit, card) == (suit, None)


def test_the_base_rank_is_shown_while_the_view_has_it_and_never_after() -> None:
    first, later = state_after(0, 3), state_after(40, 3)
    words = Words("juse-picture-base = Begins at { $rank }")
    labels = [
        [item.text for item in scene(GAME.view(state, None), Reader(NAMES[:3], words)).items if isinstance(item, Label)]
        for state in (first, later)
    ]
    assert labels[0][0].startswith("Begins at ")
    assert labels[1] == []


def test_the_held_card_is_the_largest_of_a_full_table() -> None:
    view, made = table(1, 7)
    assert view.held is not None
    [held] = [item for item in made.items if isinstance(item, CardAt) and item.card == view.held]
    assert held.halo == "gold"
    assert held.size > max(item.size for item in made.items if isinstance(item, Stack))


def test_the_last_move_is_marked_from_its_pile_to_where_it_lies() -> None:
    view, _ = table(30, 6)
    top = next(card for card in view.centre if card is not None)
    moved = msgspec.structs.replace(view, last=LastAction(seat=4, card=top, to=CENTRE, from_hand=False), held=None)
    made = scene(moved, Reader(NAMES[:6], WORDS))
    [marked] = [item for item in made.items if isinstance(item, CardAt) and item.halo == "last"]
    assert marked.card == top
    [trail] = [item for item in made.items if isinstance(item, Trail)]
    plate = next(item for item in made.items if isinstance(item, NamePlate) and item.number == 4)
    assert abs(trail.from_x - plate.x) < MEDIUM * 2
    assert abs(trail.to_x - marked.x) < MEDIUM * 2


@pytest.mark.parametrize("to", [None, CENTRE, 0, 3])
def test_a_misplayed_card_is_held_up_and_stamped(to: int | None) -> None:
    view, _ = table(30, 6)
    wrong = LastAction(seat=2, card=parse_card("9D"), to=to, from_hand=to is not None, fault="does-not-fit")
    made = scene(
        msgspec.structs.replace(view, held=None, last=wrong),
        Reader(NAMES[:6], Words("juse-picture-juse = Oh no!")),
    )
    [stamp] = [item for item in made.items if isinstance(item, Stamp)]
    assert stamp.text == "Oh no!"
    marked = [item for item in made.items if isinstance(item, CardAt) and item.card == wrong.card]
    assert [item.halo for item in marked] == ["fault"]
    assert abs(stamp.x - marked[0].x) < MEDIUM
    assert all(item.tone == "fault" for item in made.items if isinstance(item, Trail))


def test_the_closing_picture_shows_the_winner_and_what_the_others_have_left() -> None:
    view, made = table(5_000, 4)
    assert view.winner is not None
    crowned = [item for item in made.items if isinstance(item, NamePlate) and item.winner]
    assert {plate.number for plate in crowned} == {view.winner}
    notes = {item.number: item.note for item in made.items if isinstance(item, NamePlate) and item.note}
    assert notes == {seat: str(score) for seat, score in enumerate(view.scores)}


@pytest.mark.parametrize("seats", [2, 8])
def test_names_of_every_kind_are_painted(seats: int) -> None:
    view, _ = table(20, seats)
    for shift in range(8):
        names = (NAMES[shift:] + NAMES[:shift])[:seats]
        assert render.paint(scene(view, Reader(names, WORDS))).startswith(b"\x89PNG")


def test_names_must_be_as_many_as_seats() -> None:
    view, _ = table(0, 4)
    with pytest.raises(SceneError, match="3 names for 4 seats"):
        scene(view, Reader(NAMES[:3], WORDS))


def test_more_seats_than_fit_are_refused() -> None:
    view, _ = table(0, 8)
    crowded = msgspec.structs.replace(view, seats=(*view.seats, view.seats[0]), scores=(*view.scores, 1))
    with pytest.raises(SceneError, match="seats"):
        scene(crowded, Reader((*NAMES, "Ida"), WORDS))
