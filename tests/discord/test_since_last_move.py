"""Since your last move: private, and never more than that seat was shown."""

from dataclasses import replace

import pytest

from bot.core.chance import Seeded
from bot.core.game import settle_options
from bot.tables.runtime.table import Table
from bot.tables.steps.model import COMPUTER, Move
from bot.tables.steps.table_log import Position, Story
from bot.ui.actions.private_answers import since_last_move
from bot.ui.discord.components import CONTENT_LIMIT
from cogs.juse.cog import KIT
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import Won
from tests.discord.house import House, labels, said
from tests.discord.shown import table_showing

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


async def test_it_tells_players_what_the_others_did_since_their_last_move(house: House) -> None:
    await house.open("alice", "bob", "carol")
    assert "hasn't started yet" in said(await house["alice"].slash(house.channel, "table since"))
    await house.start("alice")
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
    assert "▶ Your move, **🔴 alice**" in answer
    assert house.texts() == before, "nobody else is told"
    told = said(await house["carol"].slash(house.channel, "table since"))
    assert "Nothing has happened yet" in told
    assert "drew" not in told
    assert "You're watching this one" in said(await house["eve"].slash(house.channel, "table since"))
    assert "You're watching this one" in said(await house.press(house["eve"], house.live(), "t:1:1:since"))


async def test_where_the_table_has_no_room_for_its_button_the_answer_to_what_can_i_do_has_it(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    assert labels(house.live())[-2:] == ["What can I do?", "👀 Watch"]
    await house.click_move()
    await house["bob"].click(house.live(), label="What can I do?")
    (answer,) = house.private_messages("bob")
    assert labels(answer) == ["Rules", "Since my last move", "Pause", "Leave", "Learn Juse", "Back to the table"]
    assert "since the cards were dealt" in said(await house["bob"].click(answer, label="Since my last move"))
    await house.begin("alice", "bob", game="roundup", channel=(other := house.guild.create_text_channel("other")))
    assert labels(house.live(other)) == ["My hand", "What can I do?", "Rules", "Since my last move", "👀 Watch"]


def begun() -> tuple[Table, Story]:
    state, dealt = GAME.deal(3, settle_options(GAME, {}), Seeded("since"))
    return table_showing(GAME, state, ("alice", "bob", "carol"), {}), [
        Position(Move(0, None, "", (), 1, 0.0), state, dealt)
    ]


@pytest.mark.parametrize("length", [1, 50])
def test_a_long_story_fills_the_message_and_no_more(length: int) -> None:
    table, story = begun()
    kit = replace(KIT, recap=lambda events, voice: ["x" * length] * 2000)
    told = since_last_move(table, kit, 1, story, "")
    assert "more lines before that" in told
    assert CONTENT_LIMIT - 2 - length < len(told) <= CONTENT_LIMIT


def test_what_only_one_seat_was_shown_is_told_only_to_it() -> None:
    table, story = begun()
    secret = Position(Move(1, 0, "?", (), COMPUTER, 0.0), None, [Won(audience=(1,), seat=2)])
    told = [since_last_move(table, KIT, user, [*story, secret], "") for user in (1, 2, 3)]
    assert ["carol has no cards left" in text for text in told] == [False, True, False]
