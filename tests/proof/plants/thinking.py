"""Faults of computer players and of the processes in which they think."""

from tests.proof.plants.plant import Plant

PLANTS = (
    Plant(
        "computers think as long however many wait",
        "bot/tables/runtime/thinker.py",
        "        return FULL if full <= seconds else max(SMALLEST, seconds / full)",
        "        return FULL",
        ("tests/tables/test_thinker.py::test_the_more_wait_the_less_each_is_asked_to_think",),
    ),
    Plant(
        "a crowded server keeps its turn",
        "bot/tables/runtime/turns.py",
        "        tables = self._servers.pop(guild_id)\n        table_id",
        "        tables = self._servers[guild_id]\n        table_id",
        ("tests/tables/test_turns.py::test_a_server_that_has_had_its_turn_waits_for_all_others",),
    ),
    Plant(
        "within a server one table keeps its turn",
        "bot/tables/runtime/turns.py",
        "        if items:\n            tables[table_id] = items\n        if tables:",
        "        if items:\n            tables = {table_id: items, **tables}\n        if tables:",
        ("tests/tables/test_turns.py::test_within_a_server_the_tables_take_turns",),
    ),
    Plant(
        "a question that never ends is asked again",
        "bot/tables/runtime/worker.py",
        'f"one answer took more than {self._most_work:g} s of a processor", endless=True',
        'f"one answer took more than {self._most_work:g} s of a processor"',
        ("tests/tables/test_thinker.py::test_an_endless_player_is_given_up_at_once",),
    ),
    Plant(
        "thinking processes get the bot's token",
        "bot/tables/runtime/worker.py",
        "{name: os.environ[name] for name in _INHERITED if name in os.environ}",
        "dict(os.environ)",
        ("tests/tables/test_thinker.py::test_its_environment_has_no_token_and_nothing_it_does_not_need",),
    ),
    Plant(
        "a hint waits behind the computers",
        "bot/tables/runtime/thinker.py",
        "self._people if asker.for_person else self._computers, asyncio",
        "self._computers, asyncio",
        ("tests/tables/test_thinker.py::test_whoever_waits_for_a_hint_comes_first",),
    ),
    Plant(
        "a hint comes from an easy player",
        "bot/tables/runtime/table.py",
        'question = Question(self.game.view(data.state, seat), memory, seat, seed, "hard")',
        'question = Question(self.game.view(data.state, seat), memory, seat, seed, "easy")',
        ("tests/tables/test_advice.py::test_advice_is_from_a_strong_player_who_was_shown_what_the_person_was",),
    ),
    Plant(
        "a hint is worked out from what others were shown",
        "bot/tables/runtime/table.py",
        "memory = self.game.recall(seat, None, [event for event in events if event.shown_to(seat)])\n"
        '        seed = self._seed(f"advice',
        'memory = self.game.recall(seat, None, events)\n        seed = self._seed(f"advice',
        ("tests/tables/test_advice.py::test_advice_is_from_a_strong_player_who_was_shown_what_the_person_was",),
    ),
    Plant(
        "a computer player remembers nothing after a restart",
        "bot/tables/runtime/table.py",
        "        self._note(events, dealt=True)\n\n    def _note",
        "        self._note(events[:1], dealt=True)\n\n    def _note",
        ("tests/tables/test_tables.py::test_after_a_restart_everything_is_as_it_was",),
    ),
)
