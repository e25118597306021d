"""Junk's table as a picture: four piles, each with its own name, count and top card."""

import pytest

from bot.core.cards import PACK, Card
from bot.text import words_for
from bot.text.reader import Reader
from cogs.junk.picture.table import scene
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import State
from render.scene import Label, Slot, Stack

WORDS = words_for("", "junk")


def piles(state: State) -> dict[str, tuple[int, Card | None]]:
    """The count and the top card of each pile, by the name that is written below it."""
    items = scene(GAME.view(state, None), Reader((), WORDS)).items
    names = {item.x: item.text for item in items if isinstance(item, Label)}
    shown = {names[item.x]: (item.count, item.card) for item in items if isinstance(item, Stack)}
    ghosts = {names[item.x]: (0, None) for item in items if isinstance(item, Slot)}
    assert len(shown) + len(ghosts) == 4
    return shown | ghosts


def test_each_pile_shows_its_count_and_its_own_top_card() -> None:
    """The first six cards of the pack lie on the table; which of them fits where does not matter to a picture."""
    state = State(deal=PACK, naked=False, drawn=6, play=(0,), junk=(1, 2, 3), grace=(4, 5))
    assert piles(state) == {"Draw": (46, None), "Play": (1, 0), "Junk": (3, 3), "Grace": (2, 5)}


@pytest.mark.parametrize("pile", ["play", "junk", "grace"])
def test_an_empty_pile_is_shown_empty_whatever_lies_on_the_others(pile: str) -> None:
    full = {"play": (0, 1), "junk": (2, 3), "grace": (4, 5)}
    state = State(deal=PACK, naked=False, drawn=4, **{**full, pile: ()})
    assert piles(state)[WORDS.say(f"junk-picture-{pile}")] == (0, None)


def test_the_draw_pile_shows_its_top_card_only_if_it_lies_face_up() -> None:
    for naked, top in ((False, None), (True, 6)):
        state = State(deal=PACK, naked=naked, drawn=6, play=(0, 1, 2, 3, 4, 5))
        assert piles(state)["Draw"] == (46, top)
