"""What cost a seat most in a match that is over (`bot.core.coach`).

What is worth something only by what others make of it is left out: how many secret influences the chair includes, and
what may have been a bluff, in a row that the seat would rather see weak. In the last gathering of a round nobody is
left to be bluffed.
"""

from collections.abc import Iterator, Sequence

from bot.core import coach
from bot.core.chance import Seeded
from bot.core.coach import Decision, Judge, Review
from bot.core.game import FULL, Effort, Juse
from bot.core.summary import Step
from cogs.jugglers.player import hard
from cogs.jugglers.player.deduction import attitude, interest
from cogs.jugglers.player.grading import Graded, compare
from cogs.jugglers.player.reasons import Reason, reason_of
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import Action, Memory, Secret, View

Moment = coach.Moment[Action, Reason]

_TRIED = 5
"""How many other actions are compared: those that the hard player would like best."""
_WEAK = 0

JUDGE = Judge(
    Graded,
    compare,
    reason_of,
    # What was missed at several turns of a gathering was still to be had.
    told_once=lambda decision, better: (decision.view.round, decision.view.gathering, better),
    roughly=200_000,
    least_roughly=2_000,
    most_roughly=12_000,
    closer=12_000,
    well=40_000,
)


def begin(
    steps: Sequence[Step], moves: Sequence[tuple[int | None, Action]], seat: int, seed: str, effort: Effort = FULL
) -> Review:
    """Find the decisions of a seat. `steps` are the deal and each move, `moves` each seat and action after the deal."""
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
        view = GAME.view(state, seat)
        if not isinstance(action, Secret) and not may_be_bluff(view, action.draft):
            thought = hard.think(view, memory, seat, Seeded(f"{seed}/{index}").below, FULL)
            liked = sorted(thought.choices, key=lambda choice: choice[0], reverse=True)
            tried = [other for _, other in liked if other != action]
            yield Decision(index, seat, view, memory, action, tuple(tried[:_TRIED]))


def may_be_bluff(view: View, draft: int) -> bool:
    left, _, right = (one.policy for one in view.drafts)
    assert view.sigil is not None
    assert left is not None
    assert right is not None
    return view.gathering < view.gatherings and attitude(interest(view.sigil, (left, right)), draft) == _WEAK


def advance(review: Review) -> Review:
    """Think for a fraction of a second."""
    return JUDGE.advance(review)
