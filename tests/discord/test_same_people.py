"""After a game: a rematch or another game for the same people, whose lobby is never in the way."""

from typing import Any

import discord
import msgspec
import pytest

from bot.tables.steps.model import COMPUTER, HOST_QUIET, Phase
from bot.ui.discord.response import ReadyMessage
from bot.ui.table.painter import Painter
from tests.discord.house import House, in_words, labels, said
from tests.discord.test_clocks import until_due
from tests.random_games import titles

MADE_WAY = "This lobby made way for another game here."


async def stopped(house: House, *names: str, computers: int = 0) -> discord.Message:
    """A game that a moderator has ended."""
    await house.begin(*names, computers=computers)
    await house["keeper"].slash(house.channel, "table end")
    return house.live()


async def other_game(house: House, name: str, closing: discord.Message, game: str) -> str:
    return said(await house[name].click(await house.opens(name, "More games", closing), label=game))


async def test_a_closing_message_stays_above_a_rematch_however_soon_that_comes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last card flies until after the game is closed, as it does where painting takes its time."""
    ready = Painter.ready

    async def slow(*args: Any, **kwargs: Any) -> ReadyMessage:
        message = await ready(*args, **kwargs)
        return msgspec.structs.replace(message, moves_for=20 * message.moves_for)

    monkeypatch.setattr(Painter, "ready", slow)
    house.computers_wait(1)
    await house.begin("alice", "bob")
    await house.play_last_move()
    closing = house.live()
    await house.until(lambda: "won!" in house.live().content)
    await house["alice"].click(house.live(), label="Rematch")
    lobby = house.live()
    await house.pass_time(60)
    assert [message.id for message in house.channel.history()] == [closing.id, lobby.id]


async def test_whoever_is_alone_with_computers_plays_on_at_once_and_has_the_hand_below(house: House) -> None:
    await house.begin("alice", game="roundup", computers=2)
    await house["alice"].slash(house.channel, "table end")
    await house["alice"].click(house.live(), label="Rematch")
    assert house.phases() == ["closed", "playing"]
    hand = house.private_messages("alice")[-1]
    assert "table 2 · your hand" in hand.content
    assert hand.id > house.live().id
    assert len((await house.data()).seats) == 3


# ---------------------------------------------------------------- another game


async def test_another_game_of_the_same_people_opens_with_all_of_them_seated(house: House) -> None:
    closing = await house.played("alice", "bob", "carol", clock="relaxed")
    stranger = await house.refused(house["eve"].click(closing, label="More games"))
    assert "This game is over" in stranger
    offered = labels(await house.opens("bob", "More games", closing))
    assert offered == [*titles(3)[1:], "Make it a night"]
    assert "host options" in await other_game(house, "bob", closing, "Roundup")
    assert len(house.private_messages("bob")) == 1, "the list has gone"
    data = await house.data()
    assert (data.game, data.phase, data.terms.clock) == ("roundup", Phase.LOBBY, "relaxed")
    assert [seat.name for seat in data.seats] == ["bob", "carol", "alice"]
    assert data.opener_id == house["bob"].id
    assert data.options["points"] == 5, "as at new tables"
    await house["bob"].click(house.host_panel("bob"), label="Start")
    assert house.phases() == ["over", "playing"]


async def test_games_for_fewer_people_are_not_offered_and_only_as_many_computers_come_along_as_fit(
    house: House,
) -> None:
    seven = ("alice", "bob", "carol", "dave", "erin", "frank", "grace")
    answer = await house.refused(house["bob"].click(await stopped(house, *seven), label="More games"))
    assert answer == "I have no other game for 7 people."
    assert labels(await house.opens("erin", "More games", await stopped(house, *seven[:6]))) == ["Roundup"]
    closing = await stopped(house, *seven[:5], computers=3)
    for game in ("juse", "junk", "chess"):
        assert "no longer works" in await house.refused(
            house.press(house["erin"], closing, f"table:3:0:other-game:{game}")
        )
    await other_game(house, "erin", closing, "Roundup")
    seats = (await house.data()).seats
    assert [seat.name for seat in seats if seat.user_id != COMPUTER] == [*seven[1:5], "alice"]
    assert len(seats) == 6


# ---------------------------------------------------------------- a lobby that is not in the way


async def test_a_rematch_that_nobody_has_started_makes_way_for_another_game_of_its_people(house: House) -> None:
    closing = await stopped(house, "alice", "bob")
    await house["alice"].click(closing, label="Rematch")
    lobby = house.live()
    for asked in (house["eve"].slash(house.channel, "roundup new"), house["bob"].click(closing, label="Rematch")):
        assert "This channel already has a table (#2)" in await house.refused(asked)
    await house["bob"].slash(house.channel, "roundup new")
    assert house.phases() == ["closed", "closed", "lobby"]
    assert house.raw(lobby).content.splitlines()[1:] == [MADE_WAY]
    assert house.private_messages("alice") == [], "the host's panel has gone"
    assert (await house.data()).game == "roundup"


async def test_anybody_replaces_a_rematch_whose_host_is_quiet_but_no_lobby_that_people_gather_in(house: House) -> None:
    closing = await stopped(house, "alice", "bob")
    await house["alice"].click(closing, label="Rematch")
    await house.pass_time(HOST_QUIET + 1)
    await house["bob"].click(closing, label="Rematch")
    await house.pass_time(HOST_QUIET + 1)
    await house.press_exactly(house["eve"], house.live(), "welcome:play:roundup")
    assert house.phases() == ["closed", "closed", "closed", "playing"]
    await house["keeper"].slash(house.channel, "table end")
    await house["eve"].slash(house.channel, "roundup new")
    await house.pass_time(HOST_QUIET + 1)
    assert "This channel already has a table (#5)" in await house.refused(
        house["alice"].slash(house.channel, "juse new")
    )


async def test_who_missed_their_last_turn_is_not_seated_in_a_rematch_but_can_join(house: House) -> None:
    house.computers_wait(3600)
    await house.begin("alice", "bob", "carol", clock="live")
    await until_due(house)
    assert (await house.data()).seats[0].clock.missed == 1
    await house["keeper"].slash(house.channel, "table end")
    await house["carol"].click(house.live(), label="Rematch")
    assert [seat.name for seat in (await house.data()).seats] == ["bob", "carol"]
    await house["alice"].click(house.live(), label="Join")
    assert "alice" in in_words(house.live())
