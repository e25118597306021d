"""Finished games are watched move by move, by whoever may see them."""

import discord

from bot.tables.runtime.table import Table
from cogs.juse.rules.game import GAME as JUSE
from tests.discord.house import BOT_CALLS, House, buttons, lists, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.test_packed import packed
from tests.discord.test_stats import switch

TWO = ("alice", "bob")


def the_list(message: discord.Message, ending: str) -> discord.SelectMenu:
    return next(menu for menu in lists(message) if ending in str(menu.custom_id))


async def step(house: House, name: str, label: str) -> discord.Message:
    return await house.opens(name, label, house.private_messages(name)[-1])


async def picture(message: discord.Message) -> bytes:
    [file] = message.attachments
    return await file.read()


async def test_each_page_shows_what_the_table_showed_and_the_last_one_the_closing_picture(house: House) -> None:
    for name in TWO:  # badges are of the day, too, and stand in the closing picture
        await switch(house, name, "Hide my news")
    await house.begin(*TWO)
    shown = [house.live()]
    for _ in range(8):
        await house.click_move()
        shown.append(house.live())
    pictures = [await picture(message) for message in shown]
    moves = len(await house.moves())
    closing = await house.finish()
    page = await house.opens("alice", "Replay")
    assert page.content.splitlines()[0] == "**Replay** · Juse, table 1 · the deal"
    seen = {}
    for _ in range(moves):
        seen[await picture(page)] = (page.content, page.attachments[0].description)
        page = await step(house, "alice", "▶")
    assert set(pictures) <= seen.keys()
    for message, png in zip(shown, pictures, strict=True):
        text, alt = seen[png]
        assert alt == message.attachments[0].description
        assert "".join(text.splitlines()[1:][-1:]) in message.content, "what happened last"
    assert len([each for each in house.private_messages("alice") if "**Replay**" in each.content]) == 1

    page = await step(house, "alice", "⏭")
    assert page.content.splitlines()[0].endswith("· the end")
    *told, _, ratings = closing.content.splitlines()
    assert ratings.startswith("📈 Ratings: "), "they are of the day on which the game ended"
    assert page.content.splitlines()[1:] == told
    assert await picture(page) == await picture(closing)
    assert page.attachments[0].description == closing.attachments[0].description
    enabled = {label: not button.disabled for label, button in buttons(page).items()}
    last = {"⏮": True, "◀": True, "▶": False, "⏭": False, "Film": True, "Play from here": False, "Record": True}
    assert enabled == last
    assert (await step(house, "alice", "⏮")).content.endswith("the deal")


async def test_it_jumps_to_the_next_juse_and_to_any_move(house: House) -> None:
    await house.begin(*TWO, **BOT_CALLS)
    table = await house.table()
    misplays = [await misplay_unseen(house, table) for _ in range(2)]
    await house.finish()
    page = await house.opens("alice", "Replay")
    for number in misplays:
        page = await step(house, "alice", "Next Juse!")
        assert f"move {number} of" in page.content
        told = [line for line in page.content.splitlines() if line.startswith("**Juse!**")]
        assert len(told) == 1 + misplays.index(number), "each once"
        assert told[-1].endswith("turn ends.")
    assert buttons(page)["Next Juse!"].disabled
    menu = the_list(page, ":go.")
    last = menu.options[-1].value
    await house["alice"].select(page, [last], custom_id=str(menu.custom_id))
    assert f"move {last} of {last}" in house.private_messages("alice")[-1].content


async def misplay_unseen(house: House, table: Table) -> int:
    """Right moves until a wrong one is possible, and that. Returns its number."""
    while True:
        state = table.data.state
        wrong = set(JUSE.possible(state, state.turn)) - set(JUSE.legal(state, state.turn))
        if wrong:
            number = table.data.moves + 1
            await house.act_unseen(table, table.data.seats[state.turn].user_id, min(wrong, key=JUSE.spell))
            return number
        name, action = await house.mover()
        await house.act_unseen(table, house[name].id, JUSE.parse(action))


async def test_where_hands_are_hidden_they_can_be_opened(house: House) -> None:
    await house.begin(*TWO, game="roundup")
    table = await house.table()
    await house["alice"].slash(house.channel, "table end")
    await house["bob"].slash(house.channel, "table end")
    assert not table.data.is_open
    page = await house.opens("alice", "Replay")
    closed = await picture(page)
    menu = the_list(page, ":hands.")
    assert [option.label for option in menu.options] == ["Nobody's hand", "What 🔴 alice held", "What 🔵 bob held"]
    for value in ("0", "1"):
        await house["alice"].select(page, [value], custom_id=str(menu.custom_id))
        page = house.private_messages("alice")[-1]
        assert await picture(page) != closed
        assert "held." in page.content
        menu = the_list(page, ":hands.")
    await house["alice"].select(page, ["-"], custom_id=str(menu.custom_id))
    assert await picture(house.private_messages("alice")[-1]) == closed


async def test_the_last_game_is_shown_to_all_if_that_was_asked_for(house: House) -> None:
    assert "Nobody has finished a game" in said(await house["alice"].slash(house.channel, "table replay", public=True))
    for _ in range(2):
        await house.played(*TWO)
    await house["alice"].slash(house.channel, "table replay")
    the_lists = house.private_messages("alice")[-1]
    menu = the_list(the_lists, "list")
    assert [option.label for option in menu.options] == ["2: Juse, alice, bob", "1: Juse, alice, bob"]
    await house["alice"].slash(house.channel, "table replay", public=True)
    message = house.channel.last_message
    assert message is not None
    assert "table 2 · the deal" in message.content
    await house["carol"].click(message, label="▶")
    message = house.channel.last_message
    assert message is not None
    assert "move 1 of" in message.content


async def test_a_game_of_another_channel_only_for_those_who_see_that_channel(house: House) -> None:
    elsewhere = house.guild.create_text_channel("elsewhere")
    await house.played(*TWO)
    await house["carol"].slash(elsewhere, "table replay", table=1)
    assert "the deal" in [m for m in elsewhere.history(viewer=house["carol"]) if m.flags.ephemeral][-1].content
    house.hide(house.channel)
    answer = said(await house["carol"].slash(elsewhere, "table replay", table=1))
    assert answer.startswith("You can't watch game 1 here")
    # What was opened before does not go on either.
    private = [m for m in elsewhere.history(viewer=house["carol"]) if m.flags.ephemeral and m.attachments][-1]
    assert "That table is gone" in said(await house["carol"].click(private, label="▶"))


async def test_a_private_game_only_for_its_player(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    number = alice.number
    await alice.plays_unseen()
    await alice.actor.slash(house.channel, "table replay", table=number)
    assert "**Replay** · Junk" in house.private_messages("alice")[-1].content
    answer = said(await alice.actor.slash(house.channel, "table replay", table=number, public=True))
    assert "only you can watch it" in answer
    assert "You can't watch game" in said(await house["bob"].slash(house.channel, "table replay", table=number))
    await house.open("bob")
    forged = await house.press(house["bob"], house.live(), f"r:{number}:3:line..best")
    assert "That table is gone" in said(forged)


async def test_a_list_below_a_game_opens_its_replay_where_it_was_decided(house: House) -> None:
    await house.played(*TWO)
    end = house.live()
    menu = the_list(end, "open")
    point = menu.options[0].value
    await house["carol"].select(end, [point], custom_id=str(menu.custom_id))
    assert f"move {point.partition('.')[0]} of" in house.private_messages("carol")[-1].content
    assert house.live().content == end.content
    assert len(end.components) <= 4


async def test_forged_pages_show_nothing_else(house: House) -> None:
    await house.begin(*TWO, game="roundup")
    await house["alice"].slash(house.channel, "table end")
    await house["bob"].slash(house.channel, "table end")
    await house.opens("alice", "Replay")
    page = house.private_messages("alice")[-1]
    await house.press(house["alice"], page, "r:1:999999:next.")
    assert "the deal" in house.private_messages("alice")[-1].content
    for verb in ("next.9", "next.x", "go."):
        answer = said(await house.press(house["alice"], house.private_messages("alice")[-1], f"r:1:0:{verb}"))
        assert "no longer works" in answer


async def test_who_asked_to_be_forgotten_is_someone_in_it(house: House) -> None:
    await house.played(*TWO)
    page = await house.opens("bob", "Replay")
    page = await step(house, "bob", "⏭")
    assert "alice" in page.content
    await house.forget(house["alice"], house.channel)
    for button in ("⏮", "▶", "⏭"):
        page = await step(house, "bob", button)
        assert "alice" not in f"{page.content}{page.attachments[0].description}"
    assert "someone" in page.content
    await packed(house)
    await house.restart()
    page = await house.opens("bob", "Replay")
    page = await step(house, "bob", "⏭")
    assert "alice" not in f"{page.content}{page.attachments[0].description}"
    assert "someone" in page.content
