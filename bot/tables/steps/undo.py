"""The last move taken back, if everybody at the table agrees: at practice tables, where nothing counts, and only while
nobody has learned anything by it. A mistake stands.
"""

from collections.abc import Sequence

from bot.core.cards import uncovered
from bot.core.errors import Refused
from bot.core.game import AnyGame, Juse, Milestone
from bot.tables.steps.fields import with_fields
from bot.tables.steps.model import COMPUTER, Actor, Change, Seat, TableData, next_version
from bot.tables.steps.play import fresh_epochs
from bot.tables.steps.table_log import Position, Story, StoryStep


def is_for_undo(table: TableData) -> bool:
    """Return whether moves can be taken back at such a table."""
    is_apart = table.private or table.is_compared or table.terms.scripted
    return table.terms.learning and len(table.seats) > 1 and not is_apart


def may_ask(table: TableData, user_id: int) -> bool:
    number = table.seat_of(user_id)
    is_here = number is not None and table.seats[number].is_here
    return is_here and is_for_undo(table) and table.halt.pause is None and not table.votes.undo_votes


def yet_to_agree(table: TableData) -> Sequence[int]:
    """Return the seats of those who are here and have not agreed."""
    return [
        number for number, seat in enumerate(table.seats) if seat.is_here and seat.user_id not in table.votes.undo_votes
    ]


@StoryStep
def undo(table: TableData, game: AnyGame, actor: Actor, story: Story) -> Change:
    """Ask to take back the last move that a person has chosen, or agree; it is taken back when everybody who is here
    has. The next move of anybody is a no.
    """
    table.require_here(actor.user_id)
    table.require_no_pause()
    if game.has_calls or not is_for_undo(table):
        raise Refused("undo-never" if game.has_calls else "undo-counts")
    undone = _to_undo(table, game, story)
    agreed = next_version(table, actor.now, undo_votes=tuple(dict.fromkeys((*table.votes.undo_votes, actor.user_id))))
    if not yet_to_agree(agreed):
        return Change(_without(agreed, story, undone))
    if agreed.votes.undo_votes == table.votes.undo_votes:
        raise Refused("undo-agreed-already", have=len(table.votes.undo_votes), need=len(table.people))
    return Change(agreed)


@StoryStep
def agree(table: TableData, game: AnyGame, actor: Actor, story: Story) -> Change:
    """Agree to take back the last move, if somebody has asked."""
    table.require_playing()
    if not table.votes.undo_votes:
        raise Refused("moved-on")
    return undo.step(table, game, actor, story)


def _to_undo(table: TableData, game: AnyGame, story: Story) -> Sequence[Position]:
    """Return the last move that a person has chosen, with all that followed by itself."""
    number = len(story) - 1
    while number > table.dealt.moves_dealt and (story[number].forced or story[number].move.user_id == COMPUTER):
        number -= 1
    if number <= table.dealt.moves_dealt:
        raise Refused("undo-nothing")
    undone = story[number:]
    if any(isinstance(event, Juse) for position in undone for event in position.events):
        raise Refused("undo-mistake")
    if any(map(_has_told, undone)) or any(
        _has_seen(game, before.state, after.state, seat)
        for before, after in zip(story[number - 1 :], undone, strict=False)
        for seat in (None, *range(len(table.seats)))
    ):
        raise Refused("undo-seen")
    return undone


def _has_told(position: Position) -> bool:
    """Return whether chance decided something, others heard something in secret, or a round ended."""
    own = None, (position.move.seat,)
    return bool(position.move.chance) or any(
        event.audience not in own or isinstance(event, Milestone) for event in position.events
    )


def _has_seen(game: AnyGame, before: object, after: object, seat: int | None) -> bool:
    return bool(uncovered(game.view(before, seat), game.view(after, seat)))


def _without(table: TableData, story: Story, undone: Sequence[Position]) -> TableData:
    """Return the table as if this had not been done. Nothing of it was left to chance, so that goes on as it is."""
    kept = table.moves - len(undone)
    return with_fields(
        table,
        state=story[kept].state,
        moves=kept,
        seats=tuple(_seat_without(seat, number, kept, undone) for number, seat in enumerate(table.seats)),
        epochs=fresh_epochs(table),
        hurried=tuple(number for number in table.computers.hurried if number <= kept),
        reveal=None,
        waits_since=table.touched_at,
        undo_votes=(),
    )


def _seat_without(seat: Seat, number: int, kept: int, undone: Sequence[Position]) -> Seat:
    made = sum((position.move.seat, position.move.user_id) == (number, seat.user_id) for position in undone)
    where, names = seat.presence, ("left_after", "taken_over")
    changed = {name: min(kept, after) for name in names if (after := getattr(where, name)) is not None}
    return with_fields(seat, run=max(0, seat.tally.run - made), ahead="", dropped="", **changed)
