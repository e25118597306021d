"""`check --ratings` computes every rating again from the ledger, and tells any number that is not what it leads to."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.check import check_database
from bot.features.ratings.rating import MOST_LOST
from tests.host.conftest import TOKEN
from tests.tables.offline_bot import ALICE, BOB, CAROL, GUILD, running_bot, tamper
from tests.tables.rated_games import WINTER, rate, rating_of

PEOPLE = {"alice": ALICE, "bob": BOB, "carol": CAROL}
KEYS = {name: f"(SELECT key FROM people WHERE user_id = {user})" for name, user in PEOPLE.items()}  # noqa: S608
Check = Callable[[Path], Awaitable[tuple[bool, list[str]]]]


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str]) -> Check:
    async def run(file: Path) -> tuple[bool, list[str]]:
        well = await check_database(file, ["ratings"])
        said = [line for line in capsys.readouterr().out.splitlines() if line.startswith("Ratings: ")]
        return well, [line.removeprefix("Ratings: ") for line in said]

    return run


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    path = tmp_path / "juse.sqlite3"
    async with running_bot(path, pause=3600) as house:
        await rate(house, ALICE, BOB, CAROL)
        await rate(house, CAROL, (ALICE, BOB))
        await rate(house, BOB, ALICE)
        await rate(house, ALICE, BOB, at=WINTER)
    return path


async def test_a_whole_ledger_leads_to_every_rating(file: Path, check: Check) -> None:
    assert await check(file) == (True, ["4 rated games, which lead to every rating there is."])


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("UPDATE ledger SET mean_after = mean_after + 0.01 WHERE number = 2 AND line = 1", "line 1 of rated game 2"),
        ("UPDATE ledger SET spread_after = spread_after - 1 WHERE number = 4 AND line = 2", "line 2 of rated game 4"),
        ("UPDATE ledger SET mean_before = mean_before + 1 WHERE number = 3 AND line = 1", "line 1 of rated game 3"),
        ("UPDATE ledger SET spread_before = 250 WHERE number = 4 AND line = 1", "line 1 of rated game 4"),
        ("UPDATE ledger SET place = 1 WHERE number = 1 AND line = 2", "line 1 of rated game 1"),
        ("UPDATE ledger SET season = '2026-3' WHERE number = 1 AND line = 1", "line 2 of rated game 2"),
        ("UPDATE ledger SET person = 999 WHERE number = 1 AND line = 1", "line 2 of rated game 2"),
        ("UPDATE ledger SET mean_after = NULL WHERE number = 3 AND line = 2", "is missing, but should be"),
        ("DELETE FROM ledger WHERE number = 2", "line 1 of rated game 3"),
        ("DELETE FROM ledger WHERE number = 4", "of 710101 at juse in 2027-1, server 11, comes from nothing"),
        ("UPDATE ratings SET mean = mean + 1 WHERE person = {bob} AND season = '2026-4'", "of 710102 at juse"),
        ("UPDATE ratings SET spread = 10 WHERE person = {carol}", "rating of 710103 at juse in 2026-4, server 11"),
        ("UPDATE ratings SET games = 7 WHERE person = {carol}", "of 7 games up to number 2 (2 over all"),
        ("UPDATE ratings SET played = 7 WHERE person = {carol}", "(7 over all seasons), but the ledger has 2 up to 2"),
        ("UPDATE ledger SET most_lost = NULL WHERE number = 1", "line 3 of rated game 1"),
        ("DELETE FROM ratings WHERE person = {alice}", "of 710101 at juse in 2027-1, server 11, is missing"),
    ],
)  # fmt: skip
async def test_any_number_that_was_changed_is_told(file: Path, check: Check, damage: str, told: str) -> None:
    tamper(file, damage.format(**KEYS))
    well, said = await check(file)
    assert not well
    assert any(told in line for line in said), said


async def test_games_that_were_rated_before_losses_were_limited_stay_as_they_are(
    tmp_path: Path, check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "juse.sqlite3"
    async with running_bot(path, pause=3600) as house:
        with monkeypatch.context() as before:
            before.setattr("bot.features.ratings.store.MOST_LOST", None)
            await rate(house, ALICE, BOB, CAROL)
        carol = rating_of(house, CAROL).shown
        assert carol < 1500 - MOST_LOST
        await rate(house, ALICE, BOB, CAROL)
        assert rating_of(house, CAROL).shown == carol - MOST_LOST
    assert await check(path) == (True, ["2 rated games, which lead to every rating there is."])


async def test_who_was_forgotten_is_not_missed(file: Path, check: Check) -> None:
    tamper(file, f"DELETE FROM ratings WHERE person = {KEYS['alice']}")  # noqa: S608
    tamper(file, f"DELETE FROM people WHERE user_id = {ALICE}")  # noqa: S608
    assert (await check(file))[0]


def test_the_command_checks_them_if_it_is_asked_to(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JUSE_DATABASE", str(file))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    tamper(file, "UPDATE ledger SET mean_after = 1499 WHERE number = 2 AND line = 1")
    assert main(["check"]) == 0
    assert main(["check", "--ratings"]) == 1
    assert f"line 1 of rated game 2, server {GUILD}, after, is 1499.000 ± " in capsys.readouterr().out
