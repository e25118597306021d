"""What is seen happening at a table of Junk: a chain of rescues, once it has ended."""

from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from bot.core.cards import Card
from bot.core.game import Event
from bot.text.voice import Voice
from cogs.junk.picture.table import BOTTOM, CARD, CARD_HEIGHT, CARD_Y, X, chain_stamp, scene
from cogs.junk.rules.state import Action, Drew, Ended, Moved, View
from render import Frame
from render.layout import Box, frame
from render.scene import CardAt

_SHORTEST = 3
"""How many cards a chain has that is seen again. One of two is counted on the table."""
_FLIGHTS, _MOST = 220, 1500
"""Milliseconds of each card in the air, and of all together."""
_MOST_CARDS = 9
_COUNTED = 900
_TILTS = -14, -9


def motion(before: View, after: View, events: Sequence[Event], voice: Voice) -> Sequence[Frame]:
    """Show the chain again. The hand and the draw pile are as they are now: nobody waits for their next card."""
    rescued = [*takewhile(lambda event: isinstance(event, Moved) and event.action is Action.RESCUE, events)]
    chain = (*before.chain, *(event.card for event in rescued if isinstance(event, Moved)))
    goes_on = len(rescued) == len(events)
    if goes_on or len(chain) < _SHORTEST or any(not isinstance(event, Drew | Moved | Ended) for event in events):
        return ()
    play = before.play + len(rescued)
    cards = min(len(chain) - 1, _MOST_CARDS)
    frames: list[Frame] = []
    for left in range(cards, 0, -1):
        table = scene(_at(after, chain, play, left), voice)
        card = CardAt((X["junk"] + X["play"]) // 2, CARD_Y - 8, chain[-left], CARD, tilt=_TILTS[left % 2])
        # Below the stamp, if there is one.
        below = len(table.items) - (len(chain) - left > 1)
        items = (*table.items[:below], card, *table.items[below:])
        frames.append((replace(table, items=items), min(_FLIGHTS, _MOST // cards)))
    table = scene(_at(after, chain, play, 0), voice)
    around = frame(Box(X["play"] - CARD // 2 - 9, BOTTOM - CARD_HEIGHT - 9, CARD + 18, CARD_HEIGHT + 18))
    counted = (*table.items[:-1], around, chain_stamp(len(chain), voice, larger=14))
    return (*frames, (replace(table, items=counted), _COUNTED))


def _at(after: View, chain: tuple[Card, ...], play: int, left: int) -> View:
    """Return the table as it is now, but with so many of the chain still to be rescued."""
    rescued = chain[: len(chain) - left]
    return replace(after, play=play - left, play_top=rescued[-1], junk=after.junk + left, chain=rescued)
