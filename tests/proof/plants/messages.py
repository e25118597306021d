"""Faults of messages: tables, private panels, hands, replies, announcements, results, the welcome."""

from tests.proof.plants.plant import Plant

_ANNOUNCEMENTS = "tests/discord/test_announcements.py"


def _faults(scenario: str) -> tuple[str, ...]:
    return (f"tests/proof/test_each_scenario.py::test_faults[{scenario}]",)


def _line(scenario: str) -> tuple[str, ...]:
    return (f"tests/proof/test_each_scenario.py::test_line[{scenario}]",)


PLANTS = (
    # Words.
    Plant(
        "the sixth of seven rules pages loses its button",
        "bot/ui/table/rule_book.py",
        "        for page in range(kit.rules_pages)\n",
        "        for page in range(kit.rules_pages)\n        if page != 5\n",
        ("tests/discord/test_rule_pages.py::test_every_page_has_its_button_on_every_page[jugglers]",),
    ),
    Plant(
        "what has happened since is counted without its line ends",
        "bot/ui/table/since_last_move.py",
        "sum(len(line) + 1 for line in (*head, more, *foot))",
        "sum(len(line) for line in (*head, more, *foot))",
        ("tests/discord/test_since_last_move.py::test_a_long_story_fills_the_message_and_no_more[1]",),
    ),
    # Calls to turn.
    Plant(
        "a call to turn that was not noted is another one to Discord after a restart",
        "bot/ui/table/announcements.py",
        "nonce_for(data.ref, seat, data.epochs[seat])",
        "nonce_for(data.ref, seat, self._now(data))",
        (f"{_ANNOUNCEMENTS}::test_a_ping_that_was_made_but_not_noted_is_the_same_to_discord_when_it_is_made_again",),
    ),
    # Private panels and pictures.
    Plant(
        "a private panel loses its picture",
        "bot/ui/discord/ephemeral.py",
        "response.replace(message.content, message.panel, message.files)",
        "response.replace(message.content, message.panel, ())",
        _faults("junk: a private move"),
    ),
    Plant(
        "a private panel loses a row of buttons",
        "bot/ui/discord/ephemeral.py",
        "response.replace(message.content, message.panel, message.files)",
        "response.replace(message.content, message.panel[:-1], message.files)",
        _faults("junk: a private move"),
    ),
    Plant(
        "every table has the picture that was painted first",
        "bot/ui/table/painter.py",
        "        png = await self.paint(shown.scene)\n        if png is None:\n            return without",
        "        png = self.png = getattr(self, 'png', None) or await self.paint(shown.scene)\n"
        "        if png is None:\n            return without",
        _faults("a move by button"),
    ),
    Plant(
        "a hand keeps its old picture",
        "bot/ui/table/hand_message.py",
        "shown, words_for(found.locale, table.data.game), same_picture=hand.has_picture_of(now)",
        "shown, words_for(found.locale, table.data.game), same_picture=True",
        _faults("roundup: a move in a hand"),
    ),
    Plant(
        "a picture is not described",
        "bot/ui/table/painter.py",
        'Upload(png, "table.png", shown.alt)',
        'Upload(png, "table.png")',
        _faults("a move by button"),
    ),
    Plant(
        "the last seen private panel stays in an old look",
        "bot/ui/table/private_message.py",
        "                await self._messages.change_files(key, message.files)",
        "                pass",
        ("tests/discord/test_looks.py::test_a_private_game_is_updated_and_keeps_its_words_and_buttons",),
    ),
    # What is tried again.
    Plant(
        "a Juse! that Discord did not take is not sent again",
        "bot/ui/table/announcements.py",
        "                else:\n                    self._tables.look_later(table.data, pause_after(",
        "                else:\n                    announced.pending.clear()\n"
        "                    self._tables.look_later(table.data, pause_after(",
        _faults("a misplay"),
    ),
    Plant(
        "a call to turn that Discord did not take is not sent again",
        "bot/ui/table/announcements.py",
        "                else:\n                    self._tables.look_later(table.data, pause_after(",
        "                elif announced.pending:\n                    self._tables.look_later(table.data, pause_after(",
        _faults("somebody is called to turn"),
    ),
    Plant(
        "Discord's errors are swallowed behind a bare acknowledgement",
        "bot/ui/discord/response.py",
        'return response.words.say("discord-trouble")',
        "return None",
        _faults("the rules are read"),
    ),
    Plant(
        "where a new post is refused nobody is told",
        "bot/ui/table/public_message.py",
        "            try:\n                await response.reply(text)\n",
        "            try:\n                pass\n",
        _faults("a table is opened"),
    ),
    Plant(
        "where a picture is refused a Juse! is not even said in words",
        "bot/ui/table/posting.py",
        "        return await with_retry(lambda: request(()))",
        "        raise",
        _faults("a misplay"),
    ),
    Plant(
        "whoever wants a rematch where the bot may not post is not told",
        "bot/ui/actions/answers.py",
        "self._display.show(again, response=response)",
        "self._display.show(again)",
        _faults("a rematch"),
    ),
    Plant(
        "a retry does not retry",
        "bot/ui/discord/response.py",
        "    except CONNECTION_ERRORS:\n        return await with_timeout(request())",
        "    except CONNECTION_ERRORS:\n        raise",
        _line("a move by command"),
    ),
    Plant(
        "a table that could not be shown is not shown later",
        "bot/ui/table/public_message.py",
        "        self._tables.show_later(data.id, data.guild_id, after)",
        "        return",
        _faults("a move by command"),
    ),
    Plant(
        "a hand that could not be changed is not changed later",
        "bot/ui/table/hand_message.py",
        "                self._tables.show_later(table.data.id, table.data.guild_id, TRY_AGAIN_AFTER)",
        "                return",
        _faults("jugglers: a move in a hand"),
    ),
    Plant(
        "a result that could not be posted is not posted later",
        "bot/ui/table/results.py",
        "                self._tables.show_later(table.data.id, table.data.guild_id, TRY_AGAIN_AFTER)",
        "                posted.count = table.data.results",
        _faults("roundup: a round ends"),
    ),
    Plant(
        "a picture of a Juse! that could not be taken away stays",
        "bot/ui/table/announcements.py",
        "                if not (isinstance(error, discord.NotFound) or is_final(error)):\n                    raise",
        "                log.info(error)",
        _faults("a move after a misplay"),
    ),
    # What stands in the channel.
    Plant(
        "a table that moves down leaves its old message",
        "bot/ui/table/posting.py",
        "            public.leftover = old\n            await self.delete_leftover(public)",
        "            pass",
        _faults("a move at a buried table"),
    ),
    Plant(
        "a new Juse! stands beside the old one",
        "bot/ui/table/announcements.py",
        "        await self._delete(table, kind)\n        channel, silent",
        "        channel, silent",
        _faults("a second misplay"),
    ),
    Plant(
        "whoever has moved is still called to turn",
        "bot/ui/table/announcements.py",
        "                await self._delete(table, kind)\n        return",
        "                pass\n        return",
        _faults("a misplay after a call"),
    ),
    Plant(
        "a channel that wants words gets pictures",
        "bot/ui/table/audience.py",
        "return IN_WORDS if chosen.get(",
        "return AS_THE_TABLE if chosen.get(",
        ("tests/discord/test_tables_in_words.py::test_a_table_goes_over_to_words_at_once_and_back",),
    ),
    Plant(
        "who wants words sees the old pictures until something happens",
        "cogs/table/cog.py",
        "                await self.services.display.rewrite_private(interaction.user.id)\n",
        "",
        ("tests/discord/test_tables_in_words.py::test_only_ones_own_hand_is_in_words_and_at_once",),
    ),
    Plant(
        "in words the pile in the middle is not told",
        "cogs/juse/words/describe.py",
        '    lines.append(reader.say("juse-alt-centre", tops=reader.listed(tops)))\n',
        "",
        ("tests/text/test_in_words.py::test_the_text_tells_all_that_the_view_has[juse]",),
    ),
    Plant(
        "a result has no picture",
        "bot/ui/table/results.py",
        '        files = () if picture is None else (Upload(picture, "result.png", alt),)',
        '        files = () if picture is None else (Upload(picture, "result.png", alt),)[1:]',
        _faults("jugglers: a round ends"),
    ),
    Plant(
        "a hand does not follow the game",
        "bot/ui/table/display.py",
        "        self._hands.refresh(table, but=presser)\n        await shown",
        "        await shown",
        _faults("jugglers: a move in a hand"),
    ),
    Plant(
        "the bot goes on thinking after a command",
        "bot/ui/discord/response.py",
        "            if self._deferred_as_message:\n                with contextlib",
        "            if False:\n                with contextlib",
        _faults("a move by command"),
    ),
    Plant(
        "the welcome loses its last row of buttons",
        "bot/ui/table/welcome.py",
        "panel = rows[:ROW_LIMIT]",
        "panel = rows[:-1]",
        ("tests/discord/test_welcome.py::test_a_server_that_invites_the_bot_is_told_once_what_is_played",),
    ),
    Plant(
        "the welcome has no picture",
        "bot/ui/actions/welcome.py",
        "**sent(message)",
        "**{**sent(message), 'files': []}",
        _faults("the bot is invited"),
    ),
    Plant(
        "a lobby offers its players nothing to leave by",
        "bot/ui/verbs.py",
        '    _LOBBY("leave", step=lobby.leave),\n',
        "",
        _faults("somebody gets up again"),
    ),
    Plant(
        "old replies pile up",
        "bot/ui/discord/ephemeral.py",
        "            await self._delete(before)\n",
        "            pass\n",
        ("tests/discord/test_replies.py::test_after_a_command_the_reply_is_a_new_message_and_the_old_one_goes",),
    ),
    Plant(
        "a hand does not say that it is stale",
        "bot/ui/table/hand_message.py",
        "                    await self._messages.change(key, stale_hand(table.data, self._messages.locale(key)))",
        "                    pass",
        ("tests/discord/test_hand.py::test_before_discord_stops_its_changes_a_hand_says_that_it_is_stale",),
    ),
    Plant(
        "a process that has a table again goes by the message that it knew",
        "bot/tables/runtime/membership.py",
        "        self._tables.on_shown_elsewhere(lambda _, guild_id: (guild_id >> 22) % count in shards)\n",
        "",
        (
            "tests/host/test_messages_of_many.py::test_one_that_has_a_table_again_does_not_go_by_what_it_knew_of_its_message",
        ),
    ),
    Plant(
        "what another process may have posted is not looked up",
        "bot/ui/table/public_message.py",
        "            public.is_doubtful = True\n",
        "            pass\n",
        (
            "tests/discord/test_shown_elsewhere.py::test_what_another_process_may_have_posted_is_looked_up_again",
            "tests/host/test_messages_of_many.py::test_one_that_has_a_table_again_does_not_go_by_what_it_knew_of_its_message",
        ),
    ),
    Plant(
        "a process knows what it has announced, whoever has announced something since",
        "bot/ui/table/display.py",
        "            self._announcements.forget(table_id)\n",
        "",
        ("tests/discord/test_shown_elsewhere.py::test_what_another_process_may_have_posted_is_looked_up_again",),
    ),
    Plant(
        "an older state of a table is shown again in the place of the newest",
        "bot/ui/table/public_message.py",
        "            if public.table is None or public.table.data.version <= table.data.version:\n",
        "            if public.table is None:\n",
        (
            "tests/discord/test_shown_elsewhere.py::test_of_a_table_that_was_read_again_meanwhile_the_newer_state_is_shown",
        ),
    ),
)
