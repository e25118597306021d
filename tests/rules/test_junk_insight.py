"""What a replay tells of Junk: exactly how good each position of a game still was, and one best game of its deal."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.core.cards import PACK
from bot.core.chance import Seeded
from bot.core.summary import Insight, Step
from bot.text import words_for
from bot.text.voice import Voice
from cogs.junk.cog import KIT
from cogs.junk.player.solver import Foresight, study
from cogs.junk.rules.game import GAME, is_over
from cogs.junk.rules.state import Misplayed, Reachable, State
from cogs.junk.words import insight_text
from tests.rules.test_junk_games import random_game
from tests.rules.test_junk_solver import NO_CHANCE, brute_force


def steps_of(seed: str, *, naked: bool = False) -> list[Step]:
    return [Step(state, events) for state, _, events in random_game(seed, naked)]


def short_game(rng: Seeded, cards: int, *, naked: bool) -> list[Step]:
    """One move in five is a misplay, if one is possible."""
    state = State(deal=rng.shuffle(PACK)[:cards], naked=naked)
    steps = [Step(state, ())]
    while not is_over(state):
        offered = GAME.legal(state, 0) if rng.below(5) else GAME.possible(state, 0)
        state, events = GAME.apply(state, 0, offered[rng.below(len(offered))], NO_CHANCE)
        steps.append(Step(state, events))
    return steps


def best_of(insight: Insight) -> list[int]:
    return [finding.best for finding in insight.findings if isinstance(finding, Reachable)]


def losses_of(insight: Insight) -> list[int]:
    return [finding.lost for finding in insight.findings if isinstance(finding, Reachable)]


def followed(state: State, insight: Insight) -> Iterator[State]:
    for seat, action in insight.best_line:
        state, events = GAME.apply(state, seat, action, NO_CHANCE)
        assert not any(isinstance(event, Misplayed) for event in events)
        yield state


@pytest.mark.parametrize("naked", [False, True])
def test_each_position_of_a_short_game_is_as_good_as_plain_search_finds(naked: bool) -> None:
    rng = Seeded(f"short games {naked}")
    lost = 0
    for number in range(80):
        steps = short_game(rng, 1 + number % 9, naked=naked)
        insight = study(steps)
        known: dict[tuple[object, ...], int] = {}
        assert best_of(insight) == [brute_force(step.state, known) for step in steps]
        lost += sum(losses_of(insight))
    assert lost > 40


@pytest.mark.parametrize("number", range(30))
def test_along_a_game_it_never_gets_better_and_ends_at_the_score(number: int) -> None:
    steps = steps_of(f"along {number}", naked=bool(number % 2))
    insight = study(steps)
    best, losses = best_of(insight), losses_of(insight)
    assert all(before <= after for before, after in pairwise(best))
    assert best[-1] == len(steps[-1].state.junk)
    assert losses == [0, *(after - before for before, after in pairwise(best))]
    assert [finding.is_slip for finding in insight.findings if finding is not None] == [lost > 0 for lost in losses]


def test_what_is_called_better_loses_nothing_and_is_told_with_what_was_done() -> None:
    voice, told = Voice(("Ann",), words_for("en-US", "junk"), alone=True), set[str]()
    for number in range(8):
        steps = steps_of(f"better {number}")
        insight, foresight = study(steps), Foresight(steps[0].state.deal)
        for before, after, finding in zip(steps, steps[1:], insight.findings[1:], strict=False):
            assert isinstance(finding, Reachable)
            assert (finding.better is None) == (not finding.lost)
            assert finding.move == after.state.last
            text = insight_text(finding, voice)
            if finding.better is not None:
                better, events = GAME.apply(before.state, 0, finding.better, NO_CHANCE)
                assert not any(isinstance(event, Misplayed) for event in events)
                assert foresight.best(better) == finding.best - finding.lost
                assert f" cost {finding.lost}: it was {finding.best - finding.lost} before; " in text
                told.add(text.split()[1])
            else:
                assert text.startswith("🔎 Best still possible: ")
    assert {"Drawing", "Playing", "Junking", "Rescuing"} <= told


def test_a_misplay_loses_nothing() -> None:
    steps = steps_of("misplays")
    misplays = [any(isinstance(event, Misplayed) for event in step.events) for step in steps]
    assert sum(misplays) > 5
    assert not any(lost for lost, wrong in zip(losses_of(study(steps)), misplays, strict=True) if wrong)


@pytest.mark.parametrize("number", range(60))
def test_the_best_line_ends_with_the_best_score_that_the_closing_message_tells(number: int) -> None:
    steps = steps_of(f"best {number}", naked=bool(number % 2))
    *_, last = followed(steps[0].state, study(steps))
    assert is_over(last)
    assert KIT.best is not None
    assert len(last.junk) == KIT.best(GAME.view(steps[-1].state, None))


def test_the_best_line_is_the_game_as_played_until_the_first_loss_but_for_its_misplays() -> None:
    shared = 0
    for number in range(6):
        steps = steps_of(f"common {number}")
        insight = study(steps)
        first_loss = next((move for move, lost in enumerate(losses_of(insight)) if lost), len(steps))
        right = [step.state.last.action for step in steps[1:first_loss] if not step.state.last.fault]
        assert [action for _, action in insight.best_line[: len(right)]] == right
        shared += len(right)
    assert shared > 20


def test_a_game_that_was_given_up_has_a_best_line_to_its_end() -> None:
    steps = steps_of("given up")[:30]
    insight = study(steps)
    assert len(insight.findings) == 30
    *_, last = followed(steps[0].state, insight)
    assert is_over(last)
    assert len(last.junk) == best_of(insight)[0]
