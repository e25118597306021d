"""Roundup hides face-down hands and placed cards from everybody but their owners."""

from collections.abc import Hashable

import msgspec

from bot.core.cards import RANK_OF
from bot.core.chance import Seeded
from cogs.roundup.cog import KIT
from cogs.roundup.player.review import CostlyDecision, Reason
from cogs.roundup.rules.moves import DOWNS
from cogs.roundup.rules.state import State, View
from tests.leaks.positions import Secrets


def exchanged(state: State, viewer: int | None, chance: Seeded) -> State:
    """The others' face-down cards are dealt again among them, placed ones included."""
    others = [seat for seat in range(len(state.down)) if seat != viewer]
    pool = chance.shuffle([card for seat in others for card in state.down[seat]])
    dealt = iter(pool)
    down, placed = list(state.down), list(state.placed)
    for seat in others:
        hand = bytes(sorted(next(dealt) for _ in state.down[seat]))
        down[seat] = hand
        if placed[seat] is not None:
            placed[seat] = min(hand, key=lambda card: RANK_OF[card])
    return msgspec.structs.replace(state, down=tuple(down), placed=tuple(placed))


def kind(state: State) -> Hashable:
    return (
        state.phase,
        any(card is not None for card in state.placed),
        state.last is not None and bool(state.last.fault),
    )


def moment(view: View, seat: int) -> CostlyDecision:
    played, better = (DOWNS[card] for card in (0, 13))
    return CostlyDecision(
        0, seat, played, better, 0.1, (0.05, 0.15), 100, Reason("gave-away", "own-suit", 0.3, 0.4, seat, 13)
    )


SECRETS = Secrets(KIT, [(seats, {"points": 10}) for seats in (2, 3, 4, 6)], exchanged, kind=kind, moment=moment)
