"""Those who watch without a seat: what they press, and what is told of them."""

from collections.abc import Collection

import discord

from bot.core.summary import Foretold
from bot.features.watching.picks import foretold
from tests.discord.house import House, in_words, lists, parts

SEEN = "saw it coming."


async def panel(house: House, name: str) -> discord.Message:
    """Press what only those with a seat can do, and return what whoever watches sees then."""
    pressed = next(part for part in parts(house.live()) if not part.disabled)
    await house[name].click(house.live(), custom_id=pressed.custom_id)
    return house.private_messages(name)[-1]


async def predicts(house: House, name: str, choice: str) -> discord.Message:
    [asked] = lists(await panel(house, name))
    await house[name].select(house.private_messages(name)[-1], [choice], custom_id=asked.custom_id)
    shown = house.private_messages(name)[-1]
    assert [option.value for option in lists(shown)[0].options if option.default] == [choice]
    return shown


async def wants_next(house: House, name: str) -> discord.Message:
    return await house.opens(name, "Join next game", await panel(house, name))


def below_picture(house: House) -> str:
    """Return what is shown there of those who watch, as its description says it."""
    return in_words(house.live()).splitlines()[-1]


async def answers(house: House, number: int = 1) -> Foretold:
    services, data = house.bot.services, (await house.numbered(number)).data
    return await foretold(services.tables, services.kits[data.game], data)


def seen_in(text: str, names: Collection[str]) -> set[str]:
    """Return which of these people are named for having seen it coming."""
    line = next((line for line in text.splitlines() if SEEN in line), "")
    return {name for name in names if name in line}
