"""What can I do? in every game: whole sentences at every moment; judged are cards only where people learn."""

import logging
from collections.abc import Iterator
from importlib import import_module

import pytest

from bot.core.chance import Seeded
from bot.core.errors import Impossible
from bot.core.game import settle_options
from bot.core.preview_misplay import misplay
from bot.tables.runtime.table import Table
from bot.text.reader import Reader
from bot.ui.kit import GameKit, Verdict
from bot.ui.table.guide import guide_text
from bot.ui.table.presentation import CONTENT_LIMIT
from tests.discord.shown import table_showing

NAMES = ("alice", "Bob_the_builder", "carol", "dave")
STRANGER = 99
GAMES = (("juse", 3), ("juse", 4), ("junk", 1), ("roundup", 2), ("roundup", 4), ("jugglers", 2), ("jugglers", 3))
BEST = "💡 I would choose: **" + "x" * 60 + "**."


def kit_of(game: str) -> GameKit:
    kit = import_module(f"cogs.{game}.cog").KIT
    assert isinstance(kit, GameKit)
    return kit


def table_of(kit: GameKit, state: object, seats: int, *, learning: bool) -> Table:
    return table_showing(kit.rules, state, NAMES[:seats], settle_options(kit.rules, {}), learning=learning)


def states(kit: GameKit, seats: int) -> Iterator[object]:
    """Of games played well and badly."""
    for seed in range(4):
        chance = Seeded(f"guide {seed}")
        options = dict(settle_options(kit.rules, {}))
        if kit.name == "juse" and seed % 2:
            options["referee"] = "table"
        if kit.name == "junk":
            options["naked"] = seed % 2 == 0
        state, _ = kit.rules.deal(seats, options, chance)
        for number in range(130):
            asked = kit.rules.to_act(state)
            if not asked:
                break
            if number % 5 == seed:
                yield state
            seat = min(asked)
            choices = kit.rules.legal(state, seat) if chance.below(3) else kit.rules.possible(state, seat)
            state, _ = kit.rules.apply(state, seat, choices[chance.below(len(choices))], chance)


def verdicts(kit: GameKit, state: object, seat: int) -> Iterator[tuple[Verdict, bool]]:
    """Of each action, but those that speak of Bob, whose name is written otherwise; and whether the rules allow it."""
    legal = set(kit.rules.legal(state, seat))
    for action in kit.rules.possible(state, seat):
        try:
            called = misplay(kit.rules, state, seat, action)
        except Impossible:
            continue
        assert (called is None) == (action in legal)
        verdict = kit.guide.judge(kit.rules.view(state, seat), seat, action, called, Reader(NAMES, kit.words))
        if verdict is not None and "Bob" not in f"{verdict.move}{verdict.why}":
            yield verdict, called is None


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_moment_is_told_in_whole_sentences(game: str, seats: int, caplog: pytest.LogCaptureFixture) -> None:
    kit = kit_of(game)
    told: set[str] = set()
    for state in states(kit, seats):
        for learning in (False, True):
            table = table_of(kit, state, seats, learning=learning)
            for user in (*range(1, seats + 1), STRANGER):
                text = guide_text(table, kit, user, BEST)
                assert len(text) < CONTENT_LIMIT
                assert text.endswith(BEST)
                told.update(text.splitlines())
    assert not [line for line in told if "{" in line or "None" in line or "  " in line or not line.strip("• ")]
    assert not [line for line in told if line[-1] not in ".!*?" and not line.endswith("now")], "whole sentences"
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_nothing_is_judged_where_nobody_asked_to_learn(game: str, seats: int) -> None:
    """It is the same whatever the cards in question are worth: no sign, no word of what would be called."""
    kit = kit_of(game)
    for state in states(kit, seats):
        table = table_of(kit, state, seats, learning=False)
        for user in range(1, seats + 1):
            text = guide_text(table, kit, user)
            assert not any(sign in text for sign in ("✅", "❌", "💡", "By the rules"))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_to_learn_at_it_says_of_each_move_what_the_rules_would(game: str, seats: int) -> None:
    """Each move is named on the side where the rules have it, with the reason for which it would be called."""
    kit = kit_of(game)
    sides: set[bool] = set()
    for state in states(kit, seats):
        table = table_of(kit, state, seats, learning=True)
        for seat in range(seats):
            lines = guide_text(table, kit, seat + 1).splitlines()
            for verdict, is_right in verdicts(kit, state, seat):
                sign = "✅" if is_right else "❌"
                said = [line for line in lines if line.startswith(sign) and line.endswith(verdict.why)]
                assert any(f"**{verdict.move}**" in line for line in said), (verdict, lines)
                sides.add(is_right)
    assert sides == {True, False}


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_move_has_a_name(game: str, seats: int) -> None:
    kit = kit_of(game)
    for state in states(kit, seats):
        for seat in range(seats):
            actions = kit.rules.possible(state, seat)
            names = {kit.guide.name_move(action, Reader(NAMES, kit.words)) for action in actions}
            assert len(names) == len(set(actions)), "two of one name at one moment"
            assert "" not in names


def test_one_who_watches_is_told_that_and_the_rules() -> None:
    kit = kit_of("roundup")
    state = next(iter(states(kit, 4)))
    text = guide_text(table_of(kit, state, 4, learning=True), kit, STRANGER)
    assert "watching is all you can do" in text
    assert "Only a number card" in text
    assert "By the rules" not in text


def test_names_are_written_so_that_they_format_nothing() -> None:
    kit = kit_of("juse")
    texts = [
        guide_text(table_of(kit, state, 4, learning=True), kit, user) for state in states(kit, 4) for user in (1, 3)
    ]
    assert any(r"Bob\_the\_builder" in text for text in texts)
    assert not any("Bob_the_builder" in text for text in texts)
