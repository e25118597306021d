"""Series of deals: who plays the next one, where they sit, and how they stand. A deal that was not played to its end
ends the series.
"""

from collections.abc import Sequence

from bot.core.game import AnyGame
from bot.tables.steps.groups import Presence
from bot.tables.steps.lobby import goes_on
from bot.tables.steps.model import COMPUTER, FORGOTTEN, SOMEONE, Part, Phase, Seat, TableData
from bot.text import Words

SERIES_DEALS = 3


class Series(Part, frozen=True):
    """Deals of the same people, without computers. They sit elsewhere in each, and the sum of their scores decides."""

    feature = "series"

    deal: int = 1
    after_table: int | None = None
    """The number of the table with the deal before."""
    carried: Sequence[float] = ()
    """The sums of scores in the deals before, by seat; empty in the first one."""

    def title(self, usual: str, table: TableData, game: str, words: Words) -> str:
        return words.say("series-title", title=usual, deal=self.deal, deals=SERIES_DEALS)


def may_begin(table: TableData, game: AnyGame) -> bool:
    """Return whether enough people have played this public game to its end, and no series goes on with it."""
    people = [seat for seat in table.people if seat.user_id != FORGOTTEN]
    is_over = table.phase is Phase.OVER and not (table.private or goes_on(table))
    return is_over and len(people) >= max(2, game.min_seats)


def totals(table: TableData, game: AnyGame) -> list[tuple[int, float]]:
    """Return the seats with their sums, the best first: this deal counts if it was played to its end."""
    scores = game.outcome(table.state).scores if table.phase is Phase.OVER else (0.0,) * len(table.seats)
    series = Series.of(table)
    carried = (series and series.carried) or (0.0,) * len(scores)
    sums = [(seat, carried[seat] + scores[seat]) for seat in _compared(table)]
    return sorted(sums, key=lambda line: line[1], reverse=not game.low_score_wins)


def next_deal(table: TableData, game: AnyGame, user_id: int) -> tuple[tuple[Seat, ...], Series]:
    """Move everybody one seat further. For those who were away, but for the one who asks, the computer begins."""
    sums, order = dict(totals(table, game)), (*range(1, len(table.seats)), 0)
    seats: list[Seat] = []
    for seat in [table.seats[number] for number in order]:
        if seat.user_id == FORGOTTEN:
            seats.append(Seat(FORGOTTEN, SOMEONE, presence=Presence(away=True)))
        else:
            is_away = seat.presence.away and seat.user_id != user_id
            presence = Presence(away=is_away, left_after=0 if is_away else None)
            seats.append(Seat(seat.user_id, seat.name, presence=presence))
    former = Series.of(table) or Series()
    return tuple(seats), Series(former.deal + 1, table.id, [sums.get(number, 0.0) for number in order])


def _compared(table: TableData) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.user_id not in (COMPUTER, FORGOTTEN)]
