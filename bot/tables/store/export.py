"""All that is stored about one person, for them to read. Of a game it holds what is theirs, never others' cards."""

from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import chain
from typing import Any

import msgspec

from bot.tables.steps.model import FORGOTTEN
from bot.tables.store.database import Database
from bot.tables.store.people import keys_of, own_key
from bot.tables.store.progress_reports import ReportProgress, report_counts, report_nothing
from bot.tables.store.session import Row
from bot.tables.store.store import Store
from bot.tables.store.stored import PagedSection

_AT_ONCE = 200

# The rest of the seat is in the snapshot or, of a game that is packed, beside its record; in the row of the seat if
# version 0.9.0 has packed it. That the person is somebody is said for the index, which has nobody else.
_GAMES = (
    'SELECT seats.table_id AS "table", game, seats.guild_id AS server, channel_id AS channel, phase, day,'  # noqa: S608
    " private_to IS NOT NULL AS private, seat,"
    " seats.rest, CASE WHEN snapshot <> '' THEN CAST(snapshot AS BLOB) ELSE CAST(records.rest AS BLOB) END AS kept"
    " FROM seats JOIN tables ON id = seats.table_id LEFT JOIN records ON records.table_id = id"
    f" WHERE person = ?1 AND person > {FORGOTTEN} AND seats.table_id > ?2 ORDER BY seats.table_id LIMIT ?3"
)
_NUMBERS = ("table", "server", "channel")
"""Written as text: many programs cannot read numbers of that length."""
_TIMES = ("finished_at", "due", "shared_at")
_FLAGS = (
    "won",
    "clean",
    "private",
    "shared",
    "pings",
    "first",
    "watched",
    "in_words",
    "everywhere",
    "hide_ratings",
    "news",
    "emojis",
    "no_gain",
)


async def stored_about(
    store: Store, user_id: int, guild_id: int | None, now: float, report: ReportProgress = report_nothing
) -> bytes:
    """Return JSON to be read by people, about one server or all of them. It is read in small pieces."""
    about = (user_id, guild_id)
    people = await store.rows_beside(
        "SELECT key, guild_id AS server, name FROM people"
        " WHERE user_id = ?1 AND coalesce(?2, guild_id) = guild_id ORDER BY guild_id",
        *about,
    )
    keys = [row["key"] for row in people]
    theirs = f"SELECT count(*) FROM seats WHERE person IN {keys_of()} AND person > {FORGOTTEN}"  # noqa: S608
    [(played,)] = await store.rows_beside(theirs, *about)
    sections = [section for feature in store.features for section in feature.paged.items()]
    tell = report_counts(played * (1 + len(sections)), report)
    found = {
        "about": (
            "What the bot has stored about one person. The cards and the moves of packed games are not in it: they name"
            " nobody."
        ),
        "person": str(user_id),
        "server": "all" if guild_id is None else str(guild_id),
        "written": _time(now),
        "names": [_entry(row, but="key") for row in people],
        "settings": await _entries(
            store,
            "SELECT pings, deck, back, in_words, everywhere, hide_ratings, news, language, emojis"  # noqa: S608
            f" FROM player_settings WHERE person = {own_key('?1')}",
            user_id,
        ),
        "games": await _games(store, keys, tell),
        **{
            section: await _entries(store, sql, *about)
            for feature in store.features
            for section, sql in feature.about.items()
        },
        **{
            section: await _long(store, keys, long, tell, played * number)
            for number, (section, long) in enumerate(sections, start=1)
        },
    }
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


async def _entries(database: Database, sql: str, *values: int | None) -> list[dict[str, Any]]:
    return [_entry(row) for row in await database.rows_beside(sql, *values)]


async def _rows_of(database: Database, keys: Sequence[int], sql: str, order: Mapping[str, Any]) -> AsyncIterator[Row]:
    """Yield the rows of these keys, some at a time. `order`: key columns, each with a value below
    every real one."""
    for key in keys:
        last = tuple(order.values())
        while rows := await database.rows_beside(sql, key, *last, _AT_ONCE):
            last = tuple(rows[-1][column] for column in order)
            for row in rows:
                yield row


async def _games(database: Database, keys: Sequence[int], tell: Callable[[int], object]) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = []
    async for row in _rows_of(database, keys, _GAMES, {"table": 0}):
        game = _entry(row)
        rest = _rest(game.pop("rest"), game.pop("kept", None), row["seat"])
        counts = chain.from_iterable(_each(name, value) for name, value in rest.items())
        game["counts"] = {name: value for name, value in counts if name not in ("user_id", "name")}
        moves = await database.rows_beside(
            "SELECT number, action, at FROM moves WHERE table_id = ? AND seat = ? AND by_computer = 0 ORDER BY number",
            row["table"],
            row["seat"],
        )
        if moves:
            game["moves"] = [[move["number"], move["action"], _time(move["at"])] for move in moves]
        games.append(game)
        tell(len(games))
    return games


async def _long(
    database: Database, keys: Sequence[int], section: PagedSection, tell: Callable[[int], object], before: int
) -> list[dict[str, Any]]:
    """`before`: how much there was in other sections."""
    entries: list[dict[str, Any]] = []
    async for row in _rows_of(database, keys, section.sql, section.order):
        entries.append(_entry(row))
        tell(before + len(entries))
    return entries


def _rest(rest: str, kept: bytes | None, seat: int) -> dict[str, Any]:
    if kept is None:
        return msgspec.json.decode(rest)
    try:
        return msgspec.json.decode(kept)["seats"][seat]
    except (msgspec.DecodeError, LookupError, TypeError):  # it is damaged
        return {}


def _each(name: str, value: Any) -> Iterable[tuple[str, Any]]:
    """Return a field, or those of a group of fields."""
    return value.items() if isinstance(value, dict) else [(name, value)]


def _entry(row: Row, but: str = "") -> dict[str, Any]:
    """Leave out what is not there."""
    entry = {name: row[name] for name in row.keys() if row[name] is not None and name != but}  # noqa: SIM118
    entry |= {name: str(entry[name]) for name in _NUMBERS if name in entry}
    entry |= {name: _time(entry[name]) for name in _TIMES if name in entry}
    return entry | {name: bool(entry[name]) for name in _FLAGS if name in entry}


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
