"""Who is how strong: /table ladder, /table wall and /table card."""

from collections.abc import Callable, Sequence

import discord
from discord import app_commands

from bot.core.errors import Refused, shown
from bot.tables.steps.rating import season_before, season_of
from bot.tables.store.ratings import MOST_A_DAY, Ladder, Ranked
from bot.text import Words
from bot.ui.actions.places import public_place
from bot.ui.actions.services import Services
from bot.ui.discord.components import CONTENT_LIMIT, within_limit
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import require_server, server_locale
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


async def ladder_text(services: Services, guild_id: int, user_id: int, typed: str | None, words_of: WordsOf) -> str:
    """Return the ladder of a game, or of all, for one reader."""
    games = _rated_games(services) if typed is None else [_game_named(services, typed, words_of)]
    season = season_of(services.tables.clock.wall())
    words = words_of("")
    title = words.say("ladder-title", season=season_text(season, words))
    most = _MOST_LISTED if len(games) == 1 else _MOST_OF_EACH
    lines: list[str] = []
    for listed in range(most, 0, -1):
        lines = [title]
        for game in games:
            lines += await _of_game(services, guild_id, game, user_id, season, listed, words_of)
        lines.append(words.say("ladder-foot", most=MOST_A_DAY))
        if _fits(lines):
            break
    return within_limit(lines)


async def _of_game(
    services: Services, guild_id: int, game: str, user_id: int, season: str, listed: int, words_of: WordsOf
) -> list[str]:
    words = words_of("")
    ladder = await services.tables.ratings.ladder(guild_id, game, season, listed)
    head = words.say("stats-game", game=_title_of(game, words_of), players=ladder.players)
    lines = [head, *(_line(ranked, words) for ranked in ladder.best)]
    own = await services.tables.ratings.own(guild_id, game, user_id, season)
    if own is not None and user_id not in {ranked.user_id for ranked in ladder.best}:
        lines.append(words.say("ladder-own", line=_line(own, words)))
    if not ladder.best:
        lines.append(words.say("ladder-none"))
    last = await services.tables.ratings.ladder(guild_id, game, season_before(season), _ON_THE_WALL)
    return lines + ([words.say("ladder-last", best=_podium(last, words))] if last.best else [])


async def wall_text(services: Services, guild_id: int, words_of: WordsOf) -> str:
    words, season = words_of(""), season_of(services.tables.clock.wall())
    seasons = {
        game: await services.tables.ratings.past(guild_id, game, season, _MOST_SEASONS, _ON_THE_WALL)
        for game in _rated_games(services)
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


# ------------------------------------------------------------ /table card


async def show_card(services: Services, response: Response, player: Person, *, public: bool) -> None:
    interaction, words = response.interaction, response.words
    guild_id = require_server(interaction)
    if public:
        # Not deferred: what follows that would be for the asker alone.
        await public_place(services.tables.settings, response)
    else:
        await response.defer()
    card = await _card(services, guild_id, player)
    if not card.games:
        own = player.id == interaction.user.id
        name = written(bare(player.display_name))
        await response.reply(words.say("card-own-none") if own else words.say("card-none", name=name))
        return
    if public:
        locale = server_locale(interaction.client, guild_id)
        own_look = await services.display.channel_preferences.of_channel(guild_id, interaction.channel_id or 0)
    else:
        locale = response.locale
        own_look = (await services.tables.settings.of_player(interaction.user.id)).look
    ready = await services.display.painter.ready(present_card(card, locale, own_look), words)
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
