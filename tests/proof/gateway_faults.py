"""Cut the bot off from Discord's gateway in every way, and look whether it comes back with nothing lost.

The offline Discord speaks the gateway's protocol on a real WebSocket, and the bot is run as a host runs it, with one
shard and with two. Meanwhile people go on: they click, post below a table, delete a table's message or channel, and
remove the bot from a server. At the latest 20 seconds after Discord is back, clicks are answered, nothing
acknowledged is lost, each table is shown as it is, and the clocks of the tables stood still. Loss and recovery are
logged once each. Pauses of the connection are 50 times shorter here. What goes wrong while the machine stalls is
tried again. Then come long outages and endless refusals (`gateway_starts`), in which each pause puts the time
forward.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from typing import Any

import msgspec

from bot.progress import counting
from bot.tables.store.store_errors import StoreClosed
from tests.discord.error_log import HostLog, as_the_host_reads_it
from tests.discord.gateway_server import (
    HUNG,
    INVALID_SESSION,
    NO_HELLO,
    RATIONED,
    RECONNECT,
    REFUSED,
    SESSION_TIMED_OUT,
    UNAVAILABLE,
    UNKNOWN,
    Gateway,
)
from tests.discord.socket_env import SPEED, SocketEnv, on_sockets
from tests.host.conftest import TOKEN
from tests.proof import gateway_starts
from tests.proof.gateway_evening import Evening
from tests.proof.report import Figure, at_most, seconds
from tests.proof.tour import short_game_settings

_DEAD_AFTER = 60.0
_BACK_WITHIN = 60.0
_NOTICED_WITHIN = 120.0
"""In Discord's seconds. That nothing is answered is noticed only at the next heartbeat but one."""

_STALL = 0.25
"""Seconds for which a machine that does other work may keep the whole proof from running: a third of the time between
two heartbeats. Shards are cut off by longer ones, whatever the bot does.
"""
_ATTEMPTS = 4
"""At a fault, if the machine stalls: then they say nothing about the bot."""
_LOOK_EVERY = 0.02

_A_WHILE = 1000.0
"""Between two faults. The log of what happens more often is shorter."""


class Fault(msgspec.Struct, frozen=True):
    name: str
    lose: Callable[[Gateway], Awaitable[Any]]
    meet: str | None = None
    """What whoever connects again meets for a while."""
    new_sessions: int = 0
    """At most. discord.py resumes a session only at its first attempt."""


async def _cut(gateway: Gateway, *, for_good: bool = False) -> None:
    gateway.cut(0)
    if for_good:
        gateway.invalidate(0)


async def _say(gateway: Gateway, operation: int, *, resumable: bool = True) -> None:
    gateway.connection(0).send(operation, data=resumable)
    if not resumable:
        gateway.invalidate(0)


async def _time_out(gateway: Gateway) -> None:
    await gateway.end(0, SESSION_TIMED_OUT)
    gateway.invalidate(0)


async def _go_deaf(gateway: Gateway) -> None:
    gateway.connection(0).deaf = True


async def _close(gateway: Gateway) -> None:
    await gateway.end(0, UNKNOWN)


_cut_for_good = partial(_cut, for_good=True)
_not_resumable = partial(_say, operation=INVALID_SESSION, resumable=False)
UNANSWERED = "heartbeats are not answered"
FAULTS = (
    Fault("cut", _cut),
    Fault("closed with 4000", _close),
    Fault("op 7", partial(_say, operation=RECONNECT)),
    Fault("op 9, resumable", partial(_say, operation=INVALID_SESSION)),
    Fault("op 9, not resumable", _not_resumable, new_sessions=1),
    Fault("closed with 4009", _time_out, new_sessions=1),
    Fault(UNANSWERED, _go_deaf),
    Fault("it cannot be inflated", lambda gateway: gateway.connection(0).garble(), new_sessions=1),
    Fault("closed with 4000, then 503", _close, UNAVAILABLE, 1),
    Fault("op 9, not resumable, then 429", _not_resumable, RATIONED, 1),
    Fault("cut, then connections are refused", _cut, REFUSED, 1),
    Fault("cut, then no answer to the upgrade", _cut, HUNG, 1),
    Fault("cut, then no HELLO", _cut, NO_HELLO, 1),
    Fault("cut for good, then connections are refused", _cut_for_good, REFUSED, 1),
)
SHORT = ("closed with 4009", "it cannot be inflated")


class Outages:
    """One bot that goes through one fault after the other."""

    def __init__(self, env: SocketEnv, evening: Evening, log: HostLog) -> None:
        self._env, self._gateway = env, env.gateway
        self._evening = evening
        self._log = log
        self.waited = 0.0
        """Until the bot came again, the last time; in Discord's seconds."""
        self.stalled = False
        """Whether the machine did, the last time."""

    async def wrong_after(self, fault: Fault) -> list[str]:
        self.stalled = False
        looking = asyncio.create_task(self._look_for_stalls())
        try:
            return await self._wrong_after(fault)
        except StoreClosed:
            return [f"the bot has ended: {await self._env.last_words()}"]
        finally:
            looking.cancel()

    async def _look_for_stalls(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(_LOOK_EVERY)
            self.stalled |= time.monotonic() - before > _LOOK_EVERY + _STALL

    async def _wrong_after(self, fault: Fault) -> list[str]:
        env, gateway, evening = self._env, self._gateway, self._evening
        env.pace.skip(_A_WHILE)
        await evening.prepare()
        read, errors, identified = len(self._log.lines), env.error_cursor, len(gateway.identifies)
        if fault.meet is not None:
            await gateway.meet_with(fault.meet)
        await fault.lose(gateway)
        since = gateway.now()
        if fault.meet is not None and not await env.until(lambda: evening.is_stopped or env.has_ended):
            return ["the bot does not notice it"]
        faults = await evening.go_on()
        if fault.meet is not None:
            await gateway.listen()
            since = gateway.now()
        if not await evening.is_back():
            return [*faults, "the bot does not come back", *self._log.lines[read:][-1:]]
        self.waited = max(0.0, max(gateway.identifies + gateway.resumes) - since)
        faults += await evening.wrong()
        await env.until(lambda: not list(env.leaks()))
        faults += [*env.leaks(), *self._wrong_lines(self._log.lines[read:])]
        faults += [f"an exception: {error!r}" for error in env.errors_since(errors)]
        begun = len(gateway.identifies) - identified
        if begun > fault.new_sessions:
            faults.append(f"{begun} new sessions")
        return faults

    def _wrong_lines(self, lines: list[str]) -> list[str]:
        """Loss and recovery of the one shard, and nothing else about connections."""
        about = [line for line in lines if "shard" in line.lower() and "left servers" not in line]
        faults = [line for line in lines if " ERROR " in line or "Traceback" in line]
        if len(about) != 2 or not all("shard 0" in line for line in about):
            faults.append(f"{len(about)} lines about shards: {about}")
        return faults


def prove(*, short: bool) -> list[Figure]:
    return asyncio.run(_prove(SHORT if short else tuple(fault.name for fault in FAULTS), short=short))


async def _prove(names: tuple[str, ...], *, short: bool) -> list[Figure]:
    """After a fault that leaves something wrong there is a new bot on a new file."""
    wrong: dict[str, list[list[str]]] = {name: [] for name in names}
    waits = dict.fromkeys(names, 0.0)
    for shards in (2,) if short else (1, 2):
        waiting = [fault for fault in FAULTS if fault.name in names]
        attempts = 0
        with counting(f"faults of {shards} shards", len(waiting)) as bar:
            while waiting:
                async with _one_evening(shards) as outages:
                    found = list[str]()
                    while waiting and not found:
                        fault = waiting[0]
                        found = await outages.wrong_after(fault)
                        if found and outages.stalled and attempts < _ATTEMPTS:
                            attempts += 1
                            continue
                        wrong[fault.name].append([f"with {shards}: {line}" for line in found])
                        waits[fault.name] = max(waits[fault.name], outages.waited)
                        del waiting[0]
                        attempts = 0
                        bar.reach(len(names) - len(waiting))
    return [
        *(_figure(name, found) for name, found in wrong.items()),
        *_times(waits),
        *await gateway_starts.figures(short=short),
    ]


def _times(waits: dict[str, float]) -> list[Figure]:
    unanswered = waits.pop(UNANSWERED, 0.0)
    return [
        at_most("Longest time until the bot came again, once it could", max(waits.values()), _BACK_WITHIN, seconds),
        at_most("The same, when nobody says that the connection is dead", unanswered, _NOTICED_WITHIN, seconds),
    ]


def _figure(name: str, found: list[list[str]]) -> Figure:
    return Figure(
        f"A connection that is lost ({name}): all is right again",
        f"{sum(not faults for faults in found)} of {len(found)}",
        "all",
        not any(found),
        anywhere=True,
        remark="; ".join(fault for faults in found for fault in faults),
    )


@asynccontextmanager
async def _one_evening(shards: int) -> AsyncIterator[Outages]:
    with short_game_settings() as settings, as_the_host_reads_it(TOKEN) as log:
        async with on_sockets(settings, shards) as env:
            env.gateway.heartbeat_interval /= SPEED
            env.heartbeat_timeout = _DEAD_AFTER / SPEED
            env.begin()
            await env.until_ready()
            with closing(Evening(env)) as evening:
                yield Outages(env, evening, log)
