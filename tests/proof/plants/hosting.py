"""Faults of what a host sees of the bot, and of what docs/hosting.md has systemd do."""

from tests.proof.plants.plant import Plant

_PAGE = "docs/hosting.md"
_TESTS = "tests/host/test_hosting_page.py"
_RIGHTS = f"{_TESTS}::test_the_unit_lets_the_bot_do_all_that_it_does_and_nothing_else"
_AGAIN = f"{_TESTS}::test_a_bot_that_hangs_or_is_killed_is_started_again"

PLANTS = (
    Plant(
        "a bot whose shards are cut off calls itself healthy",
        "bot/hosting/condition.py",
        "return [*self._gateway_faults(), *self._database_faults(await self.database())]",
        "return self._database_faults(await self.database())",
        (
            "tests/discord/test_counts.py::test_it_is_healthy_while_the_file_can_be_written_and_its_shards_are_there",
            "tests/discord/test_counts.py::test_each_thing_that_is_not_well_has_a_line",
        ),
    ),
    Plant(
        "a bot whose disk is full calls itself healthy",
        "bot/hosting/condition.py",
        "            return Answer(str(error))",
        '            return Answer("", came=bool(error))',
        ("tests/discord/test_counts.py::test_each_thing_that_is_not_well_has_a_line",),
    ),
    Plant(
        "a database that hangs is asked again and again",
        "bot/hosting/condition.py",
        "(self._asking.done() and now >= self._asked_at + _FRESH)",
        "now >= self._asked_at + _FRESH",
        ("tests/discord/test_counts.py::test_a_database_that_does_not_answer_is_not_asked_again_and_again",),
    ),
    Plant(
        "computers' moves count as people's",
        "bot/tables/steps/actor.py",
        'THE_BOT = Actor(COMPUTER, "", way="computer")',
        'THE_BOT = Actor(COMPUTER, "")',
        ("tests/discord/test_counts.py::test_moves_are_counted_by_game_and_by_the_way_they_were_made",),
    ),
    Plant(
        "an answer is timed from when its work begins",
        "bot/ui/discord/internals.py",
        '    _before_parsing(client, "INTERACTION_CREATE", came)\n',
        "    del came\n",
        ("tests/discord/test_internals.py::test_what_an_interaction_leads_to_knows_when_it_came",),
    ),
    Plant(
        "buckets of times are not added up",
        "bot/hosting/metrics.py",
        "        so_far += count\n",
        "        so_far = count\n",
        ("tests/discord/test_counts.py::test_every_answer_commit_and_picture_is_timed_once",),
    ),
    Plant(
        "figures name who opened a table",
        "bot/tables/runtime/table.py",
        "COUNTS.moves[self.game.name, actor.way]",
        "COUNTS.moves[self.game.name, str(self.data.opener_id)]",
        ("tests/discord/test_counts.py::test_nothing_in_the_figures_names_a_person_a_channel_or_a_server",),
    ),
    Plant(
        "systemd hears signs of life of a bot whose database hangs",
        "bot/hosting/service_manager.py",
        " and (await condition.database()).came",
        "",
        ("tests/host/test_service_manager.py::test_no_sign_of_life_while_the_database_does_not_answer",),
    ),
    Plant(
        "a bot is ready before it is connected",
        "bot/hosting/service_manager.py",
        "if not self._is_ready and not faults:",
        "if not self._is_ready:",
        (
            "tests/host/test_service_manager.py::test_it_asks_for_time_until_it_is_connected_and_then_no_outage_stops_its_signs_of_life",
        ),
    ),
    Plant(
        "an outage of Discord stops the signs of life",
        "bot/hosting/service_manager.py",
        "(await condition.database()).came",
        "not faults",
        (
            "tests/host/test_service_manager.py::test_it_asks_for_time_until_it_is_connected_and_then_no_outage_stops_its_signs_of_life",
        ),
    ),
    Plant(
        "systemd is not told that the bot stops",
        "bot/hosting/service_manager.py",
        '            self.send("STOPPING=1", "STATUS=stopping")\n',
        "",
        ("tests/host/test_service_manager.py::test_it_is_ready_gives_signs_of_life_and_says_when_it_stops",),
    ),
    Plant(
        "anybody on the machine can ask for the status",
        "bot/hosting/status_socket.py",
        "_OWNER_ONLY = 0o600",
        "_OWNER_ONLY = 0o666",
        (
            "tests/host/test_status.py::test_only_the_bots_user_can_ask_and_nothing_is_left_behind",
            "tests/host/test_status.py::test_another_user_is_refused_in_one_sentence",
        ),
    ),
    Plant(
        "what a killed bot left behind is in the way of the next",
        "bot/hosting/status_socket.py",
        "            path.unlink(missing_ok=True)\n",
        "",
        ("tests/host/test_status.py::test_what_a_killed_bot_left_is_no_bot_and_in_nobodys_way",),
    ),
    Plant(
        "a process that was suspended takes away the socket of the next",
        "bot/hosting/status.py",
        "        if file_at(path) == own:\n",
        "        if file_at(path) is not own:\n",
        ("tests/host/test_status.py::test_a_process_that_was_suspended_leaves_the_socket_of_the_next",),
    ),
    Plant(
        "a status that fails keeps whoever asks waiting",
        "bot/hosting/status.py",
        "        finally:\n            writer.close()\n",
        "        else:\n            writer.close()\n",
        ("tests/host/test_status.py::test_a_status_that_fails_keeps_nobody_waiting",),
    ),
    Plant(
        "a bot that is not well has the exit status of one that is",
        "bot/cli/status.py",
        'HEALTHY if status["healthy"] else UNHEALTHY',
        "HEALTHY",
        ("tests/host/test_status.py::test_in_words_for_people",),
    ),
    Plant(
        "a log as JSON shows the token in a traceback",
        "bot/logs.py",
        "            text = text.replace(self._token, _HIDDEN)\n",
        "            pass\n",
        (
            "tests/host/test_logs.py::test_as_json_a_record_is_one_object_on_one_line",
            "tests/host/test_logs.py::test_the_token_is_hidden_in_messages_arguments_and_tracebacks",
        ),
    ),
    Plant(
        "a log as JSON has lines that are no objects",
        "bot/cli/run.py",
        '        if settings.log_format == "text":\n            raise\n',
        "        if error:\n            raise\n",
        ("tests/host/test_run.py::test_as_json_what_the_host_must_mend_is_an_object_too",),
    ),
    Plant(
        "sessions of several processes begin at once",
        "bot/ui/discord/session_starts.py",
        "            seconds = await self._reserved(shard_id % self._at_once)\n",
        "            seconds = 0.0\n",
        ("tests/discord/test_session_starts.py::test_sessions_of_several_processes_begin_one_after_the_other",),
    ),
    Plant(
        "each of several processes takes all sessions of the day for its own",
        "bot/ui/discord/session_starts.py",
        "        self._remaining -= 1 / self._part\n",
        "        self._remaining -= 1\n",
        (
            "tests/discord/test_session_starts.py::test_processes_whose_sessions_are_invalid_all_day_do_not_use_up_the_ration_together",
        ),
    ),
    Plant(
        "a shard that is another process's now stays known here",
        "bot/ui/discord/shards.py",
        "            forget_shard(self._client, shard_id)\n",
        "",
        ("tests/discord/test_own_shards.py::test_a_shard_goes_from_one_to_another",),
    ),
    Plant(
        "a process without shards connects all of them",
        "bot/ui/discord/shards.py",
        "range(client.shard_count or 0) if client.shard_ids is None else client.shard_ids",
        "client.shard_ids or range(client.shard_count or 0)",
        ("tests/discord/test_own_shards.py::test_one_without_shards_is_well_and_takes_the_next",),
    ),
    Plant(
        "status shows the password of the database",
        "bot/cli/status.py",
        "    shown = without_password(str(database))\n",
        "    shown = str(database)\n",
        ("tests/host/test_status_of_many.py::test_without_a_bot_it_says_so_and_no_password",),
    ),
    Plant(
        "a bot is healthy if one of its processes is",
        "bot/cli/status.py",
        'all(answer["healthy"] for answer in answers)',
        'any(answer["healthy"] for answer in answers)',
        ("tests/host/test_status_of_many.py::test_one_that_is_not_well_or_does_not_run_makes_all_unwell",),
    ),
    Plant(
        "a proof does not show how far it is",
        "tests/proof/clicks.py",
        'progress.steps(WITH_SEATS, "kinds of tables")',
        "WITH_SEATS",
        ("tests/proof/test_short.py::test_a_short_proof_reaches_its_targets[clicks-4]",),
    ),
    Plant(
        "systemd filters none of the bot's system calls",
        _PAGE,
        "SystemCallFilter=@system-service\nSystemCallFilter=~@privileged\nSystemCallErrorNumber=EPERM\n",
        "",
        (_RIGHTS,),
    ),
    Plant(
        "systemd forbids what a process beside the bot needs",
        _PAGE,
        "SystemCallFilter=~@privileged\nSystemCallErrorNumber=EPERM\n",
        "SystemCallFilter=~@privileged @resources\nSystemCallErrorNumber=EPERM\n",
        (_RIGHTS,),
    ),
    Plant(
        "systemd lets the bot write to its own code",
        _PAGE,
        "StateDirectory=juse\n",
        "StateDirectory=juse\nReadWritePaths=/opt/juse\nExecStartPre=+/bin/chown -R juse /opt/juse/bot\n",
        (_RIGHTS,),
    ),
    Plant("systemd leaves a bot that was killed where it fell", _PAGE, "Restart=on-failure\n", "", (_AGAIN,)),
    Plant(
        "systemd takes a bot that is well for hung",
        "bot/hosting/service_manager.py",
        'environ.get("WATCHDOG_USEC", "")',
        'environ.get("WATCHDOG_MICROSECONDS", "")',
        (_AGAIN,),
    ),
    Plant(
        "the words that set a bot going again which was started too often do not",
        _PAGE,
        "`systemctl reset-failed juse && systemctl start juse`",
        "`systemctl reset-failed juse.timer && systemctl start juse`",
        (f"{_TESTS}::test_it_is_tried_again_while_discord_is_out_of_reach_but_not_for_ever",),
    ),
)
