"""The welcome, which says what is played here, with its picture; and `/table help`."""

from collections.abc import Iterator, Sequence

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.tables.steps.model import Phase, TableData
from bot.text import Words, words_for
from bot.ui.discord.components import (
    ALT_LIMIT,
    ROW_LIMIT,
    WELCOME,
    Button,
    Panel,
    in_rows,
    shortened,
    table_id,
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
    buttons = [button for kit in kits for button in (_button(PLAY, kit, locale, "go"), _button(LEARN, kit, locale))]
    rows = in_rows(buttons, 2 if len(kits) <= ROW_LIMIT else 4)
    panel = rows[:ROW_LIMIT]
    text, alt = words_for(locale).say("welcome"), "\n".join(_in_words(kit, locale) for kit in kits)
    if own.in_words:
        return Presentation(within_limit([text, *alt.split("\n")]), panel)
    return Presentation(text, panel, welcome_scene(kits, locale), shortened(alt, ALT_LIMIT))


def _button(verb: str, kit: GameKit, locale: str, style: str = "plain") -> Button:
    words = words_for(locale, kit.name)
    label = words.say(f"welcome-{verb}", game=words.say(f"{kit.name}-name"))
    return Button(written_id(WELCOME, verb, kit.name), label, style)


# ------------------------------------------------------------ `/table help`


def help_lines(kits: Sequence[GameKit], locale: str) -> Iterator[str]:
    words = words_for(locale)
    for kit in kits:
        tagline = words_for(locale, kit.name).say(f"{kit.name}-tagline")
        yield words.say("help-game", command=kit.name, tagline=tagline, players=_players(kit, words))
    yield words.say("help-at-the-table")


def help_panel(kits: Sequence[GameKit], here: TableData | None, user_id: int, locale: str) -> Panel:
    """Offer what helps. `here`: the table in the channel where somebody asks."""
    kit = next((kit for kit in kits if here is not None and kit.name == here.game), None)
    at_the_table = [] if here is None or kit is None else [list(_at_the_table(here, kit, user_id, locale))]
    return [*at_the_table, *in_rows([_button(LEARN, kit, locale) for kit in kits])][:ROW_LIMIT]


def _at_the_table(data: TableData, kit: GameKit, user_id: int, locale: str) -> Iterator[Button]:
    words = words_for(locale, kit.name)
    verbs = ["show", "what"]
    if kit.hand is not None and data.phase is Phase.PLAYING and data.seat_of(user_id) is not None:
        verbs.insert(1, "hand")
    for verb in verbs:
        yield Button(table_id(data.ref, verb), words.say(f"button-{verb}"), "main" if verb == "show" else "plain")
