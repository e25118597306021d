"""All emojis with their pictures, and which of those that Discord lists are the bot's own."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial

import discord

from bot.core.cards import PACK, SUITS, Deck
from bot.features.emojis.painting import painted
from bot.ui.discord.emojis import CARD_BACK, JOKER, SEAT_EMOJIS, card_emoji, game_emoji, suit_emoji
from bot.ui.kit import GameKit

_NUMBER = re.compile(r"_\d+$")
"""The end of a name, where somebody else's emoji has the name itself."""
_DECKS: tuple[Deck, Deck] = ("two", "four")

Catalogue = Mapping[str, Callable[[], bytes]]
"""The functions that paint the emojis, by their names, in the order of upload."""


def catalogue(kits: Mapping[str, GameKit]) -> Catalogue:
    """Return the emojis, those first that say most. Where a suit looks the same in both decks, there is one."""
    found: dict[str, Callable[[], bytes]] = {}
    for number, name in enumerate(SEAT_EMOJIS):
        found[name] = partial(painted, "seat", number)
    for deck in _DECKS:
        for suit in range(len(SUITS)):
            found.setdefault(suit_emoji(suit, deck), partial(painted, "suit", suit, deck))
    found[CARD_BACK], found[JOKER] = partial(painted, "back"), partial(painted, "joker")
    for game, kit in kits.items():
        found[game_emoji(game)] = partial(painted, "game", kit.sign, kit.emblem)
    for face_up in (False, True):
        for deck in _DECKS:
            for card in PACK:
                name = card_emoji(card, deck, face_up=face_up)
                found.setdefault(name, partial(painted, "card", card, deck, face_up=face_up))
    return found


def find_own(
    listed: Iterable[discord.Emoji], names: Collection[str], stored: Mapping[int, str], bot_id: int
) -> tuple[dict[str, discord.Emoji], list[discord.Emoji]]:
    """Return the bot's own emojis by these names, and those of its own that are needed no more. Its own is what is
    stored with its id, or what it has uploaded under one of the names: nobody else's, whatever it is called.
    """
    own, surplus = dict[str, discord.Emoji](), list[discord.Emoji]()
    for emoji in sorted(listed, key=lambda emoji: (emoji.id not in stored, -emoji.id)):
        name = stored.get(emoji.id, "")
        if not name and emoji.user is not None and emoji.user.id == bot_id:
            of_name = emoji.name, _NUMBER.sub("", emoji.name)
            name = next((known for known in of_name if known in names), "")
        if name in names and name not in own:
            own[name] = emoji
        elif name:
            surplus.append(emoji)
    return own, surplus
