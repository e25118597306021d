"""Whatever cards are hidden from a seat, all that reaches it stays the same when they are exchanged."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.core.chance import Seeded
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import State
from tests.discord.house import House
from tests.discord.roundup_evening import THREE, begin, in_turns, owe_a_give, play, type_in
from tests.leaks.harness import Position, everything
from tests.leaks.of_roundup import SECRETS, exchanged

PEOPLE = ("alice", "bob", "carol", "dave")
BYSTANDER = None


def everything_shown(state: State, viewer: int | None) -> dict[str, Any]:
    position = Position(state, (), {"points": state.goal}, len(PEOPLE))
    return everything(SECRETS, position, state, viewer)


def states() -> Iterator[State]:
    """Of matches played at random, misplays and all: the first few of every kind."""
    counts: dict[tuple[Any, ...], int] = {}
    for seed in range(40):
        chance = Seeded(f"a match {seed}")
        state, _ = GAME.deal(len(PEOPLE), {"points": 10}, chance)
        for _ in range(120):
            if not GAME.to_act(state):
                break
            kind = (state.phase, sum(card is not None for card in state.placed) > 0, bool(state.history))
            counts[kind] = counts.get(kind, 0) + 1
            if counts[kind] <= 2 or counts[kind] % 700 == 0:
                yield state
            seat = min(GAME.to_act(state))
            choices = GAME.legal(state, seat) if chance.below(5) else GAME.possible(state, seat)
            state, _ = GAME.apply(state, seat, choices[chance.below(len(choices))], chance)


STATES = list(states())


def test_every_kind_of_state_is_looked_at() -> None:
    kinds = {(state.phase.value, any(card is not None for card in state.placed)) for state in STATES}
    assert {("bid", False), ("bid", True), ("show", False), ("show", True), ("turn", False), ("give", False)} <= kinds
    assert any(state.last is not None and state.last.fault for state in STATES)


@pytest.mark.parametrize("viewer", [*range(len(PEOPLE)), BYSTANDER])
def test_exchanged_hidden_cards_change_nothing(viewer: int | None) -> None:
    changed = 0
    for number, state in enumerate(STATES):
        shown = everything_shown(state, viewer)
        other = exchanged(state, viewer, Seeded(f"exchange {viewer} {number}"))
        changed += other != state
        assert everything_shown(other, viewer) == shown
    assert changed > len(STATES) // 2


def test_the_comparison_would_see_a_card_of_ones_own() -> None:
    for state in STATES[:3]:
        other = exchanged(state, BYSTANDER, Seeded("all of them"))
        assert everything_shown(other, 0)["shown"] != everything_shown(state, 0)["shown"]


LISTS = (("bid", "card"), ("show", "card"), ("up", "cards"), ("down", "card"), ("pass", "card"), ("face", "card"),
         ("face", "on"), ("give", "card"))  # fmt: skip


async def completions(house: House, name: str) -> list[Any]:
    return [
        await house[name].autocomplete(house.channel, f"roundup {command}", option, typed)
        for command, option in LISTS
        for typed in ("", "7", "h")
    ]


@pytest.mark.parametrize("moment", ["bids half in", "a turn", "a give is owed"])
async def test_lists_while_typing_hold_ones_own_cards_whatever_the_others_hold(house: House, moment: str) -> None:
    await begin(house, *THREE)
    if moment == "bids half in":
        await play(house, type_in, lambda current: current.placed[0] is not None)
    elif moment == "a turn":
        await play(house, type_in, in_turns)
    else:
        await owe_a_give(house)
    table = await house.table()
    before = table.data
    for seat, name in enumerate(THREE):
        offered = await completions(house, name)
        assert any(offered)
        for number in range(3):
            other = exchanged(before.state, seat, Seeded(f"typed {seat} {number}"))
            assert other != before.state
            table.data = msgspec.structs.replace(before, state=other)
            assert await completions(house, name) == offered
            table.data = before
    assert not any(await completions(house, "bystander"))
