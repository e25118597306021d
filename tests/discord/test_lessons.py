"""Lessons on Discord."""

import pytest

from tests.discord.house import House, said
from tests.discord.lesson_player import Learner

GAMES = ("juse", "junk", "roundup")


@pytest.mark.parametrize("game", GAMES)
async def test_x(house: House, game: str) -> None:
    alice = Learner(house, "alice", game)
    await alice.begins()
    while (await alice.data()).is_open:
        print("-----")
        print(alice.page.content)
        if any("your hand" in m.content for m in alice.private):
            print("HAND", alice.hand.content)
        await alice.does((await alice.step()).asks)
    print("-----")
    print(alice.page.content)
    print(len(alice.private), house.texts())
