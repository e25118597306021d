"""Public texts are in the server's language, private ones in the reader's."""

import threading
from collections.abc import Mapping
from typing import Any

import discord
import pytest

import bot.text
from bot.text import own_name, words_for
from tests.discord.house import House, in_words, labels, lists, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.open_hands import follow
from tests.text.made_up_languages import make_up, mark

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

SERVER, ALICE, BOB = mark("de"), mark("fr"), mark("it")


@pytest.fixture
async def abroad(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A German server, where Alice's Discord speaks French and Bob's Italian."""
    make_up(monkeypatch, "de", "fr", "it", without=("button-with-computers",))
    for language in ("de", "fr", "it"):
        for game in ("juse", "junk", "roundup"):
            words_for(language, game)  # which takes long, and no press shall wait for it
    house.env.backend.edit_guild(house.guild.id, {"preferred_locale": "de"})
    await house.env.settle()
    speak(monkeypatch, {house["alice"].id: "fr", house["bob"].id: "it"})
    return house


def speak(monkeypatch: pytest.MonkeyPatch, languages: Mapping[int, str], others: str = "") -> None:
    """Let people's Discord be in these languages."""
    taken_in = discord.Interaction._from_data

    def take_in(interaction: discord.Interaction, data: Any) -> None:
        about = data.get("member", data).get("user", {})
        about_it: Any = {**data, "locale": languages.get(int(about.get("id", 0)), others or data.get("locale"))}
        taken_in(interaction, about_it)

    monkeypatch.setattr(discord.Interaction, "_from_data", take_in)


async def begin(house: House, game: str, *names: str) -> None:
    await house[names[0]].slash(house.channel, f"{game} new")
    for name in names[1:]:
        await house[name].click(house.live(), label=f"{SERVER}Join")
    await house.start(names[0])


async def test_a_language_is_loaded_for_its_first_reader_outside_the_event_loop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_up(monkeypatch, "fr")
    made_up, by = bot.text.catalogue, set[tuple[str, bool]]()

    def catalogue(language: str, game: str) -> str:
        by.add((language, threading.current_thread() is threading.main_thread()))
        return made_up(language, game)

    monkeypatch.setattr(bot.text, "catalogue", catalogue)
    speak(monkeypatch, {house["alice"].id: "fr"})
    await house["bob"].slash(house.channel, "juse rules")
    assert not [language for language, _ in by if language == "fr"]
    assert said(await house["alice"].slash(house.channel, "juse rules")).startswith(ALICE)
    assert ("fr", False) in by
    assert ("fr", True) not in by


async def test_a_table_is_in_the_language_of_its_server(abroad: House) -> None:
    house = abroad
    await house["alice"].slash(house.channel, "juse new")
    assert all(line.startswith(SERVER) for line in house.live().content.splitlines())
    assert [label for label in labels(house.live()) if not label.startswith(SERVER)] == []
    await house["bob"].click(house.live(), label=f"{SERVER}Join")
    await house.start("alice")
    await house.env.advance_time(26)
    assert any("<@" in text and text.startswith(SERVER) for text in house.texts()), "so is a ping"
    await house["alice"].click(house.live(), label=f"{SERVER}Draw")
    table = house.live()
    assert all(line.startswith(SERVER) for line in table.content.removeprefix("-# ").splitlines())
    assert [label for label in labels(table) if not label.startswith(SERVER)] == ["🔴 alice", "🔵 bob"]
    assert in_words(table).startswith(SERVER)


async def test_answers_are_in_the_language_of_whoever_asks(abroad: House) -> None:
    await begin(abroad, "juse", "dave", "erin")
    for name, own in (("alice", ALICE), ("carol", "")):
        for command in ("juse rules", "table help", "table what", "table me", "juse draw", "table hand"):
            answer = said(await abroad[name].slash(abroad.channel, command))
            assert answer.startswith(own)
            assert SERVER not in answer


async def test_a_hand_stays_in_its_owners_language_and_turns_to_the_one_that_is_chosen(abroad: House) -> None:
    await begin(abroad, "roundup", "alice", "bob")
    await abroad["bob"].click(abroad.live(), label=f"{SERVER}My hand")
    (before,) = abroad.private_messages("bob")

    def hand() -> discord.Message:
        [found] = [message for message in abroad.private_messages("bob") if message.id == before.id]
        return found

    await abroad["bob"].slash(abroad.channel, "table leave")
    await follow(abroad)
    after = hand()
    assert after.content != before.content
    for seen in (before, after):
        assert said_in(seen.content) == {BOB}
        assert in_words(seen).startswith(BOB)
    assert (await choose_language(abroad, "bob", "fr")).startswith(ALICE)
    await abroad.env.settle()
    assert hand().content.startswith(ALICE)
    await abroad.restart()
    assert said(await abroad["bob"].slash(abroad.channel, "juse rules")).startswith(ALICE)
    assert (await choose_language(abroad, "bob", "")).startswith(BOB)
    assert said(await abroad["bob"].slash(abroad.channel, "juse rules")).startswith(BOB)


async def test_a_private_game_is_in_its_players_language_and_what_they_share_in_the_servers(abroad: House) -> None:
    alice = JunkPlayer(abroad, "alice")
    await alice.types("daily")
    assert said_in(alice.panel.content) == {ALICE}
    assert all(label.startswith(ALICE) for label in labels(alice.panel))
    await abroad["alice"].slash(abroad.channel, "table look", colors="four")
    assert in_words(alice.private[0]).startswith(ALICE)
    await alice.plays_unseen()
    await alice.types("daily")
    await alice.presses(f"{ALICE}Share")
    (line,) = abroad.texts()
    assert line.startswith(SERVER)


def said_in(text: str) -> set[str]:
    """The languages of a text, of which some lines are broken into rows."""
    assert text.removeprefix("-# ").startswith((ALICE, BOB, SERVER))
    return {sign for sign in (ALICE, BOB, SERVER) if sign in text}


def text_of(message: discord.Message) -> str:
    return message.content.removeprefix("-# ")


async def choose_language(house: House, name: str, language: str) -> str:
    """Choose it in /table me, Settings; return the page after that."""
    await house[name].slash(house.channel, "table me")
    page = house.private_messages(name)[-1]
    await house[name].click(page, label=next(label for label in labels(page) if label.endswith("Settings")))
    page = house.private_messages(name)[-1]
    await house[name].select(page, [f"language-{language}"], custom_id=lists(page)[0].custom_id)
    return house.private_messages(name)[-1].content


async def test_four_readers_read_four_languages(abroad: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a language of the server's own, what all read is in that of whoever opened the table."""
    house = abroad
    house.env.backend.edit_guild(house.guild.id, {"preferred_locale": "en-US"})
    speak(monkeypatch, {house[name].id: name_of for name, name_of in (("alice", "fr"), ("bob", "it"), ("carol", "de"))})
    await house.env.settle()
    await house["alice"].slash(house.channel, "juse new")
    for name in ("bob", "carol", "dave"):
        await house[name].click(house.live(), label=f"{ALICE}Join")
    await house.start("alice")
    await house.restart()
    await house["bob"].slash(house.channel, "table show")
    assert text_of(house.live()).startswith(ALICE)
    for name, mine in (("bob", BOB), ("carol", SERVER), ("dave", "")):
        answer = await house.opens(name, f"{ALICE}What can I do?")
        assert answer.content.startswith(mine or "**Juse**")
        await house[name].click(answer, label=f"{mine}In my language")
        [shown] = house.private_messages(name)
        assert text_of(shown).startswith(mine or "**Juse**")
        assert ALICE not in shown.content
        assert labels(shown) == [f"{mine}Refresh", f"{mine}Back to the table"]
    before = house.private_messages("bob")[-1].content
    await house["alice"].click(house.live(), label=f"{ALICE}Draw")
    await house["bob"].click(house.private_messages("bob")[-1], label=f"{BOB}Refresh")
    [now] = house.private_messages("bob")
    assert text_of(now).startswith(BOB)
    assert now.content != before
    assert f"{ALICE}In my language" not in labels(await house.opens("alice", f"{ALICE}What can I do?"))


async def test_a_community_or_its_choice_goes_before_whoever_opens_a_table(abroad: House) -> None:
    house = abroad
    house.env.backend.edit_guild(house.guild.id, {"preferred_locale": "en-US"})
    await house.env.settle()
    guild: Any = house.bot.get_guild(house.guild.id)
    guild.features = ["COMMUNITY"]
    await house["alice"].slash(house.channel, "juse new")
    assert text_of(house.live()).startswith("**Juse**")
    keeper = house.person("kim", manager=True)
    assert "italiano" in said(await keeper.slash(house.channel, "table settings", language="it")).lower()
    await house["bob"].click(house.live(), label="Join")
    assert text_of(house.live()).startswith(BOB)
    assert "Klingon" in said(await keeper.slash(house.channel, "table settings", language="Klingon"))
    await keeper.slash(house.channel, "table settings", language="none")
    await house["dave"].click(house.live(), label=f"{BOB}Join")
    assert text_of(house.live()).startswith("**Juse**")


async def test_a_language_is_offered_and_read_by_its_own_name_or_its_english_one(house: House) -> None:
    keeper = house.person("kim", manager=True)
    for typed, (name, value) in (
        ("", ("English", "en-US")),
        ("fran", ("Français", "fr")),
        ("germ", ("Deutsch", "de")),
    ):
        offered = await keeper.autocomplete(house.channel, "table settings", "language", typed)
        assert {"name": name, "value": value} in [{"name": one["name"], "value": one["value"]} for one in offered]
    for typed, language in (
        ("Deutsch", "de"),
        ("german", "de"),
        (" Français ", "fr"),
        ("português", "pt-BR"),
        ("Spanish (Spain)", "es-ES"),
    ):
        answer = said(await keeper.slash(house.channel, "table settings", language=typed))
        assert f"The language here is {own_name(language)}." in answer
        assert (await house.bot.services.tables.settings.of_guild(house.guild.id)).language == language
