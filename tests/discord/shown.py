"""For tests of what is shown: a table that differs from others only by its state."""

from collections.abc import Sequence

from bot.core.chance import Seeded
from bot.core.game import AnyGame, Options
from bot.features.daily.results import DayDeal
from bot.tables.runtime.table import Table
from bot.tables.steps.fields import with_fields
from bot.tables.steps.groups import Place
from bot.tables.steps.model import COMPUTER, Phase, Seat, TableData
from tests.discord.offline_clock import offline_clock

_VERSION = 9


def table_showing(
    game: AnyGame,
    state: object,
    names: Sequence[str],
    options: Options,
    *,
    private: bool = False,
    learning: bool = False,
    day: str | None = None,
) -> Table:
    """Users 1, 2, 3… have its seats, and the first has opened it; computers have all others at a deal of the `day`. It
    has no store.
    """
    data = TableData(
        id=7,
        game=game.name,
        opener_id=1,
        options=dict(options),
        seats=tuple(
            Seat(user_id if day is None or user_id == 1 else COMPUTER, name)
            for user_id, name in enumerate(names, start=1)
        ),
        phase=Phase.OVER if game.outcome(state).finished else Phase.PLAYING,
        version=_VERSION,
        state=state,
        chance=Seeded("leak").state,
        moves=5,
        epochs=tuple(_VERSION - seat for seat in range(len(names))),
        place=Place(1, 2, private),
    )
    data = with_fields(data, learning=learning, **({} if day is None else DayDeal.facts(game.name, day)))
    return Table(None, game, data, lambda _: None, offline_clock())  # pyright: ignore[reportArgumentType]
