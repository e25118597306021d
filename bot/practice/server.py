"""The web server of the practice table: one page, its live feed, and the players' acts. For this computer only."""

import asyncio
import html
import logging
import mimetypes
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import discord
import msgspec
import simcord
from aiohttp import WSCloseCode, web

from bot.practice.world import PICTURE_TYPES, ActRefused, World, font

log = logging.getLogger(__name__)

PAGE = Path(__file__).parent / "page"
_FONTS = {"emoji.ttf": "color-emoji", "sans.ttf": "sans-latin"}
MESSAGES_SHOWN = 100
LONGEST_MESSAGE = 2000
POLL_INTERVAL = 0.05

_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}

_LASTING = {"Cache-Control": "private, max-age=86400, immutable"}

_WORLD = web.AppKey("world", World)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def make_server(world: World) -> web.Application:
    app = web.Application(middlewares=[forgive_leaving, only_from_here])
    app[_WORLD] = world
    app.on_response_prepare.append(_add_headers)
    app.add_routes(
        [
            web.get("/", page),
            web.get("/live", live),
            web.get("/attachments/{path:.+}", attachment),
            web.get(r"/emojis/{id:\d+}", emoji),
            web.post("/do/{act}", do),
            web.get("/page/{name}", part_of_page),
        ]
    )
    return app


@web.middleware
async def forgive_leaving(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Ignore that a browser closes the page while it loads; that is no error."""
    try:
        return await handler(request)
    except ConnectionError:
        # As web servers write it into their logs for a client that left before the answer; nobody reads it.
        return web.Response(status=499)


@web.middleware
async def only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse other sites, which may reach this port by a script, or by a name of their own (DNS rebinding)."""
    origin = request.headers.get("Origin")
    if request.url.host not in ("127.0.0.1", "localhost") or (
        origin is not None and origin != f"http://{request.host}"
    ):
        raise web.HTTPForbidden(text="The practice table only answers on this computer.")
    return await handler(request)


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update({name: value for name, value in _HEADERS.items() if name not in response.headers})


async def page(request: web.Request) -> web.StreamResponse:
    world, name = request.app[_WORLD], request.query.get("as")
    if name is None or name in world.players:
        return _sent(PAGE / "index.html")
    links = "".join(f'<li><a href="/?as={quote(who)}">{html.escape(who)}</a></li>' for who in world.players)
    text = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Nobody by that name</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page/style.css">'
        f'<main class="notice"><h1>Nobody here is called {html.escape(name)}.</h1>'
        f'<p>At this table are:</p><ul>{links}</ul><p><a href="/">All side by side</a></p></main></html>'
    )
    return web.Response(text=text, content_type="text/html", status=404)


async def part_of_page(request: web.Request) -> web.StreamResponse:
    name = request.match_info["name"]
    if name in _FONTS:
        return _sent(font(_FONTS[name]))
    for part in PAGE.iterdir():
        if part.name == name:
            return _sent(part)
    raise web.HTTPNotFound(text="The page has no such part.")


def _sent(file: Path) -> web.Response:
    """Send a file. aiohttp's `FileResponse` logs an error when a browser leaves before all is sent."""
    kind, _ = mimetypes.guess_type(file.name)
    return web.Response(body=file.read_bytes(), content_type=kind or "application/octet-stream", charset="utf-8")


async def attachment(request: web.Request) -> web.StreamResponse:
    path = request.match_info["path"]
    body = request.app[_WORLD].file(path)
    if body is None:
        raise web.HTTPNotFound(text="That file is gone.")
    kind, _ = mimetypes.guess_type(path)
    headers = dict(_LASTING)
    if kind not in PICTURE_TYPES:
        kind = "application/octet-stream"
        headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{quote(path.rpartition('/')[2])}"
    return web.Response(body=body, content_type=kind, headers=headers)


async def emoji(request: web.Request) -> web.StreamResponse:
    picture = request.app[_WORLD].emoji(int(request.match_info["id"]))
    if picture is None:
        raise web.HTTPNotFound(text="That emoji is gone.")
    return web.Response(body=picture, content_type="image/png", headers=_LASTING)


async def do(request: web.Request) -> web.StreamResponse:
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType(text="Send JSON.")
    act, world = ACTS.get(request.match_info["act"]), request.app[_WORLD]
    if act is None:
        raise web.HTTPNotFound(text="There is no such act.")
    try:
        asked = msgspec.json.decode(await request.read(), type=dict[str, Any])
        return web.json_response(await act(world, world.player(asked["as"]), asked))
    except ActRefused as refusal:
        return web.json_response({"refused": str(refusal)}, status=409)
    except (msgspec.DecodeError, RecursionError, KeyError, TypeError, AttributeError) as error:
        raise web.HTTPBadRequest(text="The page sent something that cannot be read; load it again.") from error


# ------------------------------------------------------------------- the live feed


async def live(request: web.Request) -> web.StreamResponse:
    """Open a WebSocket: browsers allow only six server-sent event streams to one address, too few for all tabs."""
    world, name = request.app[_WORLD], request.query.get("as")
    if name is not None and name not in world.players:
        raise web.HTTPNotFound(text="Nobody here has that name; load the page again.")
    # Large news would be compressed in a task of its own, which complains where its tab closes meanwhile.
    feed = web.WebSocketResponse(heartbeat=20, compress=False)
    await feed.prepare(request)
    follower = asyncio.create_task(_send_news(feed, world, name, request.query.get("in", "")))
    try:
        async for _ in feed:
            pass
    finally:
        follower.cancel()
        await asyncio.gather(follower, return_exceptions=True)
    return feed


async def _send_news(feed: web.WebSocketResponse, world: World, name: str | None, channel_name: str) -> None:
    """Send news until the tab is cut off, which makes it connect again; without news it would look as if nothing
    happened.
    """
    try:
        if name is None:
            await feed.send_json({"type": "players", "players": list(world.players)})
        else:
            await _follow(feed, world, world.player(name), channel_name)
    except ConnectionError:
        pass  # the tab was closed
    except Exception:
        log.exception("a tab gets no news")
        await feed.close(code=WSCloseCode.INTERNAL_ERROR)


async def _follow(feed: web.WebSocketResponse, world: World, viewer: simcord.MemberActor, channel_name: str) -> None:
    """Send the place, the messages in it, and then every change that this player may see."""
    channel = next((place for place in world.channels if place.name == channel_name), world.channels[0])
    place: dict[str, Any] = {}
    shown: dict[str, Any] | None = None
    revision = -1
    while True:
        if revision != world.revision:
            revision = world.revision
            if place != (place := describe(world, viewer, channel)):
                await feed.send_json({"type": "place", **place})
            latest = world.latest(channel, viewer, MESSAGES_SHOWN)
            now = {str(message.id): message_json(message, viewer.id) for message in latest}
            if shown != now:
                before, shown = shown or {}, now
                changed = [message for key, message in now.items() if before.get(key) != message]
                gone = [key for key in before if key not in now]
                await feed.send_json({"type": "messages", "changed": changed, "gone": gone})
        await asyncio.sleep(POLL_INTERVAL)


def describe(world: World, viewer: simcord.MemberActor, channel: simcord.ChannelHandle) -> dict[str, Any]:
    bot = world.env.backend.bot_user
    people = [
        {"id": str(player.id), "name": name, "bot": False, "moderator": name == world.moderator}
        for name, player in world.players.items()
    ]
    return {
        "server": world.guild.name,
        "you": str(viewer.id),
        "channel": str(channel.id),
        "people": [*people, {"id": str(bot.id), "name": bot.name, "bot": True}],
        "channels": [
            {"id": str(channel.id), "name": channel.name, "thread": channel.is_thread} for channel in world.channels
        ],
        "commands": catalogue(world, viewer, channel),
    }


def message_json(message: discord.Message, viewer_id: int) -> dict[str, Any]:
    return {
        "id": str(message.id),
        "author": author_json(message.author),
        "time": int(message.created_at.timestamp() * 1000),
        "edited": message.edited_at is not None and not message.flags.loading,
        "content": message.content,
        "forYou": message.mention_everyone or any(user.id == viewer_id for user in message.mentions),
        "ephemeral": message.flags.ephemeral,
        "loading": message.flags.loading,
        "used": command_used(message),
        "attachments": [
            {
                "name": attachment.filename,
                "url": quote(urlsplit(attachment.url).path),
                "size": attachment.size,
                "width": attachment.width,
                "height": attachment.height,
                "alt": attachment.description or "",
                "picture": (attachment.content_type or "") in PICTURE_TYPES,
            }
            for attachment in message.attachments
        ],
        "rows": [row_json(component) for component in message.components],
    }


def row_json(row: discord.Component) -> dict[str, Any]:
    shown: dict[str, Any] = {**row.to_dict()}
    for control in shown["components"]:
        for part in (control, *control.get("options", ())):
            if "emoji" in part:
                # As a text, since JavaScript rounds numbers as large as ids.
                part["emoji"]["id"] = part["emoji"]["id"] and str(part["emoji"]["id"])
    return shown


def author_json(author: discord.abc.User) -> dict[str, Any]:
    return {"id": str(author.id), "name": author.display_name, "bot": author.bot}


def command_used(message: discord.Message) -> dict[str, Any] | None:
    metadata = message.interaction_metadata
    if metadata is None or metadata.type is not discord.InteractionType.application_command:
        return None
    return {"by": author_json(metadata.user)}


# ------------------------------------------------------------------- what players do: an act is one request

Request = Mapping[str, Any]
Reply = dict[str, Any]


async def send(world: World, player: simcord.MemberActor, request: Request) -> Reply:
    channel, text = world.channel(request["channel"]), str(request["text"]).strip()
    if not 0 < len(text) <= LONGEST_MESSAGE:
        raise ActRefused(f"A message has 1 to {LONGEST_MESSAGE} characters.")
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
    raise ActRefused("You may not use that command here.")


OptionType = discord.AppCommandOptionType


def catalogue(world: World, viewer: simcord.MemberActor, channel: simcord.ChannelHandle) -> list[dict[str, Any]]:
    """Return the commands that this player may use in this channel, in alphabetical order."""
    return [
        {
            "name": name,
            "description": command["description"],
            "options": [
                {
                    "name": option["name"],
                    "description": option["description"],
                    "kind": OptionType(option["type"]).name,
                    "required": bool(option.get("required")),
                    "autocomplete": bool(option.get("autocomplete")),
                    "choices": option.get("choices") or [],
                    "min": option.get("min_value"),
                    "max": option.get("max_value"),
                }
                for option in command.get("options") or ()
            ],
        }
        for name, command in sorted(world.commands(channel, viewer).items())
    ]


def _value(world: World, option: Mapping[str, Any], text: str) -> Any:
    """Turn the page's text into the value that simcord's actors take."""
    match OptionType[option["kind"]]:
        case OptionType.integer:
            try:
                return int(text)
            except ValueError:
                raise ActRefused(f"{option['name']} takes a number.") from None
        case OptionType.boolean:
            return text == "true"
        case OptionType.user | OptionType.channel:
            for found in (*world.players.values(), *world.channels):
                if str(found.id) == text:
                    return found
            raise ActRefused("Choose one from the list.")
        case _:
            return text
