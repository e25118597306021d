"""The closing picture: who won and how, and for everybody the place, how near it was, and what cost most."""

from collections.abc import Iterator, Sequence

from bot.core.game import Outcome, seats_and_places
from bot.core.summary import SeatSummary, Summary
from bot.text import seconds_text
from bot.text.voice import Voice
from cogs.juse.rules.attention import Costliest
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import CENTRE, Misplayed, View
from cogs.juse.words import noticed, turning_point
from render.layout import Box, area, band
from render.scene import WIDTH, Area, CardAt, Fill, Item, Label, NamePlate, Scene, SeatBadge, Sign, Tone

_BANNER, _FOOT = 152, 88
_TALLEST_ROW, _TALLEST = 186, 1070
"""A film has words below it."""
_ROW_WITH_LANE = 140
_WITH_FOOT = 7
"""The most rows of seats below which there is room for the best catch; otherwise it is left to the message."""
_PLATE, _PILL, _ROUND = 58, 116, 10
_LANE_LEFT, _LANE_WIDTH, _FLAG_X = 24, 1080, 1150
_PAGE_ROOM = 270
"""The room for a page of the replay."""
_PLACES: tuple[tuple[Fill, Tone], ...] = (("gold", "ink"), ("paper", "ink"))
_OTHER_PLACES: tuple[Fill, Tone] = ("dusk", "bare")


def ending(view: View, summary: Summary, voice: Voice) -> Scene:
    assert view.winner is not None
    outcome = Outcome(finished=True, winners=(view.winner,), scores=view.scores)
    order = list(seats_and_places(outcome, low_score_wins=GAME.low_score_wins))
    best, seats = summary.best_catch, len(view.scores)
    foot = _FOOT if isinstance(best, Misplayed) and best.caller is not None and seats <= _WITH_FOOT else 0
    row = min(_TALLEST_ROW, (_TALLEST - _BANNER - foot) // seats)
    banner, *rows = Box(0, 0, WIDTH, 0).rows(_BANNER, *[row] * seats)
    items = [*_banner(view, view.winner, summary, banner, voice)]
    points = {point.seat: point for point in summary.turning_points if isinstance(point, Costliest)}
    for (seat, place), box in zip(order, rows, strict=True):
        point = points.get(seat)
        items += _row(view, seat, place, box, voice)
        items += _catches(summary, seat, box, voice)
        if row >= _ROW_WITH_LANE:
            items += _lane(view, seat, 0 if point is None else point.took, box)
        items += _sentence(summary.seats[seat], summary.uncalled(seat), point, box, voice)
    height = rows[-1].bottom + foot
    if foot and isinstance(best, Misplayed) and best.caller is not None:
        items += [band(Box(0, rows[-1].bottom, WIDTH, foot), "dusk")]
        items += _best_catch(best, best.caller, voice, rows[-1].bottom + foot // 2)
    return Scene(height, tuple(items), voice.look)


def _banner(view: View, winner: int, summary: Summary, box: Box, voice: Voice) -> Iterator[Item]:
    """Show who won, and how: by a last move, or by giving the last card."""
    last, names = view.last, voice.names
    if last is None or last.seat != winner:
        reason = voice.say("juse-ending-gave", name="" if last is None else names[last.seat])
    elif last.to == CENTRE:
        reason = voice.say("juse-ending-centre")
    else:
        assert last.to is not None
        reason = voice.say("juse-ending-seat", name=names[last.to])
    if summary.seconds is not None:
        time = voice.say("juse-ending-time", minutes=int(summary.seconds // 60))
        reason = voice.say("juse-ending-how", how=reason, time=time)
    yield band(box, "gold")
    yield Sign(78, box.y, "crown", 112, "ink")
    yield SeatBadge(190, 50, winner, 72)
    yield Label(244, 50, names[winner], 60, "ink", max_width=800, anchor="left")
    room = WIDTH - 178
    if last is not None and last.seat == winner:
        room -= 132
        yield CardAt(1124, box.y, last.card, 100, style="tile")
    yield Label(154, 114, reason, 42, "ink", max_width=room, anchor="left")


def _row(view: View, seat: int, place: int, box: Box, voice: Voice) -> Iterator[Item]:
    won, y, left = seat == view.winner, box.top + _PLATE // 2 + 4, view.scores[seat]
    yield area(box.inset(4, 2), "light" if won else "shadow")
    fill, tone = _PLACES[place - 1] if place <= len(_PLACES) else _OTHER_PLACES
    yield Area(16 + _PILL // 2, y, _PILL, _PLATE - 4, fill, _PLATE // 2 - 2)
    yield Label(16 + _PILL // 2, y, voice.say("juse-ending-place", place=place), 40, tone, max_width=_PILL - 20)
    yield NamePlate(392, y, 500, seat, voice.names[seat], state="winner" if won else "plain", height=_PLATE)
    how_near = voice.say("juse-ending-out") if won else voice.say("juse-ending-left", cards=left)
    yield Label(WIDTH - 24, y, how_near, 52, "glint" if won else "bare", max_width=264, anchor="right")


def _catches(summary: Summary, seat: int, box: Box, voice: Voice) -> Iterator[Item]:
    """Show how many of the others' mistakes this seat has caught, and how fast the fastest."""
    played, y = summary.seats[seat], box.top + _PLATE // 2 + 4
    if played.catches:
        words = str(played.catches)
        missed = sum(seat in slip.missed_by for slip in summary.unnoticed)
        if missed:
            words = voice.say("juse-ending-caught", catches=played.catches, of=played.catches + missed)
        if played.fastest is not None:
            words = voice.say("juse-ending-how", how=words, time=seconds_text(played.fastest, voice.words))
        yield Sign(680, y, "eye", 48, "glint")
        yield Label(712, y, words, 40, "glint", max_width=190, anchor="left")


def _lane(view: View, seat: int, took: int, box: Box) -> Iterator[Item]:
    """Show how far the seat came on its way to no cards and, in red, how much of the rest its slips had cost."""
    scores, left = view.scores, view.scores[seat]
    lane = Box(_LANE_LEFT, box.top + _PLATE + 14, _LANE_WIDTH, 34 if box.height == _TALLEST_ROW else 20)
    card = lane.width / (max(*scores, 2 * sum(scores) // len(scores)) + 1)
    won = seat == view.winner
    come = lane.width - round(card * left) * (not won)
    yield area(lane, "dusk", _ROUND)
    if not won and took:
        yield area(Box(lane.left, lane.top, come + round(card * min(took, left)), lane.height), "fault", _ROUND)
    yield area(Box(lane.left, lane.top, come, lane.height), "gold" if won else "light", _ROUND)
    yield Sign(_FLAG_X, lane.y, "flag", 48, "bare")


def _sentence(played: SeatSummary, uncalled: int, point: Costliest | None, box: Box, voice: Voice) -> Iterator[Item]:
    """Say what cost most, and where the replay shows it; of who never slipped, that."""
    y = box.bottom - (32 if box.height >= _ROW_WITH_LANE else 28)
    if point is not None:
        words, tone = turning_point(point, voice), "bare"
        move = voice.say("juse-ending-move", move=point.move)
        yield Sign(WIDTH - _PAGE_ROOM + 8, y, "turn", 30)
        yield Label(WIDTH - _PAGE_ROOM + 34, y, move, 38, "glint", _PAGE_ROOM - 58, "left")
    elif not played.mistakes + uncalled and played.clean_run:
        words, tone = voice.say("juse-ending-clean", moves=played.clean_run), "muted"
    else:
        words, tone = voice.say("count-mistakes", mistakes=played.mistakes + uncalled), "muted"
    room = WIDTH - 48 if point is None else WIDTH - _PAGE_ROOM - 40
    yield Label(24, y, words, 40, tone, room, "left")


def _best_catch(best: Misplayed, caller: int, voice: Voice, y: int) -> Sequence[Item]:
    """Show who saw what, in their own words, and whom it cost how many cards."""
    return (
        Label(24, y, voice.say("juse-ending-best-catch"), 36, "muted", max_width=230, anchor="left"),
        SeatBadge(304, y, caller, 64),
        Area(668, y, 612, 68, "paper", 24),
        Label(668, y, voice.say("juse-ending-said", words=noticed(best, voice)), 38, "ink", max_width=580),
        SeatBadge(1034, y, best.seat, 64),
        Label(1128, y, voice.say("juse-moment-takes", cards=best.takes), 42, "fault", max_width=120),
    )
