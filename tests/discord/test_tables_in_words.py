"""Words instead of pictures, for one person or a whole channel: chosen by a command, and there at once."""

from tests.discord.house import House, buttons, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.open_hands import panel
from tests.discord.roundup_evening import begin
from tests.discord.test_replay import step

TWO = ("alice", "bob")


async def words(house: House, name: str = "alice", **options: object) -> str:
    return said(await house[name].slash(house.channel, "table words", **options))


async def channel_in_words(house: House, *, on: bool = True, name: str = "alice") -> str:
    return await words(house, name, on=on, **{"for": "channel"})


# ------------------------------------------------------------ a channel


async def test_a_table_goes_over_to_words_at_once_and_back(house: House) -> None:
    message = await house.begin(*TWO)
    outside = await channel_in_words(house, name="carol")
    assert outside.startswith("Only players at the table here, and people who can manage the server, can choose")
    assert house.live().attachments
    assert await channel_in_words(house) == (
        "Done: tables in this channel are now shown as text, without pictures, for everybody."
    )
    live = house.live()
    assert live.id == message.id, "it stays where it is"
    assert not live.attachments
    assert "\nCenter: " in live.content
    assert "face down" in live.content
    await house.click_move()
    assert not house.live().attachments
    assert await channel_in_words(house, on=False) == "Done: tables in this channel have pictures again."
    assert house.live().attachments
    assert "Center: " not in house.live().content


async def test_tables_that_are_opened_later_are_in_words_from_the_lobby_to_the_end(house: House) -> None:
    await channel_in_words(house, name="mona")
    lobby = await house.open(*TWO)
    assert not lobby.attachments
    assert "Seats: 1. 🔴 alice (host) and 2. 🔵 bob; 6 free." in lobby.content
    assert "clock: " in lobby.content
    await house.start("alice")
    for _ in range(4):
        assert not house.live().attachments
        await house.click_move()
    for name in TWO:
        await house[name].slash(house.channel, "table end")
    closing = house.live()
    assert "The players stopped this game early." in closing.content
    assert "face down" in closing.content
    assert [message for message in house.channel.history() if message.attachments] == []


async def test_a_thread_follows_its_channel_until_somebody_chooses_for_it(house: House) -> None:
    house.env.backend.create_thread(house.channel.id, "corner", house["alice"].id)
    [corner] = house.channel.threads
    await house.begin(*TWO, channel=corner)
    await channel_in_words(house, name="mona")
    assert not house.live(corner).attachments, "it follows at once"
    await house["mona"].slash(corner, "table words", on=False, **{"for": "channel"})
    assert house.live(corner).attachments
    await house.begin("carol", "dave")
    assert not house.live().attachments, "the channel itself stays as it was"
    await channel_in_words(house, on=False, name="mona")
    await channel_in_words(house, name="mona")
    assert house.live(corner).attachments, "its own choice counts"


# ------------------------------------------------------------ one person


async def test_only_ones_own_hand_is_in_words_and_at_once(house: House) -> None:
    await begin(house, *TWO)
    hands = {name: await panel(house, name) for name in TWO}
    assert all(hand.attachments for hand in hands.values())
    assert (await words(house)).startswith("Done: **My hand** and your private games are now shown as text")
    await house.env.settle()
    assert house.live().attachments, "the table is everybody's"
    assert (await panel(house, "bob")).attachments
    hand = await panel(house, "alice")
    assert hand.id == hands["alice"].id
    assert not hand.attachments
    assert "\nIn hand: " in hand.content
    await words(house, on=False, **{"for": "me"})
    await house.env.settle()
    assert (await panel(house, "alice")).content == hands["alice"].content
    assert (await panel(house, "alice")).attachments


async def test_a_private_game_is_in_words_at_once_with_its_hints(house: House) -> None:
    player = JunkPlayer(house, "alice")
    await player.types("new")
    assert player.panel.attachments
    await words(house, on=True)
    game = player.private[0]
    assert not game.attachments
    assert "Draw Pile: 51 cards." in game.content
    await player.actor.click(game, label="Hint")
    game = player.private[0]
    assert "💡" in game.content.splitlines()[0]
    assert "Draw Pile: 51 cards." in game.content
    assert not game.attachments


async def test_a_replay_in_words_has_words_on_its_buttons_and_the_game_in_words_for_a_film(house: House) -> None:
    await house.begin(*TWO)
    for _ in range(2):
        await house.click_move()
    for name in TWO:
        await house[name].slash(house.channel, "table end")
    await words(house, on=True)
    page = await house.opens("alice", "Replay")
    assert [*buttons(page)][:5] == ["First", "Back", "Next", "Last", "In words"]
    assert not page.attachments
    page = await step(house, "alice", "Next")
    assert "move 1 of " in page.content
    assert "Center: " in page.content
    told = await house.opens("alice", "In words", page)
    assert told.content == "Here is the whole game in words, with every move."
    [file] = told.attachments
    assert file.filename == "juse-1.md"
    assert (await file.read()).decode().startswith("# Juse, table 1")
