"""Whatever cards are hidden from a seat, all that reaches it stays the same when they are exchanged."""

from collections import Counter
from itertools import islice
from typing import Any

import msgspec
import pytest

from bot.core.chance import Seeded
from tests.discord.house import THREE, House
from tests.discord.roundup_evening import begin, in_turns, owe_a_give, play, unseen
from tests.leaks.harness import everything
from tests.leaks.of_roundup import SECRETS, exchanged
from tests.leaks.positions import Position, positions


def positions_of_every_kind() -> dict[tuple[str, bool, bool], list[Position]]:
    """Return two positions for each phase, with and without a placed card, after a misplay and after none."""
    found: dict[tuple[str, bool, bool], list[Position]] = {}
    for position in islice(positions(SECRETS, "every kind"), 6000):
        state = position.state
        placed = any(card is not None for card in state.placed)
        alike = found.setdefault((state.phase.value, placed, bool(state.last and state.last.fault)), [])
        if len(alike) < 2:
            alike.append(position)
    return found


def test_at_every_kind_of_position_exchanged_cards_change_nothing() -> None:
    """Ties are too rare for the harness to be sure of one."""
    found = positions_of_every_kind()
    kinds = {("bid", False), ("bid", True), ("show", False), ("show", True), ("turn", False), ("give", False)}
    assert kinds <= {kind[:2] for kind in found}
    changes: Counter[str] = Counter()
    for (phase, *_), alike in found.items():
        for number, position in enumerate(alike):
            for viewer in position.viewers:
                other = exchanged(position.state, viewer, Seeded(f"exchange {viewer} {number}"))
                changes[phase] += other != position.state
                shown = everything(SECRETS, position, position.state, viewer)
                assert everything(SECRETS, position, other, viewer) == shown
    assert all(changes[phase] for phase, _ in kinds)


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
        await play(house, unseen, lambda current: current.placed[0] is not None)
    elif moment == "a turn":
        await play(house, unseen, in_turns)
    else:
        await owe_a_give(house)
    table = await house.table()
    before = table.data
    for seat, name in enumerate(THREE):
        offered = await completions(house, name)
        assert any(offered)
        other = exchanged(before.state, seat, Seeded(f"typed {seat}"))
        assert other != before.state
        table.data = msgspec.structs.replace(before, state=other)
        assert await completions(house, name) == offered
        table.data = before
    assert not any(await completions(house, "bystander"))
