"""What paints emojis: in a process beside the bot, which itself needs nothing that paints until somebody plays."""

from typing import Any, Literal

Kind = Literal["seat", "suit", "back", "joker", "game", "card"]


def painted(kind: Kind, *about: Any, **options: Any) -> bytes:
    from render import emojis

    return getattr(emojis, kind)(*about, **options)
