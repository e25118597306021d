"""The board of a channel: one message with all who have shared a day's result there, from which others play the deal
and watch each other's games; and past days.
"""

import discord
import pytest
import simcord

from bot.core.cards import PACK
from bot.tables.steps.model import Phase
from bot.text.voice import card_text
from tests.discord.elsewhere import STRANGE_SERVER, uses
from tests.discord.house import House, in_words, labels, lists, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.test_junk_daily import DAY, TODAY
from tests.discord.test_killed_while_posting import killed_after, messages_with_buttons

PLAY, PLAY_LATER, BESIDE = "Play today's deal", "Play this deal", "Side by side"
HOUR = 3600.0
LATE = "This deal's day is over (in UTC), so it doesn't count for scores or your streak."


def boards(house: House, channel: simcord.ChannelHandle | None = None) -> list[discord.Message]:
    return [message for message in (channel or house.channel).history() if BESIDE in labels(message)]


def board(house: House, channel: simcord.ChannelHandle | None = None) -> discord.Message:
    [found] = boards(house, channel)
    return found


async def until_shown(house: House) -> None:
    await house.until(lambda: not house.rows("SELECT 1 FROM daily_boards WHERE shown_version < version"))


async def shares(player: JunkPlayer) -> int:
    score = await player.finishes("daily")
    await player.presses("Share")
    return score


async def day_passes(house: House) -> None:
    house.env.backend.advance_clock(DAY)
    await house.env.advance_time(5)


# ------------------------------------------------------------ the message


async def test_what_three_people_share_is_one_message_that_tells_how_high_the_junk_stood_and_no_card(
    house: House, alice: JunkPlayer, bob: JunkPlayer
) -> None:
    carol = JunkPlayer(house, "carol")
    left = await alice.finishes("daily")
    house.allow(house.channel, attach_files=False)
    assert "I need: " in said(await alice.presses("Share"))
    house.allow(house.channel, attach_files=True)
    await alice.types("daily")
    await alice.presses("Share")
    posted = board(house)
    assert alice.panel.content.startswith(f"Shared: {posted.jump_url}. People here who have played")
    assert "Share" not in alice.labels
    await bob.types("daily")
    for _ in range(2):
        await bob.plays_unseen(lambda state: state.held is not None)
        await bob.junks_unseen()
    worse = await shares(bob)
    assert worse > left
    await shares(carol)
    assert board(house).id == posted.id
    assert labels(board(house)) == [PLAY, BESIDE]
    assert (
        board(house).content
        == "-# **Junk of the day** · Jan 1 · best: 0 left · everybody gets the same deal, and one try"
    )
    head, _, *lines = in_words(board(house)).splitlines()
    assert head == "Junk of the day, Jan 1 · best: 0 left"
    assert [line.partition(" (")[0] for line in lines] == [
        f"1st · alice: {left} left, clean",
        f"1st · carol: {left} left, clean",
        f"3rd · bob: {worse} left, clean",
    ]
    assert lines[2].endswith(f", {worse})")
    assert not any(card_text(card) in f"{board(house).content}{in_words(board(house))}" for card in PACK)


async def test_it_moves_to_the_end_after_an_hour_if_others_wrote_below_it(house: House, alice: JunkPlayer) -> None:
    people = [alice, *(JunkPlayer(house, name) for name in ("bob", "carol", "dave"))]
    for player in people:
        await player.finishes("daily")
    await alice.presses("Share")
    first = board(house).id
    await house["erin"].send(house.channel, "Hello")
    house.env.backend.advance_clock(HOUR - 60)
    await people[1].presses("Share")
    assert board(house).id == first
    house.env.backend.advance_clock(120)
    await people[2].presses("Share")
    assert board(house).id > first
    assert house.channel.history()[-1].id == board(house).id
    second = board(house).id
    house.env.backend.advance_clock(2 * HOUR)
    await people[3].presses("Share")
    assert board(house).id == second, "it is the last message"
    assert len(in_words(board(house)).splitlines()) == 6
    await house["erin"].send(house.channel, "Hello again")
    await house.forget(people[1].actor, house.channel)
    await until_shown(house)
    assert len(in_words(board(house)).splitlines()) == 5
    assert board(house).id == second, "nobody has shared anything since"


@pytest.mark.parametrize("method", ["POST", "DELETE"])
async def test_a_bot_that_is_killed_while_it_posts_or_moves_it_leaves_one(
    house: House, alice: JunkPlayer, bob: JunkPlayer, method: str
) -> None:
    await alice.finishes("daily")
    await bob.finishes("daily")
    if method == "DELETE":
        await alice.presses("Share")
        await house["erin"].send(house.channel, "Hello")
        house.env.backend.advance_clock(2 * HOUR)
    await killed_after(house, method, bob.presses("Share"))
    await house.restart()
    await until_shown(house)
    assert messages_with_buttons(house) == 1
    assert "bob" in in_words(boards(house)[-1])


async def test_who_deletes_it_wants_that_until_another_result_is_shared_and_without_anybody_it_goes(
    house: House, alice: JunkPlayer, bob: JunkPlayer
) -> None:
    carol = JunkPlayer(house, "carol")
    await shares(alice)
    await shares(bob)
    await house["keeper"].delete(board(house))
    await house.forget(bob.actor, house.channel)
    await until_shown(house)
    assert boards(house) == []
    house.env.backend.advance_clock(60)
    await shares(carol)
    assert [line.split(":")[0] for line in in_words(board(house)).splitlines()[2:]] == ["1st · alice", "1st · carol"]
    await house.forget(alice.actor, house.channel)
    await until_shown(house)
    assert [line.split(":")[0] for line in in_words(board(house)).splitlines()[2:]] == ["1st · carol"]
    await carol.actor.click(board(house), label=BESIDE)
    assert "alice" not in carol.panel.content
    await house.forget(carol.actor, house.channel)
    await until_shown(house)
    assert boards(house) == []


# ------------------------------------------------------------ what one does there


async def test_who_sees_it_plays_todays_deal_and_another_day_it_is_for_fun(
    house: House, alice: JunkPlayer, bob: JunkPlayer
) -> None:
    await shares(alice)
    await bob.actor.click(board(house), label=PLAY)
    assert "deal of Jan 1" in bob.panel.content
    assert (await bob.data()).state.deal == (await alice.data()).state.deal
    await bob.plays_unseen()
    scores = said(await bob.types("scores"))
    assert all(f"** · {name}" in scores for name in ("alice", "bob"))
    await day_passes(house)
    await until_shown(house)
    assert labels(board(house)) == [PLAY_LATER, BESIDE]
    assert board(house).content.endswith("the day is over, so playing it now doesn't count")
    carol = JunkPlayer(house, "carol")
    await carol.actor.click(board(house), label=PLAY_LATER)
    first, title, *_ = carol.panel.content.splitlines()
    assert first == LATE
    assert title.startswith("-# **Junk** · deal of Jan 1")
    assert (await carol.data()).state.deal == (await alice.data()).state.deal


async def test_side_by_side_is_for_whoever_has_finished_the_deal(
    house: House, alice: JunkPlayer, bob: JunkPlayer
) -> None:
    left = await shares(alice)
    forged = f"replay:{(await alice.data()).ref}:0:go"
    for begins in (False, True):
        if begins:
            await bob.types("daily")
        assert said(await house.press_exactly(bob.actor, board(house), forged)).startswith("That table is gone")
        answer = await bob.actor.click(board(house), label=BESIDE)
        assert said(answer) == "Finish this deal first: then you see everybody's game beside yours."
        assert labels(bob.panel) == [PLAY]
    await bob.presses(PLAY)
    assert "deal of Jan 1" in bob.panel.content
    await bob.plays_unseen()
    await bob.actor.click(board(house), label=BESIDE)
    assert bob.panel.content.splitlines() == [
        "**Junk of the day** · Jan 1",
        f"**1** · alice: {left} left, clean",
        "-# Ranked by score, clean game, fewest mistakes. Ties share a place.",
    ]
    [games] = lists(bob.panel)
    assert [option.label for option in games.options] == ["alice"]
    await bob.actor.select(bob.panel, [games.options[0].value], custom_id=games.custom_id)
    assert bob.panel.content.startswith(f"**Replay** · Junk, table {(await alice.data()).id} · the deal")
    await bob.presses("▶")
    assert " · move 1 of " in bob.panel.content


# ------------------------------------------------------------ where the bot cannot post


async def test_where_only_people_have_installed_the_bot_the_answer_is_the_board(
    house: House, there: simcord.ChannelHandle
) -> None:
    alice, bob = JunkPlayer(house, "alice", there), JunkPlayer(house, "bob", there)
    before = len(house.env.http_requests)
    await shares(alice)
    [first] = boards(house, there)
    assert "alice" in in_words(first)
    await bob.actor.click(first, label=PLAY)
    assert "deal of Jan 1" in bob.panel.content
    await bob.plays_unseen()
    await bob.types("daily")
    await bob.presses("Share")
    first, second = boards(house, there)
    assert "bob" not in in_words(first)
    assert "alice" in in_words(second)
    assert "bob" in in_words(second)
    await alice.actor.click(first, label=BESIDE)
    assert "bob" in in_words(boards(house, there)[0]), "whoever presses it renews it"
    assert "bob" in alice.panel.content
    uses(house.env.http_requests[before:])
    everything = str([house.rows(f"SELECT * FROM daily_{table}") for table in ("boards", "shares")])  # noqa: S608
    assert str(STRANGE_SERVER) not in everything
    assert str(there.id) not in everything


# ------------------------------------------------------------ past days


async def test_a_past_day_is_chosen_in_words_and_counts_for_no_list_and_no_streak(
    house: House, alice: JunkPlayer, bob: JunkPlayer
) -> None:
    await bob.finishes("daily")
    await day_passes(house)
    offered = await alice.actor.autocomplete(house.channel, "junk daily", "day", "yest")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("Yesterday · Thu, Jan 1", TODAY)]
    assert len(await alice.actor.autocomplete(house.channel, "junk daily", "day", "")) == 25
    for day in ("tomorrow", "2026-01-03", "2025-11-01", "Dec", "never"):
        answer = await house.refused(alice.types("daily", day=day))
        assert answer.startswith("Choose one of the last 30 days: type a few letters and pick it from the list"), day
    await alice.types("daily", day="yesterday")
    assert (await alice.data()).state.deal == (await bob.data()).state.deal
    assert alice.panel.content.startswith(f"{LATE}\n-# **Junk** · deal of Jan 1")
    assert "Hint" in alice.labels
    await alice.types("daily", day=TODAY)
    assert len(house.phases()) == 2, "one try"
    await alice.plays_unseen()
    await alice.types("daily", day=TODAY)
    assert (await alice.data()).phase is Phase.OVER
    assert alice.panel.content.startswith(f"{LATE}\n")
    assert alice.labels[:2] == ["Film", "Replay"]
    scores = said(await alice.types("scores"))
    assert "alice" not in scores
    assert scores.endswith("Your streak: none yet. Start one with /junk daily.")
    await alice.types("daily")
    assert "deal of Jan 2" in alice.panel.content
    assert (await alice.data()).state.deal != (await bob.data()).state.deal
