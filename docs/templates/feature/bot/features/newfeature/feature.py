"""`/table newfeature` rolls a die, for whoever asks."""

from secrets import randbelow

from bot.ui.actions.services import Commands, Feature, Services
from bot.ui.discord.response import Response

_SIDES = 6


async def roll(services: Services, response: Response) -> None:
    await response.reply(response.words.say("newfeature-rolled", number=1 + randbelow(_SIDES)))


FEATURE = Feature(commands=Commands(table={"newfeature": roll}), help="more")
