"""The lobby: who takes a seat, who may do what, and when it closes by itself."""

import pytest

from tests.discord.house import House, in_words, list_id, refused, said


async def names(house: House) -> list[str]:
    return [seat.name for seat in (await house.data()).seats]


async def test_the_lobby_shows_seats_and_options_and_how_many_may_play(house: House) -> None:
    shown = in_words(await house.open("alice", "bob", reminders=True))
    assert "2 to 8" in shown
    assert "3 to 7" in shown
    assert "Seats: 1. 🔴 alice (host), 2. 🔵 bob; 6 are free." in shown
    assert "reminders: on · who calls Juse!: the bot · clock: none, take your time" in shown


async def test_the_lobby_has_a_picture_that_changes_when_somebody_joins(house: House) -> None:
    before = await house.open("alice", "bob")
    picture = await before.attachments[0].read()
    await house["carol"].click(before, label="Join")
    after = house.live()
    assert after.id == before.id
    assert "3. 🟡 carol; 5 are free." in in_words(after)
    assert await after.attachments[0].read() != picture
    await house["carol"].click(after, label="Leave")
    assert await house.live().attachments[0].read() == picture


async def test_in_words_the_lobby_says_only_what_its_picture_does_not(house: House) -> None:
    lobby = await house.open("alice", "bob")
    title, foot = lobby.content.splitlines()
    assert title == "**Juse** · table 1"
    assert "alice starts" in foot
    assert "bob" not in lobby.content


async def test_a_closed_lobby_has_no_picture(house: House) -> None:
    await house["alice"].click(await house.open("alice", "bob"), label="Close the table")
    assert house.live().attachments == []


@pytest.mark.parametrize(
    ("seated", "who", "verb", "reason"),
    [
        (1, "player0", "join", "already seated"),
        (1, "player0", "start", "at least 2"),
        (8, "ninth", "join", "All 8 seats"),
        (1, "eve", "computer", "no seat"),
    ],
)
async def test_what_the_lobby_refuses(house: House, seated: int, who: str, verb: str, reason: str) -> None:
    lobby = await house.open(*(f"player{number}" for number in range(seated)))
    before = house.stored()
    assert reason in refused(house, await house.press(house[who], lobby, f"t:1:1:{verb}"), before)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
async def test_a_computer_player_has_the_chosen_level(house: House, level: str) -> None:
    lobby = await house.open("alice")
    await house["alice"].select(lobby, [level], custom_id=list_id(lobby, "computer"))
    assert [seat.level for seat in (await house.data()).seats[1:]] == [level]
    assert f"2. 🔵 Kumari (computer, {level})" in in_words(house.live())
    await house["alice"].click(house.live(), label="Start")
    assert (await house.data()).seats[1].level == level


async def test_an_unknown_level_or_a_full_table_adds_nobody(house: House) -> None:
    lobby = await house.open("alice")
    adding = list_id(lobby, "computer")
    house.raw(lobby).components[2]["components"][0]["options"].append({"label": "?", "value": "perfect"})
    assert "not" in said(await house["alice"].select(lobby, ["perfect"], custom_id=adding))
    assert len((await house.data()).seats) == 1
    for _ in range(7):
        await house["alice"].click(house.live(), label="Add a computer player")
    assert not any(
        ":computer" in str(child.custom_id) and child.type.value == 3
        for row in house.live().components
        for child in getattr(row, "children", [])
    )


async def test_start_remove_and_close_are_for_the_opener(house: House) -> None:
    lobby = await house.open("alice", "bob")
    before = house.stored()
    for label in ("Start", "Close the table"):
        answer = said(await house["bob"].click(lobby, label=label))
        assert f"Only <@{house['alice'].id}>" in answer
    assert "Only" in said(await house["bob"].select(lobby, ["0"], custom_id=list_id(lobby, "remove")))
    assert house.stored() == before
    await house["alice"].select(lobby, ["1"], custom_id=list_id(lobby, "remove"))
    assert await names(house) == ["alice"]
    await house["alice"].click(house.live(), label="Close the table")
    assert "closed before it began" in house.live().content
    assert house.rows("SELECT phase FROM tables") == [("closed",)]


async def test_a_moderator_may_start_remove_and_close(house: House) -> None:
    keeper = house.person("keeper", moderator=True)
    lobby = await house.open("alice", "bob", "carol")
    await keeper.select(lobby, ["1"], custom_id=list_id(lobby, "remove"))
    assert await names(house) == ["alice", "carol"]
    await keeper.click(house.live(), label="Start")
    assert "▶ Your move, **🔴 alice**" in house.live().content
    other = house.guild.create_text_channel("other")
    await keeper.click(await house.open("alice", channel=other), label="Close the table")
    assert "closed before it began" in house.live(other).content


async def test_when_the_opener_leaves_the_next_person_is_the_opener(house: House) -> None:
    await house.open("alice", computers=1)
    await house["bob"].click(house.live(), label="Join")
    await house["alice"].click(house.live(), label="Leave")
    data = await house.data()
    assert data.opener_id == house["bob"].id
    assert "bob starts" in house.live().content
    await house["bob"].click(house.live(), label="Start")
    assert "▶" in house.live().content


async def test_the_lobby_closes_when_the_last_person_leaves(house: House) -> None:
    await house.open("alice", computers=1)
    await house["alice"].slash(house.channel, "table leave")
    assert house.rows("SELECT phase FROM tables") == [("closed",)]
    assert not house.live().components


async def test_a_lobby_is_gone_after_thirty_idle_minutes(house: House) -> None:
    await house.open("alice")
    await house.env.advance_time(29 * 60)
    await house["bob"].click(house.live(), label="Join")
    await house.env.advance_time(29 * 60)
    assert house.rows("SELECT phase FROM tables") == [("lobby",)]
    await house.env.advance_time(61)
    assert house.rows("SELECT phase FROM tables") == [("closed",)]
    assert "closed before it began" in house.live().content


async def test_the_lobby_says_when_it_closes(house: House) -> None:
    lobby = await house.open("alice")
    closes = int(house.env.now().timestamp()) + 30 * 60
    assert any(f"<t:{closes + late}:R>" in lobby.content for late in (-2, -1, 0))


async def test_a_second_new_says_where_the_first_is(house: House) -> None:
    await house.open("alice")
    before = house.stored()
    answer = said(await house["bob"].slash(house.channel, "juse new"))
    assert "already a table in this channel: number 1" in answer
    assert "/table show" in answer
    assert house.stored() == before
    assert len(house.texts()) == 1


async def test_a_thread_is_a_channel_of_its_own(house: House) -> None:
    await house.open("alice")
    house.env.backend.create_thread(house.channel.id, "side game", house["alice"].id)
    thread = house.channel.threads[0]
    message = await house.begin("alice", "bob", channel=thread)
    assert message.channel.id == thread.id
    await house.click_move(thread)
    assert "alice drew" in house.live(thread).content
    assert house.rows("SELECT phase FROM tables ORDER BY id") == [("lobby",), ("playing",)]


async def test_missing_permissions_are_named_before_a_table_opens(house: House) -> None:
    house.allow(house.channel, attach_files=False)
    answer = said(await house["alice"].slash(house.channel, "juse new"))
    assert "Attach Files" in answer
    assert "Send Messages" not in answer
    house.allow(house.channel, attach_files=False, send_messages=False)
    answer = said(await house["alice"].slash(house.channel, "juse new"))
    assert "Send Messages, Attach Files" in answer
    assert house.rows("SELECT * FROM tables") == []


async def test_a_stale_choice_of_whom_to_remove_removes_nobody(house: House) -> None:
    """The list that alice looked at had bob where carol sits now."""
    lobby = await house.open("alice", "bob", "carol")
    stale_id = house.raw(lobby).components[-1]["components"][0]["custom_id"]
    await house["bob"].click(house.live(), label="Leave")
    before = house.stored()
    kept = house.raw(house.live())
    kept.components[-1]["components"][0]["custom_id"] = stale_id
    assert "moved on" in said(await house["alice"].select(house.live(), ["1"], custom_id=stale_id))
    assert house.stored() == before
