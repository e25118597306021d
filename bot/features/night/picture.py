"""How a night goes on, as bars below the pictures of its tables, and how it has ended: who has won, the best catch, and
everybody's points, as a picture and in words.
"""

from collections.abc import Iterator, Mapping, Sequence

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.features.night.standing import BEST, PlacedScore, Score, standing
from bot.text import Words, words_for
from bot.ui.discord.components import ALT_LIMIT, Panel, shortened, within_limit
from bot.ui.discord.names import bare, written
from bot.ui.kit import GameKit
from bot.ui.table.presentation import Presentation
from bot.ui.table.strip import Strip
from render.layout import Box, area, band
from render.scene import WIDTH, Fill, Item, Label, Scene, Sign

MOST = 8
"""People with a bar; of the others the lines below tell."""
_HEAD, _ROW, _MARGIN, _SIDE = 124, 100, 12, 36
_PLACE_X, _NAME_LEFT, _NAME = 92, 180, 390
_BAR_LEFT, _BAR, _BAR_HEIGHT, _SHORTEST = 592, 420, 46, 12
_TITLE, _CELL, _GAP = 76, 92, 8
_CELL_PLACE, _CELL_BAR = 76, 18


def present_night(
    placed: Sequence[PlacedScore],
    games: int,
    catch: str,
    words: Words,
    own: OwnLook = AS_THE_TABLE,
    panel: Panel = (),
) -> Presentation:
    """`catch`: the best one, in words."""
    lines = [result_text(placed, games, words), *([catch] if catch else [])]
    places = [place_text(entry, words) for entry in placed]
    if own.in_words:
        return Presentation(within_limit([*lines, *places]), panel)
    lines += places[MOST:]
    scene = night_scene(placed, games, words)
    return Presentation(within_limit(lines), panel, scene, shortened("\n".join(_alt(placed, words)), ALT_LIMIT))


def result_text(placed: Sequence[PlacedScore], games: int, words: Words) -> str:
    winners = [written(bare(entry.score.name)) for entry in placed if entry.place == 1]
    return words.say("night-over", games=games, winners=words.some(winners), count=len(winners))


def score_text(entry: PlacedScore, words: Words) -> str:
    return words.say("night-score", name=written(bare(entry.score.name)), points=entry.score.points)


def place_text(entry: PlacedScore, words: Words) -> str:
    return words.say("stats-place", place=entry.place, name=score_text(entry, words))


def _alt(placed: Sequence[PlacedScore], words: Words) -> Iterator[str]:
    for entry in placed:
        yield words.say("night-bar", place=entry.place, name=bare(entry.score.name), points=entry.score.points)


# ------------------------------------------------------------ while it goes on


def standing_strip(
    placed: Sequence[PlacedScore], games: int, words: Words, line: str, in_words: str, *, newest: bool
) -> Strip:
    """Draw the best in two columns. `newest`: the points of the last game are shown in white."""
    shown = placed[:MOST]
    alt = "\n".join([words.say("night-title"), *_alt(shown, words)])

    def draw(strip: Box) -> Iterator[Item]:
        title, body, _ = strip.rows(_TITLE, 0, _GAP)
        yield band(strip, "dusk")
        yield Label(_SIDE, title.y, words.say("night-title"), 44, "bare", 640, "left")
        cells = [cell for column in body.columns(0, WIDTH // 2) for cell in column.rows(*[_CELL] * rows)]
        for entry, cell in zip(shown, cells, strict=False):
            yield from _cell(cell.inset(_GAP, _GAP // 2), entry, games, newest=newest)

    rows = -(-len(shown) // 2)
    return Strip(_TITLE + rows * _CELL + _GAP, draw, alt, line, in_words)


def _cell(box: Box, entry: PlacedScore, games: int, *, newest: bool) -> Iterator[Item]:
    first, score = entry.place == 1, entry.score
    place, rest, _ = box.columns(_CELL_PLACE, 0, 20)
    words, bar = rest.rows(0, _CELL_BAR + 12)
    gained = score.gained if newest else 0
    yield area(box, "light" if first else "shadow", 16)
    yield Label(place.x, box.y, str(entry.place), 40 if first else 50, "gold" if first else "muted", 56)
    name, gain, points = words.columns(0, 96, 110)
    yield Label(name.left, name.y, bare(score.name), 38, "bare", name.width - 8, "left")
    if gained:
        yield Label(gain.right, gain.y, f"+{gained}", 38, "bare", gain.width, "right")
    yield Label(points.right, points.y, str(score.points), 40, "glint" if first else "bare", points.width - 12, "right")
    lane = Box(bar.left, bar.top, bar.width - 12, _CELL_BAR)
    yield area(lane, "dusk", 8)
    yield from _bar(lane, score.points, games, "paper")
    yield from _bar(lane, score.points - gained, games, "gold" if first else "light")


def _bar(lane: Box, points: int, games: int, fill: Fill) -> Iterator[Item]:
    """Draw a bar that is full if all games were won."""
    if points:
        length = max(_SHORTEST, min(lane.width, round(lane.width * points / (BEST * max(1, games)))))
        yield area(Box(lane.left, lane.top, length, lane.height), fill, min(12, length // 2))


# ------------------------------------------------------------ when it is over


def night_scene(placed: Sequence[PlacedScore], games: int, words: Words) -> Scene:
    """Draw a bar for each of the best."""
    shown = placed[:MOST]
    head, body = Box(0, 0, WIDTH, _HEAD + 2 * _MARGIN + _ROW * len(shown)).rows(_HEAD, 0)
    items: list[Item] = [
        band(head, "dusk"),
        Sign(_SIDE + 34, head.y, "crown", 68, "glint"),
        Label(_SIDE + 90, head.y, words.say("night-title"), 64, "bare", 640, "left"),
        Label(WIDTH - _SIDE, head.y, words.say("night-games", games=games), 46, "muted", 330, "right"),
    ]
    for entry, box in zip(shown, body.inset(8, _MARGIN).rows(*[_ROW] * len(shown)), strict=True):
        items.extend(_row(box, entry, games))
    return Scene(body.bottom, tuple(items))


def _row(box: Box, entry: PlacedScore, games: int) -> Iterator[Item]:
    first, points = entry.place == 1, entry.score.points
    yield area(box.inset(0, 4), "light" if first else "shadow", 16)
    yield Label(_PLACE_X, box.y, str(entry.place), 56, "gold" if first else "muted", 110)
    yield Label(_NAME_LEFT, box.y, bare(entry.score.name), 48, "bare", _NAME, "left")
    lane = Box(_BAR_LEFT, box.y - _BAR_HEIGHT // 2, _BAR, _BAR_HEIGHT)
    yield area(lane, "dusk", 12)
    yield from _bar(lane, points, games, "gold" if first else "light")
    yield Label(WIDTH - _SIDE, box.y, str(points), 54, "glint" if first else "bare", 130, "right")


# ------------------------------------------------------------ for the gallery


_FOUR = (("Zoë", 267, 100), ("තරිඳු පෙරේරා", 233, 67), ("田中太郎と愉快な仲間たちの長い名前", 100, 0), ("Bob", 0, 0))


def example_nights(_: Sequence[GameKit]) -> Mapping[str, Scene]:
    many = [(f"{name} {number}", 1200 - 90 * number, 50 * number) for number in range(3) for name, *_ in _FOUR]
    examples: dict[str, Scene] = {}
    for name, people, games in (("4", _FOUR, 3), ("12", many, 12)):
        placed = standing([Score(number, *person) for number, person in enumerate(people)])
        examples[f"night-{name}"] = night_scene(placed, games, words_for(""))
        strip = standing_strip(placed, games, words_for(""), "", "", newest=True)
        examples[f"night-strip-{name}"] = Scene(strip.height, (*strip.draw(Box(0, 0, WIDTH, strip.height)),))
    return examples
