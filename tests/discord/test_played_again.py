"""A game that is over, played again by one of its players: the same deal, beside the first try, and from a page on."""

from bot.features.replay.store import PlayedAgain
from bot.tables.steps.model import COMPUTER
from tests.discord.house import House, buttons, labels
from tests.discord.junk_player import JunkPlayer
from tests.discord.open_hands import read
from tests.discord.test_challenge import message, offered, takes_up

NO_BUTTON = "That button no longer works. /table show gets you fresh ones."
ALL_RESULTS = "SELECT * FROM results ORDER BY table_id"


async def beside(player: JunkPlayer) -> str:
    """What the bars below the picture say."""
    await player.types("resume")
    return str(player.panel.attachments[0].description).splitlines()[-1]


async def test_the_same_deal_is_played_beside_the_first_try_and_counts_for_nothing(
    alice: JunkPlayer, house: House
) -> None:
    first_score = await alice.finishes("new", junked=2)
    first, counted = await alice.data(), house.rows(ALL_RESULTS)
    await alice.presses("Same deal")
    assert (await alice.data()).state.deal == first.state.deal
    said_first = read(alice.panel)
    assert said_first.startswith("👻 The same cards as at table 1, so you know what is hidden.")
    assert "the deal of table 1 again · counts for -# nothing" in said_first, "small letters go on in the next row"
    assert await beside(alice) == "👻 first try: 0 at this card. You: 0."
    await alice.plays_unseen(lambda state: state.drawn == 20 and state.held is None)
    # Two cards were junked the first time that have been played now.
    assert await beside(alice) == "👻 first try: 12 at this card. You: 10."
    score = await alice.finishes()
    assert str(alice.panel.attachments[0].description).endswith(
        f"👻 first try: {first_score} at the end. You: {score}."
    )
    assert "★" not in alice.panel.content
    assert "🏅" not in alice.panel.content
    assert {"Challenge", "Share"}.isdisjoint(labels(alice.panel))
    assert house.rows(ALL_RESULTS) == counted
    await alice.presses("Same deal")
    part = PlayedAgain.of(await alice.data())
    assert part is not None
    assert part.ref == first.ref, "beside the first try, not the last"
    await alice.finishes()
    await alice.presses("Play again")
    assert not (await alice.data()).terms.learning, "a new game counts"


async def test_a_deal_of_the_day_is_not_dealt_again(alice: JunkPlayer, house: House) -> None:
    await alice.finishes("daily")
    assert "Same deal" not in alice.labels
    page = await house.opens("alice", "Replay", alice.panel)
    assert "Play from here" not in labels(page)
    forged = f"from-here:{(await alice.data()).ref}:9:open"
    assert await house.refused(house.press_exactly(alice.actor, page, forged)) == NO_BUTTON
    await house.refused(house.press_exactly(alice.actor, page, f"table:{(await alice.data()).ref}:0:same-deal"))
    assert len(house.phases()) == 1


async def test_after_a_challenge_both_have_played_it_is_dealt_beside_the_other_one(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    best = await offered(alice)
    await takes_up(house, "bob")
    await bob.plays_unseen(lambda state: state.drawn == 20 and state.held is None)
    assert "Same deal" not in bob.labels
    await bob.finishes(junked=3)
    told = message(house).content
    await bob.presses("Same deal")
    assert await beside(bob) == "👻 alice: 0 at this card. You: 0."
    await bob.finishes()
    assert f"👻 alice: {best} at the end." in str(bob.panel.attachments[0].description)
    assert message(house).content == told, "the challenge has the first try alone"


async def test_from_a_turning_point_the_choice_is_made_again_with_the_cards_of_then(
    alice: JunkPlayer, house: House
) -> None:
    await alice.finishes("new", junked=2)
    counted, story = house.rows(ALL_RESULTS), await (await alice.table()).story()
    turning = next(label for label in alice.labels if label.startswith("▶ Turning point"))
    move = int(turning.rpartition(" ")[2])
    await alice.presses(turning)
    assert f"move {move} of" in alice.panel.content
    await alice.presses("Play from here")
    assert (await alice.data()).state == story[move - 1].state, "before one's own choice"
    assert f"👻 Table 1 before move {move}, with the same hidden cards" in alice.panel.content
    assert f"table 1 again from move {move} · counts for" in read(alice.panel)
    await alice.finishes()
    assert house.rows(ALL_RESULTS) == counted
    await alice.presses("Once more")
    assert (await alice.data()).state == story[move - 1].state


async def test_a_game_of_several_goes_on_privately_against_computers(house: House) -> None:
    await house.begin("alice", "bob")
    for _ in range(7):
        await house.click_move()
    await house.finish()
    page = await house.opens("alice", "Replay")
    for _ in range(5):
        page = await house.opens("alice", "▶", page)
    story, shown = await (await house.numbered(1)).story(), page
    is_own = story[5].move.seat == 0
    page = await house.opens("alice", "Play from here", shown)
    again = (await house.numbered(2)).data
    assert again.private
    assert [seat.user_id for seat in again.seats] == [house["alice"].id, COMPUTER]
    assert again.moves >= 5 - is_own
    assert "at this turn" in str(page.attachments[0].description)
    others = await house.opens("carol", "Replay")
    assert "Play from here" not in labels(others), "it was not hers"
    forged = f"from-here:{(await house.numbered(1)).data.ref}:5:open"
    assert await house.refused(house.press_exactly(house["carol"], others, forged)) == NO_BUTTON
    assert buttons(shown)["Play from here"].style.name == "success"
