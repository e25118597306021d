"""Roundup from the lobby to the end of a match."""

import pytest

from bot.tables.steps.table_log import story_of
from bot.text.voice import card_text
from bot.ui.table.pace import TABLE_EVERY
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.rounds import is_settled
from tests.discord.house import THREE, House, in_words, said
from tests.discord.open_hands import buttons, follow, panel, panels, press, read
from tests.discord.roundup_evening import (
    begin,
    click_when_shown,
    number_cards,
    play,
    state,
    unseen,
)

SLOW = 20.0
"""Seconds that what happens by itself waits."""


@pytest.mark.long("match")
async def test_a_whole_match_by_clicks_alone(house: House) -> None:
    await begin(house, *THREE, points=1)
    await play(house, click_when_shown, until=lambda _: False)
    closing = house.live()
    assert "** won!" in closing.content
    assert closing.content.count("no mistakes") == 3
    description = closing.attachments[0].description
    assert description is not None
    assert "wins the match" in description
    assert "Round 1, " in description
    assert [panels(house, name) for name in THREE] == [[], [], []], "hands go with the match"
    told = [name for name in THREE for message in house.private_messages(name) if message.content == "🏆 **You win!**"]
    assert told == [name for name in THREE if f"{name}** won!" in closing.content]


async def test_after_an_early_end_every_hand_is_shown(house: House) -> None:
    await begin(house, "alice", "bob")
    held = [card for hand in (await state(house)).down for card in hand]
    for name in ("alice", "bob"):
        await house[name].slash(house.channel, "table end")
    *_, last = house.live().content.splitlines()
    assert all(card_text(card) in last for card in held)


async def test_who_has_bid_is_shown_and_what_only_when_all_have(house: House) -> None:
    await begin(house, *THREE)
    current = await state(house)
    bids = [number_cards(hand)[0] for hand in current.down]
    for seat, name in enumerate(THREE[:2]):
        await press(house, name, card_text(bids[seat]))
        shown = house.live().content
        assert f"Placed: {' and '.join(('🔴 alice', '🔵 bob')[: seat + 1])}." in shown
        assert not any(card_text(bid) in shown for bid in bids)
        assert card_text(bids[seat]) in (await panel(house, name)).content
    await press(house, "carol", card_text(bids[2]))
    await house.env.advance_time(TABLE_EVERY)
    await house.env.settle()
    shown = in_words(house.live())
    assert all(card_text(bid) in shown for bid in bids)


async def test_r20_r21_what_needs_no_choice_happens_after_the_usual_pause_and_the_table_says_why(house: House) -> None:
    house.computers_wait(SLOW)
    await begin(house, *THREE, clock="live")
    await play(house, unseen, until=lambda current: GAME.automatic(current) is not None)
    before = await state(house)
    assert f"{THREE[before.turn]}** has nothing to play" in house.live().content
    hand = await panel(house, THREE[before.turn])
    assert "eadline" not in house.live().content + hand.content, "nobody is waited for"
    assert all(button.disabled for button in buttons(hand).values())
    assert "moved on" in said(
        await house[THREE[before.turn]].slash(house.channel, "roundup up", cards=card_text(before.up[before.turn][0]))
    )
    number = (await house.data()).moves
    await house.pass_time(SLOW + 1)
    move = (await house.moves())[number + 1]
    assert (move.seat, move.action, move.user_id) == (before.turn, "pass", house[THREE[before.turn]].id)
    await play(house, unseen, until=lambda current: is_settled(current.closed, current.first_empty))
    assert "Nobody's points can change now" in house.live().content
    await follow(house)
    for name in THREE:
        assert "the round plays itself out" in read(await panel(house, name)), "whoever's turn it is"
    await house["alice"].slash(house.channel, "table leave")
    number = (await house.data()).moves
    while (await state(house)).round == before.round:
        await house.pass_time(SLOW + 1)
    ended = await house.moves()
    story = story_of(await house.data(), GAME, ended)
    assert all(position.forced for position in story[number + 1 :]), "also what a computer did"
