"""/table me and /table server: a person's results and the server's list, in private, page by page."""

from typing import Any

import discord
import msgspec
import pytest

from bot.features.stats.store import add_results
from bot.tables.steps.model import Change, PersonalResult, Phase, TableData
from bot.tables.store.people import note_person
from bot.tables.store.session import Session
from bot.text import words_for
from tests.discord.house import House, labels, lists
from tests.discord.junk_player import JunkPlayer
from tests.discord.test_whole_game import FOUR, misplay_once, play_to_the_end


async def page(house: House, name: str, command: str, tab: str = "", game: str = "", **options: Any) -> discord.Message:
    """The page of this command to which this person turns, in the message that answers it."""
    await house[name].slash(house.channel, f"table {command}", **options)
    if tab:
        await house[name].click(house.private_messages(name)[-1], label=tab)
    shown = house.private_messages(name)[-1]
    if game:
        await house[name].select(shown, [game], custom_id=str(lists(shown)[0].custom_id))
    [turned] = [message for message in house.private_messages(name) if message.id == shown.id]
    return turned


async def lines(house: House, name: str, command: str, tab: str = "", game: str = "", **options: Any) -> list[str]:
    return (await page(house, name, command, tab, game, **options)).content.splitlines()


async def switch(house: House, name: str, label: str) -> None:
    """Press a button on this person's page of settings."""
    await house[name].click(await page(house, name, "me", "Settings"), label=label)


async def store_result(house: House, user_id: int, name: str, game: str = "juse", **fields: Any) -> None:
    """Stores a finished game."""
    result = PersonalResult(user_id, name, won=False, people=2, score=0.0, misplays=0, clean=True, private=False)
    table = TableData(0, game, house.guild.id, house.channel.id, user_id, {}, (), Phase.OVER)
    store = house.bot.services.tables.store
    stored = await store.open_table(table, 1)

    async def work(db: Session) -> None:
        await note_person(db, stored.guild_id, user_id, name)
        await add_results(db, Change(stored, results=[msgspec.structs.replace(result, **fields)]))

    await store.transaction(work)


@pytest.mark.long
@pytest.mark.usefixtures("unpainted")
async def test_after_a_game_everybody_sees_their_results(house: House) -> None:
    await house.begin(*FOUR)
    offender = await misplay_once(house)
    before = house.texts()
    await play_to_the_end(house, typed=True)
    data = (await house.numbered(1)).data
    winner = FOUR[data.state.winner]
    for name in FOUR:
        title, juse = await lines(house, name, "me")
        assert title == "**Your games on this server**"
        assert juse == f"**Juse**: 1 game · {'1 win' if name == winner else '0 wins'}"
        own = await lines(house, name, "me", game="juse")
        assert ("• 1 mistake" if name == offender else "• no mistakes") in own
        assert any(line.startswith("• fastest clean game: ") for line in own) == (name != offender)
    listed = await lines(house, FOUR[0], "server", "Stats", "juse")
    assert listed[1:3] == ["**Juse** · 4 players", f"**1** · {winner}: 1 game · 1 win"]
    assert [line.split(" · ")[0] for line in listed[3:]] == ["**2**", "**2**", "**4**"], "equal results share a place"
    assert listed[5] == f"**4** · {offender}: 1 game · 0 wins"
    assert len(house.texts()) == len(before), "only whoever asks is told"


async def test_the_pages_turn_in_place_also_after_a_restart(house: House) -> None:
    await store_result(house, house["alice"].id, "alice", won=True)
    await store_result(house, house["bob"].id, "bob", game="roundup")
    shown = await page(house, "alice", "me")
    assert labels(shown) == ["Rating card", "Settings"], "the page that is open is grey"
    assert [option.label for option in lists(shown)[0].options] == ["All games", "Juse", "Junk", "Roundup", "Jugglers"]
    await house.restart()
    for label, begins in (
        ("Settings", "**Your settings**"),
        ("Rating card", "You have no rating"),
        ("Stats", "**Your"),
    ):
        await house["alice"].click(shown, label=label)
        [shown] = house.private_messages("alice")
        assert shown.content.startswith(begins)
    shown = await page(house, "alice", "me", player=house["bob"].user)
    assert labels(shown) == ["Rating card"], "another's settings are nobody's business"
    assert shown.content.splitlines()[1:] == ["**Roundup**: 1 game · 0 wins"]
    server = await lines(house, "alice", "server", "Stats")
    assert server == [
        "**Games played on this server**",
        "**Juse**: 1 player · 1st: alice",
        "**Roundup**: 1 player · 1st: bob",
    ]


async def test_settings_are_switches(house: House) -> None:
    before = (await page(house, "alice", "me", "Settings")).content
    for label in ("Turn pings off", "Use words", "Show my name", "Hide ratings from me"):
        await switch(house, "alice", label)
    [shown] = house.private_messages("alice")
    assert labels(shown) == ["Turn pings on", "Use pictures", "Hide my name", "Show ratings", "Stats", "Rating card"]
    assert not set(before.splitlines()[1:5]) & set(shown.content.splitlines())
    assert house.rows("SELECT pings, in_words, everywhere, hide_ratings FROM player_settings") == [(0, 1, 1, 1)]


async def test_wins_against_people_are_counted_separately(house: House) -> None:
    for people in (1, 1, 2):
        await store_result(house, house["alice"].id, "alice", won=True, people=people)
    assert (await lines(house, "alice", "me"))[1] == "**Juse**: 3 games · 3 wins (1 against people)"


async def test_for_junk_it_tells_scores_and_clean_games_and_what_a_win_is(alice: JunkPlayer, house: House) -> None:
    await alice.types("daily")
    left = len((await alice.plays_unseen()).junk)
    assert left, "not won"
    told = f"1 game · best score {left}, {left} on average"
    assert (await lines(house, "alice", "me"))[1:] == [f"**Junk**: {told}"]
    assert (await lines(house, "alice", "server", "Stats", "junk"))[2:] == [f"**1** · alice: {told}"]
    own = await lines(house, "alice", "me", game="junk")
    assert own[2:6] == ["• 1 game", f"• best score {left}, {left} on average", "• 0 wins", "• 1 clean game"]
    assert f"• longest streak without a mistake: {len(await house.moves()) - 1} moves" in own
    assert words_for("", "junk").say("junk-won") in own


async def test_private_games_are_shown_only_to_their_player(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    await alice.plays_unseen()
    assert "1 game" in (await lines(house, "alice", "me"))[1]
    for about in ({"command": "me", "player": alice.actor.user}, {"command": "server", "tab": "Stats"}):
        assert "1 game" not in (await page(house, "bob", **about)).content
