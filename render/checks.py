"""What is refused in a scene when it is made."""

NARROWEST, WIDEST = 60, 320
"""Widths of a card."""


class SceneError(ValueError):
    """A scene that cannot be painted."""


def check_card(card: object) -> None:
    if card is not None and (type(card) is not int or not 0 <= card < 52):
        raise SceneError(f"not a card: {card!r:.40}")


def check_size(size: object) -> None:
    if type(size) is not int or not NARROWEST <= size <= WIDEST:
        raise SceneError(f"a card's width must be {NARROWEST} to {WIDEST}, not {size!r:.40}")


def check_span(what: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise SceneError(f"{what} must be {low} to {high}, not {value!r:.40}")
