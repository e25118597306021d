"""Offers in the five rows of a panel."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.text.reader import Reader
from bot.ui.discord.components import ROW_LIMIT, MoveOffer, OfferRow, SelectionOffer, in_rows
from cogs.roundup.panels.selections import Selection

CardOffer = MoveOffer | SelectionOffer
MOST = ROW_LIMIT * ROW_LIMIT
"""Buttons in a panel."""


def packed(*sections: Sequence[CardOffer]) -> Sequence[OfferRow]:
    """Each section in rows of its own, as long as there is room; otherwise the first ones one after the other."""
    rows: Sequence[OfferRow] = ()
    for joined in range(1, len(sections) + 1):
        first = [offer for section in sections[:joined] for offer in section]
        rows = [row for section in (first, *sections[joined:]) for row in in_rows(section)]
        if len(rows) <= ROW_LIMIT:
            break
    return rows


def other_row(base: Selection, reader: Reader) -> SelectionOffer:
    """Leads to the other row that the hand has in the picture."""
    label = reader.say("roundup-button-row", row="upper" if base.lower else "lower")
    return SelectionOffer(replace(base, lower=not base.lower).encoded(), label)
