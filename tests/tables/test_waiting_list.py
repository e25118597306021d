"""Who waits for a review or a film: one place for each person, and turns for servers."""

from collections.abc import Sequence
from contextlib import ExitStack

import pytest

from bot.core.errors import Refused
from bot.tables.runtime.waiting_list import WaitingList, WaitProgress

HERE, ELSEWHERE = 11, 12
MOST = 8


class Queue:
    """Persons who each take a place and give it up when what they wait for is ready."""

    def __init__(self, at_once: int) -> None:
        self.waiting = WaitingList(at_once, MOST, has_one="has-one", full="full")
        self.places: dict[str, tuple[ExitStack, WaitProgress]] = {}

    def come(self, names: str, guild_id: int) -> None:
        for name in names:
            stack = ExitStack()
            self.places[name] = stack, stack.enter_context(self.waiting.place(ord(name), guild_id))

    def go(self, name: str) -> None:
        stack, _ = self.places.pop(name)
        stack.close()

    @property
    def at_work(self) -> str:
        return "".join(name for name, (_, progress) in self.places.items() if progress.turn.is_set())

    def before(self, names: str) -> Sequence[int]:
        return [self.places[name][1].before for name in names]

    def order(self) -> str:
        """Return in which order they are served."""
        served = ""
        while self.places:
            at_work = self.at_work
            served += "".join(name for name in at_work if name not in served)
            self.go(at_work[0])
        return served


def test_one_person_of_another_server_does_not_wait_for_all_of_a_crowded_one() -> None:
    queue = Queue(1)
    queue.come("abcdef", HERE)
    assert queue.before("abc") == [0, 1, 2]
    queue.come("xy", ELSEWHERE)
    assert queue.before("axbycdef") == [0, 1, 2, 3, 4, 5, 6, 7]
    queue.go("b")
    queue.go("y")
    assert queue.before("axcdef") == [0, 1, 2, 3, 4, 5], "whoever has given up is not waited for"
    assert queue.order() == "axcdef"


def test_of_two_at_once_a_crowded_server_keeps_one_as_soon_as_others_wait() -> None:
    queue = Queue(2)
    queue.come("abcde", HERE)
    assert queue.at_work == "ab"
    queue.come("xyz", ELSEWHERE)
    queue.go("a")
    assert queue.at_work == "bx"
    queue.go("b")
    assert queue.at_work == "cx"
    queue.go("x")
    assert queue.at_work == "cy"


def test_each_person_has_one_place_and_each_server_one_when_a_crowd_has_taken_all() -> None:
    queue = Queue(1)
    queue.come("abcdefgh", HERE)
    for name, refusal in (("a", "has-one"), ("i", "full")):
        with pytest.raises(Refused, match=refusal):
            queue.come(name, HERE)
    queue.come("x", ELSEWHERE)
    with pytest.raises(Refused, match="full"):
        queue.come("y", ELSEWHERE)
    for number in range(3 * MOST - len(queue.places)):
        queue.come(chr(1000 + number), 1000 + number)
    with pytest.raises(Refused, match="full"):
        queue.come("z", 999)
    queue.go("a")
    queue.come("z", 999)
