"""Taking over a seat that a computer plays: its own, or that of somebody who is away."""

from typing import Any

import discord
import pytest

from bot.core.errors import Refused
from bot.tables.steps import play
from bot.tables.steps.model import Actor, Phase, Seat
from cogs.juse.rules.game import GAME
from tests.discord.house import House, labels, said
from tests.discord.test_packed import packed
from tests.tables.test_ratings import over


async def offered(house: House, name: str) -> discord.Message:
    """Ask for a seat where rare buttons stand."""
    return await house.opens(name, "Take a seat", await house.opens(name, "What can I do?"))


async def test_a_late_friend_plays_on_for_a_computer_and_others_are_rated_as_always(house: House) -> None:
    await house.begin("alice", "bob", computers=1)
    await house.click_move()
    answer = await offered(house, "eve")
    assert "Which seat do you want to play on from here?" in answer.content
    assert labels(answer) == ["🟡 Kumari", "Back to the table"]
    await house["eve"].click(answer, label="🟡 Kumari")
    assert house.private_messages("eve") == [], "nothing hides the table"
    assert "🟡 eve plays on for Kumari." in house.live().content
    await house.restart()
    assert [seat.name for seat in (await house.data()).seats] == ["alice", "bob", "eve"]
    while (await house.mover())[0] != "eve":
        await house.click_move()
    await house.click_move()
    assert "plays on for" not in house.live().content
    assert "Not rated, because they took over a seat: 🟡 eve." in (await house.finish()).content
    for rows in ("ledger", "results"):
        found = house.rows(f"SELECT DISTINCT user_id FROM {rows} JOIN people ON person = key")  # noqa: S608
        assert {user_id for (user_id,) in found} == {house["alice"].id, house["bob"].id}


async def test_the_seat_of_who_is_away_goes_to_who_takes_it_with_all_its_cards(house: House) -> None:
    await house.begin("alice", "bob", game="roundup", computers=1)
    hand = await house.opens("alice", "My hand")
    await house["alice"].slash(house.channel, "table leave")
    answer = await offered(house, "eve")
    assert labels(answer) == ["🔴 alice", "🟡 Kumari", "Back to the table"]
    cards = await house.opens("eve", "🔴 alice", answer)
    assert "your hand" in cards.content
    assert "🔴 eve plays on for alice." in house.live().content
    assert hand.id not in [message.id for message in house.private_messages("alice")], "alice sees her cards no longer"
    assert "I'm back" not in labels(house.live())
    gone = "You have no seat in this game. If somebody took yours over, it stays theirs."
    assert gone in await house.refused(house["alice"].slash(house.channel, "table back"))
    data = await house.data()
    assert (data.opener_id, data.seats[0].user_id) == (house["bob"].id, house["eve"].id)
    await house.restart()
    assert (await house.data()).seats[0].name == "eve"
    await house["bob"].slash(house.channel, "table show")
    assert "🔴 eve plays on in a seat that somebody had left." in house.live().content, "whose it was, nothing notes"
    assert (await house.data()).opener_id == house["bob"].id


async def test_whoever_leaves_a_lost_seat_to_a_friend_is_rated_as_the_last(house: House) -> None:
    await house.begin("alice", "bob")
    while (await house.data()).moves < 12:
        await house.click_move()
    await house["alice"].slash(house.channel, "table leave")
    await house["eve"].click(await offered(house, "eve"), label="🔴 alice")
    await house.restart()
    content = (await house.finish()).content
    assert "📈 Ratings: 🔵 bob and alice new (game 1 of 3)." in content
    assert "Not rated, because they took over a seat: 🔴 eve." in content
    assert house.rows("SELECT user_id FROM ledger JOIN people ON person = key ORDER BY place") == [
        (house["bob"].id,),
        (house["alice"].id,),
    ]


async def test_what_was_done_there_before_was_not_done_by_who_took_it(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    for _ in range(8):
        await house.click_move()
    await house["alice"].slash(house.channel, "table leave")
    await house["eve"].click(await offered(house, "eve"), label="🔴 alice")
    taken_over = (await house.data()).seats[0].presence.taken_over
    assert taken_over
    assert "since the cards were dealt" in said(await house["eve"].slash(house.channel, "table since"))
    while (await house.data()).moves < taken_over + 8:
        await house.click_move()
    for name in ("bob", "carol", "eve"):
        await house[name].slash(house.channel, "table end")
    await packed(house)
    by_eve = [move.number for move in await house.moves() if move.user_id == house["eve"].id]
    assert by_eve
    assert min(by_eve) > taken_over


async def test_who_may_not_take_a_seat_is_told_so(house: House) -> None:
    await house.begin("alice", "bob", computers=1)
    assert "already have a seat" in await house.refused(house.press(house["bob"], house.live(), "t:1:0:take-seat"))
    for seat, told in (("1", "Somebody plays in that seat"), ("9", "Somebody plays"), ("x", "no longer works")):
        assert told in await house.refused(house.press(house["eve"], house.live(), f"t:1:0:take-seat:{seat}"))
    assert "Take a seat" not in labels(await house.opens("bob", "What can I do?"))
    await house["bob"].slash(house.channel, "table leave")
    assert "Press **I'm back**" in said(await house.press(house["bob"], house.live(), "t:1:0:take-seat"))


@pytest.mark.parametrize("own", [{"private": True}, {"deal": "5"}, {"deals": 3}, {"phase": Phase.CLOSED}])
def test_a_deal_that_somebody_plays_alone_has_no_seat_for_others(own: dict[str, Any]) -> None:
    table = over(Seat(102, "alice"), Seat(0, "Kumari"), **{"phase": Phase.PLAYING, **own})
    with pytest.raises(Refused):
        play.take(1)(table, GAME, Actor(103, "eve"))
    assert not play.may_take(table, 103)
