"""A board: how everybody did whose result at a day's deal was shared in a channel, as a picture and in words. It
tells no card and no move.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.features.daily.store import Board, DayScore, SharedScore
from bot.tables.steps.lobby import good_number
from bot.text import Words, words_for
from bot.ui.discord.components import ALT_LIMIT, Button, shortened, within_limit, written_id
from bot.ui.discord.names import bare, written
from bot.ui.kit import GameKit
from bot.ui.table.presentation import Presentation
from render.layout import Box, area, band
from render.scene import WIDTH, Bars, Item, Label, Scene, Sign

DEAL = "daily"
"""Of a press."""
PLAY, BESIDE, WATCH = "play", "beside", "watch"
"""What its buttons and its list say."""

MOST = 12
"""People with a place on the picture; of the others their number is told."""
BARS = 24
_HEAD, _CAPTIONS, _FOOT, _SIDE = 112, 62, 96, 30
_ROWS, _ROW, _LEAST_ROW = 480, 104, 70
"""The height that rows share, and of one: at most, and at least."""
_NAME_LEFT, _NAME, _BARS_X, _BARS, _SCORE_X, _CLEAN_X = 152, 330, 756, 500, 1128, 1046
_COLUMN_HEAD, _PLATES, _PLATE = 108, 870, 92
_IN_WORDS = 5
"""So many heights are told in words."""


def present_board(
    board: Board,
    scores: Sequence[SharedScore],
    kit: GameKit,
    locale: str,
    best: int | None,
    own: OwnLook = AS_THE_TABLE,
    *,
    over: bool,
) -> Presentation:
    """`best`: the best possible score, if it is known. `over`: its day is."""
    words = words_for(locale, kit.name)
    head = words.say("daily-board", title=_title(kit, words), about=_about(board, kit, words, best), over=_yes(over))
    beside = Button(written_id(DEAL, BESIDE, board.game, board.day), words.say("button-beside"))
    panel = [[play_button(board.game, board.day, words, over=over), beside]]
    if own.in_words:
        lines = _lines(scores, kit, words, lambda name: written(bare(name)))
        return Presentation(within_limit([head, *lines]), panel)
    lines = [f"{_title(kit, words)}, {_about(board, kit, words, best)}", *_lines(scores, kit, words, bare)]
    scene = board_scene(board, scores, kit, words, best, over=over)
    return Presentation(head, panel, scene, shortened("\n".join(lines), ALT_LIMIT))


def play_button(game: str, day: str, words: Words, *, over: bool) -> Button:
    return Button(written_id(DEAL, PLAY, game, day), words.say("button-play-deal", over=_yes(over)), "go")


def ranks(scores: Sequence[DayScore]) -> list[int]:
    """Return the place of each, the best first; equals share it."""
    worths = [(score.place, score.score, score.clean, score.misplays) for score in scores]
    return [1 + worths.index(worth) for worth in worths]


def sampled(heights: Sequence[int], count: int) -> tuple[int, ...]:
    """Return so many of them at even distances, with the first and the last; all, if they are not more."""
    if len(heights) <= count:
        return tuple(heights)
    return tuple(heights[place * (len(heights) - 1) // (count - 1)] for place in range(count))


def _title(kit: GameKit, words: Words) -> str:
    return words.say("daily-board-title", game=words.say(f"{kit.name}-name"))


def _about(board: Board, kit: GameKit, words: Words, best: int | None) -> str:
    about = [words.day(board.day)]
    if not kit.for_one:
        about.append(words.say("daily-board-against", computers=good_number(kit.rules) - 1))
    elif best is not None:
        about.append(words.say(f"{kit.name}-board-best", best=best))
    return words.say("count-separator").join(about)


def _yes(told: bool) -> str:
    return "yes" if told else "no"


def _by_place(scores: Sequence[SharedScore], kit: GameKit) -> Mapping[int, Sequence[SharedScore]]:
    """Return who had which place at their own table, of those for whom there is room."""
    places = range(1, good_number(kit.rules) + 1)
    return {place: [score for score in scores[:MOST] if score.place == place] for place in places}


def _lines(scores: Sequence[SharedScore], kit: GameKit, words: Words, named: Callable[[str], str]) -> Iterator[str]:
    """Say all that the picture shows."""
    if not kit.for_one:
        for place, there in _by_place(scores, kit).items():
            names = [words.say("daily-board-name", name=named(one.name), clean=_yes(one.clean)) for one in there]
            if names:
                yield words.say("daily-board-column", place=place, names=words.listed(names))
    elif kit.height is not None and scores:
        yield words.say("daily-board-heights", strip=words.say(f"{kit.name}-board-strip"))
    for place, one in zip(ranks(scores), scores[:MOST], strict=False) if kit.for_one else ():
        key, clean = f"{kit.name}-scores-line", _yes(one.clean)
        told = words.say(key, name=named(one.name), score=one.score, clean=clean)
        heights = words.say("list-separator").join(map(str, sampled(one.heights, _IN_WORDS)))
        yield words.say("daily-board-line", place=place, told=told, heights=heights or "none")
    if len(scores) > MOST:
        yield words.say("daily-board-more", more=len(scores) - MOST)


# ------------------------------------------------------------ the picture


def board_scene(
    board: Board, scores: Sequence[SharedScore], kit: GameKit, words: Words, best: int | None, *, over: bool
) -> Scene:
    if kit.for_one:
        row = max(_LEAST_ROW, min(_ROW, _ROWS // max(1, len(scores))))
        middle = _CAPTIONS + row * len(scores[:MOST]) + 6
        draw = _strips
    else:
        longest = max(map(len, _by_place(scores, kit).values()))
        row = min(_PLATE, _PLATES // max(1, longest))
        middle = _COLUMN_HEAD + row * max(longest, 2) + 16
        draw = _columns
    head, body, foot = Box(0, 0, WIDTH, _HEAD + middle + _FOOT).rows(_HEAD, 0, _FOOT)
    items = (
        band(head, "dusk"),
        Label(_SIDE, head.y, _title(kit, words), 62, "bare", 630, "left"),
        Label(WIDTH - _SIDE, head.y, _about(board, kit, words, best), 44, "muted", 480, "right"),
        *draw(scores, kit, words, body, row),
        *_foot(scores, words, foot, over=over),
    )
    return Scene(foot.bottom, items)


def _strips(scores: Sequence[SharedScore], kit: GameKit, words: Words, body: Box, row: int) -> Iterator[Item]:
    """Draw a strip for each person: what was left, and how high it stood from start to end."""
    captions, *rows = body.rows(_CAPTIONS, *[row] * len(scores[:MOST]))
    highest = max((max(score.heights, default=0) for score in scores[:MOST]), default=0) or 1
    size = min(50, row * 3 // 5)
    if kit.height is not None:
        yield Label(_BARS_X, captions.y, words.say(f"{kit.name}-board-strip"), 40, "muted", _BARS)
    yield Label(_SCORE_X, captions.y, words.say(f"{kit.name}-board-score"), 40, "muted", 140)
    for box, place, one in zip(rows, ranks(scores), scores, strict=False):
        first = place == 1
        yield area(box.inset(4, 3), "light" if first else "shadow")
        yield Label(76, box.y, words.say("daily-board-place", place=place), 36, "gold" if first else "plain", 132)
        yield Label(_NAME_LEFT, box.y, bare(one.name), size, "bare", _NAME, "left")
        if one.heights:
            heights = tuple(height / highest for height in one.heights)
            room = row - 18
            yield Bars(_BARS_X, box.y, _BARS, room, heights, "glint" if first else "muted")
        if one.clean:
            yield Sign(_CLEAN_X, box.y, "check", 46, "glint")
        yield Label(_SCORE_X, box.y, f"{one.score:g}", 40, "gold" if first else "plain", 120)


def _columns(scores: Sequence[SharedScore], kit: GameKit, words: Words, body: Box, row: int) -> Iterator[Item]:
    """Put names under the place that each had at their own table."""
    by_place = _by_place(scores, kit)
    for column, (place, there) in zip(body.even_columns(len(by_place)), by_place.items(), strict=True):
        first = place == 1
        yield area(column.inset(4, 6), "light" if first else "shadow")
        pill = words.say("daily-board-place", place=place)
        yield Label(column.x, column.top + 58, pill, 52, "gold" if first else "plain", column.width - 30)
        _, *boxes = column.inset(14, 0).rows(_COLUMN_HEAD, *[row] * len(there))
        for box, one in zip(boxes, there, strict=True):
            yield area(box.inset(0, 5), "dusk")
            room = box.width - 24 - (62 if one.clean else 0)
            yield Label(box.left + 12 + room // 2, box.y, bare(one.name), min(44, row // 2), "bare", room)
            if one.clean:
                yield Sign(box.right - 36, box.y, "check", 50, "glint")


def _foot(scores: Sequence[SharedScore], words: Words, foot: Box, *, over: bool) -> Iterator[Item]:
    yield band(foot, "gold")
    yield Label(_SIDE, foot.y, words.say("daily-board-foot", over=_yes(over)), 50, "ink", 640, "left")
    right, more = WIDTH - _SIDE, len(scores) - MOST
    if more > 0:
        yield Label(right, foot.y, words.say("daily-board-plus", more=more), 50, "ink", 110, "right")
        right -= 135
    yield Label(right, foot.y, words.say("daily-board-clean"), 40, "ink", 250, "right")
    yield Sign(right - 284, foot.y, "check", 56, "ink")
