"""Faults of ratings: who gains or loses by what, and how often."""

from tests.proof.plants.plant import Plant

PLANTS = (
    Plant(
        "whoever left to the computer keeps the place that it reached",
        "bot/tables/steps/results.py",
        "if seat in people and seat not in left]",
        "if seat in people]",
        ("tests/tables/test_ratings.py::test_whoever_left_their_seat_to_the_computer_is_last_though_it_won_there",),
    ),
    Plant(
        "a third account at the table gets around the limit of a day",
        "bot/tables/store/rating_log.py",
        "        against = _opponents(place, counted, apart)\n",
        "        against = _opponents(place, counted, ())\n",
        ("tests/tables/test_rating_abuse.py::test_a_third_account_at_the_table_does_not_get_around_the_limit",),
    ),
    Plant(
        "a season begins as the last one ended",
        "bot/tables/store/rating_log.py",
        'begun = last if known[0]["season"] == season else in_new_season(last)',
        "begun = last",
        ("tests/tables/test_ratings.py::test_a_season_begins_with_the_last_number_and_less_certainty",),
    ),
    Plant(
        "the ledger keeps what somebody who was erased came to",
        "bot/tables/store/rating_log.py",
        "UPDATE ledger SET user_id = NULL, mean_after = NULL, spread_after = NULL",
        "UPDATE ledger SET user_id = NULL",
        (
            "tests/tables/test_ratings_erased.py"
            "::test_their_rows_go_and_the_others_numbers_stay_and_can_be_computed_again",
        ),
    ),
    Plant(
        "a damaged ledger is not noticed if ratings agree with it",
        "bot/tables/store/rating_check.py",
        '        self._compare(f"{line.name}, after", line.after, computed)\n',
        "",
        (
            "tests/host/test_check_ratings.py::test_a_damaged_line_of_somebody_who_was_erased_is_told_by_the_others_numbers",
        ),
    ),
)
