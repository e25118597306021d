"""What thrills in a hand of Jugglers: the die that did not choose one's own card, and what that would have made."""

from collections.abc import Iterator

from bot.text.voice import Voice
from bot.ui.thrills import Found, Thrill
from cogs.jugglers.picture.table import STAKE
from cogs.jugglers.rules.state import View
from cogs.jugglers.words.own_result import left_lying
from render.layout import area
from render.scene import Die, Item, Label

_DIE = 48


def _instead_of_stake(view: View, found: Found, words: str, voice: Voice) -> Iterator[Item]:
    yield area(STAKE, "dusk")
    yield Die(STAKE.left + 34, STAKE.y, found["die"], _DIE)
    yield Label(STAKE.left + 72, STAKE.y, words, 40, "glint", STAKE.width - 84, "left")


OWN_THRILLS = (Thrill("jugglers", "die", left_lying, _instead_of_stake),)
