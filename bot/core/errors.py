"""The two ways an action can fail before the rules judge it. A misplay is neither: it is an event (see `game.Juse`)."""

_LONGEST_SHOWN = 40
_WIDEST_NUMBER = 128


class Refused(Exception):
    """Carries a code and the values its sentence needs; prose is made elsewhere, from the catalogue."""

    def __init__(self, code: str, /, **values: str | int) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code} ({details})" if details else self.code


class Malformed(Refused):
    """A text that is no action, card or option at all."""


class Impossible(Refused):
    """An action that the table cannot carry out (rule book C3): nothing happened, nobody is told but its maker."""


def shown(value: object) -> str:
    """What a stranger wrote, short and printable, so that a sentence can quote it; of a list and the like its kind."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        # Python refuses to write out a number of many thousand digits.
        return str(value) if value.bit_length() <= _WIDEST_NUMBER else "int"
    if isinstance(value, float):
        return str(value)
    text = value if isinstance(value, str) else type(value).__name__
    return "".join(letter if letter.isprintable() else "?" for letter in text[:_LONGEST_SHOWN])
