"""The look of what somebody sees alone: samples in one picture, and buttons that choose at once."""

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from bot.core.cards import BackDesign, Deck, Look, OwnLook, parse_card
from bot.core.errors import Refused
from bot.tables.store.settings import PlayerSetting
from bot.text import Words, words_for
from bot.ui.actions.places import table_here
from bot.ui.actions.services import Press, Services
from bot.ui.discord.components import FIGURES, LOOK, Button, Choice, PanelRow, Select, phone_rows, written_id
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.table.presentation import Presentation
from render.layout import Box, area, back, fan, frame
from render.scene import WIDTH, Item, Label, LookChange, Scene, card_height

OPEN = "open"
_TABLE = "table"
_DECKS: Sequence[Deck] = get_args(Deck)
_BACKS: Sequence[BackDesign] = get_args(BackDesign)
CHOICES: Mapping[str, tuple[PlayerSetting, str | bool | None]] = {
    **{f"deck-{deck or _TABLE}": ("deck", deck) for deck in (*_DECKS, None)},
    **{f"back-{back or _TABLE}": ("back", back) for back in (*_BACKS, None)},
    **{f"emojis-{on}": ("emojis", on) for on in (True, False)},
}
"""The verbs of the page's buttons and its list."""

_SAMPLES = tuple(map(parse_card, ("AS", "KH", "7D", "QC")))
_MARGIN, _GAP, _TITLE, _LETTERS = 18, 16, 80, 42
_CARD, _BACK = 124, 130
_DECKS_HEIGHT, _BACKS_HEIGHT = (_TITLE + card_height(size) + 26 for size in (_CARD, _BACK))


async def choose(services: Services, response: Response, *verbs: str) -> None:
    """Set what somebody sees alone, and change what they have open."""
    user_id = response.interaction.user.id
    for verb in verbs:
        await services.tables.settings.set_player(user_id, *CHOICES[verb])
    await response.read_languages()  # with the deck of the emojis
    await services.display.refresh_private(user_id)


async def press_look(services: Services, response: Response, press: Press) -> None:
    verb = press.chosen or press.rest
    if verb not in (OPEN, *CHOICES):
        raise Refused("unknown-button")
    await response.defer()
    if verb != OPEN:
        await choose(services, response, verb)
    page = await look_page(services, response)
    await response.turn(page.content, page.panel, page.files or ())


async def look_page(services: Services, response: Response) -> ReadyMessage:
    """Show how the table here looks, if there is one, and what the reader has chosen."""
    words, user_id = response.words, response.interaction.user.id
    here = await table_here(services, response.interaction)
    own, has_emojis = (await services.tables.settings.of_player(user_id)).look, bool(services.emojis.known)
    lines = [look_text(own, words, has_emojis=has_emojis)]
    if here is not None:
        table, moving = here.data, "on" if here.data.look.motion else "off"
        lines.insert(
            0, words.say("table-look", colors=table.look.deck, back=words.say(f"back-{table.look.back}"), motion=moving)
        )
    if own.in_words:
        lines.append(words.say("look-in-words"))
    elif has_emojis:
        lines.append(words.say("look-emojis"))
    last: list[Button] = []
    if has_emojis:
        emojis = written_id(LOOK, f"emojis-{not own.emojis}")
        last.append(Button(emojis, words.say("button-look-emojis", on=str(own.emojis)), _style(chosen=own.emojis)))
    if "stats" in services.features:
        last.append(Button(written_id(FIGURES, "settings", user_id, ""), words.say("figures-settings")))
    panel = [*_choices(own, words), *phone_rows(last)]
    scene = None if own.in_words else look_scene(own, response.locale)
    shown = Presentation("\n".join(lines), panel, scene, words.say("look-alt"))
    return await services.context.painter.ready(shown, words)


def look_text(own: OwnLook, words: Words, *, has_emojis: bool) -> str:
    emojis = str(own.emojis) if has_emojis else "none"
    return words.say("own-look", colors=own.deck or _TABLE, back=words.say(f"back-{own.back or _TABLE}"), emojis=emojis)


def _choices(own: OwnLook, words: Words) -> Iterator[PanelRow]:
    decks = [
        Button(
            written_id(LOOK, f"deck-{deck or _TABLE}"),
            words.say(f"button-look-{deck or _TABLE}"),
            _style(chosen=deck == own.deck),
        )
        for deck in (*_DECKS, None)
    ]
    yield from phone_rows(decks)
    backs = [
        Choice(f"back-{back or _TABLE}", words.say(f"back-{back or _TABLE}"), back == own.back)
        for back in (*_BACKS, None)
    ]
    yield Select(written_id(LOOK, "back"), words.say("look-which-back"), tuple(backs))


def _style(*, chosen: bool) -> str:
    return "main" if chosen else "plain"


def look_scene(own: OwnLook, locale: str) -> Scene:
    """Draw cards of both decks and all backs, with a frame around those that were chosen."""
    words = words_for(locale)
    height = _DECKS_HEIGHT + _BACKS_HEIGHT + _GAP + 2 * _MARGIN
    decks, backs = Box(0, 0, WIDTH, height).inset(_MARGIN).rows(_DECKS_HEIGHT, _BACKS_HEIGHT, gap=_GAP)
    items: list[Item] = []
    for deck, box in zip(_DECKS, decks.columns(0, (decks.width - _GAP) // 2, gap=_GAP), strict=True):
        place = _sample(items, box, words.say(f"button-look-{deck}"), chosen=deck == own.deck)
        items.append(LookChange(place.x, place.y, Look(deck, letters=words.say("suit-letters"))))
        items.extend(fan(_SAMPLES, place.x, place.y, place.width, _CARD))
    width = (backs.width - _GAP * (len(_BACKS) - 1)) // len(_BACKS)
    for design, box in zip(_BACKS, backs.columns(*[width] * (len(_BACKS) - 1), 0, gap=_GAP), strict=True):
        place = _sample(items, box, words.say(f"command-table-look-back-{design}"), chosen=design == own.back)
        items.append(LookChange(place.x, place.y, Look(back=design)))
        items.append(back(Box(place.x - _BACK // 2, place.top, _BACK, place.height)))
    return Scene(height, tuple(items))


def _sample(items: list[Item], box: Box, name: str, *, chosen: bool) -> Box:
    """Draw its ground and its name, and return where the cards are."""
    title, place, _ = box.rows(_TITLE, 0, 26)
    items.append(area(box))
    items.append(Label(title.x, title.y, name, _LETTERS, "glint" if chosen else "bare", title.width - 30))
    if chosen:
        items.append(frame(box))
    return place
