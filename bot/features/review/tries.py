"""A decision tried again: a private table that begins in the middle of a game that is over."""

import asyncio
import secrets

from msgspec.structs import replace

from bot.core.chance import KeyedChance, Seeded
from bot.core.lesson import Played
from bot.features.replay.pages import Replay
from bot.tables.runtime.table import Table, new_table
from bot.tables.steps.lobby import seats_again
from bot.tables.steps.model import COMPUTER, Again, Change, Move, Phase
from bot.tables.steps.play import fresh_epochs
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Services
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import actor_of
from bot.ui.kit import CoachKit


async def open_again(
    services: Services, response: Response, replay: Replay, coach: CoachKit, seat: int, tried: Again
) -> Table:
    """Open a table at this decision with computers, as they were or normal where other people sat; or return the one
    that is open.
    """
    source, tables = replay.data, services.tables
    index = tried.move - 1
    for number in await tables.store.private_tables(response.interaction.user.id, source.game):
        table = await tables.find(number)
        if table.data.again == tried:
            return table
    place = await place_to_open(services, response, private=True)
    await response.defer()
    game, seed = tables.game(source.game), secrets.token_hex(16)
    played = [
        Played(one.move.seat, one.move.action, one.move.chance, one.state, one.events) for one in replay.positions
    ]
    log = await asyncio.to_thread(coach.again, played, index, seat, Seeded(f"{seed}/again").below)
    player = tables.clock.stamped(actor_of(response.interaction), place[0])
    seats = seats_again(source, seat, player.new_seat())
    data = new_table(game, place, player, seats, source.options, private=True, learning=True, again=tried)
    begun = replace(
        data,
        phase=Phase.PLAYING,
        state=log[-1].state,
        chance=KeyedChance(seed).state,
        moves=index,
        moves_dealt=index,
        epochs=fresh_epochs(data),
        begun_at=player.now,
        waits_since=player.now,
    )
    users = [one.user_id for one in seats]
    moves = tuple(
        Move(number, one.seat, one.action, one.chance, COMPUTER if one.seat is None else users[one.seat], player.at)
        for number, one in enumerate(log)
    )
    return await tables.open_begun(game, Change(begun, moves, [event for one in log for event in one.events]))
