"""Who may see all of a finished game, and when: whatever shows one, or hands it out, asks here first."""

from typing import Any

import discord

from bot.core.errors import Refused
from bot.tables.steps.model import TableData
from bot.tables.store.daily_book import counts_until, utc_day
from bot.text import words_for
from bot.ui.actions.services import Services
from bot.ui.discord.components import REPLAY, Button, written_id
from bot.ui.discord.permissions import can_see
from bot.ui.discord.response import NeedsConfirmation
from bot.ui.discord.whereabouts import server_of
from bot.ui.table.notices import timestamp

Interaction = discord.Interaction[Any]

ANYWAY = "anyway"
"""What the button says by which somebody watches a deal that they could still play."""

_A_DAY = 24 * 3600.0


def check_may_know(data: TableData, interaction: Interaction) -> None:
    """Refuse whoever may not know of the game: a private one is its player's, wherever they are. Refuse a game that is
    not over.
    """
    if data.private:
        may_see = data.opener_id == interaction.user.id
    else:
        may_see = data.guild_id == server_of(interaction) and _sees(interaction, data.channel_id)
    if not may_see:
        raise Refused("no-such-table")
    if data.lesson is not None or data.state is None:
        raise Refused("replay-of-nothing")
    if data.is_open:
        raise Refused("replay-later")


def opens_at(data: TableData) -> float:
    """Return the time of day from which all may see the deal: 0 unless it is a deal of the day."""
    return 0.0 if data.day is None else counts_until(data.day)


async def check(services: Services, data: TableData, interaction: Interaction, *, public: bool = False) -> None:
    """Raise `Refused`, or `NeedsConfirmation` for who could still play the same deal; else note that they open it.

    `public`: all in the channel are to see it.
    """
    check_may_know(data, interaction)
    user_id = interaction.user.id
    opens = opens_at(data)
    if services.tables.clock.wall() <= opens and data.opener_id != user_id:
        raise Refused("replay-daily", when=timestamp(opens))
    deals, deal = services.tables.deals, data.deal_key
    known = await deals.book.player(deal, user_id)
    if known is not None and known.is_playing:
        raise Refused("challenge-finish-first")
    offered = [one for one in await deals.book.of_deal(deal, data.guild_id) if not deals.is_over(one)]
    if public and any(deals.age(one) < _A_DAY for one in offered):
        raise Refused("challenge-no-public")
    seen = [one for one in offered if _sees(interaction, one.channel_id)]
    knows = known is not None or data.seat_of(user_id) is not None or await deals.book.has_played_day(deal, user_id)
    if seen and not knows:
        words = words_for(interaction.locale.value, data.game)
        button = Button(written_id(REPLAY, data.ref, 0, f"{ANYWAY}."), words.say("challenge-watch"), "stop")
        raise NeedsConfirmation(words.say("challenge-asks"), [[button]])
    if not knows:
        await deals.book.note_view(deal, data.guild_id, user_id, utc_day(services.tables.clock.wall()))


async def watch_anyway(services: Services, data: TableData, interaction: Interaction) -> None:
    """Note that they know the cards from now on."""
    check_may_know(data, interaction)
    user, deals = interaction.user, services.tables.deals
    await deals.book.note_watched(data.deal_key, data.guild_id, user.id, user.display_name)
    deals.schedule_render(data.deal_key, data.guild_id)


def _sees(interaction: Interaction, channel_id: int) -> bool:
    return channel_id == interaction.channel_id or can_see(interaction, channel_id)
