"""Ways to fail before the rules judge an action. A misplay is none of them, but an event (see `game.Juse`)."""

_LONGEST_SHOWN = 40
_WIDEST_NUMBER = 128


class Refused(Exception):
    """A refusal: a code, and values for the sentence that the catalogue has for that code."""

    def __init__(self, code: str, /, **values: str | float) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code} ({details})" if details else self.code


class Malformed(Refused):
    """A text that is no action, card or option."""


class Impossible(Refused):
    """An action that the table cannot carry out (rule book C3): nothing happens, and only its maker is told."""


def shown(value: object) -> str:
    """Quote what a stranger wrote, short and printable; for a list and the like only its type."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        # Python refuses to print a number of many thousand digits.
        return str(value) if value.bit_length() <= _WIDEST_NUMBER else "int"
    if isinstance(value, float):
        return str(value)
    text = value if isinstance(value, str) else type(value).__name__
    return "".join(letter if letter.isprintable() else "?" for letter in text[:_LONGEST_SHOWN])
