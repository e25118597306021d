"""How a host says which shards a process has."""

import re

import pytest

from bot.cluster.supervisor import Share, shares_of
from bot.config import SettingsError


@pytest.mark.parametrize(
    ("given", "planned"),
    [
        ((None, None, None), (None, None)),
        (("4", None, None), (4, None)),
        (("4", None, "16"), (4, Share(range(16), 16))),
        ((None, "0-7", "64"), (None, Share(range(8), 64))),
        ((None, "63", "64"), (None, Share(range(63, 64), 64))),
        (("2", "32-63", "64"), (2, Share(range(32, 64), 64))),
    ],
)
def test_it_is_understood(
    given: tuple[str | None, str | None, str | None], planned: tuple[int | None, Share | None]
) -> None:
    assert shares_of(*given) == planned


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("0", None, None), "--processes is '0': make it a whole number from 1 to 64."),
        (("65", None, None), "--processes is '65': make it a whole number from 1 to 64."),
        (("two", None, None), "--processes is 'two': make it a whole number from 1 to 64."),
        (("2", None, "²"), "--of is '²': make it a whole number from 1 to 100000."),
        (("2", None, "100001"), "--of is '100001': make it a whole number from 1 to 100000."),
        ((None, "0-7", None), "--shards needs --of too: how many shards there are in all, the same for every process."),
        ((None, None, "8"), "--of goes with --shards or --processes: add one of them, or leave it out."),
        (
            (None, "7-0", "8"),
            "--shards is '7-0': make it the first and the last of them, such as 0-7, or one number.",
        ),
        ((None, "-3", "8"), "--shards is '-3': make it the first and the last of them, such as 0-7, or one number."),
        ((None, "0,2", "8"), "--shards is '0,2': make it the first and the last of them, such as 0-7, or one number."),
        ((None, "0-8", "8"), "--shards is '0-8', but with --of 8 they are 0 to 7: change one of the two."),
        (
            ("4", "0-2", "8"),
            "There are 3 shards for 4 processes: make --processes 3 at most, or give more shards with --of.",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(given: tuple[str | None, str | None, str | None], says: str) -> None:
    with pytest.raises(SettingsError, match=f"^{re.escape(says)}$"):
        shares_of(*given)


@pytest.mark.parametrize(("count", "processes"), [(1, 1), (9, 4), (16, 4), (64, 5), (3, 3)])
def test_every_shard_is_one_processs_and_none_has_two_more_than_another(count: int, processes: int) -> None:
    shares = Share(range(10, 10 + count), 100).among(processes)
    assert [shard for share in shares for shard in share.shards] == [*range(10, 10 + count)]
    sizes = [len(share.shards) for share in shares]
    assert len(sizes) == processes
    assert max(sizes) - min(sizes) <= 1
    assert {share.of for share in shares} == {100}
    assert len({share.name for share in shares}) == processes
