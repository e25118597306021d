"""Juse tables for the tests of its pictures: every example, and positions of real games."""

from functools import cache, lru_cache
from hashlib import sha256
from io import BytesIO

import msgspec
from PIL import Image

import render
from bot.core.chance import Seeded
from bot.text import words_for
from bot.text.voice import Voice
from cogs.juse.picture.examples import gallery
from cogs.juse.picture.table import scene
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import State, View
from render.scene import WIDTH, CardAt, Dim, Item, Scene, Slot

WORDS = words_for("", "juse")
NAMES = ("Alice", "Bartholomew", "さくら", "Zoë", "🐉 Kai", "Максим", "שלום", "W" * 10_000)
EXAMPLES = gallery(WORDS)


def voice(seats: int) -> Voice:
    return Voice(NAMES[:seats], WORDS)


@cache
def state_after(actions: int, seats: int, *, reminders: bool = False) -> State:
    chance = Seeded(f"scene/{seats}")
    state, _ = GAME.deal(seats, {"reminders": reminders, "referee": "bot"}, chance)
    for _ in range(actions):
        if state.winner is not None:
            break
        state, _ = GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0], chance)
    return state


def table(actions: int, seats: int) -> tuple[View, Scene]:
    view = GAME.view(state_after(actions, seats), None)
    return view, scene(view, voice(seats))


def hidden_indices(made: Scene) -> list[str]:
    """The cards whose rank or suit is not seen as if they lay alone on the table, or darkened with all the rest."""
    painted = _painted(made)
    dims = [(place, item) for place, item in enumerate(made.items) if isinstance(item, Dim)]
    hidden: list[str] = []
    for painted_at, card in _seen_cards(made):
        darkened = [dim for place, dim in dims if place > painted_at]
        left, top = card.x - card.size // 2, card.y - card.height // 2
        if card.style == "tile":
            inner = (left + 12, top + 12, left + card.size - 12, top + card.height - 12)
        else:
            x, y, right, bottom = (round(card.size * share) for share in (0.06, 0.06, 0.38, 0.8))
            inner = (left + x, top + y, left + right, top + bottom)
        if _digest(painted, inner) != _part_of(msgspec.structs.replace(made, items=(card, *darkened)), inner):
            hidden.append(str(card))
    return hidden


def _seen_cards(made: Scene) -> list[tuple[int, CardAt]]:
    """Of two in the same place, the later; with the place of each in the order of painting."""
    shown: dict[tuple[int, int], tuple[int, Item]] = {}
    for place, item in enumerate(made.items):
        if isinstance(item, CardAt | Slot):
            shown[item.x, item.y] = place, item
    return [(place, item) for place, item in shown.values() if isinstance(item, CardAt)]


@lru_cache(100_000)
def _part_of(made: Scene, part: tuple[int, int, int, int]) -> bytes:
    """Kept, because most cards lie in the same place in many pictures."""
    return _digest(_painted(made), part)


def _digest(painted: Image.Image, part: tuple[int, int, int, int]) -> bytes:
    return sha256(painted.crop(part).tobytes()).digest()


def _painted(made: Scene) -> Image.Image:
    with Image.open(BytesIO(render.paint(made))) as picture:
        return Image.frombytes("L", (WIDTH, made.height), picture.tobytes())
