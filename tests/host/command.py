"""`python -m bot …` as a host runs it: a process of its own."""

import asyncio
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bot import ROOT
from bot.tables.store.database import DatabaseUrl
from tests.host.conftest import TOKEN


async def bot(
    database: DatabaseUrl,
    *arguments: str,
    room: int = resource.RLIM_INFINITY,
    within: Sequence[str] = (),
    **settings: str,
) -> subprocess.CompletedProcess[str]:
    """One command, in the folder of a database that is a file, as the last of the words `within` if there are any."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("JUSE_", "DISCORD_"))}
    environ |= {"PYTHONPATH": str(ROOT), "JUSE_DATABASE": str(database), "DISCORD_TOKEN": TOKEN} | settings
    return await asyncio.to_thread(
        subprocess.run,
        [*within, sys.executable, "-m", "bot", *arguments],
        cwd=database.parent if isinstance(database, Path) else tempfile.gettempdir(),
        env=environ,
        check=False,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
    )
