"""What a deal of the day is to a table, and what its results are: plain values."""

from typing import Any

import msgspec

from bot.tables.steps.days import counts_until
from bot.tables.steps.model import Change, Part, TableData, TableRef
from bot.text import Words


class DayDeal(Part, frozen=True):
    feature = "daily"

    day: str
    """The UTC day whose deal is played, YYYY-MM-DD."""

    @classmethod
    def facts(cls, game: str, day: str, *, counts: bool = True) -> dict[str, Any]:
        """Return what the table of a day's deal is. It counts for no list and no streak once its day is over."""
        key, parts = f"{game} {day}", {cls.feature: cls(day)}
        return {"deal": key, "counts": counts, "secret_until": counts_until(day), "parts": parts}

    def title(self, usual: str, table: TableData, game: str, words: Words) -> str:
        return words.say("daily-title", game=game, day=words.day(self.day))

    def described(self, table: TableData, words: Words) -> str:
        return words.say("running-daily", day=words.day(self.day))


def day_of(table: TableData) -> str | None:
    """Return the day whose deal is played at a table, if one is."""
    deal = DayDeal.of(table)
    return None if deal is None else deal.day


class DailyResult(msgspec.Struct, frozen=True):
    day: str
    user_id: int
    name: str
    place: int
    """The place at their own table."""
    score: float
    misplays: int
    clean: bool


def result_of(change: Change) -> DailyResult | None:
    """Return the result of a deal of the day, with its last move."""
    table, how, day = change.table, change.standing, day_of(change.table)
    if how is None or day is None or not table.terms.counts:
        return None
    player = table.seats[table.require_seat(table.opener_id)]
    return DailyResult(day, player.user_id, player.name, how.place, how.score, how.misplays, player.tally.clean)


class DailyAverage(msgspec.Struct, frozen=True):
    """One person's results over the days of a list."""

    rank: int
    """The place on the list; equals share it."""
    user_id: int
    name: str
    days: int
    won: int
    """The number of times they were the first at their own table."""
    place: float
    mean: float
    """The mean score."""
    clean: int


class DayScore(msgspec.Struct, frozen=True):
    user_id: int
    name: str
    place: int
    """The place at their own table."""
    score: float
    misplays: int
    clean: bool


class DayPlace(msgspec.Struct, frozen=True):
    """One person's place among all on a list who have finished the deal of a day."""

    place: int
    of: int
    worse: int
    """The number of people who have done worse."""


class Board(msgspec.Struct, frozen=True):
    """The message in a channel with the results of a day's deal that were shared there."""

    game: str
    day: str
    channel_id: int
    """The channel; where the bot is on no server, a keyed hash of it."""
    guild_id: int
    message_id: int | None
    posted_at: float
    version: int


class SharedScore(DayScore, frozen=True):
    shared_at: float
    heights: tuple[int, ...]
    """The heights of the pile, from start to end; nothing if the game has none."""
    table: TableRef | None
    """The table; None: the game is not kept any more."""
