"""The result of a round of Jugglers: every sigil, the points by reason, the Village Order, and who has won how many."""

from collections.abc import Iterator

from bot.core.game import Milestone
from bot.text.voice import Voice
from cogs.jugglers.picture.header import HEADER_HEIGHT
from cogs.jugglers.picture.score import captions, reasons
from cogs.jugglers.picture.seats import place_names
from cogs.jugglers.picture.village import VILLAGE_HEIGHT, village
from cogs.jugglers.rules.state import RoundEnded
from render.scene import WIDTH, Area, Badge, Item, Label, NamePlate, Scene, Sign, Tally

_HEADER_Y = (HEADER_HEIGHT - 6) // 2
_CAPTIONS_Y = HEADER_HEIGHT + 26
_ROWS_TOP = HEADER_HEIGHT + 54
_ROW = 118
_PLATE_X, _PLATE_WIDTH = 176, 336
_BALL = 32


def round_scene(event: Milestone, voice: Voice) -> Scene:
    assert isinstance(event, RoundEnded)
    places = range(len(event.result.sigils))
    village_y = _ROWS_TOP + _ROW * len(places) + VILLAGE_HEIGHT // 2
    items = [*_header(event, voice), *captions(_CAPTIONS_Y, voice)]
    for place in places:
        items += _row(event, place, _ROWS_TOP + _ROW * place + _ROW // 2, voice)
    items += village(event.result.village, village_y, WIDTH - 20, voice)
    return Scene(village_y + VILLAGE_HEIGHT // 2, tuple(items), voice.look)


def _header(event: RoundEnded, voice: Voice) -> Iterator[Item]:
    """Which round, and the badges of those who have won it."""
    winners = event.result.winners
    yield Area(WIDTH // 2, _HEADER_Y, WIDTH, HEADER_HEIGHT - 6, "gold", 0)
    over = voice.say("jugglers-picture-round-over", number=event.number)
    yield Label(24, _HEADER_Y, over, 46, "ink", 560, "left")
    wins = voice.say("jugglers-picture-wins-round", several="yes" if len(winners) > 1 else "no")
    yield Label(WIDTH - 24, _HEADER_Y, wins, 46, "ink", 200, "right")
    left = WIDTH - 290 - 68 * len(winners)
    yield Sign(left - 10, _HEADER_Y, "crown", 58, "ink")
    for number, seat in enumerate(winners):
        yield Badge(left + 62 + 68 * number, _HEADER_Y, seat, 58)


def _row(event: RoundEnded, place: int, y: int, voice: Voice) -> Iterator[Item]:
    """What the place has scored. Below the name: how many rounds it has won of those that win the match."""
    result = event.result
    state = "winner" if place in result.winners else "plain"
    yield Area(WIDTH // 2, y, WIDTH - 8, _ROW - 4)
    is_dummy = place >= len(result.lines)
    name_y = y if is_dummy else y - 22
    yield NamePlate(_PLATE_X, name_y, _PLATE_WIDTH, place, place_names(voice)[place], state=state)
    if not is_dummy:
        left = _PLATE_X - _PLATE_WIDTH // 2 + 6
        length = (event.wins - 1) * round(_BALL * 1.2) + _BALL
        yield Tally(left + length // 2, y + 33, event.won[place], event.wins, _BALL)
    yield from reasons(result, place, y)
