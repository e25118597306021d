"""Colours and card backs: those of each table, and those of each person's private pictures."""

import discord
import pytest

from bot.core.cards import Deck, OwnLook
from bot.features.settings.look import look_scene
from bot.tables.runtime.table import Table
from bot.text import words_for
from bot.ui.table.hand import present_hand
from bot.ui.table.presentation import Presentation
from render import paint
from tests.discord.house import THREE, House, buttons, in_words, lists, parts, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.open_hands import panel, panels
from tests.discord.roundup_evening import begin
from tests.discord.test_emojis import all_there
from tests.presented import present

pytestmark = pytest.mark.usefixtures("painted")

DECKS: tuple[Deck, ...] = ("two", "four")


async def choose(house: House, name: str, colors: str | None = None, place: str | None = None, **more: object) -> str:
    options = {"colors": colors, "for": place, **more}
    given = {option: value for option, value in options.items() if value is not None}
    return said(await house[name].slash(house.channel, "table look", **given))


async def picture(message: discord.Message) -> bytes:
    return await message.attachments[0].read()


def picture_of(shown: Presentation) -> bytes:
    assert shown.scene is not None
    return paint(shown.scene)


async def deck_in_hand(house: House, name: str) -> Deck:
    """Recognised by the picture of the open hand."""
    table, (opened,) = await house.table(), panels(house, name)
    user_id, kit = house[name].id, house.bot.services.kits["roundup"]
    pictures: dict[bytes, Deck] = {
        picture_of(present_hand(table, kit, user_id, "", own=OwnLook(deck))): deck for deck in DECKS
    }
    return pictures[await picture(opened)]


async def deck_on_table(house: House, table: Table, message: discord.Message) -> Deck:
    kit = house.bot.services.kits[table.data.game]
    pictures: dict[bytes, Deck] = {picture_of(present(table, kit, "", own=OwnLook(deck))): deck for deck in DECKS}
    return pictures[await picture(message)]


async def deck_of(player: JunkPlayer) -> Deck:
    return await deck_on_table(player.house, await player.table(), player.panel)


async def test_cards_of_four_colors_have_the_letters_of_the_readers_language(house: House) -> None:
    await house.begin("alice", "bob")
    table, kit = await house.table(), house.bot.services.kits["juse"]
    for language, letters in (("", "SHDC"), ("de", ""), ("es-ES", "PCDT"), ("pt-BR", "ECOP")):
        shown = present(table, kit, language, own=OwnLook("four"))
        assert shown.scene is not None
        assert shown.scene.look.letters == letters
        for word, letter in zip(("Spades", "Hearts", "Diamonds", "Clubs"), letters, strict=False):
            assert words_for(language, "roundup").say(f"command-roundup-face-suit-{word}").startswith(letter)


async def test_a_private_choice_affects_only_ones_own_hand(house: House) -> None:
    await begin(house, *THREE)
    own = "**My hand** and your private games: four colors; leaves on the card backs."
    assert own in await choose(house, "alice", "four", "private", back="leaves")
    before = house.stored()
    told = await choose(house, "alice")
    assert told == f"This table: two colors; bars on the card backs; animations on.\n{own}"
    assert house.stored() == before
    await choose(house, "alice", back="table", place="private")
    for name in THREE:
        await panel(house, name)
    assert [await deck_in_hand(house, name) for name in THREE] == ["four", "two", "two"]


async def test_a_private_game_is_updated_keeps_its_words_and_buttons_and_looks_so_on_every_server(
    alice: JunkPlayer, house: House
) -> None:
    await alice.types("new")
    await alice.presses("Hint")
    before = alice.panel
    assert await deck_of(alice) == "two"
    await choose(house, "alice", "four", "private")
    [after] = [message for message in alice.private if message.id == before.id]
    assert after.content == before.content
    assert [row.to_dict() for row in after.components] == [row.to_dict() for row in before.components]
    assert in_words(after) == in_words(before)
    assert await deck_on_table(house, await alice.table(), after) == "four"
    elsewhere = house.env.create_guild("Elsewhere")
    there = JunkPlayer(house, "alice", elsewhere.create_text_channel("table"))
    there.actor = elsewhere.add_member(alice.actor.user)
    await there.types("resume")
    assert await deck_of(there) == "four"


async def test_by_default_the_choice_is_for_the_table_if_there_is_one(house: House) -> None:
    assert "**My hand** and your private games" in await choose(house, "alice", "four")
    await house.begin("alice", "bob")
    assert await choose(house, "bob", "four") == ""
    assert await deck_on_table(house, await house.table(), house.live()) == "four"
    assert "colors like the table's" in await choose(house, "alice", "table")


async def test_impossible_choices_are_refused(house: House) -> None:
    assert "This channel has no open table" in await choose(house, "alice", "four", "table")
    await house.begin("alice", "bob")
    before = house.stored()
    watching = await choose(house, "eve", "four")
    assert "Only players at this table" in watching
    assert "my private pictures" in watching
    assert watching == await choose(house, "eve", "four", "table")
    for follows in ({"colors": "table"}, {"back": "table"}, {"colors": "four", "back": "table"}):
        assert "works only for your private pictures" in await choose(house, "alice", place="table", **follows)
    assert "Only a channel's table has pictures that move" in await choose(
        house, "alice", "four", "private", motion=False
    )
    assert "Only a channel's table has pictures that move" in await choose(house, "alice", "table", motion=False)
    assert house.stored() == before


def look_page(house: House, name: str) -> discord.Message:
    [page] = [message for message in house.private_messages(name) if "Four colors" in buttons(message)]
    return page


def chosen_in(page: discord.Message) -> list[str]:
    """What is marked on a page: buttons, and the choice of the list."""
    marked = [label for label, button in buttons(page).items() if button.style is discord.ButtonStyle.primary]
    return [*marked, *(option.label for option in lists(page)[0].options if option.default)]


def has_emojis(message: discord.Message) -> bool:
    return "<:" in message.content or any(getattr(part, "emoji", None) for part in parts(message))


async def test_in_ones_settings_samples_and_buttons_choose_at_once_also_after_a_restart(
    house: House,
) -> None:
    alice = house["alice"]
    await begin(house, *THREE)
    await alice.slash(house.channel, "table me")
    for label in ("Settings", "Use text only", "Look of the cards"):
        await alice.click(house.private_messages("alice")[-1], label=label)
    page = look_page(house, "alice")
    assert page.attachments == []
    assert "You play in text" in page.content
    assert "Hide card emojis" not in buttons(page), "there are none"
    all_there(house)
    await panel(house, "alice")
    await alice.slash(house.channel, "table me")
    for label in ("Settings", "Use pictures", "Look of the cards"):
        await alice.click(house.private_messages("alice")[-1], label=label)
    page = look_page(house, "alice")
    assert await picture(page) == paint(look_scene(OwnLook(), ""))
    assert "Card backs: bars, a lattice" in in_words(page)
    assert "seven of hearts" in page.content
    as_table = ["Like the table", "Hide card emojis", "card backs like the table's"]
    assert chosen_in(page) == as_table
    assert has_emojis(page)
    assert has_emojis(await panel(house, "alice"))

    await alice.click(page, label="Four colors")
    assert chosen_in(look_page(house, "alice"))[0] == "Four colors"
    assert await deck_in_hand(house, "alice") == "four"
    await alice.select(look_page(house, "alice"), ["back-leaves"], custom_id="look:back")
    page = look_page(house, "alice")
    assert await picture(page) == paint(look_scene(OwnLook("four", "leaves"), ""))
    await alice.click(page, label="Hide card emojis")
    page = look_page(house, "alice")
    assert "your private games: four colors; leaves on the card backs; no card emojis." in page.content
    assert not has_emojis(page)
    assert not has_emojis(await panel(house, "alice"))

    await house.restart()
    all_there(house)
    await alice.click(page, label="Two colors")
    page = look_page(house, "alice")
    assert chosen_in(page) == ["Two colors", "leaves on the card backs"]
    await alice.click(page, label="Show card emojis")
    await alice.select(page, ["back-table"], custom_id="look:back")
    await alice.click(page, label="Like the table")
    assert chosen_in(look_page(house, "alice")) == as_table
    for forged in ("look:deck-three", "look:emojis-None", "look:"):
        assert "no longer works" in said(await house.press(alice, page, forged))
    assert house.rows("SELECT deck, back, emojis FROM player_settings") == [(None, None, 1)]
