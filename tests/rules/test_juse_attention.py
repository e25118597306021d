"""What a replay tells of Juse: what was overlooked, who saw it, and what it cost."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from bot.core.summary import Finding, Insight, Snapshot
from bot.text import words_for
from bot.text.voice import Voice
from cogs.juse import words
from cogs.juse.rules.attention import Called, Costliest, Overlooked, WrongCall, study
from cogs.juse.rules.game import GAME, JUSE
from cogs.juse.rules.state import Misplayed, State
from cogs.juse.words import insight_sums, insight_text
from tests.random_games import recorded
from tests.rules.juse_calls import DREW_EARLY, KEPT_FROM_CENTRE, KEPT_FROM_SEAT, STANDING, at
from tests.rules.juse_positions import NO_CHANCE

NAMES = ("Ann", "Bea", "Cem", "Dag")
READER = Voice(NAMES, words_for("en-US", "juse"))


def played(state: State, *moves: tuple[int, str]) -> list[Snapshot]:
    steps = [Snapshot(state, ())]
    for seat, move in moves:
        state, events = GAME.apply(state, seat, GAME.parse(move), NO_CHANCE)
        steps.append(Snapshot(state, events))
    return steps


def findings(*moves: tuple[int, str], state: State) -> Sequence[Finding | None]:
    return study(played(state, *moves)).findings


def turning_points(steps: Sequence[Snapshot]) -> list[Costliest]:
    return [point for point in study(steps).turning_points if isinstance(point, Costliest)]


def cards(state: State, seat: int) -> int:
    return int(GAME.outcome(state).scores[seat])


@pytest.mark.parametrize(("state", "move", "fault"), STANDING)
def test_what_nobody_calls_is_found_in_the_words_of_its_accusation(state: State, move: str, fault: str) -> None:
    [nothing, slip] = findings((1, move), state=state)
    assert nothing is None
    assert isinstance(slip, Overlooked)
    assert slip.is_slip
    assert slip.misplay.fault == fault
    assert slip.missed_by == (0, 2, 3)
    _, (called,) = GAME.apply(played(state, (1, move))[-1].state, 2, GAME.parse("juse"), NO_CHANCE)
    assert isinstance(called, Misplayed)
    accused = words.accuse(msgspec.structs.replace(called, caller=None), READER)
    why = words.overlooked(slip.misplay, READER)
    assert accused.startswith(why)
    told = insight_text(slip, READER)
    assert told.startswith(f"👀 Nobody called it: {why}")
    assert told.endswith("Ann, Cem, and Dag each missed a chance to give away a card.")
    assert ("Bea kept that card" in told) == (move == "own")


@pytest.mark.parametrize(("state", "move", "fault"), STANDING)
def test_what_is_called_is_found_at_the_move_and_its_cost_at_the_call(state: State, move: str, fault: str) -> None:
    steps = played(state, (1, move), (3, "juse"))
    _, slip, called = study(steps).findings
    assert isinstance(slip, Overlooked)
    assert (slip.misplay.fault, slip.misplay.caller, slip.is_slip) == (fault, 3, False)
    assert insight_text(slip, READER).endswith(" Dag saw it.")
    assert isinstance(called, Called)
    assert not called.is_slip
    assert (called.cards, called.winner) == (cards(steps[-1].state, 1), None)
    assert called.cards - called.misplay.takes == cards(state, 1)
    before, after = cards(state, 1), called.cards
    assert insight_text(called, READER) == f"📉 3 more cards ({before} became {after}), and the turn was over."


def test_what_the_bot_calls_has_only_its_cost() -> None:
    bots = msgspec.structs.replace(KEPT_FROM_CENTRE, players_call=False)
    _, called = findings((1, "own"), state=bots)
    assert isinstance(called, Called)
    assert called.misplay.caller is None
    assert called.misplay.takes == 3


def test_a_misplay_can_cost_the_game() -> None:
    state = at("9H / ", "6C 7C / 8D", "4C TS / ", "5D 6D / ", base="A", turn=1, held="AS")
    _, _, called = findings((1, "own"), (2, "juse"), state=state)
    assert isinstance(called, Called)
    assert called.winner == 0
    assert insight_text(called, READER).endswith("and the game was lost: Ann gave their last card.")


def test_a_call_of_the_next_misplay_is_no_call_of_this_one() -> None:
    """The bot calls the next player's, which everybody sees."""
    _, slip, called = findings((1, "own"), (2, "centre"), state=KEPT_FROM_SEAT)
    assert isinstance(slip, Overlooked)
    assert slip.is_slip
    assert (slip.misplay.seat, slip.misplay.fault) == (1, "playable-elsewhere")
    assert isinstance(called, Called)
    assert called.misplay.seat == 2


def test_a_wrong_call_is_found_and_cost_no_card() -> None:
    right = msgspec.structs.replace(KEPT_FROM_CENTRE, held=None)
    wrong = findings((1, "draw"), (0, "juse"), state=right)[2]
    assert isinstance(wrong, WrongCall)
    assert wrong.seat == 0
    assert "Ann could not call" in insight_text(wrong, READER)
    assert not wrong.is_slip


def test_who_called_wrongly_in_this_turn_could_not_have_called() -> None:
    silenced = msgspec.structs.replace(DREW_EARLY, silenced=(0, 2))
    _, slip = findings((1, "draw"), state=silenced)
    assert isinstance(slip, Overlooked)
    assert slip.missed_by == (3,)
    alone = msgspec.structs.replace(DREW_EARLY, silenced=(0, 2, 3))
    _, slip = findings((1, "draw"), state=alone)
    assert isinstance(slip, Overlooked)
    assert slip.missed_by == ()
    assert "missed" not in insight_text(slip, READER)


def test_the_sum_of_each_player_is_told_in_one_line() -> None:
    insight = Insight(
        [
            *findings((1, "own"), state=KEPT_FROM_CENTRE),
            *findings((1, "draw"), (3, "juse"), state=DREW_EARLY),
            WrongCall(3),
        ]
    )
    assert insight_sums(insight, READER) == [
        "👀 Ann: 1 chance to call missed (1 card not given)",
        "👀 Bea: caught once (+3 cards, 1 turn cut short) · 1 mistake that nobody called (1 card kept)",
        "👀 Cem: 1 chance to call missed (1 card not given)",
        "👀 Dag: 1 chance to call missed (1 card not given) · 1 wrong call",
    ]
    insight = Insight(findings((1, "draw"), (3, "juse"), state=DREW_EARLY))
    assert insight_sums(insight, READER)[0] == "👀 Ann: nothing overlooked"
    assert insight_sums(Insight([None]), READER) == []


def test_what_cost_each_most_is_its_dearest_slip_or_what_it_was_given_in_a_turn() -> None:
    misplayed = played(KEPT_FROM_CENTRE, (1, "own"), (3, "juse"))
    [dearest] = turning_points(misplayed)
    assert (dearest.seat, dearest.move) == (1, 2)
    assert words.turning_point(dearest, READER) == "missed that A♠ fits the center: +3"
    unnoticed = turning_points(played(KEPT_FROM_SEAT, (1, "own")))
    assert [words.turning_point(point, READER) for point in unnoticed] == [
        "didn't call that 8♥ fits Cem's pile",
        "kept a card, though 8♥ fits Cem's pile",
        *["didn't call that 8♥ fits Cem's pile"] * 2,
    ]
    giving = at("9H 2C / 6D 5D", "6C / 4S", "4C TS / 7D", base="A", turn=0)
    [given] = turning_points(played(giving, (0, "seat:1"), (0, "seat:1")))
    assert (given.seat, given.move) == (1, 2)
    assert words.turning_point(given, READER) == "got 2 cards from Ann in one turn"


@pytest.mark.parametrize("referee", ["bot", "table"])
def test_in_random_games_every_misplay_is_found_once(referee: str) -> None:
    for seats in range(2, 9):
        steps, moves = recorded(GAME, seats, {"referee": referee}, f"attention {seats}", misplays=0.3)
        made = zip(steps, moves, strict=False)
        wrong = sum(action == JUSE or action not in GAME.legal(step.state, seat) for step, (seat, action) in made)
        slips: list[Any] = [finding for finding in study(steps).findings if finding is not None]
        calls = [event.caller for step in steps for event in step.events if isinstance(event, Misplayed)]
        assert len(slips) == wrong > 3
        assert sum(isinstance(slip, Overlooked) and not slip.is_slip for slip in slips) == sum(
            caller is not None for caller in calls
        )
        assert all(insight_text(slip, Voice([f"seat {seat}" for seat in range(seats)], READER.words)) for slip in slips)
