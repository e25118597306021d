"""How a game moves the numbers of its people: pure figures, without tables."""

import pytest

from bot.features.ratings.rating import (
    START,
    UNCERTAIN_ABOVE,
    Rating,
    in_new_season,
    rated,
    season_of,
)

KNOWN = Rating(1500.0, UNCERTAIN_ABOVE - 20)


def means(*places: int, of: Rating = KNOWN) -> list[float]:
    return [rating.mean for rating in rated([of] * len(places), places)]


@pytest.mark.parametrize("people", range(2, 9))
def test_the_better_the_place_the_more_is_gained(people: int) -> None:
    after = means(*range(1, people + 1))
    assert after == sorted(after, reverse=True)
    assert len(set(after)) == people
    assert after[0] > KNOWN.mean > after[-1]


def test_to_beat_a_stronger_one_brings_more() -> None:
    weak, strong = Rating(1400.0, 100.0), Rating(1700.0, 100.0)
    expected = rated([strong, weak], [1, 2])[0].mean - strong.mean
    surprising = rated([weak, strong], [1, 2])[0].mean - weak.mean
    assert surprising > 3 * expected > 0


def test_who_wins_never_falls_and_who_loses_never_rises_however_uncertain_they_are() -> None:
    """As the number shown is the mean: with one from the safe side, a loss could raise it."""
    for mean in (900.0, 1500.0, 2300.0):
        for spread in (40.0, UNCERTAIN_ABOVE, START.spread):
            won, lost = rated([Rating(mean, spread), KNOWN], [1, 2])
            assert won.mean >= mean
            assert lost.mean <= KNOWN.mean
            assert rated([Rating(mean, spread), KNOWN], [2, 1])[0].mean <= mean


def test_a_new_season_keeps_the_number_and_widens_it_but_not_beyond_a_newcomers() -> None:
    begun = in_new_season(KNOWN)
    assert begun.mean == KNOWN.mean
    assert KNOWN.spread < begun.spread < START.spread
    assert in_new_season(Rating(1500.0, START.spread - 1)) == START
    assert in_new_season(START) == START


@pytest.mark.parametrize(
    ("at", "season"),
    [
        (0.0, "1970-1"),
        (1_775_001_599.0, "2026-1"),  # 31 March, 23:59:59 UTC
        (1_775_001_600.0, "2026-2"),  # 1 April, 00:00:00 UTC
        (1_798_761_599.0, "2026-4"),  # 31 December, 23:59:59 UTC
        (1_798_761_600.0, "2027-1"),
    ],
)
def test_a_season_is_three_calendar_months(at: float, season: str) -> None:
    assert season_of(at) == season
