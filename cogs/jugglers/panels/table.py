"""Jugglers has no buttons on the table: whatever a player does is chosen among cards that nobody else sees."""

from collections.abc import Sequence

from bot.text.reader import Reader
from bot.ui.discord.components import OfferRow
from cogs.jugglers.rules.state import View


def offers(view: View, asked: int, reader: Reader, draft: str) -> Sequence[OfferRow]:
    return ()
