"""Leaving, and coming along to the next game: whoever watches, or was away, and buttons of old messages."""

import discord

from bot.tables.steps.model import COMPUTER, Phase
from bot.ui.table.channel_posts import BURIED_AFTER
from tests.discord.house import THREE, House, labels, said
from tests.discord.test_night import begin_night, missed, votes
from tests.discord.test_same_people import stopped


def calls_to_the_next_game(house: House) -> list[discord.Message]:
    return [message for message in house.channel.history() if labels(message) == ["I'm here"]]


async def next_game_without_alice(house: House, computers: int = 0) -> None:
    """She has missed her last turn; the others want to play Juse again."""
    closing = await missed(house, computers)
    await votes(house, "bob", closing, "Juse")
    await votes(house, "carol", closing, "Juse")


async def test_who_has_a_seat_leaves_and_who_watches_gets_in_line_in_the_answer_to_what_can_i_do(house: House) -> None:
    await house.begin("alice", "bob")
    answer = await house.opens("alice", "What can I do?")
    assert "Leave" in labels(answer)
    await house["alice"].click(answer, label="Leave")
    assert (await house.data()).seats[0].presence.away
    assert "Away: 🔴 alice" in house.live().content
    assert "Leave" not in labels(await house.opens("alice", "What can I do?"))
    watching = await house.opens("eve", "Join next game", await house.opens("eve", "What can I do?"))
    assert "You're in line for the next game here." in watching.content


async def test_who_was_away_is_called_once_to_the_next_game_and_gets_a_computer_s_seat(house: House) -> None:
    await next_game_without_alice(house, computers=1)
    [call] = calls_to_the_next_game(house)
    alice = house["alice"].id
    assert call.content == f"<@{alice}>, the next game starts soon: Juse. Press **I'm here** for a seat."
    await house.pass_time(61)
    data = await house.data()
    assert (data.phase, data.seat_of(alice)) == (Phase.PLAYING, None)
    posted = [r for r in house.env.http_requests if r.method == "POST" and "the next game" in str(r.json)]
    assert len(posted) == 1
    assert (posted[0].json or {})["allowed_mentions"]["users"] == [alice]
    [call] = calls_to_the_next_game(house)
    assert "the next game has begun: Juse" in call.content
    await house["alice"].click(call, label="I'm here")
    data = await house.data()
    assert data.seats[data.require_seat(alice)].presence.taken_over is not None
    assert calls_to_the_next_game(house) == []


async def test_whoever_is_there_in_time_joins_and_no_call_is_left_when_no_seat_is(house: House) -> None:
    await next_game_without_alice(house)
    [call] = calls_to_the_next_game(house)
    await house["alice"].click(call, label="I'm here")
    assert (await house.data()).seat_of(house["alice"].id) is not None
    assert calls_to_the_next_game(house) == []


async def test_a_game_of_people_alone_leaves_no_call_for_which_there_is_no_seat(house: House) -> None:
    await next_game_without_alice(house)
    await house.pass_time(61)
    data = await house.data()
    assert (data.phase, [seat.user_id for seat in data.seats if seat.user_id == COMPUTER]) == (Phase.PLAYING, [])
    assert calls_to_the_next_game(house) == []


async def test_rematch_never_turns_into_next_game_under_a_finger(house: House) -> None:
    await begin_night(house, games=3)
    await house.begin(*THREE)
    house.computers_wait(1)
    await house.play_last_move()
    assert labels(house.live())[:2] == ["Next game", "More games"], "while the last card still flies"
    await house.pass_time(30)
    closing = house.live()
    assert labels(closing)[:2] == ["Next game", "More games"]
    # Who aimed at *Rematch* before the night began wants the same game next.
    await house.press(house["alice"], closing, "table:1:0:rematch")
    assert "Next: Juse 1." in house.live().content
    assert house.phases() == ["over"]


async def test_an_old_button_leads_where_that_of_the_last_game_does(house: House) -> None:
    first = await stopped(house, "alice", "bob", "carol")
    await house["alice"].click(first, label="Rematch")
    await house["carol"].click(house.live(), label="Leave")
    await house.start("alice")
    await house["keeper"].slash(house.channel, "table end")
    await house["alice"].click(first, label="Rematch")
    assert [seat.name for seat in (await house.data()).seats] == ["alice", "bob"], "those of the second game"
    asked = await house["bob"].click(first, label="Rematch")
    assert "This channel already has a table (#3)" in said(asked)
    assert labels(house.private_messages("bob")[-1]) == ["Show the table"]


async def test_the_games_of_a_night_have_a_soft_clock(house: House) -> None:
    await begin_night(house, games=3)
    await house.played(*THREE, clock="blitz")
    closing = house.live()
    await votes(house, "alice", closing, "Juse")
    await votes(house, "bob", closing, "Juse")
    assert (await house.data()).terms.clock == "soft"
    asked = await house["carol"].click(closing, label="Next game")
    assert said(asked) == "The next game is open already: table #2."
    assert labels(house.private_messages("carol")[-1]) == ["Show the table"]


async def test_a_result_that_is_not_all_told_yet_stays_above_the_game_begun_from_it(house: House) -> None:
    await house.begin(*THREE)
    house.computers_wait(1)
    await house.play_last_move()
    closing = house.live()
    for _ in range(BURIED_AFTER):
        await house["eve"].send(house.channel, "Well played!")
    await house["alice"].click(closing, label="Rematch")
    assert house.live().id > closing.id
    before = closing.content
    await house.pass_time(30)
    [result] = [message for message in house.channel.history() if "won!" in message.content]
    assert (result.id, result.content != before) == (closing.id, True), "all of it is told where it stands"
