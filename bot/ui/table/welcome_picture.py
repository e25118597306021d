"""All games in one picture: what each is called, how many play, what it is like, and a few of its cards."""

from collections.abc import Iterator, Sequence

from bot.text import Words, words_for
from bot.ui.kit import GameKit
from render.scene import MAX_HEIGHT, WIDTH, Area, CardAt, Fill, Item, Label, Scene

_BAND = 236
_MOST = 8
"""Games with a band of their own; those beyond have only their buttons."""
_SIDE = 36
_CARD, _CARD_Y, _CARDS_LEFT, _CARDS_RIGHT = 168, 140, 790, 1096
_BOW = 20
"""How much lower the outer cards of a fan lie than its middle."""
_ROOM = _CARDS_LEFT - _CARD // 2 - 2 * _SIDE
_FILLS: tuple[Fill, Fill] = ("shadow", "dusk")


def welcome_scene(kits: Sequence[GameKit], locale: str) -> Scene:
    shown = kits[:_MOST]
    band = min(_BAND, MAX_HEIGHT // len(shown))
    bands = (_band(kit, words_for(locale, kit.name), place, band) for place, kit in enumerate(shown))
    return Scene(band * len(shown), tuple(item for items in bands for item in items))


def welcome_alt(kits: Sequence[GameKit], locale: str) -> str:
    return "\n".join(_in_words(kit, words_for(locale, kit.name)) for kit in kits)


def _in_words(kit: GameKit, words: Words) -> str:
    name, tagline = words.say(f"{kit.name}-name"), words.say(f"{kit.name}-tagline")
    return words.say("welcome-game", game=name, tagline=tagline, players=_players(kit, words))


def _players(kit: GameKit, words: Words) -> str:
    return words.say("lobby-players", min=kit.rules.min_seats, max=kit.rules.max_seats)


def _band(kit: GameKit, words: Words, place: int, height: int) -> Iterator[Item]:
    """The next band hides the lower part of its cards."""
    top, last = place * height, len(kit.emblem) - 1
    yield Area(WIDTH // 2, top + height // 2, WIDTH, height, _FILLS[place % 2], 0)
    for number, card in enumerate(kit.emblem):
        share = number / last if last else 0.5
        x = round(_CARDS_LEFT + (_CARDS_RIGHT - _CARDS_LEFT) * share)
        yield CardAt(x, top + _CARD_Y + round(_BOW * (2 * share - 1) ** 2), card, _CARD)
    yield Label(_SIDE, top + round(height * 0.27), words.say(f"{kit.name}-name"), height // 4, "bare", _ROOM, "left")
    yield Label(_SIDE, top + round(height * 0.57), words.say(f"{kit.name}-tagline"), 42, "bare", _ROOM, "left")
    yield Label(_SIDE, top + round(height * 0.83), _players(kit, words), 38, "muted", _ROOM, "left")
