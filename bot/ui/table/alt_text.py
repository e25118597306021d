"""What a picture shows, in words: as its description, or, for those who want no pictures, in the message itself.

Cards are written as on the buttons, like 10♥: screen readers speak the signs of the suits by name, what is heard in the
text is then what is heard on a button, and a long hand is still short to hear.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.text.voice import Voice
from bot.ui.discord.components import ALT_LIMIT, CONTENT_LIMIT, shortened, within_limit
from bot.ui.table.audience import Audience

AltText: TypeAlias = Callable[[Voice], str]
"""All that a picture shows, in short lines."""

_NAME_LENGTHS = (20, 12, 6)
"""Tried one after the other if a text is too long."""


def description(alt_text: AltText, audience: Audience) -> str:
    """Beside the picture."""
    return shortened(_with_room(lambda short: alt_text(short.of_label), audience, ALT_LIMIT), ALT_LIMIT)


def text_instead_of_picture(
    lines: Sequence[str], alt_text: AltText, audience: Audience, last: Sequence[str] = ()
) -> str:
    """Instead of the picture: the lines of the message, below them what the picture would show, no line twice, and what
    comes `last`. If that is too long even with short names, what happened first, below the title, is left out.
    """
    kept = [*lines]
    said = set("\n".join(lines).split("\n"))

    def below(short: Audience) -> str:
        return "\n".join(line for line in alt_text(short.of_message).split("\n") if line not in said)

    while True:
        room = CONTENT_LIMIT - sum(len(line) + 1 for line in (*kept, *last))
        text = _with_room(below, audience, room)
        if len(text) <= room or len(kept) <= 2:
            return within_limit([*kept, *text.split("\n"), *last])
        del kept[1]


def _with_room(alt_text: Callable[[Audience], str], audience: Audience, room: int) -> str:
    """With shorter names, if it would be too long with these."""
    text = alt_text(audience)
    for length in _NAME_LENGTHS:
        if len(text) <= room:
            break
        text = alt_text(audience.with_names_up_to(length))
    return text
