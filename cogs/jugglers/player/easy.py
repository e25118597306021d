"""The easy player: sensible in its way, but it thinks of nobody else, looks on too briefly, and slips like anyone."""

from msgspec.structs import replace

from bot.core.game import Roll
from cogs.jugglers.player import normal
from cogs.jugglers.rules.game import DECKS, DUMMIES, PLACES
from cogs.jugglers.rules.state import Action, Memory, View

# One time in so many.
_THOUGHTLESS = 4
_FORGETS_WHOSE_TURN_IT_IS = 40
_FORGETS_THE_DECK_IS_EMPTY = 25
_OVERLOOKS_HALF_ITS_HAND = 4


def choose(view: View, memory: Memory, seat: int, roll: Roll) -> Action:
    if view.asking == "secret":
        return normal.choose(view, memory, seat, roll)
    slip = _slip(view, roll)
    if slip:
        return slip
    if view.asking == "place" and not roll(_OVERLOOKS_HALF_ITS_HAND):
        view = replace(view, hand=view.hand[: 1 + len(view.hand) // 2])
    if roll(_THOUGHTLESS):
        return normal.choose(view, replace(memory, contributions=()), seat, roll)
    actions = normal.choices(view)
    return actions[roll(len(actions))]


def _slip(view: View, roll: Roll) -> Action | None:
    """A misplay (G22), where the table has one for a seat that is waited for."""
    if view.seats == 2 and not roll(_FORGETS_WHOSE_TURN_IT_IS):
        if view.asking == "place":
            return DUMMIES[roll(len(DUMMIES))]
        return PLACES[view.hand[roll(len(view.hand))]][roll(len(DUMMIES))]
    if view.asking == "place" and not view.deck and not roll(_FORGETS_THE_DECK_IS_EMPTY):
        return DECKS[roll(len(DECKS))]
    return None
