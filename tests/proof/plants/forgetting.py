"""Faults of forgetting: what is kept of people who wished that nothing is."""

from tests.proof.plants.plant import Plant

PLANTS = (
    Plant(
        "forgetting a person holds the database until all of it is done",
        "bot/tables/store/erasing.py",
        "            if time.monotonic() >= until:\n",
        "            if until < 0:\n",
        ("tests/tables/test_forgetting.py::test_a_long_log_is_deleted_in_several_pieces",),
    ),
    Plant(
        "who was forgotten keeps their name at tables of others",
        "bot/tables/store/erasing.py",
        '"UPDATE seats SET user_id = ?, name = ? WHERE table_id = ? AND user_id = ?"',
        "\"UPDATE seats SET user_id = ?1 WHERE ?2 <> '' AND table_id = ?3 AND user_id = ?4\"",
        ("tests/tables/test_forgetting.py",),
    ),
    Plant(
        "the log still says who made the moves of whoever was forgotten",
        "bot/tables/store/erasing.py",
        '            ("UPDATE moves SET user_id = ?1 WHERE table_id = ?2 AND user_id = ?3", FORGOTTEN),\n',
        "",
        (
            "tests/tables/test_erasure.py::test_a_forgotten_player_is_taken_out_of_the_log_of_moves_of_a_game_with_others",
        ),
    ),
    Plant(
        "what a person wished to have deleted is shown until it is",
        "bot/tables/store/wishes.py",
        '        f"NOT EXISTS (',
        '        f"1 OR NOT EXISTS (',
        ("tests/tables/test_forgetting.py",),
    ),
    Plant(
        "the settings of whoever is forgotten stay",
        "bot/tables/store/wishes.py",
        '    await db.do("DELETE FROM player_settings WHERE user_id = ?", user_id)\n',
        "",
        ("tests/tables/test_erasure.py::test_settings_are_deleted_for_every_server",),
    ),
    Plant(
        "who has their games deleted may try the day's deal again",
        "bot/tables/store/wishes.py",
        "    await keep_tries(db, user_id, guild_id, today)\n",
        "",
        ("tests/tables/test_forgetting.py::test_there_is_no_second_try_at_the_deal_of_the_day",),
    ),
    Plant(
        "a deleted try at a day's deal is kept without a key",
        "bot/tables/store/tries.py",
        'hmac.digest(secret.encode(), f"try/{game}/{day}/{user_id}".encode(), "sha256")',
        'hmac.digest(b"", f"try/{game}/{day}/{user_id}".encode(), "sha256")',
        ("tests/tables/test_daily.py::test_what_is_kept_of_a_deleted_try_can_be_read_by_nobody_without_the_secret",),
    ),
    Plant(
        "who is forgotten on one server loses their result of the day on all",
        "bot/tables/store/daily_lists.py",
        "    if another is None:\n",
        "    if True:\n",
        ("tests/tables/test_daily_of_all_games.py::test_forgotten_on_one_server_it_stays_on_the_lists_of_the_others",),
    ),
    Plant(
        "whoever is forgotten is still reminded",
        "bot/tables/store/wishes.py",
        '    await db.do("DELETE FROM reminders WHERE user_id = ?", user_id)\n',
        "",
        ("tests/tables/test_reminders.py::test_whoever_is_forgotten_is_not_reminded",),
    ),
)
