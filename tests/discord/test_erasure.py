"""Erasure of people and of servers that removed the bot: all of their data, and nothing else."""

import json

import pytest

from bot.tables.steps.model import FORGOTTEN
from tests.discord.house import House, answers, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.test_whole_game import play_to_the_end

pytestmark = pytest.mark.long

DAY = 24 * 3600


async def erase(player: JunkPlayer) -> str:
    return said(await player.house.forget(player.actor, player.channel))


def traces(house: House, player: JunkPlayer) -> list[tuple[object, ...]]:
    """Every row with this person's id or name."""
    found: list[tuple[object, ...]] = []
    owned = ("tables", "moves", "messages", "daily_results", "daily_lists", "results", "player_settings", "reminders")
    for table in (*owned, "ratings", "ledger"):
        found.extend(
            (table, *row)
            for row in house.rows(f"SELECT * FROM {table}")  # noqa: S608
            if str(player.actor.id) in str(row) or player.name in str(row)
        )
    return found


async def finishes_daily(player: JunkPlayer) -> None:
    await player.types("daily")
    await player.plays_unseen()


async def test_erased_games_are_not_kept_in_memory(alice: JunkPlayer, house: House) -> None:
    await finishes_daily(alice)
    await alice.types("daily")
    closing = alice.panel
    await alice.types("new")
    running = alice.panel
    await erase(alice)
    for message, label in (
        (closing, "Record"),
        (closing, "Share"),
        (running, "Junk"),
        (running, "Hint"),
    ):
        assert "That table is gone" in said(await alice.actor.click(message, label=label))
    assert "no game running" in said(await alice.types("resume"))
    await alice.types("new")
    assert "51 to go" in alice.panel.content


@pytest.mark.usefixtures("unpainted")
async def test_in_games_with_others_the_name_becomes_someone(alice: JunkPlayer, house: House) -> None:
    await house.begin("alice", "bob", "carol", "dave")
    await play_to_the_end(house, typed=False)
    before = [(move.seat, move.action) for move in await house.moves()]
    assert "deleted" in await erase(alice)
    assert traces(house, alice) == []
    assert [(move.seat, move.action) for move in await house.moves()] == before
    given = await house["bob"].click(house.live(), label="Record")
    [file, _] = [file for answer in answers(given) for file in answer.attachments]
    record = json.loads(await file.read())
    assert record["result"]["finished"]
    assert len(record["moves"]) == len(before) - 1
    await house["bob"].click(house.live(), label="Rematch")
    assert [seat.name for seat in (await house.data()).seats] == ["bob", "carol", "dave"]
    await house.restart()
    assert (await house.numbered(1)).data.seats[0].name == "someone"


async def test_a_seat_in_a_running_game_must_be_left_first(alice: JunkPlayer, house: House) -> None:
    await house.begin("alice", "bob")
    await alice.types("new")
    before = house.stored()
    answer = await erase(alice)
    assert f"table 1 in <#{house.channel.id}>. Use /table leave there" in answer
    assert house.stored() == before
    await alice.actor.slash(house.channel, "table leave")
    assert "deleted" in await erase(alice)
    assert traces(house, alice) == []
    assert (await house.data()).seats[0].user_id == FORGOTTEN
    assert "alice" not in house.live().content
    await house.env.settle()
    await house.click_move()
    assert (await house.data()).is_open


async def test_a_broken_table_does_not_prevent_erasure(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    await house.begin("bob", "carol")
    await house.bot.services.tables.store.write("UPDATE tables SET snapshot = 'broken', phase = 'aside' WHERE id = 2")
    assert "deleted" in await erase(alice)
    assert traces(house, alice) == []
