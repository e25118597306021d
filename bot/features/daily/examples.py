"""Examples of boards, for the gallery."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.core.chance import Seeded
from bot.features.daily.board import BARS, board_scene
from bot.features.daily.store import Board, SharedScore
from bot.tables.steps.lobby import good_number
from bot.text import words_for
from bot.ui.kit import GameKit
from render.scene import Scene

_PEOPLE = (
    *("さくら", "Alice", "שלום", "Bob", "Максим", "Zoë", "තරිඳු පෙරේරා", "田中太郎", "مها الحسيني", "🐉 Kai", "नीला"),
    *("W" * 100, "Nimal", "Chamari"),
)
_FEW, _ALL = 3, len(_PEOPLE)
_DAY = "2026-11-25"


def example_boards(kits: Sequence[GameKit]) -> Mapping[str, Scene]:
    """Return a board with a few people and one with more than there is room for: of the first game for one, and of the
    first for several.
    """
    alone, shared = (next((kit for kit in kits if kit.for_one is for_one), None) for for_one in (True, False))
    boards: dict[str, Scene] = {}
    for kit in filter(None, (alone, shared)):
        for people in (_FEW, _ALL):
            board, words = Board(kit.name, _DAY, 1, 1, None, 0.0, 1), words_for("", kit.name)
            scene = board_scene(board, _scores(kit, people), kit, words, 0, over=people == _FEW)
            boards[f"daily-board-{kit.name}-{people}"] = scene
    return boards


def _scores(kit: GameKit, people: int) -> list[SharedScore]:
    chance, seats = Seeded(kit.name), good_number(kit.rules)
    scores: list[SharedScore] = []
    for number, name in enumerate(_PEOPLE[:people]):
        place, left = 1 if kit.for_one else 1 + number * seats // people, number * number // 10
        scores.append(SharedScore(number, name, place, left, 0, number % 3 != 1, 0.0, (), None))
    scores.sort(key=lambda score: (score.place, score.score, not score.clean))
    if kit.height is None:
        return scores
    return [msgspec.structs.replace(score, heights=_heights(score.score, chance)) for score in scores]


def _heights(left: float, chance: Seeded) -> tuple[int, ...]:
    """Let it grow up to the middle, and shrink to what was left."""
    middle, top = BARS // 2, left + 6 + chance.below(4)
    grows = [top * bar / middle for bar in range(middle)]
    shrinks = [left + (top - left) * (middle - bar) / middle for bar in range(1, middle + 1)]
    return tuple(round(height) for height in (*grows, *shrinks))
