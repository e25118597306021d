"""How people are doing: /table stats, and who is how strong: /table ladder, /table wall and /table card."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import discord
from discord import app_commands

from bot.core.errors import Refused, shown
from bot.tables.steps.rating import season_before, season_of
from bot.tables.store.ratings import MOST_A_DAY, Ladder, Ranked
from bot.tables.store.stats_book import Figures, OwnFigures
from bot.text import Words, duration_text
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Services
from bot.ui.discord.components import CONTENT_LIMIT, within_limit
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import require_server
from bot.ui.kit import GameKit
from bot.ui.table.rating_lines import OfGame, RatingCard, present_card, rating_text, season_text

_MOST_LISTED = 10
_MOST_OF_EACH = 5
"""Where several games are listed."""
_ON_THE_WALL = 3
_MOST_SEASONS = 8
_MOST_POINTS = 200
"""Of a curve."""

Person = discord.User | discord.Member

WordsOf = Callable[[str], Words]
"""The reader's, with those of a game."""


def _fitting(most: int, lines_of: Callable[[int], list[str]]) -> str:
    """Return as much as a message holds: `most` of each list, or fewer."""
    lines: list[str] = []
    for listed in range(most, 0, -1):
        lines = lines_of(listed)
        if sum(len(line) + 1 for line in lines) <= CONTENT_LIMIT:
            break
    return within_limit(lines)


def _name_of(game: str, words_of: WordsOf) -> str:
    return words_of(game).say(f"{game}-name")


def _title_of(game: str, words_of: WordsOf) -> str:
    return words_of("").say("stats-title", game=_name_of(game, words_of))


def _place_of(place: int, name: str, words: Words) -> str:
    return words.say("stats-place", place=place, name=written(bare(name)))


def _line(who: str, figures: Sequence[str], words: Words) -> str:
    return words.say("stats-line", who=who, figures=words.say("count-separator").join(figures))


# ------------------------------------------------------------ /table stats


async def text_of_person(services: Services, voice: Person, words_of: WordsOf) -> str:
    """Return the figures of the reader's own games, wherever they were played, and of nobody else."""
    found = {game: await services.tables.stats.of_person(voice.id, game) for game in services.kits}
    words = words_of("")
    lines = [words.say("stats-everywhere"), *_lines(services, found, words_of)]
    return within_limit(
        [*lines, *([] if lines[1:] else [words.say("stats-everywhere-none")]), "", *_foot(services, words_of)]
    )


async def text_of_server(services: Services, guild_id: int, voice: Person, player: Person, words_of: WordsOf) -> str:
    """Return the figures of a player and of the server, for one reader: only they see their private games counted."""
    words, name, is_own = words_of(""), written(bare(player.display_name)), voice.id == player.id
    found = {
        game: await services.tables.stats.of_player(guild_id, player.id, game, own=is_own) for game in services.kits
    }
    above = [words.say("stats-own") if is_own else words.say("stats-of", name=name), *_lines(services, found, words_of)]
    if len(above) == 1:
        above.append(words.say("stats-own-none") if is_own else words.say("stats-of-none", name=name))
    lists = {
        game: best
        for game, kit in sorted(services.kits.items())
        if (best := await services.tables.stats.of_server(guild_id, kit.rules, _MOST_OF_EACH)).best
    }

    def lines_of(listed: int) -> list[str]:
        lines = [*above, "", words.say("stats-server")]
        for game, found in lists.items():
            lines.append(words.say("stats-game", game=_title_of(game, words_of), players=found.players))
            for placed in found.best[:listed]:
                who = _place_of(placed.place, placed.figures.name, words)
                lines.append(_line(who, _told(placed.figures, services.kits[game], words), words))
        if not lists:
            lines.append(words.say("stats-server-none"))
        return [*lines, "", *_foot(services, words_of)]

    return _fitting(_MOST_OF_EACH, lines_of)


def _lines(services: Services, found: Mapping[str, OwnFigures | None], words_of: WordsOf) -> Iterator[str]:
    """Yield one person's figures, a line for each game."""
    words = words_of("")
    for game, figures in sorted(found.items()):
        if figures is not None:
            told = [*_told(figures, services.kits[game], words), *_feats(figures, words)]
            yield _line(_title_of(game, words_of), told, words)


def _foot(services: Services, words_of: WordsOf) -> list[str]:
    """Say what a win is in games for one, where nobody is beaten."""
    alone = [words_of(game).say(f"{game}-won") for game, kit in sorted(services.kits.items()) if kit.for_one]
    return [*alone, words_of("").say("stats-foot")]


def _told(figures: Figures, kit: GameKit, words: Words) -> list[str]:
    rules, easier = kit.rules, figures.won - figures.won_against_people
    told = [
        words.say("stats-games", games=figures.games),
        words.say(
            "stats-wins",
            won=figures.won,
            against=figures.won_against_people,
            easier=0 if kit.for_one else easier,
        ),
    ]
    if kit.for_one:
        best = figures.lowest if rules.low_score_wins else figures.highest
        told.append(words.say("stats-best", best=best, mean=f"{figures.mean:.1f}"))
        told.append(words.say("stats-clean", clean=figures.clean))
    if figures.games > 1 and figures.misplays:
        told.append(words.say("stats-mistakes", often=f"{figures.misplays_a_game:.1f}"))
    else:
        told.append(words.say("count-mistakes", mistakes=figures.misplays))
    return told


def _feats(figures: OwnFigures, words: Words) -> list[str]:
    """List what there is to be proud of, and the wrong calls."""
    feats: list[str] = []
    if figures.catches:
        feats.append(words.say("count-catches", catches=figures.catches))
    if figures.wrong_calls:
        feats.append(words.say("count-wrong-calls", calls=figures.wrong_calls))
    if figures.clean_run:
        feats.append(words.say("stats-longest-run", moves=figures.clean_run))
    if figures.fastest is not None:
        feats.append(words.say("stats-fastest", time=duration_text(figures.fastest, words)))
    return feats


# ------------------------------------------------------------ /table ladder and /table wall


async def ladder_text(services: Services, guild_id: int, user_id: int, typed: str | None, words_of: WordsOf) -> str:
    """Return the ladder of a game, or of all, for one reader."""
    words, book, season = words_of(""), services.tables.ratings, season_of(services.tables.clock.wall())
    games = _rated_games(services) if typed is None else [_game_named(services, typed, words_of)]
    most = _MOST_LISTED if len(games) == 1 else _MOST_OF_EACH
    found = [
        (
            await book.ladder(guild_id, game, season, most),
            await book.own(guild_id, game, user_id, season),
            await book.ladder(guild_id, game, season_before(season), _ON_THE_WALL),
        )
        for game in games
    ]

    def lines_of(listed: int) -> list[str]:
        lines = [words.say("ladder-title", season=season_text(season, words))]
        for game, (ladder, own, last) in zip(games, found, strict=True):
            best = ladder.best[:listed]
            lines.append(words.say("stats-game", game=_title_of(game, words_of), players=ladder.players))
            lines += [_rank_line(ranked, words) for ranked in best]
            if own is not None and user_id not in {ranked.user_id for ranked in best}:
                lines.append(words.say("ladder-own", line=_rank_line(own, words)))
            if not best:
                lines.append(words.say("ladder-none"))
            if last.best:
                lines.append(words.say("ladder-last", best=_podium(last, words)))
        return [*lines, words.say("ladder-foot", most=MOST_A_DAY)]

    return _fitting(most, lines_of)


async def wall_text(services: Services, guild_id: int, words_of: WordsOf) -> str:
    words, season = words_of(""), season_of(services.tables.clock.wall())
    seasons = {
        game: await services.tables.ratings.past(guild_id, game, season, _MOST_SEASONS, _ON_THE_WALL)
        for game in _rated_games(services)
    }
    found = {game: past for game, past in seasons.items() if past}
    if not found:
        return words.say("wall-none")

    def lines_of(most: int) -> list[str]:
        lines = [words.say("wall-title")]
        for game, past in found.items():
            lines.append(_title_of(game, words_of))
            lines += [
                words.say("wall-season", season=season_text(ladder.season, words), best=_podium(ladder, words))
                for ladder in past[:most]
            ]
        return lines

    return _fitting(_MOST_SEASONS, lines_of)


def game_choices(services: Services, typed: str, words_of: WordsOf) -> list[app_commands.Choice[str]]:
    """Return the games that fit what was typed."""
    wanted = typed.casefold().strip()
    named = [(game, _name_of(game, words_of)) for game in _rated_games(services)]
    return [app_commands.Choice(name=name, value=game) for game, name in named if wanted in name.casefold()]


def _game_named(services: Services, typed: str, words_of: WordsOf) -> str:
    """Find the game that was chosen from the list, or its name typed by hand."""
    wanted = typed.casefold().strip()
    found = next((game for game in services.kits if wanted in (game, _name_of(game, words_of).casefold())), None)
    if found is None:
        raise Refused("unknown-game", game=shown(typed))
    if services.kits[found].for_one:
        raise Refused("ladder-of-one", game=_name_of(found, words_of))
    return found


def _rated_games(services: Services) -> Sequence[str]:
    return [game for game, kit in sorted(services.kits.items()) if not kit.for_one]


def _rank_line(ranked: Ranked, words: Words) -> str:
    figures = (rating_text(ranked.rating, words), words.say("stats-games", games=ranked.games))
    return _line(_place_of(ranked.place, ranked.name, words), figures, words)


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


# ------------------------------------------------------------ /table card


async def show_card(services: Services, response: Response, player: Person, *, public: bool) -> None:
    interaction, words = response.interaction, response.words
    guild_id = require_server(interaction)
    if public:
        # Not deferred: what follows that would be for the asker alone.
        await place_to_open(services, response, private=False)
    else:
        await response.defer()
    card = await _card(services, guild_id, player)
    if not card.games:
        own = player.id == interaction.user.id
        name = written(bare(player.display_name))
        await response.reply(words.say("card-own-none") if own else words.say("card-none", name=name))
        return
    locale, look = await services.locale_and_look(response, public=public)
    ready = await services.display.painter.ready(present_card(card, locale, look), words)
    say = response.public if public else response.reply
    await say(ready.content, files=ready.files or ())


async def _card(services: Services, guild_id: int, player: Person) -> RatingCard:
    """Return somebody's card of this season on this server."""
    season, book = season_of(services.tables.clock.wall()), services.tables.ratings
    games: list[OfGame] = []
    for game in sorted(services.kits):
        own = await book.own(guild_id, game, player.id, season)
        if own is None:
            continue
        players = await book.players(guild_id, game, season)
        points = await book.curve(guild_id, game, player.id, _MOST_POINTS)
        curve = [point.shown for point in points if point.season == season] or [own.rating.shown]
        games.append(OfGame(game, own.rating, own.place, players, own.games, curve))
    return RatingCard(player.display_name, season, games)
