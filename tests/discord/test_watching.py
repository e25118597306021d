"""Those who watch without a seat: they are named, cheer, and are seated first in the next game."""

import re

import discord
import pytest

from bot.core.cards import IN_WORDS
from bot.features.watching.feature import CROWD
from bot.games import find_game
from bot.tables.steps.lobby import Queue, rematch_seats
from bot.tables.steps.model import Seat
from tests.discord.house import THREE, House, in_words, labels, said
from tests.discord.test_challenge import takes_up
from tests.discord.test_privacy import exported
from tests.discord.watchers import SEEN, below_picture, panel, predicts, wants_next
from tests.presented import present
from tests.tables.test_ratings import over


async def test_who_watches_is_named_beside_the_game_until_they_are_forgotten_or_take_a_seat(house: House) -> None:
    await house.begin("alice", "bob", computers=1)
    before = in_words(house.live())
    for name in ("dave", "erin", "frank"):
        await panel(house, name)
    assert in_words(house.live()) == before, "no message is edited for that alone"
    await house["alice"].slash(house.channel, "table look", motion=False)
    await house.restart()
    await house.bot.services.tables.show(await house.table())
    assert below_picture(house) == "👀 dave, erin, and frank"
    await house.forget(house["dave"], house.channel)
    [computer] = [at for at, seat in enumerate((await house.data()).seats) if not seat.user_id]
    await house.press(house["erin"], house.live(), f"table:1:0:take-seat:{computer}")
    assert below_picture(house) == "👀 frank"
    assert "dave" not in house.live().content
    await house["keeper"].slash(house.channel, "table end")
    assert "👀" not in house.live().content + in_words(house.live())
    assert house.rows("SELECT * FROM watchers") == []


# ---------------------------------------------------------------- cheers


async def test_cheers_show_up_in_the_next_picture_and_never_alone(house: House) -> None:
    await house.begin(*THREE)
    before = in_words(house.live())
    await house["dave"].click(await panel(house, "dave"), label="👏")
    shown = await house.opens("erin", "🔥", await house.opens("erin", "👏 1", await panel(house, "erin")))
    assert labels(shown) == ["👏 2", "🔥 1", "😱", "Join next game", "Back to the table"]
    assert "One 👏 a minute, please." in (await house.opens("erin", "👏 2", shown)).content
    assert "👏 2" in labels(house.private_messages("erin")[-1])
    edits = len(house.env.http_requests)
    await house.pass_time(5)
    await house.bot.services.tables.show(await house.table())
    assert in_words(house.live()) == before
    assert all("PATCH" not in str(request.method) for request in house.env.http_requests[edits:])
    await house.click_move()
    assert below_picture(house) == "👀 dave and erin · 👏 2 · 🔥 1"
    await house.pass_time(5)
    await house.click_move()
    assert below_picture(house) == "👀 dave and erin", "they go with the change after that"
    await house.pass_time(60)
    await house.restart()
    assert "👏 3" in labels(await house.opens("erin", "👏 2", await panel(house, "erin")))
    await house.click_move()
    assert below_picture(house) == "👀 dave and erin · 👏 1"
    assert "👏" not in house.live().content
    assert "👏 3 · 🔥 1" in (await house.finish()).content, "none is lost"
    await house["alice"].click(house.live(), label="Rematch")
    await house.start("alice")
    assert "👏" not in house.live().content + in_words(house.live()), "each game begins with none"
    seated = await house.press(house["alice"], house.live(), "table:2:0:cheer:clap")
    assert said(seated) == "You have a seat in this game, so you're not watching."
    forged = await house.press(house["dave"], house.live(), "table:2:0:cheer:boo")
    assert "no longer works" in said(forged)


async def test_a_channel_in_words_reads_them_too_and_a_solitaire_has_nothing_else(house: House) -> None:
    await house["mona"].slash(house.channel, "table words", **{"for": "channel"})
    await house["alice"].slash(house.channel, "junk new", public=True)
    shown = await panel(house, "dave")
    assert labels(shown) == ["👏", "🔥", "😱", "Back to the table"]
    await house["dave"].click(shown, label="🔥")
    await house["alice"].slash(house.channel, "junk junk")
    assert not house.live().attachments
    assert "🔥 1" in house.live().content


def rows(message: discord.Message) -> list[list[str | None]]:
    return [[getattr(part, "label", None) for part in getattr(row, "children", ())] for row in message.components]


@pytest.mark.parametrize("game", ["juse", "roundup"])
async def test_who_has_no_seat_can_watch_from_the_table_itself_and_no_button_moves_for_that(
    house: House, game: str
) -> None:
    await house.begin(*THREE, game=game)
    table = house.live()
    *others, last = rows(table)
    assert (len(others), last[-1]) == (2, "👀 Watch")
    assert "You're watching this one" in said(await house["dave"].click(table, label="👀 Watch"))
    assert "You have a seat in this game" in said(await house["bob"].click(table, label="👀 Watch"))
    await house["carol"].slash(house.channel, "table leave")
    assert {"I'm back", "👀 Watch"} & {*labels(house.live())} == {"I'm back"}, "it makes room for those who play"
    assert len(rows(house.live())) == 3
    assert [row for row in rows(house.live()) if row in others] == others
    await house["carol"].click(house.live(), label="I'm back")
    assert rows(house.live()) == [*others, last]


# ---------------------------------------------------------------- the next game


async def test_who_comes_between_two_games_gets_in_line_with_whatever_they_press(house: House) -> None:
    await house.begin(*THREE)
    closing = await house.finish()
    shown = await house.opens("dave", "Rematch", closing)
    assert labels(shown) == ["Join next game", "Back to the table"]
    await house["dave"].click(shown, label="Join next game")
    await house["bob"].click(closing, label="Rematch")
    assert [seat.name for seat in (await house.data()).seats] == ["bob", "carol", "alice", "dave"]


async def test_who_asks_for_it_is_seated_in_the_next_game(house: House) -> None:
    await house.begin(*THREE)
    assert "✅ You're in line for the next game here." in (await wants_next(house, "dave")).content
    assert "in line" in (await wants_next(house, "erin")).content
    assert "in line" not in (await house.opens("erin", "Join next game", house.private_messages("erin")[-1])).content
    closing = await house.finish()
    await house["bob"].click(closing, label="Rematch")
    assert [seat.name for seat in (await house.data()).seats] == ["bob", "carol", "alice", "dave"]
    late = await house["erin"].click(house.private_messages("erin")[-1], label="Join next game")
    assert said(late) == "The next game is already open. Press **Join** there."
    assert house.rows("SELECT * FROM next_up") == []


async def test_where_seats_are_short_who_has_played_longest_makes_way_and_is_first_next_time(house: House) -> None:
    keeper, five = house["keeper"], ("alice", "bob", "carol", "dave", "erin")
    await house.begin(*five, game="jugglers")
    await wants_next(house, "frank")
    await keeper.slash(house.channel, "table end")
    await house["alice"].click(house.live(), label="Rematch")
    assert {seat.name for seat in (await house.data()).seats} == {"alice", "carol", "dave", "erin", "frank"}
    assert "👀 in the next game: bob" in house.live().content
    await house.start("alice")
    assert "in the next game: bob" in house.live().content
    await house.restart()
    [first] = [seat.name for seat in (await house.data()).seats[:1]]
    await house[first].slash(house.channel, "table leave")
    await house.press(house["gina"], house.live(), "table:2:0:take-seat:0")
    await keeper.slash(house.channel, "table end")
    await house["alice"].click(house.live(), label="Rematch")
    names = {seat.name for seat in (await house.data()).seats}
    assert names > {"alice", "bob", "frank", "gina"}, "all others have played twice"
    [out] = {*five} - names - {first}
    assert f"👀 in the next game: {out}" in house.live().content


@pytest.mark.parametrize(
    ("game", "people", "in_line", "stay", "come"),
    [("juse", 2, 7, 2, 6), ("juse", 8, 2, 6, 2), ("jugglers", 5, 7, 3, 2), ("jugglers", 5, 1, 4, 1)],
)
def test_a_crowd_in_line_pushes_nobody_out_where_there_are_seats_and_fills_half_of_a_full_table(
    game: str, people: int, in_line: int, stay: int, come: int
) -> None:
    players = [Seat(1 + number, f"player {number}") for number in range(people)]
    line = tuple(Seat(100 + number, f"guest {number}") for number in range(in_line))
    queue = Queue(line, tuple(seat.user_id for seat in players))
    seats = rematch_seats(over(*players), find_game(game), 1, queue=queue)
    assert len({seat.user_id for seat in seats} & {seat.user_id for seat in players}) == stay
    assert [seat.user_id for seat in seats[stay:]] == [seat.user_id for seat in line[:come]]
    assert 1 in [seat.user_id for seat in seats], "who asks stays"


# ---------------------------------------------------------------- many who watch

MANY = [f"{number:03}{'*_' * 14}" for number in range(200)]


async def crowd(house: House) -> None:
    """200 people predict, each of them another seat than the one before, and want the next game."""
    data, book = await house.data(), CROWD.of(house.bot.services.context).book
    for number, name in enumerate(MANY):
        await book.predict(data, 10**9 + number, name, str(number % len(data.seats)))
        await book.toggle_next(data, 10**9 + number, name, number)


@pytest.mark.usefixtures("who_wins")
async def test_a_crowd_leaves_the_end_and_the_next_game_all_their_text(house: House) -> None:
    await house["mona"].slash(house.channel, "table words", **{"for": "channel"})
    await house.begin(*THREE)
    await crowd(house)
    over = (await house.finish()).content
    assert re.search(r"👁 .* and 5[67] more saw it coming\.", over)
    assert "won!" in over
    assert "table 1" in over
    await house["alice"].click(house.live(), label="Rematch")
    most = (await house.table()).game.max_seats
    told = f" and {len(MANY) - (most - len(THREE)) - 10} more"
    assert told in house.live().content
    await house.start("alice")
    kit = house.bot.services.kits["juse"]
    title, *lines = present(await house.table(), kit, "", own=IN_WORDS).content.splitlines()
    shown = house.live().content.splitlines()
    assert shown[0].startswith(title)
    assert set(lines) <= set(shown)
    assert any(told in line for line in shown)


# ---------------------------------------------------------------- they have seen its cards

KNOWS = "You've already seen this game, so you know its cards."


async def test_who_has_watched_a_game_is_asked_before_playing_its_deal_and_marked(house: House) -> None:
    await house.begin(*THREE)
    await panel(house, "dave")
    await house["alice"].slash(house.channel, "table leave")
    await house.press(house["erin"], house.live(), "table:1:0:take-seat:0")
    await wants_next(house, "frank")
    await house["bob"].click(await house.finish(), label="Challenge")
    for name in ("dave", "frank", "alice"):
        assert said(await takes_up(house, name)).startswith(KNOWS), name
        await house[name].click(house.private_messages(name)[-1], label="Play anyway")
    assert said(await takes_up(house, "erin")).startswith("You were the first to play this deal")
    await takes_up(house, "gina", "Play it here")
    await panel(house, "hank")
    assert said(await takes_up(house, "hank")).startswith(KNOWS), "all have seen Gina play it"
    await takes_up(house, "ivy")
    watched = "SELECT name, watched FROM deal_players JOIN people ON key = person WHERE first = 0 ORDER BY name"
    assert house.rows(watched) == [("alice", 1), ("dave", 1), ("frank", 1), ("gina", 0), ("ivy", 0)]


# ---------------------------------------------------------------- what is stored


async def test_ones_own_is_in_the_export_and_forgotten(house: House) -> None:
    await house.begin(*THREE)
    for seat, name in enumerate(("dave", "erin", "frank")):
        await predicts(house, name, str(seat))
        await wants_next(house, name)
    told = await exported(await house["dave"].slash(house.channel, "privacy export"))
    assert [row["choice"] for row in told["predictions"]] == ["0"]
    assert len(told["next games wanted"]) == 1
    for name in ("dave", "erin", "frank"):
        await house.forget(house[name], house.channel)
    assert house.rows("SELECT * FROM predictions") == house.rows("SELECT * FROM next_up") == []
    closing = await house.finish()
    assert SEEN not in closing.content
    await house["alice"].click(closing, label="Rematch")
    assert len((await house.data()).seats) == 3
