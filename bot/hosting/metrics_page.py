"""The bot's figures as Prometheus reads them at /metrics, and its health at /healthz, served in the bot's own event
loop. The only module that knows prometheus-client.
"""

import logging
import math
import os
import socket
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from ipaddress import ip_address
from itertools import product
from pathlib import Path
from typing import TypeVar, get_args
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    GCCollector,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from bot import __version__
from bot.config import SettingsError, commit
from bot.games import game_names
from bot.hosting.health_check import HealthCheck
from bot.metrics import METRICS, Times
from bot.tables.steps.model import Way
from bot.tables.store.files import backed_up_at
from bot.ui.discord.shards import own_shards

Family = CounterMetricFamily | GaugeMetricFamily | HistogramMetricFamily
LabelledFamily = TypeVar("LabelledFamily", CounterMetricFamily, GaugeMetricFamily)


class MetricsCollector(Collector):
    """A collector that reads the figures when somebody asks: to count costs as much without it."""

    def __init__(self, health_check: HealthCheck) -> None:
        self._health_check = health_check
        self._bot = health_check.bot
        self._tables: Mapping[tuple[str, str], int] = {}
        self._is_healthy = False
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self._registry)

    def written(self, tables: Mapping[tuple[str, str], int], *, is_healthy: bool) -> bytes:
        """Write the figures. `tables`: how many are open, by game and phase."""
        self._tables, self._is_healthy = tables, is_healthy
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Family]:
        about, labels = "The bot's version.", ("version", "commit")
        yield _by_labels(GaugeMetricFamily, "juse_info", about, labels, {(__version__, commit()): 1})
        yield GaugeMetricFamily(
            "juse_healthy", "1 if nothing is wrong, as /healthz tells; otherwise 0.", value=self._is_healthy
        )
        moves, at_first = "Moves that were made and saved.", product(game_names(), get_args(Way))
        counted = {**dict.fromkeys(at_first, 0), **METRICS.moves}
        yield _by_labels(CounterMetricFamily, "juse_moves", moves, ("game", "way"), counted)
        yield _histogram("juse_reply_seconds", "From what somebody did to the bot's first answer.", METRICS.replies)
        yield from _of_work("juse_commit", "commits to the database", METRICS.commits)
        yield from _of_work("juse_thinking", "questions to computer players of level hard", METRICS.thinking)
        yield from _of_work("juse_picture", "pictures", METRICS.pictures)
        cut_off, latencies = self._bot.health.cut_off(), [seconds for _, seconds in self._bot.latencies]
        shards = len(own_shards(self._bot))
        up = 0 if cut_off is None else shards - len(cut_off)
        yield GaugeMetricFamily("juse_gateway_shards", "Shards of this process.", value=shards)
        yield GaugeMetricFamily("juse_gateway_shards_up", "Shards that are connected to Discord.", value=up)
        slowest = max((seconds for seconds in latencies if math.isfinite(seconds)), default=math.nan)
        yield GaugeMetricFamily("juse_gateway_latency_seconds", "Of the slowest shard's last heartbeat.", value=slowest)
        lost = "Connections that were lost and are back."
        yield CounterMetricFamily("juse_gateway_reconnects", lost, value=METRICS.reconnects)
        yield _by_labels(GaugeMetricFamily, "juse_open_tables", "Open tables.", ("game", "phase"), self._tables)
        errors, labels = "Warnings and errors in the log.", ("level", "where", "kind")
        counted = {**{(level, "", ""): 0 for level in ("WARNING", "ERROR", "CRITICAL")}, **METRICS.errors}
        yield _by_labels(CounterMetricFamily, "juse_errors", errors, labels, counted)
        room, url = "How much room the database takes.", self._bot.settings.database
        yield GaugeMetricFamily("juse_database_bytes", room, value=self._health_check.database_bytes)
        if isinstance(url, Path):
            backup = "When the newest backup was made by the command; 0 if none is known."
            yield GaugeMetricFamily("juse_backup_timestamp_seconds", backup, value=backed_up_at(url) or 0)


def _of_work(name: str, of_what: str, times: Times) -> Iterator[Family]:
    yield _histogram(f"{name}_seconds", f"How long {of_what} took.", times)
    yield GaugeMetricFamily(f"{name}_waiting", f"How many {of_what} are begun and not done.", value=times.waiting)


def _histogram(name: str, what: str, times: Times) -> HistogramMetricFamily:
    buckets, so_far = list[tuple[str, float]](), 0
    for bound, count in zip((*map(str, times.bounds), "+Inf"), times.counted, strict=True):
        so_far += count
        buckets.append((bound, so_far))
    return HistogramMetricFamily(name, what, buckets=buckets, sum_value=times.seconds)


def _by_labels(
    family: type[LabelledFamily], name: str, what: str, labels: Sequence[str], values: Mapping[tuple[str, ...], float]
) -> LabelledFamily:
    made = family(name, what, labels=labels)
    for of_labels, value in values.items():
        made.add_metric(of_labels, value)
    return made


log = logging.getLogger(__name__)


@asynccontextmanager
async def served(health_check: HealthCheck, address: tuple[str, int]) -> AsyncIterator[None]:
    metrics = MetricsCollector(health_check)

    async def healthz(_: web.Request) -> web.Response:
        faults = await health_check.faults()
        return web.Response(text="".join(f"{line}\n" for line in faults or ("ok",)), status=503 if faults else 200)

    async def figures(_: web.Request) -> web.Response:
        is_healthy = not await health_check.faults()
        written = metrics.written(await health_check.tables(), is_healthy=is_healthy)
        return web.Response(body=written, headers={"Content-Type": CONTENT_TYPE_LATEST})

    @web.middleware
    async def asked_by_a_known_name(request: web.Request, handler: Handler) -> web.StreamResponse:
        if is_known(request.host, address[0]):
            return await handler(request)
        return web.Response(text="Ask by an address, by localhost, or by the name in JUSE_METRICS.\n", status=403)

    app = web.Application(middlewares=[asked_by_a_known_name])
    app.add_routes([web.get("/healthz", healthz), web.get("/metrics", figures)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    with listening_at(*address) as listener:
        await runner.setup()
        try:
            await web.SockSite(runner, listener).start()
            log.info("metrics are served at %s, port %d", *address)
            yield
        finally:
            await runner.cleanup()


def is_known(asked: str, own: str) -> bool:
    """Return whether the server may be asked by this name. By any other, a page of the web that somebody on this
    machine looks at could read what is served: its name may lead here.
    """
    try:
        name = urlsplit(f"//{asked}").hostname or ""
        return name in (own.lower(), "localhost") or bool(ip_address(name))
    except ValueError:
        return False


def listening_at(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family)
    except OSError as error:
        why = error.strerror if isinstance(error, socket.gaierror) else os.strerror(error.errno or 0)
        where = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        raise SettingsError(
            f"Metrics cannot be served at {where} ({why}): set JUSE_METRICS to an address of this machine"
            " and a port that no other program uses."
        ) from error
