"""No command is reached with a value of another kind than its option asks for, whoever sends it."""

from collections.abc import Iterator
from typing import Any

import pytest
from discord import app_commands
from simcord.backend import serializers

from tests.discord.house import House, refused

pytestmark = pytest.mark.long

STRING, INTEGER, BOOLEAN, PERSON, CHANNEL = 3, 4, 5, 6, 7


def options(house: House) -> Iterator[tuple[str, app_commands.Parameter]]:
    """Every option there is, with the name of its command as it is typed."""
    for command in house.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield from ((command.qualified_name, option) for option in command.parameters)


def interaction(name: str, option: dict[str, Any], resolved: dict[str, Any]) -> dict[str, Any]:
    group, command = name.split()
    inner = {"type": 1, "name": command, "options": [option]}
    return {"name": group, "options": [inner], "resolved": resolved}


async def test_a_person_or_a_channel_reaches_no_command_that_asks_for_something_else(house: House) -> None:
    """Sent by somebody who may do everything, where a game is played."""
    alice = house.person("alice", moderator=True, manager=True)
    await house.begin("alice", "bob")
    backend = house.env.backend
    guild, channel = backend.get_guild(house.guild.id), backend.get_channel(house.channel.id)
    member = serializers.member_payload(backend, guild, guild.members[alice.id], with_user=False)
    resolved = {
        "users": {str(alice.id): serializers.user_payload(backend.get_user(alice.id))},
        "members": {str(alice.id): member},
        "channels": {str(channel.id): {**serializers.channel_payload(backend, channel), "permissions": "0"}},
    }
    before, asked = house.stored(), set[int]()
    for name, option in options(house):
        asked.add(option.type.value)
        kind, value = (CHANNEL, channel.id) if option.type.value == PERSON else (PERSON, alice.id)
        given = {"type": kind, "name": option.display_name, "value": str(value)}
        result = await house.send(alice, interaction(name, given, resolved))
        house.expected_errors.append(app_commands.CommandSignatureMismatch)
        answer = refused(house, result, before)
        assert "This command has changed" in answer, f"/{name} with {given}: {answer}"
    assert {STRING, INTEGER, BOOLEAN, PERSON, CHANNEL} <= asked
