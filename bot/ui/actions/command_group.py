"""Groups of slash commands. Their texts come from the catalogues; code names commands and options only.

A text's key is `command-GROUP[-COMMAND[-OPTION[-VALUE]]]`. What the games share stands once, with `game` as its GROUP.
"""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, cast

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.ext import commands

from bot.text import SOURCE_LANGUAGE, words_for
from bot.ui.actions.services import Services
from bot.ui.discord.response import Response, respond

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., Any]

SHARED = "game"


class CommandGroup(commands.GroupCog):
    """All of its commands can be used everywhere: at Discord that is a property of the group, so each decides itself
    what it does where the bot is on no server.
    """

    game = ""
    """Whose words refusals are in, if these are the commands of a game."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @property
    def group(self) -> app_commands.Group:
        assert self.app_command is not None
        return self.app_command

    def add(self, name: str, callback: Callable[..., Awaitable[None]]) -> Command:
        """Add a command that no method is written for."""
        command = cast("Command", app_commands.Command(name=name, description=name, callback=cast("Any", callback)))
        self.group.add_command(command)
        return command

    def respond(self, interaction: Interaction) -> AbstractAsyncContextManager[Response]:
        name = interaction.command.qualified_name if interaction.command is not None else self.group.name
        return respond(interaction, f"{name} in {interaction.channel_id}", self.game)

    async def cog_load(self) -> None:
        """Describe the commands: all are there by now."""
        put_into_words(self.group)


def put_into_words(group: app_commands.Group) -> None:
    """Describe the commands in the source language; `CatalogueTranslator` adds the others."""
    locale = SOURCE_LANGUAGE
    group.description = _text(locale, group.name)
    for command in group.commands:
        assert isinstance(command, app_commands.Command)
        command.description = _text(locale, group.name, command.name)
        paths = {option.name: (group.name, command.name, option.name) for option in command.parameters}
        described = {name: app_commands.locale_str(_text(locale, *path)) for name, path in paths.items()}
        chosen = {
            option.name: [_choice(locale, choice.value, *paths[option.name]) for choice in option.choices]
            for option in command.parameters
            if option.choices
        }
        app_commands.choices(**chosen)(app_commands.describe(**described)(command))


def _choice(locale: str, value: str | float, *path: str) -> app_commands.Choice[str | float]:
    path = (*path, str(value))
    return app_commands.Choice(name=app_commands.locale_str(_text(locale, *path), path=path), value=value)


def key_of(path: Sequence[str], group: str) -> str:
    """Return the key of the game's own text, or of that of all games."""
    words = words_for(SOURCE_LANGUAGE, group)
    keys = ["-".join(("command", name, *path[1:])) for name in (group, SHARED)]
    for key in keys:
        if words.has(key):
            return key
    raise KeyError(f"neither {keys[0]} nor {keys[1]} is in the catalogues")


def _text(locale: str, *path: str) -> str:
    words = words_for(locale, path[0])
    game = words.say(f"{path[0]}-name") if words.has(f"{path[0]}-name") else ""
    return words.say(key_of(path, path[0]), game=game)


def is_translated(locale: str) -> bool:
    """Return whether there is a catalogue for it, apart from the one that Discord has anyway."""
    return words_for(locale).locale != SOURCE_LANGUAGE


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the texts in all other languages that there are catalogues for."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        if not is_translated(locale.value):
            return None
        if context.location is Location.choice_name:
            return _text(locale.value, *string.extras["path"])
        if context.location in (Location.command_description, Location.group_description):
            return _text(locale.value, *cast("Command", context.data).qualified_name.split(" "))
        if context.location is Location.parameter_description:
            option = cast("app_commands.Parameter", context.data)
            return _text(locale.value, *option.command.qualified_name.split(" "), option.name)
        return None
