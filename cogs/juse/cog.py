"""Juse on Discord: its slash commands, and its parts handed to the frame."""

from discord import app_commands

from bot.core.time_controls import ClockName
from bot.tables.steps.model import TableData
from bot.text import Words
from bot.ui.actions.game_cog import LEARNING, GameCog, Interaction, clock_option
from bot.ui.discord.names import seat_names
from bot.ui.kit import GameKit, GuideKit
from cogs.juse.panels import table
from cogs.juse.picture.table import scene
from cogs.juse.player.levels import choose
from cogs.juse.rules.game import GAME
from cogs.juse.rules.lesson import LESSON
from cogs.juse.words import describe, guide

KIT = GameKit(
    rules=GAME,
    choose=choose,
    scene=scene,
    offers=table.offers,
    status=describe.status,
    recap=describe.recap,
    accuse=describe.accuse,
    alt=describe.alt,
    rules_pages=5,
    rules_page=describe.rules_page,
    guide=GuideKit(can=guide.can, matters=guide.matters, judge=guide.judge, name_move=guide.name_move),
    lesson=LESSON,
)
_MOST_CHOICES = 25


class JuseCog(
    GameCog, group_name="juse", group_description="Juse: a patience for two to eight, where noticing is the game"
):
    kit = KIT

    @app_commands.command(name="new", description="Open a table of Juse in this channel")
    @app_commands.describe(
        reminders="Show the rank that starts the centre piles all the time (easier)",
        referee="Who calls Juse! on a misplay that is easily overlooked",
        learning=LEARNING,
    )
    @app_commands.choices(
        referee=[
            app_commands.Choice(name="the bot calls", value="bot"),
            app_commands.Choice(name="the players call", value="table"),
        ]
    )
    @clock_option
    async def new(
        self,
        interaction: Interaction,
        reminders: bool = False,
        referee: str = "bot",
        clock: ClockName | None = None,
        learning: bool = False,
    ) -> None:
        options = {"reminders": reminders, "referee": referee}
        await self.open_table(interaction, options, clock, learning=learning)

    @app_commands.command(name="draw", description="Draw the top card of your face-down pile")
    async def draw(self, interaction: Interaction) -> None:
        await self.move(interaction, lambda _: "draw")

    @app_commands.command(name="play", description="Put the card you hold, or the top of your pile, somewhere")
    @app_commands.describe(to="The centre, your own pile, or another player's pile")
    async def play(self, interaction: Interaction, to: app_commands.Range[str, 1, 100]) -> None:
        words = self.words(interaction)
        await self.move(interaction, lambda table: _place_named(table, interaction.user.id, to, words))

    @app_commands.command(
        name="call", description="Call Juse! on the last action, where the players call (see the rules)"
    )
    async def call(self, interaction: Interaction) -> None:
        await self.move(interaction, lambda _: "juse")

    @play.autocomplete("to")
    async def places(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        table = await self.table_here(interaction)
        offered = [] if table is None else _places(table.data, interaction.user.id, self.words(interaction))
        wanted = typed.casefold().strip()
        found = [(value, label) for value, label in offered if wanted in label.casefold() or wanted == value]
        return [app_commands.Choice(name=label[:100], value=value) for value, label in found[:_MOST_CHOICES]]


def _place_named(table: TableData, user_id: int, typed: str, words: Words) -> str:
    """What was chosen from the list comes back as it is; a name typed out by hand is looked up."""
    wanted = typed.casefold().strip()
    for value, label in _places(table, user_id, words):
        if wanted in (value, label.casefold()):
            return value
    return wanted


def _places(table: TableData, user_id: int, words: Words) -> list[tuple[str, str]]:
    """Every place hands could reach, in seat order: where a card fits is for the player to see."""
    own = table.seat_of(user_id)
    others = [
        (f"seat:{seat}", words.say("juse-to-seat", name=name))
        for seat, name in enumerate(seat_names(table.seats))
        if seat != own
    ]
    return [("centre", words.say("juse-to-centre")), ("own", words.say("juse-to-own")), *others]
