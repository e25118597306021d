"""Films are made one after another, in a real process of low priority, and nothing of that can harm the bot."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.core.errors import Refused
from bot.tables.runtime import worker
from bot.ui.table import film_maker, film_process
from bot.ui.table.film import Film
from bot.ui.table.film_maker import MOST_WAITING, FilmMaker, Progress
from bot.ui.table.film_process import Painted
from tests.games import hasty_film_process
from tests.games.films import film, painted, shots
from tests.tables.offline_bot import eventually

pytestmark = pytest.mark.long

ALICE, BOB = 1, 2


@pytest.fixture(scope="module")
def short() -> Film:
    return film(most=3, misplays=0.0)


@pytest_asyncio.fixture
async def maker(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FilmMaker]:
    monkeypatch.setattr(film_maker, "PROCESS", hasty_film_process.__name__)
    maker = FilmMaker()
    yield maker
    await maker.close()


async def made(maker: FilmMaker, film: Film, user_id: int = ALICE) -> bytes:
    with maker.place(user_id) as progress:
        return await maker.make(film, progress)


def process_of(maker: FilmMaker) -> int:
    assert maker.pid is not None
    return maker.pid


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def refusal(making: Awaitable[bytes]) -> str:
    with pytest.raises(Refused) as caught:
        await making
    return caught.value.code


async def stopped_half_way(maker: FilmMaker, film: Film) -> "asyncio.Task[bytes]":
    """Its process has begun, and does nothing more."""
    await made(maker, film)
    process = process_of(maker)
    os.kill(process, signal.SIGSTOP)
    making = asyncio.ensure_future(made(maker, film))
    await asyncio.sleep(0.05)
    assert not making.done()
    return making


async def test_it_is_the_same_film_as_without_a_process(maker: FilmMaker, short: Film) -> None:
    assert await made(maker, short) == painted(shots(short))
    assert await made(maker, short) == painted(shots(short)), "nothing is left of the one before"


async def test_its_priority_is_the_lowest() -> None:
    maker = FilmMaker()
    try:
        await made(maker, film(most=0))
        assert os.getpriority(os.PRIO_PROCESS, process_of(maker)) == 19
    finally:
        await maker.close()


async def test_one_process_serves_all_and_ends_with_the_bot(maker: FilmMaker, short: Film) -> None:
    assert maker.pid is None
    await made(maker, short)
    process = process_of(maker)
    await made(maker, short)
    assert maker.pid == process
    await maker.close()
    assert not is_alive(process)


async def test_an_idle_process_is_stopped(maker: FilmMaker, short: Film, monkeypatch: pytest.MonkeyPatch) -> None:
    assert film_maker._IDLE == 60
    monkeypatch.setattr(film_maker, "_IDLE", 0.05)
    await made(maker, short)
    process = process_of(maker)
    await eventually(lambda: not is_alive(process))
    assert await made(maker, short) == painted(shots(short))


async def test_its_environment_has_no_token_and_nothing_it_does_not_need(
    maker: FilmMaker, short: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a secret")
    await made(maker, short)
    written = Path(f"/proc/{process_of(maker)}/environ").read_bytes().rstrip(b"\0").split(b"\0")
    environment = dict(line.decode().split("=", 1) for line in written)
    assert environment.keys() <= {"PYTHONPATH", *worker._INHERITED}


def test_it_loads_neither_discord_nor_the_store_nor_any_game() -> None:
    script = f"import {film_process.__name__}, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.split()
    top = {name.partition(".")[0] for name in loaded}
    assert not top & {"discord", "aiohttp", "aiosqlite", "sqlite3", "fluent", "cogs"}
    assert "bot.tables" not in loaded


async def test_a_killed_process_is_one_sentence_and_a_line_in_the_log(
    maker: FilmMaker, short: Film, caplog: pytest.LogCaptureFixture
) -> None:
    making = await stopped_half_way(maker, short)
    os.kill(process_of(maker), signal.SIGKILL)
    assert await refusal(making) == "film-failed"
    assert caplog.messages == ["a film of table 1 was not made: it has ended"]
    assert await made(maker, short) == painted(shots(short)), "the next one has a new process"


async def test_a_film_that_cannot_be_painted_is_one_sentence_and_the_reason_in_the_log(
    maker: FilmMaker, short: Film, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film_maker, "_PAINTED", "four")
    assert await refusal(made(maker, short)) == "film-failed"
    assert "TypeError" in caplog.text
    monkeypatch.undo()
    assert await made(maker, short)


async def test_a_process_without_a_sign_of_life_is_given_up(
    maker: FilmMaker, short: Film, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await made(maker, short)
    process = process_of(maker)
    os.kill(process, signal.SIGSTOP)
    monkeypatch.setattr(worker, "_LOOK", 0.3 / film_maker._MOST_SILENT)
    assert await refusal(made(maker, short)) == "film-failed"
    assert "no sign of life" in caplog.text
    assert not is_alive(process)


async def test_a_film_that_takes_too_long_is_given_up(
    maker: FilmMaker, short: Film, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    making = await stopped_half_way(maker, short)
    monkeypatch.setattr(film_maker, "LONGEST", 0.05)
    assert await refusal(made(maker, short, BOB)) == "film-failed", "however long it waited for its turn"
    assert caplog.messages == ["a film of table 1 was not made: it took more than 0.05 s"]
    os.kill(process_of(maker), signal.SIGCONT)
    assert await making == painted(shots(short))


async def test_they_are_made_one_after_another_and_each_is_told_how_many_come_first(
    maker: FilmMaker, short: Film
) -> None:
    order: list[int] = []

    async def one(user_id: int, progress: Progress) -> None:
        await maker.make(short, progress)
        order.append(user_id)

    with maker.place(ALICE) as first, maker.place(BOB) as second:
        assert (first.before, second.before) == (0, 1)
        await asyncio.gather(one(ALICE, first), one(BOB, second))
        assert first.share == second.share > 0
    assert order == [ALICE, BOB]
    with maker.place(ALICE), maker.place(BOB) as second:
        assert second.before == 1
    with maker.place(BOB) as again:
        assert again.before == 0


async def test_whoever_is_further_back_moves_up(maker: FilmMaker) -> None:
    first = maker.place(ALICE)
    first.__enter__()
    with maker.place(BOB) as second:
        first.__exit__(None, None, None)
        assert second.before == 0


async def test_each_person_has_one_at_a_time_and_the_queue_is_short(maker: FilmMaker) -> None:
    with maker.place(ALICE):
        with pytest.raises(Refused) as caught, maker.place(ALICE):
            pass
        assert caught.value.code == "film-under-way"
    places = [maker.place(user_id) for user_id in range(MOST_WAITING)]
    for place in places:
        place.__enter__()
    with pytest.raises(Refused) as caught, maker.place(99):
        pass
    assert caught.value.code == "film-queue-full"
    places[0].__exit__(None, None, None)
    with maker.place(99):
        pass


async def test_whoever_gives_up_leaves_nothing_to_the_next(maker: FilmMaker, short: Film) -> None:
    making = await stopped_half_way(maker, short)
    process = process_of(maker)
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    assert not is_alive(process)
    assert await made(maker, short) == painted(shots(short))


async def test_a_bot_that_stops_makes_no_more_films_and_says_nothing(
    maker: FilmMaker, short: Film, caplog: pytest.LogCaptureFixture
) -> None:
    making = await stopped_half_way(maker, short)
    process = process_of(maker)
    await maker.close()
    assert await refusal(making) == "film-failed"
    assert await refusal(made(maker, short)) == "film-failed"
    assert not caplog.messages
    assert not is_alive(process)
    assert maker.pid is None


async def test_the_loop_is_never_held_up_by_the_scenes(maker: FilmMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two moves something else has its turn."""
    long, turns = film(most=60), 0

    async def asked(_: object) -> Painted:
        return Painted(1, b"GIF")

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(maker._worker, "ask", asked)
    counting = asyncio.ensure_future(count())
    assert await made(maker, long) == b"GIF"
    counting.cancel()
    assert turns >= 2 * len(long.plan.beats)
