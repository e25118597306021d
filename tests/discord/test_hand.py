"""My hand: who sees it, how long it is updated, and what happens to late presses."""

import pytest

from bot.metrics import METRICS
from bot.text.voice import card_text
from bot.ui.table.channel_posts import BURIED_AFTER
from tests.discord.house import THREE, House, in_words, lists, said
from tests.discord.open_hands import buttons, follow, panel, panels, press, read
from tests.discord.roundup_evening import (
    begin,
    click,
    good_action,
    in_turns,
    play,
    state,
    tap,
    type_in,
    unseen,
)


async def bid(house: House, name: str) -> None:
    seat = THREE.index(name)
    await type_in(house, seat, await good_action(house, seat))


async def test_it_opens_by_button_and_command_for_its_owner_only(house: House) -> None:
    await begin(house, *THREE)
    current = await state(house)
    for seat, name in enumerate(THREE):
        opened = await panel(house, name)
        assert set(buttons(opened)) - {"Bid anyway", "More…"} < {card_text(card) for card in current.down[seat]}
        assert all(card_text(card) in in_words(opened) for card in current.down[seat])
    for watcher in ("alice", "eve"):
        others = [other for other in THREE if other != watcher]
        seen = [message.id for message in house.channel.history(viewer=house[watcher])]
        assert not any(panels(house, other)[0].id in seen for other in others)
    assert "You're watching this one." in said(await house["eve"].click(house.live(), label="My hand"))
    assert "you have no hand" in said(await house["eve"].slash(house.channel, "table hand"))
    assert "your hand" in said(await house["bob"].slash(house.channel, "table hand"))
    assert len(panels(house, "bob")) == 1, "a new one replaces the old"


async def test_there_is_none_in_a_lobby_and_in_games_without_secrets(house: House) -> None:
    other = house.guild.create_text_channel("other")
    await house.open("alice", game="roundup", channel=other)
    assert "hasn't started yet" in said(await house["alice"].slash(other, "table hand"))
    await house.begin("alice", "bob")
    assert "My hand" not in buttons(house.live())
    assert "no hidden cards" in said(await house["alice"].slash(house.channel, "table hand"))
    assert "no hidden cards" in said(await house.press(house["alice"], house.live(), "t:2:1:hand"))


async def test_open_hands_are_updated_in_place(house: House) -> None:
    await begin(house, *THREE)
    for name in ("alice", "bob"):
        await panel(house, name)
    ids = [panels(house, name)[0].id for name in ("alice", "bob")]
    labels = [*buttons(panels(house, "alice")[0])]
    await bid(house, "alice")
    await follow(house)
    (hand,) = panels(house, "alice")
    assert "You placed" in hand.content
    assert [*buttons(hand)] == labels
    assert all(button.disabled for button in buttons(hand).values())
    assert not all(button.disabled for button in buttons(panels(house, "bob")[0]).values()), "bob has not bid yet"
    await bid(house, "bob")
    await bid(house, "carol")
    await follow(house)
    assert [panels(house, name)[0].id for name in ("alice", "bob")] == ids
    assert not panels(house, "carol"), "whoever has not opened one gets none"


async def test_the_hand_of_whoever_is_asked_follows_the_table_down(house: House) -> None:
    await begin(house, *THREE)
    await play(house, unseen, in_turns)
    opened = {name: (await panel(house, name)).id for name in THREE}

    async def moves_down() -> None:
        await follow(house)
        asked = THREE[(await state(house)).turn]
        for name in THREE:
            [hand] = panels(house, name)
            assert hand.attachments
            assert (hand.id > house.live().id > opened[name]) == (name == asked), "the others are never posted anew"
            opened[name] = hand.id

    painted = METRICS.pictures.done
    await house["carol"].slash(house.channel, "table show")
    await moves_down()
    assert METRICS.pictures.done == painted, "their pictures are the same as before"
    await house["carol"].slash(house.channel, "table what")
    assert opened == {name: panels(house, name)[0].id for name in THREE}, "where the table stays, they do"
    for _ in range(BURIED_AFTER):
        await house["eve"].send(house.channel, "Are you still playing?")
    turn = (await state(house)).turn
    await click(house, turn, await good_action(house, turn))
    await moves_down()


async def test_a_press_on_a_hand_that_has_just_gone_down_brings_a_new_one(house: House) -> None:
    await begin(house, *THREE)
    opened = await panel(house, "alice")
    house.env.inject_error("POST", "/interactions/*/callback", status=404, code=10008)
    await click(house, 0, await good_action(house, 0))
    [hand] = panels(house, "alice")
    assert hand.id > opened.id
    assert "You placed" in hand.content


@pytest.mark.parametrize("wrong_by", [0.0, 7200.0, -7200.0])
async def test_before_discord_stops_its_changes_a_hand_says_that_it_is_stale(house: House, wrong_by: float) -> None:
    """However wrong the host's clock is."""
    wall = house.bot.clock.wall
    house.bot.clock.wall = lambda: wall() + wrong_by
    await begin(house, *THREE)
    await panel(house, "alice")
    await house.env.advance_time(10 * 60)
    await panel(house, "bob")
    await house.env.advance_time(4 * 60 + 1)
    (stale,) = panels(house, "alice")
    assert "has stopped following the table" in stale.content
    assert not stale.attachments, "nobody decides by old cards"
    assert list(buttons(stale)) == ["Open again"]
    assert buttons(panels(house, "bob")[0]), "his is younger"
    table = house.live().id
    await bid(house, "alice")
    assert panels(house, "alice")[0].content == stale.content
    assert house.live().id == table, "it is not posted anew as if it were old"
    await house["alice"].click(stale, label="Open again")
    (hand,) = panels(house, "alice")
    assert hand.id > house.live().id
    assert hand.id != stale.id, "a new one at the bottom, and the stale one is gone"
    assert "You placed" in hand.content
    await bid(house, "bob")
    await bid(house, "carol")
    await follow(house)
    assert "You placed" not in panels(house, "alice")[0].content, "the new one follows the table"


async def test_after_a_restart_a_press_brings_an_old_hand_up_to_date(house: House) -> None:
    await begin(house, *THREE)
    opened = await panel(house, "alice")
    await bid(house, "bob")
    await house.restart()
    await bid(house, "alice")
    assert panels(house, "alice")[0].content == opened.content, "nobody knows that it is open"
    await press(house, "alice", next(iter(buttons(opened))))
    (hand,) = panels(house, "alice")
    assert "moved on since" in hand.content
    assert "You placed" in hand.content
    await house.env.advance_time(14 * 60 + 1)
    assert "has stopped following the table" in panels(house, "alice")[0].content, "it is known again"


async def test_a_selection_survives_what_others_do(house: House) -> None:
    await begin(house, *THREE)
    await play(house, unseen, in_turns)
    current = await state(house)
    name = THREE[current.turn]
    face = next(card for card in current.down[current.turn] if card % 13 >= 10)
    picture = (await panel(house, name)).attachments
    assert picture
    await tap(house, name, card_text(face))
    assert card_text(face) in str(lists(await panel(house, name))[0].placeholder)
    assert [file.id for file in (await panel(house, name)).attachments] == [file.id for file in picture], "not resent"
    await house[THREE[(current.turn + 1) % 3]].slash(house.channel, "table show")
    await house.env.settle()
    assert card_text(face) in str(lists(await panel(house, name))[0].placeholder)
    await press(house, name, card_text(face))
    assert lists(await panel(house, name))[0].disabled


async def test_a_misplay_in_the_hand_is_announced_and_the_hand_asks_again(house: House) -> None:
    await begin(house, *THREE)
    current = await state(house)
    face = next(card for card in current.down[1] if card % 13 >= 10)
    for label in (card_text(face), f"Not a number: bid {card_text(face)}"):
        await tap(house, "bob", label)
    calls = [text for text in house.texts() if text.startswith("**Juse!** 🔵 bob bid a face card")]
    assert len(calls) == 1
    assert card_text(face) not in calls[0]
    reason = "**Juse!** 🔵 bob bid a face card"
    assert reason in read(await panel(house, "bob")), "where the eyes of whoever has to do it again are"
    assert reason not in read(await panel(house, "alice"))
    number = next(card for card in current.down[1] if card % 13 < 10)
    await tap(house, "bob", card_text(number))
    assert "You placed" in (await panel(house, "bob")).content


async def test_a_hand_of_before_the_end_says_to_whoever_had_left_that_the_game_has_ended(house: House) -> None:
    await begin(house, *THREE)
    opened = await panel(house, "alice")
    await house["alice"].slash(house.channel, "table leave")
    await house.restart()
    await house["keeper"].slash(house.channel, "table end")
    await house.press(house["alice"], opened, f"table:{(await house.numbered(1)).data.ref}:0:hand")
    assert "I'm back" not in panels(house, "alice")[-1].content
    assert "stopped this game early" in panels(house, "alice")[-1].content


async def test_open_hands_go_with_the_end_of_the_game(house: House) -> None:
    await begin(house, *THREE)
    for name in THREE:
        await panel(house, name)
    await house["keeper"].slash(house.channel, "table end")
    assert not [name for name in THREE if panels(house, name)]
