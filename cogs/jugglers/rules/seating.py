"""Who sits where and what a gathering consists of, for each number of players (G2–G10).

A player's place is their seat number; dummies' places are numbered after the seats. With three players the dummy is
place 3; with two, the dummy on seat 0's left is place 2 and the one on seat 1's left is place 3.
"""

import msgspec

AUTOMATIC = -1
"""The decider of a dummy that plays by itself: a die decides (G12)."""


class Turn(msgspec.Struct, frozen=True, gc=False):
    """One turn of a gathering, with everything that an action needs to know about it."""

    place: int
    decider: int
    """The seat that decides it, or `AUTOMATIC`."""
    asked: frozenset[int]
    """The decider, as `to_act` returns it."""
    asking: str
    """The question to the decider: `secret` influences, to `place` a card, or to do that for their `dummy`."""
    cycle: int
    """Numbered from 1; 0 while the chair is asked about secret influences."""
    ends_cycle: bool
    ends_gathering: bool
    before_dummy: bool
    """The next turn is that of a dummy that plays by itself."""
    leads_on: bool
    """The cycle is settled, or a dummy plays by itself, before anybody is asked again."""


class Layout(msgspec.Struct, frozen=True):
    places: int
    cycles: int
    hand_size: int
    allowance: int
    """The most secret influences that the chair may include."""
    discards_rest: bool
    """True if the cards that the chair does without are discarded; otherwise they stay in the deck."""
    opened: bool
    """True if one card is dealt face up to each poker hand."""
    rings: tuple[tuple[int, ...], ...]
    """The places clockwise, by chair, the chair's first."""
    turns: tuple[tuple[int, ...], ...]
    """The places in the order of all turns of a gathering, by chair."""
    schedule: tuple[dict[int, Turn], ...]
    """The same turns by number, by chair. Turn -1 is the chair's, about secret influences."""
    deciders: tuple[int, ...]
    """The seat that decides each place's turn, or `AUTOMATIC`."""
    dealing: tuple[tuple[int, ...], ...]
    """The seats clockwise, by chair, the chair last."""


def _ring(seats: int, chair: int) -> tuple[int, ...]:
    if seats == 2:
        other = 1 - chair
        return chair, chair + 2, other, other + 2
    clockwise = tuple((chair + distance) % seats for distance in range(seats))
    return (chair, 3, *clockwise[1:]) if seats == 3 else clockwise


def _schedule(chair: int, order: tuple[int, ...], deciders: tuple[int, ...], seats: int) -> dict[int, Turn]:
    places = len(deciders)
    schedule: dict[int, Turn] = {}
    for number, (place, follower) in enumerate(zip((chair, *order), (*order, None), strict=True), -1):
        ends_cycle = number % places == places - 1 and number >= 0
        before_dummy = follower is not None and deciders[follower] == AUTOMATIC
        schedule[number] = Turn(
            place=place,
            decider=deciders[place],
            asked=frozenset((deciders[place],)),
            asking="secret" if number < 0 else "place" if place < seats else "dummy",
            cycle=number // places + 1,
            ends_cycle=ends_cycle,
            ends_gathering=follower is None,
            before_dummy=before_dummy,
            leads_on=ends_cycle or before_dummy,
        )
    return schedule


def _layout(seats: int) -> Layout:
    places = 5 if seats == 5 else 4
    cycles = 5 if seats in (2, 5) else 4
    rings = tuple(_ring(seats, chair) for chair in range(seats))
    # Whoever had a cycle's last turn starts the next, one place further back (G10).
    turns = tuple(
        tuple(ring[(1 - cycle + turn) % places] for cycle in range(cycles) for turn in range(places)) for ring in rings
    )
    deciders = {2: (0, 1, 0, 1), 3: (0, 1, 2, AUTOMATIC)}.get(seats, tuple(range(seats)))
    return Layout(
        places=places,
        cycles=cycles,
        hand_size=7 if seats == 5 else 5,
        allowance={2: 3, 3: 2}.get(seats, 1),
        discards_rest=seats != 2,
        opened=seats in (3, 4),
        rings=rings,
        turns=turns,
        schedule=tuple(_schedule(chair, order, deciders, seats) for chair, order in enumerate(turns)),
        deciders=deciders,
        dealing=tuple(tuple((chair + distance) % seats for distance in range(1, seats + 1)) for chair in range(seats)),
    )


LAYOUTS = {seats: _layout(seats) for seats in range(2, 6)}
