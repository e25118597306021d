"""Slash commands: their texts come from the catalogues, in every language."""

import pytest

from bot.games import game_names
from bot.ui.actions import command_group
from bot.ui.discord.internals import commands_payload
from cogs.juse.cog import JuseCog
from tests.discord.house import House
from tests.text.made_up_languages import make_up, mark
from tests.text.test_words import SHARED, catalogue

LONGEST = 100
IN_CODE = {"for": "place", "face-up": "naked", **{typed: written for written, typed in JuseCog.typed_options}}
"""What some options are called there, and in records."""


async def test_every_command_and_option_is_described_and_every_description_is_used(house: House) -> None:
    used: set[str] = set()
    for group in await commands_payload(house.bot.tree):
        described: list[tuple[tuple[str, ...], str]] = [((group["name"],), group["description"])]
        for command in group["options"]:
            described.append(((group["name"], command["name"]), command["description"]))
            for option in command["options"]:
                path = (group["name"], command["name"], str(IN_CODE.get(option["name"], option["name"])))
                described.append((path, option["description"]))
                described += [((*path, str(choice["value"])), choice["name"]) for choice in option.get("choices", ())]
        for path, text in described:
            key = command_group.key_of(path, group["name"])
            used.add(key)
            assert text.strip("…")
            assert len(text) <= LONGEST, key
    known = {key for game in (SHARED, *game_names()) for key in catalogue(game) if key.startswith("command-")}
    assert known == used


def test_a_command_without_a_text_is_told_with_both_keys_that_it_may_have() -> None:
    with pytest.raises(KeyError, match="neither command-juse-dance-how nor command-game-dance-how"):
        command_group.key_of(("juse", "dance", "how"), "juse")


async def test_discord_gets_the_texts_in_every_language(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    make_up(monkeypatch, "de")
    await house.bot.tree.set_translator(command_group.CatalogueTranslator())
    juse = next(group for group in await commands_payload(house.bot.tree) if group["name"] == "juse")
    new = next(command for command in juse["options"] if command["name"] == "new")
    referee = next(option for option in new["options"] if option["name"] == "who-calls-juse")
    texts = [described["description_localizations"] for described in (juse, new, referee)]
    for told in (*texts, referee["choices"][0]["name_localizations"]):
        assert [*told] == ["de"]
        assert told["de"].startswith(mark("de"))


async def test_channels_are_asked_for_by_kinds_that_are_in_the_published_api(house: House) -> None:
    """One that is not has the whole sync refused: text, voice, announcements, forums, and no media channels."""
    (group,) = [group for group in await commands_payload(house.bot.tree) if group["name"] == "table"]
    options = [option for command in group["options"] for option in command["options"]]
    kinds = {kind for option in options for kind in option.get("channel_types", ())}
    assert kinds == {0, 2, 5, 15}
