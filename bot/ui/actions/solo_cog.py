"""The slash commands of games for one."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Any, TypeVar

from discord import app_commands

from bot.tables.steps.model import NO_SERVER
from bot.tables.store.daily import DailyAverage, DayScore
from bot.text import Words
from bot.ui.actions.command_group import Interaction
from bot.ui.actions.game_cog import GameCog
from bot.ui.discord.components import within_limit
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import server_of

_LISTED = 10

Score = TypeVar("Score", DayScore, DailyAverage)


class SoloCog(GameCog):
    def table_options(self) -> list[tuple[str, Any, Any]]:
        return [("public", False, bool), ("learning", False, bool)]

    async def open(self, response: Response, chosen: Mapping[str, Any]) -> None:
        """Where the bot is on no server it is a private game, whatever was wanted."""
        nowhere = server_of(response.interaction) == NO_SERVER
        private = nowhere or not chosen["public"]
        place = await (self.place(response.interaction) if private else self.public_place(response))
        await response.defer()
        options, learning = self.options(chosen), chosen["learning"]
        note = response.words.say("private-after-all") if nowhere and chosen["public"] else ""
        await self.services.solo.open(response, self.kit, place, options, private=private, learning=learning, note=note)

    @app_commands.command()
    async def resume(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.defer()
            await self.services.solo.resume(response, self.kit.name)

        await self.respond(interaction, work)

    @app_commands.command()
    async def hint(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.defer()
            table = await self.services.solo.typed_for(interaction, self.kit.name)
            await self.services.solo.hint(response, table)

        await self.respond(interaction, work)

    @app_commands.command()
    async def daily(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            place = await self.place(interaction)
            await response.defer()
            await self.services.solo.play_daily(response, self.kit, place)

        await self.respond(interaction, work)

    @app_commands.command()
    async def scores(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.reply(await self._score_lists(interaction, response.words))

        await self.respond(interaction, work)

    async def _score_lists(self, interaction: Interaction, words: Words) -> str:
        game, guild_id, daily = self.kit.name, server_of(interaction), self.services.solo.daily
        today = self.services.solo.today()
        monday = date.fromisoformat(today) - timedelta(days=date.fromisoformat(today).weekday())
        scores = [
            words.say(
                f"{game}-scores-line",
                name=written(bare(score.name)),
                score=score.score,
                clean="yes" if score.clean else "no",
            )
            for score in _shown(await daily.scores(guild_id, game, today), interaction)
        ]
        return within_limit(
            [
                words.say("scores-today", day=today),
                *(scores or [words.say("scores-nobody")]),
                words.say("scores-week"),
                *self._averages(_shown(await daily.standings(guild_id, game, monday.isoformat()), interaction), words),
                words.say("scores-ever"),
                *self._averages(_shown(await daily.standings(guild_id, game, ""), interaction), words),
                words.say("scores-streak", streak=await daily.streak(interaction.user.id, game, today), game=game),
            ]
        )

    def _averages(self, averages: Sequence[DailyAverage], words: Words) -> list[str]:
        return [
            words.say(
                f"{self.kit.name}-scores-average",
                name=written(bare(average.name)),
                days=average.days,
                mean=f"{average.mean:.1f}",
                clean=average.clean,
            )
            for average in averages
        ] or [words.say("scores-nobody")]


def _shown(scores: Sequence[Score], interaction: Interaction) -> Sequence[Score]:
    """Strangers who have played where the bot is on no server are not told of each other."""
    if server_of(interaction) == NO_SERVER:
        return [score for score in scores if score.user_id == interaction.user.id]
    return scores[:_LISTED]
