"""Every request of long tours stays within what Discord takes: simcord lets some through that Discord would not."""

from typing import Any

import simcord

from tests.discord.house import House, said
from tests.discord.roundup_evening import click, play

LONGEST_NAME = "W" * 32


def messages(env: simcord.Env) -> list[dict[str, Any]]:
    """The bodies of all that the bot wrote into a channel or answered."""
    found = []
    for request in env.http_requests:
        if isinstance(request.json, dict):
            data = request.json.get("data")
            body = data if isinstance(data, dict) else request.json
            if "content" in body or "components" in body:
                found.append(body)
    return found


def check(body: dict[str, Any]) -> None:
    assert len(body.get("content") or "") <= 2000
    for attachment in body.get("attachments") or ():
        assert len(attachment.get("description") or "") <= 1024
    rows = body.get("components") or []
    assert len(rows) <= 5
    ids = [component["custom_id"] for row in rows for component in row["components"]]
    assert len(ids) == len(set(ids))
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    for row in rows:
        assert 1 <= len(row["components"]) <= 5
        for component in row["components"]:
            assert len(component.get("label") or "") <= 80
            options = component.get("options") or ()
            assert len(options) <= 25
            assert len(component.get("placeholder") or "") <= 150
            assert all(1 <= len(option["label"]) <= 100 for option in options)


async def test_a_full_table_of_the_longest_names(house: House) -> None:
    people = [house.person(f"guest{number}") for number in range(8)]
    for person in people:
        house.guild._guild.members[person.id].nick = LONGEST_NAME
    await people[0].slash(house.channel, "juse new", reminders=True)
    for person in people[1:]:
        await person.click(house.live(), label="Join")
    await people[0].click(house.live(), label="Rules")
    await people[0].click(house.live(), label="Start")
    await people[3].slash(house.channel, "table leave")
    await people[4].slash(house.channel, "table leave")
    await people[1].slash(house.channel, "table end")
    for _ in range(30):
        data = await house.data()
        seat = data.state.turn
        _, action = await house.mover()
        if action == "draw":
            await people[seat].slash(house.channel, "juse draw")
        else:
            await people[seat].slash(house.channel, "juse play", to=action)
    await house.env.advance_time(61)
    for person in (people[0], people[2], people[5]):
        await person.slash(house.channel, "table end")
    assert house.rows("SELECT phase FROM tables") == [("closed",)]
    seen = messages(house.env)
    assert len(seen) > 45
    for body in seen:
        check(body)
    description = house.live().attachments[0].description
    assert description is not None
    assert description.endswith("."), "the whole table fits into the alt text"


async def test_help_of_a_server_full_of_tables(house: House) -> None:
    for number in range(25):
        place = house.guild.create_text_channel(f"table-{number}")
        await house["alice"].slash(place, "juse new")
    answer = said(await house["alice"].slash(house.channel, "table help"))
    assert answer.count("table ") >= 20
    for body in messages(house.env):
        check(body)


async def test_commands_fit(house: House) -> None:
    def walk(command: dict[str, Any], depth: int) -> int:
        assert 1 <= len(command["name"]) <= 32
        assert 1 <= len(command["description"]) <= 100
        options = command.get("options") or []
        assert len(options) <= 25
        assert len(command.get("choices") or ()) <= 25
        assert depth <= 3
        return len(command["name"]) + len(command["description"]) + sum(walk(option, depth + 1) for option in options)

    commands = [command.to_dict(house.bot.tree) for command in house.bot.tree.get_commands()]
    assert {"juse", "table"} <= {command["name"] for command in commands}
    for command in commands:
        assert walk(command, 0) <= 8000


async def test_a_full_table_of_hidden_hands_and_the_longest_names(house: House) -> None:
    people = [house.person(f"guest{number}") for number in range(6)]
    for person in people:
        house.guild._guild.members[person.id].nick = LONGEST_NAME
    await people[0].slash(house.channel, "roundup new", points=50)
    for person in people[1:]:
        await person.click(house.live(), label="Join")
    await people[0].click(house.live(), label="Start")
    for person in people:
        await person.click(house.live(), label="My hand")
    await play(house, click, lambda current: len(current.discards) > 2)
    seen = messages(house.env)
    assert len(seen) > 40
    for body in seen:
        check(body)
