"""Each player in turn keeps their card or swaps it; the highest card wins (docs/rules/newgame.md)."""

from collections.abc import Sequence

import msgspec

from bot.core.cards import PACK, RANK_OF, Card
from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import AnyGame, Event, GameDefaults, Options, Outcome, with_value

MOVES = ("keep", "swap")


class State(msgspec.Struct, frozen=True):
    """The state, of which nothing is hidden: it is also everybody's view."""

    cards: tuple[Card, ...]
    """By seat."""
    gone: tuple[Card, ...] = ()
    """Those that were swapped for others."""
    turn: int = 0
    """How many have chosen, and so the seat that is next."""


class Chosen(Event, frozen=True, kw_only=True):
    seat: int
    card: Card
    """The one that they have now."""
    swapped: bool


class NewGame(GameDefaults):
    name = "newgame"
    min_seats, max_seats = 2, 4
    state_type = State

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        return State(chance.shuffle(PACK)[:seats]), ()

    def to_act(self, state: State) -> frozenset[int]:
        return frozenset((state.turn,)) if state.turn < len(state.cards) else frozenset()

    def decision(self, state: State, seat: int) -> object:
        return state.turn

    def possible(self, state: State, seat: int) -> Sequence[str]:
        return MOVES if seat in self.to_act(state) else ()

    def apply(self, state: State, seat: int, action: str, chance: Chance) -> tuple[State, Sequence[Event]]:
        if not self.to_act(state):
            raise Impossible("game-over")
        if seat != state.turn:
            raise Impossible("not-your-turn", seat=state.turn)
        cards, gone, swapped = state.cards, state.gone, action == "swap"
        if swapped:
            left = [card for card in PACK if card not in (*cards, *gone)]
            gone = (*gone, cards[seat])
            cards = with_value(cards, seat, chance.pick(left))
        event = Chosen(seat=seat, card=cards[seat], swapped=swapped)
        return State(cards, gone, state.turn + 1), (event,)

    def view(self, state: State, seat: int | None) -> State:
        return state

    def outcome(self, state: State) -> Outcome:
        finished, scores = not self.to_act(state), tuple(RANK_OF[card] + 1 for card in state.cards)
        winners = [seat for seat, score in enumerate(scores) if finished and score == max(scores)]
        return Outcome(finished, tuple(winners), scores)

    def parse(self, text: str) -> str:
        if text not in MOVES:
            raise Malformed("no-such-move", text=text)
        return text

    def spell(self, action: str) -> str:
        return action


GAME: AnyGame = NewGame()
