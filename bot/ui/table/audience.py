"""The readers of a table, for one audience: everybody in its channel, or one person in private."""

from collections.abc import Sequence
from functools import cached_property

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.tables.steps.model import Phase, TableData
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.discord.names import NAME_LIMIT, label_names, literal, seat_names, written_names


def computers_of(data: TableData) -> frozenset[int]:
    return frozenset(number for number, seat in enumerate(data.seats) if seat.by_computer)


class Audience:
    """They read the same words, and names written as is right where they stand."""

    def __init__(
        self, data: TableData, locale: str, own: OwnLook = AS_THE_TABLE, longest_name: int = NAME_LIMIT
    ) -> None:
        """`own` is the choice of somebody who reads alone, or of a channel."""
        self._data = data
        self._locale = locale
        self._own = own
        self._longest = longest_name
        self._in_lobby = data.phase is Phase.LOBBY
        self._look = own.over(data.look)
        self.in_words = own.in_words
        self.words = words_for(locale, data.game)
        self.game = self.words.say(f"{data.game}-name")

    def with_names_up_to(self, length: int) -> "Audience":
        return Audience(self._data, self._locale, self._own, length)

    @cached_property
    def of_message(self) -> Voice:
        """Names are escaped and have their seat's sign, and computers are marked."""
        return self._voice(written_names(self._data.seats, waiting=self._in_lobby, longest=self._longest))

    @cached_property
    def of_label(self) -> Voice:
        """Names as they are, with their seat's sign: for buttons, lists, and pictures in words."""
        return self._voice(label_names(self._data.seats, waiting=self._in_lobby, longest=self._longest))

    @cached_property
    def of_picture(self) -> Voice:
        """Names alone: seats have their badges there."""
        return self._voice(seat_names(self._data.seats))

    @cached_property
    def of_guide(self) -> Voice:
        """As on buttons, but escaped. Nobody is marked: these texts speak to a player of the others."""
        return self._voice(tuple(map(literal, self.of_label.names)))

    def _voice(self, names: Sequence[str]) -> Voice:
        alone = self._data.private and len(names) == 1
        return Voice(names, self.words, self._look, alone, computers_of(self._data))
