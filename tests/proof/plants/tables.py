"""Faults of tables and of what is kept."""

from tests.proof.plants.plant import Plant

PLANTS = (
    Plant(
        "a commit does not wait until the disk has it",
        "bot/tables/store/opening.py",
        '"PRAGMA synchronous = FULL"',
        '"PRAGMA synchronous = OFF"',
        ("tests/tables/test_disk.py::test_a_commit_waits_until_the_disk_has_it",),
    ),
)
