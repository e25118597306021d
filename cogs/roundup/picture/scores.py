"""Who bid and scored what: the picture between rounds, the result of a round, and the closing picture."""

from collections.abc import Iterator, Sequence

from bot.core.cards import SUIT_OF
from bot.core.game import Outcome, seats_and_places
from bot.core.summary import Summary
from bot.text.voice import SUIT_SIGNS, Voice
from cogs.roundup.picture.seats import GAP, MARGIN, NAME
from cogs.roundup.rules.decisive import Decisive
from cogs.roundup.rules.state import Phase, RoundEnded, RoundScore, View
from render.layout import Box, area, band, frame
from render.scene import WIDTH, Area, Back, EmptySlot, Frame, Item, Label, NamePlate, Pip, Scene, SeatBadge, Sign

_BAND, _TITLES, _FOOT = 128, 72, 84
_ROUNDS_SHOWN = 5
_LEFT = 168
"""The left edge of the seats' columns."""
_HAND_WIDTH, _HAND_HEIGHT = 84, 112
_ROW, _ROWS, _SENTENCE = 150, 780, 54
"""Heights in the closing picture: of a player, of all, and of what decided it."""
_MANY = 5
"""The number of seats from which badges stand above the names."""
_MOST_PIPS = 11


def scores_scene(view: View, voice: Voice) -> Scene:
    """Show what everybody bid and scored in each round, and who has already bid for the next one."""
    say, seats = voice.say, len(view.seats)
    columns = Box(_LEFT, 0, 0, 0).columns(*[(WIDTH - _LEFT - GAP) // seats] * seats)
    earlier, shown = view.history[:-_ROUNDS_SHOWN], view.history[-_ROUNDS_SHOWN:]
    head_y = 78 if seats >= _MANY else 46
    first_row, row = 2 * head_y + 36, 68
    totals_y = first_row + (len(shown) + bool(earlier)) * row + 24
    items: list[Item] = [Area(WIDTH // 2, totals_y, WIDTH, 100, "dusk", 0)]
    items.append(_left(head_y, say("roundup-picture-to", goal=view.goal)))
    for seat, column in enumerate(columns):
        items += _head(view, seat, column, head_y, voice)
    rows_y = iter(range(first_row, totals_y, row))
    if earlier:
        y = next(rows_y)
        rounds = say("roundup-picture-rounds", first=earlier[0].number + 1, last=earlier[-1].number + 1)
        gained = [say("roundup-picture-gained", points=total) for total in earlier[-1].totals]
        items.append(_left(y, rounds))
        items += [Label(column.x, y, text, 40, "bare") for column, text in zip(columns, gained, strict=True)]
    for score, y in zip(shown, rows_y, strict=False):
        items += _round(score, columns, y, row, voice)
    items.append(_left(totals_y, say("roundup-picture-total"), 44))
    for total, column in zip(view.scores, columns, strict=True):
        tone = "glint" if total == max(view.scores) else "bare"
        items.append(Label(column.x, totals_y, str(total), 62, tone, max_width=column.width - GAP))
    legend_y = totals_y + 84
    items += [
        Area(192, legend_y, 48, 44, "gold", 12),
        Label(232, legend_y, say("roundup-picture-legend-bid"), 36, "muted", 400, "left"),
        Label(WIDTH - 24, legend_y, say("roundup-picture-legend-out"), 36, "muted", 520, "right"),
    ]
    height = legend_y + 40
    if view.phase is Phase.BID:
        height += _HAND_HEIGHT + 44
        items += _bids(view, columns, height - _HAND_HEIGHT // 2 - 22, voice)
    return Scene(height, tuple(items), voice.look)


def _left(y: int, text: str, size: int = 40) -> Label:
    return Label(_LEFT // 2, y, text, size, "bare", max_width=_LEFT - 2 * GAP)


def _head(view: View, seat: int, column: Box, y: int, voice: Voice) -> Sequence[Item]:
    width, name = min(420, column.width - GAP), voice.names[seat]
    state = "winner" if seat in view.winners else "turn" if seat in view.waiting else "plain"
    if len(view.seats) < _MANY:
        return (NamePlate(column.x, y, width, seat, name, state=state, height=NAME),)
    plate = NamePlate(column.x, 110, width, None, name, state=state, height=NAME)
    return SeatBadge(column.x, 42, seat, 56), plate


def _round(score: RoundScore, columns: Sequence[Box], y: int, row: int, voice: Voice) -> Iterator[Item]:
    yield Label(46, y, str(score.number + 1), 44, "bare", 76)
    yield Pip(120, y, score.closed[-1], 58)
    for seat, (column, bid, points) in enumerate(zip(columns, score.bids, score.points, strict=True)):
        width, right = min(column.width, 220) - GAP, seat in score.right
        if right:
            yield Area(column.x, y, width, row - GAP, "gold", 14)
        yield Pip(column.x - width // 2 + 36, y, SUIT_OF[bid], 54)
        if not points:
            continue
        if seat == score.first_empty and points > 1:
            text = voice.say("roundup-picture-gained-both", bid=points - 1)
        else:
            text = voice.say("roundup-picture-gained", points=points)
        yield Label(column.x + 32, y, text, 42, "ink" if right else "bare", width - 72)


def _bids(view: View, columns: Sequence[Box], y: int, voice: Voice) -> Iterator[Item]:
    yield _left(y - 32, voice.say("roundup-picture-round", number=view.round + 1, rounds=0), 36)
    yield _left(y + 32, voice.say("roundup-picture-bid-now"), 36)
    aside, width = _HAND_WIDTH // 2, _HAND_WIDTH - GAP
    for seat, (own, column) in enumerate(zip(view.seats, columns, strict=True)):
        if seat in view.waiting:
            yield Frame(column.x, y, column.width - GAP, _HAND_HEIGHT + 24)
        yield Back(column.x - aside, y, width, _HAND_HEIGHT, own.down - own.placed)
        if own.placed:
            yield Back(column.x + aside, y, width, _HAND_HEIGHT, mark="gold")
            yield Sign(column.x + aside, y, "check", 56)
        else:
            yield EmptySlot(column.x + aside, y, width, _HAND_HEIGHT)


_RESULT_COLUMNS = {"bid": (540, 110), "right": (712, 190), "out": (900, 160), "total": (1096, 180)}
_ENDING_COLUMNS = {
    "bids": (552, 84),
    "out": (676, 150),
    "mistakes": (838, 160),
    "behind": (986, 124),
    "points": (1120, 130),
}
"""The middle of each, and its width."""


def result_scene(event: RoundEnded, voice: Voice) -> Scene:
    """Show which suit was closed last, who had bid on it, and what everybody got for what."""
    score, say, seats = event.score, voice.say, len(event.score.bids)
    head, titles, *rows, _, foot = Box(0, 0, WIDTH, 0).rows(_BAND, _TITLES, *[92] * seats, MARGIN, _FOOT)
    items: list[Item] = [
        band(head, "gold"),
        Label(
            3 * MARGIN, head.y, say("roundup-picture-round", number=score.number + 1, rounds=0), 62, "ink", 460, "left"
        ),
        Label(WIDTH - 150, head.y, say("roundup-picture-story"), 54, "ink", 500, "right"),
        Pip(WIDTH - 84, head.y, score.closed[-1], 104),
    ]
    bid_x, right_x, out_x, total_x = (x for x, _ in _RESULT_COLUMNS.values())
    for column, (x, width) in _RESULT_COLUMNS.items():
        items.append(Label(x, titles.y, say(f"roundup-picture-result-{column}"), 38, "muted", width))
    for seat, box in enumerate(rows):
        right, first, y = seat in score.right, seat == score.first_empty, box.y
        if right:
            items.append(area(box.inset(MARGIN // 2, 3), "light"))
        items.append(NamePlate(244, y, 440, seat, voice.names[seat], height=64))
        items.append(Pip(bid_x, y, SUIT_OF[score.bids[seat]], 64))
        if right:
            points = say("roundup-picture-gained", points=score.points[seat] - first)
            items.append(Label(right_x, y, points, 48, "gold"))
        if first:
            items.append(Label(out_x, y, say("roundup-picture-gained", points=1), 48, "gold"))
        items.append(Label(total_x, y, str(score.totals[seat]), 56, "bare"))
    text = say("roundup-picture-right", count=len(score.right))
    items += [band(foot, "dusk"), Label(foot.x, foot.y, text, 44, "glint", WIDTH - 4 * MARGIN)]
    return Scene(foot.bottom, tuple(items), voice.look)


def ending(view: View, summary: Summary, voice: Voice) -> Scene:
    """Show who won and why, who played without mistakes, and what decided it for each."""
    say, seats = voice.say, len(view.seats)
    head, titles, *rows, _, foot = Box(0, 0, WIDTH, 0).rows(
        _BAND, _TITLES, *[min(_ROW, _ROWS // seats)] * seats, GAP, _FOOT
    )
    names = voice.listed(voice.names[seat] for seat in view.winners)
    items: list[Item] = [
        band(head, "gold"),
        Sign(84, head.y, "crown", 104, "ink"),
        Label(160, head.y, say("roundup-picture-won", names=names), 62, "ink", 1010, "left"),
        Label(24, titles.y, say("roundup-picture-played", count=len(view.history)), 40, "muted", 500, "left"),
    ]
    for column, (x, width) in _ENDING_COLUMNS.items():
        items.append(Label(x, titles.y, say(f"roundup-picture-column-{column}"), 36, "muted", width))
    outcome = Outcome(finished=True, winners=view.winners, scores=view.scores)
    points = {point.seat: point for point in summary.turning_points}
    for (seat, place), box in zip(seats_and_places(outcome, low_score_wins=False), rows, strict=True):
        upper, lower = box.rows(0, _SENTENCE)
        items += _ending_row(view, seat, place, summary.seats[seat].mistakes, box, upper.y, voice)
        if isinstance(point := points.get(seat), Decisive):
            # Where the replay shows it, too.
            y, move = lower.y - 6, say("roundup-picture-move", move=point.move)
            items += [
                Label(24, y, turning_point(point, voice), 36, "glint" if point.won else "bare", 890, "left"),
                Sign(942, y, "turn", 30),
                Label(968, y, move, 36, "glint", 210, "left"),
            ]
    items.append(band(foot, "dusk"))
    items.append(Label(24, foot.y, say("roundup-picture-story"), 42, "muted", 300, "left"))
    for number, score in enumerate(view.history[-_MOST_PIPS:]):
        # The suit that was closed last in each round; on gold where the winner had bid on it.
        x = 390 + 72 * number
        if any(seat in score.right for seat in view.winners):
            items.append(Area(x, foot.y, 68, 68, "gold", 14))
        items.append(Pip(x, foot.y, score.closed[-1], 54))
    return Scene(foot.bottom, tuple(items), voice.look)


def turning_point(point: Decisive, voice: Voice) -> str:
    """Say what decided the match for a seat, without its name."""
    how = "won" if point.won else "own" if point.closer == point.seat else "lost"
    return voice.say(
        "roundup-turning",
        how=how,
        points=point.points,
        round=point.round + 1,
        suit=SUIT_SIGNS[point.suit],
        closer=voice.names[point.closer],
    )


def _ending_row(view: View, seat: int, place: int, mistakes: int, box: Box, y: int, voice: Voice) -> Iterator[Item]:
    won = seat in view.winners
    out = sum(score.first_empty == seat for score in view.history)
    bids_x, out_x, mistakes_x, behind_x, points_x = (x for x, _ in _ENDING_COLUMNS.values())
    if won:
        yield area(box.inset(MARGIN // 2, 2), "light")
        yield frame(box.inset(MARGIN // 2, 2))
    tone = "gold" if won else "plain"
    yield Label(24, y, voice.say("roundup-picture-place", place=place), 42, tone, 120, "left")
    yield NamePlate(322, y, 350, seat, voice.names[seat], height=64)
    yield Label(bids_x, y, str(view.scores[seat] - out), 48, "bare")
    yield Label(out_x, y, str(out), 48, "bare")
    yield Label(mistakes_x, y, str(mistakes), 44, "fault") if mistakes else Sign(mistakes_x, y, "check", 54)
    if not won:
        yield Label(behind_x, y, voice.say("roundup-picture-behind", points=max(view.scores) - view.scores[seat]), 44)
    yield Label(points_x, y, str(view.scores[seat]), 52, tone)
