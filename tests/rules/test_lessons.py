"""The lessons: their scripts keep the rules, and what their texts say of the cards is true."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from bot.core.cards import Card, card_names, parse_card, parse_cards
from bot.core.game import Event, Juse
from bot.core.lesson import LEARNER, LessonStep, PlayedMove, dealt, played
from bot.games import find_game
from bot.parts import find_kit
from bot.text import words_for
from bot.text.voice import card_text
from cogs.jugglers.rules import state as jugglers
from cogs.junk.rules import state as junk
from cogs.juse.rules import state as juse
from cogs.roundup.rules import state as roundup

NAMES = ("alice", "Kumari", "Nimal", "Chamari", "Ruwan")
KUMARI, NIMAL, CHAMARI = 1, 2, 3
FAULTS = {
    "junk": {5: "does-not-fit"},
    "juse": {8: "centre-first"},
    "roundup": {4: "face-up-first"},
    "jugglers": {2: "out-of-turn"},
}
each_game = pytest.mark.parametrize("name", FAULTS)


class Stage(msgspec.Struct, frozen=True):
    """One step: what comes before it and what follows."""

    step: LessonStep
    before: Any
    text: str
    log: list[PlayedMove]

    @property
    def events(self) -> list[Event]:
        """The events of the learner's own move, without what follows by itself."""
        return list(self.log[0].events) if self.step.asks else []

    @property
    def all_events(self) -> list[Event]:
        return [event for entry in self.log for event in entry.events]


@cache
def stages(name: str) -> dict[int, Stage]:
    """Return the steps by number, counted from one as the texts are."""
    game, lesson, words = find_game(name), find_kit(name).lesson, words_for("", name)
    names = {f"p{seat}": person for seat, person in enumerate(NAMES[: lesson.seats])}
    state, found = dealt(game, lesson).state, dict[int, Stage]()
    for number, step in enumerate(lesson.steps):
        log = played(game, lesson, number, state)
        found[number + 1] = Stage(step, state, words.say(f"{name}-lesson-{number + 1}", **names), log)
        state = log[-1].state
    return found


def card(text: str) -> Card:
    return parse_card(text)


@each_game
def test_the_script_can_be_played_and_only_the_learner_misplays_on_purpose(name: str) -> None:
    game, faults = find_game(name), dict[int, str]()
    for number, stage in stages(name).items():
        if stage.step.asks:
            assert game.parse(stage.step.asks) in game.possible(stage.before, LEARNER), number
        state = stage.before
        for entry in stage.log:
            called = [event for event in entry.events if isinstance(event, Juse)]
            if called and called[0].seat == LEARNER:
                assert stage.step.asks, number
                faults[number] = called[0].fault
            else:
                assert all(event.caller == LEARNER for event in called), number
            assert called or entry.seat in game.to_act(state), number
            state = entry.state
    assert faults == FAULTS[name]


def seen(name: str, stage: Stage) -> set[Card | None]:
    """Return the cards that lie open to the learner."""
    view = find_game(name).view(stage.before, LEARNER)
    match view:
        case junk.View():
            return {view.held, view.play_top, view.junk_top, view.grace_top}
        case juse.View():
            return {view.held, *view.centre, *(seat.top for seat in view.seats)}
        case roundup.View():
            tops = {suit * 13 + height - 1 for suit, height in enumerate(view.stacks) if height}
            return {*view.hand, *tops, *view.discards, *(up for seat in view.seats for up in seat.up)}
        case _:
            return {*view.hand, view.sigil, *(held for draft in view.drafts for held in (*draft.cards, draft.policy))}


@each_game
def test_the_texts_name_only_cards_that_the_learner_sees(name: str) -> None:
    """But for some that would fit, have just been covered, or are asked for."""
    besides = {("juse", 2): "8H", ("juse", 4): "7H", ("juse", 8): "8H", ("juse", 9): "9H", ("roundup", 6): "7H"}
    for number, stage in stages(name).items():
        named = set(re.findall(r"(?:10|[2-9AJQK])[♠♥♦♣]", stage.text))
        open_cards = seen(name, stage) | set(parse_cards(besides.get((name, number), "").split()))
        assert named <= {card_text(each) for each in open_cards if each is not None}, number


def junk_moved(action: junk.Action, name: str) -> junk.Moved:
    return junk.Moved(action=action, card=card(name))


def juse_drew(name: str) -> juse.Drew:
    return juse.Drew(seat=0, card=card(name), turned_over=False)


def juse_placed(name: str, to: int, *, from_hand: bool = True) -> juse.Placed:
    return juse.Placed(seat=0, card=card(name), to=to, from_hand=from_hand)


PLAY, JUNK, RESCUE, GRACE = junk.Action.PLAY, junk.Action.JUNK, junk.Action.RESCUE, junk.Action.GRACE
EVENTS: dict[str, dict[int, Sequence[Event]]] = {
    "junk": {
        1: [junk.Drew(card=card("5H"))],
        2: [junk_moved(PLAY, "5H")],
        3: [junk_moved(PLAY, "9H")],
        4: [junk_moved(PLAY, "8C")],
        5: [junk.Misplayed(seat=0, fault="does-not-fit", action=PLAY, card=card("2D"), onto=card("8C"))],
        6: [junk_moved(JUNK, "2D")],
        7: [junk_moved(PLAY, "3C")],
        8: [junk_moved(RESCUE, "2D")],
        9: [junk_moved(PLAY, "AS")],
        10: [junk_moved(GRACE, "4H")],
        11: [junk_moved(GRACE, "4S")],
        12: [junk.Ended(left=1, clean=False)],
    },
    "juse": {
        1: [juse_drew("QS")],
        2: [juse_placed("QS", juse.OWN)],
        3: [juse_drew("8H")],
        4: [juse_placed("8H", juse.CENTRE)],
        5: [juse_placed("JD", NIMAL)],
        6: [juse_placed("QS", NIMAL, from_hand=False)],
        7: [juse_placed("7C", juse.CENTRE)],
        8: [juse_placed("9H", juse.OWN)],
        10: [juse_drew("9H")],
        11: [juse_placed("9H", juse.CENTRE)],
        12: [
            juse.Misplayed(seat=KUMARI, caller=0, fault="centre-first", card=card("TH"), to=juse.OWN, takes=2),
        ],
    },
    "roundup": {
        1: [roundup.CardPlaced(seat=0, move="bid")],
        2: [roundup.Stacked(seat=0, cards=(card("2H"),), face_up=False)],
        3: [roundup.Passed(seat=0, card=card("6H"), discarded=False)],
        4: [roundup.Misplayed(seat=0, fault="face-up-first", move="pass")],
        5: [roundup.Stacked(seat=0, cards=(card("5H"), card("6H")), face_up=True)],
        6: [
            roundup.FacePlayed(seat=0, card=card("QS"), target=NIMAL, suit=1, number=None),
            roundup.BroughtOut(seat=NIMAL, card=card("7H"), discarded=False, chosen=False, suit=1),
        ],
    },
}


@pytest.mark.parametrize("name", EVENTS)
def test_every_step_does_what_it_says(name: str) -> None:
    for number, stage in stages(name).items():
        assert stage.events == EVENTS[name].get(number, []), number


def test_in_juse_the_misplay_costs_what_it_says() -> None:
    found = stages("juse")
    before, after, later = found[8].before, found[9].before, found[10].before
    assert after.draws[0][-1] == later.draws[0][-1] == card("9H")
    assert after.draws[0][:2] == (before.draws[NIMAL][0], before.draws[KUMARI][0])
    assert after.turn == KUMARI


def test_in_roundup_the_bid_the_king_and_the_end_are_as_it_says() -> None:
    found, diamonds = stages("roundup"), 2
    held = [each for each in found[1].before.down[0] if each // 13 == diamonds]
    assert set(card_names(tuple(held))) == {"AD", "2D", "4D", "9D"}
    [king] = [event for event in found[2].all_events if isinstance(event, roundup.FacePlayed)]
    assert (king.seat, king.card, king.target, king.number) == (CHAMARI, card("KC"), 0, 5)
    assert roundup.Stacked(seat=NIMAL, cards=(card("7H"),), face_up=True) in found[6].all_events
    end = found[7].log[-1].state
    (score,) = end.history
    assert (score.closed[-1], score.points, score.first_empty) == (diamonds, (3, 1, 0, 0), KUMARI)
    assert find_game("roundup").outcome(end).winners == (0,)


def test_in_jugglers_what_is_turned_up_and_the_end_are_as_it_says() -> None:
    found = stages("jugglers")
    first = found[1].before
    assert (first.gathering.policies, first.round.sigils[0]) == (parse_cards(["QS", "KC"]), card("QH"))
    turned = [
        {turned.draft: (turned.card, turned.place, turned.count) for turned in event.turned}
        for number in (3, 4, 5)
        for event in found[number].all_events
        if isinstance(event, jugglers.Settled)
    ]
    assert turned[0][jugglers.LEFT][0] == card("9H")
    assert turned[0][jugglers.JOKER][::2] == (card("6D"), 2)
    assert turned[1][jugglers.LEFT] == (card("9C"), 0, 2)
    assert turned[2][jugglers.RIGHT] == (card("9S"), 0, 2)
    assert any(isinstance(event, jugglers.SecretsMoved) for event in found[5].all_events)
    (ended,) = [event for event in found[7].log[-1].events if isinstance(event, jugglers.GatheringEnded)]
    assert ended.account.passed == (True, False)
