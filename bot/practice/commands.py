"""The bot's slash commands: what the page offers, and what it sends back."""

import functools
from collections.abc import Iterator, Mapping
from typing import Any

import discord
import simcord
from discord import app_commands

from bot.practice.world import Refused, World

Kind = discord.AppCommandOptionType
AnyCommand = app_commands.Command[Any, Any, Any] | app_commands.Group | app_commands.ContextMenu
_GROUPS = (Kind.subcommand.value, Kind.subcommand_group.value)


def catalogue(world: World, viewer: simcord.MemberActor, channel: simcord.ChannelHandle) -> list[dict[str, Any]]:
    """Return the commands that this player may use in this channel, each subcommand by itself, in alphabetical
    order.
    """
    allowed = set(viewer.available_commands(channel))
    entries = _entries(world.bot.tree, *world.bot.tree.get_commands())
    return [entry for entry in entries if entry["name"] in allowed]


@functools.lru_cache(1)
def _entries(tree: app_commands.CommandTree[Any], *commands: AnyCommand) -> list[dict[str, Any]]:
    """Return the entries, cached, as every tab asks again after every change at the table."""
    entries = [_entry(name, leaf) for command in commands for name, leaf in _leaves(command.to_dict(tree))]
    return sorted(entries, key=lambda entry: entry["name"])


def _leaves(node: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    name = f"{above} {node['name']}".strip()
    children = [option for option in node.get("options", ()) if option["type"] in _GROUPS]
    if not children:
        yield name, node
    for child in children:
        yield from _leaves(child, name)


def _entry(name: str, leaf: Mapping[str, Any]) -> dict[str, Any]:
    options = [_option(option) for option in leaf.get("options", ())]
    return {"name": name, "description": leaf.get("description", ""), "options": options}


def _option(option: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "name": option["name"],
        "description": option["description"],
        "kind": Kind(option["type"]).name,
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": option.get("choices") or [],
        "min": option.get("min_value"),
        "max": option.get("max_value"),
    }


def parse_options(world: World, entry: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Turn the page's texts into the values that simcord's actors take."""
    options = {option["name"]: option for option in entry["options"]}
    return {name: _value(world, options[name], str(text)) for name, text in given.items() if name in options}


def _value(world: World, option: Mapping[str, Any], text: str) -> Any:
    try:
        match Kind[option["kind"]]:
            case Kind.integer:
                return int(text)
            case Kind.number:
                return float(text)
            case Kind.boolean:
                return text == "true"
            case Kind.user | Kind.channel | Kind.role | Kind.mentionable:
                return handle(world, text)
            case _:
                return text
    except ValueError:
        raise Refused(f"{option['name']} takes a number.") from None


def handle(world: World, wanted: str) -> Any:
    """Return the player, channel or role with this id."""
    everyone = (*world.players.values(), *world.channels, *world.guild.roles.values())
    for one in everyone:
        if str(one.id) == wanted:
            return one
    raise Refused("Choose one from the list.")
