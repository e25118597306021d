"""The people of a town do what the proof says of them, and whoever looks what is lost or said twice sees it."""

import asyncio
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

from bot.tables.steps.model import TableRef
from tests.proof import many_town
from tests.proof.eyes import OnServer
from tests.proof.many_posts import CALL, JUSE, RESULT, TABLE, Post, said_twice
from tests.proof.many_town import GUILDS, NONCE_KEPT, THINKS, Channels, Held, Made, Player, Town

CHANNEL = GUILDS[0] + 1


async def test_people_think_no_longer_about_a_decision_that_they_press_again(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[float] = []

    async def sleep(seconds: float) -> None:
        thought.append(seconds)

    monkeypatch.setattr(many_town.asyncio, "sleep", sleep)
    player = Player(cast(Town, None), GUILDS[0], "juse", random.Random("thinks"), THINKS)  # noqa: S311
    decisions = range(100)
    for decision in decisions:
        for _ in range(10):
            await player.think((TableRef("1.mark"), decision))
        assert len(thought) <= decision + 1
    assert max(thought) <= THINKS
    assert len(decisions) / 5 < len(thought) < len(decisions) / 2


# ------------------------------------------------------------ what is lost, and what is taken over


class Rows:
    """A database in which statements find what a test says."""

    def __init__(self, found: Mapping[str, Sequence[Any]]) -> None:
        self.found = dict(found)

    def row(self, sql: str, *values: Any) -> Sequence[Any]:
        return next(row for part, row in self.found.items() if part in sql)


class Moves:
    """A database that has these moves."""

    def __init__(self, *made: Made) -> None:
        self._made = made

    def row(self, sql: str, *values: Any) -> Sequence[Any]:
        return (sum(tuple(move) == values for move in self._made),)


def test_a_lost_move_is_seen_although_its_like_was_made_before() -> None:
    first, second = Made(7, 12, 0, "draw", 5), Made(7, 18, 0, "draw", 5)
    town = Town(Channels(), cast(OnServer, Moves(first, second)))
    town.players[0].acknowledged += [first, second]
    assert town.lost() == []
    town = Town(Channels(), cast(OnServer, Moves(first)))
    town.players[0].acknowledged += [first, second]
    (lost,) = town.lost()
    assert "number=18" in lost


async def test_a_takeover_is_timed_from_the_kill_until_all_is_held_and_connected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, slept = 1000.0, 0
    discord, eyes = Channels(), Rows({"members.id IS NULL": (1,)})

    async def sleep(seconds: float) -> None:
        nonlocal now, slept
        now, slept = now + seconds, slept + 1
        if slept == 100:
            eyes.found["members.id IS NULL"] = (0,)
        if slept in (150, 200):
            discord.identified.append((now, slept // 50))

    monkeypatch.setattr(many_town.time, "monotonic", lambda: now)
    monkeypatch.setattr(many_town.asyncio, "sleep", sleep)
    discord.identified += [(990.0, 3), (991.0, 4)]
    now = 1003.0  # starting it again has taken three seconds
    town = Town(discord, cast(OnServer, eyes))
    assert await town.taken_over(Held(1, [3, 4]), 1000.0) == pytest.approx(3 + 200 * 0.05)


async def test_what_is_never_taken_over_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_town, "_TAKEN_WITHIN", 0.1)
    town = Town(Channels(), cast(OnServer, Rows({"members.id IS NULL": (1,)})))
    with pytest.raises(AssertionError, match="not taken over"):
        await town.taken_over(Held(1, []), asyncio.get_running_loop().time())


def test_what_a_process_has_is_found_by_its_own_shards_also_when_others_have_them() -> None:
    class Owners:
        def row(self, sql: str, *values: Any) -> Sequence[Any]:
            return [(11, 11), (11, 11), (12, 12), (11, 12), *[(13, 13)] * 4][values[1]]

    town = Town(Channels(), cast(OnServer, Owners()))
    assert town.held_by((2, 3)) == Held(12, [2])
    assert town.held_by((0, 1)) == Held(11, [0, 1, 3])


# ------------------------------------------------------------ what is said twice


HAPPENED = {CHANNEL: Counter({"**Juse!** anna": 2, "Round 1": 1})}


def post(text: str, about: str, turn: str = "") -> Post:
    return Post(CHANNEL, text, about, turn)


ALL = (
    post("<@5>, it is your turn", CALL, "1.mark:3"),
    post("<@5>, it is your turn", CALL, "1.mark:8"),
    post("**Juse!** anna", JUSE),
    post("**Juse!** (×2) anna", JUSE),
    post("Round 1", RESULT),
    post("the table", TABLE),
    post("the table", TABLE),
)


def test_what_has_happened_twice_may_be_said_twice() -> None:
    assert said_twice(ALL, HAPPENED) == []


@pytest.mark.parametrize("once_more", ALL[:5])
def test_a_call_an_announcement_and_a_result_may_be_posted_once(once_more: Post) -> None:
    assert len(said_twice([*ALL, once_more], HAPPENED)) == 1


def test_what_has_not_happened_may_not_be_said() -> None:
    assert len(said_twice([*ALL, post("Round 2", RESULT)], HAPPENED)) == 1


def message(text: str, nonce: str, table: str = "") -> dict[str, Any]:
    button = {"components": [{"type": 1, "components": [{"type": 2, "custom_id": f"t:{table}:4:rematch"}]}]}
    return {"content": text, "nonce": nonce, "enforce_nonce": True, **(button if table else {})}


def test_discord_forgets_a_nonce() -> None:
    now = 0.0
    discord = Channels(lambda: now)
    first = discord.post(CHANNEL, message("**Juse!** anna", "7"))
    now = NONCE_KEPT - 1
    assert discord.post(CHANNEL, message("**Juse!** anna", "7")) == first
    assert (len(discord.posts), discord.recognised) == (1, {JUSE: 1})
    now = NONCE_KEPT
    assert discord.post(CHANNEL, message("**Juse!** anna", "7")) != first
    assert len(discord.posts) == len(discord.messages[CHANNEL]) == 2
    assert len(said_twice(discord.posts, {CHANNEL: Counter({"**Juse!** anna": 1})})) == 1


def test_a_call_is_noted_with_the_decision_it_is_for() -> None:
    discord = Channels()
    discord.turn_in = lambda channel_id: f"{channel_id}:9"
    discord.post(CHANNEL, message("<@5>, it is your turn at Juse.", "8"))
    assert discord.posts == [Post(CHANNEL, "<@5>, it is your turn at Juse.", CALL, f"{CHANNEL}:9")]


async def test_two_messages_of_a_table_are_seen_also_when_its_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_town, "REPLACED_WITHIN", 0.0)
    now = 0.0
    discord = Channels(lambda: now)
    town = Town(discord, cast(OnServer, None))
    first = discord.post(CHANNEL, message("over", "1", "3.abc123"))
    discord.post(CHANNEL, message("another", "2", "4.abc123"))
    assert await town.shown_twice() == []
    now = 5.0
    discord.post(CHANNEL, message("over", "3", "3.abc123"))
    (found,) = await town.shown_twice()
    assert "3.abc123" in found
    now = 12.0
    del discord.messages[CHANNEL][first]
    discord.note(CHANNEL, first)
    assert await town.shown_twice() == []
    assert discord.longest_double == 7.0
