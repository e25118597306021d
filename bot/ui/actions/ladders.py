"""Who is how strong: the texts of /table ladder and /table wall."""

from collections.abc import Callable, Mapping, Sequence

from discord import app_commands

from bot.core.errors import Refused, shown
from bot.tables.steps.rating import season_before, season_of
from bot.tables.store.rated_pairs import MOST_A_DAY
from bot.tables.store.ratings import Ladder, Ranked, RatingsBook
from bot.text import Words
from bot.ui.discord.components import CONTENT_LIMIT, within_limit
from bot.ui.discord.names import bare, written
from bot.ui.kit import GameKit
from bot.ui.table.rating_lines import rating_text, season_text

_MOST_LISTED = 10
_MOST_OF_EACH = 5
"""Where several games are listed."""
_ON_THE_WALL = 3
_MOST_SEASONS = 8

WordsOf = Callable[[str], Words]
"""The reader's, with those of a game."""


class Ladders:
    def __init__(self, book: RatingsBook, kits: Mapping[str, GameKit], wall_clock: Callable[[], float]) -> None:
        self._book = book
        self._kits = kits
        self._now = wall_clock

    async def text(self, guild_id: int, user_id: int, typed: str | None, words_of: WordsOf) -> str:
        """For one reader."""
        games = self._rated_games() if typed is None else [self._game_named(typed, words_of)]
        season = season_of(self._now())
        words = words_of("")
        title = words.say("ladder-title", season=season_text(season, words))
        most = _MOST_LISTED if len(games) == 1 else _MOST_OF_EACH
        lines: list[str] = []
        for listed in range(most, 0, -1):
            lines = [title]
            for game in games:
                lines += await self._of_game(guild_id, game, user_id, season, listed, words_of)
            lines.append(words.say("ladder-foot", most=MOST_A_DAY))
            if _fits(lines):
                break
        return within_limit(lines)

    async def _of_game(
        self, guild_id: int, game: str, user_id: int, season: str, listed: int, words_of: WordsOf
    ) -> list[str]:
        words = words_of("")
        ladder = await self._book.ladder(guild_id, game, season, listed)
        head = words.say("stats-game", game=_title_of(game, words_of), players=ladder.players)
        lines = [head, *(_line(ranked, words) for ranked in ladder.best)]
        own = await self._book.own(guild_id, game, user_id, season)
        if own is not None and user_id not in {ranked.user_id for ranked in ladder.best}:
            lines.append(words.say("ladder-own", line=_line(own, words)))
        if not ladder.best:
            lines.append(words.say("ladder-none"))
        last = await self._book.ladder(guild_id, game, season_before(season), _ON_THE_WALL)
        return lines + ([words.say("ladder-last", best=_podium(last, words))] if last.best else [])

    async def wall(self, guild_id: int, words_of: WordsOf) -> str:
        words, season = words_of(""), season_of(self._now())
        seasons = {
            game: await self._book.past(guild_id, game, season, _MOST_SEASONS, _ON_THE_WALL)
            for game in self._rated_games()
        }
        found = {game: past for game, past in seasons.items() if past}
        if not found:
            return words.say("wall-none")
        lines: list[str] = []
        for most in range(_MOST_SEASONS, 0, -1):
            lines = [words.say("wall-title")]
            for game, past in found.items():
                lines.append(_title_of(game, words_of))
                lines += [
                    words.say("wall-season", season=season_text(ladder.season, words), best=_podium(ladder, words))
                    for ladder in past[:most]
                ]
            if _fits(lines):
                break
        return within_limit(lines)

    def choices(self, typed: str, words_of: WordsOf) -> list[app_commands.Choice[str]]:
        """The games that can be typed."""
        wanted = typed.casefold().strip()
        named = [(game, _name_of(game, words_of)) for game in self._rated_games()]
        return [app_commands.Choice(name=name, value=game) for game, name in named if wanted in name.casefold()]

    def _game_named(self, typed: str, words_of: WordsOf) -> str:
        """What was chosen from the list, or its name typed by hand."""
        wanted = typed.casefold().strip()
        found = next((game for game in self._kits if wanted in (game, _name_of(game, words_of).casefold())), None)
        if found is None:
            raise Refused("unknown-game", game=shown(typed))
        if self._kits[found].for_one:
            raise Refused("ladder-of-one", game=_name_of(found, words_of))
        return found

    def _rated_games(self) -> Sequence[str]:
        return [game for game, kit in sorted(self._kits.items()) if not kit.for_one]


def _fits(lines: Sequence[str]) -> bool:
    return sum(len(line) + 1 for line in lines) <= CONTENT_LIMIT


def _name_of(game: str, words_of: WordsOf) -> str:
    return words_of(game).say(f"{game}-name")


def _title_of(game: str, words_of: WordsOf) -> str:
    return words_of("").say("stats-title", game=_name_of(game, words_of))


def _line(ranked: Ranked, words: Words) -> str:
    who = words.say("stats-place", place=ranked.place, name=written(bare(ranked.name)))
    figures = (rating_text(ranked.rating, words), words.say("stats-games", games=ranked.games))
    return words.say("stats-line", who=who, figures=words.say("count-separator").join(figures))


def _podium(ladder: Ladder, words: Words) -> str:
    each = [
        words.say(
            "wall-place",
            place=ranked.place,
            name=written(bare(ranked.name)),
            rating=rating_text(ranked.rating, words),
        )
        for ranked in ladder.best
    ]
    return words.say("count-separator").join(each)
