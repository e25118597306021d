"""Faults of texts, names and languages."""

from tests.proof.plants.plant import Plant

PLANTS = (
    Plant(
        "a text that no catalogue has is found at the first use",
        "bot/text/en-US.ftl",
        "\nhint-free =",
        "\nhint-fre =",
        ("tests/text/test_words.py::test_every_key_that_is_used_exists",),
    ),
    Plant(
        "a translation that lacks a text says nothing",
        "bot/text/__init__.py",
        "        if self._fallback is not None and not self._bundle.has_message(key):\n"
        "            return self._fallback",
        "        if self._fallback is not None and not self._bundle.has_message(key):\n            return self",
        ("tests/text/test_languages.py::test_a_text_without_a_translation_is_in_english",),
    ),
    Plant(
        "another variant of a language is not understood",
        "bot/text/__init__.py",
        "tuple(dict.fromkeys((*exact, *variants, SOURCE_LANGUAGE)))",
        "tuple(dict.fromkeys((*exact, SOURCE_LANGUAGE)))",
        ("tests/text/test_languages.py::test_readers_get_their_own_language_or_the_nearest",),
    ),
    Plant(
        "a table speaks the language of its server no more",
        "bot/ui/table/public_message.py",
        "        return server_locale(self._client, data.guild_id)",
        '        return ""',
        ("tests/discord/test_languages.py::test_a_table_is_in_the_language_of_its_server",),
    ),
    Plant(
        "a hand speaks the language of the server",
        "bot/ui/table/hand_message.py",
        "shown = hand.shown, await self._present(table, user_id, found.locale, hand)",
        'shown = hand.shown, await self._present(table, user_id, "", hand)',
        ("tests/discord/test_languages.py::test_a_hand_stays_in_its_owners_language_when_it_is_updated",),
    ),
    Plant(
        "a name may format the message it stands in",
        "bot/ui/discord/names.py",
        '    return _MEANINGFUL.sub(r"\\\\\\g<0>", text)',
        "    return text",
        ("tests/discord/test_names.py::test_a_written_name_is_one_short_plain_line",),
    ),
    Plant(
        "a Hebrew name turns what follows it",
        "bot/ui/discord/names.py",
        '    return f"{_ISOLATE}{safe}{_POP}" if turns else safe',
        "    return safe",
        ("tests/discord/test_names.py::test_a_right_to_left_name_does_not_turn_the_text_around_it",),
    ),
    Plant(
        "two people of the same name are called the same",
        "bot/ui/discord/names.py",
        "if folded.count(name.casefold()) > 1 else name",
        "if folded.count(name.casefold()) > 2 else name",
        ("tests/discord/test_names.py::test_equal_names_are_told_apart_by_seat_number",),
    ),
    Plant(
        "the coach says that a card follows itself",
        "cogs/juse/words/coach.py",
        '    below = "none" if top is None else card_text(top)\n    owed',
        "    below = card_text(card)\n    owed",
        ("tests/text/test_juse_coach.py::test_the_reason_names_the_cards_and_the_people",),
    ),
    Plant(
        "a setting that is wrong starts the bot all the same",
        "bot/config.py",
        "    if not 0 <= seconds <= LONGEST_PAUSE:",
        "    if seconds > LONGEST_PAUSE:",
        ("tests/host/test_settings.py::test_an_impossible_pause_is_refused",),
    ),
    Plant(
        "a token in quotation marks is not explained",
        "bot/config.py",
        '    if token[0] in "\'\\"`" or token[-1] in "\'\\"`":',
        "    if False:",
        ("tests/host/test_settings.py::test_what_is_not_a_token_is_refused_and_never_shown",),
    ),
)
