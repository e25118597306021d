"""The slash commands that all games share. A game's cog derives from this and adds its own moves."""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar, Literal

from discord import app_commands

from bot.core.cards import Card
from bot.core.game import Option, OptionValue, settle_options
from bot.core.time_controls import ClockName
from bot.tables.runtime.table import Table
from bot.tables.steps.model import NO_SERVER, TableData
from bot.tables.store.store_errors import StoreError
from bot.text import Words, ready, words_for
from bot.text.voice import cards_text, spellings, typed_card
from bot.ui.actions import new_table, solo
from bot.ui.actions.command_group import CommandGroup, Interaction, answered
from bot.ui.actions.places import place_to_open, table_here
from bot.ui.actions.presses import typed_move
from bot.ui.actions.private_answers import show_rules
from bot.ui.actions.services import Services
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import actor_of, server_of
from bot.ui.kit import GameKit

Choices = list[app_commands.Choice[str]]
TypedCard = app_commands.Range[str, 1, 20]
MOST_CHOICES = 25


class GameCog(CommandGroup):
    kit: ClassVar[GameKit]
    table_options: ClassVar[Sequence[tuple[str, Any, Any]]] = (
        ("clock", None, ClockName | None),
        ("learning", False, bool),
    )
    """Name, default and type of what can be chosen when a table is opened, besides the options of the game."""
    typed_options: ClassVar[Sequence[tuple[str, str]]] = ()
    """Names of options in records, each with the name that people type, where that is another."""
    moves: ClassVar[Sequence[str]] = ()
    """Moves that are a command without options: the command is called as the rule book writes the move."""

    def __init__(self, services: Services) -> None:
        self.game = self.kit.name
        super().__init__(services)
        self.add("new", app_commands.rename(**dict(self.typed_options))(self._new()))
        for feature in services.features.values():
            for name, answer in feature.commands.game.items():
                self.add_answered(name, answer, self.kit)
        for move in self.moves:
            self.add_plain(move, partial(typed_move, services, kit=self.kit, read=partial(_as_written, move)))

    async def cog_load(self) -> None:
        await super().cog_load()
        self.services.add_game(self.kit)

    @app_commands.command()
    @answered
    async def rules(self, response: Response) -> None:
        await show_rules(response, self.kit)

    def _new(self) -> Callable[..., Any]:
        """Make `/GAME new`, which takes the options of the game and those of every table."""

        async def new(interaction: Interaction, **chosen: Any) -> None:
            async with self.respond(interaction) as response, new_table.or_offered(self.services, response):
                await self.open(response, chosen)

        parameters = [("interaction", inspect.Parameter.empty, Interaction)]
        parameters += [(option.name, option.for_new_tables, _type_of(option)) for option in self.kit.rules.options]
        parameters += self.table_options
        new.__signature__ = inspect.Signature(  # pyright: ignore[reportFunctionMemberAccess]
            [
                inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default, annotation=kind)
                for name, default, kind in parameters
            ]
        )
        return new

    async def open(self, response: Response, chosen: Mapping[str, Any]) -> None:
        """Open a lobby in this channel with the person who asked seated."""
        options, services = self.options(chosen), self.services
        place = await place_to_open(services, response, private=False)  # not deferred: the answer comes below the table
        opener, clock = actor_of(response.interaction), chosen["clock"] or services.settings.clock
        opened = await services.tables.open(self.kit.rules, place, opener, options, clock, learning=chosen["learning"])
        await services.display.show(opened, response=response)
        await services.display.open_host_panel(opened, response)

    def options(self, chosen: Mapping[str, Any]) -> dict[str, OptionValue]:
        return settle_options(self.kit.rules, {option.name: chosen[option.name] for option in self.kit.rules.options})

    async def move(self, interaction: Interaction, read: Callable[[TableData], str]) -> None:
        """Make a move: `read` turns what was typed into a move as the rule book writes it, at this table."""
        async with self.respond(interaction) as response:
            await typed_move(self.services, response, self.kit, read)

    def words(self, interaction: Interaction) -> Words:
        return words_for(interaction.locale.value, self.kit.name)

    def read_card(self, interaction: Interaction, typed: str) -> str:
        """Read a typed card by the letters on the typer's own cards, for `move`."""
        return typed_card(typed, self.words(interaction))

    async def table_here(self, interaction: Interaction) -> Table | None:
        """Find the table that a typed move would be for, for autocompletion."""
        try:
            table = await table_here(self.services, interaction)
        except StoreError:
            return None
        return table if table is not None and table.data.game == self.kit.name else None

    async def own_view(self, interaction: Interaction) -> Any | None:
        """Return the typer's view of the table, for autocompletion. None: they have no seat."""
        table = await self.table_here(interaction)
        seat = table.data.seat_of(interaction.user.id) if table is not None else None
        if table is None or seat is None or table.data.state is None:
            return None
        return table.game.view(table.data.state, seat)

    async def spelled(self, interaction: Interaction) -> Mapping[str, Card]:
        """Return all that the typer may type for a card in their language, for autocompletion."""
        locale = interaction.locale.value
        with suppress(StoreError):
            locale = (await self.services.tables.settings.of_player(interaction.user.id)).language or locale
        await ready(locale)
        return spellings(words_for(locale, self.game))


class SoloCog(GameCog):
    """The commands of a game for one."""

    table_options = (("public", False, bool), ("learning", False, bool))

    async def open(self, response: Response, chosen: Mapping[str, Any]) -> None:
        """Open a game, a private one where the bot is on no server, whatever was wanted."""
        nowhere = server_of(response.interaction) == NO_SERVER
        private = nowhere or not chosen["public"]
        place = await place_to_open(self.services, response, private=private)
        await response.defer()
        options, learning = self.options(chosen), chosen["learning"]
        note = response.words.say("private-after-all") if nowhere and chosen["public"] else ""
        await solo.open_alone(
            self.services, response, self.kit, place, options, private=private, learning=learning, note=note
        )

    @app_commands.command()
    @answered
    async def resume(self, response: Response) -> None:
        await response.defer()
        await solo.resume(self.services, response, self.kit.name)

    @app_commands.command()
    @answered
    async def hint(self, response: Response) -> None:
        await response.defer()
        table = await solo.typed_for(self.services, response.interaction, self.kit.name)
        await solo.hint(self.services, response, table)


def card_choices(
    cards: Iterable[Card], typed: str, spelled: Mapping[str, Card], before: Sequence[Card] = ()
) -> Choices:
    """Return the first cards that fit what was typed, each after those `before` it: a list holds 25, and typing a rank
    brings the others. They are written with signs, which mean the same in every language.
    """
    wanted = typed.strip().upper()
    fitting = {card for spelling, card in spelled.items() if wanted in spelling}
    names = [cards_text([*before, card])[:100] for card in cards if card in fitting]
    return [app_commands.Choice(name=name, value=name) for name in names[:MOST_CHOICES]]


def _as_written(move: str, _: TableData) -> str:
    return move


def _type_of(option: Option) -> Any:
    """Return the annotation from which discord.py makes the option."""
    if isinstance(option.default, bool):
        return bool
    if isinstance(option.default, int) and option.values:
        return app_commands.Range[int, min(option.values), max(option.values)]  # pyright: ignore
    if isinstance(option.default, str) and option.values:
        return Literal[tuple(option.values)]  # pyright: ignore
    return type(option.default)
