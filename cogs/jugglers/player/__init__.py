"""The computer player at its three levels. It knows only what its seat sees and remembers.

Easy ignores what others have done, overlooks cards, and misplays now and then. Hard deduces who may have which sigil,
works out what each outcome is worth for the match, and tries every action in many rollouts.
"""

from msgspec.structs import replace

from bot.core.game import FULL, Effort, Level, Question, Roll
from cogs.jugglers.player import hard, normal
from cogs.jugglers.rules.game import FOR_DUMMY, FROM_DECK, FROM_HAND
from cogs.jugglers.rules.state import Action, Memory, View

# Each happens once in this many times.
_PLAYS_AT_RANDOM = 4
_FORGETS_WHOSE_TURN_IT_IS = 40
_FORGETS_THE_DECK_IS_EMPTY = 25
_OVERLOOKS_HALF_ITS_HAND = 4


def choose(
    view: View, memory: Memory, seat: int, roll: Roll, level: Level = "normal", effort: Effort = FULL, *_: object
) -> Action:
    if view.asking == "secret" or level == "normal":
        return normal.choose(view, memory, seat, roll)
    if level == "hard":
        return hard.choose(view, memory, seat, roll, effort)
    misplay = _misplay(view, roll)
    if misplay:
        return misplay
    if view.asking == "place" and not roll(_OVERLOOKS_HALF_ITS_HAND):
        view = replace(view, hand=view.hand[: 1 + len(view.hand) // 2])
    if roll(_PLAYS_AT_RANDOM):
        return normal.choose(view, replace(memory, contributions=()), seat, roll)
    actions = normal.legal_actions(view)
    return actions[roll(len(actions))]


def wanted(question: Question) -> tuple[bool, bool]:
    """Return whether a player on easy or normal wanted the left policy to pass, and the right one."""
    known = question.memory if question.level == "normal" else replace(question.memory, contributions=())
    return normal.wants(question.view, known, question.seat)


def _misplay(view: View, roll: Roll) -> Action | None:
    """Choose a misplay that a seat can make in its own turn (G22)."""
    if view.seats == 2 and not roll(_FORGETS_WHOSE_TURN_IT_IS):
        if view.asking == "place":
            return FOR_DUMMY[roll(len(FOR_DUMMY))]
        return FROM_HAND[view.hand[roll(len(view.hand))]][roll(len(FOR_DUMMY))]
    if view.asking == "place" and not view.deck and not roll(_FORGETS_THE_DECK_IS_EMPTY):
        return FROM_DECK[roll(len(FROM_DECK))]
    return None
