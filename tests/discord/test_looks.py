"""Colours and card backs: those of each table, and those of each person's private pictures."""

import discord
import pytest

from bot.core.cards import Deck, Look, OwnLook
from bot.tables.runtime.table import Table
from bot.ui.table.presentation import Presentation, present, present_hand
from render import paint
from render.scene import Scene
from tests.discord.house import House, private_edits, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.open_hands import buttons, panel, panels, press
from tests.discord.roundup_evening import THREE, begin, play, unseen

DECKS: tuple[Deck, ...] = ("two", "four")


async def choose(house: House, name: str, colours: str | None = None, place: str | None = None, **more: object) -> str:
    options = {"colours": colours, "for": place, **more}
    given = {option: value for option, value in options.items() if value is not None}
    return said(await house[name].slash(house.channel, "table look", **given))


async def picture(message: discord.Message) -> bytes:
    return await message.attachments[0].read()


def painted(shown: Presentation) -> bytes:
    assert shown.scene is not None
    return paint(shown.scene)


async def deck_in_hand(house: House, name: str) -> Deck:
    """Recognised by the picture of the open hand."""
    table, (opened,) = await house.table(), panels(house, name)
    user_id, kit = house[name].id, house.bot.services.kits["roundup"]
    pictures: dict[bytes, Deck] = {
        painted(present_hand(table, kit, user_id, "", own=OwnLook(deck))): deck for deck in DECKS
    }
    return pictures[await picture(opened)]


async def deck_on_table(house: House, table: Table, message: discord.Message) -> Deck:
    kit = house.bot.services.kits[table.data.game]
    pictures: dict[bytes, Deck] = {painted(present(table, kit, "", own=OwnLook(deck))): deck for deck in DECKS}
    return pictures[await picture(message)]


async def deck_of(player: JunkPlayer) -> Deck:
    return await deck_on_table(player.house, await player.table(), player.panel)


async def test_a_private_choice_affects_only_ones_own_hand(house: House) -> None:
    await begin(house, *THREE)
    answer = await choose(house, "alice", "four", "private")
    assert answer == "What only you see, like My hand and private games: four colours; the table's card backs."
    for name in THREE:
        await panel(house, name)
    assert [await deck_in_hand(house, name) for name in THREE] == ["four", "two", "two"]
    assert (await house.data()).deck == "two"
    assert house.rows("SELECT user_id, deck FROM player_settings") == [(house["alice"].id, "four")]


async def test_open_hands_are_updated_in_place(house: House) -> None:
    await begin(house, *THREE)
    for name in ("alice", "bob"):
        await panel(house, name)
    hand_id, before = panels(house, "alice")[0].id, private_edits(house)
    await choose(house, "alice", "four", "private")
    await house.env.settle()
    assert panels(house, "alice")[0].id == hand_id
    assert [await deck_in_hand(house, name) for name in ("alice", "bob")] == ["four", "two"]
    assert private_edits(house) == before + 1, "no other hand was touched"


async def test_without_a_private_choice_hands_follow_the_tables_deck(house: House) -> None:
    await begin(house, *THREE)
    await choose(house, "alice", "two", "private")
    for name in THREE:
        await panel(house, name)
    assert await choose(house, "carol", "four", "table") == ""
    await house.env.settle()
    assert [await deck_in_hand(house, name) for name in THREE] == ["two", "four", "four"]
    assert (await house.data()).deck == "four"
    assert "as many colours as the table has" in await choose(house, "alice", "table", "private")
    await house.env.settle()
    assert await deck_in_hand(house, "alice") == "four"


async def test_a_table_has_its_card_backs_and_each_hand_those_of_its_player(house: House) -> None:
    await begin(house, *THREE)
    assert await choose(house, "carol", back="lattice", motion=False) == ""
    answer = await choose(house, "alice", place="private", back="waves")
    assert answer.endswith("as many colours as the table has; waves on the card backs.")
    table, kit = await house.table(), house.bot.services.kits["roundup"]
    assert (table.data.look, table.data.motion) == (Look("two", "lattice"), False)
    shown = present(table, kit, "").scene
    assert shown is not None
    assert shown.look == Look("two", "lattice")
    for name, back in zip(THREE, ("waves", "lattice", "lattice"), strict=True):
        own = (await house.bot.services.tables.settings.of_player(house[name].id)).look
        hand = present_hand(table, kit, house[name].id, "", own=own).scene
        assert hand is not None
        assert hand.look == Look("two", back)


async def test_open_hands_get_the_new_backs(house: House) -> None:
    await begin(house, *THREE)
    for name in ("alice", "bob"):
        await panel(house, name)
    before = private_edits(house)
    await choose(house, "alice", place="private", back="leaves")
    await house.env.settle()
    assert private_edits(house) == before + 1, "no other hand was touched"


async def test_without_options_it_tells_how_it_is(house: House) -> None:
    own = "What only you see, like My hand and private games: four colours; leaves on the card backs."
    await choose(house, "alice", "four", back="leaves")
    assert await choose(house, "alice") == own
    await house.begin("alice", "bob")
    before = house.stored()
    told = await choose(house, "alice")
    assert told == f"This table: two colours; bars on the card backs; announcements move.\n{own}"
    assert house.stored() == before


async def test_a_selection_in_the_hand_survives_a_change_of_the_look(house: House) -> None:
    await begin(house, *THREE)
    await play(house, unseen, lambda current: current.phase == "turn")
    current = (await house.data()).state
    name = THREE[current.turn]
    await press(house, name, next(label for label in buttons(await panel(house, name)) if label[0] in "JQK"))
    before = set(buttons(panels(house, name)[0]))
    await choose(house, name, "four", "private")
    await house.env.settle()
    assert set(buttons(panels(house, name)[0])) == before


async def test_a_private_game_is_updated_and_keeps_its_words_and_buttons(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    await alice.presses("Hint (ends a clean game)")
    before = alice.panel
    assert await deck_of(alice) == "two"
    await choose(house, "alice", "four", "private")
    [after] = [message for message in alice.private if message.id == before.id]
    assert after.content == before.content
    assert [row.to_dict() for row in after.components] == [row.to_dict() for row in before.components]
    assert after.attachments[0].description == before.attachments[0].description
    assert await deck_on_table(house, await alice.table(), after) == "four"
    await alice.actor.click(after, label="Junk")
    await alice.types("resume")
    assert await deck_of(alice) == "four"


async def test_a_public_solitaire_has_its_tables_deck(alice: JunkPlayer, house: House) -> None:
    await choose(house, "alice", "four", "private")
    await alice.types("new", public=True)
    assert await deck_on_table(house, await alice.table(), house.live()) == "two"


async def test_by_default_the_choice_is_for_the_table_if_there_is_one(alice: JunkPlayer, house: House) -> None:
    assert "What only you see" in await choose(house, "alice", "four")
    await alice.types("daily")
    assert await deck_of(alice) == "four"
    await house.begin("alice", "bob")
    assert await choose(house, "bob", "four") == ""
    assert await deck_on_table(house, await house.table(), house.live()) == "four"
    assert house.rows("SELECT user_id FROM player_settings") == [(alice.actor.id,)]
    assert "as many colours as the table has" in await choose(house, "alice", "table")
    assert house.rows("SELECT deck FROM player_settings") == [(None,)]


async def test_impossible_choices_are_refused(house: House) -> None:
    assert "no open table in this channel" in await choose(house, "alice", "four", "table")
    await house.begin("alice", "bob")
    before = house.stored()
    watching = await choose(house, "eve", "four")
    assert "no seat" in watching
    assert "my private pictures" in watching
    assert watching == await choose(house, "eve", "four", "table")
    for follows in ({"colours": "table"}, {"back": "table"}, {"colours": "four", "back": "table"}):
        assert "no other table to follow" in await choose(house, "alice", place="table", **follows)
    assert "Only the announcements of a table move" in await choose(house, "alice", "four", "private", motion=False)
    assert "Only the announcements of a table move" in await choose(house, "alice", "table", motion=False)
    assert house.stored() == before
    assert house.rows("SELECT * FROM player_settings") == []


async def test_the_choice_survives_a_restart_and_holds_on_every_server(alice: JunkPlayer, house: House) -> None:
    await choose(house, "alice", "four", "private")
    await house.restart()
    elsewhere = house.env.create_guild("Elsewhere")
    there = JunkPlayer(house, "alice", elsewhere.create_text_channel("table"))
    there.actor = elsewhere.add_member(alice.actor.user)
    await there.types("new")
    assert await deck_of(there) == "four"


async def test_pings_and_look_do_not_overwrite_each_other(house: House) -> None:
    await choose(house, "alice", "four", "private")
    await house["alice"].slash(house.channel, "table pings", on=False)
    await choose(house, "alice", "two", "private")
    await choose(house, "alice", place="private", back="waves")
    assert house.rows("SELECT pings, deck, back FROM player_settings") == [(0, "two", "waves")]


async def test_erasure_resets_the_choice(alice: JunkPlayer, house: House) -> None:
    await choose(house, "alice", "four", "private", back="waves")
    assert "as if you had never chosen" in said(await house.forget(alice.actor, house.channel))
    assert house.rows("SELECT * FROM player_settings") == []
    await alice.types("new")
    assert await deck_of(alice) == "two"


async def test_a_picture_that_cannot_be_updated_does_not_prevent_the_choice(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("PATCH", "*/messages/*", times=1)
    assert "four colours" in await choose(house, "alice", "four", "private")
    assert house.rows("SELECT deck FROM player_settings") == [("four",)]
    assert await deck_on_table(house, await alice.table(), alice.private[0]) == "two"
    await house.env.advance_time(11)
    assert await deck_on_table(house, await alice.table(), alice.private[0]) == "four"


async def test_an_old_private_message_is_not_updated(alice: JunkPlayer, house: House) -> None:
    """Discord allows no edits after a quarter of an hour."""
    await alice.types("new")
    await house.env.advance_time(16 * 60)
    before = private_edits(house)
    await choose(house, "alice", "four", "private")
    assert private_edits(house) == before
    await alice.types("junk")
    await alice.types("draw")
    assert await deck_of(alice) == "four"


async def test_a_move_made_while_the_new_colours_are_painted_is_painted_too(
    alice: JunkPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await alice.types("new")
    table, painter = await alice.table(), house.bot.services.display._painter
    paint, painted_at = painter.paint, []

    async def slow(scene: Scene) -> bytes | None:
        made = await paint(scene)
        painted_at.append(table.data.moves)
        if len(painted_at) == 1:
            await alice.plays_unseen(lambda state: state.drawn == 2)
        return made

    monkeypatch.setattr(painter, "paint", slow)
    await choose(house, "alice", "four", "private")
    assert painted_at == [1, 3]
    assert await deck_on_table(house, table, alice.private[0]) == "four"
