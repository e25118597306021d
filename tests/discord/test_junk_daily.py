"""The deal of the day: one for everybody, one try each, and who did how."""

import re
import sqlite3
from datetime import datetime

import pytest

from bot.ui.actions import daily
from cogs.junk.cog import KIT
from tests.discord.house import House, answers, said
from tests.discord.junk_player import JunkPlayer, after_first_phase
from tests.discord.test_stats import store_result

DAY = 24 * 3600
TODAY, TOMORROW = "2026-01-01", "2026-01-02"


async def finishes(player: JunkPlayer) -> int:
    """Plays today's deal to its end and returns the score."""
    await player.types("daily")
    state = await player.plays_unseen(after_first_phase)
    await player.types("daily")
    await player.presses("Stop here")
    return len(state.junk)


async def test_everybody_gets_the_same_deal_and_tomorrow_another(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await alice.types("daily")
    await house.restart()
    house.env.backend.advance_clock(DAY - 60)
    await bob.types("daily")
    todays = (await alice.data()).state.deal
    assert (await bob.data()).state.deal == todays
    assert f"deal of {TODAY}" in bob.panel.content
    house.env.backend.advance_clock(120)
    await bob.types("daily")
    assert f"deal of {TOMORROW}" in bob.panel.content
    assert (await bob.data()).state.deal != todays


async def test_the_deal_depends_on_a_secret_of_this_database(alice: JunkPlayer, house: House) -> None:
    await alice.types("daily")
    [(secret,)] = house.rows("SELECT daily_secret FROM bot")
    assert len(secret) >= 32
    book = house.bot.services.dailies
    before = await book.seed("junk", TODAY)
    await house.bot.services.tables.store.write("UPDATE bot SET daily_secret = ?", "another installation")
    assert await book.seed("junk", TODAY) != before
    assert TODAY not in before
    assert secret not in before


async def test_leaving_and_resuming_is_the_same_try(alice: JunkPlayer, house: House) -> None:
    await alice.types("daily")
    await alice.types("daily")
    assert "You hold" in alice.panel.content
    await house.restart()
    await alice.types("resume")
    await alice.presses("Junk")
    other = JunkPlayer(house, "alice", house.guild.create_text_channel("other"))
    await other.types("daily")
    assert (await alice.data()).moves == 2
    assert house.rows("SELECT COUNT(*) FROM tables") == [(1,)]


async def test_a_finished_try_is_shown_again_and_not_repeated(alice: JunkPlayer, house: House) -> None:
    score = await finishes(alice)
    before = house.stored()
    await alice.types("daily")
    assert house.stored() == before
    midnight = int(datetime.fromisoformat(f"{TOMORROW}T00:00:00+00:00").timestamp())
    first = "☑️ You have played today’s deal: the first on this server. Next deal:"
    ranked = "-# Ranked by the score, then a clean game, then fewer mistakes; equals share a place."
    assert alice.panel.content.startswith(f"{first} <t:{midnight}:R>.\n{ranked}\n**Junk** · deal of {TODAY}\n")
    assert f"**{score} left** · no mistakes (best possible: " in alice.panel.content
    assert alice.labels == ["Share", "Remind me", "Replay", "Challenge", "Record"]
    await house.press(alice.actor, alice.panel, "t:1:1:again")
    assert house.rows("SELECT COUNT(*) FROM tables WHERE day IS NOT NULL") == [(1,)]


async def test_on_another_server_it_is_the_same_try_and_goes_on(alice: JunkPlayer, house: House) -> None:
    await alice.types("daily")
    await alice.presses("Junk & draw")
    elsewhere = house.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("table")
    there = elsewhere.add_member(alice.actor.user)
    before = house.stored()
    [shown] = answers(await there.slash(channel, "junk daily"))
    assert "50 to go" in shown.content
    assert house.stored() == before


async def test_the_score_is_saved_with_the_last_move(alice: JunkPlayer, house: House) -> None:
    """In one transaction: if the score cannot be written, the move is not made either."""
    await alice.types("daily")
    await alice.plays_unseen(after_first_phase)
    await alice.types("resume")
    await house.bot.services.tables.store.write("ALTER TABLE daily_results RENAME TO hidden")
    before = house.stored()
    house.expected_logs = ["daily_results"]
    assert "could not be saved" in said(await alice.presses("Stop here"))
    assert house.stored() == before
    await house.bot.services.tables.store.write("ALTER TABLE hidden RENAME TO daily_results")
    await alice.types("stop")
    left = len((await alice.data()).state.junk)
    assert house.rows("SELECT day, score, misplays, clean FROM daily_results") == [(TODAY, left, 0, 1)]


@pytest.mark.long
async def test_the_best_possible_score_is_stored_with_the_day(
    alice: JunkPlayer, bob: JunkPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finishes(alice)
    [(best,)] = house.rows("SELECT best FROM daily_deals WHERE day = ?", TODAY)
    assert f"(best possible: {best})" in alice.panel.content
    await house.restart()
    await house.bot.services.tables.store.write("UPDATE daily_deals SET best = 42")
    await finishes(bob)
    assert "(best possible: 42)" in bob.panel.content, "it is not worked out again"


async def test_a_try_over_midnight_counts_for_the_day_it_was_begun(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    house.env.backend.advance_clock(DAY - 300)
    await alice.types("daily")
    await alice.plays_unseen(after_first_phase)
    house.env.backend.advance_clock(600)
    await alice.types("resume")
    assert f"deal of {TODAY}" in alice.panel.content
    await alice.presses("Stop here")
    assert house.rows("SELECT day, user_id FROM daily_results") == [(TODAY, alice.actor.id)]
    scores = said(await bob.types("scores"))
    todays, week = scores.split("**This week**")
    assert TOMORROW in todays
    assert "Nobody yet" in todays
    assert "alice" in week
    await finishes(alice)
    assert house.rows("SELECT day FROM daily_results ORDER BY day") == [(TODAY,), (TOMORROW,)]
    assert "2 days in a row" in said(await alice.types("scores"))


async def test_what_ends_long_after_its_day_counts_for_nothing_and_says_so(alice: JunkPlayer, house: House) -> None:
    late = "The day of this deal is over (in UTC), so it counts for no score and no streak."
    house.env.backend.advance_clock(2 * 3600)
    for _ in range(3):
        await alice.types("daily")
        await alice.plays_unseen(after_first_phase)
        house.env.backend.advance_clock(DAY)
    for number in (1, 2, 3):
        await house.press(alice.actor, alice.panel, f"t:{number}:0:resume")
        assert alice.panel.content.startswith(f"{late}\n**Junk** · deal of 2026-01-0{number}\n")
        await alice.presses("Stop here")
        assert alice.panel.content.startswith(f"{late}\n**Junk** · deal of 2026-01-0{number}\n")
        assert "Share" not in alice.labels
    assert house.rows("SELECT * FROM daily_results") == []
    scores = said(await alice.types("scores"))
    assert "Your streak: none yet" in scores
    assert "alice" not in scores
    await finishes(alice)
    assert "in a row" not in alice.panel.content


async def test_the_share_line_names_no_cards_and_is_posted_once(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    score = await finishes(alice)
    assert house.texts() == []
    await alice.presses("Share")
    [shared] = house.texts()
    [(best,)] = house.rows("SELECT best FROM daily_deals")
    done = 10 * (52 - score) // (52 - best)
    assert shared.splitlines() == [
        f"**Junk** · deal of {TODAY} · alice",
        "🟩" * done + "⬜" * (10 - done),
        f"**{score} left** · no mistakes (best possible: {best})",
        "the best here so far",
    ]
    assert "shared it already" in said(await house.press(alice.actor, alice.panel, "t:1:0:share"))
    assert house.texts() == [shared]


async def test_what_was_shared_has_no_button_to_share_it_again(alice: JunkPlayer, house: House) -> None:
    await finishes(alice)
    number = len(alice.private)
    await alice.presses("Share")
    assert alice.labels == ["Remind me", "Replay", "Challenge", "Record"]
    assert len(alice.private) == number, "the message that was pressed shows it"
    await house.restart()
    await alice.types("daily")
    assert alice.labels == ["Remind me", "Replay", "Challenge", "Record"]


@pytest.mark.long
async def test_what_is_shared_does_not_tell_which_cards_were_kept(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    """One plays the first card and junks all others, the other only plays the last."""
    for player, played in ((alice, 1), (bob, 52)):
        await player.types("daily")
        for number in range(1, 53):
            await player.types("play" if number == played else "junk")
            if (await player.data()).state.held is None and number < 52:
                await player.types("draw")
        await player.types("stop")
        await player.types("daily")
        await player.presses("Share")
    states = [(await player.data()).state for player in (alice, bob)]
    assert states[0].play != states[1].play
    by_alice, by_bob = house.texts()
    assert by_bob == by_alice.replace("alice", "bob").replace("the best here so far", "1st of 2 here")
    assert not re.search("[♠♥♦♣]", by_alice)


@pytest.mark.parametrize(
    ("score", "best", "green"), [(0, 0, 10), (1, 0, 9), (3, 3, 10), (4, 3, 9), (30, 3, 4), (52, 0, 0)]
)
def test_ten_blocks_are_all_green_only_for_the_best_possible(score: int, best: int, green: int) -> None:
    assert daily._strip(KIT, score, best, clean=True) == "🟩" * green + "⬜" * (10 - green)
    assert daily._strip(KIT, score, best, clean=False) == "🟨" * green + "⬜" * (10 - green)


async def test_places_and_streaks_are_told_to_who_has_played(alice: JunkPlayer, bob: JunkPlayer, house: House) -> None:
    await finishes(alice)
    house.env.backend.advance_clock(DAY)
    await bob.types("daily")
    await bob.plays_unseen()
    await alice.types("daily")
    await alice.types(await alice.plays_unseen_to_a_misplay())
    await alice.plays_unseen()
    await alice.types("daily")
    assert "deal: 2nd of 2 on this server · 🔥 2 days in a row. Next deal" in alice.panel.content
    await alice.presses("Share")
    assert house.texts()[-1].endswith("\n2nd of 2 here · 🔥 2 days in a row")


async def test_an_unfinished_try_cannot_be_shared(alice: JunkPlayer, house: House) -> None:
    await alice.types("daily")
    before = house.stored()
    assert "nothing to share" in said(await house.press(alice.actor, alice.panel, "t:1:1:share"))
    assert house.stored() == before
    assert house.texts() == []


async def test_a_share_that_discord_rejected_can_be_tried_again(alice: JunkPlayer, house: House) -> None:
    await finishes(alice)
    house.expected_logs = ["Discord refused", "did not arrive"]
    house.env.inject_error("POST", "*", times=None)
    await alice.presses("Share")
    house.env.backend.faults.clear()
    await alice.presses("Share")
    assert len(house.texts()) == 1


async def test_names_are_escaped_in_shares_and_lists(house: House) -> None:
    player = JunkPlayer(house, "**evil**\u202e @everyone")
    await finishes(player)
    await player.presses("Share")
    [line] = house.texts()
    assert r"\*\*evil\*\* \@everyone" in line
    assert r"\*\*evil\*\* \@everyone" in said(await player.types("scores"))


@pytest.mark.long
async def test_misplays_and_hints_are_shown(alice: JunkPlayer, bob: JunkPlayer, house: House) -> None:
    await alice.types("daily")
    await alice.presses("Hint (ends a clean game)")
    assert alice.panel.content.startswith("💡 I would try: **")
    await finishes(alice)
    assert " left** · no mistakes · 1 hint (best" in alice.panel.content
    await alice.presses("Share")
    assert " left** · no mistakes · 1 hint (best" in house.texts()[-1]
    assert "🟩" not in house.texts()[-1]
    await bob.types("daily")
    await bob.types(await bob.plays_unseen_to_a_misplay())
    await finishes(bob)
    await bob.presses("Share")
    assert " left** · 1 mistake (best" in house.texts()[-1]
    assert house.rows("SELECT misplays, clean FROM daily_results ORDER BY misplays") == [(0, 0), (1, 0)]
    assert ", clean" not in said(await bob.types("scores"))


async def test_scores_of_today_this_week_and_all_time(alice: JunkPlayer, bob: JunkPlayer, house: House) -> None:
    """The first of January 2026 is a Thursday: five days later another week has begun."""
    score = await finishes(alice)
    house.env.backend.advance_clock(5 * DAY)
    await finishes(bob)
    today, week, ever = (
        said(await alice.types("scores")).replace("**All time**", "**This week**").split("**This week**")
    )
    assert "bob" in today
    assert "alice" not in today + week
    assert "bob" in week
    assert f"alice: {score}.0 left on average over one day" in ever
    assert "none yet" in ever
    assert said(await bob.types("scores")).endswith("one day")


async def test_scores_stay_on_their_server(alice: JunkPlayer, house: House) -> None:
    await finishes(alice)
    elsewhere = house.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("table")
    there = elsewhere.add_member(house.env.create_user("zoe"))
    assert "alice" not in said(await there.slash(channel, "junk scores"))


async def test_a_long_list_fits_into_one_message(house: House) -> None:
    connection = sqlite3.connect(house.file)
    with connection:
        connection.executemany(
            "INSERT INTO daily_results (game, day, user_id, guild_id, name, score, misplays, clean)"
            " VALUES ('junk', ?, ?, ?, ?, 7, 0, 1)",
            [(TODAY, 1000 + number, house.guild.id, "*" * 32) for number in range(60)],
        )
    connection.close()
    text = said(await JunkPlayer(house, "alice").types("scores"))
    assert len(text) <= 2000
    assert text.count("**") % 2 == 0
    assert all(line.count(r"\*") in (0, 32) for line in text.splitlines())


async def test_equal_scores_have_the_same_places_in_every_list(alice: JunkPlayer, house: House) -> None:
    people = ((1, "ann", 7, 1), (2, "ben", 7, 0), (3, "cleo", 7, 0), (4, "dan", 9, 0))
    connection = sqlite3.connect(house.file)
    with connection:
        connection.executemany(
            "INSERT INTO daily_results (game, day, user_id, guild_id, name, score, misplays, clean)"
            " VALUES ('junk', ?, ?, ?, ?, ?, ?, ?)",
            [(TODAY, user, house.guild.id, name, score, slips, not slips) for user, name, score, slips in people],
        )
    connection.close()
    for user, name, score, slips in people:
        await store_result(house, user, name, "junk", people=1, score=score, misplays=slips, clean=not slips)
    places = ["**1** · ben", "**1** · cleo", "**3** · ann", "**4** · dan"]
    scores, stats = said(await alice.types("scores")), said(await alice.actor.slash(house.channel, "table stats"))
    assert re.findall(r"^\*\*\d\*\* · \w+", scores, re.MULTILINE) == 3 * places
    assert re.findall(r"^\*\*\d\*\* · \w+", stats, re.MULTILINE) == places
