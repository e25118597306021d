"""My hand as its owner uses it, in any game."""

import discord
import simcord

from bot.tables.steps.model import TableData
from bot.ui.table.pace import HAND_EVERY
from tests.discord.house import House, buttons


def panels(house: House, name: str) -> list[discord.Message]:
    """This person's open hands."""
    return [message for message in house.private_messages(name) if "· your hand" in message.content]


def read(message: discord.Message) -> str:
    """What it says, read on from row to row."""
    return message.content.replace("\n", " ")


async def panel(house: House, name: str) -> discord.Message:
    """The person's hand, opened if it is not."""
    opened = panels(house, name)
    if not opened:
        await house[name].click(house.live(), label="My hand")
        opened = panels(house, name)
    (hand,) = opened
    return hand


async def follow(house: House) -> None:
    """Let so much time go by that all open hands show what has happened."""
    await house.env.advance_time(HAND_EVERY)
    await house.env.settle()


async def go_on(house: House) -> None:
    """Let all open hands follow, and everybody go on from what has ended."""
    await follow(house)
    for name in house.people:
        for hand in panels(house, name):
            found = [label for label in ("Next round", "Continue") if label in buttons(hand)]
            if found and not buttons(hand)[found[0]].disabled:
                await house[name].click(hand, label=found[0])
                await follow(house)


async def press(house: House, name: str, label: str) -> simcord.InteractionResult:
    """Presses a button in the person's hand. A long name may be cut short on it."""
    message = await panel(house, name)
    cut = (shown for shown in buttons(message) if shown.endswith("…") and label.startswith(shown[:-1].rstrip()))
    return await house[name].click(message, label=label if label in buttons(message) else next(cut, label))


def person_in(house: House, data: TableData, seat: int) -> str:
    return house.name_of(data.seats[seat])
