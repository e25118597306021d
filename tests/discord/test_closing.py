"""How a finished game is told: places and counts in words, praise for people, and the closing picture."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.core.cards import IN_WORDS
from bot.core.summary import SeatSummary, Summary, Unnoticed
from bot.features.replay.pages import turning_row
from bot.tables.runtime.table import Table
from bot.tables.steps.fields import with_fields
from bot.tables.steps.groups import FirstGame, Tally
from bot.tables.steps.model import COMPUTER, Phase, TableData
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.discord.components import Select
from cogs.juse.cog import KIT
from cogs.juse.rules.attention import Costliest, Overlooked
from cogs.juse.rules.state import OWN, Misplayed, View
from render.scene import Label, Scene
from tests.discord.shown import table_showing
from tests.presented import present
from tests.rules.juse_positions import position

NAMES = ("alice", "bob", "carol")


def ending(view: View, summary: Summary, voice: Voice) -> Scene:
    return Scene(300, (Label(600, 150, f"{summary.seats[0].mistakes} {voice.names[0]}"),), voice.look)


ENDING = replace(KIT, ending=ending)


def closed(*seats: SeatSummary) -> tuple[Table, Summary]:
    """Carol has won, then come Alice and Bob."""
    state = msgspec.structs.replace(position("9H 2C / ", "6C 7C 8D / ", " / ", base="A"), winner=2)
    table = table_showing(KIT.rules, state, NAMES, {"reminders": False, "referee": "table"})
    counted = tuple(
        msgspec.structs.replace(seat, tally=Tally(summary.mistakes, 0, summary.catches, summary.wrong_calls))
        for seat, summary in zip(table.data.seats, seats, strict=True)
    )
    table.data = msgspec.structs.replace(table.data, seats=counted)
    return table, Summary(seats)


def alone(table: Table) -> TableData:
    """As if all but Alice were computers."""
    first, *others = table.data.seats
    seats = (first, *(msgspec.structs.replace(seat, user_id=COMPUTER) for seat in others))
    return msgspec.structs.replace(table.data, seats=seats)


def content(*seats: SeatSummary, **fields: Any) -> list[str]:
    table, summary = closed(*seats)
    return present(table, KIT, "", msgspec.structs.replace(summary, **fields)).content.splitlines()[:-1]


KEPT = Overlooked(Misplayed(seat=1, fault="centre-first", card=0, to=OWN, takes=2), (0,))
SLIPS = [Unnoticed(1, 7, KEPT, (0,)), Unnoticed(1, 12, KEPT, (0, 2))]
CATCH = Misplayed(seat=1, fault="drew-early", card=0, to=None, takes=2, caller=0)
NOTHING = SeatSummary()
BEHIND_A_COMPUTER = (SeatSummary(catches=1, clean_run=5), SeatSummary(mistakes=1, catches=2, clean_run=9, level="hard"))


@pytest.mark.parametrize(
    ("seats", "fields", "after", "lines"),
    [
        (
            (
                SeatSummary(mistakes=1, catches=1, wrong_calls=2),
                SeatSummary(mistakes=2, wrong_calls=1),
                SeatSummary(catches=2, clean_run=14),
            ),
            {},
            0,
            [
                "🏆 **🟡 carol** won!",
                "**1** · 🟡 carol: no cards left, no mistakes · 2 catches",
                "**2** · 🔴 alice: 2 cards left, 1 mistake · 1 catch · 2 wrong calls",
                "**3** · 🔵 bob: 3 cards left, 2 mistakes · 1 wrong call",
                "👀 Most catches: 🟡 carol (2) · ✨ Longest streak without a mistake: 🟡 carol (14 moves)",
            ],
        ),
        (
            (*BEHIND_A_COMPUTER[:1], SeatSummary(mistakes=1, catches=2, clean_run=9), BEHIND_A_COMPUTER[1]),
            {},
            4,
            [
                "👀 Most catches: 🔵 bob and 🟡 carol (2)"
                " · ✨ Longest streak without a mistake: 🔵 bob and 🟡 carol (9 moves)"
            ],
        ),
        ((*BEHIND_A_COMPUTER, NOTHING), {}, 4, []),
        ([SeatSummary(clean_run=run) for run in (5, 6, 7)], {}, 4, []),
        (
            (NOTHING,) * 3,
            {"best_catch": CATCH},
            4,
            ["🎯 Best catch: 🔴 alice caught 🔵 bob (2 cards)"],
        ),
        (
            (SeatSummary(catches=2, fastest=0.93), SeatSummary(catches=1), NOTHING),
            {"unnoticed": SLIPS, "catches": [(0, 1), (1, 0), (0, 1)]},
            2,
            [
                "**2** · 🔴 alice: 2 cards left, no mistakes · caught 2 of 4, fastest 0.9 s",
                "**3** · 🔵 bob: 3 cards left, 2 mistakes · 2 that nobody called · 1 catch",
                "👀 Most catches: 🔴 alice (2)",
                "🎯 🔴 alice caught 🔵 bob ×2 · 🔵 bob caught 🔴 alice",
                "🙈 2 mistakes that nobody called",
            ],
        ),
    ],
    ids=["places", "praise", "nobody past a computer", "nothing to praise", "the best catch", "who caught whom"],
)
def test_it_tells(seats: Sequence[SeatSummary], fields: dict[str, Any], after: int, lines: list[str]) -> None:
    assert content(*seats, **fields)[after:] == lines


def test_whoever_is_new_to_the_game_is_told_what_nobody_called_with_the_rule() -> None:
    table, summary = closed(NOTHING, NOTHING, NOTHING)
    table.data = with_fields(table.data, first_game=FirstGame(before=2))
    lines = present(table, KIT, "", msgspec.structs.replace(summary, unnoticed=SLIPS[:1])).content.splitlines()
    said = "Nobody called it: 🔵 bob put A♠ on their own pile, but it fits the center, and the center comes first."
    assert sum(said in line for line in lines) == 1


def test_a_button_or_a_list_leads_to_what_nobody_called_and_never_twice_to_one_move() -> None:
    table, summary = closed(NOTHING, NOTHING, NOTHING)
    told = msgspec.structs.replace(
        summary, turning_points=[Costliest(0, 7, "missed", 1, KEPT.misplay)], unnoticed=SLIPS
    )
    voice = Voice(NAMES, words_for("", KIT.name))
    [choices] = turning_row(KIT, table.data, told, voice)
    assert isinstance(choices, Select)
    assert [choice.value for choice in choices.choices] == ["7.0", "7.1", "12.1"]
    [buttons] = turning_row(KIT, alone(table), told, voice)
    assert not isinstance(buttons, Select)
    assert [button.label for button in buttons] == ["▶ Turning point: move 7", "▶ Nobody called: move 12"]


def test_a_game_that_is_over_has_its_closing_picture_and_its_words() -> None:
    table, summary = closed(SeatSummary(catches=1), SeatSummary(mistakes=2, hints=1, wrong_calls=1), SeatSummary())
    view, voice = table.game.view(table.data.state, None), Voice(NAMES, words_for("", KIT.name))
    shown = present(table, ENDING, "", msgspec.structs.replace(summary, best_catch=CATCH))
    assert shown.scene == ending(view, summary, voice)
    assert shown.alt.splitlines()[:4] == [
        "1. 🟡 carol: no mistakes.",
        "2. 🔴 alice: no mistakes · 1 catch.",
        "3. 🔵 bob: 2 mistakes · 1 wrong call · 1 hint.",
        "🎯 Best catch: 🔴 alice caught 🔵 bob (2 cards).",
    ]
    assert shown.alt.endswith(KIT.alt(view, Voice(("🔴 alice", "🔵 bob", "🟡 carol"), voice.words)))


def test_whoever_plays_in_private_and_wins_is_told_you_win() -> None:
    table, summary = closed(SeatSummary(), SeatSummary(level="easy"), SeatSummary(level="easy"))
    for number, head in ((2, "🏆 **You win!**"), (0, "🏆 **🟡 carol** won!")):
        opener = table.data.seats[number].user_id
        table.data = with_fields(table.data, private=True, opener_id=opener)
        assert present(table, KIT, "", summary).content.splitlines()[0] == head


def test_what_decided_it_is_in_the_words_for_each_and_one_button_opens_it_for_the_only_person() -> None:
    points = (Costliest(0, 41, "given", 4, giver=1), Costliest(1, 52, "given", 2, giver=0))
    table, summary = closed(NOTHING, NOTHING, NOTHING)
    summary = msgspec.structs.replace(summary, turning_points=points)
    told = present(table, KIT, "", summary, own=IN_WORDS).content
    assert "▶ Move 41, 🔴 alice: got 4 cards from 🔵 bob in one turn." in told
    assert "▶ Move 52, 🔵 bob: got 2 cards from 🔴 alice in one turn." in told
    table.data = alone(table)
    *_, row = present(table, KIT, "", summary).panel
    assert not isinstance(row, Select)
    assert [(button.label, button.id.split(":")[2:]) for button in row] == [
        ("▶ Turning point: move 41", ["41", "open."])
    ]
    assert row not in present(table, KIT, "", summary, last_look=True).panel, "the result is not told yet"


def test_otherwise_the_last_picture_stays() -> None:
    table, summary = closed(NOTHING, NOTHING, NOTHING)
    plain = present(table, replace(KIT, ending=None), "", summary)
    assert present(table, ENDING, "").scene == plain.scene
    table.data = msgspec.structs.replace(table.data, phase=Phase.CLOSED)
    stopped = present(table, ENDING, "", None)
    assert (stopped.scene, stopped.alt) == (plain.scene, plain.alt)
