"""How people are doing on a server, out of the results of its finished games."""

import logging
from collections.abc import Callable, Sequence

import aiosqlite
import msgspec

from bot.core.game import AnyGame
from bot.tables.entries import add_results
from bot.tables.model import PersonalResult, TableData
from bot.tables.results import results_of
from bot.tables.snapshot import StoredTable, decode
from bot.tables.store import Store

log = logging.getLogger(__name__)

_AT_ONCE = 100

_FIGURES = (
    "user_id,"
    " (SELECT name FROM results AS last WHERE last.guild_id = results.guild_id AND last.user_id = results.user_id"
    " ORDER BY finished_at DESC LIMIT 1),"
    " count(*), sum(won), sum(won AND people > 1), sum(misplays), sum(clean), min(score), max(score), avg(score)"
)


class Figures(msgspec.Struct, frozen=True):
    """Of one person at one game."""

    user_id: int
    name: str
    """As they were last called."""
    games: int
    won: int
    won_against_people: int
    misplays: int
    clean: int
    lowest: float
    highest: float
    mean: float

    @property
    def misplays_a_game(self) -> float:
        return self.misplays / self.games


class StatsBook:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_player(self, guild_id: int, user_id: int, game: str, *, own: bool) -> Figures | None:
        """None if there is nothing to tell. What was played privately counts only if it is one's `own`."""
        rows = await self._store.rows(
            f"SELECT {_FIGURES} FROM results WHERE guild_id = ? AND user_id = ? AND game = ? AND private <= ?"  # noqa: S608
            " GROUP BY user_id",
            guild_id,
            user_id,
            game,
            own,
        )
        return Figures(*rows[0]) if rows else None

    async def of_server(self, guild_id: int, game: AnyGame) -> list[Figures]:
        """Everybody, the best first: who won most against others, or has the best average where one plays alone."""
        rows = await self._store.rows(
            f"SELECT {_FIGURES} FROM results WHERE guild_id = ? AND game = ? AND NOT private GROUP BY user_id",  # noqa: S608
            guild_id,
            game.name,
        )
        return sorted((Figures(*row) for row in rows), key=lambda figures: _worth(figures, game))

    async def catch_up(self, find_game: Callable[[str], AnyGame]) -> None:
        """Counts the games that were finished before results were kept. What is done is noted with it, so that this
        goes on where a stop has cut it short.
        """
        counted = 0
        while tables := await self._uncounted():
            ended = [found for stored in tables if (found := _read(stored, find_game)) is not None]
            await self._enter(ended, up_to=tables[-1].id - 1)
            counted += len(ended)
        if counted:
            log.info("%d games that were finished earlier are counted now", counted)

    async def _enter(self, ended: Sequence[tuple[TableData, Sequence[PersonalResult]]], up_to: int) -> None:
        async def work(db: aiosqlite.Connection) -> None:
            for table, results in ended:
                await add_results(db, table, results)
            await db.execute("UPDATE bot SET uncounted_up_to = ?", (up_to,))

        await self._store.transaction(work)

    async def _uncounted(self) -> list[StoredTable]:
        [(up_to,)] = await self._store.rows("SELECT uncounted_up_to FROM bot")
        if not up_to:
            return []
        rows = await self._store.rows(
            "SELECT id, game, phase, version, state_version, touched_at, snapshot FROM tables"
            " WHERE id <= ? AND phase = 'over' ORDER BY id DESC LIMIT ?",
            up_to,
            _AT_ONCE,
        )
        if not rows:
            await self._store.write("UPDATE bot SET uncounted_up_to = 0")
        return [StoredTable(*row) for row in rows]


def _read(
    stored: StoredTable, find_game: Callable[[str], AnyGame]
) -> tuple[TableData, Sequence[PersonalResult]] | None:
    """None if it cannot be read any more, for whatever reason: that is nothing to keep the bot from starting."""
    try:
        game = find_game(stored.game)
        table = decode(stored, game)
        return table, results_of(table, game.outcome(table.state))
    except Exception as error:
        log.warning("table %s: a finished game that cannot be counted: %s", stored.id, error)
        return None


def _worth(figures: Figures, game: AnyGame) -> tuple[float, ...]:
    """The lower, the better."""
    if game.max_seats == 1:
        return figures.mean if game.low_score_wins else -figures.mean, -figures.games
    return -figures.won_against_people, -figures.won, figures.games, figures.misplays_a_game
