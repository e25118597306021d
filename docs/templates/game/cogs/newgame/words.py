"""What the game says."""

from collections.abc import Sequence

from bot.core.game import Event
from bot.text.voice import Voice, card_text
from bot.ui.discord.components import MoveOffer, OfferRow

from .rules import MOVES, Chosen, State


def status(view: State, voice: Voice) -> str:
    card = card_text(view.cards[view.turn])
    return voice.say("newgame-status", name=voice.names[view.turn], card=card)


def recap(events: Sequence[Event], voice: Voice) -> Sequence[str]:
    return [
        voice.say(
            "newgame-did",
            name=voice.names[event.seat],
            card=card_text(event.card),
            swapped=event.swapped,
        )
        for event in reversed(events)
        if isinstance(event, Chosen)
    ]


def alt(view: State, voice: Voice) -> str:
    cards = zip(voice.names, view.cards, strict=True)
    return "\n".join(voice.say("newgame-alt", name=name, card=card_text(card)) for name, card in cards)


def name_move(action: str, voice: Voice) -> str:
    return voice.say(f"newgame-button-{action}")


def offers(view: State, seat: int, voice: Voice, selection: str) -> Sequence[OfferRow]:
    return [[MoveOffer(move, name_move(move, voice)) for move in MOVES]]


def options_text(view: State, seat: int, voice: Voice) -> Sequence[str]:
    return [voice.say("newgame-can", card=card_text(view.cards[seat]))]


def relevant_rules(view: State, seat: int | None, voice: Voice) -> Sequence[str]:
    return [voice.say("newgame-matters")]
