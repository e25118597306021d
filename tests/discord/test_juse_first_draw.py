"""Juse on Discord: a draw happens by itself while there is no pile to play from, and every place where
hands could put a card has its button.
"""

from tests.discord.house import BOT_CALLS, PLAYERS_CALL, House, said

SLOW = 20.0
"""How many times longer everything stays to be seen."""
TIME_TO_CALL = 3 * SLOW + 1


async def moves(house: House) -> list[tuple[int | None, str]]:
    return [(move.seat, move.action) for move in await house.moves()]


async def test_the_first_card_is_drawn_with_the_deal_and_the_next_players_with_the_end_of_a_turn(house: House) -> None:
    await house.begin("alice", "bob", **BOT_CALLS)
    assert await moves(house) == [(None, ""), (0, "draw")]
    assert "▶ Your move, **🔴 alice**: you drew" in house.live().content
    await house["alice"].click(house.live(), label="🔴 alice")
    assert (await moves(house))[2:] == [(0, "own"), (1, "draw")]
    await house["bob"].click(house.live(), label="🔵 bob")
    assert "▶ Your move, **🔴 alice**: draw, or play the top of your pile." in house.live().content


async def test_where_the_players_call_it_comes_when_the_time_for_calling_is_over(house: House) -> None:
    house.computers_wait(SLOW)
    await house.begin("alice", "bob", "carol", **PLAYERS_CALL)
    await house["alice"].click(house.live(), label="🔴 alice")
    await house.pass_time(2)
    assert (await moves(house))[-1] == (0, "own")
    await house["carol"].click(house.live(), label="Juse!")
    assert (await moves(house))[-1] == (2, "juse"), "there is time to call, rightly or not"
    await house.pass_time(TIME_TO_CALL)
    assert (await moves(house))[-1] == (1, "draw")
    for name, label in (("bob", "🔵 bob"), ("carol", "Draw")):
        pressed = await house[name].click(house.live(), label=label)
        await house.pass_time(2.1)
        assert said(pressed) == ""
    assert [seat for seat, action in await moves(house) if action == "draw"] == [0, 1, 2], "nobody has to wait for it"
