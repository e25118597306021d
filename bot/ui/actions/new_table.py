"""How a table opens in a channel: as a lobby, or with computers and begun at once."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from bot.core.errors import Refused
from bot.core.game import options_for_new_table
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Actor, Phase, TableData
from bot.ui.actions import my_tables, solo
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Services
from bot.ui.discord.components import ROW_LIMIT, Button, phone_rows, table_id
from bot.ui.discord.response import NeedsConfirmation, Response
from bot.ui.discord.whereabouts import actor_of
from bot.ui.kit import GameKit
from bot.ui.table.additions import ask_each
from bot.ui.table.audience import Audience


async def play_now(services: Services, kit: GameKit, response: Response, *, practice: bool = False) -> None:
    """Begin a game with enough computers for a good one or, to practice after a lesson, with as few as there may be,
    where one may ask what is right. A game for one is its player's own.
    """
    options = options_for_new_table(kit.rules)
    async with or_offered(services, response):
        place = await place_to_open(services, response, private=kit.for_one)
        await response.defer()
        if kit.for_one:
            await solo.open_alone(services, response, kit, place, options, private=True, learning=practice)
            return
        opener, clock = actor_of(response.interaction), services.settings.clock
        seats = max(2, kit.rules.min_seats) if practice else lobby.good_number(kit.rules)
        begun = await services.tables.open_dealt(
            kit.rules, place, opener, options, clock, seats=seats, learning=practice
        )
        await services.display.show_begun(begun, response)


@asynccontextmanager
async def or_offered(services: Services, response: Response) -> AsyncIterator[None]:
    """Show the table that is open here already, if its message was deleted, or offer that; and whose it is, to leave
    it.
    """
    try:
        yield
    except Refused as refused:
        if refused.code != "channel-taken":
            raise
        table = await services.tables.find(int(refused.values["table"]))
        words, ref, buttons = response.words, table.data.ref, list[Button]()
        if await services.display.repost(table):
            refused = Refused("channel-taken-below", **refused.values)
        else:
            buttons.append(Button(table_id(ref, "show"), words.say("button-show"), "main"))
        if table.data.counts_for == response.interaction.user.id:
            buttons.append(my_tables.leaving(ref, words))
        raise NeedsConfirmation(words.refusal(refused), [buttons] if buttons else ()) from None


async def rematch(services: Services, response: Response, table: Table, _: str) -> None:
    require_ended(table)
    await open_again(services, table, table.data.game, actor_of(response.interaction), response)


async def other_game(services: Services, response: Response, table: Table, game: str) -> None:
    """Open a lobby of another game for the same people; without one, ask which, or what else they want to begin."""
    require_ended(table)
    data, words = table.data, response.words
    data.require_seat(response.interaction.user.id)
    people = sum(seat.user_id not in (COMPUTER, FORGOTTEN) for seat in data.seats)
    others = [kit.name for kit in services.kits.values() if kit.name != data.game and people <= kit.rules.max_seats > 1]
    if not game:
        names = {other: response.words_of(other).say(f"{other}-name") for other in others}
        games = [Button(table_id(data.ref, f"other-game:{other}"), name) for other, name in names.items()]
        panel = [*phone_rows(games), *phone_rows(await _ways_to_play_on(services, response, data))]
        if not panel:
            raise Refused("no-other-game", people=people)
        await response.reply(words.say("other-game", people=people), panel=panel[:ROW_LIMIT])
    elif game not in others:
        raise Refused("unknown-button")
    else:
        if response.pressed_private:
            await response.dismiss()
        await open_again(services, table, game, actor_of(response.interaction), response)


async def _ways_to_play_on(services: Services, response: Response, data: TableData) -> Sequence[Button]:
    """Return the buttons of features that begin something else for the same people."""
    kit, voice = services.kits[data.game], Audience(data, response.locale).of_label
    replaced = await services.context.replaced_verbs(data)
    return [
        verb.button(data, voice)
        for verb in services.context.verbs
        if verb.plays_on and data.phase in verb.phases and verb.visible(data, kit) and verb.name not in replaced
    ]


def require_ended(table: Table) -> None:
    if table.data.is_open:
        raise Refused("already-begun")
    if table.data.private:  # it may be pressed from anywhere, and has no such button
        raise Refused("unknown-button")


async def open_again(
    services: Services,
    table: Table,
    game: str,
    actor: Actor,
    response: Response | None,
    *,
    wait: float | None = None,
) -> Table:
    """Open a game for the same people, as `actor` wants; perhaps some time after they have said so. `wait`: as
    `Tables.rematch`.
    """
    parts = {name: part for name, each in services.features.items() if (part := each.next_game) is not None}
    queues = await ask_each(parts, lambda part: part.queue, services, table.data)
    queue = next((queue for queue in queues if queue.first), lobby.NOBODY_WAITS)
    opened = await services.tables.rematch(table.data, actor, game, wait=wait, queue=queue)
    await ask_each(parts, lambda part: part.opened, services, table.data, opened.data, queue)
    if response is None:
        await services.display.show(opened)
    else:
        await services.display.show_begun(opened, response)
        if opened.data.phase is Phase.LOBBY:
            await services.display.open_host_panel(opened, response)
    return opened
