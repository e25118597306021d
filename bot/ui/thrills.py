"""What thrills the instant it happens: many cards in one turn, a hidden card that was guessed, a bid that is lost. Each
game has a table of its own; here all of them are found, shown and said.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.core.game import Event
from bot.text.voice import Voice
from render.scene import Item, Scene

Found: TypeAlias = dict[str, Any]
"""What the texts of one that was found need, and the place of its sign."""


@dataclass(frozen=True)
class Thrill:
    """One row of the table. It stands in the picture for as long as it is found, whether anything moves or not."""

    game: str
    name: str
    """`GAME-thrill-NAME` are the words in the picture; and, with `-said`, the sentence in its description, which is all
    that those have who play in words.
    """
    when: Callable[[Any, Sequence[Event], Voice], Iterable[Found]]
    """A view, and what has happened up to it, as its seat saw it → all that is found. After a restart little has
    happened.
    """
    sign: Callable[[Any, Found, str, Voice], Iterable[Item]]
    """The view, what was found, the words, the voice → what is painted on top of the picture of that view."""


def with_thrills(scene: Scene, thrills: Sequence[Thrill], view: object, events: Sequence[Event], voice: Voice) -> Scene:
    items = [
        item
        for each in thrills
        for found in each.when(view, events, voice)
        for item in each.sign(view, found, voice.say(f"{each.game}-thrill-{each.name}", **found), voice)
    ]
    return scene.plus(*items) if items else scene


def thrill_lines(thrills: Sequence[Thrill], view: object, events: Sequence[Event], voice: Voice) -> list[str]:
    return [
        voice.say(f"{each.game}-thrill-{each.name}-said", **found)
        for each in thrills
        for found in each.when(view, events, voice)
    ]
