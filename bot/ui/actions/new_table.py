"""How a table opens in a channel: as a lobby, or with computers and begun at once."""

from collections.abc import Awaitable

from bot.core.errors import Refused
from bot.core.game import Options, settle_options
from bot.core.time_controls import ClockName
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.ui.actions import solo
from bot.ui.actions.places import allowed_place, public_place
from bot.ui.actions.services import Services
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit


async def open_lobby(
    services: Services, response: Response, kit: GameKit, options: Options, clock: ClockName | None, *, learning: bool
) -> None:
    """Open a lobby in this channel with the person who asked seated."""
    place = await public_place(services.tables.settings, response)
    await response.defer()
    opener = actor_of(response.interaction)
    opened = await services.tables.open(
        kit.rules, place, opener, options, clock or services.settings.clock, learning=learning
    )
    await services.display.show(opened, response=response)


async def play_now(services: Services, response: Response, kit: GameKit) -> None:
    """Begin a game with enough computers for a good one; a game for one is its player's own."""
    begun = _begin(services, response, kit, lobby.good_number(kit.rules), learning=False)
    await or_bring_back(services, begun)


async def practice(services: Services, response: Response, kit: GameKit) -> None:
    """Begin a game after a lesson: with as few computers as there may be, where one may ask what is right."""
    begun = _begin(services, response, kit, max(2, kit.rules.min_seats), learning=True)
    await or_bring_back(services, begun)


async def _begin(services: Services, response: Response, kit: GameKit, seats: int, *, learning: bool) -> None:
    settings, options = services.tables.settings, settle_options(kit.rules, {})
    if kit.for_one:
        place = await allowed_place(settings, response.interaction, response.words)
        await response.defer()
        await solo.open_alone(services, response, kit, place, options, private=True, learning=learning)
        return
    place = await public_place(settings, response)
    await response.defer()
    opener = actor_of(response.interaction)
    begun = await services.tables.open_dealt(
        kit.rules, place, opener, options, services.settings.clock, seats=seats, learning=learning
    )
    await services.display.show(begun, response=response)


async def or_bring_back(services: Services, opened: Awaitable[None]) -> None:
    """Show the table that is open here already: its message may have been deleted."""
    try:
        await opened
    except Refused as refused:
        if refused.code != "channel-taken":
            raise
        table = await services.tables.find(int(refused.values["table"]))
        if await services.display.repost(table):
            raise Refused("channel-taken-below", **refused.values) from None
        raise


async def _rematch(services: Services, response: Response, table: Table, _: str) -> None:
    if table.data.is_open:
        raise Refused("already-begun")
    if table.data.private:  # it may be pressed from anywhere, and has no such button
        raise Refused("unknown-button")
    begun = await services.tables.rematch(table.data, actor_of(response.interaction))
    await services.display.show(begun, response=response)


ANSWERS = {"rematch": _rematch}
