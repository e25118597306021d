"""An LRU cache."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """A cache. When its entries together weigh more than `size`, those used longest ago go, except those in use and
    the one just put in. Unless told otherwise, every entry weighs 1.
    """

    def __init__(
        self, size: int, in_use: Callable[[V], bool] = lambda _: False, weight: Callable[[V], int] = lambda _: 1
    ) -> None:
        self._size = size
        self._in_use = in_use
        self._weight = weight
        self._entries: OrderedDict[K, V] = OrderedDict()
        self.total = 0
        """The total weight of all entries."""

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def items(self) -> list[tuple[K, V]]:
        """Return the entries, the one used longest ago first."""
        return list(self._entries.items())

    def get(self, key: K) -> V | None:
        if key in self._entries:
            self._entries.move_to_end(key)
        return self._entries.get(key)

    def get_or_put(self, key: K, make: Callable[[], V]) -> V:
        if key not in self._entries:
            self.put(key, make())
        self._entries.move_to_end(key)
        return self._entries[key]

    def put(self, key: K, value: V) -> None:
        self.pop(key)
        self._entries[key] = value
        self.total += self._weight(value)
        while self.total > self._size:
            unused = ((old,) for old, held in self._entries.items() if old != key and not self._in_use(held))
            oldest = next(unused, None)
            if oldest is None:
                break
            self.pop(*oldest)

    def pop(self, key: K) -> V | None:
        if key not in self._entries:
            return None
        value = self._entries.pop(key)
        self.total -= self._weight(value)
        return value

    def clear(self) -> None:
        self._entries.clear()
        self.total = 0
