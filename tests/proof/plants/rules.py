"""Faults of the rules of the four games."""

from tests.proof.plants.plant import Plant

PLANTS = (
    Plant(
        "Juse: a card belongs on the farthest pile that it fits",
        "cogs/juse/rules/placement.py",
        "    for other in OTHERS[len(discards)][seat]:\n        pile = discards[other]\n        if pile and RANK_OF",
        "    for other in reversed(OTHERS[len(discards)][seat]):\n"
        "        pile = discards[other]\n"
        "        if pile and RANK_OF",
        ("tests/rules/test_juse_clauses.py::test_j13_the_nearer_seat_on_the_players_left_comes_first",),
    ),
    Plant(
        "Juse: the centre does not come first",
        "cogs/juse/rules/placement.py",
        '        return "centre-first", None\n',
        '        return "playable-elsewhere", None\n',
        ("tests/rules/test_juse_clauses.py::test_j12_the_centre_comes_first",),
    ),
    Plant(
        "Juse: a misplay keeps the turn",
        "cogs/juse/rules/penalty.py",
        "        turn=(seat + 1) % seats,",
        "        turn=seat,",
        ("tests/rules/test_juse_penalty_clauses.py::test_j21_the_offenders_turn_ends",),
    ),
    Plant(
        "Juse: the penalty is the top card of each pile",
        "cogs/juse/rules/penalty.py",
        "giving[giver][0], giving[giver][1:]",
        "giving[giver][-1], giving[giver][:-1]",
        (
            "tests/rules/test_juse_penalty_clauses.py::test_j20_the_others_give_their_bottom_card_clockwise_and_the_last_given_lies_lowest",
        ),
    ),
    Plant(
        "Juse: the base rank is told after the first turn",
        "cogs/juse/rules/game.py",
        "base=base if state.reminders or state.first_turn else None,",
        "base=base,",
        (
            "tests/rules/test_juse_penalty_clauses.py::test_j26_the_base_rank_is_shown_until_the_first_seats_first_turn_is_over",
        ),
    ),
    Plant(
        "Juse: whoever acted last may call it",
        "cogs/juse/rules/state.py",
        "        and last.seat != seat\n",
        "",
        (
            "tests/rules/test_juse_referee_clauses.py::test_j27_any_seat_may_call_its_turn_or_not_but_the_one_that_acted_last",
        ),
    ),
    Plant(
        "Junk: an ace fits nothing but its suit",
        "cogs/junk/rules/game.py",
        "ACE in (RANK_OF[top], RANK_OF[card]) or _shares(top, card)",
        "_shares(top, card)",
        ("tests/rules/test_junk_clauses.py::test_k4_fits[AS-9H]",),
    ),
    Plant(
        "Junk: the colour of a step does not matter",
        "cogs/junk/rules/game.py",
        "    return differ_in_colour and abs",
        "    return (differ_in_colour or True) and abs",
        ("tests/rules/test_junk_clauses.py::test_k4_does_not_fit[5H-6D]",),
    ),
    Plant(
        "Junk: rescue after the Saving Grace",
        "cogs/junk/rules/game.py",
        '        return "after-grace" if state.grace else ""',
        '        return ""',
        ("tests/rules/test_junk_clauses.py::test_k9_no_rescue_after_the_first_grace",),
    ),
    Plant(
        "Roundup: two who are right get three points each",
        "cogs/roundup/rules/scoring.py",
        "FOR_BIDS = (0, 3, 2, 1, 0, 0, 0)",
        "FOR_BIDS = (0, 3, 3, 1, 0, 0, 0)",
        ("tests/rules/test_roundup_scoring_clauses.py",),
    ),
    Plant(
        "Roundup: a match ends in a tie",
        "cogs/roundup/rules/scoring.py",
        " or totals.count(highest) > 1",
        "",
        (
            "tests/rules/test_roundup_scoring_clauses.py::test_r18_if_the_highest_is_shared_rounds_go_on_until_it_is_not",
        ),
    ),
    Plant(
        "Roundup: a face card may be passed while there is a number",
        "cogs/roundup/rules/turn.py",
        "    if has_number(hand):\n",
        "    if not hand:\n",
        ("tests/rules/test_roundup_turn_clauses.py::test_r19_number_first_for_a_pass_and_the_card_stays_unknown",),
    ),
    Plant(
        "Roundup: whoever must play a face-up card may lay another down",
        "cogs/roundup/rules/turn.py",
        '    if owes_up(state, seat):\n        return misplay(state, seat, "down"',
        '    if False:\n        return misplay(state, seat, "down"',
        ("tests/rules/test_roundup_turn_clauses.py::test_r7_if_a_face_up_card_fits_every_other_action_is_a_misplay",),
    ),
    Plant(
        "Roundup: a Jack always picks the same card",
        "cogs/roundup/rules/turn.py",
        "    return (chance.pick(hand),) if hand else ()",
        "    return (hand[0],) if hand else ()",
        ("tests/rules/test_roundup_turn_clauses.py",),
    ),
    Plant(
        "Jugglers: a tie wins a draft",
        "cogs/jugglers/rules/gathering.py",
        "(left > joker, right > joker)",
        "(left >= joker, right >= joker)",
        ("tests/rules/test_jugglers_settling.py::test_g15_only_a_hand_higher_than_the_jokers_passes",),
    ),
    Plant(
        "Jugglers: a flush of four beats a straight of five",
        "cogs/jugglers/rules/poker.py",
        "    FLUSH_OF_4 = 6\n    STRAIGHT_OF_5 = 7",
        "    FLUSH_OF_4 = 7\n    STRAIGHT_OF_5 = 6",
        ("tests/rules/test_jugglers_hands.py::test_g17_the_kinds_in_their_order",),
    ),
    Plant(
        "Jugglers: the deck gives a card too many",
        "cogs/jugglers/rules/gathering.py",
        "        hand.append(deck[0])\n        deck = deck[1:]",
        "        hand.append(deck[0])",
        ("tests/rules/test_jugglers_clauses.py::test_g11_a_hand_card_goes_face_down_and_the_top_of_the_deck_is_drawn",),
    ),
    Plant(
        "Jugglers: the own sigil counts for its seat",
        "cogs/jugglers/rules/scoring.py",
        "if other in sharing and place != seat]",
        "if other in sharing]",
        (
            "tests/rules/test_jugglers_scoring.py::test_g20_half_a_point_for_each_other_sigil_that_shares_dummies_included",
        ),
    ),
)
