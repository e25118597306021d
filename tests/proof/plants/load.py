"""Faults of what the bot does under load, and for long."""

from tests.proof.plants.plant import Plant

_LOAD = ("tests/proof/test_short.py::test_a_short_proof_reaches_its_targets[load-3]",)

PLANTS = (
    Plant(
        "an answer shows a picture painted earlier",
        "bot/ui/table/painter.py",
        "        png = await self.paint(shown.scene)\n        if png is None:\n            return without_picture",
        "        before, self._late = getattr(self, '_late', None), await self.paint(shown.scene)\n"
        "        png = before or self._late\n        if png is None:\n            return without_picture",
        _LOAD,
    ),
    Plant(
        "a click is answered before the commit",
        "bot/tables/runtime/table.py",
        "                await self._store.commit(\n"
        "                    change, self.game.state_version, _has_computers_to_ask(self.game, change.table)\n"
        "                )\n",
        "                self._saving = asyncio.create_task(\n"
        "                    self._store.commit(\n"
        "                        change, self.game.state_version, _has_computers_to_ask(self.game, change.table)\n"
        "                    )\n"
        "                )\n",
        _LOAD,
    ),
)
