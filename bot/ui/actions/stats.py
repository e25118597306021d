"""How somebody is doing on a server, and who does best there: the text of /table stats."""

from collections.abc import Mapping

import discord

from bot.tables.store.stats import Figures, ServerList, StatsBook
from bot.text import Words, words_for
from bot.ui.discord.components import CONTENT_LIMIT, within_limit
from bot.ui.discord.names import bare, written
from bot.ui.kit import GameKit

_MOST_LISTED = 5

Person = discord.User | discord.Member


class Stats:
    def __init__(self, book: StatsBook, kits: Mapping[str, GameKit]) -> None:
        self._book = book
        self._kits = kits

    async def text(self, guild_id: int, reader: Person, player: Person, words: Words) -> str:
        """For `reader` alone, who also sees their own private games counted."""
        above = await self._of_player(guild_id, player, words, own=reader.id == player.id)
        lists = {
            game: found
            for game, kit in sorted(self._kits.items())
            if (found := await self._book.of_server(guild_id, kit.rules, _MOST_LISTED)).best
        }
        below = ["", *self._foot(words)]
        lines: list[str] = []
        for listed in range(_MOST_LISTED, 0, -1):
            lines = [*above, "", *self._of_server(lists, listed, words), *below]
            if sum(len(line) + 1 for line in lines) <= CONTENT_LIMIT:
                break
        return within_limit(lines)

    async def _of_player(self, guild_id: int, player: Person, words: Words, *, own: bool) -> list[str]:
        name = written(bare(player.display_name))
        lines = [words.say("stats-own") if own else words.say("stats-of", name=name)]
        for game, kit in sorted(self._kits.items()):
            figures = await self._book.of_player(guild_id, player.id, game, own=own)
            if figures is not None:
                lines.append(words.say("stats-line", who=_title_of(game, words), figures=_told(figures, kit, words)))
        if len(lines) == 1:
            lines.append(words.say("stats-own-none") if own else words.say("stats-of-none", name=name))
        return lines

    def _of_server(self, lists: Mapping[str, ServerList], listed: int, words: Words) -> list[str]:
        lines = [words.say("stats-server")]
        for game, found in lists.items():
            lines.append(words.say("stats-game", game=_title_of(game, words), players=found.players))
            for placed in found.best[:listed]:
                who = words.say("stats-place", place=placed.place, name=written(bare(placed.figures.name)))
                lines.append(words.say("stats-line", who=who, figures=_told(placed.figures, self._kits[game], words)))
        return lines if lists else [*lines, words.say("stats-server-none")]

    def _foot(self, words: Words) -> list[str]:
        """What a win is goes without saying where one beats others."""
        alone = [
            words_for(words.locale, game).say(f"{game}-won") for game, kit in sorted(self._kits.items()) if kit.for_one
        ]
        return [*alone, words.say("stats-foot")]


def _told(figures: Figures, kit: GameKit, words: Words) -> str:
    often = f"{figures.misplays_a_game:.1f}"
    if kit.for_one:
        best = figures.lowest if kit.rules.low_score_wins else figures.highest
        return words.say(
            "stats-figures-for-one",
            games=figures.games,
            won=figures.won,
            best=best,
            mean=f"{figures.mean:.1f}",
            clean=figures.clean,
            often=often,
        )
    return words.say(
        "stats-figures",
        games=figures.games,
        won=figures.won,
        against=figures.won_against_people,
        easier=figures.won - figures.won_against_people,
        often=often,
    )


def _title_of(game: str, words: Words) -> str:
    return words.say("stats-title", game=words_for(words.locale, game).say(f"{game}-name"))
