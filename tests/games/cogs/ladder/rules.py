"""Keep a card if it is higher than the last one kept, or drop it. Keeping a lower one is a misplay and drops it too."""

from collections.abc import Sequence

import msgspec

from bot.core.cards import PACK, RANK_OF, Card
from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import AnyGame, Event, GameDefaults, Juse, Option, Options, Outcome

MOVES = ("keep", "drop")


class State(msgspec.Struct, frozen=True):
    left: tuple[Card, ...]
    aces_high: bool
    deal: tuple[Card, ...]
    top: Card | None = None
    dropped: int = 0


class View(msgspec.Struct, frozen=True):
    next: Card | None
    top: Card | None
    left: int
    aces_high: bool
    deal: tuple[Card, ...]
    """Shown once the game is over."""


class Put(Event, frozen=True, kw_only=True):
    card: Card
    kept: bool


class Misplayed(Juse, frozen=True, kw_only=True):
    card: Card


def height(card: Card | None, aces_high: bool) -> int:
    if card is None:
        return -1
    return 13 if aces_high and RANK_OF[card] == 0 else RANK_OF[card]


class Ladder(GameDefaults):
    name = "ladder"
    min_seats = max_seats = 1
    options = (Option("aces_high", default=False),)
    low_score_wins = True
    state_type = State

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        deal = chance.shuffle(PACK[:13])
        return State(deal, bool(options["aces_high"]), deal), ()

    def to_act(self, state: State) -> frozenset[int]:
        return frozenset((0,)) if state.left else frozenset()

    def decision(self, state: State, seat: int) -> object:
        return len(state.left)

    def possible(self, state: State, seat: int) -> Sequence[str]:
        return MOVES if state.left else ()

    def legal(self, state: State, seat: int) -> Sequence[str]:
        return ("drop",) if state.left and not self._rises(state) else self.possible(state, seat)

    def apply(self, state: State, seat: int, action: str, chance: Chance) -> tuple[State, Sequence[Event]]:
        if not state.left:
            raise Impossible("game-over")
        card, *left = state.left
        kept = action == "keep" and self._rises(state)
        misplayed = action == "keep" and not kept
        top, dropped = (card, state.dropped) if kept else (state.top, state.dropped + 1)
        event = Misplayed(seat=seat, fault="too-low", card=card) if misplayed else Put(card=card, kept=kept)
        return State(tuple(left), state.aces_high, state.deal, top, dropped), (event,)

    def _rises(self, state: State) -> bool:
        return height(state.left[0], state.aces_high) > height(state.top, state.aces_high)

    def view(self, state: State, seat: int | None) -> View:
        coming, deal = (state.left[0], ()) if state.left else (None, state.deal)
        return View(coming, state.top, len(state.left), state.aces_high, deal)

    def outcome(self, state: State) -> Outcome:
        won = not state.left and state.dropped <= len(state.deal) // 2
        return Outcome(not state.left, (0,) if won else (), (state.dropped,))

    def parse(self, text: str) -> str:
        if text not in MOVES:
            raise Malformed("no-such-move", text=text)
        return text

    def spell(self, action: str) -> str:
        return action


GAME: AnyGame = Ladder()
