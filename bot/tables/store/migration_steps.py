"""The steps that make and upgrade a database: for each engine, a folder of numbered files. The first of them makes all
that version 0.9.0 had, which was the first release.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from bot.tables.store.store_errors import StoreError

Steps = Sequence[tuple[int, str]]
"""The number and the SQL of each, in order."""


@cache
def steps_in(folder: str) -> Steps:
    steps = [step for step in (files("bot.tables.store") / folder).iterdir() if step.name.endswith(".sql")]
    return sorted((int(step.name.partition("_")[0]), step.read_text(encoding="utf-8")) for step in steps)


def refuse_too_old(name: str, done: int, steps: Steps) -> None:
    """Refuse what was there before the first release. `done`: the number of its last step, 0 for an empty database."""
    if 0 < done < steps[0][0]:
        raise StoreError(
            f"The database {name} is older than version 0.9.0: run that version on it once, and then this one again."
        )
