"""Tables whose game the next start does not have any more, or has in a later release."""

from typing import Any

import pytest

from bot.core.errors import Refused
from bot.tables.store.database import DatabaseUrl
from cogs.juse.player import choose
from cogs.juse.rules.game import DRAW, GAME
from tests.tables.offline_bot import (
    ALICE,
    BOB,
    CHANNEL,
    GUILD,
    legal,
    running_bot,
    tamper,
    to_move,
    without_times,
)

pytestmark = [pytest.mark.usefixtures("drawn_by_hand"), pytest.mark.sqlite]


class OtherJuse(type(GAME)):
    """One of the games that are still there."""

    name = "other"


async def test_tables_of_a_removed_game_wait_for_its_return_unless_another_needs_their_channel(
    place: DatabaseUrl,
) -> None:
    async with running_bot(place, pause=3600) as bot:
        waiting = await bot.game(ALICE, computers=1)
        await bot.game(ALICE, BOB, channel=CHANNEL + 1)
    other = OtherJuse()
    async with running_bot(place, games={other: choose}) as bot:
        for attempt in (bot.tables.find(1), bot.tables.in_channel(CHANNEL)):
            with pytest.raises(Refused, match="unknown-game"):
                await attempt
        await bot.tables.open(other, (GUILD, CHANNEL + 1), bot.by(ALICE), {"reminders": False})
        phases = [("juse", "playing"), ("juse", "aside"), ("other", "lobby")]
        assert bot.rows("SELECT game, phase FROM tables ORDER BY id") == phases
        assert bot.rows("SELECT count(*) FROM moves WHERE table_id = 2") == [(1,)]
    async with running_bot(place, pause=3600) as bot:
        assert (await bot.tables.find(1)).data.state == waiting.data.state


class NewerJuse(type(GAME)):
    """A later release, in which a saved state has another shape: an older one lacks `reminders`."""

    state_version = 2

    def upgrade(self, version: int, state: Any) -> Any:
        assert version == 1
        return {**state, "reminders": False}


@pytest.mark.sqlite
async def test_a_running_game_survives_an_upgrade(place: DatabaseUrl) -> None:
    async with running_bot(place, pause=3600) as bot:
        table = await bot.game(ALICE, BOB)
        await bot.act(table, to_move(table)[1], DRAW)
        before = table.data
    tamper(place, "UPDATE tables SET snapshot = json_remove(snapshot, '$.state.reminders')")
    newer = NewerJuse()
    async with running_bot(place, games={newer: choose}) as bot:
        table = await bot.tables.find(1)
        assert table.data.state == before.state
        await bot.act(table, to_move(table)[1], legal(table))
        assert bot.rows("SELECT state_version, phase FROM tables") == [(2, "playing")]
    async with running_bot(place, games={newer: choose}) as bot:
        assert without_times((await bot.tables.find(1)).data) == without_times(table.data)


async def test_after_an_upgrade_the_host_reads_which_tables_cannot_be_read(
    place: DatabaseUrl, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_bot(place, pause=3600) as bot:
        for channel in (CHANNEL, CHANNEL + 1):
            await bot.game(ALICE, BOB, channel=channel)
    tamper(place, "UPDATE tables SET snapshot = replace(CAST(snapshot AS TEXT), '\"draws\"', '\"lost\"') WHERE id = 2")
    async with running_bot(place, games={NewerJuse(): choose}):
        pass
    [warning] = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert warning.startswith("after the upgrade, table 2: its snapshot cannot be decoded")
    caplog.clear()
    async with running_bot(place):
        assert not caplog.records, "nothing where no game has changed"
