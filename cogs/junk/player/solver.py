"""The best score that was possible on a deal, exactly, with every card known.

Three observations make it quick:

* Rescuing while a card is held gains nothing over rescuing before it was drawn, so `naked` (K12) makes no difference
  here, and a position is: how many cards are left to draw, the Play Pile's top, and the Junk Pile.
* The Junk Pile is a stack. Whatever lies on a card that will be rescued is rescued before it, so what happens between
  junking a card and rescuing it is a game of its own, which begins and ends with "no junk above". Whatever lies above
  a card that stays for good is rescued too, or stays for good.
* Hence `(left, top)` is enough: from each such place, the set of places that can be reached with nothing new in the
  Junk Pile. These sets are whole numbers used as bit sets, and are built from the end of the deal to its start.

What stays for good then costs a point each, but for an uncancelled run at the top of the Junk Pile, which the Saving
Grace takes (K9).
"""

from collections.abc import Iterator, Sequence

from bot.core.cards import PACK, Card
from cogs.junk.rules.game import DRAW, FITS, GRACE, JUNK, MATCHES, PLAY, RESCUE, STOP
from cogs.junk.rules.state import Action

EMPTY = len(PACK)
"""Stands for the top of a Play Pile without cards."""
WIDTH = EMPTY + 1

_ONES = sum(1 << left * WIDTH for left in range(WIDTH))
"""The lowest bit of every block: a block holds the tops for one number of cards left to draw."""
_LAST = (1 << WIDTH) - 1
"""The block of nothing left to draw."""
_FITTING = tuple((1 << EMPTY) | sum(1 << top for top in PACK if FITS[top][card]) for card in PACK)
_FITTING_ANYWHERE = tuple(mask * _ONES for mask in _FITTING)


def solve(deal: Sequence[Card]) -> int:
    """The best score; the first card of `deal` is the top of the Draw Pile."""
    return Ahead(deal[::-1], (EMPTY,)).best(EMPTY, ())


def solve_line(deal: Sequence[Card]) -> list[Action]:
    """Right moves that reach the best score."""
    return _Line(Ahead(deal[::-1], (EMPTY,))).moves


class Ahead:
    """Everything that can come of a Draw Pile (bottom to top) whose order is known.

    A *place* is the bit `left * WIDTH + top`.
    """

    def __init__(self, pile: Sequence[Card], tops: Sequence[Card]) -> None:
        """`tops`: what may lie on the Play Pile without being drawn from this pile."""
        self.pile = pile
        self.reach: list[dict[Card, int]] = [{top: 1 << top for top in (*tops, *pile)}]
        """By cards left and top: the places to get to from there with the Junk Pile as it was."""
        for left in range(1, len(pile) + 1):
            self.reach.append(self._reach_with(left, (*tops, *pile[left:])))
        self._lasting()

    def _reach_with(self, left: int, tops: Sequence[Card]) -> dict[Card, int]:
        card = self.pile[left - 1]
        drawn = self.reach[left - 1]
        played = drawn[card]
        fitting = _FITTING[card]
        rescued = self.rescued
        place = left * WIDTH
        return {
            top: rescued(drawn[top], card, played | 1 << place + top if fitting >> top & 1 else 1 << place + top)
            for top in tops
        }

    def rescued(self, places: int, card: Card, found: int = 0) -> int:
        """`found`, and what can be reached when `card`, the junk's top at all these places, is rescued at one of them.

        The sets are closed, so a place found already brings nothing new.
        """
        ways = places & _FITTING_ANYWHERE[card]
        while ways:
            known = (found >> card) & _ONES
            ways ^= ways & ((known << WIDTH) - known)
            if not ways:
                break
            found |= self.reach[(ways.bit_length() - 1) // WIDTH][card]
        return found

    def closed(self, places: int) -> int:
        """All that can be reached from any of these places with the Junk Pile as it is there."""
        found = 0
        while places:
            left, top = divmod(places.bit_length() - 1, WIDTH)
            found |= self.reach[left][top]
            places ^= places & found
        return found

    def _lasting(self) -> None:
        """From where a card can be junked for good so that the Saving Grace takes it with all that is left above it."""
        self.graceful = [0]
        self.all_graceful = 0
        for left, card in enumerate(self.pile, start=1):
            goal = _LAST | self.graceful_on(card)
            reach = self.reach[left - 1]
            tops = sum(1 << top for top in self.reach[left] if reach[top] & goal)
            self.graceful.append(tops << left * WIDTH)
            self.all_graceful |= self.graceful[left]

    def graceful_on(self, card: Card) -> int:
        """As far as known: from where this can be done with a card that also takes the one below, `card`, along."""
        matching = MATCHES[card]
        places = 0
        for ways, other in zip(self.graceful[1:], self.pile, strict=False):
            if matching[other]:
                places |= ways
        return places

    def best(self, top: Card, junk: Sequence[Card]) -> int:
        """The best score from here, with the whole pile left and no card held."""
        kept = len(junk)
        reached = self._rescuing(top, junk)
        score = kept + len(self.pile)
        for depth, places in enumerate(reached):
            goal = _LAST | (self.graceful_on(junk[depth - 1]) if depth else self.all_graceful)
            if places & goal:
                score = min(score, depth - graced(junk[:depth]))
        places = 0
        for lost in range(score):
            places = self.closed(places >> WIDTH) | (reached[lost] if lost <= kept else 0)
            if places & self.all_graceful:
                return lost
        return score

    def _rescuing(self, top: Card, junk: Sequence[Card]) -> list[int]:
        """By how many cards of `junk` are left: the places to get to, with nothing new on them."""
        places = self.reach[len(self.pile)][top]
        reached = [places]
        for card in reversed(junk):
            places = self.rescued(places, card)
            reached.append(places)
        return reached[::-1]


def graced(junk: Sequence[Card]) -> int:
    """How many cards the Saving Grace takes from this Junk Pile."""
    taken = min(1, len(junk))
    while taken < len(junk) and MATCHES[junk[-taken]][junk[-taken - 1]]:
        taken += 1
    return taken


class _Line:
    """Walks from the start to the best score through the sets of an `Ahead`, writing down the moves."""

    def __init__(self, ahead: Ahead) -> None:
        self.ahead = ahead
        self.pile = ahead.pile
        self.moves: list[Action] = []
        start = 1 << len(self.pile) * WIDTH + EMPTY
        layers = [ahead.closed(start)]
        if layers[0] & _LAST:
            self._go(start, layers[0] & _LAST)
            return
        while not layers[-1] & ahead.all_graceful:
            layers.append(ahead.closed(layers[-1] >> WIDTH))
        place = self._lose(start, layers)
        taken = self._grace(place)
        self.moves += [GRACE] * taken
        if len(layers) > 1:
            self.moves.append(STOP)

    def _lose(self, start: int, layers: Sequence[int]) -> int:
        """Junks for good, one a layer, what the Saving Grace will not take; gives the place where it will take all."""
        ahead = self.ahead
        target = _one(layers[-1] & ahead.all_graceful)
        legs: list[tuple[int, int]] = []
        for before in reversed(layers[:-1]):
            entry = next(place for place in _each(before >> WIDTH) if self._reach(place) & target)
            legs.append((entry, target))
            target = entry << WIDTH
        self._go(start, target)
        for entry, target in reversed(legs):
            self.moves += (DRAW, JUNK)
            self._go(entry, target)
        return target

    def _grace(self, place: int) -> int:
        """Junks what the Saving Grace will take, and returns how many cards that is."""
        taken = 0
        while True:
            card = self.pile[_left(place) - 1]
            self.moves += (DRAW, JUNK)
            taken += 1
            place >>= WIDTH
            reached = self._reach(place)
            if reached & _LAST:
                self._go(place, reached & _LAST)
                return taken
            place = self._go(place, reached & self.ahead.graceful_on(card))

    def _reach(self, place: int) -> int:
        left, top = divmod(place.bit_length() - 1, WIDTH)
        return self.ahead.reach[left][top]

    def _go(self, place: int, targets: int) -> int:
        """Moves from a place to one of the targets, with the Junk Pile the same at both, and returns that one."""
        target = _one(targets)
        while place != target:
            card = self.pile[_left(place) - 1]
            drawn = place >> WIDTH
            on_card = 1 << (_left(place) - 1) * WIDTH + card
            top = place.bit_length() - 1 - _left(place) * WIDTH
            self.moves.append(DRAW)
            if _FITTING[card] >> top & 1 and self._reach(on_card) & target:
                self.moves.append(PLAY)
                place = on_card
            else:
                self.moves.append(JUNK)
                place = self._rescue(drawn, card, target)
        return target

    def _rescue(self, drawn: int, card: Card, target: int) -> int:
        """From a place where `card` was just junked to one where it is rescued, with the target still in reach."""
        for place in _each(self._reach(drawn) & _FITTING_ANYWHERE[card]):
            rescued = 1 << _left(place) * WIDTH + card
            if self._reach(rescued) & target:
                self._go(drawn, place)
                self.moves.append(RESCUE)
                return rescued
        raise AssertionError("a place that is in reach has a way to it")


def _left(place: int) -> int:
    return (place.bit_length() - 1) // WIDTH


def _one(places: int) -> int:
    return 1 << places.bit_length() - 1


def _each(places: int) -> Iterator[int]:
    while places:
        place = _one(places)
        yield place
        places ^= place
