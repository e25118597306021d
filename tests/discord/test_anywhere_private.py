"""Where the bot is on no server: what others learn of what somebody plays there, and what is stored."""

import simcord

from tests.discord.elsewhere import STRANGE_SERVER
from tests.discord.house import House, answers, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.lesson_player import Learner
from tests.traces import traces


async def test_strangers_in_a_group_chat_learn_nothing_of_each_other(
    house: House, group: simcord.ChannelHandle
) -> None:
    alice, bob = JunkPlayer(house, "alice", group), JunkPlayer(house, "bob", group)
    await alice.finishes("daily")
    await alice.finishes("new")
    await alice.types("new")
    ended = await alice.table(2)
    told = [
        said(await bob.actor.slash(group, command, **options))
        for command, options in (
            ("junk resume", {}),
            ("junk draw", {}),
            ("junk scores", {}),
            ("table mine", {}),
            ("table me", {}),
            ("table help", {}),
            ("table replay", {}),
            *(("table replay", {"table": table}) for table in (1, 2, 3)),
            ("privacy export", {}),
        )
    ]
    assert "alice" not in "\n".join(told)
    assert [text for text in told if "no game running" in text] == told[:2]
    assert told[3].startswith("You have no open table")
    assert told[4].splitlines()[0] == "**bob**", "who has played on no day"
    assert told[6] == "You haven't finished a game of your own yet."
    assert [text.startswith(f"You can't watch game {number} here") for number, text in enumerate(told[7:10], 1)] == [
        True
    ] * 3
    await bob.types("new")
    bobs, before = bob.panel, house.stored()
    running = await alice.table(3)
    for custom_id in (
        f"move:{running.data.ref}:{running.data.epochs[0]}:junk",
        f"table:{running.data.ref}:0:resume",
        f"table:{running.data.ref}:0:show",
        f"table:{ended.data.ref}:0:record",
        f"table:{ended.data.ref}:0:again",
        f"replay:{ended.data.ref}:3:go",
        f"film:{ended.data.ref}:0:offer",
    ):
        answer = said(await house.press_exactly(bob.actor, bobs, custom_id))
        assert answer == "That table is gone. Open a new one with a game's /… new command.", custom_id
    assert house.stored() == before


async def test_each_is_told_of_their_own_games_wherever_they_were_played(
    house: House, group: simcord.ChannelHandle, alice: JunkPlayer
) -> None:
    there = JunkPlayer(house, "alice", group)
    for player in (alice, there):
        await player.finishes("new")
    await there.finishes("daily")
    for player, games in ((there, "3 games"), (alice, "1 game")):
        await player.actor.slash(player.channel, "table me")
        assert player.panel.content.startswith("**alice** · played on 1 of the last 7 days")
        await player.presses("Stats")
        assert f"**Junk**: {games}" in player.panel.content
    scores = said(await there.types("scores"))
    assert scores.startswith("🌍 All servers")
    assert scores.endswith("Your streak: 1 day")
    assert "alice" not in scores
    for command in ("junk scores", "table me"):
        assert "alice" not in said(await house["bob"].slash(house.channel, command))


# ---------------------------------------------------------------- what is stored


async def test_neither_a_server_that_the_bot_is_not_on_nor_a_channel_there_is_stored(
    house: House, there: simcord.ChannelHandle
) -> None:
    alice = JunkPlayer(house, "alice", there)
    await alice.finishes("daily")
    await alice.finishes("new")
    await alice.presses("Play again")
    await alice.types("new")
    await alice.presses("New deal")
    house.channel = there
    learner = await Learner.begun(house, "alice", "juse")
    await learner.presses("Start over")
    for table, column in (("tables", "guild_id"), ("tables", "channel_id"), ("seats", "guild_id")):
        assert house.rows(f"SELECT DISTINCT {column} FROM {table}") == [(0,)], table  # noqa: S608
    everything = "\n".join(
        str(row) for (name,) in house.rows("SELECT name FROM sqlite_schema WHERE type = 'table'")
        for row in house.rows(f"SELECT * FROM {name}")  # noqa: S608
    )  # fmt: skip
    assert str(STRANGE_SERVER) not in everything
    assert str(there.id) not in everything
    assert (STRANGE_SERVER,) not in house.rows("SELECT guild_id FROM servers")


async def test_what_was_played_on_no_server_is_exported_there_and_goes_when_all_is_forgotten(
    house: House, group: simcord.ChannelHandle, alice: JunkPlayer
) -> None:
    player = JunkPlayer(house, "alice", group)
    await player.finishes("new")
    await player.types("new")
    for asked, told in ((player, True), (alice, False)):
        [answer] = answers(await asked.actor.slash(asked.channel, "privacy export"))
        everything = "This is everything I store about you, on all servers and outside of them."
        assert answer.content.startswith(everything) is told
        assert ('"server": "0"' in (await answer.attachments[0].read()).decode()) is told
    await house.forget(alice.actor, house.channel)
    assert house.rows("SELECT id FROM tables") == [(1,), (2,)]
    assert traces(house.settings.database, alice.actor.id, "alice") != []
    assert said(await house.forget(player.actor, group)).startswith("Done, everywhere: nothing I store leads to you")
    assert traces(house.settings.database, alice.actor.id, "alice") == []
    assert house.rows("SELECT id FROM tables") == [(1,)], "the open one is gone"
