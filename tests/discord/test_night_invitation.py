"""How people gather for a game night, by buttons alone, and what a game counts in it that they have stopped."""

import discord
import pytest

from bot.tables.steps.model import Phase
from tests.discord.house import House, labels
from tests.discord.test_night import LENGTHS, line_of
from tests.discord.test_welcome import welcome
from tests.random_games import titles

POINTS = "First place gets 100 points and last place 0, ties share a place, and a game you miss scores 0."


def invitation(house: House) -> discord.Message:
    """Return what stands in the channel of the newest one."""
    return [message for message in house.channel.history() if message.content.startswith("🌙")][-1]


async def invite(house: House, *names: str) -> discord.Message:
    first, *others = names
    await house[first].slash(house.channel, "table night")
    for name in others:
        await house[name].click(invitation(house), label="I'm in")
    return invitation(house)


async def test_friends_begin_a_night_from_the_welcome_without_typing_anything(house: House) -> None:
    await house["alice"].click(await welcome(house), label="Play with friends")
    message = invitation(house)
    assert labels(message) == [*LENGTHS, "I'm in", "I'm out", "Race", *titles(2), "Mixed"]
    assert message.flags.suppress_notifications
    head, who, how = message.content.splitlines()
    assert (head, who) == ("🌙 **Game night: 3 games.** Who's in?", "In: **alice**")
    assert how.startswith("alice picks the first game, and it starts. From <t:")
    for name in ("bob", "carol"):
        await house[name].click(message, label="I'm in")
    assert "You're in already." in await house.refused(house["bob"].click(message, label="I'm in"))
    await house["carol"].click(message, label="I'm out")
    await house["alice"].click(message, label="5 games")
    await house.down_for(60)  # a kill loses nothing
    assert invitation(house).content.splitlines()[:2] == [
        "🌙 **Game night: 5 games.** Who's in?",
        "In: **alice and bob**",
    ]
    assert "Press **I'm in** first" in await house.refused(house["carol"].click(message, label="Roundup"))
    assert "alice picks the first game." in await house.refused(house["bob"].click(message, label="Roundup"))
    await house["alice"].click(message, label="Roundup")
    data = await house.data()
    assert (data.game, data.phase, data.options["rounds"]) == ("roundup", Phase.PLAYING, 3)
    assert [seat.name for seat in data.seats] == ["alice", "bob"]
    assert house.rows("SELECT games, played, over FROM nights") == [(5, 0, 0)]
    begun = invitation(house)
    assert begun.id == message.id
    assert begun.content == f"🌙 **Game night: 5 games.** alice and bob are in.\n{POINTS}"
    assert labels(begun) == []
    assert house.rows("SELECT count(*) FROM night_guests") == [(0,)]
    assert "has begun" in await house.refused(house.press_exactly(house["carol"], begun, "night:1:in"))


async def test_a_host_who_vanishes_costs_two_minutes(house: House) -> None:
    message = await invite(house, "alice", "bob")
    await house.pass_time(100)
    await house["alice"].click(message, label="60 min")
    await house.pass_time(100)
    assert "alice picks" in await house.refused(house["bob"].click(message, label="Mixed"))
    await house.restart()
    await house.pass_time(21)
    await house["bob"].click(message, label="Mixed")
    data = await house.data()
    assert (data.phase, {seat.name for seat in data.people}) == (Phase.PLAYING, {"alice", "bob"})
    assert house.rows("SELECT games FROM nights") == [(None,)]


async def test_an_invitation_ends_by_itself_and_there_is_one_in_a_channel(house: House) -> None:
    message = await invite(house, "alice")
    assert "It takes two" in await house.refused(house["alice"].click(message, label="Juse"))
    assert message.jump_url in await house.refused(house["bob"].slash(house.channel, "table night"))
    await house.restart()
    await house.pass_time(31 * 60)
    assert invitation(house).content == "🌙 This game night didn't begin. `/table night` asks again."
    assert house.rows("SELECT count(*) FROM night_invitations") == [(0,)]
    again = await invite(house, "bob", "alice")
    assert again.id != message.id
    await house["bob"].click(again, label="I'm out")
    assert "alice picks the first game" in invitation(house).content, "it is hers now"
    await house["keeper"].slash(house.channel, "table night", off=True)
    assert labels(invitation(house)) == []


async def test_where_a_game_is_on_or_a_night_buttons_say_how_to_go_on(house: House) -> None:
    await house.begin("alice", "bob")
    await house["alice"].slash(house.channel, "table night")
    asked = house.private_messages("alice")[-1]
    assert labels(asked) == LENGTHS
    await house["alice"].click(asked, label="5 games")
    assert "For the next 5 games" in invitation(house).content
    assert "There's a game night on" in await house.refused(house["bob"].slash(house.channel, "table night"))
    await house.finish()
    assert house.rows("SELECT games, played FROM nights") == [(5, 1)], "the game that was on counts"
    await house["eve"].slash(house.channel, "table night")
    refusal = house.private_messages("eve")[-1]
    assert "There's a game night on" in refusal.content
    assert "the players of the last game here can end it" in await house.refused(
        house["eve"].click(refusal, label="End the night")
    )


@pytest.mark.parametrize(
    ("how", "laps", "counts"),
    [("vote", 1, True), ("leave", 1, True), ("vote", 0, False), ("moderator", 1, False)],
)
async def test_a_game_that_its_people_stop_counts_after_a_lap_for_the_night_alone(
    house: House, how: str, laps: int, *, counts: bool
) -> None:
    await house["alice"].slash(house.channel, "table night", games=2)
    await house.begin("alice", "bob")
    table = await house.table()
    while laps and not all(seat.tally.clean_run for seat in table.data.seats):
        name, action = house.next_move(table.data)
        await house.act_unseen(table, house[name].id, table.game.parse(action))
    if how == "moderator":
        await house["keeper"].slash(house.channel, "table end")
    for name in () if how == "moderator" else ("alice", "bob"):
        await house[name].slash(house.channel, "table end" if how == "vote" else "table leave")
    await house.pass_time(10)
    assert (await house.numbered(1)).data.phase is Phase.CLOSED
    assert line_of(house.live()) == ("🌙 Night, game 1 of 2" if counts else "🌙 Game night of 2 games")
    assert ("doesn't count" in house.live().content) is not counts
    assert house.rows("SELECT count(*) FROM night_scores") == [(2 * counts,)]
    assert house.rows("SELECT 1 FROM results UNION ALL SELECT 1 FROM ledger") == [], "neither rated nor in statistics"
