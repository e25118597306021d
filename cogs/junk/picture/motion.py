"""What is seen happening at a table of Junk: a chain of rescues, once it has ended."""

from collections.abc import Sequence

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
    if any(not isinstance(event, Drew | Moved | Ended) for event in events):
        return ()
    chain, later = _ended(before, after, events)
    if len(chain) < _SHORTEST:
        return ()
    frames: list[Frame] = []
    cards = min(len(chain) - 1, _MOST_CARDS)
    for place in range(len(chain) - cards, len(chain)):
        table = scene(_at(after, chain, place, later), voice)
        below = len(table.items) - (place > 1)
        card = CardAt((X["junk"] + X["play"]) // 2, CARD_Y - 8, chain[place], CARD, tilt=_TILTS[place % 2])
        # Below the stamp, if there is one.
        items = (*table.items[:below], card, *table.items[below:])
        frames.append((replace(table, items=items), min(_FLIGHTS, _MOST // cards)))
    table = scene(_at(after, chain, len(chain), later), voice)
    around = frame(Box(X["play"] - CARD // 2 - 9, BOTTOM - CARD_HEIGHT - 9, CARD + 18, CARD_HEIGHT + 18))
    counted = chain_stamp(len(chain), voice, larger=14)
    return (*frames, (replace(table, items=(*table.items[:-1], around, counted)), _COUNTED))


def _ended(before: View, after: View, events: Sequence[Event]) -> tuple[Sequence[Card], int]:
    """Return the last chain that has ended since, and how many cards came on the Play Pile after it."""
    chain, ended, later = before.chain, tuple[Card, ...](), 0
    for event in events:
        if isinstance(event, Moved) and event.action is Action.RESCUE:
            chain, later = (*chain, event.card), later + 1
        elif not isinstance(event, Ended) and chain:
            if len(chain) >= _SHORTEST:
                ended, later = chain, 0
            chain = ()
        if isinstance(event, Moved) and event.action is Action.PLAY:
            later += 1
    return (chain, 0) if after.finished and chain else (ended, later)


def _at(after: View, chain: Sequence[Card], rescued: int, later: int) -> View:
    """Return the table as it is now, but with so much of the chain rescued."""
    left = len(chain) - rescued
    return replace(
        after,
        play=after.play - later - left,
        play_top=chain[rescued - 1],
        junk=after.junk + left,
        chain=tuple(chain[:rescued]),
    )
