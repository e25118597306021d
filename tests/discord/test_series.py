"""Three deals for the people of a finished game: who may play, where they sit, how they stand, and how it ends."""

import re
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import discord
import pytest

from bot.core.errors import Refused
from bot.tables.steps.model import Phase, TableData
from tests.discord.house import THREE, House, in_words, labels, lists, said
from tests.discord.test_packed import packed
from tests.games.conftest import own_games
from tests.games.test_own_games import click_move, next_move, type_move
from tests.traces import traces

__all__ = ["own_games"]

TWO_CARDS: dict[str, Any] = {"cards": 2}


@pytest.fixture(autouse=True)
def fresh(own_games: None, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game has cards of its own, the same in every run."""
    seeds = count(1)
    monkeypatch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: f"{next(seeds):032x}")


async def play_to_the_end(house: House, do: Callable[[House, str, str], Awaitable[None]] = click_move) -> None:
    """Play for all who are there; computers move by themselves."""
    while house.phases()[-1] == "playing":
        await house.env.settle()
        data = await house.data()
        if data.seats[data.state.turn].is_here:
            await do(house, *await next_move(house))
    await house.until(lambda: "won!" in house.live().content)


async def played(house: House, *names: str) -> None:
    await house.begin(*names, game="whisper", **TWO_CARDS)
    await play_to_the_end(house, type_move)


async def begins(house: House, name: str, closing: discord.Message | None = None) -> None:
    await house[name].click(closing or house.live(), label="Three deals")


async def first_deal(house: House) -> None:
    """Bob asks for three deals, and the first is played."""
    await played(house, *THREE)
    await begins(house, "bob")
    await house["bob"].click(house.host_panel("bob"), label="Start")
    await play_to_the_end(house)


async def next_deal(house: House, name: str) -> None:
    await house[name].click(house.live(), label="Next deal")
    await play_to_the_end(house)


async def of_table(house: House, number: int) -> TableData:
    return (await house.numbered(number)).data


def told(house: House) -> str:
    return next(line for line in house.live().content.splitlines() if line.startswith("🎴"))


def sums_told(house: House) -> list[tuple[str, int]]:
    """Return names and sums, as they stand there."""
    return [(name, int(total)) for name, total in re.findall(r"(alice|bob|carol) (-?\d+)", told(house))]


async def sums(house: House, *tables: int) -> Counter[str]:
    found = Counter[str]()
    for number in tables:
        data = await of_table(house, number)
        found.update({seat.name: data.state.scores[at] for at, seat in enumerate(data.seats)})
    return found


async def seats(house: House, number: int) -> list[str]:
    return [seat.name for seat in (await of_table(house, number)).seats]


async def test_three_people_play_three_deals_each_in_another_seat_and_the_sum_decides(house: House) -> None:
    await played(house, *THREE)
    await begins(house, "bob")
    lobby = house.live()
    assert "deal 1 of 3" in lobby.content
    assert "need everybody" not in lobby.content
    assert "Seats: 1. 🔴 bob (host), 2. 🔵 carol, and 3. 🟡 alice; none free." in in_words(lobby)
    assert labels(house.host_panel("bob")) == ["Start", "Close the table"]
    assert [menu.disabled for menu in lists(house.host_panel("bob"))] == [True, False, True]
    await house["bob"].click(house.host_panel("bob"), label="Start")
    await play_to_the_end(house)
    assert told(house).startswith("🎴 **3 deals** · after 1 of 3: ")
    assert told(house).endswith(". Highest total wins.")
    assert dict(sums_told(house)) == await sums(house, 2)
    assert "Rematch" not in labels(house.live())
    await next_deal(house, "carol")
    assert dict(sums_told(house)) == await sums(house, 2, 3)
    await next_deal(house, "alice")
    total = await sums(house, 2, 3, 4)
    best = max(total.values())
    assert dict(sums_told(house)) == total
    assert [points for _, points in sums_told(house)] == sorted(total.values(), reverse=True)
    named = re.findall("alice|bob|carol", told(house).partition("🏆")[2])
    assert sorted(named) == sorted(name for name, points in total.items() if points == best)
    assert [await seats(house, number) for number in (2, 3, 4)] == [
        ["bob", "carol", "alice"],
        ["carol", "alice", "bob"],
        ["alice", "bob", "carol"],
    ]
    games = [await of_table(house, number) for number in (2, 3, 4)]
    assert [data.options["cards"] for data in games] == [2, 2, 2]
    assert len({data.chance.seed for data in games if data.chance is not None}) == 3
    assert "Three deals" in labels(house.live())


async def test_nobody_else_takes_part_and_no_computer_and_a_lobby_that_somebody_leaves_is_closed(house: House) -> None:
    await played(house, *THREE)
    closing = house.live()
    assert "This game is over" in said(await house.press(house["eve"], closing, "table:1:0:series"))
    await begins(house, "alice", closing)
    before = house.stored()
    only = "only for the players of the last game, without computers"
    assert only in said(await house.press(house["eve"], house.live(), "table:2:0:join"))
    assert only in said(await house.press(house["alice"], house.live(), "table:2:0:with-computers"))
    assert only in said(await house.choose(house["bob"], "computer", "normal"))
    removed = await house["alice"].slash(house.channel, "table remove", player=house["bob"].user)
    assert "need everybody" in said(removed)
    assert house.stored() == before
    asked = said(await house["eve"].click(house.live(), label="What can I do?"))
    assert "All seats are taken." in asked
    assert "for just these players" in asked
    await house["carol"].click(house.live(), label="Leave")
    assert house.phases() == ["over", "closed"]
    assert told(house) == "🎴 These deals need everybody. To try again, press **Three deals** under the last game."
    await begins(house, "carol", closing)
    assert await seats(house, 3) == ["bob", "carol", "alice"]


async def test_a_game_that_only_one_has_played_to_its_end_offers_no_series(house: House) -> None:
    await house.begin("alice", "bob", game="whisper", **TWO_CARDS)
    await house["bob"].slash(house.channel, "table leave")
    await play_to_the_end(house, type_move)
    assert labels(house.live())[:2] == ["Rematch", "More games"]
    answer = await house.press(house["alice"], house.live(), "table:1:0:series")
    assert "Too few people played this game to its end" in said(answer)


async def test_each_deal_is_dealt_once_also_after_a_restart_and_one_that_is_ended_early_ends_the_series(
    house: House,
) -> None:
    await first_deal(house)
    closing = house.live()
    assert labels(closing) == ["Next deal", "More games", "Film", "Replay", "Challenge"]
    assert len(closing.components) == 2, "rows of buttons on a phone"
    await house.restart()
    await packed(house)
    assert "You're watching this one" in said(await house["eve"].click(closing, label="Next deal"))
    await house["alice"].click(closing, label="Next deal")
    assert house.phases() == ["over", "over", "playing"]
    assert "deal 2 of 3" in house.live().content
    again = "The next deal is already on the table: game 3."
    assert said(await house["bob"].click(closing, label="Next deal")) == again
    await play_to_the_end(house)
    assert said(await house["bob"].click(closing, label="Next deal")) == again
    # A process that has looked before the other has dealt, and comes when that deal is over.
    with pytest.raises(Refused, match="moved-on"):
        await house.bot.services.store.open_table(await of_table(house, 3), 1)
    assert len(house.phases()) == 3

    stood = sums_told(house)
    assert dict(stood) == await sums(house, 2, 3)
    await house["alice"].click(house.live(), label="Next deal")
    await house["keeper"].slash(house.channel, "table end")
    assert "Deal 3 of 3 wasn't finished, so the series ends here without a winner. After 2 of 3: " in told(house)
    assert sums_told(house) == stood
    assert labels(house.live())[0] == "Rematch"
    assert "Three deals" not in labels(await house.opens("alice", "More games"))
    assert "This series is over" in said(await house.press(house["alice"], house.live(), "table:4:0:next-deal"))


async def test_for_whoever_left_the_computer_begins_the_next_deal_and_they_come_back(house: House) -> None:
    await played(house, *THREE)
    await begins(house, "bob")
    await house["bob"].click(house.host_panel("bob"), label="Start")
    await house["alice"].slash(house.channel, "table leave")
    await play_to_the_end(house)
    assert dict(sums_told(house)) == await sums(house, 2)
    house.computers_wait(3600)
    await house["carol"].click(house.live(), label="Next deal")
    assert [seat.is_here for seat in (await house.data()).seats] == [True, False, True]
    assert "Away: 🔵 alice" in house.live().content
    taken = await house.press(house["eve"], house.live(), "table:3:0:take-seat:1")
    assert "no seat to take over" in said(taken), "these deals are for their people"
    assert said(await house["alice"].click(house.live(), label="I'm back")) == ""
    assert all(seat.is_here for seat in (await house.data()).seats)


async def test_the_others_play_on_when_somebody_is_forgotten(house: House) -> None:
    await first_deal(house)
    await house.forget(house["carol"], house.channel)
    assert {row[0] for row in traces(house.settings.database, house["carol"].id, "carol")} <= {"people"}
    before = await sums(house, 2)
    await house["alice"].click(house.live(), label="Next deal")
    data = await house.data()
    assert [(seat.name, seat.presence.away) for seat in data.seats] == [
        ("someone", True),
        ("alice", False),
        ("bob", False),
    ]
    await house["keeper"].slash(house.channel, "table end")
    assert dict(sums_told(house)) == {name: before[name] for name in ("alice", "bob")}
    assert "someone" not in told(house)
    assert data.phase is Phase.PLAYING
