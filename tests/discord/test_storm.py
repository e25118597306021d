"""Storm, by clicks: right and wrong answers, lives, time, the end, and what interrupts a run."""

import pytest

from bot.features.storm.run import LIVES
from tests.discord.house import House, answers, buttons, custom_id, in_words, labels, said
from tests.discord.storm_player import StormPlayer
from tests.discord.test_privacy import exported


@pytest.fixture(autouse=True)
def nothing_is_deferred(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offline Discord would let that time pass while a busy machine still paints."""
    monkeypatch.setattr("bot.ui.discord.response.DEFER_AFTER", 600.0)


@pytest.fixture
async def alice(house: House) -> StormPlayer:
    return StormPlayer(house, "alice")


def of_alice(house: House, begun: int) -> list[str]:
    """What the bot has sent to Discord since then."""
    return [f"{request.method} {request.path}" for request in house.env.http_requests[begun:]]


async def test_right_answers_in_a_row_count_more_and_each_press_is_answered_by_one_edit(
    alice: StormPlayer, house: House
) -> None:
    await alice.types("storm")
    board = alice.panel
    assert labels(board) == ["Juse!", "All right"]
    assert board.content.startswith("⛈️ **Storm · Juse**: right or not?")
    assert "60 s left · 3 lives · ×1 · 0" in in_words(board)
    begun, worth = len(house.env.http_requests), [5 + 5 * alice.run.asked[0].difficulty]
    for row in range(1, 7):
        await alice.answers(True)
        assert alice.panel.content == f"✅ Right! Next one: ×{min(5, row + 1)}"
        worth.append(5 + 5 * alice.run.asked[-1].difficulty)
    score = sum(points * factor for points, factor in zip(worth, (1, 2, 3, 4, 5, 5), strict=False))
    assert f"3 lives · ×5 · {score}" in in_words(alice.panel)
    is_juse = alice.is_juse
    await alice.answers(False)
    assert alice.panel.content == ("❌ That was a **Juse!**" if is_juse else "❌ That was all right.")
    assert f"2 lives · ×1 · {score}" in in_words(alice.panel)
    assert [message.id for message in alice.private] == [board.id]
    assert len(of_alice(house, begun)) == 7
    assert all(request.endswith("/callback") for request in of_alice(house, begun))


async def test_a_picture_that_cannot_be_made_ahead_costs_nothing_but_a_second_press(
    alice: StormPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = house.bot.services.context.painter
    with monkeypatch.context() as patch:
        patch.setattr(painter, "film", fails)
        await alice.types("storm")
    board = alice.panel
    house.expected_errors, house.expected_logs = [OSError], ["press storm:right:juse: Discord refused: "]
    assert said(await alice.actor.click(board, label="All right"))
    await alice.answers(True, at=board)
    assert house.private_messages("alice")[0].content == "✅ Right! Next one: ×2"
    assert alice.run.run.lives == LIVES


async def fails(*_: object) -> None:
    raise OSError


async def test_it_ends_without_lives_and_tells_what_was_missed_and_why(alice: StormPlayer, house: House) -> None:
    await alice.types("storm")
    await alice.answers(True, True, False, True, False)
    missed = [*alice.run.missed]
    await alice.answers(False)
    missed, end = alice.run.missed, in_words(alice.panel)
    score = alice.run.run.score
    assert alice.panel.content == f"💔 No lives left. **{score}** · your best!"
    assert end.splitlines()[:2] == ["3 of 6 right, 2 in a row", "Where you went wrong"]
    assert len(end.splitlines()) == 2 + len(missed) == 2 + LIVES
    assert alice.labels[0] == "Again"
    await alice.presses("Again")
    assert f"60 s left · {LIVES} lives · ×1 · 0" in in_words(alice.panel)
    assert alice.panel.content == f"⛈️ **Storm · Juse** · your best: {score}"
    await alice.answers(False, False, False)
    assert alice.panel.content.endswith(f"**0** · your best: {score}")
    assert len(alice.private) == 1


async def test_only_looking_takes_time_and_a_board_no_more_than_eight_seconds_of_it(
    alice: StormPlayer, house: House
) -> None:
    await alice.types("storm")
    house.env.backend.advance_clock(2.7)
    await alice.answers(True, after=-1.4)
    assert alice.run.run.looked == pytest.approx(2.0, abs=0.01), "0.7 s are for the way"
    await alice.answers(False, after=-0.93)
    assert alice.run.run.looked == pytest.approx(2.0, abs=0.01), "one sees what was right, and no board yet"
    await alice.answers(*[True] * 7, after=100.0)
    assert alice.run.run.looked == pytest.approx(58.0, abs=0.01)
    score = alice.run.run.score
    await alice.answers(True, after=5.0)
    assert alice.panel.content.startswith("⏰ Time!")
    assert f"**{score}**" in alice.panel.content, "the last answer came too late"
    assert "8 of 9 right" in in_words(alice.panel)


async def test_the_next_boards_come_nearer_to_ones_level_which_is_kept(alice: StormPlayer, house: House) -> None:
    await alice.types("storm")
    await alice.answers(*[True] * 12)
    reached = alice.run.run.level
    assert reached > 4
    assert sum(board.difficulty for board in alice.run.asked[-5:]) > sum(
        board.difficulty for board in alice.run.asked[:5]
    )
    await alice.answers(False, False, False)
    await alice.presses("Again")
    assert 1 < alice.run.run.level < reached


async def test_in_words_the_board_is_text_and_there_is_twice_the_time(alice: StormPlayer, house: House) -> None:
    await alice.actor.slash(house.channel, "table words")
    await alice.types("storm")
    await alice.answers(False)
    wrong, *told = alice.panel.content.splitlines()
    assert wrong.startswith("❌ That was ")
    assert told[-1] == "118 s left · 2 lives · ×1 · 0"
    assert told[-2].startswith("**")
    assert not alice.panel.attachments
    house.env.backend.advance_clock(300)
    await alice.answers(True)
    assert alice.run.run.looked == pytest.approx(16.0 + 1.7, abs=0.05)
    await alice.answers(False, False)
    assert not alice.panel.attachments
    assert alice.panel.content.count("• ") == LIVES


async def test_whoever_wants_still_pictures_reads_why(alice: StormPlayer, house: House) -> None:
    await alice.types("storm", moving=False)
    for right in (False, True):
        await alice.answers(right)
        assert alice.panel.attachments[0].filename == "table.png"
        assert alice.panel.content.splitlines()[1] != "\N{ZERO WIDTH SPACE}"
    await alice.types("storm")
    await alice.answers(True)
    assert alice.panel.attachments[0].filename == "table.png", "it is remembered"
    await alice.types("storm", moving=True)
    await alice.answers(True)
    assert alice.panel.attachments[0].filename == "table.gif"


async def test_an_old_press_changes_nothing_and_that_of_a_run_that_is_gone_says_so(
    alice: StormPlayer, house: House
) -> None:
    await alice.types("storm")
    first, (old, _) = alice.panel, [button.custom_id for button in buttons(alice.panel).values()]
    await alice.answers(True)
    run, shown = alice.run.run, alice.panel.content
    await house.press_exactly(alice.actor, alice.panel, old)
    assert (alice.run.run, alice.panel.content, len(alice.private)) == (run, shown, 1)
    await alice.types("storm")
    assert len(alice.private) == 2
    await alice.actor.click(first, label="Juse!")
    gone = alice.private[0]
    assert gone.content.startswith("⛈️ That run is over")
    assert labels(gone) == ["Again"]
    await house.restart()
    await alice.actor.click(alice.panel, label="Juse!")
    assert alice.panel.content.startswith("⛈️ That run is over")
    await alice.presses("Again")
    assert labels(alice.panel) == ["Juse!", "All right"]


async def test_nobody_else_has_ones_run_and_a_forged_press_opens_nothing(alice: StormPlayer, house: House) -> None:
    await alice.types("storm")
    pressed = custom_id(alice.panel, "Juse!")
    bob = StormPlayer(house, "bob")
    await bob.types("storm")
    await house.press_exactly(bob.actor, bob.panel, pressed)
    assert "That run is over" in bob.panel.content
    assert alice.run.run.answers == ""
    for forged in ("storm", "storm:x", "storm:juse:nogame:1:0", "storm:juse:juse:1:x", "storm:share:juse:2026-01-01"):
        assert said(await house.press_exactly(alice.actor, alice.panel, forged)) or alice.panel.content


async def test_it_is_found_in_the_welcome_and_what_is_stored_is_told_and_forgotten(
    alice: StormPlayer, house: House
) -> None:
    [board] = answers(await alice.actor.user.slash("table storm"))
    assert [part["label"] for row in board.components for part in row["components"]] == ["Juse!", "All right"]
    await alice.types("storm", moving=False)
    await alice.answers(True, False, False, False)
    about = await exported(await alice.actor.user.slash("privacy export"))
    assert about["storm"] == [{"game": "juse", "level": 1.0, "best": alice.run.run.score}]
    assert about["storms in still pictures"] == [{"still": 1}]
    await house.forget(alice.actor.user)
    assert not house.rows("SELECT 1 FROM storm_levels UNION SELECT 1 FROM storm_still")
