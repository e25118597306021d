"""Boards from games among computers: the stacks and the face-up cards alone decide, as nobody sees more."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bot.core.boards import Board, MoveKind, difficulty, matched, positions
from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Roll, would_be_called
from cogs.roundup.player.normal import choose
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import DOWNS, FACE_PLAYS, IS_NUMBER, KINDS, PASSES
from cogs.roundup.rules.state import TURN, Action, Cards, State, Up, cards_of

DOES_NOT_FIT, FACE_UP_FIRST = "does-not-fit", "face-up-first"
CLAUSES = (DOES_NOT_FIT, FACE_UP_FIRST)
_SEATS = GAME.good_seats
_OPTIONS = {"points": 5, "rounds": 0, "tie": "once"}
_FEWEST = 3
"""The fewest face-up cards of whoever moves: fewer are no question."""
_APART = 20
"""A position is taken from so many, by chance: others of the same game look too much like it."""
_MOST_LAID = 3
_NEAR = (1, 2)
"""How many ranks a card is above the one that fits, if it seems to fit at a glance."""
_RANKS_ALIKE = 3


def boards(roll: Roll) -> Iterator[Board]:
    return matched((_offered(state, roll) for state in _positions(roll)), CLAUSES, roll)


def _positions(roll: Roll) -> Iterator[State]:
    """Yield the turns of first rounds, as the table shows them when nothing has just happened."""

    def action(state: State, memory: Any, seat: int) -> Action | None:
        is_over = len(state.closed) >= _SEATS - 1 or state.history
        return None if is_over else choose(GAME.view(state, seat), memory, seat, roll)

    for _, state, _ in positions(GAME, _OPTIONS, action, roll):
        if state.phase is TURN and len(state.up[state.turn]) >= _FEWEST and roll(_APART) == 0:
            yield replace(state, last=None)


def _offered(state: State, roll: Roll) -> Sequence[tuple[MoveKind, Board]]:
    """Return the moves of whoever is to move, right or wrong, that are worth a look."""
    seat, up = state.turn, state.up[state.turn]
    nearly = any(_above(state.nexts, card) in _NEAR for card in up)
    offered: list[tuple[MoveKind, Board]] = []
    for action in (*_laid(state), *_from_hand(state, roll)):
        juse, move, cards = would_be_called(GAME, state, seat, action), KINDS[type(action)], cards_of(action)
        if juse is not None:
            clauses: Sequence[str] = (juse.fault,)
        elif move == "up":
            clauses = (DOES_NOT_FIT,)
        else:
            clauses = (FACE_UP_FIRST,) * nearly + (DOES_NOT_FIT,) * (move == "down")
        # The card of a pass is not seen.
        rank = RANK_OF[cards[-1]] // _RANKS_ALIKE if move != "pass" else 0
        kind = move, len(cards), len({*map(SUIT_OF.__getitem__, cards)}), rank
        for clause in clauses:
            hard = difficulty(clause == FACE_UP_FIRST, len(cards) > 1, len(cards) > 2, len(up) > 4, len(up) > 7)
            offered.append((kind, Board(state, seat, action, juse, clause, hard)))
    return offered


def _laid(state: State) -> Iterator[Up]:
    """Yield face-up cards that fit one after the other, or all but the last, which nearly does. Suits keep an order:
    nobody should have to find one.
    """
    hand = sorted(state.up[state.turn])
    begun: list[tuple[Cards, Cards]] = [((), state.nexts)]
    for cards, nexts in begun:
        for card in hand:
            above = _above(nexts, card)
            if (cards and card < cards[-1]) or above not in (0, *_NEAR):
                continue
            yield Up((*cards, card))
            if not above and len(cards) + 1 < _MOST_LAID:
                raised = [*nexts]
                raised[SUIT_OF[card]] = card + 1
                begun.append(((*cards, card), tuple(raised)))


def _from_hand(state: State, roll: Roll) -> Iterator[Action]:
    """Yield what is done with cards that nobody sees before: those that fit, or nearly do, a pass, and a face card."""
    seat, hand = state.turn, state.down[state.turn]
    numbers = [card for card in hand if IS_NUMBER[card]]
    owes = any(not _above(state.nexts, card) for card in state.up[seat])
    for card in numbers:
        above = _above(state.nexts, card)
        if above == 0 or (above in _NEAR and not owes):
            yield DOWNS[card]
    if numbers:
        yield PASSES[numbers[roll(len(numbers))]]
    plays = [play for card in hand for play in FACE_PLAYS[_SEATS][seat][card] if state.down[play.target]]
    if plays:
        yield plays[roll(len(plays))]


def _above(nexts: Cards, card: Card) -> int:
    """Return how many ranks the card is above the one that fits."""
    return card - nexts[SUIT_OF[card]]
