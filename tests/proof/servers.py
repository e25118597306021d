"""Memory per server

A server takes a seventh of the memory that discord.py needs for it, and every permission is still right.

Ten thousand servers, made up as Discord tells of them in GUILD_CREATE: with topics, permission overwrites on a third of
the channels, coloured roles and roles of bots, three threads, thirty emojis and five stickers each. They are told to
discord.py as the bot sets it up. A server's memory is what the process holds more for it after all were told and each
was asked once where the bot may post. *Before* is discord.py without packed servers, measured in the same run.

Work is the processor time of an event, the median of many, with servers of 50 channels and 40 roles. To look at a
server is to find one of its channels and what the bot may do there, when nobody has looked lately.

Then both are told of the same random events about a server: of channels, roles and threads that come, change and go, of
messages, of the bot's own roles. After each, everything that the bot asks is asked of both. The permissions in every
channel and thread are asked for every role, the bot and some people, with many roles or timed out, one of them the
owner.
"""

import ctypes
import gc
import json
import random
import time
from collections.abc import Callable
from typing import Any

import discord

from bot.progress import counting
from tests.proof.isolated import run_isolated
from tests.proof.made_up_servers import MadeUp, Payload
from tests.proof.meter import median, resident_megabytes
from tests.proof.report import Figure, at_most, none_of
from tests.proof.two_clients import ME, Both, Client

SERVERS, FEW_SERVERS, OTHER_SERVERS = 10_000, 500, 2_000
CHANNELS, ROLES, THREADS = 50, 40, 3
OTHERS = ((10, 5, 0), (200, 100, 10))
MAX_KILOBYTES = 8.0
EVENTS, FEW_EVENTS = 1_000, 100
COMPARED, FEW_COMPARED = 200, 5
STEPS = 40
_WARM = 300


def prove(*, short: bool) -> list[Figure]:
    before, now = _memory(FEW_SERVERS if short else SERVERS, CHANNELS, ROLES, THREADS)
    usual = at_most(
        f"Memory of a server with {CHANNELS} channels and {ROLES} roles",
        now,
        MAX_KILOBYTES,
        _kilobytes,
        anywhere=True,
        remark="" if short else _where_it_goes(before),
    )
    others = [] if short else [_figure_of_others(*size) for size in OTHERS]
    spent = run_isolated("servers:work", times=FEW_EVENTS if short else EVENTS)
    found = run_isolated("servers:differences", servers=FEW_COMPARED if short else COMPARED)
    different = none_of(
        "Answers that are not those of discord.py itself",
        found["differences"],
        f"{found['servers']:,} servers, {found['events']:,} events, {found['permissions']:,} permissions asked",
    )
    return [_with_before(usual, _kilobytes(before)), *others, *_figures_of_work(spent), different]


def _memory(servers: int, channels: int, roles: int, threads: int) -> tuple[float, float]:
    sizes = {"servers": servers, "channels": channels, "roles": roles, "threads": threads}
    before, now = (run_isolated("servers:memory", packed=packed, **sizes) for packed in (False, True))
    return before, now


def _where_it_goes(whole: float) -> str:
    """Of discord.py's own, by leaving out one kind of thing at a time."""
    without = {
        f"{CHANNELS} channels": {"channels": 0, "roles": ROLES, "threads": 0},
        f"{ROLES} roles": {"channels": CHANNELS, "roles": 1, "threads": THREADS},
        f"{THREADS} threads": {"channels": CHANNELS, "roles": ROLES, "threads": 0},
    }
    parts = {
        what: whole - run_isolated("servers:memory", packed=False, servers=OTHER_SERVERS, **sizes)
        for what, sizes in without.items()
    }
    said = ", ".join(f"{what} take {_kilobytes(part)}" for what, part in parts.items())
    return f"of discord.py's, {said}; threads go with the channels"


def _figure_of_others(channels: int, roles: int, threads: int) -> Figure:
    before, now = _memory(OTHER_SERVERS, channels, roles, threads)
    what = f"The same with {channels} channels, {roles} roles and {threads or 'no'} threads"
    return Figure(what, _kilobytes(now), before=_kilobytes(before))


def _figures_of_work(spent: dict[str, list[float]]) -> list[Figure]:
    said = {
        "GUILD_CREATE": "Work to take in a server (GUILD_CREATE)",
        "CHANNEL_UPDATE": "Work of a channel that changes (CHANNEL_UPDATE)",
        "GUILD_ROLE_UPDATE": "Work of a role that changes (GUILD_ROLE_UPDATE)",
        "MESSAGE_CREATE": "Work of a message that somebody posts (MESSAGE_CREATE)",
        "look": "Work to look at a server",
    }
    return [
        Figure(what, _microseconds(spent[name][1]), before=_microseconds(spent[name][0])) for name, what in said.items()
    ]


def _with_before(figure: Figure, before: str) -> Figure:
    return Figure(
        figure.what, figure.measured, figure.target, figure.reached, figure.anywhere, figure.remark, before=before
    )


def _kilobytes(value: float) -> str:
    return f"{value:.1f} KB"


def _microseconds(seconds: float) -> str:
    return f"{1e6 * seconds:.0f} µs"


# ------------------------------------------------------------ in a process of its own


def memory(*, packed: bool, servers: int, channels: int, roles: int, threads: int) -> float:
    """Kilobytes a server."""
    client, made, before = Client(packed=packed), MadeUp(1, ME), 0.0
    with counting("servers", servers) as bar:
        for told in range(-_WARM, servers):
            if told == 0:
                before = _held()
            payload = json.loads(json.dumps(made.server(channels, roles, threads)))
            client.tell("GUILD_CREATE", payload)
            client.told.clear()
            _look_at(client, int(payload["id"]))
            bar.reach(max(0, told))
    return (_held() - before) * 1e3 / servers


def _look_at(client: Client, server_id: int) -> list[discord.Permissions]:
    server = client.get_guild(server_id)
    assert server is not None
    return [channel.permissions_for(server.me) for channel in server.text_channels]


def _held() -> float:
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    return resident_megabytes()


def work(*, times: int) -> dict[str, tuple[float, float]]:
    """Median seconds of each event, of discord.py itself and with packed servers."""
    made = MadeUp(2, ME)
    clients = Client(packed=False), Client(packed=True)
    spent: dict[str, tuple[list[float], list[float]]] = {}

    def note(what: str, do: Callable[[Client], object]) -> None:
        for client, seconds in zip(clients, spent.setdefault(what, ([], [])), strict=True):
            begin = time.thread_time()
            do(client)
            seconds.append(time.thread_time() - begin)
            client.told.clear()

    gc.disable()
    with counting("events", times) as bar:
        for done in range(times):
            server = made.server(CHANNELS, ROLES, THREADS)
            for event, payload in _events(made, server):
                text = json.dumps(payload)
                payloads = {client: json.loads(text) for client in clients}
                note(event, lambda client, event=event, told=payloads: client.tell(event, told[client]))
            note("look", lambda client, told=server: _look_at_one(client, told))
            bar.reach(done)
    return {what: (median(before), median(now)) for what, (before, now) in spent.items()}


def _look_at_one(client: Client, told: Payload) -> discord.Permissions:
    server = client.get_guild(int(told["id"]))
    assert server is not None
    channel = server.get_channel_or_thread(int(told["channels"][-1]["id"]))
    assert channel is not None
    return channel.permissions_for(server.me)


def _events(made: MadeUp, server: Payload) -> list[tuple[str, Payload]]:
    channel, about = made.chance.choice(server["channels"][1:]), {"guild_id": server["id"]}
    changed = {**channel, "permission_overwrites": made.overwrites([role["id"] for role in server["roles"]])}
    role = {**made.role(7), "id": server["roles"][-1]["id"]}
    return [
        ("GUILD_CREATE", server),
        ("CHANNEL_UPDATE", {**changed, **about}),
        ("GUILD_ROLE_UPDATE", {"role": role, **about}),
        ("MESSAGE_CREATE", {**made.message(channel["id"]), **about}),
    ]


def differences(*, servers: int) -> dict[str, Any]:
    chance = random.Random(3)  # noqa: S311
    found, events, permissions = 0, 0, 0
    with counting("servers", servers) as bar:
        for seed in range(servers):
            both = Both(seed, channels=chance.randrange(2, 20), roles=chance.randrange(1, 15))
            found += both.difference() is not None
            for _ in range(STEPS):
                both.happens()
                found += both.difference() is not None
            events, permissions = events + STEPS, permissions + both.permissions
            bar.reach(seed)
    return {"differences": found, "servers": servers, "events": events, "permissions": permissions}
