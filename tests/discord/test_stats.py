"""/table me and /table server: a person's results and the server's list, in private, page by page."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import discord
import msgspec

from bot.core.errors import Impossible, Refused
from bot.features.stats.store import ReadGame, StatsBook, add_results
from bot.tables.steps.groups import Place
from bot.tables.steps.model import Change, Move, Phase, TableData
from bot.tables.steps.standings import PersonalResult
from bot.tables.store.people import note_person
from bot.tables.store.session import Session
from bot.text import words_for
from cogs.roundup.player.normal import choose
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Knowledge, Memory
from tests.discord.house import House, labels, lists
from tests.discord.junk_player import JunkPlayer
from tests.discord.test_computers_turn import AN_HOUR
from tests.discord.test_whole_game import FOUR, misplay_once
from tests.random_games import titles


async def page(house: House, name: str, command: str, tab: str = "", game: str = "", **options: Any) -> discord.Message:
    """The page of this command to which this person turns, in the message that answers it."""
    await house[name].slash(house.channel, f"table {command}", **options)
    if command == "me" and not tab and not options:
        tab = "Stats"
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
    await store_results(house, [msgspec.structs.replace(result, **fields)], game)


async def store_game(house: House, places: Mapping[str, int]) -> None:
    """Stores a finished game of several people with these places."""
    result = PersonalResult(0, "", won=False, people=len(places), score=0, misplays=0, clean=True, private=False)
    people = [
        msgspec.structs.replace(result, user_id=house[name].id, name=name, place=place)
        for name, place in places.items()
    ]
    await store_results(house, people, "juse")


async def store_results(house: House, results: Sequence[PersonalResult], game: str) -> None:
    first = results[0]
    table = TableData(0, game, first.user_id, {}, (), Phase.OVER, place=Place(house.guild.id, house.channel.id))
    store = house.bot.services.tables.store
    stored = await store.open_table(table, 1)
    last = Move(1, 0, "", (), first.user_id, house.bot.services.tables.clock.wall())

    async def work(db: Session) -> None:
        for result in results:
            await note_person(db, stored.guild_id, result.user_id, result.name)
        await db.do("DELETE FROM openers")  # or too many tables would be open
        await add_results(db, Change(stored, (last,), results=results))

    await store.transaction(work)


async def test_after_a_game_everybody_sees_their_results(house: House) -> None:
    await house.begin(*FOUR)
    offender = await misplay_once(house)
    before = house.texts()
    await house.finish()
    winner = FOUR[(await house.numbered(1)).data.state.winner]
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
    await store_result(house, house["alice"].id, "alice", won=True, people=1)
    await store_result(house, house["bob"].id, "bob", game="roundup")
    await store_result(house, house["bob"].id, "bob", game="junk", private=True)
    await store_result(house, house["carol"].id, "carol", won=True)
    house.write("UPDATE results SET guild_id = 5 WHERE table_id = 5")  # on another server
    house.write("DELETE FROM results_summed WHERE person = (SELECT person FROM results WHERE table_id = 5)")
    shown = await page(house, "alice", "me")
    assert "**Juse**: 2 games · 2 wins (1 against people)" in shown.content
    assert labels(shown) == ["Me", "Badges", "Rating card", "Settings"], "the page that is open is grey"
    assert [option.label for option in lists(shown)[0].options] == ["All games", *titles()]
    await house.restart()
    for label, begins in (
        ("Me", "**alice** · played on 1 of the last 7 days"),
        ("Settings", "**Your settings**"),
        ("Rating card", "You have no rating"),
        ("Stats", "**Your"),
    ):
        await house["alice"].click(shown, label=label)
        [shown] = house.private_messages("alice")
        assert shown.content.startswith(begins)
    shown = await page(house, "alice", "me", player=house["bob"].user)
    assert labels(shown) == ["Rating card"], "another's settings are nobody's business"
    assert shown.content.splitlines()[1:] == ["**Roundup**: 1 game · 0 wins"], "private games are for their player"
    server = await lines(house, "alice", "server", "Stats")
    assert server == [
        "**Games played on this server**",
        "**Juse**: 1 player · 1st: alice",
        "**Roundup**: 1 player · 1st: bob",
    ]


async def test_settings_are_switches(house: House) -> None:
    before = (await page(house, "alice", "me", "Settings")).content
    for label in ("Turn pings off", "Use text only", "Show my name", "Hide ratings from me", "Hide my news"):
        await switch(house, "alice", label)
    [shown] = house.private_messages("alice")
    assert labels(shown) == [
        "Turn pings on",
        "Use pictures",
        "Hide my name",
        "Show ratings",
        "Show my news",
        "Look of the cards",
        "Me",
        "Badges",
        "Stats",
        "Rating card",
    ]
    assert not set(before.splitlines()[1:6]) & set(shown.content.splitlines())
    assert house.rows("SELECT pings, in_words, everywhere, hide_ratings, news FROM player_settings") == [
        (0, 1, 1, 1, 0)
    ]


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


# ---------------------------------------------------------------- the first page of /table me


async def me(house: House, name: str = "alice") -> str:
    """All that the first page says, also in its picture."""
    await house[name].slash(house.channel, "table me")
    shown = house.private_messages(name)[-1]
    return "\n".join([shown.content, *(picture.description or "" for picture in shown.attachments)])


async def test_a_level_is_told_after_five_games_against_computers_and_before_that_what_would_fill_the_page(
    house: House,
) -> None:
    told = await me(house)
    assert "played on" not in told
    assert "**Juse**: no games yet" in told
    assert "**Roundup**: no solo games yet" in told
    await store_result(house, house["alice"].id, "alice", won=True, people=1, seats=4, levels="easy easy easy")
    await store_result(house, house["alice"].id, "alice", won=True, game="jugglers", people=3, seats=3)
    alone: dict[str, Any] = {"game": "roundup", "people": 1, "seats": 4, "levels": "hard hard hard"}
    for _ in range(4):
        await store_result(house, house["alice"].id, "alice", won=True, **alone)
    not_measured: dict[str, Any] = {**alone, "seats": 3}
    await store_result(house, house["alice"].id, "alice", won=True, **not_measured)
    told = await me(house)
    assert "**Juse**: 1 of 1 won, 1 clean" in told
    assert "**Jugglers**: 1 of 1 won · no solo games yet" in told
    assert "**Roundup**: 5 of 5 won · 4 of 5 games" in told
    await store_result(house, house["alice"].id, "alice", won=True, **alone)
    assert "**Roundup**: 6 of 6 won · above Hard" in await me(house)
    for _ in range(15):
        await store_result(house, house["alice"].id, "alice", **alone)  # now they have won one of four
    assert "**Roundup**: 6 of 21 won · between Normal and Hard" in await me(house)


async def test_who_has_become_stronger_reads_so_at_the_end_of_the_game(house: House) -> None:
    for _ in range(4):
        alone: dict[str, Any] = {"game": "roundup", "people": 1, "seats": 4, "levels": "easy easy easy"}
        await store_result(house, house["alice"].id, "alice", won=True, **alone)
    await house.begin("alice", computers=3, game="roundup", points=1)
    table = await house.table()
    while table.data.is_open:
        if 0 in GAME.to_act(table.data.state):
            view = GAME.view(table.data.state, 0)
            action = choose(view, Memory((Knowledge(),) * len(view.seats)), 0, lambda _: 0)
            with suppress(Impossible, Refused):  # the round may have begun to play itself out
                await house.act_unseen(table, house["alice"].id, action)
        await house.pass_time(30)
    await house.until(lambda: "Rematch" in labels(house.live()))
    assert "📈 alice against computers in Roundup: now " in house.live().content
    await page(house, "alice", "me", "Settings")
    await switch(house, "alice", "Hide my news")
    await house.bot.services.display.show(table)
    await house.until(lambda: "📈" not in house.live().content)


async def test_a_game_given_up_counts_for_whoever_began_it_alone(house: House) -> None:
    house.computers_wait(AN_HOUR)
    for names in (("alice",), ("alice", "bob")):
        await house.begin(*names, computers=2)
        assert "**Juse**: no games yet" in await me(house)
        await house.click_move()
        await house.env.advance_time(2)  # others may call what was dealt, so the move is held
        for name in names:
            await house[name].slash(house.channel, "table leave")
        assert house.phases()[-1] == "closed"
        if names == ("alice",):
            assert "**Juse**: 0 of 1 won, 0 clean" in await me(house)
            house.write("DELETE FROM given_up")
    assert "**Juse**: no games yet" in await me(house), "with others, the rating rules say what it costs"


async def test_whom_somebody_has_caught_and_who_them_is_said_to_them_alone(house: House) -> None:
    await store_game(house, {"alice": 1, "carol": 2})
    alice, carol = house["alice"].id, house["carol"].id
    caught = [(alice, carol, "", 6, 4), (carol, alice, "", 4, 6), (alice, 0, "Kumari", 1, 0), (alice, 0, "Nimal", 0, 2)]
    await StatsBook(house.bot.services.store).note_read(1, ReadGame(house.guild.id, caught=caught), older=False)
    told = [line for line in await lines(house, "alice", "me", game="juse") if "caught" in line]
    assert told == [
        "• You caught carol 6 times, carol caught you 4 times",
        "• Nimal 🤖 caught you 2 times",
        "• You caught Kumari 🤖 once",
    ]
    assert "• You caught alice 4 times, alice caught you 6 times" in await lines(house, "carol", "me", game="juse")
    others = await lines(house, "carol", "me", game="juse", player=house["alice"].user)
    assert "• no mistakes" in others
    assert not [line for line in others if "caught" in line]


async def test_rivals_are_those_with_whom_one_has_played_three_times(house: House) -> None:
    for place in (1, 2, 1):
        await store_game(house, {"alice": place, "bob": 3 - place})
    await store_game(house, {"alice": 1, "carol": 2})
    told = await me(house)
    assert "You lead bob 2 to 1." in told
    assert "alice leads you 2 to 1." in await me(house, "bob")
    assert "carol" not in told
