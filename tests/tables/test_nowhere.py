"""What is played where the bot is on no server: its place is no server's, and belongs to its player alone."""

from typing import Any

import pytest

from bot.core.errors import Refused
from bot.tables.steps.model import NO_SERVER
from bot.tables.store.database import Place
from bot.tables.store.table_rows import Limits
from tests.tables.offline_bot import ALICE, BOB, CAROL, running_bot

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

NOWHERE: dict[str, Any] = {"guild": NO_SERVER, "channel": 0}


async def test_the_limit_of_a_server_is_none_there_and_that_of_a_person_holds(place: Place) -> None:
    async with running_bot(place, limits=Limits(per_person=3, per_server=1)) as bot:
        for user in (ALICE, BOB, CAROL):
            await bot.junk(user, **NOWHERE)
        await bot.junk(ALICE)
        with pytest.raises(Refused, match="server-full"):
            await bot.junk(BOB)
        await bot.junk(ALICE, **NOWHERE)
        with pytest.raises(Refused, match="too-many-tables"):
            await bot.junk(ALICE, **NOWHERE)
