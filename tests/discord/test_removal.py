"""Removing a player: by a vote or by a moderator, until the game is over."""

from tests.discord.house import House, in_words, said


async def test_a_vote_is_shown_and_agreed_to_with_a_button(house: House) -> None:
    await house.begin("alice", "bob", "carol", "dave")
    answer = said(await house["bob"].slash(house.channel, "table remove", player=house["alice"]))
    assert "1 of 2 agree" in answer
    assert "1 of 2 agree that the computer plays for 🔴 alice." in house.live().content
    assert "2 needed" in said(await house["bob"].click(house.live(), label="Agree: computer for 🔴 alice"))
    assert not (await house.data()).seats[0].away
    assert said(await house["carol"].click(house.live(), label="Agree: computer for 🔴 alice")) == ""
    data = await house.data()
    assert data.seats[0].removed
    assert data.state.turn == 1, "the computer has taken alice's turn"
    assert "To the end of this game the computer plays for 🔴 alice" in house.live().content
    assert "agree" not in house.live().content


async def test_a_removed_player_cannot_come_back_in_this_game(house: House) -> None:
    keeper = house.person("keeper", moderator=True)
    await house.begin("alice", "bob", "carol")
    assert "Done" in said(await keeper.slash(house.channel, "table remove", player=house["alice"]))
    assert "I'm back" not in str(house.raw(house.live()).components)
    before = house.stored()
    for command in ("table back", "juse draw"):
        assert "until this game is over" in said(await house["alice"].slash(house.channel, command))
    forged = await house.press(house["alice"], house.live(), "t:1:1:back")
    assert "until this game is over" in said(forged)
    assert house.stored() == before
    await keeper.slash(house.channel, "table end")
    await house["bob"].click(house.live(), label="Rematch")
    assert [seat.name for seat in (await house.data()).seats] == ["bob", "carol"]
    await house["alice"].click(house.live(), label="Join")
    assert "alice" in in_words(house.live())


async def test_the_same_command_frees_a_seat_in_the_lobby(house: House) -> None:
    await house.open("alice", "bob")
    before = house.stored()
    assert "Only" in said(await house["bob"].slash(house.channel, "table remove", player=house["alice"]))
    assert "no seat" in said(await house["alice"].slash(house.channel, "table remove", player=house["eve"]))
    assert house.stored() == before
    assert "Done" in said(await house["alice"].slash(house.channel, "table remove", player=house["bob"]))
    assert [seat.name for seat in (await house.data()).seats] == ["alice"]


async def test_impossible_removals_are_refused(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    before = house.stored()
    for who, whom, says in (
        ("alice", "alice", "use /table leave"),
        ("alice", "eve", "no seat at this table"),
        ("eve", "alice", "no seat at this table"),
    ):
        assert says in said(await house[who].slash(house.channel, "table remove", player=house[whom]))
    for forged in ("remove:0", "remove:x", "remove:9999", "remove:"):
        assert said(await house.press(house["eve"], house.live(), f"t:1:1:{forged}"))
    assert house.stored() == before


async def test_a_vote_survives_a_restart(house: House) -> None:
    await house.begin("alice", "bob", "carol", "dave")
    await house["bob"].slash(house.channel, "table remove", player=house["alice"])
    await house.restart()
    await house["dave"].click(house.live(), label="Agree: computer for 🔴 alice")
    assert (await house.data()).seats[0].removed


async def test_a_game_without_people_left_is_over(house: House) -> None:
    keeper = house.person("keeper", moderator=True)
    await house.begin("alice", computers=1)
    await keeper.slash(house.channel, "table remove", player=house["alice"])
    assert house.rows("SELECT phase FROM tables") == [("closed",)]
    assert "Nobody was left at the table" in house.live().content


async def test_help_tells_how_a_player_is_removed_and_what_that_means(house: House) -> None:
    answer = said(await house["alice"].slash(house.channel, "table help"))
    assert "/table remove" in answer
    assert "cannot come back in this game" in answer
    assert "/table since" in answer
