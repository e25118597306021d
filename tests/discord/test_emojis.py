"""Emojis in a game on Discord: in the table's message, in hands, and who sees none."""

from collections.abc import Sequence

import discord

from bot.core.cards import PACK, Deck
from bot.text.voice import card_text
from bot.ui.discord.emojis import CARD_BACK, SEAT_EMOJIS, card_emoji, suit_emoji
from cogs.juse.rules.game import GAME
from tests.discord.house import THREE, House
from tests.discord.open_hands import panel
from tests.discord.roundup_evening import begin, in_turns, play, state, unseen


def all_there(house: House) -> None:
    cards = [card_emoji(card, deck) for deck in ("two", "four") for card in PACK]
    suits = [suit_emoji(suit, deck) for deck in ("two", "four") for suit in range(4)]
    names = dict.fromkeys([*cards, *suits, *SEAT_EMOJIS, CARD_BACK])
    house.bot.card_emojis.note({name: number for number, name in enumerate(names, start=10**17)})


def buttons_in(message: discord.Message) -> list[discord.Button]:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [child for row in rows for child in row.children if isinstance(child, discord.Button)]


def icons(message: discord.Message) -> dict[str, str | None]:
    """The labels of buttons with an emoji, by its name."""
    return {button.emoji.name: button.label for button in buttons_in(message) if button.emoji is not None}


async def press(house: House, name: str, icon: str) -> None:
    hand = await panel(house, name)
    [pressed] = [button for button in buttons_in(hand) if button.emoji is not None and button.emoji.name == icon]
    assert pressed.custom_id is not None
    await house.press(house[name], hand, pressed.custom_id)


async def test_a_hand_is_buttons_with_cards_alone_in_its_owners_deck(house: House) -> None:
    all_there(house)
    await house["bob"].slash(house.channel, "table look", colors="four", **{"for": "private"})
    await begin(house, *THREE)
    decks: Sequence[tuple[str, Deck]] = (("alice", "two"), ("bob", "four"))
    for seat, (name, deck) in enumerate(decks):
        dealt = (await state(house)).down[seat]
        shown = icons(await panel(house, name))
        assert set(shown) < {card_emoji(card, deck) for card in dealt}, "the other half of the hand is a press away"
        assert not any(shown.values())
    before = (await state(house)).down[0]
    await press(house, "alice", card_emoji(before[0], "two"))
    assert icons(await panel(house, "alice"))


async def test_the_table_shows_them_in_its_texts(house: House) -> None:
    all_there(house)
    await begin(house, *THREE)
    await play(house, unseen, in_turns)
    await house.env.settle()
    assert "<:seat_" in house.live().content


async def test_whoever_reads_in_words_sees_none(house: House) -> None:
    all_there(house)
    await house["alice"].slash(house.channel, "table words", on=True)
    await begin(house, *THREE)
    hand = await panel(house, "alice")
    assert icons(hand) == {}
    assert "<:" not in hand.content
    assert any(card_text(card) in hand.content for card in (await state(house)).down[0])


async def test_a_move_takes_no_more_requests_with_emojis(house: House) -> None:
    counted = list[int]()
    for shown in (False, True):
        if shown:
            all_there(house)
        channel = house.guild.create_text_channel(f"table-{len(counted)}")
        await house.begin("alice", "bob", channel=channel)
        before = len(house.env.http_requests)
        data = await house.data(channel)
        name = house.name_of(data.seats[min(GAME.to_act(data.state))])
        [own] = [button for button in buttons_in(house.live(channel)) if str(button.custom_id).endswith(":own")]
        assert own.custom_id is not None
        await house.press(house[name], house.live(channel), own.custom_id)
        assert bool(icons(house.live(channel))) is shown
        counted.append(len(house.env.http_requests) - before)
    assert counted[0] == counted[1] > 0
