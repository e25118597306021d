"""Jugglers' private panel: the sigil, the hand, and what can be done with its cards, in turn or out of it."""

from collections.abc import Sequence

from bot.core.cards import NAMES
from bot.text.voice import Voice, card_text, cards_text
from bot.ui.discord.components import ROW_LIMIT, MoveOffer, OfferRow, PageOffer, SelectionOffer
from bot.ui.discord.emojis import JOKER
from cogs.jugglers.picture.board import in_fan_order
from cogs.jugglers.rules.seating import LAYOUTS
from cogs.jugglers.rules.state import DRAFTS, View
from cogs.jugglers.words.describe import RULES_POKER, draft_labels
from cogs.jugglers.words.describe import alt as table_alt

DECK = "deck"


def offers(view: View, seat: int, voice: Voice, selection: str) -> Sequence[OfferRow]:
    """Offer first a card, then a row; for a dummy only a row. Out of turn the same is offered: to notice whose turn it
    is is part of the game. Each button keeps its place: what is impossible now is grey.
    """
    selected, placing = _checked(view, selection), view.asking != "secret"
    cards = [_source(NAMES[card], card_text(card), selected, placing) for card in in_fan_order(view.hand)]
    for place in range(len(cards), LAYOUTS[view.seats].hand_size):  # played, and none was drawn
        cards.append(SelectionOffer(f"gone {place}", voice.say("jugglers-button-gone"), enabled=False))
    deck = _source(DECK, voice.say("jugglers-button-deck"), selected, placing)
    poker = PageOffer(RULES_POKER, voice.say("jugglers-button-poker"))
    rows: list[OfferRow] = [cards[:ROW_LIMIT], [*cards[ROW_LIMIT:], deck, poker]]
    if placing or seat != view.waiting:
        action = DECK if selected in ("", DECK) else f"place {selected}"
        labels = draft_labels(view, voice)
        icons = [card_text(draft.policy, JOKER) for draft in view.drafts]
        rows.append(
            [
                MoveOffer(
                    f"{action} {draft + 1}",
                    labels[draft],
                    enabled=bool(selected),
                    icon=icons[draft],
                    short=str(draft + 1),
                )
                for draft in DRAFTS
            ]
        )
    else:
        counts = range(view.allowance + 1)
        rows.append([MoveOffer(f"secret {count}", voice.say("jugglers-button-add", count=count)) for count in counts])
    if view.seats == 2:
        # One tap: a dummy has no cards to choose from.
        labels = [voice.say("jugglers-button-dummy", draft=draft + 1) for draft in DRAFTS]
        rows.append([MoveOffer(f"dummy {draft + 1}", labels[draft], enabled=placing) for draft in DRAFTS])
    return rows


def _source(value: str, label: str, selected: str, enabled: bool) -> SelectionOffer:
    return SelectionOffer(value, label, "main" if value == selected else "plain", enabled)


def text(view: View, seat: int, voice: Voice, selection: str) -> str:
    if not view.asking:
        return voice.say("jugglers-hand-over")
    assert view.waiting is not None
    name, is_asked, selected = voice.names[view.waiting], seat == view.waiting, _checked(view, selection)
    if view.asking == "secret":
        lines = [voice.say("jugglers-hand-round", round=view.round)] if view.between_rounds else []
        lines.append(voice.say(f"jugglers-hand-{'secret' if is_asked else 'gathering'}", name=name))
    elif not selected:
        lines = [voice.say(f"jugglers-hand-{view.asking if is_asked else 'wait'}", name=name)]
    else:
        card = next((card_text(card) for card in view.hand if NAMES[card] == selected), "")
        lines = [voice.say("jugglers-hand-picked", what="card" if card else DECK, card=card, turn=is_asked)]
    return "\n".join((*lines, voice.say("jugglers-hand-star", sigil=card_text(view.sigil))))


def text_rows(view: View) -> int:
    """Return how many rows of text a phone shows above the picture at most, besides small ones."""
    return 5 if view.between_rounds and view.asking == "secret" else 4


def alt(view: View, seat: int, voice: Voice) -> str:
    """Describe what the picture shows: what is asked, the player's own cards, and the table."""
    assert view.sigil is not None
    asked = voice.say("jugglers-alt-asked", what=view.asking if seat == view.waiting or not view.asking else "nothing")
    cards = cards_text(in_fan_order(view.hand))
    own = voice.say("jugglers-alt-hand", sigil=card_text(view.sigil), cards=cards, count=len(view.hand))
    return "\n".join((asked, own, table_alt(view, voice)))


def may_wait(view: View, seat: int, action: str) -> bool:
    """Return whether an action may be chosen ahead: one's own turn comes again in this gathering, and always before
    one's dummy's.
    """
    comes = view.cycle < view.cycles or seat in view.order[view.done :]
    return view.asking not in ("", "secret") and seat != view.waiting and comes and not action.startswith("dummy")


def _checked(view: View, selection: str) -> str:
    """Return the selection, or "" if it is not possible with this hand: it comes back from Discord."""
    sources = [*(NAMES[card] for card in view.hand), DECK]
    return selection if selection in sources and view.asking not in ("", "secret") else ""
