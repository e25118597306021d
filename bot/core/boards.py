"""Boards: positions with a move in them that is a misplay, or is not, for whoever trains their eye."""

from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.core.game import Juse, Roll


class Board(msgspec.Struct, frozen=True):
    """A position, and a move in it that is a misplay, or is not."""

    state: Any
    """The state before the move; pictures get views of it only."""
    seat: int
    action: Any
    juse: Juse | None
    """What would be called; None: the move is right."""
    clause: str
    """The fault that decides; of a right move that with which it is matched."""
    difficulty: int
    """From 1 (seen at once) to 5."""


EASIEST, HARDEST = 1, 5
Kind: TypeAlias = Hashable
"""All that can be told of a move by itself, without the rest of the table."""

_KEPT = 6
"""The boards of a kind that wait for one of the other answer, and the pairs of a clause that wait to be shown."""


def difficulty(*reasons: bool) -> int:
    """Return how difficult a board is, by the number of reasons for it."""
    return min(EASIEST + sum(reasons), HARDEST)


def matched(positions: Iterator[Sequence[tuple[Kind, Board]]], clauses: Sequence[str], roll: Roll) -> Iterator[Board]:
    """Yield boards of each clause equally often, by chance right or wrong. A misplay is only used if there is a right
    move of its kind and clause, too, and one of the two is picked: so the move by itself tells nothing. Of what a
    position offers, at most one board is used: whoever has seen its answer would know others.
    """
    waiting: dict[tuple[str, Kind, bool], list[Board]] = defaultdict(list)
    pairs: dict[str, list[tuple[Board, Board]]] = {clause: [] for clause in clauses}
    while True:
        ready = pairs[clauses[roll(len(clauses))]]
        while not ready:
            keys = [((board.clause, kind, board.juse is not None), board) for kind, board in next(positions)]
            wanted = [(key, board) for key, board in keys if len(pairs[key[0]]) < _KEPT and len(waiting[key]) < _KEPT]
            if not wanted:
                continue
            fewest = min(len(pairs[key[0]]) for key, _ in wanted)
            scarce = [(key, board) for key, board in wanted if len(pairs[key[0]]) == fewest]
            key, board = scarce[roll(len(scarce))]
            clause, kind, is_wrong = key
            if others := waiting[clause, kind, not is_wrong]:
                pairs[clause].append((board, others.pop(0)))
            else:
                waiting[key].append(board)
        yield ready.pop(0)[roll(2)]
