"""Films are made one after another, in a real process of low priority, and nothing of that can harm the bot."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.core.errors import Refused
from bot.ui.table import film_maker
from bot.ui.table.film import Film
from bot.ui.table.film_maker import MOST_WAITING, FilmMaker
from tests.games.films import film, painted, shots

pytestmark = pytest.mark.long

ALICE, BOB = 1, 2


@pytest.fixture(scope="module")
def short() -> Film:
    return film(most=3, misplays=0.0)


@pytest_asyncio.fixture
async def maker(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FilmMaker]:
    monkeypatch.setattr(film_maker, "_KIND", replace(film_maker._KIND, niceness=0))  # or it takes its time
    maker = FilmMaker()
    yield maker
    await maker.pool.close()


async def made(maker: FilmMaker, film: Film, user_id: int = ALICE) -> bytes:
    with maker.place(user_id) as progress:
        return await maker.make(film, progress)


def process_of(maker: FilmMaker) -> int:
    [process] = maker.pool.pids
    return process


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


async def test_a_killed_process_is_one_sentence_and_a_line_in_the_log(
    maker: FilmMaker, short: Film, caplog: pytest.LogCaptureFixture
) -> None:
    making = await stopped_half_way(maker, short)
    os.kill(process_of(maker), signal.SIGKILL)
    assert await refusal(making) == "film-failed"
    assert caplog.messages == ["a film of table 1 was not made: it has ended"]
    assert await made(maker, short) == painted(shots(short)), "the next one has a new process"


async def test_a_film_that_takes_too_long_is_given_up(
    maker: FilmMaker, short: Film, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    making = await stopped_half_way(maker, short)
    monkeypatch.setattr(film_maker, "LONGEST", 0.05)
    assert await refusal(made(maker, short, BOB)) == "film-failed", "however long it waited for its turn"
    assert caplog.messages == ["a film of table 1 was not made: it took more than 0.05 s"]
    os.kill(process_of(maker), signal.SIGCONT)
    assert await making == painted(shots(short))


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
