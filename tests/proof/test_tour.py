"""The tour of the scenarios leaves nothing out: what people can press, choose and type is done in one of them, and what
the bot does unasked happens in one.
"""

import re
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.tables.runtime.alarms import Alarms
from bot.ui.discord.components import CHOICE, LETTERS, SEATS, TABLE
from bot.ui.verbs import VERBS, By
from tests.discord.house import House, offline
from tests.proof.scenarios import SCENARIOS
from tests.proof.tour import Tour, short_game_settings

ROOT = Path(__file__).parents[2]
_ALARM = re.compile(r'alarms\.set\(\(?"(\w+)"')
_SHOWS_NOTHING = {"heartbeat", "erase"}
_AFTER_AN_OUTAGE = {"retell"}
_AFTER_A_FAILURE = {"show"}
"""What failed is tried again: only where a request fails, as all of them do in the proofs that go on this tour."""

_OTHERS = _SHOWS_NOTHING | _AFTER_AN_OUTAGE | _AFTER_A_FAILURE


def possible(house: House) -> Iterator[str]:
    commands = [command for command in house.bot.tree.walk_commands() if isinstance(command, app_commands.Command)]
    yield from (f"/{command.qualified_name}" for command in commands)
    for command in commands:
        names = [parameter.name for parameter in command.parameters if parameter.autocomplete]
        yield from (f"/{command.qualified_name}: suggestions for {name}" for name in names)
    yield from (f"button {verb.name}" for verb in VERBS if By.BUTTON in verb.by)
    yield from (f"list {verb.name}" for verb in VERBS if By.LIST in verb.by)
    # A hand has a list only if it holds more face-up cards than there is room for, which takes hundreds of games.
    yield from (f"kind {kind}" for kind in LETTERS if kind != CHOICE)
    yield from (f"alarm {kind}" for kind in kinds_of_alarms() - _OTHERS)


def kinds_of_alarms() -> set[str]:
    """What the bot does unasked, it does when an alarm rings. Their names are in the code."""
    return {kind for file in (ROOT / "bot").rglob("*.py") for kind in _ALARM.findall(file.read_text(encoding="utf-8"))}


def _focused(options: Sequence[Mapping[str, Any]]) -> str:
    """The option that is being typed, in whatever group its command is."""
    found = [str(one["name"]) if one.get("focused") else _focused(one.get("options", ())) for one in options]
    return "".join(found)


class Recorder:
    """What reaches the bot, and the alarms that ring, while a scenario's one action is taken."""

    def __init__(self) -> None:
        self.done: set[str] = set()
        self.is_noting = False

    async def note(self, interaction: discord.Interaction) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.component:
            kind, *_, verb = str(data["custom_id"]).split(":", 3)
            self.done.add(f"kind {kind}")
            if kind in (TABLE, SEATS):
                self.done.add(f"{'button' if kind == TABLE else 'list'} {verb.partition(':')[0]}")
        elif isinstance(interaction.command, app_commands.Command):
            name = f"/{interaction.command.qualified_name}"
            typed_yet = interaction.type is discord.InteractionType.autocomplete
            self.done.add(f"{name}: suggestions for {_focused(data['options'])}" if typed_yet else name)

    def watch_alarms(self, patch: pytest.MonkeyPatch) -> None:
        begin = Alarms.__init__

        def begin_watched(alarms: Alarms, now: Callable[[], float], ring: Callable[[Hashable], Any]) -> None:
            def noted(key: Hashable) -> Any:
                if self.is_noting:
                    self.done.add(f"alarm {key[0] if isinstance(key, tuple) else key}")
                return ring(key)

            begin(alarms, now, noted)

        patch.setattr(Alarms, "__init__", begin_watched)


@pytest.mark.long
@pytest.mark.timeout(600)
async def test_every_command_button_list_suggestion_and_alarm_is_in_a_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder()
    recorder.watch_alarms(monkeypatch)
    with short_game_settings() as settings:
        async with offline(settings) as env:
            with closing(House(env, settings)) as house:
                tour = Tour(house)
                for scenario in SCENARIOS:
                    await tour.begin(scenario)
                    house.bot.add_listener(recorder.note, "on_interaction")
                    recorder.is_noting = True
                    await scenario.act(house)
                    await env.settle()
                    recorder.is_noting = False
                    house.bot.remove_listener(recorder.note, "on_interaction")
                assert sorted(set(possible(house)) - recorder.done) == []
