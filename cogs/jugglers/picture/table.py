"""Jugglers' table as a picture: the drafts above, the places below. When a gathering or a round has just ended, how it
ended instead.
"""

from collections.abc import Iterator, Mapping

from bot.text import Words
from bot.text.reader import Reader
from cogs.jugglers.picture.columns import DOWN_Y, Columns, column_x, ended_columns
from cogs.jugglers.picture.examples import hands, tables
from cogs.jugglers.picture.foot import FOOT_HEIGHT, Foot, gathering_text, secrets_text
from cogs.jugglers.picture.hand import hand_scene
from cogs.jugglers.picture.places import PLACES_HEIGHT, Places
from cogs.jugglers.picture.score import score_scene
from cogs.jugglers.rules.state import DRAFTS, View
from render.scene import SMALL, Item, Label, Scene, SceneError, card_height

_HEAD_Y, _LETTERS = 34, 32
_PLACES_TOP = DOWN_Y + card_height(SMALL) // 2 + 14
_FOOT_TOP = _PLACES_TOP + PLACES_HEIGHT + 12
_HEIGHT = _FOOT_TOP + FOOT_HEIGHT


def scene(view: View, reader: Reader) -> Scene:
    if len(reader.names) != view.seats:
        raise SceneError(f"{len(reader.names)} names for {view.seats} seats")
    ended = None if view.last is None else view.last.ended
    if ended is not None and view.between_rounds:
        return score_scene(view, ended, reader)
    columns, foot = Columns(view, reader), Foot(view, _FOOT_TOP, reader)
    if ended is None:
        items = [*_head(view, view.gathering, reader), *columns.items(), *foot.order()]
    else:
        items = [*_head(view, view.gathering - 1, reader), *ended_columns(view, ended, reader)]
        items += foot.coming(gathering_text(view, view.gathering, reader))
    items += [*Places(view, _PLACES_TOP, reader).items(), *foot.village(view.village), *foot.deck()]
    return Scene(_HEIGHT, (*items, *columns.misplay()), reader.look)


def gallery(words: Words) -> Mapping[str, Scene]:
    """Examples for people to look at: empty, typical and full tables, ends of gatherings and rounds, and hands."""
    names = ("Alice", "Bartholomew the Considerate", "田中太郎", "Zoë", "W" * 10_000)
    return {
        **{name: scene(view, Reader(names[: view.seats], words)) for name, view in tables().items()},
        **{name: hand_scene(view, Reader(names[: view.seats], words)) for name, view in hands().items()},
    }


def _head(view: View, gathering: int, reader: Reader) -> Iterator[Item]:
    """A caption above each column."""
    asked = view.asking == "secret"
    captions = (
        reader.say("jugglers-picture-round", number=view.round),
        gathering_text(view, gathering, reader),
        secrets_text(view, reader)
        if asked
        else reader.say("jugglers-picture-cycle", number=view.cycle, most=view.cycles),
    )
    for draft, text in zip(DRAFTS, captions, strict=True):
        gold = asked and draft == DRAFTS[-1]
        yield Label(column_x(draft), _HEAD_Y, text, _LETTERS, "gold" if gold else "plain", max_width=390)
