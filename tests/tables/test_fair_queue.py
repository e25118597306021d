"""What waits takes turns between servers, and within a server between tables."""

from bot.tables.runtime.thinker import FairQueue

CROWD, OTHER = 1, 2


def test_each_server_has_the_same_share_and_each_of_its_tables_the_same_part_of_it() -> None:
    turns = FairQueue[str]()
    for table in range(4):
        turns.put(CROWD, table, "crowd")
    turns.put(OTHER, 1, "other")
    assert [turns.take() for _ in range(5)] == [
        ("crowd", 1 / 8),
        ("other", 1 / 2),
        ("crowd", 1 / 3),
        ("crowd", 1 / 2),
        ("crowd", 1),
    ]


def test_what_is_dropped_is_not_waited_for() -> None:
    turns = FairQueue[str]()
    turns.put(CROWD, 1, "first")
    turns.put(CROWD, 2, "second")
    assert turns.drop(CROWD, 1, "first")
    assert not turns.drop(CROWD, 1, "first")
    assert not turns.drop(OTHER, 1, "first")
    assert turns.take()[0] == "second"
    assert not turns


def test_how_many_come_before_is_known() -> None:
    turns = FairQueue[str]()
    for table in range(10):
        turns.put(CROWD, table, "crowd")
    turns.put(OTHER, 1, "other")
    assert turns.before(CROWD) == 10
    assert turns.before(OTHER) == 1
