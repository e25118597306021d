"""Forgetting people: nothing of them is shown or kept, and the others' games go on."""

from tests.discord.house import House, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.test_packed import record_in
from tests.traces import traces


async def is_forgotten(player: JunkPlayer) -> None:
    house = player.house
    assert said(await house.forget(player.actor, player.channel)).startswith("Done: nothing")
    kept = traces(house.settings.database, player.actor.id, player.name)
    assert {row[0] for row in kept} <= {"people"}
    assert house.guild.id not in [row[2] for row in kept]


async def test_ones_own_games_are_ones_own_no_more(alice: JunkPlayer, house: House) -> None:
    await alice.types("daily")
    await alice.plays_unseen()
    await alice.types("daily")
    closing = alice.panel
    await alice.types("new")
    running = alice.panel
    await is_forgotten(alice)
    for panel, labels in ((closing, ("Replay", "Share")), (running, ("Junk", "Hint"))):
        for label in labels:
            assert "That table is gone" in said(await alice.actor.click(panel, label=label))
    assert "no game running" in said(await alice.types("resume"))
    await alice.types("new")
    assert "51 cards" in alice.panel.content


async def test_in_games_with_others_the_name_becomes_someone(alice: JunkPlayer, house: House) -> None:
    closing = await house.played("alice", "bob", "carol", "dave")
    before = [(move.seat, move.action) for move in await house.moves()]
    await is_forgotten(alice)
    assert [(move.seat, move.action) for move in await house.moves()] == before
    record = await record_in(await house.asks_for_record("bob", closing))
    assert record["result"]["finished"]
    assert len(record["moves"]) == len(before) - 1
    await house["bob"].click(closing, label="Rematch")
    assert [seat.name for seat in (await house.data()).seats] == ["bob", "carol", "dave"]
    await house.restart()
    assert (await house.numbered(1)).data.seats[0].name == "someone"


async def test_a_broken_table_prevents_nothing(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    await house.begin("alice", "bob")
    await house.bot.services.tables.store.write("UPDATE tables SET snapshot = 'broken', phase = 'aside' WHERE id = 2")
    await is_forgotten(alice)
