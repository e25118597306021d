"""What the log tells of a shard that is cut off."""

import logging

import pytest

from bot.ui.discord.internals import Lost
from bot.ui.discord.shards import Outages
from tests.discord.gateway_world import logged


class TestOutages:
    def setup_method(self) -> None:
        self.now = 0.0
        self.outages = Outages(3, lambda: self.now)

    def cut_off(self, *, times: int = 1, every: float = 0.0, asked: bool = False) -> None:
        for _ in range(times):
            self.outages.cut_off(Lost("why", asked=asked))
            self.now += every

    def test_a_long_one_is_told_of_every_ten_minutes(self, caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.INFO)
        self.outages.back(resumed=False)
        self.cut_off(times=25, every=60.0)
        self.outages.back(resumed=False)
        assert logged(caplog, 3) == [
            "shard 3 is cut off (why)",
            "shard 3 is still cut off, after 10 min (why)",
            "shard 3 is still cut off, after 20 min (why)",
            "shard 3 is back after 25 min, with a new session",
        ]

    def test_whatever_takes_a_while_has_its_line_when_it_is_over(self, caplog: pytest.LogCaptureFixture) -> None:
        """However many were logged before it: without one a host never learns of the sixth, which lasts minutes."""
        caplog.set_level(logging.INFO)
        self.outages.back(resumed=False)
        for _ in range(7):
            self.cut_off(every=0.1)
            self.outages.back(resumed=True)
        caplog.clear()
        self.cut_off(every=90.0)
        self.outages.back(resumed=True)
        (line,) = logged(caplog, 3)
        assert line == "shard 3 is back after 90.0 s, its session goes on; 3 losses until now were not logged"
