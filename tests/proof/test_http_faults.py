"""The bot with discord.py's real client, to a Discord that rations, hangs up or says nothing at all, more than once.
Every request in every such trouble is gone through in tests/proof/line.py.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing

import pytest

from bot.tables.steps import play
from tests.discord.house import House, in_words, said
from tests.discord.open_hands import panel, panels
from tests.discord.roundup_evening import THREE, begin, good_action, type_in
from tests.discord.test_announcements import misplay
from tests.proof.acts import CALLED_AFTER
from tests.proof.consistency import inconsistencies
from tests.proof.error_log import logged_errors
from tests.proof.tour import RECOVERED_AFTER, short_game_settings
from tests.proof.wire import CUT, FAILING, LOST, RATIONED, SILENT, SLOW, TROUBLES, UNSEEN, Line, wired
from tests.tables.offline_bot import by, eventually

pytestmark = pytest.mark.long

GET, POST, PATCH, DELETE = "GET", "POST", "PATCH", "DELETE"
MESSAGES, MESSAGE, CALLBACK = "/channels/*/messages", "/channels/*/messages/*", "/interactions/*"
ORIGINAL = "/webhooks/*/messages/@original"
PRIVATE = "/webhooks/*/messages/[0-9]*"


class There:
    def __init__(self, house: House, line: Line) -> None:
        self.house = house
        self.line = line

    async def soon_right(self) -> None:
        """All is tried again by then, with troubles that come twice in a row."""
        for _ in range(3):
            await self.house.env.advance_time(RECOVERED_AFTER)
        assert await inconsistencies(self.house) == []


@pytest.fixture
async def there() -> AsyncIterator[There]:
    with short_game_settings() as settings:
        async with wired(settings) as (env, line):
            with closing(House(env, settings)) as house:
                yield There(house, line)


async def test_whatever_befalls_a_typed_move_several_times_the_table_is_right_again(there: There) -> None:
    house = there.house
    await house.begin("alice", "bob")
    for kind in TROUBLES:
        before = (await house.data()).moves
        trouble = there.line.fails(kind, PATCH, MESSAGE, times=3)
        with logged_errors() as errors:
            assert (await house.type_move()).acknowledged
            await there.soon_right()
        assert trouble.met == 3, kind
        assert (await house.data()).moves > before, kind
        assert errors == []


async def test_a_table_that_was_posted_without_a_word_of_it_is_found_again_and_not_posted_twice(there: There) -> None:
    house = there.house
    await house.open("alice")
    there.line.fails(LOST, POST, MESSAGES)
    there.line.fails(CUT, POST, MESSAGES)  # the second try too: only later does the bot learn what came of the first
    await house["alice"].slash(house.channel, "table show")
    assert len(house.texts()) == 2, "the new one stands there, unknown, beside the old"
    for name in ("bob", "carol"):
        await house[name].click(house.live(), label="Join")
    await there.soon_right()
    assert len(house.texts()) == 1
    seats = in_words(house.live())
    assert "bob" in seats
    assert "carol" in seats


async def test_an_accusation_and_a_call_are_made_once_though_nothing_came_back(there: There) -> None:
    house = there.house
    await house.begin("alice", "bob", "carol")
    for kind in (LOST, CUT):
        there.line.fails(kind, POST, MESSAGES)
    await misplay(house)
    await there.soon_right()
    assert sum(text.startswith("**Juse!**") for text in house.texts()) == 1
    await house.click_move()
    for kind in (LOST, CUT):
        there.line.fails(kind, POST, MESSAGES)
    await house.env.advance_time(CALLED_AFTER)
    await there.soon_right()
    (call,) = [text for text in house.texts() if "it is your turn" in text]
    called, _ = await house.mover()
    while (await house.mover())[0] == called:
        await house.click_move()
    await there.soon_right()
    assert call not in house.texts()


@pytest.mark.parametrize("kind", [LOST, CUT, SILENT])
async def test_who_is_told_that_an_answer_will_come_gets_it(there: There, kind: str) -> None:
    house = there.house
    await house.begin("alice", "bob", "carol")
    there.line.fails(kind, POST, CALLBACK)
    assert "not your turn" in said(await house["bob"].slash(house.channel, "juse draw")).lower()
    there.line.fails(kind, POST, CALLBACK)
    assert "Juse" in said(await house["carol"].click(house.live(), label="Rules"))
    assert (await house.data()).moves == 1, "the first card was drawn by itself"


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize(("label", "told"), [("Rules", "**Juse · Where"), ("On my own pile", "It is not your turn")])
async def test_whom_discord_shows_the_answer_late_is_not_told_that_it_did_not_take_it_in(
    there: There, times: int, label: str, told: str
) -> None:
    house = there.house
    await house.begin("alice", "bob")
    there.line.fails(SLOW, POST, CALLBACK, times)
    there.line.fails(UNSEEN, GET, ORIGINAL)
    await house["bob"].click(house.live(), label=label)
    (answer,) = house.private_messages("bob")
    assert answer.content.startswith(told)


async def test_what_discord_shows_late_does_not_stand_there_as_a_thought_for_ever(there: There) -> None:
    house = there.house
    await house.begin("alice", "bob")
    there.line.fails(SLOW, POST, CALLBACK)
    there.line.fails(UNSEEN, DELETE, ORIGINAL)
    await house["alice"].slash(house.channel, "table show")
    assert house.private_messages("alice") == []


@pytest.mark.parametrize("kind", [RATIONED, FAILING, CUT, SILENT])
async def test_an_open_hand_follows_the_table_again_after_the_trouble(there: There, kind: str) -> None:
    house = there.house
    await begin(house, *THREE)
    for name in THREE:
        await panel(house, name)
    trouble = there.line.fails(kind, PATCH, PRIVATE, times=2)
    await type_in(house, 0, await good_action(house, 0))
    await there.soon_right()
    assert trouble.met == 2
    assert "You have placed" in panels(house, "alice")[0].content


async def test_who_looks_into_a_hand_does_not_wait_for_one_that_hangs_on_its_way(
    there: There, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = there.house
    await begin(house, *THREE)
    await panel(house, "alice")
    trouble = there.line.fails(SILENT, PATCH, PRIVATE)
    monkeypatch.setattr("tests.proof.wire.PATIENCE", 60.0)
    monkeypatch.setattr("bot.ui.table.reconciler._WAIT_FOR_BACKGROUND", 0.05)
    table, action = await house.table(), await good_action(house, 0)
    alice = house["alice"].id
    with house.env.time_context():
        await house.bot.services.tables.run(table, play.act(action), by(alice))
        refreshing = asyncio.ensure_future(house.bot.services.display.show(table))
    await eventually(lambda: trouble.met > 0)
    result = await house["alice"].click(house.live(), label="My hand")
    assert "You have placed" in said(result)
    await refreshing
