"""The closing picture of a match of Jugglers: who won, and why."""

from collections.abc import Iterator

from bot.core.game import Outcome, ranking
from bot.core.summary import Summary
from bot.text.voice import Voice
from cogs.jugglers.picture.score import LETTERS, captions, places, reasons
from cogs.jugglers.picture.seats import place_names
from cogs.jugglers.picture.village import VILLAGE_HEIGHT, village
from cogs.jugglers.rules.state import View
from render.scene import WIDTH, Area, Badge, Frame, Item, Label, Scene, Sign, Tally

_BANNER = 148
_CAPTIONS_Y = _BANNER + 32
_ROWS_TOP = _CAPTIONS_Y + 32
_ROW = 122
_BADGE = 54
_PILL, _PILL_HEIGHT = 104, 52
_NAME_LEFT, _NAME_ROOM = 126, 222
_WORDS_LEFT = 166
_MOST_NAMES = 2
"""More winners are shown by their badges only."""


def ending_scene(view: View, summary: Summary | None, voice: Voice) -> Scene:
    """Without a summary, nobody has counted mistakes."""
    order = _in_order(view)
    bottom = _ROWS_TOP + _ROW * len(order)
    village_y = bottom + 6 + VILLAGE_HEIGHT // 2
    height = village_y + VILLAGE_HEIGHT // 2
    items = [*_banner(view, voice), *captions(_CAPTIONS_Y, voice)]
    if summary is not None:
        items += [Sign(42, _CAPTIONS_Y, "cross", 34, "muted")]
        items += [Label(68, _CAPTIONS_Y, voice.say("jugglers-picture-mistakes"), LETTERS, "muted", 260, "left")]
    for number, (place, rank) in enumerate(order):
        items += _row(view, place, rank, _ROWS_TOP + _ROW * number + _ROW // 2, summary, voice)
    items += [Area(WIDTH // 2, (bottom + height) // 2, WIDTH, height - bottom, "dusk", 0)]
    items += village(view.results[-1].village, village_y, WIDTH - 20, voice)
    return Scene(height, tuple(items), voice.look)


def _in_order(view: View) -> list[tuple[int, int]]:
    """Places at the table with their places in the match, and the dummies without."""
    outcome = Outcome(finished=True, winners=view.winners, scores=view.won)
    ranked: list[tuple[int, int]] = []
    for equals in ranking(outcome, low_score_wins=False):
        rank = len(ranked) + 1
        ranked += ((seat, rank) for seat in equals)
    return [*ranked, *((place, 0) for place in places(view) if place >= view.seats)]


def _banner(view: View, voice: Voice) -> Iterator[Item]:
    y, winners = _BANNER // 2, view.winners
    yield Area(WIDTH // 2, y, WIDTH, _BANNER, "gold", 0)
    yield Sign(82, y, "crown", 116, "ink")
    several = "yes" if len(winners) > 1 else "no"
    wins = voice.say("jugglers-picture-wins", several=several)
    yield Label(_WORDS_LEFT, y + 34, wins, 46, "ink", WIDTH - _WORDS_LEFT - 20, "left")
    named = len(winners) <= _MOST_NAMES
    width = (WIDTH - _WORDS_LEFT - 20) // len(winners) if named else 80
    for number, seat in enumerate(winners):
        x = _WORDS_LEFT + width * number
        yield Badge(x + 33, y - 34, seat, 66)
        if named:
            yield Label(x + 80, y - 34, voice.names[seat], 56, "ink", width - 96, "left")


def _row(view: View, place: int, rank: int, y: int, summary: Summary | None, voice: Voice) -> Iterator[Item]:
    won = place in view.winners
    yield Area(WIDTH // 2, y, WIDTH - 10, _ROW - 6, "light" if won else "shadow")
    if won:
        yield Frame(WIDTH // 2, y, WIDTH - 8, _ROW - 4)
    above, below = y - 29, y + 29
    if rank:
        yield Area(14 + _PILL // 2, above, _PILL, _PILL_HEIGHT, "gold" if won else "paper", _PILL_HEIGHT // 2)
        text = voice.say("jugglers-picture-rank", rank=rank)
        yield Label(14 + _PILL // 2, above, text, 36, "ink", _PILL - 20)
    name_left, room = (_NAME_LEFT, _NAME_ROOM) if rank else (16, _NAME_LEFT + _NAME_ROOM - 16)
    yield Label(name_left, above, place_names(voice)[place], LETTERS, "bare", room, "left")
    yield Badge(16 + _BADGE // 2, below, place, _BADGE)
    if place < view.seats:
        yield Tally(84 + 18 * view.wins, below, view.won[place], view.wins, 30)
        if summary is not None:
            yield Sign(246, below, "cross", 34, "muted")
            yield Label(272, below, str(summary.seats[place].mistakes), 42, "bare", 76, "left")
    yield from reasons(view.results[-1], place, y)
