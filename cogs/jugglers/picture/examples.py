"""Positions for the gallery of pictures, from matches played until they come to them."""

from collections.abc import Callable, Mapping

from bot.core.chance import Seeded
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.state import JOKER, RIGHT, Action, FromDeck, Place, Secret, State, View

_Choose = Callable[[State, int], Action]
_Moment = Callable[[View], bool]


def tables() -> Mapping[str, View]:
    return {
        "emptiest-2": _at(2, lambda view: True),
        "secrets-2": _at(2, lambda view: bool(view.last)),
        "typical-2": _at(2, lambda view: (view.gathering, view.cycle, view.done) == (3, 4, 2)),
        "typical-3": _at(3, lambda view: view.gathering == 2 and view.cycle == 3 and _rolled(view)),
        "typical-4": _at(4, lambda view: (view.gathering, view.cycle, view.done) == (3, 3, 2)),
        "settled-4": _at(4, lambda view: (view.gathering, view.cycle, view.done) == (5, 3, 0)),
        "misplay-4": _misplayed(_state(4, lambda view: (view.gathering, view.cycle, view.done) == (2, 2, 1))),
        "fullest-2": _at(2, lambda view: (view.gathering, view.cycle, view.done) == (6, 5, 3), _all_on_one),
        "fullest-5": _at(5, lambda view: (view.gathering, view.cycle, view.done) == (5, 5, 4), _all_on_one),
        "gathering-4": _at(4, lambda view: view.gathering > 2 and _has_passed(view)),
        "round-2": _at(2, lambda view: view.round == 2),
        "round-5": _at(5, lambda view: view.round == 2),
        "over-3": _at(3, lambda view: not view.asking),
    }


def hands() -> Mapping[str, View]:
    return {
        "hand": GAME.view(_state(4, lambda view: view.gathering == 2), 1),
        "hand-longest": GAME.view(_state(5, lambda view: True), 1),
    }


def _rolled(view: View) -> bool:
    return view.last is not None and bool(view.last.rolls)


def _has_passed(view: View) -> bool:
    return view.last is not None and view.last.ended is not None and any(view.last.ended.passed)


def _misplayed(state: State) -> View:
    """After an action out of turn by the seat before the one to move."""
    seat = (to_move(state) - 1) % state.seats
    after, _ = GAME.apply(state, seat, Place(state.gathering.hands[seat][0], JOKER), Seeded("unused"))
    return GAME.view(after, None)


def _at(seats: int, moment: _Moment, choose: _Choose | None = None) -> View:
    return GAME.view(_state(seats, moment, choose), None)


def _state(seats: int, moment: _Moment, choose: _Choose | None = None) -> State:
    chance = Seeded(f"gallery {seats}")
    state, _ = GAME.deal(seats, {"wins": 2, "dummy_sigils": True}, chance)
    while not moment(GAME.view(state, None)):
        seat = to_move(state)
        state, _ = GAME.apply(state, seat, (choose or _eager)(state, seat), chance)
    return state


def _eager(state: State, seat: int) -> Action:
    """As many secret influences as possible, then the card and the draft that make the best hand."""
    actions = GAME.legal(state, seat)
    places = [action for action in actions if isinstance(action, Place)]
    poker = state.gathering.poker
    return max(places, key=lambda it: strength((*poker[it.draft], it.card)), default=actions[-1])


def _all_on_one(state: State, seat: int) -> Action:
    """Puts as many cards as possible face down on one draft."""
    actions = GAME.legal(state, seat)
    view = GAME.view(state, None)
    if view.cycle < view.cycles or isinstance(actions[0], Secret):
        return _eager(state, seat)
    return next(it for it in reversed(actions) if not isinstance(it, Secret | FromDeck) and it.draft == RIGHT)
