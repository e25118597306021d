"""Play a card of your hand. Whoever holds the suit that was played last must follow it; a higher card of it scores."""

from collections.abc import Sequence

import msgspec

from bot.core.cards import NAMES, PACK, RANK_OF, SUIT_OF, Card, parse_card
from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import AnyGame, Event, FirstVersion, Juse, Options, Outcome

HAND = 4


class State(msgspec.Struct, frozen=True):
    hands: tuple[tuple[Card, ...], ...]
    scores: tuple[int, ...]
    turn: int = 0
    last: Card | None = None


class View(msgspec.Struct, frozen=True):
    seat: int | None
    hand: tuple[Card, ...]
    """Of the seat that looks; empty for a bystander."""
    counts: tuple[int, ...]
    scores: tuple[int, ...]
    turn: int
    last: Card | None


class Played(Event, frozen=True, kw_only=True):
    seat: int
    card: Card
    scored: bool


class Misplayed(Juse, frozen=True, kw_only=True):
    card: Card


class Whisper(FirstVersion):
    name = "whisper"
    min_seats, max_seats = 2, 4
    options = ()
    low_score_wins = False
    long_turns = False
    state_type = State

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        cards = chance.shuffle(PACK[: 4 * HAND + 1])
        hands = tuple(tuple(sorted(cards[HAND * seat : HAND * seat + HAND])) for seat in range(seats))
        return State(hands, (0,) * seats, 0, cards[-1]), ()

    def to_act(self, state: State) -> frozenset[int]:
        return frozenset((state.turn,)) if state.hands[state.turn] else frozenset()

    def decision(self, state: State, seat: int) -> object:
        return state.hands[seat] if seat in self.to_act(state) else None

    def possible(self, state: State, seat: int) -> Sequence[Card]:
        return state.hands[seat] if self.to_act(state) else ()

    def legal(self, state: State, seat: int) -> Sequence[Card]:
        if seat not in self.to_act(state):
            return ()
        hand = state.hands[seat]
        return [card for card in hand if _follows(card, state.last)] or hand

    def apply(self, state: State, seat: int, action: Card, chance: Chance) -> tuple[State, Sequence[Event]]:
        if not self.to_act(state):
            raise Impossible("game-over")
        if seat != state.turn:
            raise Impossible("not-your-turn", seat=state.turn)
        if action not in state.hands[seat]:
            raise Impossible("not-in-hand", card=NAMES[action])
        right = action in self.legal(state, seat)
        scored = right and _follows(action, state.last) and RANK_OF[action] > RANK_OF[state.last or 0]
        points = int(scored) if right else -1
        hands = tuple(
            tuple(c for c in hand if c != action) if s == seat else hand for s, hand in enumerate(state.hands)
        )
        scores = tuple(score + points * (s == seat) for s, score in enumerate(state.scores))
        event = (
            Played(seat=seat, card=action, scored=scored)
            if right
            else Misplayed(seat=seat, fault="did-not-follow", card=action)
        )
        return State(hands, scores, (seat + 1) % len(hands), action), (event,)

    def view(self, state: State, seat: int | None) -> View:
        hand = () if seat is None else state.hands[seat]
        return View(seat, hand, tuple(map(len, state.hands)), state.scores, state.turn, state.last)

    def recall(self, seat: int, memory: None, events: Sequence[Event]) -> None:
        """Nothing that was shown helps later."""

    def outcome(self, state: State) -> Outcome:
        finished, best = not self.to_act(state), max(state.scores)
        winners = [seat for seat, score in enumerate(state.scores) if finished and score == best]
        return Outcome(finished, tuple(winners), tuple(map(float, state.scores)))

    def parse(self, text: str) -> Card:
        verb, _, card = text.partition(" ")
        if verb != "play":
            raise Malformed("no-such-move", text=text)
        return parse_card(card)

    def spell(self, action: Card) -> str:
        return f"play {NAMES[action]}"


def _follows(card: Card, last: Card | None) -> bool:
    return last is not None and SUIT_OF[card] == SUIT_OF[last]


GAME: AnyGame = Whisper()
