"""Why the best move is the best, in one sentence, from the view of the seat that asks and nothing else."""

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.text.cards import SUIT_SIGNS, card_text
from bot.text.voice import Voice
from cogs.juse.rules.state import CENTRE, OWN, Action, Call, Draw, View


def coach(view: View, seat: int, best: Action, voice: Voice) -> str:
    if isinstance(best, Call):
        return _why_call(view, voice)
    card = view.seats[seat].top if view.held is None else view.held
    if card is None:
        return voice.say("juse-best-only-draw")
    if isinstance(best, Draw):
        return voice.say("juse-best-draw", card=card_text(card))
    if best.to == OWN:
        return voice.say("juse-best-own", card=card_text(card))
    if view.scores[seat] == 1:
        return voice.say("juse-best-last", card=card_text(card))
    if best.to == CENTRE:
        return _why_centre(view, card, voice)
    return _why_seat(view, seat, best.to, card, voice)


def _why_call(view: View, voice: Voice) -> str:
    """Where a card would have belonged is for whoever calls to see."""
    last = view.last
    assert last is not None
    drew = "yes" if last.to is None else "no"
    return voice.say("juse-best-call", name=voice.names[last.seat], card=card_text(last.card), drew=drew)


def _why_centre(view: View, card: Card, voice: Voice) -> str:
    suit = SUIT_OF[card]
    top = view.centre[suit]
    below = "none" if top is None else card_text(top)
    owed = "yes" if view.held is None else "no"
    return voice.say("juse-best-centre", card=card_text(card), below=below, suit=SUIT_SIGNS[suit], owed=owed)


def _why_seat(view: View, seat: int, to: int, card: Card, voice: Voice) -> str:
    top = view.seats[to].top
    below = "" if top is None else card_text(top)
    if view.held is None:
        empties = "yes" if view.seats[seat].discard == 1 else "no"
        return voice.say("juse-best-give", card=card_text(card), below=below, empties=empties)
    others = [voice.names[other] for other in _that_take(view, seat, card) if other != to]
    key = "juse-best-nearest" if others else "juse-best-seat"
    return voice.say(key, card=card_text(card), below=below, name=voice.names[to], others=voice.listed(others))


def _that_take(view: View, seat: int, card: Card) -> list[int]:
    """The other seats whose pile the card continues, from the left."""
    seats = len(view.seats)
    clockwise = ((seat + distance) % seats for distance in range(1, seats))
    tops = ((other, view.seats[other].top) for other in clockwise)
    return [other for other, top in tops if top is not None and (RANK_OF[top] + 1) % 13 == RANK_OF[card]]
