"""What a game hides, and random positions in which something is hidden."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from bot.core.cards import Card
from bot.core.chance import Seeded
from bot.core.game import AnyGame, Event, Juse, Options, settle_options
from bot.ui.kit import GameKit

_MISPLAY_EVERY = 6
_MAX_ACTIONS = 250
_LOOK_EVERY = 50

Applied = tuple[Any, Sequence[Event]]
"""The state after an action, and its events."""

Exchange = Callable[[Any, int | None, Seeded], Any]
"""State, viewer (None for a bystander), chance → a state that differs only in what is hidden from that viewer."""


class Secrets(msgspec.Struct, frozen=True):
    kit: GameKit
    tables: Sequence[tuple[int, Options]]
    """Numbers of seats and options under which different things are hidden."""
    exchanged: Exchange
    private: bool = False
    kind: Callable[[Any], Hashable] = lambda _: None
    """The kind of a state. The first state of every kind is looked at."""
    with_memories_of: Callable[[Any, Any], Any] = lambda state, _: state
    """Two states → the first, with what players must remember taken from the second. Learning tables judge moves by
    that too, although it is not in the view.
    """
    rules_show: Callable[[Event], Hashable] = lambda _: None
    """What an event shows by the rules, although nobody sees it afterwards."""
    moment: Callable[[Any, int], Any] | None = None
    """A view and its seat → what a review might say of it, in games that are reviewed."""

    @property
    def game(self) -> AnyGame:
        return self.kit.rules

    def same_to_see(self, who: Sequence[int | None], first: Applied, other: Applied) -> bool:
        """Whether the rules show all of these the same after an action: then nothing else may tell a difference."""
        (state, events), (other_state, other_events) = first, other
        game = self.game
        return (
            all(game.view(state, seat) == game.view(other_state, seat) for seat in who)
            and game.to_act(state) == game.to_act(other_state)
            and game.outcome(state) == game.outcome(other_state)
            and [*map(self.rules_show, events)] == [*map(self.rules_show, other_events)]
        )


class Gentle(Seeded):
    """Shuffles half of the cards, so that what is shown next is often the same."""

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        places = [place for place in range(len(cards)) if self.below(2)]
        order = list(cards)
        for place, card in zip(places, super().shuffle([cards[place] for place in places]), strict=True):
            order[place] = card
        return tuple(order)


class Otherwise(Seeded):
    """Shuffles as the same seed does elsewhere, but for two cards."""

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        return with_two_exchanged(super().shuffle(cards), Seeded(f"two of {cards}"))


def with_two_exchanged(cards: Sequence[Card], chance: Seeded) -> tuple[Card, ...]:
    order = list(cards)
    if len(order) > 1:
        first, second = chance.below(len(order)), chance.below(len(order))
        order[first], order[second] = order[second], order[first]
    return tuple(order)


class Position(msgspec.Struct, frozen=True):
    state: Any
    events: Sequence[Event]
    """What has just happened."""
    options: Options
    seats: int

    @property
    def calls(self) -> list[Juse]:
        """What was announced to everybody."""
        return [event for event in self.events if isinstance(event, Juse)]

    @property
    def viewers(self) -> list[int | None]:
        return [*range(self.seats), None]


def positions(secrets: Secrets, seed: str) -> Iterator[Position]:
    """Random games with misplays, one after the other, endlessly."""
    for number in range(10**6):
        seats, wanted = secrets.tables[number % len(secrets.tables)]
        options, chance = settle_options(secrets.game, wanted), Seeded(f"{seed} {number}")
        state, events = secrets.game.deal(seats, options, chance)
        for _ in range(_MAX_ACTIONS):
            yield Position(state, events, options, seats)
            asked = sorted(secrets.game.to_act(state))
            if not asked:
                break
            seat = chance.below(seats)
            choices = () if chance.below(_MISPLAY_EVERY) else secrets.game.possible(state, seat)
            if not choices:
                seat = asked[chance.below(len(asked))]
                choices = secrets.game.legal(state, seat)
            state, events = secrets.game.apply(state, seat, choices[chance.below(len(choices))], chance)


def varied_positions(secrets: Secrets, seed: str, looks: int) -> Iterator[Position]:
    """Samples at regular intervals, the first position of every kind, and the first misplay of every kind in each."""
    kinds = set[Hashable]()
    for number, position in enumerate(islice(positions(secrets, seed), looks * _LOOK_EVERY)):
        faults = tuple((type(call), call.fault) for call in position.calls)
        kind = position.seats, secrets.kind(position.state), faults
        if kind not in kinds or number % _LOOK_EVERY == 0:
            kinds.add(kind)
            yield position
