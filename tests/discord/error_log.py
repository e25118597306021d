"""What is logged as an error while something is measured."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.logs import autocomplete_as_warning


class _Collector(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name}: {self.format(record)}")


@contextmanager
def logged_errors() -> Iterator[list[str]]:
    collector, root, suggesting = _Collector(), logging.getLogger(), logging.getLogger("discord.app_commands.tree")
    root.addHandler(collector)
    suggesting.addFilter(autocomplete_as_warning)  # as for a host
    try:
        yield collector.lines
    finally:
        suggesting.removeFilter(autocomplete_as_warning)
        root.removeHandler(collector)
