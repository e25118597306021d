"""The picture of the table: each player's card, above their name."""

from bot.text.voice import Voice
from render.scene import CardAt, NamePlate, Scene

from .rules import State

_WIDTH, _HEIGHT = 1200, 420


def scene(view: State, voice: Voice) -> Scene:
    each = _WIDTH // len(view.cards)
    middles = [each * seat + each // 2 for seat in range(len(view.cards))]
    cards = [CardAt(x, 170, card, 160) for x, card in zip(middles, view.cards, strict=True)]
    plates = [
        NamePlate(x, 350, 280, seat, voice.names[seat], state="turn" if seat == view.turn else "plain")
        for seat, x in enumerate(middles)
    ]
    return Scene(_HEIGHT, (*cards, *plates), voice.look)
