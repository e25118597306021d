"""The shards of a process, as the host writes them: `--shards 0-7 --of 64`, or shared out by `--processes 8`."""

import re
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.config import SettingsError, whole_number


@dataclass(frozen=True, slots=True)
class Share:
    shards: range
    of: int
    """How many there are in all."""

    @property
    def text(self) -> str:
        """Return it as it is given, and told."""
        first, last = self.shards[0], self.shards[-1]
        return f"{first}" if first == last else f"{first}-{last}"

    @property
    def name(self) -> str:
        """Return the name of its process, wherever it runs."""
        return f"{socket.gethostname()}/{self.text}"

    def among(self, processes: int) -> Sequence["Share"]:
        """Split the shards in as equal parts as there can be."""
        count = len(self.shards)
        if processes > count:
            raise SettingsError(
                f"There are {count} shards for {processes} processes: make --processes {count} at most, or give more"
                " shards with --of."
            )
        bounds = [count * number // processes for number in range(processes + 1)]
        return [Share(self.shards[begin:end], self.of) for begin, end in pairwise(bounds)]


def plan_of(processes: str | None, shards: str | None, of: str | None) -> tuple[int | None, Share | None]:
    """Return what the host has asked for: how many processes, None for one by itself; and the shards, None if Discord
    says how many there are.
    """
    count = None if processes is None else whole_number("--processes", processes, 64)
    if of is None:
        if shards is not None:
            raise SettingsError(
                "--shards needs --of too: how many shards there are in all, the same for every process."
            )
        return count, None
    total = whole_number("--of", of, 100_000)
    if shards is None and count is None:
        raise SettingsError("--of goes with --shards or --processes: add one of them, or leave it out.")
    share = Share(range(total) if shards is None else _range(shards, total), total)
    if count is not None:
        share.among(count)
    return count, share


def _range(text: str, total: int) -> range:
    found = re.fullmatch(r"([0-9]{1,6})(?:-([0-9]{1,6}))?", text)
    if found is None or int(found[2] or found[1]) < int(found[1]):
        raise SettingsError(
            f"--shards is {text[:40]!r}: make it the first and the last of them, such as 0-7, or one number."
        )
    first, last = int(found[1]), int(found[2] or found[1])
    if last >= total:
        raise SettingsError(
            f"--shards is {text!r}, but with --of {total} they are 0 to {total - 1}: change one of the two."
        )
    return range(first, last + 1)
