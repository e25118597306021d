"""The slash commands of games for one."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Any

from discord import app_commands

from bot.tables.store.daily import DailyAverage
from bot.text import Words
from bot.ui.actions.command_group import Interaction
from bot.ui.actions.game_cog import GameCog
from bot.ui.discord.components import within_limit
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import Response

_LISTED = 10


class SoloCog(GameCog):
    def table_options(self) -> list[tuple[str, Any, Any]]:
        return [("public", False, bool), ("learning", False, bool)]

    async def open(self, response: Response, chosen: Mapping[str, Any]) -> None:
        private = not chosen["public"]
        place = await (self.place(response.interaction) if private else self.public_place(response))
        await response.defer()
        options = self.options(chosen)
        await self.services.solo.open(response, self.kit, place, options, private=private, learning=chosen["learning"])

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
        game, guild_id, daily = self.kit.name, interaction.guild_id or 0, self.services.solo.daily
        today = self.services.solo.today()
        monday = date.fromisoformat(today) - timedelta(days=date.fromisoformat(today).weekday())
        scores = [
            words.say(
                f"{game}-scores-line",
                name=written(bare(score.name)),
                score=score.score,
                clean="yes" if score.clean else "no",
            )
            for score in (await daily.scores(guild_id, game, today))[:_LISTED]
        ]
        return within_limit(
            [
                words.say("scores-today", day=today),
                *(scores or [words.say("scores-nobody")]),
                words.say("scores-week"),
                *self._averages(await daily.standings(guild_id, game, monday.isoformat()), words),
                words.say("scores-ever"),
                *self._averages(await daily.standings(guild_id, game, ""), words),
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
            for average in averages[:_LISTED]
        ] or [words.say("scores-nobody")]
