"""Offers in the five rows of a panel."""

from collections.abc import Sequence
from itertools import product

from msgspec.structs import replace

from bot.text.voice import Voice
from bot.ui.discord.components import ROW_LIMIT, MoveOffer, OfferRow, SelectionOffer, in_rows
from cogs.roundup.panels.selections import Selection

CardOffer = MoveOffer | SelectionOffer
MOST = ROW_LIMIT * ROW_LIMIT
"""Buttons in a panel."""
_AROUND, _PHONE = 5, 38
"""About as many letters as the edges of a button and a gap take, and as a row on a phone has room for."""


def packed(*sections: Sequence[CardOffer]) -> Sequence[OfferRow]:
    """Each section in rows of its own, as long as there is room; otherwise the first ones one after the other. If there
    is any way to have no row wider than a phone, which would break it in two, that comes first.
    """
    rows: Sequence[OfferRow] = ()
    for split, joined in product((_in_phone_rows, in_rows), range(1, len(sections) + 1)):
        first = [offer for section in sections[:joined] for offer in section]
        rows = [row for section in (first, *sections[joined:]) for row in split(section)]
        if len(rows) <= ROW_LIMIT:
            break
    return rows


def _in_phone_rows(offers: Sequence[CardOffer]) -> list[Sequence[CardOffer]]:
    rows: list[list[CardOffer]] = []
    for offer in offers:
        if not rows or len(rows[-1]) == ROW_LIMIT or _letters([*rows[-1], offer]) > _PHONE:
            rows.append([])
        rows[-1].append(offer)
    return [*rows]


def _letters(row: Sequence[CardOffer]) -> int:
    return sum(len(offer.label) + _AROUND for offer in row)


def other_row(base: Selection, voice: Voice) -> SelectionOffer:
    """Leads to the other row that the hand has in the picture."""
    label = voice.say("roundup-button-row", row="upper" if base.lower else "lower")
    return SelectionOffer(replace(base, lower=not base.lower).encoded(), label)
