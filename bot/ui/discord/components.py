"""Buttons and selects as plain values, and the one place that makes Discord's components of them.

Nothing is kept in memory for a component, so it works after a restart: what it means is in its custom_id,
`TABLE:EPOCH:VERB` under a prefix for its kind; who may press it is decided when it is pressed.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import discord
import msgspec
from discord import ComponentType

from bot.ui.discord.internals import view_of

KINDS = MOVE, TABLE, SEATS, PAGE, SELECTION, CHOICE, ANYONE = "m", "t", "s", "p", "d", "c", "a"
LABEL_LIMIT = 80
CONTENT_LIMIT = 2000
ALT_LIMIT = 1024
LIST_LIMIT = 25
ROW_LIMIT = 5
"""Rows of a message, and buttons of a row."""

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "go": discord.ButtonStyle.success,
    "stop": discord.ButtonStyle.danger,
}


class Button(msgspec.Struct, frozen=True):
    id: str
    label: str
    style: str = "plain"
    enabled: bool = True


class Choice(msgspec.Struct, frozen=True):
    value: str
    label: str
    chosen: bool = False


class Select(msgspec.Struct, frozen=True):
    id: str
    placeholder: str
    choices: tuple[Choice, ...]


Row: TypeAlias = Sequence[Button] | Select
Panel: TypeAlias = Sequence[Row]


class MoveOffer(msgspec.Struct, frozen=True):
    """One possible action of the seat that is asked, as its game words it."""

    action: str
    label: str
    style: str = "plain"
    enabled: bool = True


class AnyoneOffer(msgspec.Struct, frozen=True):
    """An action that everybody seated may make, whoever is asked. It answers the last move, not a decision of one seat,
    so its button is good for the table after just so many moves.
    """

    action: str
    label: str
    style: str = "plain"
    enabled: bool = True


class SelectionOffer(msgspec.Struct, frozen=True):
    """A step on the way to an action. `selection` is all that was picked so far, as the game writes it to itself: it
    travels in the custom_id and nothing else keeps it, so it moves nothing and outlives a restart.
    """

    selection: str
    label: str
    style: str = "plain"
    enabled: bool = True


class ListOffer(msgspec.Struct, frozen=True):
    """A list to choose one from. `chosen` is the number of the one that is chosen already."""

    placeholder: str
    offers: Sequence[MoveOffer | SelectionOffer]
    chosen: int = -1


OfferRow: TypeAlias = Sequence[MoveOffer | SelectionOffer | AnyoneOffer] | ListOffer


def lists(placeholder: str, offers: Sequence[MoveOffer | SelectionOffer]) -> list[ListOffer]:
    """As many lists as Discord's limit asks for, of like length; each then says from where to where it goes."""
    count = -(-len(offers) // LIST_LIMIT)
    if count <= 1:
        return [ListOffer(placeholder, offers)] if offers else []
    length = -(-len(offers) // count)
    parts = [offers[start : start + length] for start in range(0, len(offers), length)]
    return [ListOffer(f"{placeholder} ({part[0].label} – {part[-1].label})", part) for part in parts]


def move_id(table: int, epoch: int, action: str) -> str:
    return f"{MOVE}:{table}:{epoch}:{action}"


def anyone_id(table: int, moves: int, action: str) -> str:
    return f"{ANYONE}:{table}:{moves}:{action}"


def selection_id(table: int, epoch: int, selection: str) -> str:
    """The sign before the selection lets it be empty: everything taken back."""
    return f"{SELECTION}:{table}:{epoch}:={selection}"


def choice_id(table: int, epoch: int, number: int) -> str:
    return f"{CHOICE}:{table}:{epoch}:{number}"


def table_id(table: int, verb: str) -> str:
    """For no decision in particular: the stamp never changes, so a press meets its button though others have moved."""
    return f"{TABLE}:{table}:0:{verb}"


def seats_id(table: int, epoch: int, verb: str) -> str:
    return f"{SEATS}:{table}:{epoch}:{verb}"


def page_id(game: str, page: int) -> str:
    return f"{PAGE}:{game}:{page}"


def shortened(label: str, limit: int = LABEL_LIMIT) -> str:
    return label if len(label) <= limit else label[: limit - 1] + "…"


def offered(table: int, epoch: int, moves: int, rows: Sequence[OfferRow]) -> list[Row]:
    """What a game offers, stamped with the table and what it is for: a decision, or the last of so many moves."""
    return [
        Select(choice_id(table, epoch, number), row.placeholder, tuple(_choices(row)))
        if isinstance(row, ListOffer)
        else [Button(_offer_id(table, epoch, moves, offer), offer.label, offer.style, offer.enabled) for offer in row]
        for number, row in enumerate(rows)
    ]


def _offer_id(table: int, epoch: int, moves: int, offer: MoveOffer | SelectionOffer | AnyoneOffer) -> str:
    if isinstance(offer, AnyoneOffer):
        return anyone_id(table, moves, offer.action)
    return (
        move_id(table, epoch, offer.action)
        if isinstance(offer, MoveOffer)
        else selection_id(table, epoch, offer.selection)
    )


def _choices(row: ListOffer) -> Iterator[Choice]:
    for number, offer in enumerate(row.offers):
        value = f"{MOVE}:{offer.action}" if isinstance(offer, MoveOffer) else f"{SELECTION}:={offer.selection}"
        yield Choice(value, offer.label, number == row.chosen)


def build_view(panel: Panel) -> discord.ui.View:
    rows = [[_list(row)] if isinstance(row, Select) else [_button(button) for button in row] for row in panel]
    return view_of([{"type": ComponentType.action_row.value, "components": row} for row in rows if row])


def _button(button: Button) -> dict[str, Any]:
    return {
        "type": ComponentType.button.value,
        "custom_id": button.id,
        "label": shortened(button.label),
        "style": STYLES[button.style].value,
        "disabled": not button.enabled,
    }


def _list(row: Select) -> dict[str, Any]:
    return {
        "type": ComponentType.string_select.value,
        "custom_id": row.id,
        "placeholder": row.placeholder,
        "options": [
            {"label": shortened(choice.label), "value": choice.value, "default": choice.chosen}
            for choice in row.choices
        ],
    }


def within_limit(lines: Sequence[str]) -> str:
    """Whole lines only: a name cut in the middle could open a formatting that nothing closes."""
    text = ""
    for line in lines:
        if len(text) + len(line) >= CONTENT_LIMIT:
            break
        text += f"{line}\n"
    return text.rstrip()
