"""What can be done at a table that is being played."""

from contextlib import suppress
from typing import Any

import msgspec

from bot.core.chance import Seeded
from bot.core.errors import Impossible, Refused
from bot.core.game import AnyGame, Juse, Outcome, unasked
from bot.tables.steps import votes
from bot.tables.steps.actor import Actor, Step
from bot.tables.steps.model import (
    COMPUTER,
    FORGOTTEN,
    LOBBY_IDLE,
    SOMEONE,
    Change,
    DailyResult,
    Deck,
    Intent,
    Move,
    Phase,
    Seat,
    TableData,
    changed,
    handed_over,
    with_seat,
)
from bot.tables.steps.results import results_of


def act(action: Any, epoch: int | None = None) -> Step:
    """A person's move. `epoch` is that of the button pressed; None (a typed command) means the decision of now."""

    def step(table: TableData, game: AnyGame, actor: Actor) -> Change:
        return _apply(table, game, actor, _own_seat(table, game, actor.user_id, epoch), action)

    return step


def act_unasked(action: Any, moves: int) -> Step:
    """What anyone seated may do about the last of so many moves: a button pressed after another one is late."""

    def step(table: TableData, game: AnyGame, actor: Actor) -> Change:
        seat = _own_seat(table, game, actor.user_id, None)
        if moves != table.moves:
            raise Refused("moved-on")
        return _apply(table, game, actor, seat, action)

    return step


def seat_asked(table: TableData, game: AnyGame, user_id: int, epoch: int) -> int:
    """The seat of a person who is choosing but has not moved yet; `Refused` if there is nothing for them to choose."""
    seat = _own_seat(table, game, user_id, epoch)
    if not can_act(table, game, seat):
        raise Impossible("not-your-turn", seat=min(game.to_act(table.state)))
    return seat


def can_act(table: TableData, game: AnyGame, seat: int) -> bool:
    """Whether hands could do anything for this seat. The game may be waiting for another: that is for the players to
    notice where it is a misplay to be too quick.
    """
    return table.phase is Phase.PLAYING and not table.seats[seat].by_computer and bool(game.possible(table.state, seat))


def _own_seat(table: TableData, game: AnyGame, user_id: int, epoch: int | None) -> int:
    _require_playing(table)
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("not-seated")
    if table.seats[seat].away:
        raise Refused("removed" if table.seats[seat].removed else "seat-away")
    if table.seats[seat].late:
        raise Refused("time-up")
    if epoch is not None and epoch != table.epochs[seat]:
        waiting = game.to_act(table.state)
        # A button of now, but another's; any other epoch is of a decision that is past.
        if epoch in table.epochs and seat not in waiting:
            raise Impossible("not-your-turn", seat=min(waiting))
        raise Refused("moved-on")
    return seat


def act_for_computer(intent: Intent) -> Step:
    """Meant for one version of the table: a person may have been quicker, or taken the seat back."""

    def step(table: TableData, game: AnyGame, actor: Actor) -> Change:
        _require_playing(table)
        if table.version != intent.version:
            raise Refused("moved-on")
        if intent.action is not None:
            with suppress(Impossible):
                return _apply(table, game, actor, intent.seat, intent.action)
        if intent.seat not in game.to_act(table.state):
            raise Refused("moved-on")
        return _apply(table, game, actor, intent.seat, game.legal(table.state, intent.seat)[0])

    return step


def computers_asked(table: TableData, game: AnyGame) -> frozenset[int]:
    """The seats waited for that the computer plays: not in a lesson, where the script does, nor where nobody is left
    to play with.
    """
    if table.phase is not Phase.PLAYING or table.lesson is not None or table.is_deserted:
        return frozenset()
    return frozenset(seat for seat in game.to_act(table.state) if table.seats[seat].by_computer)


def computers_unasked(table: TableData, game: AnyGame) -> frozenset[int]:
    """The seats the computer plays that may act though nobody waits for them."""
    if table.phase is not Phase.PLAYING or table.is_deserted:
        return frozenset()
    return frozenset(seat for seat in unasked(game, table.state) if table.seats[seat].by_computer)


def leave(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """The computer plays the seat on; when the last person goes, there is nobody left to play for."""
    _require_playing(table)
    number = table.seat_of(actor.user_id)
    if number is None or table.seats[number].away:
        raise Refused("not-seated")
    left = handed_over(changed(table, actor.now), number, away=True, missed=0)
    return Change(votes.carried_out(votes.withdrawn(left, actor.user_id)))


def come_back(table: TableData, _: AnyGame, actor: Actor) -> Change:
    _require_playing(table)
    number = table.seat_of(actor.user_id)
    if number is None:
        raise Refused("not-seated")
    if not table.seats[number].away:
        raise Refused("not-away")
    if table.seats[number].removed:
        raise Refused("removed")
    return Change(handed_over(changed(table, actor.now), number, away=False, missed=0))


def end(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """A moderator ends at once."""
    if not actor.moderator:
        return agree_to_end(table, game, actor)
    _require_playing(table)
    return Change(changed(table, actor.now, phase=Phase.CLOSED))


def agree_to_end(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """The game ends when more than half of the people seated agree."""
    _require_playing(table)
    if actor.user_id not in (seat.user_id for seat in table.people):
        raise Refused("not-seated")
    if actor.user_id in table.end_votes:
        raise Refused("already-agreed", have=len(table.end_votes), need=votes.needed_to_end(table))
    return Change(votes.carried_out(changed(table, actor.now, end_votes=(*table.end_votes, actor.user_id))))


def remove(number: int) -> Step:
    """The computer plays the seat on for good, at a moderator's word."""

    def step(table: TableData, game: AnyGame, actor: Actor) -> Change:
        if not actor.moderator:
            return vote_to_remove(number)(table, game, actor)
        _require_removable(table, number, actor)
        return Change(votes.carried_out(votes.removed(changed(table, actor.now), number)))

    return step


def vote_to_remove(number: int) -> Step:
    """The computer plays the seat on for good when more than half of the others agree."""

    def step(table: TableData, _: AnyGame, actor: Actor) -> Change:
        _require_removable(table, number, actor)
        if actor.user_id not in (seat.user_id for seat in table.people):
            raise Refused("not-seated")
        vote = (actor.user_id, number)
        if vote in table.removal_votes:
            have, need = votes.votes_to_remove(table, number), votes.needed_to_remove(table, number)
            raise Refused("removal-agreed-already", seat=number, have=have, need=need)
        return Change(votes.carried_out(changed(table, actor.now, removal_votes=(*table.removal_votes, vote))))

    return step


def _require_removable(table: TableData, number: int, actor: Actor) -> None:
    _require_playing(table)
    if not 0 <= number < len(table.seats) or table.seats[number].user_id in (COMPUTER, FORGOTTEN):
        raise Refused("nobody-to-remove")
    if table.seats[number].removed:
        raise Refused("removed-already", seat=number)
    if actor.user_id == table.seats[number].user_id:
        raise Refused("remove-yourself")


def choose_deck(deck: Deck) -> Step:
    def step(table: TableData, _: AnyGame, actor: Actor) -> Change:
        if not table.is_open:
            raise Refused("table-closed")
        if table.seat_of(actor.user_id) is None and not actor.moderator:
            raise Refused("not-your-deck")
        return Change(changed(table, actor.now, deck=deck))

    return step


def take_hint(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Counted before the hint is worked out, so that nobody gets one for nothing."""
    _require_playing(table)
    number = table.seat_of(actor.user_id)
    if number is None:
        raise Refused("not-seated")
    if number not in game.to_act(table.state):
        raise Impossible("not-your-turn", seat=min(game.to_act(table.state)))
    return Change(with_seat(changed(table, actor.now), number, hints=table.seats[number].hints + 1))


def give_up(table: TableData, _: AnyGame, actor: Actor) -> Change:
    _require_playing(table)
    if actor.user_id != table.opener_id:
        raise Refused("not-seated")
    return Change(changed(table, actor.now, phase=Phase.CLOSED))


def go_private(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """The channel is wanted: whoever plays here alone goes on where nobody else is held up."""
    _require_playing(table)
    if len(table.seats) != 1 or actor.now - table.touched_at < LOBBY_IDLE:
        raise Refused("channel-taken", table=str(table.id))
    return Change(changed(table, actor.now, private=True))


def close_unasked(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """In any phase: its server or channel is gone."""
    if not table.is_open:
        raise Refused("table-closed")
    return Change(changed(table, actor.now, phase=Phase.CLOSED))


def forget(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """A seat that its player has left becomes nobody's, and the computer's until the end."""
    user_id, number = actor.user_id, table.seat_of(actor.user_id)
    if number is not None and not table.seats[number].away:
        raise Refused("leave-first", table=str(table.id), channel=f"<#{table.channel_id}>")
    seats = tuple(Seat(FORGOTTEN, SOMEONE, away=True) if seat.user_id == user_id else seat for seat in table.seats)
    opener = FORGOTTEN if table.opener_id == user_id else table.opener_id
    kept = tuple(vote for vote in table.removal_votes if vote[1] != number)
    return Change(changed(table, actor.now, seats=seats, opener_id=opener, removal_votes=kept))


def fresh_epochs(table: TableData) -> tuple[int, ...]:
    return (table.version,) * len(table.seats)


def _apply(table: TableData, game: AnyGame, actor: Actor, seat: int, action: Any) -> Change:
    assert table.chance is not None
    chance = Seeded.resumed(table.chance)
    state, events = game.apply(table.state, seat, action, chance)
    outcome = game.outcome(state)
    version = table.version + 1
    epochs = tuple(
        version if number == seat or game.decision(table.state, number) != game.decision(state, number) else epoch
        for number, epoch in enumerate(table.epochs)
    )
    seats = table.seats
    for event in events:
        if isinstance(event, Juse) and not _stood_in(seats[event.seat], actor.user_id, own_move=event.seat == seat):
            seats = _counted(seats, event.seat)
    after = changed(
        table,
        actor.now,
        state=state,
        chance=chance.state,
        moves=table.moves + 1,
        epochs=epochs,
        seats=seats,
        phase=Phase.OVER if outcome.finished else Phase.PLAYING,
    )
    move = Move(
        number=after.moves,
        seat=seat,
        action=game.spell(action),
        chance=tuple(chance.outcomes),
        user_id=actor.user_id,
        at=actor.now,
    )
    return Change(after, move, events, seat, _daily_result(after, outcome), results_of(after, outcome))


def _daily_result(table: TableData, outcome: Outcome) -> DailyResult | None:
    if table.day is None or table.phase is not Phase.OVER:
        return None
    (player,) = table.seats
    score = int(outcome.scores[0])
    return DailyResult(table.day, player.user_id, player.name, score, player.misplays, player.clean)


def _stood_in(accused: Seat, mover: int, *, own_move: bool) -> bool:
    """What the computer does in a person's place is not that person's misplay."""
    return accused.user_id != COMPUTER and (accused.away or (own_move and mover == COMPUTER))


def _counted(seats: tuple[Seat, ...], number: int) -> tuple[Seat, ...]:
    seat = msgspec.structs.replace(seats[number], misplays=seats[number].misplays + 1)
    return (*seats[:number], seat, *seats[number + 1 :])


def _require_playing(table: TableData) -> None:
    if table.phase is Phase.LOBBY:
        raise Refused("not-begun")
    if table.phase is Phase.OVER:
        raise Impossible("game-over")
    if table.phase is not Phase.PLAYING:
        raise Refused("table-closed")
