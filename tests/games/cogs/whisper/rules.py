"""Play a card of your hand. Whoever holds the suit that was played last must follow it; a higher card of it scores."""

from collections.abc import Sequence

import msgspec

from bot.core.cards import NAMES, PACK, RANK_OF, SUIT_OF, Card, parse_card
from bot.core.chance import Chance
from bot.core.errors import Impossible
from bot.core.game import AnyGame, Event, GameDefaults, Juse, Option, Options, Outcome


class State(msgspec.Struct, frozen=True):
    hands: tuple[tuple[Card, ...], ...]
    scores: tuple[int, ...]
    turn: int
    last: Card


class View(msgspec.Struct, frozen=True):
    hand: tuple[Card, ...]
    """The hand of the seat that looks; empty for a bystander."""
    scores: tuple[int, ...]
    turn: int
    last: Card


class Played(Event, frozen=True, kw_only=True):
    seat: int
    card: Card
    points: int


class Whisper(GameDefaults):
    name = "whisper"
    min_seats, max_seats = 2, 4
    options = (Option("cards", 4, range(2, 6)),)
    state_type = State

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        each, (last, *cards) = int(options["cards"]), chance.shuffle(PACK)
        hands = tuple(tuple(sorted(cards[each * seat : each * (seat + 1)])) for seat in range(seats))
        return State(hands, (0,) * seats, 0, last), ()

    def to_act(self, state: State) -> frozenset[int]:
        return frozenset((state.turn,)) if state.hands[state.turn] else frozenset()

    def decision(self, state: State, seat: int) -> object:
        return seat in self.to_act(state)

    def possible(self, state: State, seat: int) -> Sequence[Card]:
        return state.hands[seat] if seat in self.to_act(state) else ()

    def legal(self, state: State, seat: int) -> Sequence[Card]:
        hand = self.possible(state, seat)
        return [card for card in hand if SUIT_OF[card] == SUIT_OF[state.last]] or hand

    def apply(self, state: State, seat: int, action: Card, chance: Chance) -> tuple[State, Sequence[Event]]:
        if not self.to_act(state):
            raise Impossible("game-over")
        if seat != state.turn:
            raise Impossible("not-your-turn", seat=state.turn)
        if action not in state.hands[seat]:
            raise Impossible("not-in-hand", card=NAMES[action])
        points, event = -1, Juse(seat=seat, fault="did-not-follow")
        if action in self.legal(state, seat):
            points = int(SUIT_OF[action] == SUIT_OF[state.last] and RANK_OF[action] > RANK_OF[state.last])
            event = Played(seat=seat, card=action, points=points)
        hands, scores = list(state.hands), list(state.scores)
        hands[seat] = tuple(card for card in hands[seat] if card != action)
        scores[seat] += points
        return State(tuple(hands), tuple(scores), (seat + 1) % len(hands), action), (event,)

    def view(self, state: State, seat: int | None) -> View:
        hand = () if seat is None else state.hands[seat]
        return View(hand, state.scores, state.turn, state.last)

    def outcome(self, state: State) -> Outcome:
        finished, best = not self.to_act(state), max(state.scores)
        winners = [seat for seat, score in enumerate(state.scores) if finished and score == best]
        return Outcome(finished, tuple(winners), state.scores)

    def parse(self, text: str) -> Card:
        return parse_card(text)

    def spell(self, action: Card) -> str:
        return NAMES[action]


GAME: AnyGame = Whisper()
