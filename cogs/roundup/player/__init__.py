"""The computer player at its three levels. It knows only what its seat sees and remembers.

Easy plays like normal, but remembers nothing, often moves at random and misplays more often.
"""

from msgspec.structs import replace

from bot.core.cards import RANK_OF, SUIT_OF
from bot.core.game import FULL, Effort, Level, Question, Roll, with_value
from cogs.roundup.player import hard, normal
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.player.rollout import NOTHING_TO_HOLD
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import DOWNS, IS_NUMBER
from cogs.roundup.rules.state import Action, Down, Jack, King, Knowledge, Memory, Pass, Phase, Queen, Up, View

# Each happens once in this many moves.
_RANDOM_MOVE = 3
_OVERLOOKS_ITS_FACE_UP_CARDS: dict[Level, int] = {"easy": 16, "normal": 64}
_MISREADS_A_STACK: dict[Level, int] = {"easy": 40, "normal": 160}


def choose(
    view: View, memory: Memory, seat: int, roll: Roll, level: Level = "normal", effort: Effort = FULL, *_: object
) -> Action:
    if level == "hard":
        return hard.choose(view, memory, seat, roll, effort)
    known = memory if level == "normal" else _forgotten(memory)
    if view.phase is Phase.TURN:
        # Cards that would fit if their stacks were one higher.
        misread = [card for card in view.hand if IS_NUMBER[card] and RANK_OF[card] == view.stacks[SUIT_OF[card]] + 1]
        if not roll(_MISREADS_A_STACK[level]) and misread:
            return DOWNS[misread[0]]
        if not roll(_OVERLOOKS_ITS_FACE_UP_CARDS[level]):
            without = replace(view, seats=with_value(view.seats, seat, replace(view.seats[seat], up=())))
            return normal.choose(without, known, seat, roll)
    if level == "normal" or roll(_RANDOM_MOVE):
        return normal.choose(view, known, seat, roll)
    actions = GAME.legal(PossibleDeals(view, known, seat, roll).draw(), seat)
    return actions[roll(len(actions))]


def _forgotten(memory: Memory) -> Memory:
    return Memory((Knowledge(),) * len(memory.seats))


def rule_behind(question: Question, action: Action) -> str:
    """Return by which rule a player on easy or normal chose this: a key of `roundup-why-rule`."""
    view, seat = question.view, question.seat
    known = question.memory if question.level == "normal" else _forgotten(question.memory)
    # Any of what it likes equally well.
    liked = {normal.choose(view, known, seat, lambda limit, at=at: at % limit) for at in range(_MOST_ALIKE)}
    if action not in liked:
        return "slip" if question.level == "normal" else "random"
    match action:
        case Pass(None):
            return "free-pass"
        case Up() | Down() | Pass():
            kind = type(action).__name__.lower()
            return f"{kind}-rid" if normal.suit_to_hold(view, seat) == NOTHING_TO_HOLD else kind
        case Jack() | Queen() | King():
            return "ask-leader" if view.scores[action.target] == max(view.scores) > min(view.scores) else "ask"
        case _:
            return type(action).__name__.lower()


_MOST_ALIKE = 40


def choose_as_before(
    view: View, memory: Memory, seat: int, roll: Roll, level: Level = "normal", effort: Effort = FULL, *_: object
) -> Action:
    """Choose as in 0.9, when normal players did not slip: for deals of the day that were begun then."""
    if level == "normal":
        return normal.choose(view, memory, seat, roll)
    return choose_unrelaxed(view, memory, seat, roll, level, effort)


def choose_unrelaxed(
    view: View, memory: Memory, seat: int, roll: Roll, level: Level = "normal", effort: Effort = FULL, *_: object
) -> Action:
    """Choose as when hard players knew no mercy between two, either."""
    if level == "hard":
        return hard.choose(view, memory, seat, roll, effort, relaxes=False)
    return choose(view, memory, seat, roll, level, effort)
