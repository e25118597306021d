"""Nobody sees the cards of a deal that they could still play, unless they want to; nor those of the day."""

from datetime import UTC, datetime

from tests.discord.house import FOUR, House, said
from tests.discord.junk_player import JunkPlayer, after_first_phase
from tests.discord.test_challenge import message, results, takes_up, until_told
from tests.tables.offline_bot import DAY


async def test_who_could_still_play_it_is_asked_before_watching_and_then_cannot_play_any_more(house: House) -> None:
    closing = await house.played(*FOUR)
    seen = await house.opens("erin", "Replay", closing)
    assert "**Replay**" in seen.content, "nobody was challenged yet"
    await house["bob"].click(closing, label="Challenge")
    for ask in (
        house["frank"].click(closing, label="Replay"),
        house.press(house["frank"], closing, "t:1:0:record"),
        house["frank"].slash(house.channel, "table replay", table=1),
        house["erin"].click(seen, label="▶"),
    ):
        answer = said(await ask)
        assert answer.startswith("Watching shows you the cards of a deal that you could still play")
        assert "the deal" not in answer.splitlines()[0][-10:]
    for name in FOUR:
        assert "**Replay**" in (await house.opens(name, "Replay", closing)).content
    await house["erin"].click(house.private_messages("erin")[-1], label="Watch anyway")
    await until_told(house)
    assert house.private_messages("erin")[-1].content.startswith("**Replay** · Juse, table 1")
    assert results(house)[-1] == "👀 Saw the cards instead: erin"
    assert "You've watched this deal" in said(await takes_up(house, "erin"))
    await house["erin"].slash(house.channel, "table replay", table=1)
    assert "**Replay**" in house.private_messages("erin")[-1].content


async def test_for_a_day_it_is_not_watched_in_public(house: House) -> None:
    await house.played(*FOUR)
    await house["alice"].slash(house.channel, "table replay", table=1, public=True)
    *_, replay = house.channel.history()
    await house["bob"].click(house.live(), label="Challenge")
    refusal = "This deal is an open challenge"
    assert refusal in said(await house["alice"].slash(house.channel, "table replay", table=1, public=True))
    assert refusal in said(await house["alice"].click(replay, label="▶"))
    await house.pass_time(DAY + 60)
    assert said(await house["alice"].slash(house.channel, "table replay", table=1, public=True)) == ""
    *_, after = house.channel.history()
    assert "**Replay**" in after.content
    assert "Watching shows you" in said(await house["erin"].click(after, label="▶"))


# ------------------------------------------------------------ watched before it was offered

KNOWS = "You've already seen this game, so you know its cards."


async def test_beside_the_other_results_theirs_says_that_they_had_seen_the_cards(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await alice.types("new", public=True)
    await alice.plays_unseen(after_first_phase)
    await alice.types("stop")
    closing = house.live()
    await bob.actor.click(closing, label="Replay")
    await house["alice"].click(closing, label="Challenge")
    assert said(await takes_up(house, "bob", "Play it here")).startswith(KNOWS)
    await bob.presses("Play anyway")
    assert "**Junk** · table 2" in house.live().content, "all see it, as they wanted"
    score = len((await bob.plays_unseen(after_first_phase)).junk)
    await bob.types("resume")
    await bob.actor.click(house.live(), label="Stop")
    await until_told(house)
    assert results(house)[-1] == f"bob: **{score} left** · no mistakes · had already seen the cards"


# ------------------------------------------------------------ deals of the day


async def test_the_deal_of_the_day_is_offered_when_the_day_is_over(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await alice.finishes("daily")
    closing = alice.panel
    opens = f"<t:{int(datetime(2026, 1, 2, 1, tzinfo=UTC).timestamp())}:R>"
    refusal = f"You can make it a challenge {opens}: /table challenge table:1"
    of_an_older_version = "t:1:0:challenge"
    assert said(await house.press(alice.actor, closing, of_an_older_version)).endswith(refusal)
    await bob.finishes("daily")
    house.env.backend.advance_clock(DAY)
    assert refusal in said(await house.press(alice.actor, closing, of_an_older_version))
    house.env.backend.advance_clock(3600)
    await alice.actor.slash(house.channel, "table challenge", table=1)
    assert "alice challenges you to this deal of Junk" in message(house).content
    assert "You played this deal on its day" in said(await takes_up(house, "bob"))
    await takes_up(house, "carol")
    deal = (await alice.table(1)).data.state.deal
    assert (await JunkPlayer(house, "carol").data()).state.deal == deal
