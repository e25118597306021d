"""What an attentive player knows of face-down hands, from the events that everybody was shown."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card
from bot.core.game import Event
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.rounds import with_value
from cogs.roundup.rules.state import (
    BroughtOut,
    Cards,
    Dealt,
    FacePlayed,
    Knowledge,
    Memory,
    Misplayed,
    Missed,
    Passed,
    Stacked,
    Tied,
    TurnedUp,
)
from cogs.roundup.rules.turn import asked_for, next_cards

NUMBER_CARDS = tuple(card for card in PACK if IS_NUMBER[card])


def memory_after(memory: Memory | None, events: Sequence[Event]) -> Memory:
    for event in events:
        if isinstance(event, Dealt):
            memory = Memory((Knowledge(),) * len(event.counts))
        elif memory is not None:
            for seat, holds, lacks in _revealed(event):
                memory = _learned(memory, seat, holds, lacks)
            if isinstance(event, Stacked):
                memory = replace(memory, stacks=_stacked(memory.stacks, event.cards))
            elif isinstance(event, Passed | FacePlayed):
                memory = _spared(memory, event.seat)
    if memory is None:
        raise ValueError("a game's memory begins with its deal")
    return memory


def _revealed(event: Event) -> Iterator[tuple[int, Cards, Cards]]:
    """Yield seats, with cards seen to be in their face-down hands and cards that are not there (any more)."""
    match event:
        case TurnedUp():
            for seat, card in zip(event.seats, event.cards, strict=True):
                yield seat, (), (card,)
        case Tied():
            for seat in set(event.seats) - set(event.asked):
                yield seat, (), NUMBER_CARDS
        case Stacked():
            yield event.seat, (), event.cards
        case Passed(card=int(card)):
            yield event.seat, (), (*NUMBER_CARDS, card) if event.discarded else (card,)
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


def _learned(memory: Memory, seat: int, holds: Cards, lacks: Cards) -> Memory:
    known = memory.seats[seat]
    held, lacked = known.holds.union(holds).difference(lacks), known.lacks.union(lacks)
    known = replace(known, holds=_shared(held), lacks=_shared(lacked))
    return replace(memory, seats=with_value(memory.seats, seat, known))


@lru_cache(512)
def _shared(cards: frozenset[Card]) -> frozenset[Card]:
    """Keep one set for all seats: they learn the same things, and these sets are most of what a memory takes up."""
    return cards


def _stacked(stacks: tuple[int, ...], cards: Cards) -> tuple[int, ...]:
    for card in cards:
        stacks = with_value(stacks, SUIT_OF[card], RANK_OF[card] + 1)
    return stacks


def _spared(memory: Memory, seat: int) -> Memory:
    """Note the cards that would have fitted: had it had one of them, it could have played it."""
    fitting = (card for card in next_cards(memory.stacks) if IS_NUMBER[card])
    known = memory.seats[seat]
    known = replace(known, spared=_shared(known.spared.union(fitting)))
    return replace(memory, seats=with_value(memory.seats, seat, known))
