"""The welcome, which says what is played here, with its picture."""

from collections.abc import Iterator, Sequence

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.text import Words, words_for
from bot.ui.discord.components import (
    ALT_LIMIT,
    ROW_LIMIT,
    WELCOME,
    Button,
    in_rows,
    shortened,
    within_limit,
    written_id,
)
from bot.ui.kit import GameKit
from bot.ui.table.lobby_message import CARD, fan
from bot.ui.table.presentation import Presentation
from render.scene import MAX_HEIGHT, WIDTH, Area, Fill, Item, Label, Scene

_BAND = 236
_MOST = 8
"""Games with a band of their own; those beyond have only their buttons."""
_SIDE = 36
_CARD_Y, _CARDS_LEFT, _BOW = 140, 790, 20
_ROOM = _CARDS_LEFT - CARD // 2 - 2 * _SIDE
_FILLS: tuple[Fill, Fill] = ("shadow", "dusk")


def welcome_scene(kits: Sequence[GameKit], locale: str) -> Scene:
    shown = kits[:_MOST]
    band = min(_BAND, MAX_HEIGHT // len(shown))
    bands = (_band(kit, words_for(locale, kit.name), place, band) for place, kit in enumerate(shown))
    return Scene(band * len(shown), tuple(item for items in bands for item in items))


def _in_words(kit: GameKit, locale: str) -> str:
    words = words_for(locale, kit.name)
    name, tagline = words.say(f"{kit.name}-name"), words.say(f"{kit.name}-tagline")
    return words.say("welcome-game", game=name, tagline=tagline, players=_players(kit, words))


def _players(kit: GameKit, words: Words) -> str:
    return words.say("lobby-players", min=kit.rules.min_seats, max=kit.rules.max_seats)


def _band(kit: GameKit, words: Words, place: int, height: int) -> Iterator[Item]:
    """Draw a game: the next band hides the lower part of its cards."""
    top = place * height
    yield Area(WIDTH // 2, top + height // 2, WIDTH, height, _FILLS[place % 2], 0)
    yield from fan(kit.emblem, _CARDS_LEFT, top + _CARD_Y, _BOW)
    yield Label(_SIDE, top + round(height * 0.27), words.say(f"{kit.name}-name"), height // 4, "bare", _ROOM, "left")
    yield Label(_SIDE, top + round(height * 0.57), words.say(f"{kit.name}-tagline"), 42, "bare", _ROOM, "left")
    yield Label(_SIDE, top + round(height * 0.83), _players(kit, words), 38, "muted", _ROOM, "left")


# ------------------------------------------------------------ the message


PLAY, LEARN = "play", "learn"


def present_welcome(kits: Sequence[GameKit], locale: str, own: OwnLook = AS_THE_TABLE) -> Presentation:
    """Show the welcome, with a row of buttons for each game, or for two if there are many. `own`: the choice of the
    channel.
    """
    buttons = [button for kit in kits for button in game_buttons(kit, locale)]
    rows = in_rows(buttons, 2 if len(kits) <= ROW_LIMIT else 4)
    panel = rows[:ROW_LIMIT]
    text, alt = words_for(locale).say("welcome"), "\n".join(_in_words(kit, locale) for kit in kits)
    if own.in_words:
        return Presentation(within_limit([text, *alt.split("\n")]), panel)
    return Presentation(text, panel, welcome_scene(kits, locale), shortened(alt, ALT_LIMIT))


def game_buttons(kit: GameKit, locale: str) -> Sequence[Button]:
    return _button(PLAY, kit, locale, "go"), _button(LEARN, kit, locale)


def _button(verb: str, kit: GameKit, locale: str, style: str = "plain") -> Button:
    words = words_for(locale, kit.name)
    label = words.say(f"welcome-{verb}", game=words.say(f"{kit.name}-name"))
    return Button(written_id(WELCOME, verb, kit.name), label, style)
