"""What a round was worth, and the closing picture of a match: who won, and why."""

from collections.abc import Iterator, Sequence

from bot.core.game import Outcome, seats_and_places
from bot.core.summary import Summary
from bot.text.voice import Voice, card_text, points_text
from cogs.jugglers.picture.board import (
    HEADER,
    HEADER_HEIGHT,
    TILE,
    VILLAGE_HEIGHT,
    hand_name,
    policies,
    village,
)
from cogs.jugglers.rules.decisive import Decisive
from cogs.jugglers.rules.state import RoundEnded, RoundResult, View, points_in
from cogs.jugglers.words.describe import picture_place_names
from render.layout import Box, area, band, frame
from render.scene import NARROWEST, WIDTH, Area, CardAt, Item, Label, NamePlate, Scene, SeatBadge, Sign, Tally

_LETTERS = 38
_SIGIL_X = 400
_LEFT, _RIGHT = 462, 1042
"""Matches begin at the left, allies end at the right. Together they are at most six, so there is room for both."""
_ALLY, _ALLY_STEP = 54, 59
_POINTS_X = 1120
_BANNER = 136
_BADGE = 54
_ROUND_ROW = 118
_NAME_LEFT, _NAME_ROOM = 126, 222
_WORDS_LEFT = 166
_ROWS = (116, 54), (103, 49)
"""The heights of a row and of the sentence below it: usually, and where five seats leave little room."""
_CROWDED = 5
_ROUNDS_LEFT, _WIDEST_ROUND = 380, 200
_BESIDE = 4
"""The rounds from which points stand beside the sigils."""
_MOST_NAMES = 2
"""The most winners shown by name; more are shown by their badges only."""


def round_scene(event: RoundEnded, voice: Voice, height: int = 0) -> Scene:
    """Show the result of a round: every sigil, the points by reason, who has won how many rounds, and, if the `height`
    is given, what has passed only where there is room.
    """
    result = event.result
    seats, rows, top = len(result.lines), len(result.sigils), HEADER_HEIGHT + 54
    row = min(_ROUND_ROW, (height - top) // rows) if height else _ROUND_ROW
    *boxes, foot = Box(0, top, WIDTH, 0).rows(*[row] * rows, VILLAGE_HEIGHT)
    # Which round it was, and the badges of those who have won it.
    winners, left, y = result.winners, WIDTH - 290 - 68 * len(result.winners), HEADER.y
    over = voice.say("jugglers-picture-round-over", number=event.number)
    wins = voice.say("jugglers-picture-wins-round", several=len(winners) > 1)
    items: list[Item] = [
        band(HEADER, "gold"),
        Label(24, y, over, 46, "ink", 560, "left"),
        Label(WIDTH - 24, y, wins, 46, "ink", 200, "right"),
        Sign(left - 10, y, "crown", 58, "ink"),
        *(SeatBadge(left + 62 + 68 * number, y, seat, 58) for number, seat in enumerate(winners)),
        *_captions(HEADER_HEIGHT + 26, voice),
    ]
    names = picture_place_names(voice)
    for place, box in enumerate(boxes):
        # Below the name: how many rounds the place has won of those that win the match.
        y, is_dummy = box.y, place >= seats
        state = "winner" if place in winners else "plain"
        items.append(area(box.inset(4, 2)))
        items.append(NamePlate(176, y if is_dummy else y - 22, 336, place, names[place], state=state))
        if not is_dummy:
            length = (event.wins - 1) * round(32 * 1.2) + 32
            items.append(Tally(14 + length // 2, y + 33, event.won[place], event.wins, 32))
        items += _reasons(result, place, y)
    if foot.bottom <= (height or foot.bottom):
        items += village(result.village, foot.y, WIDTH - 20, voice)
    return Scene(height or foot.bottom, tuple(items), voice.look)


def _captions(y: int, voice: Voice) -> Sequence[Item]:
    return (
        Label(_SIGIL_X - 4, y, voice.say("jugglers-picture-sigil"), _LETTERS, "muted", 116),
        Label(_LEFT + 26, y, voice.say("jugglers-picture-matches"), _LETTERS, "muted", 270, "left"),
        Label(_RIGHT - 14, y, voice.say("jugglers-picture-allies"), _LETTERS, "muted", 250, "right"),
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
        yield SeatBadge(allies_left + _ALLY_STEP // 2 + _ALLY_STEP * number, y, ally, _ALLY)
    tone = "gold" if place in result.winners else "plain"
    yield Label(_POINTS_X, y, points_text(line.points), 54, tone, 136)


def ending_scene(view: View, summary: Summary | None, voice: Voice) -> Scene:
    """Paint the closing picture: of a match of one round with the reason for every point, of a longer one with the
    sigils and points of all rounds. Without a summary, nobody has counted mistakes.
    """
    outcome = Outcome(True, view.winners, view.won, points=points_in(view.results, view.seats))
    order = list(seats_and_places(outcome, low_score_wins=False))
    dummies = [(dummy, 0) for dummy in range(view.seats, len(view.results[-1].sigils))]
    single = len(view.results) == 1
    row, sentence = _ROWS[single and len(order) == _CROWDED]
    heights = [*[row + sentence] * len(order), *[row] * len(dummies)]
    banner, captions, *rows = Box(0, 0, WIDTH, 0).rows(_BANNER, 56, *heights)
    items = [*_banner(view, banner.y, voice)]
    bottom = rows[-1].bottom
    items += _captions(captions.y, voice) if single else _round_captions(view.results, captions.y, voice)
    if summary is not None:
        items.append(Sign(42, captions.y, "cross", 34, "muted"))
        items.append(Label(68, captions.y, voice.say("jugglers-picture-mistakes"), _LETTERS, "muted", 260, "left"))
    points = {} if summary is None else {point.seat: point for point in summary.turning_points}
    for (place, rank), box in zip([*order, *dummies], rows, strict=True):
        upper = Box(box.left, box.top, box.width, row)
        items += _row(view, place, rank, box, upper, summary, voice)
        items += _reasons(view.results[-1], place, upper.y) if single else _rounds(view.results, place, upper, voice)
        point = points.get(place)
        if isinstance(point, Decisive):
            # Where the replay shows it, too.
            y, move = box.bottom - sentence // 2 - 4, voice.say("jugglers-picture-move", move=point.move)
            items += [
                Label(24, y, turning_point(point, voice), 38, "glint" if point.won else "bare", 890, "left"),
                Sign(942, y, "turn", 30),
                Label(968, y, move, _LETTERS, "glint", 210, "left"),
            ]
    if single:
        foot = Box(0, bottom, WIDTH, VILLAGE_HEIGHT + 6)
        items.append(band(foot, "dusk"))
        items += village(view.results[-1].village, foot.top + 6 + VILLAGE_HEIGHT // 2, WIDTH - 20, voice)
        bottom = foot.bottom
    return Scene(bottom, tuple(items), voice.look)


def _columns(results: Sequence[RoundResult]) -> list[Box]:
    width = min(_WIDEST_ROUND, (WIDTH - 12 - _ROUNDS_LEFT) // len(results))
    return Box(_ROUNDS_LEFT, 0, 0, 0).columns(*[width] * len(results))


def _round_captions(results: Sequence[RoundResult], y: int, voice: Voice) -> Iterator[Item]:
    for number, column in enumerate(_columns(results), 1):
        words = voice.say("jugglers-picture-round", number=number, many=len(results) > _BESIDE)
        yield Label(column.x, y, words, _LETTERS, "muted", column.width - 26)


def _rounds(results: Sequence[RoundResult], place: int, box: Box, voice: Voice) -> Iterator[Item]:
    """Show the sigil and the points of each round, golden where they won it: points stand beside the sigil or, of many
    rounds, below it.
    """
    beside = len(results) <= _BESIDE
    for result, column in zip(results, _columns(results), strict=True):
        won, is_player = place in result.winners, place < len(result.lines)
        size = TILE if beside else NARROWEST
        x, y = (column.left + TILE // 2 + 8, box.y) if beside else (column.x, box.top + 46)
        yield CardAt(x, y, result.sigils[place], size, "gold" if won else "plain", "tile")
        if is_player:
            text, tone = points_text(result.lines[place].points), "glint" if won else "bare"
            if beside:
                yield Label(x + TILE // 2 + 10, y, text, 50, tone, column.width - TILE - 26, "left")
            else:
                yield Label(x, y + 62, text, 36, tone, column.width - 6)


def _banner(view: View, y: int, voice: Voice) -> Iterator[Item]:
    winners, room = view.winners, WIDTH - _WORDS_LEFT - 20
    wins = voice.say("jugglers-picture-wins", several=len(winners) > 1)
    yield band(Box(0, 0, WIDTH, _BANNER), "gold")
    yield Sign(82, y, "crown", 116, "ink")
    yield Label(_WORDS_LEFT, y + 34, wins, 46, "ink", 500, "left")
    if len(view.results) == 1 and len(view.won) - len(winners) > 1:
        text = voice.say("jugglers-picture-tied", rank=len(winners) + 1)
        yield Label(WIDTH - 20, y + 36, text, _LETTERS, "ink", 500, "right")
    named = len(winners) <= _MOST_NAMES
    width = room // len(winners) if named else 80
    for number, seat in enumerate(winners):
        x = _WORDS_LEFT + width * number
        yield SeatBadge(x + 33, y - 34, seat, 66)
        if named:
            yield Label(x + 80, y - 34, voice.names[seat], 56, "ink", width - 96, "left")


def _row(
    view: View, place: int, rank: int, box: Box, upper: Box, summary: Summary | None, voice: Voice
) -> Iterator[Item]:
    won, aside = place in view.winners, upper.height // 4
    above, below = upper.y - aside, upper.y + aside
    yield area(box.inset(5, 3), "light" if won else "shadow")
    if won:
        yield frame(box.inset(4, 2))
    name_left, room = 16, _NAME_LEFT + _NAME_ROOM - 16
    if rank:
        name_left, room = _NAME_LEFT, _NAME_ROOM
        yield Area(66, above, 104, 52, "gold" if won else "paper", 26)
        yield Label(66, above, voice.say("jugglers-picture-rank", rank=rank), 36, "ink", 84)
    yield Label(name_left, above, picture_place_names(voice)[place], _LETTERS, "bare", room, "left")
    yield SeatBadge(16 + _BADGE // 2, below, place, _BADGE)
    if place < view.seats:
        yield Tally(84 + 18 * view.wins, below, view.won[place], view.wins, 30)
        if summary is not None:
            yield Sign(246, below, "cross", 34, "muted")
            yield Label(272, below, str(summary.seats[place].mistakes), 42, "bare", 76, "left")


def turning_point(point: Decisive, voice: Voice) -> str:
    """Say what decided a match for a seat, without its name."""
    how = "won" if point.won else "failed" if point.policy is not None else "passed" if point.allied else "no-ally"
    return voice.say(
        f"jugglers-turning-{how}",
        by=points_text(point.by) if point.by else "none",
        policy=card_text(point.policy, "none"),
        hand=hand_name(point.strength, voice),
        joker=hand_name(point.joker, voice),
    )
