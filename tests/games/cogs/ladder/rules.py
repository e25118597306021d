"""Keep a card if it is higher than the last one kept, or drop it. Keeping a lower one is a misplay and drops it too."""

from collections.abc import Sequence

import msgspec

from bot.core.cards import PACK, RANK_OF, Card
from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import AnyGame, Basics, Event, Juse, Option, Options, Outcome


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
    """Once the game is over."""


class Put(Event, frozen=True, kw_only=True):
    card: Card
    kept: bool


class Misplayed(Juse, frozen=True, kw_only=True):
    card: Card
    top: Card | None


def height(card: Card | None, aces_high: bool) -> int:
    if card is None:
        return -1
    return 13 if aces_high and RANK_OF[card] == 0 else RANK_OF[card]


class Ladder(Basics):
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
        return ("keep", "drop") if state.left else ()

    def legal(self, state: State, seat: int) -> Sequence[str]:
        return self.possible(state, seat) if not state.left or self._rises(state) else ("drop",)

    def apply(self, state: State, seat: int, action: str, chance: Chance) -> tuple[State, Sequence[Event]]:
        if not state.left:
            raise Impossible("game-over")
        card, *left = state.left
        after = msgspec.structs.replace(state, left=tuple(left))
        if action == "keep" and self._rises(state):
            return msgspec.structs.replace(after, top=card), (Put(card=card, kept=True),)
        after = msgspec.structs.replace(after, dropped=state.dropped + 1)
        if action == "keep":
            return after, (Misplayed(seat=seat, fault="too-low", card=card, top=state.top),)
        return after, (Put(card=card, kept=False),)

    def _rises(self, state: State) -> bool:
        return height(state.left[0], state.aces_high) > height(state.top, state.aces_high)

    def view(self, state: State, seat: int | None) -> View:
        following, deal = (state.left[0], ()) if state.left else (None, state.deal)
        return View(following, state.top, len(state.left), state.aces_high, deal)

    def outcome(self, state: State) -> Outcome:
        won = not state.left and state.dropped <= len(state.deal) // 2
        return Outcome(not state.left, (0,) if won else (), (state.dropped,))

    def parse(self, text: str) -> str:
        if text not in ("keep", "drop"):
            raise Malformed("no-such-move", text=text)
        return text

    def spell(self, action: str) -> str:
        return action


GAME: AnyGame = Ladder()
