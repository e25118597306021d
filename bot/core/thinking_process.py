"""The process in which computer players think for long: questions come in, answers go out, until the asker is gone.

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
"""Bytes before each message that tell how long it is."""

_POLITE = 5
"""On a server with one core, whoever waits for a click comes first."""


class Question(msgspec.Struct, frozen=True):
    """All that a computer player is told; the same question has the same answer."""

    view: Any
    memory: Any
    seat: int
    seed: str
    level: Level


class Answer(msgspec.Struct, frozen=True):
    action: Any = None
    failure: str = ""


def think(choose: Choose, question: Question) -> Any:
    roll = Seeded(question.seed).below
    return choose(question.view, question.memory, question.seat, roll, question.level)


def packed(message: object) -> bytes:
    body = pickle.dumps(message)
    return len(body).to_bytes(LENGTH, "big") + body


def answer_until_the_end(questions: BinaryIO, answers: BinaryIO) -> None:
    """Both ends belong to one bot on one machine, so what comes in is trusted."""
    while length := questions.read(LENGTH):
        answers.write(packed(_answered(questions.read(int.from_bytes(length, "big")))))
        answers.flush()


def _answered(body: bytes) -> Answer:
    try:
        choose, question = pickle.loads(body)  # noqa: S301
        return Answer(think(choose, question))
    except Exception:
        return Answer(failure=traceback.format_exc())


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    with suppress(KeyboardInterrupt):  # Ctrl-C reaches every process of the terminal; the bot says goodbye for all
        answer_until_the_end(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    # By its own name, as that is what both processes call what they send each other.
    importlib.import_module("bot.core.thinking_process").main()
