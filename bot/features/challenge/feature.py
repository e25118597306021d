"""What people do: offer the deal of a finished game, and take it up; and watch a game, unless they could still play its
deal.
"""

from typing import Any

import discord
from discord import app_commands

from bot.core.errors import Refused
from bot.features.challenge.message import HERE, KIND, PRIVATELY, WITHDRAW, ChallengeMessages, results_beside
from bot.features.challenge.store import Challenge, DealPlayer
from bot.features.replay import replays
from bot.features.replay.pages import REPLAY
from bot.features.replay.watching import ANYWAY, check_may_know, opens_at, sees
from bot.tables.runtime.table import Table
from bot.tables.steps.days import utc_day
from bot.tables.steps.lobby import seat_to_play
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Phase, TableData
from bot.tables.steps.results import standing_of
from bot.text import words_for
from bot.ui.actions import solo
from bot.ui.actions.feature import Feature, Press, find_table
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Services
from bot.ui.discord.components import Button, written_id
from bot.ui.discord.permissions import actor_of, named
from bot.ui.discord.response import NeedsConfirmation, Response
from bot.ui.discord.whereabouts import message_link, require_server
from bot.ui.table.notices import timestamp
from bot.ui.verbs import Verb

_NAME = "challenge"
_LOOKED_THROUGH = 5
_LARGEST = 10**9
_A_DAY = 24 * 3600.0


def _messages(services: Services) -> ChallengeMessages:
    return services.of[_NAME]


# ------------------------------------------------------------ offering one


async def offer(services: Services, response: Response, table: Table, _: str = "") -> None:
    data, user = table.data, response.interaction.user
    require_server(response.interaction)
    check_may_know(data, response.interaction)
    if data.phase is not Phase.OVER or data.again is not None:
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
    messages = _messages(services)
    challenge = await messages.deals.book.offer(data, seat, place, (user.id, user.display_name), now, standings)
    before = challenge.message_id
    challenge, error = await messages.put(challenge)
    if challenge.message_id is None:
        if isinstance(error, discord.Forbidden):
            raise Refused("no-permission", missing=named(response.interaction, response.words))
        told = response.words.say("challenge-comes")
    elif before == challenge.message_id:
        link = message_link(challenge.guild_id, challenge.channel_id, challenge.message_id)
        told = response.words.say("challenge-stands", link=link)
    else:
        told = response.words.say("challenge-offered")
    withdraw = Button(written_id(KIND, challenge.ref, seat, WITHDRAW), response.words.say("button-withdraw"))
    await response.reply(told, panel=[[withdraw]] if challenge.user_id == user.id else ())


async def typed(
    services: Services, response: Response, table: app_commands.Range[int, 1, _LARGEST] | None = None
) -> None:
    require_server(response.interaction)
    await response.defer()
    try:
        source = await (_last_here(services, response) if table is None else services.tables.find(table))
        response.set_game(source.data.game)
        await offer(services, response, source)
    except Refused as refused:
        # Of a table elsewhere it is not told that it is there.
        unknown = Refused("challenge-unknown", table=str(table))
        raise unknown if refused.code == "no-such-table" else refused from None


async def _last_here(services: Services, response: Response) -> Table:
    for game in (await replays.ended(services, response))[:_LOOKED_THROUGH]:
        table = await services.tables.find(game.id)
        if table.data.phase is Phase.OVER:
            return table
    raise Refused("challenge-none")


async def _withdraw(services: Services, response: Response, challenge: Challenge) -> None:
    if not await _messages(services).deals.book.withdraw(challenge, response.interaction.user.id):
        raise Refused("challenge-not-yours")
    if challenge.message_id is not None:
        await services.context.poster.delete(challenge.channel_id, challenge.message_id)
    await response.reply(response.words.say("challenge-withdrawn"))


# ------------------------------------------------------------ taking one up


async def pressed(services: Services, response: Response, press: Press) -> None:
    ref, seat, verb = press.read()
    user_id, deals = response.interaction.user.id, _messages(services).deals
    book = deals.book
    way, _, anyway = verb.partition(".")
    if way not in (PRIVATELY, HERE, WITHDRAW) or anyway not in ("", ANYWAY):
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
    if way == WITHDRAW:
        await _withdraw(services, response, challenge)
        return
    known = await book.player(deal, user_id)
    if known is not None:
        await _show_again(services, response, known)
        return
    if await book.has_played_day(deal, user_id):
        raise Refused("challenge-day-played")
    if deals.is_over(challenge):
        raise Refused("challenge-over")
    if not anyway and await book.has_viewed(deal, user_id):
        button = Button(
            written_id(KIND, source.ref, seat, f"{way}.{ANYWAY}"), response.words.say("challenge-anyway"), "go"
        )
        raise NeedsConfirmation(response.words.say("challenge-seen"), [[button]])
    private = way == PRIVATELY
    place = await place_to_open(services, response, private=private)
    await response.defer()
    try:
        table = await deals.open(source, seat, place, actor_of(response.interaction), private=private)
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


# ------------------------------------------------------------ watching a game of a deal


async def _check_public(services: Services, data: TableData) -> None:
    deals = _messages(services).deals
    offered = await deals.book.of_deal(data.deal_key, data.guild_id)
    if any(not deals.is_over(one) and deals.age(one) < _A_DAY for one in offered):
        raise Refused("challenge-no-public")


async def _check_may_watch(
    services: Services, data: TableData, interaction: discord.Interaction[Any], anyway: bool
) -> None:
    """Ask whoever could still play the same deal, and note that they know its cards from now on."""
    deals, deal, user = _messages(services).deals, data.deal_key, interaction.user
    if anyway:
        await deals.book.note_watched(deal, data.guild_id, user.id, user.display_name)
        deals.schedule_render(deal, data.guild_id)
    known = await deals.book.player(deal, user.id)
    if known is not None and known.is_playing:
        raise Refused("challenge-finish-first")
    offered = [one for one in await deals.book.of_deal(deal, data.guild_id) if not deals.is_over(one)]
    knows = known is not None or data.seat_of(user.id) is not None or await deals.book.has_played_day(deal, user.id)
    if knows:
        return
    if any(sees(interaction, one.channel_id) for one in offered):
        words = words_for(interaction.locale.value, data.game)
        button = Button(written_id(REPLAY, data.ref, 0, f"{ANYWAY}."), words.say("challenge-watch"), "stop")
        raise NeedsConfirmation(words.say("challenge-asks"), [[button]])
    await deals.book.note_view(deal, data.guild_id, user.id, utc_day(services.tables.clock.wall()))


FEATURE = Feature(
    _NAME,
    presses={KIND: pressed},
    verbs=[
        Verb(
            _NAME,
            phases=(Phase.OVER,),
            visible=lambda data, kit: data.day is None and data.again is None,
            after="replay",
        )
    ],
    answers={_NAME: offer},
    commands={_NAME: typed},
    start=lambda services: ChallengeMessages(services.context),
    beside=results_beside,
    check_may_watch=_check_may_watch,
    help="after",
    check_public=_check_public,
)
