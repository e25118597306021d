"""Faults of what a host sees of the bot."""

from tests.proof.plants.plant import Plant

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
)
