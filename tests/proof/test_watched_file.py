"""The watch tells packing from losing, and what is done in one's own name from what is done in another's."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from bot.tables.runtime.table import Table
from bot.tables.steps import lobby, play
from bot.tables.steps.results import standing_of
from bot.tables.store.archive import PACKED_AFTER
from bot.tables.store.shard_ownership import OWED_FOR
from tests.proof.hostile import kinds_of
from tests.proof.rights import Who
from tests.proof.sent import COMMAND, Sent
from tests.proof.watch import Watch
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, GUILD, KEEPER, NAMES, OfflineBot, running_bot, tamper

LATER = OWED_FOR + 60
"""By then whatever has ended is packed."""
Watching = Callable[[], Watch]
FORGET = Sent("y", name="here")


def who(user: int, sent: Sent = FORGET) -> Who:
    return Who(user, GUILD, CHANNEL, sent=sent)


SOMEBODY = who(CAROL, Sent(COMMAND, name="table look"))


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[OfflineBot]:
    async with running_bot(tmp_path / "juse.sqlite3", pause=3600) as bot:
        await bot.background_jobs()
        yield bot


@pytest.fixture
def watching(bot: OfflineBot) -> Iterator[Watching]:
    """From the time at which it is called, once."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(closing(Watch(bot.path)))


def seen(bot: OfflineBot, watch: Watch, by: Who = SOMEBODY, ago: float = 0.0) -> str:
    """What the watch objects to, so many seconds ago of table time."""
    return "; ".join(watch.look(by, bot.now() - ago).objections)


async def of_two(bot: OfflineBot) -> Table:
    """Closed while they played."""
    table = await bot.game(ALICE, BOB)
    await bot.run(table, play.end, KEEPER, moderator=True)
    return table


async def of_one(bot: OfflineBot) -> Table:
    """Played to its end."""
    table = await bot.junk(ALICE)
    await bot.finish_junk(table)
    return table


async def packed(bot: OfflineBot) -> None:
    bot.skip(LATER)
    await bot.background_jobs()


async def test_a_game_may_be_packed_an_hour_after_its_end(bot: OfflineBot, watching: Watching) -> None:
    table = await of_two(bot)
    watch = watching()
    await packed(bot)
    changes = watch.look(SOMEBODY, bot.now())
    assert (changes.objections, changes.asked, changes.unasked) == ([], 0, 1)
    assert watch.packed == {table.data.id}


async def test_a_game_may_not_be_packed_sooner_or_while_it_goes_on(bot: OfflineBot, watching: Watching) -> None:
    ended, open_one = await of_two(bot), await bot.game(ALICE, BOB)
    watch = watching()
    await packed(bot)
    assert f"table {ended.data.id}: a table was packed" in seen(bot, watch, ago=LATER - PACKED_AFTER + 60)
    tamper(bot.path, "UPDATE tables SET snapshot = ''")
    assert f"table {open_one.data.id}: a table was packed" in seen(bot, watch)


@pytest.mark.parametrize(
    ("sql", "wrong"),
    [
        ("DELETE FROM records", "it has 0 records"),
        ("UPDATE seats SET user_id = 4 WHERE seat = 1", "its seats are of"),
        ("DELETE FROM seats WHERE seat = 1", "its seats are of"),
        ("UPDATE records SET record = ''", "records of 1 changed"),
        ("DELETE FROM tables", "a table was deleted"),
    ],
)
async def test_a_packed_game_is_all_there(bot: OfflineBot, watching: Watching, sql: str, wrong: str) -> None:
    await of_two(bot)
    watch = watching()
    await packed(bot)
    tamper(bot.path, sql)
    assert wrong in seen(bot, watch)


async def test_a_lobby_without_a_game_goes_after_an_hour_and_no_game_does(bot: OfflineBot, watching: Watching) -> None:
    await bot.run(await bot.lobby(ALICE), lobby.close, ALICE)
    game = await of_two(bot)
    watch = watching()
    await packed(bot)
    assert bot.rows("SELECT id FROM tables") == [(game.data.id,)]
    assert seen(bot, watch) == ""
    tamper(bot.path, "DELETE FROM tables")
    assert "a table was deleted" in seen(bot, watch)


async def test_a_game_goes_with_the_last_of_its_people_who_wishes_that(bot: OfflineBot, watching: Watching) -> None:
    table = await of_two(bot)
    watch = watching()
    await packed(bot)
    assert seen(bot, watch) == ""
    await bot.forget(ALICE)
    assert seen(bot, watch, who(ALICE)) == ""
    await bot.forget(BOB)
    assert bot.rows("SELECT * FROM tables") == []
    assert seen(bot, watch, who(BOB)) == ""
    assert table.data.id not in watch.known


async def test_nobody_elses_game_goes_with_somebody(bot: OfflineBot, watching: Watching) -> None:
    await of_two(bot)
    watch = watching()
    await bot.forget(ALICE)
    assert seen(bot, watch, who(ALICE)) == ""
    tamper(bot.path, "DELETE FROM tables")
    assert "a table was deleted" in seen(bot, watch)


async def test_a_table_that_cannot_be_read_any_more_is_noticed(bot: OfflineBot, watching: Watching) -> None:
    await bot.lobby(ALICE)
    watch = watching()
    tamper(bot.path, """UPDATE tables SET snapshot = replace(snapshot, '"juse"', '7')""")
    assert "table 1: its snapshot cannot be read" in seen(bot, watch)


async def offer(bot: OfflineBot, table: Table, user: int) -> None:
    data, game = table.data, table.game
    standings = {0: standing_of(data, game, game.outcome(data.state), 0)}
    await bot.tables.deals.book.offer(data, 0, (GUILD, CHANNEL), (user, NAMES[user]), bot.now(), standings)


async def test_a_deal_is_offered_in_ones_own_name_and_when_its_game_is_over(
    bot: OfflineBot, watching: Watching
) -> None:
    first, second, running = await of_one(bot), await of_one(bot), await bot.junk(ALICE)
    watch = watching()
    await offer(bot, first, ALICE)
    assert seen(bot, watch, who(ALICE)) == ""
    await offer(bot, second, ALICE)
    assert f"challenges of {ALICE} changed" in seen(bot, watch, who(BOB))
    await offer(bot, second, BOB)
    assert seen(bot, watch, who(BOB)) == "", "it stands already, and stays that of whoever offered it first"
    await offer(bot, running, ALICE)
    assert f"challenges of {ALICE} changed" in seen(bot, watch, who(ALICE))


async def test_each_has_one_try_at_a_deal_and_not_those_who_know_it(bot: OfflineBot, watching: Watching) -> None:
    table = await of_one(bot)
    watch = watching()

    async def played_by(user: int) -> str:
        await bot.tables.deals.open(table.data, 0, (GUILD, CHANNEL), bot.by(user), private=True)
        return seen(bot, watch, who(user, Sent("h", table.data.ref, 0, "play")))

    assert await played_by(BOB) == ""
    tamper(bot.path, "DELETE FROM deal_players")
    assert f"deal_players of {BOB} changed" in seen(bot, watch)
    assert "a second try at the same deal" in await played_by(BOB)
    assert "played again what they had played" in await played_by(ALICE)


def test_of_each_kind_of_fault_a_few_words_are_shown_and_how_many_there_are() -> None:
    faults = [f"table {number}: a table was deleted, by Who({number})" for number in range(30)]
    assert kinds_of([*faults[:1], "no answer to x"]) == f"1 like this: {faults[0]}; 1 like this: no answer to x"
    assert kinds_of(faults) == f"30 like this: {faults[0]}"
    assert kinds_of([f"{letter} went wrong" for letter in "abcdefg"]).endswith("; and 2 other kinds")
    assert kinds_of([]) == ""
    long = kinds_of(["failed\nTraceback " + 1000 * "." + "\nKeyError: 7"])
    assert long.startswith("1 like this: failed Traceback ...")
    assert long.endswith("... KeyError: 7")
