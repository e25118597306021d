"""A database and records of any released version are used by this one. `python -m tests.releases` makes them."""

import json
import shutil
import zlib
from pathlib import Path

import pytest

from bot.cli.check import table_faults
from bot.core.record import replay
from bot.features.ratings.store import rating_faults
from bot.games import find_game, find_player, game_names
from bot.parts import find_stored
from bot.tables.steps import play
from bot.tables.steps.model import Move, TableData
from bot.tables.steps.table_log import table_record
from bot.tables.store.archive import Archive
from bot.tables.store.snapshot import decode
from bot.tables.store.store import Store
from tests.tables.offline_bot import running_bot

RELEASES = Path(__file__).parents[1] / "releases"
PLAYERS = {find_game(name): find_player(name) for name in game_names()}


@pytest.mark.sqlite
@pytest.mark.parametrize("database", sorted(RELEASES.glob("*.sqlite3")), ids=lambda file: file.stem)
async def test_this_version_goes_on_from_a_database_of_a_release(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "juse.sqlite3"
    shutil.copyfile(database, file)
    async with running_bot(file, pause=3600, games=PLAYERS) as bot:
        store = bot.tables.store
        _, faults = await table_faults(store, find_game)
        rated, wrong_ratings = await rating_faults(store)
        assert (faults, wrong_ratings) == ([], [])
        assert rated > 0
        assert bot.rows("SELECT unanswered FROM reminders") == [(0,)]
        records = database.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
        ended = bot.rows("SELECT id FROM tables WHERE phase = 'over' ORDER BY id")
        for (number,), record in zip(ended, records, strict=True):
            table = await bot.tables.find(number)
            replayed = replay(record, find_game)
            assert replayed.outcome.finished
            assert replayed.state == table.data.state
            assert table_record(table.data, table.game, await store.moves(number)) == record
        gone_on = set[str]()
        for (number,) in bot.rows("SELECT id FROM tables WHERE phase = 'playing'"):
            table = await bot.tables.find(number)
            seat = min(table.game.to_act(table.data.state))
            action = table.game.legal(table.data.state, seat)[0]
            await bot.run(table, play.act(action), table.data.seats[seat].user_id)
            gone_on.add(table.game.name)
        assert gone_on == {json.loads(record)["game"] for record in records}


async def test_the_games_that_version_0_9_0_has_packed_are_read_and_written_anew(file: Path) -> None:
    """Three of those that have ended."""
    shutil.copyfile(RELEASES / "0.9.0.sqlite3", file)
    store = await Store.open(file, find_stored())

    async def found() -> list[tuple[TableData, list[Move]]]:
        tables = [await store.require(number) for number in (1, 3, 5)]
        return [(decode(stored, find_game(stored.game)), await store.moves(stored.id)) for stored in tables]

    before = await found()
    assert [(table.epochs, table.seats[0].tally.run, table.version) for table, _ in before] == [
        ((413, 413, 413, 413), 102, 413),
        ((118,), 120, 118),
        ((244, 248), 116, 248),
    ]
    assert [table.seconds for table, _ in before] == [28420011.67912793, 28420014.071090937, 28420017.659291983]
    archive = Archive(store, find_game, lambda _: None, None)
    pieces = [await archive.rewrite_some() for _ in range(4)]
    assert pieces == [True, True, True, False]
    assert await found() == before
    kept = [tuple(row) for row in await store.rows("SELECT record, rest IS NULL FROM records ORDER BY table_id")]
    records = (RELEASES / "0.9.0.jsonl").read_text(encoding="utf-8").splitlines()
    assert [(zlib.decompress(record).decode(), older) for record, older in kept] == [(text, 0) for text in records[:3]]
    assert await store.rows("SELECT 1 FROM seats WHERE rest <> '{}'") == []
    await store.close()
