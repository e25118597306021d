"""Who can install the bot, where its commands can be used, and how people learn of it."""

import logging
from typing import Any

import pytest
from discord.http import HTTPClient

from bot.cli.run import print_install_link
from bot.games import game_names
from bot.text import languages_of
from tests.discord.house import House, said

SERVER = (
    "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions=274878008320"
    "&integration_type=0"
)
PERSON = "https://discord.com/oauth2/authorize?client_id={}&scope=applications.commands&integration_type=1"
ON_SERVERS_ONLY: dict[str, Any] = {"0": {}}
BY_PERSONS_TOO: dict[str, Any] = {"0": {}, "1": {}}


async def restarted(house: House, monkeypatch: pytest.MonkeyPatch, settings: dict[str, Any]) -> None:
    """After the host has changed the application's settings at Discord."""
    told = HTTPClient.application_info

    async def changed(self: HTTPClient) -> Any:
        return {**await told(self), "integration_types_config": settings}

    monkeypatch.setattr(HTTPClient, "application_info", changed)
    await house.restart()


def synced(house: House) -> list[Any]:
    """The commands, as they were told to Discord each time."""
    return [
        request.json
        for request in house.env.http_requests
        if request.method == "PUT" and request.path.endswith("/commands")
    ]


async def test_every_command_can_be_used_everywhere_and_installed_by_servers_and_persons(house: House) -> None:
    [commands] = synced(house)
    assert {command["name"] for command in commands} == {*game_names(), "table", "privacy"}
    for command in commands:
        assert command["contexts"] == [0, 1, 2]
        assert command["integration_types"] == [0, 1]
        translated = languages_of(command["name"] if command["name"] in game_names() else "")
        assert (command["description_localizations"] or {}).keys() >= {"de", "fr"} & {*translated}


async def test_commands_are_told_anew_when_the_application_allows_persons_or_no_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for settings, installs, times in (
        (BY_PERSONS_TOO, [0, 1], 1),
        (ON_SERVERS_ONLY, [0], 2),
        (ON_SERVERS_ONLY, [0], 2),
        (BY_PERSONS_TOO, [0, 1], 3),
    ):
        await restarted(house, monkeypatch, settings)
        assert len(synced(house)) == times
        assert [command["integration_types"] for command in synced(house)[-1]] == [installs] * len(synced(house)[0])


@pytest.mark.parametrize("settings_there", [BY_PERSONS_TOO, ON_SERVERS_ONLY])
async def test_command_and_log_give_the_addresses_that_there_are(
    house: House,
    settings_there: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await restarted(house, monkeypatch, settings_there)
    before = len(house.env.http_requests)
    with caplog.at_level(logging.INFO):
        print_install_link(house.bot)
    assert len(house.env.http_requests) == before
    server, person = (address.format(house.env.backend.application_id) for address in (SERVER, PERSON))
    first, second = [
        (record.levelname, record.getMessage()) for record in caplog.records if record.name == "bot.cli.run"
    ]
    told = said(await house["alice"].slash(house.channel, "table invite")).splitlines()
    assert first == ("INFO", f"to invite the bot to a server: {server}")
    assert told[0] == f"To invite me to a server: <{server}>"
    if settings_there is BY_PERSONS_TOO:
        assert second == ("INFO", f"to install it for yourself, and use it anywhere: {person}")
        assert told[1:] == [f"To add me to your own account and use me anywhere: <{person}>"]
    else:
        house.expected_logs = ["tick User Install on your application's Installation page"]
        assert (second[0], told[1:]) == ("WARNING", [])
