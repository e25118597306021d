"""Help at Roundup: what is new in a first game; what is possible, which rules matter, and what is said of each move;
and what a review and *Why?* say of one.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Event, Question
from bot.text.voice import SUIT_SIGNS, Voice, card_text, cards_text
from bot.ui.kit import Verdict
from cogs.roundup.rules.moves import IS_NUMBER, KINDS
from cogs.roundup.rules.state import (
    Action,
    Bid,
    Closed,
    Down,
    FacePlayed,
    Give,
    Jack,
    King,
    Misplayed,
    Pass,
    Passed,
    Phase,
    Queen,
    Show,
    State,
    Up,
    View,
    cards_of,
)
from cogs.roundup.words.describe import listed_cards, wanted

NEWS: Sequence[tuple[str, Callable[[Event, View, int], bool]]] = (
    ("bids", lambda _, view, seat: view.phase is Phase.TURN),
    ("face", lambda event, view, seat: isinstance(event, FacePlayed) and event.target == seat),
    ("give", lambda _, view, seat: view.phase is Phase.GIVE and seat in view.waiting),
    (
        "pass",
        lambda event, view, seat: (
            isinstance(event, Passed) and event.seat == seat and event.card in view.seats[seat].up
        ),
    ),
    ("closed", lambda event, view, seat: isinstance(event, Closed)),
    ("misplay", lambda event, view, seat: isinstance(event, Misplayed)),
)


def options_text(view: View, seat: int, voice: Voice) -> Iterator[str]:
    own = view.seats[seat]
    if own.placed:
        yield voice.say("roundup-can-placed")
    elif seat not in view.waiting:
        yield voice.say("roundup-can-wait")
    elif view.owed is not None:
        yield voice.say("roundup-can-give", wanted=wanted(view.owed.suit, view.owed.number))
    elif view.phase is not Phase.TURN:
        yield voice.say(f"roundup-can-{view.phase.value}")
    else:
        if own.up:
            yield voice.say("roundup-can-up")
        if view.hand:
            yield voice.say("roundup-can-down")
        if not all(IS_NUMBER[card] for card in view.hand):
            yield voice.say("roundup-can-face")
        yield voice.say("roundup-can-pass", down=len(view.hand))


def relevant_rules(view: View, seat: int | None, voice: Voice) -> Sequence[str]:
    if view.phase is not Phase.TURN:
        return (voice.say(f"roundup-matters-{view.phase.value}"),)
    return [voice.say(f"roundup-matters-{what}") for what in ("owed", "hold", "pass", "face", "aim")]


def judge(view: View, seat: int, action: Action, called: Misplayed | None, voice: Voice) -> Verdict | None:
    """Leave out face-up cards of several suits, as the verdict on each suit says it all. Where a face-up card has to
    be laid first, one verdict covers all actions of a kind.
    """
    if isinstance(action, Up) and len({SUIT_OF[card] for card in action.cards}) > 1:
        return None
    kind = KINDS[type(action)]
    if called is not None:
        if called.fault == "face-up-first":
            move = voice.say(f"roundup-any-{kind}")
        elif called.fault == "number-first":
            move = voice.say("roundup-face-card", move=called.move)
        else:
            move = _short_name(action, voice)
        return Verdict(move, voice.say(f"roundup-wrong-{called.fault}", move=called.move))
    cost = "nothing"
    if isinstance(action, Pass) and action.card is not None:
        cost = "number" if IS_NUMBER[action.card] else "face"
    return Verdict(_short_name(action, voice), voice.say(f"roundup-right-{kind}", cost=cost))


def name_move(action: Action, voice: Voice) -> str:
    names, say = voice.names, voice.say
    match action:
        case Up(cards):
            return cards_text(cards)
        case Pass(card):
            if card is None:
                return say("roundup-button-pass")
            return say("roundup-button-pass-card", card=card_text(card))
        case Down(card):
            return say("roundup-button-down", card=card_text(card))
        case Jack(card, target):
            return say("roundup-button-jack", card=card_text(card), name=names[target])
        case Queen(card, target, suit):
            return say("roundup-move-asking", card=card_text(card), name=names[target], wanted=wanted(suit, None))
        case King(card, target, number):
            return say("roundup-move-asking", card=card_text(card), name=names[target], wanted=wanted(None, number))
        case Bid(card) | Show(card) | Give(card):
            return card_text(card)


def _short_name(action: Action, voice: Voice) -> str:
    """Name the card alone where the verdict says the rest: one verdict often covers many cards."""
    match action:
        case Down(card) | Pass(int(card)):
            return card_text(card)
        case Jack() | Queen() | King():
            return voice.say("roundup-any-face")
        case _:
            return name_move(action, voice)


def coach(view: View, seat: int, best: Action, voice: Voice) -> str:
    """Say why a move is the best one, from nothing but the view of the seat that asks."""
    say = voice.say
    match best:
        case Bid(card):
            return say("roundup-coach-bid", suit=_suit_sign(card), **_kept(view, card, voice))
        case Up(cards):
            return say("roundup-coach-up", count=len(cards), suit=_suit_sign(cards[0]))
        case Down(card):
            if SUIT_OF[card] == SUIT_OF[_bid(view, seat)]:
                return say("roundup-coach-down-bid", bid=_suit_sign(card), **_kept(view, card, voice))
            return say("roundup-coach-down", suit=_suit_sign(card), bid=_suit_sign(_bid(view, seat)))
        case Pass(None):
            return say("roundup-coach-free-pass")
        case Pass(int(card)):
            return _why_pass(view, seat, card, voice)
        case Jack() | Queen() | King():
            return _why_face(view, best, voice)
        case Show(card) | Give(card):
            return _turned_up(view, seat, card, voice)
        case _:
            raise AssertionError(best)


def _suit_sign(card: Card) -> str:
    return SUIT_SIGNS[SUIT_OF[card]]


def _bid(view: View, seat: int) -> Card:
    """Return what a seat has bid: in every phase but the first it has."""
    bid = view.seats[seat].bid
    assert bid is not None
    return bid


def _held(view: View, suit: int, but: Card) -> list[Card]:
    """List the face-down number cards of a suit, without this one."""
    return [card for card in view.hand if SUIT_OF[card] == suit and IS_NUMBER[card] and card != but]


def _kept(view: View, card: Card, voice: Voice) -> dict[str, Any]:
    kept = _held(view, SUIT_OF[card], card)
    return {"cards": listed_cards(kept, voice), "count": len(kept)}


def _why_pass(view: View, seat: int, card: Card, voice: Voice) -> str:
    """Say what it keeps back, and what the card does face up."""
    suit = SUIT_OF[_bid(view, seat)]
    kept = _held(view, suit, card)
    if not IS_NUMBER[card]:
        return voice.say("roundup-coach-pass-face")
    if not kept:
        return _turned_up(view, seat, card, voice)
    return voice.say(
        "roundup-coach-pass",
        cards=listed_cards(kept, voice),
        bid=_suit_sign(_bid(view, seat)),
        card=card_text(card),
        suit=_suit_sign(card),
        own=SUIT_OF[card] == suit,
    )


def _turned_up(view: View, seat: int, card: Card, voice: Voice) -> str:
    """Say what comes of this card face up."""
    if not IS_NUMBER[card]:
        return voice.say("roundup-coach-discarded", card=card_text(card))
    return voice.say(
        "roundup-coach-turned-up",
        card=card_text(card),
        suit=_suit_sign(card),
        bid=SUIT_OF[card] == SUIT_OF[_bid(view, seat)],
        missing=RANK_OF[card] - view.stacks[SUIT_OF[card]],
    )


def _why_face(view: View, play: Jack | Queen | King, voice: Voice) -> str:
    name, target, say = voice.names[play.target], view.seats[play.target], voice.say
    if not target.down:
        return say("roundup-coach-face-spent")
    if isinstance(play, Jack):
        return say("roundup-coach-jack", name=name, count=target.down)
    if isinstance(play, Queen):
        theirs = SUIT_OF[_bid(view, play.target)] == play.suit
        return say("roundup-coach-queen", name=name, suit=SUIT_SIGNS[play.suit], theirs=theirs)
    waiting = [SUIT_SIGNS[suit] for suit, height in enumerate(view.stacks) if height == play.number - 1]
    number, suits = wanted(None, play.number), voice.listed(waiting)
    return say("roundup-coach-king", name=name, wanted=number, suits=suits, count=len(waiting))


def thoughts(basis: Any, seat: int, voice: Voice) -> Iterator[str]:
    """`basis`: as `player/hard.py` finds it."""
    name, move = voice.names[seat], name_move(basis.action, voice)
    if basis.relaxed:
        yield voice.say("roundup-why-relaxed", name=name, move=move)
        return
    if basis.other is None:
        yield voice.say("roundup-why-only", name=name, move=move)
        return
    yield voice.say(
        "roundup-why-hard",
        name=name,
        deals=basis.deals,
        move=move,
        worth=round(100 * basis.worth),
        other=name_move(basis.other, voice),
        other_worth=round(100 * basis.other_worth),
    )
    if basis.holding is not None:
        target = voice.names[int(basis.target)]
        yield voice.say("roundup-why-holding", target=target, held=basis.holding, deals=basis.deals)


def by_rule(rule: str, question: Question, action: Action, voice: Voice) -> str:
    """`rule`: as `player` finds it."""
    card, target = next(iter(cards_of(action)), None), getattr(action, "target", question.seat)
    bid = question.view.seats[question.seat].bid
    return voice.say(
        "roundup-why-rule",
        rule=rule,
        name=voice.names[question.seat],
        card=card_text(card, "none"),
        suit="none" if card is None else _suit_sign(card),
        own="none" if bid is None else _suit_sign(bid),
        target=voice.names[target],
    )


def why(moment: Any, view: View, voice: Voice) -> str:
    """`moment`: one of `player/review.py`, as its seat saw it."""
    reason = moment.reason
    # One hand that cannot be seen is what is left of the deck: only the dice and the others' choices differ then.
    hidden = sum(other.down > 0 for seat, other in enumerate(view.seats) if seat != moment.seat) > 1
    # By their cards alone, if these differ.
    cards = cards_of(moment.played), cards_of(moment.better)
    moves = moment.played, moment.better
    played, better = map(cards_text, cards) if cards[0] != cards[1] else (name_move(move, voice) for move in moves)
    effect = voice.say(
        "roundup-review-effect",
        effect=reason.effect or "none",
        name=voice.names[int(reason.seat)],
        better=better,
        often=round(100 * reason.better),
        played=played,
        seldom=round(100 * reason.played),
        hidden=hidden,
    )
    return voice.say(
        "roundup-review-why",
        how=reason.key,
        card=card_text(reason.card, "none"),
        suit="none" if reason.card is None else SUIT_SIGNS[SUIT_OF[reason.card]],
        effect=effect,
    )


def goal(moment: Any, view: View, voice: Voice) -> str:
    bid, reason = view.seats[moment.seat].bid, moment.reason
    suit = "none" if bid is None else _suit_sign(bid)
    return voice.say(
        "roundup-review-goal", effect=reason.effect or "none", suit=suit, name=voice.names[int(reason.seat)]
    )


def brought(moment: Any, tried: State, state: State, voice: Voice) -> tuple[bool, str]:
    score, seat, reason = state.history[len(tried.history) - 1], moment.seat, moment.reason
    points = score.points[seat]
    match reason.effect:
        case "own-suit":
            reached = seat in score.right
        case "first-out":
            reached = score.first_empty == seat
        case "rival":
            reached = score.points[reason.seat] == 0
        case _:
            reached = points > 0
    return reached, voice.say("roundup-review-brought", suit=SUIT_SIGNS[score.closed[-1]], points=points)
