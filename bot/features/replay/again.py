"""A game that is over, played again by one of its players, privately and for nothing: the same deal, or from a page of
its replay on.
"""

import secrets
from typing import Any

from msgspec.structs import replace

from bot.core.chance import KeyedChance
from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.features.replay import watching
from bot.features.replay.ghost import figures_of
from bot.features.replay.pages import Replay, may_play_from
from bot.features.replay.replays import replay_of
from bot.features.replay.store import PlayedAgain
from bot.tables.runtime.table import Table, new_table
from bot.tables.steps.fields import with_fields
from bot.tables.steps.lobby import seats_again
from bot.tables.steps.model import COMPUTER, Actor, Change, Move, Phase, TableData
from bot.tables.steps.play import fresh_epochs, with_automatic
from bot.ui.actions import solo
from bot.ui.actions.places import find_table, place_to_open
from bot.ui.actions.services import Press, Services
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import actor_of
from bot.ui.kit import GameKit


def may_deal_again(data: TableData, _: GameKit) -> bool:
    """Return whether its player may have the same deal once more: below a private game, but never below a deal of a
    day; below a challenge only once they have played it to its end, as whoever played it first has.
    """
    part = PlayedAgain.of(data)
    if not data.private or data.state is None:
        return False
    if data.is_compared:  # the key of a challenge's deal is the number of the first game
        return data.phase is Phase.OVER and data.deal_key.isdecimal()
    return not data.terms.is_continued if part is None else part.move == 0


def is_from_a_move(data: TableData, _: GameKit) -> bool:
    return (part := PlayedAgain.of(data)) is not None and part.move > 0


async def same_deal(services: Services, response: Response, table: Table, _: str) -> None:
    """Deal the cards of a private game once more, for its player."""
    data, kit = table.data, services.kits[table.data.game]
    watching.check_may_know(data, response.interaction)
    if not may_deal_again(data, kit):
        raise Refused("unknown-button")
    part = PlayedAgain.of(data)
    if part is None:
        first = await replay_of(services, await services.tables.find(int(data.deal_key)))
        if first.data.chance is None or data.chance is None or first.data.chance.seed != data.chance.seed:
            raise Refused("record-unreadable")
        seat = data.require_seat(response.interaction.user.id)
        part = PlayedAgain(first.data.ref, seat, figures=figures_of(kit, first.positions, seat))
    await _open(services, response, data, replace(part, turn=0, last_mover=None), None)


async def once_more(services: Services, response: Response, table: Table, _: str) -> None:
    """Go back to the move from which a game was played again."""
    part = PlayedAgain.of(table.data)
    watching.check_may_know(table.data, response.interaction)
    if part is None or not part.move:
        raise Refused("unknown-button")
    await _open_from(services, response, await find_table(services, part.ref), part.move - 1)


async def pressed(services: Services, response: Response, press: Press) -> None:
    """Play on from a page of one's own replay."""
    ref, index, _ = press.read()
    table = await find_table(services, ref)
    response.game = table.data.game
    if not response.pressed_private:
        raise Refused("unknown-button")
    await _open_from(services, response, table, index)


async def _open_from(services: Services, response: Response, table: Table, index: int) -> None:
    data, kit, seat = table.data, services.kits[table.data.game], table.data.seat_of(response.interaction.user.id)
    await watching.check(services, data, response.interaction)
    replay = await replay_of(services, table)
    if seat is None or services.tables.clock.wall() <= data.terms.secret_until or not may_play_from(replay, kit, index):
        raise Refused("unknown-button")
    figures, part = figures_of(kit, replay.positions, seat), PlayedAgain(data.ref, seat, index + 1)
    part = part.after_moves([position.move for position in replay.positions[: index + 1]])
    await _open(services, response, data, replace(part, figures=figures), replay)


async def _open(
    services: Services, response: Response, source: TableData, part: PlayedAgain, replay: Replay | None
) -> None:
    """Open a table that plays `source` again, or show the one that is open. `replay`: None for the deal."""
    for number in await services.store.private_tables(response.interaction.user.id, source.game):
        table = await services.tables.find(number)
        known = PlayedAgain.of(table.data)
        if known is not None and (known.ref, known.move) == (part.ref, part.move):
            await solo.show_again(services, response, table)
            return
    if source.chance is None:
        raise Refused("record-unreadable")
    place = await place_to_open(services, response, private=True)
    await response.defer()
    tables = services.tables
    game, player = tables.game(source.game), tables.clock.stamped(actor_of(response.interaction), place[0])
    seats = seats_again(source, part.seat, player.new_seat())
    how: dict[str, Any] = {"players": source.computers.players, "learning": True}
    data = new_table(
        *(game, place, player, seats, source.options), private=True, is_continued=True, plays_on=True, **how
    )
    if replay is None:
        table = await tables.begin(game, part.put(data), player, source.chance.seed)
    else:
        table = await tables.open_begun(game, _begun(part.put(data), replay, part.move, player, game))
    number = part.ref.partition(".")[0]
    note = response.words.say("played-again-note", move=part.move, table=number)
    await services.display.show_begun(table, response, note)


def _begun(data: TableData, replay: Replay, move: int, player: Actor, game: AnyGame) -> Change:
    """Return the table after the moves before this one, with the hidden cards of then. What is still left to chance
    falls anew.
    """
    positions = replay.positions[:move]
    begun = with_fields(
        data,
        phase=Phase.PLAYING,
        state=positions[-1].state,
        chance=KeyedChance(secrets.token_hex(16)).state,
        moves=move - 1,
        epochs=fresh_epochs(data),
        begun_at=player.now,
        waits_since=player.now,
    )
    users = [seat.user_id for seat in data.seats]
    log = tuple(
        Move(
            *(number, made.seat, made.action, made.chance),
            COMPUTER if made.seat is None else users[made.seat],
            player.at,
        )
        for number, made in enumerate(position.move for position in positions)
    )
    events = [event for position in positions for event in position.events]
    change = with_automatic(Change(begun, log, events), game, player)
    return replace(change, table=with_fields(change.table, version=1, moves_dealt=change.table.moves))
