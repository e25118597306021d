"""Keep a card if it is higher than the last one kept, or drop it. Keeping a lower one is a misplay, and drops it too."""

from collections.abc import Sequence

import msgspec

from bot.core.cards import PACK, RANK_OF, Card
from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import AnyGame, Event, FirstVersion, Juse, Option, Options, Outcome

ACTIONS = ("keep", "drop")


class State(msgspec.Struct, frozen=True):
    deal: tuple[Card, ...]
    aces_high: bool
    kept: tuple[Card, ...] = ()
    dropped: tuple[Card, ...] = ()

    @property
    def next(self) -> Card | None:
        gone = len(self.kept) + len(self.dropped)
        return self.deal[gone] if gone < len(self.deal) else None


class View(msgspec.Struct, frozen=True):
    next: Card | None
    top: Card | None
    left: int
    dropped: int
    aces_high: bool
    deal: tuple[Card, ...] = ()
    """Once the game is over."""


class Put(Event, frozen=True, kw_only=True):
    card: Card
    kept: bool


class Misplayed(Juse, frozen=True, kw_only=True):
    card: Card
    top: Card


def height(card: Card, aces_high: bool) -> int:
    return 13 if aces_high and RANK_OF[card] == 0 else RANK_OF[card]


class Ladder(FirstVersion):
    name = "ladder"
    min_seats = max_seats = 1
    options = (Option("aces_high", default=False),)
    low_score_wins = True
    long_turns = True
    state_type = State

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        return State(chance.shuffle(PACK[:13]), bool(options["aces_high"])), ()

    def to_act(self, state: State) -> frozenset[int]:
        return frozenset() if state.next is None else frozenset((0,))

    def decision(self, state: State, seat: int) -> object:
        return state.next

    def possible(self, state: State, seat: int) -> Sequence[str]:
        return () if state.next is None else ACTIONS

    def legal(self, state: State, seat: int) -> Sequence[str]:
        return [action for action in self.possible(state, seat) if action == "drop" or self._fits(state)]

    def apply(self, state: State, seat: int, action: str, chance: Chance) -> tuple[State, Sequence[Event]]:
        card = state.next
        if card is None:
            raise Impossible("game-over")
        if action == "keep" and self._fits(state):
            return msgspec.structs.replace(state, kept=(*state.kept, card)), (Put(card=card, kept=True),)
        after = msgspec.structs.replace(state, dropped=(*state.dropped, card))
        if action == "keep":
            return after, (Misplayed(seat=seat, fault="too-low", card=card, top=state.kept[-1]),)
        return after, (Put(card=card, kept=False),)

    def _fits(self, state: State) -> bool:
        assert state.next is not None
        high = state.aces_high
        return not state.kept or height(state.next, high) > height(state.kept[-1], high)

    def view(self, state: State, seat: int | None) -> View:
        left = len(state.deal) - len(state.kept) - len(state.dropped)
        return View(
            state.next,
            state.kept[-1] if state.kept else None,
            left,
            len(state.dropped),
            state.aces_high,
            () if left else state.deal,
        )

    def recall(self, seat: int, memory: None, events: Sequence[Event]) -> None:
        """The table shows all that matters."""

    def outcome(self, state: State) -> Outcome:
        won = state.next is None and len(state.dropped) <= len(state.deal) // 2
        return Outcome(state.next is None, (0,) if won else (), (len(state.dropped),))

    def parse(self, text: str) -> str:
        if text not in ACTIONS:
            raise Malformed("no-such-move", text=text)
        return text

    def spell(self, action: str) -> str:
        return action


GAME: AnyGame = Ladder()
