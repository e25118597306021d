"""Which moves of a finished game a film shows, and for how long."""

from collections.abc import Iterable, Sequence
from itertools import chain, zip_longest
from typing import Literal, TypeAlias

import msgspec

from bot.core.game import Event, Juse, Milestone
from bot.tables.steps.record import Position
from bot.ui.kit import GameKit
from bot.ui.table.replay import Replay

Part: TypeAlias = Literal["whole", "best"]
Kind: TypeAlias = Literal["deal", "move", "reveal", "juse", "round", "end"]

MOST_PICTURES = 240
BEST = 30_000
"""Milliseconds of the best half minute."""
_LONG: dict[Kind, int] = {"deal": 1200, "move": 900, "reveal": 1400, "juse": 3200, "round": 4500, "end": 5000}
"""Milliseconds."""
_PICTURES: dict[Kind, int] = {"deal": 1, "move": 1, "reveal": 1, "juse": 4, "round": 2, "end": 1}
_REVEALED = 2.5
"""Seconds that people need at the table to see something worth being called a reveal."""


class Beat(msgspec.Struct, frozen=True):
    """A move, and what is shown of it."""

    kind: Kind
    number: int
    """Of the move, as in a replay: one more than there are is the end of the game."""
    worth: float = 0.0
    """Among others of its kind."""

    @property
    def milliseconds(self) -> int:
        return _LONG[self.kind]

    @property
    def pictures(self) -> int:
        """About so many."""
        return _PICTURES[self.kind]


class Plan(msgspec.Struct, frozen=True):
    part: Part
    beats: Sequence[Beat]
    """Never none, in the order of the game."""
    left_out: int = 0
    """Moves of the whole game for which there was no room."""

    @property
    def seconds(self) -> float:
        return sum(beat.milliseconds for beat in self.beats) / 1000


def plan_of(replay: Replay, kit: GameKit, part: Part) -> Plan:
    every = _beats(replay, kit)
    if part == "best":
        return Plan(part, _best(every))
    kept = _fitting(every, MOST_PICTURES)
    return Plan(part, kept, len(every) - len(kept))


def round_ends(events: Sequence[Event], kit: GameKit) -> Sequence[Milestone]:
    return [event for event in events if isinstance(event, Milestone)] if kit.result is not None else ()


def _beats(replay: Replay, kit: GameKit) -> list[Beat]:
    beats = [_beat(number, position, kit) for number, position in enumerate(replay.positions)]
    if replay.last == replay.moves:
        beats.pop()  # there is no closing picture, so the last one stands for it
    return [*beats, Beat("end", replay.last)]


def _beat(number: int, position: Position, kit: GameKit) -> Beat:
    shown = [event for event in position.events if event.shown_to(None)]
    if round_ends(shown, kit):
        return Beat("round", number)
    if calls := [event for event in shown if isinstance(event, Juse)]:
        return Beat("juse", number, max(call.cost for call in calls))
    if number == 0:
        return Beat("deal", number)
    seconds = kit.rules.seconds_to_see(kit.rules.view(position.state, None), shown)
    return Beat("reveal" if seconds >= _REVEALED else "move", number, seconds)


def _fitting(beats: Sequence[Beat], most: int) -> Sequence[Beat]:
    """Without as many as needed, evenly: of plain moves first, then of what is special, and never the end."""
    *others, end = beats
    special = [beat for beat in others if beat.kind in ("juse", "round")]
    plain = [beat for beat in others if beat.kind not in ("juse", "round")]
    special = _evenly(special, most - end.pictures)
    plain = _evenly(plain, most - end.pictures - _pictures(special))
    return [*sorted([*special, *plain], key=lambda beat: beat.number), end]


def _pictures(beats: Sequence[Beat]) -> int:
    return sum(beat.pictures for beat in beats)


def _evenly(beats: Sequence[Beat], most: int) -> Sequence[Beat]:
    count = len(beats)
    while count:
        kept = [beats[number * len(beats) // count] for number in range(count)]
        excess = _pictures(kept) - most
        if excess <= 0:
            return kept
        count -= max(1, excess // max(_PICTURES.values()))
    return []


def _best(beats: Sequence[Beat]) -> Sequence[Beat]:
    """The deal and the end; what is special, by turns; then what was to be seen; and the last moves to fill it."""
    if sum(beat.milliseconds for beat in beats) <= BEST:
        return beats
    *others, end = beats
    dearest = _by_worth(others, "juse"), _by_worth(others, "round")
    special = [beat for pair in zip_longest(*dearest) for beat in pair if beat is not None]
    plain = reversed([beat for beat in others if beat.kind in ("move", "reveal")])
    wanted = chain(_by_worth(others, "deal"), special, _by_worth(others, "reveal"), plain)
    return [*sorted(_within(wanted, BEST - end.milliseconds), key=lambda beat: beat.number), end]


def _by_worth(beats: Sequence[Beat], kind: Kind) -> Sequence[Beat]:
    """Of several that are worth as much, the last one is first."""
    return sorted((beat for beat in beats if beat.kind == kind), key=lambda beat: (-beat.worth, -beat.number))


def _within(beats: Iterable[Beat], milliseconds: int) -> list[Beat]:
    """Those that still fit, each once."""
    kept: dict[int, Beat] = {}
    for beat in beats:
        if beat.number not in kept and beat.milliseconds <= milliseconds:
            kept[beat.number] = beat
            milliseconds -= beat.milliseconds
    return list(kept.values())
