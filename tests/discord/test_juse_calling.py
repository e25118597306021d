"""The players call Juse! themselves on Discord: who may, what happens, and that a late press never counts."""

import discord
import pytest

from bot.text.voice import SEAT_SIGNS
from tests.discord.house import PLAYERS_CALL, House, custom_id, said

PEOPLE = ("alice", "bob", "carol", "dave")


async def begin(house: House) -> discord.Message:
    """Begin a game in which whatever happens by itself waits for an hour, so that everybody has time to call."""
    house.computers_wait(3600)
    return await house.begin(*PEOPLE, **PLAYERS_CALL)


async def sound_action(house: House) -> str:
    """Makes one right move, not too soon after the one before; returns who made it."""
    name, _ = await house.mover()
    await house.pass_time(2)
    await house.click_move()
    return name


async def overlook(house: House) -> str:
    """Play on until somebody keeps a card that belongs elsewhere; return who did."""
    for _ in range(200):
        await house.pass_time(2)
        name, action = await house.mover()
        data = await house.data()
        if data.state.held is not None and action != "own" and len(data.state.draws[data.state.turn]) > 0:
            await house[name].click(house.live(), label=house.button("own", data))
            return name
        await house.click_move()
    pytest.fail("two hundred actions without a card that belongs elsewhere")


def another(*taken: str) -> str:
    return next(name for name in PEOPLE if name not in taken)


def signed(name: str) -> str:
    return f"{SEAT_SIGNS[PEOPLE.index(name)]} {name}"


def accusations(house: House) -> list[str]:
    return [text for text in house.texts() if text.startswith(("**Juse!**", "**Not a Juse:**"))]


async def test_a_right_call_is_announced_with_caller_and_called_and_what_was_pressed_before_it_is_late(
    house: House,
) -> None:
    await begin(house)
    accused = await overlook(house)
    assert "You're watching this one" in said(await house["eve"].click(house.live(), label="Juse!"))
    assert "That was your own move" in await house.refused(house[accused].click(house.live(), label="Juse!"))
    mover, _ = await house.mover()
    caller = another(accused, mover)
    before = await house.data()
    drawing = f"move:{before.ref}:{before.epochs[before.state.turn]}:draw"
    await house.pass_time(0.9)
    assert said(await house[caller].click(house.live(), label="Juse!")) == ""
    (accusation,) = accusations(house)
    assert accusation.startswith(f"**Juse!** {signed(caller)} caught it after 0.9 s! {signed(accused)} put ")
    assert f"{signed(accused)} gets a card from each of the others (3)" in accusation
    data = await house.data()
    seat = PEOPLE.index(accused)
    assert data.seats[seat].tally.misplays == 1
    assert len(data.state.draws[seat]) == len(before.state.draws[seat]) + 4
    assert data.state.turn == before.state.turn
    assert f"{signed(caller)} caught it after 0.9 s! {signed(accused)} gets 3 cards." in house.live().content
    assert "has moved on" in await house.refused(house.press(house[mover], house.live(), drawing))
    await house.click_move()


async def test_after_a_restart_or_the_next_action_nothing_counts_that_was_pressed_before(house: House) -> None:
    """Nor is it told how quick a call was."""
    await begin(house)
    accused = await overlook(house)
    away = another(accused, (await house.mover())[0])
    await house[away].slash(house.channel, "table leave")
    assert "A computer is playing" in await house.refused(house[away].click(house.live(), label="Juse!"))
    seen = custom_id(house.live(), "Juse!")
    await house.restart()
    caller = another(accused, away)
    await house[caller].click(house.live(), label="Juse!")
    (accusation,) = accusations(house)
    assert accusation.startswith(f"**Juse!** {signed(caller)} caught it! {signed(accused)} put ")
    assert (await house.data()).seats[PEOPLE.index(caller)].tally.fastest is None
    await house.pass_time(3)
    await sound_action(house)
    other = another(accused, away, caller)
    assert "has moved on" in await house.refused(house.press(house[other], house.live(), seen))
    assert accusations(house) == [accusation]


async def test_the_end_tells_how_quick_the_fastest_catch_was_also_if_it_was_before_a_restart(house: House) -> None:
    await begin(house)
    for seconds in (0.9, 1.4):
        assert "alice" not in (await overlook(house), (await house.mover())[0])
        await house.pass_time(seconds)
        await house["alice"].click(house.live(), label="Juse!")
        await house.restart()
    closing = await house.finish()
    assert f"{signed('alice')}: 7 cards left, no mistakes · caught 2 of 2, fastest 0.9 s" in closing.content


async def test_a_wrong_call_is_announced_and_a_second_one_impossible_until_a_turn_of_ones_own_has_ended(
    house: House,
) -> None:
    await begin(house)
    state = (await house.data()).state
    await house["bob"].click(house.live(), label="Juse!")
    (accusation,) = accusations(house)
    assert accusation.startswith("**Not a Juse:** 🔵 bob called **Juse!** on 🔴 alice, but there was no mistake.")
    data = await house.data()
    assert [seat.tally.wrong_calls for seat in data.seats] == [0, 1, 0, 0]
    assert [seat.tally.misplays for seat in data.seats] == [0, 0, 0, 0]
    assert (data.state.turn, data.state.held, data.state.draws) == (state.turn, state.held, state.draws)
    assert "call was wrong" in await house.refused(house["bob"].click(house.live(), label="Juse!"))
    assert "call was wrong" in await house.refused(house["bob"].slash(house.channel, "juse call"))
    while (await house.data()).state.turn < 2:
        await sound_action(house)
    await sound_action(house)
    await house["bob"].click(house.live(), label="Juse!")
    assert (await house.data()).seats[1].tally.wrong_calls == 2


@pytest.mark.usefixtures("drawn_by_hand")
async def test_before_the_first_action_the_button_is_disabled(house: House) -> None:
    message = await begin(house)
    assert "nothing to call" in await house.refused(house.press(house["bob"], message, custom_id(message, "Juse!")))


async def test_who_presses_right_after_a_right_call_saw_it_too_and_has_called_nothing(house: House) -> None:
    """Two friends are a tenth of a second apart: the second one's button is from before the first call."""
    await begin(house)
    accused = await overlook(house)
    caller, quick, slow = (name for name in PEOPLE if name != accused)
    seen, pressed = house.live(), custom_id(house.live(), "Juse!")
    await house.press(house[caller], seen, pressed)
    before = house.stored()
    assert house.live().id == seen.id, "the table stays where others are about to press it, too"
    assert "You saw it, too, only 0.1 s later" in said(await house.press(house[quick], seen, pressed))
    await house.pass_time(1)
    assert "You saw it, too, only 1 s later" in said(await house[slow].slash(house.channel, "juse call"))
    assert "has moved on" in said(await house[caller].slash(house.channel, "juse call"))
    await house.pass_time(0.5)
    (accusation,) = accusations(house)
    assert accusation.startswith(f"**Juse!** {signed(caller)} caught it after 0.1 s!")
    assert accusation.endswith(f"📸 Photo finish: {signed(quick)} +0.1 s and {signed(slow)} +1 s.")
    assert house.stored() == before
    await house.pass_time(3)
    assert house.live().id > seen.id, "then it is the last thing in sight again"
    assert said(await house[slow].slash(house.channel, "juse call")) == ""
    assert sum(seat.tally.wrong_calls for seat in (await house.data()).seats) == 1, (
        "three seconds later it is a wrong call"
    )


async def test_a_right_call_stands_for_eight_seconds_whatever_is_announced_after_it(house: House) -> None:
    await begin(house)
    accused = await overlook(house)
    caller, other, last = (name for name in PEOPLE if name != accused)
    await house[caller].click(house.live(), label="Juse!")
    await house.pass_time(4)
    await house[other].click(house.live(), label="Juse!")
    right, wrong = accusations(house)
    assert right.startswith(f"**Juse!** {signed(caller)}")
    assert wrong.startswith(f"**Not a Juse:** {signed(other)}")
    await house.pass_time(5)
    await house[last].click(house.live(), label="Juse!")
    (only,) = accusations(house)
    assert only.startswith(f"**Not a Juse:** {signed(last)}"), "later the next one replaces both"


async def test_an_action_right_after_a_placement_is_held_so_that_others_can_call_first(house: House) -> None:
    """A draw until the placement has been seen for two seconds, and a placement for one and a half."""
    await begin(house)
    accused = await overlook(house)
    mover, _ = await house.mover()
    caller = another(accused, mover)
    before, requests = house.stored(), len(house.env.http_requests)
    await house[mover].click(house.live(), label="Draw")
    await house.pass_time(1)
    assert len(house.env.http_requests) == requests, "nobody sees that it is held"
    await house.pass_time(0.8)
    assert house.stored() == before
    await house[caller].click(house.live(), label="Juse!")
    data = await house.data()
    assert data.seats[PEOPLE.index(accused)].tally.misplays == 1
    await house.pass_time(2)
    assert (await house.data()).state.held is None, "the held press was made for another table"
    await house[mover].slash(house.channel, "juse draw")
    await house[mover].slash(house.channel, "juse play", to="own")
    await house.pass_time(1.2)
    assert (await house.data()).moves == data.moves + 1
    await house.pass_time(0.4)
    assert (await house.data()).moves == data.moves + 2
