"""Public texts are in the server's language, private ones in the reader's."""

import discord
import pytest

from bot.text import words_for
from tests.discord.house import House, labels, said
from tests.discord.junk_player import JunkPlayer
from tests.text.made_up_languages import make_up, mark

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("drawn_by_hand")]

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
    locales = {house["alice"].id: discord.Locale.french, house["bob"].id: discord.Locale.italian}

    def locale(interaction: discord.Interaction) -> discord.Locale:
        return locales.get(interaction.user.id, discord.Locale.american_english)

    monkeypatch.setattr(discord.Interaction, "locale", property(locale, lambda *_: None), raising=False)
    return house


async def begin(house: House, game: str, *names: str) -> None:
    await house[names[0]].slash(house.channel, f"{game} new")
    for name in names[1:]:
        await house[name].click(house.live(), label=f"{SERVER}Join")
    await house.start(names[0])


@pytest.mark.usefixtures("unpainted")
async def test_a_table_is_in_the_language_of_its_server(abroad: House) -> None:
    house = abroad
    await house["alice"].slash(house.channel, "juse new")
    assert all(line.startswith(SERVER) for line in house.live().content.splitlines())
    assert [label for label in labels(house.live()) if not label.startswith(SERVER)] == []
    await house["bob"].click(house.live(), label=f"{SERVER}Join")
    await house.start("alice")
    await house["alice"].click(house.live(), label=f"{SERVER}Draw")
    table = house.live()
    assert all(line.startswith(SERVER) for line in table.content.removeprefix("-# ").splitlines())
    assert [label for label in labels(table) if not label.startswith(SERVER)] == ["🔴 alice", "🔵 bob"]
    (picture,) = table.attachments
    assert (picture.description or "").startswith(SERVER)


async def test_a_ping_is_in_the_language_of_the_server(abroad: House) -> None:
    await begin(abroad, "juse", "alice", "bob")
    await abroad.env.advance_time(61)
    await abroad["bob"].slash(abroad.channel, "table show")
    await abroad["alice"].click(abroad.live(), label=f"{SERVER}Draw")
    await abroad["alice"].click(abroad.live(), label=f"{SERVER}Center")
    assert any("<@" in text and text.startswith(SERVER) for text in abroad.texts())


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("name", "own"), [("alice", ALICE), ("carol", "")])
async def test_answers_are_in_the_language_of_whoever_asks(abroad: House, name: str, own: str) -> None:
    await begin(abroad, "juse", "dave", "erin")
    for command in ("juse rules", "table help", "table what", "table me", "juse draw", "table hand"):
        answer = said(await abroad[name].slash(abroad.channel, command))
        assert answer.startswith(own)
        assert SERVER not in answer


async def test_a_hand_stays_in_its_owners_language_when_it_is_updated(abroad: House) -> None:
    await begin(abroad, "roundup", "alice", "bob")
    await abroad["bob"].click(abroad.live(), label=f"{SERVER}My hand")
    before = abroad.private_messages("bob")[-1]
    await abroad["bob"].slash(abroad.channel, "table leave")
    await abroad.env.settle()
    [after] = [message for message in abroad.channel.history(viewer=abroad["bob"]) if message.id == before.id]
    assert after.content != before.content
    for hand in (before, after):
        assert all(line.startswith(BOB) for line in hand.content.splitlines())
        assert (hand.attachments[0].description or "").startswith(BOB)


async def test_a_private_game_is_in_its_players_language_and_what_they_share_in_the_servers(abroad: House) -> None:
    alice = JunkPlayer(abroad, "alice")
    await alice.types("daily")
    lines = alice.panel.content.removeprefix("-# ").splitlines()
    assert all(text.startswith(ALICE) for text in (*lines, *labels(alice.panel)))
    await abroad["alice"].slash(abroad.channel, "table look", colors="four")
    assert (alice.private[0].attachments[0].description or "").startswith(ALICE)
    await alice.plays_unseen()
    await alice.types("daily")
    await alice.presses(f"{ALICE}Share")
    (line,) = abroad.texts()
    assert line.startswith(SERVER)
