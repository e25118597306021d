"""Since your last move: private, and never more than that seat was shown."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import import_module

import msgspec
import pytest

from bot.core.chance import Seeded
from bot.core.game import Event
from bot.games import game_names
from bot.tables.runtime.table import Table
from bot.tables.steps.model import COMPUTER, Move, Phase, Seat, TableData
from bot.ui.discord.components import CONTENT_LIMIT
from bot.ui.kit import GameKit
from bot.ui.table.private_answers import Story, since_last_move
from cogs.juse.rules.state import Won
from cogs.roundup.cog import KIT
from cogs.roundup.rules.game import GAME
from tests.discord.house import House, labels, said
from tests.discord.offline_clock import offline_clock
from tests.discord.roundup_evening import THREE, begin, good_action, in_turns, state, type_in
from tests.discord.roundup_evening import play as play_on
from tests.discord.test_roundup_leaks import exchanged

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


async def test_it_tells_what_the_others_did_since_ones_last_move(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    while (await house.data()).state.turn == 0:
        await house.click_move()
    while (await house.data()).state.turn != 0:
        await house.click_move()
    before = house.texts()
    answer = said(await house["alice"].slash(house.channel, "table since"))
    assert "since your last move" in answer
    assert "bob drew" in answer
    assert "carol drew" in answer
    assert "alice drew" not in answer
    assert "▶ Your move, **🔴 alice**" in answer
    assert house.texts() == before, "nobody else is told"
    told = said(await house["carol"].slash(house.channel, "table since"))
    assert "Nothing has happened yet" in told
    assert "drew" not in told


async def test_where_the_table_has_no_room_for_its_button_the_answer_to_what_can_i_do_has_it(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    assert labels(house.live())[-1] == "What can I do?"
    await house.click_move()
    await house["bob"].click(house.live(), label="What can I do?")
    (answer,) = house.private_messages("bob")
    assert labels(answer) == ["Rules", "Since my last move", "Learn Juse", "Back to the table"]
    assert "since the cards were dealt" in said(await house["bob"].click(answer, label="Since my last move"))
    await house.begin("alice", "bob", game="roundup", channel=(other := house.guild.create_text_channel("other")))
    assert labels(house.live(other)) == ["My hand", "What can I do?", "Rules", "Since my last move"]


async def test_it_is_for_players_only(house: House) -> None:
    assert "no open table" in said(await house["alice"].slash(house.channel, "table since"))
    await house.open("alice", "bob")
    assert "hasn't started yet" in said(await house["alice"].slash(house.channel, "table since"))
    await house.start("alice")
    before = house.stored()
    assert "You're watching this one" in said(await house["eve"].slash(house.channel, "table since"))
    assert "You're watching this one" in said(await house.press(house["eve"], house.live(), "t:1:1:since"))
    assert house.stored() == before


@pytest.mark.parametrize("length", [1, 50])
def test_a_long_story_fills_the_message_and_no_more(length: int) -> None:
    (juse,) = [kit for kit in kits() if kit.name == "juse"]
    kit = replace(juse, recap=lambda events, voice: ["x" * length] * 2000)
    table, story = next(moments(juse))
    told = since_last_move(table, kit, 1, story, "")
    assert "more lines before that" in told
    assert CONTENT_LIMIT - 2 - length < len(told) <= CONTENT_LIMIT


# ------------------------------------------------------------ what it must not tell


def kits() -> list[GameKit]:
    """Return the kits of the games for several players."""
    cogs = [import_module(f"cogs.{name}.cog") for name in game_names()]
    return [cog.KIT for cog in cogs if not cog.KIT.for_one]


def moments(kit: GameKit) -> Iterator[tuple[Table, Story]]:
    """Yield moments of random games with misplays: the table, and what has happened since the deal."""
    game = kit.rules
    seats = tuple(Seat(number + 1, name) for number, name in enumerate(("alice", "bob", "carol")))
    for seed in range(4):
        chance = Seeded(f"since {seed}")
        options = {option.name: option.default for option in game.options}
        state, dealt = game.deal(len(seats), options, chance)
        story: list[tuple[Move, Sequence[Event]]] = [(Move(0, None, "", (), 1, 0.0), dealt)]
        for number in range(1, 90):
            waiting = sorted(game.to_act(state))
            if not waiting:
                break
            seat = waiting[chance.below(len(waiting))]
            choices = game.legal(state, seat) if chance.below(5) else game.possible(state, seat)
            action = choices[chance.below(len(choices))]
            state, events = game.apply(state, seat, action, chance)
            story.append((Move(number, seat, game.spell(action), (), seat + 1, 0.0), events))
            if number % 4 == 0:
                data = TableData(7, kit.name, 1, 2, 1, options, seats, Phase.PLAYING, state=state, epochs=(1, 1, 1))
                table = Table(None, game, data, lambda _: None, offline_clock())  # pyright: ignore[reportArgumentType]
                yield table, tuple(story)


def as_shown_to(seat: int, story: Story) -> Story:
    """Without events that the seat was not shown, and without the moves themselves."""
    return [
        (msgspec.structs.replace(move, action="?", chance=()), [event for event in events if event.shown_to(seat)])
        for move, events in story
    ]


@pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.name)
def test_what_a_seat_was_not_shown_changes_nothing(kit: GameKit) -> None:
    looked_at = 0
    for table, story in moments(kit):
        for seat in range(3):
            looked_at += 1
            shown = since_last_move(table, kit, seat + 1, as_shown_to(seat, story), "")
            assert since_last_move(table, kit, seat + 1, story, "") == shown
    assert looked_at > 50


def test_what_only_one_seat_was_shown_is_told_only_to_it() -> None:
    """It also shows that the comparison above would find a difference."""
    (kit,) = [kit for kit in kits() if kit.name == "juse"]
    table, story = next(moments(kit))
    secret = (Move(1, 0, "?", (), COMPUTER, 0.0), [Won(audience=(1,), seat=2)])
    told = [since_last_move(table, kit, user, [story[0], secret], "") for user in (1, 2, 3)]
    assert ["carol has no cards left" in text for text in told] == [False, True, False]


async def test_what_others_hold_in_secret_changes_nothing(house: House) -> None:
    await begin(house, *THREE)
    await play_on(house, type_in, in_turns)
    for _ in range(5):
        current = await state(house)
        await type_in(house, min(GAME.to_act(current)), await good_action(house, min(GAME.to_act(current))))
    table = await house.table()
    story, before = await table.story(), table.data
    for seat, name in enumerate(THREE):
        told = since_last_move(table, KIT, house[name].id, story, "")
        for number in range(3):
            other = exchanged(before.state, seat, Seeded(f"since {seat} {number}"))
            assert other != before.state
            table.data = msgspec.structs.replace(before, state=other)
            assert since_last_move(table, KIT, house[name].id, story, "") == told
            table.data = before
