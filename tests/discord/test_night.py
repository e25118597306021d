"""A game night: for a while, or for some games, all that is played in a channel counts together."""

import asyncio
import re
from collections.abc import Sequence

import discord
import pytest

from bot.core.errors import Refused
from bot.core.game import seats_and_places
from bot.features.night.standing import Score, most_wanted, pickers, points_for, standing
from bot.features.replay.film import FilmMaker
from bot.tables.steps.model import Phase
from tests.discord.house import PLAYERS_CALL, THREE, House, in_words, labels
from tests.discord.open_hands import panels
from tests.discord.test_clocks import until_due
from tests.discord.test_tables_in_words import channel_in_words
from tests.random_games import titles

VOTE = "What's next? Vote with **Next game**."
NOT_COUNTED = f"This game doesn't count for the night.\n{VOTE}"
LENGTHS = ["3 games", "5 games", "60 min", "90 min"]
POINTS = {2: {1: 100, 2: 0}, 3: {1: 100, 2: 50, 3: 0}}


@pytest.fixture(autouse=True)
def filmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make no real films: what they show is tested elsewhere."""

    async def made(*_: object) -> bytes:
        return b"GIF89a"

    monkeypatch.setattr(FilmMaker, "make", made)


async def begin_night(house: House, name: str = "alice", **how: int) -> str:
    """Begin a night, and return what all in the channel read of it."""
    await house[name].slash(house.channel, "table night", **how)
    return next(text for text in reversed(house.texts()) if text.startswith("🌙 **Game night!**"))


async def played(house: House, *names: str) -> dict[str, int]:
    """Play a game of Juse to its end, and return what it is worth for each of them."""
    await house.begin(*names)
    number = (await house.data()).id
    await house.finish()
    return await worth(house, number)


async def worth(house: House, number: int) -> dict[str, int]:
    table = await house.numbered(number)
    rules = table.game
    places = dict(seats_and_places(rules.outcome(table.data.state), low_score_wins=rules.low_score_wins))
    people = {house.name_of(seat): places[at] for at, seat in enumerate(table.data.seats) if seat.user_id}
    ranked = {name: 1 + sum(other < place for other in people.values()) for name, place in people.items()}
    return {name: POINTS[len(people)][place] for name, place in ranked.items()}


def line_of(message: discord.Message) -> str:
    return next((line for line in message.content.splitlines() if line.startswith("🌙")), "")


async def ways_to_play_on(house: House, name: str) -> Sequence[str]:
    return labels(await house.opens(name, "More games"))


def told(scores: dict[str, int]) -> str:
    """How a standing is written where there are no pictures."""
    ordered = sorted(scores.items(), key=lambda item: (-item[1], item[0]))
    return " · ".join(f"{name} {points}" for name, points in ordered)


def bars(message: discord.Message) -> dict[str, int]:
    """Return the points that the standing below the message's picture shows."""
    _, _, standing = in_words(message).partition("Game night\n")
    return {name: int(points) for name, points in re.findall(r"^\d+\. (\w+): (\d+) points$", standing, re.MULTILINE)}


async def test_all_games_of_a_night_count_together_also_after_a_restart(house: House) -> None:
    assert "For the next 3 games" in await begin_night(house, games=3)
    first = await played(house, *THREE)
    closing = house.live()
    assert line_of(closing) == "🌙 Night, game 1 of 3"
    assert bars(closing) == first
    assert "Make it a night" not in await ways_to_play_on(house, "alice")
    await house.restart()
    lobby = await house.open("alice", "bob")
    assert line_of(lobby) == "🌙 Night, after game 1 of 3"
    assert bars(lobby) == first
    await house.start("alice")
    await house.finish()
    second = {**dict.fromkeys(THREE, 0), **await worth(house, 2)}
    both = {name: first[name] + second[name] for name in THREE}
    assert line_of(house.live()) == "🌙 Night, game 2 of 3"
    assert bars(house.live()) == both
    await channel_in_words(house, name="mona")
    assert line_of(house.live()) == f"🌙 Night, game 2 of 3 · {told(both)}"
    await channel_in_words(house, on=False, name="mona")
    third = await played(house, *THREE)
    scores = {name: both[name] + third[name] for name in THREE}
    winners = [name for name in THREE if scores[name] == max(scores.values())]
    [result] = [text for text in house.texts() if text.startswith("🌙 **") and " the night!** 3 games" in text]
    assert all(name in result for name in winners)
    assert line_of(house.live()) == result.splitlines()[0]
    assert bars(house.live()) == scores
    [picture] = [message for message in house.channel.history() if message.content == result]
    told_there = in_words(picture).splitlines()
    assert sorted(bar.partition(". ")[2] for bar in told_there) == [f"{name}: {scores[name]} points" for name in THREE]
    assert "🏅 New badge · **night owl** · alice · bob\n" in house.live().content, "carol has missed one"
    assert films(house) == [("🎬 **The best half minute of the night** · Juse, table 3", "juse-3.gif")]
    assert "Make it a night" in await ways_to_play_on(house, "alice")
    await played(house, *THREE)
    assert line_of(house.live()) == "", "the night is over"
    assert bars(house.live()) == {}
    assert house.rows("SELECT played, over FROM nights") == [(3, 1)]


async def test_whoever_has_played_makes_it_a_night_below_a_game(house: House) -> None:
    closing = await house.played(*THREE)
    assert "This game is over" in await house.refused(house.press(house["eve"], closing, "table:1:0:night"))
    assert "no longer works" in await house.refused(house.press(house["bob"], closing, "table:1:0:night:45"))
    lengths = await house.opens("bob", "Make it a night", await house.opens("bob", "More games", closing))
    assert labels(lengths) == LENGTHS
    await house["bob"].click(lengths, label="60 min")
    assert not house.private_messages("bob"), "the question has gone"
    assert any(text.startswith("🌙 **Game night!** Until <t:") for text in house.texts())
    assert "Make it a night" not in await ways_to_play_on(house, "alice")
    assert re.fullmatch(r"🌙 Game night · until <t:\d+:t>", line_of(house.live()))
    assert house.live().content.endswith(NOT_COUNTED), "it had ended before"
    assert "There's a game night on" in await house.refused(
        house["carol"].slash(house.channel, "table night", minutes=30)
    )
    assert "There's a game night on" in await house.refused(house.press(house["carol"], closing, "table:1:0:night:3"))
    await house["carol"].click(house.private_messages("carol")[-1], label="End the night")
    assert "🌙 The game night is over." in house.texts()


async def caught(house: House) -> tuple[str, str]:
    """Play until somebody has kept a card that belongs elsewhere, and the other has called that."""
    table = await house.table()
    while True:
        name, action = house.next_move(table.data)
        other = "alice" if name == "bob" else "bob"
        state = table.data.state
        if state.held is not None and action != "own" and len(state.draws[state.turn]) > 0:
            await house.act_unseen(table, house[name].id, table.game.parse("own"))
            await house.act_unseen(table, house[other].id, table.game.parse("juse"))
            return name, other
        await house.act_unseen(table, house[name].id, table.game.parse(action))


async def test_a_game_that_has_begun_in_time_is_the_last_one(house: House) -> None:
    await begin_night(house, minutes=30)
    await house.begin("alice", "bob", **PLAYERS_CALL)
    offender, caller = await caught(house)
    await house.pass_time(31 * 60)
    await house.finish()
    over = line_of(house.live())
    assert over.endswith("wins the night!** 1 game")
    [result] = [message for message in house.channel.history() if message.content.startswith(over)]
    assert re.search(rf"🎯 Best catch: \S+ {caller} caught \S+ {offender} ", result.content)
    assert labels(result) == ["Film"]
    assert films(house) == [("🎬 **The best half minute of the night** · Juse, table 1", "juse-1.gif")]
    assert house.texts()[-1].startswith("🎬"), "below the result"
    assert "Highlights (30 s)" in labels(await house.opens("eve", "Film", result))
    assert sorted(await worth(house, 1)) == ["alice", "bob"]
    await played(house, "alice", "bob")
    assert line_of(house.live()) == ""


async def test_between_two_games_its_time_is_up_by_itself(house: House) -> None:
    await begin_night(house, minutes=30)
    await played(house, "alice", "bob")
    closing = house.live()
    assert "wins the night" not in line_of(closing)
    await house.down_for(3600)
    [(until,)] = house.rows("SELECT until FROM nights")
    left = until - house.bot.clock.table_time(house.guild.id)
    assert 0 < left <= 30 * 60, "no time runs while the bot is stopped"
    await house.pass_time(left - 5)
    assert "wins the night" not in line_of(house.live())
    await house.pass_time(7)
    assert "wins the night" in line_of(house.live())
    assert house.live().id == closing.id
    await house.stop()
    house.write("UPDATE nights SET shown = 0")  # as if it was killed before it could note that
    await house.restart()
    await house.pass_time(2)
    assert house.rows("SELECT shown FROM nights") == [(1,)]
    bodies = [request.json for request in house.env.http_requests if isinstance(request.json, dict)]
    results = [body["nonce"] for body in bodies if "nonce" in body and "wins the night" in body["content"]]
    assert len(results) == 2
    assert len(set(results)) == 1, "of two posts with the same nonce Discord makes one message"
    assert "Make it a night" in await ways_to_play_on(house, "alice")


async def test_who_began_it_and_moderators_end_it(house: House) -> None:

    async def asked(name: str, **how: object) -> str:
        return await house.refused(house[name].slash(house.channel, "table night", **how))

    assert "no game night here" in await asked("alice", off=True)
    assert "`minutes` or with `games`, not both" in await asked("alice", minutes=30, games=2)
    await begin_night(house, minutes=30)
    assert "Only a moderator, the person who began" in await asked("bob", off=True)
    await house["alice"].slash(house.channel, "table night", off=True)
    assert "🌙 The game night is over." in house.texts()
    await begin_night(house, "keeper", games=2)
    await house["keeper"].slash(house.channel, "table night", off=True)
    assert house.rows("SELECT count(*) FROM nights WHERE over = 0") == [(0,)]


async def test_a_bystander_neither_keeps_players_in_a_night_nor_fills_their_channel(house: House) -> None:
    await house.played("alice", "bob")
    await begin_night(house, "eve", games=12)
    await house["bob"].slash(house.channel, "table night", off=True)
    posts, edits = len(house.texts()), len(house.env.http_requests)
    for name in ("eve", "frank") * 10:
        answer = await house.refused(house[name].slash(house.channel, "table night", games=12))
        assert "A night began here less than five minutes ago." in answer
        await house.refused(house[name].slash(house.channel, "table night", off=True))
    assert len(house.texts()) == posts
    assert {request.path.split("/")[1] for request in house.env.http_requests[edits:]} <= {"interactions", "webhooks"}
    await begin_night(house, "alice", games=2)
    assert house.rows("SELECT count(*) FROM nights") == [(2,)], "who has played waits for nothing"
    await house["bob"].slash(house.channel, "table night", off=True)
    await house.pass_time(301)
    await begin_night(house, "eve", games=12)
    assert house.rows("SELECT count(*) FROM nights") == [(3,)]


async def test_games_of_one_person_and_those_that_a_moderator_stops_do_not_count(house: House) -> None:
    await begin_night(house, games=2)
    await house.begin("alice", computers=2)
    table = await house.table()
    while table.data.is_open:
        name, action = house.next_move(table.data)
        if name == "alice":
            await house.act_unseen(table, house["alice"].id, table.game.parse(action))
        else:
            await house.env.advance_time(1)
    await house.pass_time(30)
    assert table.data.phase is Phase.OVER
    await house.begin("alice", "bob")
    await house["keeper"].slash(house.channel, "table end")
    assert line_of(house.live()) == "🌙 Game night of 2 games"
    assert house.live().content.endswith(NOT_COUNTED)
    assert house.rows("SELECT played, over FROM nights") == [(0, 0)]
    await house.pass_time(12 * 3600)
    assert house.rows("SELECT played, over, shown FROM nights") == [(0, 1, 1)], "nobody has won"


async def test_who_is_forgotten_is_in_no_standing(house: House) -> None:
    await begin_night(house, games=3)
    scores = await played(house, *THREE)
    await house.forget(house["alice"], house.channel)
    lobby = await house.open("bob", "carol")
    del scores["alice"]
    assert line_of(lobby) == "🌙 Night, after game 1 of 3"
    assert bars(lobby) == scores
    assert house.rows("SELECT count(*) FROM night_scores") == [(2,)]


# ---------------------------------------------------------------- its film


def films(house: House) -> list[tuple[str, str]]:
    """Return what all can read of films, and the names of their files."""
    there = [message for message in house.channel.history() if message.content.startswith("🎬")]
    return [(message.content, message.attachments[0].filename) for message in there]


async def test_a_film_that_was_not_made_when_the_bot_stopped_is_made_after_the_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopping, close = asyncio.Event(), FilmMaker.close

    async def stopped(*_: object) -> bytes:
        await house.env.external_wait(stopping.wait(), reason="a film takes its time")
        raise Refused("film-failed")

    async def stop(maker: FilmMaker) -> None:
        await close(maker)
        stopping.set()
        await asyncio.sleep(0)

    with monkeypatch.context() as patched:
        patched.setattr(FilmMaker, "make", stopped)
        patched.setattr(FilmMaker, "close", stop)
        await begin_night(house, games=2)
        await played(house, "alice", "bob")
        await house["alice"].slash(house.channel, "table night", off=True)
        await house.until(lambda: "wins the night" in house.texts()[-1])
        assert films(house) == []
        await house.stop()
    await house.restart()
    await house.until(lambda: bool(films(house)))
    await house.pass_time(30)
    assert len(films(house)) == 1
    assert house.rows("SELECT film FROM nights") == [(0,)]


@pytest.mark.parametrize("why", ["it fails", "the deal is still open", "in words"])
async def test_where_there_can_be_no_film_nothing_is_said_of_it(
    house: House, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    async def failed(*_: object) -> bytes:
        raise Refused("film-failed")

    await begin_night(house, games=2)
    await played(house, "alice", "bob")
    if why == "it fails":
        monkeypatch.setattr(FilmMaker, "make", failed)
    elif why == "in words":
        await channel_in_words(house, name="mona")
    else:
        await house["bob"].click(house.live(), label="Challenge")
    await house["alice"].slash(house.channel, "table night", off=True)
    await house.until(lambda: house.rows("SELECT shown, film FROM nights") == [(1, 0)])
    await house.pass_time(60)
    assert films(house) == []
    [result] = [message for message in house.channel.history() if " the night!** 1 game" in message.content][-1:]
    assert labels(result) == ["Film"]


# ---------------------------------------------------------------- the next game


async def votes(house: House, name: str, closing: discord.Message, game: str) -> None:
    asked = await house.opens(name, "Next game", closing)
    assert labels(asked) == [*titles(3), "Mixed", "End the night"]
    await house[name].click(asked, label=game)


async def test_the_next_game_is_voted_on_and_nobody_holds_it_up_for_more_than_a_minute(house: House) -> None:
    await begin_night(house, games=3)
    await played(house, *THREE)
    closing = house.live()
    assert labels(closing) == ["Next game", "More games", "Film", "Replay", "Challenge"]
    assert len(closing.components) <= 3, "two rows of buttons, and a list"
    assert closing.content.splitlines()[-1] == VOTE
    assert "This game is over" in await house.refused(house["eve"].click(closing, label="Next game"))
    assert "no longer works" in await house.refused(house.press(house["alice"], closing, "table:1:0:next-game:junk"))
    await votes(house, "alice", closing, "Juse")
    assert re.match(
        r"Next: Juse 1. It starts when most of you agree, or <t:\d+:R>", house.live().content.splitlines()[-1]
    )
    assert not house.private_messages("alice"), "the question has gone"
    await votes(house, "bob", closing, "Roundup")
    assert house.live().id == closing.id
    await votes(house, "alice", closing, "Roundup")
    data = await house.data()
    assert (data.game, data.phase, len(data.seats)) == ("roundup", Phase.PLAYING, 3)
    assert data.options == {"points": 5, "rounds": 3, "tie": "once"}
    assert [len(panels(house, name)) for name in THREE] == [1, 1, 0], "who has voted need not open it"

    # The others have gone: what one of them wants is played after a minute, even if the bot was stopped meanwhile.
    await house["keeper"].slash(house.channel, "table end")
    assert "What's next?" in await house.refused(house.press(house["alice"], closing, "table:1:0:next-game"))
    await votes(house, "carol", house.live(), "Jugglers")
    await house.restart()
    await house.pass_time(45)
    assert not house.rows("SELECT 1 FROM tables WHERE phase = 'playing'")
    await house.pass_time(17)
    assert ((await house.data()).game, (await house.data()).phase) == ("jugglers", Phase.PLAYING)

    # Nobody has voted: whoever is first decides.
    await house["keeper"].slash(house.channel, "table end")
    await house.pass_time(61)
    await votes(house, "bob", house.live(), "Mixed")
    assert (await house.data()).game in ("juse", "roundup")
    await house["keeper"].slash(house.channel, "table end")
    closing = house.live()
    await house["alice"].click(await house.opens("alice", "Next game", closing), label="End the night")
    assert labels(house.live())[0] == "Rematch"
    assert "no game night here" in await house.refused(house.press(house["alice"], closing, "table:4:0:next-game"))


async def missed(house: House, computers: int = 0) -> discord.Message:
    """A game of the night in which Alice, whose turn it was, missed it before a moderator stopped the game."""
    await begin_night(house, games=3)
    house.computers_wait(3600)
    await house.begin(*THREE, clock="live", computers=computers)
    await until_due(house)
    assert (await house.data()).seats[0].clock.missed == 1
    await house["keeper"].slash(house.channel, "table end")
    house.computers_wait(0)
    return house.live()


async def test_who_missed_a_turn_is_asked_first_and_the_game_starts_without_them(house: House) -> None:
    closing = await missed(house)
    await votes(house, "bob", closing, "Jugglers")
    await votes(house, "carol", closing, "Jugglers")
    lobby = house.live()
    assert "Ready, alice? Press **Join**." in lobby.content.splitlines()
    assert "Starts by itself <t:" in lobby.content
    await house.down_for(600)
    await house.pass_time(55)
    assert (await house.data()).phase is Phase.LOBBY, "no time runs while the bot is stopped"
    await house.pass_time(10)
    data = await house.data()
    assert (data.game, data.phase) == ("jugglers", Phase.PLAYING)
    assert [seat.name for seat in data.seats if seat.user_id] == ["bob", "carol"]
    assert len(data.seats) == max(2, (await house.table()).game.min_seats)


def test_those_with_the_same_place_get_the_same_and_so_do_those_with_the_same_sum() -> None:
    assert [points_for(place, 4) for place in (1, 2, 2, 4)] == [100, 67, 67, 0]
    scores = [Score(2, "Bob", 67), Score(3, "Ann", 150), Score(4, "Al", 67), Score(5, "Zoe", 0)]
    assert [(placed.place, placed.score.name) for placed in standing(scores)] == [
        (1, "Ann"),
        (2, "Al"),
        (2, "Bob"),
        (4, "Zoe"),
    ]
    assert pickers(scores, (2, 3, 4)) == [2, 4]
    assert pickers(scores, (2, 3, 9)) == [9], "who has not played yet has reached nothing"


@pytest.mark.parametrize(
    ("wanted", "is_over", "next_ones"),
    [
        ({1: "a", 2: "a"}, False, ["a"]),
        ({1: "a", 2: "b"}, False, []),
        ({1: "a", 2: "b"}, True, ["a", "b"]),
        ({1: "a", 2: "b", 3: "c"}, False, ["c"]),
        ({1: "a", 9: "b"}, True, ["a"]),
        ({}, True, []),
    ],
)
def test_most_votes_decide_and_of_equal_ones_those_of_who_is_last(
    wanted: dict[int, str], is_over: bool, next_ones: list[str]
) -> None:
    """Of three people, the third is last."""
    assert [*most_wanted(wanted, [1, 2, 3], [3], is_over=is_over)] == next_ones
