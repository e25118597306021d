"""Emojis in a game on Discord: in the table's message, in hands, and who sees none."""

from collections.abc import Sequence

import discord

from bot.core.cards import PACK, Deck
from bot.text.voice import card_text
from bot.ui.discord.emojis import CARD_BACK, SEAT_EMOJIS, card_emoji, suit_emoji
from tests.discord.house import THREE, House, parts
from tests.discord.open_hands import panel
from tests.discord.roundup_evening import begin, in_turns, play, state, unseen


def all_there(house: House) -> None:
    cards = [card_emoji(card, deck) for deck in ("two", "four") for card in PACK]
    suits = [suit_emoji(suit, deck) for deck in ("two", "four") for suit in range(4)]
    names = dict.fromkeys([*cards, *suits, *SEAT_EMOJIS, CARD_BACK])
    house.bot.card_emojis.note({name: number for number, name in enumerate(names, start=10**17)})


def icons(message: discord.Message) -> dict[str, str | None]:
    """The labels of buttons with an emoji, by its name."""
    return {part.emoji.name: part.label for part in parts(message) if getattr(part, "emoji", None)}


async def test_a_hand_is_buttons_with_cards_alone_in_its_owners_deck_and_texts_have_them_too(house: House) -> None:
    all_there(house)
    await house["bob"].slash(house.channel, "table look", colors="four", **{"for": "private"})
    await begin(house, *THREE)
    decks: Sequence[tuple[str, Deck]] = (("alice", "two"), ("bob", "four"))
    for seat, (name, deck) in enumerate(decks):
        dealt = (await state(house)).down[seat]
        shown = icons(await panel(house, name))
        assert set(shown) < {card_emoji(card, deck) for card in dealt}, "the other half of the hand is a press away"
        assert not any(shown.values())
    await play(house, unseen, in_turns)
    await house.env.settle()
    assert icons(await panel(house, "alice"))
    assert "<:seat_" in house.live().content


async def test_whoever_reads_in_words_sees_none(house: House) -> None:
    all_there(house)
    await house["alice"].slash(house.channel, "table words", on=True)
    await begin(house, *THREE)
    hand = await panel(house, "alice")
    assert icons(hand) == {}
    assert "<:" not in hand.content
    assert any(card_text(card) in hand.content for card in (await state(house)).down[0])
