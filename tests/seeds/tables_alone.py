"""Random attempts that go on from tables which were met in evenings, by steps alone: a table is a frozen value, so it
takes no evening to come to it again.
"""

import random
import secrets
from collections.abc import Iterator

import msgspec
import pytest

from bot.core.chance import Scripted
from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.games import find_game
from bot.tables.steps import play, timing, votes
from bot.tables.steps.model import COMPUTER, THE_BOT, Actor, Change, Phase, Proposal, Step, TableData
from bot.tables.steps.table_log import AnyStep, StoryStep
from tests.presented import ALL_VERBS
from tests.proof import rights
from tests.proof.rights import NOBODY, Row, Sent, Who
from tests.proof.test_everybody_tries import ARGUMENTS, KEEPER, STRANGER, steps
from tests.seeds.evening import Evening

_WAITS = (0.0, 0.0, 0.5, 3.0, 20.0, 90.0, 700.0, 5000.0)
_OF_MOVES, _OF_VERBS, _OF_TIME = 0.6, 0.25, 0.05
"""Of all attempts. The rest may be anything."""


def faults_of_tables(evening: Evening, attempts: int) -> Iterator[str]:
    """From each of an evening's tables, so many."""
    for number, met in enumerate(evening.tables):
        chance = random.Random(f"tables {evening.seed} {number}")  # noqa: S311
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(secrets, "token_hex", lambda size, chance=chance: chance.randbytes(size).hex())
            faults = [*faults_of_attempts(met, attempts, chance)]
        yield from faults


def faults_of_attempts(met: TableData, count: int, chance: random.Random) -> Iterator[str]:
    """What is wrong after any of so many attempts, each where the one before has led; from the start again when it is
    over.
    """
    game, table = find_game(met.game), met
    for _ in range(count):
        table = table if table.is_open else met
        try:
            step, actor = _some_step(table, game, table.touched_at + chance.choice(_WAITS), chance)
            if isinstance(step, StoryStep):
                continue  # a table alone has no past
            change = timing.with_what_follows(table, step(table, game, actor), game, actor, (), 1.0)
        except (Refused, ValueError):  # not now, not they, or not with such an argument
            continue
        yield from (
            f"{fault} (version {table.version}, {actor})" for fault in faults_of_change(table, change, game, actor)
        )
        table = _as_stored(change.table, game)


def _some_step(table: TableData, game: AnyGame, now: float, chance: random.Random) -> tuple[AnyStep, Actor]:
    of_what = chance.random()
    in_game = table.phase is Phase.PLAYING and not table.terms.scripted  # a lesson's script moves its computers
    asked = sorted(game.to_act(table.state)) if in_game else []
    if asked and of_what < _OF_MOVES:
        return _move(table, game, chance.choice(asked), now, chance)
    if of_what > 1 - _OF_TIME:
        return timing.time_up, _actor(COMPUTER, now)
    others = (table.opener_id,) if table.private else (STRANGER, KEEPER)  # nobody else sees it
    actor = _actor(chance.choice([*(seat.user_id for seat in table.people), *others]), now)
    if of_what < _OF_MOVES + _OF_VERBS:
        verb = chance.choice([verb for verb in ALL_VERBS if verb.step is not None or verb.step_for is not None])
        step = verb.step if verb.step_for is None else verb.step_for(chance.choice(ARGUMENTS))
        assert step is not None
        return step, actor
    return chance.choice([*steps(table, game)]), actor


def _move(table: TableData, game: AnyGame, seat: int, now: float, chance: random.Random) -> tuple[Step, Actor]:
    """A possible one, perhaps by an old button."""
    action, user = chance.choice(game.possible(table.state, seat)), table.seats[seat].user_id
    if table.seats[seat].by_computer:
        return play.act_for_computer(Proposal(table.version, seat, action)), _actor(COMPUTER, now)
    return play.act(action, chance.choice((None, table.epochs[seat], table.epochs[seat] - 1))), _actor(user, now)


def _actor(user: int, now: float) -> Actor:
    if user == COMPUTER:
        return msgspec.structs.replace(THE_BOT, now=now, at=now)
    return Actor(user, "somebody", user == KEEPER, now, now)


def _as_stored(table: TableData, game: AnyGame) -> TableData:
    stored = msgspec.json.decode(msgspec.json.encode(table), type=TableData)
    state = None if stored.state is None else msgspec.convert(stored.state, game.state_type)
    return msgspec.structs.replace(stored, state=state)


def faults_of_change(before: TableData, change: Change, game: AnyGame, actor: Actor) -> Iterator[str]:
    table = change.table
    if _as_stored(table, game) != table:
        yield "it is stored as something else"
    if table.is_open and table.deadline is None:
        yield "it stands still"
    if table.phase is Phase.LOBBY and table.opener_id not in {seat.user_id for seat in table.people}:
        yield "its host is not there"
    if table.phase is Phase.PLAYING and table.people and len(table.votes.end_votes) >= votes.needed_to_end(table):
        yield "it goes on although all want its end"
    if _played_again(before, change, game) != table.state:
        yield "its log does not lead to its state"
    yield from _decisions(before, change, game)
    log = [Row(move.seat, COMPUTER if move.seat is None else move.user_id, move.action) for move in change.log]
    who = Who(actor.user_id, before.guild_id, before.channel_id, moderator=actor.moderator, sent=Sent(rights.COMMAND))
    done = rights.Step(before, table, log, NOBODY if actor.user_id == COMPUTER else who, game, actor.now)
    if not rights.happens_by_itself(done):
        yield from rights.wrong(done)


def _played_again(before: TableData, change: Change, game: AnyGame) -> object:
    state = before.state
    for move in change.log:
        chance = Scripted(move.chance)
        if move.seat is None:
            state, _ = game.deal(len(change.table.seats), change.table.options, chance)
        else:
            state, _ = game.apply(state, move.seat, game.parse(move.action), chance)
    return state


def _decisions(before: TableData, change: Change, game: AnyGame) -> Iterator[str]:
    """A seat that is asked something else has a new number for it: buttons for what was asked before are old."""
    acted = {move.seat for move in change.log}
    for seat, epoch in enumerate(change.table.epochs if before.phase is Phase.PLAYING else ()):
        asked_anew = game.decision(before.state, seat) != game.decision(change.table.state, seat)
        old, new = before.seats[seat], change.table.seats[seat]
        changed_hands = (old.user_id, old.presence.away, old.presence.removed) != (
            new.user_id,
            new.presence.away,
            new.presence.removed,
        )
        if (epoch > max(before.epochs)) != (asked_anew or seat in acted or changed_hands):
            yield f"seat {seat} is asked by number {epoch} after {before.epochs}"
