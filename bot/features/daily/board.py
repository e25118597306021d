"""A board: how everybody did whose result at a day's deal was shared in a channel, as a picture and in words. It
tells no card and no move.
"""

from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.chance import Seeded
from bot.features.daily.results import Board, DayScore, SharedScore
from bot.features.daily.store import DailyBook
from bot.tables.runtime.alarms import Alarms
from bot.tables.steps.days import next_day, utc_day
from bot.tables.steps.lobby import good_number
from bot.tables.store.store_errors import StoreError
from bot.text import Words, words_for
from bot.ui.discord.components import ALT_LIMIT, Button, shortened, within_limit, written_id
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import ReadyMessage, nonce_for
from bot.ui.discord.whereabouts import known_place
from bot.ui.kit import GameKit
from bot.ui.table.posts import Owed, Posts
from bot.ui.table.presentation import Presentation
from bot.ui.table.reconciler import Context
from render.layout import Box, area, band
from render.scene import WIDTH, Bars, Item, Label, Scene, Sign

DEAL = "daily"
"""The kind of its presses."""
PLAY, BESIDE, WATCH = "play", "beside", "watch"
"""The verbs of its buttons and its list."""

MOST = 12
"""People with a place on the picture; of the others their number is told."""
BARS = 24
_HEAD, _CAPTIONS, _FOOT, _SIDE = 112, 62, 96, 30
_ROWS, _ROW, _LEAST_ROW = 480, 104, 70
"""The height that rows share, and of one: at most, and at least."""
_NAME_LEFT, _NAME, _BARS_X, _BARS, _SCORE_X, _CLEAN_X = 152, 330, 756, 500, 1128, 1046
_COLUMN_HEAD, _PLATES, _PLATE = 108, 870, 92
_IN_WORDS = 5
"""The number of heights that are told in words."""


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
    head = words.say("daily-board", title=_title(kit, words), about=_about(board, kit, words, best), over=over)
    beside = Button(written_id(DEAL, BESIDE, board.game, board.day), words.say("button-beside"))
    panel = [[play_button(board.game, board.day, words, over=over), beside]]
    if own.in_words:
        lines = _lines(scores, kit, words, lambda name: written(bare(name)))
        return Presentation(within_limit([head, *lines]), panel)
    lines = [f"{_title(kit, words)}, {_about(board, kit, words, best)}", *_lines(scores, kit, words, bare)]
    scene = board_scene(board, scores, kit, words, best, over=over)
    return Presentation(head, panel, scene, shortened("\n".join(lines), ALT_LIMIT))


class Head(NamedTuple):
    """What the picture of a board says besides its results."""

    title: str
    about: str
    foot: str
    strip: str = ""
    """What the bars are; empty: there are none."""
    score: str = ""
    clean: str = ""
    """What a check says; empty: there are none."""


class Kind(NamedTuple):
    """A board of something else than a game's deal."""

    scores: Callable[[Board], Awaitable[list[SharedScore]]]
    present: Callable[[Board, Sequence[SharedScore], str, OwnLook, bool], Presentation]
    """The board, its results, the language, the look, and whether the day is over."""


def play_button(game: str, day: str, words: Words, *, over: bool) -> Button:
    return Button(written_id(DEAL, PLAY, game, day), words.say("button-play-deal", over=over), "go")


def ranks(scores: Sequence[DayScore]) -> list[int]:
    """Return the place of each score, the best first; equals share it."""
    worths = [(score.place, score.score, score.clean, score.misplays) for score in scores]
    return [1 + worths.index(worth) for worth in worths]


def sampled(heights: Sequence[int], count: int) -> tuple[int, ...]:
    """Return `count` heights at even distances, with the first and the last; all, if there are no more."""
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


def _by_place(scores: Sequence[SharedScore], kit: GameKit) -> Mapping[int, Sequence[SharedScore]]:
    """Return the scores by the place at their own table, those for whom there is room."""
    places = range(1, good_number(kit.rules) + 1)
    return {place: [score for score in scores[:MOST] if score.place == place] for place in places}


def _lines(scores: Sequence[SharedScore], kit: GameKit, words: Words, named: Callable[[str], str]) -> Iterator[str]:
    """Describe the picture."""
    if not kit.for_one:
        for place, there in _by_place(scores, kit).items():
            names = [words.say("daily-board-name", name=named(shared.name), clean=shared.clean) for shared in there]
            if names:
                yield words.say("daily-board-column", place=place, names=words.listed(names))
    elif kit.height is not None and scores:
        yield words.say("daily-board-heights", strip=words.say(f"{kit.name}-board-strip"))
    for place, shared in zip(ranks(scores), scores[:MOST], strict=False) if kit.for_one else ():
        key = f"{kit.name}-scores-line"
        told = words.say(key, name=named(shared.name), score=shared.score, clean=shared.clean)
        heights = words.say("list-separator").join(map(str, sampled(shared.heights, _IN_WORDS)))
        yield words.say("daily-board-line", place=place, told=told, heights=heights or "none")
    if len(scores) > MOST:
        yield words.say("daily-board-more", more=len(scores) - MOST)


# ------------------------------------------------------------ the picture


def board_scene(
    board: Board, scores: Sequence[SharedScore], kit: GameKit, words: Words, best: int | None, *, over: bool
) -> Scene:
    foot, clean = words.say("daily-board-foot", over=over), words.say("daily-board-clean")
    head = Head(_title(kit, words), _about(board, kit, words, best), foot, clean=clean)
    if kit.for_one:
        strip = "" if kit.height is None else words.say(f"{kit.name}-board-strip")
        return strips_scene(scores, head._replace(strip=strip, score=words.say(f"{kit.name}-board-score")), words)
    longest = max(map(len, _by_place(scores, kit).values()))
    row = min(_PLATE, _PLATES // max(1, longest))
    height = _COLUMN_HEAD + row * max(longest, 2) + 16
    return _framed(scores, head, words, height, lambda body: _columns(scores, kit, words, body, row))


def strips_scene(scores: Sequence[SharedScore], head: Head, words: Words) -> Scene:
    """Draw a strip for each person."""
    row = max(_LEAST_ROW, min(_ROW, _ROWS // max(1, len(scores))))
    height = _CAPTIONS + row * len(scores[:MOST]) + 6
    return _framed(scores, head, words, height, lambda body: _strips(scores, head, words, body, row))


def _framed(
    scores: Sequence[SharedScore], head: Head, words: Words, height: int, draw: Callable[[Box], Iterable[Item]]
) -> Scene:
    top, body, foot = Box(0, 0, WIDTH, _HEAD + height + _FOOT).rows(_HEAD, 0, _FOOT)
    items = (
        band(top, "dusk"),
        Label(_SIDE, top.y, head.title, 62, "bare", 630, "left"),
        Label(WIDTH - _SIDE, top.y, head.about, 44, "muted", 480, "right"),
        *draw(body),
        *_foot(scores, head, words, foot),
    )
    return Scene(foot.bottom, items)


def _strips(scores: Sequence[SharedScore], head: Head, words: Words, body: Box, row: int) -> Iterator[Item]:
    """Draw for each person their score, and how it went from start to end."""
    captions, *rows = body.rows(_CAPTIONS, *[row] * len(scores[:MOST]))
    highest = max((max(score.heights, default=0) for score in scores[:MOST]), default=0) or 1
    size = min(50, row * 3 // 5)
    if head.strip:
        yield Label(_BARS_X, captions.y, head.strip, 40, "muted", _BARS)
    yield Label(_SCORE_X, captions.y, head.score, 40, "muted", 140)
    for box, place, shared in zip(rows, ranks(scores), scores, strict=False):
        first = place == 1
        yield area(box.inset(4, 3), "light" if first else "shadow")
        yield Label(76, box.y, words.say("daily-board-place", place=place), 36, "gold" if first else "plain", 132)
        yield Label(_NAME_LEFT, box.y, bare(shared.name), size, "bare", _NAME, "left")
        if shared.heights:
            heights = tuple(height / highest for height in shared.heights)
            room = row - 18
            yield Bars(_BARS_X, box.y, _BARS, room, heights, "glint" if first else "muted")
        if shared.clean:
            yield Sign(_CLEAN_X, box.y, "check", 46, "glint")
        yield Label(_SCORE_X, box.y, f"{shared.score:g}", 40, "gold" if first else "plain", 120)


def _columns(scores: Sequence[SharedScore], kit: GameKit, words: Words, body: Box, row: int) -> Iterator[Item]:
    """Put names under the place that each had at their own table."""
    by_place = _by_place(scores, kit)
    for column, (place, there) in zip(body.even_columns(len(by_place)), by_place.items(), strict=True):
        first = place == 1
        yield area(column.inset(4, 6), "light" if first else "shadow")
        pill = words.say("daily-board-place", place=place)
        yield Label(column.x, column.top + 58, pill, 52, "gold" if first else "plain", column.width - 30)
        _, *boxes = column.inset(14, 0).rows(_COLUMN_HEAD, *[row] * len(there))
        for box, shared in zip(boxes, there, strict=True):
            yield area(box.inset(0, 5), "dusk")
            room = box.width - 24 - (62 if shared.clean else 0)
            yield Label(box.left + 12 + room // 2, box.y, bare(shared.name), min(44, row // 2), "bare", room)
            if shared.clean:
                yield Sign(box.right - 36, box.y, "check", 50, "glint")


def _foot(scores: Sequence[SharedScore], head: Head, words: Words, foot: Box) -> Iterator[Item]:
    yield band(foot, "gold")
    yield Label(_SIDE, foot.y, head.foot, 50, "ink", 640, "left")
    right, more = WIDTH - _SIDE, len(scores) - MOST
    if more > 0:
        yield Label(right, foot.y, words.say("daily-board-plus", more=more), 50, "ink", 110, "right")
        right -= 135
    if head.clean:
        yield Label(right, foot.y, head.clean, 40, "ink", 250, "right")
        yield Sign(right - 284, foot.y, "check", 56, "ink")


# ------------------------------------------------------------ its messages


MOVES_AFTER = 3600.0
"""Seconds for which a board stays where it was posted."""
_BETWEEN = 0.5
"""Seconds between two boards that are renewed when a day is over."""
_SOON = 60.0

Key = tuple[str, str, int]
"""Game, day and channel."""


def key_of(board: Board) -> Key:
    return board.game, board.day, board.channel_id


class Boards:
    """The boards of all channels: posted with the first result that is shared, kept right, and moved to the end of
    their channel at most once an hour.
    """

    def __init__(self, context: Context) -> None:
        self.context = context
        self.book = DailyBook(context.tables.store)
        self.kinds: dict[str, Kind] = {}
        """Those of other features, by what stands in place of the game."""
        self._posts = Posts("board", context, self._owed, self._channel_gone)
        self._alarms = Alarms(context.tables.clock.wall, self._look)
        context.tables.on_resumed.append(self.post_pending)

    async def close(self) -> None:
        await self._alarms.close()

    @property
    def now(self) -> float:
        return self.context.tables.clock.wall()

    def is_over(self, board: Board) -> bool:
        return board.day < utc_day(self.now)

    async def post_pending(self) -> None:
        """Show all boards that are out of date, and come back when the day is over."""
        today = utc_day(self.now)
        for number, board in enumerate(await self.book.unposted(today)):
            self._posts.show_in(key_of(board), board.guild_id, number * _BETWEEN)
        self._alarms.set("day", next_day(today))

    async def _look(self, _: Hashable) -> None:
        try:
            await self.post_pending()
        except StoreError:
            self._alarms.set("day", self.now + _SOON)

    async def put(self, board: Board) -> Board:
        """Show the news of a board, and return the board as it is then."""
        await self._posts.show(key_of(board), board.guild_id)
        return await self.book.find(*key_of(board)) or board

    async def _owed(self, key: Key) -> Owed | None:
        board = await self.book.find(*key)
        if board is None or board.game not in (*self.context.kits, *self.kinds):
            return None
        scores, over = await self.scores(board), self.is_over(board)
        newest, posted_at = max((score.shared_at for score in scores), default=0.0), board.posted_at
        moves = newest >= posted_at + MOVES_AFTER
        place = known_place(self.context.client, board.guild_id, board.channel_id)
        if board.message_id is not None and moves and getattr(place, "last_message_id", None) == board.message_id:
            moves, posted_at = False, self.now

        async def note(posted: int | None) -> None:
            is_new = posted not in (None, board.message_id)
            await self.book.note_shown(board, posted, self.now if is_new else posted_at, over=over)

        return Owed(
            board.channel_id,
            await self.ready(board, await self.context.locale(board.guild_id)),
            nonce_for(DEAL, *key, posted_at),
            note,
            board.message_id,
            again=newest > posted_at,  # whoever deleted it wanted that, until another result is shared
            moves=moves or not scores,
        )

    async def _channel_gone(self, key: Key) -> None:
        if (board := await self.book.find(*key)) is not None:
            await self.book.note_shown(board, None, board.posted_at, over=True)

    async def scores(self, board: Board) -> list[SharedScore]:
        if (kind := self.kinds.get(board.game)) is not None:
            return await kind.scores(board)
        return await self.book.shared_scores(board, self.context.kits[board.game].rules)

    async def ready(self, board: Board, locale: str) -> ReadyMessage:
        """Paint the board as its channel reads it."""
        context, scores, over = self.context, await self.scores(board), self.is_over(board)
        look = await context.channel_preferences.of_channel(board.guild_id, board.channel_id)
        if (kind := self.kinds.get(board.game)) is not None:
            return await context.painter.ready(kind.present(board, scores, locale, look, over), words_for(locale))
        best = await self.book.best(board.game, board.day)
        shown = present_board(board, scores, context.kits[board.game], locale, best, look, over=over)
        return await context.painter.ready(shown, words_for(locale, board.game))


# ------------------------------------------------------------ for the gallery


_PEOPLE = (
    *("さくら", "Alice", "שלום", "Bob", "Максим", "Zoë", "තරිඳු පෙරේරා", "田中太郎", "مها الحسيني", "🐉 Kai", "नीला"),
    *("W" * 100, "Nimal", "Chamari"),
)
_FEW, _ALL = 3, len(_PEOPLE)
_DAY = "2026-11-25"


def example_boards(kits: Sequence[GameKit]) -> Mapping[str, Scene]:
    """Return examples: a board with a few people and one with more than there is room for, of the first game for one,
    and of the first for several.
    """
    alone, shared = (next((kit for kit in kits if kit.for_one is for_one), None) for for_one in (True, False))
    boards: dict[str, Scene] = {}
    for kit in filter(None, (alone, shared)):
        for people in (_FEW, _ALL):
            board, words = Board(kit.name, _DAY, 1, 1, None, 0.0, 1), words_for("", kit.name)
            scene = board_scene(board, _scores(kit, people), kit, words, 0, over=people == _FEW)
            boards[f"daily-board-{kit.name}-{people}"] = scene
    return boards


def _scores(kit: GameKit, people: int) -> list[SharedScore]:
    chance, seats = Seeded(kit.name), good_number(kit.rules)
    scores: list[SharedScore] = []
    for number, name in enumerate(_PEOPLE[:people]):
        place, left = 1 if kit.for_one else 1 + number * seats // people, number * number // 10
        scores.append(SharedScore(number, name, place, left, 0, number % 3 != 1, 0.0, (), None))
    scores.sort(key=lambda score: (score.place, score.score, not score.clean))
    if kit.height is None:
        return scores
    return [msgspec.structs.replace(score, heights=_heights(score.score, chance)) for score in scores]


def _heights(left: float, chance: Seeded) -> tuple[int, ...]:
    """Return heights that grow up to the middle, and shrink to what was left."""
    middle, top = BARS // 2, left + 6 + chance.below(4)
    grows = [top * bar / middle for bar in range(middle)]
    shrinks = [left + (top - left) * (middle - bar) / middle for bar in range(1, middle + 1)]
    return tuple(round(height) for height in (*grows, *shrinks))
