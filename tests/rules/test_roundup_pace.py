"""How long computers and clocks wait depends on the kinds of what happened."""

import pytest

from cogs.roundup.rules.game import GAME
from tests.rules.roundup_positions import Step, random_match

SEATS = pytest.mark.parametrize("seats", range(2, 7))


def seconds(step: Step) -> float:
    return GAME.seconds_to_see(GAME.view(step.after, None), step.events)


def kinds(step: Step) -> frozenset[str]:
    return frozenset(type(event).__name__ for event in step.events)


@SEATS
def test_a_face_card_takes_as_long_whether_or_not_it_finds_anything(seats: int) -> None:
    steps = list(random_match(seats, f"found {seats}"))
    played = [step for step in steps if "FacePlayed" in kinds(step) and "RoundEnded" not in kinds(step)]
    assert {"Missed" in kinds(step) for step in played} == {True, False}
    assert {seconds(step) for step in played} == {3.0}


@SEATS
def test_what_is_turned_up_and_the_last_card_of_a_round_take_longest(seats: int) -> None:
    for step in random_match(seats, f"longest {seats}", misplays=0.1):
        if "RoundEnded" in kinds(step):
            assert seconds(step) == 4.0
        elif "TurnedUp" in kinds(step):
            assert 3.0 <= seconds(step) <= 4.0
        elif kinds(step) in ({"CardPlaced"}, {"Misplayed"}):
            assert seconds(step) == 0.0


@SEATS
def test_a_card_laid_or_a_pass_waits_only_where_the_other_one_answers_at_once(seats: int) -> None:
    for step in random_match(seats, f"answers {seats}"):
        if kinds(step) in ({"Stacked"}, {"Passed"}):
            assert seconds(step) == (2.0 if seats == 2 else 0.0)
