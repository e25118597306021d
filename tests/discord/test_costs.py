"""What somebody opens is read beside the moves, however much there is."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.tables.store.people import note_person
from tests.discord.house import House
from tests.discord.test_stats import page
from tests.many_games import add_games
from tests.tables.sqlite_file import connection_of, steps_taken

GAMES = 5_000
"""Reading each of them takes some steps."""


async def test_nothing_that_is_opened_reads_through_games_where_moves_are_written(house: House) -> None:
    store, (alice, bob) = house.bot.services.tables.store, (house["alice"], house["bob"])
    for person in (alice, bob):
        await store.transaction(lambda db, user=person.id: note_person(db, house.guild.id, user, "somebody"))
    [first, second] = [
        house.rows("SELECT key FROM people WHERE user_id = ?", person.id)[0][0] for person in (alice, bob)
    ]
    add_games(house.file, GAMES, first, second, house.guild.id)
    opened: dict[str, Callable[[], Awaitable[Any]]] = {
        **{tab: lambda tab=tab: page(house, "alice", "me", tab) for tab in ("Badges", "Stats", "Rating card")},
        "how somebody is doing": lambda: alice.slash(house.channel, "table me"),
        "figures of a game": lambda: page(house, "alice", "me", game="juse"),
        "figures of another": lambda: page(house, "bob", "me", player=alice.user),
        **{f"server {tab}": lambda tab=tab: page(house, "alice", "server", tab) for tab in ("Winners", "Stats")},
        "players of a game": lambda: page(house, "alice", "server", "Stats", "juse"),
        "scores": lambda: alice.slash(house.channel, "junk scores"),
        "all scores": lambda: alice.slash(house.channel, "junk scores", everywhere=True),
        "games to watch": lambda: alice.slash(house.channel, "table replay"),
        "export": lambda: alice.slash(house.channel, "privacy export"),
        "a table": lambda: house.open("bob"),
    }
    for what, opens in opened.items():
        assert await steps_taken(connection_of(store), opens) < GAMES // 2, what
