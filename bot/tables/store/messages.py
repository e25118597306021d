"""The bot's own messages for tables, remembered as they are in the file: nobody else writes them there, and whenever a
table is shown they are asked for.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping

import msgspec

_TABLES_KEPT = 1024


class KnownMessage(msgspec.Struct, frozen=True):
    kind: str
    channel_id: int
    message_id: int
    names: int = 0
    """The user; 0 if that is nobody, or not known."""


class KnownMessages:
    def __init__(self) -> None:
        self._of: OrderedDict[int, dict[str, KnownMessage]] = OrderedDict()
        self.deleted: dict[tuple[int, str], int] = {}
        """Tables, kinds and ids of those that are gone, though the file does not say so yet."""

    def of(self, table_id: int) -> Mapping[str, KnownMessage] | None:
        """By their kinds; None: not remembered."""
        if table_id in self._of:
            self._of.move_to_end(table_id)
        return self._of.get(table_id)

    def read(self, table_id: int, found: Iterable[KnownMessage]) -> Mapping[str, KnownMessage]:
        """All that the file has of a table."""
        there = [one for one in found if self.deleted.get((table_id, one.kind)) != one.message_id]
        self._of[table_id] = {one.kind: one for one in there}
        if len(self._of) > _TABLES_KEPT:
            self._of.popitem(last=False)
        return self._of[table_id]

    def put(self, table_id: int, standing: KnownMessage) -> None:
        if table_id in self._of:
            self._of[table_id][standing.kind] = standing

    def drop(self, table_id: int, kind: str) -> None:
        if table_id in self._of:
            self._of[table_id].pop(kind, None)

    def note_deleted(self, table_id: int, kind: str, message_id: int) -> None:
        self.deleted[table_id, kind] = message_id
        self.drop(table_id, kind)

    def confirmed(self, deleted: Mapping[tuple[int, str], int]) -> None:
        """The file now says so of these."""
        self.deleted = {about: number for about, number in self.deleted.items() if deleted.get(about) != number}

    def forget(self) -> None:
        """Others have changed the file."""
        self._of.clear()
