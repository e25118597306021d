"""The LRU cache."""

from bot.core.lru_cache import LruCache


def kept(cache: LruCache[str, int]) -> str:
    return "".join(key for key, _ in cache.items())


def test_the_entry_used_longest_ago_goes_first() -> None:
    cache = LruCache[str, int](3)
    for number, key in enumerate("abc"):
        cache.put(key, number)
    assert cache.get("a") == 0
    assert cache.get_or_put("b", lambda: 9) == 1
    cache.put("d", 3)
    cache.put("a", 7)
    assert (kept(cache), cache.get("c"), cache.get("a")) == ("bda", None, 7)


def test_an_entry_in_use_is_evicted_only_when_it_is_free_again() -> None:
    in_use = {0, 1}
    cache = LruCache[str, int](2, in_use.__contains__)
    for number, key in enumerate("abcd"):
        cache.put(key, number)
    assert kept(cache) == "abd", "both are in use; of the others only the one just put in is left"
    in_use.clear()
    cache.put("e", 4)
    assert kept(cache) == "de"
