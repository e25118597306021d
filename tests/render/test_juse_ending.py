"""Juse's closing picture: places, counts and praise, as the game and its summary have them."""

import msgspec
import pytest

from bot.core.summary import SeatSummary, Summary, Unnoticed
from bot.features.replay.film import STRIP
from cogs.juse.cog import KIT
from cogs.juse.rules.attention import Costliest, Overlooked
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import Misplayed, View
from render.scene import MAX_HEIGHT, Area, Label, NamePlate, Scene
from tests.render.readability import hidden, too_small
from tests.render.scenes import NAMES, voice
from tests.render.test_juse_pictures import state_after

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")
PLAYED = [
    SeatSummary(mistakes=m, wrong_calls=w, catches=c, clean_run=r)
    for m, w, c, r in ((2, 1, 3, 9), (0, 0, 2, 40), (1, 0, 0, 7), (4, 2, 1, 12), *[(1, 0, 0, 3)] * 4)
]
CATCH = Misplayed(seat=2, fault="nearer-first", card=8, to=0, better=3, takes=3, caller=1)


def over(seats: int, *, players_call: bool = False) -> View:
    view = GAME.view(state_after(5_000, seats), None)
    assert view.winner is not None
    return msgspec.structs.replace(view, players_call=players_call)


def closing(view: View, summary: Summary | None = None) -> Scene:
    seats = len(view.seats)
    assert KIT.ending is not None
    made = KIT.ending(view, summary or Summary(PLAYED[:seats]), voice("juse", seats))
    assert hidden(made) == []
    assert list(too_small(made)) == []
    assert made.height <= MAX_HEIGHT - STRIP
    return made


def rows(made: Scene) -> list[tuple[str, int | None]]:
    """From top to bottom: the place, and the seat."""
    plates = sorted((item for item in made.items if isinstance(item, NamePlate)), key=lambda plate: plate.y)
    return [(next(text for text in texts(made, plate.y) if text in ORDINALS), plate.seat) for plate in plates]


def texts(made: Scene, y: int) -> list[str]:
    return [item.text for item in sorted(labels(made), key=lambda label: label.x) if item.y == y]


def labels(made: Scene) -> list[Label]:
    return [item for item in made.items if isinstance(item, Label)]


@pytest.mark.parametrize(
    ("winner", "scores", "places"),
    [
        (1, (5, 0, 7, 5), [("1st", 1), ("2nd", 0), ("2nd", 3), ("4th", 2)]),
        (2, (0, 4, 0), [("1st", 2), ("2nd", 0), ("3rd", 1)]),  # whatever is left
    ],
)
def test_who_wins_is_first_and_who_has_as_many_cards_shares_a_place(
    winner: int, scores: tuple[int, ...], places: list[tuple[str, int]]
) -> None:
    assert rows(closing(msgspec.structs.replace(over(len(scores)), winner=winner, scores=scores))) == places


def test_a_row_says_how_near_it_was_what_cost_most_and_where_the_replay_shows_it() -> None:
    view = msgspec.structs.replace(over(4), winner=1, scores=(5, 0, 7, 11))
    slip = msgspec.structs.replace(CATCH, caller=None)
    costs = Costliest(0, 41, "given", 4, giver=3), Costliest(2, 18, "called", 3, slip, slips=2, took=6)
    fast = msgspec.structs.replace(PLAYED[1], fastest=0.93)
    missed = [Unnoticed(2, 9, Overlooked(slip), (1,))]
    made = closing(view, Summary([PLAYED[0], fast, *PLAYED[2:4]], turning_points=costs, unnoticed=missed))
    said = [item.text for item in sorted(labels(made), key=lambda label: (label.y, label.x)) if item.y > 152]
    fits = f"missed that 9♠ goes on {NAMES[3]} first: +3 (+6 in all)"
    assert [text for text in said if text not in (*ORDINALS, *NAMES)] == [
        *("2 of 3 · 0.9 s", "out!", "no mistake in 40 moves"),
        *("3", "5 left", f"got 4 cards from {NAMES[3]} in one turn", "move 41"),
        *("7 left", fits, "move 18"),
        *("1", "11 left", "4 mistakes"),
    ]
    lanes = [item.width for item in made.items if isinstance(item, Area) and item.height == 34 and item.fill != "fault"]
    assert lanes[1::2] == sorted(lanes[1::2], reverse=True)
    assert sum(isinstance(item, Area) and item.fill == "fault" for item in made.items) == 1
