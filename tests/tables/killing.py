"""Bots that are killed (SIGKILL) at random moments, one after the other on one file, which is checked after each."""

import multiprocessing
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from bot.cli.check import table_faults
from bot.core.chance import Seeded
from bot.features.ratings.store import rating_faults
from bot.games import find_game
from bot.parts import find_stored
from bot.tables.store.store import Store
from tests.tables import player_process
from tests.tables.player_process import Acknowledged, Born, Shown
from tests.traces import rows

LIVES_FOR = 400
"""Milliseconds at most."""
_PATIENCE = 120.0
_LOOK_EVERY = 0.002

Told: TypeAlias = Born | Acknowledged | Shown

_decoder = msgspec.json.Decoder(Told)


class Killed:
    """The bots of one file, and everything that they have reported."""

    def __init__(self, file: Path, seed: str) -> None:
        self._file = file
        self._chance = Seeded(seed)
        # Forked from a process that has everything loaded: starting Python a thousand times would take too long.
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([player_process.__name__])
        self.kills = 0
        self.moves: set[tuple[int, int, int, str]] = set()
        """Table, number of the move, seat and action."""
        self.versions: dict[int, int] = {}
        """The last acknowledged of each table."""
        self.shown: dict[int, int] = {}
        """The last shown of each table."""

    @classmethod
    async def on(cls, file: Path, seed: str) -> "Killed":
        await (await Store.open(file, find_stored())).close()
        return cls(file, seed)

    async def kill_once(self) -> None:
        """Every second bot at a random moment after it opens the file, the others after their first change."""
        lives_for = self._chance.below(LIVES_FOR) / 1000
        counts_from = Born if self.kills % 2 else Acknowledged
        began: list[float] = []

        def has_lived(told: list[Told]) -> bool:
            if not began and any(isinstance(message, counts_from) for message in told):
                began.append(time.monotonic())
            return bool(began) and time.monotonic() - began[0] >= lives_for

        self._live(has_lived)
        await self._look()

    async def live_until_all_is_well(self) -> None:
        """The last bot shows whatever was not shown, and somebody moves at each open table that is not to be ended."""
        moves = "(SELECT max(number) FROM moves WHERE table_id = id)"
        going_on = f"phase = 'lobby' OR (phase = 'playing' AND {moves} <= {player_process.LONGEST_GAME})"
        open_tables = {table for (table,) in rows(self._file, f"SELECT id FROM tables WHERE {going_on}")}  # noqa: S608
        stored = dict(rows(self._file, "SELECT id, version FROM tables"))

        def is_well(told: list[Told]) -> bool:
            moved = {
                message.table for message in told if isinstance(message, Acknowledged) and message.move is not None
            }
            return open_tables <= moved and all(self.shown.get(table, 0) >= stored[table] for table in stored)

        self._live(is_well)
        await self._look()

    def _live(self, has_lived: Callable[[list[Told]], bool]) -> None:
        """Runs one bot until it has lived long enough; it must not end by itself."""
        receiving, sending = self._context.Pipe(duplex=False)
        with receiving:
            bot = self._context.Process(target=player_process.run, args=(str(self._file), sending))
            bot.start()
            sending.close()
            self._hear(receiving, has_lived)
            bot.kill()
            self._hear(receiving, lambda _: False)
            bot.join()
        self.kills += 1
        assert bot.exitcode == -signal.SIGKILL, "a bot ended by itself"

    def _hear(self, receiving: Any, enough: Callable[[list[Told]], bool]) -> None:
        told: list[Told] = []
        end = time.monotonic() + _PATIENCE
        try:
            while not enough(told):
                assert time.monotonic() < end, "a table is stuck"
                if receiving.poll(_LOOK_EVERY):
                    message = _decoder.decode(receiving.recv_bytes())
                    told.append(message)
                    self._note(message)
        except (EOFError, OSError):  # the last report may be cut short; then nobody has read it
            pass

    def _note(self, message: Told) -> None:
        match message:
            case Born():
                pass
            case Shown(table, version):
                self.shown[table] = version
            case Acknowledged(table, version, move):
                self.versions[table] = max(version, self.versions.get(table, 0))
                if move is not None:
                    self.moves.add((table, *move))

    async def _look(self) -> None:
        """The file holds everything that was acknowledged, and is consistent."""
        assert rows(self._file, "PRAGMA integrity_check") == [("ok",)], "the file is damaged"
        stored = set(rows(self._file, "SELECT table_id, number, seat, action FROM moves WHERE number > 0"))
        assert self.moves <= stored, "an acknowledged move is lost"
        for table, version, shown in rows(self._file, "SELECT id, version, shown_version FROM tables"):
            assert version >= self.versions.get(table, 0), "an acknowledged change is lost"
            assert shown <= self.shown.get(table, 0), "noted as shown, but nobody has seen it"
        ended_days = rows(self._file, "SELECT day FROM tables WHERE day IS NOT NULL AND phase = 'over' ORDER BY day")
        assert ended_days == rows(self._file, "SELECT day FROM daily_results ORDER BY day"), (
            "a result is lost or made up"
        )
        over = "SELECT id FROM tables WHERE private_to IS NULL AND phase = 'over'"
        stayed = f"{over} AND snapshot NOT GLOB '*\"left_after\":[0-9]*'"
        rated = {*rows(self._file, "SELECT table_id FROM ledger UNION SELECT table_id FROM unrated")}
        # A game that somebody left early is not rated.
        assert {*rows(self._file, stayed)} <= rated <= {*rows(self._file, over)}, (
            "a game was not rated, or one that was not played"
        )
        voice = await Store.open_to_read(self._file, find_stored())
        open_tables, faults = await table_faults(voice, find_game)
        _, wrong = await rating_faults(voice)
        await voice.close()
        assert not faults, faults
        assert not wrong, wrong
        assert open_tables <= len(player_process.GAMES), "a channel has two tables"
