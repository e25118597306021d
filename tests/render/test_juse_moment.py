"""The moment of Juse!: who slipped, with which card, where it belonged, and the cards that really change hands."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

import render
from bot.core.cards import SUIT_OF, parse_card
from bot.core.errors import Impossible
from bot.text.cards import card_text
from cogs.juse.picture.moment import moment
from cogs.juse.picture.places import Places
from cogs.juse.rules.game import GAME
from cogs.juse.rules.placement import OTHERS, fits_centre, fits_on
from cogs.juse.rules.state import CENTRE, OWN, CalledWrongly, Misplayed, State
from render.layout import Box
from render.scene import Area, Badge, Bubble, CardAt, Dim, Item, Label, NamePlate, Scene, Sign, Stamp
from tests.quick import quick
from tests.render.juse_tables import NAMES, hidden_indices, state_after, voice
from tests.render.readability import too_small
from tests.rules.juse_calls import STANDING
from tests.rules.juse_positions import NO_CHANCE

FAULTS = ("does-not-fit", "centre-first", "nearer-first", "playable-elsewhere", "drew-early")


@cache
def misplays(seats: int) -> dict[str, tuple[State, State, Misplayed]]:
    """For each fault that comes up in a game: the state before and after it, and what was announced."""
    found: dict[str, tuple[State, State, Misplayed]] = {}
    for actions in range(240):
        state = state_after(actions, seats)
        if state.winner is not None:
            break
        for action in GAME.possible(state, state.turn):
            try:
                after, events = GAME.apply(state, state.turn, action, NO_CHANCE)
            except Impossible:
                continue
            if isinstance(events[0], Misplayed):
                found.setdefault(events[0].fault, (state, after, events[0]))
    return found


def told(after: State, juse: Misplayed | CalledWrongly) -> Sequence[Scene]:
    seats = len(after.draws)
    return moment(GAME.view(after, None), juse, voice(seats))


def scores(state: State) -> tuple[int, ...]:
    return GAME.view(state, None).scores


def in_column(made: Scene, places: Places, seat: int) -> list[Item]:
    """What lies on a seat's place, painted after all was darkened."""
    dark = max(place for place, item in enumerate(made.items) if isinstance(item, Dim))
    column = places.column(seat)
    return [item for item in made.items[dark:] if _inside(item, column)]


def _inside(item: Item, area: Box) -> bool:
    if isinstance(item, Label) and item.anchor == "left":
        return area.left - 8 <= item.x < area.right and area.top <= item.y <= area.bottom
    x, y = getattr(item, "x", -1), getattr(item, "y", -1)
    return area.left <= x <= area.right and area.top <= y <= area.bottom


@cache
def _right_end(stamp: Stamp) -> int:
    """Of what is painted."""
    felt, stamped = (Image.open(BytesIO(render.paint(Scene(900, items)))).convert("RGB") for items in ((), (stamp,)))
    painted = ImageChops.difference(felt, stamped).getbbox()
    assert painted is not None
    return painted[2]


def changes(made: Scene, places: Places) -> list[int]:
    """The number that each seat's place shows."""
    shown: list[int] = []
    for seat in range(places.seats):
        texts = [item.text for item in in_column(made, places, seat) if isinstance(item, Label)]
        numbers = [int(text.replace("−", "-")) for text in texts if text[0] in "+−"]
        assert len(numbers) == 1
        shown.extend(numbers)
    return shown


@pytest.mark.long
@pytest.mark.parametrize("seats", quick(range(2, 9), (2, 5, 8)))
def test_the_numbers_are_what_the_rules_move(seats: int) -> None:
    found = misplays(seats)
    assert set(found) >= {"does-not-fit", "centre-first"}
    for before, after, juse in found.values():
        moved = [now - then for then, now in zip(scores(before), scores(after), strict=True)]
        last = told(after, juse)[-1]
        assert changes(last, Places(seats)) == moved
        assert hidden_indices(last) == []
        assert list(too_small(last)) == []


def test_every_fault_comes_up_in_these_games() -> None:
    assert {fault for seats in range(2, 9) for fault in misplays(seats)} == set(FAULTS)


@pytest.mark.parametrize(("before", "action", "fault"), STANDING)
def test_a_called_misplay_names_its_caller_and_costs_the_same(before: State, action: str, fault: str) -> None:
    standing, _ = GAME.apply(before, 1, GAME.parse(action), NO_CHANCE)
    after, events = GAME.apply(standing, 3, GAME.parse("juse"), NO_CHANCE)
    juse = events[0]
    assert isinstance(juse, Misplayed)
    assert (juse.fault, juse.caller) == (fault, 3)
    last = told(after, juse)[-1]
    moved = [now - then for then, now in zip(scores(before), scores(after), strict=True)]
    assert changes(last, Places(4)) == moved
    [caught] = [item for item in last.items if isinstance(item, Label) and NAMES[3] in item.text]
    assert 3 in [item.number for item in last.items if isinstance(item, Badge) and item.y == caught.y]


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_ghost_lies_where_the_card_belonged(seats: int) -> None:
    places = Places(seats)
    for before, after, juse in misplays(seats).values():
        last = told(after, juse)[-1]
        ghosts = [item for item in last.items if isinstance(item, CardAt) and item.ghost]
        if juse.fault == "does-not-fit":
            assert ghosts == []
            continue
        [ghost] = ghosts
        assert ghost.card == juse.card
        # Worked out anew, by the rules.
        nearest = next((seat for seat in OTHERS[seats][juse.seat] if fits_on(before, juse.card, seat)), None)
        if fits_centre(before, juse.card):
            pile = places.centre(SUIT_OF[juse.card])
        else:
            assert nearest is not None
            pile = places.pile(nearest)
        assert _inside(ghost, pile)


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_stamp_and_the_card_are_on_the_place_of_whoever_slipped(seats: int) -> None:
    places = Places(seats)
    for _, after, juse in misplays(seats).values():
        for frame in told(after, juse):
            red = [item for item in frame.items if isinstance(item, Area) and item.fill == "fault"]
            assert (red[0].x, red[0].y) == (places.column(juse.seat).x, places.column(juse.seat).y)
            assert [p.seat for p in frame.items if isinstance(p, NamePlate) and p.state == "fault"] == [juse.seat]
            shown = [item for item in frame.items if isinstance(item, CardAt) and item.card == juse.card]
            pile = places.pile(juse.seat)
            assert (pile.x, pile.y) in [(item.x, item.y) for item in shown]
            for stamp in [item for item in frame.items if isinstance(item, Stamp)]:
                column = places.column(juse.seat)
                assert _inside(stamp, msgspec.structs.replace(column, height=pile.height + 120))
                assert _right_end(stamp) <= column.right + 4


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_cross_marks_the_pile_that_the_card_was_wrongly_put_on(seats: int) -> None:
    places = Places(seats)
    for _, after, juse in misplays(seats).values():
        crosses = [item for item in told(after, juse)[-1].items if isinstance(item, Sign) and item.kind == "cross"]
        if juse.to is None or juse.to == OWN:
            assert crosses == []
        else:
            [cross] = crosses
            wrong = places.centre(SUIT_OF[juse.card]) if juse.to == CENTRE else places.pile(juse.to)
            assert _inside(cross, wrong)


def test_the_frames_build_up_on_fixed_places() -> None:
    _, after, juse = misplays(5)["centre-first"]
    first, *others = told(after, juse)
    assert 3 <= 1 + len(others) <= 5
    assert not any(isinstance(item, Stamp | Dim) for item in first.items)
    seen = len(first.items)
    for frame in others:
        assert any(isinstance(item, Stamp) for item in frame.items)
        assert len(frame.items) > seen
        assert frame.height == first.height
        seen = len(frame.items)


def test_the_reason_names_the_card() -> None:
    for _, after, juse in misplays(6).values():
        texts = [item.text for item in told(after, juse)[-1].items if isinstance(item, Label)]
        assert sum(card_text(juse.card) in text for text in texts) == 1


@pytest.mark.parametrize("seats", quick(range(2, 9), (2, 5, 8)))
def test_a_wrong_call_is_a_bubble_and_no_misplay(seats: int) -> None:
    for caller in range(seats):
        state = msgspec.structs.replace(state_after(61, seats), players_call=True)
        accused = (caller + 1) % seats
        call = CalledWrongly(seat=caller, fault="wrong-call", accused=accused)
        [made] = told(state, call)
        assert not any(isinstance(item, Stamp | Dim) for item in made.items)
        assert not any(isinstance(item, Area) and item.fill == "fault" for item in made.items)
        [bubble] = [item for item in made.items if isinstance(item, Bubble)]
        places = Places(seats)
        column = places.column(caller)
        assert column.left <= bubble.tip_x <= column.right
        assert (bubble.tip_y < bubble.y) == places.is_above(caller)
        piles = [pile(seat) for seat in range(seats) for pile in (places.pile, places.back)]
        assert not any(pile.top <= bubble.y <= pile.bottom for pile in piles)
        after_it = made.items[made.items.index(bubble) :]
        assert [item.number for item in after_it if isinstance(item, Badge)] == [caller]
        said, *close = (item for item in after_it if isinstance(item, Label))
        assert abs(said.y - bubble.y) < 10
        assert close == [item for item in made.items[: made.items.index(bubble)] if item in close]
        assert hidden_indices(made) == []


def test_a_seat_that_wins_by_giving_its_last_card_is_shown_too() -> None:
    state = state_after(60, 3)
    giver = (state.turn + 1) % 3
    card = state.draws[giver][0]
    draws, discards = list(state.draws), list(state.discards)
    draws[giver], discards[giver] = (card,), ()
    state = msgspec.structs.replace(state, draws=tuple(draws), discards=tuple(discards), held=parse_card("9D"))
    for action in GAME.possible(state, state.turn):
        after, events = GAME.apply(state, state.turn, action, NO_CHANCE)
        if isinstance(events[0], Misplayed):
            assert after.winner == giver
            assert changes(told(after, events[0])[-1], Places(3))[giver] == -1
            return
    raise AssertionError("no misplay")
