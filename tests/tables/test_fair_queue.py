"""What waits takes turns between servers, and within a server between tables."""

from bot.tables.runtime.thinker import FairQueue

CROWD, OTHER, THIRD = 1, 2, 3


def taken(turns: FairQueue[str]) -> list[str]:
    found: list[str] = []
    while turns:
        found.append(turns.take()[0])
    return found


def test_a_server_with_one_waits_for_one_of_a_crowd() -> None:
    turns = FairQueue[str]()
    for table in range(100):
        turns.put(CROWD, table, f"crowd {table}")
    turns.put(OTHER, 1, "other")
    assert taken(turns)[:3] == ["crowd 0", "other", "crowd 1"]


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
    assert taken(turns) == ["second"]


def test_how_many_come_before_is_known() -> None:
    turns = FairQueue[str]()
    for table in range(10):
        turns.put(CROWD, table, "crowd")
    turns.put(OTHER, 1, "other")
    assert turns.before(CROWD) == 10
    assert turns.before(OTHER) == 1
