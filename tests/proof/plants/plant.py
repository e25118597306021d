"""A fault that can be planted in the code."""

import msgspec


class Plant(msgspec.Struct, frozen=True):
    name: str
    """What the bot then does wrong."""
    file: str
    old: str
    """Occurs in the file once."""
    new: str
    checks: tuple[str, ...]
    """Tests, as pytest is told them (`tests/x/test_y.py::test_z`), each of which must fail then."""
    may_hang: bool = False
    """Waiting for ever is what is wrong, so a check that does has noticed it."""
