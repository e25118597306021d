"""What is logged as an error while something is measured; and all that a host would read."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr

from bot.logs import autocomplete_as_warning, set_up_logging


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


class HostLog:
    def __init__(self) -> None:
        self.stream = io.StringIO()

    @property
    def lines(self) -> list[str]:
        """Further lines of a record belong to its first."""
        return self.stream.getvalue().replace("\n  ", " / ").splitlines()


@contextmanager
def as_the_host_reads_it(token: str) -> Iterator[HostLog]:
    log, root = HostLog(), logging.getLogger()
    handlers, level, root.handlers = root.handlers, root.level, []
    try:
        with redirect_stderr(log.stream):
            set_up_logging("INFO", token)
        yield log
    finally:
        root.handlers = handlers
        root.setLevel(level)
