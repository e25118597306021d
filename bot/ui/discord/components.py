"""Buttons and lists as plain values, made into Discord's components in one place, and the limits of a message.

Nothing is kept in memory for a component, so it works after a restart: what it means is in its custom_id,
`KIND:TABLE.MARK:EPOCH:VERB`. Who may press it is decided when it is pressed.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

import discord
import msgspec
from discord import ComponentType

from bot.tables.steps.model import TableRef

MOVE, SELECTION, CHOICE, ANYONE, TABLE, SEATS, INFO = "move", "pick", "choose", "anyone", "table", "list", "page"
AHEAD, HAND = "ahead", "hand"
"""The kinds of presses at a table."""
PAGE, WELCOME, OWN = "rules", "welcome", "mine"
DISMISS, FIGURES, HELP, LOOK = "dismiss", "figures", "help", "look"

LETTERS = {
    MOVE: "m",
    SELECTION: "d",
    AHEAD: "e",
    HAND: "u",
    CHOICE: "c",
    ANYONE: "a",
    TABLE: "t",
    SEATS: "s",
    INFO: "i",
    PAGE: "p",
    WELCOME: "w",
    OWN: "o",
    "replay": "r",
    "challenge": "h",
    "film": "f",
    "from-here": "j",
    "review": "v",
    "reminder": "b",
    "daily": "k",
    "night": "n",
    "privacy": "y",
    DISMISS: "x",
    FIGURES: "g",
    HELP: "q",
    LOOK: "l",
    "storm": "z",
    "race": "A",
}
"""Short forms of the kinds, in the buttons of older versions and where the word would make a custom_id too long. The
kinds of features are among them: no letter may ever mean two.
"""
_WORDS = {letter: word for word, letter in LETTERS.items()}

CUSTOM_ID_LIMIT = 100
CONTENT_LIMIT = 2000
ALT_LIMIT = 1024
LABEL_LIMIT = 80
LIST_LIMIT, PLACEHOLDER_LIMIT = 25, 150
ROW_LIMIT = 5
"""Rows of a message, and buttons of a row."""
PHONE_ROW, BUTTON_EDGE, ICON = 38, 5, 3
"""About as many letters as a row of a phone has room for, as the edges of a button and a gap take, and an icon."""

T = TypeVar("T")

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "go": discord.ButtonStyle.success,
    "stop": discord.ButtonStyle.danger,
}


Emoji: TypeAlias = tuple[str, int]
"""The name and id of an emoji of the application's own."""


class Button(msgspec.Struct, frozen=True):
    id: str
    label: str
    """The name of the offer, also where an emoji says it on the button itself."""
    style: str = "plain"
    enabled: bool = True
    icon: str = ""
    """A card, a seat, or the name of an emoji, that is shown beside the label if it is there."""
    short: str | None = None
    """The label that is left beside an emoji; None: the whole."""
    emoji: Emoji | None = None
    """Put in before it is sent."""


class Choice(msgspec.Struct, frozen=True):
    value: str
    label: str
    chosen: bool = False
    emoji: Emoji | None = None


class Select(msgspec.Struct, frozen=True):
    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    enabled: bool = True
    """There may be no choices if it is not."""


_NO_CHOICE = Choice("-", "–")
"""Discord takes no empty list."""

PanelRow: TypeAlias = Sequence[Button] | Select
Panel: TypeAlias = Sequence[PanelRow]


class Offer(msgspec.Struct, frozen=True):
    """What a game offers, as a button or in a list."""

    kind: ClassVar[str] = MOVE
    sign: ClassVar[str] = ""
    """A prefix for an action that may be empty: a verb may not."""
    action: str
    label: str
    style: str = "plain"
    enabled: bool = True
    icon: str = ""
    short: str | None = None


class MoveOffer(Offer, frozen=True):
    """A possible action of the seat that is asked."""


class AnyoneOffer(Offer, frozen=True):
    """An action for everybody seated, whoever is asked. It answers the last move, not a decision of one seat, so its
    button is valid until the next move.
    """

    kind = ANYONE


class SelectionOffer(Offer, frozen=True):
    """A step on the way to an action: all that has been picked so far, in the game's own notation. Only the custom_id
    holds it, so it changes nothing at the table and survives a restart.
    """

    kind, sign = SELECTION, "="
    leads_to: str = ""
    """One of those actions: the step is marked as allowed if that is."""


class AheadOffer(Offer, frozen=True):
    """An action that waits until the turn of its player comes; empty: to drop the one that waits."""

    kind, sign = AHEAD, "="


class ListOffer(msgspec.Struct, frozen=True):
    """A list to choose one from. `chosen` is the index of the one that is chosen already. One that is not `enabled` may
    be empty: its placeholder says what to do first.
    """

    placeholder: str
    offers: Sequence[MoveOffer | SelectionOffer]
    chosen: int = -1
    enabled: bool = True


class PageOffer(msgspec.Struct, frozen=True):
    """A button that opens a page of the game's rules beside the table; the first one is 0."""

    page: int
    label: str
    style: str = "plain"
    enabled: bool = True
    icon: str = ""
    short: str | None = None


OfferRow: TypeAlias = Sequence[Offer | PageOffer] | ListOffer


def in_rows(items: Sequence[T], length: int = ROW_LIMIT) -> list[Sequence[T]]:
    return [items[start : start + length] for start in range(0, len(items), length)]


class Labeled(Protocol):
    @property
    def label(self) -> str: ...
    @property
    def icon(self) -> str: ...


L = TypeVar("L", bound=Labeled)


def letters_of(buttons: Sequence[Labeled]) -> int:
    """Return how much of a phone's row these buttons take."""
    return sum(len(button.label) + BUTTON_EDGE + (ICON if button.icon else 0) for button in buttons)


def phone_rows(buttons: Sequence[L]) -> list[Sequence[L]]:
    """Put buttons in as few rows as a phone shows without breaking one in two."""
    rows: list[list[L]] = []
    for button in buttons:
        if not rows or len(rows[-1]) == ROW_LIMIT or letters_of([*rows[-1], button]) > PHONE_ROW:
            rows.append([])
        rows[-1].append(button)
    return [*rows]


def shortened(text: str, limit: int = LABEL_LIMIT) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"


def fitting(lines: Iterable[str], room: int = CONTENT_LIMIT) -> list[str]:
    """Return the first lines that fit. Whole ones, as a name cut in two could leave formatting open; but something is
    left of the very first.
    """
    kept: list[str] = []
    for whole in lines:
        line = whole if kept else shortened(whole, room)
        room -= len(line) + bool(kept)
        if room < 0:
            break
        kept.append(line)
    return kept


def within_limit(lines: Iterable[str]) -> str:
    """Join the lines that fit into the content of a message."""
    return "\n".join(fitting(lines)).rstrip()


def written_id(kind: str, *rest: object) -> str:
    """Write `KIND:REST`, as a custom_id or as a value of a list: for a table `KIND:TABLE.MARK:EPOCH:VERB`."""
    written = ":".join((kind, *map(str, rest)))
    return written if len(written) <= CUSTOM_ID_LIMIT else f"{LETTERS[kind]}{written.removeprefix(kind)}"


def kind_in(custom_id: str) -> tuple[str, str]:
    """Split a custom_id into its kind, as a word, and the rest."""
    kind, _, rest = custom_id.partition(":")
    return _WORDS.get(kind, kind), rest


def table_id(table: TableRef, verb: str) -> str:
    """Make the id of a verb, which never changes, so it can be pressed although others have moved."""
    return written_id(TABLE, table, 0, verb)


def offer_rows(
    table: TableRef, epoch: int, moves: int, rows: Sequence[OfferRow], *, may_move: bool = True
) -> list[PanelRow]:
    """Make rows of what a game offers, for a table and a decision or, for `AnyoneOffer`, a number of moves. Unless
    somebody `may_move`, the moves and lists of them are disabled.
    """
    made: list[PanelRow] = []
    for number, row in enumerate(rows):
        if isinstance(row, ListOffer):
            choices = tuple(
                Choice(
                    written_id(offer.kind, offer.sign + offer.action),
                    ("✅ " if offer.style == "go" else "") + offer.label,
                    place == row.chosen,
                )
                for place, offer in enumerate(row.offers)
            )
            enabled = row.enabled and bool(choices) and may_move
            made.append(Select(written_id(CHOICE, table, epoch, number), row.placeholder, choices, enabled))
            continue
        buttons: list[Button] = []
        for offer in row:
            if isinstance(offer, PageOffer):
                custom_id, enabled = written_id(INFO, table, 0, offer.page), offer.enabled
            else:
                valid_for = moves if offer.kind == ANYONE else epoch
                custom_id = written_id(offer.kind, table, valid_for, offer.sign + offer.action)
                enabled = offer.enabled and (may_move or offer.kind not in (MOVE, SELECTION))
            buttons.append(Button(custom_id, offer.label, offer.style, enabled, offer.icon, offer.short))
        made.append(buttons)
    return made


class PanelView(discord.ui.View):
    """A view that sends a panel. Presses are found by their custom_id, so nothing has to listen to one: discord.py
    would take 0.42 ms for the components of a full message, we take 0.05 ms, and it would keep them for as long as the
    bot runs.
    """

    def __init__(self, panel: Panel) -> None:
        super().__init__(timeout=None)
        self._panel = panel
        self.stop()  # a finished view is not stored

    def to_components(self) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = []
        for row in self._panel:
            if isinstance(row, Select):
                components = [
                    {
                        "type": ComponentType.string_select.value,
                        "custom_id": row.id,
                        "placeholder": shortened(row.placeholder, PLACEHOLDER_LIMIT),
                        "disabled": not row.enabled,
                        "options": [
                            {
                                "label": shortened(choice.label),
                                "value": choice.value,
                                "default": choice.chosen,
                                **_emoji(choice),
                            }
                            for choice in row.choices or (_NO_CHOICE,)
                        ],
                    }
                ]
            else:
                components = [
                    {
                        "type": ComponentType.button.value,
                        "custom_id": button.id,
                        **({"label": shortened(button.label)} if button.label else {}),
                        **_emoji(button),
                        "style": STYLES[button.style].value,
                        "disabled": not button.enabled,
                    }
                    for button in row
                ]
            if components:
                rows.append({"type": ComponentType.action_row.value, "components": components})
        return rows


def _emoji(shown: Button | Choice) -> dict[str, Any]:
    if shown.emoji is None:
        return {}
    name, number = shown.emoji
    return {"emoji": {"name": name, "id": str(number)}}
