"""The scenarios in which a request to Discord can fail: what leads up to each, and the one action that is then taken.
Together they are a tour of everything that the bot does on Discord.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bot.tables.runtime.table import Table
from tests.discord.house import House
from tests.discord.junk_player import JunkPlayer
from tests.discord.lesson_player import Learner
from tests.discord.open_hands import choices, panel
from tests.discord.test_announcements import misplay

_HALF_AN_HOUR = 31
CALLED_AFTER = 62
"""Seconds after which somebody who has not moved is told that it is their turn."""
_THREAD_ARCHIVED = 50083

Act = Callable[[House], Awaitable[Any]]


class Scenario(msgspec.Struct, frozen=True):
    name: str
    prepare: Act
    act: Act
    """Returns the result of the interaction, if it is one."""
    look_again: Act | None = None
    """How its player looks again at what nobody else can see."""


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


def after_game(*acts: Act) -> Act:
    """A game of Juse has begun, and then this was done."""

    async def prepare(house: House) -> None:
        for act in (game, *acts):
            await act(house)

    return prepare


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


async def select_in_a_hand(house: House) -> Any:
    name, _ = await _asked_person_and_move(house)
    message = await panel(house, name)
    offered = choices(message)
    if offered:
        value, custom_id = next(iter(offered.values()))
        return await house[name].select(message, [value], custom_id=custom_id)
    label = next(item.label for row in message.components for item in getattr(row, "children", ()) if item.label)
    return await house[name].click(message, label=label)


async def move_in_a_hand(house: House) -> Any:
    name, custom_id = await _asked_person_and_move(house)
    return await house.press(house[name], await panel(house, name), custom_id)


async def _asked_person_and_move(house: House) -> tuple[str, str]:
    """Somebody who is to move, and the custom_id of a legal move."""
    table: Table = await house.table()
    seat = min(table.game.to_act(table.data.state))
    action = table.game.spell(table.game.legal(table.data.state, seat)[0])
    return table.data.seats[seat].name, f"m:{table.data.ref}:{table.data.epochs[seat]}:{action}"


# ------------------------------------------------------------ alone


def junk(command: str = "new", **options: Any) -> Act:
    return types("alice", f"junk {command}", **options)


def clicks_privately(label: str) -> Act:
    return lambda house: JunkPlayer(house, "alice").presses(label)


async def daily_played(house: House) -> None:
    await junk("daily")(house)
    await JunkPlayer(house, "alice").plays_unseen()
    await junk("daily")(house)


async def public_junk_left_alone(house: House) -> None:
    await junk(public=True)(house)
    await is_left_for_half_an_hour(house)


def begin_or_resume_lesson(house: House) -> Awaitable[Any]:
    return Learner(house, "alice", "juse").begins()


async def take_a_lesson_step(house: House) -> Any:
    learner = Learner(house, "alice", "juse")
    return await learner.does((await learner.step()).asks)


RESUME = junk("resume")
HAND = clicks("alice", "My hand")

SCENARIOS = (
    Scenario("a table is opened", nothing, types("alice", "juse new")),
    Scenario("somebody sits down", lobby, clicks("carol", "Join")),
    Scenario("a computer player is added", lobby, chooses("alice", "computer", "normal")),
    Scenario("an option is changed", lobby, chooses("alice", "option", "reminders=True")),
    Scenario("a game begins", lobby, clicks("alice", "Start")),
    Scenario("a game begins with computers", lobby, clicks("alice", "Start with computers")),
    Scenario("a lobby is closed", lobby, types("alice", "table end")),
    Scenario("a lobby is given up", lobby, is_left_for_half_an_hour),
    Scenario("a move by button", game, click_a_move),
    Scenario("a move by command", game, type_a_move),
    Scenario("a misplay", game, make_a_misplay),
    Scenario("a second misplay", after_game(make_a_misplay), make_a_misplay),
    Scenario("computer players move", with_computers, click_a_move),
    Scenario("a move at a buried table", after_game(chat), click_a_move),
    Scenario("the table is brought down", game, types("bob", "table show")),
    Scenario("somebody leaves", game, types("carol", "table leave")),
    Scenario("somebody comes back", after_game(types("carol", "table leave")), types("carol", "table back")),
    Scenario("a vote to end", game, types("alice", "table end")),
    Scenario("a moderator ends the game", game, end_by_moderator),
    Scenario("another look", game, types("alice", "table look", colours="four")),
    Scenario("somebody is called to turn", game, wait_until_called),
    Scenario("a move after a call", after_game(click_a_move, wait_until_called), click_a_move),
    Scenario("the record is asked for", after_game(end_by_moderator), clicks("alice", "Record")),
    Scenario("a rematch", after_game(end_by_moderator), clicks("alice", "Rematch")),
    Scenario("the rules are read", game, clicks("bob", "Rules")),
    Scenario("help is asked for", game, types("bob", "table help")),
    Scenario("pings are turned off", game, types("bob", "table pings", on=False)),
    Scenario("a click out of turn", game, clicks("bob", "On my own pile")),
    Scenario("a move in an archived thread", in_a_thread, move_while_archived),
    *(
        scenario
        for name in ("roundup", "jugglers")
        for scenario in (
            Scenario(f"{name}: a hand is opened", seated_at(name), HAND),
            Scenario(f"{name}: a hand by command", seated_at(name), types("alice", "table hand")),
            Scenario(f"{name}: something is selected in a hand", with_open_hands_at(name), select_in_a_hand),
            Scenario(f"{name}: a move in a hand", with_open_hands_at(name), move_in_a_hand),
        )
    ),
    Scenario("junk: a private game", nothing, junk(), RESUME),
    Scenario("junk: a private move", junk(), clicks_privately("Junk & draw"), RESUME),
    Scenario("junk: a private move by command", junk(), junk("junk"), RESUME),
    Scenario("junk: a hint", junk(), clicks_privately("Hint (ends a clean game)"), RESUME),
    Scenario("junk: a game resumed", junk(), RESUME, RESUME),
    Scenario("junk: a public game", nothing, junk(public=True)),
    Scenario("junk: a public move", junk(public=True), clicks("alice", "Junk & draw")),
    Scenario("junk: the deal of the day", nothing, junk("daily"), junk("daily")),
    Scenario("junk: a result is shared", daily_played, clicks_privately("Share"), junk("daily")),
    Scenario("a game alone gives way", public_junk_left_alone, types("alice", "juse new"), RESUME),
    Scenario("a lesson", nothing, begin_or_resume_lesson, begin_or_resume_lesson),
    Scenario("a step of a lesson", begin_or_resume_lesson, take_a_lesson_step, begin_or_resume_lesson),
)
