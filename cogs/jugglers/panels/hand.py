"""Jugglers' private panel: the sigil, the hand, and what can be done with its cards, in turn or out of it."""

from collections.abc import Sequence

from bot.core.cards import NAMES
from bot.text.cards import card_text, cards_text
from bot.text.reader import Reader
from bot.ui.discord.components import ALT_LIMIT, MoveOffer, OfferRow, SelectionOffer, in_rows
from cogs.jugglers.rules.state import DRAFTS, View
from cogs.jugglers.words.alt import alt as table_alt
from cogs.jugglers.words.terms import draft_labels

DECK, DUMMY = "deck", "dummy"


def offers(view: View, seat: int, reader: Reader, selection: str) -> Sequence[OfferRow]:
    """First a card, then a draft. Out of turn the same is offered: to notice whose turn it is is part of the game."""
    if view.asking == "secret":
        counts = range(view.allowance + 1)
        return ([MoveOffer(f"secret {count}", reader.say("jugglers-button-secret", count=count)) for count in counts],)
    selected = _checked(view, selection)

    def source(value: str, label: str) -> SelectionOffer:
        return SelectionOffer(value, label, "main" if value == selected else "plain")

    cards = [source(NAMES[card], card_text(card)) for card in sorted(view.hand)]
    from_deck = [source(DECK, reader.say("jugglers-button-deck"))]
    if view.seats == 2:
        from_deck.append(source(DUMMY, reader.say("jugglers-button-dummy")))
    rows: list[OfferRow] = [*in_rows(cards), from_deck]
    if selected:
        action = selected if selected in (DECK, DUMMY) else f"place {selected}"
        labels = draft_labels(view, reader)
        rows.append([MoveOffer(f"{action} {draft + 1}", labels[draft], "go") for draft in DRAFTS])
    return rows


def text(view: View, seat: int, reader: Reader, selection: str) -> str:
    if not view.asking:
        return reader.say("jugglers-hand-over")
    turn = view.asking if seat == view.waiting else "wait"
    if view.asking == "secret" and turn == "wait":
        assert view.waiting is not None
        return reader.say("jugglers-hand-gathering", name=reader.names[view.waiting])
    selected = _checked(view, selection)
    if not selected:
        return reader.say(f"jugglers-hand-{turn}", most=view.allowance)
    card = next((card_text(card) for card in view.hand if NAMES[card] == selected), "")
    what = "card" if card else selected
    return reader.say("jugglers-hand-picked", what=what, card=card, turn="no" if turn == "wait" else "yes")


def alt(view: View, seat: int, reader: Reader) -> str:
    """Like the picture: what is asked, the player's own cards, and the table."""
    assert view.sigil is not None
    asked = reader.say("jugglers-alt-asked", what=view.asking if seat == view.waiting else "nothing")
    cards = cards_text(sorted(view.hand))
    own = reader.say("jugglers-alt-hand", sigil=card_text(view.sigil), cards=cards, count=len(view.hand))
    own = f"{asked} {own} "
    return own + table_alt(view, reader, ALT_LIMIT - len(own))


def _checked(view: View, selection: str) -> str:
    """Selections come back from Discord: one that is not possible with this hand counts as none."""
    sources = [NAMES[card] for card in view.hand] + [DECK] + ([DUMMY] if view.seats == 2 else [])
    return selection if selection in sources and view.asking not in ("", "secret") else ""
