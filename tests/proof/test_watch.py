"""The watch notices when a bot lets strangers do what they may not."""

import asyncio
from typing import Any

import discord
import pytest

from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import TableData
from bot.ui.actions.actions import Actions
from tests.proof.hostile_interactions import interactions

pytestmark = pytest.mark.long


def _whoever_is_asked(table: TableData, game: Any, user_id: int, epoch: int | None) -> int:
    del user_id, epoch
    return min(game.to_act(table.state), default=0) if table.state is not None else 0


async def _wherever_it_stands(actions: Actions, interaction: Any, number: int) -> Table:
    del interaction
    return await actions._tables.find(number)


def test_a_bot_that_lets_anybody_do_anything_anywhere_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.Interaction, "permissions", discord.Permissions.all())
    monkeypatch.setattr(play, "_own_seat", _whoever_is_asked)
    monkeypatch.setattr(Actions, "_table_here", _wherever_it_stands)
    unseen = {"no right to change: its log", "a table elsewhere was changed", "guild_settings of"}
    for seed in "abcdefgh":  # not every 300 interactions happen to do all of it
        objections = "\n".join(asyncio.run(interactions(tables=12, count=300, seed=seed))["objections"])
        unseen = {wrong for wrong in unseen if wrong not in objections}
        if not unseen:
            break
    assert not unseen
