"""A soft clock on Discord: what people read and press when somebody draws a card and leaves."""

from typing import Any

import discord
import pytest

from bot.core.chance import Seeded
from bot.core.game import settle_options
from bot.core.time_controls import ClockName
from bot.tables.steps.fields import with_fields
from bot.tables.steps.model import TableData
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.table.notices import notices
from cogs.juse.rules.game import GAME
from tests.discord import roundup_evening
from tests.discord.house import FOUR, House, buttons, lists, said
from tests.discord.open_hands import follow, panel, panels
from tests.discord.shown import table_showing
from tests.discord.test_announcements import calls, pings
from tests.discord.test_clocks import shown_times

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

FINISH = "Finish for 🔴 alice"


async def drawn_and_left(house: House, *others: str) -> TableData:
    """alice draws a card, and is gone with it in her hand."""
    await house.begin("alice", *others, clock="soft")
    await house.click_move()
    data = await house.data()
    assert (data.state.turn, data.state.held is None) == (0, False)
    return data


async def at_second(house: House, second: float) -> str:
    """Let time pass until so many seconds after the card was drawn; return the table's text."""
    data = await house.data()
    due = data.seats[0].clock.due
    assert due is not None
    await house.pass_time(second - (house.bot.clock.table_time(house.guild.id) - (due - 90)))
    return house.live().content


async def test_who_draws_a_card_and_leaves_costs_the_others_90_seconds(house: House) -> None:
    due = (await drawn_and_left(house, "bob")).seats[0].clock.due or 0.0
    house.computers_wait(0)
    text = await at_second(house, 43)
    assert (pings(house), shown_times(text), FINISH in buttons(house.live())) == ([], [], False)
    text = await at_second(house, 47)
    assert (pings(house), shown_times(text), FINISH in buttons(house.live())) == ([calls(house, "alice")], [], True)
    text = await at_second(house, 57)
    assert f"A computer finishes 🔴 alice's turn: <t:{int(due)}:R>." in text
    await house.pass_time(34)
    data = await house.data()
    assert (data.state.turn, data.seats[0].clock.missed, data.seats[0].presence.away) == (1, 1, False)
    assert pings(house) == [], "the ping goes with the turn"
    assert "A computer finished a turn for 🔴 alice. The next one is 🔴 alice's again." in house.live().content
    assert FINISH not in buttons(house.live())


async def test_the_only_other_finishes_a_turn_with_one_press_and_of_two_both_must(house: House) -> None:
    await drawn_and_left(house, "bob", "carol")
    await at_second(house, 46)
    await house["bob"].click(house.live(), label=FINISH)
    assert "1 of 2 votes to let a computer finish 🔴 alice's turn." in house.live().content
    assert "already voted" in await house.refused(house["bob"].click(house.live(), label=FINISH))
    assert "the others decide" in await house.refused(house["alice"].click(house.live(), label=FINISH))
    assert (await house.data()).state.turn == 0
    await house["carol"].slash(house.channel, "table leave")
    await house.pass_time(2)
    data = await house.data()
    assert (data.state.turn, data.seats[0].clock.missed, data.seats[0].presence.removed) == (1, 1, False)


async def test_after_two_turns_a_computer_plays_until_any_press(house: House) -> None:
    await drawn_and_left(house, "bob")
    while not (data := await house.data()).seats[0].presence.away:
        await (house.click_move() if data.state.turn else house.pass_time(91))
    assert "A computer plays for 🔴 alice until 🔴 alice presses anything here." in house.live().content
    await house["bob"].click(house.live(), label="What can I do?")
    assert (await house.data()).seats[0].presence.away, "another one's press brings nobody back"
    await house["alice"].click(house.live(), label="What can I do?")
    seat = (await house.data()).seats[0]
    assert (seat.presence.away, seat.clock.missed) == (False, 0)
    assert "until 🔴 alice presses" not in house.live().content


async def test_whoever_left_is_not_brought_back_by_a_press(house: House) -> None:
    await house.begin("alice", "bob", clock="soft")
    await house["alice"].slash(house.channel, "table leave")
    await house["alice"].click(house.live(), label="What can I do?")
    assert (await house.data()).seats[0].presence.away
    assert said(await house["alice"].slash(house.channel, "table back")) == "Welcome back! The seat is yours again."


async def test_a_step_that_was_due_is_made_after_a_restart(house: House) -> None:
    await drawn_and_left(house, "bob")
    await at_second(house, 40)
    await house.down_for(3600)
    assert FINISH not in buttons(house.live())
    await house.pass_time(8)
    assert FINISH in buttons(house.live())
    assert pings(house) == [calls(house, "alice")]


@pytest.mark.parametrize("people", [3, 4])
async def test_the_vote_is_in_the_hands_of_the_others_too_and_moves_none_of_their_buttons(
    house: House, people: int
) -> None:
    """With four people a hand has no row to spare: there it is in the list that offers nothing now."""
    names = FOUR[:people]
    await roundup_evening.begin(house, *names, clock="soft")
    await roundup_evening.play(house, roundup_evening.unseen, roundup_evening.in_turns)
    for name in names:
        await panel(house, name)
    await follow(house)
    late = names[(await roundup_evening.state(house)).turn]
    before = {name: rows(house, name) for name in names}
    await house.pass_time(47)
    await follow(house)
    assert offered(house, late) is None
    voters = [name for name in names if name != late]
    for name in voters:
        others = rows(house, name)[-len(before[name]) :]
        assert [len(row) for row in others] == [len(row) for row in before[name]]
        assert others[-1] == before[name][-1], "the last row is where it was"
        found = offered(house, name)
        assert found is not None
        if isinstance(found, discord.SelectMenu):
            await house[name].select(panels(house, name)[0], [found.options[0].value], custom_id=found.custom_id)
        else:
            await house[name].click(panels(house, name)[0], custom_id=found.custom_id)
        if (await house.data()).seats[names.index(late)].clock.missed:
            break
        assert offered(house, name) is None, "nobody votes twice"
    assert (await house.data()).seats[names.index(late)].clock.missed == 1
    await follow(house)
    assert [offered(house, name) for name in names] == [None] * people


def rows(house: House, name: str) -> list[list[str]]:
    """The buttons and lists of this person's hand, by what they say."""
    shown = house.raw(panels(house, name)[0]).components
    return [[part.get("label", part["type"]) for part in row["components"]] for row in shown]


def offered(house: House, name: str) -> Any:
    """The button or list of the vote in this person's hand."""
    hand = panels(house, name)[0]
    found = [button for label, button in buttons(hand).items() if label.startswith("Finish for")]
    return next(iter([*found, *(menu for menu in lists(hand) if "Finish for" in (menu.placeholder or ""))]), None)


async def test_whoever_a_computer_plays_for_comes_back_with_a_press_in_their_hand(house: House) -> None:
    await roundup_evening.begin(house, *FOUR)
    await panel(house, "bob")
    await roundup_evening.play(house, roundup_evening.unseen, roundup_evening.in_turns)
    await house["bob"].slash(house.channel, "table leave")
    await follow(house)
    assert [*buttons(await panel(house, "bob"))] == ["I'm back"]
    await house["bob"].click(await panel(house, "bob"), label="I'm back")
    assert not (await house.data()).seats[1].presence.away
    assert "Pass" in buttons(await panel(house, "bob"))


@pytest.mark.parametrize("clock", ["soft", "relaxed"])
def test_who_is_away_for_whatever_reason_is_named_in_one_line(clock: ClockName) -> None:
    state, _ = GAME.deal(4, settle_options(GAME, {}), Seeded("away"))
    data = table_showing(GAME, state, FOUR, {}).data
    voice = Voice(FOUR, words_for("", "juse"))
    gone = {"away": True}, {"away": True, "missed": 2}, {"away": True, "removed": True}, {}
    seats = [with_fields(seat, **fields) for seat, fields in zip(data.seats, gone, strict=True)]
    told = notices(with_fields(data, seats=tuple(seats), clock=clock), voice)
    assert told == ["-# Away: alice, bob, and carol (a computer plays)"]
    alone = notices(with_fields(data, seats=(*data.seats[:2], seats[2], data.seats[3]), clock=clock), voice)
    assert alone == ["-# A computer has replaced carol and plays until carol presses **I'm back**."]
