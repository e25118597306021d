"""A process for the long thinking of computer players. Run as `python -m bot.core.thinking_process`."""

import importlib
import pickle
import traceback
from typing import Any

import msgspec

from bot.core.chance import Seeded
from bot.core.game import FULL, Choose, Effort, Level
from bot.core.worker_process import serve

_NICENESS = 10


class Question(msgspec.Struct, frozen=True):
    """Everything that a computer player is told. The same question gets the same answer."""

    view: Any
    memory: Any
    seat: int
    seed: str
    level: Level
    effort: Effort = FULL


class ThinkingResult(msgspec.Struct, frozen=True):
    action: Any = None
    failure: str = ""


def think(choose: Choose, question: Question) -> Any:
    roll = Seeded(question.seed).below
    return choose(question.view, question.memory, question.seat, roll, question.level, question.effort)


def _answer(body: bytes) -> ThinkingResult:
    try:
        choose, question = pickle.loads(body)  # noqa: S301
        return ThinkingResult(think(choose, question))
    except Exception:
        return ThinkingResult(failure=traceback.format_exc())


def main() -> None:
    serve(_answer, _NICENESS)


if __name__ == "__main__":
    # Under its full name, so that what it pickles is not of `__main__`, which is another module in the bot.
    importlib.import_module("bot.core.thinking_process").main()
