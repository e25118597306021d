"""Roundup's private panel, from which everything is played: what stands on its buttons, and what a tap does now."""

from collections.abc import Sequence

from bot.core.cards import NAMES, RANK_OF, Card
from bot.text.cards import card_text
from bot.text.voice import Voice
from bot.ui.discord.components import MoveOffer, OfferRow
from cogs.roundup.panels.rows import MOST, other_row, packed
from cogs.roundup.panels.selections import Selection, decode
from cogs.roundup.panels.turn import TurnPanel
from cogs.roundup.picture.places import fan_order, hand_rows
from cogs.roundup.rules.moves import JACK, KING, QUEEN
from cogs.roundup.rules.state import Phase, View
from cogs.roundup.words.describe import alt as table_alt
from cogs.roundup.words.describe import listed_cards, wanted

_RANKS = {JACK: "jack", QUEEN: "queen", KING: "king"}


def offers(view: View, seat: int, voice: Voice, selection: str) -> Sequence[OfferRow]:
    """Every card of the hand, whatever is asked: its owner has to see which of them would be a misplay."""
    if view.phase is Phase.TURN:
        return TurnPanel(view, seat, voice, selection).rows()
    base = Selection(lower=decode(selection).lower)
    if len(view.hand) <= MOST:
        return packed(_named(view, sorted(view.hand, key=fan_order)))
    return packed(_named(view, hand_rows(view.hand)[base.lower]), [other_row(base, voice)])


def _named(view: View, cards: Sequence[Card]) -> Sequence[MoveOffer]:
    return [MoveOffer(f"{view.phase.value} {NAMES[card]}", card_text(card)) for card in cards]


def text(view: View, seat: int, voice: Voice, selection: str) -> str:
    own = view.seats[seat]
    if view.phase is Phase.OVER:
        return voice.say("roundup-hand-over")
    if own.placed:
        assert view.placed is not None
        return voice.say("roundup-hand-placed", card=card_text(view.placed))
    if seat not in view.waiting:
        return voice.say("roundup-hand-wait")
    if view.phase is Phase.GIVE:
        assert view.owed is not None
        return voice.say(
            "roundup-hand-give", name=voice.names[view.turn], wanted=wanted(view.owed.suit, view.owed.number)
        )
    if view.phase is Phase.SHOW:
        return voice.say("roundup-hand-show", card=card_text(own.up[-1]))
    if view.phase is Phase.BID:
        return voice.say("roundup-hand-bid")
    return _turn_text(TurnPanel(view, seat, voice, selection))


def _turn_text(panel: TurnPanel) -> str:
    """What a tap does now."""
    say, card, names = panel.voice.say, panel.face, panel.voice.names
    if card is not None:
        target = panel.target
        step = "other" if panel.picked.other else "whom" if target is None else "what"
        name = "" if target is None else names[target]
        return say("roundup-hand-face", card=card_text(card), rank=_RANKS[RANK_OF[card]], step=step, name=name)
    if panel.laid:
        return say("roundup-hand-picked")
    if not panel.view.hand:
        return say("roundup-hand-free", up=len(panel.up))
    parts: list[str] = []
    if panel.numbers:
        parts.append(say("roundup-hand-number", laying="yes" if panel.picked.laying else "no"))
    if panel.faces:
        parts.append(say("roundup-hand-any-face"))
    if len(panel.up) > 1:
        parts.append(say("roundup-hand-up"))
    return say("roundup-hand-turn", taps=panel.voice.listed(parts))


def alt(view: View, seat: int, voice: Voice) -> str:
    """Like the picture: what is asked, the player's own cards, and the table."""
    up = sorted(view.seats[seat].up)
    parts = [
        _alt_asked(view, seat, voice),
        voice.say("roundup-alt-own-down", count=len(view.hand), cards=listed_cards(view.hand, voice)),
        voice.say("roundup-alt-own-up", count=len(up), cards=listed_cards(up, voice)),
    ]
    if view.placed is not None:
        parts.append(voice.say("roundup-alt-own-placed", card=card_text(view.placed)))
    return "\n".join((*parts, table_alt(view, voice)))


def _alt_asked(view: View, seat: int, voice: Voice) -> str:
    asked, owed = view.phase.value if seat in view.waiting else "nothing", view.owed
    return voice.say("roundup-alt-asked", what=asked, wanted=wanted(owed.suit, owed.number) if owed else "")
