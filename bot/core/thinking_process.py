"""The process for the long thinking of computer players: questions come in, answers go out, until the bot is gone.

Run as `python -m bot.core.thinking_process`.
"""

import importlib
import os
import pickle
import sys
import traceback
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from bot.core.chance import Seeded
from bot.core.game import Choose, Level

LENGTH = 4
"""Bytes before each message that say how long it is."""

_NICENESS = 5
"""On a server with one core, clicks come first."""


class Question(msgspec.Struct, frozen=True):
    """Everything that a computer player is told. The same question gets the same answer."""

    view: Any
    memory: Any
    seat: int
    seed: str
    level: Level


class ThinkingResult(msgspec.Struct, frozen=True):
    action: Any = None
    failure: str = ""


def think(choose: Choose, question: Question) -> Any:
    roll = Seeded(question.seed).below
    return choose(question.view, question.memory, question.seat, roll, question.level)


def packed(message: object) -> bytes:
    body = pickle.dumps(message)
    return len(body).to_bytes(LENGTH, "big") + body


def answer_until_the_end(questions: BinaryIO, answers: BinaryIO) -> None:
    """Both processes are the same bot on one machine, so what comes in is trusted."""
    while length := questions.read(LENGTH):
        answers.write(packed(_answer(questions.read(int.from_bytes(length, "big")))))
        answers.flush()


def _answer(body: bytes) -> ThinkingResult:
    try:
        choose, question = pickle.loads(body)  # noqa: S301
        return ThinkingResult(think(choose, question))
    except Exception:
        return ThinkingResult(failure=traceback.format_exc())


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with suppress(KeyboardInterrupt):  # Ctrl-C reaches every process of the terminal; the bot ends this one
        answer_until_the_end(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    # Under its full name, so that what it pickles is not of `__main__`, which is another module in the bot.
    importlib.import_module("bot.core.thinking_process").main()
