"""What a table shows tells nothing that the table itself does not: not the base rank, not a face-down card."""

from typing import Any

import msgspec
import pytest

from bot.core.cards import PACK, SUIT_OF, parse_card
from bot.core.chance import Seeded
from bot.text import words_for
from bot.ui.discord.components import Panel
from bot.ui.table.guide import guide_text
from bot.ui.table.presentation import present
from cogs.juse.cog import KIT, _places
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import OWN, LastAction, State, Uncalled
from cogs.juse.words.describe import rules_page
from render import paint
from tests.discord.shown import table_showing

NAMES = ("alice", "bob", "carol")
TOPS = tuple(parse_card(text) for text in ("9H", "4S", "JD"))


def everything_shown(state: State) -> tuple[Any, ...]:
    """All that reaches Discord for this state, each in the form in which it does."""
    options = {"reminders": state.reminders, "referee": "table" if state.players_call else "bot"}
    table = table_showing(GAME, state, NAMES, options)
    shown = present(table, KIT, "")
    assert shown.scene is not None
    panel: Panel = shown.panel
    page = rules_page(GAME.view(state, None))
    return shown.content, shown.alt, panel, paint(shown.scene), page, _places(table.data, 1, words_for("", GAME.name))


def judged(state: State) -> list[str]:
    """What is told at a table to learn at. What fits the centre shows in it, as whoever paid attention knows it; what
    is hidden from everyone does not.
    """
    options = {"reminders": state.reminders, "referee": "table" if state.players_call else "bot"}
    table = table_showing(GAME, state, NAMES, options, learning=True)
    return [guide_text(table, KIT, user_id, "") for user_id in range(1, len(NAMES) + 1)]


def state_with(base: int, **changes: Any) -> State:
    """The same tops in the centre whatever the base rank: only the heights below them differ."""
    heights = [0, 0, 0, 0]
    for top in TOPS:
        heights[SUIT_OF[top]] = (top % 13 - base) % 13 + 1
    rest = Seeded("under the tops").shuffle([card for card in PACK if card not in TOPS])
    state = State(
        base=base,
        centre=tuple(heights),
        draws=(tuple(rest[:9]), tuple(rest[9:17]), tuple(rest[17:20])),
        discards=(tuple(rest[20:24]), (rest[24],), ()),
        reminders=False,
        first_turn=False,
    )
    return msgspec.structs.replace(state, **changes)


POSITIONS: list[dict[str, Any]] = [
    {},
    {"held": parse_card("QC")},
    {"turn": 2},
    {"turn": 1, "held": parse_card("3D")},
]


@pytest.mark.parametrize("changes", POSITIONS)
def test_the_base_rank_is_nowhere(changes: dict[str, Any]) -> None:
    shown = [everything_shown(state_with(base, **changes)) for base in range(13)]
    assert all(seen == shown[0] for seen in shown)


def test_a_complete_pile_looks_like_any_other() -> None:
    """A pile with its thirteen cards, and one that its top card alone began."""
    top = TOPS[0] % 13
    complete, begun = state_with((top + 1) % 13), state_with(top)
    assert complete.centre[SUIT_OF[TOPS[0]]] == 13
    assert begun.centre[SUIT_OF[TOPS[0]]] == 1
    assert everything_shown(complete) == everything_shown(begun)


@pytest.mark.parametrize("changes", POSITIONS)
def test_exchanged_face_down_cards_change_nothing(changes: dict[str, Any]) -> None:
    state = state_with(3, **changes)
    shown = everything_shown(state), judged(state)
    hidden = [card for pile in state.draws for card in pile]
    for seed in range(5):
        dealt, draws = iter(Seeded(f"exchange {seed}").shuffle(hidden)), []
        for pile in state.draws:
            draws.append(tuple(next(dealt) for _ in pile))
        other = msgspec.structs.replace(state, draws=tuple(draws))
        assert (everything_shown(other), judged(other)) == shown


def test_what_lies_under_a_top_card_changes_nothing() -> None:
    state = state_with(3)
    first = state.discards[0]
    turned = (*first[:-1][::-1], first[-1])
    assert turned != first
    other = msgspec.structs.replace(state, discards=(turned, *state.discards[1:]))
    assert everything_shown(other) == everything_shown(state)
    assert judged(other) == judged(state)


CARD = parse_card("QC")
LAST_ACTIONS: list[tuple[LastAction, Uncalled, dict[str, Any]]] = [
    (LastAction(0, CARD, None, from_hand=False), Uncalled("drew-early"), {"held": CARD}),
    (LastAction(0, CARD, None, from_hand=False), Uncalled("drew-early", turned_over=True), {"held": CARD}),
    (LastAction(0, CARD, OWN, from_hand=True), Uncalled("centre-first"), {"turn": 1}),
    (LastAction(0, CARD, OWN, from_hand=True), Uncalled("playable-elsewhere", 2), {"turn": 1}),
    (LastAction(0, CARD, 2, from_hand=True), Uncalled("nearer-first", 1), {}),
    (LastAction(0, CARD, 2, from_hand=False), Uncalled("centre-first"), {}),
]


@pytest.mark.parametrize(("last", "uncalled", "changes"), LAST_ACTIONS)
def test_whether_the_last_action_was_a_misplay_is_nowhere(
    last: LastAction, uncalled: Uncalled, changes: dict[str, Any]
) -> None:
    sound = state_with(3, players_call=True, last=last, **changes)
    other = msgspec.structs.replace(sound, uncalled=uncalled)
    assert everything_shown(other) == everything_shown(sound)
    assert judged(other) == judged(sound)


def test_a_misplay_that_was_called_is_shown() -> None:
    """Also the proof that the comparison above would see a difference."""
    last = LAST_ACTIONS[0][0]
    called = msgspec.structs.replace(last, fault="drew-early")
    shown = [everything_shown(state_with(3, players_call=True, last=action, turn=1)) for action in (last, called)]
    assert shown[0] != shown[1]


def test_with_reminders_the_base_rank_is_shown() -> None:
    """Also the proof that the comparison above would see a difference."""
    shown = [everything_shown(state_with(base, reminders=True)) for base in (3, 4)]
    assert shown[0][1] != shown[1][1]
    assert shown[0][3] != shown[1][3]
