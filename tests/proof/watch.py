"""Watch the database of a running bot: every commit, one by one, and who did it."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bot.games import find_game
from bot.tables.steps.fields import with_people
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Phase, TableData
from bot.tables.store.snapshot import person_in
from tests.proof.rights import (
    ErasureRequest,
    Row,
    Step,
    Who,
    happens_by_itself,
    may_be_deleted,
    may_be_opened,
    may_be_packed,
    people_of,
    wrong,
)

_OF_PEOPLE = {
    "results": ("UPDATE", "DELETE"),
    "daily_results": ("INSERT", "UPDATE", "DELETE"),
    "daily_lists": ("INSERT",),
    "reminders": ("INSERT", "UPDATE", "DELETE"),
    "challenges": ("INSERT",),
    "player_settings": ("INSERT", "UPDATE", "DELETE"),
    "people": ("UPDATE", "DELETE"),
}
"""What people may change beside tables, each only of their own."""
_WORKED_OUT = ("place", "seats", "levels", "best", "badges", "luck_cards", "luck_own", "luck_others", "luck_variance")
"""What the bot finds out by itself, while it has nothing else to do, about a game of anybody that is over."""
_CHANGES = """
CREATE TABLE changed (number INTEGER PRIMARY KEY, what TEXT, whose INTEGER, how TEXT, snapshot TEXT);
CREATE TRIGGER seat_taken AFTER INSERT ON seats BEGIN
    INSERT INTO changed (what, whose, how, snapshot) VALUES ('seats', new.table_id, new.seat, new.person);
END;
CREATE TRIGGER seat_given AFTER UPDATE ON seats BEGIN
    INSERT INTO changed (what, whose, how, snapshot) VALUES ('seats', new.table_id, new.seat, new.person);
END;
CREATE TRIGGER table_changed AFTER UPDATE OF snapshot, phase ON tables BEGIN
    INSERT INTO changed (what, whose, how, snapshot) VALUES ('tables', new.id, new.phase, new.snapshot);
END;
CREATE TRIGGER table_deleted AFTER DELETE ON tables BEGIN
    INSERT INTO changed (what, whose) VALUES ('tables', old.id);
END;
"""
_TRIGGER = """
CREATE TRIGGER {what}_{event} AFTER {event} {of} ON {what} BEGIN
    INSERT INTO changed (what, whose, how) VALUES ('{what}', {row}.{whose}, '{event}');
END;
"""
_SINCE = "SELECT number, what, whose, how, snapshot FROM changed WHERE number > ? ORDER BY number"
_LOG = "SELECT seat, by_computer, action FROM moves WHERE table_id = ? AND number > ? AND number <= ? ORDER BY number"
_OPEN_HERE = "SELECT id FROM tables WHERE channel_id = ? AND phase IN ('lobby', 'playing') AND private_to IS NULL"


class Changes(msgspec.Struct):
    asked: int = 0
    """Tables that people opened or changed."""
    unasked: int = 0
    """Changes that happened by themselves."""
    objections: list[str] = []  # msgspec makes a new one for each


class Watch:
    """SQLite itself records every change by triggers, so that none is missed."""

    def __init__(self, path: Path) -> None:
        self._file = sqlite3.connect(path, timeout=10.0)
        self.known: dict[int, TableData] = {}
        """As they were when they were packed, if they are."""
        self.packed: set[int] = set()
        self._in_channel: defaultdict[int, list[int]] = defaultdict(list)
        self._waiting: defaultdict[int, set[int]] = defaultdict(set)
        """Who has ever asked in a channel for a seat in the next game."""
        self._looked_at = self.newest = 0
        self._requests: set[ErasureRequest] = set()
        self._users = {COMPUTER: COMPUTER, FORGOTTEN: FORGOTTEN}
        """By key, also those that lead to nobody any more."""
        self._seats: defaultdict[int, dict[int, int]] = defaultdict(dict)
        """The key in each seat of each table."""
        watched = [
            (what, "user_id" if what == "people" else "person", event)
            for what, events in _OF_PEOPLE.items()
            for event in events
        ]
        watched += [("guild_settings", "guild_id", event) for event in ("INSERT", "UPDATE", "DELETE")]
        columns = [name for (name,) in self._file.execute("SELECT name FROM pragma_table_info('results')")]
        facts = f"OF {', '.join(name for name in columns if name not in _WORKED_OUT)}"
        triggers = [
            _TRIGGER.format(
                what=what,
                whose=whose,
                event=event,
                of=facts if (what, event) == ("results", "UPDATE") else "",
                row="new" if event == "INSERT" else "old",
            )
            for what, whose, event in watched
        ]
        self._file.executescript("".join([_CHANGES, *triggers]))
        for table, seat, person in self._file.execute("SELECT table_id, seat, person FROM seats"):
            self._seats[table][seat] = person
        self._read_people()
        for number, snapshot in self._file.execute("SELECT id, snapshot FROM tables WHERE snapshot <> ''").fetchall():
            self._remember(number, self._table(snapshot))

    def close(self) -> None:
        self._file.close()

    def clear(self) -> None:
        """Forget what has been looked at."""
        with self._file:
            self._file.execute("DELETE FROM changed WHERE number < ?", (self._looked_at,))

    def open_in(self, channel_id: int) -> int | None:
        found = self._file.execute(_OPEN_HERE, (channel_id,)).fetchone()
        return found[0] if found else None

    def in_phase(self, phase: Phase) -> list[int]:
        return [number for number, table in self.known.items() if table.phase is phase and number not in self.packed]

    def sat_in(self, channel_id: int) -> set[int]:
        """Return everybody who has ever sat at a table there."""
        return {seat.user_id for table in self._stood_in(channel_id) for seat in table.seats}

    def look(self, who: Who, now: float) -> Changes:
        """Judge all that has changed since: `who` did it, or the bot itself. `now` is table time."""
        changes = Changes()
        if who.sent.name == "next-me":
            self._waiting[who.channel_id].add(who.user_id)
        self._read_people()
        rows = self._file.execute(_SINCE, (self._looked_at,)).fetchall()
        for place, (number, what, whose, how, snapshot) in enumerate(rows):
            self._looked_at = number
            if what == "seats":
                self._seats[whose][int(how)] = int(snapshot)
                continue
            if what == "tables":
                self._take_seats(whose, rows[place + 1 :])
            if what != "tables":
                found = self._of_people(what, how, whose, who)
            elif not snapshot:
                changes.unasked += 1
                found = self._put_away(whose, how is None, who, now)
            else:
                found = self._of_table(whose, how, self._table(snapshot), who, now, changes)
            changes.objections += [f"{what} {whose}: {objection}, by {who}" for objection in found]
        return changes

    def _read_people(self) -> None:
        self._users |= dict(self._file.execute("SELECT key, user_id FROM people"))

    def _take_seats(self, number: int, following: Sequence[tuple[Any, ...]]) -> None:
        """A change writes the row of the table first, and then those of its seats."""
        for _, what, whose, seat, person in following:
            if whose == number and what == "tables":
                return
            if whose == number and what == "seats":
                self._seats[number][int(seat)] = int(person)

    def _table(self, snapshot: str) -> TableData:
        """Only computers have names."""
        unnamed = msgspec.json.decode(snapshot, type=TableData)
        people = [self._users[self._seats[unnamed.id][number]] for number in range(len(unnamed.seats))]
        table = with_people(unnamed, partial(person_in, people))
        seats = tuple(
            msgspec.structs.replace(seat, user_id=user) for seat, user in zip(table.seats, people, strict=True)
        )
        return msgspec.structs.replace(table, seats=seats)

    def _of_table(self, number: int, phase: str, after: TableData, who: Who, now: float, changes: Changes) -> list[str]:
        before = self.known.get(number)
        if before == after and phase == after.phase:
            return []
        self._remember(number, after)
        if after.phase != phase:
            return [f"marked as {phase}"]
        last = before.moves if before is not None and before.state is not None else -1
        log = [
            Row(seat, COMPUTER if by_computer or seat is None else after.seats[seat].user_id, action)
            for seat, by_computer, action in self._file.execute(_LOG, (after.id, last, after.moves))
        ]
        if before is None:
            changes.asked += 1
            return self._of_new_table(after, log, who)
        erased = {user_id for user_id, guild_id in self._requests_of(who) if guild_id == before.guild_id}
        step = Step(before, after, log, who, find_game(before.game), now, erased)
        if happens_by_itself(step):
            changes.unasked += 1
            return []
        changes.asked += 1
        fields = ((name, getattr(before, name), getattr(after, name)) for name in TableData.__struct_fields__)
        changed = "; ".join(f"{name}: {old!r} became {new!r}" for name, old, new in fields if old != new)
        return [f"{objection} ({changed})" for objection in wrong(step)]

    def _of_new_table(self, table: TableData, log: list[Row], who: Who) -> list[str]:
        found: list[str] = []
        others = [old for old in self._stood_in(table.channel_id) if old.id != table.id]
        together = [people_of(old) for old in others if old.seat_of(who.user_id) is not None]
        place = (table.guild_id, table.channel_id)
        waiting = self._waiting[table.channel_id]
        if not may_be_opened(table, log, together, waiting, who.user_id) or place != (who.guild_id, who.channel_id):
            found.append(f"opened at {place} for {people_of(table)}")
        if not table.private and any(old.is_open and not old.private for old in others):
            found.append("a second table was opened in a channel")
        return found

    def _put_away(self, number: int, is_deleted: bool, who: Who, now: float) -> list[str]:
        """An ended game is packed into a record after a while; one that never was a game is deleted."""
        table, was_packed = self.known.get(number), number in self.packed
        if is_deleted:
            self.known.pop(number, None)
            self.packed.discard(number)
        else:
            self.packed.add(number)
        if table is None:
            return ["packed or deleted, though nobody had opened it"]
        if is_deleted:
            return [] if may_be_deleted(table, now, self._requests_of(who)) else ["deleted"]
        return ["packed"] if was_packed or not may_be_packed(table, now) else []

    def _of_people(self, what: str, event: str, whose: int, who: Who) -> list[str]:
        """Nobody may change another person's settings or results, or erase another person."""
        if what not in ("people", "guild_settings"):
            whose = self._users[whose]
        if what == "people" and event == "DELETE":
            self._requests |= self._requests_of(who)
        if what == "guild_settings":
            allowed = who.manager and whose == who.guild_id
        else:
            allowed = whose == who.user_id or whose in {user_id for user_id, _ in self._requests_of(who)}
        return [] if allowed else [event]

    def _requests_of(self, who: Who) -> set[ErasureRequest]:
        """Return those of before, too. The bot notes one only after it has gone through the person's open tables."""
        asking = who.sent.kind == "privacy" and who.sent.name != "keep"
        return {*self._requests, (who.user_id, who.guild_id)} if asking else self._requests

    def _stood_in(self, channel_id: int) -> Iterator[TableData]:
        return (self.known[number] for number in self._in_channel[channel_id] if number in self.known)

    def _remember(self, number: int, table: TableData) -> None:
        if number not in self.known:
            self._in_channel[table.channel_id].append(number)
        self.known[number] = table
        self.newest = max(self.newest, number)
