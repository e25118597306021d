"""Lessons: played by what their texts ask for, private, and robust against anything else."""

import re

import pytest

from bot.features.lessons.feature import step_number
from bot.tables.steps.model import COMPUTER, Phase
from tests.discord.house import House, said
from tests.discord.lesson_player import Learner, labels

GAMES = ("juse", "junk", "roundup", "jugglers")


def asked_for(text: str) -> list[str]:
    """The buttons and list entries that a step names, in order."""
    last = text.splitlines()[-1]
    assert last.startswith("➡️"), text
    return [name for name in re.findall(r"\*\*(.+?)\*\*", last) if name != "My hand"]


# ---------------------------------------------------------------- from the first step to the last


@pytest.mark.parametrize("game", GAMES)
async def test_its_texts_name_the_buttons_that_lead_to_its_end_and_nobody_else_sees_it(house: House, game: str) -> None:
    """Nor its misplays; and in between the bot is restarted, and the old message still works."""
    alice, called = await Learner.begun(house, "alice", game), False
    while (await alice.data()).is_open:
        named, number = asked_for(alice.page.content), step_number(await alice.data())
        assert f"step {number + 1} of {len(alice.lesson.steps)}" in alice.page.content
        if number % 3 == 1:
            await house.restart()
        alice.pressed.clear()
        await alice.does(alice.lesson.steps[number].asks)
        called = called or "**Juse!** " in alice.page.content
        assert step_number(await alice.data()) == number + 1
        pairs = [*zip(named, alice.pressed, strict=True)] if named else []
        assert not [(name, label) for name, label in pairs if name[:4] != label[:4]]
    assert called
    assert alice.page.content.startswith(f"**{game.capitalize()}** · lesson, the end")
    assert f"**/{game} new**" in alice.page.content
    assert labels(alice.page) == ["Play now", "Start over", "Rules"]
    assert house.channel.history(viewer=house["bob"]) == []
    assert house.phases() == [Phase.CLOSED]
    assert "played on" not in said(await alice.actor.slash(house.channel, "table me")), "it does not count as a game"


# ---------------------------------------------------------------- other moves than the step asks for


async def test_a_wrong_move_is_answered_with_the_misplay_it_would_be(house: House) -> None:
    alice = await Learner.begun(house, "alice", "juse")
    await alice.learns(until=3)
    await alice.presses("🔴 alice")
    assert alice.page.content.count("**Juse!** 🔴 alice put 8♥ on their own pile, but it fits the center") == 1
    assert "➡️ Press **Center**" in alice.page.content
    await alice.presses("Center")
    assert "Not that one" not in alice.page.content
    assert "step 5 of" in alice.page.content


async def test_a_wrong_choice_in_the_hand_is_answered_there(house: House) -> None:
    alice = await Learner.begun(house, "alice", "roundup")
    await alice.picks("K♠")
    await alice.picks("Not a number: bid K♠")
    assert "**Juse!** 🔴 alice bid a face card" in alice.hand.content
    await alice.picks("2♥")
    assert "wants something else first" in alice.hand.content
    assert "step 1 of" in alice.page.content
    await alice.picks("9♦")
    assert "step 2 of" in alice.page.content
    assert "something else" not in alice.hand.content


async def test_a_double_click_does_not_skip_a_step(house: House) -> None:
    alice = await Learner.begun(house, "alice", "juse")
    await alice.learns(until=8)
    data = await alice.data()
    late = [f"move:{data.ref}:{data.epochs[0]}:draw", f"table:{data.id}:0:lesson-on:8"]
    await alice.presses("Continue")
    for custom_id in late:
        await house.press(alice.actor, alice.page, custom_id)
        assert alice.page.content.count("The game has moved on") == 1
        assert step_number(await alice.data()) == 9


async def test_starting_over_closes_the_old_lesson_and_play_now_begins_a_practice_table(house: House) -> None:
    alice = await Learner.begun(house, "alice", "roundup")
    await alice.learns(until=2)
    await alice.presses("Start over")
    assert "step 1 of" in alice.page.content
    assert len(alice.private) == 1, "the hand of the old one is gone"
    assert house.phases() == [Phase.CLOSED, Phase.PLAYING]
    await alice.learns()
    assert len(alice.private) == 1
    await alice.presses("Play now")
    data = await house.data()
    assert (data.phase, data.terms.learning, data.private) == (Phase.PLAYING, True, False)
    assert [seat.user_id for seat in data.seats] == [alice.actor.id, COMPUTER]
    assert "practice table" in house.live().content
    await alice.presses("Play now")
    assert f"(#{data.id})" in alice.private[-1].content, "the refusal says where to go"
