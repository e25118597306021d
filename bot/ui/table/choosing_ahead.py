"""*Choose ahead* in a hand: what is picked in this mode waits, and is played when the turn of its player comes."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from bot.tables.steps.model import TableData
from bot.text.voice import Voice
from bot.ui.discord.components import AheadOffer, ListOffer, MoveOffer, Offer, OfferRow, PageOffer, SelectionOffer
from bot.ui.kit import GameKit, HandKit

_AHEAD = "ahead"
"""Stands before what has been picked in this mode."""


def picked_in(selection: str) -> tuple[bool, str]:
    """Return whether it was picked for later, and what has been picked."""
    first, _, rest = selection.partition(" ")
    return (True, rest) if first == _AHEAD else (False, selection)


def with_ahead(
    rows: Sequence[OfferRow],
    hand: HandKit,
    data: TableData,
    view: object,
    seat: int,
    voice: Voice,
    *,
    ahead: bool,
    turn: bool,
) -> Sequence[OfferRow]:
    """Add the buttons of this mode below what the game offers; while one is in it, its moves are for later. `turn`: it
    is this seat's.
    """
    if hand.ahead is None or data.lesson is not None:
        return rows
    waits = hand.ahead(view, seat, "")
    if ahead:
        may = partial(hand.ahead, view, seat)
        rows = [row if isinstance(row, ListOffer) else [_for_later(offer, may) for offer in row] for row in rows]
    label = voice.say("button-ahead", on="yes" if ahead else "no" if waits else "turn" if turn else "none")
    mode = SelectionOffer("" if ahead else _AHEAD, label, enabled=waits)
    drop = AheadOffer("", voice.say("button-ahead-drop"), enabled=bool(data.seats[seat].ahead))
    return [*rows, [mode, drop]]


def _for_later(offer: Offer | PageOffer, may: Callable[[str], bool]) -> Offer | PageOffer:
    if isinstance(offer, MoveOffer):
        return AheadOffer(offer.action, offer.label, offer.style, offer.enabled and may(offer.action))
    return replace(offer, action=f"{_AHEAD} {offer.action}") if isinstance(offer, SelectionOffer) else offer


def ahead_lines(kit: GameKit, data: TableData, seat: int, voice: Voice, *, ahead: bool) -> Iterator[str]:
    """Say what was chosen ahead, or dropped, and whether more is being chosen now."""
    player, game = data.seats[seat], kit.rules
    if player.ahead:
        turn = "yes" if seat in game.to_act(data.state) else "no"
        yield voice.say("hand-ahead", move=kit.guide.name_move(game.parse(player.ahead), voice), turn=turn)
    if player.dropped:
        yield voice.say("hand-ahead-dropped", move=kit.guide.name_move(game.parse(player.dropped), voice))
    if ahead:
        yield voice.say("hand-choosing-ahead")
