"""What a round was worth, a row for each place: sigil, passed policies that share with it, allies, points."""

from collections.abc import Iterator

from bot.text.voice import Voice
from cogs.jugglers.picture.village import POLICY, policies
from cogs.jugglers.rules.state import RoundResult, View
from render.scene import Badge, CardAt, Item, Label

LETTERS = 38
_SIGIL_X = 400
_LEFT, _RIGHT = 462, 1042
"""Matches begin at the left, allies end at the right. Together they are at most six, so there is room for both."""
_ALLY, _ALLY_STEP = 54, 59
_POINTS_X, _POINTS_WIDTH = 1120, 136


def points_text(points: float) -> str:
    """With halves as people write them, like 2½."""
    whole, half = divmod(points, 1)
    return f"{int(whole) or ''}½" if half else str(int(whole))


def places(view: View) -> list[int]:
    """Those whose sigils count, dummies last."""
    return list(range(len(view.results[-1].sigils)))


def captions(y: int, voice: Voice) -> Iterator[Item]:
    def word(key: str) -> str:
        return voice.say(f"jugglers-picture-{key}")

    yield Label(_SIGIL_X - 4, y, word("sigil"), LETTERS, "muted", 116)
    yield Label(_LEFT + 26, y, word("matches"), LETTERS, "muted", 300, "left")
    yield Label(_RIGHT - 14, y, word("allies"), LETTERS, "muted", 260, "right")
    yield Label(_POINTS_X, y, word("points"), LETTERS, "muted", 146)


def reasons(result: RoundResult, place: int, y: int) -> Iterator[Item]:
    """A dummy has only a sigil."""
    yield CardAt(_SIGIL_X, y, result.sigils[place], POLICY, style="tile")
    if place >= len(result.lines):
        return
    line = result.lines[place]
    allies_left = _RIGHT - _ALLY_STEP * len(line.allies)
    yield from policies(line.matches, _LEFT, y, allies_left - _LEFT)
    for number, ally in enumerate(line.allies):
        yield Badge(allies_left + _ALLY_STEP // 2 + _ALLY_STEP * number, y, ally, _ALLY)
    tone = "gold" if place in result.winners else "plain"
    yield Label(_POINTS_X, y, points_text(line.points), 54, tone, _POINTS_WIDTH)
