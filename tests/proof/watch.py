"""Watches the database of a running bot: every commit, one by one, and who did it."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from bot.games import find_game
from bot.tables.steps.model import FORGOTTEN, Phase, TableData
from tests.proof.rights import Row, Step, Who, people_of, wrong
from tests.proof.unasked import Wish, is_opened, is_own, is_past, is_unasked, is_unused


class _Watched(NamedTuple):
    what: str
    whose: str
    """The column that says whose it is."""
    events: Sequence[str]
    about: str | None = None
    """The column that says what it is about."""
    when: str = ""
    """Which rows of it."""

    def triggers(self) -> Iterator[str]:
        for event in self.events:
            row = "new" if event == "INSERT" else "old"
            name = event.partition(" ")[0]
            about = f"{row}.{self.about}" if self.about else "NULL"
            whose = f"{row}.{self.whose}"
            yield _TRIGGER.format(what=self.what, event=event, name=name, whose=whose, about=about, when=self.when)


_FORGOTTEN_IN = "UPDATE OF user_id"
_PACKED = "WHEN (SELECT snapshot FROM tables WHERE id = old.table_id) = ''"
"""Before that, seats are as the snapshot has them, which is looked at."""
_WATCHED = (
    _Watched("moves", "user_id", ("UPDATE",)),
    _Watched("seats", "user_id", (_FORGOTTEN_IN,), when=_PACKED),
    _Watched("records", "table_id", ("UPDATE",)),
    _Watched("results", "user_id", ("UPDATE", "DELETE")),
    _Watched("daily_results", "user_id", ("INSERT", "UPDATE", "DELETE")),
    _Watched("daily_lists", "user_id", ("INSERT",)),
    _Watched("reminders", "user_id", ("INSERT", "UPDATE", "DELETE")),
    _Watched("challenges", "user_id", ("INSERT", _FORGOTTEN_IN), "table_id"),
    _Watched("deal_players", "user_id", ("INSERT", _FORGOTTEN_IN, "DELETE"), "deal"),
    _Watched("player_settings", "user_id", ("INSERT", "UPDATE", "DELETE")),
    _Watched("guild_settings", "guild_id", ("INSERT", "UPDATE", "DELETE")),
    _Watched("erasures", "user_id", ("INSERT",)),
)
"""What people may change besides tables. New rows of the log are checked with their table. What else there is the bot
records for itself.
"""
_CHANGES = """
-- How: the table's phase, or what was done to another row. The snapshot: what another row is about.
CREATE TABLE changed (number INTEGER PRIMARY KEY, what TEXT, whose INTEGER, how TEXT, snapshot TEXT);
CREATE TRIGGER table_changed AFTER UPDATE OF snapshot, phase ON tables BEGIN
    INSERT INTO changed (what, whose, how, snapshot) VALUES ('tables', new.id, new.phase, new.snapshot);
END;
CREATE TRIGGER table_deleted AFTER DELETE ON tables BEGIN
    INSERT INTO changed (what, whose) VALUES ('tables', old.id);
END;
"""
_TRIGGER = """
CREATE TRIGGER {what}_{name} AFTER {event} ON {what} {when} BEGIN
    INSERT INTO changed (what, whose, how, snapshot) VALUES ('{what}', {whose}, '{name}', {about});
END;
"""
_SINCE = "SELECT number, what, whose, how, snapshot FROM changed WHERE number > ? ORDER BY number"
_BY_FORGETTING = (
    ("daily_results", "DELETE"),
    ("challenges", "UPDATE"),
    ("deal_players", "UPDATE"),
    ("deal_players", "DELETE"),
)
_LOG = "SELECT seat, user_id, action FROM moves WHERE table_id = ? AND number > ? AND number <= ? ORDER BY number"
_SEATS = "SELECT user_id FROM seats WHERE table_id = ? ORDER BY seat"
_IS_KEPT = "SELECT (SELECT count(*) FROM tables WHERE id = ?1), (SELECT count(*) FROM records WHERE table_id = ?1)"
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
        """As they were when they were packed, if they are."""
        self.packed: set[int] = set()
        self.unreadable: set[int] = set()
        self.lobbies: set[int] = set()
        self.over: set[int] = set()
        """Games that were played to their end and are not packed yet."""
        self._in_channel: defaultdict[int, list[int]] = defaultdict(list)
        self._looked_at = self.newest = 0
        self._wishes: set[Wish] = set()
        self._tries: set[tuple[str, int]] = set()
        """The deal, and who has played it: of those of a day, and those that somebody offered."""
        others = (trigger for watched in _WATCHED for trigger in watched.triggers())
        self._file.executescript("".join([_CHANGES, *others]))
        for number, snapshot in self._file.execute("SELECT id, snapshot FROM tables WHERE snapshot <> ''").fetchall():
            self._remember(number, msgspec.json.decode(snapshot, type=TableData))

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
                changes.objections += self._to_others(what, how, whose, snapshot, who)
                continue
            if not snapshot:
                is_deleted = how is None
                found = self._to_end(whose, is_deleted, who, now)
                changes.objections += [f"table {whose}: {objection}, by {who}" for objection in found]
                changes.unasked += 1
                self._put_away(whose, is_deleted)
                continue
            try:
                before, after = self.known.get(whose), msgspec.json.decode(snapshot, type=TableData)
            except msgspec.DecodeError as error:
                self.unreadable.add(whose)
                changes.objections.append(f"table {whose}: its snapshot cannot be read, by {who}: {error}")
                continue
            if before == after and how == after.phase:
                continue
            if self._is_unasked(before, after, who, now):
                changes.unasked += 1
            else:
                changes.asked += 1
                found = [
                    *self._to_table(whose, after, how, who),
                    *(["changed twice at once"] if whose in by_person else []),
                ]
                changed = _changed(before, after) if found and before is not None else ""
                changes.objections += [f"table {whose}: {objection}{changed}, by {who}" for objection in found]
                by_person.add(whose)
            self._remember(whose, after)
        return changes

    def _is_unasked(self, before: TableData | None, after: TableData, who: Who, now: float) -> bool:
        if before is None:
            return False
        step = Step(before, after, self._log(before, after), who, find_game(before.game))
        return is_unasked(step, now, self._wishes_of(who))

    def _to_end(self, number: int, is_deleted: bool, who: Who, now: float) -> Iterator[str]:
        """Some time after its end a game is packed into a record, from which it can be shown as before; one that never
        was a game is deleted. A game that was one is only deleted for those who wish that, and if it is nobody else's.
        """
        table = self.known.get(number)
        if table is None:
            yield "a table was packed or deleted that nobody had opened"
        elif is_deleted:
            if not is_own(table, self._wishes_of(who)) and not (is_past(table, now) and is_unused(table)):
                yield "a table was deleted"
        elif number in self.packed or not is_past(table, now):
            yield "a table was packed"
        else:
            yield from self._lost(table, who)

    def _lost(self, table: TableData, who: Who) -> Iterator[str]:
        """By packing it; unless it has been deleted since."""
        [is_there, records] = self._file.execute(_IS_KEPT, (table.id,)).fetchone()
        if not is_there:
            return
        gone = self._gone(who)
        seats = [user_id for (user_id,) in self._file.execute(_SEATS, (table.id,))]
        same = len(seats) == len(table.seats) and all(
            user_id == seat.user_id or (user_id == FORGOTTEN and seat.user_id in gone)
            for user_id, seat in zip(seats, table.seats, strict=True)
        )
        if not same or records != 1:
            yield f"packed, it has {records} records, and its seats are of {seats}"

    def _to_table(self, number: int, after: TableData, phase: str, who: Who) -> Iterator[str]:
        before = self.known.get(number)
        if after.phase != phase:
            yield f"a table was marked as {phase}"
        log = self._log(before, after)
        if before is None:
            yield from self._to_new_table(after, log, who)
        else:
            yield from wrong(Step(before, after, log, who, find_game(before.game)))

    def _to_new_table(self, table: TableData, log: Sequence[Row], who: Who) -> Iterator[str]:
        together = [people_of(old) for old in self._stood_in(who.channel_id) if old.seat_of(who.user_id) is not None]
        place = (table.guild_id, table.channel_id)
        if not is_opened(table, log, together, who.user_id) or place != (who.guild_id, who.channel_id):
            met = [sorted(people_of(table) & people) for people in together]
            yield f"a table was opened at {place} for {people_of(table)}, of whom these sat there before: {met}"
        public = [old for old in self._stood_in(table.channel_id) if old.is_open and not old.private]
        if public and not table.private:
            yield "a second table was opened in a channel"
        yield from self._to_try(table, who)

    def _to_try(self, table: TableData, who: Who) -> Iterator[str]:
        """Of a deal that others play, too, everybody has one try; and none of those whose own game it was."""
        deal = table.deal_key
        if not table.is_compared:
            return
        if (deal, table.opener_id) in self._tries:
            yield "a second try at the same deal"
        self._tries.add((deal, table.opener_id))
        dealt = [other for other in self.known.values() if other.deal_key == deal and other.id != table.id]
        if table.day is None and not any(other.phase is Phase.OVER for other in dealt):
            yield "the deal of a game was played again that is not over"
        if any(other.seat_of(table.opener_id) is not None for other in dealt) and table.opener_id not in self._gone(
            who
        ):
            yield "somebody played again what they had played"

    def _to_others(self, what: str, event: str, whose: int, about: str | None, who: Who) -> Iterator[str]:
        """Nobody may change another person's settings or results, offer or try a deal in another's name, or erase
        another person.
        """
        if what == "erasures":
            self._wishes |= self._wishes_of(who)
        if what == "guild_settings":
            allowed = who.manager and whose == who.guild_id
        elif what in ("moves", "seats", "records", "results") or (what, event) in _BY_FORGETTING:
            allowed = whose in self._gone(who)
            if allowed and what == "deal_players":
                self._tries.discard((str(about), whose))
        elif what == "challenges":
            allowed = whose == who.user_id and self._may_offer(int(about or 0), who)
        elif what == "deal_players":
            allowed = whose == who.user_id or self._has_played(str(about), whose)
        else:
            # A result that is on several servers' lists goes from one to the other when it is forgotten.
            allowed = whose == who.user_id or (
                (what, event) == ("daily_results", "UPDATE") and whose in self._gone(who)
            )
        if not allowed:
            yield f"{what} of {whose} changed by {who}"

    def _may_offer(self, number: int, who: Who) -> bool:
        """The deal of a game that is over, on the same server; of a private one, only its player may."""
        table = self.known.get(number)
        return (
            table is not None
            and table.phase is Phase.OVER
            and table.guild_id == who.guild_id
            and (not table.private or table.opener_id == who.user_id)
        )

    def _has_played(self, deal: str, user_id: int) -> bool:
        """When it was dealt first."""
        dealt = (table for table in self.known.values() if table.deal is None and table.deal_key == deal)
        return any(table.phase is Phase.OVER and table.seat_of(user_id) is not None for table in dealt)

    def _gone(self, who: Who) -> set[int]:
        return {user_id for user_id, _ in self._wishes_of(who)}

    def _wishes_of(self, who: Who) -> set[Wish]:
        """And of all before. The bot notes a wish only after it has gone through the person's open tables."""
        asking = who.sent.kind == "y" and who.sent.name != "keep"
        return {*self._wishes, (who.user_id, who.guild_id)} if asking else self._wishes

    def _log(self, before: TableData | None, after: TableData) -> list[Row]:
        """The rows of the log that were added. A lobby has none; the deal is number 0."""
        last = before.moves if before is not None and before.state is not None else -1
        return [Row(*row) for row in self._file.execute(_LOG, (after.id, last, after.moves))]

    def _stood_in(self, channel_id: int) -> Iterator[TableData]:
        return (self.known[number] for number in self._in_channel[channel_id] if number in self.known)

    def _remember(self, number: int, table: TableData) -> None:
        self.lobbies.discard(number)
        if number not in self.known:
            self._in_channel[table.channel_id].append(number)
        if table.phase is Phase.LOBBY:
            self.lobbies.add(number)
        if table.phase is Phase.OVER:
            self.over.add(number)
        self.known[number] = table
        self.newest = max(self.newest, number)

    def _put_away(self, number: int, is_deleted: bool) -> None:
        self.lobbies.discard(number)
        self.over.discard(number)
        if is_deleted:
            self.known.pop(number, None)
            self.packed.discard(number)
        else:
            self.packed.add(number)


def _changed(before: TableData, after: TableData) -> str:
    """For whoever has to find out how it came about."""
    fields = ((name, getattr(before, name), getattr(after, name)) for name in TableData.__struct_fields__)
    return f" ({'; '.join(f'{name}: {old!r} became {new!r}' for name, old, new in fields if old != new)})"
