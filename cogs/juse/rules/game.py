"""Juse by the rule book. Numbers such as J10 are its clauses.

>>> from bot.core.chance import Seeded
>>> chance = Seeded("example")
>>> state, _ = GAME.deal(3, {"reminders": False}, chance)
>>> state, (drew,) = GAME.apply(state, 0, GAME.parse("draw"), chance)
>>> [GAME.spell(action) for action in GAME.legal(state, 0)]
['own']
>>> state, (misplay,) = GAME.apply(state, 0, GAME.parse("centre"), chance)
>>> misplay.fault, misplay.takes, state.turn
('does-not-fit', 2, 1)
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card
from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import Event, GameDefaults, Option, Options, Outcome, is_small_number, with_value
from cogs.juse.rules.state import (
    CENTRE,
    OWN,
    Action,
    Call,
    CalledWrongly,
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
    Uncalled,
    View,
    Won,
    may_call,
)

MAX_SEATS = 8

DOES_NOT_FIT = "does-not-fit"
"""The one fault that everybody sees (J27)."""

OTHERS = tuple(
    tuple(tuple((seat + distance) % seats for distance in range(1, seats)) for seat in range(seats))
    for seats in range(MAX_SEATS + 1)
)
"""`OTHERS[seats][seat]`: the other seats, clockwise from the left."""
RANK_BELOW = tuple((rank - 1) % 13 for rank in RANK_OF)
_NEXT_IN_CENTRE = tuple(
    tuple((*(13 * suit + (base + height) % 13 for height in range(13)), None) for suit in range(4))
    for base in range(13)
)
"""The card that the center pile takes at each height, by base rank and suit; None when it is complete."""


DRAW = Draw()
JUSE = Call()
TO_CENTRE = Place(CENTRE)
TO_OWN = Place(OWN)
ON_SEAT = tuple(Place(seat) for seat in range(MAX_SEATS))
# Usually only one action is legal, so these tuples are made once.
_ONLY_DRAW = (DRAW,)
_ONLY_TO = {place.to: (place,) for place in (TO_CENTRE, TO_OWN, *ON_SEAT)}

_SPELLED: dict[Action, str] = {
    DRAW: "draw",
    JUSE: "juse",
    TO_CENTRE: "centre",
    TO_OWN: "own",
    **{place: f"seat:{place.to}" for place in ON_SEAT},
}
_PARSED = {text: action for action, text in _SPELLED.items()}

_NOBODY: frozenset[int] = frozenset()
_ALONE = tuple(frozenset((seat,)) for seat in range(MAX_SEATS))
_ON_OTHERS = tuple(tuple(tuple(ON_SEAT[other] for other in sorted(others)) for others in table) for table in OTHERS)


class JuseGame(GameDefaults):
    name = "juse"
    min_seats = 2
    max_seats = MAX_SEATS
    options = (
        Option("reminders", default=False),
        Option("referee", "bot", ("bot", "table"), written_at_default=False, proposed="table", of_the_day="bot"),
        Option(
            "wrong_calls",
            "turn",
            ("turn", "lap"),
            written_at_default=False,
            proposed="lap",
            only_with=("referee", "table"),
        ),
    )
    low_score_wins = True
    long_turns = True
    has_calls = True
    state_type = State

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        shuffled = chance.shuffle(PACK)
        first = shuffled[-1]
        state = State(
            base=RANK_OF[first],
            centre=tuple(int(suit == SUIT_OF[first]) for suit in range(4)),
            draws=tuple(shuffled[seat:51:seats] for seat in range(seats)),
            discards=((),) * seats,
            reminders=bool(options["reminders"]),
            players_call=options.get("referee") == "table",
            silenced_for_lap=options.get("wrong_calls") == "lap",
        )
        return state, (Dealt(first=first),)

    def strict(self, state: State) -> State:
        """Return the same state at a table where the bot calls (J27)."""
        return replace(state, players_call=False)

    def to_act(self, state: State) -> frozenset[int]:
        return _ALONE[state.turn] if state.winner is None else _NOBODY

    def may_call(self, state: State) -> frozenset[int]:
        seats = range(len(state.draws)) if state.players_call else ()
        return frozenset(seat for seat in seats if may_call(state, seat))

    def decision(self, state: State, seat: int) -> object:
        """Return what the seat whose turn it is decides; nobody else decides anything. Every action starts a new
        decision, and so does a call that undoes one.
        """
        asked = state.winner is None and seat == state.turn
        return asked and (state.last or asked)

    def possible(self, state: State, seat: int) -> Sequence[Action]:
        if state.winner is not None:
            return ()
        placing: Sequence[Action] = ()
        if seat == state.turn:
            others = _ON_OTHERS[len(state.draws)][seat]
            if state.held is not None:
                placing = (TO_CENTRE, TO_OWN, *others)
            else:
                placing = (DRAW, TO_CENTRE, *others) if state.discards[seat] else _ONLY_DRAW
        return (*placing, JUSE) if may_call(state, seat) else placing

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """List the legal actions: of the calls, only a right one."""
        if state.uncalled is not None and may_call(state, seat):
            return (*self._legal_placing(state, seat), JUSE)
        return self._legal_placing(state, seat)

    def _legal_placing(self, state: State, seat: int) -> Sequence[Action]:
        if seat != state.turn or state.winner is not None:
            return ()
        if state.held is not None:
            return _ONLY_TO[right_place(state, seat, state.held)]
        discard = state.discards[seat]
        if not discard:
            return _ONLY_DRAW
        right = right_place(state, seat, discard[-1])
        if right == OWN:
            return _ONLY_DRAW
        return _ONLY_TO[CENTRE] if right == CENTRE else (DRAW, ON_SEAT[right])

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> tuple[State, Sequence[Event]]:
        if state.winner is not None:
            raise Impossible("game-over")
        # Several times as fast as an `isinstance` that fails.
        if type(action) is Call:
            return call(state, seat)
        if seat != state.turn:
            raise Impossible("not-your-turn", seat=state.turn)
        if type(action) is Place:
            return self._place(state, seat, action.to)
        return self._draw(state, seat)

    def _draw(self, state: State, seat: int) -> tuple[State, Sequence[Event]]:
        if state.held is not None:
            raise Impossible("holding")
        pile, discard = state.draws[seat], state.discards[seat]
        too_early = bool(discard) and fits_centre(state, discard[-1])
        if too_early and not is_left_to_players(state, seat):
            return penalized(state, "drew-early", discard[-1], None)
        discards = state.discards
        turned_over, covered = not pile, None
        if turned_over:
            covered = discard[-1]
            pile, discards = discard[::-1], with_value(discards, seat, ())
        card = pile[-1]
        drawn = replace(
            state,
            draws=with_value(state.draws, seat, pile[:-1]),
            discards=discards,
            held=card,
            last=LastAction(seat, card, None, from_hand=False, no_pile=not discard),
            uncalled=Uncalled("drew-early", turned_over=turned_over) if too_early else None,
        )
        return drawn, (Drew(seat=seat, card=card, turned_over=turned_over, covered=covered),)

    def _place(self, state: State, seat: int, to: int) -> tuple[State, Sequence[Event]]:
        """Place the held card, or the top of the own pile; raise `Impossible` where no card can go (J8–J10)."""
        if to == seat:
            raise Impossible("own-seat", to=to)
        if not OWN <= to < len(state.draws):
            raise Impossible("no-such-seat", to=to)
        card = state.held
        if card is None:
            if to == OWN:
                raise Impossible("nothing-held")
            if not state.discards[seat]:
                raise Impossible("no-discard-pile")
            card = state.discards[seat][-1]
        right = right_place(state, seat, card)
        if to == right:
            return self._put(state, seat, card, to, None)
        fault, better = fault_of(state, card, to, right)
        if fault == DOES_NOT_FIT or not is_left_to_players(state, seat):
            return penalized(state, fault, card, to, better)
        return self._put(state, seat, card, to, Uncalled(fault, better))

    def _put(
        self, state: State, seat: int, card: Card, to: int, uncalled: Uncalled | None
    ) -> tuple[State, Sequence[Event]]:
        centre, discards, under = state.centre, [*state.discards], None
        from_hand, ends_turn = state.held is not None, to == OWN
        if not from_hand:
            discards[seat] = discards[seat][:-1]
            under = discards[seat][-1] if discards[seat] else None
        if to == CENTRE:
            centre = with_value(centre, SUIT_OF[card], centre[SUIT_OF[card]] + 1)
        else:
            pile = seat if ends_turn else to
            discards[pile] = (*discards[pile], card)
        winner = None if discards[seat] or state.draws[seat] else seat
        placed = replace(
            state,
            centre=centre,
            discards=tuple(discards),
            turn=(seat + 1) % len(discards) if ends_turn else seat,
            held=None,
            first_turn=state.first_turn and not ends_turn,
            last=LastAction(seat, card, to, from_hand),
            winner=winner,
            uncalled=uncalled,
            silenced=still_silenced(state, seat) if ends_turn else state.silenced,
        )
        event = Placed(seat=seat, card=card, to=to, from_hand=from_hand, under=under)
        return placed, (event,) if winner is None else (event, Won(seat=seat))

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
            players_call=state.players_call,
            silenced=state.silenced,
            catches=state.catches,
        )

    def recall(self, seat: int, memory: Memory | None, events: Sequence[Event]) -> Memory:
        """Remember what cannot be looked up later: the base rank, which starts the center piles and so ends them; what
        lay on a pile that was turned over, for as long as that draw can be called; and how long the turn has been.
        """
        for event in events:
            if isinstance(event, Dealt):
                memory = Memory(base=RANK_OF[event.first])
            elif memory is not None and not isinstance(event, CalledWrongly):
                covered, chain = None, memory.chain
                if isinstance(event, Drew):
                    covered = event.covered
                elif isinstance(event, Placed) and event.to != OWN:
                    chain += 1
                else:
                    chain = 0
                if (covered, chain) != (memory.covered, memory.chain):
                    memory = Memory(memory.base, covered, chain)
        if memory is None:
            raise ValueError("a game's memory begins with its deal")
        return memory

    def seconds_to_see(self, view: View, events: Sequence[Event]) -> float:
        """Depend on kinds of actions and on which piles exist, never on a rank: a pause must not tell whether there is
        something to call. With more than two seats where the bot calls, a computer's whole turn is seen at once.
        """
        if view.winner is not None or not (view.players_call or len(view.seats) == 2):
            return 0.0
        if any(isinstance(event, Placed) for event in events):
            return 1.7
        if any(isinstance(event, Drew) for event in events):
            if not view.players_call:
                return 1.2
            # Nothing can be wrong with a draw if there was no pile to play from, as all could see.
            return 0.7 if view.last is None or view.last.no_pile else 1.5
        return 0.0

    def automatic(self, state: State) -> tuple[int, Action] | None:
        """Draw while there is no face-up pile to play from: nothing else can be done, as everybody sees."""
        only_draws = state.winner is None and state.held is None and not state.discards[state.turn]
        return (state.turn, DRAW) if only_draws else None

    def outcome(self, state: State) -> Outcome:
        winners = () if state.winner is None else (state.winner,)
        return Outcome(finished=bool(winners), winners=winners, scores=_scores(state))

    def parse(self, text: str) -> Action:
        if text in _PARSED:
            return _PARSED[text]
        kind, _, number = text.partition(":")
        if kind == "seat" and is_small_number(number):
            return Place(int(number))
        raise Malformed("no-such-move", text=text[:40])

    def spell(self, action: Action) -> str:
        return f"seat:{action.to}" if isinstance(action, Place) and action.to >= MAX_SEATS else _SPELLED[action]


def _scores(state: State) -> tuple[int, ...]:
    counts = [len(draw) + len(discard) for draw, discard in zip(state.draws, state.discards, strict=True)]
    if state.held is not None:
        counts[state.turn] += 1
    return tuple(counts)


def fits_centre(state: State, card: Card) -> bool:
    """Return True if its suit's pile takes the card: ranks in the ring's order from the base rank, thirteen in all
    (J10).
    """
    suit = SUIT_OF[card]
    return _NEXT_IN_CENTRE[state.base][suit][state.centre[suit]] == card


def fits_on(state: State, card: Card, seat: int) -> bool:
    """Return True if the card is the next rank up from the top of that seat's discard pile, in any suit (J10)."""
    pile = state.discards[seat]
    return bool(pile) and RANK_OF[pile[-1]] == RANK_BELOW[card]


def right_place(state: State, seat: int, card: Card) -> int:
    """Return where the card belongs: in the center, else on the first other seat clockwise whose pile it fits (J13),
    else on the pile of the seat itself.
    """
    suit = SUIT_OF[card]
    if _NEXT_IN_CENTRE[state.base][suit][state.centre[suit]] == card:
        return CENTRE
    discards = state.discards
    below = RANK_BELOW[card]
    for other in OTHERS[len(discards)][seat]:
        pile = discards[other]
        if pile and RANK_OF[pile[-1]] == below:
            return other
    return OWN


def fault_of(state: State, card: Card, to: int, right: int) -> tuple[str, int | None]:
    """Return the first of J11–J14 (J16) that putting the card on this wrong place overlooks; and the seat where it
    belongs, if the fault is about one.
    """
    if to == CENTRE or (to != OWN and not fits_on(state, card, to)):
        return DOES_NOT_FIT, None
    if right == CENTRE:
        return "centre-first", None
    return ("playable-elsewhere" if to == OWN else "nearer-first"), right


def penalized(
    state: State, fault: str, card: Card, to: int | None, better: int | None = None, caller: int | None = None
) -> tuple[State, Sequence[Event]]:
    """Carry out the penalty of the seat whose turn it is in `state`: the card goes back, every other seat gives its
    bottom card, and the turn ends.
    """
    seat = state.turn
    draws, discards = list(state.draws), list(state.discards)
    if state.held is not None:
        draws[seat] = (*draws[seat], state.held)
    winner = None
    seats = len(draws)
    for giver in OTHERS[seats][seat]:
        giving = draws if draws[giver] else discards
        given, giving[giver] = giving[giver][0], giving[giver][1:]
        draws[seat] = (given, *draws[seat])
        if winner is None and not draws[giver] and not discards[giver]:
            winner = giver
    catches = state.catches
    if caller is not None:
        caught = catches or (0,) * seats
        catches = with_value(caught, caller, caught[caller] + 1)
    punished = replace(
        state,
        draws=tuple(draws),
        discards=tuple(discards),
        turn=(seat + 1) % seats,
        held=None,
        first_turn=False,
        last=LastAction(seat=seat, card=card, to=to, from_hand=state.held is not None, fault=fault),
        winner=winner,
        uncalled=None,
        silenced=still_silenced(state, seat),
        catches=catches,
    )
    event = Misplayed(seat=seat, fault=fault, card=card, to=to, better=better, takes=seats - 1, caller=caller)
    return punished, (event,) if winner is None else (event, Won(seat=winner))


def still_silenced(state: State, ended: int) -> tuple[int, ...]:
    """Return who still may not call when the turn of the seat `ended` is over (J27, J28)."""
    return tuple(seat for seat in state.silenced if seat != ended) if state.silenced_for_lap else ()


def is_left_to_players(state: State, seat: int) -> bool:
    """Return True if a misplay of this seat stands until a player calls it. With its last card the bot calls it."""
    if not state.players_call:
        return False
    return len(state.draws[seat]) + len(state.discards[seat]) + (state.held is not None) > 1


def call(state: State, seat: int) -> tuple[State, Sequence[Event]]:
    last, uncalled = state.last, state.uncalled
    if not state.players_call:
        raise Impossible("bot-calls")
    if last is None:
        raise Impossible("nothing-done-yet")
    if not may_call(state, seat):
        if last.seat == seat:
            raise Impossible("acted-last")
        raise Impossible("called-wrongly", lap="yes" if state.silenced_for_lap else "no")
    if uncalled is None:
        silenced = replace(state, silenced=(*state.silenced, seat))
        lap = state.silenced_for_lap
        return silenced, (CalledWrongly(seat=seat, fault="wrong-call", accused=last.seat, for_lap=lap),)
    # The state before the last action, with the turn back at the seat that made it.
    draws, discards = list(state.draws), list(state.discards)
    actor, card, held = last.seat, last.card, last.card if last.from_hand else None
    if last.to is None:
        # The card is back on top, and a pile turned over is turned back.
        pile = (*draws[actor], last.card)
        draws[actor], discards[actor] = ((), pile[::-1]) if uncalled.turned_over else (pile, discards[actor])
        card = discards[actor][-1]
    else:
        place = actor if last.to == OWN else last.to
        discards[place] = discards[place][:-1]
        if not last.from_hand:
            discards[actor] = (*discards[actor], last.card)
    before = replace(state, draws=tuple(draws), discards=tuple(discards), turn=actor, held=held)
    return penalized(before, uncalled.fault, card, last.to, uncalled.better, caller=seat)


GAME = JuseGame()
