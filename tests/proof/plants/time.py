"""Faults of clocks, of deadlines, and of what tables do by themselves."""

from tests.proof.plants.plant import Plant

PLANTS = (
    Plant(
        "a clock runs while its shard is cut off",
        "bot/tables/runtime/clock.py",
        "            self._still[shard] = min(now,",
        "            self._still[-1 - shard] = min(now,",
        (
            "tests/tables/test_clock.py::test_only_the_shard_that_is_offline_stands_still",
            "tests/tables/test_outages.py::test_three_minutes_offline_cost_no_turn",
        ),
    ),
    Plant(
        "a clock runs while no bot does",
        "bot/tables/runtime/clock.py",
        "saved.table_time or self.wall()",
        "self.wall()",
        ("tests/tables/test_tables.py::test_downtime_does_not_count",),
    ),
    Plant(
        "a clock runs while the machine sleeps",
        "bot/tables/runtime/clock.py",
        "min(max(0.0, self._source() - self._last), self._longest_step)",
        "max(0.0, self._source() - self._last)",
        ("tests/tables/test_clock.py::test_while_the_machine_is_suspended_or_the_loop_blocked_almost_nothing_counts",),
    ),
    Plant(
        "after a start all tables have something to do at once",
        "bot/tables/runtime/table_alarms.py",
        "            wait += _ONE_BY_ONE\n",
        "",
        ("tests/tables/test_tables.py::test_after_a_start_the_tables_have_their_turns_one_by_one",),
    ),
    Plant(
        "when their times of day are wrong, all tables are shown at once",
        "bot/tables/runtime/table_alarms.py",
        "number * _ONE_BY_ONE",
        "0.0",
        ("tests/tables/test_outages.py::test_after_an_outage_they_are_shown_one_by_one",),
    ),
    Plant(
        "two missed turns in a row keep the seat",
        "bot/tables/steps/deadlines.py",
        "MISSES = 2\n",
        "MISSES = 3\n",
        ("tests/tables/test_deadlines.py::test_after_two_misses_the_computer_keeps_the_seat_until_its_player_is_back",),
    ),
    Plant(
        "a wrong call gives whoever makes it new time",
        "bot/tables/steps/deadlines.py",
        "    return same_turn or same_question or _only_spoke(before, change, game, number)",
        "    return same_turn or same_question",
        ("tests/tables/test_deadlines.py::test_a_call_resets_neither_deadline_nor_misses",),
    ),
    Plant(
        "computers go on before a misplay was seen",
        "bot/tables/steps/reveals.py",
        "_JUSE, _RESULT, _LAST = 3.0, 8.0, 3.0",
        "_JUSE, _RESULT, _LAST = 0.0, 8.0, 3.0",
        ("tests/tables/test_reveals.py::test_a_juse_is_seen_for_three_seconds_at_least",),
    ),
    Plant(
        "the result of a round goes by unseen",
        "bot/tables/steps/reveals.py",
        "_JUSE, _RESULT, _LAST = 3.0, 8.0, 3.0",
        "_JUSE, _RESULT, _LAST = 3.0, 0.0, 3.0",
        (
            "tests/tables/test_reveals.py::test_the_result_of_a_round_is_posted_after_the_last_look_and_seen_for_eight_seconds",
        ),
    ),
    Plant(
        "an idle lobby is never closed",
        "bot/tables/steps/model.py",
        "LOBBY_IDLE = 30 * 60.0",
        "LOBBY_IDLE = 300 * 60.0",
        ("tests/tables/test_lobby.py::test_a_lobby_expires_only_after_thirty_idle_minutes",),
    ),
    Plant(
        "the lobby does not pass on when its opener leaves",
        "bot/tables/steps/lobby.py",
        "opener = table.opener_id if table.opener_id in people else people[0]",
        "opener = table.opener_id",
        (
            "tests/tables/test_lobby.py::test_the_opener_leaving_hands_the_lobby_to_the_next_person_and_not_to_a_computer",
        ),
    ),
    Plant(
        "a rematch seats who left",
        "bot/tables/steps/lobby.py",
        "if seat.user_id == user_id or not (seat.away or seat.user_id == FORGOTTEN)",
        "if True",
        ("tests/tables/test_lobby.py::test_a_rematch_moves_the_deal_on_and_leaves_out_who_left",),
    ),
    Plant(
        "all but one end a game for all",
        "bot/tables/steps/votes.py",
        "    return len(table.people)",
        "    return max(1, len(table.people) - 1)",
        ("tests/tables/test_play.py",),
    ),
    Plant(
        "clocks tell everybody the time of one",
        "bot/ui/table/notices.py",
        "    if len(dues) == 1:",
        "    if dues:",
        ("tests/discord/test_clocks.py::test_each_bid_has_its_own_deadline",),
    ),
    Plant(
        "a bot that starts shows each message anew",
        "bot/tables/store/holding.py",
        'CASE WHEN shown_version >= version THEN 1 ELSE 0 END"',
        '0"',
        ("tests/tables/test_tables.py::test_a_start_resumes_computer_players_and_shows_what_was_not_shown",),
    ),
)
