"""Where a lesson is in its script."""

from typing import Self

from bot.tables.steps.model import Change, Part
from bot.tables.store.stored import Stored


class ScriptStep(Part, frozen=True):
    feature = "lessons"

    number: int = 0
    """The next step of the script."""

    def after(self, change: Change) -> Self:
        return type(self)(self.number + 1) if change.log else self


STORED = Stored(part=ScriptStep)
