"""Junk on Discord: its slash commands, and its parts handed to the frame."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import date, timedelta

from discord import app_commands

from bot.core.game import settle_options
from bot.tables.store.daily import DailyAverage
from bot.text import Words
from bot.ui.actions.game_cog import LEARNING, GameCog, Interaction
from bot.ui.discord.components import within_limit
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import Response, respond
from bot.ui.kit import GameKit, GuideKit
from cogs.junk.panels import table
from cogs.junk.picture.table import scene
from cogs.junk.player.hint import choose
from cogs.junk.player.solver import solve
from cogs.junk.rules.game import GAME
from cogs.junk.rules.lesson import LESSON
from cogs.junk.rules.state import View
from cogs.junk.words import describe, guide

_LISTED = 10


def best_possible(view: View) -> int:
    assert view.deal is not None
    return solve(view.deal)


KIT = GameKit(
    rules=GAME,
    choose=choose,
    scene=scene,
    offers=table.offers,
    status=describe.status,
    recap=describe.recap,
    accuse=describe.accuse,
    alt=describe.alt,
    rules_pages=4,
    rules_page=describe.rules_page,
    guide=GuideKit(can=guide.can, matters=guide.matters, judge=guide.judge, name_move=guide.name_move),
    lesson=LESSON,
    best=best_possible,
)


class JunkCog(
    GameCog, group_name="junk", group_description="Junk: a solitaire, for yourself or as the deal of the day"
):
    kit = KIT

    @app_commands.command(name="new", description="Begin a game, for you alone unless you make it public")
    @app_commands.describe(
        naked="The draw pile lies face up (easier)",
        public="Play it as this channel's table, for all to watch",
        learning=LEARNING,
    )
    async def new(
        self, interaction: Interaction, naked: bool = False, public: bool = False, learning: bool = False
    ) -> None:
        async def work(response: Response) -> None:
            place = await (self.public_place(response) if public else self.place(interaction))
            await response.later()
            options = settle_options(GAME, {"naked": naked})
            await self.bot.solo.open(response, KIT, place, options, private=not public, learning=learning)

        await self._answer(interaction, work)

    @app_commands.command(name="draw", description="Draw the next card")
    async def draw(self, interaction: Interaction) -> None:
        await self.move(interaction, lambda _: "draw")

    @app_commands.command(name="play", description="Put the drawn card on the Play Pile")
    async def play(self, interaction: Interaction) -> None:
        await self.move(interaction, lambda _: "play")

    @app_commands.command(name="junk", description="Put the drawn card on the Junk Pile")
    async def junk(self, interaction: Interaction) -> None:
        await self.move(interaction, lambda _: "junk")

    @app_commands.command(name="rescue", description="Move the top of the Junk Pile to the Play Pile")
    async def rescue(self, interaction: Interaction) -> None:
        await self.move(interaction, lambda _: "rescue")

    @app_commands.command(
        name="grace", description="At the end: move the top of the Junk Pile to the Saving Grace Pile"
    )
    async def grace(self, interaction: Interaction) -> None:
        await self.move(interaction, lambda _: "grace")

    @app_commands.command(name="stop", description="At the end: let the rest of the junk be")
    async def stop(self, interaction: Interaction) -> None:
        await self.move(interaction, lambda _: "stop")

    @app_commands.command(name="resume", description="Go on with the game you have running on this server")
    async def resume(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.later()
            await self.bot.solo.resume(response, GAME.name)

        await self._answer(interaction, work)

    @app_commands.command(name="hint", description="What a strong player would try now (the run is no clean run then)")
    async def hint(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.later()
            table = await self.bot.solo.typed_for(interaction, GAME.name)
            await self.bot.solo.hint(response, table)

        await self._answer(interaction, work)

    @app_commands.command(name="daily", description="Today's deal, the same for everybody: one try, then compare")
    async def daily(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            place = await self.place(interaction)
            await response.later()
            await self.bot.solo.play_daily(response, KIT, place)

        await self._answer(interaction, work)

    @app_commands.command(name="scores", description="How everybody on this server did at the daily deals")
    async def scores(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.private(await self._score_lists(interaction, response.words))

        await self._answer(interaction, work)

    async def _answer(self, interaction: Interaction, work: Callable[[Response], Awaitable[None]]) -> None:
        command = interaction.command.qualified_name if interaction.command is not None else GAME.name

        async def in_words(response: Response) -> None:
            response.set_game(GAME.name)
            await work(response)

        await respond(interaction, in_words, f"{command} in {interaction.channel_id}")

    async def _score_lists(self, interaction: Interaction, words: Words) -> str:
        guild_id, daily, today = interaction.guild_id or 0, self.bot.solo.daily, self.bot.solo.today()
        lines = [words.say("junk-scores-today", day=today)]
        for score in (await daily.scores(guild_id, GAME.name, today))[:_LISTED]:
            clean = "yes" if score.clean else "no"
            name = written(bare(score.name))
            lines.append(words.say("junk-scores-line", name=name, score=score.score, clean=clean))
        if len(lines) == 1:
            lines.append(words.say("junk-scores-nobody"))
        monday = date.fromisoformat(today) - timedelta(days=date.fromisoformat(today).weekday())
        lines.append(words.say("junk-scores-week"))
        lines.extend(_standing_lines(await daily.standings(guild_id, GAME.name, monday.isoformat()), words))
        lines.append(words.say("junk-scores-ever"))
        lines.extend(_standing_lines(await daily.standings(guild_id, GAME.name, ""), words))
        streak = await daily.streak(interaction.user.id, GAME.name, today)
        lines.append(words.say("junk-scores-streak", streak=streak))
        return within_limit(lines)


def _standing_lines(standings: Sequence[DailyAverage], words: Words) -> list[str]:
    if not standings:
        return [words.say("junk-scores-nobody")]
    return [
        words.say(
            "junk-scores-standing",
            name=written(bare(standing.name)),
            days=standing.days,
            mean=f"{standing.mean:.1f}",
            clean=standing.clean,
        )
        for standing in standings[:_LISTED]
    ]
