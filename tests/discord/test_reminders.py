"""Reminders of the deal of the day on Discord: asked for by one button, and sent once a day at most."""

import asyncio

import discord
import pytest
import simcord

from bot.features.reminders.store import Reminder, ReminderBook
from tests.discord.house import House, labels, said
from tests.discord.junk_player import JunkPlayer
from tests.tables.offline_bot import DAY, eventually

HOUR = 3600.0
DM_MESSAGES = "/channels/*/messages"


@pytest.fixture(autouse=True)
def at_noon(house: House) -> None:
    """Begin at noon, and let nobody have to work out how well the deals could be played."""
    house.env.backend.advance_clock(12 * HOUR)
    for day in range(1, 9):
        house.write("INSERT INTO daily_deals (game, day, best) VALUES ('junk', ?, 0)", f"2026-01-0{day}")


async def asks(player: JunkPlayer) -> simcord.InteractionResult:
    """*Remind me*, on today's deal that this person has just played."""
    await player.finishes("daily")
    return await player.presses("Remind me")


def received(house: House, player: JunkPlayer) -> list[discord.Message]:
    """Private messages to this person, the oldest first."""
    channel = player.actor.user.dm_channel
    return [message for message in channel.history() if not message.flags.ephemeral]


async def until_looked(house: House) -> None:
    """Wait until nobody is due any more. Offline Discord does not wait for the disk."""
    book = ReminderBook(house.bot.services.store)
    for _ in range(500):
        if not await book.due(house.bot.clock.wall(), 1):
            break
        await asyncio.sleep(0.01)
        await house.env.advance_time(1.0)
    await house.env.settle()


async def next_day(house: House, days: float = 1.0) -> None:
    await house.pass_time(days * DAY)
    await until_looked(house)


def answer_of(player: JunkPlayer) -> discord.Message:
    return next(message for message in reversed(player.private) if "🔔" in message.content)


async def test_one_press_and_a_private_message_with_the_deal_comes_on_the_next_day(
    alice: JunkPlayer, house: House
) -> None:
    assert said(await asks(alice)).startswith("🔔 Starting tomorrow I'll DM you around <t:")
    assert labels(answer_of(alice)) == ["Remind me here", "Stop"]
    await house.pass_time(DAY - 120)
    assert received(house, alice) == []
    await house.pass_time(180)
    await until_looked(house)
    [message] = received(house, alice)
    assert message.content.splitlines()[:2] == [
        "🔔 Today's deal is waiting for you:",
        "• **Junk** · 🔥 1 day so far",
    ]
    assert labels(message) == ["Play Junk", "Stop"]
    assert house.texts() == []
    await house.pass_time(HOUR)
    await until_looked(house)
    assert len(received(house, alice)) == 1, "once a day"
    await alice.actor.user.click(message, label="Play Junk")
    shown = alice.actor.user.dm_channel.history(viewer=alice.actor.user)[-1]
    assert "deal of Jan 2" in shown.content
    assert shown.flags.ephemeral
    await alice.actor.user.click(shown, label="Junk")
    await alice.types("daily")
    assert "deal of Jan 2" in alice.panel.content
    assert (await alice.data()).moves >= 2, "the same game"


async def test_who_has_played_is_left_alone(alice: JunkPlayer, house: House) -> None:
    await asks(alice)
    await house.pass_time(DAY - HOUR)
    await alice.finishes("daily")
    await house.pass_time(2 * HOUR)
    await until_looked(house)
    assert received(house, alice) == []
    await next_day(house)
    [message] = received(house, alice)
    assert "🔥 2 days in a row" in message.content


async def test_stop_ends_it_from_the_message_or_at_once(alice: JunkPlayer, bob: JunkPlayer, house: House) -> None:
    for player in (alice, bob):
        await asks(player)
    await bob.actor.click(answer_of(bob), label="Stop")
    await next_day(house)
    assert received(house, bob) == []
    [message] = received(house, alice)
    assert "I won't remind you anymore" in said(await alice.actor.user.click(message, label="Stop"))
    await next_day(house)
    assert len(received(house, alice)) == 1


async def test_play_begins_the_deal_of_whoever_presses_and_for_them_alone(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await asks(alice)
    await alice.actor.click(answer_of(alice), label="Remind me here")
    await next_day(house)
    [message] = [message for message in house.channel.history() if not message.flags.ephemeral]
    await alice.actor.click(message, label="Play Junk")
    assert "deal of Jan 2" in alice.panel.content
    await alice.actor.click(message, label="Play Junk")
    await bob.actor.click(message, label="Play Junk")
    assert "deal of Jan 2" in bob.panel.content
    assert "I won't remind you anymore" in said(await bob.actor.click(message, label="Stop"))
    await next_day(house)
    assert len([text for text in house.texts() if "today's deal is waiting for you" in text]) == 2


async def test_a_refused_message_is_told_once_and_in_private(alice: JunkPlayer, house: House) -> None:
    await asks(alice)
    house.env.inject_error("POST", DM_MESSAGES, status=403, code=50007)
    await next_day(house)
    assert received(house, alice) == []
    assert "Discord didn't let me DM you" in said(await alice.types("daily"))
    assert house.texts() == []
    assert "DM" not in said(await alice.types("daily"))
    await next_day(house)
    assert received(house, alice) == []


async def test_a_message_that_discord_lost_comes_on_the_next_day(alice: JunkPlayer, house: House) -> None:
    await asks(alice)
    house.env.inject_error("POST", DM_MESSAGES, status=500, times=None)
    await next_day(house)
    house.env.backend.faults.clear()
    await next_day(house)
    assert len(received(house, alice)) == 1


async def test_after_three_unanswered_it_stops_and_the_third_says_so(alice: JunkPlayer, house: House) -> None:
    await asks(alice)
    for number in range(1, 4):
        await next_day(house)
        assert ("so this is the last one" in received(house, alice)[-1].content) == (number == 3)
    await next_day(house)
    assert len(received(house, alice)) == 3


@pytest.mark.parametrize(("hours", "comes"), [(1.0, True), (4.0, False)])
async def test_a_bot_that_was_down_when_it_was_due(alice: JunkPlayer, house: House, hours: float, comes: bool) -> None:
    await asks(alice)
    await house.pass_time(DAY - HOUR)
    await house.down_for((1 + hours) * HOUR)
    await until_looked(house)
    assert bool(received(house, alice)) == comes
    await next_day(house, 1 - hours / 24)
    assert len(received(house, alice)) == 1 + comes


async def test_a_bot_killed_between_noting_and_sending_sends_nothing_that_day_and_never_twice(
    alice: JunkPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asks(alice)
    take, taken = ReminderBook.take, list[Reminder]()

    async def killed(self: ReminderBook, reminder: Reminder, now: float, games: object) -> tuple[str, ...]:
        assert await take(self, reminder, now, ("junk",)) == ("junk",)
        taken.append(reminder)
        raise asyncio.CancelledError

    monkeypatch.setattr(ReminderBook, "take", killed)
    await house.pass_time(DAY + 60)
    await eventually(lambda: bool(taken))
    monkeypatch.setattr(ReminderBook, "take", take)
    await house.restart()
    await house.pass_time(HOUR)
    await until_looked(house)
    assert received(house, alice) == []
    await next_day(house)
    assert len(received(house, alice)) == 1


@pytest.mark.parametrize("gone", ["channel", "server", "permission"])
async def test_where_there_is_nowhere_to_send_it_it_ends_quietly(alice: JunkPlayer, house: House, gone: str) -> None:
    await asks(alice)
    await alice.actor.click(answer_of(alice), label="Remind me here")
    if gone == "channel":
        house.env.backend.delete_channel(house.channel.id)
    elif gone == "server":
        house.env.backend.remove_guild(house.guild.id)
    else:
        house.allow(house.channel, send_messages=False)
    await house.env.settle()
    await next_day(house)
    assert received(house, alice) == []
