"""Ratings on Discord: the change below a finished game, the ranking and past winners."""

import re
from typing import Any

from bot.features.ratings.store import MOST_A_DAY
from tests.discord.house import FOUR, House, lists, said
from tests.discord.test_packed import packed
from tests.discord.test_stats import lines as lines_of
from tests.discord.test_stats import page, switch
from tests.random_games import titles
from tests.tables.offline_bot import DAY
from tests.tables.rated_games import rate_in


def line_of_ratings(house: House) -> str:
    return next(line for line in house.live().content.splitlines() if line.startswith("📈"))


async def rate(house: House, *names: str, ago: float = 0.0, game: str = "juse", guild: int = 0) -> int:
    """A finished game that counts, its people from best to worst."""
    services = house.bot.services
    at = services.tables.clock.wall() - ago
    people = [house[name].id for name in names]
    table = await rate_in(services.store, *people, at=at, game=game, guild=guild or house.guild.id)
    for name in names:
        await services.store.write("UPDATE people SET name = ? WHERE user_id = ?", name, house[name].id)
    return table


async def settle(house: House, *names: str, game: str = "juse", ago: float = 0.0) -> None:
    """Three rated games of these people, the best first: after them everybody has a number."""
    for _ in range(3):
        await rate(house, *names, game=game, ago=ago)


async def ranking(house: House, name: str = "alice", game: str = "juse") -> list[str]:
    return await lines_of(house, name, "server", game=game)


# ---------------------------------------------------------------- below a finished game


async def test_the_closing_message_tells_each_persons_number_and_its_change_also_when_it_is_packed(
    house: House,
) -> None:
    await settle(house, *FOUR)
    before = dict(re.findall(r"(\w+): (\d+)\?", "\n".join(await ranking(house))))
    await switch(house, "dave", "Hide ratings from me")
    await house.played(*FOUR)
    told = re.findall(r"(\w+) (\d+)\? \(([+−]\d+)\)", line_of_ratings(house))
    players = re.findall(r"^\*\*\d\*\* · \S+ (\w+):", house.live().content, re.MULTILINE)
    assert [name for name, _, _ in told] == [name for name in players if name != "dave"], "who wants to see none"
    assert "not rated" not in house.live().content
    for name, number, change in told:
        assert int(change.replace("−", "-")) == int(number) - int(before[name]) >= -40
    assert house.live().content.count("📈") == 1
    before_restart = line_of_ratings(house)
    await house.restart()
    await house.pass_time(60)
    assert line_of_ratings(house) == before_restart
    await packed(house)
    await house["bob"].slash(house.channel, "table me")
    assert line_of_ratings(house) == before_restart


async def test_who_is_new_is_told_how_far_they_are_and_then_their_first_number(house: House) -> None:
    """However badly it went: nobody reads of 99 points lost."""
    await rate(house, "alice", "eve", "bob")
    await rate(house, "frank", "alice")
    await house.played(*FOUR)
    told = line_of_ratings(house).removeprefix("📈 Ratings: ").removesuffix(".")
    first, *new = re.sub(r"\S+ (alice|bob|carol|dave)", r"\1", told).split(" · ")
    assert re.fullmatch(r"alice \d+\? \(first rating\)", first)
    assert new in (
        ["bob new (game 2 of 3)", "carol and dave new (game 1 of 3)"],
        ["bob new (game 2 of 3)", "dave and carol new (game 1 of 3)"],
    )


# ---------------------------------------------------------------- who wants to see none


async def test_who_hides_ratings_sees_no_number_in_the_ranking_and_others_do(house: House) -> None:
    await settle(house, "alice", "bob", ago=92 * DAY)
    await settle(house, "bob", "alice")
    await rate(house, "carol", "alice")
    await switch(house, "alice", "Hide ratings from me")
    for tab, game in (("", ""), ("", "juse"), ("Winners", "")):
        own = [line for line in await lines_of(house, "alice", "server", tab, game) if not re.match(r"-# [^L]", line)]
        others = await lines_of(house, "bob", "server", tab, game)
        assert not re.search(r"\d{4}\b(?!$|:|\*)", "\n".join(own).replace(" 2026", "").replace(" 2027", "")), own
        assert re.search(r"(alice|bob):? 1\d{3}\?", "\n".join(others)), others
    assert [line for line in await ranking(house) if line.startswith(("**1", "**2", "–"))] == [
        "**1** · bob: 3 games",
        "**2** · alice: 4 games",
        "– · carol: 1 game",
    ]


async def test_who_hides_ratings_has_no_card_until_they_want_it_again(house: House) -> None:
    await settle(house, "alice", "bob")
    await switch(house, "alice", "Hide ratings from me")
    hidden = "You hide ratings from yourself. To see them again: /table me, Settings."
    asked: list[dict[str, Any]] = [{}, {"player": house["bob"].user}]
    for options in asked:
        shown = await page(house, "alice", "me", "Rating card", **options)
        assert (shown.content, shown.attachments) == (hidden, [])
    seen = await page(house, "bob", "me", "Rating card", player=house["alice"].user)
    assert seen.attachments, "others see it, for themselves"
    told = said(await house["bob"].click(seen, label="Post it here"))
    assert told == f"<@{house['alice'].id}> doesn't want to see ratings, so this card can't be posted for everyone."
    await switch(house, "alice", "Show ratings")
    assert (await page(house, "alice", "me", "Rating card")).attachments


async def test_who_has_played_enough_with_the_same_one_is_told_so_in_one_line(house: House) -> None:
    for _ in range(MOST_A_DAY):
        await rate(house, "alice", "bob")
    await house.played(*FOUR)
    told = [line for line in house.live().content.splitlines() if "rated" in line]
    assert told == [
        "-# Two of you had already played 5 rated games of this with each other today (UTC), so this one"
        " changed nothing between you."
    ]
    assert re.search(r"\w+ and \S+ \w+ new \(game 1 of 3\)", line_of_ratings(house))


# ---------------------------------------------------------------- the ranking


async def test_the_ranking_has_the_best_of_each_game_in_a_line_and_more_of_one(house: House) -> None:
    await settle(house, "alice", "bob", "carol")
    await rate(house, "alice", "eve")
    await settle(house, "carol", "dave", game="roundup")
    first, juse, roundup, jugglers, *others = await ranking(house, game="")
    assert re.fullmatch(r"\*\*This server's ranking\*\* · \w+ to \w+ \d{4}", first)
    assert [jugglers, *others] == [f"**{title}**: Nobody yet." for title in titles(2)[2:]]
    assert re.fullmatch(r"\*\*Juse\*\*: 🥇 alice 1\d{3}\? · 🥈 bob 1\d{3}\? · 🥉 carol 1\d{3}\?", juse)
    assert re.fullmatch(r"\*\*Roundup\*\*: 🥇 carol 1\d{3}\? · 🥈 dave 1\d{3}\?", roundup)
    told = await ranking(house)
    assert told[:2] == [first, "**Juse** · 4 players"]
    assert re.fullmatch(r"\*\*1\*\* · alice: 1\d{3}\? · 4 games", told[2])
    assert [line.split(" · ")[1].split(":")[0] for line in told[2:5]] == ["alice", "bob", "carol"]
    assert told[5] == "– · eve: new · 1 game"
    assert told[6].startswith("-# Public games of two people or more count")
    assert all(line.startswith("-#") for line in told[6:])
    assert "Nobody yet" in (await ranking(house, game="jugglers"))[2]
    assert [option.label for option in lists(house.private_messages("alice")[-1])[0].options] == [
        "All games",
        *titles(2),
    ], "Junk is a solo game"


async def test_ones_own_place_is_there_also_far_down(house: House) -> None:
    names = [f"winner {number}" for number in range(12)]
    await settle(house, *names, "alice")
    await rate(house, names[0], "alice")
    await rate(house, "eve", "frank")
    told = await ranking(house)
    assert told[1] == "**Juse** · 15 players"
    assert [line for line in told if line.startswith("… ")] == [told[12]]
    assert re.fullmatch(r"… \*\*13\*\* · alice: \d+\? · 4 games", told[12])
    assert not any(line.startswith("… ") for line in await ranking(house, "winner 0"))
    assert "… – · eve: new · 1 game" in await ranking(house, "eve")


async def test_last_seasons_best_are_below_and_among_the_winners(house: House) -> None:
    assert (await lines_of(house, "alice", "server", "Winners"))[1].startswith("Nobody has won a season here yet.")
    await settle(house, "eve", "frank", "grace", ago=184 * DAY)
    await settle(house, "alice", "bob", "carol", "dave", ago=92 * DAY)
    await rate(house, "bob", "alice")
    last = next(line for line in await ranking(house) if "Last season" in line)
    assert re.fullmatch(r"-# Last season: 🥇 alice \d+\? · 🥈 bob \d+\? · 🥉 carol \d+\?", last)
    best = "🥇 alice · 🥈 bob · 🥉 carol"
    title, *latest = await lines_of(house, "eve", "server", "Winners")
    assert title == "**Past winners on this server**"
    assert [re.sub(r", .*?: |( \d+\?)", "", line) for line in latest] == [f"**Juse**{best}"]
    _, *all_of_juse = await lines_of(house, "eve", "server", "Winners", "juse")
    assert [re.sub(r"^.*?: |( \d+\?)", "", line) for line in all_of_juse] == [best, "🥇 eve · 🥈 frank · 🥉 grace"]
    assert len(house.texts()) == 0, "only whoever asks is told"
