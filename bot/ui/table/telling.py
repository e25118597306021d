"""What a picture shows, in words: as its description, or, for those who want no pictures, in the message itself.

Cards are written as on the buttons, like 10♥: screen readers speak the signs of the suits by name, what is heard in the
text is then what is heard on a button, and a long hand is still short to hear.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.text.reader import Reader
from bot.ui.discord.components import ALT_LIMIT, CONTENT_LIMIT, shortened, within_limit
from bot.ui.table.readers import Readers

Tell: TypeAlias = Callable[[Reader], str]
"""All that a picture shows, in short lines."""

_NAME_LENGTHS = (20, 12, 6)
"""Tried one after the other if a text is too long."""


def description(tell: Tell, readers: Readers) -> str:
    """Beside the picture."""
    return shortened(_with_room(lambda short: tell(short.of_label), readers, ALT_LIMIT), ALT_LIMIT)


def told(lines: Sequence[str], tell: Tell, readers: Readers, last: Sequence[str] = ()) -> str:
    """Instead of the picture: the lines of the message, below them what the picture would show, no line twice, and what
    comes `last`. If that is too long even with short names, what happened first, below the title, is left out.
    """
    kept = [*lines]
    said = set("\n".join(lines).split("\n"))

    def below(short: Readers) -> str:
        return "\n".join(line for line in tell(short.of_message).split("\n") if line not in said)

    while True:
        room = CONTENT_LIMIT - sum(len(line) + 1 for line in (*kept, *last))
        text = _with_room(below, readers, room)
        if len(text) <= room or len(kept) <= 2:
            return within_limit([*kept, *text.split("\n"), *last])
        del kept[1]


def _with_room(tell: Callable[[Readers], str], readers: Readers, room: int) -> str:
    """With shorter names, if it would be too long with these."""
    text = tell(readers)
    for length in _NAME_LENGTHS:
        if len(text) <= room:
            break
        text = tell(readers.with_names_up_to(length))
    return text
