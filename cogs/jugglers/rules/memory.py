"""What an attentive player still knows: of this round everything that was shown to its seat."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from bot.core.game import Event
from cogs.jugglers.rules.state import (
    Contributed,
    GatheringBegun,
    GatheringEnded,
    Memory,
    OwnPlaced,
    Placed,
    RoundBegun,
    SecretsIncluded,
    Settled,
    SigilDealt,
)


def recall(seat: int, memory: Memory | None, events: Sequence[Event]) -> Memory:
    for event in events:
        if isinstance(event, RoundBegun):
            memory = Memory(round=event.number)
        elif memory is None:
            raise ValueError("a game's memory begins with its deal")
        else:
            memory = _after(memory, event)
    if memory is None:
        raise ValueError("a game's memory begins with its deal")
    return memory


def _after(memory: Memory, event: Event) -> Memory:
    known = memory.contributions
    match event:
        case SigilDealt():
            return replace(memory, sigil=event.sigil)
        case GatheringBegun():
            return replace(memory, policies=(*memory.policies, event.policies), cycle=1)
        case SecretsIncluded():
            return replace(memory, opened=(*memory.opened, event.opened))
        case Placed():
            put = Contributed(len(memory.policies), memory.cycle, event.place, event.draft, event.means)
            return replace(memory, contributions=(*known, _shared(put)))
        case OwnPlaced():
            return replace(memory, contributions=(*known[:-1], _shared(replace(known[-1], card=event.card))))
        case Settled():
            return replace(memory, contributions=_settled(memory, event), cycle=event.cycle + 1)
        case GatheringEnded():
            return replace(memory, passed=(*memory.passed, event.account.passed))
        case _:
            return memory


def _settled(memory: Memory, event: Settled) -> tuple[Contributed, ...]:
    """A place has one turn a cycle, so the cards turned up are told apart by whose they are."""
    cards = {turned.place: turned.card for turned in event.turned}
    gathering = len(memory.policies)
    return tuple(
        _shared(replace(put, card=cards[put.place], turned_up=True))
        if (put.gathering, put.cycle) == (gathering, event.cycle) and put.place in cards
        else put
        for put in memory.contributions
    )


@lru_cache(512)
def _shared(put: Contributed) -> Contributed:
    """All at a table are shown the same one after the other, and each remembers it for as long as the round goes on."""
    return put
