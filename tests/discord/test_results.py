"""The end of a round stays in the channel: a message of its own, posted once, with the table below it."""

import re
from typing import Any

import discord
import pytest

from bot.config import Settings
from bot.core.chance import Seeded
from bot.ui.discord.posting import Poster
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import State
from tests.discord.house import THREE, House
from tests.discord.open_hands import buttons, follow, panel, panels
from tests.discord.roundup_evening import begin, play, type_in, unseen

PACE = 5.0
"""Times 4 seconds of a last look."""
LAST_LOOK = 4 * PACE


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return Settings(database=settings.database, computer_pause=PACE, emojis=False)


def results(house: House) -> list[discord.Message]:
    return [message for message in house.channel.history() if message.content.startswith("**Round 1")]


def round_is_over(current: State) -> bool:
    return bool(current.history)


async def to_the_end_of_a_round(house: House, points: int = 10) -> None:
    await begin(house, "alice", "bob", points=points)
    await play(house, unseen, round_is_over)
    await house.env.settle()


@pytest.mark.parametrize("meanwhile", ["nothing", "a restart", "another process", "an error of Discord"])
async def test_after_a_last_look_the_result_is_posted_once_and_the_table_moves_below_it(
    house: House, monkeypatch: pytest.MonkeyPatch, meanwhile: str
) -> None:
    post = Poster.post

    async def taken_meanwhile(poster: Poster, *args: Any) -> int:
        tables = house.bot.services.tables
        tables.on_shown_elsewhere(lambda table_id, guild_id: True)
        return await post(poster, *args)

    await to_the_end_of_a_round(house)
    if meanwhile == "a restart":
        await house.restart()
    elif meanwhile == "another process":
        monkeypatch.setattr(Poster, "post", taken_meanwhile)
    elif meanwhile == "an error of Discord":
        house.expected_logs.append("result of a round could not be shown")
        house.env.inject_error("POST", "/channels/*/messages", status=500)
    await house.env.settle()
    assert not results(house), "people have their last look first"
    assert "Bid" not in house.live().content
    await house.env.advance_time(LAST_LOOK + 1)
    await house.env.advance_time(60)
    (result,) = results(house)
    assert result.attachments[0].description
    assert house.live().id > result.id
    assert "round 2" in house.live().content.casefold()
    await house.restart()
    await house.env.settle()
    assert len(results(house)) == 1


async def test_whoever_acts_at_once_ends_the_last_look(house: House) -> None:
    await to_the_end_of_a_round(house)
    meanwhile = await panel(house, "bob")
    assert re.search(r"\nYour . closed", meanwhile.content), "it says what the round meant for whoever looks"
    assert len(meanwhile.attachments) == 1
    await play(house, type_in, lambda current: current.placed != (None, None))
    await follow(house)
    (result,) = results(house)
    assert house.live().id > result.id
    assert " closed" not in (await panel(house, "bob")).content


async def test_a_result_stands_in_the_hand_until_all_who_are_there_press_next_round(house: House) -> None:
    await begin(house, "alice", "bob")
    opened = {name: (await panel(house, name)).id for name in ("alice", "bob")}
    await play(house, unseen, round_is_over)
    await house.env.settle()
    for name in opened:
        assert re.search(r"\nYour . closed", (await panel(house, name)).content)
        assert list(buttons(await panel(house, name))) == ["Next round"]
    await house.env.advance_time(LAST_LOOK + 1)
    assert not results(house), "nothing comes below their hands"
    await house["alice"].click(await panel(house, "alice"), label="Next round")
    (hand,) = panels(house, "alice")
    assert "Still reading: 🔵 bob" in hand.content
    assert buttons(hand)["Next round"].disabled
    await house["bob"].click(await panel(house, "bob"), label="Next round")
    await follow(house)
    assert results(house)
    for name in opened:
        assert not re.search(r"\nYour . closed", (await panel(house, name)).content)
        assert "Next round" not in buttons(await panel(house, name))


async def test_whoever_a_computer_plays_for_can_come_back_while_others_read_a_result(house: House) -> None:
    await begin(house, "alice", "bob")
    for name in ("alice", "bob"):
        await panel(house, name)
    await play(house, unseen, round_is_over)
    await house.env.settle()
    await house["bob"].slash(house.channel, "table leave")
    await follow(house)
    hand = await panel(house, "bob")
    assert re.search(r"\nYour . closed", hand.content)
    assert list(buttons(hand)) == ["I'm back"]
    await house["bob"].click(hand, label="I'm back")
    assert list(buttons(await panel(house, "bob"))) == ["Next round"]


async def test_who_says_nothing_is_waited_for_twelve_seconds(house: House) -> None:
    await begin(house, "alice", "bob")
    await panel(house, "alice")
    await play(house, unseen, round_is_over)
    await house.env.advance_time(12 * PACE - 1)
    assert list(buttons(await panel(house, "alice"))) == ["Next round"]
    await house.env.advance_time(2)
    assert "Next round" not in buttons(await panel(house, "alice"))


async def test_at_the_end_of_a_match_the_closing_picture_stands_below_the_last_result(house: House) -> None:
    await begin(house, "alice", "bob", points=1)
    await panel(house, "alice")
    await play(house, unseen, lambda current: False)
    await house.env.settle()
    assert house.phases() == ["over"]
    assert "won" not in house.live().content
    assert all(button.disabled for button in buttons(house.live()).values()), "they are yet to move below the result"
    assert re.search(r"\nYour . closed", (await panel(house, "alice")).content)
    await house.env.advance_time(LAST_LOOK + 1)
    assert results(house)
    assert "won!" in house.live().content
    assert not panels(house, "alice"), "what can be done now is done at the table"
    assert house.live().id > results(house)[-1].id
    assert not buttons(house.live())["Rematch"].disabled


def is_about_to_end(current: State) -> bool:
    """By a move that happens by itself, which everybody sees."""
    action = GAME.automatic(current)
    return action is not None and round_is_over(GAME.apply(current, *action, Seeded("last"))[0])


async def test_who_goes_on_early_has_nobody_read_how_it_ended_ahead_of_its_animation(house: House) -> None:
    await begin(house, *THREE)
    for name in THREE:
        await panel(house, name)
    await play(house, unseen, is_about_to_end)
    await house["alice"].slash(house.channel, "table look", motion=True)
    await house.until(lambda: all(panels(house, name)[0].attachments[0].filename.endswith("gif") for name in THREE))
    await house["alice"].click(await panel(house, "alice"), label="Next round")
    await follow(house)
    told = {name: re.findall(r"Still reading|Your . closed", (await panel(house, name)).content) for name in THREE}
    assert told == {"alice": ["Still reading", "Your ♣ closed"], "bob": [], "carol": []}
