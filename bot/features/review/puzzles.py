"""A costly decision as a puzzle: a table at this decision with a goal, which ends with what that has brought."""

import asyncio
import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from bot.core.chance import KeyedChance, Seeded
from bot.core.coach import CostlyDecision
from bot.core.errors import Refused
from bot.core.lesson import PlayedMove
from bot.features.replay.pages import Replay
from bot.features.review import store
from bot.features.review.store import Again
from bot.tables.runtime.table import Table, new_table
from bot.tables.steps.fields import with_fields
from bot.tables.steps.lobby import seats_again
from bot.tables.steps.model import COMPUTER, Change, Move, Phase, TableData
from bot.tables.steps.play import fresh_epochs
from bot.text.voice import Voice
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Services
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import actor_of
from bot.ui.kit import CoachKit
from bot.ui.table.audience import Audience
from bot.ui.table.reconciler import Context

_SAME = 20
"""Draws with the very same hidden cards, after which no others fit."""


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
        if (other := Again.of(table.data)) is not None and other.is_of(tried):
            return table
    place = await place_to_open(services, response, private=True)
    await response.defer()
    game, seed = tables.game(source.game), secrets.token_hex(16)
    played = [
        PlayedMove(position.move.seat, position.move.action, position.move.chance, position.state, position.events)
        for position in replay.positions
    ]
    log = await asyncio.to_thread(_dealt_again, coach, played, index, seat, f"{seed}/again")
    tried = replace(tried, same=log[-1].state == replay.positions[index].state)
    player = tables.clock.stamped(actor_of(response.interaction), place[0])
    seats = seats_again(source, seat, player.new_seat())
    data = new_table(game, place, player, seats, source.options, private=True, learning=True)
    begun = with_fields(
        tried.put(data),
        is_continued=True,
        phase=Phase.PLAYING,
        state=log[-1].state,
        chance=KeyedChance(seed).state,
        moves=index,
        moves_dealt=index,
        epochs=fresh_epochs(data),
        begun_at=player.now,
        waits_since=player.now,
    )
    users = [seat.user_id for seat in seats]
    moves = tuple(
        Move(
            number,
            entry.seat,
            entry.action,
            entry.chance,
            COMPUTER if entry.seat is None else users[entry.seat],
            player.at,
        )
        for number, entry in enumerate(log)
    )
    return await tables.open_begun(game, Change(begun, moves, [event for entry in log for event in entry.events]))


def _dealt_again(
    coach: CoachKit, played: Sequence[PlayedMove], index: int, seat: int, seed: str
) -> Sequence[PlayedMove]:
    """Deal what was hidden otherwise than it was, if anything else fits."""
    tries = (coach.again(played, index, seat, Seeded(f"{seed}/{draw}").below) for draw in range(_SAME))
    return next((tried for tried in tries if tried[-1].state != played[index].state), played[: index + 1])


async def puzzle_lines(context: Context, data: TableData, locale: str, _: int) -> list[str]:
    """Say what is to be reached or, once it is over, what was, and how the set stands."""
    tried, coach, seat = Again.of(data), context.kits[data.game].coach, data.seat_of(data.opener_id)
    if tried is None or coach is None or seat is None:
        return []
    try:
        source = (await context.tables.find(int(tried.ref.partition(".")[0]))).data
    except Refused:  # it was forgotten meanwhile
        return []
    if source.ref != tried.ref:
        return []
    moments = await store.stored_moments(context.tables.store, source.id, seat, coach.moment) or ()
    moment = next((moment for moment in moments if moment.index == tried.move - 1), None)
    if moment is None:
        return []
    voice = Audience(data, locale).of_message
    if data.is_open:
        goal = coach.goal(moment, context.kits[data.game].rules.view(data.state, seat), voice)
        return [voice.say("again-goal", number=tried.number + 1, count=tried.count, goal=goal)]
    brought = brought_by(data, source, coach, moment, voice)
    if brought is None:
        return []
    (reached, now), (_, then) = brought
    lines = [voice.say("again-brought", reached=reached, now=now, then=then)]
    if tried.is_last and tried.count > 1:
        lines.append(voice.say("again-set", reached=tried.reached + reached, count=tried.count))
    return lines


def brought_by(
    data: TableData, source: TableData, coach: CoachKit, moment: CostlyDecision, voice: Voice
) -> tuple[tuple[bool, str], tuple[bool, str]] | None:
    """Return whether the goal was reached and what the round brought, in this try and the first time; None if it was
    not played to the end of the round.
    """
    if data.phase is not Phase.OVER and data.why_closed != "tried":
        return None
    return coach.brought(moment, data.state, data.state, voice), coach.brought(moment, data.state, source.state, voice)
