"""Juse's table as a picture: large cards, nothing hidden, nothing that ever moves, and all that the view shows."""

from itertools import combinations

import msgspec
import pytest

import render
from bot.core.cards import SUIT_OF, parse_card
from bot.text import Words
from bot.text.voice import Voice
from cogs.juse.picture.places import Places
from cogs.juse.picture.table import scene
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import CENTRE, OWN, LastAction
from render.layout import Box
from render.scene import (
    WIDTH,
    Area,
    Back,
    Badge,
    CardAt,
    Frame,
    Item,
    Label,
    NamePlate,
    Scene,
    SceneError,
    Sign,
    Slot,
    Stamp,
    card_height,
)
from tests.quick import quick
from tests.render.juse_tables import EXAMPLES, NAMES, WORDS, hidden_indices, state_after, table, voice
from tests.render.readability import bare_share, emptiest_share, too_small

SEATS = range(2, 9)
TABLES = {name: made for name, made in EXAMPLES.items() if not name.startswith("ending")}
LEAST_SEAT_CARD = {2: 240, 3: 240, 4: 210, 5: 165, 6: 175, 7: 175, 8: 175}
LEAST_CENTRE = 175


def box(item: Item) -> Box:
    match item:
        case CardAt():
            width, height = item.size, item.height
        case Slot():
            width, height = item.width, item.height or card_height(item.width)
        case NamePlate() | Back() | Area():
            width, height = item.width, item.height
        case _:
            raise TypeError(item)
    return Box(item.x - width // 2, item.y - height // 2, width, height)


def overlap(a: Box, b: Box) -> bool:
    return a.left < b.right and b.left < a.right and a.top < b.bottom and b.top < a.bottom


def plates_of(made: Scene) -> list[NamePlate]:
    return [item for item in made.items if isinstance(item, NamePlate)]


def seats_in(made: Scene) -> int:
    return len({plate.seat for plate in plates_of(made)})


def inside(item: Item, area: Box) -> bool:
    assert isinstance(item, CardAt | Slot | Label | Badge | Sign | Stamp | Area | Frame | NamePlate | Back)
    return area.left <= item.x <= area.right and area.top <= item.y <= area.bottom


@pytest.mark.parametrize("name", TABLES)
def test_the_cards_are_large_in_every_example(name: str) -> None:
    made = TABLES[name]
    seats = seats_in(made)
    places = Places(seats)
    cards = [item for item in made.items if isinstance(item, CardAt | Slot) and not getattr(item, "ghost", False)]
    for seat in range(seats):
        pile = [item for item in cards if (item.x, item.y) == (places.pile(seat).x, places.pile(seat).y)]
        assert pile
        assert min(box(item).width for item in pile) >= LEAST_SEAT_CARD[seats]
    for middle in (*map(places.centre, range(4)), places.held):
        there = [item for item in cards if (item.x, item.y) == (middle.x, middle.y)]
        assert there
        assert min(box(item).width for item in there) >= LEAST_CENTRE
    assert made.height <= (960 if seats > 5 else 764)


@pytest.mark.long
@pytest.mark.parametrize("name", EXAMPLES)
def test_nothing_hides_the_rank_or_the_suit_of_a_card(name: str) -> None:
    assert hidden_indices(EXAMPLES[name]) == []


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("actions", [0, 1, 30, 61, 90])
def test_nothing_lies_over_anything_else_or_outside(seats: int, actions: int) -> None:
    _, made = table(actions, seats)
    draw_piles = list(map(Places(seats).back, range(seats)))
    solid = [box(item) for item in made.items if isinstance(item, CardAt | Slot | NamePlate | Back)]
    # The draw piles may reach a little under the face-up piles.
    visible = [msgspec.structs.replace(each, width=each.width - 10) if each in draw_piles else each for each in solid]
    assert [pair for pair in combinations(visible, 2) if overlap(*pair)] == []
    for each in solid:
        assert 0 <= each.left < each.right <= WIDTH
        assert 0 <= each.top < each.bottom <= made.height
    assert hidden_indices(made) == []
    assert list(too_small(made)) == []


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("actions", [40, 60, 80])
def test_in_mid_game_the_table_is_full_of_cards(seats: int, actions: int) -> None:
    _, made = table(actions, seats)
    assert bare_share(made) <= 0.25
    assert emptiest_share(made) <= 0.1


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_ever_moves_in_a_game(seats: int) -> None:
    places = set[tuple[object, ...]]()
    for actions in range(0, 400, 7):
        state = state_after(actions, seats)
        view = GAME.view(state, None)
        slip = LastAction(view.turn, parse_card("9D"), CENTRE, from_hand=True, fault="does-not-fit")
        for each in (view, msgspec.structs.replace(view, held=None, last=slip)):
            made = scene(each, voice(seats))
            solid = {(item.x, item.y) for item in made.items if isinstance(item, NamePlate | CardAt | Slot | Back)}
            places.add((made.height, *sorted(solid)))
        if state.winner is not None:
            break
    assert len(places) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_seats_go_round_the_table_clockwise(seats: int) -> None:
    _, made = table(20, seats)
    plates = plates_of(made)
    assert [plate.seat for plate in plates] == list(range(seats))
    above = [plate for plate in plates if plate.y < made.height / 2]
    below = plates[len(above) :]
    assert above == sorted(above, key=lambda plate: plate.x)
    assert below == sorted(below, key=lambda plate: -plate.x)
    assert (len(above), len(below)) == ((seats, 0) if seats <= 5 else ((seats + 1) // 2, seats // 2))


@pytest.mark.parametrize("seats", SEATS)
def test_every_pile_shows_its_count_and_its_top(seats: int) -> None:
    view, made = table(60, seats)
    places = Places(seats)
    for seat, piles in enumerate(view.seats):
        [column] = [places.column(seat)]
        backs = [item.count for item in made.items if isinstance(item, Back) and inside(item, column)]
        assert backs == [piles.draw] * (piles.draw > 0)
        tops = [(item.card, item.count) for item in made.items if isinstance(item, CardAt) and inside(item, column)]
        assert tops == [(piles.top, piles.discard)] * (piles.discard > 0)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("actions", [10, 41, 62])
def test_whose_turn_it_is_is_golden_and_who_is_next_has_an_arrow(seats: int, actions: int) -> None:
    view, made = table(actions, seats)
    places, after = Places(seats), (view.turn + 1) % seats
    states = {plate.seat: plate.state for plate in plates_of(made)}
    assert states == {**dict.fromkeys(range(seats), "plain"), after: "next", view.turn: "turn"}
    golden = [box(item) for item in made.items if isinstance(item, Area) and item.fill == "gold"]
    assert places.column(view.turn) in golden
    [arrow] = [item for item in made.items if isinstance(item, Sign) and not inside(item, places.hand)]
    assert view.seats[after].draw == 0 or inside(arrow, places.column(after))
    whose, following = [item.number for item in made.items if isinstance(item, Badge) and inside(item, places.hand)]
    assert (whose, following) == (view.turn, after)


def test_centre_piles_are_in_the_order_of_suits_and_places_where_empty() -> None:
    view, made = table(45, 6)
    places = Places(6)
    for suit, card in enumerate(view.centre):
        [item] = [item for item in made.items if isinstance(item, CardAt | Slot) and inside(item, places.centre(suit))]
        if isinstance(item, CardAt):
            assert card is not None
            assert (item.card, SUIT_OF[card]) == (card, suit)
        else:
            assert (item.suit, card) == (suit, None)


@pytest.mark.parametrize("seats", SEATS)
def test_the_base_rank_is_shown_while_the_view_has_it_and_never_after(seats: int) -> None:
    words = Words("juse-picture-base = Begins at { $rank }", fallback=WORDS)
    shown = [
        [
            item
            for item in scene(GAME.view(state, None), Voice(NAMES[:seats], words)).items
            if isinstance(item, Label) and item.text.startswith("Begins at ")
        ]
        for state in (state_after(0, seats), state_after(40, seats), state_after(40, seats, reminders=True))
    ]
    assert list(map(len, shown)) == [1, 0, 1]


@pytest.mark.parametrize("seats", SEATS)
def test_few_cards_are_seen_until_the_game_is_over(seats: int) -> None:
    state = state_after(5_000, seats)
    view = GAME.view(state, None)
    places, low = Places(seats), [3, 4, 1, 2, 25, 3, 9, 1][:seats]
    view = msgspec.structs.replace(view, scores=tuple(low), winner=None)
    made = scene(view, voice(seats))
    for seat, left in enumerate(low):
        texts = [item.text for item in made.items if isinstance(item, Label) and inside(item, places.column(seat))]
        assert texts == [f"{left} left"] * (left <= 3)
    over = scene(msgspec.structs.replace(view, winner=0), voice(seats))
    assert not any(isinstance(item, Label) for item in over.items)


@pytest.mark.parametrize("to", [None, CENTRE, OWN, 2])
def test_the_last_move_is_ringed_and_says_whose_it_was(to: int | None) -> None:
    view, _ = table(60, 6)
    places, held = Places(6), parse_card("9D") if to is None else None
    card = next(card for card in view.centre if card is not None) if to == CENTRE else parse_card("9D")
    last = LastAction(seat=4, card=card, to=to, from_hand=to is not None)
    made = scene(msgspec.structs.replace(view, turn=4, last=last, held=held), voice(6))
    [ringed] = [item for item in made.items if isinstance(item, CardAt) and item.mark == "last"]
    where = {None: places.held, CENTRE: places.centre(SUIT_OF[card]), OWN: places.pile(4), 2: places.pile(2)}[to]
    assert (ringed.x, ringed.y) == (where.x, where.y)
    marks = [item.number for item in made.items if isinstance(item, Badge) and inside(item, where)]
    assert marks == ([4] if to in (CENTRE, 2) else [])
    assert hidden_indices(made) == []


@pytest.mark.long
@pytest.mark.parametrize("seats", quick(SEATS, (2, 5, 8)))
@pytest.mark.parametrize("to", [None, CENTRE, OWN, 0])
def test_a_misplay_is_stamped_on_whoever_slipped(seats: int, to: int | None) -> None:
    for slipped in range(1, seats):
        view, _ = table(60, seats)
        last = LastAction(slipped, parse_card("9D"), to, from_hand=to is not None, fault="does-not-fit")
        after = (slipped + 1) % seats
        made = scene(msgspec.structs.replace(view, turn=after, held=None, last=last), voice(seats))
        places = Places(seats)
        [stamp] = [item for item in made.items if isinstance(item, Stamp)]
        column = places.column(slipped)
        assert stamp.text == "Juse!"
        assert inside(stamp, msgspec.structs.replace(column, height=column.height + 30))
        red = [item for item in made.items if isinstance(item, Area) and item.fill == "fault"]
        assert [box(item) for item in red] == [column]
        assert {plate.seat for plate in plates_of(made) if plate.state == "fault"} == {slipped}
        assert {plate.seat for plate in plates_of(made) if plate.state == "turn"} == {after}
        # The card that went back to the draw pile is shown once more; one that never left its pile lies there.
        taken_back = [item for item in made.items if isinstance(item, CardAt) and item.mark == "fault"]
        assert [inside(item, places.hand) for item in taken_back] == [to is not None]
        assert hidden_indices(made) == []


@pytest.mark.parametrize("seats", [2, 8])
def test_names_of_every_kind_are_painted(seats: int) -> None:
    view, _ = table(20, seats)
    for shift in range(8):
        names = (NAMES[shift:] + NAMES[:shift])[:seats]
        assert render.paint(scene(view, Voice(names, WORDS))).startswith(b"\x89PNG")


def test_names_must_be_as_many_as_seats() -> None:
    view, _ = table(0, 4)
    with pytest.raises(SceneError, match="3 names for 4 seats"):
        scene(view, Voice(NAMES[:3], WORDS))


def test_more_seats_than_fit_are_refused() -> None:
    view, _ = table(0, 8)
    crowded = msgspec.structs.replace(view, seats=(*view.seats, view.seats[0]), scores=(*view.scores, 1))
    with pytest.raises(SceneError, match="seats"):
        scene(crowded, Voice((*NAMES, "Ida"), WORDS))
