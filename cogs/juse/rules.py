"""Juse by the rule book: numbers such as J10 are its clauses."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card
from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import Event, Option, Options, Outcome
from cogs.juse.state import (
    CENTRE,
    OWN,
    Action,
    Dealt,
    Draw,
    Drew,
    LastAction,
    Memory,
    Misplayed,
    Pile,
    Place,
    Placed,
    SeatView,
    State,
    View,
    Won,
)

MAX_SEATS = 8
DRAW = Draw()
TO_CENTRE = Place(CENTRE)
TO_OWN = Place(OWN)
ON_SEAT = tuple(Place(seat) for seat in range(MAX_SEATS))

_SPELLED: dict[Action, str] = {
    DRAW: "draw",
    TO_CENTRE: "centre",
    TO_OWN: "own",
    **{place: f"seat:{place.to}" for place in ON_SEAT},
}
_PARSED = {text: action for action, text in _SPELLED.items()}


def fits_centre(state: State, card: Card) -> bool:
    """J10: each suit's pile takes its ranks in the ring's order from the base rank, thirteen in all."""
    height = state.centre[SUIT_OF[card]]
    return height < 13 and RANK_OF[card] == (state.base + height) % 13


def fits_on(state: State, card: Card, seat: int) -> bool:
    """J10: the next rank up from the top of that seat's discard pile, any suit."""
    pile = state.discards[seat]
    return bool(pile) and RANK_OF[card] == (RANK_OF[pile[-1]] + 1) % 13


def nearest_fit(state: State, seat: int, card: Card) -> int | None:
    """The other seat on whose pile the card fits that comes first clockwise."""
    discards = state.discards
    seats = len(discards)
    below = (RANK_OF[card] - 1) % 13
    for distance in range(1, seats):
        other = (seat + distance) % seats
        pile = discards[other]
        if pile and RANK_OF[pile[-1]] == below:
            return other
    return None


class JuseGame:
    name = "juse"
    min_seats = 2
    max_seats = MAX_SEATS
    options = (Option("reminders", default=False),)
    state_type = State
    state_version = 1

    def upgrade(self, version: int, state: Any) -> Any:
        raise Malformed("state-version", version=version)

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        shuffled = chance.shuffle(PACK)
        first = shuffled[-1]
        state = State(
            base=RANK_OF[first],
            centre=tuple(int(suit == SUIT_OF[first]) for suit in range(4)),
            draws=tuple(shuffled[seat:51:seats] for seat in range(seats)),
            discards=((),) * seats,
            reminders=bool(options["reminders"]),
        )
        return state, (Dealt(first=first),)

    def to_act(self, state: State) -> frozenset[int]:
        return frozenset() if state.winner is not None else frozenset((state.turn,))

    def decision(self, state: State, seat: int) -> object:
        """Only the seat to move is asked anything, and each of its actions is a new question."""
        return state.winner is None and seat == state.turn

    def possible(self, state: State, seat: int) -> Sequence[Action]:
        if state.winner is not None or seat != state.turn:
            return ()
        others = [ON_SEAT[other] for other in range(len(state.draws)) if other != seat]
        if state.held is not None:
            return (TO_CENTRE, TO_OWN, *others)
        if state.discards[seat]:
            return (DRAW, TO_CENTRE, *others)
        return (DRAW,)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        if state.winner is not None or seat != state.turn:
            return ()
        held = state.held
        if held is not None:
            if fits_centre(state, held):
                return (TO_CENTRE,)
            other = nearest_fit(state, seat, held)
            return (TO_OWN,) if other is None else (ON_SEAT[other],)
        discard = state.discards[seat]
        if discard:
            if fits_centre(state, discard[-1]):
                return (TO_CENTRE,)
            other = nearest_fit(state, seat, discard[-1])
            if other is not None:
                return (DRAW, ON_SEAT[other])
        return (DRAW,)

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> tuple[State, Sequence[Event]]:
        if state.winner is not None:
            raise Impossible("game-over")
        if seat != state.turn:
            raise Impossible("not-your-turn", seat=state.turn)
        if isinstance(action, Draw):
            return self._draw(state, seat)
        return self._place(state, seat, action.to)

    def _draw(self, state: State, seat: int) -> tuple[State, Sequence[Event]]:
        if state.held is not None:
            raise Impossible("holding")
        discard = state.discards[seat]
        if discard and fits_centre(state, discard[-1]):
            return self._misplay(state, seat, "drew-early", discard[-1], None)
        pile = state.draws[seat]
        turned_over = not pile
        discards = state.discards
        if turned_over:
            pile, discards = discard[::-1], _with(discards, seat, ())
        card = pile[-1]
        drawn = State(
            base=state.base,
            centre=state.centre,
            draws=_with(state.draws, seat, pile[:-1]),
            discards=discards,
            reminders=state.reminders,
            turn=seat,
            held=card,
            first_turn=state.first_turn,
            last=LastAction(seat=seat, card=card, to=None, from_hand=False),
        )
        return drawn, (Drew(seat=seat, card=card, turned_over=turned_over),)

    def _place(self, state: State, seat: int, to: int) -> tuple[State, Sequence[Event]]:
        from_hand = state.held is not None
        card = self._card_to_place(state, seat, to)
        better = None
        if fits_centre(state, card):
            fault = "" if to == CENTRE else "centre-first"
        else:
            better = nearest_fit(state, seat, card)
            if to == CENTRE:
                fault = "does-not-fit"
            elif to == OWN:
                fault = "" if better is None else "playable-elsewhere"
            else:
                fault = "" if better == to else "nearer-first"
        if to >= 0 and fault and not fits_on(state, card, to):
            fault = "does-not-fit"
        if fault:
            named = better if fault in ("nearer-first", "playable-elsewhere") else None
            return self._misplay(state, seat, fault, card, to, named)
        return self._carry_out(state, seat, card, to, from_hand)

    def _card_to_place(self, state: State, seat: int, to: int) -> Card:
        """The card that `to` would move; `Impossible` where hands could not (J8–J10)."""
        if to >= 0 and (to >= len(state.draws) or to == seat):
            raise Impossible("own-seat" if to == seat else "no-such-seat", to=to)
        if state.held is not None:
            return state.held
        if to == OWN:
            raise Impossible("nothing-held")
        if not state.discards[seat]:
            raise Impossible("no-discard-pile")
        return state.discards[seat][-1]

    def _carry_out(
        self, state: State, seat: int, card: Card, to: int, from_hand: bool
    ) -> tuple[State, Sequence[Event]]:
        centre, discards = state.centre, state.discards
        if not from_hand:
            discards = _with(discards, seat, discards[seat][:-1])
        if to == CENTRE:
            suit = SUIT_OF[card]
            centre = (*centre[:suit], centre[suit] + 1, *centre[suit + 1 :])
        else:
            target = seat if to == OWN else to
            discards = _with(discards, target, (*discards[target], card))
        won = not state.draws[seat] and not discards[seat]
        ends = to == OWN
        placed = State(
            base=state.base,
            centre=centre,
            draws=state.draws,
            discards=discards,
            reminders=state.reminders,
            turn=(seat + 1) % len(discards) if ends else seat,
            held=None,
            first_turn=state.first_turn and not ends,
            last=LastAction(seat=seat, card=card, to=to, from_hand=from_hand),
            winner=seat if won else None,
        )
        event = Placed(seat=seat, card=card, to=to, from_hand=from_hand)
        return placed, (event, Won(seat=seat)) if won else (event,)

    def _misplay(
        self,
        state: State,
        seat: int,
        fault: str,
        card: Card,
        to: int | None,
        better: int | None = None,
    ) -> tuple[State, Sequence[Event]]:
        """J19–J22: the card goes back, every other seat gives its bottom card, the turn ends."""
        draws, discards = list(state.draws), list(state.discards)
        if state.held is not None:
            draws[seat] = (*draws[seat], state.held)
        winner = None
        seats = len(draws)
        for distance in range(1, seats):
            giver = (seat + distance) % seats
            giving = draws if draws[giver] else discards
            given, giving[giver] = giving[giver][0], giving[giver][1:]
            draws[seat] = (given, *draws[seat])
            if winner is None and not draws[giver] and not discards[giver]:
                winner = giver
        punished = msgspec.structs.replace(
            state,
            draws=tuple(draws),
            discards=tuple(discards),
            turn=(seat + 1) % seats,
            held=None,
            first_turn=False,
            last=LastAction(seat=seat, card=card, to=to, from_hand=state.held is not None, fault=fault),
            winner=winner,
        )
        event = Misplayed(seat=seat, fault=fault, card=card, to=to, better=better, takes=seats - 1)
        return punished, (event,) if winner is None else (event, Won(seat=winner))

    def view(self, state: State, seat: int | None) -> View:
        base = state.base
        return View(
            seats=tuple(
                SeatView(draw=len(draw), discard=len(discard), top=discard[-1] if discard else None)
                for draw, discard in zip(state.draws, state.discards, strict=True)
            ),
            centre=tuple(
                suit * 13 + (base + height - 1) % 13 if height else None for suit, height in enumerate(state.centre)
            ),
            base=base if state.reminders or state.first_turn else None,
            turn=state.turn,
            held=state.held,
            last=state.last,
            winner=state.winner,
            scores=_scores(state),
        )

    def recall(self, seat: int, memory: Memory | None, events: Sequence[Event]) -> Memory:
        """The base rank is all there is to remember: it tells a pile's end as well as its start."""
        for event in events:
            if isinstance(event, Dealt):
                return Memory(base=RANK_OF[event.first])
        if memory is None:
            raise ValueError("a game's memory begins with its deal")
        return memory

    def outcome(self, state: State) -> Outcome:
        winners = () if state.winner is None else (state.winner,)
        return Outcome(finished=bool(winners), winners=winners, scores=_scores(state))

    def parse(self, text: str) -> Action:
        if text in _PARSED:
            return _PARSED[text]
        kind, _, number = text.partition(":")
        if kind == "seat" and number.isdecimal() and len(number) < 4 and number == str(int(number)):
            return Place(int(number))
        raise Malformed("no-such-move", text=text[:40])

    def spell(self, action: Action) -> str:
        return "draw" if isinstance(action, Draw) else _SPELLED.get(action, f"seat:{action.to}")


def _with(piles: tuple[Pile, ...], seat: int, pile: Pile) -> tuple[Pile, ...]:
    return (*piles[:seat], pile, *piles[seat + 1 :])


def _scores(state: State) -> tuple[int, ...]:
    counts = [len(draw) + len(discard) for draw, discard in zip(state.draws, state.discards, strict=True)]
    if state.held is not None:
        counts[state.turn] += 1
    return tuple(counts)


GAME = JuseGame()
