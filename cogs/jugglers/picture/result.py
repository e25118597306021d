"""How a gathering or a round has ended, in *My hand*, in its size: the verdict or all sigils, and below it what it
meant for one seat.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.core.cards import RANK_OF
from bot.core.game import Event
from bot.text.voice import Voice
from cogs.jugglers.picture.board import HAND_TILE
from cogs.jugglers.picture.ending import round_scene
from cogs.jugglers.picture.table import HAND_TABLE_HEIGHT, STRIP_HEIGHT, hand_table, own_ground
from cogs.jugglers.rules.state import RoundEnded, View
from cogs.jugglers.words.own_result import Fate, fates, own_result, reason
from render.graphemes import short_name
from render.scene import WIDTH, CardAt, Item, Label, Scene

_LEFT, _HEAD_Y, _LINE, _HAND_Y = 216, 44, 64, 154
_ROOM = WIDTH - _LEFT - 24
_YOU = 240
_STEP = HAND_TILE + 8


def result_table(view: View, voice: Voice) -> Scene:
    if not view.between_rounds:
        return hand_table(view, voice)
    ended = RoundEnded(number=len(view.results), result=view.results[-1], won=view.won, wins=view.wins)
    return round_scene(ended, voice, HAND_TABLE_HEIGHT)


def result_strip(view: View, events: Sequence[Event], voice: Voice) -> Scene:
    """Say what it meant for the seat whose view this is; where its card was nearly enough, show the hand with it."""
    items, voice = [*own_ground(view, voice)], replace(voice, names=[*map(short_name, voice.names)])
    lines = own_result(view, events, voice)
    told = [] if any(isinstance(event, RoundEnded) for event in events) else fates(view, events)
    if len(told) == 1 and told[0].nearly:
        lines = lines[:1]
        items += _nearly(told[0], voice)
    step = min(_LINE, (STRIP_HEIGHT - _HEAD_Y) // len(lines))
    for number, text in enumerate(lines):
        size, tone, room = (46, "glint", _ROOM - _YOU) if not number else (40, "bare", _ROOM)
        items.append(Label(_LEFT, _HEAD_Y + step * number, text, size, tone, room, "left"))
    return Scene(STRIP_HEIGHT, tuple(items), voice.look)


def _nearly(fate: Fate, voice: Voice) -> Iterator[Item]:
    """Paint the hand that would have been enough, with the card that was missing as a ghost."""
    for place, card in enumerate(sorted(fate.nearly, key=lambda card: (RANK_OF[card], card))):
        x = _LEFT + HAND_TILE // 2 + _STEP * place
        yield CardAt(x, _HAND_Y, card, HAND_TILE, style="tile", ghost=card == fate.own)
    for line, text in enumerate(reason(fate, voice)):
        yield Label(_LEFT, _HAND_Y + 100 + 50 * line, text, 38, "bare", _ROOM, "left")
