"""The scenarios in which a request to Discord can fail: what leads up to each, and the one action then taken."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import msgspec
from simcord.backend.serializers import guild_create_payload

from bot.core.chance import resumed
from bot.core.game import Milestone
from bot.features.reminders.feature import EVERY
from bot.features.welcome.feature import post
from bot.tables.runtime.table import Table
from bot.tables.steps.model import UNUSED_IDLE
from cogs.juse.rules.game import GAME as JUSE
from tests.discord import roundup_evening
from tests.discord.house import THREE, House
from tests.discord.junk_player import JunkPlayer
from tests.discord.open_hands import panel
from tests.discord.test_announcements import misplay

CALLED_AFTER = 26
"""Seconds after which somebody who has done nothing is told that it is their turn."""
_DAY = 24 * 3600.0
_THREAD_ARCHIVED = 50083

Act = Callable[[House], Awaitable[Any]]


async def nothing(house: House) -> None:
    pass


def types(name: str, command: str, **options: Any) -> Act:
    return lambda house: house[name].slash(house.channel, command, **options)


def clicks(name: str, label: str) -> Act:
    return lambda house: house[name].click(house.live(), label=label)


def begun(*names: str, **table: Any) -> Act:
    return lambda house: house.begin(*names, **table)


GAME = begun("alice", "bob", "carol")


async def make_a_misplay(house: House) -> None:
    await misplay(house)


def done(*acts: Act) -> Act:
    """One after the other."""

    async def prepare(house: House) -> None:
        for act in acts:
            await act(house)

    return prepare


def after_game(*acts: Act) -> Act:
    """A game of Juse has begun, and then this was done."""
    return done(GAME, *acts)


async def chat(house: House) -> None:
    for number in range(5):
        await house["bob"].send(house.channel, f"chat {number}")


async def in_a_thread(house: House) -> None:
    house.env.backend.create_thread(house.channel.id, "corner", house["alice"].id)
    house.channel = house.channel.threads[0]
    await GAME(house)


async def move_while_archived(house: House) -> Any:
    thread = house.env.backend.get_channel(house.channel.id).thread_metadata
    assert thread is not None
    thread.archived = True
    address = f"/channels/{house.channel.id}/messages/{house.live().id}"
    house.env.inject_error("PATCH", address, status=400, code=_THREAD_ARCHIVED)
    return await house.type_move()


def seated_at(name: str) -> Act:
    async def prepare(house: House) -> None:
        await house["alice"].slash(house.channel, f"{name} new")
        for other in ("bob", "carol"):
            await house[other].click(house.live(), label="Join")
        await house.start("alice")

    return prepare


def with_open_hands_at(name: str) -> Act:
    async def prepare(house: House) -> None:
        await seated_at(name)(house)
        for person in ("alice", "bob", "carol"):
            await panel(house, person)

    return prepare


async def move_in_a_hand(house: House) -> Any:
    name, custom_id = await _asked_person_and_move(house)
    return await house.press(house[name], await panel(house, name), custom_id)


async def _asked_person_and_move(house: House) -> tuple[str, str]:
    """Somebody who is to move, and the custom_id of a legal move."""
    table: Table = await house.table()
    seat = min(table.game.to_act(table.data.state))
    action = table.game.spell(table.game.legal(table.data.state, seat)[0])
    return table.data.seats[seat].name, f"move:{table.data.ref}:{table.data.epochs[seat]}:{action}"


def junk(command: str = "new", **options: Any) -> Act:
    return types("alice", f"junk {command}", **options)


def clicks_privately(label: str) -> Act:
    return lambda house: JunkPlayer(house, "alice").presses(label)


async def daily_played(house: House) -> None:
    await junk("daily")(house)
    with house.env.time_context():
        await JunkPlayer(house, "alice").plays_unseen()
    await junk("daily")(house)


async def reminder_wanted(house: House) -> None:
    """At noon, so that the next one does not fall on midnight."""
    with house.env.time_context():
        until_noon = (_DAY / 2 - house.bot.clock.wall()) % _DAY
    await house.pass_time(until_noon)
    await daily_played(house)
    await clicks_privately("Remind me")(house)


async def wait_until_reminded(house: House) -> None:
    await house.pass_time(_DAY + EVERY)


def takes_up(name: str, label: str) -> Act:
    """The challenge that was posted last."""

    async def act(house: House) -> Any:
        [challenge] = [message for message in house.channel.history() if "challenges you" in message.content]
        return await house[name].click(challenge, label=label)

    return act


def in_reply(name: str, press: Callable[[House, discord.Message], Awaitable[Any]]) -> Act:
    """In the last thing that this person was told."""
    return lambda house: press(house, house.private_messages(name)[-1])


def presses(name: str, label: str) -> Act:
    return in_reply(name, lambda house, message: house[name].click(message, label=label))


async def choose_first(house: House, message: discord.Message) -> Any:
    """Of the message's first list."""
    lists = [item for row in message.components for item in getattr(row, "children", ()) if hasattr(item, "options")]
    return await house["alice"].select(message, [lists[0].options[0].value], custom_id=lists[0].custom_id)


async def remove_by_moderator(house: House) -> Any:
    """Whoever the table has waited for."""
    name, _ = await _asked_person_and_move(house)
    return await house["keeper"].slash(house.channel, "table remove", player=house[name])


def waits(seconds: float) -> Act:
    return lambda house: house.env.advance_time(seconds)


def waits_long(seconds: float) -> Act:
    return lambda house: house.pass_time(seconds)


def after(act: Act, seconds: float) -> Act:
    """And then some time passes, in which more is shown."""

    async def both(house: House) -> Any:
        result = await act(house)
        await house.env.advance_time(seconds)
        return result

    return both


async def move_where_the_table_was_deleted(house: House) -> Any:
    await house["keeper"].delete(house.live())
    return await house.type_move()


async def move_where_the_bot_is_shut_out(house: House) -> Any:
    house.allow(house.channel, view_channel=False)
    return await house.type_move()


async def let_the_bot_in_again(house: House) -> None:
    house.allow(house.channel, view_channel=True)
    await house["alice"].slash(house.channel, "table look", colors="four")


async def invite_the_bot(house: House) -> None:
    guild = house.env.create_guild("Elsewhere")
    house.channel = guild.create_text_channel("first")
    backend = house.env.backend
    told = guild_create_payload(backend, backend.get_guild(guild.id))
    # Servers that a bot has been on are sent as available; simcord says so of all.
    backend.emit("GUILD_CREATE", {name: value for name, value in told.items() if name != "unavailable"})
    await house.env.settle()


async def welcome(house: House) -> None:
    await post(house.bot.services, house.guild.id, house.channel.id)


def clicks_welcome(label: str) -> Act:
    return lambda house: house["alice"].click(house.channel.history()[0], label=label)


_MOST = 400


async def _play_on(house: House, choose: Callable[[int], Awaitable[Any]]) -> None:
    """Unseen, until the move to come ends the game, or a round with what then happens by itself. Then the table
    is shown.
    """
    table = await house.table()
    for _ in range(_MOST):
        data, game = table.data, table.game
        seat = min(game.to_act(data.state))
        action = await choose(seat)
        assert data.chance is not None
        chance = resumed(data.chance, seat)
        state, events = game.apply(data.state, seat, action, chance)
        ends = game.outcome(state).finished
        while not ends and (forced := game.automatic(state)) is not None:
            state, more = game.apply(state, *forced, chance)
            events = (*events, *more)
        with house.env.time_context():
            if ends or any(isinstance(event, Milestone) for event in events):
                await house.bot.services.display.show(table)
                return
            await house.act_unseen(table, data.seats[seat].user_id, action)
    raise AssertionError("this goes on for too long")


async def last_move_of_juse(house: House) -> None:
    async def right_move(seat: int) -> Any:
        return JUSE.parse((await house.mover())[1])

    await house.begin("alice", "bob", "carol", "dave")
    await _play_on(house, right_move)


async def end_of_a_round_of_roundup(house: House) -> None:
    await roundup_evening.begin(house, *THREE)
    await _play_on(house, lambda seat: roundup_evening.good_action(house, seat))


async def type_a_good_move_in_roundup(house: House) -> Any:
    data = await house.data()
    seat = min((await house.table()).game.to_act(data.state))
    command, options = roundup_evening.as_typed(
        await roundup_evening.good_action(house, seat), [other.name for other in data.seats]
    )
    return await house[data.seats[seat].name].slash(house.channel, f"roundup {command}", **options)


def until_in_junk(move: str) -> Act:
    async def prepare(house: House) -> None:
        await house["alice"].slash(house.channel, "junk new")
        player = JunkPlayer(house, "alice")
        game = (await player.table()).game
        with house.env.time_context():
            await player.plays_unseen(lambda state: any(action.value == move for action in game.legal(state, 0)))

    return prepare


# ------------------------------------------------------------ the scenarios


class Scenario(msgspec.Struct, frozen=True):
    name: str
    prepare: Act
    act: Act
    """Returns the result of the interaction, if it is one."""
    look_again: Act | None = None
    """How its player looks again at what nobody else can see, or brings back what was deleted."""
    is_shut_out: bool = False
    """The bot cannot show anything then, and only later what has happened."""


RESUME = junk("resume")
END = types("keeper", "table end")
HAND = clicks("alice", "My hand")
HELP = types("bob", "table help")
RULES = clicks("bob", "What can I do?")
FINISHED = done(begun("bob", "carol", "dave", "erin"), House.finish)
OFFER = clicks("bob", "Challenge")
PLAY_IT = takes_up("alice", "Play it")
WATCH = clicks("alice", "Replay")
WATCHED = after_game(END, WATCH)
FILM_OFFERED = done(WATCHED, presses("alice", "Film"))
WAITED = 601
IN_WORDS = types("alice", "table words", on=True, **{"for": "channel"})
MINE = done(GAME, types("alice", "table mine"))

AT_A_TABLE = (
    Scenario("a table is opened", nothing, types("alice", "juse new")),
    Scenario("somebody sits down", lambda house: house.open("alice", "bob"), clicks("carol", "Join")),
    Scenario("a move by button", GAME, House.click_move),
    Scenario("a move by command", GAME, House.type_move),
    Scenario("a misplay", GAME, make_a_misplay),
    Scenario("a second misplay", after_game(make_a_misplay), make_a_misplay),
    Scenario("a move after a misplay", after_game(make_a_misplay), House.click_move),
    Scenario("computer players move", done(begun("alice", computers=2), House.click_move), House.click_move),
    Scenario("a move at a buried table", after_game(chat), House.click_move),
    Scenario("the last move of a game", last_move_of_juse, after(House.type_move, 12)),
    Scenario("the table is brought down", GAME, types("bob", "table show")),
    Scenario("somebody leaves", GAME, types("carol", "table leave")),
    Scenario("somebody comes back", after_game(types("carol", "table leave")), clicks("carol", "I'm back")),
    Scenario("a moderator ends the game", GAME, END),
    Scenario("a moderator removes somebody", after_game(waits_long(WAITED)), remove_by_moderator),
    Scenario("a move in words", after_game(IN_WORDS), House.click_move),
    Scenario("somebody is called to turn", GAME, waits(CALLED_AFTER)),
    Scenario("time runs out", begun("alice", "bob", clock="live"), waits(62)),
    Scenario("nobody plays for a day", GAME, waits_long(UNUSED_IDLE + 1)),
    Scenario("the record is asked for", after_game(END), clicks("alice", "Record")),
    Scenario("a rematch", after_game(END), clicks("alice", "Rematch")),
    Scenario("a game is watched", after_game(END), WATCH),
    Scenario("a film is made", FILM_OFFERED, presses("alice", "Whole game")),
    Scenario("the table is asked what can be done", GAME, RULES),
    Scenario("help is asked for", GAME, HELP),
    Scenario("an open table is given up", done(MINE, in_reply("alice", choose_first)), presses("alice", "Give it up")),
    Scenario("a click out of turn", GAME, clicks("bob", "🔴 alice")),
    Scenario("a move in an archived thread", in_a_thread, move_while_archived),
    Scenario("a move after the table was deleted", GAME, move_where_the_table_was_deleted, types("bob", "table show")),
    Scenario("three deals begin", done(FINISHED, clicks("bob", "More games")), presses("bob", "Three deals")),
    Scenario("a deal is offered", FINISHED, OFFER),
    Scenario("a challenge is taken up", done(FINISHED, OFFER), PLAY_IT, PLAY_IT),
    Scenario("a move where the bot is shut out", GAME, move_where_the_bot_is_shut_out, let_the_bot_in_again, True),
)

WITH_HANDS = (
    *(
        scenario
        for name in ("roundup", "jugglers")
        for scenario in (
            Scenario(f"{name}: a hand is opened", seated_at(name), HAND),
            Scenario(f"{name}: a move in a hand", with_open_hands_at(name), move_in_a_hand),
            Scenario(f"{name}: a hand grows old", with_open_hands_at(name), waits_long(14 * 60 + 1)),
            Scenario(
                f"{name}: somebody with an open hand is removed",
                done(with_open_hands_at(name), waits_long(WAITED)),
                remove_by_moderator,
            ),
        )
    ),
    Scenario("roundup: a round ends", end_of_a_round_of_roundup, after(type_a_good_move_in_roundup, 12)),
)

ALONE = (
    Scenario("junk: a private game", nothing, junk(), RESUME),
    Scenario("junk: a private move", junk(), clicks_privately("Junk"), RESUME),
    Scenario("junk: a move by command", until_in_junk("draw"), junk("draw"), RESUME),
    Scenario("junk: the last move of a game", until_in_junk("stop"), junk("stop")),
    Scenario("a reminder comes", reminder_wanted, wait_until_reminded),
)

ON_THE_SERVER = (
    Scenario("the bot is invited", nothing, invite_the_bot),
    Scenario("a game begins from the welcome", welcome, clicks_welcome("Play Juse")),
    Scenario(
        "somebody wants to be forgotten",
        done(after_game(END), types("alice", "privacy forget-me")),
        presses("alice", "Forget me"),
    ),
)

SCENARIOS = (*AT_A_TABLE, *WITH_HANDS, *ALONE, *ON_THE_SERVER)
