"""What a round was worth, a row for each place: sigil, passed policies that share with it, allies, points."""

from collections.abc import Iterator

from bot.text.reader import Reader
from cogs.jugglers.picture.village import POLICY, policies
from cogs.jugglers.rules.state import RoundResult, View
from render.scene import Badge, CardAt, Item, Label

LETTERS = 38
_SIGIL_X = 400
_MATCHES_LEFT, _MATCHES_RIGHT = 462, 790
_ALLIES_LEFT, _ALLY, _ALLY_STEP = 808, 54, 59
_POINTS_X, _POINTS_WIDTH = 1120, 136


def points_text(points: float) -> str:
    """With halves as people write them, like 2½."""
    whole, half = divmod(points, 1)
    return f"{int(whole) or ''}½" if half else str(int(whole))


def places(view: View) -> list[int]:
    """Those whose sigils count, dummies last."""
    return list(range(len(view.results[-1].sigils)))


def captions(y: int, reader: Reader) -> Iterator[Item]:
    matches_x = (_MATCHES_LEFT + _MATCHES_RIGHT) // 2
    allies_x = _ALLIES_LEFT + 102
    for x, key, width in (
        (_SIGIL_X, "sigil", 120),
        (matches_x, "matches", _MATCHES_RIGHT - _MATCHES_LEFT),
        (allies_x, "allies", 204),
        (_POINTS_X, "points", 146),
    ):
        yield Label(x, y, reader.say(f"jugglers-picture-{key}"), LETTERS, "muted", width)


def reasons(result: RoundResult, place: int, y: int) -> Iterator[Item]:
    """A dummy has only a sigil."""
    yield CardAt(_SIGIL_X, y, result.sigils[place], POLICY, style="tile")
    if place >= len(result.lines):
        return
    line = result.lines[place]
    yield from policies(line.matches, _MATCHES_LEFT, y, _MATCHES_RIGHT - _MATCHES_LEFT)
    for number, ally in enumerate(line.allies):
        yield Badge(_ALLIES_LEFT + _ALLY // 2 + _ALLY_STEP * number, y, ally, _ALLY)
    tone = "gold" if place in result.winners else "plain"
    yield Label(_POINTS_X, y, points_text(line.points), 54, tone, _POINTS_WIDTH)
