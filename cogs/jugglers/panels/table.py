"""Jugglers has no buttons on the table: all actions are chosen from cards that nobody else may see."""

from collections.abc import Sequence

from bot.text.reader import Reader
from bot.ui.discord.components import OfferRow
from cogs.jugglers.rules.state import View


def offers(view: View, asked: int, reader: Reader, selection: str) -> Sequence[OfferRow]:
    return ()
