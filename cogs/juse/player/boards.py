"""Boards from games among computers that overlook much: where everything decides that lies on the table."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bot.core.boards import Board, MoveKind, difficulty, matched, positions
from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Roll, would_be_called
from cogs.juse.player import choose
from cogs.juse.rules.game import DOES_NOT_FIT, DRAW, GAME, OTHERS, RANK_BELOW, TO_OWN, right_place
from cogs.juse.rules.state import CENTRE, Action, Place, State

CLAUSES = (DOES_NOT_FIT, "centre-first", "nearer-first", "playable-elsewhere", "drew-early")
_SEATS = GAME.good_seats
_OPTIONS = {"reminders": True, "referee": "table", "wrong_calls": "lap"}
_APART = 20
"""A position is taken from so many, by chance: others of the same game look too much like it."""
_FEWEST = 4
"""The fewest cards that anybody has: with less, the table calls attention to that, and the last card is a rule of its
own.
"""
_COMPLETE = 13
_NEAR = (1, 2, 11, 12)
"""How many ranks a card is above the one that fits, in the ring, if it seems to fit at a glance."""


def boards(roll: Roll) -> Iterator[Board]:
    return matched(map(_offered, _positions(roll)), CLAUSES, roll)


def _positions(roll: Roll) -> Iterator[State]:
    """Yield positions as a table shows them where the base rank stands and nothing has just happened."""

    def action(state: State, memory: Any, seat: int) -> Action | None:
        # Without a last move, there is nothing to call.
        return choose(GAME.view(replace(state, last=None), None), memory, seat, roll, "easy")

    for _, state, _ in positions(GAME, _OPTIONS, action, roll):
        if roll(_APART) == 0 and min(GAME.outcome(state).scores) >= _FEWEST:
            yield replace(state, players_call=False, last=None, uncalled=None)


def _offered(state: State) -> Sequence[tuple[MoveKind, Board]]:
    """Return the moves of whoever is to move, right or wrong, that are worth a look and beyond dispute."""
    seat, own = state.turn, state.discards[state.turn]
    card = own[-1] if state.held is None and own else state.held
    if card is None:
        return ()
    offered: list[tuple[MoveKind, Board]] = []
    for action in GAME.possible(state, seat):
        if _is_disputable(state, card, action):
            continue
        juse = would_be_called(GAME, state, seat, action)
        kind = *_place(state, action), state.held is None
        for clause in _clauses(state, card, action) if juse is None else _seen(state, card, action, juse.fault):
            hard = difficulty(
                clause != DOES_NOT_FIT,
                clause == "nearer-first",
                state.held is None and action != DRAW,
                RANK_OF[card] in (0, state.base),
                _near_seats(state, card, OTHERS[_SEATS][seat]) > 1,
            )
            offered.append((kind, Board(state, seat, action, juse, clause, hard)))
    return offered


def _place(state: State, action: Action) -> tuple[str, int]:
    """Return the kind of place where the card goes, and how far clockwise it is."""
    place, _, seat = GAME.spell(action).partition(":")
    return place, (int(seat) - state.turn) % _SEATS if seat else 0


def _is_disputable(state: State, card: Card, action: Action) -> bool:
    """Return True for what is allowed, but looks like a misplay: to leave what fits on a seat (J17), to put a card on
    the next lower one of one's own (J18), and to turn over what was to be played.
    """
    own = state.discards[state.turn]
    if action == DRAW:
        return not state.draws[state.turn] or right_place(state, state.turn, card) >= 0
    return action == TO_OWN and bool(own) and RANK_OF[own[-1]] == RANK_BELOW[card]


def _seen(state: State, card: Card, action: Action, fault: str) -> Sequence[str]:
    """Leave out what does not fit at first sight."""
    if fault != DOES_NOT_FIT:
        return (fault,)
    assert isinstance(action, Place)
    near = _near_centre(state, card) if action.to == CENTRE else _near_seats(state, card, (action.to,)) > 0
    return (fault,) if near else ()


def _clauses(state: State, card: Card, action: Action) -> Iterator[str]:
    """Yield the faults that a right move might have had, by what lies on the table."""
    if action == DRAW:
        yield from ("drew-early",) if _near_centre(state, card) else ()
        return
    (place, far), others = _place(state, action), OTHERS[_SEATS][state.turn]
    if place != "own":
        yield DOES_NOT_FIT
    if place != "centre" and _near_centre(state, card):
        yield "centre-first"
    if place == "own" and _near_seats(state, card, others):
        yield "playable-elsewhere"
    if far > 1 and _near_seats(state, card, others[: far - 1]):
        yield "nearer-first"


def _near_centre(state: State, card: Card) -> bool:
    """Return True if the card nearly fits the center."""
    height = state.centre[SUIT_OF[card]]
    return height < _COMPLETE and _is_near(card, state.base + height)


def _near_seats(state: State, card: Card, seats: Iterable[int]) -> int:
    """Count the seats' piles that the card nearly fits."""
    tops = (state.discards[seat][-1:] for seat in seats)
    return sum(_is_near(card, RANK_OF[top[0]] + 1) for top in tops if top)


def _is_near(card: Card, rank: int) -> bool:
    return (RANK_OF[card] - rank) % 13 in _NEAR
