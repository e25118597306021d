"""Roundup by the rule book: numbers such as R7 are its clauses. Each part of a round has a module of its own.

>>> from bot.core.chance import Seeded
>>> chance = Seeded("example")
>>> state, _ = GAME.deal(2, {"points": 10}, chance)
>>> for seat, bid in enumerate(("bid TD", "bid 9S")):
...     state, _ = GAME.apply(state, seat, GAME.parse(bid), chance)
>>> GAME.to_act(state)
frozenset({1})
>>> state, events = GAME.apply(state, 1, GAME.parse("down 2S"), chance)  # before the ace
>>> events[0].fault
'does-not-fit'
>>> state, _ = GAME.apply(state, 1, GAME.parse("down AS"), chance)
>>> state.stacks
(1, 0, 0, 0)
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any

from msgspec.structs import replace

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card
from bot.core.chance import Chance
from bot.core.errors import Impossible
from bot.core.game import Event, GameDefaults, Option, Options, Outcome, with_value
from cogs.roundup.rules.moves import (
    BIDS,
    DOWNS,
    FACE_PLAYS,
    FREE_PASS,
    GIVES,
    IS_NUMBER,
    MAX_SEATS,
    PASSES,
    RUNS_UP,
    SHOWS,
    UPS,
    parse,
    spell,
)
from cogs.roundup.rules.rounds import Target, begin_round, leaders, place
from cogs.roundup.rules.state import (
    BID,
    GIVE,
    OVER,
    SHOW,
    TURN,
    Action,
    Bid,
    BroughtOut,
    Cards,
    Closed,
    Dealt,
    Down,
    FacePlayed,
    Give,
    Jack,
    King,
    Knowledge,
    Memory,
    Misplayed,
    Missed,
    Pass,
    Passed,
    Queen,
    RoundEnded,
    SeatView,
    Show,
    Stacked,
    State,
    Tie,
    Tied,
    TurnedUp,
    Up,
    View,
)
from cogs.roundup.rules.turn import (
    asked_for,
    forced_move,
    give,
    next_cards,
    pass_turn,
    play_down,
    play_face,
    play_up,
    run,
)

_NUMBER_CARDS = tuple(card for card in PACK if IS_NUMBER[card])
_ONE_OF_THE_HAND = {BID: BIDS, SHOW: SHOWS, GIVE: GIVES}


_ALONE = tuple(frozenset((seat,)) for seat in range(MAX_SEATS))
_SECONDS: dict[type[Event], float] = {TurnedUp: 3.5, FacePlayed: 3.0, BroughtOut: 3.0, Closed: 3.0, RoundEnded: 4.0}
_SECONDS_OF_TWO: dict[type[Event], float] = {**_SECONDS, Stacked: 2.0, Passed: 2.0}
"""The seconds with two seats, of whom the other one would answer at once; with more, what the next ones do gives time
to see.
"""


class RoundupGame(GameDefaults):
    name = "roundup"
    min_seats = 2
    max_seats = MAX_SEATS
    options = (
        Option("points", default=10, values=range(1, 51), proposed=5),
        Option("rounds", default=0, values=range(21), written_at_default=False, of_a_night=3),
        Option("tie", "on", ("on", "once"), written_at_default=False, proposed="once"),
    )
    state_type = State
    state_version = 2

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        target = Target(int(options["points"]), int(options.get("rounds", 0)), _tie(options))
        state, dealt = begin_round(target, 0, (0,) * seats, (), chance)
        return state, (dealt,)

    def to_act(self, state: State) -> frozenset[int]:
        return _ALONE[state.turn] if state.phase is TURN else frozenset(state.waiting)

    def decision(self, state: State, seat: int) -> object:
        """Return what this seat decides. Bids and shows placed by others change nothing for it."""
        if seat not in state.waiting:
            return None
        return state.phase.value, state.round, len(state.up[seat]) if state.phase is SHOW else 0

    def possible(self, state: State, seat: int) -> Sequence[Action]:
        """List what a seat can do. An `up` may name any of up to forty cards in any order, so not every one is listed:
        each face-up card alone; for each suit, the longest run that fits and every shorter one; all these runs
        together, in each order of the suits; and one card that fits followed by one that does not. `apply` takes every
        other `up` too.
        """
        if seat not in state.waiting:
            return ()
        hand = state.down[seat]
        if state.phase is not TURN:
            actions_of = _ONE_OF_THE_HAND[state.phase]
            return [actions_of[card] for card in hand]
        runs = _runs_up(state, seat)
        actions: list[Action] = [UPS[card] for card in state.up[seat]]
        actions += _longer_ups(runs)
        if runs:
            # A card that fits, followed by one that does not.
            (fitting,) = runs[0][0].cards
            next_ones = {fitting, fitting + 1, *(run[0].cards[0] for run in runs)}
            actions += [Up((fitting, card)) for card in state.up[seat] if card not in next_ones]
        actions += [DOWNS[card] for card in hand]
        actions += [PASSES[card] for card in hand] if hand else (FREE_PASS,)
        for card in hand:
            actions += FACE_PLAYS[len(state.down)][seat][card]
        return actions

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        if state.phase is TURN:
            return _legal_turns(state, seat) if seat == state.turn else ()
        if seat not in state.waiting:
            return ()
        hand = state.down[seat]
        if state.phase is GIVE:
            owed = state.owed
            assert owed is not None
            return [GIVES[card] for card in asked_for(hand, owed.suit, owed.number)]
        actions_of = _ONE_OF_THE_HAND[state.phase]
        return [actions_of[card] for card in hand if IS_NUMBER[card]]

    parse = staticmethod(parse)
    spell = staticmethod(spell)

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> tuple[State, Sequence[Event]]:
        phase = state.phase
        if phase is TURN:
            if seat != state.turn:
                raise Impossible("not-your-turn", seat=state.turn)
            play = _TURNS.get(type(action))
            if play is None:
                raise Impossible("something-else-asked", asked=TURN.value)
            return play(state, seat, action, chance)
        if phase is BID and isinstance(action, Bid):
            return place(state, seat, action.card, "bid")
        if phase is SHOW and isinstance(action, Show):
            return place(state, seat, action.card, "show")
        if phase is OVER:
            raise Impossible("game-over")
        if seat not in state.waiting:
            raise Impossible("not-your-turn", seat=min(state.waiting))
        if isinstance(action, Give) and phase is GIVE:
            return give(state, seat, action.card)
        raise Impossible("something-else-asked", asked=phase.value)

    def view(self, state: State, seat: int | None) -> View:
        bids = state.bids or (None,) * len(state.down)
        return View(
            seat=seat,
            goal=state.goal,
            round=state.round,
            phase=state.phase,
            hand=() if seat is None else tuple(state.down[seat]),
            placed=None if seat is None else state.placed[seat],
            seats=tuple(
                SeatView(down=len(down), up=tuple(up), bid=bid, placed=placed is not None, score=score)
                for down, up, bid, placed, score in zip(
                    state.down, state.up, bids, state.placed, state.totals, strict=True
                )
            ),
            waiting=state.waiting,
            asked=state.asked,
            stacks=state.stacks,
            closed=state.closed,
            discards=state.discards,
            turn=state.turn,
            owed=state.owed,
            first_empty=state.first_empty,
            history=state.history,
            last=state.last,
            scores=state.totals,
            winners=_winners(state),
            dealt=tuple(state.dealt.hands[seat]) if seat is not None and state.dealt.hands else (),
            rounds=state.rounds,
            tie=state.tie,
        )

    def recall(self, seat: int, memory: Memory | None, events: Sequence[Event]) -> Memory:
        """Remember what events showed of face-down hands. It is the same for every seat: its own cards are in its view,
        and every event is public.
        """
        for event in events:
            if isinstance(event, Dealt):
                memory = Memory((Knowledge(),) * len(event.counts))
                continue
            if memory is None:
                continue
            for of, holds, lacks in _revealed(event):
                known = memory.seats[of]
                held, lacked = known.holds.union(holds).difference(lacks), known.lacks.union(lacks)
                known = replace(known, holds=_shared(held), lacks=_shared(lacked))
                memory = replace(memory, seats=with_value(memory.seats, of, known))
            if isinstance(event, Stacked):
                stacks = [*memory.stacks]
                for card in event.cards:
                    stacks[SUIT_OF[card]] = RANK_OF[card] + 1
                memory = replace(memory, stacks=tuple(stacks))
            elif isinstance(event, Passed | FacePlayed):
                # Had it had one of the cards that fit, it could have played it.
                known = memory.seats[event.seat]
                fitting = (card for card in next_cards(memory.stacks) if IS_NUMBER[card])
                known = replace(known, spared=_shared(known.spared.union(fitting)))
                memory = replace(memory, seats=with_value(memory.seats, event.seat, known))
        if memory is None:
            raise ValueError("a game's memory begins with its deal")
        return memory

    def seconds_to_see(self, view: View, events: Sequence[Event]) -> float:
        """Depend on the kinds of events alone, never on cards."""
        seconds = _SECONDS_OF_TWO if len(view.seats) == 2 else _SECONDS
        return max((seconds.get(type(event), 0.0) for event in events), default=0.0)

    def automatic(self, state: State) -> tuple[int, Action] | None:
        return forced_move(state)

    def rounds_played(self, state: State) -> int:
        return len(state.history)

    def outcome(self, state: State) -> Outcome:
        return Outcome(finished=state.phase is OVER, winners=_winners(state), scores=state.totals)


_TURNS: dict[type[Action], Callable[[State, int, Any, Chance], tuple[State, Sequence[Event]]]] = {
    Up: play_up,
    Down: play_down,
    Pass: pass_turn,
    Jack: play_face,
    Queen: play_face,
    King: play_face,
}
"""The actions of a turn, and the function that carries each out."""


def _tie(options: Options) -> Tie:
    return "once" if options.get("tie") == "once" else "on"


def _winners(state: State) -> tuple[int, ...]:
    return leaders(state.totals) if state.phase is OVER else ()


def _legal_turns(state: State, seat: int) -> Sequence[Action]:
    runs = _runs_up(state, seat)
    if runs:  # R7
        return runs[0] if len(runs) == 1 else [*(run[0] for run in runs), *_longer_ups(runs)]
    hand = state.down[seat]
    if not hand:
        return (FREE_PASS,)
    numbers = [card for card in hand if IS_NUMBER[card]]
    actions: list[Action] = [PASSES[card] for card in numbers or hand]
    actions += [DOWNS[card] for card in state.nexts if card in numbers]
    plays = FACE_PLAYS[len(state.down)][seat]
    for card in hand:
        actions += plays[card]
    return actions


def _runs_up(state: State, seat: int) -> list[tuple[Up, ...]]:
    """List for each suit with a face-up card that fits: that card alone, then with the next one if it lies there too,
    and so on. The suits come in the order in which those first cards came there.
    """
    hand = state.up[seat]
    # No run goes on into the next suit: face cards lie between, and no face-up hand holds them.
    runs = [RUNS_UP[first][: len(run(hand, first))] for first in state.nexts if first in hand]
    if len(runs) > 1:
        runs.sort(key=lambda run: hand.index(run[0].cards[0]))
    return runs


def _longer_ups(runs: Sequence[Sequence[Up]]) -> list[Action]:
    """List those of more than one card."""
    longer: list[Action] = [up for run in runs for up in run[1:]]
    if len(runs) > 1:
        longest = [run[-1].cards for run in runs]
        longer += [Up(sum(order, ())) for order in permutations(longest)]
    return longer


def _revealed(event: Event) -> Iterator[tuple[int, Cards, Cards]]:
    """Yield seats, with cards seen to be in their face-down hands and cards that are not there."""
    match event:
        case TurnedUp():
            for seat, card in zip(event.seats, event.cards, strict=True):
                yield seat, (), (card,)
        case Tied():
            for seat in set(event.seats) - set(event.asked):
                yield seat, (), _NUMBER_CARDS
        case Stacked():
            yield event.seat, (), event.cards
        case Passed(card=int(card)):
            yield event.seat, (), (*_NUMBER_CARDS, card) if event.discarded else (card,)
        case FacePlayed():
            yield event.seat, (), (event.card,)
        case Missed():
            yield event.seat, (), tuple(asked_for(PACK, event.suit, event.number))
        case BroughtOut():
            others = () if event.chosen else asked_for(PACK, event.suit, event.number)
            yield event.seat, (), (event.card, *others)
        case Misplayed(move="down", card=int(card)):
            yield event.seat, (card,), ()
        case _:
            pass


@lru_cache(512)
def _shared(cards: frozenset[Card]) -> frozenset[Card]:
    """Keep one set for all seats: they learn the same things, and these sets are most of what a memory takes up."""
    return cards


GAME = RoundupGame()
