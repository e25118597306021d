"""Run the bot on Discord, until it is told to stop."""

import argparse
import asyncio
import contextlib
import gc
import logging
import os
import signal
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot import HOST_PACKAGES
from bot.app import JuseBot
from bot.cli import Failure, Misuse, ToMend, TryAgain, failure, find_cluster, read_settings
from bot.config import Settings, SettingsError, make_home, require_token, version_and_commit
from bot.hosting.health_check import HealthCheck
from bot.hosting.plan import Plan
from bot.hosting.service_manager import ServiceManager
from bot.hosting.status_server import serve_status
from bot.logs import cause, set_up_logging
from bot.tables.runtime.priority import wait_until_idle, yield_to_foreground
from bot.tables.store.database import application_of, check_application
from bot.tables.store.store_errors import StoreError
from bot.ui.discord.whereabouts import persons_may_install, to_person, to_server

log = logging.getLogger(__name__)

_NEVER = 2**31 - 1

# Everything else is our own fault, and shown with its traceback.
_EXPLAINED = (
    StoreError,
    SettingsError,
    discord.LoginFailure,
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    discord.PrivilegedIntentsRequired,
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
)

_REJECTED = (
    "Discord rejected the token: reset it on your application's Bot page in Discord's developer portal, "
    "and put the new one into .env as DISCORD_TOKEN."
)

_NOT_FOR_PERSONS = (
    "Nobody can install the bot for themselves and use it anywhere: to allow that, tick User Install on your"
    " application's Installation page in Discord's developer portal, and start the bot again."
)


_ONE_FILE = (
    "A SQLite file is for one process: leave out --processes, --shards and --of, or put the address of a PostgreSQL"
    " database into .env as JUSE_DATABASE; docs/large.md tells how."
)
_NOT_SHARED = "This bot is without bot/cluster, so it is one process: leave out --processes, --shards and --of."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--processes", metavar="N", help="run as N processes, which share the shards; it needs a PostgreSQL database"
    )
    parser.add_argument(
        "--shards",
        metavar="A-B",
        help="have only these shards, such as 0-7: other processes, here or elsewhere, have the rest",
    )
    parser.add_argument("--of", metavar="M", help="how many shards there are in all")
    parser.add_argument(
        "--accept-application", action="store_true", help="take over a database that another application's bot has used"
    )
    parser.add_argument(
        "--linger",
        action="store_true",
        help="end a minute after saying what you must mend, for what starts the bot again at once, such as containers",
    )
    parser.add_argument("--supervised", action="store_true", help=argparse.SUPPRESS)
    parser.epilog = "Its settings are explained in .env.example, and its processes and shards in docs/large.md."


def run(args: argparse.Namespace) -> int:
    settings = read_settings(args.home)
    make_home(settings.home)
    plan = _plan_of(args, settings)
    require_token(settings)
    if not (args.accept_application or args.supervised):
        # Before the database is opened: another bot is on other servers, and would set all tables aside.
        application_id = application_of(settings.token)
        try:
            if application_id is not None:
                asyncio.run(check_application(settings.database, application_id))
        except StoreError as error:
            raise ToMend(str(error)) from None
    set_up_logging(settings.log_level, settings.token, settings.log_format, plan.process)
    for doubt in () if args.supervised else settings.doubts:
        log.warning("%s", doubt)
    try:
        return asyncio.run(serve(settings, plan))
    except Exception as error:
        if settings.log_format == "text":
            raise
        # Whoever collects the log expects nothing else where it comes from.
        log.critical("%s", error, exc_info=None if isinstance(error, Failure) else error)
        return error.status if isinstance(error, Failure) else Failure.status


def _plan_of(args: argparse.Namespace, settings: Settings) -> Plan:
    asked = args.processes, args.shards, args.of
    cluster = find_cluster(settings.database)
    if cluster is not None:
        try:
            return cluster.plan_of(*asked, supervised=args.supervised)
        except SettingsError as error:
            raise Misuse(str(error)) from None
    if asked != (None, None, None):
        raise Misuse(_NOT_SHARED if isinstance(settings.database, str) else _ONE_FILE)
    return Plan()


async def serve(settings: Settings, plan: Plan) -> int:
    """Run until SIGTERM or Ctrl-C, which is a success. Raise `Failure` for what the host must mend."""
    try:
        with stop_signals() as stopped:
            if plan.supervise is not None:
                return await plan.supervise(settings, stopped)
            # First of all the database: a bot that has no tables must not appear online.
            async with plan.make(settings) as bot, hosted(bot):
                await first_of(_start(bot, settings.token), stopped.wait(), *plan.ends(bot))
    except _EXPLAINED as error:
        raise explain(error) from error
    log.info("stopped")
    return 0


@asynccontextmanager
async def hosted(bot: JuseBot) -> AsyncIterator[None]:
    """Open the bot's database, which may take minutes after an update, and serve. `SettingsError` or `StoreError` if
    not.
    """
    health_check, settings = HealthCheck(bot), bot.settings
    async with AsyncExitStack() as stack:
        if manager := ServiceManager.from_environment(os.environ, os.getpid()):
            await stack.enter_async_context(manager.notify(health_check.check))
        await bot.open_store()
        await stack.enter_async_context(serve_status(health_check, settings.database))
        if settings.metrics is not None:
            try:
                # Only now: who wants no metrics need not have its package.
                from bot.hosting.metrics_page import served
            except ImportError as error:
                raise SettingsError(
                    f"JUSE_METRICS needs the package {error.name}: {HOST_PACKAGES}, or leave it empty."
                ) from None
            await stack.enter_async_context(served(health_check, settings.metrics))
        yield


async def _start(bot: JuseBot, token: str) -> None:
    log.info("Juse %s", version_and_commit())
    await bot.login(token)
    print_install_link(bot)
    with collected_when_idle():
        await bot.connect()


@contextlib.contextmanager
def collected_when_idle(every: float = 5.0, all_every: float = 1800.0) -> Iterator[None]:
    """Collect garbage when idle, in a process that has loaded all its modules and does nothing else. A full collection
    looks at every object: with a thousand tables that takes a tenth of a second, in which nobody is answered, and
    Python starts it at any moment, often during a click.

    So full collections are run here, when nobody waits, and whatever survives one is frozen: the next looks only at
    what came since, and is soon done. Once in a long while everything is unfrozen and looked at again, once nobody has
    waited for some seconds, or after ten minutes anyway. The quick collections of new objects, which find most garbage,
    are left to Python.
    """
    youngest, younger, _ = before = gc.get_threshold()
    gc.set_threshold(youngest, younger, _NEVER)
    gc.freeze()
    log.debug("garbage collection leaves out %d objects", gc.get_freeze_count())
    collecting = asyncio.get_running_loop().create_task(_keep_collecting(every, all_every))
    try:
        yield
    finally:
        collecting.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _keep_collecting(every: float, all_every: float) -> None:
    loop = asyncio.get_running_loop()
    all_at = loop.time() + all_every
    while True:
        await asyncio.sleep(every)
        if loop.time() >= all_at:
            await wait_until_idle(5.0, 600.0)
            all_at = loop.time() + all_every
            gc.unfreeze()
        else:
            await yield_to_foreground()
        began = time.thread_time()
        found = gc.collect()
        gc.freeze()
        log.debug("%d objects were garbage, found in %.0f ms", found, 1000 * (time.thread_time() - began))


def print_install_link(bot: JuseBot) -> None:
    application = bot.application
    assert application is not None
    log.info("to invite the bot to a server: %s", to_server(application.id))
    if persons_may_install(application):
        log.info("to install it for yourself, and use it anywhere: %s", to_person(application.id))
    else:
        log.warning(_NOT_FOR_PERSONS)


async def first_of(*works: Coroutine[Any, Any, object]) -> None:
    """Run all until one ends or fails; if several do, the first of them counts. The others are canceled but not
    awaited: discord.py may miss a cancellation while it connects (`asyncio.wait_for` before Python 3.12), and then ends
    only when the bot is closed.
    """
    tasks = [asyncio.create_task(work) for work in works]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    done = [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    for task in done:
        task.result()


@contextlib.contextmanager
def stop_signals() -> Iterator[asyncio.Event]:
    """Yield an event that the first signal sets. A second signal ends the program at once."""
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    def stop(number: int, _frame: object) -> None:
        restore()
        log.info("stopping on %s", signal.Signals(number).name)
        loop.call_soon_threadsafe(stopped.set)

    for number in before:
        signal.signal(number, stop)
    try:
        yield stopped
    finally:
        restore()


def explain(error: Exception) -> Failure:
    match error:
        case StoreError():
            return failure(error)
        case SettingsError():
            return ToMend(str(error))
        case discord.GatewayNotFound(__cause__=discord.HTTPException() as refusal):
            return explain(refusal)
        # https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
        case discord.LoginFailure() | discord.HTTPException(status=401) | discord.ConnectionClosed(code=4004):
            return ToMend(_REJECTED)
        case discord.ConnectionClosed():
            return TryAgain(f"Discord ended the connection (code {error.code}): start the bot again.")
        case discord.PrivilegedIntentsRequired():
            return ToMend(
                "Discord does not tell this bot what happens on servers: look at the intents on your application's Bot "
                "page in Discord's developer portal, and start the bot again."
            )
        case app_commands.CommandSyncFailure():
            where = "; ".join(line.strip() for line in str(error).splitlines()[1:]) or _one_line(error)
            return ToMend(f"Discord does not accept a command of the bot, whose code must be mended: {where}")
        case discord.HTTPException(status=429):
            return TryAgain(
                "Discord is refusing this machine for too many requests (429): wait an hour before you start again."
            )
        case discord.HTTPException(status=status) if status >= 500:
            return TryAgain(
                f"Discord is out of order (it answered {status}): see discordstatus.com, and start again later."
            )
        case discord.HTTPException():
            return TryAgain(f"Discord did not let the bot in ({_one_line(error)}): start again later.")
        case _:
            return TryAgain(
                f"Discord cannot be reached ({_one_line(error)}): check this machine's network, and start again."
            )


def _one_line(error: Exception) -> str:
    return " ".join(cause(error).split())[:200]
