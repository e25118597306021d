"""What people do: begin a series below a finished game, deal the next one, and read how they stand."""

import secrets
from functools import partial

from bot.core.errors import Refused
from bot.features.series import series
from bot.features.series.series import SERIES_DEALS, Series
from bot.features.series.store import dealt_after
from bot.tables.runtime.table import Table, new_table
from bot.tables.steps.lobby import goes_on, rematch_seats
from bot.tables.steps.model import COMPUTER, Actor, Change, Phase, TableData
from bot.ui.actions.services import Feature, Services
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import actor_of
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.reconciler import Additions, Context
from bot.ui.verbs import TableKind, Verb

_OVER = (Phase.OVER,)


async def begin(services: Services, response: Response, table: Table, _: str) -> None:
    """Open a lobby in which all players of the game sit already."""
    old, actor, place = table.data, *_who_and_where(services, response, table.data)
    if not series.may_begin(old, table.game):
        raise Refused("series-too-few")
    seats = tuple(seat for seat in rematch_seats(old, table.game, actor.user_id) if seat.user_id != COMPUTER)
    how = {"clock": old.terms.clock, "learning": old.terms.learning, "rematch": True, "host_acted_at": actor.now}
    data = new_table(table.game, place, actor, seats, old.options, deals=SERIES_DEALS, **how)
    opened = await services.tables.open_begun(table.game, Change(Series().put(data)))
    if response.pressed_private:
        await response.dismiss()
    await services.display.show(opened, response=response)
    await services.display.open_host_panel(opened, response)


async def deal_next(services: Services, response: Response, table: Table, _: str) -> None:
    """Deal the next game at once. `Refused` if somebody has done so before."""
    old, actor, place = table.data, *_who_and_where(services, response, table.data)
    if not goes_on(old):
        raise Refused("series-over")
    if (dealt := await dealt_after(services.store, old.id)) is not None:
        raise Refused("series-dealt", table=str(dealt))
    await response.defer()
    seats, deal = series.next_deal(old, table.game, actor.user_id)
    data = new_table(
        table.game,
        place,
        actor,
        seats,
        old.options,
        clock=old.terms.clock,
        learning=old.terms.learning,
        deck=old.look.deck,
        back=old.look.back,
        motion=old.look.motion,
        deals=old.terms.deals - 1,
    )
    begun = await services.tables.begin(table.game, deal.put(data), actor, secrets.token_hex(16))
    await services.display.show_begun(begun, response)


def _who_and_where(services: Services, response: Response, old: TableData) -> tuple[Actor, tuple[int, int]]:
    """Return who presses, and where the next table opens. `Refused` for whoever was not in the game."""
    actor = services.tables.clock.stamped(actor_of(response.interaction), old.guild_id)
    old.require_seat(actor.user_id)
    return actor, (old.guild_id, old.channel_id)


async def closing_lines(context: Context, data: TableData, locale: str) -> list[str]:
    """Say how the seats stand after this deal, who has won, or that the series was cut short."""
    played = Series.of(data)
    if played is None or data.is_open:
        return []
    voice, deal = Audience(data, locale).of_message, played.deal
    if data.state is None:
        return [voice.say("series-off")]
    game = context.kits[data.game].rules
    sums = series.totals(data, game)
    each = voice.say("count-separator").join(
        voice.say("series-total", name=voice.names[seat], total=int(total) if total.is_integer() else total)
        for seat, total in sums
    )
    if data.phase is Phase.CLOSED:
        return [voice.say("series-cut", deal=deal, deals=SERIES_DEALS, done=deal - 1, each=each)]
    if deal < SERIES_DEALS:
        return [voice.say("series-so-far", deal=deal, deals=SERIES_DEALS, each=each, low=game.low_score_wins)]
    best = [voice.names[seat] for seat, total in sums if total == sums[0][1]]
    return [voice.say("series-done", each=each, names=voice.listed(best), several=len(best) > 1)]


def _is_offered(data: TableData, kit: GameKit, *, of_friends: bool) -> bool:
    """Return whether it is offered: below a game of people alone, and after others only in *More games*."""
    is_of_friends = all(seat.user_id != COMPUTER for seat in data.seats)
    return series.may_begin(data, kit.rules) and is_of_friends is of_friends


FEATURE = Feature(
    verbs=[
        *(
            Verb(
                "series",
                kinds=TableKind.SHARED,
                phases=_OVER,
                visible=partial(_is_offered, of_friends=of_friends),
                after="rematch",
                plays_on=not of_friends,
            )
            for of_friends in (True, False)
        ),
        Verb(
            "next-deal",
            kinds=TableKind.SHARED,
            phases=_OVER,
            visible=lambda data, kit: goes_on(data),
            style="go",
            after="rematch",
        ),
    ],
    answers={"series": begin, "next-deal": deal_next},
    messages=Additions(closing_lines=closing_lines),
    help="after",
)
