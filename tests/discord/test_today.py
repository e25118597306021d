"""Today, and what follows a game that somebody has played alone: stars, the next level, what else there is."""

import discord

from bot.features.today.feature import Today
from bot.features.welcome.feature import post
from bot.games import game_names
from bot.tables.steps.days import utc_day
from bot.tables.steps.model import COMPUTER, Phase
from bot.ui.discord.components import Button
from bot.ui.table.additions import TodayRow
from bot.ui.table.reconciler import Additions, Context
from tests.discord.daily_player import DailyPlayer
from tests.discord.house import House, buttons, in_words, labels, said
from tests.discord.junk_player import JunkPlayer

TITLES = {name.title() for name in game_names()}


def green(message: discord.Message) -> set[str]:
    """Return what is offered in green, besides the storm of the day."""
    offered = {label for label, button in buttons(message).items() if button.style is discord.ButtonStyle.success}
    return {label for label in offered if not label.startswith("Storm")}


async def today(house: House) -> discord.Message:
    await house["alice"].slash(house.channel, "table today")
    return house.private_messages("alice")[-1]


async def test_it_is_one_press_from_the_welcome_and_each_deal_of_the_day_one_more(
    alice: JunkPlayer, house: House
) -> None:
    await post(house.bot.services, house.guild.id, house.channel.id)
    await alice.actor.click(house.channel.history()[-1], label="Today")
    assert green(alice.panel) == TITLES
    assert all(line.endswith(" min") for line in in_words(alice.panel).splitlines())
    await alice.presses("Junk")
    assert "deal of Jan 1" in alice.panel.content
    assert "**Junk**: started · 4 min" in in_words(await today(house))


async def test_what_is_done_has_stars_and_a_figure_and_the_rest_is_offered_below_the_game(
    alice: JunkPlayer, house: House
) -> None:
    left = await alice.finishes("daily")
    await house.until(lambda: "Today" in labels(alice.panel))
    told = next(line for line in alice.panel.content.splitlines() if line.startswith("📅"))
    assert told == "📅 Still open today: Storm · Junk (2 min)."
    assert {*labels(alice.panel)} >= {"Storm · Junk", "Today"}
    assert not {*labels(alice.panel)} & TITLES
    copied = next(line for line in alice.panel.content.splitlines() if line.startswith("`"))
    await alice.actor.slash(house.channel, "table me")
    await alice.presses("Today")
    shown = alice.panel
    row = next(line for line in in_words(shown).splitlines() if "Junk" in line)
    assert f"{left} left · best: " in row
    assert copied == f"`{row.removeprefix('**Junk**: ')[:3]} Junk · {row.partition(' · ')[2]}`"
    assert shown.content == "**Today, Jan 1** · 🔥 1 day so far"
    assert green(shown) == TITLES - {"Junk"}
    house.env.backend.advance_clock(24 * 3600.0)
    shown = await today(house)
    assert green(shown) == TITLES
    assert shown.content.endswith("1 day so far"), "today may still come"


def test_below_a_game_stands_what_they_play_and_else_the_shortest_but_not_all_that_there_is() -> None:
    def row(title: str, minutes: int, *days: str) -> TodayRow:
        return TodayRow(title=title, button=Button("", ""), days=days, minutes=minutes, done="2026-01-15" in days)

    done, juse, storm = row("Junk", 4, "2026-01-15"), row("Juse", 8, "2026-01-01"), row("Storm", 2)
    for day, expected in (("2026-01-15", [juse]), ("2026-01-16", [storm])):
        assert Today(day, [done, juse, storm]).waiting == expected, "it was played within two weeks"
    assert Today("2026-01-15", [done]).waiting == []


async def test_what_another_feature_has_for_today_stands_there_by_itself(house: House) -> None:
    async def rows(context: Context, _: int, locale: str) -> list[TodayRow]:
        day = utc_day(context.tables.clock.wall())
        return [TodayRow(title="Storm", button=Button("w:today", "Storm"), days=[day], done=True, stars=3)]

    house.bot.services.context.additions = {**house.bot.services.context.additions, "storm": Additions(today=rows)}
    shown = await today(house)
    assert in_words(shown).splitlines()[-1] == "**Storm**: ★★★"
    assert "1 day so far" in shown.content


async def played(house: House, *names: str, computers: int) -> discord.Message:
    """Play a short game of Roundup against computers, and return its closing message."""
    await house.begin(*names, computers=computers, game="roundup", points=1)
    table = await DailyPlayer(house, names[0], "roundup").plays_unseen()
    await house.bot.services.display.show(table)
    await house.until(lambda: "Today" in labels(house.live()))
    return house.live()


async def test_whoever_has_played_alone_gets_stars_the_next_level_and_what_one_can_play_alone(house: House) -> None:
    closing = await played(house, "alice", computers=3)
    won = "harder" if "harder" in str(buttons(closing)).lower() else "easier"
    assert won.title() in labels(closing)
    assert {"Rematch", "Today", "Play Junk"} <= {*labels(closing)}
    assert any(line.startswith("`★") or line.startswith("`☆") for line in closing.content.splitlines())
    assert "What next?" in said(await house["alice"].click(closing, label="More games"))
    more = house.private_messages("alice")[-1]
    assert set(labels(more)) >= {"Play Junk", "Play Juse", "Play Jugglers", "Today"}
    await house["alice"].click(closing, label=won.title())
    data = await house.data()
    assert data.phase is Phase.PLAYING
    level = "hard" if won == "harder" else "easy"
    assert [seat.level for seat in data.seats if seat.user_id == COMPUTER] == [level] * 3


async def test_whoever_played_with_others_is_offered_none_of_that(house: House) -> None:
    closing = await house.played("alice", "bob")
    assert not {"Harder", "Easier", "Today", "Play Junk"} & {*labels(closing)}
    assert "★" not in closing.content
