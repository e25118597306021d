"""What a host asks a running bot over the network."""

import asyncio
import re
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress

import aiohttp
from aiohttp import web


@asynccontextmanager
async def served(app: web.Application) -> AsyncIterator[str]:
    """Yield the address at which it is served on this machine."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


def free_ports(count: int) -> int:
    """The first of so many, one after the other. Below those that the system gives to whoever connects meanwhile."""
    while True:
        first = 20_000 + secrets.randbelow(10_000)
        with suppress(OSError), ExitStack() as taken:
            for port in range(first, first + count):
                taken.enter_context(socket.create_server(("127.0.0.1", port)))
            return first


async def asked(port: int, path: str, host: str = "") -> tuple[int, str]:
    """Status and text of the answer; 0 while nobody listens. `host`: by which name it is asked."""
    headers = {"Host": host} if host else {}
    try:
        async with (
            aiohttp.ClientSession(headers=headers) as client,
            client.get(f"http://127.0.0.1:{port}{path}") as answer,
        ):
            return answer.status, await answer.text()
    except aiohttp.ClientConnectionError:
        return 0, ""


async def told(port: int, wanted: Callable[[int, str], bool], seconds: float = 60.0) -> str:
    """What /healthz says once it says what is wanted."""
    async with asyncio.timeout(seconds):
        while True:
            status, text = await asked(port, "/healthz")
            if wanted(status, text):
                return text
            await asyncio.sleep(0.1)


def is_well(status: int, _: str) -> bool:
    return status == 200


def is_unwell(status: int, _: str) -> bool:
    return status == 503


def figures(text: str) -> dict[str, float]:
    """By name and labels, as they are written."""
    lines = (line.rpartition(" ") for line in text.splitlines() if line and not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def label_values(text: str) -> set[str]:
    return set(re.findall(r'="([^"]*)"', text))
