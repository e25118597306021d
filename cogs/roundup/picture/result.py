"""How a round has ended, in *My hand*, in its size: what everybody got, and below it what it meant for one seat."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.core.cards import SUIT_OF
from bot.core.game import Event
from bot.text.voice import Voice
from cogs.roundup.picture.seats import GAP, MARGIN, NAME
from cogs.roundup.picture.table import (
    SEATS_TOP,
    SMALL_STACK,
    SMALL_STEP,
    all_closed,
    hand_places,
    hand_stack_at,
    notes,
    stacks,
    strip_box,
)
from cogs.roundup.rules.state import RoundScore, View
from cogs.roundup.words.describe import own_result
from render.graphemes import short_name
from render.layout import Box, area, band, frame
from render.scene import WIDTH, Item, Label, NamePlate, Pip, Scene, SeatBadge, Tally

_PLATE, _PIP_X, _GAINED_X, _OUT_X, _BALLS_RIGHT, _TOTAL_X = 320, 374, 470, 640, 1080, 1140
_BALL, _MOST_BALLS = 26, 10
_HEAD = 150


def result_table(view: View, voice: Voice) -> Scene:
    """Show the stacks in the order in which they were closed, and what everybody got for what, by points."""
    score, seats, closed = view.history[-1], len(view.seats), all_closed(view)
    height = hand_places(seats)[1]
    last = hand_stack_at(score.closed[-1])
    items = [*notes(closed, voice), *stacks(closed, voice, SMALL_STACK, SMALL_STEP), frame(last.inset(-6))]
    rows = Box(MARGIN, SEATS_TOP, WIDTH - 2 * MARGIN, 0).rows(*[(height - SEATS_TOP) // seats] * seats)
    for seat, row in zip(sorted(range(seats), key=lambda seat: -score.totals[seat]), rows, strict=True):
        items += _row(score, seat, row, view.goal, voice)
    return Scene(height, tuple(items), voice.look)


def _row(score: RoundScore, seat: int, row: Box, goal: int, voice: Voice) -> Iterator[Item]:
    right, first, y, total = seat in score.right, seat == score.first_empty, row.y, score.totals[seat]
    if right:
        yield area(row.inset(0, 4), "light")
    yield NamePlate(row.left + GAP + _PLATE // 2, y, _PLATE, seat, voice.names[seat], height=NAME)
    yield Pip(_PIP_X, y, SUIT_OF[score.bids[seat]], NAME, not right)
    if points := score.points[seat] - first:
        yield Label(_GAINED_X, y, voice.say("roundup-picture-gained", points=points), 46, "gold", 110)
    if first:
        yield Label(_OUT_X, y, voice.say("roundup-picture-first-out"), 38, "plain", 200)
    if goal <= _MOST_BALLS:
        length = (goal - 1) * round(_BALL * 1.2) + _BALL
        yield Tally(_BALLS_RIGHT - length // 2, y, min(total, goal), goal, _BALL)
    tone = "glint" if total == max(score.totals) else "bare"
    yield Label(_TOTAL_X, y, str(total), 56, tone, 100)


def result_strip(view: View, events: Sequence[Event], voice: Voice) -> Scene:
    """Say what it meant for the seat whose view this is."""
    assert view.seat is not None
    whole, score = strip_box(len(view.seats)), view.history[-1]
    head, rest = whole.rows(_HEAD, 0)
    short = replace(voice, names=[*map(short_name, voice.names)])
    own, others, *more = own_result(view, events, short)
    left, gained = 150, score.points[view.seat] > 0
    items: list[Item] = [
        band(whole, "shadow"),
        band(head, "gold" if gained else "dusk"),
        Pip(80, head.y, SUIT_OF[score.bids[view.seat]], 104, view.seat not in score.right),
        Label(left, head.top + 50, own, 52, "ink" if gained else "bare", WIDTH - left - 20, "left"),
        Label(left, head.bottom - 36, others, 40, "ink" if gained else "muted", WIDTH - left - 20, "left"),
    ]
    for line, text in enumerate(more):
        items.append(Label(24, rest.top + 44 + 58 * line, text, 42, "bare", WIDTH - 250, "left"))
    items.append(SeatBadge(WIDTH - 44, rest.top + 44, view.seat, 58))
    items.append(Label(WIDTH - 84, rest.top + 44, voice.say("roundup-picture-you"), 40, "muted", 110, "right"))
    return Scene(whole.height, tuple(items), voice.look)
