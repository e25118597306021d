"""Juse hides the face-down piles and what lies under the tops; whether the last action was a misplay that nobody has
called (J27); and, once it is to be remembered, the base rank (J26).
"""

from collections.abc import Sequence

import msgspec

from bot.core.chance import Seeded
from cogs.juse.cog import KIT
from cogs.juse.rules.state import CENTRE, LastAction, Misplayed, Pile, State, Uncalled
from tests.leaks.positions import Secrets

_MISPLACED = (None, Uncalled("centre-first"), Uncalled("playable-elsewhere", 2), Uncalled("nearer-first", 1))


def exchanged(state: State, viewer: int | None, chance: Seeded) -> State:
    """By the rules, never by what the view has: that is what is tested."""
    other = with_other_cards(state, chance)
    if state.players_call and state.last is not None and not state.last.fault and state.winner is None:
        other = msgspec.structs.replace(other, uncalled=_uncalled(state, state.last, chance))
    if not (state.reminders or state.first_turn):
        other = with_base(other, chance.below(13))
    return other


def _uncalled(state: State, last: LastAction, chance: Seeded) -> Uncalled | None:
    """What the last action may have been, as far as the table shows it."""
    early = Uncalled("drew-early", turned_over=not state.discards[last.seat])
    placed = (None,) if last.to == CENTRE else _MISPLACED
    faults = (None, early) if last.to is None else placed
    return faults[chance.below(len(faults))]


def with_other_cards(state: State, chance: Seeded) -> State:
    """The table looks the same; its face-down and covered cards are shuffled."""
    under = _redealt([pile[:-1] for pile in state.discards], chance)
    discards = tuple((*low, *pile[-1:]) for low, pile in zip(under, state.discards, strict=True))
    return msgspec.structs.replace(state, draws=_redealt(state.draws, chance), discards=discards)


def with_base(state: State, base: int) -> State:
    """The same tops in the centre on another base rank: only the heights differ."""
    moved = base - state.base
    centre = tuple((height - 1 - moved) % 13 + 1 if height else 0 for height in state.centre)
    return msgspec.structs.replace(state, base=base, centre=centre)


def _redealt(piles: Sequence[Pile], chance: Seeded) -> tuple[Pile, ...]:
    cards = iter(chance.shuffle([card for pile in piles for card in pile]))
    return tuple(tuple(next(cards) for _ in pile) for pile in piles)


SECRETS = Secrets(
    KIT,
    [
        (2, {"reminders": False, "referee": "bot"}),
        (5, {"reminders": False, "referee": "table"}),
        (3, {"reminders": True, "referee": "table"}),
        (8, {"reminders": True, "referee": "bot"}),
    ],
    exchanged,
    rules_show=lambda event: (event.fault, event.better) if isinstance(event, Misplayed) else None,
    with_memories_of=lambda state, other: msgspec.structs.replace(state, base=other.base, centre=other.centre),
)
