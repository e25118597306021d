"""Everything anyone can do at a table, in random order with wrong steps among it: the invariants always hold."""

from contextlib import suppress

import pytest

from bot.core.chance import Seeded
from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps import lobby, play, timing, votes
from bot.tables.steps.model import COMPUTER, Actor, Change, Move, Phase, Proposal, Step, TableData
from bot.tables.steps.table_log import story_of
from cogs.juse.rules.game import GAME as JUSE
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, by, new_table, the_bot

GAME: AnyGame = JUSE
PEOPLE = (ALICE, BOB, CAROL, DAVE, COMPUTER)
STEPS = 150


def a_move(chance: Seeded) -> Step:
    """Mostly by the seat to act, mostly possible, some by an old click."""

    def step(table: TableData, game: AnyGame, actor: Actor) -> Change:
        waiting = sorted(game.to_act(table.state)) if table.state is not None else []
        actions = game.possible(table.state, waiting[0]) if waiting else ()
        if not actions:
            return play.act(game.parse("draw"))(table, game, actor)
        action = actions[chance.below(len(actions))]
        seat = waiting[0]
        if table.seats[seat].by_computer:
            proposal = Proposal(table.version - (chance.below(5) == 0), seat, action)
            return play.act_for_computer(proposal)(table, game, the_bot(actor.now))
        epoch = (None, table.epochs[seat], table.epochs[seat], table.epochs[seat] - 1)[chance.below(4)]
        mover = by(table.seats[seat].user_id, actor.now) if chance.below(4) else actor
        return play.act(action, epoch)(table, game, mover)

    return step


def some_step(chance: Seeded, now: float) -> tuple[Step, Actor]:
    user, moderator, number = PEOPLE[chance.below(len(PEOPLE))], chance.below(12) == 0, chance.below(9)
    actor, rare = by(user, now, moderator=moderator), chance.below(8) == 0
    before_the_deal: list[Step] = [
        lobby.join,
        lobby.join,
        lobby.add_computer(),
        lobby.leave if number < 3 else lobby.join,
        lobby.remove(number),
        lobby.start(str(now)),
        timing.time_up,
    ]
    if rare:
        before_the_deal = [lobby.close]
    after_it: list[Step] = [
        play.leave,
        play.come_back,
        play.come_back,
        play.end if rare else play.agree_to_end,
        play.choose_look("four"),
        timing.pause,
        timing.go_on,
        timing.go_on,
    ]
    if chance.below(3):
        return a_move(chance), actor
    steps = before_the_deal if chance.below(3) else after_it
    return steps[chance.below(len(steps))], actor


def check(before: TableData, change: Change, log: list[Move]) -> None:
    table = change.table
    assert table.version == before.version + 1
    assert before.is_open
    seated = [seat.user_id for seat in table.seats if seat.user_id != COMPUTER]
    assert len(seated) == len(set(seated))
    assert len(table.seats) <= GAME.max_seats
    if table.is_open:
        assert table.people
    if table.phase is Phase.LOBBY:
        assert table.opener_id in seated
        assert table.deadline is not None
    if table.state is not None:
        assert len(table.epochs) == len(table.seats) >= GAME.min_seats
        assert set(table.end_votes) <= {seat.user_id for seat in table.people}
        assert table.phase is not Phase.PLAYING or len(table.end_votes) < votes.needed_to_end(table)
        assert (table.phase is Phase.OVER) == GAME.outcome(table.state).finished
    if change.log:
        assert before.pause is None
        assert [move.number for move in log] == [*range(table.moves + 1)]
    elif before.phase is Phase.PLAYING:
        assert (table.state, table.moves, table.chance) == (before.state, before.moves, before.chance)
    if before.phase is Phase.PLAYING:
        for seat, epoch in enumerate(table.epochs):
            asked_anew = GAME.decision(before.state, seat) != GAME.decision(table.state, seat)
            acted = seat in {move.seat for move in change.log}
            acted_or_changed_hands = acted or before.seats[seat].away != table.seats[seat].away
            assert (epoch > max(before.epochs)) == (asked_anew or acted_or_changed_hands)


@pytest.mark.parametrize("seed", range(60))
def test_invariants_hold_whatever_people_do(seed: int) -> None:
    chance = Seeded(f"steps {seed}")
    table = new_table(*PEOPLE[: 1 + seed % 4], touched_at=0.0)
    log: list[Move] = []
    for now in range(STEPS):
        with suppress(Refused):
            step, actor = some_step(chance, float(now * 10))
            change = step(table, GAME, actor)
            log.extend(change.log)
            check(table, change, log)
            table = change.table
    if table.state is not None:
        story_of(table, GAME, log)
    else:
        assert log == []
