"""Jugglers' private panel: the sigil, the hand, and what can be done with its cards, in turn or out of it."""

from collections.abc import Sequence

from bot.core.cards import NAMES, Card
from bot.text.cards import card_text
from bot.text.reader import Reader
from bot.ui.discord.components import MoveOffer, OfferRow, SelectionOffer
from cogs.jugglers.rules.state import DRAFTS, View
from cogs.jugglers.words.terms import cards_text, draft_labels

DECK, DUMMY = "deck", "dummy"

_PER_ROW = 5


def offers(view: View, seat: int, reader: Reader, draft: str) -> Sequence[OfferRow]:
    """Which card, then onto which draft. Whoever is not to move is offered the same: noticing is the game."""
    words = reader.words
    if view.asking == "secret":
        counts = range(view.allowance + 1)
        return ([MoveOffer(f"secret {count}", words.say("jugglers-button-secret", count=count)) for count in counts],)
    picked = _picked(view, draft)
    cards = [_step(picked, NAMES[card], card_text(card)) for card in hand_in_order(view)]
    from_deck = [_step(picked, DECK, words.say("jugglers-button-deck"))]
    if view.seats == 2:
        from_deck.append(_step(picked, DUMMY, words.say("jugglers-button-dummy")))
    rows: list[OfferRow] = [cards[start : start + _PER_ROW] for start in range(0, len(cards), _PER_ROW)]
    rows.append(from_deck)
    if picked:
        action = picked if picked in (DECK, DUMMY) else f"place {picked}"
        labels = draft_labels(view, words)
        rows.append([MoveOffer(f"{action} {number + 1}", labels[number], "go") for number in DRAFTS])
    return rows


def text(view: View, seat: int, reader: Reader, draft: str) -> str:
    names, words = reader.names, reader.words
    if not view.asking:
        return words.say("jugglers-hand-over")
    turn = view.asking if seat == view.waiting else "wait"
    if view.asking == "secret" and turn == "wait":
        assert view.waiting is not None
        return words.say("jugglers-hand-gathering", name=names[view.waiting])
    picked = _picked(view, draft)
    if not picked:
        return words.say(f"jugglers-hand-{turn}", most=view.allowance)
    what = {DECK: "deck", DUMMY: "dummy"}.get(picked, "card")
    return words.say(
        "jugglers-hand-picked", what=what, card=_card_text(view, picked), turn="no" if turn == "wait" else "yes"
    )


def alt(view: View, seat: int, reader: Reader) -> str:
    words = reader.words
    assert view.sigil is not None
    hand = hand_in_order(view)
    return words.say("jugglers-alt-hand", sigil=card_text(view.sigil), cards=cards_text(hand), count=len(hand))


def hand_in_order(view: View) -> list[Card]:
    return sorted(view.hand)


def _step(picked: str, source: str, label: str) -> SelectionOffer:
    return SelectionOffer(source, label, "main" if source == picked else "plain")


def _picked(view: View, draft: str) -> str:
    """It comes back from outside: what cannot be picked in this hand is read as nothing."""
    sources = [NAMES[card] for card in view.hand] + [DECK] + ([DUMMY] if view.seats == 2 else [])
    return draft if draft in sources and view.asking not in ("", "secret") else ""


def _card_text(view: View, picked: str) -> str:
    return next((card_text(card) for card in view.hand if NAMES[card] == picked), "")
