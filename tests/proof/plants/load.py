"""Faults of what the bot does under load, and for long."""

from tests.proof.plants.plant import Plant

PLANTS = (
    Plant(
        "an answer shows a picture painted earlier",
        "bot/ui/table/painter.py",
        "        png = await self.paint(shown.scene)\n        if png is None:\n            return without_picture",
        "        before, self._late = getattr(self, '_late', None), await self.paint(shown.scene)\n"
        "        png = before or self._late\n"
        "        if png is None:\n"
        "            return without_picture",
        ("tests/proof/test_short.py::test_a_short_proof_reaches_its_targets[load-3]",),
    ),
    Plant(
        "a click is answered before the commit",
        "bot/tables/runtime/table.py",
        "self.is_held = await self._store.commit(self.data, change, self.game.state_version, computers)\n",
        "self._saving = asyncio.create_task(\n"
        "                self._store.commit(self.data, change, self.game.state_version, computers)\n"
        "            )\n",
        ("tests/proof/test_short.py::test_a_short_proof_reaches_its_targets[load-3]",),
    ),
    Plant(
        "8 KB stay in memory with each move",
        "bot/tables/runtime/table.py",
        "            self._note(change.events, dealt=any(",
        '            Table.lost = [*getattr(Table, "lost", ()), bytearray(8192)]\n'
        "            self._note(change.events, dealt=any(",
        ("tests/proof/test_short.py::test_a_short_proof_reaches_its_targets[endurance-1]",),
    ),
    Plant(
        "full garbage collections run during clicks",
        "bot/gc_schedule.py",
        "    gc.set_threshold(youngest, younger, _NEVER)\n",
        "",
        ("tests/host/test_garbage.py::test_python_collects_only_new_objects_itself_and_afterwards_everything_again",),
    ),
    Plant(
        "every picture that was sent stays in memory until the next collection",
        "bot/ui/discord/internals.py",
        "return discord.File(_NeverClosed(content), name",
        "return discord.File(io.BytesIO(content), name",
        ("tests/discord/test_internals.py::test_a_file_is_freed_at_once",),
    ),
    Plant(
        "every interaction stays in memory until the next collection",
        "bot/ui/discord/internals.py",
        "    return discord.InteractionResponse(interaction)",
        "    return interaction.response",
        ("tests/discord/test_internals.py::test_an_interaction_does_not_keep_its_response",),
    ),
)
