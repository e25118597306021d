"""The moves that the hard player tries. Of many that hardly differ, the best few by the normal player's measures."""

from collections.abc import Sequence

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Roll
from cogs.roundup.player import normal
from cogs.roundup.rules.moves import BIDS, IS_NUMBER, PASSES
from cogs.roundup.rules.state import Action, Down, FacePlay, Jack, King, Memory, Pass, Phase, Queen, Up, View

_BIDS_OF_A_SUIT = 3
_PASSES = 4
_PASSES_OF_A_SUIT = 2
_FACE_PLAYS = 8
_UPS = 12


def candidates(view: View, memory: Memory, seat: int, legal: Sequence[Action], roll: Roll) -> Sequence[Action]:
    """The normal player's choice comes first."""
    if len(legal) == 1:
        return legal
    first = normal.choose(view, memory, seat, roll)
    if view.phase is Phase.BID:
        found = _bids(view)
    elif view.phase is not Phase.TURN:
        found = legal
    elif isinstance(first, Up):
        found = legal[:_UPS]
    else:
        found = _turns(view, memory, seat, legal)
    return list(dict.fromkeys((first, *found)))


def _bids(view: View) -> list[Action]:
    numbers = sorted(
        (card for card in view.hand if IS_NUMBER[card]),
        key=lambda card: normal.bid_worth(view.hand, card),
        reverse=True,
    )
    return [BIDS[card] for card in _few_of_each_suit(numbers, _BIDS_OF_A_SUIT)]


def _turns(view: View, memory: Memory, seat: int, legal: Sequence[Action]) -> list[Action]:
    held_back = normal.suit_to_hold(view, seat)
    passed = [action.card for action in legal if isinstance(action, Pass) and action.card is not None]
    passed.sort(key=lambda card: normal.cost(view, held_back, card))
    passes = {*passed[:_PASSES], *_few_of_each_suit(passed, _PASSES_OF_A_SUIT)}
    downs = [action for action in legal if isinstance(action, Down)]
    faces = [action for action in legal if isinstance(action, Jack | Queen | King)]
    return [*downs, *(PASSES[card] for card in passed if card in passes), *_face_plays(view, memory, seat, faces)]


def _face_plays(view: View, memory: Memory, seat: int, legal: Sequence[FacePlay]) -> list[FacePlay]:
    """Only one of several Jacks or Queens is tried: which of them is played makes hardly any difference."""
    held_back = normal.suit_to_hold(view, seat)
    odds, wanted = normal.Odds(view, memory, seat), normal.blockers(view, held_back)
    kinds = {(RANK_OF[play.card], play.target, _asked(play)): play for play in legal}
    worths = {play: normal.face_worth(view, odds, wanted, play, held_back) for play in kinds.values()}
    return sorted(worths, key=worths.__getitem__, reverse=True)[:_FACE_PLAYS]


def _asked(play: FacePlay) -> int:
    match play:
        case Queen():
            return play.suit
        case King():
            return play.number
        case Jack():
            return 0


def _few_of_each_suit(cards: Sequence[Card], most: int) -> list[Card]:
    few: list[Card] = []
    for suit in range(4):
        few += [card for card in cards if SUIT_OF[card] == suit][:most]
    return few
