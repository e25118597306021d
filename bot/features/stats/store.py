"""Statistics of people on a server, from the results of its finished games."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from bot.core.coach import Luck
from bot.core.game import AnyGame
from bot.features.daily.store import counted, summed_days
from bot.tables.steps.model import NO_SERVER, Change, TableData, TableRef
from bot.tables.steps.results import given_up_by, levels_of
from bot.tables.steps.standings import PersonalResult
from bot.tables.store.database import Database
from bot.tables.store.people import OF_NOBODY, key_of, key_or_nobody, keys_of
from bot.tables.store.progress_reports import ReportProgress
from bot.tables.store.session import Session, delete_some
from bot.tables.store.stored import Check, PagedSection, Stored

_COUNTED = (
    "count(*) AS games, sum(won) AS won, count(*) FILTER (WHERE won = 1 AND people > 1) AS won_against_people,"
    " sum(misplays) AS misplays"
)
_FIGURES = f"{_COUNTED}, sum(clean) AS clean, min(score) AS lowest, max(score) AS highest, avg(score) AS mean"
_OWN_FIGURES = (
    f"SELECT user_id, max(name) AS name, {_FIGURES}, sum(catches) AS catches, sum(wrong_calls) AS wrong_calls,"  # noqa: S608
    " max(clean_run) AS clean_run, min(clean_seconds) AS fastest, count(luck_cards) AS luck_games,"
    " sum(luck_cards) AS luck_cards, sum(luck_own) AS luck_own, sum(luck_others) AS luck_others,"
    " sum(luck_variance) AS luck_variance"
    " FROM people JOIN results ON person = key WHERE user_id = ?1 AND game = ?2"
)
_FIELDS = [name for name in PersonalResult.__struct_fields__ if name not in ("user_id", "name")]
_COLUMNS = ", ".join(_FIELDS)
_SUMS = "SELECT person, game, guild_id, games, won, won_against_people, misplays FROM results_summed"
_PLAYERS = "(SELECT count(*) FROM results_summed WHERE guild_id = ?1 AND game = ?2)"
_ADDED = (
    "INSERT INTO results_summed (person, game, guild_id, games, won, won_against_people, misplays)"
    " SELECT key, ?, guild_id, 1, ?, ?, ? FROM people WHERE user_id = ? AND guild_id = ?"
    " ON CONFLICT (person, game) DO UPDATE SET games = results_summed.games + 1,"
    " won = results_summed.won + excluded.won, misplays = results_summed.misplays + excluded.misplays,"
    " won_against_people = results_summed.won_against_people + excluded.won_against_people"
)
_OF_DAYS = f" AND {counted('results.person', 'results.table_id')}"


async def add_results(db: Session, change: Change) -> None:
    """Add what the game was for each person: each field in the column of its name, and to their sums. Nothing if they
    were forgotten just now.
    """
    table = change.table
    about = {"table_id": table.id, "guild_id": table.guild_id, "game": table.game, "finished_at": change.moved_at}
    sql = (
        f"INSERT INTO results (person, {', '.join(about)}, {_COLUMNS})"  # noqa: S608
        f" SELECT key, {', '.join('?' * (len(about) + len(_FIELDS)))} FROM people WHERE user_id = ? AND guild_id = ?"
    )
    for result in change.results:
        values = (getattr(result, name) for name in _FIELDS)
        who = (result.user_id, table.guild_id)
        await db.do(sql, *about.values(), *values, *who)
        if not result.private:
            await db.do(_ADDED, table.game, result.won, result.won and result.people > 1, result.misplays, *who)
    if change.results:
        await db.do("INSERT INTO unread_results (table_id) VALUES (?)", table.id)
        await db.do("INSERT INTO unread_luck (table_id, finished_at) VALUES (?, ?)", table.id, change.moved_at)
    if (user_id := given_up_by(table)) is not None:
        await db.do(
            "INSERT INTO given_up (table_id, person, guild_id, game, seats, levels)"
            " SELECT ?, key, guild_id, ?, ?, ? FROM people WHERE user_id = ? AND guild_id = ?",
            *(table.id, table.game, len(table.seats), levels_of(table), user_id, table.guild_id),
        )


async def _note_best(database: Database, table: TableData, best: int) -> None:
    await database.write("UPDATE results SET best = ? WHERE table_id = ?", best, table.id)


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one person at one game."""

    user_id: int
    games: int
    won: int
    won_against_people: int
    misplays: int
    clean: int = 0
    """Like the scores, not in the list of a game for several."""
    lowest: float = 0
    highest: float = 0
    mean: float = 0
    name: str
    """The name they used last."""


class OwnFigures(Figures, frozen=True, kw_only=True):
    """The figures that only the list of one person tells."""

    catches: int
    wrong_calls: int
    clean_run: int
    """The most moves in a row without a misplay, in one game."""
    fastest: float | None
    """The seconds of the quickest clean game; None without one."""
    luck_games: int
    """The games of which it is known what made up their results. The sums over them, None without any:"""
    luck_cards: float | None
    luck_own: float | None
    luck_others: float | None
    luck_variance: float | None


class PlacedFigures(msgspec.Struct, frozen=True):
    place: int
    """Equals share it."""
    figures: Figures


class ServerList(msgspec.Struct, frozen=True):
    players: int = 0
    """The number of people, listed or not."""
    best: Sequence[PlacedFigures] = ()


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that somebody has played, or given up alone."""

    table_id: int
    given_up: bool
    won: bool = False
    clean: bool = False
    score: float = 0
    best: int | None = None
    """The best score that was possible, if that is known."""
    seats: int | None = None
    levels: str = ""
    """The levels of the computers, if nobody else has played."""


class CaughtWhom(msgspec.Struct, frozen=True):
    """Another of a table, and how often somebody has caught them, and they that person."""

    name: str
    computer: str
    """The name of the computer; empty for a person."""
    caught: int
    caught_by: int


class ReadGame(msgspec.Struct, frozen=True):
    """The contents of a game's record. Empty, if it cannot be read."""

    guild_id: int = 0
    results: Sequence[PersonalResult] = ()
    earned: Mapping[int, Sequence[str]] = {}
    """Badges, by user."""
    best: int | None = None
    caught: Sequence[tuple[int, int, str, int, int]] = ()
    """A user, another one or the name of a computer, and how often either has caught the other."""


class EarningGame(msgspec.Struct, frozen=True):
    ref: TableRef
    game: str
    finished_at: float


class StatsBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_player(self, guild_id: int, user_id: int, game: str, *, own: bool) -> OwnFigures | None:
        """Return None without any game. Private games count only in one's `own` figures; outside servers, all games on
        all servers and on none.
        """
        here = "" if guild_id == NO_SERVER else " AND people.guild_id = ?3 AND private <= ?4"
        about = (user_id, game) if guild_id == NO_SERVER else (user_id, game, guild_id, own)
        rows = await self._database.rows_beside(f"{_OWN_FIGURES}{here} GROUP BY user_id", *about)
        return OwnFigures(**dict(rows[0])) if rows else None

    async def latest(self, user_id: int, game: str, most: int) -> list[PlayedGame]:
        """Return the latest games that somebody has played anywhere, the newest first, with those they gave up."""
        theirs = f"person IN {keys_of('?1', 'NULL')} AND game = ?2 ORDER BY"
        sql = (
            "SELECT table_id, 0 AS given_up, won, clean, score, best, seats, levels FROM results"  # noqa: S608
            f" WHERE {theirs} finished_at DESC LIMIT ?3"
        )
        finished = await self._database.rows_beside(sql, user_id, game, most)
        sql = f"SELECT table_id, 1 AS given_up, seats, levels FROM given_up WHERE {theirs} table_id DESC LIMIT ?3"  # noqa: S608
        given_up = await self._database.rows_beside(sql, user_id, game, most)
        games = [msgspec.convert(dict(row), PlayedGame, strict=False) for row in (*finished, *given_up)]
        return sorted(games, key=lambda played: -played.table_id)[:most]

    async def is_best_of_week(self, table: TableData, game: AnyGame) -> bool:
        """Return whether its player has done worse in each game of the week before it that they played alone, against
        as strong computers. There must be some.
        """
        sql = (
            "SELECT table_id, coalesce(place, seats), score FROM results"  # noqa: S608
            f" WHERE person IN {keys_of('?1', 'NULL')} AND game = ?2 AND people = 1 AND levels = ?3 AND table_id <= ?4"
            " AND finished_at > (SELECT max(finished_at) FROM results WHERE table_id = ?4) - 604800"
        )
        about = (table.opener_id, table.game, levels_of(table), table.id)
        direction = 1 if game.low_score_wins else -1
        rows = await self._database.rows_beside(sql, *about)
        worth = {number: (place, direction * score) for number, place, score in rows}
        own = worth.pop(table.id, None)
        return bool(own is not None and worth and own < min(worth.values()))

    async def times(self, user_id: int, since: float) -> list[float]:
        """Return when somebody has finished games since then."""
        sql = f"SELECT finished_at FROM results WHERE person IN {keys_of('?1', 'NULL')} AND finished_at >= ?2"  # noqa: S608
        return [at for (at,) in await self._database.rows_beside(sql, user_id, since)]

    async def caught_whom(self, guild_id: int, user_id: int, game: str, most: int) -> list[CaughtWhom]:
        """Return whom somebody has caught most often, or who them; nobody who was forgotten."""
        sql = (
            "SELECT coalesce(max(met.name), '') AS name, computer, sum(caught) AS caught, sum(caught_by) AS caught_by"  # noqa: S608
            f" FROM caught_whom LEFT JOIN people AS met ON met.key = other WHERE person IN {keys_of()} AND game = ?3"
            " AND (computer <> '' OR met.key IS NOT NULL) GROUP BY met.user_id, computer"
            " ORDER BY sum(caught) + sum(caught_by) DESC, name, computer LIMIT ?4"
        )
        server = None if guild_id == NO_SERVER else guild_id
        return [CaughtWhom(*row) for row in await self._database.rows_beside(sql, user_id, server, game, most)]

    async def games(self, numbers: Collection[int]) -> Mapping[int, EarningGame]:
        sql = (
            "SELECT id, id || '.' || mark AS ref, tables.game, max(finished_at) AS finished_at FROM tables"  # noqa: S608
            f" JOIN results ON table_id = id WHERE id IN ({', '.join('?' * len(numbers))}) GROUP BY id"
        )
        rows = await self._database.rows_beside(sql, *numbers) if numbers else []
        return {row["id"]: EarningGame(row["ref"], row["game"], row["finished_at"]) for row in rows}

    async def unread(self) -> tuple[int, bool] | None:
        """Return the newest game of which nobody knows yet what it has earned, and whether it is an older one."""
        older = "SELECT max(table_id) FROM results WHERE table_id <= (SELECT up_to FROM older_results)"
        [(new, old)] = await self._database.rows(f"SELECT (SELECT max(table_id) FROM unread_results), ({older})")  # noqa: S608
        return (new, False) if new is not None else None if old is None else (old, True)

    async def is_unread(self, table_id: int) -> bool:
        sql = "SELECT 1 FROM results WHERE table_id = ? AND badges IS NULL LIMIT 1"
        return bool(await self._database.rows(sql, table_id))

    async def note_read(self, table_id: int, read: ReadGame, *, older: bool) -> None:
        """Note what people have earned by a game, whom they caught, and whatever was not counted when it ended."""
        sql = (
            "UPDATE results SET place = ?, seats = ?, levels = ?, best = coalesce(?, best), badges = ?"  # noqa: S608
            f" WHERE table_id = ? AND person = {key_of()}"
        )
        caught_whom = (
            "INSERT INTO caught_whom (table_id, game, person, other, computer, caught, caught_by)"  # noqa: S608
            f" SELECT table_id, game, person, {key_or_nobody()}, ?, ?, ? FROM results"
            f" WHERE table_id = ? AND person = {key_of()} ON CONFLICT DO NOTHING"
        )

        async def work(db: Session) -> None:
            for user_id, other_id, *caught in read.caught:
                about = (other_id, read.guild_id, *caught, table_id, user_id, read.guild_id)
                await db.do(caught_whom, *about)
            for result in read.results:
                counted_now = (
                    result.place,
                    result.seats,
                    result.levels,
                    read.best,
                    " ".join(read.earned.get(result.user_id, ())),
                )
                await db.do(sql, *counted_now, table_id, result.user_id, read.guild_id)
            await db.do("UPDATE results SET badges = '' WHERE table_id = ? AND badges IS NULL", table_id)
            await db.do("DELETE FROM unread_results WHERE table_id = ?", table_id)
            if older:
                await db.do("UPDATE older_results SET up_to = ?", table_id - 1)

        await self._database.transaction(work)

    async def without_luck(self, since: float) -> int | None:
        """Return the newest game since then of which nobody knows yet how lucky its people were."""
        await self._database.write("DELETE FROM unread_luck WHERE finished_at < ?", since)
        [(newest,)] = await self._database.rows("SELECT max(table_id) FROM unread_luck")
        return newest

    async def note_luck(self, table_id: int, guild_id: int, found: Mapping[int, Luck]) -> None:
        """Note how lucky people were in a game, by user."""
        sql = (
            "UPDATE results SET luck_cards = ?, luck_own = ?, luck_others = ?, luck_variance = ?"  # noqa: S608
            f" WHERE table_id = ? AND person = {key_of()}"
        )

        async def work(db: Session) -> None:
            for user_id, luck in found.items():
                await db.do(sql, luck.cards, luck.own, luck.others, luck.variance, table_id, user_id, guild_id)
            await db.do("DELETE FROM unread_luck WHERE table_id = ?", table_id)

        await self._database.transaction(work)

    async def of_server(self, guild_id: int, game: AnyGame, most: int) -> ServerList:
        """Return the best first: most wins against people, or, of a game for one, the best average score in deals of
        the day, which all play alike; so these places are those of its own lists.
        """
        listed, players = f"{_SUMS} WHERE guild_id = ?1 AND game = ?2", _PLAYERS
        ranking = "won_against_people DESC, won DESC, games, misplays * 1.0 / games"
        if game.max_seats == 1:
            listed, players = summed_days(_FIGURES), "count(*) OVER ()"
            worth = f"mean {'' if game.low_score_wins else 'DESC'}"
            ranking = f"{worth}, clean * 1.0 / games DESC, misplays * 1.0 / games, games DESC"
        sql = (
            f"SELECT *, rank() OVER (ORDER BY {ranking}) AS place FROM (SELECT *, {players} AS players"  # noqa: S608
            f" FROM ({listed}) AS summed JOIN people ON key = person ORDER BY {ranking}, user_id LIMIT ?3) AS best"
            " ORDER BY place, user_id"
        )
        rows = await self._database.rows_beside(sql, guild_id, game.name, most)
        if not rows:
            return ServerList()
        fields = {*rows[0].keys()}.intersection(Figures.__struct_fields__)
        best = [PlacedFigures(row["place"], Figures(**{field: row[field] for field in fields})) for row in rows]
        return ServerList(rows[0]["players"], best)


async def _delete_of_server(db: Session, guild_id: int) -> bool:
    """Delete a piece of the sums of a server that was deleted; return False if nothing was left."""
    return await delete_some(db, "results_summed", "person, game", f"guild_id = ? AND {OF_NOBODY}", guild_id)


_SUMS_AGAIN = (
    f"SELECT person, game, guild_id, {_COUNTED} FROM results WHERE private = 0"  # noqa: S608
    " AND person IN (SELECT key FROM people) GROUP BY person, game, guild_id"
)


async def _check(database: Database, report: ReportProgress) -> tuple[str, Sequence[str]]:
    wrong = (
        f"SELECT DISTINCT game, guild_id, person FROM (SELECT * FROM ({_SUMS} EXCEPT {_SUMS_AGAIN}) AS too_much"  # noqa: S608
        f" UNION ALL SELECT * FROM ({_SUMS_AGAIN} EXCEPT {_SUMS}) AS missing) AS wrong ORDER BY 1, 2, 3 LIMIT 10"
    )
    found = await database.rows(wrong)
    report(1.0)
    lines = [f"the sums of somebody (key {key}) at {game}, server {guild_id}" for game, guild_id, key in found]
    return "all sums are those of the finished games", [f"{line} are not those of their games" for line in lines]


_EXPORTED = (
    f'SELECT table_id AS "table", guild_id AS server, game, {_COLUMNS}, best, badges, luck_cards, luck_own,'  # noqa: S608
    " luck_others, finished_at FROM results"
    " WHERE person = ?1 AND (finished_at, table_id) > (?2, ?3) ORDER BY finished_at, table_id LIMIT ?4"
)

STORED = Stored(
    ended=add_results,
    note_best=_note_best,
    about={
        "games given up": (
            'SELECT table_id AS "table", guild_id AS server, game, seats, levels FROM given_up'  # noqa: S608
            f" WHERE person IN {keys_of()} ORDER BY table_id"
        ),
        "catches": (
            "SELECT guild_id AS server, game, computer, sum(caught) AS caught, sum(caught_by) AS caught_by"  # noqa: S608
            f" FROM caught_whom JOIN people ON key = person WHERE person IN {keys_of()}"
            " GROUP BY guild_id, game, other, computer ORDER BY guild_id, game, computer, other"
        ),
        "sums on the lists of servers": (
            "SELECT guild_id AS server, game, games, won, won_against_people, misplays FROM results_summed"  # noqa: S608
            f" WHERE person IN {keys_of()} ORDER BY guild_id, game"
        ),
    },
    paged={"results": PagedSection(_EXPORTED, {"finished_at": -1.0, "table": 0})},
    delete_of_server=_delete_of_server,
    checks=(Check("lists", "also count again what the lists of servers say", "of the finished games", _check),),
    of_person=("results_summed",),
    of_table=("results", "given_up", "caught_whom", "unread_results", "unread_luck"),
)
