"""The welcome: what is played here, and for each game a button to play it and one to learn it."""

from collections.abc import Iterator, Sequence

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.text import words_for
from bot.ui.discord.components import ALT_LIMIT, ROW_LIMIT, Button, in_rows, shortened, welcome_id, within_limit
from bot.ui.kit import GameKit
from bot.ui.table.presentation import Presentation
from bot.ui.table.welcome_picture import welcome_alt, welcome_scene

PLAY, LEARN = "play", "learn"


def present_welcome(kits: Sequence[GameKit], locale: str, own: OwnLook = AS_THE_TABLE) -> Presentation:
    """A row of buttons for each game, or for two if there are many. `own` is the choice of the channel."""
    buttons = [button for kit in kits for button in (_button(PLAY, kit, locale, "go"), _button(LEARN, kit, locale))]
    rows = in_rows(buttons, 2 if len(kits) <= ROW_LIMIT else 4)
    panel = rows[:ROW_LIMIT]
    text, alt = words_for(locale).say("welcome"), welcome_alt(kits, locale)
    if own.in_words:
        return Presentation(within_limit([text, *alt.split("\n")]), panel)
    return Presentation(text, panel, welcome_scene(kits, locale), shortened(alt, ALT_LIMIT))


def learn_buttons(kits: Sequence[GameKit], locale: str) -> Iterator[Button]:
    for kit in kits:
        yield _button(LEARN, kit, locale)


def _button(verb: str, kit: GameKit, locale: str, style: str = "plain") -> Button:
    words = words_for(locale, kit.name)
    label = words.say(f"welcome-{verb}", game=words.say(f"{kit.name}-name"))
    return Button(welcome_id(verb, kit.name), label, style)
