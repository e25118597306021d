"""The kinds of moment in which a request to Discord can fail: what leads up to each, and the one thing that is done in
it. Together they are a tour of all that the bot does on Discord.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import simcord

from bot.tables.runtime.table import Table
from tests.discord.house import House
from tests.discord.junk_player import JunkPlayer
from tests.discord.lesson_player import Learner
from tests.discord.open_hands import choices, panel
from tests.discord.test_announcements import misplay

_HALF_AN_HOUR = 31
TO_BE_CALLED = 62
"""Seconds after which somebody who has not moved is told that it is their turn."""
_ARCHIVED = 50083

Act = Callable[[House], Awaitable[Any]]


class Moment(msgspec.Struct, frozen=True):
    name: str
    prepare: Act
    act: Act
    """Gives what came of the interaction, where it is one."""
    once_more: Act | None = None
    """How its player looks again, where nobody else can see it."""


async def nothing(house: House) -> None:
    pass


# ------------------------------------------------------------ lobby


async def opens(house: House) -> Any:
    return await house["alice"].slash(house.channel, "juse new")


async def lobby(house: House) -> None:
    await house.open("alice", "bob")


async def joins(house: House) -> Any:
    return await house["carol"].click(house.live(), label="Join")


async def adds_a_computer(house: House) -> Any:
    return await house["alice"].click(house.live(), label="Add a computer player")


async def starts(house: House) -> Any:
    return await house["alice"].click(house.live(), label="Start")


async def closes(house: House) -> Any:
    return await house["alice"].click(house.live(), label="Close the table")


async def is_given_up(house: House) -> None:
    for _ in range(_HALF_AN_HOUR):
        await house.env.advance_time(60)


# ------------------------------------------------------------ Juse


async def game(house: House) -> None:
    await house.begin("alice", "bob", "carol")


async def card_drawn(house: House) -> None:
    await game(house)
    await house.click_move()


async def clicks_a_move(house: House) -> Any:
    return await house.click_move()


async def types_a_move(house: House) -> Any:
    return await house.type_move()


async def misplays(house: House) -> None:
    await misplay(house)


async def misplayed(house: House) -> None:
    await game(house)
    await misplay(house)


async def with_computers(house: House) -> None:
    await house.open("alice")
    for _ in range(2):
        await adds_a_computer(house)
    await starts(house)
    await house.click_move()


async def buried(house: House) -> None:
    await game(house)
    for number in range(5):
        await house["bob"].send(house.channel, f"chat {number}")


async def brings_it_down(house: House) -> Any:
    return await house["bob"].slash(house.channel, "table show")


async def leaves(house: House) -> Any:
    return await house["carol"].slash(house.channel, "table leave")


async def one_has_left(house: House) -> None:
    await game(house)
    await leaves(house)


async def comes_back(house: House) -> Any:
    return await house["carol"].slash(house.channel, "table back")


async def votes_to_end(house: House) -> Any:
    return await house["alice"].slash(house.channel, "table end")


async def is_ended(house: House) -> Any:
    keeper = house.people.get("keeper") or house.person("keeper", moderator=True)
    return await keeper.slash(house.channel, "table end")


async def chooses_four_colours(house: House) -> Any:
    return await house["alice"].slash(house.channel, "table deck", colours="four")


async def is_called(house: House) -> None:
    await house.env.advance_time(TO_BE_CALLED)


async def called_with_a_card(house: House) -> None:
    await card_drawn(house)
    await is_called(house)


async def ended(house: House) -> None:
    await game(house)
    await is_ended(house)


async def asks_for_the_record(house: House) -> Any:
    return await house["alice"].click(house.live(), label="Record")


async def asks_for_a_rematch(house: House) -> Any:
    return await house["alice"].click(house.live(), label="Rematch")


async def reads_the_rules(house: House) -> Any:
    return await house["bob"].click(house.live(), label="Rules")


async def asks_for_help(house: House) -> Any:
    return await house["bob"].slash(house.channel, "table help")


async def wants_no_pings(house: House) -> Any:
    return await house["bob"].slash(house.channel, "table pings", on=False)


async def presses_out_of_turn(house: House) -> Any:
    return await house["bob"].click(house.live(), label="Draw")


async def in_a_thread(house: House) -> None:
    house.env.backend.create_thread(house.channel.id, "corner", house["alice"].id)
    house.channel = house.channel.threads[0]
    await game(house)


async def moves_while_it_sleeps(house: House) -> Any:
    kept = house.env.backend.get_channel(house.channel.id).thread_metadata
    assert kept is not None
    kept.archived = True
    address = f"/channels/{house.channel.id}/messages/{house.live().id}"
    house.env.inject_error("PATCH", address, status=400, code=_ARCHIVED)
    return await house.type_move()


# ------------------------------------------------------------ hidden hands


def seated_at(name: str) -> Act:
    async def prepare(house: House) -> None:
        await house["alice"].slash(house.channel, f"{name} new")
        for other in ("bob", "carol"):
            await house[other].click(house.live(), label="Join")
        await starts(house)

    return prepare


def with_open_hands_at(name: str) -> Act:
    async def prepare(house: House) -> None:
        await seated_at(name)(house)
        for person in ("alice", "bob", "carol"):
            await panel(house, person)

    return prepare


async def opens_a_hand(house: House) -> Any:
    return await house["alice"].click(house.live(), label="My hand")


async def looks_at_it_by_command(house: House) -> Any:
    return await house["alice"].slash(house.channel, "table hand")


async def picks_in_a_hand(house: House) -> Any:
    name, _ = await _one_who_is_asked(house)
    message = await panel(house, name)
    offered = choices(message)
    if offered:
        value, custom_id = next(iter(offered.values()))
        return await house[name].select(message, [value], custom_id=custom_id)
    label = next(item.label for row in message.components for item in getattr(row, "children", ()) if item.label)
    return await house[name].click(message, label=label)


async def moves_in_a_hand(house: House) -> Any:
    name, custom_id = await _one_who_is_asked(house)
    return await house.press(house[name], await panel(house, name), custom_id)


async def _one_who_is_asked(house: House) -> tuple[str, str]:
    """A person and the button of something they may do."""
    table = await house.table()
    seat = min(table.game.to_act(table.data.state))
    return table.data.seats[seat].name, _button_of(table, seat)


def _button_of(table: Table, seat: int) -> str:
    action = table.game.spell(table.game.legal(table.data.state, seat)[0])
    return f"m:{table.data.id}:{table.data.epochs[seat]}:{action}"


# ------------------------------------------------------------ alone


def alone(command: str = "new", **options: Any) -> Act:
    async def begins(house: House) -> Any:
        return await house["alice"].slash(house.channel, f"junk {command}", **options)

    return begins


def presses(label: str) -> Act:
    async def act(house: House) -> Any:
        return await JunkPlayer(house, "alice").presses(label)

    return act


async def goes_on_alone(house: House) -> simcord.InteractionResult:
    return await house["alice"].slash(house.channel, "junk resume")


async def draws_in_public(house: House) -> Any:
    return await house["alice"].click(house.live(), label="Draw")


async def daily_done(house: House) -> None:
    await alone("daily")(house)
    await JunkPlayer(house, "alice").plays_unseen()
    await alone("daily")(house)


async def left_alone_in_public(house: House) -> None:
    await alone(public=True)(house)
    await is_given_up(house)


async def learning(house: House) -> None:
    await Learner(house, "alice", "juse").begins()


async def goes_on_learning(house: House) -> Any:
    learner = Learner(house, "alice", "juse")
    return await learner.does((await learner.step()).asks)


async def goes_back_to_the_lesson(house: House) -> Any:
    return await Learner(house, "alice", "juse").begins()


MOMENTS = (
    Moment("a table is opened", nothing, opens),
    Moment("somebody sits down", lobby, joins),
    Moment("a computer player is added", lobby, adds_a_computer),
    Moment("a game begins", lobby, starts),
    Moment("a lobby is closed", lobby, closes),
    Moment("a lobby is given up", lobby, is_given_up),
    Moment("a move by button", game, clicks_a_move),
    Moment("a move by command", game, types_a_move),
    Moment("a misplay", game, misplays),
    Moment("a second misplay", misplayed, misplays),
    Moment("computer players move", with_computers, clicks_a_move),
    Moment("a move at a buried table", buried, clicks_a_move),
    Moment("the table is brought down", game, brings_it_down),
    Moment("somebody leaves", game, leaves),
    Moment("somebody comes back", one_has_left, comes_back),
    Moment("a vote to end", game, votes_to_end),
    Moment("a moderator ends the game", game, is_ended),
    Moment("another deck", game, chooses_four_colours),
    Moment("somebody is called to turn", game, is_called),
    Moment("a move after a call", called_with_a_card, clicks_a_move),
    Moment("the record is asked for", ended, asks_for_the_record),
    Moment("a rematch", ended, asks_for_a_rematch),
    Moment("the rules are read", game, reads_the_rules),
    Moment("help is asked for", game, asks_for_help),
    Moment("pings are turned off", game, wants_no_pings),
    Moment("a press out of turn", game, presses_out_of_turn),
    Moment("a move in a sleeping thread", in_a_thread, moves_while_it_sleeps),
    *(
        moment
        for name in ("roundup", "jugglers")
        for moment in (
            Moment(f"{name}: a hand is opened", seated_at(name), opens_a_hand),
            Moment(f"{name}: a hand by command", seated_at(name), looks_at_it_by_command),
            Moment(f"{name}: something is picked in a hand", with_open_hands_at(name), picks_in_a_hand),
            Moment(f"{name}: a move in a hand", with_open_hands_at(name), moves_in_a_hand),
        )
    ),
    Moment("junk: a private game", nothing, alone(), goes_on_alone),
    Moment("junk: a private move", alone(), presses("Draw"), goes_on_alone),
    Moment("junk: a private move by command", alone(), alone("draw"), goes_on_alone),
    Moment("junk: a hint", alone(), presses("Hint"), goes_on_alone),
    Moment("junk: back to it", alone(), goes_on_alone, goes_on_alone),
    Moment("junk: a public game", nothing, alone(public=True)),
    Moment("junk: a public move", alone(public=True), draws_in_public),
    Moment("junk: the deal of the day", nothing, alone("daily"), alone("daily")),
    Moment("junk: a result is shared", daily_done, presses("Share"), alone("daily")),
    Moment("a game alone gives way", left_alone_in_public, opens, goes_on_alone),
    Moment("a lesson", nothing, goes_back_to_the_lesson, goes_back_to_the_lesson),
    Moment("a step of a lesson", learning, goes_on_learning, goes_back_to_the_lesson),
)
