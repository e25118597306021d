"""Serves /metrics and /healthz, in the bot's own event loop."""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot.hosting.health_check import CannotServe, HealthCheck
from bot.hosting.metrics_page import CONTENT_TYPE, Metrics
from bot.tables.store.connection import StoreError

log = logging.getLogger(__name__)

_TABLES_WITHIN = 1.0
"""Seconds for which figures wait for the database, which has one of them."""


@asynccontextmanager
async def served(health_check: HealthCheck, address: tuple[str, int]) -> AsyncIterator[None]:
    runner = web.AppRunner(_application(health_check), access_log=None, shutdown_timeout=1)
    with _taken(*address) as listener:
        await runner.setup()
        try:
            await web.SockSite(runner, listener).start()
            log.info("metrics are served at %s, port %d", *address)
            yield
        finally:
            await runner.cleanup()


def _taken(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family)
    except OSError as error:
        why = error.strerror if isinstance(error, socket.gaierror) else os.strerror(error.errno or 0)
        where = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        raise CannotServe(
            f"Metrics cannot be served at {where} ({why}): set JUSE_METRICS to an address of this machine"
            " and a port that no other program uses."
        ) from error


def _application(health_check: HealthCheck) -> web.Application:
    metrics = Metrics(health_check.bot)

    async def healthz(_: web.Request) -> web.Response:
        faults = await health_check.faults()
        return web.Response(text="".join(f"{line}\n" for line in faults or ("ok",)), status=503 if faults else 200)

    async def figures(_: web.Request) -> web.Response:
        tables, is_healthy = {}, not await health_check.faults()
        try:
            async with asyncio.timeout(_TABLES_WITHIN):
                tables = await health_check.tables()
        except (StoreError, TimeoutError) as error:
            log.debug("the open tables are not counted: %r", error)
        return web.Response(body=metrics.written(tables, is_healthy=is_healthy), headers={"Content-Type": CONTENT_TYPE})

    app = web.Application()
    app.add_routes([web.get("/healthz", healthz), web.get("/metrics", figures)])
    return app
