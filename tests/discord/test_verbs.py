"""A verb is one row in a list: with a step and its texts it has a button and a command at every table."""

import msgspec
import pytest

from bot.core.game import AnyGame
from bot.tables.steps.model import Actor, Change, Phase, TableData, next_version
from bot.text import Words
from bot.ui import verbs
from bot.ui.verbs import By, Verb
from cogs.table import cog
from tests.discord.house import House, said


def ask_for_a_rest(data: TableData, game: AnyGame, actor: Actor) -> Change:
    return Change(msgspec.structs.replace(next_version(data, actor.now), clock="none"))


REST = Verb(
    "example-rest",
    By.BUTTON | By.COMMAND,
    step=ask_for_a_rest,
    phases=(Phase.PLAYING,),
    reply=lambda before, after, words: words.say("example-rest-agreed"),
)


@pytest.fixture(autouse=True)
def with_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "button-example-rest": "Rest",
        "command-table-example-rest": "Ask for a rest",
        "example-rest-agreed": "No clock runs any more.",
    }
    said, has = Words.say, Words.has
    monkeypatch.setattr(Words, "say", lambda self, key, **values: texts.get(key) or said(self, key, **values))
    monkeypatch.setattr(Words, "has", lambda self, key: key in texts or has(self, key))
    with_rest = (*verbs.all_verbs(), REST)
    for module in (verbs, cog):
        monkeypatch.setattr(module, "all_verbs", lambda: with_rest)


async def test_by_button(house: House) -> None:
    await house.begin("alice", "bob", game="roundup", clock="relaxed")
    await house["bob"].click(house.live(), label="Rest")
    assert (await house.data()).clock == "none"


async def test_by_command(house: House) -> None:
    await house.begin("alice", "bob", clock="relaxed")
    assert said(await house["bob"].slash(house.channel, "table example-rest")) == "No clock runs any more."
    assert (await house.data()).clock == "none"


async def test_a_verb_without_a_button_cannot_be_pressed(house: House) -> None:
    await house.begin("alice", "bob")
    before = house.stored()
    assert "no longer works" in said(await house.press(house["bob"], house.live(), "t:1:0:end"))
    assert house.stored() == before


async def test_a_verb_of_other_kinds_of_tables_cannot_be_pressed(house: House) -> None:
    await house["alice"].slash(house.channel, "junk daily")
    (panel,) = house.private_messages("alice")
    before = house.stored()
    assert "no longer works" in said(await house.press(house["alice"], panel, "t:1:0:rematch"))
    assert house.stored() == before
