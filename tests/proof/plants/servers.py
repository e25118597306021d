"""Faults of what the bot keeps of the servers that it is on."""

from tests.proof.plants.plant import Plant

_FILE = "bot/ui/discord/packed_servers.py"
_TESTS = "tests/discord/test_packed_servers.py::"
_ASKED = f"{_TESTS}test_what_is_asked_of_a_server_is_what_discord_py_says"
_EVENTS = f"{_TESTS}test_it_stays_so_after_every_event"
_AWAY = f"{_TESTS}test_a_channel_that_was_deleted_while_the_server_was_away_is_gone"

PLANTS = (
    Plant(
        "a permission that a channel denies is not missed",
        _FILE,
        "[[int(overwrite[name]) for name in _OVERWRITE] for overwrite in overwrites]",
        "[[int(overwrite[name]) for name in _OVERWRITE] for overwrite in overwrites[:1]]",
        (_ASKED, _EVENTS),
    ),
    Plant(
        "a changed role is not noticed",
        _FILE,
        '    "GUILD_ROLE_UPDATE": lambda server, data: server._roles.change(data["role"]),\n',
        "",
        (_EVENTS, f"{_TESTS}test_a_table_is_told_of_only_while_the_askers_roles_let_them_see_its_channel"),
    ),
    Plant(
        "a deleted channel lives on",
        _FILE,
        "for other, row in self._rows.items() if other != number})",
        "for other, row in self._rows.items()})",
        (_EVENTS,),
    ),
    Plant(
        "a channel that was deleted while its server was away lives on",
        _FILE,
        "kind(self, guild[name]) if name in guild else same",
        "kind(self, guild[name]) if name in guild and not same else same",
        (_AWAY,),
    ),
    Plant(
        "a thread is not known to be locked",
        _FILE,
        'about["archived"], about.get("locked", False)',
        'about["archived"], False',
        (_EVENTS, f"{_TESTS}test_what_the_bot_lacks_in_a_thread_that_was_locked_is_named"),
    ),
    Plant(
        "a channel that changes after it was deleted comes back",
        _FILE,
        '        if int(payload["id"]) in self:\n',
        "        if payload:\n",
        (f"{_TESTS}test_changes_of_what_is_gone_do_not_bring_it_back",),
    ),
    Plant(
        "an archived thread is still known",
        _FILE,
        'if payload["thread_metadata"]["archived"]:',
        "if not payload:",
        (_EVENTS,),
    ),
    Plant(
        "threads that Discord no longer lists are still known",
        _FILE,
        "if told and row[_PARENT] not in told})",
        "})",
        (_EVENTS,),
    ),
    Plant(
        "which message of a channel is the newest is forgotten when the channel changes",
        _FILE,
        "(newest.get(number, 0) for number in rows)",
        "(0 for _ in rows)",
        (_EVENTS,),
    ),
    Plant(
        "new messages are not heard of",
        _FILE,
        '        client.dispatch("message_seen", channel_id, message_id)\n',
        "",
        (f"{_TESTS}test_messages_are_heard_of_without_being_read",),
    ),
    Plant(
        "a server that was looked at stays unpacked for ever",
        _FILE,
        "@lru_cache(_UNPACKED)",
        "@lru_cache(None)",
        ("tests/proof/test_short.py::test_a_short_proof_reaches_its_targets[servers-2]",),
    ),
)
