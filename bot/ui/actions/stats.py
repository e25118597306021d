"""How somebody is doing on a server, and who does best there: the text of /table stats."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import discord

from bot.tables.store.stats_book import Figures, OwnFigures, ServerList
from bot.text import Words
from bot.text.durations import duration_text
from bot.ui.actions.services import Services
from bot.ui.discord.components import CONTENT_LIMIT, within_limit
from bot.ui.discord.names import bare, written
from bot.ui.kit import GameKit

_MOST_LISTED = 5

Person = discord.User | discord.Member
WordsOf = Callable[[str], Words]
"""The reader's, with those of a game."""


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
    above = await _of_player(services, guild_id, player, words_of, own=voice.id == player.id)
    lists = {
        game: found
        for game, kit in sorted(services.kits.items())
        if (found := await services.tables.stats.of_server(guild_id, kit.rules, _MOST_LISTED)).best
    }
    below = ["", *_foot(services, words_of)]
    lines: list[str] = []
    for listed in range(_MOST_LISTED, 0, -1):
        lines = [*above, "", *_of_server(services, lists, listed, words_of), *below]
        if sum(len(line) + 1 for line in lines) <= CONTENT_LIMIT:
            break
    return within_limit(lines)


async def _of_player(services: Services, guild_id: int, player: Person, words_of: WordsOf, *, own: bool) -> list[str]:
    words, name = words_of(""), written(bare(player.display_name))
    found = {game: await services.tables.stats.of_player(guild_id, player.id, game, own=own) for game in services.kits}
    lines = [words.say("stats-own") if own else words.say("stats-of", name=name), *_lines(services, found, words_of)]
    if len(lines) == 1:
        lines.append(words.say("stats-own-none") if own else words.say("stats-of-none", name=name))
    return lines


def _lines(services: Services, found: Mapping[str, OwnFigures | None], words_of: WordsOf) -> Iterator[str]:
    """Yield one person's figures, a line for each game."""
    words = words_of("")
    for game, figures in sorted(found.items()):
        if figures is not None:
            told = [*_told(figures, services.kits[game], words), *_feats(figures, words)]
            yield _line(_title_of(game, words_of), told, words)


def _of_server(services: Services, lists: Mapping[str, ServerList], listed: int, words_of: WordsOf) -> list[str]:
    words = words_of("")
    lines = [words.say("stats-server")]
    for game, found in lists.items():
        lines.append(words.say("stats-game", game=_title_of(game, words_of), players=found.players))
        for placed in found.best[:listed]:
            who = words.say("stats-place", place=placed.place, name=written(bare(placed.figures.name)))
            lines.append(_line(who, _told(placed.figures, services.kits[game], words), words))
    return lines if lists else [*lines, words.say("stats-server-none")]


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


def _line(who: str, told: Sequence[str], words: Words) -> str:
    return words.say("stats-line", who=who, figures=words.say("count-separator").join(told))


def _title_of(game: str, words_of: WordsOf) -> str:
    words = words_of(game)
    return words.say("stats-title", game=words.say(f"{game}-name"))
