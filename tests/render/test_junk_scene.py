"""Junk as pictures: the table, the closing picture, and what is announced of a misplay."""

import pytest
from msgspec.structs import replace

from bot.core.cards import PACK, Card, parse_card
from bot.core.chance import Seeded
from bot.core.game import Event
from bot.core.summary import SeatSummary, Summary
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.thrills import with_thrills
from cogs.junk.picture.table import THRILLS, X, ending, moment, motion, scene
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import Action, Misplayed, State
from render.scene import (
    Area,
    CardAt,
    Item,
    Label,
    Scene,
    Stamp,
)

WORDS = words_for("", "junk")
READER = Voice(("Alice",), WORDS)
HAND, DRAW, PLAY, JUNK, GRACE = (
    WORDS.say(f"junk-picture-{pile}") for pile in ("hand", "draw", "play", "junk", "grace")
)


def shown(state: State) -> tuple[Item, ...]:
    view = GAME.view(state, None)
    return with_thrills(scene(view, READER), THRILLS, view, (), READER).items


# ------------------------------------------------------------ a misplay


def words_of(pictured: Scene) -> str:
    return " · ".join(item.text for item in pictured.items if isinstance(item, Label))


def faces(pictured: Scene) -> set[Card]:
    return {item.card for item in pictured.items if isinstance(item, CardAt) and item.card is not None}


@pytest.mark.parametrize("naked", [False, True])
@pytest.mark.parametrize(
    ("action", "fault", "onto"),
    [
        (Action.PLAY, "does-not-fit", "KS"),
        (Action.RESCUE, "does-not-fit", "KS"),
        (Action.GRACE, "does-not-fit", "KC"),
        (Action.RESCUE, "ace-first", None),
        (Action.RESCUE, "too-late", None),
    ],
)
def test_the_moment_shows_the_named_cards_and_no_other(
    action: Action, fault: str, onto: str | None, naked: bool
) -> None:
    kings = tuple(parse_card(name) for name in ("KS", "QH", "KC"))
    state = State(deal=PACK, naked=naked, drawn=52 if action is Action.GRACE else 20, play=kings[:1], junk=kings[1:2])
    if action is Action.GRACE:
        state = replace(state, grace=kings[2:])
    card = parse_card("2D") if action is Action.PLAY else kings[1]
    below = None if onto is None else parse_card(onto)
    juse = Misplayed(seat=0, fault=fault, action=action, card=card, onto=below)
    scenes = moment(GAME.view(state, None), juse, READER)
    assert 2 <= len(scenes) <= 4
    named_cards = {card} if below is None else {card, below}
    assert all(faces(each) == named_cards for each in scenes)
    stamps = [[item for item in each.items if isinstance(item, Stamp)] for each in scenes]
    assert [len(each) for each in stamps] == [0, 1, 1]
    [put] = [item for item in scenes[-1].items if isinstance(item, CardAt) and item.x not in X.values()]
    assert (put.card, put.ghost) == (card, False), "a ghost would mean that it belonged there"
    assert words_of(scenes[-1]) == WORDS.say(f"junk-moment-{fault}", action=action.value)


# ------------------------------------------------------------ a chain of rescues


def stamped(items: tuple[Item, ...]) -> list[str]:
    return [item.text for item in items if isinstance(item, Stamp)]


def test_rescues_in_a_row_are_counted_and_seen_again_after_the_last_while_the_next_card_is_there() -> None:
    low, *rescued = (parse_card(name) for name in ("2C", "9D", "9S", "5S", "5H", "4H"))
    deal = (*PACK[:19], rescued[0], *PACK[20:])  # what was drawn last lies on the Play Pile
    state = State(deal=deal, naked=False, drawn=20, play=(rescued[0],), junk=(low, *rescued[:0:-1]))
    states, events = [state], list[Event]()
    for action in (Action.RESCUE, Action.RESCUE, Action.RESCUE, Action.RESCUE, Action.DRAW):
        after, happened = GAME.apply(states[-1], 0, action, Seeded(""))
        seen_again = motion(GAME.view(states[-1], None), GAME.view(after, None), happened, READER)
        assert bool(seen_again) == (action is Action.DRAW)
        states.append(after)
        events += happened
    assert [stamped(shown(each)) for each in states] == [[], [], ["×2!"], ["×3!"], ["×4!"], []]
    assert seen_again == motion(GAME.view(state, None), GAME.view(after, None), events, READER)
    assert [stamped(frame.items) for frame, _ in seen_again] == [[], ["×2!"], ["×3!"], ["×4!"]]
    marks = [item.mark for each in states for item in shown(each) if isinstance(item, Stamp)]
    assert marks == ["plain", "plain", "gold"]
    assert all(after.held in faces(frame) for frame, _ in seen_again)


# ------------------------------------------------------------ the end


def ended(left: int) -> State:
    return State(deal=PACK, naked=False, drawn=52, play=PACK[left:], junk=PACK[:left], stopped=True)


@pytest.mark.parametrize(
    ("left", "summary", "said", "golden"),
    [
        (7, Summary((SeatSummary(2),), best=0), "7 left · Best possible: 0 · 2 mistakes", 0),
        (4, Summary((SeatSummary(1, hints=1),), best=0), "4 left · Best possible: 0 · 1 mistake · 1 hint", 0),
        (0, Summary((SeatSummary(),), best=0), "A perfect game! · The best possible! · A clean game", 1),
        (1, Summary((SeatSummary(hints=2),), best=1), "1 left · The best possible! · 2 hints", 1),
        (3, Summary((SeatSummary(mistakes=1),)), "3 left · 1 mistake", 0),
    ],
)  # fmt: skip
def test_the_closing_picture_says_how_it_went(left: int, summary: Summary, said: str, golden: int) -> None:
    closing = ending(GAME.view(ended(left), None), summary, READER)
    assert words_of(closing).startswith(f"Junk · {said} · Play")
    assert words_of(closing).endswith(f"Junk {left}")
    assert len([item for item in closing.items if isinstance(item, Area) and item.fill == "gold"]) == golden
