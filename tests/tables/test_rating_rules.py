"""Each line of the rules of rating, as players read them below /table ladder."""

import pytest

from bot.features.ratings.rating import FIRST_NUMBER, MOST_LOST, START, UNCERTAIN_ABOVE, Entrant, rated_each
from bot.features.ratings.store import MOST_A_DAY, RatingsBook
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.fields import with_fields
from bot.tables.steps.model import Seat
from bot.text import words_for
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, KEEPER, OfflineBot
from tests.tables.rated_games import AUTUMN, DAY, faults, ledger, rate, rating_of
from tests.tables.test_ratings import over, places, seat

pytestmark = [pytest.mark.usefixtures("drawn_by_hand"), pytest.mark.sqlite]


def lines() -> list[str]:
    return words_for("en-US").say("ladder-foot", most=MOST_A_DAY, first=FIRST_NUMBER, points=MOST_LOST).splitlines()


def test_there_are_at_most_ten_lines_and_a_test_for_each_that_says_the_same() -> None:
    tests = [str(test.__doc__) for name, test in globals().items() if name.startswith("test_line_")]
    assert [f"-# {' '.join(text.split())}" for text in tests] == lines()
    assert len(tests) <= 10


async def test_line_1_which_games_count(bot: OfflineBot) -> None:
    """Public games of two people or more count, short or long, if you play them to the end. Wins against computers
    don't count.
    """
    await bot.played(ALICE, computers=3)
    await bot.run(await bot.game(ALICE, BOB), play.end, KEEPER, moderator=True)
    assert ledger(bot) == []
    assert places(over(seat(ALICE), seat(BOB), private=True), (0,), 0, 1) == []
    await bot.played(ALICE, BOB, computers=2)
    assert sorted(user for user, _ in ledger(bot)) == [ALICE, BOB]
    both = [Entrant(START, place, most_lost=MOST_LOST) for place in (1, 2)]
    assert [rating_of(bot, user) for user, _ in ledger(bot)] == rated_each(both)


@pytest.mark.parametrize("gone", [{}, {"missed": 2}, {"missed": 2, "removed": True}, {"removed": True}], ids=str)
async def test_line_2_who_leaves_or_is_replaced_comes_last(gone: dict[str, int]) -> None:
    """If you leave, or a computer takes over for you, and you aren't back by the end, you come last."""
    left = with_fields(Seat(ALICE, "Alice"), away=True, **gone)
    assert places(over(left, seat(BOB), seat(CAROL)), (0,), 0, 2, 4) == [(BOB, 1), (CAROL, 2), (ALICE, 3)]


async def left_by(bot: OfflineBot, moves: int, *people: int, to: int | None = None) -> Table:
    """A whole short game, which the last of its people has left after so many moves, perhaps to somebody else."""
    table = await bot.lobby(*people)
    await bot.start_short(table)
    await bot.play_on(table, lambda data: data.moves >= moves)
    await bot.run(table, play.leave, people[-1])
    if to is not None:
        await bot.run(table, play.take(len(people) - 1), to)
    await bot.play_on(table)
    return table


async def test_line_3_who_leaves_before_everybody_has_moved_five_times_is_left_out(bot: OfflineBot) -> None:
    """If you leave before everybody has moved five times, you are not rated, and nobody is rated against you."""
    await left_by(bot, 8, ALICE, BOB)
    assert ledger(bot) == []
    assert ledger(bot, (await left_by(bot, 12, ALICE, BOB)).data.id) == [(ALICE, 1), (BOB, 2)]


async def test_line_4_who_lets_the_computer_make_more_than_a_fifth_of_their_moves_gains_nothing(
    bot: OfflineBot,
) -> None:
    """If the computer makes more than a fifth of your moves, you gain nothing."""
    table = await bot.lobby(ALICE, BOB, CAROL, DAVE)
    await bot.start_short(table)
    await bot.run(table, play.leave, DAVE)
    await bot.play_on(table, lambda data: data.moves >= 40)
    await bot.run(table, play.come_back, DAVE)
    await bot.play_on(table)
    assert ledger(bot)[0] == (DAVE, 1)
    assert rating_of(bot, DAVE).mean == START.mean


async def test_line_5_after_five_games_of_a_kind_in_a_day_two_are_not_rated_against_each_other(
    bot: OfflineBot,
) -> None:
    """If you play one game more than 5 times a day (UTC) with the same person, only the first 5 are rated between
    you.
    """
    for _ in range(MOST_A_DAY):
        await rate(bot, ALICE, BOB)
    before = rating_of(bot, ALICE)
    await rate(bot, ALICE, BOB)
    assert rating_of(bot, ALICE) == before
    await rate(bot, ALICE, BOB, game="roundup")
    await rate(bot, ALICE, BOB, at=AUTUMN + DAY)
    assert len(ledger(bot)) == 2 * (MOST_A_DAY + 2)


async def test_line_6_who_is_new_has_no_number_and_no_place_and_comes_last(bot: OfflineBot) -> None:
    """Until you have finished a game 3 times with a rating, you are “new” to it: without a number or a place, last in
    the list.
    """
    await rate(bot, ALICE, CAROL, at=AUTUMN - 90 * DAY)
    await rate(bot, ALICE, BOB)
    book = RatingsBook(bot.tables.store)
    found = await book.ladder(11, "juse", "2026-4", 99)
    assert [(ranked.user_id, ranked.place, ranked.rating) for ranked in found.new] == [(ALICE, 0, None), (BOB, 0, None)]
    assert not found.best
    await rate(bot, BOB, ALICE)
    found = await book.ladder(11, "juse", "2026-4", 99)
    assert [(ranked.user_id, ranked.place, ranked.rating) for ranked in found.best] == [
        (ALICE, 1, rating_of(bot, ALICE))
    ]
    assert [ranked.user_id for ranked in found.new] == [BOB]


async def test_line_7_numbers_are_uncertain_for_about_sixteen_games(bot: OfflineBot) -> None:
    """After that, “?” means that a rating is still uncertain, for about 16 games. Those come after all certain
    ones.
    """
    games = 0
    while not games or rating_of(bot, ALICE).spread > UNCERTAIN_ABOVE:
        await rate(bot, 1000 + games, ALICE, 2000 + games)
        games += 1
    assert 12 <= games <= 20
    best = (await RatingsBook(bot.tables.store).ladder(11, "juse", "2026-4", 99)).best
    assert best[0].user_id == ALICE


async def test_line_8_no_game_takes_more_than_forty_points_from_who_is_new_or_uncertain(bot: OfflineBot) -> None:
    """As long as you are new or have a “?”, no game takes more than 40 points from you."""
    fallen: list[int] = []
    before = START
    while before.is_uncertain:
        await rate(bot, *range(3000 + 9 * len(fallen), 3003 + 9 * len(fallen)), ALICE)
        after = rating_of(bot, ALICE)
        fallen.append(before.shown - after.shown)
        before = after
    assert fallen[:5] == [40] * 5
    assert 0 < min(fallen) <= max(fallen) == 40
    assert await faults(bot.tables.store) == []


async def test_line_9_who_takes_a_seat_over_is_not_rated_and_who_left_it_comes_last(bot: OfflineBot) -> None:
    """If you take over a seat during a game, you are not rated. Whoever left it comes last, as if nobody had taken
    it.
    """
    early = await left_by(bot, 8, ALICE, BOB, to=DAVE)
    assert ledger(bot, early.data.id) == []
    assert ledger(bot, (await left_by(bot, 12, ALICE, BOB, to=DAVE)).data.id) == [(ALICE, 1), (BOB, 2)]
    assert await faults(bot.tables.store) == []
