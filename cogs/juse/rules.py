"""Juse by the rule book: numbers such as J10 are its clauses."""

from collections.abc import Sequence
from typing import Any, TypeVar

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
    Place,
    Placed,
    SeatView,
    State,
    View,
    Won,
)

T = TypeVar("T")

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

# These run for every action of every playout, so what depends on the seats alone is worked out once.
_OTHERS = tuple(
    tuple(tuple((seat + distance) % seats for distance in range(1, seats)) for seat in range(seats))
    for seats in range(MAX_SEATS + 1)
)
"""For so many seats and this one of them: the others clockwise from its left."""
_ON_OTHERS = tuple(tuple(tuple(ON_SEAT[other] for other in sorted(others)) for others in table) for table in _OTHERS)
_RANK_BELOW = tuple((rank - 1) % 13 for rank in RANK_OF)


def fits_centre(state: State, card: Card) -> bool:
    """J10: each suit's pile takes its ranks in the ring's order from the base rank, thirteen in all."""
    height = state.centre[SUIT_OF[card]]
    return height < 13 and RANK_OF[card] == (state.base + height) % 13


def fits_on(state: State, card: Card, seat: int) -> bool:
    """J10: the next rank up from the top of that seat's discard pile, any suit."""
    pile = state.discards[seat]
    return bool(pile) and RANK_OF[pile[-1]] == _RANK_BELOW[card]


def nearest_fit(state: State, seat: int, card: Card) -> int | None:
    """The other seat on whose pile the card fits that comes first clockwise (J13)."""
    discards = state.discards
    below = _RANK_BELOW[card]
    for other in _OTHERS[len(discards)][seat]:
        pile = discards[other]
        if pile and RANK_OF[pile[-1]] == below:
            return other
    return None


def fault_of(state: State, seat: int, card: Card, to: int) -> tuple[str, int | None]:
    """Which of J11–J14, in that order (J16), is wrong with this place for the card, or `""`; and the seat where it
    belongs, if the fault is about one.
    """
    if to == CENTRE:
        return ("" if fits_centre(state, card) else "does-not-fit"), None
    if to != OWN and not fits_on(state, card, to):
        return "does-not-fit", None
    if fits_centre(state, card):
        return "centre-first", None
    nearest = nearest_fit(state, seat, card)
    if to == OWN:
        return ("" if nearest is None else "playable-elsewhere"), nearest
    return ("" if nearest == to else "nearer-first"), nearest


class JuseGame:
    name = "juse"
    min_seats = 2
    max_seats = MAX_SEATS
    options = (Option("reminders", default=False),)
    low_score_wins = True
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
        others = _ON_OTHERS[len(state.draws)][seat]
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
        card = self._card_to_place(state, seat, to)
        fault, better = fault_of(state, seat, card, to)
        if fault:
            return self._misplay(state, seat, fault, card, to, better)
        return self._carry_out(state, seat, card, to)

    def _card_to_place(self, state: State, seat: int, to: int) -> Card:
        """The card that `to` would move; `Impossible` where hands could not (J8–J10)."""
        if to == seat:
            raise Impossible("own-seat", to=to)
        if to not in (CENTRE, OWN) and not 0 <= to < len(state.draws):
            raise Impossible("no-such-seat", to=to)
        if state.held is not None:
            return state.held
        if to == OWN:
            raise Impossible("nothing-held")
        if not state.discards[seat]:
            raise Impossible("no-discard-pile")
        return state.discards[seat][-1]

    def _carry_out(self, state: State, seat: int, card: Card, to: int) -> tuple[State, Sequence[Event]]:
        centre, discards = state.centre, state.discards
        from_hand = state.held is not None
        if not from_hand:
            discards = _with(discards, seat, discards[seat][:-1])
        if to == CENTRE:
            suit = SUIT_OF[card]
            centre = _with(centre, suit, centre[suit] + 1)
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
        for giver in _OTHERS[seats][seat]:
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


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """By way of a list: that takes half the time of joining slices."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def _scores(state: State) -> tuple[int, ...]:
    counts = [len(draw) + len(discard) for draw, discard in zip(state.draws, state.discards, strict=True)]
    if state.held is not None:
        counts[state.turn] += 1
    return tuple(counts)


GAME = JuseGame()
