"""The ways through the panels of a game to its actions, in clicks: a button is one, an entry of a list two."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeAlias

import msgspec

from bot.core.cards import NAMES, PACK
from bot.core.chance import Seeded
from bot.core.errors import Impossible
from bot.text import words_for
from bot.text.voice import SEAT_SIGNS, Voice, card_text
from bot.ui.discord.components import AnyoneOffer, ListOffer, Offer, OfferRow, PageOffer, SelectionOffer
from bot.ui.kit import GameKit

BUTTON, ENTRY = 1, 2
MOST_PANELS = 2000
_CARD = re.compile("|".join(sorted(map(card_text, PACK), key=len, reverse=True)))
_NAMED = {card_text(card): NAMES[card] for card in PACK}
_PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal")

Panel: TypeAlias = Callable[[str], Sequence[OfferRow]]
"""Selection → what it then offers."""


class Way(msgspec.Struct, frozen=True):
    """A button or an entry of a list that moves, and how many clicks it takes to have pressed it."""

    clicks: int
    held: str
    """What the button holds."""
    moves: tuple[str, ...]
    """The same in the notation of the rules."""
    for_anyone: bool = False


class Found(msgspec.Struct, frozen=True):
    """A panel that can be reached."""

    number: int
    panel: Panel
    selection: str = ""
    named: frozenset[str] = frozenset()
    """The cards named on the way here."""

    def after(self, selection: str, named: frozenset[str]) -> "Found":
        return Found(self.number, self.panel, selection, named)


def voice_of(game: str, seats: int) -> Voice:
    names = [f"{sign} {name}" for sign, name in zip(SEAT_SIGNS, _PEOPLE, strict=True)]
    return Voice(names[:seats], words_for("", game))


def panels(kit: GameKit, state: Any, seat: int, voice: Voice) -> Iterator[Panel]:
    """Below the table's picture, and in one's own hand."""
    game = kit.rules
    asked = min(game.to_act(state), default=None)
    if kit.offers is not None and asked is not None:
        public = partial(kit.offers, game.view(state, None), asked, voice)
        yield public if seat == asked else lambda selection: _only_for_anyone(public(selection))
    if kit.hand is not None and game.possible(state, seat):
        yield partial(kit.hand.offers, game.view(state, seat), seat, voice)


def _only_for_anyone(rows: Sequence[OfferRow]) -> Sequence[OfferRow]:
    """What somebody else is asked is not theirs to press."""
    buttons = [row for row in rows if not isinstance(row, ListOffer)]
    return [[offer for offer in row if isinstance(offer, AnyoneOffer)] for row in buttons]


def ways(kit: GameKit, state: Any, seat: int, voice: Voice, towards: str = "") -> Iterator[Way]:
    """All ways to move, the shortest first. `towards` an action, only what leads on to the next card that it names is
    selected: all orders in which many cards can be picked would be too many.
    """
    wanted, order = [word for word in towards.split(" ") if word in NAMES], count()
    known = set[tuple[int, str]]()
    waiting: list[tuple[int, int, Way | Found]] = [
        (0, next(order), Found(number, panel)) for number, panel in enumerate(panels(kit, state, seat, voice))
    ]
    while waiting and len(known) < MOST_PANELS:
        clicks, _, found = heappop(waiting)
        if isinstance(found, Way):
            yield found
            continue
        if (place := (found.number, found.selection)) in known:
            continue
        known.add(place)
        for cost, offer in _enabled(found.panel(found.selection)):
            if not isinstance(offer, SelectionOffer):
                way = Way(clicks + cost, offer.action, tuple(kit.unpack(offer.action)), isinstance(offer, AnyoneOffer))
                heappush(waiting, (clicks + cost, next(order), way))
            elif not towards:
                heappush(waiting, (clicks + cost, next(order), found.after(offer.action, found.named)))
            elif (named := _leads_on(offer.label, found.named, wanted)) is not None:
                heappush(waiting, (clicks + cost, next(order), found.after(offer.action, named)))


def can_be_done(kit: GameKit, state: Any, seat: int, action: Any) -> bool:
    try:
        kit.rules.apply(state, seat, action, Seeded("possible?"))
    except Impossible:
        return False
    return True


def _enabled(rows: Sequence[OfferRow]) -> Iterator[tuple[int, Offer]]:
    for row in rows:
        if isinstance(row, ListOffer):
            offers = enumerate(row.offers if row.enabled else ())
            yield from ((ENTRY, offer) for at, offer in offers if offer.enabled and at != row.chosen)
        else:
            yield from ((BUTTON, each) for each in row if each.enabled and not isinstance(each, PageOffer))


def _leads_on(label: str, named: frozenset[str], wanted: Sequence[str]) -> frozenset[str] | None:
    """The cards named so far, with those of this label; None if it names others than those wanted next."""
    cards = {_NAMED[text] for text in _CARD.findall(label)}
    following = next((card for card in wanted if card not in named), None)
    leads_on = cards <= named or (following in cards and cards <= set(wanted))
    return named | cards if leads_on else None
