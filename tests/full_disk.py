"""A disk that is full."""

import resource
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path


@contextmanager
def files_up_to(size: int) -> Iterator[None]:
    """No file of this process can grow beyond that."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def no_room(database: Path) -> AbstractContextManager[None]:
    """Nor can the write-ahead log of this one, beyond its present size."""
    return files_up_to(database.with_name(f"{database.name}-wal").stat().st_size)
