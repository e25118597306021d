"""The stars of a game that one person has played alone: below its closing picture, with a line to copy."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from bot.features.stats.store import StatsBook
from bot.tables.steps.model import TableData
from bot.text import Words, words_for
from bot.ui.kit import GameKit
from bot.ui.table.additions import Strip
from bot.ui.table.reconciler import Context
from bot.ui.table.stars import MOST, Stars, result_of, star_signs, stars_of
from render.layout import Box, area, band
from render.scene import WIDTH, Area, Item, Label, Scene, Sign

_STARS, _SAID, _WAY, _WEEK, _SIDE = 200, 84, 190, 104, 60
_STAR, _PLACE = 136, 68
_BEYOND = 4
"""How much farther than a result of one star the way to the best begins."""


async def stars_below(context: Context, data: TableData, locale: str) -> Sequence[Strip]:
    kit, words, seat = context.kits[data.game], words_for(locale, data.game), data.seat_of(data.opener_id)
    best = await _best(context, data)
    if seat is None or (stars := stars_of(kit, data, best)) is None:
        return ()
    outcome = kit.rules.outcome(data.state)
    of_week = await StatsBook(context.tables.store).is_best_of_week(data, kit.rules)
    distance = outcome.scores[seat] - best if kit.for_one and best is not None else None
    return [_strip(stars, kit, words, result_of(kit, data, best, words), best, distance, of_week=of_week)]


async def _best(context: Context, data: TableData) -> int | None:
    if context.kits[data.game].best is None:
        return None
    summary = await context.summaries.of(await context.tables.find(data.id))
    return None if summary is None else summary.best


def _strip(
    stars: Stars,
    kit: GameKit,
    words: Words,
    result: str,
    best: int | None,
    distance: float | None,
    *,
    of_week: bool,
) -> Strip:
    """`distance`: how far from the best possible, in a game for one."""
    said = [stars.said(words), *([words.say("stars-week")] if of_week else [])]
    line = words.say("stars-line", signs=stars.signs, game=words.say(f"{kit.name}-name"), result=result)
    height = _STARS + _SAID + _WAY * (distance is not None) + _WEEK * of_week
    draw = partial(_draw, stars, kit, words, best or 0, distance, of_week=of_week)
    return Strip(height, draw, "\n".join([line.strip("`"), *said]), line, "\n".join([line, *said]))


def _draw(
    stars: Stars, kit: GameKit, words: Words, best: int, distance: float | None, box: Box, *, of_week: bool
) -> Iterator[Item]:
    top, said, *rest = box.rows(_STARS, _SAID, *([_WAY] if distance is not None else []), *([_WEEK] if of_week else []))
    yield band(Box(box.left, box.top, box.width, _STARS + _SAID), "shadow")
    yield from star_signs(top.x, top.y + 6, _STAR, stars.count)
    yield Label(said.x, said.y - 10, stars.said(words), 52, "glint", WIDTH - 2 * _SIDE)
    if distance is not None:
        yield from _way(rest[0], kit, best, distance)
    if of_week:
        week = rest[-1]
        yield band(week, "gold")
        yield Sign(_SIDE + 20, week.y, "star", 64, "ink")
        yield Label(_SIDE + 76, week.y, words.say("stars-week"), 54, "ink", WIDTH - 2 * _SIDE - 76, "left")


def _way(box: Box, kit: GameKit, best: int, distance: float) -> Iterator[Item]:
    """Draw the way to the best possible, with the places of the stars on it."""
    length, farthest = WIDTH - 2 * _SIDE - 60, kit.star_distances[0] + _BEYOND
    left, y = _SIDE, box.top + 96

    def x_of(away: float) -> int:
        return left + round(length * (1 - min(away, farthest) / farthest))

    yield band(box, "shadow")
    yield area(Box(left, y - 18, length + 30, 36), "dusk")
    if (reached := x_of(distance)) > left + 36:
        yield area(Box(left, y - 18, reached - left, 36), "gold")
    for number, limit in enumerate(kit.star_distances, 1):
        x = x_of(limit)
        yield Area(x, y, 6, 58, "paper", 0)
        for sign in range(number):
            yield Sign(
                x + round((sign - (number - 1) / 2) * 40), y - 58, "star", 38, "glint" if limit >= distance else "muted"
            )
        yield Label(x, y + 58, f"{best + limit:g}", 44, "bare", 90)
    yield Area(reached, y, _PLACE, _PLACE, "paper", _PLACE // 2)
    yield Label(reached, y, f"{best + distance:g}", 42, "ink", _PLACE - 10)


def example_stars(kits: Sequence[GameKit]) -> Mapping[str, Scene]:
    """Return what stands below a solitaire's picture, and below one of a game for several."""
    pictures: dict[str, Scene] = {}
    for for_one in (True, False):
        kit = next((kit for kit in kits if kit.for_one is for_one), None)
        if kit is not None:
            stars, words = Stars(2, "score", 2) if for_one else Stars(MOST), words_for("", kit.name)
            strip = _strip(stars, kit, words, "", 1, 2 if for_one else None, of_week=for_one)
            pictures[f"stars-{kit.name}"] = Scene(strip.height, tuple(strip.draw(Box(0, 0, WIDTH, strip.height))))
    return pictures
