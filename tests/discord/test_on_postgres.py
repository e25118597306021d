"""The whole bot on a PostgreSQL server: tests from elsewhere in this folder, and nothing in them is different."""

import pytest

from tests.discord.postgres_settings import settings
from tests.discord.test_badges import (
    test_a_badge_is_news_below_the_game_and_then_on_a_page_that_can_be_posted,
    test_all_games_make_one,
)
from tests.discord.test_challenge import test_a_challenge_of_somebody_who_was_forgotten_is_theirs_who_offers_it_next
from tests.discord.test_daily import test_the_lists_of_all_servers_name_only_those_who_want_it
from tests.discord.test_forgetting import test_in_games_with_others_the_name_becomes_someone
from tests.discord.test_night import (
    filmed,
    test_a_film_that_was_not_made_when_the_bot_stopped_is_made_after_the_start,
    test_all_games_of_a_night_count_together_also_after_a_restart,
)
from tests.discord.test_picks import (
    test_each_round_has_a_pick_and_its_answer_is_told_when_it_ends_and_when_the_game_is_stopped,
    test_who_watches_predicts_who_wins_until_everybody_has_moved_and_the_end_tells_who_was_right,
)
from tests.discord.test_privacy import test_an_export_tells_all_of_ones_own_and_nothing_of_others
from tests.discord.test_ratings import test_last_seasons_best_are_below_and_among_the_winners
from tests.discord.test_restart import (
    test_a_move_committed_before_a_crash_is_shown_at_the_next_start,
    test_in_the_middle_of_a_turn_and_while_holding_a_card,
)
from tests.discord.test_review import coach, test_a_review_is_exported_and_forgotten_with_its_player
from tests.discord.test_rivals import (
    test_a_night_ends_with_a_line_for_each_and_says_for_how_many_weeks_there_was_one,
    test_the_end_of_a_game_says_who_leads_whom_and_who_wins_in_a_row_and_says_so_ever_after,
)
from tests.discord.test_stats import test_rivals_are_those_with_whom_one_has_played_three_times
from tests.discord.test_taking_a_seat import test_whoever_leaves_a_lost_seat_to_a_friend_is_rated_as_the_last
from tests.discord.test_watching import (
    test_cheers_show_up_in_the_next_picture_and_never_alone,
    test_where_seats_are_short_who_has_played_longest_makes_way_and_is_first_next_time,
)
from tests.discord.test_whole_game import (
    test_at_the_end_there_are_a_record_that_replays_and_a_rematch_one_seat_further,
)

pytestmark = pytest.mark.long("PostgreSQL")

__all__ = [
    "coach",
    "filmed",
    "settings",
    "test_a_badge_is_news_below_the_game_and_then_on_a_page_that_can_be_posted",
    "test_a_challenge_of_somebody_who_was_forgotten_is_theirs_who_offers_it_next",
    "test_a_film_that_was_not_made_when_the_bot_stopped_is_made_after_the_start",
    "test_a_move_committed_before_a_crash_is_shown_at_the_next_start",
    "test_a_night_ends_with_a_line_for_each_and_says_for_how_many_weeks_there_was_one",
    "test_a_review_is_exported_and_forgotten_with_its_player",
    "test_all_games_make_one",
    "test_all_games_of_a_night_count_together_also_after_a_restart",
    "test_an_export_tells_all_of_ones_own_and_nothing_of_others",
    "test_at_the_end_there_are_a_record_that_replays_and_a_rematch_one_seat_further",
    "test_cheers_show_up_in_the_next_picture_and_never_alone",
    "test_each_round_has_a_pick_and_its_answer_is_told_when_it_ends_and_when_the_game_is_stopped",
    "test_in_games_with_others_the_name_becomes_someone",
    "test_in_the_middle_of_a_turn_and_while_holding_a_card",
    "test_last_seasons_best_are_below_and_among_the_winners",
    "test_rivals_are_those_with_whom_one_has_played_three_times",
    "test_the_end_of_a_game_says_who_leads_whom_and_who_wins_in_a_row_and_says_so_ever_after",
    "test_the_lists_of_all_servers_name_only_those_who_want_it",
    "test_where_seats_are_short_who_has_played_longest_makes_way_and_is_first_next_time",
    "test_who_watches_predicts_who_wins_until_everybody_has_moved_and_the_end_tells_who_was_right",
    "test_whoever_leaves_a_lost_seat_to_a_friend_is_rated_as_the_last",
]
