"""Faults of the connection to Discord's gateway and of requests."""

from tests.proof.plants.plant import Plant

PLANTS = (
    Plant(
        "attempts to connect come ever later, without end",
        "bot/ui/discord/shards.py",
        "longest = min(LONGEST_APART, 2.0 ** min(in_a_row, 10))",
        "longest = 2.0 ** min(in_a_row, 10)",
        ("tests/discord/test_shards.py::test_a_gateway_that_is_down_at_start_is_waited_for_in_one_line",),
    ),
    Plant(
        "all attempts to connect come at once",
        "bot/ui/discord/shards.py",
        "        return max(0.0, self._tried_at + _between(longest / 2, longest) - time.monotonic())",
        "        return 0.0",
        ("tests/discord/test_shards.py::test_a_gateway_that_closes_every_session_at_once_is_not_hammered",),
    ),
    Plant(
        "a session whose events cannot be read is resumed for ever",
        "bot/ui/discord/shards.py",
        " or self._unreadable > _UNREADABLE",
        "",
        ("tests/discord/test_shards.py::test_what_cannot_be_read_again_and_again_ends_the_session",),
    ),
    Plant(
        "shards that must take turns begin sessions at once",
        "bot/ui/discord/session_starts.py",
        "_APART = 5.0\n",
        "_APART = 0.0\n",
        ("tests/discord/test_session_starts.py::test_sixteen_shards_start_within_80_seconds_but_not_at_once",),
    ),
    Plant(
        "the last sessions of a day are used up",
        "bot/ui/discord/session_starts.py",
        "left = (self._remaining - _KEPT)",
        "left = self._remaining",
        (
            "tests/discord/test_session_starts.py::test_a_process_that_is_started_again_all_day_does_not_use_up_the_ration",
        ),
    ),
    Plant(
        "after a new session, nobody looks whether a table is still there",
        "bot/ui/table/public_message.py",
        "        public.deleted = True\n        if newest is not None",
        "        if newest is not None",
        ("tests/discord/test_new_session.py::test_a_table_whose_message_was_deleted_meanwhile_comes_back",),
    ),
    Plant(
        "after a new session, nobody looks whether a channel is gone",
        "bot/app.py",
        "        await self.services.display.look_again(guild)\n",
        "",
        ("tests/discord/test_new_session.py::test_a_table_whose_channel_was_deleted_meanwhile_is_closed",),
    ),
    Plant(
        "a shard's outage counts from when it is noticed",
        "bot/ui/discord/gateway_health.py",
        "        self._silent.discard(shard)\n        self._clock.offline(shard, self._heard.get(shard))",
        "        self._silent.discard(shard)\n        self._clock.offline(shard)",
        (
            "tests/discord/test_gateway_health.py::test_a_cut_that_is_noticed_late_counts_from_when_the_shard_was_last_heard_of",
        ),
    ),
    Plant(
        "while Discord is out of order, clocks run",
        "bot/ui/discord/rest_health.py",
        "            self._clock.out_of_order(self._failing_since)\n",
        "",
        ("tests/discord/test_rest_health.py::test_before_time_is_up_it_asks_if_nothing_was_answered_lately",),
    ),
    Plant(
        "what Discord has finally refused is asked again",
        "bot/ui/table/posting.py",
        "_FINAL = (400, 403, 413)",
        "_FINAL = ()",
        (
            "tests/discord/test_publishing.py::test_an_edit_that_is_refused_for_good_is_tried_again_only_with_the_next_change",
        ),
    ),
    Plant(
        "commands that Discord refuses stop a bot without saying which",
        "bot/cli/run.py",
        '            where = "; ".join(line.strip() for line in str(error).splitlines()[1:]) or _one_line(error)\n',
        '            where = ""\n',
        ("tests/host/test_run.py::test_a_command_that_discord_refuses_is_named_with_the_reason",),
    ),
    Plant(
        "commands are told to Discord at each start",
        "bot/app.py",
        "        if await store.commands_hash() == told:",
        "        if not told:",
        ("tests/discord/test_restart.py",),
    ),
    Plant(
        "a buried table stays where it is",
        "bot/ui/table/public_message.py",
        "BURIED_AFTER = 5",
        "BURIED_AFTER = 500",
        ("tests/discord/test_publishing.py::test_a_buried_table_is_reposted_and_the_old_message_deleted",),
    ),
    Plant(
        "a table is edited though Discord rations that",
        "bot/ui/table/public_message.py",
        "OLD_AFTER = 50 * 60.0",
        "OLD_AFTER = 5000 * 60.0",
        ("tests/discord/test_publishing.py::test_an_old_message_is_replaced_before_discord_limits_its_edits",),
    ),
    Plant(
        "an archived thread is given up",
        "bot/ui/table/posting.py",
        "            await with_retry(lambda: thread.edit(archived=False))\n",
        "            pass\n",
        ("tests/discord/test_publishing.py::test_an_archived_thread_is_reopened",),
    ),
)
