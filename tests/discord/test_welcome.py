"""The welcome: once on every server that invites the bot, with a game or a lesson behind each button."""

import discord
import pytest
import simcord
from simcord.backend.serializers import guild_create_payload

from bot.features.welcome.feature import post
from bot.tables.steps.model import COMPUTER, Phase
from tests.discord.house import House, in_words, labels
from tests.random_games import titles

OTHER = 1_500_000_000_000_000_000


async def invited(house: House, *channels: str, **denied: bool) -> list[simcord.ChannelHandle]:
    """Invite the bot to a server with these channels, where it may do all but what is `denied` in the first."""
    guild = house.env.create_guild("Elsewhere", id=OTHER)
    made = [guild.create_text_channel(name) for name in channels]
    for channel in made[:1] if denied else []:
        house.allow(channel, **denied)
    await join(house)
    return made


async def join(house: House) -> None:
    """Servers that a bot has been on are sent as available; simcord says so of all."""
    backend = house.env.backend
    told = guild_create_payload(backend, backend.get_guild(OTHER))
    backend.emit("GUILD_CREATE", {name: value for name, value in told.items() if name != "unavailable"})
    await house.env.settle()


async def welcome(house: House) -> discord.Message:
    await post(house.bot.services, house.guild.id, house.channel.id)
    return house.channel.history()[-1]


async def test_a_server_that_invites_the_bot_is_told_once_what_is_played(house: House) -> None:
    first, second = await invited(house, "general", "games")
    [message] = first.history()
    assert second.history() == []
    assert "/table help" in message.content
    shown = in_words(message).splitlines()
    assert [line.partition(":")[0] for line in shown] == titles()
    assert shown[0] == "Juse: catch everyone's mistakes · 8 min · easy · 2 to 8 players · start here"
    assert labels(message) == [f"{verb} {game}" for game in titles() for verb in ("Play", "Learn")] + [
        "Today",
        "Storm",
        "Play with friends",
    ]


@pytest.mark.parametrize("denied", [{"send_messages": False}, {"attach_files": False}])
async def test_it_comes_where_the_bot_may_write_and_attach(house: House, denied: dict[str, bool]) -> None:
    first, second = await invited(house, "general", "games", **denied)
    assert first.history() == []
    assert len(second.history()) == 1


async def test_it_never_comes_twice_on_a_server(house: House) -> None:
    (channel,) = await invited(house, "general")
    house.env.backend.emit("GUILD_DELETE", {"id": str(OTHER)})
    await house.env.settle()
    assert house.bot.get_guild(OTHER) is None
    await join(house)
    assert house.bot.get_guild(OTHER) is not None
    await house.restart()
    await house.env.settle()
    assert len(channel.history()) == 1


async def test_what_a_crash_kept_from_being_posted_is_posted_at_the_next_start(house: House) -> None:
    (channel,) = await invited(house, "general", send_messages=False)
    assert channel.history() == []
    await house.stop()
    house.allow(channel, send_messages=True)
    house.write("INSERT OR REPLACE INTO guild_settings (guild_id, welcome) VALUES (?, ?)", OTHER, channel.id)
    for _ in range(2):
        await house.restart()
        await house.env.settle()
        assert len(channel.history()) == 1


# ---------------------------------------------------------------- what its buttons do


async def test_play_begins_a_table_with_computers_at_once(house: House) -> None:
    await house["alice"].click(await welcome(house), label="Play Roundup")
    data = await house.data()
    assert (data.phase, data.game, data.terms.learning) == (Phase.PLAYING, "roundup", False)
    assert [seat.user_id for seat in data.seats] == [house["alice"].id, *[COMPUTER] * 3]
    assert house.live().attachments


async def test_learn_opens_the_lesson(house: House) -> None:
    message = await welcome(house)
    await house.restart()
    assert "step 1 of" in (await house.opens("alice", "Learn Jugglers", message)).content


async def test_the_same_is_refused_as_by_command(house: House) -> None:
    message = await welcome(house)
    house.allow(house.channel, attach_files=False)
    assert "Attach Files" in await house.refused(house["alice"].click(message, label="Play Juse"))
    house.allow(house.channel)
    games = house.guild.create_text_channel("games")
    await house.person("manager", manager=True).slash(house.channel, "table settings", allow=games)
    for label in ("Play Juse", "Play Junk", "Learn Juse"):
        assert f"tables in <#{games.id}>" in await house.refused(house["alice"].click(message, label=label))
