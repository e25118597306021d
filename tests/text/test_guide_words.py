"""*What can I do?* in every game: complete sentences, and verdicts on moves only at learning tables."""

import logging
from collections.abc import Iterator

import pytest

from bot.core.errors import Impossible
from bot.core.game import settle_options, would_be_called
from bot.parts import find_kit
from bot.tables.runtime.table import Table
from bot.text.voice import Voice
from bot.ui.actions.private_answers import guide_text
from bot.ui.discord.components import CONTENT_LIMIT
from bot.ui.kit import GameKit, Verdict
from bot.ui.table.audience import Audience
from tests.discord.shown import table_showing
from tests.random_games import random_steps

NAMES = ("alice", "Bob_the_builder", "carol", "dave")
BYSTANDER = 99
"""A user without a seat."""
GAMES = (("juse", 3), ("juse", 4), ("junk", 1), ("roundup", 2), ("roundup", 4), ("jugglers", 2), ("jugglers", 3))
BEST = "💡 I'd choose: **" + "x" * 60 + "**."


def table_of(kit: GameKit, state: object, seats: int, *, learning: bool) -> Table:
    return table_showing(kit.rules, state, NAMES[:seats], settle_options(kit.rules, {}), learning=learning)


def states(kit: GameKit, seats: int) -> Iterator[object]:
    """States of games played well and badly."""
    options = {"juse": {"referee": "table"}, "junk": {"naked": True}}.get(kit.name, {})
    for seed in range(4):
        played = random_steps(kit.rules, seats, options if seed % 2 else {}, f"guide {seed}", misplays=0.3, most=130)
        yield from (step.state for number, step in enumerate(played) if number % 5 == seed)


def verdicts(kit: GameKit, state: object, seat: int, voice: Voice) -> Iterator[tuple[Verdict, bool]]:
    """The verdict on each possible action, and whether it is legal."""
    assert kit.guide.judge is not None
    legal = set(kit.rules.legal(state, seat))
    for action in kit.rules.possible(state, seat):
        try:
            called = would_be_called(kit.rules, state, seat, action)
        except Impossible:
            continue
        assert (called is None) == (action in legal)
        verdict = kit.guide.judge(kit.rules.view(state, seat), seat, action, called, voice)
        if verdict is not None:
            yield verdict, called is None


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_guide_has_whole_sentences_at_every_moment(game: str, seats: int, caplog: pytest.LogCaptureFixture) -> None:
    kit = find_kit(game)
    lines: set[str] = set()
    for state in states(kit, seats):
        for learning in (False, True):
            table = table_of(kit, state, seats, learning=learning)
            for user in (*range(1, seats + 1), BYSTANDER):
                best = BEST if user - 1 in kit.rules.to_act(state) else ""
                text = guide_text(table, kit, user, "", best)
                assert len(text) < CONTENT_LIMIT
                assert learning or not any(sign in text for sign in ("✅", "❌", "By the rules")), "no move is judged"
                assert not best or text.splitlines()[2] == best, "the verdict comes first, after the goal"
                assert len(text.splitlines()) == len({*text.splitlines()}), "nothing is said twice"
                lines.update(text.splitlines())
    assert not [line for line in lines if "{" in line or "None" in line or "  " in line or not line.strip("• ")]
    assert not [line for line in lines if line.rstrip(")")[-1] not in ".!*?" and not line.endswith("now")], (
        "whole sentences"
    )
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_learning_table_judges_every_move_as_the_rules_do(game: str, seats: int) -> None:
    kit = find_kit(game)
    judged: set[bool] = set()
    for state in states(kit, seats):
        table = table_of(kit, state, seats, learning=True)
        for seat in range(seats):
            lines = guide_text(table, kit, seat + 1, "").splitlines()
            for verdict, is_right in verdicts(kit, state, seat, Audience(table.data, "").of_guide):
                sign = "✅" if is_right else "❌"
                found = [line for line in lines if line.startswith(sign) and line.endswith(verdict.why)]
                assert any(f"**{verdict.move}**" in line for line in found), (verdict, lines)
                judged.add(is_right)
    assert judged == {True, False}
