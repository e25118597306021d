"""The tour of the scenarios leaves nothing out: what people can press, choose and type is done in one of them."""

from collections.abc import Iterator
from contextlib import closing

import discord
import pytest
from discord import app_commands

from bot.ui.discord.components import CHOICE, KINDS, SEATS, TABLE
from bot.ui.verbs import VERBS, By
from tests.discord.house import House, offline
from tests.proof.scenarios import SCENARIOS
from tests.proof.tour import Tour, short_game_settings


def possible(house: House) -> Iterator[str]:
    yield from (f"/{command.qualified_name}" for command in house.bot.tree.walk_commands() if _is_leaf(command))
    yield from (f"button {verb.name}" for verb in VERBS if By.BUTTON in verb.by)
    yield from (f"list {verb.name}" for verb in VERBS if By.LIST in verb.by)
    # A hand has a list only if it holds more face-up cards than there is room for, which takes hundreds of games.
    yield from (f"kind {kind}" for kind in KINDS if kind != CHOICE)


def _is_leaf(command: object) -> bool:
    return isinstance(command, app_commands.Command)


class Recorder:
    """What reaches the bot."""

    def __init__(self) -> None:
        self.done: set[str] = set()

    async def note(self, interaction: discord.Interaction) -> None:
        data = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.component:
            kind, *_, verb = str(data["custom_id"]).split(":", 3)
            self.done.add(f"kind {kind}")
            if kind in (TABLE, SEATS):
                self.done.add(f"{'button' if kind == TABLE else 'list'} {verb.partition(':')[0]}")
        elif isinstance(interaction.command, app_commands.Command):
            self.done.add(f"/{interaction.command.qualified_name}")


@pytest.mark.long
@pytest.mark.timeout(600)
async def test_every_command_and_every_button_and_list_is_used_in_a_scenario() -> None:
    recorder = Recorder()
    with short_game_settings() as settings:
        async with offline(settings) as env:
            with closing(House(env, settings)) as house:
                tour = Tour(house)
                for scenario in SCENARIOS:
                    await tour.begin(scenario)
                    house.bot.add_listener(recorder.note, "on_interaction")
                    await scenario.act(house)
                    await env.settle()
                    house.bot.remove_listener(recorder.note, "on_interaction")
                assert sorted(set(possible(house)) - recorder.done) == []
