"""Faults of tables on a PostgreSQL server, and of moving them there."""

from tests.proof.plants.plant import Plant

_SCHEMA = "bot/tables/store/postgres_migrations/0018_schema.sql"

PLANTS = (
    Plant(
        "what the server has undone counts as saved",
        "bot/tables/store/engines/postgres.py",
        'if await db.execute("COMMIT") != "COMMIT":',
        'if not await db.execute("COMMIT"):',
        ("tests/tables/test_postgres.py::test_a_work_that_fails_is_undone_and_no_other",),
    ),
    Plant(
        "a bot that stops does not wait for what it has begun to save",
        "bot/tables/store/engines/postgres.py",
        "        await self._idle.wait()\n",
        "",
        ("tests/tables/test_postgres.py::test_who_is_cancelled_has_their_work_done_and_closing_waits_for_it",),
    ),
    Plant(
        "a second bot uses the same database of a server",
        "bot/tables/store/engines/postgres_server.py",
        "if not await connection.fetchval(self._take, *_LOCK):",
        "if not _LOCK:",
        (
            "tests/tables/test_postgres.py::test_another_bot_is_refused_until_the_first_is_closed",
            "tests/tables/test_postgres.py::test_whoever_comes_first_after_an_outage_has_the_database",
            "tests/host/test_move_database.py::test_it_refuses_while_a_bot_runs_on_either",
        ),
    ),
    Plant(
        "a move is shown before the server's disk has it",
        "bot/tables/store/engines/postgres_server.py",
        '"synchronous_commit": "on"',
        '"synchronous_commit": "off"',
        ("tests/tables/test_postgres.py::test_a_commit_waits_until_the_disk_has_it_whatever_the_server_would_do",),
    ),
    Plant(
        "two who write what follows from the same rows do not wait for each other",
        "bot/tables/store/engines/postgres_session.py",
        'await self._db.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", subject)',
        "del subject",
        ("tests/tables/test_postgres.py::test_who_is_alone_at_a_subject_keeps_others_away_until_the_end",),
    ),
    Plant(
        "a server lets two tables be open in one channel",
        _SCHEMA,
        "CREATE UNIQUE INDEX one_open_table_per_channel",
        "CREATE INDEX one_open_table_per_channel",
        (
            "tests/tables/test_tables.py::test_the_database_itself_allows_one_table_per_channel[postgres]",
            "tests/tables/test_same_schema.py::test_indexes_are_the_same",
        ),
    ),
    Plant(
        "an index is missing on a server",
        _SCHEMA,
        "CREATE INDEX records_by_end ON records (ended_at);\n",
        "",
        ("tests/tables/test_same_schema.py::test_indexes_are_the_same",),
    ),
    Plant(
        "a server keeps a table without a mark",
        _SCHEMA,
        "    mark TEXT COLLATE \"C\" NOT NULL DEFAULT ''",
        "    mark TEXT COLLATE \"C\" DEFAULT ''",
        ("tests/tables/test_same_schema.py::test_tables_and_columns_are_the_same",),
    ),
    Plant(
        "a number that was given comes again after a move",
        "bot/tables/store/moving/move.py",
        "        await target.set_number(table, number)\n",
        "        del table, number\n",
        (
            "tests/host/test_move_database.py::test_all_is_the_same_there_and_back_and_play_goes_on[file]",
            "tests/host/test_move_database.py::test_all_is_the_same_there_and_back_and_play_goes_on[server]",
        ),
    ),
    Plant(
        "buttons of before work on a copy of the database",
        "bot/tables/store/moving/server.py",
        "        await give_other_marks_when_used(self._db)\n",
        "",
        ("tests/host/test_move_database.py::test_buttons_of_before_do_nothing_at_the_other_place[True]",),
    ),
    Plant(
        "buttons of before work on a copy in a file",
        "bot/tables/store/moving/file.py",
        '        self._db.execute(f"PRAGMA application_id = {BACKUP}")\n',
        "",
        ("tests/host/test_move_database.py::test_buttons_of_before_do_nothing_in_a_file",),
    ),
    Plant(
        "a file forgets which numbers were given before the move",
        "bot/tables/store/moving/file.py",
        '        self._db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, number))\n',
        "        del number\n",
        ("tests/host/test_move_database.py::test_buttons_of_before_do_nothing_in_a_file",),
    ),
    Plant(
        "a database is copied to where a killed bot left the log of another",
        "bot/tables/store/moving/file.py",
        "    if mixed := what_would_be_mixed(path):\n",
        "    if (mixed := what_would_be_mixed(path)) is None:\n",
        ("tests/host/test_move_database.py::test_it_refuses_where_a_killed_bot_left_a_part_of_another_file",),
    ),
    Plant(
        "buttons of before work on a copy that the server has made",
        "bot/tables/store/engines/postgres_opening.py",
        " || (SELECT oid FROM pg_database WHERE datname = current_database()) ||",
        " ||",
        ("tests/tables/test_postgres.py::test_a_copy_that_the_server_has_made_gets_other_marks",),
    ),
    Plant(
        "a copy is not compared with what was copied",
        "bot/tables/store/moving/move.py",
        "if found != copied[table]:",
        "if found.rows > copied[table].rows:",
        (
            "tests/host/test_move_database.py::test_a_copy_that_is_not_the_same_is_not_kept[file]",
            "tests/host/test_move_database.py::test_a_copy_that_is_not_the_same_is_not_kept[server]",
        ),
    ),
    Plant(
        "a host who asks for a backup reads the password",
        "bot/cli/backup.py",
        "'{without_password(database)}'",
        "'{database}'",
        ("tests/host/test_move_database.py::test_backup_and_check_with_a_server",),
    ),
    Plant(
        "a refused address is shown with a part of the password",
        "bot/config.py",
        "        return _address_of_server(name, text)\n",
        "        return text\n",
        ("tests/host/test_settings.py::test_a_password_that_can_be_read_in_two_ways_is_refused_and_not_shown",),
    ),
    Plant(
        "time runs while the database takes nothing",
        "bot/tables/runtime/upkeep.py",
        '        self._clock.out_of_order(since, "database")\n',
        "        del since\n",
        (
            "tests/tables/test_database_outages.py::test_a_full_disk_costs_nobody_a_turn",
            "tests/tables/test_database_outages.py::test_a_server_that_is_gone_costs_nobody_a_turn",
        ),
    ),
    Plant(
        "an outage of the database counts only from when it was noticed",
        "bot/tables/store/attempts.py",
        "self._failed(next(iter(self._begun.values())))",
        "self._failed(self._now())",
        ("tests/tables/test_database_outages.py::test_a_move_that_failed_after_long_costs_no_turn_either",),
    ),
    Plant(
        "a turn has no end if an outage was noticed when its time was up",
        "bot/tables/runtime/tables.py",
        '                self._alarms.set(("deadline", table_id), guild_id, due)\n            raise\n',
        "                pass\n            raise\n",
        ("tests/tables/test_database_outages.py::test_a_move_that_failed_after_long_costs_no_turn_either",),
    ),
    Plant(
        "what speaks to a server is imported for a file too",
        "bot/tables/store/database.py",
        "        return cls(await SqliteEngine.open(place))\n",
        "        _postgres()\n        return cls(await SqliteEngine.open(place))\n",
        ("tests/host/test_requirements.py::test_with_a_file_nothing_of_a_server_is_imported",),
    ),
    Plant(
        "a transaction that could not begin in time is left in its connection",
        "bot/tables/store/engines/postgres.py",
        "if db.is_in_transaction() or isinstance(error, TimeoutError):",
        "if db.is_in_transaction():",
        ("tests/tables/test_members.py::test_a_transaction_that_could_not_begin_in_time_leaves_nothing_behind",),
    ),
)
