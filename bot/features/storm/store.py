"""What Storm stores of people, wherever they are: their levels and bests, and each answer of a day's storm before it is
answered, so that no restart loses one, and nobody has a second try.
"""

import hmac
from collections.abc import Collection
from hashlib import sha256

from bot.core.errors import Refused
from bot.features.daily.board_store import people_on, put_on_board
from bot.features.daily.results import Board, SharedScore
from bot.features.storm.run import RIGHT, STORM, WRONG, Run
from bot.tables.steps.model import Channel
from bot.tables.store.database import Database
from bot.tables.store.people import EVERYWHERE, keys_of, note_person, own_key
from bot.tables.store.session import Session, secret_of
from bot.tables.store.stored import Stored

_TRY_DAYS = 2
"""The days after its own for which it is known that somebody has begun a day's storm."""
_THEIRS = f"person = {own_key('?1')}"
_ALL_THEIRS = f"person IN {keys_of()}"


class StormBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def seed(self, game: str, day: str) -> str:
        """Derive the seed of a day's boards, as that of its deals: nobody can work out tomorrow's."""
        secret = await self._database.transaction(secret_of)
        return sha256(f"{secret}/storm/{game}/{day}".encode()).hexdigest()

    async def known(self, user_id: int, game: str) -> tuple[float, int] | None:
        """Return somebody's level and best score; None before their first run."""
        found = f"SELECT level, best FROM storm_levels WHERE {_THEIRS} AND game = ?2"  # noqa: S608
        rows = await self._database.rows(found, user_id, game)
        return (rows[0]["level"], rows[0]["best"]) if rows else None

    async def note_end(self, user_id: int, game: str, run: Run) -> None:
        """Note the level that somebody has reached, and their best score."""

        async def work(db: Session) -> None:
            await note_person(db, EVERYWHERE, user_id)
            await db.do(
                f"INSERT INTO storm_levels (person, game, level, best) VALUES ({own_key('?1')}, ?2, ?3, ?4)"  # noqa: S608
                " ON CONFLICT (person, game) DO UPDATE SET level = excluded.level,"
                " best = CASE WHEN excluded.best > storm_levels.best THEN excluded.best ELSE storm_levels.best END",
                user_id,
                game,
                run.level,
                run.score,
            )

        await self._database.transaction(work)

    # -------------------------------------------------------- the storm of a day

    async def of_day(self, user_id: int, day: str) -> tuple[str, Run] | None:
        """Return somebody's run of a day, with its game."""
        found = f"SELECT game, answers, looked, score FROM storm_days WHERE {_THEIRS} AND day = ?2"  # noqa: S608
        rows = await self._database.rows(found, user_id, day)
        return (rows[0][0], Run(day, *rows[0][1:])) if rows else None

    async def note_answer(self, user_id: int, game: str, run: Run) -> bool:
        """Note an answer of a day's storm. False: another process has noted one meanwhile. `Refused` if they have begun
        it before they were forgotten.
        """

        async def work(db: Session) -> bool:
            await note_person(db, EVERYWHERE, user_id)
            if await db.row(f"SELECT 1 FROM storm_days WHERE {_THEIRS} AND day = ?2", user_id, run.day) is None:  # noqa: S608
                tried = hmac.digest((await secret_of(db)).encode(), f"storm/{run.day}/{user_id}".encode(), "sha256")
                begun = "INSERT INTO storm_tries (try, day) VALUES (?, ?) ON CONFLICT DO NOTHING"
                if not await db.do(begun, tried, run.day):
                    raise Refused("storm-try-deleted")
            noted = await db.do(
                "INSERT INTO storm_days (person, day, game, answers, looked, score, over)"  # noqa: S608
                f" VALUES ({own_key('?1')}, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (person, day) DO UPDATE"
                " SET answers = excluded.answers, looked = excluded.looked, score = excluded.score,"
                " over = excluded.over WHERE storm_days.over = 0 AND (excluded.over = 1"
                " OR length(excluded.answers) = length(storm_days.answers) + 1)",
                user_id,
                run.day,
                game,
                run.answers,
                run.looked,
                run.score,
                int(run.is_over),
            )
            return bool(noted)

        return await self._database.transaction(work)

    async def days(self, user_id: int) -> Collection[str]:
        """Return the days whose storm somebody has been through."""
        rows = await self._database.rows(f"SELECT day FROM storm_days WHERE {_THEIRS} AND over = 1", user_id)  # noqa: S608
        return {day for (day,) in rows}

    async def put_on_board(self, user_id: int, run: Run, place: Channel, name: str, now: float) -> bool:
        """Put a result on the board there. Return whether it was: each is shared only once."""
        its = f"{_THEIRS} AND day = ?2 AND over = 1 AND shared = 0"
        strip = [(WRONG, RIGHT)[int(answer)] for answer in run.answers]

        async def work(db: Session) -> bool:
            if not await db.do(f"UPDATE storm_days SET shared = 1 WHERE {its}", user_id, run.day):  # noqa: S608
                return False
            await put_on_board(db, (STORM, run.day), place, user_id, name, strip, now)
            return True

        return await self._database.transaction(work)

    async def shared_scores(self, board: Board) -> list[SharedScore]:
        """Return the results on a board, the best first."""
        scores: list[SharedScore] = []
        for user_id, name, shared_at, heights in await people_on(self._database, board):
            if (found := await self.of_day(user_id, board.day)) is not None:
                strip, score = tuple(map(int, heights.split())), found[1].score
                scores.append(SharedScore(user_id, name, 1, score, 0, False, shared_at, strip, None))
        return sorted(scores, key=lambda shared: (-shared.score, shared.name))

    async def set_shared(self, user_id: int, day: str, *, shared: bool) -> bool:
        """Note that a result is shared, or is not after all; return whether it was the other way before."""
        its = f"{_THEIRS} AND day = ?2 AND over = 1 AND shared <> ?3"
        noted = f"UPDATE storm_days SET shared = ?3 WHERE {its}"  # noqa: S608
        return bool(await self._database.transaction(lambda db: db.do(noted, user_id, day, int(shared))))

    # -------------------------------------------------------- moving pictures

    async def is_still(self, user_id: int) -> bool:
        return bool(await self._database.rows(f"SELECT 1 FROM storm_still WHERE {_THEIRS}", user_id))  # noqa: S608

    async def set_still(self, user_id: int, *, still: bool) -> None:
        async def work(db: Session) -> None:
            await note_person(db, EVERYWHERE, user_id)
            await db.do(f"DELETE FROM storm_still WHERE {_THEIRS}", user_id)  # noqa: S608
            if still:
                await db.do(f"INSERT INTO storm_still (person) VALUES ({own_key('?1')})", user_id)  # noqa: S608

        await self._database.transaction(work)


STORED = Stored(
    about={
        "storm": f"SELECT game, level, best FROM storm_levels WHERE {_ALL_THEIRS} ORDER BY game",  # noqa: S608
        "storms of days": (
            f"SELECT day, game, answers, looked, score, over, shared FROM storm_days WHERE {_ALL_THEIRS} ORDER BY day"  # noqa: S608
        ),
        "storms in still pictures": f"SELECT 1 AS still FROM storm_still WHERE {_ALL_THEIRS}",  # noqa: S608
    },
    of_days=(("storm_tries", "try", _TRY_DAYS),),
    of_person=("storm_levels", "storm_days", "storm_still"),
)
