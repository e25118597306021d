"""Challenges on Discord: offered below a finished game or by command, played by anyone, told of side by side."""

import discord
import pytest
import simcord

from bot.core.cards import NAMES
from bot.text.voice import card_text
from tests.discord.house import House, custom_id, labels, said
from tests.discord.junk_player import JunkPlayer, after_first_phase
from tests.discord.test_packed import do_background_jobs, record_in

CARDS = {card_text(card) for card in range(len(NAMES))}


def message(house: House, channel: simcord.ChannelHandle | None = None) -> discord.Message:
    """The newest challenge of the channel."""
    found = [message for message in (channel or house.channel).history() if "challenges you" in message.content]
    return max(found, key=lambda message: message.id)


def results(house: House) -> list[str]:
    return message(house).content.splitlines()[1:-1]


async def until_told(house: House) -> None:
    """Wait until the messages of all challenges tell all there is."""
    await house.until(lambda: not house.rows("SELECT 1 FROM challenges WHERE shown_version < version"))


async def offered(alice: JunkPlayer) -> int:
    score = await alice.finishes("new")
    assert said(await alice.presses("Challenge")).startswith("Your challenge is up. For 24 hours, nobody")
    return score


async def takes_up(house: House, name: str, label: str = "Play it") -> simcord.InteractionResult:
    return await house[name].click(message(house), label=label)


async def test_the_deal_of_a_private_game_is_offered_to_all_and_played_by_another(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    """Neither the message nor a record tells the seed, and the message tells no card."""
    best = await offered(alice)
    challenge = message(house)
    assert challenge.content.splitlines()[0] == "🎯 **alice challenges you to this deal of Junk.**"
    assert results(house) == [f"alice: **{best} left** · no mistakes · played it first"]
    assert labels(challenge) == ["Play it", "Play it here"]
    assert not any(card in challenge.content for card in CARDS)
    data = await alice.data()
    assert data.chance is not None
    record = await record_in(await house.asks_for_record("alice", alice.private[0]))
    for text in (str(record), *house.texts(), *(message.content for message in alice.private)):
        assert data.chance.seed not in text
    await takes_up(house, "bob")
    assert bob.panel.content.startswith("-# **Junk** · challenge · ")
    assert (await bob.data()).state.deal == data.state.deal
    score = await bob.finishes(junked=3)
    assert score > best
    await until_told(house)
    bobs = f"bob: **{score} left** · no mistakes"
    assert results(house) == [f"alice: **{best} left** · no mistakes · played it first", bobs]
    assert "\n".join(["**How people did with this deal**", *results(house)]) in bob.panel.content


async def test_each_has_one_try_and_who_presses_twice_comes_back_to_it(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await offered(alice)
    await takes_up(house, "bob")
    await bob.presses("Junk")
    moves = (await bob.data()).moves
    await takes_up(house, "bob")
    assert "You hold" in bob.panel.content
    assert (await bob.data()).moves == moves
    await house.restart()
    await takes_up(house, "bob", "Play it here")
    assert len(house.phases()) == 2
    await bob.finishes()
    before = house.stored()
    answer = said(await takes_up(house, "bob"))
    assert answer.startswith("You've already tried this deal. The challenge's message has the results")
    assert "table 2" in answer
    assert "You were the first to play this deal" in said(await takes_up(house, "alice"))
    assert house.stored() == before


async def test_what_was_reached_to_learn_is_compared_with_nobodys(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await alice.finishes("new", learning=True)
    await alice.presses("Challenge")
    assert results(house) == []
    assert "You were the first to play this deal" in said(await takes_up(house, "alice"))
    await takes_up(house, "bob")
    score = await bob.finishes()
    await until_told(house)
    assert results(house) == [f"bob: **{score} left** · no mistakes"]


# ------------------------------------------------------------ the message


async def test_it_is_offered_once_in_a_channel_and_again_if_its_message_was_deleted(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await offered(alice)
    first = message(house)
    closing = alice.private[0]
    answer = said(await alice.actor.click(closing, label="Challenge"))
    closed = "For 24 hours, nobody can post its replay or film here, but you can still watch them privately."
    assert answer == f"The challenge with this deal is right here: {first.jump_url}\n{closed}"
    assert labels(alice.panel) == ["Withdraw"]
    await house["keeper"].delete(first)
    await bob.types("rules")
    await house.press_exactly(house["bob"], bob.panel, custom_id(first, "Play it"))  # pressed just before that
    await bob.finishes()
    await until_told(house)
    assert [text for text in house.texts() if "challenges you" in text] == [], "whoever deleted it wanted that"
    await alice.actor.click(closing, label="Challenge")
    assert len(results(house)) == 2


async def test_only_whoever_offered_it_first_can_withdraw_it(alice: JunkPlayer, bob: JunkPlayer, house: House) -> None:
    await offered(alice)
    offer = house.private_messages("alice")[-1]
    await takes_up(house, "bob")
    await bob.finishes()
    assert "right here" in said(await bob.presses("Challenge"))
    assert bob.labels == [], "no button that can only refuse"
    forged = await house.press_exactly(house["bob"], message(house), custom_id(offer, "Withdraw"))
    assert said(forged) == "Only the person who offered this challenge can withdraw it."
    taken = message(house)
    assert said(await house["alice"].click(offer, label="Withdraw")).startswith("Withdrawn.")
    assert house.rows("SELECT * FROM challenges") == []
    assert taken.id not in [message.id for message in house.channel.history()]


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
    await house.until(lambda: "could not be shown" in caplog.text)
    await house.stop()
    house.env.backend.faults.clear()
    assert len(results(house)) == 1
    await house.restart()
    await until_told(house)
    assert len(results(house)) == 2


async def test_a_challenge_of_somebody_who_was_forgotten_is_theirs_who_offers_it_next(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await offered(alice)
    await takes_up(house, "bob")
    await bob.finishes()
    assert "Done" in said(await house.forget(house["alice"], house.channel))
    await do_background_jobs(house)
    await until_told(house)
    assert message(house).content.startswith("🎯 **someone challenges you to this deal of Junk.**")
    assert "alice" not in message(house).content
    assert "right here" in said(await bob.presses("Challenge"))
    assert "bob challenges you" in message(house).content
    assert said(await bob.presses("Withdraw")).startswith("Withdrawn.")
    assert house.rows("SELECT * FROM challenges") == []


async def test_by_command_it_is_the_last_game_of_the_channel_or_a_numbered_one(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    answer = said(await house["bob"].slash(house.channel, "table challenge"))
    assert answer.startswith("Nobody has finished a game in this channel lately")
    await alice.finishes("new")
    await house.played("alice", "bob", "carol", "dave")
    await house.begin("alice", "bob")
    await house["keeper"].slash(house.channel, "table end")
    await house["erin"].slash(house.channel, "table challenge")
    assert "erin challenges you to this deal of Juse" in message(house).content
    await alice.actor.slash(house.channel, "table challenge", table=1)
    assert "alice challenges you to this deal of Junk" in message(house).content
    for number, why in ((1, "out of game 1 here"), (3, "Nobody finished this game"), (9, "out of game 9 here")):
        assert why in said(await bob.actor.slash(house.channel, "table challenge", table=number))
    elsewhere = house.guild.create_text_channel("elsewhere")
    house.hide(house.channel)
    assert "out of game 2 here" in said(await house["erin"].slash(elsewhere, "table challenge", table=2))
