"""A channel that refuses the bot is asked again by time alone, and right soon after it allows again."""

from itertools import pairwise
from typing import Any

import pytest
import simcord

from bot.ui.discord.response import Upload
from tests.discord.house import House
from tests.discord.test_announcements import misplay

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

NO_ACCESS, NOT_ALLOWED = 50001, 50013
TEN_SECONDS = 10.0


@pytest.fixture(autouse=True)
def drawn_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A film of each misplay would be painted by another process, which no clock here waits for."""

    async def moment(*_: Any, **__: Any) -> Upload:
        return Upload(b"a picture", "juse.png")

    monkeypatch.setattr("bot.ui.table.painter.Painter.moment", moment)


class Refusing:
    """All requests in the channel are refused, and counted."""

    def __init__(self, house: House, code: int) -> None:
        self.house = house
        self.begun = len(house.env.http_requests)
        for method in ("POST", "PATCH", "DELETE"):
            house.env.inject_error(method, "/channels/*", status=403, code=code, times=None)

    def end(self) -> None:
        self.house.env.backend.faults.clear()

    @property
    def asked(self) -> int:
        requests = self.house.env.http_requests[self.begun :]
        return sum(request.path.startswith(f"/channels/{self.house.channel.id}") for request in requests)


async def play_on(house: House, times: int, then: float = 1.0) -> None:
    """Somebody misplays, and the next one moves: the table and the announcements have something to show."""
    for _ in range(times):
        await misplay(house)
        await house.type_move()
        await house.env.advance_time(then)


@pytest.mark.parametrize(("code", "at_first"), [(NO_ACCESS, 1), (NOT_ALLOWED, 2)])
async def test_a_game_of_moves_asks_it_once_in_ten_seconds(house: House, code: int, at_first: int) -> None:
    """Where it may be the picture alone that is not allowed, the first time it is asked once more, without one."""
    await house.begin("alice", "bob", "carol")
    house.expected_logs = ["could not be shown"]
    refusing, asked_at = Refusing(house, code), list[float]()
    for _ in range(34):
        await play_on(house, 1, then=0.0)
        asked_at += [house.env.now().timestamp()] * (refusing.asked - len(asked_at))
        await house.env.advance_time(1)
        asked_at += [house.env.now().timestamp()] * (refusing.asked - len(asked_at))
    assert asked_at[:at_first] == [asked_at[0]] * at_first
    pauses = [later - earlier for earlier, later in pairwise(asked_at[at_first - 1 :])]
    assert min(pauses) >= TEN_SECONDS - 0.01
    assert len(pauses) >= 3, "it is asked, however many moves there are"


async def test_it_is_right_within_twelve_seconds_of_the_end_however_many_moves_there_were(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    house.expected_logs = ["could not be shown"]
    refusing = Refusing(house, NO_ACCESS)
    await play_on(house, 20)
    refusing.end()
    await house.env.advance_time(12)
    await is_right(house)


async def is_right(house: House) -> None:
    name, _ = await house.mover()
    assert f"{name}**" in house.live().content
    assert house.live().attachments
    assert [text for text in house.texts() if text.startswith("**Juse!**")], "the last misplay is announced"


async def test_a_permission_that_returns_is_noticed_at_once(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    house.expected_logs = ["could not be shown"]
    house.allow(house.channel, send_messages=False)
    await misplay(house)
    await house.env.advance_time(300)
    assert len(house.texts()) == 1
    house.allow(house.channel, send_messages=True)
    await house.env.advance_time(1)
    await is_right(house)


async def test_so_is_one_that_comes_with_a_role_of_the_bots_own(house: House, env: simcord.Env) -> None:
    """Of its own roles the bot is told without a privileged intent, which the offline Discord does not know."""
    await house.begin("alice", "bob", "carol")
    refusing = Refusing(house, NOT_ALLOWED)
    house.expected_logs = ["could not be shown"]
    await play_on(house, 14)
    refusing.end()
    asked = refusing.asked
    await env.advance_time(1)
    assert refusing.asked == asked, "by itself it would take longer"
    user = house.env.backend.bot_user
    about: dict[str, Any] = {"id": str(user.id), "username": user.name, "discriminator": "0", "avatar": None}
    event = {"guild_id": str(house.guild.id), "user": about, "roles": [], "joined_at": None, "flags": 0}
    house.bot._connection.parsers["GUILD_MEMBER_UPDATE"](event)
    await env.advance_time(1)
    await is_right(house)


async def test_a_table_that_is_deleted_after_a_refusal_comes_back(house: House) -> None:
    message = await house.begin("alice", "bob")
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("PATCH", "/channels/*", status=403, code=NOT_ALLOWED)
    await house.type_move()
    house.env.backend.delete_message(house.channel.id, message.id)
    await house.env.advance_time(2 * TEN_SECONDS)
    assert len([text for text in house.texts() if "· table 1" in text]) == 1


async def close_without_posting(house: House) -> None:
    """A game that its players end after a misplay that may not be announced."""
    await house.begin("alice", "bob", "carol")
    house.expected_logs = ["could not be shown"]
    house.allow(house.channel, send_messages=False)
    await misplay(house)
    for name in ("alice", "bob", "carol"):
        await house[name].slash(house.channel, "table end")
    assert house.phases() == ["closed"]
    await house.env.advance_time(2 * TEN_SECONDS)


async def test_a_game_that_is_over_is_not_edited_again_while_its_announcement_is_refused(house: House) -> None:
    await close_without_posting(house)
    begun = len(house.env.http_requests)
    await house.env.advance_time(3600)
    requests = house.env.http_requests[begun:]
    assert [each for each in requests if each.method == "POST"], "the announcement is tried again"
    assert not [each for each in requests if each.method == "PATCH"]
    [message] = house.channel.history()
    assert message.attachments


async def test_a_picture_that_became_words_is_back_after_a_restart(house: House) -> None:
    await close_without_posting(house)
    [message] = house.channel.history()
    for method, path in (("POST", "/interactions/*"), ("PATCH", "/channels/*")):
        house.env.inject_error(method, path, status=403, code=NOT_ALLOWED)
    await house.press(house["bob"], message, "table:1:0:pause")
    assert not house.channel.history()[0].attachments
    await house.restart()
    await house.env.advance_time(2 * TEN_SECONDS)
    assert house.channel.history()[0].attachments
