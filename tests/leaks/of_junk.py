"""Junk hides the order of the cards still to be drawn, except a face-up top card (K12), and what lies under the tops of
its piles, except a chain of rescues that goes on. Once a game is over, the best score of its deal is shown.
"""

import msgspec

from bot.core.cards import Card
from bot.core.chance import Seeded
from cogs.junk.cog import KIT
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import State
from tests.leaks.positions import Secrets


def exchanged(state: State, viewer: int | None, chance: Seeded) -> State:
    seen = min(len(state.deal), state.drawn + state.naked)
    return msgspec.structs.replace(
        state,
        deal=(*state.deal[:seen], *chance.shuffle(state.deal[seen:])) if GAME.to_act(state) else state.deal,
        play=_under_the_top(state.play, chance, len(GAME.view(state, viewer).chain) + 1),
        junk=_under_the_top(state.junk, chance),
        grace=_under_the_top(state.grace, chance),
    )


def _under_the_top(pile: tuple[Card, ...], chance: Seeded, seen: int = 0) -> tuple[Card, ...]:
    under = len(pile) - max(1, seen)
    return (*chance.shuffle(pile[: max(0, under)]), *pile[max(0, under) :])


SECRETS = Secrets(KIT, [(1, {"naked": False}), (1, {"naked": True})], exchanged, private=True)
