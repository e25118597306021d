"""Boards from games in which whatever is allowed is done: does a card fit, and may it be rescued now?"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.core.boards import Board, MoveKind, difficulty, matched, positions
from bot.core.cards import PACK, RANK_OF, Card
from bot.core.game import Roll, would_be_called
from cogs.junk.rules.game import ACE, FITS, GAME, GRACE, PLAY, RESCUE, STOP
from cogs.junk.rules.state import Action, State

DOES_NOT_FIT, ACE_FIRST, TOO_LATE = "does-not-fit", "ace-first", "too-late"
_OFTEN = (*(DOES_NOT_FIT,) * 3, ACE_FIRST, TOO_LATE)
"""The faults, as often as they are asked about: an ace is soon seen."""
_ACES = tuple(card for card in PACK if RANK_OF[card] == ACE)
_APART = 4
"""A position is taken from so many, by chance: those in between look too much like it."""
_NEAR = 2
"""The most ranks between two cards that seem to fit at a glance."""


def boards(roll: Roll) -> Iterator[Board]:
    return matched(map(_offered, _positions(roll)), _OFTEN, roll)


def _positions(roll: Roll) -> Iterator[State]:
    """Yield positions as the table shows them when nothing has just happened."""

    def allowed(state: State, _memory: None, seat: int) -> Action | None:
        actions = [action for action in GAME.legal(state, seat) if action is not STOP]
        return actions[roll(len(actions))] if actions else None

    for _, state, _ in positions(GAME, {"naked": False}, allowed, roll):
        # An ace in the hand is rare.
        if roll(2 if state.held in _ACES else _APART) == 0 and state.play and state.junk:
            yield replace(state, last=None)


def _offered(state: State) -> Sequence[tuple[MoveKind, Board]]:
    """Return the moves, right or wrong, that are worth a look."""
    offered: list[tuple[MoveKind, Board]] = []
    for action in GAME.possible(state, 0):
        card, onto = state.held if action is PLAY else state.junk[-1], (state.grace or state.play)[-1]
        if action not in (PLAY, RESCUE, GRACE) or (action is GRACE and not state.grace):
            continue
        assert card is not None
        juse, holds = would_be_called(GAME, state, 0, action), state.held is not None
        for clause in _clauses(state, action, card, onto) if juse is None else (juse.fault,):
            # What is about an ace fits otherwise.
            if not (_is_near(card, onto) if clause == DOES_NOT_FIT else FITS[onto][card]):
                continue
            # Of an ace that is rescued, the hand alone tells whether it may be.
            kind = action, holds if clause != TOO_LATE else None
            hard = difficulty(action is not PLAY, clause == ACE_FIRST, action is GRACE)
            offered.append((kind, Board(state, 0, action, juse, clause, hard)))
    return offered


def _clauses(state: State, action: Action, card: Card, onto: Card) -> Iterator[str]:
    """Yield the faults that a right move might have had."""
    if ACE not in (RANK_OF[card], RANK_OF[onto]):
        yield DOES_NOT_FIT
    if action is RESCUE and state.held is not None:
        yield ACE_FIRST
    if action is RESCUE and RANK_OF[card] == ACE:
        yield TOO_LATE


def _is_near(card: Card, onto: Card) -> bool:
    return abs(RANK_OF[card] - RANK_OF[onto]) <= _NEAR
