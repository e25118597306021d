"""Servers on which the bot is or is no longer, as Discord tells: their public tables go on, or are set aside."""

import logging
from collections.abc import Collection
from contextlib import suppress

from bot.core.errors import Refused
from bot.tables.runtime.tables import Tables
from bot.tables.steps import play
from bot.tables.steps.days import utc_day
from bot.tables.steps.model import THE_BOT
from bot.tables.store.servers import Returned

log = logging.getLogger(__name__)


async def note_ready(tables: Tables, shard: int, shards: int, here: Collection[int]) -> None:
    """Note the servers of a shard on which the bot is. `shards`: total shard count."""
    servers, clock, date = tables.heartbeat.servers, tables.clock, tables.discord_link.date
    gone, returned = await servers.note_ready(shard, shards, here, clock.running(), date, clock.table_time)
    if gone:
        log.info("left servers while shard %s was cut off: %s", shard, gone)
    for guild_id in gone:
        await _set_aside(tables, guild_id)
    await _go_on_again(tables, returned)


async def note_left(tables: Tables, guild_id: int) -> None:
    servers, clock = tables.heartbeat.servers, tables.clock
    await servers.note_left(guild_id, clock.running(), tables.discord_link.date, clock.table_time)
    await _set_aside(tables, guild_id)


async def note_joined(tables: Tables, guild_id: int) -> None:
    await _go_on_again(tables, await tables.heartbeat.servers.note_joined(guild_id, tables.clock.table_time))


async def _set_aside(tables: Tables, guild_id: int) -> None:
    for table_id, _, _ in await tables.store.open_tables_of(guild_id):
        tables.unload(table_id)


async def _go_on_again(tables: Tables, returned: Returned) -> None:
    """Resume tables where they stopped. A deal of a past day is closed."""
    for guild_id in returned.servers:
        await _set_aside(tables, guild_id)  # somebody may have been taken out of one of them meanwhile
    if returned.servers:
        tables.resume_alarms(returned.tables)
    today = utc_day(tables.clock.wall())
    for table_id, day in returned.days:
        if day < today:
            with suppress(Refused):
                await tables.run(await tables.find(table_id), play.close_abandoned, THE_BOT)


async def close_where(tables: Tables, guild_id: int, channel_id: int) -> None:
    """Close the tables of a channel that is gone."""
    for table_id, _, channel in await tables.store.open_tables_of(guild_id):
        if channel_id == channel:
            try:
                change = await tables.run(await tables.find(table_id), play.close_abandoned, THE_BOT)
            except Refused as refused:
                log.info("table %s: nothing to close: %s", table_id, refused)
            else:
                tables.store.note_shown(table_id, change.table.version)  # there is nowhere left to show it
