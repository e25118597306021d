"""Whole games, from the lobby to the win and the rematch."""

import json

import pytest

from bot.core.record import replay
from bot.games import find_game
from tests.discord.house import FOUR, House, answers, said


async def play_to_the_end(house: House) -> None:
    for _ in range(200):
        assert said(await house.click_move()) == ""
        if "playing" not in house.phases():
            return
    pytest.fail("the game does not end")


async def misplay_once(house: House) -> str:
    """Play the mover's card on the nearest pile, where it cannot fit while the pile is empty; return who did."""
    name, action = await house.mover()
    assert action == "own", "the first card is drawn already"
    seat = (await house.data()).state.turn
    await house[name].click(house.live(), label=house.button(f"seat:{(seat + 1) % 4}", await house.data()))
    return name


async def test_at_the_end_there_are_a_record_that_replays_and_a_rematch_one_seat_further(house: House) -> None:
    message = await house.begin(*FOUR)
    before = house.stored()
    assert "when the game is over" in said(await house.press(house["alice"], message, "t:1:1:record"))
    assert house.stored() == before
    await misplay_once(house)
    await play_to_the_end(house)
    given = await house.asks_for_record("bob")
    assert "Here is the game" in said(given)
    files = [file for answer in answers(given) for file in answer.attachments]
    record = json.loads(await files[0].read())
    replayed = replay(record, find_game)
    assert replayed.outcome.finished
    assert [mark for mark in replayed.trace if mark != "ok"] == ["misplay:does-not-fit"]
    assert replayed.state == (await house.numbered(1)).data.state

    closing = house.live()
    assert "This game is over" in said(await house["eve"].click(closing, label="Rematch"))
    assert "host options" in said(await house["carol"].click(closing, label="Rematch"))
    data = await house.data()
    assert [seat.name for seat in data.seats] == ["bob", "carol", "dave", "alice"]
    assert data.seats[0].tally.misplays == 0
    lobby = house.live()
    assert lobby.id != closing.id
    assert "(#2)" in said(await house["bob"].click(closing, label="Rematch"))
    await house.start("carol")
    assert "▶ Your move, **🔴 bob**" in house.live().content
