"""The deal of the day of games with computers, on one server and on several."""

import re
from itertools import count

import pytest

from bot.core.cards import PACK
from bot.core.game import options_for_new_table
from bot.features.daily.results import DailyResult, DayDeal
from bot.games import game_names
from bot.tables.steps.model import Actor, Phase
from bot.text.voice import card_text
from cogs.roundup.player import choose_as_before
from tests.discord.daily_player import DailyPlayer
from tests.discord.house import House, buttons, in_words, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.test_junk_daily import DAY, TODAY
from tests.discord.test_packed import do_background_jobs
from tests.discord.test_stats import page, switch
from tests.tables.test_daily import played as result_of
from tests.tables.test_daily import put

SEVERAL = [name for name in game_names() if name != "junk"]
BY_HAND = pytest.mark.parametrize("settings", [{"computer_pause": 30.0}], indirect=True)
"""Computers take their time for a move, so that a test can make it."""
LAST_LOOK = 100.0
"""Seconds after the last move, as all takes its time then."""
CLOSING = ["Share", "Remind me", "Film", "Replay"]


async def ends(player: DailyPlayer) -> None:
    """Today's deal, which was begun, and shows it again."""
    assert (await player.plays_unseen()).data.phase is Phase.OVER
    player.house.env.backend.advance_clock(LAST_LOOK)
    await player.types("daily")


async def played(player: DailyPlayer) -> None:
    await player.types("daily")
    await ends(player)


@BY_HAND
@pytest.mark.parametrize("game", SEVERAL)
async def test_it_is_played_alone_against_computers_and_gone_on_with_after_a_restart(house: House, game: str) -> None:
    alice = DailyPlayer(house, "alice", game)
    await alice.types("daily")
    data = (await alice.plays_unseen(5)).data
    assert {seat.level for seat in data.seats[1:]} == {"normal"}
    await house.restart()
    await alice.types("daily")
    assert "deal of Jan 1" in alice.panel.content
    assert (await alice.table()).data.state == data.state
    assert len(house.phases()) == 1
    assert house.texts() == []


@BY_HAND
async def test_nobody_else_sees_or_presses_anything_of_it(house: House) -> None:
    alice, bob = DailyPlayer(house, "alice", "roundup"), house["bob"]
    await alice.types("daily")
    public = await house.begin("bob", "carol")
    before = house.stored()
    for label, button in buttons(alice.panel).items():
        assert "That table is gone" in said(await house.press_exactly(bob, public, button.custom_id)), label
    for verb in ("hand", "share", "remind"):
        assert "That table is gone" in said(await house.press(bob, public, f"t:1:0:{verb}"))
    assert house.stored() == before
    assert [message for message in house.private_messages("bob") if "Jan 1" in message.content] == []


@BY_HAND
async def test_the_closing_tells_place_and_streak_and_nothing_shows_a_card_to_others(house: House) -> None:
    alice = DailyPlayer(house, "alice", "juse")
    await played(alice)
    first, *below = alice.panel.content.splitlines()
    assert first.startswith("☑️ Played: you're the first on this server. Next deal: <t:")
    assert "-# **Juse** · deal of Jan 1" in below
    assert alice.labels[:4] == CLOSING
    refusal = "Others may still be playing this deal of the day"
    assert refusal not in said(await alice.presses("Replay"))
    assert refusal in said(await house.press(alice.actor, alice.panel, "t:1:0:challenge"))
    assert "You can't watch game" in said(await house["bob"].slash(house.channel, "table replay", table=1))
    public = await alice.actor.slash(house.channel, "table replay", table=1, public=True)
    assert "only you can watch it" in said(public)
    await alice.types("daily")
    await alice.presses("Share")
    [shared] = house.channel.history()
    assert re.fullmatch(r"\dst|\dnd|\drd|\dth", in_words(shared).splitlines()[1].split()[0])
    assert not any(card_text(card) in f"{shared.content}{in_words(shared)}" for card in PACK)
    assert alice.labels[:3] == CLOSING[1:]
    lists = said(await alice.types("scores")).splitlines()
    assert any(re.fullmatch(r"\*\*1\*\* · alice: .*left, no mistakes \(.+ of 4 at the table\)", line) for line in lists)
    assert lists[-1] == "-# Your streak: 1 day"
    assert lists[-2].startswith("-# Ranked by finishing place")
    assert any(re.fullmatch(r"\*\*1\*\* · alice: \d wins? in 1 day, average place \d", line) for line in lists)
    house.env.backend.advance_clock(DAY)
    await played(alice)
    assert "deal of Jan 2" in alice.panel.content
    assert "🔥 2 days in a row" in alice.panel.content.splitlines()
    await page(house, "alice", "me", "Settings")
    await switch(house, "alice", "Hide my news")
    await alice.types("daily")
    assert "🔥" not in alice.panel.content


async def test_it_is_told_how_many_did_worse_and_to_the_last_third_that_it_counts(
    alice: JunkPlayer, house: House
) -> None:
    await alice.finishes("daily")
    [(alices, score, misplays, clean)] = house.rows("SELECT person, score, misplays, clean FROM daily_results")
    others = count(900)
    for better, equal, worse, told in (
        (0, 1, 5, ": better than 5 of 6 here today."),
        (0, 0, 5, ": better than all 5 here today."),
        (3, 0, 2, ": better than 2 of 5 here today."),
        (0, 5, 0, ": nobody here did better today."),
        (1, 4, 1, ", and it counts."),
        (1, 0, 2, ": 2nd of 4 on this server."),
        (3, 0, 1, ", and it counts."),
    ):
        house.write("DELETE FROM daily_lists WHERE person <> ?", alices)
        for difference in (*[-1] * better, *[0] * equal, *[1] * worse):
            other = next(others)
            result = DailyResult(TODAY, other, "z", 1, score + difference, misplays, bool(clean))
            await put(house.bot.services.store, result_of(other, TODAY, "junk", house.guild.id), result)
        await alice.types("daily")
        assert alice.panel.content.startswith(f"☑️ Played{told} Next deal: <t:")
        assert f"**{better + 1}** · alice: " in said(await alice.types("scores"))


@BY_HAND
async def test_a_day_keeps_options_and_computers_of_its_first_table_and_the_next_has_those_of_now(house: House) -> None:
    """The bot was updated at noon: alice has begun before that, with the default of then."""
    services, bob, begins = house.bot.services, DailyPlayer(house, "bob", "roundup"), Actor(house["alice"].id, "alice")
    game, place = services.kits["roundup"].rules, (house.guild.id, house.channel.id)
    asked: list[str] = []

    services.tables.add_game(
        game,
        lambda *seen: asked.append("now") or choose_as_before(*seen),
        former={0: lambda *seen: asked.append("before") or choose_as_before(*seen)},
    )
    facts = {"private": True, "players": 0, **DayDeal.facts("roundup", TODAY)}
    await services.tables.open_dealt(game, place, begins, {"points": 10}, **facts)
    for options, players in (({"points": 10}, "before"), (options_for_new_table(game), "now")):
        await bob.types("daily")
        assert (await bob.table()).data.options == options
        asked.clear()
        await house.pass_time(60)
        assert {*asked} == {players}
        house.env.backend.advance_clock(DAY)


async def test_the_lists_of_all_servers_name_only_those_who_want_it(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await alice.finishes("daily")
    await bob.finishes("daily")
    everywhere = said(await bob.types("scores", everywhere=True))
    assert everywhere.startswith("🌍 All servers")
    assert "alice" not in everywhere
    await switch(house, "alice", "Show my name")
    for label in ("Show my name", "Hide my name"):
        await switch(house, "bob", label)
    guild = house.env.create_guild("Elsewhere")
    carol = guild.add_member(house["carol"].user)
    everywhere = said(await carol.slash(guild.create_text_channel("table"), "junk scores", everywhere=True))
    assert "alice" in everywhere
    assert "bob" not in everywhere
    assert "All time" not in everywhere
    await alice.types("daily")
    assert "on this server · you're the first anywhere. Next deal" in alice.panel.content
    await bob.types("daily")
    assert "everywhere" not in bob.panel.content


async def test_a_clock_that_was_a_day_ahead_for_a_moment_opens_no_deal_again(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    """Alice has learned her cards by a try that counted, and Bob by one of a day that was over for that moment."""
    await alice.finishes("daily")
    await house.forget(alice.actor, house.channel)
    house.env.backend.advance_clock(DAY)
    await bob.types("daily", day=TODAY)
    await bob.plays_unseen()
    await house.forget(bob.actor, house.channel)
    await do_background_jobs(house)
    house.env.backend.advance_clock(-DAY)
    for player in (alice, bob):
        assert (
            said(await player.types("daily"))
            == "You already played today's deal before I forgot you. Come back for tomorrow's."
        )
    house.env.backend.advance_clock(3 * DAY)
    await do_background_jobs(house)
    assert house.rows("SELECT * FROM daily_tries") == [], "no longer than is needed"
