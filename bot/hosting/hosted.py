"""Everything that lets the host see the bot, for as long as it runs."""

import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from bot.app import JuseBot
from bot.hosting.health_check import CannotServe, HealthCheck
from bot.hosting.service_manager import ServiceManager
from bot.hosting.status import serve_status


@asynccontextmanager
async def hosted(bot: JuseBot) -> AsyncIterator[None]:
    """Opens the bot's database too, which may take minutes after an update. Raises `CannotServe`, and `StoreError`."""
    health_check, settings = HealthCheck(bot), bot.settings
    async with AsyncExitStack() as stack:
        if manager := ServiceManager.of(os.environ, os.getpid()):
            await stack.enter_async_context(manager.notify(health_check))
        await bot.open_store()
        await stack.enter_async_context(serve_status(health_check, settings.database))
        if settings.metrics is not None:
            try:
                # Only now: who wants no metrics need not have its package.
                from bot.hosting.web import served
            except ImportError as error:
                what = "run `python -m pip install -r requirements.txt`"
                raise CannotServe(f"JUSE_METRICS needs the package {error.name}: {what}, or leave it empty.") from None
            await stack.enter_async_context(served(health_check, settings.metrics))
        yield
