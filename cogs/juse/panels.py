"""Juse's buttons: every place where hands could put a card, each always at the same place, and none marked as right."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from unicodedata import east_asian_width

from bot.text.voice import SEAT_SIGNS, Voice
from bot.ui.discord.components import AnyoneOffer, MoveOffer, in_rows
from cogs.juse.rules.state import View, may_call
from render.graphemes import graphemes

_LETTERS = {2: 11, 3: 5}
"""By the number of seats: how many letters of a name its button has room for, so that no row is wider than a phone."""
_FEWEST_LETTERS = 3
_ROW, _MOST_NAMED = 4, 6
"""So many piles stand in a row; at larger tables it is one more, and the numbers of the seats do for names."""


def offers(view: View, asked: int, voice: Voice, selection: str) -> Sequence[Sequence[MoveOffer | AnyoneOffer]]:
    """Offer every place; what is impossible now is disabled, so that no button ever moves."""
    holding = view.held is not None
    has_card = holding or view.seats[asked].discard > 0
    first: list[MoveOffer | AnyoneOffer] = [
        MoveOffer("draw", voice.say("juse-button-draw"), enabled=not holding),
        MoveOffer("centre", voice.say("juse-to-centre"), enabled=has_card),
    ]
    seats = len(view.seats)
    if view.players_call:
        somebody_may = any(may_call(view, seat) for seat in range(seats))
        first.append(AnyoneOffer("juse", voice.say("juse-button-juse"), "stop", somebody_may))
    piles = [
        MoveOffer("own", label, enabled=holding)
        if seat == asked
        else MoveOffer(f"seat:{seat}", label, enabled=has_card)
        for seat, label in enumerate(labels(voice.names))
    ]
    return (first, *in_rows(piles, _ROW if seats <= _MOST_NAMED else _ROW + 1))


def labels(names: Sequence[str]) -> Iterator[str]:
    """Yield each seat's sign with as much of its player's name as there is room for."""
    room = _LETTERS.get(len(names), _FEWEST_LETTERS)
    gap = " " if len(names) in _LETTERS else ""
    for number, (sign, signed) in enumerate(zip(SEAT_SIGNS, names, strict=False), start=1):
        letters = graphemes(signed.removeprefix(sign))
        widths = accumulate(2 if east_asian_width(letter[0]) in "WF" else 1 for letter in letters)
        name = "".join(letter for letter, width in zip(letters, widths, strict=True) if width <= room)
        yield f"{sign}{number}" if len(names) > _MOST_NAMED else f"{sign}{gap}{name.rstrip()}"
