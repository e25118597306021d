"""Jugglers' pictures: every position can be painted, with everything that the table shows and nothing else."""

from collections.abc import Iterator
from itertools import groupby
from typing import TypeVar

import pytest
from msgspec.structs import replace

from bot.core.cards import Card
from bot.core.chance import Seeded
from bot.core.game import OptionValue
from bot.text import words_for
from bot.text.reader import Reader
from cogs.jugglers.picture.columns import DOWN_Y, HAND_Y, POLICY_Y, column_x, hand_name
from cogs.jugglers.picture.examples import hands, tables
from cogs.jugglers.picture.hand import hand_scene
from cogs.jugglers.picture.score import points_text
from cogs.jugglers.picture.table import gallery, scene
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.state import DRAFTS, NOBODY, RIGHT, LastAction, State, View
from render import paint
from render.lettering import shortened
from render.scene import (
    MAX_HEIGHT,
    SMALL,
    WIDTH,
    Badge,
    CardAt,
    Die,
    Frame,
    Item,
    Joker,
    Label,
    NamePlate,
    Scene,
    SceneError,
    Stack,
    Stamp,
    Tally,
)

NAMES = ("alice", "bob", "carol", "dave", "eve")
TABLES = [
    (seats, {"wins": 2, "dummy_sigils": dummy_sigils})
    for seats, dummy_sigils in ((2, True), (2, False), (3, True), (4, True), (5, True))
]
each_table = pytest.mark.parametrize(("seats", "options"), TABLES)
TENS, NINES = (9, 22, 35, 48), (8, 21, 34, 47)
WORDS = words_for("", "jugglers")
READER = Reader(NAMES, WORDS)
T = TypeVar("T", bound=Item)


def of(view: View) -> Scene:
    return scene(view, Reader(NAMES[: view.seats], WORDS))


def all_of(kind: type[T], shown: Scene) -> list[T]:
    return [item for item in shown.items if isinstance(item, kind)]


def texts(shown: Scene) -> list[str]:
    return [label.text for label in all_of(Label, shown)]


def faces(shown: Scene) -> list[Card]:
    return [item.card for item in all_of(CardAt, shown) if item.card is not None]


def played(seats: int, options: dict[str, OptionValue], seed: str) -> Iterator[State]:
    """A random match. Every tenth action is by a random seat."""
    chance, below = Seeded(seed), Seeded(f"{seed}/choices").below
    state, _ = GAME.deal(seats, options, chance)
    while not state.finished:
        yield state
        seat = to_move(state)
        choices = GAME.legal(state, seat)
        if below(10) == 0:
            seat = below(seats)
            choices = GAME.possible(state, seat)
        if choices:
            state, _ = GAME.apply(state, seat, choices[below(len(choices))], chance)
    yield state


def hidden(state: State) -> set[Card]:
    """Every card that not everybody may see."""
    table = state.gathering
    down = {contribution.card for pile in table.down for contribution in pile}
    secrets = {secret.card for secret in table.secrets}
    held = {card for hand in table.hands for card in hand}
    return down | secrets | held | set(table.deck) | set(state.round.policies) | set(state.round.sigils)


def columns(shown: Scene, y: int) -> dict[int, list[CardAt]]:
    """The cards at this height, by draft."""
    row = [item for item in all_of(CardAt, shown) if item.y == y]
    return {draft: list(cards) for draft, cards in groupby(row, lambda card: card.x // (WIDTH // 3))}


@each_table
def test_the_picture_shows_everything_visible_and_nothing_hidden(seats: int, options: dict[str, OptionValue]) -> None:
    for state in played(seats, options, f"shown {seats}"):
        view = GAME.view(state, None)
        shown = of(view)
        assert shown.height <= MAX_HEIGHT
        if view.last is not None and view.last.ended is not None:
            continue
        assert not set(faces(shown)) & hidden(state)
        hand_rows = columns(shown, HAND_Y)
        for draft, own in enumerate(view.drafts):
            assert {item.card for item in hand_rows.get(draft, ())} == set(own.cards)
            if own.cards:
                assert hand_name(own.strength, READER) in texts(shown)
            if own.policy is not None:
                assert CardAt(column_x(draft), POLICY_Y, own.policy, 100) in shown.items
        assert {item.card for item in all_of(CardAt, shown) if item.y > DOWN_Y and item.card is not None} == set(
            view.village
        )
        assert [plate.name for plate in all_of(NamePlate, shown)] == [
            NAMES[place] if place < seats else "Dummy" for place in view.ring
        ]
        stacks = [stack.count for stack in all_of(Stack, shown)]
        assert stacks == ([view.deck] if view.deck else [])


@each_table
def test_every_card_face_down_has_its_owners_badge(seats: int, options: dict[str, OptionValue]) -> None:
    for state in played(seats, options, f"down {seats}"):
        view = GAME.view(state, None)
        if view.last is None or view.last.ended is not None or view.last.fault or view.last.turned:
            continue
        shown = of(view)
        badges = [badge for badge in all_of(Badge, shown) if badge.y == DOWN_Y]
        for draft, own in enumerate(view.drafts):
            left, right = column_x(draft) - WIDTH // 6, column_x(draft) + WIDTH // 6
            numbers = [badge.number for badge in badges if left < badge.x < right]
            assert numbers == [None if place == NOBODY else place for place in own.down]
            assert len(columns(shown, DOWN_Y).get(draft, ())) == len(own.down)


@each_table
def test_dice_are_shown_only_when_they_decide_something(seats: int, options: dict[str, OptionValue]) -> None:
    seen = 0
    for state in played(seats, options, f"dice {seats}"):
        last = state.last
        rolled = [] if last is None else [roll.die for roll in last.rolls]
        turned = [] if last is None else [each.die for each in last.turned if each.die is not None]
        dice = [die.value for die in all_of(Die, of(GAME.view(state, None)))]
        assert sorted(dice) == sorted((*rolled, *turned))
        seen += len(dice)
    assert seen > 50


def test_the_order_of_play_shows_who_moves_twice_in_a_row() -> None:
    view = tables()["typical-4"]
    shown = of(view)
    assert (view.cycle, view.cycles) == (3, 4)
    foot = max(badge.y for badge in all_of(Badge, shown))
    strip = [badge for badge in all_of(Badge, shown) if badge.y == foot]
    assert [badge.number for badge in strip] == [view.order[0], *view.order, view.order[-1]]
    assert [badge.faded for badge in strip] == [True, *(turn < view.done for turn in range(4)), False]
    assert [badge.number for badge in strip if badge.tone == "gold"] == [view.waiting]
    assert "Cycle 3/4" in texts(shown)


@pytest.mark.parametrize(("cycle", "before", "after"), [(1, False, True), (4, True, False)])
def test_the_first_cycle_has_no_turn_before_it_and_the_last_none_after_it(
    cycle: int, before: bool, after: bool
) -> None:
    state = next(state for state in played(4, {"wins": 2, "dummy_sigils": True}, "ends") if state.gathering.turn >= 0)
    view = replace(GAME.view(state, None), cycle=cycle)
    shown = of(view)
    foot = max(badge.y for badge in all_of(Badge, shown))
    strip = [badge.number for badge in all_of(Badge, shown) if badge.y == foot]
    assert strip == [*view.order[:1] * before, *view.order, *view.order[-1:] * after]


def test_the_place_to_move_is_framed_and_who_is_asked_is_golden() -> None:
    """With two players, the player beside the dummy is asked in its turn."""
    for state in played(2, {"wins": 2, "dummy_sigils": True}, "framed"):
        view = GAME.view(state, None)
        if view.asking != "dummy" or (view.last is not None and view.last.ended is not None):
            continue
        shown = of(view)
        golden = [plate.number for plate in all_of(NamePlate, shown) if plate.to_move]
        assert golden == [view.waiting]
        (frame,) = all_of(Frame, shown)
        (framed,) = (plate.number for plate in all_of(NamePlate, shown) if plate.x == frame.x)
        assert framed == view.order[view.done] == golden[0] + 2
        return
    pytest.fail("no dummy was asked about")


def test_secret_influences_wait_beside_their_drafts_until_they_move_in() -> None:
    view = tables()["secrets-2"]
    shown = of(view)
    waiting = [card for card in all_of(CardAt, shown) if card.y == POLICY_Y and card.card is None]
    assert len(waiting) == len(view.secrets) == 3
    for draft in DRAFTS:
        beside = [card for card in waiting if abs(card.x - column_x(draft)) < WIDTH // 6]
        assert len(beside) == view.secrets.count(draft)
    full = tables()["fullest-2"]
    assert not full.secrets
    assert sum(place == NOBODY for own in full.drafts for place in own.down) == 3
    assert not [card for card in all_of(CardAt, of(full)) if card.y == POLICY_Y and card.card is None]


def test_the_end_of_a_gathering_shows_its_hands_and_the_policies_that_passed() -> None:
    ends = 0
    for state in played(4, {"wins": 2, "dummy_sigils": True}, "gatherings"):
        view = GAME.view(state, None)
        ended = None if view.last is None else view.last.ended
        if ended is None or view.gathering == 1 or not view.asking:
            continue
        assert ended == view.accounts[-1]
        shown, ends = of(view), ends + 1
        for draft in DRAFTS:
            cards = columns(shown, HAND_Y).get(draft, [])
            assert {item.card for item in cards} == set(ended.hands[draft])
        for side, draft in enumerate((0, 2)):
            assert CardAt(column_x(draft), POLICY_Y, ended.policies[side], 100) in shown.items
        assert texts(shown).count("passed") == sum(ended.passed)
        assert texts(shown).count("failed") == 2 - sum(ended.passed)
        assert {f"Gathering {view.gathering - 1}/6", f"Gathering {view.gathering}/6", "Secret influences 0–1?"} <= set(
            texts(shown)
        )
        coming = {own.policy for own in view.drafts if own.policy is not None}
        assert coming <= set(faces(shown))
    assert ends > 5


@each_table
def test_the_end_of_a_round_shows_all_sigils_and_points(seats: int, options: dict[str, OptionValue]) -> None:
    rounds = 0
    for state in played(seats, options, f"rounds {seats}"):
        view = GAME.view(state, None)
        ended = None if view.last is None else view.last.ended
        if ended is None or (view.asking and view.gathering > 1):
            continue
        shown, rounds, result = of(view), rounds + 1, view.results[-1]
        expected = [*result.sigils, *result.village, *(card for line in result.lines for card in line.matches)]
        expected += [card for hand in ended.hands for card in hand]
        expected += [policy for policy in ended.policies if policy is not None]
        if view.asking:
            expected += [own.policy for own in view.drafts if own.policy is not None]
        assert sorted(faces(shown)) == sorted(expected)
        for line in result.lines:
            assert points_text(line.points) in texts(shown)
        crowned = {plate.number for plate in all_of(NamePlate, shown) if plate.winner}
        assert crowned == set(result.winners) | set(view.winners)
        assert [tally.count for tally in all_of(Tally, shown)] == [view.won[p] for p in view.ring if p < seats]
        assert any(isinstance(item, Joker) for item in shown.items)
        assert paint(shown).startswith(b"\x89PNG")
    assert rounds > 1


def test_allies_are_shown_by_their_badges() -> None:
    view = tables()["round-5"]
    (names_y,) = {label.y for label in all_of(Label, of(view)) if label.text.startswith("Allies")}
    rows = [badge for badge in all_of(Badge, of(view)) if badge.y > names_y]
    badges = [tuple(badge.number for badge in row) for _, row in groupby(rows, lambda badge: badge.y)]
    assert badges == [line.allies for line in view.results[-1].lines if line.allies]


@pytest.mark.parametrize(("points", "text"), [(0, "0"), (0.5, "½"), (1, "1"), (2.5, "2½"), (10, "10")])
def test_halves_of_points_are_written_as_people_do(points: float, text: str) -> None:
    assert points_text(points) == text


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ((8,), "High card 9"),
        ((8, 21), "Pair 9"),
        ((8, 21, 1, 14), "Two pairs 9 2"),
        ((5, 6, 7, 8), "Straight flush of 4"),
    ],
)
def test_a_hand_is_named_with_its_ranks_unless_they_are_obvious(cards: tuple[Card, ...], name: str) -> None:
    assert hand_name(strength(cards), READER) == name


@pytest.mark.parametrize("fault", ["out-of-turn", "empty-deck"])
def test_a_misplay_is_stamped_and_shows_who_tried(fault: str) -> None:
    view = tables()["typical-4"]
    before = of(replace(view, last=None))
    shown = of(replace(view, last=LastAction(seat=0, kind="deck", draft=RIGHT, fault=fault)))
    assert len(all_of(Stamp, shown)) == 1
    assert isinstance(shown.items[-1], Stamp)
    tried = [badge.number for badge in all_of(Badge, shown) if badge not in all_of(Badge, before)]
    assert tried == ([0] if fault == "out-of-turn" else [])
    marked = [item for item in shown.items if isinstance(item, CardAt | Stack) and item.halo == "fault"]
    assert len(marked) == 1


def test_the_last_card_placed_is_marked() -> None:
    view = tables()["typical-4"]
    assert view.last is not None
    marked = [card for card in all_of(CardAt, of(view)) if card.halo == "last"]
    assert [(card.card, card.y) for card in marked] == [(None, DOWN_Y)]
    assert abs(marked[0].x - column_x(view.last.draft or 0)) < WIDTH // 6


def test_seven_cards_face_down_on_one_draft_fit_with_a_misplayed_eighth() -> None:
    view = tables()["fullest-2"]
    left, joker, right = view.drafts
    crowded = replace(right, down=(NOBODY,) * 3 + (0, 2, 1, 3))
    tried = LastAction(seat=1, kind="place", draft=RIGHT, fault="out-of-turn")
    shown = of(replace(view, drafts=(left, joker, crowded), last=tried))
    row = columns(shown, DOWN_Y)[RIGHT]
    assert len(row) == 8
    assert row[-1].x + SMALL // 2 < WIDTH
    assert paint(shown)


@each_table
def test_a_players_hand_shows_their_sigil_and_cards(seats: int, options: dict[str, OptionValue]) -> None:
    for number, state in enumerate(played(seats, options, f"hands {seats}")):
        seat = number % seats
        shown = hand_scene(GAME.view(state, seat), READER)
        assert sorted(faces(shown)) == sorted((state.round.sigils[seat], *state.gathering.hands[seat]))


def test_an_empty_hand_has_an_empty_slot() -> None:
    view = replace(hands()["hand"], hand=())
    shown = hand_scene(view, Reader(NAMES, WORDS, "four"))
    assert faces(shown) == [view.sigil]
    assert paint(shown)


def test_no_picture_is_larger_than_a_phone_should_wait_for() -> None:
    sizes = {name: len(paint(shown)) / 1024 for name, shown in gallery(WORDS).items()}
    assert max(size for name, size in sizes.items() if name.startswith("hand")) < 30
    assert max(size for name, size in sizes.items() if not name.startswith(("hand", "round", "over"))) < 50
    assert max(sizes.values()) < 70


def test_no_caption_is_cut_short() -> None:
    """Only names on plates may be."""
    shown = [label for each in gallery(WORDS).values() for label in all_of(Label, each)]
    longest = (TENS[:2], TENS[:3], TENS, (*TENS[:2], *NINES[:2]), (*TENS[:3], *NINES[:2]), range(5, 10))
    names = [hand_name(strength(cards), READER) for cards in longest]
    for label in (*shown, *(Label(600, 300, name, 36, max_width=378) for name in names)):
        assert shortened(label.text, label.size, label.max_width - label.size * 0.85) == label.text


def test_names_that_do_not_match_the_seats_are_refused() -> None:
    with pytest.raises(SceneError, match="names"):
        scene(tables()["emptiest-2"], READER)
