"""Jugglers' private panel: the sigil, the hand, and what can be done with its cards, in turn or out of it."""

from collections.abc import Sequence

from bot.core.cards import NAMES
from bot.text.cards import card_text, cards_text
from bot.text.voice import Voice
from bot.ui.discord.components import ROW_LIMIT, MoveOffer, OfferRow, PageOffer, SelectionOffer, in_rows
from cogs.jugglers.rules.state import DRAFTS, View
from cogs.jugglers.words.describe import RULES_POKER, draft_labels
from cogs.jugglers.words.describe import alt as table_alt

DECK, OTHER = "deck", "other"


def offers(view: View, seat: int, voice: Voice, selection: str) -> Sequence[OfferRow]:
    """Offer first a card, then a draft; for a dummy only a draft. Out of turn the same is offered: to notice whose turn
    it is is part of the game.
    """
    poker = PageOffer(RULES_POKER, voice.say("jugglers-button-poker"))
    if view.asking == "secret":
        counts = range(view.allowance + 1)
        secrets = [MoveOffer(f"secret {count}", voice.say("jugglers-button-secret", count=count)) for count in counts]
        return ([*secrets, poker],)
    selected = _checked(view, selection)
    if selected == OTHER or (selected == DECK and not view.deck):
        back = SelectionOffer("", voice.say("jugglers-button-back"))
        rows: list[OfferRow] = [[_source(DECK, voice.say("jugglers-button-deck"), selected), back]]
    else:
        # The hand, and what else a card could come from. Nobody in their senses takes one from an empty deck.
        cards = [_source(NAMES[card], card_text(card), selected) for card in sorted(view.hand)]
        deck = _source(DECK, voice.say("jugglers-button-deck"), selected)
        others = [deck if view.deck else SelectionOffer(OTHER, voice.say("jugglers-button-other")), poker]
        rows = list(in_rows([*cards, *others])) if len(cards) > ROW_LIMIT else [cards, others]
    if view.seats == 2:
        # One tap: a dummy has no cards to choose from.
        labels = [voice.say("jugglers-button-dummy", draft=draft + 1) for draft in DRAFTS]
        rows.append([MoveOffer(f"dummy {draft + 1}", labels[draft]) for draft in DRAFTS])
    if selected not in ("", OTHER):
        action = selected if selected == DECK else f"place {selected}"
        labels = draft_labels(view, voice)
        rows.append([MoveOffer(f"{action} {draft + 1}", labels[draft], "go") for draft in DRAFTS])
    return rows


def _source(value: str, label: str, selected: str) -> SelectionOffer:
    return SelectionOffer(value, label, "main" if value == selected else "plain")


def text(view: View, seat: int, voice: Voice, selection: str) -> str:
    if not view.asking:
        return voice.say("jugglers-hand-over")
    turn = view.asking if seat == view.waiting else "wait"
    assert view.waiting is not None
    if view.asking == "secret":
        key = "gathering" if turn == "wait" else "secret"
        asked = voice.say(f"jugglers-hand-{key}", name=voice.names[view.waiting])
        return f"{voice.say('jugglers-hand-round', round=view.round)}\n{asked}" if view.between_rounds else asked
    selected = _checked(view, selection)
    if selected in ("", OTHER):
        return voice.say(f"jugglers-hand-{turn}", name=voice.names[view.waiting])
    card = next((card_text(card) for card in view.hand if NAMES[card] == selected), "")
    what = "card" if card else DECK
    return voice.say("jugglers-hand-picked", what=what, card=card, turn="no" if turn == "wait" else "yes")


def alt(view: View, seat: int, voice: Voice) -> str:
    """Describe what the picture shows: what is asked, the player's own cards, and the table."""
    assert view.sigil is not None
    asked = voice.say("jugglers-alt-asked", what=view.asking if seat == view.waiting else "nothing")
    cards = cards_text(sorted(view.hand))
    own = voice.say("jugglers-alt-hand", sigil=card_text(view.sigil), cards=cards, count=len(view.hand))
    return "\n".join((asked, own, table_alt(view, voice)))


def _checked(view: View, selection: str) -> str:
    """Return the selection, or "" if it is not possible with this hand: it comes back from Discord."""
    sources = [*(NAMES[card] for card in view.hand), DECK, OTHER]
    return selection if selection in sources and view.asking not in ("", "secret") else ""
