"""Boards: every answer is that of the rules, and nothing but the table tells it."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Sequence
from functools import cache
from itertools import islice

import pytest

from bot.core.boards import Board
from bot.core.chance import Seeded
from bot.core.game import Juse, would_be_called
from bot.games import game_names
from bot.parts import find_kit
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.kit import GameKit, StormKit
from cogs.jugglers.rules.claims import Beats, Misjudged
from cogs.jugglers.rules.state import JOKER

KITS = {kit.name: kit for kit in map(find_kit, game_names()) if kit.storm is not None}
BOARDS, A_FEW = 2_500, 200
"""Of each game."""
FAULTS = {"juse": 5, "junk": 3, "roundup": 2, "jugglers": 2}
pytestmark = pytest.mark.timeout(600)
games = pytest.mark.parametrize("kit", KITS.values(), ids=KITS)


def storm(kit: GameKit) -> StormKit:
    assert kit.storm is not None
    return kit.storm


@cache
def first(name: str, count: int) -> list[Board]:
    return [*islice(storm(KITS[name]).boards(Seeded("many boards").below), count)]


CARD = re.compile(r"\b[A2-9TJQK][SHDC]\b")


def spelled(kit: GameKit, board: Board) -> str:
    return f"beats {board.action.draft}" if isinstance(board.action, Beats) else kit.rules.spell(board.action)


def by_the_rules(kit: GameKit, board: Board) -> Juse | None:
    if not isinstance(board.action, Beats):
        return would_be_called(kit.rules, board.state, board.seat, board.action)
    # What passes when a gathering is over (G15).
    view = kit.rules.view(board.state, None)
    passes = view.drafts[board.action.draft].strength > view.drafts[JOKER].strength
    return None if passes else Misjudged(seat=board.seat, fault=board.clause)


def move(kit: GameKit, board: Board) -> str:
    """Return a move without its cards' names."""
    return CARD.sub("card", spelled(kit, board))


def ranks(kit: GameKit, board: Board) -> str:
    return "".join(card[0] for card in CARD.findall(spelled(kit, board)))


ten_thousand = pytest.mark.long("match")


@games
@pytest.mark.parametrize("count", [A_FEW, pytest.param(BOARDS, marks=ten_thousand)])
def test_every_answer_is_that_of_the_rules(kit: GameKit, count: int) -> None:
    for board in first(kit.name, count):
        called = by_the_rules(kit, board)
        assert called == board.juse
        assert called is None or called.fault == board.clause
        assert 1 <= board.difficulty <= 5


@games
@ten_thousand
def test_half_are_right_and_each_fault_is_a_tenth_of_the_others(kit: GameKit) -> None:
    wrong = [board.clause for board in first(kit.name, BOARDS) if board.juse is not None]
    assert len(wrong) == pytest.approx(BOARDS / 2, rel=0.06)
    assert min(Counter(wrong).values()) >= len(wrong) / 10
    assert len({*wrong}) == FAULTS[kit.name]


def share_guessed(boards: list[Board], feature: Callable[[Board], Hashable]) -> float:
    """Return how many answers somebody would get right who knew only this of each board, and how often it is wrong."""
    counts = defaultdict[Hashable, Counter[bool]](Counter)
    for board in boards:
        counts[feature(board)][board.juse is not None] += 1
    return sum(max(count.values()) for count in counts.values()) / len(boards)


@games
@ten_thousand
def test_the_move_alone_does_not_tell_the_answer(kit: GameKit) -> None:
    boards = first(kit.name, BOARDS)
    features: dict[str, Callable[[Board], Hashable]] = {
        "kind": lambda board: move(kit, board).split(":")[0].split()[0],
        "length": lambda board: len(move(kit, board).split()),
        "move": lambda board: move(kit, board),
        "seat": lambda board: (board.seat, move(kit, board)),
        "last rank": lambda board: ranks(kit, board)[-1:],
        "difficulty": lambda board: board.difficulty,
        "clause": lambda board: board.clause,
    }
    guessed = {name: share_guessed(boards, feature) for name, feature in features.items()}
    assert max(guessed.values()) < 0.6, guessed


@games
def test_the_same_chance_brings_the_same_boards(kit: GameKit) -> None:
    def some(seed: str) -> list[Board]:
        return [*islice(storm(kit).boards(Seeded(seed).below), 20)]

    assert some("one") == some("one") != some("two")


@games
@pytest.mark.parametrize("language", ["", "de", "fr", "es-ES", "pt-BR"])
def test_every_board_has_one_height_and_its_words(kit: GameKit, language: str) -> None:
    """Right and wrong moves of one kind are said alike: what is said of a move says nothing of the answer."""
    rules, shown = kit.rules, storm(kit)
    names = [f"N{seat}" for seat in range(min(rules.good_seats, rules.max_seats))]
    voice = Voice(names, words_for(language, kit.name))
    heights = set[int]()
    for board in first(kit.name, 60):
        view = rules.view(board.state, None)
        heights.add(shown.scene(view, board.seat, board.action, voice).height)
        heights |= {scene.height for scene in shown.answer(board, voice)}
        sentence, why = shown.sentence(view, board.seat, board.action, voice), shown.why(board, voice)
        assert sentence
        assert why
        assert shown.words is None or shown.words(view, board.seat, board.action, voice)
    assert len(heights) == 1


@pytest.mark.parametrize("name", ["juse", "roundup"])
def test_few_boards_of_a_run_are_the_table_of_one_before_some_moves_later(name: str) -> None:
    def lying(board: Board) -> Sequence[Sequence[int]]:
        return board.state.up if name == "roundup" else board.state.discards

    def is_alike(board: Board, other: Board) -> bool:
        both = [{*here} & {*there} for here, there in zip(lying(board), lying(other), strict=True)]
        return 2 * sum(map(len, both)) > max(sum(map(len, lying(each))) for each in (board, other))

    boards = first(name, A_FEW)
    alike = [any(is_alike(board, other) for other in boards[max(0, at - 10) : at]) for at, board in enumerate(boards)]
    assert sum(alike) < A_FEW / 10
