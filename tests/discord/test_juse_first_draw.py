"""Juse on Discord: a turn's first draw happens by itself while there is no pile to play from, and every place where
hands could put a card has its button.
"""

import json

import pytest

from bot.core.record import replay
from bot.games import find_game
from bot.tables.steps.model import Phase
from bot.text import words_for
from bot.text.voice import Voice
from cogs.juse.panels.table import offers
from cogs.juse.rules.game import GAME
from tests.discord.house import House, said
from tests.rules.test_juse_random import REFEREES, steps

SLOW = 20.0
"""How many times longer everything stays to be seen."""
TIME_TO_CALL = 3 * SLOW + 1


async def moves(house: House) -> list[tuple[int | None, str]]:
    return [(move.seat, move.action) for move in await house.bot.services.tables.store.moves(1)]


async def test_the_first_card_is_drawn_with_the_deal_and_the_next_players_with_the_end_of_a_turn(house: House) -> None:
    await house.begin("alice", "bob")
    assert await moves(house) == [(None, ""), (0, "draw")]
    assert "▶ Your move, **🔴 alice**: where does" in house.live().content
    await house["alice"].click(house.live(), label="On my own pile")
    assert (await moves(house))[2:] == [(0, "own"), (1, "draw")]
    await house["bob"].click(house.live(), label="On my own pile")
    assert "▶ Your move, **🔴 alice**: draw, or play your top card." in house.live().content


async def test_where_the_players_call_it_comes_when_the_time_for_calling_is_over(house: House) -> None:
    house.bot.services.tables.computers.pause = SLOW
    await house.begin("alice", "bob", "carol", referee="table")
    await house["alice"].click(house.live(), label="On my own pile")
    assert (await moves(house))[-1] == (0, "own")
    await house["carol"].click(house.live(), label="Juse!")
    assert (await moves(house))[-1] == (2, "juse"), "there is time to call, rightly or not"
    await house.pass_time(TIME_TO_CALL)
    assert (await moves(house))[-1] == (1, "draw")
    assert said(await house["bob"].click(house.live(), label="On my own pile")) == ""


async def test_nobody_has_to_wait_for_it(house: House) -> None:
    house.bot.services.tables.computers.pause = SLOW
    await house.begin("alice", "bob", "carol", referee="table")
    await house["alice"].click(house.live(), label="On my own pile")
    assert said(await house["bob"].click(house.live(), label="Draw")) == ""
    await house.pass_time(TIME_TO_CALL)
    assert [seat for seat, action in await moves(house) if action == "draw"] == [0, 1]


async def test_a_computer_draws_for_itself_and_then_the_persons_first_card_is_drawn(house: House) -> None:
    await house.begin("alice", computers=2)
    await house["alice"].click(house.live(), label="On my own pile")
    data = await house.data()
    assert data.phase is Phase.PLAYING
    assert data.state.turn == 0
    drawn = [move for move in await house.bot.services.tables.store.moves(1) if move.action == "draw"]
    assert {move.user_id for move in drawn if move.seat == 0} == {house["alice"].id}


async def test_it_is_no_move_of_ones_own_when_one_asks_what_has_happened_since(house: House) -> None:
    await house.begin("alice", "bob")
    await house["alice"].click(house.live(), label="On my own pile")
    assert (await moves(house))[-1] == (1, "draw")
    told = said(await house["bob"].slash(house.channel, "table since"))
    assert "since the cards were dealt" in told
    assert "alice drew" in told
    assert "The computer" not in told, "nor did the computer move"


@pytest.mark.parametrize("clock", ["blitz", "live"])
async def test_the_clock_runs_for_whoever_holds_the_card(house: House, clock: str) -> None:
    await house.begin("alice", "bob", clock=clock)
    assert [seat.due is not None for seat in (await house.data()).seats] == [True, False]
    await house["alice"].click(house.live(), label="On my own pile")
    assert [seat.due is not None for seat in (await house.data()).seats] == [False, True]


async def test_the_record_keeps_both_moves(house: House) -> None:
    await house.begin("alice", "bob")
    await house["alice"].click(house.live(), label="On my own pile")
    live = house.live()
    await house.person("keeper", moderator=True).slash(house.channel, "table end")
    given = await house["bob"].click(live, label="Record")
    files = [file for answer in (given.response, *given.followups) if answer for file in answer.attachments]
    record = json.loads(await files[0].read())
    assert record["moves"] == ["0 draw", "0 own", "1 draw"]
    assert replay(record, find_game).state == (await house.bot.services.tables.find(1)).data.state


@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_exactly_what_hands_could_do_has_a_button_that_can_be_pressed(seats: int, referee: str) -> None:
    voice = Voice(tuple(f"p{seat}" for seat in range(seats)), words_for("", "juse"))
    for state, *_ in steps(seats, f"buttons/{seats}", misplays=0.3, referee=referee):
        possible = {GAME.spell(action) for seat in range(seats) for action in GAME.possible(state, seat)}
        shown = [offer for row in offers(GAME.view(state, None), state.turn, voice, "") for offer in row]
        assert {offer.action for offer in shown if offer.enabled} == possible
