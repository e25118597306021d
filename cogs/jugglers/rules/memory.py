"""What an attentive player remembers: everything that its seat was shown in this round."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from bot.core.game import Event
from cogs.jugglers.rules.state import (
    GatheringBegun,
    GatheringEnded,
    KnownContribution,
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
            contribution = KnownContribution(len(memory.policies), memory.cycle, event.place, event.draft, event.means)
            return replace(memory, contributions=(*known, _shared(contribution)))
        case OwnPlaced():
            return replace(memory, contributions=(*known[:-1], _shared(replace(known[-1], card=event.card))))
        case Settled():
            return replace(memory, contributions=_settled(memory, event), cycle=event.cycle + 1)
        case GatheringEnded():
            return replace(memory, passed=(*memory.passed, event.account.passed))
        case _:
            return memory


def _settled(memory: Memory, event: Settled) -> tuple[KnownContribution, ...]:
    """A place has one turn a cycle, so its number tells which card was turned up."""
    cards = {turned.place: turned.card for turned in event.turned}
    gathering = len(memory.policies)
    return tuple(
        _shared(replace(contribution, card=cards[contribution.place], turned_up=True))
        if (contribution.gathering, contribution.cycle) == (gathering, event.cycle) and contribution.place in cards
        else contribution
        for contribution in memory.contributions
    )


@lru_cache(512)
def _shared(contribution: KnownContribution) -> KnownContribution:
    """Everybody at a table remembers the same, so it is stored once."""
    return contribution
