"""A PostgreSQL server of the tests' own, from Debian's package, and what tests ask its databases."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from itertools import count
from pathlib import Path
from threading import Thread
from typing import IO, Any, TypeVar

import asyncpg
import pytest

Result = TypeVar("Result")

QUICK = {"fsync": "off", "full_page_writes": "off", "autovacuum": "off", "shared_buffers": "16MB"}
"""For a server that is never killed in the middle of something."""
_READY_WITHIN = 60.0


def programs() -> Path | None:
    """The newest ones."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda file: float(file.parts[-3]))
    return found[-1].parent if found else None


class Server:
    def __init__(self, folder: Path, programs: Path, settings: Mapping[str, str]) -> None:
        self.folder = folder
        self._programs = programs
        self._settings = settings
        self._names = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        # PostgreSQL refuses to run as root.
        self._owner = pwd.getpwnam("postgres") if os.getuid() == 0 else pwd.getpwuid(os.getuid())

    def make(self) -> None:
        os.chown(self.folder, self._owner.pw_uid, self._owner.pw_gid)
        data = str(self.folder / "data")
        arguments = ("--pgdata", data, "--username=host", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self._run("initdb", *arguments)
        asks = self.folder / "data" / "pg_hba.conf"
        asks.write_text("local all asked scram-sha-256\nlocal all all trust\n")

    def start(self) -> None:
        given = {"listen_addresses": "", "unix_socket_directories": str(self.folder), **self._settings}
        options = [part for name, value in given.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = self._popen("postgres", "-D", str(self.folder / "data"), *options, output=log)
        until = time.monotonic() + _READY_WITHIN
        while not self._answers():
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(_READY_WITHIN)
            self._process = None

    def address(self, name: str, user: str = "host") -> str:
        return f"postgresql://{user}@/{name}?host={self.folder}"

    def new_database(self, template: str = "template0") -> str:
        """Its address."""
        name = f"juse{next(self._names)}"
        # Copied file by file it is there in half the time. Servers before 15 copy in no other way.
        how = "STRATEGY FILE_COPY" if float(self._programs.parent.name) >= 15 else ""
        execute(self.address("postgres"), f"CREATE DATABASE {name} TEMPLATE {template} {how}")
        return self.address(name)

    @cached_property
    def template(self) -> str:
        """A database in which nothing has happened yet."""
        from bot.parts import find_stored
        from bot.tables.store.store import Store

        async def made() -> None:
            await (await Store.open(self.address("made"), find_stored())).close()

        execute(self.address("postgres"), "CREATE DATABASE made TEMPLATE template0")
        in_a_thread(made)
        return "made"

    @contextmanager
    def pooled(self, mode: str) -> Iterator[str]:
        """A new database behind PgBouncer."""
        if (program := shutil.which("pgbouncer", path=f"{os.environ['PATH']}:/usr/sbin")) is None:
            pytest.skip("PgBouncer is not installed")
        settings, place = self.folder / f"{mode}.ini", {"transaction": 6001, "session": 6002}[mode]
        settings.write_text(
            f"[databases]\n* = host={self.folder} user=host\n[pgbouncer]\npool_mode = {mode}\nauth_type = any\n"
            f"listen_port = {place}\nunix_socket_dir = {self.folder}\nlogfile = {self.folder}/{mode}.log\n"
        )
        process = self._popen(program, str(settings), output=subprocess.DEVNULL)
        try:
            until = time.monotonic() + _READY_WITHIN
            while not (self.folder / f".s.PGSQL.{place}").exists():
                assert time.monotonic() < until
                time.sleep(0.05)
            yield f"{self.new_database(self.template)}&port={place}"
        finally:
            process.kill()
            process.wait()

    def run(self, program: str, *arguments: str) -> None:
        self._run(program, *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        process = self._popen(program, *arguments, output=subprocess.PIPE)
        said, _ = process.communicate(timeout=_READY_WITHIN)
        assert process.returncode == 0, said.decode()

    def _popen(self, program: str, *arguments: str, output: "int | IO[bytes]") -> "subprocess.Popen[bytes]":
        root = os.getuid() == 0
        return subprocess.Popen(
            [self._programs / program, *arguments],
            cwd=self.folder,
            stdout=output,
            stderr=subprocess.STDOUT,
            user=self._owner.pw_uid if root else None,
            group=self._owner.pw_gid if root else None,
            extra_groups=() if root else None,
        )

    def _answers(self) -> bool:
        with suppress(OSError, asyncpg.PostgresError):
            return rows(self.address("postgres"), "SELECT 1") == [(1,)]
        return False


@contextmanager
def running_server(settings: Mapping[str, str] = QUICK) -> Iterator[Server]:
    found = programs()
    if found is None:
        missing = "Debian's package postgresql is not installed"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    folder = Path(tempfile.mkdtemp(prefix="juse-postgres-"))
    server = Server(folder, found, settings)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.stop(signal.SIGQUIT)
        shutil.rmtree(folder)


def rows(address: str, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """Asked over a connection of its own. `?` are placeholders, as in SQLite."""
    from bot.tables.store.engines.postgres_server import translated

    async def asked(db: asyncpg.Connection) -> Sequence[Any]:
        return await db.fetch(translated(sql), *values)

    return [tuple(row) for row in _on(address, asked)]


def execute(address: str, sql: str) -> None:
    _on(address, lambda db: db.execute(sql))


def _on(address: str, ask: Callable[[asyncpg.Connection], Coroutine[Any, Any, Result]]) -> Result:
    async def connected() -> Result:
        db = await asyncpg.connect(address)
        try:
            return await ask(db)
        finally:
            await db.close()

    return in_a_thread(connected)


def in_a_thread(work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """For tests that are in an event loop already and do not want to wait in it."""
    found: list[Result] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            found.append(asyncio.run(work()))
        except BaseException as error:
            failed.append(error)

    thread = Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
    return found[0]
