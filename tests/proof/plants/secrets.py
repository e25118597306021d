"""Faults of secrets: what somebody hears, sees or reads of others' cards, and of cards that nobody should know."""

from tests.proof.plants.plant import Plant

_LEAKS = "tests/leaks/test_nothing_hidden_is_shown.py::"
_OF_ROUNDUP = f"{_LEAKS}test_what_is_hidden_changes_nothing_that_is_shown[15-roundup]"
_OF_JUGGLERS = f"{_LEAKS}test_what_is_hidden_changes_nothing_that_is_shown[15-jugglers]"
_OF_JUSE = f"{_LEAKS}test_what_is_hidden_changes_nothing_that_is_shown[15-juse]"
_OF_JUNK = f"{_LEAKS}test_what_is_hidden_changes_nothing_that_is_shown[15-junk]"
_SPOKEN = f"{_LEAKS}test_the_running_bot_says_and_logs_nothing_hidden"
_OWN_GAMES = "tests/games/test_own_games.py::test_nothing_hidden_is_shown[whisper]"
_ANYWHERE = "tests/discord/test_anywhere_private.py::"
_COMPUTER = "tests/leaks/test_what_computers_know.py::test_a_computer_knows_its_own_view_and_what_it_was_shown"

PLANTS = (
    Plant(
        "an event tells everybody at Roundup which card was placed",
        "cogs/roundup/rules/bidding.py",
        "        return state, (event,)\n",
        "        from cogs.roundup.rules.state import Stacked\n\n"
        "        return state, (event, Stacked(seat=seat, cards=(card,), face_up=False))\n",
        (_OF_ROUNDUP,),
    ),
    Plant(
        "an event tells everybody at Jugglers what only its player may know",
        "cogs/jugglers/rules/game.py",
        "OwnPlaced(audience=_AUDIENCES[seat], card=card, drew=drew)",
        "OwnPlaced(card=card, drew=drew)",
        (_OF_JUGGLERS,),
    ),
    Plant(
        "an event tells everybody at Jugglers which hand was dealt",
        "cogs/jugglers/rules/progress.py",
        "HandDealt(audience=(seat,), cards=hand)",
        "HandDealt(cards=hand)",
        (_OF_JUGGLERS,),
    ),
    Plant(
        "an event at Juse tells a card that lies face down",
        "cogs/juse/rules/game.py",
        "Drew(seat=seat, card=card, turned_over=turned_over, covered=covered)",
        "Drew(seat=seat, card=card, turned_over=turned_over, covered=covered or state.draws[seat - 1][-1])",
        (_OF_JUSE,),
    ),
    Plant(
        "an event at Junk tells the last card of the deal",
        "cogs/junk/rules/game.py",
        "Drew(card=card, next=_next(drawn))",
        "Drew(card=card, next=state.deal[-1])",
        (_OF_JUNK,),
    ),
    Plant(
        "an event of a host's own game tells the next player's lowest card",
        "tests/games/cogs/whisper/rules.py",
        "event = Played(seat=seat, card=action, points=points)",
        "event = Played(seat=seat, card=action, points=min(state.hands[seat - 1], default=0))",
        (_OWN_GAMES,),
    ),
    Plant(
        "the call to turn tells the state of the game",
        "bot/ui/table/announcements.py",
        'user=f"<@{user_id}>", game=readers.game)',
        'user=f"<@{user_id}>", game=f"{readers.game} {hash(data.state) % 10**9}")',
        (f"{_SPOKEN}[juse]", f"{_SPOKEN}[roundup]"),
    ),
    Plant(
        "the log tells the state of the game",
        "bot/tables/runtime/table.py",
        "        self.data = change.table\n",
        '        self.data = change.table\n        log.info("table %s is %s", self.data.id, self.data.state)\n',
        (f"{_SPOKEN}[roundup]", f"{_SPOKEN}[junk]"),
    ),
    Plant(
        "the log tells which card was pressed",
        "bot/ui/actions/actions.py",
        '        ref, epoch, _ = f"{rest}::".split(":", 2)\n',
        '        ref, epoch, verb = f"{rest}::".split(":", 2)\n        epoch = verb\n',
        ("tests/discord/test_logs.py::test_a_press_whose_answer_failed_is_logged_without_its_card",),
    ),
    Plant(
        "everybody's view of Roundup has the cards that are placed",
        "cogs/roundup/rules/game.py",
        "            placed=None if seat is None else state.placed[seat],\n",
        "            placed=max((card for card in state.placed if card is not None), default=None),\n",
        (_OF_ROUNDUP,),
    ),
    Plant(
        "everybody's view of Jugglers has a sigil",
        "cogs/jugglers/rules/view.py",
        "        sigil=None if seat is None else state.round.sigils[seat],\n",
        "        sigil=state.round.sigils[seat or 0],\n",
        (_OF_JUGGLERS,),
    ),
    Plant(
        "the view of Juse has the base rank that is to be remembered",
        "cogs/juse/rules/game.py",
        "            base=base if state.reminders or state.first_turn else None,\n",
        "            base=base,\n",
        (_OF_JUSE,),
    ),
    Plant(
        "the view of Junk has the card that comes next",
        "cogs/junk/rules/game.py",
        "            next=_next(state),\n",
        "            next=state.deal[min(state.drawn, len(state.deal) - 1)],\n",
        (_OF_JUNK,),
    ),
    Plant(
        "the alt text of the table is made from its state",
        "bot/ui/table/presentation.py",
        "partial(tell, kit, data, view, summary)",
        'lambda reader: f"{hash(data.state) % 10**9} {tell(kit, data, view, summary, reader)}"',
        (_OF_ROUNDUP,),
    ),
    Plant(
        "the picture of the table is that of a player's hand",
        "bot/ui/table/presentation.py",
        "    picture = partial(scene_of, kit, view, summary)\n",
        "    picture = partial(scene_of, kit, view, summary)\n"
        "    picture = partial(kit.hand.scene, table.game.view(data.state, 0)) if kit.hand else picture\n",
        (_OF_ROUNDUP,),
    ),
    Plant(
        "in words the table is told from its state",
        "bot/ui/table/presentation.py",
        "    tell = told_of_ending if readers.in_words else alt_of\n",
        "    tell = (lambda *_: str(hash(data.state) % 10**9)) if readers.in_words else alt_of\n",
        (_OF_ROUNDUP, _OF_JUGGLERS),
    ),
    Plant(
        "My hand shows the cards of the next seat",
        "bot/ui/table/presentation.py",
        "    view = table.game.view(data.state, seat)\n    chosen",
        "    view = table.game.view(data.state, (seat + 1) % len(data.seats))\n    chosen",
        (_OF_ROUNDUP, _OF_JUGGLERS),
    ),
    Plant(
        "onlookers open a player's hand",
        "bot/ui/table/presentation.py",
        '        raise Refused("no-hand")\n',
        "        seat = 0\n",
        ("tests/discord/test_hand.py::test_it_opens_by_button_and_command_for_its_owner_only",),
    ),
    Plant(
        "*What can I do?* is answered from the next seat's view",
        "bot/ui/table/guide.py",
        "    view = table.game.view(data.state, seat)\n    if seat not in",
        "    view = table.game.view(data.state, ((seat or 0) + 1) % len(data.seats))\n    if seat not in",
        (_OF_JUGGLERS,),
    ),
    Plant(
        "*Since your last move* tells what only others were shown",
        "bot/ui/table/since_last_move.py",
        "for event in events if event.shown_to(seat)]",
        "for event in events]",
        ("tests/discord/test_since_last_move.py::test_what_only_one_seat_was_shown_is_told_only_to_it",),
    ),
    Plant(
        "computers remember what only others were shown",
        "bot/tables/runtime/table.py",
        "memory.new_events.extend(event for event in events if event.shown_to(seat))",
        "memory.new_events.extend(events)",
        (_COMPUTER,),
    ),
    Plant(
        "computers see the cards of the next seat",
        "bot/tables/runtime/table.py",
        "        return Question(self.game.view(data.state, seat), memory.known, seat",
        "        return Question(self.game.view(data.state, (seat + 1) % len(data.seats)), memory.known, seat",
        (_COMPUTER,),
    ),
    Plant(
        "how long a move is to be seen depends on what only some were shown",
        "bot/tables/steps/reveals.py",
        "for event in change.events if event.shown_to(None)]",
        "for event in change.events]",
        ("tests/tables/test_reveals.py::test_a_secret_milestone_or_juse_is_no_reveal",),
    ),
    Plant(
        "an export has the moves of others",
        "bot/tables/store/export.py",
        "FROM moves WHERE table_id = ? AND user_id = ? ORDER",
        "FROM moves WHERE table_id = ? AND user_id + ? ORDER",
        ("tests/discord/test_privacy.py::test_an_export_tells_all_of_ones_own_and_nothing_of_others",),
    ),
    Plant(
        "strangers who play where the bot is on no server are told of each other",
        "bot/ui/actions/daily.py",
        "EVERYWHERE if everywhere or server == NO_SERVER else server",
        "EVERYWHERE if everywhere else server",
        (f"{_ANYWHERE}test_strangers_in_a_group_chat_learn_nothing_of_each_other",),
    ),
    Plant(
        "a private game that is over can be watched by anybody",
        "bot/ui/actions/watching.py",
        "        may_see = data.opener_id == interaction.user.id\n",
        "        may_see = True\n",
        (f"{_ANYWHERE}test_strangers_in_a_group_chat_learn_nothing_of_each_other",),
    ),
    Plant(
        "help tells of tables in channels that the asker cannot see",
        "cogs/table/cog.py",
        "            if game in self.services.kits and can_see(interaction, channel)\n",
        "            if game in self.services.kits\n",
        (
            "tests/discord/test_table_commands.py::test_help_lists_the_games_and_the_open_tables_that_the_asker_can_see",
            "tests/discord/test_table_commands.py::test_help_does_not_reveal_a_private_thread",
        ),
    ),
)
