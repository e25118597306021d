"""Whole games by the pure rules and the computer players, with a person who decides as one."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.core.chance import Seeded
from bot.core.game import AnyGame, Choose, Event, Juse, may_act_out_of_turn, settle_options
from bot.core.thinking_process import Question, think

_MOST_MOVES = 20_000


class Step(msgspec.Struct, frozen=True):
    """One action, with the states before and after it."""

    state: Any
    seat: int
    action: Any
    by_itself: bool
    """Nobody clicks for it: it is the person's, who has nothing to choose."""
    after: Any
    events: Sequence[Event]

    @property
    def is_misplay(self) -> bool:
        return any(isinstance(event, Juse) for event in self.events)


class WholeGame:
    """A game in progress: what each seat knows, and what has been done."""

    def __init__(self, game: AnyGame, choose: Choose, seats: int, options: Mapping[str, Any], seed: str) -> None:
        self.game = game
        self.steps: list[Step] = []
        self.person = Seeded(f"{seed}/person").below(seats)
        self._choose = choose
        self._seed = seed
        self._chance = Seeded(f"{seed}/deal")
        self._memories = dict.fromkeys(range(seats))
        self.state, events = game.deal(seats, settle_options(game, options), self._chance)
        self._remember(events)

    def play(self) -> Sequence[Step]:
        while self.game.to_act(self.state):
            self._go_on()
            assert len(self.steps) < _MOST_MOVES, "this goes on for too long"
        return self.steps

    def _go_on(self) -> None:
        """Whoever may say something about the last move does so first; who is first of these changes."""
        seats = len(self._memories)
        for seat in sorted(
            may_act_out_of_turn(self.game, self.state), key=lambda seat: (seat - len(self.steps)) % seats
        ):
            if (action := self._chosen(seat)) is not None:
                return self._apply(seat, action)
        seat = min(self.game.to_act(self.state))
        action = self._chosen(seat)
        return self._apply(seat, action if action is not None else self.game.legal(self.state, seat)[0])

    def _chosen(self, seat: int) -> Any:
        view, memory = self.game.view(self.state, seat), self._memories[seat]
        question = Question(view, memory, seat, f"{self._seed}/{len(self.steps)}/{seat}", "normal")
        return think(self._choose, question)

    def _apply(self, seat: int, action: Any) -> None:
        before = self.state
        by_itself = seat == self.person and self.game.automatic(before) == (seat, action)
        self.state, events = self.game.apply(before, seat, action, self._chance)
        self.steps.append(Step(before, seat, action, by_itself, self.state, events))
        self._remember(events)

    def _remember(self, events: Sequence[Event]) -> None:
        for seat, memory in self._memories.items():
            shown = [event for event in events if event.shown_to(seat)]
            if shown:
                self._memories[seat] = self.game.recall(seat, memory, shown)
