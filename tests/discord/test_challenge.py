"""Challenges on Discord: offered below a finished game or by command, played by anyone, told of side by side."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest
import simcord

from bot.core.cards import NAMES
from bot.tables.steps.model import COMPUTER
from bot.tables.steps.same_deal import OPEN_FOR
from bot.text.cards import card_text
from tests.discord.house import House, said
from tests.discord.junk_player import JunkPlayer, after_first_phase, labels
from tests.discord.test_packed import custom_id, finish_unseen, packed, record_in

FOUR = ("alice", "bob", "carol", "dave")
CARDS = {card_text(card) for card in range(len(NAMES))}


def message(house: House, channel: simcord.ChannelHandle | None = None) -> discord.Message:
    """The newest challenge of the channel."""
    found = [one for one in (channel or house.channel).history() if "challenges you" in one.content]
    return max(found, key=lambda one: one.id)


def results(house: House) -> list[str]:
    return message(house).content.splitlines()[1:-1]


async def until(house: House, wanted: Callable[[], bool]) -> None:
    """Offline Discord does not wait for the disk."""
    for _ in range(500):
        if wanted():
            return
        await asyncio.sleep(0.01)
        await house.env.advance_time(0.1)
    pytest.fail("it does not come")


async def until_told(house: House) -> None:
    """The messages of all challenges tell all there is."""
    await until(house, lambda: not house.rows("SELECT 1 FROM challenges WHERE shown_version < version"))


async def panel_of(house: House, name: str) -> discord.Message:
    await house[name].slash(house.channel, "table help")
    return house.private_messages(name)[-1]


async def junk_played(player: JunkPlayer, junked: int = 0, **options: Any) -> int:
    """A private game, to its end. Returns the score."""
    await player.types("new", **options)
    return await to_the_end(player, junked)


async def to_the_end(player: JunkPlayer, junked: int = 0) -> int:
    """The last move is seen."""
    for _ in range(junked):
        await player.plays_unseen(lambda state: state.held is not None)
        await player.junks_unseen()
    state = await player.plays_unseen(after_first_phase)
    await player.types("resume")
    await player.presses("Stop here")
    return len(state.junk)


async def offered(alice: JunkPlayer) -> int:
    score = await junk_played(alice)
    await alice.presses("Challenge")
    return score


async def takes_up(house: House, name: str, label: str = "Play it") -> simcord.InteractionResult:
    return await house[name].click(message(house), label=label)


@pytest.mark.long
async def test_the_deal_of_a_private_game_is_offered_to_all_and_played_by_another(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    best = await offered(alice)
    challenge = message(house)
    assert challenge.content.splitlines()[0] == "🎯 **alice challenges you to this deal of Junk.**"
    assert results(house) == [f"alice: **{best} left** · no mistakes · played it first"]
    assert labels(challenge) == ["Play it", "Play it here"]
    first = (await alice.data()).state.deal
    await takes_up(house, "bob")
    assert bob.panel.content.startswith("**Junk** · challenge\n")
    assert (await bob.data()).state.deal == first
    score = await to_the_end(bob, 3)
    assert score > best
    await until_told(house)
    bobs = f"bob: **{score} left** · no mistakes"
    assert results(house) == [f"alice: **{best} left** · no mistakes · played it first", bobs]
    assert bob.panel.content.splitlines()[-3:] == ["**How this deal was played**", *results(house)]


async def test_neither_the_message_nor_a_record_tells_the_seed_and_the_message_no_card(
    alice: JunkPlayer, house: House
) -> None:
    await offered(alice)
    await alice.actor.slash(house.channel, "privacy export")
    chance = (await alice.data()).chance
    assert chance is not None
    record = await record_in(await alice.actor.click(alice.private[0], label="Record"))
    for text in (str(record), *house.texts(), *(one.content for one in alice.private)):
        assert chance.seed not in text
    assert not any(card in message(house).content for card in CARDS)


@pytest.mark.long
async def test_in_a_game_of_several_it_is_the_same_seat_against_computers(house: House) -> None:
    await house.begin(*FOUR)
    await finish_unseen(house)
    await house["bob"].click(house.live(), label="Challenge")
    told = message(house).content
    assert told.startswith("🎯 **bob challenges you to this deal of Juse, in the seat of bob.**\n**1** · bob: ")
    assert "normal where people sat" in told
    assert len(results(house)) == 1, "who sat elsewhere has played something else"
    await takes_up(house, "erin")
    [data] = [(await house.bot.services.tables.find(2)).data]
    assert [seat.user_id for seat in data.seats] == [COMPUTER, house["erin"].id, COMPUTER, COMPUTER]
    assert data.private
    for name in FOUR:
        assert "when it was first dealt" in said(await takes_up(house, name)) or name != "bob"
    assert house.rows("SELECT count(*) FROM tables") == [(2,)]


@pytest.mark.long
async def test_what_computers_do_at_a_private_table_is_seen_there(house: House) -> None:
    await house.begin(*FOUR)
    await finish_unseen(house)
    await house["bob"].click(house.live(), label="Challenge")
    await takes_up(house, "erin")
    await house.env.settle()
    table = await house.bot.services.tables.find(2)
    before = house.private_messages("erin")[-1]
    assert "Your move" in before.content
    assert table.game.to_act(table.data.state) == {1}, "the first seat has moved already"
    for _ in range(8):
        await play_one(house, "erin")
        await house.env.settle()
    shown = house.private_messages("erin")
    assert len(shown) == 1
    assert "Your move" in shown[-1].content
    assert table.data.moves > 12


async def play_one(house: House, name: str) -> None:
    """A legal move by the first button that makes one."""
    table = await house.bot.services.tables.find(2)
    seat = table.data.seat_of(house[name].id)
    assert seat is not None
    action = table.game.spell(table.game.legal(table.data.state, seat)[0])
    panel = house.private_messages(name)[-1]
    await house.press(house[name], panel, f"m:2:{table.data.epochs[seat]}:{action}")


@pytest.mark.long
async def test_where_hands_are_hidden_it_is_played_in_the_hand_and_told_how_each_round_ended(house: House) -> None:
    await house.begin("alice", "bob", game="roundup")
    table = await house.table()
    while table.data.is_open:
        seat = min(table.game.to_act(table.data.state))
        action = table.game.legal(table.data.state, seat)[0]
        await house.act_unseen(table, table.data.seats[seat].user_id, action)
    await house.bot.services.display.show(table)
    await house.pass_time(60)
    await house["alice"].click(house.live(), label="Challenge")
    await takes_up(house, "carol")
    await house["carol"].click(house.private_messages("carol")[-1], label="My hand")
    own, hand = house.private_messages("carol")
    assert "your hand" in hand.content
    table = await house.bot.services.tables.find(2)
    while not table.data.results:
        await until(house, lambda: not table.computers_asked)
        if 0 in table.game.to_act(table.data.state):
            with house.env.time_context():
                await house.act_unseen(table, house["carol"].id, table.game.legal(table.data.state, 0)[0])
    await until(house, lambda: "Round 1" in house.private_messages("carol")[0].content)
    assert house.private_messages("carol")[0].id == own.id
    assert not any("Round 1" in text and "table 2" in text for text in house.texts())


async def test_who_presses_twice_comes_back_to_their_table(alice: JunkPlayer, bob: JunkPlayer, house: House) -> None:
    await offered(alice)
    await takes_up(house, "bob")
    await bob.presses("Junk & draw")
    moves = (await bob.data()).moves
    await takes_up(house, "bob")
    assert "You hold" in bob.panel.content
    assert (await bob.data()).moves == moves
    assert house.rows("SELECT count(*) FROM tables") == [(2,)]
    await house.restart()
    await takes_up(house, "bob", "Play it here")
    assert house.rows("SELECT count(*) FROM tables") == [(2,)]


async def test_each_has_one_try(alice: JunkPlayer, bob: JunkPlayer, house: House) -> None:
    await offered(alice)
    await takes_up(house, "bob")
    await to_the_end(bob)
    before = house.stored()
    answer = said(await takes_up(house, "bob"))
    assert answer.startswith("You have had your try at this deal: the results are in the challenge's message")
    assert "table 2" in answer
    assert "when it was first dealt" in said(await takes_up(house, "alice"))
    assert house.stored() == before


async def test_it_is_played_here_before_all(alice: JunkPlayer, bob: JunkPlayer, house: House) -> None:
    await offered(alice)
    await house["carol"].slash(house.channel, "juse new")
    assert "already a table in this channel" in said(await takes_up(house, "bob", "Play it here"))
    await house["carol"].slash(house.channel, "table end")
    await takes_up(house, "bob", "Play it here")
    assert "**Junk** · table" in house.live().content
    with house.env.time_context():
        await bob.plays_unseen()
    await until_told(house)
    assert [line.split(":")[0] for line in results(house)].count("bob") == 1


async def test_with_too_many_tables_it_is_no_try(alice: JunkPlayer, house: House) -> None:
    await offered(alice)
    for number in range(10):
        channel = house.guild.create_text_channel(f"room-{number}")
        await house["bob"].slash(channel, "juse new")
    assert "nobody may have more" in said(await takes_up(house, "bob"))
    assert house.rows("SELECT 1 FROM deal_players WHERE user_id = ?", house["bob"].id) == []


async def test_moves_of_a_private_challenge_can_be_typed(house: House) -> None:
    await house.begin(*FOUR)
    await finish_unseen(house)
    await house["alice"].click(house.live(), label="Challenge")
    await takes_up(house, "erin")
    await house.env.settle()
    table = await house.bot.services.tables.find(2)
    before = table.data.moves
    await house["erin"].slash(house.channel, "juse play", to="own")
    assert table.data.moves > before


# ------------------------------------------------------------ the message


async def test_it_is_offered_once_in_a_channel_and_again_if_its_message_was_deleted(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await offered(alice)
    first = message(house)
    closing = alice.private[0]
    answer = said(await alice.actor.click(closing, label="Challenge"))
    assert answer == f"This deal is offered here already: {first.jump_url}"
    await house.person("keeper", moderator=True).delete(first)
    await takes_up_deleted(house, first, "bob")
    await to_the_end(bob)
    await until_told(house)
    assert [one for one in house.texts() if "challenges you" in one] == [], "whoever deleted it wanted that"
    await alice.actor.click(closing, label="Challenge")
    assert len(results(house)) == 2


async def takes_up_deleted(house: House, deleted: discord.Message, name: str) -> None:
    """Somebody pressed just before it was deleted."""
    panel = await panel_of(house, name)
    await house.press_exactly(house[name], panel, custom_id(deleted, "Play it"))


@pytest.mark.long
async def test_what_discord_did_not_take_is_shown_later(
    alice: JunkPlayer, bob: JunkPlayer, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await offered(alice)
    await takes_up(house, "bob")
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("PATCH", f"/channels/{house.channel.id}/messages/{message(house).id}", status=500, times=5)
    await to_the_end(bob)
    await until(house, lambda: "could not be shown" in caplog.text)
    house.env.backend.faults.clear()
    assert len(results(house)) == 1
    await until_told(house)
    assert len(results(house)) == 2


async def test_what_was_not_shown_before_a_crash_is_shown_at_the_next_start(
    alice: JunkPlayer, bob: JunkPlayer, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await offered(alice)
    await takes_up(house, "bob")
    await bob.plays_unseen(after_first_phase)
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("*", "*", times=None)
    with house.env.time_context():
        await bob.plays_unseen()
    await until(house, lambda: "could not be shown" in caplog.text)
    await house.stop()
    house.env.backend.faults.clear()
    assert len(results(house)) == 1
    await house.restart()
    await until_told(house)
    assert len(results(house)) == 2


async def test_the_list_is_bounded(alice: JunkPlayer, house: House) -> None:
    await offered(alice)
    store = house.bot.services.tables.store
    deal = (await alice.data()).deal_key
    for number in range(100, 130):
        await store.write(
            "INSERT INTO deal_players (deal, user_id, guild_id, name, seat, table_id, last_table, ended, place, score,"
            " misplays, hints) VALUES (?, ?, ?, ?, 0, 99, 1, ?, 1, ?, 0, 0)",
            *(deal, number, house.guild.id, "n*" * 16, "over", number),
        )
        await store.write(
            "INSERT INTO deal_players (deal, user_id, guild_id, name, last_table) VALUES (?, ?, ?, ?, 1)",
            *(deal, 1000 + number, house.guild.id, f"watcher {number}"),
        )
    await alice.actor.click(alice.private[0], label="Challenge")
    lines = results(house)
    assert lines[0].startswith("alice")
    assert len([line for line in lines if " left**" in line]) == 10
    assert "… and 21 more" in lines
    assert lines[-1].endswith("and 20 more")
    assert len(message(house).content) <= 2000


async def test_by_command_it_is_the_last_game_of_the_channel_or_a_numbered_one(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    answer = said(await house["bob"].slash(house.channel, "table challenge"))
    assert answer.startswith("No game has been played to its end in this channel lately")
    await junk_played(alice)
    await house.begin("alice", "bob", "carol", "dave")
    await finish_unseen(house)
    await house.begin("alice", "bob")
    await house.person("keeper", moderator=True).slash(house.channel, "table end")
    assert said(await house["erin"].slash(house.channel, "table challenge")) == ""
    assert "erin challenges you to this deal of Juse" in message(house).content
    await alice.actor.slash(house.channel, "table challenge", table=1)
    assert "alice challenges you to this deal of Junk" in message(house).content
    for number, why in ((1, "There is no game 1"), (3, "was stopped early"), (9, "There is no game 9")):
        assert why in said(await bob.actor.slash(house.channel, "table challenge", table=number))


async def test_a_game_of_a_hidden_channel_is_not_told_of(house: House) -> None:
    elsewhere = house.guild.create_text_channel("elsewhere")
    await house.begin(*FOUR)
    await finish_unseen(house)
    house.hide(house.channel)
    assert "There is no game 1" in said(await house["erin"].slash(elsewhere, "table challenge", table=1))


async def test_when_the_record_is_gone_the_deal_is_too(alice: JunkPlayer, house: House) -> None:
    await offered(alice)
    await packed(house)
    await house.bot.services.tables.store.write("DELETE FROM records")
    await house.restart()
    assert "This deal is not there any more" in said(await takes_up(house, "bob"))


async def test_a_packed_game_is_offered_and_played_as_before(alice: JunkPlayer, bob: JunkPlayer, house: House) -> None:
    await junk_played(alice)
    deal = (await alice.data()).state.deal
    closing = alice.panel
    await packed(house)
    await house.restart()
    await alice.actor.click(closing, label="Challenge")
    await takes_up(house, "bob")
    assert (await bob.data()).state.deal == deal


async def test_after_two_weeks_it_must_be_offered_again(alice: JunkPlayer, house: House) -> None:
    await offered(alice)
    await house.pass_time(OPEN_FOR + 60)
    assert "more than 14 days old" in said(await takes_up(house, "bob"))
    await alice.actor.slash(house.channel, "table challenge", table=1)
    assert said(await takes_up(house, "bob")).startswith("**Junk** · challenge")


async def test_forged_presses_open_nothing(alice: JunkPlayer, house: House) -> None:
    await junk_played(alice)
    await house["bob"].slash(house.channel, "table help")
    panel = house.private_messages("bob")[-1]
    for forged in ("h:1:0:play", "h:9:0:play", "h:1:7:here"):
        assert "not there any more" in said(await house.press(house["bob"], panel, forged))
    await alice.presses("Challenge")
    assert "not there any more" in said(await house.press(house["bob"], panel, "h:1:1:play"))
    assert "moved on" in said(await house.press_exactly(house["bob"], panel, "h:1.ffffff:0:play"))
    assert "does not belong" in said(await house.press(house["bob"], panel, "h:1:0:win"))
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]
