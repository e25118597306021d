"""Every use of discord.py's private parts, and of behaviour that it does not document: what for, and what it is worth.

Nothing else in `bot` or `cogs` may touch a private attribute of discord.py. `tests/discord/test_internals.py` enforces
that, and fails when a new version of discord.py changes what is relied on here. The figures are for discord.py 2.7 on
CPython 3.11.
"""

import io
from collections.abc import Callable, Mapping, Sequence
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


def listed_guilds(client: discord.Client) -> dict[int, set[int]]:
    """By shard, the servers that Discord has told of since the shard's last READY. discord.py adds them to those it
    knew, among which are still those that the bot has left while the shard was cut off.
    """
    listed: dict[int, set[int]] = {}

    def ready(data: Any) -> None:
        listed[data["shard"][0]] = {int(guild["id"]) for guild in data["guilds"]}

    def created(data: Any) -> None:
        guild_id = int(data["id"])
        listed.get((guild_id >> 22) % (client.shard_count or 1), set()).add(guild_id)

    _before_parsing(client, "READY", ready)
    _before_parsing(client, "GUILD_CREATE", created)
    return listed


def _before_parsing(client: discord.Client, event: str, note: Callable[[Any], None]) -> None:
    parse = client._connection.parsers[event]

    def noted(data: Any) -> None:
        note(data)
        parse(data)

    client._connection.parsers[event] = noted


def last_received(client: discord.AutoShardedClient, shard_id: int) -> float | None:
    """When anything came in on a shard's connection, by `time.perf_counter`; None if it has no connection. discord.py
    tells only how long the last heartbeat took, and notices a dead connection after a minute.
    """
    keep_alive = _keep_alive(client, shard_id)
    return None if keep_alive is None else keep_alive._last_recv


async def ask_for_answer(client: discord.AutoShardedClient, shard_id: int) -> None:
    """A heartbeat between the others: Discord answers it at once, if it hears it."""
    keep_alive = _keep_alive(client, shard_id)
    if keep_alive is not None:
        await keep_alive.ws.send_heartbeat(keep_alive.beat())


def _keep_alive(client: discord.AutoShardedClient, shard_id: int) -> Any:
    shard = client.get_shard(shard_id)
    return None if shard is None else getattr(shard._parent.ws, "_keep_alive", None)
