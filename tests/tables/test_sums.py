"""The sums on the lists of servers are those of the games, whatever happens to these."""

import shutil
from pathlib import Path

import pytest

from bot.cli.check import check_database
from bot.features.stats.store import StatsBook
from cogs.juse.rules.game import GAME as JUSE
from tests.tables.offline_bot import ALICE, BOB, CAROL, GUILD, OfflineBot, running_bot, tamper

SUMS = (
    "SELECT person, game, guild_id, games, won, won_against_people, misplays FROM results_summed ORDER BY person, game"
)
OF_GAMES = (
    "SELECT person, game, guild_id, count(*), sum(won), sum(CASE WHEN people > 1 THEN won ELSE 0 END), sum(misplays)"
    " FROM results WHERE private = 0 AND person IN (SELECT key FROM people) GROUP BY 1, 2, 3 ORDER BY 1, 2"
)


def are_right(bot: OfflineBot, people: int) -> bool:
    sums = bot.rows(SUMS)
    return len(sums) == people and sums == bot.rows(OF_GAMES)


async def test_after_games_alone_with_others_and_in_private(bot: OfflineBot) -> None:
    for people in ((ALICE, BOB), (ALICE, BOB, CAROL), (ALICE,)):
        await bot.played(*people, computers=1)
    await bot.finish_junk(await bot.junk(ALICE))
    assert are_right(bot, 3)
    listed = await StatsBook(bot.tables.store).of_server(GUILD, JUSE, 2)
    assert listed.players == 3
    worth = [(placed.figures.won_against_people, placed.figures.won, -placed.figures.games) for placed in listed.best]
    assert worth == sorted(worth, reverse=True)
    [alice] = [games for key, game, _, games, *_ in bot.rows(SUMS) if key in key_of(bot, ALICE)]
    assert alice == 3, "a private game is nobody else's business"


def key_of(bot: OfflineBot, user: int) -> list[int]:
    return [key for (key,) in bot.rows("SELECT key FROM people WHERE user_id = ? AND guild_id = ?", user, GUILD)]


@pytest.mark.sqlite
async def test_an_upgrade_sums_up_what_was_played_before(tmp_path: Path) -> None:
    file = tmp_path / "juse.sqlite3"
    shutil.copyfile(Path(__file__).parents[1] / "releases" / "0.9.0.sqlite3", file)
    async with running_bot(file, pause=3600) as bot:
        people = len(bot.rows(OF_GAMES))
        assert people > 0
        assert are_right(bot, people)


async def test_a_check_tells_sums_that_are_not_those_of_the_games(
    bot: OfflineBot, capsys: pytest.CaptureFixture[str]
) -> None:
    await bot.played(ALICE, BOB, computers=1)
    assert await check_database(bot.place, ["lists"])
    assert "Lists: all sums are those of the finished games." in capsys.readouterr().out
    tamper(bot.place, "UPDATE results_summed SET won = won + 1 WHERE person = ?", *key_of(bot, ALICE))
    assert not await check_database(bot.place, ["lists"])
    assert (
        f"Lists: the sums of somebody (key {key_of(bot, ALICE)[0]}) at juse, server {GUILD}" in capsys.readouterr().out
    )
