"""The deal of the day: one for everybody, one try each, and who did how."""

from tests.discord.house import House, said
from tests.discord.junk_player import JunkPlayer, after_first_phase
from tests.discord.test_tables_in_words import channel_in_words
from tests.tables.offline_bot import DAY

TODAY = "2026-01-01"


async def test_a_try_over_midnight_counts_for_the_day_it_was_begun(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    house.env.backend.advance_clock(DAY - 300)
    await alice.types("daily")
    await alice.plays_unseen(after_first_phase)
    house.env.backend.advance_clock(600)
    await alice.types("resume")
    assert "deal of Jan 1" in alice.panel.content
    await alice.presses("Stop")
    todays, week = said(await bob.types("scores")).split("**This week**")
    assert "Jan 2" in todays
    assert "Nobody yet" in todays
    assert "alice" in week
    await alice.finishes("daily")
    assert "2 days in a row" in said(await alice.types("scores"))


async def test_what_ends_long_after_its_day_counts_for_nothing_and_says_so(alice: JunkPlayer, house: House) -> None:
    late = "This deal's day is over (in UTC), so it doesn't count for scores or your streak."
    house.env.backend.advance_clock(2 * 3600)
    for _ in range(3):
        await alice.types("daily")
        await alice.plays_unseen(after_first_phase)
        house.env.backend.advance_clock(DAY)
    for number in (1, 2, 3):
        await house.press(alice.actor, alice.panel, f"t:{number}:0:resume")
        assert alice.panel.content.startswith(f"{late}\n-# **Junk** · deal of Jan {number} · ")
        await alice.presses("Stop")
        first, *below = alice.panel.content.splitlines()
        assert first == late
        assert f"-# **Junk** · deal of Jan {number}" in below
        assert "Share" not in alice.labels
    scores = said(await alice.types("scores"))
    assert "Your streak: none yet" in scores
    assert "alice" not in scores
    await alice.finishes("daily")
    assert "in a row" not in alice.panel.content


async def test_names_are_escaped_in_boards_in_words_and_lists(house: House) -> None:
    player = JunkPlayer(house, "**evil**\u202e @everyone")
    await channel_in_words(house, name="mona")
    left = await player.finishes("daily")
    await player.presses("Share")
    [board] = house.channel.history()
    assert board.attachments == []
    text = board.content
    assert text.splitlines()[1] == "(In parentheses: junk pile, start to end)"
    assert f": {left} left, clean (0, " in text
    assert r"\*\*evil\*\* \@everyone" in text
    assert r"\*\*evil\*\* \@everyone" in said(await player.types("scores"))


async def test_scores_of_today_this_week_and_all_time(alice: JunkPlayer, bob: JunkPlayer, house: House) -> None:
    """The first of January 2026 is a Thursday: five days later another week has begun."""
    score = await alice.finishes("daily")
    house.env.backend.advance_clock(5 * DAY)
    await bob.finishes("daily")
    today, week, ever = (
        said(await alice.types("scores")).replace("**All time**", "**This week**").split("**This week**")
    )
    assert "bob" in today
    assert "alice" not in today + week
    assert "bob" in week
    assert f"alice: {score} left on average over one day" in ever
    assert "none yet" in ever
    assert said(await bob.types("scores")).endswith("1 day")
