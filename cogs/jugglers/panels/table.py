"""Jugglers has no buttons on the table: whatever a player does is chosen among cards that nobody else sees."""

from collections.abc import Sequence

from bot.text import Words
from bot.ui.discord.components import OfferRow
from cogs.jugglers.rules.state import View


def offers(view: View, asked: int, names: Sequence[str], words: Words, draft: str) -> Sequence[OfferRow]:
    return ()
