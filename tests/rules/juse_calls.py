"""Juse positions in which the players call (J27), and calls in them."""

from typing import Any

from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import CalledWrongly, LastAction, Misplayed, State
from tests.rules.juse_positions import NO_CHANCE, events_of, position


def at(*seats: str, **rest: Any) -> State:
    return position(*seats, players_call=True, **rest)


def call(state: State, seat: int) -> State:
    return GAME.apply(state, seat, GAME.parse("juse"), NO_CHANCE)[0]


def right_call(state: State, seat: int) -> tuple[State, Misplayed]:
    after, events = GAME.apply(state, seat, GAME.parse("juse"), NO_CHANCE)
    called = events[0]
    assert isinstance(called, Misplayed)
    assert called.caller == seat
    return after, called


def called_wrongly(state: State, seat: int) -> bool:
    return events_of(state, "juse", seat) == [
        CalledWrongly(seat=seat, fault="wrong-call", accused=last(state).seat, for_lap=state.silenced_for_lap),
    ]


def last(state: State) -> LastAction:
    assert state.last is not None
    return state.last


# In each of these, seat 1 can make the misplay of that name.
KEPT_FROM_CENTRE = at("9H 2C / ", "6C 7C / 8D", "4C TS / ", "5D 6D / ", base="A", turn=1, held="AS")
LAID_BEFORE_CENTRE = at("9H / KD", "6C 7C / 8D", "4C TS / ", "5D 6D / ", base="A", turn=1, held="AS")
LAID_FURTHER = at("9H 2C / ", "6C 7C / ", "4C TS / 7D", "5D 6D / 7S", base="A", turn=1, held="8H")
KEPT_FROM_SEAT = at("9H 2C / ", "6C 7C / QS", "4C TS / 7D", "5D 6D / ", base="A", turn=1, held="8H")
DREW_EARLY = at("9H 2C / ", "6C 7C / 8D 3S", "4C TS / 7D", "5D 6D / ", base="A", centre="2S", turn=1)
TURNED_EARLY = at("9H 2C / ", " / 6C 8D 3S", "4C TS / 7D", "5D 6D / ", base="A", centre="2S", turn=1)

STANDING = [
    (KEPT_FROM_CENTRE, "own", "centre-first"),
    (LAID_BEFORE_CENTRE, "seat:0", "centre-first"),
    (LAID_FURTHER, "seat:3", "nearer-first"),
    (KEPT_FROM_SEAT, "own", "playable-elsewhere"),
    (DREW_EARLY, "draw", "drew-early"),
    (TURNED_EARLY, "draw", "drew-early"),
]
