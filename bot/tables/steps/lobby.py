"""Steps before the cards are dealt; and who sits at a table, or is forgotten there."""

import itertools
from collections.abc import Collection

import msgspec

from bot.core.chance import KeyedChance
from bot.core.errors import Refused
from bot.core.game import AnyGame, Level, OptionValue, ranking, settle_options
from bot.core.time_controls import ClockName
from bot.tables.steps import play, votes
from bot.tables.steps.fields import with_fields, with_people, without_votes
from bot.tables.steps.groups import Presence
from bot.tables.steps.model import (
    COMPUTER,
    FORGOTTEN,
    SOMEONE,
    Actor,
    Change,
    Move,
    Phase,
    Seat,
    TableData,
    handed_over,
    next_version,
    step_factory,
)
from bot.tables.steps.play import fresh_epochs, with_automatic
from bot.tables.steps.timing import EARLY

COMPUTER_NAMES = ("Kumari", "Nimal", "Chamari", "Ruwan", "Dilani", "Asanka", "Sanduni", "Tharindu")


def join(table: TableData, game: AnyGame, actor: Actor) -> Change:
    _require_lobby(table)
    if table.seat_of(actor.user_id) is not None:
        raise Refused("already-seated")
    _require_room(table, game)
    return Change(next_version(table, actor.now, seats=(*table.seats, actor.new_seat())))


@step_factory
def add_computer(table: TableData, game: AnyGame, actor: Actor, level: Level = "normal") -> Change:
    _require_lobby(table)
    table.require_seat(actor.user_id)
    _require_room(table, game)
    return Change(next_version(table, actor.now, seats=(*table.seats, _computer(table.seats, level))))


def leave(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """Leave the lobby. It passes to the next person when its opener leaves, and closes when nobody is left. A series
    needs everybody.
    """
    _require_lobby(table)
    return Change(_without_seat(table, table.require_seat(actor.user_id), actor.now))


@step_factory
def remove(table: TableData, _: AnyGame, actor: Actor, seat: int) -> Change:
    check_may_manage(table, actor)
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", to=seat)
    if table.terms.deals:
        raise Refused("series-needs-all")
    return Change(_without_seat(table, seat, actor.now))


def close(table: TableData, _: AnyGame, actor: Actor) -> Change:
    check_may_manage(table, actor)
    return Change(next_version(table, actor.now, phase=Phase.CLOSED))


@step_factory
def choose_clock(table: TableData, _: AnyGame, actor: Actor, clock: ClockName) -> Change:
    check_may_manage(table, actor)
    return Change(next_version(table, actor.now, clock=clock))


@step_factory
def choose_option(table: TableData, game: AnyGame, actor: Actor, name: str, value: object) -> Change:
    check_may_manage(table, actor)
    chosen: dict[str, OptionValue] = {name: settle_options(game, {name: value})[name]}
    return Change(next_version(table, actor.now, options={**table.options, **chosen}))


@step_factory
def start(table: TableData, game: AnyGame, actor: Actor, seed: str) -> Change:
    check_may_manage(table, actor)
    if len(table.seats) < game.min_seats:
        raise Refused("too-few", seats=game.min_seats)
    return deal(seed)(next_version(table, actor.now), game, actor)


@step_factory
def start_with_computers(table: TableData, game: AnyGame, actor: Actor, seed: str) -> Change:
    """Fill the table up to a good number of seats and begin."""
    check_may_manage(table, actor)
    _require_no_series(table)
    seats = with_computers(table.seats, good_number(game))
    return deal(seed)(next_version(table, actor.now, seats=seats), game, actor)


@step_factory
def start_when_due(table: TableData, game: AnyGame, actor: Actor, seed: str) -> Change:
    """Begin at the set time, with computers only where there are too few people."""
    if table.phase is not Phase.LOBBY or table.lobby.starts_at is None or actor.now + EARLY < table.lobby.starts_at:
        raise Refused("moved-on")
    return deal(seed)(next_version(table, actor.now, seats=with_computers(table.seats, game.min_seats)), game, actor)


@step_factory
def deal(table: TableData, game: AnyGame, actor: Actor, seed: str) -> Change:
    """Deal the cards: at the start of a game, or at once at a table without a lobby."""
    chance = KeyedChance(seed)
    state, events = game.deal(len(table.seats), table.options, chance)
    dealt = with_fields(
        table,
        phase=Phase.PLAYING,
        state=state,
        chance=chance.state,
        epochs=fresh_epochs(table),
        begun_at=actor.now,
        waits_since=actor.now,
        host_acted_at=None,
        host_quiet=False,
        starts_at=None,
    )
    move = Move(number=0, seat=None, action="", chance=tuple(chance.outcomes), user_id=actor.user_id, at=actor.at)
    begun = with_automatic(Change(dealt, (move,), events), game, actor)
    return msgspec.structs.replace(begun, table=with_fields(begun.table, moves_dealt=begun.table.moves))


def good_number(game: AnyGame) -> int:
    """Return the number of seats that makes a good game."""
    return min(game.max_seats, max(game.min_seats, game.good_seats))


def with_computers(seats: tuple[Seat, ...], number: int) -> tuple[Seat, ...]:
    """Fill up with computers to `number` seats, if there are not more already."""
    while len(seats) < number:
        seats = (*seats, _computer(seats))
    return seats


def _computer(seats: tuple[Seat, ...], level: Level = "normal") -> Seat:
    return Seat(COMPUTER, free_name([seat.name for seat in seats]), level=level)


def free_name(taken: Collection[str]) -> str:
    """Return a name for a computer player."""
    numbered = (f"{COMPUTER_NAMES[0]} {number}" for number in itertools.count(2))
    return next(name for name in itertools.chain(COMPUTER_NAMES, numbered) if name not in taken)


def character_of(name: str) -> int | None:
    """Return the number of a computer's name: each has a weakness of its own."""
    return COMPUTER_NAMES.index(name) if name in COMPUTER_NAMES else None


class Queue(msgspec.Struct, frozen=True):
    """The people who have watched a game and want to play the next one."""

    first: tuple[Seat, ...] = ()
    making_way: tuple[int, ...] = ()
    """The people of that game, in the order in which they make way where seats are short."""


NOBODY_WAITS = Queue()


def rematch_seats(
    table: TableData, game: AnyGame, user_id: int, free: int = 0, queue: Queue = NOBODY_WAITS
) -> tuple[Seat, ...]:
    """Move everybody one seat further (rule book C2), without those who left, missed their last turn or were forgotten,
    but for the one who asks. Whoever waits comes along, to half of the seats or to those nobody has, and as many
    computers as there is room for, with so many `free` seats.
    """
    table.require_seat(user_id)
    seats = [
        Seat(seat.user_id, seat.name, level=seat.level)
        for seat in (*table.seats[1:], table.seats[0])
        if comes_along(seat, user_id)
    ]
    unused = game.max_seats - free - sum(seat.user_id != COMPUTER for seat in seats)
    seats += queue.first[: max(game.max_seats // 2, unused)]
    for number in reversed(range(len(seats))):
        if len(seats) + free > game.max_seats and seats[number].user_id == COMPUTER:
            del seats[number]
    for tired in queue.making_way:
        if len(seats) > game.max_seats and tired != user_id:
            seats = [seat for seat in seats if seat.user_id != tired]
    if len(seats) > game.max_seats and not queue.first:
        raise Refused("table-full", seats=game.max_seats)
    return tuple(seats[: game.max_seats])


def goes_on(table: TableData) -> bool:
    """Return whether there is a next deal to play, and two people are left for whom it is one."""
    people = [seat for seat in table.seats if seat.user_id not in (COMPUTER, FORGOTTEN)]
    return table.phase is Phase.OVER and table.terms.deals > 1 and len(people) > 1


def comes_along(seat: Seat, user_id: int) -> bool:
    """Return whether somebody of a game that has ended is seated in the next one, if this person asks for it."""
    return seat.user_id == user_id or not (seat.presence.away or seat.clock.missed or seat.user_id == FORGOTTEN)


def absent_from(table: TableData, user_id: int) -> list[Seat]:
    """Return who missed their last turn, and may be there again: all but the one who asks."""
    return [seat for seat in table.seats if seat.clock.missed and seat.user_id not in (user_id, COMPUTER, FORGOTTEN)]


@step_factory
def make_way(table: TableData, _: AnyGame, actor: Actor, wanted: TableData) -> Change:
    """Close the lobby of a rematch for another table, if one of its people opens that, or if its host is quiet. While
    that is not so, a second press of *Rematch* opens no second one.
    """
    is_second = wanted.lobby.rematch and wanted.game == table.game
    may = table.lobby.host_quiet or (table.seat_of(wanted.opener_id) is not None and not is_second)
    if table.phase is not Phase.LOBBY or not table.lobby.rematch or not may:
        raise Refused("channel-taken", table=str(table.id))
    return Change(next_version(table, actor.now, phase=Phase.CLOSED, why_closed="made-way"))


def stay(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """Keep the lobby as its host, who has pressed something that changes nothing else."""
    check_may_manage(table, actor)
    return Change(next_version(table, actor.now))


def may_manage(table: TableData, user_id: int) -> bool:
    """Return whether somebody may do in a lobby what its host may."""
    return user_id == table.opener_id or (table.lobby.host_quiet and table.seat_of(user_id) is not None)


def check_may_manage(table: TableData, actor: Actor) -> None:
    """Raise `Refused` for whoever may neither close this lobby nor remove somebody from it."""
    _require_lobby(table)
    if not (actor.moderator or may_manage(table, actor.user_id)):
        raise Refused("host-quiet" if table.lobby.host_quiet else "opener-only", user=str(table.opener_id))


def _without_seat(table: TableData, gone: int, now: float) -> TableData:
    seats = (*table.seats[:gone], *table.seats[gone + 1 :])
    people = [seat.user_id for seat in seats if seat.user_id != COMPUTER]
    if not people:
        return next_version(table, now, seats=seats, phase=Phase.CLOSED)
    opener = table.opener_id if table.opener_id in people else people[0]
    phase = Phase.CLOSED if table.terms.deals else table.phase
    return next_version(table, now, seats=seats, opener_id=opener, phase=phase)


def _require_lobby(table: TableData) -> None:
    if table.phase is Phase.PLAYING:
        raise Refused("already-begun")
    if table.phase is not Phase.LOBBY:
        raise Refused("table-closed")


def most_seats(table: TableData, game: AnyGame) -> int:
    return len(table.seats) if table.terms.deals else game.max_seats


def _require_room(table: TableData, game: AnyGame) -> None:
    _require_no_series(table)
    if len(table.seats) >= game.max_seats:
        raise Refused("table-full", seats=game.max_seats)


def _require_no_series(table: TableData) -> None:
    if table.terms.deals:
        raise Refused("series-full")


OPEN_FOR = 14 * 24 * 3600.0
"""Seconds for which a challenge can be taken up."""


def seat_to_play(table: TableData, game: AnyGame, user_id: int) -> int:
    """Return whoever asks their own seat in a finished game or, if they had none, that of the person who did best."""
    own = table.seat_of(user_id)
    if own is not None:
        return own
    places = ranking(game.outcome(table.state), low_score_wins=game.low_score_wins)
    return next(seat for seats in places for seat in seats if table.seats[seat].user_id != COMPUTER)


def seats_again(table: TableData, seat: int, player: Seat) -> tuple[Seat, ...]:
    """Seat the player among the computers, which are as they were, or normal where other people sat."""
    seats = list(table.seats)
    seats[seat] = player
    taken = {player.name, *(other.name for other in table.seats if other.user_id == COMPUTER)}
    for number, before in enumerate(table.seats):
        if number == seat:
            continue
        if before.user_id == COMPUTER:
            seats[number] = Seat(COMPUTER, before.name, level=before.level)
        else:
            seats[number] = Seat(COMPUTER, free_name(taken))
            taken.add(seats[number].name)
    return tuple(seats)


def check_is_own(table: TableData, user_id: int) -> None:
    """Raise `Refused` unless it is one of this person's open tables, which they can give up from wherever they are."""
    if not table.is_open or table.counts_for != user_id:
        raise Refused("not-your-table")


def give_up_own(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Give up one's seat: the table goes on if others are there, and ends otherwise."""
    check_is_own(table, actor.user_id)
    if table.private or not table.people:
        return Change(next_version(table, actor.now, phase=Phase.CLOSED))
    return (leave if table.phase is Phase.LOBBY else play.leave)(table, game, actor)


NOBODY = Actor(FORGOTTEN, SOMEONE)
"""A person who was erased while they had a seat."""


def check_has_left(table: TableData, user_id: int) -> None:
    number = table.seat_of(user_id)
    if number is not None and not table.seats[number].presence.away:
        raise Refused("leave-first", table=str(table.id), channel=f"<#{table.channel_id}>", server=str(table.guild_id))


def forget(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Forget somebody at an open table: the computer keeps the seat that they have left until the end."""
    check_has_left(table, actor.user_id)
    return withdraw(table, game, actor)


def withdraw(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Forget somebody at an open table, and leave it for them if they have not done so: nobody is in their place, and
    votes of theirs or about them are gone.
    """
    if table.phase is Phase.LOBBY and table.seat_of(actor.user_id) is not None:
        return leave(table, game, actor)
    theirs = [number for number, seat in enumerate(table.seats) if seat.user_id == actor.user_id]
    left = [number for number in theirs if not table.seats[number].presence.away]
    after = next_version(table, actor.now)
    for number in left:
        after = handed_over(after, number)
    after = without_votes(after, by=actor.user_id, about=table.seat_of(actor.user_id))
    after = with_people(after, lambda user: FORGOTTEN if user == actor.user_id else user)
    nobody = Seat(FORGOTTEN, SOMEONE, presence=Presence(away=True))
    seats = tuple(nobody if number in theirs else seat for number, seat in enumerate(after.seats))
    after = msgspec.structs.replace(after, seats=seats)
    return Change(votes.with_votes_applied(after, game) if left else after)


def seats_nobody(table: TableData) -> bool:
    """Return whether somebody was forgotten who had a seat, or could come back to it."""
    forgotten = [seat for seat in table.seats if seat.user_id == FORGOTTEN]
    return table.is_open and any(not seat.presence.away or seat.presence.left_after is not None for seat in forgotten)
