"""The book of the day's deals: its secret, its tries, its lists."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import Phase
from bot.tables.store.daily import DailyBook
from cogs.junk.player.hint import choose
from cogs.junk.rules.game import GAME
from tests.tables.house import ALICE, BOB, CAROL, CHANNEL, GUILD, House, housed

DAYS = [f"2026-02-0{number}" for number in range(1, 8)]


@pytest.fixture
async def house(file: Path) -> AsyncIterator[House]:
    async with housed(file, games={GAME: choose}) as house:
        yield house


@pytest.fixture
def book(house: House) -> DailyBook:
    return DailyBook(house.hall.store)


async def begin(house: House, book: DailyBook, user: int, day: str, guild: int = GUILD) -> Table:
    return await house.hall.open_alone(
        GAME,
        (guild, CHANNEL),
        house.by(user),
        {"naked": False},
        private=True,
        day=day,
        seed=await book.seed("junk", day),
    )


async def finish(house: House, table: Table, user: int, *, junk: int = 52) -> None:
    """With that many cards junked, if the deal lets the rest be played; the others go where they fit."""
    while table.data.is_open:
        legal = table.game.legal(table.data.state, 0)
        names = [action.value for action in legal]
        wanted = "junk" if len(table.data.state.junk) < junk else "play"
        action = next(name for name in ("draw", wanted, "stop", "junk") if name in names)
        await house.act(table, user, GAME.parse(action))


async def plays(house: House, book: DailyBook, user: int, day: str, *, junk: int = 52, guild: int = GUILD) -> None:
    await finish(house, await begin(house, book, user, day, guild), user, junk=junk)


async def test_a_days_seed_is_the_same_until_the_secret_is_lost(house: House, book: DailyBook) -> None:
    seeds = {day: await book.seed("junk", day) for day in DAYS}
    assert len(set(seeds.values())) == len(DAYS)
    assert {day: await DailyBook(house.hall.store).seed("junk", day) for day in DAYS} == seeds
    assert await book.seed("another", DAYS[0]) not in seeds.values()


async def test_many_who_ask_at_once_for_the_first_time_get_one_secret(book: DailyBook) -> None:
    assert len(set(await asyncio.gather(*(book.seed("junk", DAYS[0]) for _ in range(20))))) == 1


async def test_every_installation_has_a_secret_of_its_own(book: DailyBook, file: Path) -> None:
    async with housed(file.with_name("other.sqlite3"), games={GAME: choose}) as other:
        assert await DailyBook(other.hall.store).seed("junk", DAYS[0]) != await book.seed("junk", DAYS[0])


async def test_one_try_a_day_even_for_who_asks_twice_at_once(house: House, book: DailyBook) -> None:
    results = await asyncio.gather(*(begin(house, book, ALICE, DAYS[0]) for _ in range(5)), return_exceptions=True)
    begun = [result for result in results if isinstance(result, Table)]
    assert len(begun) == 1
    refused = [result for result in results if isinstance(result, Refused)]
    assert {refusal.code for refusal in refused} == {"one-try-a-day"}
    assert {refusal.values["table"] for refusal in refused} == {str(begun[0].data.id)}
    await finish(house, begun[0], ALICE)
    with pytest.raises(Refused, match="one-try-a-day"):
        await begin(house, book, ALICE, DAYS[0], guild=GUILD + 1)
    await begin(house, book, BOB, DAYS[0])
    await begin(house, book, ALICE, DAYS[1])


async def test_only_the_last_move_of_a_daily_deal_writes_a_score(house: House, book: DailyBook) -> None:
    own = await house.hall.open_alone(GAME, (GUILD, CHANNEL), house.by(ALICE), {"naked": False}, private=True)
    await finish(house, own, ALICE)
    daily = await begin(house, book, ALICE, DAYS[0])
    await house.act(daily, ALICE, GAME.parse("draw"))
    assert house.rows("SELECT COUNT(*) FROM daily_results") == [(0,)]
    await finish(house, daily, ALICE)
    assert house.rows("SELECT day, user_id, guild_id, score, clean FROM daily_results") == [
        (DAYS[0], ALICE, GUILD, 52 if daily.data.state.stopped else 0, 1)
    ]


async def test_score_and_last_move_are_one_transaction(house: House, book: DailyBook) -> None:
    table = await begin(house, book, ALICE, DAYS[0])
    await house.hall.store.write(
        "INSERT INTO daily_results (game, day, user_id, guild_id, name, score, misplays, clean)"
        " VALUES ('junk', ?, ?, 1, '', 0, 0, 0)",
        DAYS[0],
        ALICE,
    )
    with pytest.raises(Exception, match="UNIQUE"):
        await finish(house, table, ALICE)
    assert table.data.phase is Phase.PLAYING
    [(moves,)] = house.rows("SELECT MAX(number) FROM moves WHERE table_id = ?", table.data.id)
    assert moves == table.data.moves


async def test_a_hint_and_a_misplay_are_no_clean_try(house: House, book: DailyBook) -> None:
    hinted, wrong = await begin(house, book, ALICE, DAYS[0]), await begin(house, book, BOB, DAYS[0])
    await house.run(hinted, play.take_hint, ALICE)
    while not (set(GAME.possible(wrong.data.state, 0)) - set(GAME.legal(wrong.data.state, 0))):
        legal = [action.value for action in GAME.legal(wrong.data.state, 0)]
        await house.act(wrong, BOB, GAME.parse(next(name for name in ("draw", "play", "junk") if name in legal)))
    [fault, *_] = set(GAME.possible(wrong.data.state, 0)) - set(GAME.legal(wrong.data.state, 0))
    await house.act(wrong, BOB, fault)
    await finish(house, hinted, ALICE)
    await finish(house, wrong, BOB)
    assert [(score.user_id, score.misplays, score.clean) for score in await book.scores(GUILD, "junk", DAYS[0])] in (
        [(ALICE, 0, False), (BOB, 1, False)],
        [(BOB, 1, False), (ALICE, 0, False)],
    )


async def test_lists_are_best_first_and_of_one_server(house: House, book: DailyBook) -> None:
    await plays(house, book, ALICE, DAYS[0])
    await plays(house, book, BOB, DAYS[0], junk=0)
    await plays(house, book, CAROL, DAYS[0], guild=GUILD + 1)
    await plays(house, book, ALICE, DAYS[1], junk=0)
    today = await book.scores(GUILD, "junk", DAYS[0])
    assert [score.name for score in today] == ["Bob", "Alice"]
    assert today[0].score < today[1].score == 52
    standings = await book.standings(GUILD, "junk", "")
    assert [(standing.name, standing.days) for standing in standings] == [("Bob", 1), ("Alice", 2)]
    assert standings[1].mean == (52 + (await book.scores(GUILD, "junk", DAYS[1]))[0].score) / 2
    assert [standing.days for standing in await book.standings(GUILD, "junk", DAYS[1])] == [1]
    assert await book.scores(GUILD, "another", DAYS[0]) == []


async def test_a_streak_breaks_at_a_day_without_and_waits_for_today(house: House, book: DailyBook) -> None:
    for day in (DAYS[0], DAYS[2], DAYS[3], DAYS[4]):
        await plays(house, book, ALICE, day)
    streaks = [await book.streak(ALICE, "junk", day) for day in DAYS]
    assert streaks == [1, 1, 1, 2, 3, 3, 0]
    assert await book.streak(BOB, "junk", DAYS[4]) == 0


async def test_a_score_is_shared_once_however_quickly_it_is_asked(house: House, book: DailyBook) -> None:
    assert not await book.take_share(ALICE, "junk", DAYS[0])
    await plays(house, book, ALICE, DAYS[0])
    taken = await asyncio.gather(*(book.take_share(ALICE, "junk", DAYS[0]) for _ in range(5)))
    assert sorted(taken) == [False] * 4 + [True]
    await book.give_share_back(ALICE, "junk", DAYS[0])
    assert await book.take_share(ALICE, "junk", DAYS[0])


async def test_the_best_is_kept_for_its_day(book: DailyBook) -> None:
    assert await book.best("junk", DAYS[0]) is None
    await book.note_best("junk", DAYS[0], 0)
    await book.note_best("junk", DAYS[0], 0)
    assert await book.best("junk", DAYS[0]) == 0
    assert await book.best("junk", DAYS[1]) is None


async def test_the_same_day_is_the_same_deal_after_a_restart(file: Path) -> None:
    deals = []
    for user in (ALICE, BOB):
        async with housed(file, games={GAME: choose}) as house:
            table = await begin(house, DailyBook(house.hall.store), user, DAYS[0])
            deals.append(table.data.state.deal)
    assert deals[0] == deals[1]
    with sqlite3.connect(file) as other:
        assert other.execute("SELECT COUNT(*) FROM tables").fetchone() == (2,)
