"""Jugglers' other pictures: *My hand*, the moment of Juse!, the end of a match."""

from itertools import pairwise

import pytest

from bot.core.game import ranking
from bot.core.summary import SeatSummary, Summary
from cogs.jugglers.picture.cockpit import hand_scene
from cogs.jugglers.picture.ending import ending_scene
from cogs.jugglers.picture.examples import hands, moments
from cogs.jugglers.picture.moment import moment
from cogs.jugglers.picture.score import points_text
from cogs.jugglers.picture.seats import columns
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import Misplayed, View
from render import paint
from render.scene import (
    Area,
    Badge,
    CardAt,
    Frame,
    Label,
    NamePlate,
    Pip,
    SeatBack,
    Sign,
    Slot,
    Stamp,
    Tally,
    card_height,
    rank_height,
)
from tests.render.jugglers_scenes import READER, all_of, each_table, faces, of, played, texts, voice

MOST_OVERLAPPED = 84
"""So much of each card is seen, of a picture 1200 wide."""
SUMMARY = Summary(tuple(SeatSummary(mistakes=mistakes) for mistakes in (7, 0, 1, 2, 3)))


@each_table
def test_the_cockpit_shows_the_own_sigil_and_cards_and_what_lies_on_the_table(seats: int, dummy_sigils: bool) -> None:
    for number, state in enumerate(played(seats, dummy_sigils, "cockpit")):
        seat = number % seats
        view = GAME.view(state, seat)
        shown = hand_scene(view, voice(seats))
        expected = [state.round.sigils[seat], *state.gathering.hands[seat]]
        expected += view.village if view.asking else view.results[-1].village
        ended = None if view.last is None else view.last.ended
        if view.asking:
            expected += [card for own in view.drafts for card in own.cards]
            expected += [own.policy for own in view.drafts if own.policy is not None]
        if ended is not None and (not view.asking or not view.between_rounds):
            expected += [card for hand in ended.hands for card in hand]
            expected += [policy for policy in ended.policies if policy is not None]
        assert sorted(faces(shown)) == sorted(expected)


@each_table
def test_the_cockpit_shows_the_same_table_as_everybody_sees(seats: int, dummy_sigils: bool) -> None:
    compared = 0
    for number, state in enumerate(played(seats, dummy_sigils, "same")):
        view = GAME.view(state, number % seats)
        if not view.asking:
            continue
        table = [item for item in of(GAME.view(state, None)).items if getattr(item, "y", 0) < 600]
        assert [item for item in hand_scene(view, voice(seats)).items if getattr(item, "y", 0) < 600] == table
        compared += 1
    assert compared > 50


def test_the_cockpit_says_what_is_asked() -> None:
    def asked(view: View) -> list[str]:
        return texts(hand_scene(view, voice(view.seats)))

    shown = {name: asked(view) for name, view in hands().items()}
    assert "Your turn: place a card" in shown["hand"]
    assert "is to move" in shown["hand-waiting"]
    assert "How many secret cards: 0–2?" in shown["hand-secret"]
    assert "The match is over" in shown["hand-over"]


@pytest.mark.parametrize(("name", "count", "width"), [("hand", 5, 174), ("hand-longest", 7, 150)])
def test_own_cards_can_be_read_on_a_phone(name: str, count: int, width: int) -> None:
    view = hands()[name]
    own = [card for card in all_of(CardAt, hand_scene(view, READER)) if card.card in view.hand and card.style == "card"]
    assert [card.size for card in own] == [width] * count
    assert all(right.x - left.x >= MOST_OVERLAPPED for left, right in pairwise(own))
    assert rank_height(width) >= 60
    assert own[-1].x + width // 2 <= 1200
    assert len({card.y for card in own}) == 1


@each_table
def test_the_ending_lists_players_by_their_places_in_the_match(seats: int, dummy_sigils: bool) -> None:
    state = list(played(seats, dummy_sigils, "ending"))[-1]
    view = GAME.view(state, None)
    shown = ending_scene(view, SUMMARY, voice(seats))
    expected = ranking(GAME.outcome(state), low_score_wins=False)
    names = [text for text in texts(shown) if text in READER.names]
    flat = [READER.names[seat] for place in expected for seat in place]
    assert names[-seats:] == flat
    pills = [text for text in texts(shown) if text in ("1st", "2nd", "3rd", "4th", "5th")]
    ordinals = ("1st", "2nd", "3rd", "4th", "5th")
    places = [len([seat for before in expected[:at] for seat in before]) for at in range(len(expected))]
    assert pills == [ordinals[at] for at, place in zip(places, expected, strict=True) for _ in place]
    assert [tally.count for tally in all_of(Tally, shown)] == [view.won[seat] for each in expected for seat in each]
    framed = [frame.y for frame in all_of(Frame, shown)]
    assert len(framed) == len(view.winners)
    mistakes = [str(SUMMARY.seats[seat].mistakes) for each in expected for seat in each]
    assert [label.text for label in all_of(Label, shown) if label.size == 42] == mistakes
    result = view.results[-1]
    assert sorted(faces(shown)) == sorted(
        [*result.sigils, *result.village, *(card for line in result.lines for card in line.matches)]
    )
    for line in result.lines:
        assert points_text(line.points) in texts(shown)


def test_a_seats_number_is_square_and_its_place_in_the_match_is_not() -> None:
    shown = ending_scene(GAME.view(list(played(4, True, "pills"))[-1], None), SUMMARY, voice(4))
    pills = [area for area in all_of(Area, shown) if area.radius * 2 == area.height]
    assert len(pills) == 4
    assert all(area.width > 1.5 * area.height for area in pills)


def test_a_match_without_a_summary_ends_without_mistakes() -> None:
    view = GAME.view(list(played(3, True, "ending"))[-1], None)
    assert "mistakes" not in texts(of(view))
    assert not [sign for sign in all_of(Sign, of(view)) if sign.kind == "cross"]


@each_table
def test_a_moment_shows_what_the_words_say_and_no_card(seats: int, dummy_sigils: bool) -> None:
    seen = 0
    before = None
    for state in played(seats, dummy_sigils, "moment"):
        last = state.last
        if before is not None and last is not None and last.fault and before != last:
            assert last.draft is not None
            view = GAME.view(state, None)
            assert view.waiting is not None
            juse = Misplayed(seat=last.seat, fault=last.fault, kind=last.kind, draft=last.draft, waiting=view.waiting)
            check_moment(view, juse)
            seen += 1
        before = last
    assert seen > 3


def check_moment(view: View, juse: Misplayed) -> None:
    frames = moment(view, juse, voice(view.seats))
    assert 2 <= len(frames) <= 4
    assert len({frame.height for frame in frames}) == 1
    for frame in frames:
        assert not all_of(CardAt, frame)
        assert not all_of(Pip, frame)
        assert not all_of(Tally, frame)
    final = frames[-1]
    x, width = columns(view)[juse.seat]
    (stamp,) = all_of(Stamp, final)
    assert abs(stamp.x - x) < width // 4
    assert [plate.x for plate in all_of(NamePlate, final) if plate.state == "fault"] == [x]
    thrown = [item for item in final.items if isinstance(item, SeatBack | Slot) and item.mark == "fault"]
    assert len(thrown) == 1
    drafts = {label.text: label.y for label in all_of(Label, final)}
    assert thrown[0].y == drafts[f"Draft {juse.draft + 1}"]
    if isinstance(thrown[0], SeatBack):
        assert (juse.fault, thrown[0].seat) == ("out-of-turn", juse.seat)
        own = juse.waiting == juse.seat and juse.kind != "dummy"
        waiting = juse.seat + view.seats if own else juse.waiting
        assert {badge.number for badge in all_of(Badge, final) if badge.mark == "gold"} == {waiting}
    else:
        assert juse.fault == "empty-deck"


@pytest.mark.parametrize("name", moments())
def test_a_moment_is_the_same_whatever_lies_on_the_table(name: str) -> None:
    view, juse = moments()[name]
    others = GAME.view(list(played(view.seats, True, "others"))[-1], None)
    assert moment(view, juse, voice(view.seats)) == moment(others, juse, voice(view.seats))
    assert all(paint(frame) for frame in moment(view, juse, voice(view.seats)))


def test_the_sigil_lies_on_gold() -> None:
    view = hands()["hand"]
    shown = hand_scene(view, voice(4))
    (sigil,) = [card for card in all_of(CardAt, shown) if card.card == view.sigil]
    under = [area for area in all_of(Area, shown) if area.fill == "gold" and area.height == card_height(174)]
    assert [area.x for area in under] == [sigil.x]
