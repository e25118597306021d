"""Long life

With a million finished games, nothing that the bot does holds up its database for long.

A bot of an older version has left a database with a million finished games: stand-ins with snapshots of 2 KB, which had
been set aside and so are not packed, and on top of them real ones of all games, played at random. It is upgraded (with
a backup of it all) and started, packs the real games, notes who sat at 20,000 of the others (a script notes it of the
rest, which would take the bot an hour), drops the records again, and forgets a person who has played hundreds of times
and a server with a thousandth of all games. Whatever the bot does there with its database, it does in one thread, for
which everybody's moves wait too; for how long each piece of work holds this thread is measured at Python's own
`sqlite3` connection. An empty commit, in the same run and in the same way, is what such a piece must be compared with:
most of it is the disk.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from bot.cli.simulate import play
from bot.core.chance import SeedState
from bot.core.game import AnyGame, settle_options
from bot.games import find_game, game_names
from bot.progress import share_of, steps
from bot.tables.steps.model import Move, TableData
from bot.tables.store.connection import migrations
from bot.tables.store.snapshot import encode
from tests.proof.filled_database import at_a_table
from tests.proof.isolated import folder_on_disk, run_isolated
from tests.proof.meter import median, percentile
from tests.proof.report import Figure, at_most, milliseconds
from tests.tables.offline_bot import OfflineBot, running_bot
from tests.tables.older_files import migrate

GAMES, FEW_GAMES = 1_000_000, 2_000
REAL, FEW_REAL = 1_000, 16
LOOKED_AT = 20_000
"""Of so many stand-ins the bot itself notes who sat there; a script notes it of the rest, which would take an hour."""
VARIANTS = 8
SERVERS, PEOPLE, FIRST_PERSON = 1_000, 2_000, 700_000_000_000_000_000
SNAPSHOT_BYTES = 2_000
DAY = 24 * 3600.0
OLDER_VERSION = 10
VERSION = 300
"""Of each table, as in the statements below."""
MOST_LONGER = 0.020
SHARE = 0.999
_PIECES = f"Pieces of work that hold it no more than {milliseconds(MOST_LONGER)} longer"
EMPTY_COMMITS = 200
MAX_START = 1.5

_TABLES = (
    "INSERT INTO tables (id, game, guild_id, channel_id, phase, version, state_version, snapshot, shown_version,"
    " touched_at) VALUES (?, ?, ?, ?, 'over', 300, 1, ?, 300, ?)"
)
_STAND_INS = """
    WITH RECURSIVE numbers (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM numbers WHERE id < :count)
    INSERT INTO tables (id, game, guild_id, channel_id, phase, version, state_version, snapshot, shown_version,
        touched_at)
    SELECT id, 'junk', id % :servers + 1, id, 'aside', 300, 1, '{"id":' || id || ',"game":"junk","guild_id":'
        || (id % :servers + 1) || ',"channel_id":' || id || ',"opener_id":' || (:first + id % :people)
        || ',"options":{},"seats":[{"user_id":' || (:first + id % :people) || ',"name":"somebody"}],"filler":"'
        || :filler || '"}', 300, :now FROM numbers
"""
_RESULTS = """
    INSERT INTO results (table_id, user_id, guild_id, game, name, won, people, score, misplays, clean, private,
        finished_at)
    SELECT id, :first + id % :people, guild_id, game, 'somebody', 0, 1, 20, 0, 1, 0, touched_at FROM tables
    WHERE id <= :count
"""

_SEATS = """
    INSERT OR IGNORE INTO seats (table_id, seat, guild_id, user_id, name)
    SELECT id, 0, guild_id, :first + id % :people, 'somebody' FROM tables WHERE id <= :count
"""


def prove(*, short: bool) -> list[Figure]:
    games, real = (FEW_GAMES, FEW_REAL) if short else (GAMES, REAL)
    found = run_isolated("long_life:live", games=games, real=real)
    empty = median(found["empty"])
    figures = [
        Figure("Finished games in the database", f"{games + real:,}", remark=f"a file of {found['megabytes']:,.0f} MB"),
        Figure(
            "Real games packed",
            f"{found['packed']:,}",
            f"{real:,}",
            found["packed"] == real,
            anywhere=True,
            remark=f"their rows took {found['before'] / real:,.0f} bytes a game, their records take"
            f" {found['after'] / real:,.0f}",
        ),
        Figure("Records dropped", f"{found['dropped']:,}", f"{real:,}", found["dropped"] == real, anywhere=True),
        Figure("Of the person and the server that are forgotten", str(found["left"]), "0", found["left"] == 0, True),
        Figure("An empty commit holds the database's thread for, median", milliseconds(empty)),
    ]
    for phase, held in found["held"].items():
        share = _share(held, empty)
        remark = f"{len(held):,} pieces; 99 % within {milliseconds(percentile(held, 0.99))}, the longest"
        figures.append(
            Figure(f"{_PIECES}, {phase}", f"{100 * share:.2f} %", remark=f"{remark} {milliseconds(max(held))}")
        )
    share = _share([seconds for held in found["held"].values() for seconds in held], empty)
    figures.append(Figure(f"{_PIECES}, all in all", f"{100 * share:.2f} %", f"≥ {100 * SHARE:.1f} %", share >= SHARE))
    figures.append(Figure("The first start, which upgrades the database", f"{found['upgrade']:.1f} s"))
    figures.append(
        at_most("Each later start, from the file to the first timer", found["start"], MAX_START, "{:.2f} s".format)
    )
    return figures


def _share(held: Sequence[float], empty: float) -> float:
    return sum(seconds <= empty + MOST_LONGER for seconds in held) / len(held)


# ------------------------------------------------------------ what is measured


class Held:
    """For how long each piece of work held the thread of the database: a transaction, or a statement without one."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def taken(self) -> list[float]:
        taken, self.seconds = self.seconds, []
        return taken


class Timed(sqlite3.Connection):
    """The bot's own connection."""

    held: Held
    _begun: float | None = None

    def cursor(self, factory: Any = None) -> Any:
        return super().cursor(factory or TimedCursor)

    def execute(self, *args: Any) -> sqlite3.Cursor:
        return self.cursor().execute(*args)

    def executemany(self, *args: Any) -> sqlite3.Cursor:
        return self.cursor().executemany(*args)

    def executescript(self, script: str, /) -> sqlite3.Cursor:
        return self.timed(super().executescript, script)

    def timed(self, work: Callable[..., Any], *args: Any) -> Any:
        begun = time.perf_counter()
        try:
            return work(*args)
        finally:
            if self.in_transaction:
                self._begun = self._begun or begun
            else:
                self.held.seconds.append(time.perf_counter() - (self._begun or begun))
                self._begun = None


class TimedCursor(sqlite3.Cursor):
    def execute(self, *args: Any) -> "TimedCursor":
        return self._timed(super().execute, *args)

    def executemany(self, *args: Any) -> "TimedCursor":
        return self._timed(super().executemany, *args)

    def fetchall(self) -> list[Any]:
        return self._timed(super().fetchall)

    def _timed(self, work: Callable[..., Any], *args: Any) -> Any:
        assert isinstance(self.connection, Timed)
        return self.connection.timed(work, *args)


@contextmanager
def measured() -> Iterator[Held]:
    """Every connection that the bot opens for itself meanwhile; backups and this proof use others."""
    held, plain = Held(), sqlite3.connect

    def connect(*args: Any, **options: Any) -> sqlite3.Connection:
        if options.keys() != {"isolation_level", "uri"}:
            return plain(*args, **options)
        connection = plain(*args, factory=Timed, **options)
        connection.held = held
        return connection

    sqlite3.connect = connect
    try:
        yield held
    finally:
        sqlite3.connect = plain


# ------------------------------------------------------------ the run


async def live(games: int, real: int) -> dict[str, Any]:
    """In a process of its own: everything that is opened in it is measured."""
    with folder_on_disk() as folder:
        path = Path(folder) / "juse.sqlite3"
        before = await fill(path, games, real)
        with measured() as held:
            return await lived(path, held, games, real) | {"before": before}


async def lived(path: Path, held: Held, games: int, real: int) -> dict[str, Any]:
    found: dict[str, Any] = {"held": {}, "megabytes": path.stat().st_size / 1e6}
    begun = time.perf_counter()
    async with running_bot(path, pause=3600) as bot:
        found["upgrade"] = time.perf_counter() - begun
        found["held"]["during the upgrade and the first start"] = held.taken()
        await until(bot, "packed", "SELECT count(*) FROM records", 0, real)
        await until(bot, "looked at", "SELECT unpacked_up_to FROM bot", games + real, max(0, games - LOOKED_AT))
        found["held"]["while games are packed"] = held.taken()
        found["packed"] = bot.rows("SELECT count(*) FROM records")[0][0]
        found["after"] = bot.rows("SELECT sum(length(record)) FROM records")[0][0]
    note_seats_of_the_rest(path, games)
    held.taken()
    begun = time.perf_counter()
    async with running_bot(path, pause=3600, keep_records=DAY) as bot:
        found["start"] = time.perf_counter() - begun
        found["held"]["during a later start"] = held.taken()
        await until(bot, "dropped", "SELECT count(*) FROM records", real, 0)
        found["held"]["while records are dropped"] = held.taken()
        found["dropped"] = real - bot.rows("SELECT count(*) FROM records")[0][0]
        found["held"]["while a person and a server are forgotten"] = await forgotten(bot, held, found)
        for _ in range(EMPTY_COMMITS):
            await bot.tables.store.write("UPDATE bot SET heartbeat = heartbeat + 1")
        found["empty"] = held.taken()
    return found


async def forgotten(bot: OfflineBot, held: Held, found: dict[str, Any]) -> list[float]:
    user, server = FIRST_PERSON + 7, 3
    await bot.tables.erasure_service.person(None, bot.by(user))
    await bot.tables.erasure_service.servers([server])
    await until(bot, "forgotten", "SELECT count(*) FROM erasures", 2, 0)
    pieces = held.taken()
    ofs = "SELECT count(*) FROM {} WHERE user_id = ? OR guild_id = ?"
    found["left"] = sum(bot.rows(ofs.format(table), user, server)[0][0] for table in ("seats", "results"))
    return pieces


async def until(bot: OfflineBot, doing: str, sql: str, begin: int, end: int) -> None:
    """Until a number has come from the one to the other, or further."""
    bot.tables.background_jobs.look()
    with share_of(doing) as bar:
        while (share := (bot.rows(sql)[0][0] - begin) / (end - begin)) < 1:
            bar.reach(share)
            await asyncio.sleep(0.2)


def note_seats_of_the_rest(path: Path, games: int) -> None:
    """What the bot would do in another hour."""
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(_SEATS, {"count": games, "first": FIRST_PERSON, "people": PEOPLE})
        file.execute("UPDATE bot SET unpacked_up_to = 0")


# ------------------------------------------------------------ the older database


async def fill(path: Path, games: int, real: int) -> int:
    """Returns how many bytes the real games take."""
    await migrate(path, migrations()[:OLDER_VERSION])
    now = time.time() - 30 * DAY  # when all of them ended
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE bot SET heartbeat = ?, uncounted_up_to = 0", (time.time(),))
        people = {"count": games, "first": FIRST_PERSON, "people": PEOPLE}
        file.execute(_STAND_INS, {**people, "servers": SERVERS, "filler": "x" * SNAPSHOT_BYTES, "now": now})
        file.execute(_RESULTS, people)
        models = [model(find_game(name), number) for name in game_names() for number in range(VARIANTS)]
        taken = 0
        for number in steps(range(games + 1, games + real + 1), "games written"):
            table, log = models[number % len(models)]
            snapshot = encode(msgspec.structs.replace(table, id=number, touched_at=now)).decode()
            file.execute(_TABLES, (number, table.game, table.guild_id, number, snapshot, now))
            rows = [
                (number, move.number, move.seat, move.action, encode(move.chance).decode(), move.user_id, now)
                for move in log
            ]
            file.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            taken += len(snapshot) + sum(len(row[3]) + len(row[4]) + 8 * 4 for row in rows)
    return taken


def model(game: AnyGame, number: int) -> tuple[TableData, list[Move]]:
    """A finished random game, as a table has it."""
    record = play(game, min(4, game.max_seats), settle_options(game, {}), f"long life {number}", 0.05)
    played = at_a_table(game, record, FIRST_PERSON)
    table = msgspec.structs.replace(played.table, version=VERSION, chance=SeedState(f"{number:032x}", 99))
    return table, [*played.moves]
