"""Watches the database of a running bot: every commit, one by one, and who did it."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from bot.games import find_game
from bot.tables.steps.model import Phase, TableData
from tests.proof.rights import Row, Step, Who, people_of, wrong
from tests.proof.sent import COMMAND, Sent
from tests.proof.unasked import Wish, is_opened, is_own, is_unasked

_WATCHED = (
    ("moves", "user_id", ("UPDATE",)),
    ("results", "user_id", ("UPDATE", "DELETE")),
    ("daily_results", "user_id", ("INSERT", "UPDATE", "DELETE")),
    ("daily_lists", "user_id", ("INSERT",)),
    ("reminders", "user_id", ("INSERT", "UPDATE", "DELETE")),
    ("player_settings", "user_id", ("INSERT", "UPDATE", "DELETE")),
    ("guild_settings", "guild_id", ("INSERT", "UPDATE", "DELETE")),
    ("erasures", "user_id", ("INSERT",)),
)
"""What people may change besides tables, and the column that says whose it is. New rows of the log are checked with
their table. What else there is the bot records for itself.
"""
_CHANGES = """
-- How: the table's phase, or what was done to another row.
CREATE TABLE changed (number INTEGER PRIMARY KEY, what TEXT, whose INTEGER, how TEXT, snapshot TEXT);
CREATE TRIGGER table_changed AFTER UPDATE OF snapshot, phase ON tables BEGIN
    INSERT INTO changed (what, whose, how, snapshot) VALUES ('tables', new.id, new.phase, new.snapshot);
END;
CREATE TRIGGER table_deleted AFTER DELETE ON tables BEGIN
    INSERT INTO changed (what, whose) VALUES ('tables', old.id);
END;
"""
_TRIGGER = """
CREATE TRIGGER {what}_{event} AFTER {event} ON {what} BEGIN
    INSERT INTO changed (what, whose, how) VALUES ('{what}', {row}.{column}, '{event}');
END;
"""
_SINCE = "SELECT number, what, whose, how, snapshot FROM changed WHERE number > ? ORDER BY number"
_LOG = "SELECT seat, user_id, action FROM moves WHERE table_id = ? AND number > ? AND number <= ? ORDER BY number"
_OPEN_HERE = "SELECT id FROM tables WHERE channel_id = ? AND phase IN ('lobby', 'playing') AND private_to IS NULL"


class Changes(msgspec.Struct):
    asked: int = 0
    """Tables that people opened or changed."""
    unasked: int = 0
    """Changes that happened by themselves."""
    objections: list[str] = []  # msgspec makes a new one for each


class Watch:
    """SQLite itself records every change by triggers, so that none is missed and a look takes no longer with more
    tables.
    """

    def __init__(self, path: Path) -> None:
        self._file = sqlite3.connect(path, timeout=10.0)
        self.known: dict[int, TableData] = {}
        self.lobbies: set[int] = set()
        self._in_channel: defaultdict[int, list[int]] = defaultdict(list)
        self._looked_at = self.newest = 0
        self._wishes: set[Wish] = set()
        self._tries: set[tuple[str, str, int]] = set()
        """At deals of the day: the game, the day, and who."""
        others = (
            _TRIGGER.format(what=what, event=event, row="new" if event == "INSERT" else "old", column=column)
            for what, column, events in _WATCHED
            for event in events
        )
        self._file.executescript("".join([_CHANGES, *others]))
        for number, snapshot in self._file.execute("SELECT id, snapshot FROM tables").fetchall():
            self._remember(number, _table(snapshot))

    def close(self) -> None:
        self._file.close()

    def clear(self) -> None:
        """What has been looked at."""
        with self._file:
            self._file.execute("DELETE FROM changed WHERE number < ?", (self._looked_at,))

    def open_in(self, channel_id: int) -> int | None:
        found = self._file.execute(_OPEN_HERE, (channel_id,)).fetchone()
        return found[0] if found else None

    def sat_in(self, channel_id: int) -> set[int]:
        """Everybody who has ever sat at a table there."""
        return {seat.user_id for table in self._stood_in(channel_id) for seat in table.seats}

    def look(self, who: Who, now: float) -> Changes:
        """All that has changed since was done by `who`, or by the bot itself. `now` is table time."""
        changes, by_person = Changes(), set[int]()
        rows = self._file.execute(_SINCE, (self._looked_at,)).fetchall()
        for number, what, whose, how, snapshot in rows:
            self._looked_at = number
            if what != "tables":
                changes.objections += self._to_others(what, how, whose, who)
                continue
            before, after = self.known.get(whose), _table(snapshot)
            if before == after and how in (None, after and after.phase):
                continue
            if self._is_unasked(before, after, who, now):
                changes.unasked += 1
            else:
                changes.asked += 1
                found = [
                    *self._to_table(whose, after, how, who),
                    *(["changed twice at once"] if whose in by_person else []),
                ]
                changes.objections += [f"table {whose}: {objection}, by {who}" for objection in found]
                by_person.add(whose)
            self._remember(whose, after)
        return changes

    def _is_unasked(self, before: TableData | None, after: TableData | None, who: Who, now: float) -> bool:
        if before is None or after is None:
            return False
        step = Step(before, after, self._log(before, after), who, find_game(before.game))
        return is_unasked(step, now, self._wishes_of(who))

    def _to_table(self, number: int, after: TableData | None, phase: str, who: Who) -> Iterator[str]:
        before = self.known.get(number)
        if after is None:
            if before is not None and not any(is_own(before, *wish) for wish in self._wishes_of(who)):
                yield "a table was deleted"
            return
        if after.phase != phase:
            yield f"a table was marked as {phase}"
        log = self._log(before, after)
        if before is None:
            yield from self._to_new_table(after, log, who)
        else:
            yield from wrong(Step(before, after, log, who, find_game(before.game)))

    def _to_new_table(self, table: TableData, log: Sequence[Row], who: Who) -> Iterator[str]:
        earlier = [old for old in self._stood_in(who.channel_id) if old.seat_of(who.user_id) is not None]
        place = (table.guild_id, table.channel_id)
        if not is_opened(table, log, [people_of(old) for old in earlier], who.user_id) or place != (
            who.guild_id,
            who.channel_id,
        ):
            yield "a table was opened"
        public = [old for old in self._stood_in(table.channel_id) if old.is_open and not old.private]
        if public and not table.private:
            yield "a second table was opened in a channel"
        if table.day is not None:
            trying = (table.game, table.day, table.opener_id)
            if trying in self._tries:
                yield "a second try at the deal of the day"
            self._tries.add(trying)

    def _to_others(self, what: str, event: str, whose: int, who: Who) -> Iterator[str]:
        """Nobody may change another person's settings or results, or erase another person from the log."""
        if what == "erasures":
            self._wishes |= self._wishes_of(who)
        forgotten = {user_id for user_id, _ in self._wishes_of(who)}
        if what == "guild_settings":
            allowed = who.manager and whose == who.guild_id
        elif what in ("moves", "results") or (what, event) == ("daily_results", "DELETE"):
            allowed = whose in forgotten
        else:
            # A result that is on several servers' lists goes from one to the other when it is forgotten.
            allowed = whose == who.user_id or ((what, event) == ("daily_results", "UPDATE") and whose in forgotten)
        if not allowed:
            yield f"{what} of {whose} changed by {who}"

    def _wishes_of(self, who: Who) -> set[Wish]:
        """And of all before. The bot notes a wish only after it has gone through the person's open tables."""
        asking = who.sent == Sent(COMMAND, name="privacy forget-me")
        return {*self._wishes, (who.user_id, who.guild_id)} if asking else self._wishes

    def _log(self, before: TableData | None, after: TableData) -> list[Row]:
        """The rows of the log that were added. A lobby has none; the deal is number 0."""
        last = before.moves if before is not None and before.state is not None else -1
        return [Row(*row) for row in self._file.execute(_LOG, (after.id, last, after.moves))]

    def _stood_in(self, channel_id: int) -> Iterator[TableData]:
        return (self.known[number] for number in self._in_channel[channel_id] if number in self.known)

    def _remember(self, number: int, table: TableData | None) -> None:
        self.lobbies.discard(number)
        if table is None:
            self.known.pop(number, None)
            return
        if number not in self.known:
            self._in_channel[table.channel_id].append(number)
        if table.phase is Phase.LOBBY:
            self.lobbies.add(number)
        self.known[number] = table
        self.newest = max(self.newest, number)


def _table(snapshot: str | None) -> TableData | None:
    """None if it was deleted, or packed some days after its end."""
    return msgspec.json.decode(snapshot, type=TableData) if snapshot else None
