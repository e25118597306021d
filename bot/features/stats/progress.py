"""The first page of /table me: how somebody is getting on, alone and with others, in one picture or in words."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from math import exp, prod

import msgspec

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.features.ratings.feature import rating_text
from bot.features.ratings.rating import season_of
from bot.features.ratings.store import RatingsBook
from bot.features.stats.badges import (
    EARNED,
    IN_A_ROW,
    Badge,
    Earned,
    Shown,
    all_badges,
    badges_of,
    badges_scene,
    earned_medal,
    medal_row,
    shown_badge,
)
from bot.features.stats.rival_store import OF_RIVALS, Rival, RivalBook
from bot.features.stats.store import PlayedGame, StatsBook
from bot.tables.steps.model import COMPUTER, FORGOTTEN, NO_SERVER, TableData
from bot.tables.steps.results import levels_of
from bot.text import Words, words_for
from bot.ui.actions.services import Services
from bot.ui.discord.components import ALT_LIMIT, shortened, within_limit
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.discord.whereabouts import server_of
from bot.ui.kit import GameKit
from bot.ui.table.additions import News
from bot.ui.table.presentation import Presentation
from bot.ui.table.reconciler import Context
from render.layout import Box, area, band
from render.scene import MAX_HEIGHT, WIDTH, Area, Fill, Item, Label, MedalKind, Scene, Tone

DAYS = 7
_LATEST = 10
"""Games that are drawn."""
_SEARCHED = 200
_RIVALS, _GAMES_WITH_A_RIVAL = 2, 3


class ProgressBar(msgspec.Struct, frozen=True):
    height: float
    """The height, up to 1."""
    lit: bool


class GameProgress(msgspec.Struct, frozen=True):
    """The progress of a person at one game."""

    game: str
    told: str
    bars: Sequence[ProgressBar]
    rating: str
    """The rating; empty without one."""
    by_level: bool = False
    """The bars are a scale with the levels of computers, not the latest games."""


class Progress(msgspec.Struct, frozen=True):
    name: str
    days: Sequence[tuple[int, bool]]
    """The last days, each with its number in the week, Monday being 0, and whether they have finished a game then."""
    games: Sequence[GameProgress]
    badges: Sequence[tuple[MedalKind, int]]
    """A few badges, each with its step: those that they have earned last, and then others."""
    earned: str
    """The number of their badges."""
    rivals: Sequence[Rival]

    @property
    def played_on(self) -> int:
        return sum(played for _, played in self.days)


async def progress_page(services: Services, response: Response, *, public: bool) -> ReadyMessage:
    locale, look = await services.locale_and_look(response, public=public)
    user, server, book = response.interaction.user, server_of(response.interaction), StatsBook(services.store)
    now = services.tables.clock.wall()
    today = datetime.fromtimestamp(now, UTC).date()
    days = [today - timedelta(days=ago) for ago in reversed(range(DAYS))]
    since = datetime(days[0].year, days[0].month, days[0].day, tzinfo=UTC).timestamp()
    played = {datetime.fromtimestamp(at, UTC).date() for at in await book.times(user.id, since)}
    hides_ratings = (await services.tables.settings.of_player(user.id)).hide_ratings
    games: list[GameProgress] = []
    for kit in sorted(services.kits.values(), key=lambda kit: bool(kit.levels_apart)):
        latest, words = await book.latest(user.id, kit.name, _SEARCHED), words_for(locale, kit.name)
        rating = ""
        if server != NO_SERVER and not (kit.for_one or hides_ratings):
            own = await RatingsBook(services.store).own(server, kit.name, user.id, season_of(now))
            rating = "" if own is None else rating_text(own.rating, words)
        told, bars = _told(latest, kit, words)
        games.append(GameProgress(kit.name, told, bars, rating, by_level=bool(kit.levels_apart)))
    rivals = await RivalBook(services.store).rivals(server, user.id, _GAMES_WITH_A_RIVAL, _RIVALS)
    listed = all_badges(kits := services.kits.values())
    badges = await badges_of(services.store, kits, user.id)
    latest_first = sorted(listed, key=lambda badge: -badges.games.get(badge.name, 0))
    progress = Progress(
        user.display_name,
        [(day.weekday(), day in played) for day in days],
        games,
        [(badge.kind, badges.step(badge.name)) for badge in latest_first[:IN_A_ROW]],
        words_for(locale).say("badges-count", earned=len(badges.games), of=len(listed)),
        rivals,
    )
    return await services.context.painter.ready(present_progress(progress, locale, look), response.words)


def _told(games: Sequence[PlayedGame], kit: GameKit, words: Words) -> tuple[str, Sequence[ProgressBar]]:
    """Say how somebody is getting on: in a game for one, how much of what was possible they reached; where computers
    are clearly of different strength, their level; elsewhere how often they won, and how attentive they are.
    """
    if kit.levels_apart:
        counted = counted_games(games, kit.levels_apart)
        reached = lit_bars(counted, kit.levels_apart) if len(counted) >= _NEEDED else 0
        told = words.say("progress-level", bars=reached, games=len(counted), least=_NEEDED)
        if games:
            won = sum(game.won for game in games)
            told = words.say("progress-won", won=won, games=len(games), told=told)
        return told, [ProgressBar((number + 1) / _SCALE_BARS, number < reached) for number in range(_SCALE_BARS)]
    if kit.progress is not None:
        known = [game for game in games if game.given_up or game.best is not None][:_LATEST]
        shares = [0.0 if game.best is None else kit.progress(game.score, game.best) for game in known]
        mean = sum(shares) / len(shares) if shares else 0
        told = words.say("progress-share", games=len(shares), share=int(100 * mean))
        if scores := [game.score for game in games if not game.given_up]:
            told = words.say("progress-best", best=int(kit.best_of(scores)), told=told)
        return told, [ProgressBar(share, lit=True) for share in reversed(shares)]
    latest = games[:_LATEST]
    told = words.say(
        "progress-attention",
        games=len(latest),
        won=sum(game.won for game in latest),
        clean=sum(game.clean for game in latest),
    )
    return told, [ProgressBar(1, game.clean) for game in reversed(latest)]


# ------------------------------------------------------------ what is new after a game


async def level_news(context: Context, data: TableData, words: Words) -> Sequence[News]:
    """Say whose level has risen by this game. A fall is not told."""
    kit, people = context.kits[data.game], [seat for seat in data.seats if seat.user_id not in (COMPUTER, FORGOTTEN)]
    if not levels_of(data) or len(data.seats) not in kit.levels_apart or not people:
        return ()
    latest = await StatsBook(context.tables.store).latest(people[0].user_id, data.game, _SEARCHED)
    games = counted_games([game for game in latest if game.table_id <= data.id], kit.levels_apart)
    if not games or games[0].table_id != data.id or len(games) < _NEEDED:
        return ()
    reached = lit_bars(games, kit.levels_apart)
    if len(games) > _NEEDED and reached <= lit_bars(games[1:], kit.levels_apart):
        return ()
    told = words.say("progress-level", bars=reached, games=len(games), least=_NEEDED)
    game = words.say(f"{data.game}-name")
    text = words.say("progress-risen", name=written(bare(people[0].name)), game=game, told=told)
    return [News(people[0].user_id, text)]


# ------------------------------------------------------------ the page


def present_progress(progress: Progress, locale: str, own: OwnLook = AS_THE_TABLE) -> Presentation:
    words = words_for(locale)
    title = words.say(
        "progress-title", name=written(bare(progress.name)), played=progress.played_on, days=len(progress.days)
    )
    foot = words.say("progress-foot", latest=_LATEST, counted=_COUNTED, rivals=len(progress.rivals), together=OF_RIVALS)
    lines = [
        *(
            words.say(
                "progress-line",
                game=words_for(locale, of_game.game).say(f"{of_game.game}-name"),
                told=of_game.told,
                rating=of_game.rating or "none",
            )
            for of_game in progress.games
        ),
        progress.earned,
        *(_rival_line(rival, words) for rival in progress.rivals),
    ]
    if own.in_words:
        return Presentation(within_limit([title, *lines, foot]), ())
    return Presentation(
        within_limit([title, foot]), (), progress_scene(progress, locale), shortened("\n".join(lines), ALT_LIMIT)
    )


def _rival_line(rival: Rival, words: Words) -> str:
    lead = "you" if rival.ahead > rival.behind else "them" if rival.ahead < rival.behind else "nobody"
    most, least = max(rival.ahead, rival.behind), min(rival.ahead, rival.behind)
    return words.say("progress-rival", name=written(bare(rival.name)), lead=lead, most=most, least=least)


# ------------------------------------------------------------ the picture

_HEAD, _COLUMNS, _ROW, _GAP = 108, 56, 118, 6
_SIDE, _NAMES, _BARS, _RATING = 32, 470, 440, 210
_RIVALS_MARGIN, _RIVAL = 10, 76
_BAR, _TALLEST, _SHORTEST = 30, 84, 6
_DAY = 66
_MEDALS = 132


def progress_scene(progress: Progress, locale: str) -> Scene:
    heads = 1 + (len({of_game.by_level for of_game in progress.games}) > 1)
    rivals = len(progress.rivals) and 2 * _RIVALS_MARGIN + _RIVAL * len(progress.rivals)
    height = _HEAD + heads * _COLUMNS + len(progress.games) * (_ROW + _GAP) + _MEDALS + rivals
    assert height <= MAX_HEIGHT
    return Scene(height, tuple(_items(progress, locale, height)))


def _items(progress: Progress, locale: str, height: int) -> Iterator[Item]:
    words = words_for(locale)
    yield from _head(Box(0, 0, WIDTH, _HEAD), progress, words)
    top, by_level = _HEAD, None
    for of_game in progress.games:
        if of_game.by_level is not by_level:
            yield from _columns_head(
                Box(0, top, WIDTH, _COLUMNS), words, by_level=of_game.by_level, first=by_level is None
            )
            top, by_level = top + _COLUMNS, of_game.by_level
        yield from _row(Box(6, top, WIDTH - 12, _ROW), of_game, words_for(locale, of_game.game))
        top += _ROW + _GAP
    yield from medal_row(Box(0, top, WIDTH, _MEDALS), progress.badges)
    top += _MEDALS
    if progress.rivals:
        rest = Box(0, top, WIDTH, height - top)
        yield band(rest, "shadow")
        for place, rival in enumerate(progress.rivals):
            yield from _rival(Box(0, top + _RIVALS_MARGIN + place * _RIVAL, WIDTH, _RIVAL), rival, words)


def _head(box: Box, progress: Progress, words: Words) -> Iterator[Item]:
    yield band(box, "shadow")
    left = box.right - _SIDE - _DAY * len(progress.days)
    count = words.say("progress-days", played=progress.played_on, days=len(progress.days))
    yield Label(_SIDE, box.y, bare(progress.name), 56, "bare", left - 220 - _SIDE, "left")
    yield Label(left - 20, box.y, count, 42, "muted", 180, "right")
    for place, (day, played) in enumerate(progress.days):
        x = left + place * _DAY + _DAY // 2
        yield Area(x, box.y, _DAY - 8, 68, "gold" if played else "dusk", 14)
        yield Label(x, box.y, words.say("weekday-letter", day=day), 40, "ink" if played else "muted", _DAY - 14)


def _columns_head(box: Box, words: Words, *, by_level: bool, first: bool) -> Iterator[Item]:
    told = words.say("progress-head", of="levels" if by_level else "games")
    yield Label(_SIDE, box.y, told, 36, "muted", _NAMES - _SIDE, "left")
    if by_level:
        for name, place in _PLACES.items():
            yield Label(_bar_x(place - 1), box.y, words.say(f"progress-{name}"), 36, "muted", 126)
    if first:
        yield Label(box.right - _SIDE, box.y, words.say("progress-rating"), 36, "muted", 260, "right")


def _bar_x(number: int) -> int:
    """Return the middle of a bar."""
    return _NAMES + 20 + _BARS * number // _LATEST + _BAR // 2


def _row(box: Box, of_game: GameProgress, words: Words) -> Iterator[Item]:
    yield area(box, "shadow", 14)
    yield Label(_SIDE, box.top + 33, words.say(f"{of_game.game}-name"), 42, "bare", _NAMES - _SIDE, "left")
    yield Label(_SIDE, box.bottom - 24, of_game.told, 36, "muted", _NAMES - _SIDE, "left")
    foot = box.y + _TALLEST // 2
    unlit = ProgressBar(1, lit=False)
    for number, bar in enumerate([*of_game.bars, *[unlit] * (_LATEST - len(of_game.bars))]):
        height = max(_SHORTEST, round(_TALLEST * bar.height))
        fill: Fill = "gold" if bar.lit else "dusk"
        yield Area(_bar_x(number), foot - height // 2, _BAR, height, fill, min(8, height // 2))
    tone: Tone = "glint" if of_game.rating else "muted"
    yield Label(box.right - _SIDE + 6, box.y, of_game.rating or "–", 58, tone, _RATING, "right")


def _rival(box: Box, rival: Rival, words: Words) -> Iterator[Item]:
    length, leads = 440, rival.ahead > rival.behind
    left, own = _NAMES + 20, round(440 * rival.ahead / max(1, rival.ahead + rival.behind))
    yield Label(_SIDE, box.y, bare(rival.name), 46, "bare", 320, "left")
    yield Label(left - 24, box.y, str(rival.ahead), 52, "glint" if leads else "bare", 100, "right")
    yield Area(left + length // 2, box.y, length, 44, "dusk", 12)
    if own >= 2:
        yield Area(left + own // 2, box.y, own, 44, "gold" if leads else "light", 12)
    yield Label(left + length + 24, box.y, str(rival.behind), 52, "bare", 100, "left")
    if leads:
        yield Label(box.right - _SIDE, box.y, words.say("progress-you-lead"), 36, "muted", 130, "right")


# ------------------------------------------------------------ how strong somebody is against computers


_COUNTED, _NEEDED = 30, 5
"""The latest games that count, and the least that there must be."""
_SCALE_BARS = 10
_PLACES = {"easy": 3, "normal": 6, "hard": 9}
"""The bar that somebody reaches who is just as strong."""
_STEP, _HIGHEST = 0.25, 12
_SCALE = [place * _STEP for place in range(round(_HIGHEST / _STEP) + 1)]
_EXPECTED, _SPREAD = 3.0, 3.0
"""A prior: before any game is known, most people are thought to be about as strong as an easy computer."""


def counted_games(games: Sequence[PlayedGame], apart: Mapping[int, tuple[int, int]]) -> Sequence[PlayedGame]:
    """Return the games that tell something: against computers, at tables for which their strength is known."""
    return [game for game in games if game.levels and game.seats in apart][:_COUNTED]


def lit_bars(games: Sequence[PlayedGame], apart: Mapping[int, tuple[int, int]]) -> int:
    """Return how many bars the counted games have lit: the mean of what they leave likely."""
    kinds = Counter((game.seats, game.levels, game.won) for game in games)
    weights = [
        exp(-(((place - _EXPECTED) / _SPREAD) ** 2) / 2)
        * prod(_chance(place, *kind, apart) ** games_of_it for kind, games_of_it in kinds.items())
        for place in _SCALE
    ]
    mean = sum(place * weight for place, weight in zip(_SCALE, weights, strict=True)) / sum(weights)
    return min(max(round(mean), 1), _SCALE_BARS)


def _chance(place: float, seats: int | None, levels: str, won: bool, apart: Mapping[int, tuple[int, int]]) -> float:
    """Return the chance that somebody so strong does as they did: the strong win as often as their share of everybody's
    strength.
    """
    assert seats is not None
    own = _strength(place, apart[seats])
    wins = own / (own + sum(_strength(_PLACES[level], apart[seats]) for level in levels.split()))
    return wins if won else 1 - wins


def _strength(place: float, apart: tuple[int, int]) -> float:
    """Return the strength in relation to a normal computer: 400 rating points more are ten times as much."""
    below, above = apart
    steps = (place - _PLACES["normal"]) / (_PLACES["hard"] - _PLACES["normal"])
    return 10 ** (steps * (below if steps < 0 else above) / 400)


# ------------------------------------------------------------ examples of pages, for the gallery


_SHARES = (0.62, 0.7, 0.58, 0.81, 0.0, 0.77, 0.9, 0.84, 0.96, 1.0)
_CLEAN = (0, 1, 1, 0, 1, 1, 1)
_REACHED = (7, 4)
_STEPS, _TIMES = (3, 2, 2, 1, 1, 0, 0, 0), (25, 7, 1)


def example_pages(kits: Sequence[GameKit]) -> Mapping[str, Scene]:
    week = [(day, day not in (1, 4)) for day in (4, 5, 6, 0, 1, 2, 3)]
    games = [_game(kit, number, is_new=False) for number, kit in enumerate(kits)]
    rivals = [Rival("Carol", 5, 3), Rival("田中太郎と愉快な仲間たちの長い名前", 2, 4)]
    new = [_game(kit, number, is_new=True) for number, kit in enumerate(kits)]
    badges = all_badges(kits)
    medals: list[tuple[MedalKind, int]] = [(badge.kind, step) for badge, step in zip(badges, _STEPS, strict=False)]
    unlit: list[tuple[MedalKind, int]] = [(kind, 0) for kind, _ in medals]
    pages = {
        "me": Progress("තරිඳු පෙරේරා", week, sorted(games, key=lambda game: game.by_level), medals, "", rivals),
        "me-new": Progress(
            "Zoë", [(day, False) for day, _ in week], sorted(new, key=lambda game: game.by_level), unlit, "", ()
        ),
    }
    return {
        **{name: progress_scene(page, "") for name, page in pages.items()},
        "badges": _badges(badges, lit=len(badges)),
        "badges-new": _badges(badges, lit=0),
        "badge-earned": Scene(EARNED, (*earned_medal(_earned(badges[0]), Box(0, 0, WIDTH, EARNED)),)),
    }


def _earned(badge: Badge) -> Earned:
    words = words_for("")
    shown = Shown(badge.kind, badge.title(words), badge.why(words), 1)
    return Earned(shown, words.say("badge-head", step=1), words.say("badge-foot", step=1, move=104, left=4))


def _badges(badges: Sequence[Badge], lit: int) -> Scene:
    words = words_for("")
    shown = [shown_badge(badge, _TIMES[number % 3] * (number < lit), words) for number, badge in enumerate(badges)]
    return badges_scene("கயல்விழி", words.say("badges-count", earned=lit, of=len(shown)), shown)


def _game(kit: GameKit, number: int, *, is_new: bool) -> GameProgress:
    words, rating = words_for("", kit.name), "" if is_new or kit.for_one else f"{1523 - 80 * number}"
    if kit.levels_apart:
        reached = 0 if is_new else _REACHED[number % len(_REACHED)]
        told = words.say("progress-level", bars=reached, games=2, least=5)
        bars = [ProgressBar((place + 1) / _SCALE_BARS, place < reached) for place in range(_SCALE_BARS)]
    elif kit.progress is not None:
        bars = [] if is_new else [ProgressBar(share, lit=True) for share in _SHARES]
        told = words.say("progress-share", games=len(bars), share=72)
    else:
        bars = [] if is_new else [ProgressBar(1, bool(clean)) for clean in _CLEAN]
        told = words.say("progress-attention", games=len(bars), won=3, clean=sum(_CLEAN))
    return GameProgress(kit.name, told, bars, rating, by_level=bool(kit.levels_apart))
