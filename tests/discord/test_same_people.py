"""After a game: a rematch or another game for the same people, whose lobby is never in the way."""

import discord

from bot.tables.steps.model import COMPUTER, HOST_QUIET, Phase
from tests.discord.house import House, in_words, list_id, lists, refused, said
from tests.discord.test_clocks import until_due

MADE_WAY = "This lobby made way for another game here."


async def stopped(house: House, *names: str, game: str = "juse", computers: int = 0, **options: str) -> discord.Message:
    """A game that a moderator has ended."""
    await house.begin(*names, game=game, computers=computers, **options)
    keeper = house.people.get("keeper") or house.person("keeper", moderator=True)
    await keeper.slash(house.channel, "table end")
    return house.live()


def offered(closing: discord.Message) -> list[str]:
    found = next(listed for listed in lists(closing) if listed.placeholder == "Other game, same people")
    return [option.label for option in found.options]


async def other_game(house: House, name: str, closing: discord.Message, game: str) -> str:
    return said(await house[name].select(closing, [game], custom_id=list_id(closing, "other-game")))


# ---------------------------------------------------------------- another game


async def test_another_game_of_the_same_people_opens_with_all_of_them_seated(house: House) -> None:
    await house.begin("alice", "bob", "carol", clock="relaxed")
    closing = await house.finish()
    assert offered(closing) == ["Roundup", "Jugglers"]
    before = house.stored()
    assert "You're watching this one" in await other_game(house, "eve", closing, "roundup")
    assert house.stored() == before
    assert "host options" in await other_game(house, "bob", closing, "roundup")
    data = await house.data()
    assert (data.game, data.phase, data.clock) == ("roundup", Phase.LOBBY, "relaxed")
    assert [seat.name for seat in data.seats] == ["bob", "carol", "alice"]
    assert data.opener_id == house["bob"].id
    assert data.options["points"] == 5, "as at new tables"
    await house["bob"].click(house.host_panel("bob"), label="Start")
    assert house.phases() == ["over", "playing"]


async def test_games_for_fewer_people_are_not_offered_and_only_as_many_computers_come_along_as_fit(
    house: House,
) -> None:
    six = ("alice", "bob", "carol", "dave", "erin", "frank")
    assert offered(await stopped(house, *six)) == ["Roundup"]
    closing = await stopped(house, *six[:5], computers=3)
    assert offered(closing) == ["Roundup", "Jugglers"]
    await other_game(house, "erin", closing, "roundup")
    seats = (await house.data()).seats
    assert [seat.name for seat in seats if seat.user_id != COMPUTER] == [*six[1:5], "alice"]
    assert len(seats) == 6


async def test_a_list_that_was_forged_opens_nothing(house: House) -> None:
    closing = await stopped(house, "alice", "bob")
    before = house.stored()
    for game in ("junk", "chess"):
        house.raw(closing).components[-1]["components"][0]["options"][0]["value"] = game
        assert "no longer works" in refused(
            house, await house["bob"].select(closing, [game], custom_id=list_id(closing, "other-game")), before
        )


# ---------------------------------------------------------------- a lobby that is not in the way


async def test_a_rematch_that_nobody_has_started_makes_way_for_another_game_of_its_people(house: House) -> None:
    closing = await stopped(house, "alice", "bob")
    await house["alice"].click(closing, label="Rematch")
    lobby, before = house.live(), house.stored()
    for answer in (
        await house["eve"].slash(house.channel, "roundup new"),
        await house["bob"].click(closing, label="Rematch"),
    ):
        assert "This channel already has a table (#2)" in refused(house, answer, before)
    await house["bob"].slash(house.channel, "roundup new")
    assert house.phases() == ["closed", "closed", "lobby"]
    assert house.raw(lobby).content.splitlines()[1:] == [MADE_WAY]
    assert house.private_messages("alice") == [], "the host's panel has gone"
    assert (await house.data()).game == "roundup"


async def test_another_game_takes_the_place_of_a_rematch(house: House) -> None:
    closing = await stopped(house, "alice", "bob")
    await house["alice"].click(closing, label="Rematch")
    await other_game(house, "bob", closing, "jugglers")
    assert house.phases() == ["closed", "closed", "lobby"]
    assert [seat.name for seat in (await house.data()).seats] == ["bob", "alice"]


async def test_anybody_replaces_a_rematch_whose_host_is_quiet_but_no_lobby_that_people_gather_in(house: House) -> None:
    await house["alice"].click(await stopped(house, "alice", "bob"), label="Rematch")
    await house.pass_time(HOST_QUIET + 1)
    await house["eve"].slash(house.channel, "roundup new")
    assert house.phases() == ["closed", "closed", "lobby"]
    await house.pass_time(HOST_QUIET + 1)
    before = house.stored()
    answer = await house["alice"].slash(house.channel, "juse new")
    assert "This channel already has a table (#3)" in refused(house, answer, before)


async def test_who_missed_their_last_turn_is_not_seated_in_a_rematch_but_can_join(house: House) -> None:
    house.computers_wait(3600)
    await house.begin("alice", "bob", "carol", clock="live")
    await until_due(house)
    assert (await house.data()).seats[0].missed == 1
    keeper = house.person("keeper", moderator=True)
    await keeper.slash(house.channel, "table end")
    await house["carol"].click(house.live(), label="Rematch")
    assert [seat.name for seat in (await house.data()).seats] == ["bob", "carol"]
    await house["alice"].click(house.live(), label="Join")
    assert "alice" in in_words(house.live())
