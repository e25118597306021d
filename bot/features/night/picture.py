"""How a night has ended: who has won, the best catch, and everybody's points, as a picture with bars and in words."""

from collections.abc import Iterator, Sequence

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.features.night.standing import BEST, Placed
from bot.text import Words
from bot.ui.discord.components import ALT_LIMIT, Panel, shortened, within_limit
from bot.ui.discord.names import bare, written
from bot.ui.table.presentation import Presentation
from render.layout import Box, area, band
from render.scene import WIDTH, Area, Item, Label, Scene, Sign

MOST = 8
"""People with a bar; of the others the lines below tell."""
_HEAD, _ROW, _MARGIN, _SIDE = 124, 100, 12, 36
_PLACE_X, _NAME_LEFT, _NAME = 92, 180, 390
_BAR_LEFT, _BAR, _BAR_HEIGHT, _SHORTEST = 592, 420, 46, 12


def present_night(
    placed: Sequence[Placed],
    games: int,
    catch: str,
    words: Words,
    own: OwnLook = AS_THE_TABLE,
    panel: Panel = (),
) -> Presentation:
    """`catch`: the best one, in words."""
    lines = [result_text(placed, games, words), *([catch] if catch else [])]
    places = [place_text(one, words) for one in placed]
    if own.in_words:
        return Presentation(within_limit([*lines, *places]), panel)
    alt = [
        words.say("night-bar", place=one.place, name=bare(one.score.name), points=one.score.points) for one in placed
    ]
    lines += places[MOST:]
    scene = night_scene(placed, games, words)
    return Presentation(within_limit(lines), panel, scene, shortened("\n".join(alt), ALT_LIMIT))


def result_text(placed: Sequence[Placed], games: int, words: Words) -> str:
    winners = [written(bare(one.score.name)) for one in placed if one.place == 1]
    return words.say("night-over", games=games, winners=words.listed(winners), count=len(winners))


def score_text(one: Placed, words: Words) -> str:
    return words.say("night-score", name=written(bare(one.score.name)), points=one.score.points)


def place_text(one: Placed, words: Words) -> str:
    return words.say("stats-place", place=one.place, name=score_text(one, words))


def night_scene(placed: Sequence[Placed], games: int, words: Words) -> Scene:
    """Draw a bar for each of the best: a full one would be all games won."""
    shown = placed[:MOST]
    head, body = Box(0, 0, WIDTH, _HEAD + 2 * _MARGIN + _ROW * len(shown)).rows(_HEAD, 0)
    items: list[Item] = [
        band(head, "dusk"),
        Sign(_SIDE + 34, head.y, "crown", 68, "glint"),
        Label(_SIDE + 90, head.y, words.say("night-title"), 64, "bare", 640, "left"),
        Label(WIDTH - _SIDE, head.y, words.say("night-games", games=games), 46, "muted", 330, "right"),
    ]
    for one, box in zip(shown, body.inset(8, _MARGIN).rows(*[_ROW] * len(shown)), strict=True):
        items.extend(_row(box, one, games))
    return Scene(body.bottom, tuple(items))


def _row(box: Box, one: Placed, games: int) -> Iterator[Item]:
    first, points = one.place == 1, one.score.points
    yield area(box.inset(0, 4), "light" if first else "shadow", 16)
    yield Label(_PLACE_X, box.y, str(one.place), 56, "gold" if first else "muted", 110)
    yield Label(_NAME_LEFT, box.y, bare(one.score.name), 48, "bare", _NAME, "left")
    yield Area(_BAR_LEFT + _BAR // 2, box.y, _BAR, _BAR_HEIGHT, "dusk", 12)
    length = max(_SHORTEST, min(_BAR, round(_BAR * points / (BEST * max(1, games)))))
    if points:
        yield Area(
            _BAR_LEFT + length // 2, box.y, length, _BAR_HEIGHT, "gold" if first else "light", min(12, length // 2)
        )
    yield Label(WIDTH - _SIDE, box.y, str(points), 54, "glint" if first else "bare", 130, "right")
