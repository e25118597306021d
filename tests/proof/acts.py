"""What people do, and what happens by itself, in the scenarios of the tour."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from simcord.backend.serializers import guild_create_payload

from bot.tables.runtime.table import Table
from bot.ui.actions.reminders import EVERY
from bot.ui.actions.welcome import post
from bot.ui.discord.components import page_id
from tests.discord.house import House, list_id
from tests.discord.junk_player import JunkPlayer
from tests.discord.lesson_player import Learner
from tests.discord.open_hands import panel
from tests.discord.test_announcements import misplay

_HALF_AN_HOUR = 31
_DAY = 24 * 3600.0
CALLED_AFTER = 62
"""Seconds after which somebody who has not moved is told that it is their turn."""
_THREAD_ARCHIVED = 50083

Act = Callable[[House], Awaitable[Any]]


# ------------------------------------------------------------ what people do


async def nothing(house: House) -> None:
    pass


def types(name: str, command: str, **options: Any) -> Act:
    return lambda house: house[name].slash(house.channel, command, **options)


def clicks(name: str, label: str) -> Act:
    return lambda house: house[name].click(house.live(), label=label)


def chooses(name: str, verb: str, value: str) -> Act:
    return lambda house: house.choose(house[name], verb, value)


async def lobby(house: House) -> None:
    await house.open("alice", "bob")


async def is_left_for_half_an_hour(house: House) -> None:
    for _ in range(_HALF_AN_HOUR):
        await house.env.advance_time(60)


async def game(house: House) -> None:
    await house.begin("alice", "bob", "carol")


def click_a_move(house: House) -> Awaitable[Any]:
    return house.click_move()


def type_a_move(house: House) -> Awaitable[Any]:
    return house.type_move()


async def make_a_misplay(house: House) -> None:
    await misplay(house)


def begun(*names: str, **table: Any) -> Act:
    return lambda house: house.begin(*names, **table)


def done(*acts: Act) -> Act:
    """One after the other."""

    async def prepare(house: House) -> None:
        for act in acts:
            await act(house)

    return prepare


def after_game(*acts: Act) -> Act:
    """A game of Juse has begun, and then this was done."""
    return done(game, *acts)


async def with_computers(house: House) -> None:
    await house["alice"].click(await house.open("alice", computers=2), label="Start")
    await house.click_move()


async def chat(house: House) -> None:
    for number in range(5):
        await house["bob"].send(house.channel, f"chat {number}")


def end_by_moderator(house: House) -> Awaitable[Any]:
    keeper = house.people.get("keeper") or house.person("keeper", moderator=True)
    return keeper.slash(house.channel, "table end")


async def wait_until_called(house: House) -> None:
    await house.env.advance_time(CALLED_AFTER)


async def in_a_thread(house: House) -> None:
    house.env.backend.create_thread(house.channel.id, "corner", house["alice"].id)
    house.channel = house.channel.threads[0]
    await game(house)


async def move_while_archived(house: House) -> Any:
    thread = house.env.backend.get_channel(house.channel.id).thread_metadata
    assert thread is not None
    thread.archived = True
    address = f"/channels/{house.channel.id}/messages/{house.live().id}"
    house.env.inject_error("PATCH", address, status=400, code=_THREAD_ARCHIVED)
    return await house.type_move()


# ------------------------------------------------------------ hidden hands


def seated_at(name: str) -> Act:
    async def prepare(house: House) -> None:
        await house["alice"].slash(house.channel, f"{name} new")
        for other in ("bob", "carol"):
            await house[other].click(house.live(), label="Join")
        await house["alice"].click(house.live(), label="Start")

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


# ------------------------------------------------------------ alone


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
    """At noon, so that the next one does not fall on midnight. Nobody from another scenario is due with it."""
    with house.env.time_context():
        until_noon = (_DAY / 2 - house.bot.clock.wall()) % _DAY
    await house.pass_time(until_noon)
    house.write("DELETE FROM reminders")
    await daily_played(house)
    await clicks_privately("Remind me")(house)


async def wait_until_reminded(house: House) -> None:
    await house.pass_time(_DAY + EVERY)
    [(sent,)] = house.rows("SELECT sent_day FROM reminders")
    assert sent, "no reminder was due"


async def public_junk_left_alone(house: House) -> None:
    await junk(public=True)(house)
    await is_left_for_half_an_hour(house)


async def press_an_old_move(house: House) -> None:
    """If there still is one: it moves nothing, and shows how the game has ended."""
    for message in house.private_messages("alice"):
        for row in message.components:
            for item in getattr(row, "children", ()):
                if str(item.custom_id).startswith("move:") and not item.disabled:
                    await house["alice"].click(message, custom_id=item.custom_id)
                    return


def learn(name: str) -> Act:
    """Begins the lesson, or goes on with it."""
    return lambda house: Learner(house, "alice", name).begins()


async def take_a_lesson_step(house: House) -> Any:
    learner = Learner(house, "alice", "juse")
    return await learner.does((await learner.step()).asks)


def presses_in_lesson(label: str) -> Act:
    return lambda house: Learner(house, "alice", "juse").presses(label)


def learned(until: Callable[[str], bool]) -> Act:
    """Up to a step that asks so."""

    async def prepare(house: House) -> None:
        learner = Learner(house, "alice", "juse")
        await learner.begins()
        while (await learner.data()).is_open and not until((await learner.step()).asks):
            await learner.does((await learner.step()).asks)

    return prepare


def asks_for_a_place(asked: str) -> bool:
    return asked not in ("", "draw")


async def step_wrongly(house: House) -> Any:
    """Any other move than the one that is asked for."""
    learner = Learner(house, "alice", "juse")
    asked = (await learner.step()).asks
    return await learner.does("own" if asked != "own" else "centre")


# ------------------------------------------------------------ challenges


def takes_up(name: str, label: str) -> Act:
    """The challenge that was posted last."""

    async def act(house: House) -> Any:
        [challenge] = [one for one in house.channel.history() if "challenges you" in one.content]
        return await house[name].click(challenge, label=label)

    return act


# ------------------------------------------------------------ private replies, and what leads on from them


def in_reply(name: str, press: Callable[[House, discord.Message], Awaitable[Any]]) -> Act:
    """In the last thing that this person was told."""
    return lambda house: press(house, house.private_messages(name)[-1])


def presses(name: str, label: str) -> Act:
    return in_reply(name, lambda house, message: house[name].click(message, label=label))


def turns_to(name: str, game: str, page: int) -> Act:
    return in_reply(name, lambda house, message: house[name].click(message, custom_id=page_id(game, page)))


async def choose_first(house: House, message: discord.Message) -> Any:
    """Of the message's first list."""
    lists = [item for row in message.components for item in getattr(row, "children", ()) if hasattr(item, "options")]
    return await house["alice"].select(message, [lists[0].options[0].value], custom_id=lists[0].custom_id)


async def remove_the_last(house: House, message: discord.Message) -> Any:
    return await house["alice"].select(message, ["1"], custom_id=list_id(message, "remove"))


async def look_up_poker(house: House) -> Any:
    """A page of the rules that a hand leads to."""
    name, _ = await _asked_person_and_move(house)
    message = await panel(house, name)
    ids = [str(item.custom_id) for row in message.components for item in getattr(row, "children", ())]
    return await house[name].click(message, custom_id=next(found for found in ids if found.startswith("page:")))


# ------------------------------------------------------------ removal, time, and what else nobody presses


def asks_to_remove(name: str, whom: str) -> Act:
    return lambda house: house[name].slash(house.channel, "table remove", player=house[whom])


async def remove_by_moderator(house: House) -> Any:
    """Whoever the table has waited for."""
    keeper = house.people.get("keeper") or house.person("keeper", moderator=True)
    name, _ = await _asked_person_and_move(house)
    return await keeper.slash(house.channel, "table remove", player=house[name])


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
    keeper = house.people.get("keeper") or house.person("keeper", moderator=True)
    await keeper.delete(house.live())
    return await house.type_move()


async def move_where_the_bot_is_shut_out(house: House) -> Any:
    house.allow(house.channel, view_channel=False)
    return await house.type_move()


async def let_the_bot_in_again(house: House) -> None:
    house.allow(house.channel, view_channel=True)
    await house["alice"].slash(house.channel, "table look", colours="four")


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


def manager_types(command: str) -> Act:
    return lambda house: house.person("manager", manager=True).slash(house.channel, command)


def types_to_the_bot(command: str) -> Act:
    return lambda house: house["alice"].user.slash(command)


def looks_up(command: str, option: str, typed: str = "", **filled: Any) -> Act:
    async def act(house: House) -> None:
        await house["alice"].autocomplete(house.channel, command, option, typed, **filled)

    return act
