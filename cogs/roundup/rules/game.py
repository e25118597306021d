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

from collections.abc import Callable, Sequence
from typing import Any

from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import Event, GameDefaults, Option, Options, Outcome
from cogs.roundup.rules.legal import legal_actions, possible_actions
from cogs.roundup.rules.memory import memory_after
from cogs.roundup.rules.moves import MAX_SEATS, parse, spell
from cogs.roundup.rules.rounds import begin_round, place, winner_of
from cogs.roundup.rules.state import (
    BID,
    GIVE,
    OVER,
    SHOW,
    TURN,
    Action,
    Bid,
    BroughtOut,
    Closed,
    Down,
    FacePlayed,
    Give,
    Jack,
    King,
    Memory,
    Pass,
    Passed,
    Queen,
    RoundEnded,
    SeatView,
    Show,
    Stacked,
    State,
    TurnedUp,
    Up,
    View,
)
from cogs.roundup.rules.turn import give, next_cards, pass_turn, play_down, play_face, play_up

_ALONE = tuple(frozenset((seat,)) for seat in range(MAX_SEATS))
_SECONDS: dict[type[Event], float] = {TurnedUp: 3.5, FacePlayed: 3.0, BroughtOut: 3.0, Closed: 3.0, RoundEnded: 4.0}
_SECONDS_OF_TWO: dict[type[Event], float] = {**_SECONDS, Stacked: 2.0, Passed: 2.0}
"""With two seats the other one would answer at once; with more, what the next ones do gives time to see."""


class RoundupGame(GameDefaults):
    name = "roundup"
    min_seats = 2
    max_seats = MAX_SEATS
    options = (Option("points", default=10, values=range(1, 51)),)
    state_type = State
    state_version = 2

    def upgrade(self, version: int, state: Any) -> Any:
        if version == 1:
            return _from_version_1(**state)
        raise Malformed("state-version", version=version)

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        state, dealt = begin_round(int(options["points"]), 0, (0,) * seats, (), chance)
        return state, (dealt,)

    def to_act(self, state: State) -> frozenset[int]:
        return _ALONE[state.turn] if state.phase is TURN else frozenset(state.waiting)

    def decision(self, state: State, seat: int) -> object:
        """Return what this seat decides. Bids and shows placed by others change nothing for it."""
        if seat not in state.waiting:
            return None
        return state.phase.value, state.round, len(state.up[seat]) if state.phase is SHOW else 0

    possible = staticmethod(possible_actions)
    legal = staticmethod(legal_actions)
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
        )

    def recall(self, seat: int, memory: Memory | None, events: Sequence[Event]) -> Memory:
        """Remember the same for every seat: its own cards are in its view, and every event is public."""
        return memory_after(memory, events)

    def seconds_to_see(self, view: View, events: Sequence[Event]) -> float:
        """Depend on the kinds of events alone, never on cards."""
        seconds = _SECONDS_OF_TWO if len(view.seats) == 2 else _SECONDS
        return max((seconds.get(type(event), 0.0) for event in events), default=0.0)

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


def _from_version_1(
    *, down: Sequence[Sequence[int]], up: Sequence[Sequence[int]], stacks: Sequence[int], **others: Any
) -> dict[str, Any]:
    """Convert hands from lists, and the heights of stacks to the cards they take next."""
    return {**others, "down": list(map(bytes, down)), "up": list(map(bytes, up)), "nexts": next_cards(stacks)}


def _winners(state: State) -> tuple[int, ...]:
    winner = winner_of(state.totals, state.goal) if state.phase is OVER else None
    return () if winner is None else (winner,)


GAME = RoundupGame()
