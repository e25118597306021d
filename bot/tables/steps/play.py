"""Steps at a table that is being played."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from bot.core.cards import BackDesign, Deck
from bot.core.chance import resumed
from bot.core.errors import Impossible, Refused
from bot.core.game import AnyGame, Juse, Milestone, forced_move, may_act_out_of_turn
from bot.tables.steps import votes
from bot.tables.steps.fields import with_fields, without_votes
from bot.tables.steps.model import (
    COMPUTER,
    FORGOTTEN,
    LOBBY_IDLE,
    Actor,
    Change,
    Move,
    Phase,
    Proposal,
    Seat,
    TableData,
    handed_over,
    next_epoch,
    next_version,
    step_factory,
    with_seat,
)
from bot.tables.steps.results import update_seat_statistics, with_results


@step_factory
def act(
    table: TableData,
    game: AnyGame,
    actor: Actor,
    action: Any,
    epoch: int | None = None,
    then: Sequence[Any] = (),
) -> Change:
    """Make a person's move, and then what they want to do right after it, if possible and if the move was no misplay.
    `epoch` is that of the button pressed; None (a typed command) means the present decision. What comes next by itself
    can be done at once, but nothing else.
    """
    seat = _own_seat(table, game, actor.user_id, epoch)
    found = next_forced_move(table, game)
    if found is not None and found[0] == seat and forced_move(game, table.state) not in (None, (seat, action)):
        raise Refused("moved-on")
    change = _apply(table, game, actor, seat, action)
    for further in then:
        if any(isinstance(event, Juse) for event in change.events) or change.table.phase is not Phase.PLAYING:
            break
        with suppress(Impossible):
            change = followed_by(change, _apply(change.table, game, actor, seat, further))
    return with_automatic(change, game, actor)


@step_factory
def act_out_of_turn(table: TableData, game: AnyGame, actor: Actor, action: Any, moves: int) -> Change:
    """Do what anyone seated may do about the last move: a button pressed for an earlier one is late."""
    seat = _own_seat(table, game, actor.user_id)
    if moves != table.moves:
        raise Refused("moved-on")
    return with_automatic(_apply(table, game, actor, seat, action), game, actor)


def followed_by(change: Change, more: Change) -> Change:
    """Join two changes into one, and so into one version."""
    table = msgspec.structs.replace(more.table, version=change.table.version)
    log, events = (*change.log, *more.log), (*change.events, *more.events)
    return msgspec.structs.replace(more, table=table, log=log, events=events)


def with_automatic(change: Change, game: AnyGame, actor: Actor) -> Change:
    """Add the forced moves at a table for one person, or right after the deal. Otherwise they come after the usual
    pause, so that everybody can see, or call, the move before.
    """
    while (found := next_forced_move(change.table, game)) is not None and not game.may_call(change.table.state):
        if len(change.table.seats) > 1 and change.table.moves:
            break
        change = followed_by(change, _play_forced(change.table, game, actor, *found))
    return change


def next_forced_move(table: TableData, game: AnyGame) -> tuple[int, Any] | None:
    """Return the seat and the action of the next forced move, a person's or a computer's: it has no alternative, or was
    chosen ahead.
    """
    if not table.is_running or table.terms.scripted:
        return None
    for number in sorted(game.to_act(table.state)):
        seat = table.seats[number]
        if seat.chosen.ahead and not seat.by_computer:
            return number, game.parse(seat.chosen.ahead)
    return game.automatic(table.state)


def play_forced_move(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Play a forced move: a person's as that person's own move, a computer's as the actor's."""
    table.require_playing()
    found = next_forced_move(table, game)
    if found is None:
        raise Refused("moved-on")
    return with_automatic(_play_forced(table, game, actor, *found), game, actor)


def _play_forced(table: TableData, game: AnyGame, actor: Actor, seat: int, action: Any) -> Change:
    player = table.seats[seat]
    if not player.by_computer:
        actor = Actor(player.user_id, player.name, False, actor.now, actor.at)
    return _apply(table, game, actor, seat, action)


def seat_asked(table: TableData, game: AnyGame, user_id: int, epoch: int) -> int:
    """Return the seat of a person who is choosing but has not moved yet; `Refused` if there is nothing to choose."""
    seat = _own_seat(table, game, user_id, epoch)
    if not can_act(table, game, seat):
        raise Impossible("not-your-turn", seat=min(game.to_act(table.state)))
    return seat


def can_act(table: TableData, game: AnyGame, seat: int) -> bool:
    """Return whether hands could do anything for this seat, even out of turn: that may be a misplay to notice."""
    return is_playing(table, seat) and bool(game.possible(table.state, seat))


def is_playing(table: TableData, seat: int) -> bool:
    """Return whether a person plays in this seat now."""
    return table.phase is Phase.PLAYING and not table.seats[seat].by_computer


def _own_seat(table: TableData, game: AnyGame, user_id: int, epoch: int | None = None) -> int:
    seat = table.require_here(user_id)
    table.require_no_pause()
    if table.seats[seat].clock.late:
        raise Refused("time-up")
    if epoch is not None and epoch != table.epochs[seat]:
        waiting = game.to_act(table.state)
        # Somebody else's button, if it is for a decision of now.
        if epoch in table.epochs and seat not in waiting:
            raise Impossible("not-your-turn", seat=min(waiting))
        raise Refused("moved-on")
    return seat


@step_factory
def choose_ahead(table: TableData, game: AnyGame, actor: Actor, action: Any | None, epoch: int) -> Change:
    """Keep an action until the turn of this person comes, or drop the one that waits (None). Nobody else can notice."""
    seat = _own_seat(table, game, actor.user_id, epoch)
    if action is not None and (seat in game.to_act(table.state) or action not in game.possible(table.state, seat)):
        raise Refused("moved-on")
    after = next_version(table, table.touched_at)
    after = msgspec.structs.replace(after, unnoticed=table.unnoticed + 1)
    return Change(with_seat(after, seat, ahead="" if action is None else game.spell(action), dropped=""))


@step_factory
def act_for_computer(table: TableData, game: AnyGame, actor: Actor, proposal: Proposal) -> Change:
    """Make a computer's move at one version of the table: a person may have been quicker, or taken the seat back."""
    table.require_playing()
    table.require_no_pause()
    if not table.version - table.unnoticed <= proposal.version <= table.version:
        raise Refused("moved-on")
    if proposal.action is not None:
        hurried = (*table.computers.hurried, table.moves + 1) if proposal.hurried else table.computers.hurried
        with suppress(Impossible):
            noted = with_fields(table, hurried=hurried)
            return with_automatic(_apply(noted, game, actor, proposal.seat, proposal.action), game, actor)
    if proposal.seat not in game.to_act(table.state):
        raise Refused("moved-on")
    change = _apply(table, game, actor, proposal.seat, game.legal(table.state, proposal.seat)[0])
    return with_automatic(change, game, actor)


def computers_asked(table: TableData, game: AnyGame) -> frozenset[int]:
    """Return the seats that the game waits for and the computer plays: none in a lesson or at a deserted table."""
    if not table.is_running or table.terms.scripted:
        return frozenset()
    return frozenset(seat for seat in game.to_act(table.state) if table.seats[seat].by_computer)


def computers_out_of_turn(table: TableData, game: AnyGame) -> frozenset[int]:
    """Return the computer's seats that may act though the game does not wait for them."""
    if not table.is_running:
        return frozenset()
    return frozenset(seat for seat in may_act_out_of_turn(game, table.state) if table.seats[seat].by_computer)


def leave(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Leave the seat to the computer; when the last person leaves, the game ends."""
    table.require_playing()
    number = table.require_seat(actor.user_id)
    if table.seats[number].presence.away:
        raise Refused("not-seated")
    left = handed_over(next_version(table, actor.now), number, away=True, missed=0, left_after=table.moves)
    return Change(votes.with_votes_applied(without_votes(left, by=actor.user_id), game))


def may_leave(table: TableData, user_id: int) -> bool:
    number = table.seat_of(user_id)
    return number is not None and table.seats[number].is_here and not table.private


def come_back(table: TableData, _: AnyGame, actor: Actor) -> Change:
    table.require_playing()
    number = table.require_seat(actor.user_id)
    if not table.seats[number].presence.away:
        raise Refused("not-away")
    after = next_version(table, actor.now, waits_since=actor.now)
    back = handed_over(after, number, away=False, removed=False, missed=0)
    return Change(without_votes(back, about=number))


def is_back_by_any_press(table: TableData, user_id: int) -> bool:
    """Return whether a soft clock has left somebody's seat to the computer until they press anything."""
    number = table.seat_of(user_id)
    seat = None if number is None else table.seats[number]
    return (
        table.terms.clock == "soft"
        and seat is not None
        and seat.presence.away
        and seat.clock.missed > 0
        and not seat.presence.removed
    )


def free_seats(table: TableData) -> Sequence[int]:
    """Return the seats that can be taken over. A deal that others play too is everybody's own, and a series is for
    those who have begun it.
    """
    is_closed = table.private or table.is_compared or table.terms.deals > 0 or len(table.seats) == 1
    if table.phase is not Phase.PLAYING or is_closed:
        return ()
    return [number for number, seat in enumerate(table.seats) if not seat.is_here]


def may_take(table: TableData, user_id: int) -> bool:
    return table.seat_of(user_id) is None and len(free_seats(table)) > 0


def check_may_take(table: TableData, user_id: int) -> None:
    table.require_playing()
    if table.seat_of(user_id) is not None:
        table.require_here(user_id)
        raise Refused("seated-already")
    if not free_seats(table):
        raise Refused("no-seat-free")


@step_factory
def take(table: TableData, _: AnyGame, actor: Actor, number: int) -> Change:
    """Play on in this seat with all that it has. Whoever left it cannot come back into it."""
    check_may_take(table, actor.user_id)
    if number not in free_seats(table):
        raise Refused("seat-not-free")
    former = table.seats[number]
    after = next_version(table, actor.now, waits_since=actor.now, first_game=None)
    after = without_votes(after, by=former.user_id, about=number)
    if former.user_id == table.opener_id:
        heir = next(iter(table.people), actor)
        after = msgspec.structs.replace(after, opener_id=heir.user_id)
    # The last move of the seat was not theirs, if it is called now.
    taken = with_fields(Seat(actor.user_id, actor.name, former.level), taken_over=table.moves, stood_in=True)
    if former.user_id == COMPUTER:
        taken = with_fields(taken, in_place_of=former.name)
    seats = (*after.seats[:number], taken, *after.seats[number + 1 :])
    return Change(handed_over(msgspec.structs.replace(after, seats=seats), number))


def take_any(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Play on in the first seat that is free."""
    check_may_take(table, actor.user_id)
    return take(free_seats(table)[0])(table, game, actor)


def end(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """End the game: at once for a moderator who has no seat, otherwise by vote."""
    if not _only_moderates(table, actor):
        return agree_to_end(table, game, actor)
    table.require_playing()
    return Change(next_version(table, actor.now, phase=Phase.CLOSED))


def agree_to_end(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Vote to end: the game ends when everybody at the table agrees."""
    table.require_playing()
    _require_here(table, actor)
    if actor.user_id in table.votes.end_votes:
        raise Refused("already-agreed", have=len(table.votes.end_votes), need=votes.needed_to_end(table))
    agreed = next_version(table, actor.now, end_votes=(*table.votes.end_votes, actor.user_id))
    return Change(votes.with_votes_applied(agreed, game))


@step_factory
def remove(table: TableData, game: AnyGame, actor: Actor, number: int) -> Change:
    """Leave a seat to the computer until its player is back: a moderator without a seat decides, or else a vote, in
    which enough of the others must agree.
    """
    moderates, vote = _only_moderates(table, actor), (actor.user_id, number)
    table.require_playing()
    if not 0 <= number < len(table.seats) or table.seats[number].user_id in (COMPUTER, FORGOTTEN):
        raise Refused("nobody-to-remove")
    if table.seats[number].presence.removed:
        raise Refused("removed-already", seat=number)
    if actor.user_id == table.seats[number].user_id:
        raise Refused("remove-yourself")
    if not moderates:
        _require_here(table, actor)
    table.require_no_pause()
    if not votes.may_be_removed(table, game, number, actor.now):
        clock = "none" if table.terms.clock in votes.WITHOUT_HURRY else table.terms.clock
        raise Refused("remove-left" if table.seats[number].presence.away else "remove-later", seat=number, clock=clock)
    after = next_version(table, actor.now)
    if moderates:
        after = votes.with_player_removed(after, number)
    elif vote in table.votes.removal_votes:
        have, need = votes.votes_to_remove(table, number), votes.needed_to_remove(table, number)
        raise Refused("removal-agreed-already", seat=number, have=have, need=need)
    else:
        after = with_fields(after, removal_votes=(*table.votes.removal_votes, vote))
    return Change(votes.with_votes_applied(after, game))


@step_factory
def finish(table: TableData, game: AnyGame, actor: Actor, number: int) -> Change:
    """Vote to have the computer finish the turn of somebody who keeps the others waiting: most of them must agree."""
    table.require_playing()
    _require_here(table, actor)
    table.require_no_pause()
    if not 0 <= number < len(table.seats) or not votes.may_be_finished(table, number):
        raise Refused("moved-on")
    if actor.user_id == table.seats[number].user_id:
        raise Refused("finish-yourself")
    vote = (actor.user_id, number)
    if vote in table.votes.finish_votes:
        have, need = votes.votes_to_finish(table, number), votes.needed_to_finish(table, number)
        raise Refused("finish-agreed-already", seat=number, have=have, need=need)
    after = next_version(table, actor.now, finish_votes=(*table.votes.finish_votes, vote))
    return Change(votes.with_votes_applied(after, game))


def _only_moderates(table: TableData, actor: Actor) -> bool:
    """Return whether somebody has no vote here, but a moderator's say. Who has a seat votes, even if away from it."""
    return actor.moderator and table.seat_of(actor.user_id) is None


def _require_here(table: TableData, actor: Actor) -> None:
    if not table.seats[table.require_seat(actor.user_id)].is_here:
        raise Refused("not-seated")


@step_factory
def choose_look(
    table: TableData,
    _: AnyGame,
    actor: Actor,
    deck: Deck | None = None,
    back: BackDesign | None = None,
    motion: bool | None = None,
) -> Change:
    """Choose how the table looks. What is None stays as it is."""
    if not table.is_open:
        raise Refused("table-closed")
    if table.seat_of(actor.user_id) is None and not actor.moderator:
        raise Refused("not-your-look")
    chosen = {"deck": deck, "back": back, "motion": motion}
    changed = {name: value for name, value in chosen.items() if value is not None}
    return Change(next_version(table, actor.now, **changed))


def take_hint(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Count a hint. This comes before working it out, so that no hint is free."""
    number = seat_to_advise(table, game, actor.user_id)
    return Change(with_seat(next_version(table, actor.now), number, hints=table.seats[number].tally.hints + 1))


def seat_to_advise(table: TableData, game: AnyGame, user_id: int) -> int:
    """Return the seat of a person whose turn it is, and who may have hints."""
    table.require_playing()
    table.require_no_pause()
    number = table.require_seat(user_id)
    if table.is_only_try:
        raise Refused("no-hints")
    if number not in game.to_act(table.state):
        raise Impossible("not-your-turn", seat=min(game.to_act(table.state)))
    return number


def only_choice(table: TableData, game: AnyGame, user_id: int) -> Any | None:
    """Return what this person, whose turn it is, can do if it is only one thing. What hands could do counts, as what
    the rules allow would already be a hint.
    """
    possible = game.possible(table.state, seat_to_advise(table, game, user_id))
    return possible[0] if len(possible) == 1 else None


def give_up(table: TableData, _: AnyGame, actor: Actor) -> Change:
    table.require_playing()
    if actor.user_id != table.opener_id:
        raise Refused("not-seated")
    return Change(next_version(table, actor.now, phase=Phase.CLOSED))


def go_private(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """Free the channel for another table: the only player here has been idle for long."""
    table.require_playing()
    if len(table.seats) != 1 or actor.now - table.touched_at < LOBBY_IDLE:
        raise Refused("channel-taken", table=str(table.id))
    return Change(next_version(table, actor.now, private=True))


def close_abandoned(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """Close the table in any phase: its server or channel is gone."""
    if not table.is_open:
        raise Refused("table-closed")
    return Change(next_version(table, actor.now, phase=Phase.CLOSED))


def fresh_epochs(table: TableData) -> tuple[int, ...]:
    return (next_epoch(table),) * len(table.seats)


def _apply(table: TableData, game: AnyGame, actor: Actor, seat: int, action: Any) -> Change:
    assert table.chance is not None
    chance = resumed(table.chance, seat)
    state, events = game.apply(table.state, seat, action, chance)
    outcome = game.outcome(state)
    # A decision that is tried again has come to something once its round is over.
    ends_with_round = table.terms.is_continued and not table.terms.plays_on
    is_tried = ends_with_round and any(isinstance(event, Milestone) for event in events)
    fresh = next_epoch(table)
    epochs = tuple(
        fresh if number == seat or game.decision(table.state, number) != game.decision(state, number) else epoch
        for number, epoch in enumerate(table.epochs)
    )
    after = next_version(
        table,
        actor.now,
        state=state,
        chance=chance.state,
        moves=table.moves + 1,
        waits_since=actor.now,
        epochs=epochs,
        phase=Phase.OVER if outcome.finished else Phase.CLOSED if is_tried else Phase.PLAYING,
        why_closed="tried" if is_tried and not outcome.finished else "",
        undo_votes=(),
    )
    after = update_seat_statistics(after, seat, events, by_computer=actor.user_id == COMPUTER)
    if actor.user_id != COMPUTER:
        after = without_votes(after, about=seat)
    after = _with_ahead_checked(after, game, seat)
    move = Move(
        number=after.moves,
        seat=seat,
        action=game.spell(action),
        chance=tuple(chance.outcomes),
        user_id=actor.user_id,
        at=actor.at,
    )
    change = Change(after, (move,), events)
    return with_results(change, game, outcome) if outcome.finished else change


def _with_ahead_checked(table: TableData, game: AnyGame, moved: int) -> TableData:
    """Return the table without what was chosen ahead for the seat that has moved, and without what turns out to be
    impossible, or a misplay, when its turn has come.
    """
    for number, seat in enumerate(table.seats):
        if not (seat.chosen.ahead or seat.chosen.dropped):
            continue
        if number == moved or table.phase is not Phase.PLAYING:
            table = with_seat(table, number, ahead="", dropped="")
        elif number in game.to_act(table.state) and game.parse(seat.chosen.ahead) not in game.legal(
            table.state, number
        ):
            table = with_seat(table, number, ahead="", dropped=seat.chosen.ahead)
    return table
