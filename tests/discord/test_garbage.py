"""Answered interactions are freed at once, without the garbage collector: they hold pictures and messages."""

import gc
import io
from collections.abc import Iterator
from contextlib import contextmanager

import discord
import pytest

from bot.core.errors import Refused
from tests.discord.house import House, said

pytestmark = [pytest.mark.usefixtures("drawn_by_hand"), pytest.mark.long]

HEAVY = (discord.Interaction, discord.Message, io.BytesIO, Refused)
"""Each of these keeps much else alive."""


def holds_itself(thing: object, garbage: set[int]) -> bool:
    """Return whether it is part of a cycle. Garbage of simcord may hold things that are not."""
    seen: set[int] = set()
    to_see = [thing]
    while to_see:
        for held in gc.get_referents(to_see.pop()):
            if held is thing:
                return True
            if id(held) in garbage and id(held) not in seen:
                seen.add(id(held))
                to_see.append(held)
    return False


@contextmanager
def no_heavy_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        garbage = {id(found) for found in gc.garbage}
        left = [repr(found) for found in gc.garbage if isinstance(found, HEAVY) and holds_itself(found, garbage)]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert left == []


async def test_a_click_and_a_command_leave_no_garbage(house: House) -> None:
    await house.begin("alice", "bob")
    with no_heavy_garbage():
        assert said(await house.click_move()) == ""
        assert said(await house.type_move()) == ""


async def test_a_refusal_leaves_no_garbage(house: House) -> None:
    message = await house.begin("alice", "bob")
    with no_heavy_garbage():
        refused = await house["bob"].click(message, label="Draw")
        assert said(refused)
        del refused
