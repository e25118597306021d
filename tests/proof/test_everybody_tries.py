"""Everybody tries every step, of the table of verbs and beside it, at tables in every state: what comes of it is what
`rights` allows, and most of it is refused.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec
import pytest

from bot.core.chance import Seeded
from bot.core.errors import Refused
from bot.core.game import AnyGame, settle_options
from bot.games import find_game, game_names
from bot.tables.steps import lobby, play, timing
from bot.tables.steps.fields import with_fields
from bot.tables.steps.groups import Pause, Place
from bot.tables.steps.model import COMPUTER, Actor, Change, Move, Phase, Seat, TableData
from bot.tables.steps.table_log import AnyStep, Position, Story, StoryStep
from tests.presented import ALL_VERBS
from tests.proof import rights
from tests.proof.rights import Row, Sent, Who

HOST, SEATED, AWAY, STRANGER, KEEPER = 11, 12, 13, 14, 15
NOW = 5000.0
ARGUMENTS = (*"0123", "normal", "clock=blitz", "0@1", "1@1", "3@1", *map(str, (HOST, SEATED, AWAY)))


def story_of_some_moves(game: AnyGame, seats: Sequence[Seat]) -> Story:
    count = len(seats)
    state, events = game.deal(count, settle_options(game, {}), Seeded("rights"))
    story = [Position(Move(0, None, "", (), HOST, NOW), state, events)]
    for number in range(1, 2 * count + 1):
        seat = min(game.to_act(state))
        action = game.legal(state, seat)[-1]
        state, events = game.apply(state, seat, action, Seeded("rights"))
        story.append(Position(Move(number, seat, game.spell(action), (), seats[seat].user_id, NOW), state, events))
    return story


def tables(game: AnyGame) -> Iterator[tuple[TableData, Story]]:
    """Yield tables in every state, each with its story."""
    count = min(4, game.max_seats)
    seats = (Seat(HOST, "host"), Seat(SEATED, "seated"), Seat(AWAY, "away"), Seat(COMPUTER, "Kumari"))[:count]
    options = settle_options(game, {})
    open_lobby = TableData(7, game.name, HOST, options, seats, touched_at=100.0, place=Place(1, 2), mark="abc")
    yield from ((open_lobby, ()), (with_fields(open_lobby, host_quiet=True, seats=seats[: game.min_seats]), ()))
    story = story_of_some_moves(game, seats)
    at_table = (*seats[:2], with_fields(seats[2], away=True), seats[3]) if count == 4 else seats
    dealt = {"state": story[-1].state, "chance": Seeded("rights").state, "begun_at": 1.0}
    played = with_fields(
        open_lobby, phase=Phase.PLAYING, epochs=(5,) * count, moves=len(story) - 1, seats=at_table, **dealt
    )
    missed = with_fields(at_table[-1], missed=1) if count < 4 else with_fields(at_table[1], missed=1, called=1)
    waiting = min(game.to_act(played.state))
    awaited = [
        with_fields(seat, due=NOW + 40.0, waited=45.0) if n == waiting else seat for n, seat in enumerate(at_table)
    ]
    practice, asked = with_fields(played, learning=True), (HOST,)
    each = [
        *(played, with_fields(played, waits_since=100.0), with_fields(played, end_votes=(HOST,))),
        with_fields(played, clock="live", seats=(at_table[0], missed, *at_table[2:])[:count]),
        with_fields(played, clock="soft", seats=tuple(awaited)),
        with_fields(played, private=True, seats=seats[:1]),
        with_fields(played, pause=Pause(0, 4000.0, 5100.0), pauses=1),
        *(practice, with_fields(practice, undo_votes=asked), with_fields(played, undo_votes=asked)),
        *(with_fields(played, phase=phase) for phase in (Phase.OVER, Phase.CLOSED)),
    ]
    yield from ((table, story) for table in each)


def steps(table: TableData, game: AnyGame) -> Iterator[AnyStep]:
    yield lobby.give_up_own
    if table.private:
        return  # the frame lets nobody else press there
    options = [f"{option.name}={value}" for option in game.options for value in option.values or (True, False)]
    for verb in ALL_VERBS:
        if verb.step is not None:
            yield verb.step
        for argument in (*ARGUMENTS, *options):
            with suppress(Refused):  # another kind of argument
                if verb.step_for is not None:
                    yield verb.step_for(argument)
    yield from (lobby.stay, timing.mute, play.take_hint, play.choose_look(deck="four"))
    yield from (play.take(number) for number in range(4))
    for seat in range(len(table.seats)) if table.phase is Phase.PLAYING else ():
        for action in game.possible(table.state, seat)[:2]:
            yield from (
                play.act(action),
                play.act(action, 5),
                play.act_out_of_turn(action, table.moves),
                play.choose_ahead(action, 5),
            )


def taken(step: AnyStep, table: TableData, game: AnyGame, actor: Actor, story: Story) -> Change:
    return step.step(table, game, actor, story) if isinstance(step, StoryStep) else step(table, game, actor)


def stored(table: TableData) -> TableData:
    return msgspec.json.decode(msgspec.json.encode(table), type=TableData)


@pytest.mark.parametrize("name", game_names())
def test_nobody_changes_what_is_not_theirs(name: str) -> None:
    game, wrong, done, refused = find_game(name), list[str](), 0, 0
    for table, story in tables(game):
        before = stored(table)
        for user_id in (HOST, SEATED, AWAY, STRANGER, KEEPER):
            who = Who(user_id, 1, 2, moderator=user_id == KEEPER, sent=Sent(rights.COMMAND))
            actor = Actor(user_id, "somebody", who.moderator, NOW, NOW)
            for step in steps(table, game):
                try:
                    change = taken(step, table, game, actor, story)
                except (Refused, ValueError):
                    refused += 1
                    continue
                done += 1
                log = [
                    Row(move.seat, COMPUTER if move.seat is None else move.user_id, move.action) for move in change.log
                ]
                found = rights.wrong(rights.Step(before, stored(change.table), log, who, game, NOW))
                wrong += [f"{fault}: {who} at {table.phase}" for fault in found]
    assert wrong == []
    assert refused > done > 50
