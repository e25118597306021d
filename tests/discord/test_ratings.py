"""Ratings on Discord: the change below a finished game, the ladder and the wall."""

import re
from typing import Any

import pytest

from bot.tables.store.ratings import MOST_A_DAY
from tests.discord.house import House, refused, said
from tests.discord.test_packed import packed
from tests.tables.rated_games import rate_in

FOUR = ("alice", "bob", "carol", "dave")
DAY = 24 * 3600.0


def line_of_ratings(house: House) -> str:
    return next(line for line in house.live().content.splitlines() if line.startswith("📈"))


async def rate(house: House, *names: str, ago: float = 0.0, game: str = "juse", guild: int = 0) -> int:
    """A finished game that counts, its people from best to worst."""
    services = house.bot.services
    at = services.tables.clock.wall() - ago
    people = [house[name].id for name in names]
    table = await rate_in(services.store, *people, at=at, game=game, guild=guild or house.guild.id)
    for name in names:
        await services.store.write("UPDATE ratings SET name = ? WHERE user_id = ?", name, house[name].id)
    return table


async def asked(house: House, command: str, name: str = "alice", **options: Any) -> list[str]:
    return said(await house[name].slash(house.channel, f"table {command}", **options)).splitlines()


# ---------------------------------------------------------------- below a finished game


async def test_the_closing_message_tells_each_persons_number_and_its_change(house: House) -> None:
    await house.begin(*FOUR)
    await house.finish()
    told = re.findall(r"(\w+) (\d+)\? \(([+−]\d+)\)", line_of_ratings(house))
    assert [name for name, _, _ in told] == re.findall(r"^\*\*\d\*\* · \S+ (\w+):", house.live().content, re.MULTILINE)
    for _, number, change in told:
        assert int(change.replace("−", "-")) == int(number) - 1500
    assert house.live().content.count("📈") == 1


async def test_it_says_the_same_after_a_restart_and_when_it_is_packed(house: House) -> None:
    await house.begin(*FOUR)
    await house.finish()
    before = line_of_ratings(house)
    await house.stop()
    await house.restart()
    await house.pass_time(60)
    assert line_of_ratings(house) == before
    await packed(house)
    await house["bob"].slash(house.channel, "table stats")
    assert line_of_ratings(house) == before


@pytest.mark.long
async def test_a_bot_killed_between_the_end_and_its_message_tells_it_after_the_next_start(house: House) -> None:
    await house.begin(*FOUR)
    table = await house.table()
    while table.data.is_open:
        name, action = await house.mover()
        await house.act_unseen(table, house[name].id, table.game.parse(action))
    assert "📈" not in house.live().content
    told = await asked(house, "ladder", game="juse")
    await house.restart()
    await house.pass_time(60)
    assert "📈 Ratings: " in house.live().content
    assert await asked(house, "ladder", game="juse") == told


async def test_who_has_played_enough_with_the_same_one_is_told_so_in_one_line(house: House) -> None:
    for _ in range(MOST_A_DAY):
        await rate(house, "alice", "bob")
    await house.begin(*FOUR)
    await house.finish()
    told = [line for line in house.live().content.splitlines() if "rated" in line]
    assert told == [
        "-# Two of you had already played 5 rated games of this kind with each other today (UTC), so this one"
        " changed nothing between you."
    ]
    assert len(re.findall(r"\(([+−]\d+)\)", line_of_ratings(house))) == 4
    await house.restart()
    await house.pass_time(60)
    assert told[0] in house.live().content


async def test_a_game_that_does_not_count_says_nothing_of_ratings(house: House) -> None:
    await house.begin("alice", computers=3)
    table = await house.table()
    await house.begin(*FOUR, channel=house.guild.create_text_channel("practice"), learning=True)
    await house["alice"].slash(house.channel, "table end")
    assert not table.data.is_open
    assert "📈" not in house.live().content
    assert "**Juse** · 0 players" in await asked(house, "ladder", game="juse")


async def test_who_was_erased_is_not_told_of_any_more(house: House) -> None:
    await house.begin(*FOUR)
    await house.finish()
    await house.forget(house["alice"], house.channel)
    told = await asked(house, "ladder", "bob", game="juse")
    assert "**Juse** · 3 players" in told
    assert not any("alice" in line for line in told)


# ---------------------------------------------------------------- the ladder


async def test_the_ladder_lists_the_season_game_by_game(house: House) -> None:
    await rate(house, "alice", "bob", "carol")
    await rate(house, "carol", "dave", game="roundup")
    lines = await asked(house, "ladder")
    assert re.fullmatch(r"\*\*This season's ranking\*\* · \w+ to \w+ \d{4}", lines[0])
    juse, roundup = lines.index("**Juse** · 3 players"), lines.index("**Roundup** · 2 players")
    assert re.fullmatch(r"\*\*1\*\* · alice: 1\d{3}\? · 1 game", lines[juse + 1])
    assert [line.split(" · ")[1].split(":")[0] for line in lines[juse + 1 : juse + 4]] == ["alice", "bob", "carol"]
    assert [line.split(" · ")[1].split(":")[0] for line in lines[roundup + 1 : roundup + 3]] == ["carol", "dave"]
    jugglers = lines.index("**Jugglers** · 0 players")
    assert lines[jugglers + 1].startswith("Nobody yet")
    assert not any(line.startswith("**Junk**") for line in lines)
    rules = [line for line in lines if line.startswith("-#")]
    assert lines[-len(rules) :] == rules
    assert rules[0].startswith("-# Public games of two people or more count")
    assert len(rules) <= 10


async def test_it_can_be_of_one_game_by_whatever_name_it_is_called(house: House) -> None:
    await rate(house, "alice", "bob", game="roundup")
    for name in ("roundup", "Roundup", " ROUNDUP "):
        lines = await asked(house, "ladder", game=name)
        assert lines[1] == "**Roundup** · 2 players"
        assert not any("Juse" in line for line in lines)
    before = house.stored()
    unknown = await house["alice"].slash(house.channel, "table ladder", game="chess")
    assert "no game called “chess”" in refused(house, unknown, before)
    alone = await house["alice"].slash(house.channel, "table ladder", game="junk")
    assert "Junk is a solo game" in refused(house, alone, before)


async def test_ones_own_place_is_there_also_far_down(house: House) -> None:
    names = [f"winner {number}" for number in range(12)]
    for name in names:
        await rate(house, name, "alice")
    lines = await asked(house, "ladder", game="juse")
    assert lines[1] == "**Juse** · 13 players"
    assert [line for line in lines if line.startswith("… ")] == [lines[12]]
    assert re.fullmatch(r"… \*\*13\*\* · alice: \d+\?? · 12 games", lines[12])
    winner = await asked(house, "ladder", "winner 0", game="juse")
    assert not any(line.startswith("… ") for line in winner)


async def test_last_seasons_best_are_below_and_on_the_wall(house: House) -> None:
    assert await asked(house, "wall") == [
        "No season has ended here yet. When one does, the best three of each game appear here."
    ]
    await rate(house, "eve", "frank", "grace", ago=184 * DAY)
    await rate(house, "alice", "bob", "carol", "dave", ago=92 * DAY)
    await rate(house, "bob", "alice")
    last = next(line for line in await asked(house, "ladder", game="juse") if "Last season" in line)
    assert re.fullmatch(r"-# Last season: 🥇 alice \d+\? · 🥈 bob \d+\? · 🥉 carol \d+\?", last)
    wall = await asked(house, "wall", "eve")
    assert wall[:2] == ["**Past winners on this server**", "**Juse**"]
    assert [re.sub(r"^.*?: ", "", re.sub(r" \d+\?", "", line)) for line in wall[2:]] == [
        "🥇 alice · 🥈 bob · 🥉 carol",
        "🥇 eve · 🥈 frank · 🥉 grace",
    ]
    assert len(house.texts()) == 0, "only whoever asks is told"
