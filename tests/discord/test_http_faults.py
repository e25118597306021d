"""The bot with discord.py's real client, to a Discord that rations, hangs up or says nothing at all, more than once.
Evenings (tests/seeds) meet such troubles at random moments, with a client that does not try again by itself.
"""

from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.discord.consistency import inconsistencies
from tests.discord.house import House, in_words, labels, said, settings_at
from tests.discord.wire import CUT, LOST, SILENT, SLOW, UNSEEN, Line, wired

RECOVERED_AFTER = 12.0
"""Seconds after which what failed has been tried again."""
GET, POST, PATCH, DELETE = "GET", "POST", "PATCH", "DELETE"
MESSAGES, MESSAGE, CALLBACK = "/channels/*/messages", "/channels/*/messages/*", "/interactions/*"
ORIGINAL = "/webhooks/*/messages/@original"


class There(NamedTuple):
    house: House
    line: Line

    async def soon_right(self) -> None:
        """All is tried again by then, with troubles that come three times in a row."""
        for _ in range(8):
            await self.house.env.advance_time(RECOVERED_AFTER)
        assert await inconsistencies(self.house) == []


@pytest.fixture
async def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[There]:
    # simcord waits for every timer that is due soon, and this one always is.
    monkeypatch.setattr("bot.tables.runtime.heartbeat.HEARTBEAT", 24 * 3600.0)
    settings = settings_at(tmp_path)
    async with wired(settings) as (env, line):
        with closing(House(env, settings)) as house:
            yield There(house, line)


async def test_a_table_that_was_posted_without_a_word_of_it_is_found_again_and_not_posted_twice(there: There) -> None:
    house = there.house
    await house.open("alice", "bob")
    there.line.fails(LOST, POST, MESSAGES)
    there.line.fails(CUT, POST, MESSAGES)  # the second try too: only later does the bot learn what came of the first
    await house["bob"].slash(house.channel, "table show")
    assert len(house.texts()) == 2, "the new one stands there, unknown, beside the old"
    for name in ("carol", "dave"):
        await house[name].click(house.live(), label="Join")
    await there.soon_right()
    assert len(house.texts()) == 1
    seats = in_words(house.live())
    assert "carol" in seats
    assert "dave" in seats


async def test_who_is_told_that_an_answer_will_come_gets_it(there: There) -> None:
    house = there.house
    await house.begin("alice", "bob", "carol")
    for kind in (LOST, CUT, SILENT):
        there.line.fails(kind, POST, CALLBACK)
        assert "not your turn" in said(await house["bob"].slash(house.channel, "juse draw")).lower()
        there.line.fails(kind, POST, CALLBACK)
        assert "Juse" in said(await house["carol"].click(house.live(), label="What can I do?"))
        assert len(house.private_messages("carol")) == 1
    assert (await house.data()).moves == 1, "the first card was drawn by itself"


@pytest.mark.parametrize(("label", "told"), [("What can I do?", "**Juse"), ("🔴 alice", "It's not your turn")])
async def test_whom_discord_shows_the_answer_late_is_not_told_that_it_did_not_take_it_in(
    there: There, label: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    """At its slowest it takes the first answer at once, says so after all have given up, and shows it after ten
    seconds.
    """
    house = there.house
    await house.begin("alice", "bob")
    for slow, unseen in ((1, 1), (2, 1), (3, 3)):
        trouble = there.line.fails(SLOW, POST, CALLBACK, slow)
        there.line.fails(UNSEEN, GET, ORIGINAL, unseen)
        await house["bob"].click(house.live(), label=label)
        assert trouble.met == slow
        answer = house.private_messages("bob")[-1].content
        assert answer.startswith(told) if slow < 3 else "didn't accept" not in answer
    assert "nobody knows" not in caplog.text


async def test_what_discord_shows_late_is_no_thought_for_ever_and_a_hand_changed_without_a_word_is_right(
    there: There,
) -> None:
    house = there.house
    await house.begin("alice", "bob", game="roundup")
    there.line.fails(SLOW, POST, CALLBACK)
    there.line.fails(UNSEEN, DELETE, ORIGINAL)
    await house["alice"].slash(house.channel, "table show")
    assert house.private_messages("alice") == []
    await house["alice"].click(house.live(), label="My hand")
    there.line.fails(SLOW, POST, CALLBACK, 3)
    (hand,) = house.private_messages("alice")
    await house["alice"].click(hand, label=labels(hand)[0])
    assert [message.id for message in house.private_messages("alice")] == [hand.id], "nothing is said"
