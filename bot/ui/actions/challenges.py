"""Challenges: the deal of a finished game, offered to everybody in a channel and played by each on their own."""

import discord

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.steps.lobby import seat_to_play
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Phase
from bot.tables.steps.results import standing_of
from bot.tables.store.deals_book import DealPlayer
from bot.ui.actions import replays, solo
from bot.ui.actions.places import place_to_open
from bot.ui.actions.press import Press, find_table
from bot.ui.actions.services import Services
from bot.ui.actions.watching import ANYWAY, check_may_know, opens_at
from bot.ui.discord.components import CHALLENGE, Button, written_id
from bot.ui.discord.permissions import actor_of, named
from bot.ui.discord.response import NeedsConfirmation, Response
from bot.ui.discord.whereabouts import message_link, require_server
from bot.ui.table.challenge import HERE, PRIVATELY
from bot.ui.table.notices import timestamp

_LOOKED_THROUGH = 5


# ------------------------------------------------------------ offering one


async def offer(services: Services, response: Response, table: Table, _: str = "") -> None:
    data, user = table.data, response.interaction.user
    require_server(response.interaction)
    check_may_know(data, response.interaction)
    if data.phase is not Phase.OVER:
        raise Refused("challenge-unfinished")
    opens = opens_at(data)
    if services.tables.clock.wall() <= opens:
        raise Refused("challenge-daily", when=timestamp(opens), table=str(data.id))
    if data.chance is None:
        raise Refused("record-unreadable")
    place = await place_to_open(services, response, private=False)
    await response.defer()
    outcome = table.game.outcome(data.state)
    standings = {
        number: standing_of(data, table.game, outcome, number)
        for number, seat in enumerate(data.seats)
        if seat.user_id not in (COMPUTER, FORGOTTEN)
    }
    seat, now = seat_to_play(data, table.game, user.id), services.tables.clock.table_time(place[0])
    challenge = await services.tables.deals.book.offer(data, seat, place, (user.id, user.display_name), now, standings)
    before = challenge.message_id
    challenge, error = await services.challenge_messages.put(challenge)
    if challenge.message_id is None:
        if isinstance(error, discord.Forbidden):
            raise Refused("no-permission", missing=named(response.interaction, response.words))
        await response.reply(response.words.say("challenge-comes"))
    elif before == challenge.message_id:
        link = message_link(challenge.guild_id, challenge.channel_id, challenge.message_id)
        await response.reply(response.words.say("challenge-stands", link=link))
    else:
        await response.reply(response.words.say("challenge-offered"))


async def typed(services: Services, response: Response, number: int | None) -> None:
    require_server(response.interaction)
    await response.defer()
    try:
        table = await (_last_here(services, response) if number is None else services.tables.find(number))
        response.set_game(table.data.game)
        await offer(services, response, table)
    except Refused as refused:
        # Of a table elsewhere it is not told that it is there.
        unknown = Refused("challenge-unknown", table=str(number))
        raise unknown if refused.code == "no-such-table" else refused from None


async def _last_here(services: Services, response: Response) -> Table:
    for game in (await replays.ended(services, response))[:_LOOKED_THROUGH]:
        table = await services.tables.find(game.id)
        if table.data.phase is Phase.OVER:
            return table
    raise Refused("challenge-none")


# ------------------------------------------------------------ taking one up


async def pressed(services: Services, response: Response, press: Press) -> None:
    ref, seat, verb = press.read()
    user_id, book = response.interaction.user.id, services.tables.deals.book
    way, _, anyway = verb.partition(".")
    if way not in (PRIVATELY, HERE) or anyway not in ("", ANYWAY):
        raise Refused("unknown-button")
    try:
        source = (await find_table(services, ref)).data
    except Refused as refused:
        raise refused if refused.code in ("moved-on", "unknown-button") else Refused("challenge-gone") from None
    deal = source.deal_key
    challenge = await book.find(deal, seat, response.interaction.channel_id or 0)
    if challenge is None:
        raise Refused("challenge-gone")
    response.set_game(source.game)
    known = await book.player(deal, user_id)
    if known is not None:
        await _show_again(services, response, known)
        return
    if await book.has_played_day(deal, user_id):
        raise Refused("challenge-day-played")
    if services.tables.deals.is_over(challenge):
        raise Refused("challenge-over")
    if not anyway and await book.has_viewed(deal, user_id):
        button = Button(
            written_id(CHALLENGE, source.ref, seat, f"{way}.{ANYWAY}"), response.words.say("challenge-anyway"), "go"
        )
        raise NeedsConfirmation(response.words.say("challenge-seen"), [[button]])
    private = way == PRIVATELY
    place = await place_to_open(services, response, private=private)
    await response.defer()
    try:
        table = await services.tables.deals.open(source, seat, place, actor_of(response.interaction), private=private)
    except Refused as refused:
        known = await book.player(deal, user_id)
        if refused.code != "challenge-played" or known is None:
            raise
        await _show_again(services, response, known)  # they have pressed twice at once
        return
    await services.display.show(table, response=response)


async def _show_again(services: Services, response: Response, known: DealPlayer) -> None:
    """Show the table where they play it already. `Refused` if they know the cards."""
    if known.table_id is None:
        raise Refused("challenge-watched")
    if known.first:
        raise Refused("challenge-first")
    if not known.is_playing:
        raise Refused("challenge-played", table=str(known.table_id))
    table = await services.tables.find(known.table_id)
    if not table.data.private and table.data.channel_id != response.interaction.channel_id:
        raise Refused("challenge-elsewhere", table=str(table.data.id), channel=f"<#{table.data.channel_id}>")
    await solo.show_again(services, response, table)
