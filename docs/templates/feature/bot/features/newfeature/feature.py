"""`/table newfeature` rolls a die, for whoever asks."""

from secrets import randbelow

from bot.ui.actions.feature import Feature
from bot.ui.actions.services import Services
from bot.ui.discord.response import Response

_NAME = "newfeature"
_SIDES = 6


async def roll(services: Services, response: Response) -> None:
    await response.reply(response.words.say("newfeature-rolled", number=1 + randbelow(_SIDES)))


FEATURE = Feature(_NAME, commands={_NAME: roll}, help="more")
