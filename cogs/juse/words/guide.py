"""*What can I do?* at Juse: what is possible, which rules matter, and what is said of each move."""

from collections.abc import Iterator

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.text.cards import RANK_TEXTS, SUIT_SIGNS, card_text
from bot.text.voice import Voice
from bot.ui.kit import Verdict
from cogs.juse.rules.state import CENTRE, OWN, Action, Call, Draw, Misplayed, Place, View, may_call


def options_text(view: View, seat: int, voice: Voice) -> Iterator[str]:
    if seat != view.turn:
        yield voice.say("juse-can-wait")
    elif view.held is not None:
        yield voice.say("juse-can-place", card=card_text(view.held))
    else:
        yield voice.say("juse-can-draw", left=view.seats[seat].draw)
        top = view.seats[seat].top
        if top is not None:
            yield voice.say("juse-can-play", card=card_text(top))
    if view.last is not None and may_call(view, seat):
        yield voice.say("juse-can-call", name=voice.names[view.last.seat])


def relevant_rules(view: View, seat: int | None, voice: Voice) -> Iterator[str]:
    for rule in ("centre", "owed", "free") if view.held is None else ("centre", "others", "own"):
        yield voice.say(f"juse-matters-{rule}")
    if view.base is not None:
        yield voice.say("juse-matters-base", rank=RANK_TEXTS[view.base])
    else:
        yield voice.say("juse-matters-remember")


def judge(view: View, seat: int, action: Action, called: Misplayed | None, voice: Voice) -> Verdict:
    if called is None:
        return Verdict(name_move(action, voice), _why_right(view, seat, action, voice))
    better = "" if called.better is None else voice.names[called.better]
    why = voice.say(f"juse-wrong-{called.fault}", card=card_text(called.card), better=better)
    return Verdict(name_move(action, voice), why)


def name_move(action: Action, voice: Voice) -> str:
    if isinstance(action, Call):
        return voice.say("juse-button-juse")
    if isinstance(action, Draw):
        return voice.say("juse-button-draw")
    if action.to in (CENTRE, OWN):
        return voice.say("juse-to-centre" if action.to == CENTRE else "juse-to-own")
    return voice.say("juse-to-seat", name=voice.names[action.to])


def _why_right(view: View, seat: int, action: Action, voice: Voice) -> str:
    card = view.seats[seat].top if view.held is None else view.held
    if not isinstance(action, Place) or card is None:
        return voice.say("juse-right-draw", first="yes" if card is None else "no")
    if action.to == CENTRE:
        return voice.say("juse-right-centre", **_onto_centre(view, card))
    if action.to == OWN:
        return voice.say("juse-right-own", card=card_text(card))
    owed = "no" if view.held is None else "yes"
    return voice.say("juse-right-seat", card=card_text(card), below=_text(view.seats[action.to].top), owed=owed)


def coach(view: View, seat: int, best: Action, voice: Voice) -> str:
    """Say why the best move is the best, in one sentence, from nothing but the view of the seat that asks."""
    say, last = voice.say, view.last
    if isinstance(best, Call):
        # Where a card would have belonged is for the caller to see.
        assert last is not None
        drew = "yes" if last.to is None else "no"
        return say("juse-best-call", name=voice.names[last.seat], card=card_text(last.card), drew=drew)
    card = view.seats[seat].top if view.held is None else view.held
    if card is None:
        return say("juse-best-only-draw")
    if isinstance(best, Draw):
        return say("juse-best-draw", card=card_text(card))
    if best.to == OWN:
        return say("juse-best-own", card=card_text(card))
    if view.scores[seat] == 1:
        return say("juse-best-last", card=card_text(card))
    if best.to == CENTRE:
        owed = "yes" if view.held is None else "no"
        return say("juse-best-centre", owed=owed, **_onto_centre(view, card))
    below = _text(view.seats[best.to].top)
    if view.held is None:
        empties = "yes" if view.seats[seat].discard == 1 else "no"
        return say("juse-best-give", card=card_text(card), below=below, empties=empties)
    # The other seats whose pile the card continues, from the left.
    clockwise = ((seat + distance) % len(view.seats) for distance in range(1, len(view.seats)))
    tops = ((other, view.seats[other].top) for other in clockwise if other != best.to)
    others = [voice.names[other] for other, top in tops if top is not None and (RANK_OF[top] + 1) % 13 == RANK_OF[card]]
    key = "juse-best-nearest" if others else "juse-best-seat"
    return say(key, card=card_text(card), below=below, name=voice.names[best.to], others=voice.listed(others))


def _onto_centre(view: View, card: Card) -> dict[str, str]:
    top, suit = view.centre[SUIT_OF[card]], SUIT_SIGNS[SUIT_OF[card]]
    return {"card": card_text(card), "below": "none" if top is None else card_text(top), "suit": suit}


def _text(card: Card | None) -> str:
    return "" if card is None else card_text(card)
