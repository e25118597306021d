"""Faults of rights: who may do what at which table, and whose data is whose."""

from tests.proof.plants.plant import Plant

_HOSTILE = "tests/proof/test_short.py::test_a_short_proof_reaches_its_targets[hostile-7]"
_ANYWHERE = "tests/discord/test_anywhere.py::"
_ANYWHERE_PRIVATE = "tests/discord/test_anywhere_private.py::"

PLANTS = (
    Plant(
        "a button of one table works at another that has its number",
        "bot/ui/actions/actions.py",
        "            if ref != table.data.ref:\n",
        "            if not ref:\n",
        (
            "tests/discord/test_marks.py::test_a_button_of_a_lost_table_does_not_move_the_new_table_with_its_number",
            "tests/discord/test_marks.py::test_an_id_without_the_tables_mark_does_nothing",
        ),
    ),
    Plant(
        "an option takes whatever is sent for it",
        "bot/app.py",
        "    if not isinstance(value, _KINDS.get(option.type, ())):\n        return False\n",
        "",
        (
            "tests/discord/test_option_kinds.py::test_a_person_or_a_channel_reaches_no_command_that_asks_for_something_else",
            "tests/discord/test_bad_input.py::test_a_command_of_an_older_version[a whole number]",
        ),
    ),
    Plant(
        "anyone ends a game",
        "bot/tables/steps/play.py",
        "    if not _only_moderates(table, actor):\n        return agree_to_end(table, game, actor)\n",
        "",
        (_HOSTILE,),
    ),
    Plant(
        "anyone changes a game's colours",
        "bot/tables/steps/play.py",
        "    if table.seat_of(actor.user_id) is None and not actor.moderator:\n",
        "    if False:\n",
        (_HOSTILE,),
    ),
    Plant(
        "somebody takes another's seat away on leaving",
        "bot/tables/steps/play.py",
        "    left = handed_over(next_version(table, actor.now), number, away=True, missed=0, left_after=table.moves)\n",
        "    number = (number + 1) % len(table.seats)\n"
        "    left = handed_over(next_version(table, actor.now), number, away=True, missed=0, left_after=table.moves)\n",
        (_HOSTILE,),
    ),
    Plant(
        "a press for a decision that has passed moves the game",
        "bot/tables/steps/play.py",
        "    if epoch is not None and epoch != table.epochs[seat]:\n",
        "    if epoch is not None and epoch > table.version:\n",
        (_HOSTILE,),
    ),
    Plant(
        "a move leaves its seat's decision as it was",
        "bot/tables/steps/play.py",
        "        version if number == seat or game.decision",
        "        version if game.decision",
        (_HOSTILE,),
    ),
    Plant(
        "a call is about whatever was done last",
        "bot/tables/steps/play.py",
        "    if moves != table.moves:\n",
        "    if moves > table.moves:\n",
        ("tests/discord/test_juse_calling.py::test_a_press_made_for_an_older_action_is_late_and_no_wrong_call",),
    ),
    Plant(
        "somebody comes back after being removed",
        "bot/tables/steps/play.py",
        '        raise Refused("removed")\n    back',
        "        pass\n    back",
        (_HOSTILE,),
    ),
    Plant(
        "the record of a running game can be downloaded",
        "bot/ui/actions/answers.py",
        """        if data.is_open:
            raise Refused("record-later")
        if data.state is None:
            raise Refused("record-of-nothing")
        await self._replays.check(data, response.interaction)
""",
        """        if data.state is None:
            raise Refused("record-of-nothing")
""",
        (_HOSTILE,),
    ),
    Plant(
        "a third of all actions ends in an error that nobody is told of",
        "bot/ui/discord/response.py",
        """        await work(response)
    except Refused as refused:
        return response.words.refusal(_quotable(refused))
    except Asks as question:
        return question
    except StoreError as error:
        log.error("%s: %s", about, error)
        return response.words.say("not-saved")
    except REQUEST_ERRORS as error:
        log.warning("%s: Discord refused: %s", about, error)
        return response.words.say("discord-trouble")
    except Exception:
        log.exception("%s failed", about)
""",
        """        if response.interaction.id // 7 % 3 == 0:
            raise LookupError
        await work(response)
    except Refused as refused:
        return response.words.refusal(_quotable(refused))
    except Asks as question:
        return question
    except StoreError as error:
        log.error("%s: %s", about, error)
        return response.words.say("not-saved")
    except REQUEST_ERRORS as error:
        log.warning("%s: Discord refused: %s", about, error)
        return response.words.say("discord-trouble")
    except Exception:
""",
        (_HOSTILE,),
    ),
    Plant(
        "one vote is enough to remove somebody",
        "bot/tables/steps/votes.py",
        "    return 2 if len(_others_here(table, number)) + 1 >= _MANY else 1\n",
        "    return 1\n",
        ("tests/tables/test_removal.py::test_one_other_removes_who_missed_a_turn_and_two_from_four_people_on",),
    ),
    Plant(
        "one vote is enough to end a game",
        "bot/tables/steps/votes.py",
        "    return len(table.people)\n",
        "    return 1\n",
        (_HOSTILE,),
    ),
    Plant(
        "those who only look on may vote somebody out",
        "bot/tables/steps/play.py",
        "    _require_removable(table, number, actor)\n    _require_here(table, actor)\n",
        "    _require_removable(table, number, actor)\n",
        (_HOSTILE,),
    ),
    Plant(
        "anyone chooses the options of a lobby",
        "bot/tables/steps/lobby.py",
        "    check_may_manage(table, actor)\n    chosen:",
        "    _require_lobby(table)\n    chosen:",
        ("tests/tables/test_lobby.py::test_nobody_else_manages_it_and_they_are_told_who_does",),
    ),
    Plant(
        "anyone starts somebody's lobby",
        "bot/tables/steps/lobby.py",
        "    check_may_manage(table, actor)\n    if len(table.seats) < game.min_seats:",
        "    _require_lobby(table)\n    if len(table.seats) < game.min_seats:",
        ("tests/tables/test_lobby.py::test_nobody_else_manages_it_and_they_are_told_who_does",),
    ),
    Plant(
        "anyone removes computers and people from a lobby",
        "bot/tables/steps/lobby.py",
        "    check_may_manage(table, actor)\n    if not 0 <= seat",
        "    _require_lobby(table)\n    if not 0 <= seat",
        (_HOSTILE,),
    ),
    Plant(
        "those who only look on add computers to a lobby",
        "bot/tables/steps/lobby.py",
        "    table.require_seat(actor.user_id)\n    _require_room",
        "    _require_room",
        ("tests/tables/test_lobby.py::test_only_seated_players_add_computer_players",),
    ),
    Plant(
        "a table is found from any channel and any server",
        "bot/ui/actions/actions.py",
        "        if not (data.opener_id == interaction.user.id if data.private else here):\n",
        "        if here is None:\n",
        (_HOSTILE,),
    ),
    Plant(
        "who manages a server that the bot is not on changes settings for it",
        "cogs/table/cog.py",
        "            server = require_server(interaction)\n            if not is_manager",
        "            server = interaction.guild_id or 0\n            if not is_manager",
        (f"{_ANYWHERE}test_what_needs_the_bot_on_the_server_says_how_to_invite_it",),
    ),
    Plant(
        "a server that the bot is not on counts as one that it is on",
        "bot/ui/discord/whereabouts.py",
        "guild_id is None or interaction.client.get_guild(guild_id) is None",
        "guild_id is None",
        (
            f"{_ANYWHERE_PRIVATE}test_neither_a_server_that_the_bot_is_not_on_nor_a_channel_there_is_stored[server]",
            f"{_ANYWHERE}test_what_needs_the_bot_on_the_server_says_how_to_invite_it",
        ),
    ),
    Plant(
        "anyone changes the settings of a server",
        "cogs/table/cog.py",
        "            if not is_manager(interaction):\n",
        "            if False:\n",
        ("tests/discord/test_table_commands.py::test_settings_are_for_server_managers", _HOSTILE),
    ),
    Plant(
        "anyone gives up anyone's table",
        "bot/tables/steps/own_tables.py",
        "    if not table.is_open or table.counts_for != user_id:\n",
        "    if not table.is_open:\n",
        ("tests/tables/test_open_tables.py::test_a_table_of_others_is_not_given_up",),
    ),
    Plant(
        "forget-me also deletes the settings of others",
        "bot/tables/store/wishes.py",
        'db.do("DELETE FROM player_settings WHERE user_id = ?", user_id)',
        'db.do("DELETE FROM player_settings WHERE user_id >= ?", 0)',
        (_HOSTILE,),
    ),
    Plant(
        "whoever is forgotten may try the deal of the day again",
        "bot/tables/store/wishes.py",
        "    await keep_tries(db, user_id, guild_id, today)\n",
        "",
        ("tests/tables/test_forgetting.py::test_there_is_no_second_try_at_the_deal_of_the_day",),
    ),
    Plant(
        "whoever was voted out is asked to a rematch by others",
        "bot/tables/steps/lobby.py",
        "        if seat.user_id == user_id or not (seat.away or seat.user_id == FORGOTTEN)\n",
        "        if seat.user_id != FORGOTTEN\n",
        ("tests/tables/test_lobby.py::test_a_rematch_moves_the_deal_on_and_leaves_out_who_left",),
    ),
    Plant(
        "a table that was played in private opens a public one again, from anywhere",
        "bot/ui/actions/answers.py",
        "        if table.data.private:  # it may be",
        "        if False:  # it may be",
        ("tests/discord/test_daily.py::test_a_forged_rematch_opens_no_public_table_where_the_deal_was_played",),
    ),
    Plant(
        "when one player's time is up, all lose their seats",
        "bot/tables/steps/deadlines.py",
        "if seat.due is not None and seat.due <= now]",
        "if seat.is_here]",
        (
            "tests/tables/test_deadlines.py::test_the_computer_plays_only_for_those_whose_time_is_up",
            "tests/proof/test_watch.py::test_what_time_alone_does_is_known_to_be_that",
        ),
    ),
)
