"""The badges that somebody has earned, and how often."""

from bisect import bisect_right
from collections.abc import Collection, Mapping
from datetime import date, timedelta

import msgspec

from bot.features.daily.store import counted
from bot.features.night.store import NightBook
from bot.tables.store.database import Database
from bot.tables.store.people import keys_of

_OF_DAYS = f" AND {counted('results.person', 'results.table_id')}"
_OF_RESULTS: Mapping[str, str] = {
    "clean": "clean = 1 AND clean_run > 0",
    "eye": "catches >= 3",
    "crowd": "won = 1 AND people > 3",
    "machines": "won = 1 AND levels LIKE '%hard hard%'",
    "best": "score = best AND clean = 1",
}
"""Badges that the results tell, each with its condition. Others need the record: they stand in the column `badges`."""
_DAYS_IN_A_ROW = 7
_GAMES_OF_A_NIGHT = 3
STEPS = (1, 5, 25)
"""How often a badge was earned that is bronze, silver, or gold."""
_ALL = 1 << 62


def step_of(times: int) -> int:
    return bisect_right(STEPS, times)


class Badges(msgspec.Struct, frozen=True):
    """The badges of one person, each with the first game that has earned it, and how many have."""

    games: Mapping[str, int]
    times: Mapping[str, int]
    unread: int | None
    """The first game that may have earned one without anybody knowing yet."""

    def step(self, badge: str) -> int:
        """Return the step that somebody has reached, from 0, none, to 3."""
        return step_of(self.times.get(badge, 0))


async def read_badges(
    database: Database, user_id: int, kits: Mapping[str, Collection[str]], up_to: int = _ALL
) -> Badges:
    """Return those that somebody has earned anywhere, by games up to this one. `kits`: all games, each with the
    badges of its own.
    """
    of_records = {"behind", *(name for names in kits.values() for name in names)}
    of_record = {name: f"' ' || badges || ' ' LIKE '% {name} %'" for name in sorted(of_records)}
    conditions = {**_OF_RESULTS, **of_record}
    columns = [
        f"min(table_id) FILTER (WHERE {condition}) AS of_{name}, count(*) FILTER (WHERE {condition}) AS by_{name}"
        for name, condition in conditions.items()
    ]
    sql = (
        f"SELECT game, min(table_id) AS first, count(*) AS finished,"  # noqa: S608
        f" min(table_id) FILTER (WHERE badges IS NULL) AS unread, {', '.join(columns)} FROM results"
        f" WHERE person IN {keys_of('?1', 'NULL')} AND table_id <= ?2 GROUP BY game"
    )
    rows = {row["game"]: dict(row) for row in await database.rows_beside(sql, user_id, up_to)}
    earned, times = dict[str, int](), dict[str, int]()
    for game, row in rows.items():
        own = kits.get(game, ())
        for name in conditions:
            if (first := row[f"of_{name}"]) is not None:
                badge = f"{game}-{name}" if name in own else name
                earned[badge] = min(first, earned.get(badge, first))
                times[badge] = times.get(badge, 0) + row[f"by_{name}"]
    if rows.keys() >= kits.keys():
        earned["all"] = max(rows[game]["first"] for game in kits)
        times["all"] = min(rows[game]["finished"] for game in kits)
    nights = await NightBook(database).whole(user_id, _GAMES_OF_A_NIGHT)
    for badge, found in (("week", await _weeks(database, user_id)), ("night", nights)):
        if by := [number for number in found if number <= up_to]:
            earned[badge], times[badge] = by[0], len(by)
    unread = min((row["unread"] for row in rows.values() if row["unread"]), default=None)
    return Badges(earned, times, unread)


async def _weeks(database: Database, user_id: int) -> list[int]:
    """Return the games by which somebody has finished deals of the day on so many days in a row, and as many more
    each time.
    """
    sql = (
        "SELECT day, min(table_id) AS table_id FROM results JOIN tables ON id = table_id"  # noqa: S608
        f" WHERE person IN {keys_of('?1', 'NULL')} AND day IS NOT NULL{_OF_DAYS} GROUP BY day ORDER BY day"
    )
    weeks, run, before = list[int](), 0, date.min
    for row in await database.rows_beside(sql, user_id):
        day = date.fromisoformat(row["day"])
        run, before = (run + 1 if day - before == timedelta(days=1) else 1), day
        if run % _DAYS_IN_A_ROW == 0:
            weeks.append(row["table_id"])
    return weeks
