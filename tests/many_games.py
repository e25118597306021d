"""Any number of finished games in a database file, in a moment: what they were for people, not how they were played."""

import sqlite3
from contextlib import closing
from pathlib import Path

_OTHERS = 1_000_000
"""The first of the keys of those who have only played elsewhere."""

_GAMES = """
WITH RECURSIVE one (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM one WHERE number < :games)
INSERT INTO tables (game, guild_id, channel_id, phase, version, state_version, snapshot, shown_version, touched_at)
SELECT 'juse', CASE WHEN :key THEN :guild ELSE number END, 0, 'over', 1, 1, '', 1, number FROM one
"""
_SEATS = """
INSERT INTO seats (table_id, seat, guild_id, person, name)
SELECT id, seat, guild_id, CASE WHEN :key AND seat = 0 THEN :key WHEN :key THEN :rival ELSE :others + id * 2 + seat END,
    '' FROM tables, (SELECT 0 AS seat UNION SELECT 1) WHERE id > :before
"""
_RESULTS = """
INSERT INTO results (table_id, person, guild_id, game, won, people, score, misplays, clean, private, finished_at, place,
    badges)
SELECT table_id, person, guild_id, 'juse', 1 - seat, 2, seat, 0, 0, 0, table_id, seat + 1, '' FROM seats
WHERE table_id > :before
"""
_SUMS = """
INSERT INTO results_summed (person, game, guild_id, games, won, won_against_people, misplays)
SELECT person, game, guild_id, count(*), sum(won), sum(won), 0 FROM results WHERE table_id > :before
GROUP BY person, game, guild_id ON CONFLICT (person, game) DO UPDATE SET games = results_summed.games + excluded.games
"""


def add_games(file: Path, games: int, key: int = 0, rival: int = 0, guild: int = 0) -> None:
    """Add games of these two on a server; by default of others, each on a server of its own."""
    with closing(sqlite3.connect(file)) as db, db:
        [(before,)] = db.execute("SELECT coalesce(max(id), 0) FROM tables")
        about = {"games": games, "key": key, "rival": rival, "guild": guild, "before": before, "others": _OTHERS}
        for sql in (_GAMES, _SEATS, _RESULTS, _SUMS):
            db.execute(sql, about)
