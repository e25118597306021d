"""Jugglers' table as a picture: the drafts above, who sits where below. When a gathering or a round has just ended, how
it ended instead.
"""

from collections.abc import Callable, Iterator, Mapping

from bot.text import Words
from bot.text.reader import Reader
from cogs.jugglers.picture.columns import DOWN_Y, Columns, column_x, ended_columns
from cogs.jugglers.picture.examples import hands, tables
from cogs.jugglers.picture.foot import FOOT_HEIGHT, Foot, counted, gathering_of, round_of, secrets_asked
from cogs.jugglers.picture.hand import hand_scene
from cogs.jugglers.picture.places import PLACES_HEIGHT, Places
from cogs.jugglers.picture.score import score_scene
from cogs.jugglers.rules.state import DRAFTS, View
from render.scene import SMALL, Item, Label, Scene, SceneError, card_height

Say = Callable[[str], str]

_HEAD_Y, _LETTERS = 34, 32
_PLACES_TOP = DOWN_Y + card_height(SMALL) // 2 + 14
_FOOT_TOP = _PLACES_TOP + PLACES_HEIGHT + 12
_HEIGHT = _FOOT_TOP + FOOT_HEIGHT


def scene(view: View, reader: Reader) -> Scene:
    """The table as `view` shows it; `names` are the seats' in their order."""
    names, deck, say = reader.names, reader.deck, reader.say
    if len(names) != view.seats:
        raise SceneError(f"{len(names)} names for {view.seats} seats")
    ended = None if view.last is None else view.last.ended
    if ended is not None and view.between_rounds:
        return score_scene(view, ended, names, deck, say)
    columns, foot = Columns(view, say), Foot(view, _FOOT_TOP, say)
    if ended is None:
        items = [*_head(view, view.gathering, say), *columns.items(), *foot.order()]
    else:
        items = [*_head(view, view.gathering - 1, say), *ended_columns(view, ended, say)]
        items += foot.coming(gathering_of(view, view.gathering, say))
    items += [*Places(view, names, _PLACES_TOP, say).items(), *foot.village(view.village), *foot.deck()]
    return Scene(_HEIGHT, (*items, *columns.misplay()), deck)


def gallery(words: Words) -> Mapping[str, Scene]:
    """Examples for people to look at: empty, typical and full tables, ends of gatherings and rounds, and hands."""
    names = ("Alice", "Bartholomew the Considerate", "田中太郎", "Zoë", "W" * 10_000)
    return {
        **{name: scene(view, Reader(names[: view.seats], words)) for name, view in tables().items()},
        **{name: hand_scene(view, Reader(names[: view.seats], words)) for name, view in hands().items()},
    }


def _head(view: View, gathering: int, say: Say) -> Iterator[Item]:
    """A word above each column."""
    asked = view.asking == "secret"
    words = (
        round_of(view.round, say),
        gathering_of(view, gathering, say),
        secrets_asked(view, say) if asked else counted(say("jugglers-picture-cycle"), view.cycle, view.cycles),
    )
    for draft, text in zip(DRAFTS, words, strict=True):
        gold = asked and draft == DRAFTS[-1]
        yield Label(column_x(draft), _HEAD_Y, text, _LETTERS, "gold" if gold else "plain", max_width=390)
