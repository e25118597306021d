"""/table stats: a person's results and the server's list, in private."""

from typing import Any

import msgspec
import pytest

from bot.tables.steps.model import PersonalResult, Phase, TableData
from bot.tables.store.table_rows import add_results
from tests.discord.house import House, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.test_whole_game import FOUR, misplay_once, play_to_the_end

FOOT = "Games count once they are played to their end."


async def stats_lines(house: House, name: str, about: str | None = None) -> tuple[list[str], list[str]]:
    """The lines about the person, and those of the server's list."""
    options = {"player": house[about]} if about else {}
    lines = said(await house[name].slash(house.channel, "table stats", **options)).splitlines()
    assert FOOT in lines[-1]
    between = lines.index("**The server's list**")
    return lines[: between - 1], lines[between + 1 : lines.index("", between)]


async def store_result(house: House, user_id: int, name: str, game: str = "juse", **fields: Any) -> None:
    """Stores a finished game."""
    result = PersonalResult(user_id, name, won=False, people=2, score=0.0, misplays=0, clean=True, private=False)
    table = TableData(0, game, house.guild.id, house.channel.id, user_id, {}, (), Phase.OVER)
    store = house.bot.services.tables.store
    stored = await store.open_table(table, 1)
    await store.transaction(lambda db: add_results(db, stored, [msgspec.structs.replace(result, **fields)], 0.0))


@pytest.mark.long
@pytest.mark.usefixtures("unpainted")
async def test_after_a_game_everybody_sees_their_results(house: House) -> None:
    await house.begin(*FOUR)
    offender = await misplay_once(house)
    before = house.texts()
    await play_to_the_end(house, typed=True)
    data = (await house.numbered(1)).data
    winner = FOUR[data.state.winner]
    expected = {
        name: f"1 game · {int(name == winner)} win{'s' * (name != winner)} · {1 if name == offender else 'no'} mistake"
        + "s" * (name != offender)
        for name in FOUR
    }
    for name in FOUR:
        own, listed = await stats_lines(house, name)
        assert own[0] == "**How you are doing on this server**"
        assert own[1].startswith(f"**Juse**: {expected[name]} · longest clean run: ")
        assert ("fastest clean game: " in own[1]) == (name != offender)
        assert listed[0] == "**Juse** · 4 players"
        assert listed[1] == f"**1** · {winner}: {expected[winner]}"
        assert listed[4] == f"**4** · {offender}: {expected[offender]}"
        assert [line.split(" · ")[0] for line in listed[1:]] == ["**1**", "**2**", "**2**", "**4**"], (
            "equal results share a place"
        )
    assert len(house.texts()) == len(before), "only whoever asks is told"


async def test_wins_against_people_are_counted_separately(house: House) -> None:
    for people in (1, 1, 2):
        await store_result(house, house["alice"].id, "alice", won=True, people=people)
    own, _ = await stats_lines(house, "alice")
    assert own[1] == "**Juse**: 3 games · 3 wins (1 against people) · no mistakes"


async def test_for_junk_it_tells_scores_and_clean_games_and_what_a_win_is(alice: JunkPlayer, house: House) -> None:
    await alice.types("daily")
    left = len((await alice.plays_unseen()).junk)
    own, listed = await stats_lines(house, "alice")
    assert left, "not won"
    told = f"1 game · 0 wins · best score {left}, {left:.1f} on average · 1 clean game · no mistakes"
    moves = len(await house.moves()) - 1
    assert len(own) == 2
    assert own[1].startswith(f"**Junk**: {told} · longest clean run: {moves} moves · fastest clean game: ")
    assert listed == ["**Junk** · 1 player", f"**1** · alice: {told}"]
    assert "You win Junk when nothing is left in the junk." in said(
        await alice.actor.slash(house.channel, "table stats")
    )


async def test_private_games_are_shown_only_to_their_player(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    await alice.plays_unseen()
    own, listed = await stats_lines(house, "alice")
    assert "1 game" in own[1]
    assert listed[0].startswith("Nobody yet")
    about, listed = await stats_lines(house, "bob", "alice")
    assert about[1:] == ["There is nothing to tell of alice yet."]
    assert listed[0].startswith("Nobody yet")
    await alice.types("daily")
    await alice.plays_unseen()
    about, listed = await stats_lines(house, "bob", "alice")
    assert "1 game" in about[1]
    assert "alice" in listed[1]
    assert "2 games" in (await stats_lines(house, "alice"))[0][1]


async def test_servers_are_counted_separately(alice: JunkPlayer, house: House) -> None:
    await store_result(house, alice.actor.id, "alice", won=True)
    elsewhere = house.env.create_guild("Elsewhere")
    there = elsewhere.add_member(alice.actor.user)
    answer = said(await there.slash(elsewhere.create_text_channel("table"), "table stats"))
    assert "You have not finished a game here yet." in answer
    assert "Nobody yet" in answer


async def test_an_erased_person_is_in_no_list(alice: JunkPlayer, house: House) -> None:
    for name in ("alice", "bob"):
        await store_result(house, house[name].id, name, won=True)
    await house.forget(alice.actor, house.channel)
    own, listed = await stats_lines(house, "alice")
    assert own[1:] == ["You have not finished a game here yet."]
    assert listed == ["**Juse** · 1 player", "**1** · bob: 1 game · 1 win · no mistakes"]


async def test_without_the_database_it_says_so(house: House) -> None:
    house.expected_logs = ["is closed"]
    await house.bot.services.store.close()
    assert "could not be" in said(await house["alice"].slash(house.channel, "table stats"))
