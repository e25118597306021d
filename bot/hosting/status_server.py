"""What `python -m bot status` shows, told by the running bot itself."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from bot import PROGRAM, __version__
from bot.config import commit
from bot.hosting.health_check import HealthCheck
from bot.hosting.status_socket import NoSocket, file_at, listening, socket_of
from bot.metrics import METRICS
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.files import backed_up_at
from bot.ui.discord.shards import own_shards

log = logging.getLogger(__name__)


def serve_status(health_check: HealthCheck, database: DatabaseUrl) -> AbstractAsyncContextManager[None]:
    about = about_this_process()
    return serve_status_at(socket_of(database, health_check.bot.process), lambda: _status(health_check, about))


def about_this_process() -> Mapping[str, Any]:
    """Note when this process started."""
    return {"version": __version__, "commit": commit(), "pid": os.getpid(), "since": _date(time.time())}


@asynccontextmanager
async def serve_status_at(path: Path, status: Callable[[], Awaitable[Mapping[str, Any]]]) -> AsyncIterator[None]:
    """Serve the status to whoever connects there."""

    async def tell(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(msgspec.json.encode(await status()))
            await writer.drain()
        except ConnectionError:
            pass  # whoever asked does not wait any more
        except Exception:
            log.exception("%s status was not answered", PROGRAM)
        finally:
            writer.close()

    try:
        listener = listening(path)
        own = file_at(path)
    except OSError as error:
        # `status` needs it, and nobody who plays.
        kind = "on this system" if isinstance(error, NoSocket) else "here"
        log.warning("%s status does not work %s: %s", PROGRAM, kind, error)
        yield
        return
    server = await asyncio.start_unix_server(tell, sock=listener)
    try:
        yield
    finally:
        # While this process was suspended, the next of its name may have taken its place.
        if file_at(path) == own:
            path.unlink()  # noqa: ASYNC240 (nothing that takes time)
        server.close()


async def _status(health_check: HealthCheck, about: Mapping[str, Any]) -> Mapping[str, Any]:
    bot, faults = health_check.bot, await health_check.faults()
    url, emojis = bot.settings.database, bot.card_emojis
    tables: dict[str, dict[str, int]] = {}
    for (game, phase), count in sorted((await health_check.tables()).items()):
        tables.setdefault(game, {})[phase] = count
    return {
        **about,
        **({"process": bot.process} if bot.process else {}),
        "shards": {"of": bot.shard_count, "own": [*own_shards(bot)], "cut_off": bot.health.cut_off()},
        "servers": len(bot.guilds),
        "open_tables": tables,
        **(
            {"emojis": {"there": len(emojis.known), "of": emojis.wanted, "trouble": emojis.trouble}}
            if emojis.wanted
            else {}
        ),
        "memory": _memory(),
        "last_commit": _date_or_none(METRICS.commits.last),
        **({"last_backup": _date_or_none(backed_up_at(url))} if isinstance(url, Path) else {}),
        "healthy": not faults,
        "faults": faults,
    }


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _date_or_none(at: float | None) -> str | None:
    return None if at is None else _date(at)


def _memory() -> int | None:
    """Return the bytes that the bot's process and those beside it have in memory, where that can be known."""
    try:
        beside = Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="ascii").split()
        sizes = [Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split() for pid in ("self", *beside)]
    except OSError:
        return None
    return sum(int(resident) for _, resident, *_ in sizes) * os.sysconf("SC_PAGE_SIZE")
