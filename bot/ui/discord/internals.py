"""Every use of discord.py's private parts, and of behaviour that it does not document: what for, and what it is worth.

Nothing else in `bot` or `cogs` may touch a private attribute of discord.py. `tests/discord/test_internals.py` enforces
that, and fails when a new version of discord.py changes what is relied on here. The figures are for discord.py 2.7 on
CPython 3.11.
"""

import io
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

Components = Sequence[Mapping[str, Any]]


class _ReadyView(discord.ui.View):
    def __init__(self, components: Components) -> None:
        super().__init__(timeout=None)
        self._ready = [dict(component) for component in components]
        self.stop()  # a finished view is not stored

    def to_components(self) -> list[dict[str, Any]]:
        return self._ready


def view_of(components: Components) -> discord.ui.View:
    """A view that sends components as they are. Presses are found by their custom_id, so nothing has to listen to one.
    Those of a full message take discord.py 0.42 ms and us 0.05 ms, and it would keep them for as long as the bot runs.
    """
    return _ReadyView(components)


class _NeverClosed(io.BytesIO):
    """`close` cannot be replaced."""

    close = property(lambda self: self._stay_open, lambda self, value: None)  # pyright: ignore[reportAssignmentType]

    def _stay_open(self) -> None:
        pass


def file_of(content: bytes, name: str, description: str | None = None) -> discord.File:
    """A discord.File of bytes. It replaces the `close` of its stream and later puts the bound method back, by which the
    stream refers to itself: every picture (some 60 kB) would stay in memory until the next garbage collection.
    """
    return discord.File(_NeverClosed(content), name, description=description)


def response_to(interaction: discord.Interaction[Any]) -> discord.InteractionResponse[Any]:
    """Instead of `interaction.response`, which the interaction keeps although it refers back to it: every interaction
    with its message (14 kB for a full one) would stay in memory until the next garbage collection.
    """
    return discord.InteractionResponse(interaction)


def ignore_message_edits(client: discord.Client) -> None:
    """Nobody listens to message edits, so discord.py need not parse them: 0.1 ms for each edit of the bot's own."""
    del client._connection.parsers["MESSAGE_UPDATE"]


async def commands_payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """What `tree.sync()` sends, to see whether anything has changed: Discord rations how often commands are synced."""
    if tree.translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
