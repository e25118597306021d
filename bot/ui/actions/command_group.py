"""Groups of slash commands. Their texts come from the catalogues; code names commands and options only.

A text's key is `command-GROUP[-COMMAND[-OPTION[-VALUE]]]`. What the games share stands once, with `game` as its GROUP.
"""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from functools import cache, partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.app_commands import TranslationContextLocation as Location
from discord.ext import commands

from bot.games import game_names
from bot.text import SOURCE_LANGUAGE, Words, catalogue, entries, languages_for, with_references, words_for
from bot.ui.actions.services import Services
from bot.ui.discord.response import Response, respond

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., Any]

Group = TypeVar("Group", bound="CommandGroup")
Options = ParamSpec("Options")

SHARED = "game"

_NAME = "-name"
"""The end of the keys of what games are called."""


def answered(
    command: Callable[Concatenate[Group, Response, Options], Awaitable[None]],
) -> Callable[Concatenate[Group, Interaction, Options], Coroutine[Any, Any, None]]:
    """Hand a command its response, which answers whatever happens. What follows that are its options."""

    @wraps(command)
    async def callback(group: Group, interaction: Interaction, *args: Options.args, **options: Options.kwargs) -> None:
        async with group.respond(interaction) as response:
            await command(group, response, *args, **options)

    return callback


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

    def add(self, name: str, callback: Callable[..., Awaitable[None]]) -> None:
        """Add a command that no method is written for."""
        command = cast("Command", app_commands.Command(name=name, description=name, callback=cast("Any", callback)))
        self.group.add_command(command)

    def add_plain(self, name: str, answer: Callable[[Response], Awaitable[None]]) -> None:
        """Add a command without options."""

        async def callback(interaction: Interaction) -> None:
            async with self.respond(interaction) as response:
                await answer(response)

        self.add(name, callback)

    def add_answered(self, name: str, answer: Callable[..., Awaitable[None]], *about: Any) -> None:
        """Add a command whose options are what `answer` takes after the services, `about`, and the response."""
        with_services = partial(answer, self.services, *about)
        with_services.__dict__.update(vars(answer))  # what decorators have noted

        @wraps(with_services)
        async def callback(interaction: Interaction, **options: Any) -> None:
            async with self.respond(interaction) as response:
                await with_services(response, **options)

        self.add(name, callback)

    def respond(self, interaction: Interaction) -> AbstractAsyncContextManager[Response]:
        name = interaction.command.qualified_name if interaction.command is not None else self.group.name
        return respond(interaction, f"{name} in {interaction.channel_id}", self.game)

    async def cog_load(self) -> None:
        """Describe the commands, which are all there by now, in the source language. `CatalogueTranslator` adds the
        others.
        """
        group = self.group
        group.description = _text(group.name)
        for command in group.commands:
            assert isinstance(command, app_commands.Command)
            command.description = _text(group.name, command.name)
            described, chosen = {}, {}
            for option in command.parameters:
                path = (group.name, command.name, option.name)
                described[option.name] = _locale_str(*path)
                values = [choice.value for choice in option.choices]
                if values:
                    chosen[option.name] = [Choice(name=_locale_str(*path, str(value)), value=value) for value in values]
            app_commands.choices(**chosen)(app_commands.describe(**described)(command))


def _locale_str(*path: str) -> app_commands.locale_str:
    return app_commands.locale_str(_text(*path), path=path)


def key_of(path: Sequence[str], group: str) -> str:
    """Return the key of the game's own text, or of that of all games."""
    words = words_for(SOURCE_LANGUAGE, group)
    keys = ["-".join(("command", name, *path[1:])) for name in (group, SHARED)]
    for key in keys:
        if words.has(key):
            return key
    raise KeyError(f"neither {keys[0]} nor {keys[1]} is in the catalogues")


def _text(*path: str, words: Words | None = None) -> str:
    words = words or words_for(SOURCE_LANGUAGE, path[0])
    name = path[0] + _NAME
    game = words.say_once(name) if words.has(name) else ""
    return words.say_once(key_of(path, path[0]), game=game)


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the texts in all other languages that there are catalogues for. They are let go of with it: most
    languages have no other reader.
    """

    def __init__(self) -> None:
        self._languages, self._words = cache(languages_for), cache(_words_in)

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        path: Sequence[str] = ()
        if context.location is Location.choice_name:
            path = string.extras["path"]
        elif context.location in (Location.command_description, Location.group_description):
            path = cast("Command", context.data).qualified_name.split(" ")
        elif context.location is Location.parameter_description:
            option = cast("app_commands.Parameter", context.data)
            path = (*option.command.qualified_name.split(" "), option.name)
        languages = self._languages(locale.value, path[0]) if path else (SOURCE_LANGUAGE,)
        if languages[0] == SOURCE_LANGUAGE:
            return None  # there is no catalogue but the one that Discord has anyway
        return _text(*path, words=self._words(languages))


def _words_in(languages: Sequence[str]) -> Words:
    """Return the texts of all commands; of each, that of the first language which has it. English has all the grammar
    that they need.
    """
    found = dict[str, str]()
    for language in reversed(languages):
        for game in ("", *game_names()):
            found |= entries(catalogue(language, game))
    keys = [key for key in found if key.startswith("command-") or key.endswith(_NAME)]
    return Words(with_references(keys, found))
