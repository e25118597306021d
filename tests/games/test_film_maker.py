"""Films are made one after another, in a real process of low priority, and nothing of that can harm the bot."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.core.errors import Refused
from bot.features.replay.film import SPARE_TIME, Film, FilmMaker
from tests.games.films import film, painted, shots

ALICE, BOB, GUILD = 1, 2, 3


@pytest.fixture(scope="module")
def short() -> Film:
    return film(most=3, misplays=0.0)


@pytest_asyncio.fixture
async def maker(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FilmMaker]:
    monkeypatch.setattr("bot.features.replay.film.SPARE_TIME", replace(SPARE_TIME, niceness=0))  # or it takes its time
    maker = FilmMaker()
    yield maker
    await maker.close()


async def made(maker: FilmMaker, film: Film, user_id: int = ALICE) -> bytes:
    with maker.place(user_id, GUILD) as progress:
        return await maker.make(film, progress)


async def test_it_is_the_same_film_as_without_a_process(maker: FilmMaker, short: Film) -> None:
    assert await made(maker, short) == painted(shots(short))
    assert await made(maker, short) == painted(shots(short)), "nothing is left of the one before"


async def test_a_film_that_takes_too_long_is_given_up(
    maker: FilmMaker, short: Film, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await made(maker, short)
    process = maker.worker.pid
    assert process is not None
    os.kill(process, signal.SIGSTOP)
    making = asyncio.ensure_future(made(maker, short))
    await asyncio.sleep(0.05)
    monkeypatch.setattr("bot.features.replay.film.LONGEST", 0.05)
    with pytest.raises(Refused, match="film-failed"):  # however long it waited for its turn
        await made(maker, short, BOB)
    assert caplog.messages == ["a film of table 1 was not made: it took more than 0.05 s"]
    os.kill(process, signal.SIGCONT)
    assert await making == painted(shots(short))
