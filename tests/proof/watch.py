"""Watches the database of a running bot: what has changed since the last look."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from bot.tables.steps.model import TableData
from tests.proof.rights import Row, Who, objections

_WATCHED = (
    ("tables", "id", ("INSERT", "UPDATE", "DELETE")),
    ("moves", "user_id", ("UPDATE",)),
    ("results", "user_id", ("UPDATE", "DELETE")),
    ("daily_results", "user_id", ("INSERT", "UPDATE", "DELETE")),
    ("player_settings", "user_id", ("INSERT", "UPDATE", "DELETE")),
    ("guild_settings", "guild_id", ("INSERT", "UPDATE", "DELETE")),
)
"""What people may change, and the column that says whose it is. New rows of the log are checked with their table. The
other tables hold what the bot records for itself.
"""
_CHANGES = "CREATE TABLE changed (number INTEGER PRIMARY KEY, what TEXT, whose INTEGER)"
_TRIGGER = """
CREATE TRIGGER {what}_{event} AFTER {event} ON {what} BEGIN
    INSERT INTO changed (what, whose) VALUES ('{what}', {row}.{column});
END
"""
_TABLES = "SELECT id, snapshot FROM tables"
_LOG = "SELECT seat, user_id, action FROM moves WHERE table_id = ? AND number > ? ORDER BY number"
_OPEN_HERE = "SELECT id FROM tables WHERE channel_id = ? AND phase IN ('lobby', 'playing') AND private_to IS NULL"


class Changes(msgspec.Struct, frozen=True):
    tables: int
    """How many were changed."""
    objections: Sequence[str]


class Watch:
    """SQLite itself records every change by triggers, so that none is missed and a look takes no longer with more
    tables.
    """

    def __init__(self, path: Path) -> None:
        self._file = sqlite3.connect(path, timeout=10.0)
        self.known: dict[int, TableData] = {}
        self._in_channel: defaultdict[int, list[int]] = defaultdict(list)
        self._looked_at = self.newest = 0
        with self._file:
            self._file.execute(_CHANGES)
            for what, column, events in _WATCHED:
                for event in events:
                    row = "new" if event == "INSERT" else "old"
                    self._file.execute(_TRIGGER.format(what=what, event=event, row=row, column=column))
        for number, snapshot in self._file.execute(_TABLES):
            self._remember(number, _table(snapshot))

    def close(self) -> None:
        self._file.close()

    def open_in(self, channel_id: int) -> int | None:
        found = self._file.execute(_OPEN_HERE, (channel_id,)).fetchone()
        return found[0] if found else None

    def sat_in(self, channel_id: int) -> set[int]:
        """Everybody who has ever sat at a table there."""
        return {seat.user_id for table in self._stood_in(channel_id) for seat in table.seats}

    def look(self, who: Who, now: float) -> Changes:
        """All that has changed since was done by `who`, or by the bot itself."""
        rows = self._file.execute("SELECT number, what, whose FROM changed WHERE number > ?", (self._looked_at,))
        changed = rows.fetchall()
        self._looked_at = max([self._looked_at, *(number for number, _, _ in changed)])
        touched = dict.fromkeys((what, whose) for _, what, whose in changed)
        numbers = [whose for what, whose in touched if what == "tables"]
        found = [objection for key in touched for objection in _to_settings(*key, who)]
        steps = [step for number in numbers if (step := self._step(number, who, now)) is not None]
        return Changes(len(steps), [*found, *(objection for step in steps for objection in step)])

    def _step(self, number: int, who: Who, now: float) -> list[str] | None:
        """Objections to the change; None if the table has not changed."""
        before = self.known.get(number)
        row = self._file.execute(f"{_TABLES} WHERE id = ?", (number,)).fetchone()
        after = _table(row[1]) if row is not None else None
        if before == after:
            return None
        log = [Row(*made) for made in self._file.execute(_LOG, (number, self._logged(before)))]
        earlier = list(self._stood_in(who.channel_id)) if before is None else ()
        found = objections(before, after, log, who, now, earlier)
        self._remember(number, after)
        return [f"table {number}: {objection}, by {who}" for objection in found]

    def _stood_in(self, channel_id: int) -> Iterator[TableData]:
        return (self.known[number] for number in self._in_channel[channel_id] if number in self.known)

    def _logged(self, table: TableData | None) -> int:
        """The number of the last known row of its log. A lobby has none; the deal is number 0."""
        return table.moves if table is not None and table.state is not None else -1

    def _remember(self, number: int, table: TableData | None) -> None:
        if table is None:
            self.known.pop(number, None)
            return
        if number not in self.known:
            self._in_channel[table.channel_id].append(number)
        self.known[number] = table
        self.newest = max(self.newest, number)


def _table(snapshot: str) -> TableData:
    return msgspec.json.decode(snapshot, type=TableData)


def _to_settings(what: str, whose: int, who: Who) -> Iterator[str]:
    """Nobody may change another person's settings or results, or erase another person from the log."""
    if what == "guild_settings":
        allowed = who.manager and whose == who.guild_id
    else:
        allowed = what == "tables" or whose == who.user_id
    if not allowed:
        yield f"{what} of {whose} changed by {who}"
