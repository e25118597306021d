"""*Choose ahead* at Jugglers: a card and a row wait, for their player alone, and are played when the turn comes."""

import pytest

from bot.core.cards import NAMES
from bot.tables.steps import play
from bot.tables.steps.model import THE_BOT, Proposal
from bot.text.voice import card_text
from bot.ui.table.pace import HAND_EVERY
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.state import FromDeck, Place, State
from tests.discord import jugglers_evening
from tests.discord.house import House
from tests.discord.jugglers_evening import FIVE, begin, placing, state, type_in, unseen
from tests.discord.open_hands import buttons, follow, panel, press, read

PAUSE = 20.0


@pytest.fixture
async def current(house: House) -> State:
    """The chair has decided, and it is bob's turn; then carol's and dave's."""
    house.computers_wait(PAUSE)
    await begin(house, *FIVE[:4])
    return await jugglers_evening.play(house, unseen, placing)


async def choose_ahead(house: House, name: str, card: str, row: int) -> str:
    """By clicks; returns what the hand says then."""
    for label in ("Choose ahead", card, f"Row {row}"):
        shown = buttons(await panel(house, name))
        await press(house, name, next(other for other in shown if other == label or other.startswith(f"{label} ")))
    return (await panel(house, name)).content


async def ends(house: House, name: str) -> None:
    """It is that person's turn, and they take the top of the deck."""
    await type_in(house, name, FromDeck(1))
    await house.env.settle()


async def test_what_was_chosen_ahead_is_played_after_the_usual_pause_as_ones_own_move(
    house: House, current: State
) -> None:
    first, second = current.gathering.hands[2][:2]
    assert f"**{card_text(first)} → row 3**" in await choose_ahead(house, "carol", card_text(first), 3)
    assert f"**{card_text(second)} → row 1**" in await choose_ahead(house, "carol", card_text(second), 1)
    await ends(house, "bob")
    await follow(house)
    assert "You play what you chose ahead" in (await panel(house, "carol")).content
    assert "It's your turn" in buttons(await panel(house, "carol")), "why it is grey"
    picked = card_text(current.gathering.hands[3][0])
    for label in ("Choose ahead", picked):
        await press(house, "dave", label)
    number = (await house.data()).moves
    await house.env.advance_time(PAUSE - HAND_EVERY - 1)
    assert (await house.data()).moves == number
    await house.env.advance_time(2)
    moved = (await house.moves())[-1]
    assert (moved.seat, moved.action, moved.user_id) == (2, f"place {NAMES[second]} 1", house["carol"].id)
    await follow(house)
    assert "row 1**" not in (await panel(house, "carol")).content
    await house.env.advance_time(PAUSE + 1)
    assert (await house.data()).moves == number + 1, "dave has chosen no row"
    assert f"▶ **{picked}**: on which row?" in (await panel(house, "dave")).content


async def test_it_survives_a_restart_can_be_dropped_and_goes_with_whoever_leaves(house: House, current: State) -> None:
    card, other = current.gathering.hands[2][0], current.gathering.hands[3][0]
    await choose_ahead(house, "carol", card_text(card), 1)
    await house["carol"].slash(house.channel, "table leave")
    assert not (await house.data()).seats[2].chosen.ahead
    await house["carol"].slash(house.channel, "table back")
    await follow(house)
    await choose_ahead(house, "carol", card_text(card), 2)
    await choose_ahead(house, "dave", card_text(other), 2)
    await press(house, "dave", "Drop choice")
    assert "When your turn comes" not in (await panel(house, "dave")).content
    await house.restart()
    await house.env.settle()
    assert f"**{card_text(card)} → row 2**" in (await panel(house, "carol")).content
    await ends(house, "bob")
    await house.env.advance_time(1)
    assert [move.action for move in (await house.moves())[-2:]] == ["deck 2", f"place {NAMES[card]} 2"]


async def test_nobody_else_can_notice_it(house: House, current: State) -> None:
    """No message of theirs changes, no decision, no deadline, and a computer moves when it would have moved."""
    await panel(house, "dave")
    await press(house, "carol", "Choose ahead")
    await house["bob"].slash(house.channel, "table leave")
    await house.env.advance_time(PAUSE - 5)
    before, texts, sent = await house.data(), house.texts(), len(house.env.http_requests)
    await press(house, "carol", card_text(current.gathering.hands[2][0]))
    await press(house, "carol", next(label for label in buttons(await panel(house, "carol")) if "Row 1" in label))
    await house.env.settle()
    after = await house.data()
    assert after.seats[2].chosen.ahead
    assert (after.epochs, after.touched_at, after.deadline) == (before.epochs, before.touched_at, before.deadline)
    assert [seat for number, seat in enumerate(after.seats) if number != 2] == [
        seat for number, seat in enumerate(before.seats) if number != 2
    ]
    assert house.texts() == texts
    answers = {request.path.split("/")[1] for request in house.env.http_requests[sent:]}
    assert answers == {"interactions"}, "only carol's own presses are answered"
    proposed = Proposal(before.version, 1, FromDeck(0))
    assert play.act_for_computer(proposed)(after, GAME, THE_BOT).move is not None, "what a computer thought of is good"
    await house.env.advance_time(5)
    assert (await house.data()).moves == before.moves + 1


@pytest.mark.parametrize("times", [0, 3])
async def test_the_numbers_in_others_buttons_do_not_tell_how_often_somebody_chose(
    house: House, current: State, times: int
) -> None:
    before = [await numbers(house, name) for name in FIVE[:4]]
    for card in current.gathering.hands[2][:times]:
        await choose_ahead(house, "carol", card_text(card), 3)
    await ends(house, "bob")
    await follow(house)
    assert await numbers(house, "bob") == {max(set().union(*before)) + 1}


async def numbers(house: House, name: str) -> set[int]:
    """The epochs in this person's hand."""
    ids = [str(item.custom_id).split(":") for item in buttons(await panel(house, name)).values()]
    return {int(parts[2]) for parts in ids if parts[0] != "table" and len(parts) > 3 and parts[2] != "0"}


async def test_what_would_be_a_misplay_by_then_is_dropped_with_a_word_to_its_player_alone(
    house: House, current: State
) -> None:
    """The deck is empty before the last cycle of four players, which the same player starts."""
    last = await jugglers_evening.play(house, unseen, lambda now: len(now.gathering.deck) == 1)
    mover = to_move(last)
    waiting = (mover + 1) % 4
    await choose_ahead(house, FIVE[waiting], "Deck", 3)
    for _ in range(2):
        await type_in(house, FIVE[mover], Place((await state(house)).gathering.hands[mover][0], 0))
    await follow(house)
    hand = await panel(house, FIVE[waiting])
    assert "**top of the deck → row 3** is not possible anymore" in read(hand)
    assert not any("not possible anymore" in text for text in house.texts())
    await house.env.advance_time(PAUSE)
    assert ((await house.data()).seats[waiting].tally.misplays, to_move(await state(house))) == (0, waiting)
