"""A person in a run of Storm, who knows what is right."""

import discord

from bot.features.storm.feature import STORMS, Storm
from tests.discord.house import House
from tests.discord.junk_player import SoloPlayer

LABELS = {True: "Juse!", False: "All right"}


class StormPlayer(SoloPlayer):
    def __init__(self, house: House, name: str, day: str = "") -> None:
        super().__init__(house, name, "juse")
        self.day = day

    @property
    def run(self) -> Storm:
        storm = STORMS.of(self.house.bot.services.context).runs.get((self.actor.id, self.day))
        assert storm is not None
        return storm

    @property
    def is_juse(self) -> bool:
        """Whether the move on the board that stands there is a misplay."""
        return self.run.asked[-1].juse is not None

    async def answers(self, *rights: bool, after: float = 1.0, at: discord.Message | None = None) -> None:
        """Answer boards, each right or wrong, so many seconds after the picture has come to rest."""
        for right in rights:
            self.house.env.backend.advance_clock(after + 1.4)
            await self.actor.click(at or self.panel, label=LABELS[self.is_juse is right])
