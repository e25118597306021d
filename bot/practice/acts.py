"""What players do on the page: each act is one request with JSON in it."""

import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import simcord

from bot.practice.commands import catalogue, handle, parse_options
from bot.practice.world import Refused, World

Request = Mapping[str, Any]
Reply = dict[str, Any]
Act = Callable[[simcord.MemberActor, Request], Awaitable[Reply]]

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
        self.by_name: dict[str, Act] = {act.__name__: act for act in acts}

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
        values = {control["id"]: self._entered(control) for control in request["values"]}
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

    def _entered(self, control: Mapping[str, Any]) -> Any:
        values = control["values"]
        return values[0] if control["kind"] == _TEXT_INPUT else self._chosen(control["kind"], values)

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
