"""What a replay tells of Junk: exactly how good each position of a game still was, and one best game of its deal."""

from itertools import pairwise

import pytest

from bot.core.cards import PACK
from bot.core.chance import Seeded
from bot.core.summary import Snapshot
from bot.text import words_for
from bot.text.voice import Voice
from cogs.junk.cog import KIT
from cogs.junk.player.solver import Foresight, study
from cogs.junk.rules.game import GAME, is_over
from cogs.junk.rules.state import Misplayed, Reachable, State
from cogs.junk.words import insight_text
from tests.random_games import recorded
from tests.rules.test_junk_solver import NO_CHANCE, brute_force

VOICE = Voice(("Ann",), words_for("en-US", "junk"), alone=True)


def short_game(rng: Seeded, cards: int, *, naked: bool) -> list[Snapshot]:
    """One move in five is a misplay, if one is possible."""
    state = State(deal=rng.shuffle(PACK)[:cards], naked=naked)
    steps = [Snapshot(state, ())]
    while not is_over(state):
        offered = GAME.legal(state, 0) if rng.below(5) else GAME.possible(state, 0)
        state, events = GAME.apply(state, 0, offered[rng.below(len(offered))], NO_CHANCE)
        steps.append(Snapshot(state, events))
    return steps


def findings(steps: list[Snapshot]) -> list[Reachable]:
    return [finding for finding in study(steps).findings if isinstance(finding, Reachable)]


@pytest.mark.parametrize("naked", [False, True])
def test_each_position_of_a_short_game_is_as_good_as_plain_search_finds(naked: bool) -> None:
    rng, lost = Seeded(f"short games {naked}"), 0
    for number in range(80):
        steps = short_game(rng, 1 + number % 9, naked=naked)
        known: dict[tuple[object, ...], int] = {}
        assert [finding.best for finding in findings(steps)] == [brute_force(step.state, known) for step in steps]
        lost += findings(steps)[-1].best - findings(steps)[0].best
    assert lost > 40


@pytest.mark.parametrize("number", range(12))
def test_along_a_game_a_move_that_lost_something_is_told_with_one_that_would_not_have(number: int) -> None:
    """A misplay, which is taken back, loses nothing."""
    steps, _ = recorded(GAME, 1, {"naked": bool(number % 2)}, f"along {number}", misplays=0.3)
    told, foresight = findings(steps), Foresight(steps[0].state.deal)
    assert told[-1].best == len(steps[-1].state.junk)
    for before, (was, finding), step in zip(steps, pairwise(told), steps[1:], strict=False):
        assert finding.lost == finding.best - was.best >= 0
        assert finding.is_slip == (finding.lost > 0) == (finding.better is not None)
        assert not finding.lost or not any(isinstance(event, Misplayed) for event in step.events)
        text = insight_text(finding, VOICE)
        if finding.better is None:
            assert text.startswith("🔎 Best still possible: ")
        else:
            assert foresight.best(GAME.apply(before.state, 0, finding.better, NO_CHANCE)[0]) == was.best
            assert f" cost {finding.lost} card" in text
            assert f": the best you could reach was {was.best}, and now it is {finding.best}. " in text


@pytest.mark.parametrize("number", range(12))
def test_the_best_line_is_the_game_as_played_until_its_first_loss_and_ends_with_the_best_score(number: int) -> None:
    """But for its misplays; also of a game that was given up."""
    played, _ = recorded(GAME, 1, {"naked": bool(number % 2)}, f"best {number}", misplays=0.3)
    steps = played[: len(played) // 2] if number % 3 == 0 else played
    told, line, state = findings(steps), study(steps).best_line, steps[0].state
    first_loss = next((move for move, finding in enumerate(told) if finding.lost), len(steps))
    right = [step.state.last.action for step in steps[1:first_loss] if not step.state.last.fault]
    assert [action for _, action in line[: len(right)]] == right
    for seat, action in line:
        state, events = GAME.apply(state, seat, action, NO_CHANCE)
        assert not any(isinstance(event, Misplayed) for event in events)
    assert is_over(state)
    assert KIT.best is not None
    assert len(state.junk) == told[0].best == KIT.best(GAME.view(played[-1].state, None))
