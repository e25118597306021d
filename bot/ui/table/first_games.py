"""What somebody is shown in their first game of a kind: the goal, what is new, and what the rules allow."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.core.errors import Refused
from bot.core.game import would_be_called
from bot.tables.steps.model import Phase, TableData
from bot.tables.steps.timing import is_marked
from bot.text.voice import Voice
from bot.ui.discord.components import ListOffer, MoveOffer, Offer, OfferRow, PageOffer
from bot.ui.kit import GameKit

_AnyOffer = TypeVar("_AnyOffer", bound=Offer | PageOffer)
_MOST = 2
"""Sentences on what is new at once, the newest."""


def first_game_lines(
    data: TableData, kit: GameKit, voice: Voice, hand: Sequence[OfferRow] | None = None
) -> Sequence[str]:
    """Return a line where the person chooses: in their hand, with what it offers, or, where nothing is hidden, at the
    table. In games with hands the table tells only the goal, before they have acted.
    """
    if data.first_game is None or data.phase is not Phase.PLAYING:
        return ()
    told = [voice.say(f"{kit.name}-goal")]
    if (hand is None) == (kit.hand is None):
        told = [voice.say(f"{kit.name}-new-{key}") for key in data.first_game.news[-_MOST:]] or told
        lists = "yes" if any(isinstance(row, ListOffer) for row in hand or ()) else "no"
        buttons = [offer for row in hand or () if not isinstance(row, ListOffer) for offer in row]
        if is_marked(data) and (hand is None or any(offer.style == "go" for offer in buttons)):
            told.append(voice.say("first-game-marks", lists=lists))
    elif data.first_game.turns:
        return ()
    return (voice.say("first-game", told=" ".join(told)),)


def with_marks(rows: Sequence[OfferRow], data: TableData, kit: GameKit, seat: int) -> Sequence[OfferRow]:
    """Mark the buttons of moves that the rules allow, in the first turns of somebody's first game."""
    if not is_marked(data) or data.seats[seat].by_computer:
        return rows

    def marked(offer: _AnyOffer) -> _AnyOffer:
        move = offer.action if isinstance(offer, MoveOffer) else getattr(offer, "leads_to", "")
        return replace(offer, style="go") if move and offer.enabled and _is_allowed(data, kit, seat, move) else offer

    return [
        replace(row, offers=[*map(marked, row.offers)]) if isinstance(row, ListOffer) else [*map(marked, row)]
        for row in rows
    ]


def _is_allowed(data: TableData, kit: GameKit, seat: int, move: str) -> bool:
    """Return whether the first move of a button is possible and no misplay."""
    try:
        return would_be_called(kit.rules, data.state, seat, kit.rules.parse(kit.unpack(move)[0])) is None
    except Refused:
        return False
