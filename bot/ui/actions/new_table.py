"""How a table opens in a channel: as a lobby, or with computers and begun at once."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from msgspec.structs import replace

from bot.core.errors import Refused
from bot.core.game import options_for_new_table
from bot.tables.runtime.table import Table
from bot.tables.runtime.table import new_table as table_with
from bot.tables.steps import lobby
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Actor, Phase, TableData
from bot.tables.steps.solo import other_level, solo_seat
from bot.ui.actions import my_tables, solo
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Services
from bot.ui.discord.components import ROW_LIMIT, Button, phone_rows, table_id
from bot.ui.discord.response import NeedsConfirmation, Response
from bot.ui.discord.whereabouts import actor_of
from bot.ui.kit import GameKit, game_buttons
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
async def or_offered(services: Services, response: Response, code: str = "channel-taken") -> AsyncIterator[None]:
    """Show the table that is open here already, if its message was deleted, or offer that; and whose it is, to leave
    it. `code`: what is said then.
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
            refused = Refused(code, **refused.values)
            buttons.append(Button(table_id(ref, "show"), words.say("button-show"), "main"))
        if table.data.counts_for == response.interaction.user.id:
            buttons.append(my_tables.leaving(ref, words))
        raise NeedsConfirmation(words.refusal(refused), [buttons] if buttons else ()) from None


async def rematch(services: Services, response: Response, table: Table, _: str) -> None:
    """Open a lobby of the same game or, where something else has taken the place of this button, do that."""
    require_ended(table)
    table = await newest_of(services, table, response.interaction.user.id)
    instead = (await services.context.replaced_verbs(table.data)).get("rematch")
    does = next((does for each in services.features.values() if (does := each.answers.get(instead or ""))), None)
    async with or_offered(services, response):
        if does is not None:
            await does(services, response, table, table.data.game)
        else:
            await open_again(services, table, table.data.game, actor_of(response.interaction), response)


async def newest_of(services: Services, table: Table, user_id: int) -> Table:
    """Return the last game of the channel, if this person has played it, too: an old button leads where its does."""
    data = table.data
    for number in (await services.store.ended_in(data.guild_id, data.channel_id))[:1]:
        with suppress(Refused):  # it cannot be read
            newest = await services.tables.find(number)
            if newest.data.state is not None and newest.data.seat_of(user_id) is not None:
                return newest
    return table


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
        if solo_seat(data) is not None:
            kits = [kit for kit in services.kits.values() if kit.name != data.game]
            games = [game_buttons(kit, response.locale, ())[0] for kit in kits]
            games += services.for_one(response.words)
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


async def at_other_level(services: Services, response: Response, table: Table, _: str) -> None:
    """Deal the same game again against stronger computers, or weaker ones, for whoever has played it alone."""
    old, game, tables = table.data, table.game, services.tables
    require_ended(table)
    old.require_seat(response.interaction.user.id)
    if (found := other_level(old, game)) is None:
        raise Refused("unknown-button")
    actor, place = tables.clock.stamped(actor_of(response.interaction), old.guild_id), (old.guild_id, old.channel_id)
    seats = tuple(
        replace(seat, level=found[1]) if seat.user_id == COMPUTER else seat
        for seat in lobby.rematch_seats(old, game, actor.user_id)
    )
    how = {"clock": old.terms.clock, "deck": old.look.deck, "back": old.look.back, "motion": old.look.motion}
    async with or_offered(services, response):
        await response.defer()
        data = table_with(game, place, actor, seats, old.options, **how)
        begun = await tables.begin(game, data, actor, secrets.token_hex(16))
        await services.display.show_begun(begun, response)


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
    away = [seat.user_id for seat in table.data.seats if not lobby.comes_along(seat, actor.user_id)]
    there = {FORGOTTEN, *(seat.user_id for seat in opened.data.seats)}
    services.display.call_to(opened.data, [user for user in away if user not in there])
    if response is None:
        await services.display.show(opened)
    else:
        await services.display.show_begun(opened, response)
        if opened.data.phase is Phase.LOBBY:
            await services.display.open_host_panel(opened, response)
    return opened
