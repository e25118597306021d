"""All that is stored about one person, for them to read. Of a game it holds what is theirs, never others' cards."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.tables.steps.model import PersonalResult
from bot.tables.store.database import Database
from bot.tables.store.progress_reports import ReportProgress, part_of, report_counts, report_nothing
from bot.tables.store.session import Row

_AT_ONCE = 200

# The rest of the seat is in the snapshot or, of a game that is packed, beside its record; in the row of the seat if
# version 0.9.0 has packed it.
_GAMES = (
    'SELECT seats.table_id AS "table", game, seats.guild_id AS server, channel_id AS channel, phase, day,'
    " private_to IS NOT NULL AS private, seat, name,"
    " seats.rest, CASE WHEN snapshot <> '' THEN CAST(snapshot AS BLOB) ELSE CAST(records.rest AS BLOB) END AS kept"
    " FROM seats JOIN tables ON id = seats.table_id LEFT JOIN records ON records.table_id = id"
    " WHERE user_id = ?1 AND user_id > 1"
    " AND coalesce(?2, seats.guild_id) = seats.guild_id AND (seats.guild_id, seats.table_id) > (?3, ?4)"
    " ORDER BY seats.guild_id, seats.table_id LIMIT ?5"
)
_SERVERS = (
    "WITH RECURSIVE servers (id) AS (SELECT min(guild_id) FROM results UNION ALL"
    " SELECT (SELECT min(guild_id) FROM results WHERE guild_id > servers.id) FROM servers WHERE id IS NOT NULL)"
    " SELECT id FROM servers WHERE id IS NOT NULL AND coalesce(?2, id) = id"
    " AND EXISTS (SELECT 1 FROM results WHERE guild_id = id AND user_id = ?1)"
)
_FIGURES = ", ".join(name for name in PersonalResult.__struct_fields__ if name != "user_id")
_RESULTS = (
    f'SELECT table_id AS "table", guild_id AS server, game, {_FIGURES}, finished_at FROM results'  # noqa: S608
    " WHERE user_id = ?1 AND guild_id = ?2"
    " AND (finished_at, table_id) > (?3, ?4) ORDER BY finished_at, table_id LIMIT ?5"
)
_DAILY_GAMES = (
    "WITH RECURSIVE games (game) AS (SELECT min(game) FROM daily_results UNION ALL"
    " SELECT (SELECT min(game) FROM daily_results WHERE game > games.game) FROM games WHERE game IS NOT NULL)"
    " SELECT game FROM games WHERE game IS NOT NULL"
)
_DAYS = (
    "WITH RECURSIVE days (at, number) AS (SELECT min(day), 1 FROM daily_results WHERE game = ?3 AND day > ?4 UNION ALL"
    " SELECT (SELECT min(day) FROM daily_results WHERE game = ?3 AND day > days.at), number + 1 FROM days"
    " WHERE at IS NOT NULL AND number < ?5)"
    " SELECT at, game, day, guild_id AS server, name, place, score, misplays, clean, shared FROM days"
    " LEFT JOIN daily_results AS result ON game = ?3 AND day = at AND user_id = ?1"
    " AND (coalesce(?2, guild_id) = guild_id OR EXISTS (SELECT 1 FROM daily_lists AS listed"
    " WHERE (listed.user_id, listed.game, listed.day, listed.guild_id) = (?1, ?3, result.day, ?2)))"
    " WHERE at IS NOT NULL"
)
_RATED = (
    'SELECT scope, number, table_id AS "table", scope AS server, game,'
    " season, place, mean_before, spread_before, mean_after, spread_after, against, no_gain, finished_at FROM ledger"
    " WHERE user_id = ?1"
    " AND coalesce(?2, scope) = scope AND (scope, game, number) > (?3, ?4, ?5) ORDER BY scope, game, number LIMIT ?6"
)

_NUMBERS = ("table", "server", "channel")
"""Written as text: many programs cannot read numbers of that length."""
_FLAGS = ("won", "clean", "private", "shared", "pings", "first", "watched", "in_words", "everywhere", "no_gain")


async def stored_about(
    database: Database, user_id: int, guild_id: int | None, now: float, report: ReportProgress = report_nothing
) -> bytes:
    """Return JSON to be read by people, about one server or all of them. It is read in small pieces."""
    about = (user_id, guild_id)
    [(played,)] = await database.rows(
        "SELECT count(*) FROM seats WHERE user_id = ?1 AND coalesce(?2, guild_id) = guild_id", *about
    )
    found = {
        "about": (
            "What the bot has stored about one person. The cards and the moves of packed games are not in it: they name"
            " nobody."
        ),
        "person": str(user_id),
        "server": "all" if guild_id is None else str(guild_id),
        "written": _time(now),
        "settings": await _entries(
            database, "SELECT pings, deck, back, in_words, everywhere FROM player_settings WHERE user_id = ?1", user_id
        ),
        "games": await _games(database, user_id, guild_id, report_counts(played, part_of(report, 0.0, 0.5))),
        "results": await _results(database, user_id, guild_id, report_counts(played, part_of(report, 0.5, 1.0))),
        "daily results": await _daily_results(database, user_id, guild_id),
        "daily results on the lists of other servers": await _entries(
            database,
            "SELECT game, day, guild_id AS server FROM daily_lists"
            " WHERE user_id = ?1 AND coalesce(?2, guild_id) = guild_id ORDER BY day, game, guild_id",
            *about,
        ),
        "reminders": [
            reminder | {"due": _time(reminder["due"]) if "due" in reminder else None}
            for reminder in await _entries(
                database,
                "SELECT due, guild_id AS server, channel_id AS channel, locale, sent_day, unanswered FROM reminders"
                " WHERE user_id = ?1",
                user_id,
            )
        ],
        "deals": await _entries(
            database,
            'SELECT deal, guild_id AS server, table_id AS "table", name, seat, first, watched, ended, place, score,'
            " misplays, hints FROM deal_players"
            " WHERE user_id = ?1 AND coalesce(?2, guild_id) = guild_id ORDER BY last_table, deal",
            *about,
        ),
        "challenges": await _entries(
            database,
            'SELECT deal, guild_id AS server, channel_id AS channel, table_id AS "table", name, seat FROM challenges'
            " WHERE user_id = ?1 AND coalesce(?2, guild_id) = guild_id ORDER BY last_table, deal",
            *about,
        ),
        "opened games": await _entries(
            database,
            "SELECT deal, guild_id AS server, day FROM viewers"
            " WHERE user_id = ?1 AND coalesce(?2, guild_id) = guild_id ORDER BY deal",
            *about,
        ),
        "ratings": await _entries(
            database,
            "SELECT scope AS server, game, season, name, mean, spread, games FROM ratings"
            " WHERE user_id = ?1 AND scope > 0 AND coalesce(?2, scope) = scope ORDER BY scope, game, number",
            *about,
        ),
        "rated games": await _rated_games(database, user_id, guild_id),
        "being deleted": await _entries(
            database,
            "SELECT guild_id AS server, day FROM erasures"
            " WHERE user_id = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR coalesce(guild_id, ?2) = ?2) ORDER BY id",
            *about,
        ),
    }
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


async def _entries(database: Database, sql: str, *values: int | None) -> list[dict[str, Any]]:
    return [_entry(row) for row in await database.rows(sql, *values)]


async def _games(
    database: Database, user_id: int, guild_id: int | None, report: Callable[[int], object]
) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = []
    last = (0, 0)
    while rows := await database.rows(_GAMES, user_id, guild_id, *last, _AT_ONCE):
        last = (rows[-1]["server"], rows[-1]["table"])
        for row in rows:
            game = _entry(row)
            rest = _rest(game.pop("rest"), game.pop("kept", None), row["seat"])
            game |= {
                "seat": row["seat"],
                "counts": {name: rest[name] for name in rest if name not in ("user_id", "name")},
            }
            moves = await database.rows(
                "SELECT number, action, at FROM moves WHERE table_id = ? AND user_id = ? ORDER BY number",
                row["table"],
                user_id,
            )
            if moves:
                game["moves"] = [[move["number"], move["action"], _time(move["at"])] for move in moves]
            games.append(game)
        report(len(games))
    return games


async def _results(
    database: Database, user_id: int, guild_id: int | None, report: Callable[[int], object]
) -> list[dict[str, Any]]:
    results: list[dict[str, Any]] = []
    for server in await database.rows(_SERVERS, user_id, guild_id):
        last = (-1.0, 0)
        while rows := await database.rows(_RESULTS, user_id, server["id"], *last, _AT_ONCE):
            last = (rows[-1]["finished_at"], rows[-1]["table"])
            results += [_entry(row) | {"finished_at": _time(row["finished_at"])} for row in rows]
            report(len(results))
    return results


async def _daily_results(database: Database, user_id: int, guild_id: int | None) -> list[dict[str, Any]]:
    """Read day by day: nowhere else does it say on which somebody played."""
    results: list[dict[str, Any]] = []
    for game in await database.rows(_DAILY_GAMES):
        last = ""
        while days := await database.rows(_DAYS, user_id, guild_id, game["game"], last, 400):
            last = days[-1]["at"]
            results += [_entry(row, but="at") for row in days if row["day"] is not None]
    return results


async def _rated_games(database: Database, user_id: int, guild_id: int | None) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = []
    last: tuple[int, str, int] = (1, "", 0)
    while rows := await database.rows(_RATED, user_id, guild_id, *last, _AT_ONCE):
        last = (rows[-1]["scope"], rows[-1]["game"], rows[-1]["number"])
        games += [_entry(row, but="scope") | {"finished_at": _time(row["finished_at"])} for row in rows]
    return games


def _rest(rest: str, kept: bytes | None, seat: int) -> dict[str, Any]:
    if kept is None:
        return msgspec.json.decode(rest)
    try:
        return msgspec.json.decode(kept)["seats"][seat]
    except (msgspec.DecodeError, LookupError, TypeError):  # it is damaged
        return {}


def _entry(row: Row, but: str = "") -> dict[str, Any]:
    """Leave out what is not there."""
    entry = {name: row[name] for name in row.keys() if row[name] is not None and name != but}  # noqa: SIM118
    entry |= {name: str(entry[name]) for name in _NUMBERS if name in entry}
    return entry | {name: bool(entry[name]) for name in _FLAGS if name in entry}


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
