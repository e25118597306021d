"""Jugglers out of turn: late and double clicks do nothing, and a fresh one is a misplay (G22). And what is typed."""

import discord

from bot.core.cards import NAMES
from bot.text.voice import card_text
from cogs.jugglers.picture.board import in_fan_order
from cogs.jugglers.rules.state import FromDeck, Place, State
from tests.discord.house import House, labels, said
from tests.discord.jugglers_evening import (
    FIVE,
    begin,
    click,
    placing,
    play,
    state,
    typed,
    unseen,
)
from tests.discord.open_hands import buttons, panel, press

FOUR = FIVE[:4]


async def begun(house: House, *names: str) -> State:
    """A match where the first card is about to be placed."""
    await begin(house, *names)
    return await play(house, unseen, placing)


def a_card(current: State, seat: int, draft: int = 0) -> Place:
    return Place(current.gathering.hands[seat][0], draft)


def calls(house: House) -> list[str]:
    return [text for text in house.texts() if text.startswith("**Juse!**")]


async def misplays(house: House) -> list[int]:
    return [seat.tally.misplays for seat in (await house.data()).seats]


async def test_out_of_turn_the_same_is_offered_and_a_fresh_click_is_a_misplay(house: House) -> None:
    current = await begun(house, *FOUR)
    await panel(house, "bob")
    assert set(labels(await panel(house, "carol"))) == {
        *map(card_text, current.gathering.hands[2]),
        "Deck",
        "Poker",
        "Choose ahead",
    }
    await click(house, "carol", a_card(current, 2, draft=2))
    assert await misplays(house) == [0, 0, 1, 0]
    (call,) = calls(house)
    assert "🟡 carol played a card on row 3, but it's 🔵 bob's turn." in call
    assert "carol, the card goes back." in house.live().content
    after = await state(house)
    assert after.gathering == current.gathering
    assert "It's not your turn." in (await panel(house, "carol")).content
    await click(house, "bob", a_card(current, 1))
    assert (await state(house)).gathering.turn == current.gathering.turn + 1


def moving(hand: discord.Message) -> list[str]:
    """The custom_ids of the buttons that would move."""
    ids = [button.custom_id for button in buttons(hand).values() if not button.disabled]
    return [custom_id for custom_id in ids if custom_id.startswith("move:")]


async def test_a_card_is_selected_first_then_a_draft_and_a_double_click_moves_once(house: House) -> None:
    current = await begun(house, *FOUR)
    before = house.stored()
    first, second = sorted(current.gathering.hands[1])[:2]
    assert not moving(await panel(house, "bob"))
    await press(house, "bob", card_text(first))
    await press(house, "bob", card_text(second))
    hand = await panel(house, "bob")
    assert f"**{card_text(second)}**: on which row?" in hand.content
    rows = moving(hand)
    assert [custom_id.split(":")[-1] for custom_id in rows] == [f"place {NAMES[second]} {row}" for row in (1, 2, 3)]
    assert house.stored() == before, "a selection is no move"
    await house["bob"].click(hand, custom_id=rows[0])
    before = house.stored()
    assert not moving(await panel(house, "bob")), "where the button was there is none any more"
    await house.press(house["bob"], await panel(house, "bob"), rows[0])
    assert "moved on since" in (await panel(house, "bob")).content
    assert house.stored() == before
    assert await misplays(house) == [0, 0, 0, 0]
    assert (await state(house)).gathering.turn == current.gathering.turn + 1


async def test_before_the_chair_has_decided_nobody_can_slip_a_card_in(house: House) -> None:
    await begin(house, *FOUR)
    hand = await panel(house, "bob")
    assert "alice has the chair" in hand.content
    assert set(labels(hand)) == {"Poker"}
    assert "🔴 alice has the chair and adds secret cards first." in said(await typed(house, "bob", FromDeck(0)))
    assert "Only 🔴 alice" in said(await house["bob"].slash(house.channel, "jugglers secret", count=1))
    assert set(labels(await panel(house, "alice"))) == {"None", "1 card", "Poker"}
    before = house.stored()
    assert "straight flush of 5**: 6♥ 7♥ 8♥ 9♥ 10♥" in said(await press(house, "alice", "Poker"))
    assert house.stored() == before
    assert "your hand" in (await panel(house, "alice")).content, "it opens beside the hand"
    await press(house, "alice", "1 card")
    assert "alice added 1 secret card: row" in house.live().content


async def test_commands_are_refused_in_plain_words(house: House) -> None:
    await begin(house, "alice", "bob", "carol")

    async def refusal(name: str, command: str, **options: object) -> str:
        return await house.refused(house[name].slash(house.channel, f"jugglers {command}", **options))

    assert "at most 2 secret cards" in await refusal("alice", "secret", count=3)
    await house["alice"].slash(house.channel, "jugglers secret", count=0)
    theirs = NAMES[(await state(house)).gathering.hands[2][0]]
    assert "You don't have that card" in await refusal("bob", "place", card=theirs, row=1)
    assert "There is no card" in await refusal("bob", "place", card="seven", row=1)
    assert "You have no dummy to play for" in await refusal("bob", "dummy", row=1)
    assert "You're watching this one" in await refusal("eve", "deck", row=1)
    assert "added already" in await refusal("alice", "secret", count=1)


async def test_autocompletion(house: House) -> None:
    current = await begun(house, "alice", "bob")

    async def offered(name: str, command: str, option: str, typed: str = "") -> list[tuple[str, object]]:
        return [
            (choice["name"], choice["value"])
            for choice in await house[name].autocomplete(house.channel, f"jugglers {command}", option, typed)
        ]

    own = in_fan_order(current.gathering.hands[1])
    assert await offered("bob", "place", "card") == [(card_text(card), card_text(card)) for card in own]
    assert await offered("bob", "place", "card", NAMES[own[0]]) == [(card_text(own[0]), card_text(own[0]))]
    left, right = (card_text(policy) for policy in current.gathering.policies)
    rows = [(f"Row 1 {left}", 1), ("Row 2 joker", 2), (f"Row 3 {right}", 3)]
    for command in ("place", "deck", "dummy"):
        assert await offered("bob", command, "row") == rows
        assert await offered("bob", command, "row", "2") == [("Row 2 joker", 2)]
    assert [value for _, value in await offered("alice", "secret", "count")] == [0, 1, 2, 3]
    assert await offered("eve", "place", "card") == await offered("eve", "deck", "row") == []
