"""Another way from a rare state: an evening goes as its seed says until it reaches the state first, and then as another
number says.
"""

import random
import re
from collections.abc import Collection, Iterator, Sequence

import msgspec

from tests.seeds.people import Deed, plan
from tests.seeds.reached import STATES

DEEDS_AFTER = 40
"""The deeds of a branch, from the state on."""


class Branch(msgspec.Struct, frozen=True):
    state: str
    way: int


class Turn:
    """The moment of an evening at which its branch begins."""

    def __init__(self, branch: Branch, seed: int, chance: random.Random) -> None:
        self._name = f"{seed} {branch.state} {branch.way}"
        self._pattern = re.compile(STATES[branch.state], re.MULTILINE)
        self._chance = chance
        self._before = ""
        self.is_reached = False

    def look(self, told: str) -> None:
        """Look at the next line of the story."""
        lines, self._before = f"{self._before}\n{told}", told  # some states take two
        if not self.is_reached and self._pattern.search(lines):
            self.is_reached = True
            self._chance.seed(f"branch {self._name}")

    def deeds(self, planned: Sequence[Deed], only: Collection[int] | None) -> Iterator[Deed]:
        """Yield what is planned until then, and other deeds afterwards, if it is ever reached."""
        done = 0
        for deed in planned:
            if self.is_reached:
                break
            done = deed.number + 1
            yield deed
        for deed in plan(self._name, done + DEEDS_AFTER)[done:] if self.is_reached else ():
            if only is None or deed.number in only:
                yield deed
