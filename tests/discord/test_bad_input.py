"""Whatever is pressed or typed wrongly is refused in one plain private sentence and changes nothing."""

from typing import Any

import pytest
from discord import app_commands

from tests.discord.house import House, said

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


async def test_wrong_phase(house: House) -> None:
    await house.open("alice", "bob")
    for command in ("juse draw", "table back"):
        assert "hasn't started yet" in await house.refused(house["alice"].slash(house.channel, command))
    await house.start("alice")
    for verb in ("join", "with-computers", "start", "more", "close", "rematch"):
        assert "already started" in await house.refused(house.press(house["alice"], house.live(), f"t:1:1:{verb}"))
    draw = house.raw(house.live()).components[0]["components"][0]["custom_id"]
    await house["keeper"].slash(house.channel, "table end")
    assert "closed" in await house.refused(house.press(house["alice"], house.live(), draw))
    assert "no open table" in await house.refused(house["alice"].slash(house.channel, "juse draw"))


async def test_what_is_typed_wrongly(house: House) -> None:
    await house.begin("alice", "bob")
    for name, command, options, why in (
        ("bob", "juse draw", {}, "Wait for 🔴 alice"),
        ("alice", "juse play", {"to": "centre"}, "draw first"),
        ("alice", "juse play", {"to": "own"}, "Draw first"),
        ("alice", "juse play", {"to": "seat:1"}, "draw first"),
        ("alice", "roundup bid", {"card": "7H"}, "is playing Juse, so use its commands"),
    ):
        assert why in await house.refused(house[name].slash(house.channel, command, **options)), (command, options)
    await house.click_move()
    assert "You hold a card" in await house.refused(house["alice"].slash(house.channel, "juse draw"))
    assert "your own pile" in await house.refused(house["alice"].slash(house.channel, "juse play", to="seat:0"))
    for place in ("seat:9", "seat:-1", "seat:00", "seat:1e9", "nowhere", "**bold**", "[a](https://b.c)", "7" * 100):
        answer = await house.refused(house["alice"].slash(house.channel, "juse play", to=place))
        assert not {"**", "]("} & {answer[at : at + 2] for at in range(len(answer))}


FORGED = (
    "m", "m:", "m:1", "m:1:", "m:1:2", "m:1:2:", "m:1:2:fly", "m::2:draw", "m:x:2:draw", "m:1:x:draw",
    "m:1:-3:draw", "m:99:2:draw", f"m:{'9' * 40}:2:draw", "m:1:2:draw:extra", "m:１:２:draw", "m:1:2:dr\naw",
    "t:1:2:explode", "t:1:2", "t:1:2:startx", "s:1:2:remove", "s:1:2:promote", "p:juse", "p:juse:x", "p:juse:999",
    "p:chess:1", "p::0", "x:1:2:draw", "other-bot", ":", "m:1:2:" + "a" * 90, "t:1:0:end", "t:2:0:rematch",
)  # fmt: skip


async def test_what_is_pressed_wrongly(house: House) -> None:
    """The last but one is a verb without a button, and the last one of other kinds of tables than a private one."""
    elsewhere = await house.begin("alice", "bob", channel=house.guild.create_text_channel("other"))
    draw = house.raw(elsewhere).components[0]["components"][0]["custom_id"]
    await house["alice"].slash(house.channel, "junk daily")
    (panel,) = house.private_messages("alice")
    message = await house.begin("alice", "bob")
    assert "Wait for 🔴 alice" in await house.refused(house["bob"].click(message, label="Draw"))
    assert "That table is gone" in await house.refused(house.press(house["alice"], message, draw))
    for custom_id in FORGED:
        await house.refused(house.press(house["alice"], panel if custom_id.startswith("t:2") else message, custom_id))


@pytest.mark.parametrize(
    ("command", "path", "option"),
    [
        ("table", "look", {"type": 3, "name": "colors", "value": "green " * 500}),
        ("table", "replay", {"type": 10, "name": "table", "value": 1.5}),
    ],
    ids=["no such colours", "no whole number"],
)
async def test_a_command_of_an_older_version(house: House, command: str, path: str, option: dict[str, Any]) -> None:
    """Discord may still offer the options and choices of an older version of the bot."""
    await house.begin("alice", "bob")
    elsewhere = house.guild.create_text_channel("elsewhere")
    data = {"name": command, "options": [{"type": 1, "name": path, "options": [option]}]}
    house.expected_errors = [app_commands.CommandSignatureMismatch]
    assert "has changed" in await house.refused(house.send(house["alice"], data, elsewhere))
    points = {"type": 4, "name": "points", "value": 10**9}
    data = {"name": "roundup", "options": [{"type": 1, "name": "new", "options": [points]}]}
    assert "The option points cannot be “1000000000”" in await house.refused(house.send(house["alice"], data))


async def test_a_deleted_channel_closes_its_table(house: House) -> None:
    other = house.guild.create_text_channel("other")
    await house.begin("alice", "bob", channel=other)
    await house.begin("alice", "bob")
    house.env.backend.delete_channel(other.id)
    await house.env.settle()
    assert house.phases() == ["closed", "playing"]
    await house.click_move()


async def test_a_channel_that_was_deleted_while_the_bot_was_down(house: House) -> None:
    other = house.guild.create_text_channel("other")
    await house.begin("alice", channel=other, computers=1)
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("PATCH", "/channels/*", times=None)
    await house["alice"].slash(other, "juse draw")
    house.env.backend.faults.clear()
    await house["bob"].slash(house.channel, "juse new")
    await house.stop()
    house.env.backend.delete_channel(other.id)
    await house.restart()
    await house.pass_time(1)
    assert house.phases() == ["closed", "lobby"]
    await house["carol"].click(house.live(), label="Join")


async def test_a_snapshot_that_cannot_be_read_is_set_aside_and_the_others_play_on(house: House) -> None:
    other = house.guild.create_text_channel("other")
    broken = await house.begin("alice", "bob", channel=other)
    await house.begin("alice", "bob")
    await house.stop()
    house.write('UPDATE tables SET snapshot = \'{"id": 1, "nonsense": true}\' WHERE id = 1')
    await house.restart()
    house.expected_logs = ["set aside"]
    answer = said(await house["alice"].click(broken, label="Draw"))
    assert "I put it aside" in answer
    assert "open a new one" in answer
    assert house.phases() == ["aside", "playing"]
    await house.click_move()
    await house.open("alice", channel=other)
