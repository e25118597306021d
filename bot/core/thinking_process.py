"""A process for the long thinking of computer players: questions come in, answers go out, until the bot is gone.

While it thinks it gives signs of life, so that the bot can tell a slow answer from one that will never come. Run as
`python -m bot.core.thinking_process`.
"""

import importlib
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from typing import Any, BinaryIO

import msgspec

from bot.core.chance import Seeded
from bot.core.game import FULL, Choose, Effort, Level

LENGTH = 4
"""Bytes before each message that say how long it is."""
BEAT = 0.25
"""Seconds between two signs of life."""

_NICENESS = 10
"""On a server with few cores, clicks come first."""


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


class SignOfLife(msgspec.Struct, frozen=True):
    """How many seconds of a processor the present question has taken so far."""

    worked: float


def think(choose: Choose, question: Question) -> Any:
    roll = Seeded(question.seed).below
    return choose(question.view, question.memory, question.seat, roll, question.level, question.effort)


def packed(message: object) -> bytes:
    body = pickle.dumps(message)
    return len(body).to_bytes(LENGTH, "big") + body


def answer_until_the_end(questions: BinaryIO, answers: BinaryIO) -> None:
    """Both processes are the same bot on one machine, so what comes in is trusted."""
    while length := questions.read(LENGTH):
        body = questions.read(int.from_bytes(length, "big"))
        answered = threading.Event()
        beating = threading.Thread(target=_beat, args=(answers, answered), daemon=True)
        beating.start()
        result = packed(_answer(body))
        answered.set()
        beating.join()
        answers.write(result)
        answers.flush()


def _beat(answers: BinaryIO, answered: threading.Event) -> None:
    begun = time.process_time()
    while not answered.wait(BEAT):
        try:
            answers.write(packed(SignOfLife(time.process_time() - begun)))
            answers.flush()
        except OSError:
            os._exit(1)  # the bot is gone, and who knows when the answer would have come


def _answer(body: bytes) -> ThinkingResult:
    try:
        choose, question = pickle.loads(body)  # noqa: S301
        return ThinkingResult(think(choose, question))
    except Exception:
        return ThinkingResult(failure=traceback.format_exc())


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of the terminal; the bot ends this one
    answer_until_the_end(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    # Under its full name, so that what it pickles is not of `__main__`, which is another module in the bot.
    importlib.import_module("bot.core.thinking_process").main()
