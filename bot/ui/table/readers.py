"""The readers of a table, for one audience: everybody in its channel, or one person in private."""

from functools import cached_property

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.tables.steps.model import TableData
from bot.text import words_for
from bot.text.reader import Reader
from bot.ui.discord.names import literal, seat_names, written_names


class Readers:
    """They read the same words, and names written in the form that is safe where they stand."""

    def __init__(self, data: TableData, locale: str, own: OwnLook = AS_THE_TABLE) -> None:
        """`own` is the choice of somebody who reads alone."""
        self._data = data
        self._look = own.over(data.look)
        self.words = words_for(locale, data.game)
        self.game = self.words.say(f"{data.game}-name")

    @cached_property
    def of_message(self) -> Reader:
        """Names are escaped, and computers are marked."""
        return Reader(written_names(self._data.seats), self.words, self._look)

    @cached_property
    def of_picture(self) -> Reader:
        """Names as they are, for buttons too."""
        return Reader(seat_names(self._data.seats), self.words, self._look)

    @cached_property
    def of_guide(self) -> Reader:
        """Names are escaped. Nobody is marked: these texts speak to a player of the others."""
        return Reader(tuple(map(literal, self.of_picture.names)), self.words, self._look)
