"""`python -m bot run` with its tables on a PostgreSQL server."""

import signal

import pytest

from tests.host.command import bot
from tests.host.conftest import StubDiscord
from tests.host.test_run import PASSES, Start, connected, ended, one_sentence, start
from tests.host.test_status import NO_BOT, RUNS, until
from tests.postgres import Server

__all__ = ["start"]


@pytest.mark.long("PostgreSQL")
async def test_it_plays_tells_its_status_and_stops_and_never_shows_the_password(
    start: Start, stub: StubDiscord, postgres_server: Server
) -> None:
    address = postgres_server.new_database().replace("host@", "host:secret@")
    process = await start(address=stub.address, JUSE_DATABASE=address, JUSE_LOG_LEVEL="DEBUG")
    await connected(process, stub)
    status = await until(address, RUNS)
    assert status.stdout.startswith("The bot is healthy.\n")
    assert "Open tables: none" in status.stdout
    refused = await one_sentence(await start(address=stub.address, JUSE_DATABASE=address), PASSES)
    assert refused.startswith("Another bot is already using the database juse")
    process.send_signal(signal.SIGTERM)
    written = await ended(process)
    assert process.returncode == 0
    for said in (written, refused, status.stdout):
        assert "secret" not in said
    gone = await bot(address, "status")
    assert (gone.returncode, gone.stderr) == (NO_BOT, "")
    assert gone.stdout == f"No bot is running on the database {address.replace(':secret', '')}.\n"
