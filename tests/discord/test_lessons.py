"""Lessons: played by what their texts ask for, private, and robust against anything else."""

import dataclasses
import re

import msgspec
import pytest

from bot.core.lesson import LEARNER
from bot.tables.steps.model import COMPUTER, Phase
from bot.ui.discord.ephemeral import CHANGEABLE_FOR
from tests.discord.house import House, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.lesson_player import Learner, labels
from tests.quick import quick

GAMES = ("juse", "junk", "roundup", "jugglers")
HAND_GAMES = ("roundup",)
FIRST = ("junk", "roundup")
"""One game that is played on its table, and one that is played in hands."""


def asked_for(text: str) -> list[str]:
    """The buttons and list entries that a step names, in order."""
    last = text.splitlines()[-1]
    assert last.startswith("➡️"), text
    return [name for name in re.findall(r"\*\*(.+?)\*\*", last) if name != "My hand"]


# ---------------------------------------------------------------- from the first step to the last


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_its_texts_name_the_buttons_that_lead_to_its_end(house: House, game: str) -> None:
    alice = Learner(house, "alice", game)
    await alice.begins()
    while (await alice.data()).is_open:
        named, number = asked_for(alice.page.content), (await alice.data()).lesson
        assert number is not None
        assert f"step {number + 1} of {len(alice.lesson.steps)}" in alice.page.content
        alice.pressed.clear()
        await alice.does((await alice.step()).asks)
        assert (await alice.data()).lesson == number + 1
        assert not named or [label.startswith(name) for name, label in zip(named, alice.pressed, strict=True)]
    assert alice.page.content.startswith(f"**{game.capitalize()}** · lesson, the end")
    assert f"**/{game} new**" in alice.page.content
    assert labels(alice.page) == ["Play now", "Start over", "Rules"]
    assert len(alice.private) == 1


@pytest.mark.long
@pytest.mark.parametrize("game", quick(GAMES, FIRST))
async def test_nobody_else_sees_it_not_even_its_misplays(house: House, game: str) -> None:
    alice, bob = Learner(house, "alice", game), house["bob"]
    await alice.begins()
    called = False
    while (await alice.data()).is_open:
        await alice.does((await alice.step()).asks)
        called = called or "**Juse!** " in alice.page.content
    assert called
    assert house.texts() == []
    assert house.channel.history(viewer=bob) == []
    assert house.rows("SELECT COUNT(*) FROM messages") == [(0,)]


@pytest.mark.parametrize("game", quick(GAMES, FIRST))
async def test_it_does_not_count_as_a_game(house: House, game: str) -> None:
    alice = Learner(house, "alice", game)
    await alice.begins()
    await alice.learns()
    assert house.rows("SELECT phase FROM tables") == [(Phase.CLOSED,)]
    assert house.rows("SELECT COUNT(*) FROM daily_results") == [(0,)]


async def test_it_can_be_started_over_at_the_end(house: House) -> None:
    alice = Learner(house, "alice", "juse")
    await alice.begins()
    await alice.learns()
    await alice.presses("Start over")
    assert "step 1 of" in alice.page.content
    assert len(alice.private) == 1
    await alice.learns()
    assert len(alice.numbers) == 2


@pytest.mark.parametrize("game", quick(["juse", "roundup", "jugglers"], FIRST))
async def test_at_its_end_play_now_begins_a_practice_table_with_one_computer(house: House, game: str) -> None:
    alice = Learner(house, "alice", game)
    await alice.begins()
    await alice.learns()
    await alice.presses("Play now")
    data = await house.data()
    assert (data.phase, data.learning, data.private) == (Phase.PLAYING, True, False)
    assert [seat.user_id for seat in data.seats] == [alice.actor.id, COMPUTER]
    assert "practice table" in house.live().content
    await alice.presses("Play now")
    assert f"number {data.id}" in alice.private[-1].content, "the refusal says where to go"


async def test_at_the_end_of_a_solitaire_play_now_begins_ones_own(house: House) -> None:
    alice = Learner(house, "alice", "junk")
    await alice.begins()
    await alice.learns()
    await alice.presses("Play now")
    assert house.texts() == []
    data = await alice.data()
    assert (data.phase, data.learning, data.private, data.lesson) == (Phase.PLAYING, True, True, None)
    assert "practice table" in alice.private[-1].content


async def test_play_now_is_refused_in_mid_lesson(house: House) -> None:
    alice = Learner(house, "alice", "juse")
    await alice.begins()
    before = house.stored()
    await house.press(alice.actor, alice.page, f"table:{alice.numbers[-1]}:0:lesson-play")
    assert house.stored() == before


async def test_a_learner_with_the_name_of_a_computer_player_finds_the_named_buttons(house: House) -> None:
    nimal = Learner(house, "Nimal", "juse")
    await nimal.begins()
    await nimal.learns(until=4)
    (named,) = asked_for(nimal.page.content)
    assert named == r"On 🟡 Nimal \(3\)"
    await nimal.presses("On 🟡 Nimal (3)")
    assert (await nimal.data()).lesson == 5


# ---------------------------------------------------------------- other moves than the step asks for


@pytest.mark.long
@pytest.mark.parametrize("game", quick(GAMES, FIRST))
async def test_every_other_possible_move_is_answered_and_changes_nothing(house: House, game: str) -> None:
    alice = Learner(house, "alice", game)
    await alice.begins()
    answers: set[str] = set()
    while (await alice.data()).is_open:
        data, step = await alice.data(), await alice.step()
        rules = house.bot.services.tables.game(game)
        for action in list(rules.possible(data.state, LEARNER))[:12] if step.asks else ():
            text = rules.spell(action)
            if text == step.asks:
                continue
            before = house.stored()
            await house.press(alice.actor, alice.page, f"move:{data.ref}:{data.epochs[LEARNER]}:{text}")
            assert house.stored() == before
            answers.update(
                re.findall("Not that one|That would be right|something else comes first", alice.page.content)
            )
        await alice.does(step.asks)
    right_instead = set() if game == "jugglers" else {"That would be right"}  # no move out of turn is right
    assert answers == {"Not that one", "something else comes first"} | right_instead


async def test_a_wrong_move_is_answered_with_the_misplay_it_would_be(house: House) -> None:
    alice = Learner(house, "alice", "juse")
    await alice.begins()
    await alice.learns(until=3)
    await alice.presses("On my own pile")
    assert "**Juse!** 🔴 alice kept 8♥ on their own pile, but it fits the centre" in alice.page.content
    assert "➡️ Press **To the centre**" in alice.page.content
    await alice.presses("To the centre")
    assert "Not that one" not in alice.page.content
    assert "step 5 of" in alice.page.content


async def test_a_wrong_choice_in_the_hand_is_answered_there(house: House) -> None:
    alice = Learner(house, "alice", "roundup")
    await alice.begins()
    await alice.picks("K♠")
    assert "**Juse!** 🔴 alice bid with a face card" in alice.hand.content
    await alice.picks("2♥")
    assert "something else comes first" in alice.hand.content
    assert "step 1 of" in alice.page.content
    await alice.picks("9♦")
    assert "step 2 of" in alice.page.content
    assert "something else" not in alice.hand.content


async def test_an_impossible_move_is_refused_as_at_any_table(house: House) -> None:
    alice = Learner(house, "alice", "juse")
    await alice.begins()
    data, before = await alice.data(), house.stored()
    answer = await house.press(alice.actor, alice.page, f"move:{data.ref}:{data.epochs[0]}:own")
    assert said(answer).startswith("Draw first: only a card you have just drawn")
    answer = await house.press(alice.actor, alice.page, f"move:{data.ref}:{data.epochs[0]}:nonsense")
    assert "is not a move of this game" in said(answer)
    assert house.stored() == before


async def test_a_double_click_does_not_skip_a_step(house: House) -> None:
    alice = Learner(house, "alice", "juse")
    await alice.begins()
    await alice.learns(until=8)
    data = await alice.data()
    late = [f"move:{data.ref}:{data.epochs[0]}:draw", f"table:{data.id}:0:lesson-on:8"]
    await alice.presses("Go on")
    for custom_id in late:
        await house.press(alice.actor, alice.page, custom_id)
        assert "The game had moved on" in alice.page.content
        assert (await alice.data()).lesson == 9


@pytest.mark.long
@pytest.mark.parametrize(
    "custom_id", ["t:{0}:1:agree", "t:{0}:1:hint", "t:{0}:1:record", "t:{0}:1:lesson-on:x", "a:{0}:1:juse"]
)
async def test_buttons_of_real_tables_do_nothing_in_it(house: House, custom_id: str) -> None:
    alice = Learner(house, "alice", "juse")
    await alice.begins()
    before = house.stored()
    await house.press(alice.actor, alice.page, custom_id.format(alice.numbers[0]))
    assert house.stored() == before
    assert "step 1 of" in alice.page.content


async def test_the_rules_open_in_another_message(house: House) -> None:
    alice = Learner(house, "alice", "juse")
    await alice.begins()
    assert said(await alice.presses("Rules")).startswith("**Juse · ")
    assert "step 1 of" in alice.page.content


# ---------------------------------------------------------------- interrupted and resumed


@pytest.mark.long
@pytest.mark.parametrize("game", quick(GAMES, FIRST))
async def test_it_survives_restarts(house: House, game: str) -> None:
    """The old message still works, and so do lists and buttons of the hand."""
    alice = Learner(house, "alice", game)
    await alice.begins()
    for number in range(len(alice.lesson.steps)):
        if number % 3 == 1:
            await house.restart()
        assert (await alice.data()).lesson == number
        await alice.does((await alice.step()).asks)
    assert not (await alice.data()).is_open


@pytest.mark.long
@pytest.mark.parametrize("game", quick(GAMES, FIRST))
async def test_it_can_be_left_and_resumed(house: House, game: str) -> None:
    alice = Learner(house, "alice", game)
    await alice.begins()
    await alice.learns(until=3)
    before = alice.page.content
    await alice.presses("Leave the lesson")
    (left,) = alice.private
    assert left.content == f"You can come back to the lesson whenever you like: /{game} learn goes on where you left."
    assert not left.components
    assert not left.attachments
    await alice.begins()
    assert alice.page.content == before
    await alice.learns()
    assert len(alice.numbers) == 1


async def test_learn_shows_a_running_lesson_again(house: House) -> None:
    alice = Learner(house, "alice", "juse")
    await alice.begins()
    await alice.learns(until=2)
    await alice.begins()
    assert len(alice.private) == 1
    assert "step 3 of" in alice.page.content


async def test_starting_over_closes_the_old_lesson(house: House) -> None:
    alice = Learner(house, "alice", "roundup")
    await alice.begins()
    await alice.learns(until=2)
    await alice.presses("Start over")
    assert "step 1 of" in alice.page.content
    assert len(alice.private) == 1, "the hand of the old one is gone"
    assert house.rows("SELECT phase FROM tables ORDER BY id") == [(Phase.CLOSED,), (Phase.PLAYING,)]
    await alice.learns()


@pytest.mark.long
@pytest.mark.parametrize("game", HAND_GAMES)
async def test_it_is_posted_again_when_its_message_is_too_old_to_edit(house: House, game: str) -> None:
    alice = Learner(house, "alice", game)
    await alice.begins()
    await alice.presses("My hand")
    await house.env.advance_time(CHANGEABLE_FOR)
    assert "stopped following" in alice.hand.content
    await alice.actor.click(alice.hand, label="My hand")
    pages = len(alice.private)
    await alice.picks("9♦")
    assert len(alice.private) == pages + 1
    assert "step 2 of" in alice.page.content
    await alice.learns()


@pytest.mark.long
async def test_two_people_learn_at_once(house: House) -> None:
    alice, bob = Learner(house, "alice", "roundup"), Learner(house, "bob", "roundup")
    await alice.begins()
    await bob.begins()
    await alice.learns(until=3)
    await bob.learns(until=1)
    assert "step 4 of" in alice.page.content
    assert "step 2 of" in bob.page.content
    await bob.learns()
    await alice.learns()


async def test_nobody_can_play_in_another_persons_lesson(house: House) -> None:
    alice, bob = Learner(house, "alice", "juse"), Learner(house, "bob", "juse")
    await alice.begins()
    await bob.begins()
    data, before = await alice.data(), house.stored()
    answer = await house.press(bob.actor, bob.page, f"move:{data.ref}:{data.epochs[0]}:draw")
    assert said(answer) == "That table is not here any more: open a new one with a game's /… new command."
    assert house.stored() == before


# ---------------------------------------------------------------- next to real games


async def test_a_real_table_opens_in_the_same_channel(house: House) -> None:
    alice = Learner(house, "alice", "juse")
    await alice.begins()
    await house.begin("alice", "bob")
    await house.type_move()
    assert (await house.data()).moves > 0
    assert (await alice.data()).moves == 0


async def test_a_private_game_in_the_same_channel_goes_on(house: House) -> None:
    alice = Learner(house, "alice", "junk")
    await alice.begins()
    player = JunkPlayer(house, "alice")
    assert "You have no game running here" in said(await player.types("draw"))
    await player.types("new")
    await player.types("draw")
    assert house.rows("SELECT json_extract(snapshot, '$.moves') FROM tables ORDER BY id") == [(0,), (1,)]
    await player.types("resume")
    assert "lesson" not in player.panel.content
    await alice.begins()
    assert "step 1 of" in alice.page.content


async def test_erasure_deletes_it(house: House) -> None:
    alice = Learner(house, "alice", "juse")
    await alice.begins()
    page = alice.page
    await house.forget(alice.actor, house.channel)
    assert house.rows("SELECT COUNT(*) FROM tables") == [(0,)]
    assert (
        said(await alice.actor.click(page, label="Draw"))
        == "That table is not here any more: open a new one with a game's /… new command."
    )


# ---------------------------------------------------------------- after an update of the bot


async def test_a_lesson_whose_script_has_changed_starts_over(house: House) -> None:
    alice = Learner(house, "alice", "juse")
    await alice.begins()
    await alice.learns(until=3)
    kit = house.bot.services.kits["juse"]
    first, *others = kit.lesson.steps
    changed = msgspec.structs.replace(kit.lesson, steps=(first, *others[1:]))
    house.bot.services.kits["juse"] = dataclasses.replace(kit, lesson=changed)
    before = house.stored()
    for label in ("To the centre", "On 🟡 Nimal"):
        assert "This lesson has been rewritten" in said(await alice.presses(label))
    assert house.stored() == before
    await alice.begins()
    assert "step 1 of 10" in alice.page.content
