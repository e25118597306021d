"""The two ways an action can fail before the rules judge it. A misplay is neither: it is an event (see `game.Juse`)."""


class Refused(Exception):
    """Carries a code and the values its sentence needs; prose is made elsewhere, from the catalogue."""

    def __init__(self, code: str, **values: str | int) -> None:
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
