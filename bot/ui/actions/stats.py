"""How somebody is doing on a server, and who does best there: the text of /table stats."""

from collections.abc import Mapping

import discord

from bot.tables.store.stats import Figures, ServerList, StatsBook
from bot.text import Words
from bot.ui.discord.names import bare, written
from bot.ui.kit import GameKit
from bot.ui.table.presentation import CONTENT_LIMIT, within_limit

_MOST_LISTED = 5

Person = discord.User | discord.Member


class Stats:
    def __init__(self, book: StatsBook, kits: Mapping[str, GameKit], words: Words) -> None:
        self._book = book
        self._kits = kits
        self._words = words

    async def text(self, guild_id: int, reader: Person, player: Person) -> str:
        """For `reader` alone, who also sees their own private games counted."""
        above = await self._of_player(guild_id, player, own=reader.id == player.id)
        lists = {
            game: found
            for game, kit in sorted(self._kits.items())
            if (found := await self._book.of_server(guild_id, kit.rules, _MOST_LISTED)).best
        }
        below = ["", *self._foot()]
        lines: list[str] = []
        for listed in range(_MOST_LISTED, 0, -1):
            lines = [*above, "", *self._of_server(lists, listed), *below]
            if sum(len(line) + 1 for line in lines) <= CONTENT_LIMIT:
                break
        return within_limit(lines)

    async def _of_player(self, guild_id: int, player: Person, *, own: bool) -> list[str]:
        name = written(bare(player.display_name))
        lines = [self._words.say("stats-own") if own else self._words.say("stats-of", name=name)]
        for game, kit in sorted(self._kits.items()):
            figures = await self._book.of_player(guild_id, player.id, game, own=own)
            if figures is not None:
                lines.append(self._words.say("stats-line", who=self._name_of(game), figures=self._told(figures, kit)))
        if len(lines) == 1:
            lines.append(self._words.say("stats-own-none") if own else self._words.say("stats-of-none", name=name))
        return lines

    def _of_server(self, lists: Mapping[str, ServerList], listed: int) -> list[str]:
        words = self._words
        lines = [words.say("stats-server")]
        for game, found in lists.items():
            lines.append(words.say("stats-game", game=self._name_of(game), players=found.players))
            for placed in found.best[:listed]:
                who = f"**{placed.place}** · {written(bare(placed.figures.name))}"
                told = self._told(placed.figures, self._kits[game])
                lines.append(words.say("stats-line", who=who, figures=told))
        return lines if lists else [*lines, words.say("stats-server-none")]

    def _foot(self) -> list[str]:
        """What a win is goes without saying where one beats others."""
        alone = [kit.words.say(f"{game}-won") for game, kit in sorted(self._kits.items()) if kit.for_one]
        return [*alone, self._words.say("stats-foot")]

    def _told(self, figures: Figures, kit: GameKit) -> str:
        often = f"{figures.misplays_a_game:.1f}"
        if kit.for_one:
            best = figures.lowest if kit.rules.low_score_wins else figures.highest
            return self._words.say(
                "stats-figures-for-one",
                games=figures.games,
                won=figures.won,
                best=best,
                mean=f"{figures.mean:.1f}",
                clean=figures.clean,
                often=often,
            )
        return self._words.say(
            "stats-figures",
            games=figures.games,
            won=figures.won,
            against=figures.won_against_people,
            easier=figures.won - figures.won_against_people,
            often=often,
        )

    def _name_of(self, game: str) -> str:
        return f"**{self._kits[game].words.say(f'{game}-name')}**"
