"""What games with secrets give to the frame: the private panel *My hand*, and how a round has ended in it."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.core.game import AnyGame, Event, Juse
from bot.text.voice import Voice
from bot.ui.discord.components import OfferRow
from bot.ui.thrills import Thrill, thrill_lines, with_thrills
from render import MOST_FRAMES, Frame, with_strip
from render.scene import Scene

_SHARED_KEPT, _A_MOVE = 8, 600
"""Upper parts of hands; and the milliseconds that each move of the others is shown in one."""
_SHORTEST, _LONGEST = 1000, 3000
"""The milliseconds that anything happens in one."""


@dataclass(frozen=True)
class HandResultKit:
    """The end of a round, or of a part of it, in *My hand*: a picture with parts of the same heights, so that nothing
    below it moves. `strip` and `text` get what has happened, as that seat saw it: at least the last events.
    """

    table: Callable[[Any, Voice], Scene]
    """The upper part, from everybody's view after it."""
    strip: Callable[[Any, Sequence[Event], Voice], Scene]
    """What it meant for a seat, from its view after it."""
    text: Callable[[Any, Sequence[Event], Voice], Sequence[str]]
    """The same in a few short sentences."""


@dataclass(frozen=True)
class HandKit:
    """What games with secrets add: the private panel *My hand*, made from the view of the seat that looks into it. Its
    picture has two parts: the table, the same for all hands, and below it a strip with what this seat alone sees.
    """

    table: Callable[[Any, Voice], Scene]
    """The upper part, from everybody's view. Its height is even, and the same for the whole game."""
    strip: Callable[[Any, Voice], Scene]
    """The lower part, from the seat's own view, of one height for the whole game."""
    offers: Callable[[Any, int, Voice, str], Sequence[OfferRow]]
    """View, its seat, and the selection so far → rows of what can be chosen, five at most. Only asked for if this seat
    could do anything, even out of turn.
    """
    text: Callable[[Any, int, Voice, str], str]
    """The question to this seat, in one or two lines."""
    alt: Callable[[Any, int, Voice], str]
    """A description of its picture in short lines: what matters most to this seat comes first, as long descriptions are
    cut off.
    """
    text_rows: Callable[[Any], int] = lambda view: 0
    """View → the rows that a phone shows of `text` at most in this phase, besides a small one. So many are kept, so
    that no button moves.
    """
    ahead: Callable[[Any, int, str], bool] | None = None
    """View, its seat, an action as a button holds it → whether it may wait until the turn of this seat comes; empty:
    whether any may. With it `offers` is asked even if the seat could do nothing now. None: nobody chooses ahead.
    """
    sensible: Callable[[Any, int], Collection[str]] = lambda view, seat: ()
    """View, its seat → the moves that are marked in a first game where all are allowed, but few make sense; none: all
    that is allowed is.
    """

    motion: Callable[[Any, Any, Sequence[Event], Voice], Sequence[Frame]] | None = None
    """As that of `GameKit`, in the upper part."""
    weight: tuple[type[Event], ...] = ()
    """The events, besides misplays, that a hand shows at once, whoever's turn it is."""
    result: HandResultKit | None = None
    """How a round has ended; None: only the table shows it."""

    thrills: Sequence[Thrill] = ()
    """As those of `GameKit`, in the upper part."""
    own_thrills: Sequence[Thrill] = ()
    """From the seat's own view, on its strip."""

    def scene(
        self, game: AnyGame, state: object, seat: int, voice: Voice, seen: Sequence[Event] = (), *, ended: bool = False
    ) -> Scene:
        """Show the table as it is now, with this seat's strip below it; or how a round has `ended`. `seen`: what has
        happened, as this seat saw it.
        """
        all_see, own = game.view(state, None), game.view(state, seat)
        if ended and self.result is not None:
            return with_strip(_shared(self.result.table, all_see, voice), self.result.strip(own, seen, voice))
        strip = with_thrills(self.strip(own, voice), self.own_thrills, own, seen, voice)
        return with_strip(self._upper(all_see, seen, voice), strip)

    def _upper(self, view: object, events: Sequence[Event], voice: Voice) -> Scene:
        return with_thrills(_shared(self.table, view, voice), self.thrills, view, _public(events), voice)

    def description(self, game: AnyGame, state: object, seat: int, seen: Sequence[Event], voice: Voice) -> str:
        """Describe what `scene` shows, with what thrills first."""
        own, thrills = game.view(state, seat), thrill_lines(self.thrills, game.view(state, None), _public(seen), voice)
        return "\n".join([*thrills, *thrill_lines(self.own_thrills, own, seen, voice), self.alt(own, seat, voice)])

    def played(
        self, game: AnyGame, past: Sequence[tuple[Any, Sequence[Event]]], state: object, voice: Voice
    ) -> Sequence[Frame]:
        """Show what has happened in the upper part, which several hands share: a frame after each move, or those of its
        `motion`, and what thrills; if that is none, how it was before. `past`: the state before each move, and its
        events; `state`: how it is now.
        """
        frames, states = list[Frame](), [*(before for before, _ in past), state]
        for (before, events), after in zip(past, states[1:], strict=True):
            public, view = _public(events), game.view(after, None)
            moved = self.motion(game.view(before, None), view, public, voice) if self.motion is not None else ()
            shown = self._upper(view, public, voice)
            frames += moved
            if after is not state and (not moved or shown != _shared(self.table, view, voice)):
                frames.append((shown, _A_MOVE))
        if not past:
            return ()
        frames = frames[-MOST_FRAMES + 2 :] or [(_shared(self.table, game.view(states[0], None), voice), _SHORTEST)]
        takes = sum(milliseconds for _, milliseconds in frames)
        if not _SHORTEST <= takes <= _LONGEST:
            faster = min(max(takes, _SHORTEST), _LONGEST) / takes
            frames = [(scene, round(milliseconds * faster)) for scene, milliseconds in frames]
        return frames

    def has_weight(self, events: Iterable[Event]) -> bool:
        """Return whether a hand shows at once that this has happened, whoever's turn it is."""
        return any(isinstance(event, (Juse, *self.weight)) and event.shown_to(None) for event in events)


@lru_cache(_SHARED_KEPT)
def _shared(paint: Callable[[Any, Voice], Scene], view: object, voice: Voice) -> Scene:
    """Lay out what several hands show once for all of them."""
    return paint(view, voice)


def _public(events: Iterable[Event]) -> Sequence[Event]:
    return [event for event in events if event.shown_to(None)]
