"""Records as version 0.9.0 kept them: MessagePack, compressed, with the rest of each seat in its row. They are written
anew in the background; when none is left anywhere, this file goes, with whatever imports it.
"""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.core.chance import ChanceOutcome, SeedState
from bot.core.game import OptionValue
from bot.core.record import FORMAT, Record, move_text
from bot.tables.steps.model import Phase
from bot.tables.store.records import Unsaid, steps

_BY_COMPUTER = 128
"""Added to the seat of a move that the computer made in its player's place."""


class _Packed(msgspec.Struct, frozen=True, array_like=True):
    format: int
    game: str
    seats: int
    options: dict[str, OptionValue]
    phase: Phase
    version: int
    opener: int
    """The number of their seat, as of all people here."""
    end_votes: Any
    removal_votes: Any
    epochs: tuple[int, ...]
    flags: dict[str, Any]
    """All other fields that are not as usual."""
    seconds: float | None
    """From the deal to the end."""
    seed: SeedState | None
    chance: list[tuple[int, tuple[ChanceOutcome, ...]]]
    """The chance of each move that left something to it, with its number."""
    movers: bytes
    """The seat of each move."""
    actions: str
    """A line for each move."""


def read_older(record: bytes, seats: Sequence[dict[str, Any]], ended_at: float) -> tuple[Record, Unsaid]:
    """Return it in the form of today, but without its result. `seats`: the rest of each."""
    packed = msgspec.msgpack.decode(zlib.decompress(record), type=_Packed)
    actions = packed.actions.split("\n") if packed.movers else []
    moves = [move_text(mover % _BY_COMPUTER, action) for mover, action in zip(packed.movers, actions, strict=True)]
    chance = [(number, outcome) for number, outcomes in packed.chance for outcome in outcomes]
    table = {
        **packed.flags,
        "phase": packed.phase,
        "version": packed.version,
        "opener_id": packed.opener,
        "epochs": packed.epochs,
        "begun_at": None if packed.seconds is None else ended_at - packed.seconds,
        "chance": packed.seed,
    }
    return (
        Record(FORMAT, packed.game, packed.seats, packed.options, [outcome for _, outcome in chance], moves, {}),
        Unsaid(
            table,
            seats,
            steps(number for number, _ in chance),
            steps(number for number, mover in enumerate(packed.movers, start=1) if mover >= _BY_COMPUTER),
        ),
    )
