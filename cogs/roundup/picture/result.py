"""The result of a round: which suit was closed last, who had bid on it, and what everybody got for what."""

from collections.abc import Iterator

from bot.core.cards import SUIT_OF
from bot.core.game import Milestone
from bot.text.voice import Voice
from cogs.roundup.picture.places import MARGIN
from cogs.roundup.rules.state import RoundEnded, RoundScore
from render.scene import WIDTH, Area, Item, Label, NamePlate, Pip, Scene

_BAND, _TITLES, _ROW, _FOOT = 128, 72, 92, 84
_PLATE_WIDTH = 440
_COLUMNS = {"bid": (540, 110), "right": (712, 190), "out": (900, 160), "total": (1096, 180)}
"""The middle of each, and its width."""


def result_scene(event: Milestone, voice: Voice) -> Scene:
    assert isinstance(event, RoundEnded)
    score = event.score
    foot = _BAND + _TITLES + _ROW * len(score.bids) + MARGIN
    items = [*_band(score, voice), *_titles(voice)]
    for seat in range(len(score.bids)):
        items.extend(_row(score, seat, _BAND + _TITLES + _ROW * seat + _ROW // 2, voice))
    items.append(Area(WIDTH // 2, foot + _FOOT // 2, WIDTH, _FOOT, "dusk", 0))
    right = voice.say("roundup-picture-right", count=count_right(score))
    items.append(Label(WIDTH // 2, foot + _FOOT // 2, right, 44, "glint", WIDTH - 4 * MARGIN))
    return Scene(foot + _FOOT, tuple(items), voice.look)


def is_right(score: RoundScore, seat: int) -> bool:
    return SUIT_OF[score.bids[seat]] == score.closed[-1]


def count_right(score: RoundScore) -> int:
    return sum(is_right(score, seat) for seat in range(len(score.bids)))


def _band(score: RoundScore, voice: Voice) -> Iterator[Item]:
    y = _BAND // 2
    yield Area(WIDTH // 2, y, WIDTH, _BAND, "gold", 0)
    yield Label(3 * MARGIN, y, voice.say("roundup-picture-round", number=score.number + 1), 62, "ink", 460, "left")
    yield Label(WIDTH - 150, y, voice.say("roundup-picture-story"), 54, "ink", 500, "right")
    yield Pip(WIDTH - 84, y, score.closed[-1], 104)


def _titles(voice: Voice) -> Iterator[Item]:
    for column, (x, width) in _COLUMNS.items():
        yield Label(x, _BAND + _TITLES // 2, voice.say(f"roundup-picture-result-{column}"), 38, "muted", width)


def _row(score: RoundScore, seat: int, y: int, voice: Voice) -> Iterator[Item]:
    right, first = is_right(score, seat), seat == score.first_empty
    bid_x, right_x, out_x, total_x = (x for x, _ in _COLUMNS.values())
    if right:
        yield Area(WIDTH // 2, y, WIDTH - MARGIN, _ROW - 6, "light")
    yield NamePlate(2 * MARGIN + _PLATE_WIDTH // 2, y, _PLATE_WIDTH, seat, voice.names[seat], height=64)
    yield Pip(bid_x, y, SUIT_OF[score.bids[seat]], 64)
    if right:
        points = voice.say("roundup-picture-gained", points=score.points[seat] - first)
        yield Label(right_x, y, points, 48, "gold")
    if first:
        yield Label(out_x, y, voice.say("roundup-picture-gained", points=1), 48, "gold")
    yield Label(total_x, y, str(score.totals[seat]), 56, "bare")
