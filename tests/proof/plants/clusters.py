"""In what several processes of one bot have among them."""

from tests.proof.plants.plant import Plant

_MEMBERS = "tests/tables/test_members.py"
_MEMBERSHIP = "tests/tables/test_membership.py"
_CLOCK = "tests/tables/test_shared_clock.py"

PLANTS = (
    Plant(
        "a process that was taken for gone still writes",
        "bot/tables/store/engines/postgres_members.py",
        'if found != "SELECT 1":',
        'if not found.startswith("SELECT"):',
        (f"{_MEMBERS}::test_a_process_that_is_started_again_is_itself_at_once_and_the_one_before_writes_nothing",),
    ),
    Plant(
        "one statement by itself is written without looking at the lease",
        "bot/tables/store/engines/postgres.py",
        "self.members is not None and not sql.startswith(_READING)",
        "False",
        (f"{_MEMBERS}::test_a_process_that_is_started_again_is_itself_at_once_and_the_one_before_writes_nothing",),
    ),
    Plant(
        "a process is ended in the middle of a transaction",
        "bot/tables/store/engines/postgres_members.py",
        '    await db.execute("SELECT pg_advisory_xact_lock($1, $2)", _MEMBER, number)\n',
        "",
        (f"{_MEMBERS}::test_a_member_is_ended_only_after_the_transactions_that_it_has_begun",),
    ),
    Plant(
        "a process that was stopped in a transaction keeps others waiting",
        "bot/tables/store/engines/postgres_members.py",
        "cluster.lease * _IDLE_FOR * 1000",
        "1_000_000",
        (f"{_MEMBERS}::test_who_was_stopped_in_the_middle_of_a_transaction_keeps_nobody_waiting",),
    ),
    Plant(
        "after an outage the first process ends all others",
        "bot/tables/store/engines/postgres_members.py",
        "if self._renewed_at < self._good_since + self.cluster.lease:",
        "if not self._renewed_at:",
        (f"{_MEMBERS}::test_whose_lease_is_over_is_ended_but_not_by_one_that_was_away_itself",),
    ),
    Plant(
        "sessions of different processes begin at once",
        "bot/tables/store/engines/postgres_members.py",
        "greatest(taken.at + $2, excluded.at)",
        "greatest(taken.at + 0 * $2, excluded.at)",
        (f"{_MEMBERS}::test_sessions_begin_apart_in_all_processes_but_each_bucket_by_itself",),
    ),
    Plant(
        "each process takes up all tables",
        "bot/tables/store/holding.py",
        'AND holder IS NULL AND {_of_shards(shards)}"  # noqa: S608\n',
        'AND holder IS NULL AND ({_of_shards(shards)} OR true)"  # noqa: S608\n',
        (f"{_MEMBERSHIP}::test_a_start_takes_up_only_the_tables_of_its_own_shards",),
    ),
    Plant(
        "the time until a process takes a shard counts for its tables",
        "bot/tables/store/holding.py",
        "SET lag = lag + ?1 - at, at = ?1",
        "SET lag = lag + 0 * ?1, at = ?1",
        (f"{_MEMBERSHIP}::test_time_stands_still_between_a_cluster_and_a_plain_bot_and_another_cluster",),
    ),
    Plant(
        "a process goes on with a table that another has",
        "bot/tables/runtime/table.py",
        "decode(stored, self.game), self._store.holds(stored)",
        "decode(stored, self.game), True",
        (
            f"{_MEMBERSHIP}::test_a_press_in_another_process_is_done_and_that_process_then_has_the_table",
            f"{_MEMBERSHIP}::test_nobody_hears_that_the_game_has_moved_on_because_another_process_had_it",
        ),
    ),
    Plant(
        "somebody hears that a game has moved on as another process had it",
        "bot/tables/runtime/table.py",
        'if change is None and not self.is_held and actor.way != "computer":',
        "if False:",
        (f"{_MEMBERSHIP}::test_nobody_hears_that_the_game_has_moved_on_because_another_process_had_it",),
    ),
    Plant(
        "a process shows an older game than another has shown",
        "bot/tables/runtime/tables.py",
        "            await self._catch_up(table)\n",
        "            pass\n",
        (f"{_MEMBERSHIP}::test_a_press_in_another_process_is_done_and_that_process_then_has_the_table",),
    ),
    Plant(
        "nobody takes up a public table that another process has changed",
        "bot/tables/store/store.py",
        "            if not is_held:\n                await note_news(db, table.guild_id)\n",
        "",
        (f"{_MEMBERSHIP}::test_a_public_table_that_another_process_has_changed_is_taken_up_by_the_one_of_its_server",),
    ),
    Plant(
        "a shard is never given back to its process",
        "bot/tables/runtime/membership.py",
        "if owner.shard not in self.own or (owner.home_is_ready and owner.home != self.number)",
        "if owner.shard not in self.own",
        (f"{_MEMBERSHIP}::test_a_shard_is_given_back_to_the_process_that_should_have_it",),
    ),
    Plant(
        "what somebody sets is never known to another process",
        "bot/tables/runtime/membership.py",
        "        self._tables.settings.read_again()\n",
        "",
        (f"{_MEMBERSHIP}::test_what_somebody_sets_elsewhere_is_known_soon",),
    ),
    Plant(
        "who is forgotten by one process stays in the memory of another",
        "bot/tables/runtime/forgetting.py",
        "        self._tables.drop([table.id for table in self._tables.at_hand() if not table.is_open])\n",
        "",
        (f"{_MEMBERSHIP}::test_who_is_forgotten_by_one_process_is_in_no_other_ones_memory",),
    ),
    Plant(
        "somebody sits down whom another process is about to forget",
        "bot/tables/runtime/tables.py",
        "await self.forgetting.look()  # or",
        "pass  # or",
        (f"{_MEMBERSHIP}::test_nobody_sits_down_whom_another_process_is_about_to_forget",),
    ),
    Plant(
        "the time in which a process was suspended counts for its tables",
        "bot/tables/runtime/clock.py",
        "            self._lags[self._shards][shard] += missed\n",
        "            pass\n",
        (
            f"{_CLOCK}::test_what_was_missed_is_no_time_of_its_own_tables",
            f"{_MEMBERSHIP}::test_what_a_process_has_missed_is_no_time_of_its_tables",
        ),
    ),
    Plant(
        "a process saves the time of shards that it does not have",
        "bot/tables/runtime/clock.py",
        "for shard in sorted(self._own)",
        "for shard in sorted(self._lags[self._shards])",
        (f"{_CLOCK}::test_it_saves_its_own_shards_only_and_when_that_was",),
    ),
    Plant(
        "a process takes what the others have not taken yet because they are starting",
        "bot/tables/runtime/membership.py",
        "owner.shard in self._unclaimed and self._looks < _LEFT_AT_FIRST",
        "owner.shard in self._unclaimed and not self._looks",
        (f"{_MEMBERSHIP}::test_processes_that_start_at_different_speeds_take_their_own_shards",),
    ),
    Plant(
        "what nobody takes after a start is never taken",
        "bot/tables/runtime/membership.py",
        "owner.shard in self._unclaimed and self._looks < _LEFT_AT_FIRST",
        "owner.shard in self._unclaimed",
        (f"{_MEMBERSHIP}::test_what_has_nobody_since_a_start_is_taken_in_the_end",),
    ),
)
