"""Badges: what somebody has done in a finished game. Each is a function of results and records, so that games from
before there were any count as well; it is shown with the first game that has earned it.
"""

import asyncio
import logging
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from itertools import permutations
from textwrap import wrap

import msgspec

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.errors import Refused
from bot.core.game import AnyGame, ranking
from bot.core.summary import Snapshot
from bot.features.stats.badge_store import STEPS, Badges, read_badges, step_of
from bot.features.stats.store import EarningGame, ReadGame, StatsBook
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Move, Seat, TableData, Unreadable
from bot.tables.steps.results import caught_whom, results_of
from bot.tables.steps.solo import solo_seat
from bot.tables.steps.table_log import steps_of, story_of
from bot.tables.store.database import Database
from bot.tables.store.store import Store
from bot.text import Words, words_for
from bot.ui.actions.services import Services
from bot.ui.discord.components import ALT_LIMIT, LIST_LIMIT, Choice, shortened, within_limit
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.kit import GameKit
from bot.ui.table.additions import News, Strip
from bot.ui.table.presentation import Presentation
from bot.ui.table.reconciler import Context
from render.layout import Box, area, band
from render.scene import WIDTH, Item, Label, Medal, MedalKind, Rays, Rim, Scene, Tone

log = logging.getLogger(__name__)

_OF_ALL: Sequence[MedalKind] = ("clean", "eye", "crowd", "behind", "machines", "all", "week", "night")
_OF_SOLITAIRES: Sequence[MedalKind] = ("best",)


class Badge(msgspec.Struct, frozen=True):
    name: str
    kind: MedalKind
    game: str = ""
    """The only one in which it can be earned."""

    def title(self, words: Words) -> str:
        if not self.game:
            return words.say(f"badge-{self.kind}")
        return words_for(words.locale, self.game).say(f"{self.game}-badge-{self.kind}")

    def how(self, words: Words) -> str:
        if not self.game:
            return words.say(f"badge-{self.kind}-how")
        return words_for(words.locale, self.game).say(f"{self.game}-badge-{self.kind}-how")

    def why(self, words: Words) -> str:
        """Say in a sentence to whoever has earned it what they have done."""
        if not self.game:
            return words.say(f"badge-{self.kind}-why")
        return words_for(words.locale, self.game).say(f"{self.game}-badge-{self.kind}-why")


def all_badges(kits: Iterable[GameKit]) -> Sequence[Badge]:
    """Return all badges in their order."""
    kits = list(kits)
    of_solitaires = _OF_SOLITAIRES if any(kit.best is not None for kit in kits) else ()
    return [
        *(Badge(kind, kind) for kind in (*_OF_ALL, *of_solitaires)),
        *(Badge(f"{kit.name}-{kind}", kind, kit.name) for kit in kits for kind in kit.badges),
    ]


async def badges_of(database: Database, kits: Iterable[GameKit], user_id: int, *up_to: int) -> Badges:
    """Return somebody's badges, `up_to` a game or of all."""
    return await read_badges(database, user_id, {kit.name: kit.badges for kit in kits}, *up_to)


# ------------------------------------------------------------ what is new after a game


async def badge_news(context: Context, data: TableData, words: Words) -> Sequence[News]:
    """Say who has earned which badge for the first time, or its next step; not what older games may have earned."""
    book, kits = StatsBook(context.tables.store), context.kits
    if await book.is_unread(data.id):
        read = await _read(context.tables.store, data, kits[data.game])
        await book.note_read(data.id, read, older=False)
    news: list[tuple[Badge, int, Seat, News]] = []
    for number, seat in enumerate(data.seats):
        if seat.user_id in (COMPUTER, FORGOTTEN):
            continue
        badges = await badges_of(context.tables.store, kits.values(), seat.user_id, data.id)
        before = await badges_of(context.tables.store, kits.values(), seat.user_id, data.id - 1)
        is_known = badges.unread is None
        new = [
            badge
            for badge in all_badges(kits.values())
            if is_known and badges.step(badge.name) > before.step(badge.name)
        ]
        moves = await _earning_moves(context, data, number, [badge.kind for badge in new if badge.game == data.game])
        for badge in new:
            times, move = badges.times[badge.name], moves.get(badge.kind, 0)
            piece = _news_of(badge, times, move, seat, words, alone=solo_seat(data) == number)
            news.append((badge, step_of(times), seat, piece))
    often = Counter((badge.name, step) for badge, step, *_ in news)
    return [
        _shared(badge, step, seat, words) if often[badge.name, step] > 1 else piece for badge, step, seat, piece in news
    ]


def _shared(badge: Badge, step: int, seat: Seat, words: Words) -> News:
    """Name somebody in the one line of all who have earned the same."""
    head = f"🏅 {words.say('badge-head', step=step)}", f"**{badge.title(words)}**"
    return News(seat.user_id, written(bare(seat.name)), words.say("count-separator").join(head))


def _news_of(badge: Badge, times: int, move: int, seat: Seat, words: Words, *, alone: bool) -> News:
    """Say that somebody has earned a badge, below the closing picture with its medal, and without one in words."""
    step, title, why = step_of(times), badge.title(words), badge.why(words)
    told = {"name": written(bare(seat.name)), "title": title, "step": step, "times": times}
    line = words.say("badge-news", **told, why="", move=0).strip()
    text = words.say("badge-news", **told, why=why, move=move)
    head = words.say("badge-head", step=step)
    earned = Earned(
        Shown(badge.kind, title, why if step == 1 else words.say("badge-again", times=times), step),
        head if alone else words.say("count-separator").join([bare(seat.name), head]),
        words.say("badge-foot", step=step, move=move, left=STEPS[step] - times if step < len(STEPS) else 0),
    )
    return News(seat.user_id, text, strip=Strip(EARNED, partial(earned_medal, earned), text, line, text))


async def _earning_moves(
    context: Context, data: TableData, seat: int, kinds: Sequence[MedalKind]
) -> Mapping[MedalKind, int]:
    """Return by which moves a seat has earned badges of this game, as far as its record can be read."""
    kit = context.kits[data.game]
    if not kinds:
        return {}
    try:
        moves = await context.tables.store.moves(data.id)
        steps = steps_of(await asyncio.to_thread(story_of, data, kit.rules, moves))
        return {kind: await asyncio.to_thread(earning_move, steps, kit.badges[kind], seat) for kind in kinds}
    except (Refused, Unreadable) as error:
        log.info("table %s: nobody knows by which move a badge was earned: %s", data.id, error)
        return {}


def earning_move(
    steps: Sequence[Snapshot], earned_by: Callable[[Sequence[Snapshot]], Collection[int]], seat: int
) -> int:
    """Return the move by which this seat has earned a badge; the deal is 0."""
    return bisect_left(range(len(steps) - 1), True, key=lambda move: seat in earned_by(steps[: move + 1]))


# ------------------------------------------------------------ reading games


async def read_some(services: Services) -> bool:
    """Read the newest game of which nobody knows yet what it has earned. Return False if there is none."""
    book, store = StatsBook(services.store), services.store
    found = await book.unread()
    if found is None:
        return False
    table_id, older = found
    row, read = await store.load(table_id), ReadGame()
    if row is not None and (kit := services.kits.get(row.game)) is not None:
        with suppress(Refused, Unreadable):
            read = await _read(store, await asyncio.to_thread(store.decode, row, kit.rules), kit)
    await book.note_read(table_id, read, older=older)
    return True


async def _read(store: Store, data: TableData, kit: GameKit) -> ReadGame:
    """Read a game outside the event loop. One without a record, or a damaged one, has earned nothing."""
    try:
        return await asyncio.to_thread(read_game, data, kit, await store.moves(data.id))
    except (Refused, Unreadable) as error:
        log.info("table %s: nobody knows which badges it has earned: %s", data.id, error)
        return ReadGame()
    except Exception:  # it may fail in any way
        log.exception("table %s: nobody knows which badges it has earned", data.id)
        return ReadGame()


def read_game(data: TableData, kit: GameKit, moves: Sequence[Move]) -> ReadGame:
    story = story_of(data, kit.rules, moves)
    steps = steps_of(story)
    outcome, earned = kit.rules.outcome(data.state), defaultdict[int, list[str]](list)
    of_game = {name: earned_by(steps) for name, earned_by in kit.badges.items()}
    for name, seats in {"behind": from_behind(kit.rules, steps), **of_game}.items():
        for number in seats:
            seat = data.seats[number]
            if not (seat.tally.helped or seat.presence.away):
                earned[seat.user_id].append(name)
    best = kit.best(kit.rules.view(data.state, None)) if kit.best is not None else None
    times = caught_whom(data, story)
    caught = [
        (
            seat.user_id,
            other.user_id,
            other.name * (other.user_id == COMPUTER),
            times[first, second],
            times[second, first],
        )
        for (first, seat), (second, other) in permutations(enumerate(data.seats), 2)
        if times[first, second] or times[second, first]
    ]
    return ReadGame(data.guild_id, results_of(data, kit.rules, outcome), earned, best, caught)


def from_behind(game: AnyGame, steps: Sequence[Snapshot]) -> Collection[int]:
    """Return the seats that were the last of three or more in the middle of the game, and the first in the end."""
    middle, end = (
        ranking(game.outcome(step.state), low_score_wins=game.low_score_wins)
        for step in (steps[len(steps) // 2], steps[-1])
    )
    return set(middle[-1]) & set(end[0]) if len(middle[-1]) == 1 and sum(map(len, end)) > 2 else ()


# ------------------------------------------------------------ the page of /table me


async def badges_page(services: Services, response: Response, *, public: bool) -> tuple[ReadyMessage, Sequence[Choice]]:
    """Return the page, and the games that earned something, to be watched."""
    locale, look = await services.locale_and_look(response, public=public)
    user, listed = response.interaction.user, all_badges(services.kits.values())
    book = StatsBook(services.store)
    badges = await badges_of(services.store, services.kits.values(), user.id)
    games = await book.games({badges.games[badge.name] for badge in listed if badge.name in badges.games})
    earned = {name: games[number] for name, number in badges.games.items() if number in games}
    shown = present_badges(
        user.display_name, listed, earned, badges.times, locale, look, unread=badges.unread is not None
    )
    words, choices = response.words, list[Choice]()
    for game in games.values():
        titles = words.listed([badge.title(words) for badge in listed if earned.get(badge.name) == game])
        text = words.say("badges-choice", game=_game_text(game, words), titles=titles)
        choices.append(Choice(game.ref, shortened(text)))
    return await services.context.painter.ready(shown, words), choices[:LIST_LIMIT]


def _game_text(game: EarningGame, words: Words) -> str:
    day = datetime.fromtimestamp(game.finished_at, UTC).date().isoformat()
    name = words_for(words.locale, game.game).say(f"{game.game}-name")
    return words.say("badges-game", game=name, date=words.day(day))


def present_badges(
    name: str,
    listed: Sequence[Badge],
    earned: Mapping[str, EarningGame],
    times: Mapping[str, int],
    locale: str,
    own: OwnLook = AS_THE_TABLE,
    *,
    unread: bool = False,
) -> Presentation:
    words = words_for(locale)
    count = words.say("badges-count", earned=len(earned), of=len(listed))
    title = words.say("badges-title", name=written(bare(name)), count=count)
    lines = [_line(badge, earned[badge.name], times[badge.name], words) for badge in listed if badge.name in earned]
    open_ones = [badge.title(words) for badge in listed if badge.name not in earned]
    if open_ones:
        lines.append(words.say("badges-open", titles=words.listed(open_ones)))
    foot = [words.say("badges-steps", silver=STEPS[1], gold=STEPS[2])]
    foot += [words.say("badges-unread")] if unread else []
    if own.in_words:
        return Presentation(within_limit([title, *lines, *foot]), ())
    shown = [shown_badge(badge, times.get(badge.name, 0), words) for badge in listed]
    scene = badges_scene(bare(name), count, shown)
    return Presentation(within_limit([title, *foot]), (), scene, shortened("\n".join(lines), ALT_LIMIT))


def _line(badge: Badge, first: EarningGame, times: int, words: Words) -> str:
    step = step_of(times)
    left = STEPS[step] - times if step < len(STEPS) else 0
    told = {"title": badge.title(words), "how": badge.how(words), "game": _game_text(first, words)}
    return words.say("badges-line", **told, step=step, times=times, left=left)


def shown_badge(badge: Badge, times: int, words: Words) -> "Shown":
    title = words.say("badges-times", title=badge.title(words), times=times)
    return Shown(badge.kind, title, badge.how(words), step_of(times))


# ------------------------------------------------------------ the picture: medals in two columns


MOST = 16
"""The badges for which there is room."""
_HEAD, _ROW, _GAP, _SIDE = 104, 128, 8, 32
_COLUMNS, _MEDAL, _NAMES = 2, 114, 140
IN_A_ROW, _SMALL_MEDAL = 8, 120
RIMS: Sequence[Rim] = ("gold", "bronze", "silver", "gold")
"""The rim of a medal by its step; one that is still to be has none of its own."""


class Shown(msgspec.Struct, frozen=True):
    kind: MedalKind
    title: str
    how: str
    step: int
    """The step that they have reached; 0: none."""


def badges_scene(title: str, note: str, shown: Sequence[Shown]) -> Scene:
    """Show the first badges, row by row, as many as there is room for."""
    fitting = shown[:MOST]
    rows = -(-len(fitting) // _COLUMNS)
    return Scene(_HEAD + _GAP + rows * (_ROW + _GAP), tuple(_items(title, note, fitting)))


def _items(title: str, note: str, shown: Sequence[Shown]) -> Iterator[Item]:
    head = Box(0, 0, WIDTH, _HEAD)
    yield band(head, "shadow")
    yield Label(_SIDE, head.y, title, 56, "bare", 560, "left")
    yield Label(head.right - _SIDE, head.y, note, 42, "muted", 540, "right")
    left, right = Box(_GAP, 0, WIDTH - 2 * _GAP, 0).columns(0, (WIDTH - 3 * _GAP) // _COLUMNS, gap=_GAP)
    for number, badge in enumerate(shown):
        row, column = divmod(number, _COLUMNS)
        place = (left, right)[column]
        yield from _badge(Box(place.left, _HEAD + _GAP + row * (_ROW + _GAP), place.width, _ROW), badge)


def _badge(box: Box, badge: Shown) -> Iterator[Item]:
    yield area(box, "shadow", 14)
    yield Medal(box.left + _NAMES // 2, box.y, badge.kind, _MEDAL, badge.step > 0, RIMS[badge.step])
    x, room = box.left + _NAMES, box.width - _NAMES - 12
    yield Label(x, box.top + 39, badge.title, 43, "bare" if badge.step else "muted", room, "left")
    yield Label(x, box.bottom - 31, badge.how, 36, "muted", room, "left")


def medal_row(box: Box, shown: Sequence[tuple[MedalKind, int]]) -> Iterator[Item]:
    """Lay medals on a dark band, eight in a row; each with its step."""
    yield band(box, "shadow")
    rows = -(-len(shown) // IN_A_ROW)
    for number, (kind, step) in enumerate(shown):
        row, column = divmod(number, IN_A_ROW)
        x = box.inset(_GAP, 0).even_columns(IN_A_ROW)[column].x
        yield Medal(x, box.top + box.height * (2 * row + 1) // (2 * rows), kind, _SMALL_MEDAL, step > 0, RIMS[step])


# ------------------------------------------------------------ the picture: a medal that was just earned


EARNED = 320
_LEFT, _LETTERS = 300, 42


class Earned(msgspec.Struct, frozen=True):
    badge: Shown
    head: str
    foot: str


def earned_medal(earned: Earned, box: Box) -> Iterator[Item]:
    """Show a medal in rays, and beside it what it is for."""
    badge, middle = earned.badge, box.left + _LEFT // 2
    yield band(box, "shadow")
    yield Rays(middle, box.y, _LEFT, box.height)
    yield Medal(middle, box.y, badge.kind, 216, rim=RIMS[badge.step])
    said = wrap(badge.how, _LETTERS, max_lines=2, placeholder=" …")
    rows = box.inset(0, 14).rows(50, 80, *[54] * len(said), 50)
    lines: list[tuple[str, int, Tone]] = [
        (earned.head, 38, "muted"),
        (badge.title, 56, "bare"),
        *((line, 40, "glint") for line in said),
        (earned.foot, 36, "muted"),
    ]
    for (text, size, tone), row in zip(lines, rows, strict=True):
        yield Label(box.left + _LEFT + 20, row.y, text, size, tone, WIDTH - _LEFT - 20 - _SIDE, "left")
