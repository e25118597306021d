"""What players do on the page: each act is one request with JSON in it. Also the commands that the page offers."""

import functools
from collections.abc import Mapping
from typing import Any

import discord
import simcord
from discord import app_commands

from bot.practice.world import Refused, World

Request = Mapping[str, Any]
Reply = dict[str, Any]

LONGEST_MESSAGE = 2000


async def send(world: World, player: simcord.MemberActor, request: Request) -> Reply:
    channel, text = world.channel(request["channel"]), str(request["text"]).strip()
    if not 0 < len(text) <= LONGEST_MESSAGE:
        raise Refused(f"A message has 1 to {LONGEST_MESSAGE} characters.")
    await world.act(lambda: player.send(channel, text))
    return {}


async def click(world: World, player: simcord.MemberActor, request: Request) -> Reply:
    message = world.message(request["channel"], request["message"], player)
    result = await world.interact(lambda: player.click(message, custom_id=request["id"]))
    return {"failed": result is None}


async def select(world: World, player: simcord.MemberActor, request: Request) -> Reply:
    message, values = world.message(request["channel"], request["message"], player), list(request["values"])
    result = await world.interact(lambda: player.select(message, values, custom_id=request["id"]))
    return {"failed": result is None}


async def slash(world: World, player: simcord.MemberActor, request: Request) -> Reply:
    channel, name, options = _command(world, player, request)
    result = await world.interact(lambda: player.slash(channel, name, **options))
    return {"failed": result is None}


async def autocomplete(world: World, player: simcord.MemberActor, request: Request) -> Reply:
    channel, name, options = _command(world, player, request)
    typed, focused = str(request["text"]), str(request["option"])
    result = await world.interact(lambda: player.autocomplete(channel, name, focused, typed, **options))
    return {"choices": (result.autocomplete_choices if result else None) or []}


ACTS = {act.__name__: act for act in (send, click, select, slash, autocomplete)}


def _command(
    world: World, player: simcord.MemberActor, request: Request
) -> tuple[simcord.ChannelHandle, str, dict[str, Any]]:
    channel = world.channel(request["channel"])
    for entry in catalogue(world, player, channel):
        if entry["name"] == request["command"]:
            known = {option["name"]: option for option in entry["options"]}
            given = {name: text for name, text in request["options"].items() if name in known}
            options = {name: _value(world, known[name], str(text)) for name, text in given.items()}
            return channel, entry["name"], options
    raise Refused("You may not use that command here.")


Kind = discord.AppCommandOptionType


def catalogue(world: World, viewer: simcord.MemberActor, channel: simcord.ChannelHandle) -> list[dict[str, Any]]:
    """Return the commands that this player may use in this channel, each subcommand by itself, in alphabetical
    order.
    """
    allowed = set(viewer.available_commands(channel))
    entries = _entries(
        world.bot.tree, *(one for one in world.bot.tree.get_commands() if isinstance(one, app_commands.Group))
    )
    return [entry for entry in entries if entry["name"] in allowed]


@functools.lru_cache(1)
def _entries(tree: app_commands.CommandTree[Any], *groups: app_commands.Group) -> list[dict[str, Any]]:
    """Return the entries, cached, as every tab asks again after every change at the table."""
    entries = [
        {
            "name": f"{group.name} {leaf['name']}",
            "description": leaf["description"],
            "options": [
                {
                    "name": option["name"],
                    "description": option["description"],
                    "kind": Kind(option["type"]).name,
                    "required": bool(option.get("required")),
                    "autocomplete": bool(option.get("autocomplete")),
                    "choices": option.get("choices") or [],
                    "min": option.get("min_value"),
                    "max": option.get("max_value"),
                }
                for option in leaf["options"]
            ],
        }
        for group in groups
        for leaf in group.to_dict(tree)["options"]
    ]
    return sorted(entries, key=lambda entry: entry["name"])


def _value(world: World, option: Mapping[str, Any], text: str) -> Any:
    """Turn the page's text into the value that simcord's actors take."""
    match Kind[option["kind"]]:
        case Kind.integer:
            try:
                return int(text)
            except ValueError:
                raise Refused(f"{option['name']} takes a number.") from None
        case Kind.boolean:
            return text == "true"
        case Kind.user | Kind.channel:
            for one in (*world.players.values(), *world.channels):
                if str(one.id) == text:
                    return one
            raise Refused("Choose one from the list.")
        case _:
            return text
