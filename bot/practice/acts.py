"""What players do on the page: each act is one request with JSON in it. Also the commands that the page offers."""

import functools
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

import discord
import simcord
from discord import app_commands

from bot.practice.world import Refused, World

Request = Mapping[str, Any]
Reply = dict[str, Any]

LONGEST_MESSAGE = 2000
# Discord's numbers for the controls of a form.
_TEXT_INPUT = 4
_ENTITY_SELECTS = (5, 6, 7, 8)


class Acts:
    """The players' acts, made of the page's requests, and the forms that are open."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._forms: dict[str, simcord.InteractionResult] = {}
        acts = (self.send, self.click, self.select, self.slash, self.autocomplete, self.submit)
        self.by_name = {act.__name__: act for act in acts}

    async def send(self, player: simcord.MemberActor, request: Request) -> Reply:
        channel, text = self._world.channel(request["channel"]), str(request["text"]).strip()
        if not 0 < len(text) <= LONGEST_MESSAGE:
            raise Refused(f"A message has 1 to {LONGEST_MESSAGE} characters.")
        await self._world.act(lambda: player.send(channel, text))
        return {}

    async def click(self, player: simcord.MemberActor, request: Request) -> Reply:
        message = self._world.message(request["channel"], request["message"], player)
        return await self._interact(lambda: player.click(message, custom_id=request["id"]))

    async def select(self, player: simcord.MemberActor, request: Request) -> Reply:
        message = self._world.message(request["channel"], request["message"], player)
        values = self._chosen(request["kind"], request["values"])
        return await self._interact(lambda: player.select(message, values, custom_id=request["id"]))

    async def slash(self, player: simcord.MemberActor, request: Request) -> Reply:
        channel, entry, options = self._command(player, request)
        return await self._interact(lambda: player.slash(channel, entry["name"], **options))

    async def autocomplete(self, player: simcord.MemberActor, request: Request) -> Reply:
        channel, entry, options = self._command(player, request)
        typed, focused = str(request["text"]), str(request["option"])
        result = await self._world.interact(
            lambda: player.autocomplete(channel, entry["name"], focused, typed, **options)
        )
        return {"choices": (result.autocomplete_choices if result else None) or []}

    async def submit(self, player: simcord.MemberActor, request: Request) -> Reply:
        form = self._forms.get(request["form"])
        if form is None:
            raise Refused("That form was sent already.")
        values = {
            control["id"]: control["values"][0]
            if control["kind"] == _TEXT_INPUT
            else self._chosen(control["kind"], control["values"])
            for control in request["values"]
        }
        answer = await self._interact(lambda: player.submit_modal(form, values))
        self._forms.pop(request["form"], None)
        return answer

    # ------------------------------------------------------------- details

    def _command(self, player: simcord.MemberActor, request: Request) -> tuple[simcord.ChannelHandle, Any, Any]:
        channel = self._world.channel(request["channel"])
        for entry in catalogue(self._world, player, channel):
            if entry["name"] == request["command"]:
                return channel, entry, parse_options(self._world, entry, request["options"])
        raise Refused("You may not use that command here.")

    def _chosen(self, kind: int, values: list[str]) -> list[Any]:
        return [handle(self._world, value) for value in values] if kind in _ENTITY_SELECTS else list(values)

    async def _interact(self, action: Callable[[], Awaitable[Any]]) -> Reply:
        result = await self._world.interact(action)
        if result is None:
            return {"failed": True}
        form = result.modal
        if form is None:
            return {}
        key = secrets.token_hex(8)
        self._forms[key] = result
        return {"form": {"key": key, "title": form["title"], "components": form["components"]}}


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
    entries = [
        {
            "name": name,
            "description": leaf.get("description", ""),
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
                for option in leaf.get("options", ())
            ],
        }
        for command in commands
        for name, leaf in _leaves(command.to_dict(tree))
    ]
    return sorted(entries, key=lambda entry: entry["name"])


def _leaves(node: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    name = f"{above} {node['name']}".strip()
    children = [option for option in node.get("options", ()) if option["type"] in _GROUPS]
    if not children:
        yield name, node
    for child in children:
        yield from _leaves(child, name)


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
