"""The inside of a process beside the bot: questions come in, answers go out, until the bot is gone. Run as
`python -m bot.core.worker_process NICENESS`.

While it works it gives signs of life, so that the bot can tell a slow answer from one that will never come.
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

LENGTH = 4
"""Bytes before each message that say how long it is."""
BEAT = 0.25
"""Seconds between two signs of life."""


class SignOfLife(msgspec.Struct, frozen=True):
    """A sign of life: the seconds of a processor that the present question has taken so far."""

    worked: float


class WorkerAnswer(msgspec.Struct, frozen=True):
    value: Any = None
    failure: str = ""


def packed(message: object) -> bytes:
    body = pickle.dumps(message)
    return len(body).to_bytes(LENGTH, "big") + body


def serve(niceness: int) -> None:
    """Answer questions (a function and its arguments each) with little priority: on a server with few cores, clicks
    come first. Both processes are the same bot on one machine, so what comes in is trusted.
    """
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of the terminal; the bot ends this one
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    while length := questions.read(LENGTH):
        body = questions.read(int.from_bytes(length, "big"))
        answered = threading.Event()
        beating = threading.Thread(target=_beat, args=(answers, answered), daemon=True)
        beating.start()
        try:
            function, *arguments = pickle.loads(body)  # noqa: S301
            answer = packed(WorkerAnswer(function(*arguments)))
        except Exception:
            answer = packed(WorkerAnswer(failure=traceback.format_exc()))
        answered.set()
        beating.join()
        answers.write(answer)
        answers.flush()


def _beat(answers: BinaryIO, answered: threading.Event) -> None:
    begun = time.process_time()
    while not answered.wait(BEAT):
        try:
            answers.write(packed(SignOfLife(time.process_time() - begun)))
            answers.flush()
        except OSError:
            os._exit(1)  # the bot is gone, and who knows when the answer would have come


if __name__ == "__main__":
    # Under its full name, so that what it pickles is not of `__main__`, which is another module in the bot.
    importlib.import_module("bot.core.worker_process").serve(int(sys.argv[1]))
