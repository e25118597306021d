"""What a game hands to the frame: its rules, its computer player and how it is shown. All pure functions of views."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.core.game import AnyGame, Choose, Event, Juse
from bot.core.lesson import Lesson
from bot.text import Words
from bot.text.reader import Reader
from bot.ui.discord.components import OfferRow
from render.scene import Scene


@dataclass(frozen=True)
class HandKit:
    """For games with secrets: the private panel *My hand*, made from the view of the seat that looks into it."""

    scene: Callable[[Any, Reader], Scene]
    offers: Callable[[Any, int, Reader, str], Sequence[OfferRow]]
    """View, its seat, names, words, and what is picked so far: rows of what can be chosen. Asked for only when there
    is an action that this seat could make, even out of turn. At most five rows.
    """
    text: Callable[[Any, int, Reader, str], str]
    """What is asked of this seat, in one or two lines."""
    alt: Callable[[Any, int, Reader], str]
    """The whole hand in words."""


class Verdict(msgspec.Struct, frozen=True):
    """What the rules say of a move, to someone who learns. Moves of which the same is true are told together."""

    move: str
    """As its button or list says it, or what it has in common with others that are told at once."""
    why: str


@dataclass(frozen=True)
class GuideKit:
    """For *What can I do?*: all of it made from the view of the seat that asks, so it can tell no secret."""

    can: Callable[[Any, int, Reader], Sequence[str]]
    """Each thing that hands could do from this seat now, whether the rules allow it or not."""
    matters: Callable[[Any, int | None, Reader], Sequence[str]]
    """The rules that matter in this phase; None: to a bystander."""
    judge: Callable[[Any, int, Any, Juse | None, Reader], Verdict | None]
    """What a possible action of this seat would be by the rules: what it would be called for, or None. None
    leaves it out, where others say the same already.
    """
    name_move: Callable[[Any, Reader], str]
    """An action in a few words."""


@dataclass(frozen=True)
class GameKit:
    rules: AnyGame
    choose: Choose
    words: Words
    scene: Callable[[Any, Reader], Scene]
    offers: Callable[[Any, int, Reader, str], Sequence[OfferRow]]
    """View, the seat that is asked, names, words, and what is picked so far: rows of what hands could do."""
    status: Callable[[Any, Reader], str]
    """Whose turn it is and what is awaited, in one or two lines."""
    recap: Callable[[Sequence[Event], Reader], Sequence[str]]
    """What happened last, a line each, oldest first."""
    accuse: Callable[[Juse, Reader], str]
    """Why a misplay was one: the sentence under Juse!."""
    alt: Callable[[Any, Reader], str]
    """The whole visible table in words."""
    rules_pages: int
    rules_page: Callable[[Any | None], int]
    """The page of the rules that matters at this view (None: the lobby)."""
    guide: GuideKit
    lesson: Lesson
    hand: HandKit | None = None
    """None: nothing is hidden."""
    unpack: Callable[[str], str] = str
    """A move as its button holds it → as the rule book writes it; they differ where that is too long for a button."""
    best: Callable[[Any], int] | None = None
    """The best score that was possible, from the view of a game that is over. It may take its time, beside the loop."""

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def for_one(self) -> bool:
        return self.rules.max_seats == 1
