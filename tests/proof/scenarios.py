"""The scenarios in which a request to Discord can fail: what leads up to each, and the one action that is then taken.
Together they are a tour of everything that the bot does on Discord.
"""

import msgspec

from bot.tables.steps.model import UNUSED_IDLE
from tests.discord.test_packed import finish_unseen
from tests.proof.acts import (
    Act,
    after,
    after_game,
    asks_for_a_place,
    asks_to_remove,
    begun,
    chat,
    choose_first,
    chooses,
    click_a_move,
    clicks,
    clicks_privately,
    clicks_welcome,
    daily_played,
    done,
    end_by_moderator,
    game,
    in_a_thread,
    in_reply,
    invite_the_bot,
    is_left_for_half_an_hour,
    junk,
    learn,
    learned,
    let_the_bot_in_again,
    lobby,
    look_up_poker,
    looks_up,
    make_a_misplay,
    manager_types,
    move_in_a_hand,
    move_where_the_bot_is_shut_out,
    move_where_the_table_was_deleted,
    move_while_archived,
    nothing,
    press_an_old_move,
    presses,
    presses_in_lesson,
    public_junk_left_alone,
    reminder_wanted,
    remove_by_moderator,
    remove_the_last,
    seated_at,
    step_wrongly,
    take_a_lesson_step,
    takes_up,
    turns_to,
    type_a_move,
    types,
    types_to_the_bot,
    wait_until_called,
    wait_until_reminded,
    waits,
    waits_long,
    welcome,
    with_computers,
    with_open_hands_at,
)
from tests.proof.acts_in_games import (
    end_of_a_round_of_jugglers,
    end_of_a_round_of_roundup,
    last_move_of_juse,
    one_right_move,
    overlook,
    players_call,
    press_juse,
    select_in_a_hand,
    to_be_seen,
    type_a_draw,
    type_a_good_move_in_roundup,
    type_a_steady_move_in_jugglers,
    type_in_jugglers,
    type_in_roundup,
    type_juse,
    until_in_jugglers,
    until_in_junk,
    until_in_roundup,
    until_selecting,
    with_usual_pause,
)


class Scenario(msgspec.Struct, frozen=True):
    name: str
    prepare: Act
    act: Act
    """Returns the result of the interaction, if it is one."""
    look_again: Act | None = None
    """How its player looks again at what nobody else can see, or brings back what was deleted."""
    is_shut_out: bool = False
    """The bot cannot show anything then, and only later what has happened."""
    may_be_silent: bool = True
    """Not where discord.py alone answers, with suggestions: it may wait for Discord, as nobody waits with it."""


WITH_COMPUTERS = ("juse", "roundup", "jugglers")
RESUME = junk("resume")
HAND = clicks("alice", "My hand")
FORGET = types("alice", "privacy forget-me")
HELP = types("bob", "table help")
RULES = clicks("bob", "Rules")
SINCE = types("bob", "table since")
FOUR = begun("alice", "bob", "carol", "dave")
FINISHED = done(begun("bob", "carol", "dave", "erin"), finish_unseen)
OFFER = clicks("bob", "Challenge")
PLAY_IT = takes_up("alice", "Play it")
WATCH = clicks("alice", "Replay")
WATCHED = after_game(end_by_moderator, WATCH)
FILM_OFFERED = done(WATCHED, presses("alice", "Film"))
FILM_MADE = done(FILM_OFFERED, presses("alice", "The whole game"))
OWN_LOOK = {"colours": "four", "for": "private"}
WAITED = 601
HERE = {"for": "channel"}
CHANNEL_IN_WORDS = types("alice", "table words", on=True, **HERE)
CHANNEL_IN_PICTURES = types("alice", "table words", on=False, **HERE)

AT_A_TABLE = (
    Scenario("a table is opened", nothing, types("alice", "juse new")),
    Scenario("somebody sits down", lobby, clicks("carol", "Join")),
    Scenario("somebody gets up again", lobby, clicks("bob", "Leave")),
    Scenario("a computer player is added", lobby, chooses("alice", "computer", "normal")),
    Scenario("an option is changed", lobby, chooses("alice", "option", "reminders=True")),
    Scenario("a lobby shows what more can be done", lobby, clicks("alice", "More")),
    Scenario("somebody is sent away", done(lobby, clicks("alice", "More")), in_reply("alice", remove_the_last)),
    Scenario("a game begins", lobby, clicks("alice", "Start")),
    Scenario("a game begins with computers", lobby, clicks("alice", "Start with computers")),
    Scenario("a lobby is closed", lobby, types("alice", "table end")),
    Scenario("a lobby is closed by button", done(lobby, clicks("alice", "More")), presses("alice", "Close the table")),
    Scenario("a lobby is given up", lobby, is_left_for_half_an_hour),
    Scenario("a move by button", game, click_a_move),
    Scenario("a move by command", game, type_a_move),
    Scenario("a misplay", game, make_a_misplay),
    Scenario("a second misplay", after_game(make_a_misplay), make_a_misplay),
    Scenario("a move after a misplay", after_game(make_a_misplay), click_a_move),
    Scenario("computer players move", with_computers, click_a_move),
    Scenario("a move at a buried table", after_game(chat), click_a_move),
    Scenario("the last move of a game", last_move_of_juse, after(type_a_move, 12)),
    Scenario("the table is brought down", game, types("bob", "table show")),
    Scenario("the table is brought down by button", after_game(HELP), presses("bob", "Show the table")),
    Scenario("somebody leaves", game, types("carol", "table leave")),
    Scenario("somebody comes back", after_game(types("carol", "table leave")), types("carol", "table back")),
    Scenario("somebody comes back by button", after_game(types("carol", "table leave")), clicks("carol", "I'm back")),
    Scenario("a vote to end", game, types("alice", "table end")),
    Scenario("another vote to end", after_game(types("alice", "table end")), clicks("bob", "Agree to end")),
    Scenario("a moderator ends the game", game, end_by_moderator),
    Scenario("a vote to remove somebody", done(FOUR, waits_long(WAITED)), asks_to_remove("bob", "alice")),
    Scenario(
        "another vote to remove somebody",
        done(FOUR, waits_long(WAITED), asks_to_remove("bob", "alice")),
        clicks("carol", "Agree: computer for 🔴 alice"),
    ),
    Scenario("a moderator removes somebody", after_game(waits_long(WAITED)), remove_by_moderator),
    Scenario("another look", game, types("alice", "table look", colours="four")),
    Scenario("the look is asked for", game, types("alice", "table look")),
    Scenario("words are chosen for the table", game, CHANNEL_IN_WORDS),
    Scenario("pictures are chosen again", after_game(CHANNEL_IN_WORDS), CHANNEL_IN_PICTURES),
    Scenario("a move in words", after_game(CHANNEL_IN_WORDS), click_a_move),
    Scenario("somebody is called to turn", game, wait_until_called),
    Scenario("a move after a call", after_game(click_a_move, wait_until_called), click_a_move),
    Scenario("a misplay after a call", after_game(click_a_move, wait_until_called), make_a_misplay),
    Scenario("time runs out", begun("alice", "bob", clock="live"), waits(62)),
    Scenario("time runs out again", done(begun("alice", "bob", clock="live"), waits(122)), waits(62)),
    Scenario("nobody plays for a day", game, waits_long(UNUSED_IDLE + 1)),
    Scenario("the record is asked for", after_game(end_by_moderator), clicks("alice", "Record")),
    Scenario("a rematch", after_game(end_by_moderator), clicks("alice", "Rematch")),
    Scenario("a game is watched", after_game(end_by_moderator), WATCH),
    Scenario("the next move is watched", after_game(click_a_move, end_by_moderator, WATCH), presses("alice", "▶")),
    Scenario("games to watch are listed", after_game(end_by_moderator), types("alice", "table replay")),
    Scenario("a film is offered", WATCHED, presses("alice", "Film")),
    Scenario("a film is made", FILM_OFFERED, presses("alice", "The whole game")),
    Scenario("a film is shown to everybody", FILM_MADE, presses("alice", "Show everybody")),
    Scenario("the rules are read", game, RULES),
    Scenario("the rules are turned over", after_game(RULES), turns_to("bob", "juse", 1)),
    Scenario("help is asked for", game, HELP),
    Scenario("what can be done is asked for", game, clicks("alice", "What can I do?")),
    Scenario("what can be done is asked for by command", game, types("alice", "table what")),
    Scenario("what is best is asked for", begun("alice", "bob", learning=True), clicks("alice", "What can I do?")),
    Scenario("what has happened since is asked for", after_game(click_a_move), SINCE),
    Scenario(
        "what has happened since is asked for by button",
        done(begun("alice", "bob", clock="slow"), click_a_move),
        clicks("bob", "Since your last move"),
    ),
    Scenario("pings are turned off", game, types("bob", "table pings", on=False)),
    Scenario("statistics are asked for", after_game(end_by_moderator), types("alice", "table stats")),
    Scenario("the ladder is asked for", FINISHED, types("alice", "table ladder", game="juse")),
    Scenario("a person's ratings are asked for", FINISHED, types("alice", "table card")),
    Scenario("a person's ratings are shown to all", FINISHED, types("alice", "table card", public=True)),
    Scenario("the wall is asked for", nothing, types("alice", "table wall")),
    Scenario("somebody joins the daily scores of all servers", nothing, types("alice", "table everywhere", on=True)),
    Scenario("how to invite the bot is asked for", nothing, types("alice", "table invite")),
    Scenario("settings are asked for", nothing, manager_types("table settings")),
    Scenario("open tables are listed", game, types("alice", "table mine")),
    Scenario("an open table is chosen", after_game(types("alice", "table mine")), in_reply("alice", choose_first)),
    Scenario(
        "an open table is given up",
        after_game(types("alice", "table mine"), in_reply("alice", choose_first)),
        presses("alice", "Give it up"),
    ),
    Scenario("a click out of turn", game, clicks("bob", "On my own pile")),
    Scenario("a move in an archived thread", in_a_thread, move_while_archived),
    Scenario("a move after the table was deleted", game, move_where_the_table_was_deleted, types("bob", "table show")),
    Scenario("a deal is offered", FINISHED, OFFER),
    Scenario("a deal is offered by command", FINISHED, types("alice", "table challenge")),
    Scenario("a deal is offered once more", done(FINISHED, OFFER), types("alice", "table challenge")),
    Scenario("a challenge is taken up", done(FINISHED, OFFER), PLAY_IT, PLAY_IT),
    Scenario("a challenge is taken up here", done(FINISHED, OFFER), takes_up("alice", "Play it here")),
    Scenario(
        "a challenge is given up",
        done(FINISHED, OFFER, PLAY_IT, types("alice", "table mine"), in_reply("alice", choose_first)),
        presses("alice", "Give it up"),
    ),
    Scenario("a challenge keeps its cards", done(FINISHED, OFFER), clicks("alice", "Replay")),
    Scenario("a move where the bot is shut out", game, move_where_the_bot_is_shut_out, let_the_bot_in_again, True),
)

CALLED_BY_PLAYERS = (
    Scenario("a draw by command", players_call(one_right_move), with_usual_pause(type_a_draw)),
    Scenario("a person calls Juse!", players_call(overlook), with_usual_pause(press_juse)),
    Scenario("a person calls Juse! by command", players_call(overlook), with_usual_pause(type_juse)),
    Scenario("a person calls Juse! wrongly", players_call(one_right_move), with_usual_pause(press_juse)),
)

WITH_HANDS = (
    *(
        scenario
        for name in ("roundup", "jugglers")
        for scenario in (
            Scenario(f"{name}: a table is opened", nothing, types("alice", f"{name} new")),
            Scenario(f"{name}: the rules are read", nothing, types("alice", f"{name} rules")),
            Scenario(f"{name}: a hand is opened", seated_at(name), HAND),
            Scenario(f"{name}: a hand by command", seated_at(name), types("alice", "table hand")),
            Scenario(f"{name}: something is selected in a hand", until_selecting(name), select_in_a_hand),
            Scenario(f"{name}: a move in a hand", with_open_hands_at(name), move_in_a_hand),
            Scenario(f"{name}: a hand grows old", with_open_hands_at(name), waits_long(14 * 60 + 1)),
            Scenario(
                f"{name}: somebody with an open hand is removed",
                done(with_open_hands_at(name), waits_long(WAITED)),
                remove_by_moderator,
            ),
        )
    ),
    *(
        Scenario(f"roundup: {move} by command", until_in_roundup(move), type_in_roundup(move))
        for move in ("bid", "show", "up", "down", "pass", "face", "give")
    ),
    Scenario("roundup: a round ends", end_of_a_round_of_roundup, after(type_a_good_move_in_roundup, 12)),
    *(
        Scenario(f"jugglers: {move} by command", until_in_jugglers(move, "alice", "bob"), type_in_jugglers(move))
        for move in ("secret", "place", "deck", "dummy")
    ),
    Scenario("jugglers: a round ends", end_of_a_round_of_jugglers, after(type_a_steady_move_in_jugglers, 12)),
    Scenario(
        "jugglers: a round's end is looked at",
        to_be_seen(end_of_a_round_of_jugglers),
        with_usual_pause(after(type_a_steady_move_in_jugglers, 30)),
    ),
    Scenario("jugglers: the rules are read from a hand", with_open_hands_at("jugglers"), look_up_poker),
)

ALONE = (
    Scenario("junk: a private game", nothing, junk(), RESUME),
    Scenario("junk: a private move", junk(), clicks_privately("Junk & draw"), RESUME),
    *(
        Scenario(f"junk: {move} by command", until_in_junk(move), junk(move), junk("resume"))
        for move in ("draw", "play", "junk", "rescue", "grace")
    ),
    Scenario("junk: the last move of a game", until_in_junk("stop"), junk("stop"), press_an_old_move),
    Scenario("junk: another game", done(until_in_junk("stop"), junk("stop")), clicks_privately("Another one"), RESUME),
    Scenario("junk: a hint", junk(), clicks_privately("Hint (ends a clean game)"), RESUME),
    Scenario("junk: a hint by command", junk(), junk("hint"), RESUME),
    Scenario("junk: a game resumed", junk(), RESUME, RESUME),
    Scenario("junk: a second game", junk(), junk(), RESUME),
    Scenario("junk: gone on with", done(junk(), junk()), presses("alice", "Go on with it"), RESUME),
    Scenario("junk: given up for another", done(junk(), junk()), presses("alice", "Give it up, deal anew"), RESUME),
    Scenario("junk: in words", junk(), types("alice", "table words", on=True), RESUME),
    Scenario("junk: another look", junk(), types("alice", "table look", **OWN_LOOK), RESUME),
    Scenario("junk: a public game", nothing, junk(public=True)),
    Scenario("junk: a public move", junk(public=True), clicks("alice", "Junk & draw")),
    Scenario("junk: the deal of the day", nothing, junk("daily"), junk("daily")),
    Scenario("junk: a result is shared", daily_played, clicks_privately("Share"), junk("daily")),
    Scenario("junk: scores are asked for", nothing, junk("scores")),
    Scenario("a reminder is asked for", daily_played, clicks_privately("Remind me"), junk("daily")),
    Scenario("a reminder comes", reminder_wanted, wait_until_reminded),
    Scenario("a reminder is ended", done(daily_played, clicks_privately("Remind me")), clicks_privately("Stop")),
    *(
        Scenario(f"{name}: the deal of the day", nothing, daily, daily)
        for name in WITH_COMPUTERS
        for daily in [types("alice", f"{name} daily")]
    ),
    *(Scenario(f"{name}: scores are asked for", nothing, types("alice", f"{name} scores")) for name in WITH_COMPUTERS),
    Scenario("junk: the rules are read", nothing, junk("rules")),
    Scenario("a game alone gives way", public_junk_left_alone, types("alice", "juse new"), RESUME),
    *(
        Scenario(f"{name}: a lesson", nothing, learn(name), learn(name))
        for name in ("juse", "roundup", "jugglers", "junk")
    ),
    Scenario("a step of a lesson", learn("juse"), take_a_lesson_step, learn("juse")),
    Scenario("a wrong step of a lesson", learned(asks_for_a_place), step_wrongly, learn("juse")),
    Scenario("a lesson goes on", learned(lambda asks: not asks), presses_in_lesson("Go on"), learn("juse")),
    Scenario("a lesson is begun again", learn("juse"), presses_in_lesson("Start over"), learn("juse")),
    Scenario("a lesson is left", learn("juse"), presses_in_lesson("Leave the lesson"), learn("juse")),
    Scenario("a lesson leads to a game", learned(lambda asks: False), presses_in_lesson("Play now")),
)

ON_THE_SERVER = (
    Scenario("the bot is invited", nothing, invite_the_bot),
    Scenario("a game begins from the welcome", welcome, clicks_welcome("Play Juse")),
    Scenario("a game alone begins from the welcome", welcome, clicks_welcome("Play Junk"), RESUME),
    Scenario("a lesson begins from the welcome", welcome, clicks_welcome("Learn Juse"), learn("juse")),
    Scenario("the rules of Juse are read", nothing, types("alice", "juse rules")),
    Scenario("what is stored is asked for", game, types("alice", "privacy export")),
    Scenario("what is stored anywhere is asked for", game, types_to_the_bot("privacy export")),
    Scenario("somebody asks to be forgotten", after_game(end_by_moderator), FORGET),
    Scenario(
        "somebody wants to be forgotten", done(after_game(end_by_moderator), FORGET), presses("alice", "Forget me")
    ),
    Scenario("somebody asks to be forgotten everywhere", nothing, types_to_the_bot("privacy forget-me")),
)

SUGGESTED = tuple(
    Scenario(f"/{command}: suggestions for {option}", prepare, looks_up(command, option), may_be_silent=False)
    for prepare, command, option in (
        (game, "juse play", "to"),
        *(
            (seated_at("roundup"), f"roundup {move}", "card")
            for move in ("bid", "show", "down", "pass", "give", "face")
        ),
        (seated_at("roundup"), "roundup up", "cards"),
        (seated_at("roundup"), "roundup face", "on"),
        (seated_at("jugglers"), "jugglers place", "card"),
        *((seated_at("jugglers"), f"jugglers {move}", "draft") for move in ("place", "deck", "dummy")),
        (seated_at("jugglers"), "jugglers secret", "count"),
        (nothing, "table ladder", "game"),
    )
)

SCENARIOS = (*AT_A_TABLE, *CALLED_BY_PLAYERS, *WITH_HANDS, *ALONE, *ON_THE_SERVER, *SUGGESTED)
