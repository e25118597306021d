"""What cost a seat most in a match that is over (`bot.core.coach`).

review = begin(steps, moves, seat, seed)
while not review.is_done:
    review = advance(review)  # in a thinking process; review.progress goes from 0 to 1
review.moments
"""

from collections.abc import Iterator, Sequence

from bot.core import coach
from bot.core.chance import Seeded
from bot.core.coach import Decision, Judge, Review
from bot.core.game import FULL, Effort, Juse
from bot.core.summary import Step
from cogs.roundup.player.grading import Graded, compare
from cogs.roundup.player.hard import candidates
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.player.reasons import Reason, reason_of
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Action, Memory

Moment = coach.Moment[Action, Reason]

JUDGE = Judge(
    Graded,
    compare,
    reason_of,
    # What was missed at several turns of a round was still to be had.
    told_once=lambda decision, better: (decision.view.round, better),
    roughly=1_100_000,
    least_roughly=8_000,
    most_roughly=30_000,
    closer=60_000,
    well=180_000,
)


def begin(
    steps: Sequence[Step], moves: Sequence[tuple[int | None, Action]], seat: int, seed: str, effort: Effort = FULL
) -> Review:
    """Find the decisions of a seat. `steps` are the deal and each move, `moves` each seat and action after the deal. A
    move without a seat is nobody's decision.
    """
    return Review(seat, seed, tuple(_decisions(steps, moves, seat, seed)), effort)


def _decisions(
    steps: Sequence[Step], moves: Sequence[tuple[int | None, Action]], seat: int, seed: str
) -> Iterator[Decision]:
    """Yield where the seat had something to choose, and did not misplay: that changed nothing, and it chose again."""
    memory: Memory | None = None
    for index, (mover, action) in enumerate(moves):
        state, after = steps[index].state, steps[index + 1].events
        memory = GAME.recall(seat, memory, [event for event in steps[index].events if event.shown_to(seat)])
        if mover != seat or any(isinstance(event, Juse) for event in after):
            continue
        view, roll = GAME.view(state, seat), Seeded(f"{seed}/{index}").below
        deal = PossibleDeals(view, memory, seat, roll).draw()
        if GAME.automatic(deal) is None:
            tried = dict.fromkeys(candidates(view, memory, seat, GAME.legal(deal, seat), roll))
            tried.pop(action, None)
            if tried:
                yield Decision(index, seat, view, memory, action, tuple(tried))


def advance(review: Review) -> Review:
    """Think for a fraction of a second."""
    return JUDGE.advance(review)
