"""Where the rest of the program comes in, if the database is on a PostgreSQL server."""

import asyncio
import os
from collections.abc import Coroutine, Sequence
from typing import Any

from bot.app import JuseBot
from bot.cluster.bot import MemberBot
from bot.cluster.members import Cluster
from bot.cluster.packed_servers import pack_servers
from bot.cluster.supervisor import Share, Supervisor, shares_of, supervisor_gone, wanted_share
from bot.config import Settings
from bot.hosting.plan import Plan


def plan_of(processes: str | None, shards: str | None, of: str | None, *, supervised: bool) -> Plan:
    """Return what the host has asked for, or raise `SettingsError`."""
    count, share = shares_of(processes, shards, of)
    if count is not None:
        return Plan(supervise=lambda settings, stopped: _supervise(settings, count, share, stopped))
    if share is None:
        return Plan(lambda settings: JuseBot(settings, listen=pack_servers))
    cluster = Cluster(share.name, share.of, share.shards)

    def ends(bot: MemberBot) -> Sequence[Coroutine[Any, Any, object]]:
        return [bot.lose_shards(), *([supervisor_gone()] if supervised else [])]

    return Plan(lambda settings: MemberBot(settings, cluster), share.text, ends)


async def _supervise(settings: Settings, processes: int, share: Share | None, stopped: asyncio.Event) -> int:
    share = share or await wanted_share(settings.token, processes)
    return await Supervisor(settings, share.among(processes), os.environ).run(stopped)
