"""Places where the bot is on no server. simcord has none: a channel of its offline Discord is told to the bot as one,
with the payloads that Discord sends from there.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal

import discord
import simcord
from simcord.types import HttpLogEntry

from tests.discord.house import House, labels
from tests.discord.junk_player import JunkPlayer

Kind = Literal["message", "group", "server"]
"""A private message to the bot, a group chat, and a server where only people have installed it."""
KINDS: tuple[Kind, ...] = ("message", "group", "server")

STRANGE_SERVER = 4_242_424_242_424_242_424
_MESSAGE, _GROUP = 1, 3
"""Types of channels."""
_CONTEXTS = {"server": 0, "message": 1, "group": 2}
# What Discord allows everywhere: to attach files, to embed links, to mention everyone.
_ALLOWED = str(1 << 15 | 1 << 14 | 1 << 17)

MOST_FOLLOW_UPS = 5
_OWN_ROUTES = (
    ("answer", "POST", re.compile(r"/interactions/\d+/([^/]+)/callback")),
    ("follow-up", "POST", re.compile(r"/webhooks/\d+/([^/]+)")),
    ("change", "PATCH", re.compile(r"/webhooks/\d+/([^/]+)/messages/(@original|\d+)")),
    ("deletion", "DELETE", re.compile(r"/webhooks/\d+/([^/]+)/messages/(@original|\d+)")),
    ("look", "GET", re.compile(r"/webhooks/\d+/([^/]+)/messages/@original")),
)
"""All that can be done with the token of an interaction."""


class Elsewhere:
    def __init__(self, house: House) -> None:
        self._house = house
        self._kinds: dict[str, Kind] = {}
        backend = house.env.backend
        self._emit: Callable[[str, Mapping[str, Any]], None] = backend.emit
        backend.emit = self._told

    def channel(self, kind: Kind) -> simcord.ChannelHandle:
        made = self._house.guild.create_text_channel(f"{kind} {len(self._kinds)}")
        self._kinds[str(made.id)] = kind
        return made

    def _told(self, event: str, payload: Mapping[str, Any]) -> None:
        kind = self._kinds.get(payload["channel_id"]) if event == "INTERACTION_CREATE" else None
        self._emit(event, payload if kind is None else _from_there(kind, payload))


def _from_there(kind: Kind, payload: Mapping[str, Any]) -> dict[str, Any]:
    told, user = dict(payload), payload["member"]["user"]
    told |= {"context": _CONTEXTS[kind], "app_permissions": _ALLOWED}
    told["authorizing_integration_owners"] = {"1": user["id"]}
    if kind == "server":
        told["guild_id"] = str(STRANGE_SERVER)
        told["guild"] = {"id": str(STRANGE_SERVER), "locale": "en-US", "features": []}
        told["channel"] = {**payload["channel"], "guild_id": str(STRANGE_SERVER)}
        return told
    for name in ("guild_id", "guild_locale", "member"):
        told.pop(name)
    channel = {"id": payload["channel_id"], "last_message_id": None, "recipients": [user]}
    group = {"type": _GROUP, "owner_id": user["id"], "name": None, "icon": None}
    return {**told, "user": user, "channel": {**channel, **({"type": _MESSAGE} if kind == "message" else group)}}


def uses(requests: Iterable[HttpLogEntry]) -> Counter[str]:
    """How often each was done by the token of an interaction. Whatever else was asked of Discord fails here, and more
    follow-ups than Discord allows.
    """
    done: Counter[str] = Counter()
    follow_ups: Counter[str] = Counter()
    for request in requests:
        what, token = _use(request)
        done[what] += 1
        follow_ups[token] += what == "follow-up"
    assert max(follow_ups.values(), default=0) <= MOST_FOLLOW_UPS, follow_ups
    return done


def _use(request: HttpLogEntry) -> tuple[str, str]:
    for what, method, address in _OWN_ROUTES:
        found = address.fullmatch(request.path)
        if found is not None and method == request.method:
            return what, found[1]
    raise AssertionError(f"{request.method} {request.path} needs a bot that is there")


def ended(player: JunkPlayer) -> discord.Message:
    """The message of their finished game."""
    return next(message for message in player.private if "Replay" in labels(message))
