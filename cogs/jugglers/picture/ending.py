"""What a round was worth, and the closing picture of a match: who won, and why."""

from collections.abc import Iterator, Sequence

from bot.core.game import Outcome, seats_and_places
from bot.core.summary import Summary
from bot.text.voice import Voice
from cogs.jugglers.picture.board import HEADER, HEADER_HEIGHT, TILE, VILLAGE_HEIGHT, policies, village
from cogs.jugglers.rules.seating import LAYOUTS
from cogs.jugglers.rules.state import RoundEnded, RoundResult, View
from render.layout import Box, area, band, frame
from render.scene import WIDTH, Area, Badge, CardAt, Item, Label, NamePlate, Scene, Sign, Tally

_LETTERS = 38
_SIGIL_X = 400
_LEFT, _RIGHT = 462, 1042
"""Matches begin at the left, allies end at the right. Together they are at most six, so there is room for both."""
_ALLY, _ALLY_STEP = 54, 59
_POINTS_X = 1120
_BANNER = 148
_BADGE = 54
_NAME_LEFT, _NAME_ROOM = 126, 222
_WORDS_LEFT = 166
_ROUNDS_LEFT, _ROUND_NUMBER, _ROUND_WINNER = 208, 52, 152
_MOST_NAMES = 2
"""More winners are shown by their badges only."""


def place_names(voice: Voice) -> list[str]:
    """Return the names of the seats, then of the dummies."""
    names = voice.names
    return [*names, *[voice.say("jugglers-picture-dummy")] * (LAYOUTS[len(names)].places - len(names))]


def points_text(points: float) -> str:
    """Write points with halves as people do, like 2½."""
    whole, half = divmod(points, 1)
    return f"{int(whole) or ''}½" if half else str(int(whole))


def round_scene(event: RoundEnded, voice: Voice) -> Scene:
    """Show the result of a round: every sigil, the points by reason, and who has won how many rounds."""
    result = event.result
    seats, rows = len(result.lines), len(result.sigils)
    *boxes, foot = Box(0, HEADER_HEIGHT + 54, WIDTH, 0).rows(*[118] * rows, VILLAGE_HEIGHT)
    items = [*_round_header(event, voice), *_captions(HEADER_HEIGHT + 26, voice)]
    names = place_names(voice)
    for place, box in enumerate(boxes):
        # Below the name: how many rounds the place has won of those that win the match.
        y, is_dummy = box.y, place >= seats
        state = "winner" if place in result.winners else "plain"
        items.append(area(box.inset(4, 2)))
        items.append(NamePlate(176, y if is_dummy else y - 22, 336, place, names[place], state=state))
        if not is_dummy:
            length = (event.wins - 1) * round(32 * 1.2) + 32
            items.append(Tally(14 + length // 2, y + 33, event.won[place], event.wins, 32))
        items += _reasons(result, place, y)
    items += village(result.village, foot.y, WIDTH - 20, voice)
    return Scene(foot.bottom, tuple(items), voice.look)


def _round_header(event: RoundEnded, voice: Voice) -> Sequence[Item]:
    """Show which round it was, and the badges of those who have won it."""
    winners, y = event.result.winners, HEADER.y
    over = voice.say("jugglers-picture-round-over", number=event.number)
    wins = voice.say("jugglers-picture-wins-round", several="yes" if len(winners) > 1 else "no")
    left = WIDTH - 290 - 68 * len(winners)
    return (
        band(HEADER, "gold"),
        Label(24, y, over, 46, "ink", 560, "left"),
        Label(WIDTH - 24, y, wins, 46, "ink", 200, "right"),
        Sign(left - 10, y, "crown", 58, "ink"),
        *(Badge(left + 62 + 68 * number, y, seat, 58) for number, seat in enumerate(winners)),
    )


def _captions(y: int, voice: Voice) -> Sequence[Item]:
    return (
        Label(_SIGIL_X - 4, y, voice.say("jugglers-picture-sigil"), _LETTERS, "muted", 116),
        Label(_LEFT + 26, y, voice.say("jugglers-picture-matches"), _LETTERS, "muted", 300, "left"),
        Label(_RIGHT - 14, y, voice.say("jugglers-picture-allies"), _LETTERS, "muted", 260, "right"),
        Label(_POINTS_X, y, voice.say("jugglers-picture-points"), _LETTERS, "muted", 146),
    )


def _reasons(result: RoundResult, place: int, y: int) -> Iterator[Item]:
    """Show sigil, passed policies that share with it, allies and points. A dummy has only a sigil."""
    yield CardAt(_SIGIL_X, y, result.sigils[place], TILE, style="tile")
    if place >= len(result.lines):
        return
    line = result.lines[place]
    allies_left = _RIGHT - _ALLY_STEP * len(line.allies)
    yield from policies(line.matches, _LEFT, y, allies_left - _LEFT)
    for number, ally in enumerate(line.allies):
        yield Badge(allies_left + _ALLY_STEP // 2 + _ALLY_STEP * number, y, ally, _ALLY)
    tone = "gold" if place in result.winners else "plain"
    yield Label(_POINTS_X, y, points_text(line.points), 54, tone, 136)


def ending_scene(view: View, summary: Summary | None, voice: Voice) -> Scene:
    """Paint the closing picture. Without a summary, nobody has counted mistakes."""
    outcome = Outcome(finished=True, winners=view.winners, scores=view.won)
    dummies = ((dummy, 0) for dummy in range(view.seats, len(view.results[-1].sigils)))
    order = [*seats_and_places(outcome, low_score_wins=False), *dummies]
    banner, captions, *rows, foot = Box(0, 0, WIDTH, 0).rows(_BANNER, 64, *[122] * len(order), VILLAGE_HEIGHT + 6)
    items = [*_banner(view, banner.y, voice), *_captions(captions.y, voice)]
    if summary is not None:
        items.append(Sign(42, captions.y, "cross", 34, "muted"))
        items.append(Label(68, captions.y, voice.say("jugglers-picture-mistakes"), _LETTERS, "muted", 260, "left"))
    for (place, rank), box in zip(order, rows, strict=True):
        items += _row(view, place, rank, box, summary, voice)
    foot_y = foot.top + 6 + VILLAGE_HEIGHT // 2
    items.append(band(foot, "dusk"))
    if view.results[1:]:
        items += _history(view.results, foot_y, voice)
    else:
        items += village(view.results[-1].village, foot_y, WIDTH - 20, voice)
    return Scene(foot.bottom, tuple(items), voice.look)


def _history(results: Sequence[RoundResult], y: int, voice: Voice) -> Iterator[Item]:
    """Show who has won which round, and with what sigil: the last ones, if there is no room for all."""
    yield Label(20, y, voice.say("jugglers-picture-rounds"), _LETTERS, "muted", 176, "left")
    widths = [_ROUND_NUMBER + _ROUND_WINNER * len(result.winners) for result in results]
    first = next(first for first in range(len(results)) if sum(widths[first:]) <= WIDTH - _ROUNDS_LEFT)
    x = _ROUNDS_LEFT
    for number, result in enumerate(results[first:], first + 1):
        yield Label(x, y, str(number), 48, "bare", _ROUND_NUMBER, "left")
        x += _ROUND_NUMBER
        for seat in result.winners:
            yield Badge(x + _BADGE // 2, y, seat, _BADGE)
            yield CardAt(x + _BADGE + 6 + TILE // 2, y, result.sigils[seat], TILE, style="tile")
            x += _ROUND_WINNER


def _banner(view: View, y: int, voice: Voice) -> Iterator[Item]:
    winners, room = view.winners, WIDTH - _WORDS_LEFT - 20
    wins = voice.say("jugglers-picture-wins", several="yes" if len(winners) > 1 else "no")
    yield band(Box(0, 0, WIDTH, _BANNER), "gold")
    yield Sign(82, y, "crown", 116, "ink")
    yield Label(_WORDS_LEFT, y + 34, wins, 46, "ink", room, "left")
    named = len(winners) <= _MOST_NAMES
    width = room // len(winners) if named else 80
    for number, seat in enumerate(winners):
        x = _WORDS_LEFT + width * number
        yield Badge(x + 33, y - 34, seat, 66)
        if named:
            yield Label(x + 80, y - 34, voice.names[seat], 56, "ink", width - 96, "left")


def _row(view: View, place: int, rank: int, box: Box, summary: Summary | None, voice: Voice) -> Iterator[Item]:
    won, above, below = place in view.winners, box.y - 29, box.y + 29
    yield area(box.inset(5, 3), "light" if won else "shadow")
    if won:
        yield frame(box.inset(4, 2))
    name_left, room = 16, _NAME_LEFT + _NAME_ROOM - 16
    if rank:
        name_left, room = _NAME_LEFT, _NAME_ROOM
        yield Area(66, above, 104, 52, "gold" if won else "paper", 26)
        yield Label(66, above, voice.say("jugglers-picture-rank", rank=rank), 36, "ink", 84)
    yield Label(name_left, above, place_names(voice)[place], _LETTERS, "bare", room, "left")
    yield Badge(16 + _BADGE // 2, below, place, _BADGE)
    if place < view.seats:
        yield Tally(84 + 18 * view.wins, below, view.won[place], view.wins, 30)
        if summary is not None:
            yield Sign(246, below, "cross", 34, "muted")
            yield Label(272, below, str(summary.seats[place].mistakes), 42, "bare", 76, "left")
    yield from _reasons(view.results[-1], place, box.y)
