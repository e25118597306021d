"""Who may see all of a finished game, and when: whatever shows one, or hands it out, asks here first."""

from typing import Any

import discord

from bot.core.errors import Refused
from bot.tables.steps.model import TableData
from bot.ui.actions.services import Services
from bot.ui.discord.whereabouts import can_see, server_of
from bot.ui.table.notices import timestamp

Interaction = discord.Interaction[Any]

ANYWAY = "anyway"
"""The verb of the button that confirms that somebody wants to watch a game."""


def check_may_know(data: TableData, interaction: Interaction) -> None:
    """Refuse whoever may not know of the game: a private one is its player's, wherever they are. Refuse a game that is
    not over.
    """
    if data.private:
        may_see = data.opener_id == interaction.user.id
    else:
        may_see = data.guild_id == server_of(interaction) and sees(interaction, data.channel_id)
    if not may_see:
        raise Refused("no-such-table")
    _check_ended(data)


def _check_ended(data: TableData) -> None:
    if data.terms.scripted or data.state is None:
        raise Refused("replay-of-nothing")
    if data.is_open:
        raise Refused("replay-later")


async def check(
    services: Services, data: TableData, interaction: Interaction, *, public: bool = False, anyway: bool = False
) -> None:
    """Raise `Refused` or `NeedsConfirmation` if they may not see it, or not yet.

    `public`: all in the channel are to see it. `anyway`: they were asked whether they want that.
    """
    if not any([await each.watching.may_watch(services, data, interaction) for each in services.features.values()]):
        check_may_know(data, interaction)
        opens = data.terms.secret_until
        if services.tables.clock.wall() <= opens and data.opener_id != interaction.user.id:
            raise Refused("replay-daily", when=timestamp(opens))
    if public:
        await check_public(services, data)
    for feature in services.features.values():
        await feature.watching.check_may_watch(services, data, interaction, anyway)


async def check_public(services: Services, data: TableData) -> None:
    """Raise `Refused` if not all in its channel may see it, or not yet."""
    if data.private:
        raise Refused("replay-private")
    _check_ended(data)
    if services.tables.clock.wall() <= (opens := data.terms.secret_until):
        raise Refused("replay-daily", when=timestamp(opens))
    for feature in services.features.values():
        await feature.watching.check_public(services, data)


def sees(interaction: Interaction, channel_id: int) -> bool:
    return channel_id == interaction.channel_id or can_see(interaction, channel_id)
