"""Boards from games in which everybody builds at random: is a row's hand higher than the joker's?"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.core.boards import Board, MoveKind, difficulty, matched, positions
from bot.core.game import Roll
from cogs.jugglers.rules.claims import CLAUSES, LOWER_KIND, NO_HIGHER_CARDS, Beats, judged
from cogs.jugglers.rules.game import FROM_HAND, GAME
from cogs.jugglers.rules.poker import Kind, kind_of, strength
from cogs.jugglers.rules.state import DRAFTS, JOKER, LEFT, RIGHT, Action, GatheringEnded, Secret, State

_SEATS = GAME.good_seats
_OPTIONS = {"wins": 3, "dummy_sigils": True}
_STRAIGHTS = Kind.STRAIGHT_OF_4, Kind.STRAIGHT_OF_5
_FEWEST = 4
"""The fewest cards of a hand."""
_KINDS_APART = 3
"""Hands that differ by more are told apart at once."""


def boards(roll: Roll) -> Iterator[Board]:
    return matched(map(_offered, _positions(roll)), CLAUSES, roll)


def _positions(roll: Roll) -> Iterator[State]:
    """Yield the ends of gatherings, with all three hands turned up, before anybody has said what becomes of them."""
    for before, _, events in positions(GAME, _OPTIONS, lambda state, _, seat: _built(state, seat, roll), roll):
        for event in events:
            if isinstance(event, GatheringEnded):
                all_up = replace(before.gathering, poker=event.account.hands, down=((),) * 3, secrets=())
                yield replace(before, gathering=all_up, last=None)


def _built(state: State, seat: int, roll: Roll) -> Action:
    """Choose the card that makes most of the hand on a row: of that which can hold most, or on one left to chance."""
    if state.gathering.turn < 0:
        return Secret(0)
    rows = DRAFTS if roll(2) else (roll(len(DRAFTS)),)
    hand, lies = state.gathering.hands[seat], state.gathering.poker
    _, card, draft = max((strength((*lies[draft], card)), card, draft) for card in hand for draft in rows)
    return FROM_HAND[card][draft]


def _offered(state: State) -> Sequence[tuple[MoveKind, Board]]:
    """Return the claims about both rows that are worth a look."""
    hands, chair = state.gathering.poker, state.gathering.chair
    to_beat = kind_of(strength(hands[JOKER]))
    offered: list[tuple[MoveKind, Board]] = []
    for draft in (LEFT, RIGHT):
        own = kind_of(strength(hands[draft]))
        if abs(own - to_beat) > _KINDS_APART or min(len(hands[draft]), len(hands[JOKER])) < _FEWEST:
            continue
        juse = judged(hands, chair, Beats(draft))
        clause = NO_HIGHER_CARDS if own == to_beat else LOWER_KIND
        hard = difficulty(clause != LOWER_KIND, own > Kind.TWO_PAIRS, own in _STRAIGHTS, own > Kind.FULL_HOUSE)
        # The row's hand alone tells nothing.
        offered.append(((draft, own), Board(state, chair, Beats(draft), juse, clause, hard)))
    return offered
