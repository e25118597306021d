"""Jugglers' table: every position can be painted, with everything that the table shows and nothing else."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot.core.cards import Card
from cogs.jugglers.picture.board import DRAFTS_BOTTOM, hand_name, row_y, spot_x
from cogs.jugglers.picture.ending import points_text
from cogs.jugglers.picture.examples import gallery, tables
from cogs.jugglers.picture.table import SEATS_TOP, columns, scene
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.layout import LAYOUTS
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.scoring import gathering_count
from cogs.jugglers.rules.state import DRAFTS, JOKER, NOBODY, RIGHT, LastAction, View
from render import paint
from render.lettering import shortened
from render.scene import (
    Area,
    Back,
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
    SeatBack,
    Sign,
    Slot,
    Stamp,
    Tally,
)
from tests.render.jugglers_scenes import (
    NAMES,
    READER,
    WORDS,
    all_of,
    each_table,
    faces,
    hidden,
    of,
    played,
    texts,
)


def going_on(view: View) -> bool:
    return view.last is None or view.last.ended is None


def row(shown: Scene, draft: int) -> list[Item]:
    """Everything in the row of a draft."""
    items = [item for item in shown.items if not isinstance(item, Area | Frame)]
    return [item for item in items if abs(getattr(item, "y", 0) - row_y(draft)) < 85]


def backs(shown: Scene, draft: int) -> list[SeatBack]:
    return sorted((item for item in row(shown, draft) if isinstance(item, SeatBack)), key=lambda back: back.x)


def order(shown: Scene) -> list[Badge]:
    return [badge for badge in all_of(Badge, shown) if badge.y < row_y(0) - 85]


@each_table
def test_the_picture_shows_everything_visible_and_nothing_hidden(seats: int, dummy_sigils: bool) -> None:
    for state in played(seats, dummy_sigils, "shown"):
        view = GAME.view(state, None)
        if not going_on(view):
            continue
        shown = of(view)
        assert not set(faces(shown)) & hidden(state)
        for draft, own in enumerate(view.drafts):
            cards = {item.card for item in row(shown, draft) if isinstance(item, CardAt)}
            assert cards == {*own.cards, *([] if own.policy is None else [own.policy])}
            if own.cards:
                assert hand_name(own.strength, READER) in texts(shown)
        assert [card.card for card in all_of(CardAt, shown) if card.y > DRAFTS_BOTTOM] == list(view.village)
        assert [deck.count for deck in all_of(Back, shown)] == ([view.deck] if view.deck else [])
        assert f"Cycle {view.cycle}/{view.cycles}" in texts(shown) or view.asking == "secret"


@each_table
def test_no_place_moves_while_a_match_goes_on(seats: int, dummy_sigils: bool) -> None:
    """Seats, rows, the places of cards, the deck: all are where they were, whatever happens."""
    found: set[tuple[object, ...]] = set()
    for state in played(seats, dummy_sigils, "places"):
        view = GAME.view(state, None)
        if not view.asking:
            continue
        shown = of(view)
        plates = [(plate.x, plate.y, plate.width) for plate in all_of(NamePlate, shown)]
        named = [(badge.number, badge.x, badge.y) for badge in all_of(Badge, shown) if badge.y > SEATS_TOP]
        spots = sorted(
            (item.x, item.y)
            for item in shown.items
            if isinstance(item, CardAt | Slot | Joker | Back) and item.y < DRAFTS_BOTTOM
        )
        balls = [(tally.x, tally.y) for tally in all_of(Tally, shown)]
        found.add((shown.height, *plates, *named, *spots, *balls))
    assert len(found) == 1


@pytest.mark.long
@each_table
def test_a_card_face_down_stays_where_it_is_until_its_draft_is_settled(seats: int, dummy_sigils: bool) -> None:
    views = [GAME.view(state, None) for state in played(seats, dummy_sigils, "stays")]
    compared = 0
    for before, after in pairwise(views):
        same = (before.round, before.gathering, before.cycle) == (after.round, after.gathering, after.cycle)
        if not same or before.asking == "secret" or not going_on(after):
            continue
        for draft in DRAFTS:
            old, new = ({(back.x, back.seat) for back in backs(of(view), draft)} for view in (before, after))
            assert old - new <= {(spot_x(len(before.drafts[draft].down)), last_slip(before))}
            compared += len(old)
    assert compared > 100


def last_slip(view: View) -> int | None:
    return view.last.seat if view.last is not None and view.last.fault else None


@each_table
def test_every_card_face_down_shows_its_owner(seats: int, dummy_sigils: bool) -> None:
    for state in played(seats, dummy_sigils, "down"):
        view = GAME.view(state, None)
        if not going_on(view) or (view.last is not None and view.last.fault):
            continue
        shown = of(view)
        for draft, own in enumerate(view.drafts):
            owners = [None if place == NOBODY else place for place in own.down]
            assert [back.seat for back in backs(shown, draft)] == owners + [None] * view.secrets.count(draft)


@each_table
def test_dice_are_shown_only_when_they_decide_something(seats: int, dummy_sigils: bool) -> None:
    seen = 0
    for state in played(seats, dummy_sigils, "dice"):
        last, view = state.last, GAME.view(state, None)
        if last is None or not view.asking:
            continue
        if last.ended is not None and view.between_rounds:
            continue
        rolled = [roll.die for roll in last.rolls if roll.place == NOBODY]
        rolled += [roll.die for roll in last.rolls if roll.place != NOBODY][-1:]
        turned = [each.die for each in last.turned if each.die is not None]
        dice = [die.value for die in all_of(Die, of(view))]
        assert sorted(dice) == sorted((*rolled, *turned))
        seen += len(dice)
    assert seen > 50


@each_table
def test_a_die_points_to_whose_card_it_chose(seats: int, dummy_sigils: bool) -> None:
    seen = 0
    for state in played(seats, dummy_sigils, "chosen"):
        view = GAME.view(state, None)
        if view.last is None or not view.asking or (view.last.ended and view.between_rounds):
            continue
        shown = of(view)
        for turned in view.last.turned:
            if turned.die is None:
                continue
            line = [item for item in row(shown, turned.draft) if isinstance(item, Die | Sign | Badge)]
            place = line.index(next(item for item in line if isinstance(item, Die)))
            die, arrow, badge = line[place : place + 3]
            assert isinstance(die, Die)
            assert isinstance(arrow, Sign)
            assert isinstance(badge, Badge)
            assert die.x < arrow.x < badge.x
            assert (die.value, badge.number) == (turned.die, None if turned.place == NOBODY else turned.place)
            seen += 1
    assert seen > 20


@each_table
def test_the_order_of_play_shows_who_has_moved_and_who_moves_twice_in_a_row(seats: int, dummy_sigils: bool) -> None:
    for state in played(seats, dummy_sigils, "order"):
        view = GAME.view(state, None)
        if not going_on(view):
            continue
        strip = order(of(view))
        after = [view.order[-1]] if view.cycle < view.cycles else []
        assert [badge.number for badge in strip] == [*view.order, *after]
        assert sum(badge.faded for badge in strip) == view.done
        assert all(badge.faded for badge in strip[: view.done])
        now = [] if view.asking == "secret" else [view.order[view.done]]
        assert [badge.number for badge in strip if badge.mark == "gold"] == now


@each_table
def test_the_place_to_move_is_framed_and_who_is_asked_is_golden(seats: int, dummy_sigils: bool) -> None:
    """With two players, the player beside the dummy is asked in its turn."""
    for state in played(seats, dummy_sigils, "framed"):
        view = GAME.view(state, None)
        if not going_on(view) or (view.last is not None and view.last.fault):
            continue
        shown, at = of(view), {place: x for place, (x, _) in columns(view).items()}
        assert view.waiting is not None
        moving = view.waiting if view.asking == "secret" else view.order[view.done]
        assert [frame.x for frame in all_of(Frame, shown)] == [at[moving]]
        golden = [plate.x for plate in all_of(NamePlate, shown) if plate.state == "turn"]
        assert golden == [at[view.waiting]]
        assert [plate.x for plate in all_of(NamePlate, shown) if plate.sign == "chair"] == [at[view.chair]]
        checked = [sign.x for sign in all_of(Sign, shown) if sign.kind == "check"]
        assert len(checked) == (0 if view.asking == "secret" else view.done)


def test_secret_influences_wait_on_a_tray_until_they_move_in() -> None:
    view = tables()["secrets-2"]
    assert len(view.secrets) == 3
    shown = of(view)
    for draft in DRAFTS:
        waiting = backs(shown, draft)
        assert [back.seat for back in waiting] == [None] * view.secrets.count(draft)
        assert all(back.x >= spot_x(4) for back in waiting)
    full = tables()["fullest-2"]
    assert not full.secrets
    assert [back.x for back in backs(of(full), 0)[:3]] == [spot_x(spot) for spot in range(3)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_fullest_examples_are_as_full_as_the_rules_allow(seats: int) -> None:
    view, layout = tables()[f"fullest-{seats}"], LAYOUTS[seats]
    assert len(view.drafts[0].down) + view.secrets.count(0) == layout.allowance + layout.places - 1
    assert len(view.village) == 2 * (gathering_count(seats, dummy_sigils=seats > 2) - 1)
    most = max(
        len(draft.down) + view.secrets.count(number)
        for state in played(seats, True, "crowded")
        for view in [GAME.view(state, None)]
        for number, draft in enumerate(view.drafts)
    )
    assert most <= layout.allowance + layout.places - 1


def test_the_end_of_a_gathering_shows_its_hands_and_the_policies_that_passed() -> None:
    ends = 0
    for state in played(4, True, "gatherings"):
        view = GAME.view(state, None)
        ended = None if view.last is None else view.last.ended
        if ended is None or view.gathering == 1 or not view.asking:
            continue
        assert ended == view.accounts[-1]
        shown, ends = of(view), ends + 1
        for draft in DRAFTS:
            policy = None if draft == JOKER else ended.policies[draft // 2]
            cards = {item.card for item in row(shown, draft) if isinstance(item, CardAt)}
            assert cards == {*ended.hands[draft], *([] if policy is None else [policy])}
        assert texts(shown).count("passed") == sum(ended.passed)
        assert texts(shown).count("failed") == 2 - sum(ended.passed)
        assert {f"Gathering {view.gathering - 1}/6", "Secrets: 0–1?"} <= set(texts(shown))
        foot = [card for card in all_of(CardAt, shown) if card.y > DRAFTS_BOTTOM]
        coming = [own.policy for own in view.drafts if own.policy is not None]
        assert [card.card for card in foot] == [*view.village, *coming]
        new = [card.card for card in foot if card.mark == "gold"]
        assert new == [policy for policy in ended.policies if policy is not None]
    assert ends > 5


@pytest.mark.parametrize(("points", "text"), [(0, "0"), (0.5, "½"), (1, "1"), (2.5, "2½"), (10, "10")])
def test_halves_of_points_are_written_as_people_do(points: float, text: str) -> None:
    assert points_text(points) == text


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ((8,), "High card 9"),
        ((8, 21), "Pair of 9s"),
        ((8, 21, 1, 14), "9s and 2s"),
        ((5, 6, 7, 8), "Straight flush of 4"),
    ],
)
def test_a_hand_is_named_with_its_ranks_unless_they_are_obvious(cards: tuple[Card, ...], name: str) -> None:
    assert hand_name(strength(cards), READER) == name


@pytest.mark.long
@pytest.mark.parametrize("fault", ["out-of-turn", "empty-deck"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_misplay_is_stamped_on_the_player_who_slipped(seats: int, fault: str) -> None:
    view = replace(tables()[f"fullest-{seats}"], deck=0)
    slipped = seats - 1
    before = of(replace(view, last=None))
    shown = of(replace(view, last=LastAction(seat=slipped, kind="deck", draft=RIGHT, fault=fault)))
    (stamp,) = all_of(Stamp, shown)
    x, width = columns(view)[slipped]
    assert abs(stamp.x - x) < width // 4
    assert SEATS_TOP < stamp.y < shown.height - 100
    assert shown.items[-1] == stamp
    assert [plate.x for plate in all_of(NamePlate, shown) if plate.state == "fault"] == [x]
    tried = [back.seat for back in all_of(SeatBack, shown) if back not in all_of(SeatBack, before)]
    assert tried == ([slipped] if fault == "out-of-turn" else [])
    marked = [item for item in shown.items if isinstance(item, SeatBack | Slot) and item.mark == "fault"]
    assert len(marked) == 1


def test_the_last_card_placed_is_marked() -> None:
    view = tables()["typical-4"]
    assert view.last is not None
    assert view.last.draft is not None
    marked = [back for back in all_of(SeatBack, of(view)) if back.mark == "last"]
    assert marked == [backs(of(view), view.last.draft)[-1 - view.secrets.count(view.last.draft)]]
    assert marked[0].seat == view.last.seat


def test_all_that_can_lie_face_down_fits_with_a_misplayed_card() -> None:
    view = tables()["fullest-misplay-2"]
    lying = backs(of(view), 0)
    assert len(lying) == 7
    assert all(right.x - left.x >= left.width for left, right in pairwise(lying))
    assert lying[-1].x + lying[-1].width // 2 < 1200


def test_no_caption_is_cut_short() -> None:
    """Only names may be."""
    tens, nines = (9, 22, 35, 48), (8, 21, 34, 47)
    longest = (tens[:2], tens[:3], tens, (*tens[:2], *nines[:2]), (*tens[:3], *nines[:2]), range(5, 10))
    names = [Label(600, 300, hand_name(strength(cards), READER), 36, "bare", 296) for cards in longest]
    ours = {label for shown in gallery(WORDS).values() for label in all_of(Label, shown)}
    cut = {label.text for label in (*ours, *names) if is_cut(label)}
    assert all(text.startswith(("WWW", "Bartholomew")) for text in cut)


def is_cut(label: Label) -> bool:
    """Wider than its room even where the letters are squeezed."""
    padding = 0 if label.tone in ("bare", "muted", "glint", "ink") else label.size * 0.7
    return shortened(label.text, label.size, label.max_width - padding) != label.text


@pytest.mark.long
def test_no_picture_is_larger_than_a_phone_should_wait_for() -> None:
    sizes = {name: len(paint(shown)) / 1024 for name, shown in gallery(WORDS).items()}
    assert max(sizes.values()) < 80


def test_names_that_do_not_match_the_seats_are_refused() -> None:
    with pytest.raises(SceneError, match="names"):
        scene(tables()["emptiest-2"], READER)
    assert len(NAMES) == 5
