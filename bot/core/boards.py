"""Boards: positions with a move in them that is a misplay, or is not, for whoever trains their eye."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.core.chance import Seeded
from bot.core.game import AnyGame, Event, Options, Roll


class Board(msgspec.Struct, frozen=True):
    """A position, and a move in it that is a misplay, or is not."""

    state: Any
    """The state before the move; pictures get views of it only."""
    seat: int
    action: Any
    juse: Any
    """What would be called, the game's own `Juse`; None: the move is right."""
    clause: str
    """The fault that decides; of a right move that with which it is matched."""
    difficulty: int
    """From 1 (seen at once) to 5."""


EASIEST, HARDEST = 1, 5
MoveKind: TypeAlias = Hashable
"""All that can be told of a move by itself, without the rest of the table."""

_KEPT = 6
"""The boards of a kind that wait for one of the other answer, and the pairs of a clause that wait to be shown."""
_PATIENCE = 40
"""The positions that are looked at for a clause; then it is put off, as a board must not take long."""


def difficulty(*reasons: bool) -> int:
    """Return how difficult a board is, by the number of reasons for it."""
    return min(EASIEST + sum(reasons), HARDEST)


def positions(
    game: AnyGame, options: Options, choose: Callable[[Any, Any, int], Any], roll: Roll
) -> Iterator[tuple[Any, Any, Sequence[Event]]]:
    """Yield the positions of one game after the other: the one before, if there is one, the position itself, and what
    has happened in between. `choose`: position, what is remembered of everything, and a seat → what it does; None: the
    game is left there.
    """
    while True:
        chance, before = Seeded(f"board {roll(1 << 30)}"), None
        state, events = game.deal(min(game.good_seats, game.max_seats), options, chance)
        memory = game.recall(0, None, events)
        yield before, state, events
        while (asked := game.to_act(state)) and (action := choose(state, memory, min(asked))) is not None:
            before, (state, events) = state, game.apply(state, min(asked), action, chance)
            memory = game.recall(0, memory, events)
            yield before, state, events


def matched(offered: Iterator[Sequence[tuple[MoveKind, Board]]], clauses: Sequence[str], roll: Roll) -> Iterator[Board]:
    """Yield boards of each clause equally often, by chance right or wrong. A misplay is only used if there is a right
    move of its kind and clause, too, and one of the two is picked: so the move by itself tells nothing. Of what a
    position offers, at most one board is used: whoever has seen its answer would know others.
    """
    waiting: dict[tuple[str, MoveKind, bool], list[Board]] = defaultdict(list)
    pairs: dict[str, list[tuple[Board, Board]]] = {clause: [] for clause in clauses}
    owed: list[str] = []
    while True:
        clause = owed.pop(0) if owed else clauses[roll(len(clauses))]
        tried = 0
        while not pairs[clause]:
            tried += 1
            ready = [other for other in pairs if pairs[other]]
            if tried > _PATIENCE and ready:
                owed.append(clause)
                clause = ready[roll(len(ready))]
                break
            keys = [((board.clause, kind, board.juse is not None), board) for kind, board in next(offered)]
            wanted = [(key, board) for key, board in keys if len(pairs[key[0]]) < _KEPT and len(waiting[key]) < _KEPT]
            if not wanted:
                continue
            fewest = min(len(pairs[key[0]]) for key, _ in wanted)
            scarce = [(key, board) for key, board in wanted if len(pairs[key[0]]) == fewest]
            key, board = scarce[roll(len(scarce))]
            found, kind, is_wrong = key
            if others := waiting[found, kind, not is_wrong]:
                pairs[found].append((board, others.pop(0)))
            else:
                waiting[key].append(board)
        yield pairs[clause].pop(0)[roll(2)]
