"""Buttons and selects as plain values, and the one place that makes Discord's components of them.

Every component is a DynamicItem under a prefix of its own, so it works after a restart and nothing is kept in memory
for it. What it means is in its custom_id: `TABLE:EPOCH:VERB`; who may press it is decided when it is pressed.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

import discord
import msgspec

MOVE, TABLE, SEATS, PAGE = "m", "t", "s", "p"
LABEL_LIMIT = 80

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


def move_id(table: int, epoch: int, action: str) -> str:
    return f"{MOVE}:{table}:{epoch}:{action}"


def table_id(table: int, epoch: int, verb: str) -> str:
    return f"{TABLE}:{table}:{epoch}:{verb}"


def seats_id(table: int, epoch: int, verb: str) -> str:
    return f"{SEATS}:{table}:{epoch}:{verb}"


def page_id(game: str, page: int) -> str:
    return f"{PAGE}:{game}:{page}"


def shortened(label: str, limit: int = LABEL_LIMIT) -> str:
    return label if len(label) <= limit else label[: limit - 1] + "…"


class Pressed(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?!)"):
    """A component that hands itself to the bot's routing. Its subclasses differ only in their prefix."""

    kind: ClassVar[str]

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: Any, /
    ) -> "Pressed":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.routing.pressed(interaction, self.kind, self.custom_id.partition(":")[2])


class MoveButton(Pressed, template=rf"{MOVE}:(?s:.*)"):
    kind = MOVE


class TableButton(Pressed, template=rf"{TABLE}:(?s:.*)"):
    kind = TABLE


class SeatSelect(Pressed, template=rf"{SEATS}:(?s:.*)"):
    kind = SEATS


class PageButton(Pressed, template=rf"{PAGE}:(?s:.*)"):
    kind = PAGE


KINDS: dict[str, type[Pressed]] = {kind.kind: kind for kind in (MoveButton, TableButton, SeatSelect, PageButton)}


def build_view(panel: Panel) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(panel):
        if isinstance(row, Select):
            options = [
                discord.SelectOption(label=shortened(choice.label), value=choice.value) for choice in row.choices
            ]
            item = discord.ui.Select(custom_id=row.id, placeholder=row.placeholder, options=options, row=number)
            view.add_item(KINDS[row.id[0]](item))
            continue
        for button in row:
            item = discord.ui.Button(
                custom_id=button.id,
                label=shortened(button.label),
                style=STYLES[button.style],
                disabled=not button.enabled,
                row=number,
            )
            view.add_item(KINDS[button.id[0]](item))
    return view
