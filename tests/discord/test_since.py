"""Since your last move: told in private, in the game's own words, and never more than that seat was shown."""

from typing import Any

import msgspec
import pytest

from bot.core.game import Event
from bot.tables import play
from bot.tables.model import Move
from bot.tables.table import Table
from bot.ui.since import since_last_move
from cogs.roundup import describe
from cogs.roundup.cog import KIT
from tests.discord.house import House, said
from tests.discord.roundup_evening import THREE, begin, good_action, type_in

LONGEST_NAME = "W" * 32


async def test_it_tells_what_the_others_did_after_one_s_own_last_move(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    while (await house.data()).state.turn == 0:
        await house.click_move()
    while (await house.data()).state.turn != 0:
        await house.click_move()
    before = house.texts()
    answer = said(await house["alice"].slash(house.channel, "table since"))
    assert "since your last move" in answer
    assert "bob drew" in answer
    assert "carol drew" in answer
    assert "alice drew" not in answer
    assert "▶ **alice** to act" in answer
    assert house.texts() == before, "nobody else is told"
    told = said(await house["carol"].slash(house.channel, "table since"))
    assert "Nothing has happened yet" in told
    assert "drew" not in told


async def test_who_has_not_moved_yet_hears_of_everything_since_the_deal(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    for _ in range(2):
        await house.click_move()
    answer = said(await house["carol"].slash(house.channel, "table since"))
    assert "since the cards were dealt" in answer
    assert "alice drew" in answer


async def test_in_slow_games_it_is_a_button(house: House) -> None:
    await house.begin("alice", "bob", clock="slow")
    await house.click_move()
    answer = said(await house["bob"].click(house.live(), label="Since your last move"))
    assert "since the cards were dealt" in answer
    other = house.guild.create_text_channel("other")
    message = await house.begin("alice", "bob", channel=other, clock="relaxed")
    assert "Since" not in str(house.raw(message).components)


async def test_it_tells_what_the_computer_did_in_one_s_stead(house: House) -> None:
    await house.begin("alice", "bob", clock="slow")
    await house.pass_time(24 * 3600 + 1)
    answer = said(await house["alice"].click(house.live(), label="Since your last move"))
    assert "made for you by the computer" in answer
    assert "alice drew" in answer


async def test_it_is_for_those_who_sit_there(house: House) -> None:
    assert "no open table" in said(await house["alice"].slash(house.channel, "table since"))
    await house.open("alice", "bob")
    assert "not begun" in said(await house["alice"].slash(house.channel, "table since"))
    await house["alice"].click(house.live(), label="Start")
    before = house.stored()
    assert "no seat" in said(await house["eve"].slash(house.channel, "table since"))
    assert "no seat" in said(await house.press(house["eve"], house.live(), "t:1:1:since"))
    assert house.stored() == before


async def test_a_long_time_is_cut_to_what_a_message_holds(house: House) -> None:
    people = [house.person(f"guest{number}") for number in range(8)]
    for person in people:
        house.guild._guild.members[person.id].nick = LONGEST_NAME
    await people[0].slash(house.channel, "juse new", clock="slow")
    for person in people[1:]:
        await person.click(house.live(), label="Join")
    await people[0].click(house.live(), label="Start")
    table = await house.table()
    for _ in range(80):
        [seat] = table.game.to_act(table.data.state)
        action = table.game.legal(table.data.state, seat)[0]
        user = table.data.seats[seat].user_id
        await house.bot.hall.run(
            table, lambda data, user=user, action=action: play.act(data, table.game, user, action, None, 0.0)
        )
    asker = next(person for person in people if person.id != user)
    answer = said(await asker.slash(house.channel, "table since"))
    assert 1500 < len(answer) <= 2000
    assert "… and before that" in answer
    assert all(line.endswith((".", ":", "?", "more.", "move", "dealt")) or "<t:" in line for line in answer.split("\n"))


# ------------------------------------------------------------ what it may not tell


def events_of(table: Table, story: list[tuple[Move, Any]]) -> list[Event]:
    return [event for _, events in story for event in events]


@pytest.mark.parametrize("seat", range(3))
async def test_it_is_made_of_what_that_seat_was_shown(house: House, monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """Of bids as they are placed, each seat is shown its own."""
    await begin(house, *THREE)
    for other in range(3):
        if other != seat:
            await type_in(house, other, await good_action(house, other))
    table = await house.table()
    story = await table.story()
    heard: list[Event] = []

    def listening(events: Any, names: Any, words: Any) -> Any:
        heard.extend(events)
        return describe.recap(events, names, words)

    kit = msgspec.structs.replace if False else KIT
    spied = type(kit)(**{**vars(kit), "recap": listening})
    since_last_move(table, spied, house[THREE[seat]].id, story)
    assert all(event.shown_to(seat) for event in heard)
    assert any(not event.shown_to(seat) for event in events_of(table, story)), "there was something to keep back"
