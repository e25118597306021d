"""A feature whose folder and name are deleted is gone, and one that fails adds nothing: all else works as before."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, get_args

import discord
import pytest

from bot import feature_names
from bot.features.series import feature as series
from bot.ui.table.reconciler import Additions, Spot
from tests.discord.house import House, labels, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.lesson_player import Learner
from tests.discord.test_challenge import offered
from tests.discord.test_junk_daily import DAY
from tests.discord.test_privacy import exported
from tests.discord.test_welcome import invited

THEIRS = ("challenges", "deal_players", "viewers")


@pytest.fixture
def remove(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """First among the fixtures, as the bot finds its features when it starts."""

    def removed(*names: str) -> None:
        names_left = tuple(name for name in feature_names.FEATURES if name not in names)
        monkeypatch.setattr(feature_names, "FEATURES", names_left)

    return removed


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    """First among the fixtures, as above. Matches fail in all that they add to a message."""

    def fails(*_: Any) -> Any:
        raise ArithmeticError("a fault of our own")

    all_of_them = Additions(dict.fromkeys(get_args(Spot), fails), *[fails] * (len(fields(Additions)) - 1))
    monkeypatch.setattr(series, "FEATURE", replace(series.FEATURE, messages=all_of_them))


async def test_the_others_go_on_without_those_that_are_removed(
    remove: Callable[..., None], alice: JunkPlayer, house: House
) -> None:
    await offered(alice)
    learner = await Learner.begun(house, "carol", "junk")
    asked = (await learner.step()).asks
    await house.stop()
    before = [house.rows(f"SELECT * FROM {table}") for table in THEIRS]  # noqa: S608
    assert all(before[:2])
    remove("challenge", "welcome", "lessons", "settings")
    await house.restart()
    commands = {command.name for command in house.bot.tree.walk_commands()}
    assert "replay" in commands
    assert not {"challenge", "learn", "look"} & commands
    assert "no longer works" in said(await learner.does(asked))
    assert "no longer works" in said(await learner.presses("Leave the lesson"))
    await alice.types("new")
    await alice.presses("What can I do?")
    await house["bob"].slash(house.channel, "table help")
    help_page = house.private_messages("bob")[-1]
    offered_now = [*labels(alice.panel), *labels(help_page)]
    assert "Play Junk" in offered_now
    assert "Learn Junk" not in offered_now
    for page, left_out in (("After a game", "Challenge"), ("More", "/table look"), ("Games", "Learn")):
        assert left_out not in (await turned(house, "bob", page)).content
    await alice.finishes()
    assert "Challenge" not in labels(alice.panel)
    assert "Replay" in labels(alice.panel)
    await alice.presses("Replay")
    challenge = house.channel.history()[0]
    assert "no longer works" in said(await house["bob"].click(challenge, label="Play it"))
    assert (await invited(house, "general"))[0].history() == []
    export = await exported(await alice.actor.slash(house.channel, "privacy export"))
    assert len(export["games"]) == 2
    assert "challenges" not in export
    assert "Done" in said(await house.forget(alice.actor, house.channel))
    await house.bot.services.tables.forgetting.servers([house.guild.id])
    await house.until(lambda: house.phases() == [])
    assert [house.rows(f"SELECT * FROM {table}") for table in THEIRS] == before  # noqa: S608


async def turned(house: House, name: str, page: str) -> discord.Message:
    """Turn the pages of the help."""
    return await house.opens(name, page, house.private_messages(name)[-1])


async def test_deals_of_the_day_are_played_without_reminders(
    remove: Callable[..., None], alice: JunkPlayer, house: House
) -> None:
    await alice.finishes("daily")
    await alice.presses("Remind me")
    wanted = house.rows("SELECT * FROM reminders")
    assert len(wanted) == 1
    await house.stop()
    remove("reminders")
    await house.restart()
    assert "no longer works" in said(await alice.presses("Stop"))
    await alice.types("daily")
    assert "Share" in alice.labels
    assert "Remind me" not in alice.labels
    await house.pass_time(2 * DAY)
    assert alice.actor.user.dm_channel.history() == []
    await alice.finishes("daily")
    assert "reminders" not in await exported(await alice.actor.slash(house.channel, "privacy export"))
    assert house.rows("SELECT * FROM reminders") == wanted


@pytest.mark.usefixtures("failing")
async def test_a_feature_that_fails_keeps_no_message_from_being_shown(alice: JunkPlayer, house: House) -> None:
    house.expected_logs = ["series has failed"]
    assert "Join" in labels(await house.open("alice", "bob"))
    await house.start("alice")
    over = await house.finish()
    assert "🏆 **🔴 alice** won!" in over.content or "🏆 **🔵 bob** won!" in over.content
    assert "Rematch" in labels(over)
    assert "Rating" in over.content
    await alice.finishes("new")
    assert "Play again" in labels(alice.panel)
