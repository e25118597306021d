"""The steps that make and upgrade a database: for each engine, a folder of numbered files of the frame and, with
numbers of their own, of each feature that makes tables. The frame's first step makes all that version 0.9.0 had, which
was the first release. When a feature is taken out, its tables and its number stay as they are.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from bot import feature_names
from bot.tables.store.store_errors import StoreError

FRAME = ""
"""The name of the frame among those of features."""

Done = Mapping[str, int]
"""The number of the step that was done last, of the frame and of features. Empty for an empty database."""


class Migration(NamedTuple):
    feature: str
    number: int
    sql: str


Migrations = Sequence[Migration]
"""Migrations in the order in which they are done."""


@cache
def steps_of(engine: str) -> Migrations:
    owners = {FRAME: "bot.tables.store"} | {name: f"bot.features.{name}" for name in feature_names.FEATURES}
    steps: list[Migration] = []
    for feature, owner in owners.items():
        folder = files(owner).joinpath("migrations", engine)
        found = [file for file in folder.iterdir() if file.name.endswith(".sql")] if folder.is_dir() else []
        numbered = [(int(file.name.partition("_")[0]), file.read_text(encoding="utf-8")) for file in found]
        steps += [Migration(feature, number, sql) for number, sql in sorted(numbered)]
    return steps


def newest(steps: Migrations) -> Done:
    """Return the numbers that these migrations lead to."""
    return dict.fromkeys(feature_names.FEATURES, 0) | {step.feature: step.number for step in steps}


def missing(steps: Migrations, done: Done) -> Migrations:
    return [step for step in steps if step.number > done.get(step.feature, 0)]


def is_newer(done: Done, steps: Migrations) -> bool:
    return any(done.get(feature, 0) > number for feature, number in newest(steps).items())


def refuse_too_old(name: str, done: Done, steps: Migrations) -> None:
    """Refuse a database from before the first release."""
    if 0 < done.get(FRAME, 0) < steps[0].number:
        raise StoreError(
            f"The database {name} is older than version 0.9.0: run that version on it once, and then this one again."
        )


def refuse_taken_out(name: str, done: Done) -> None:
    """Refuse to move tables that nobody knows."""
    if unknown := [feature for feature in done if feature not in (FRAME, *feature_names.FEATURES)]:
        raise StoreError(
            f"The database {name} has tables of the feature {unknown[0]}, which was taken out: put it back, and move"
            " then."
        )


def note_done(step: Migration) -> str:
    """Return the SQL that notes a step of a feature."""
    return (
        f"INSERT INTO feature_steps (feature, number) VALUES ('{step.feature}', {step.number})"  # noqa: S608
        " ON CONFLICT (feature) DO UPDATE SET number = excluded.number"
    )
