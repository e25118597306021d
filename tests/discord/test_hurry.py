"""A table whose computers have less time to think says so, while it is so, and in what it shows anyway."""

from collections.abc import Callable

import pytest
import simcord

from bot.core.game import FULL, Choose, Effort
from bot.core.thinking_process import Question, think
from bot.tables.runtime.thinker import Asker, Thinker, Thought, TooBusy
from tests.discord.house import House, public_edits
from tests.tables.offline_bot import SHORT_GAME

HURRIED = "-# Many tables are playing just now, so the computers have less time to think."

Press = Callable[[Effort], None]


@pytest.fixture
def press(monkeypatch: pytest.MonkeyPatch) -> Press:
    """With how much effort all think from now on; 0 is not at all."""
    efforts = [FULL]

    async def ask(_: Thinker, choose: Choose, question: Question, _asker: Asker) -> Thought:
        if not efforts[-1]:
            raise TooBusy
        return Thought(think(choose, question), efforts[-1])

    monkeypatch.setattr(Thinker, "ask", ask)
    return efforts.append


async def begin(house: House, level: str = "hard", channel: simcord.ChannelHandle | None = None) -> None:
    await house.open("alice", channel=channel)
    for _ in range(2):
        await house.choose(house["alice"], "computer", level, channel)
    await house["alice"].click(house.live(channel), label="Start")


async def everybody_moves(house: House, channel: simcord.ChannelHandle | None = None) -> None:
    """Alice until her turn is over, then both computers."""
    number = (await house.data(channel)).id

    def by_computers() -> int:
        return house.rows("SELECT COUNT(*) FROM moves WHERE seat > 0 AND table_id = ?", number)[0][0]

    before = by_computers()
    while by_computers() == before:
        await house.click_move(channel)


async def test_it_is_told_after_a_move_made_in_a_hurry_until_all_have_time_again(house: House, press: Press) -> None:
    await begin(house)
    for effort, told in ((0.5, 1), (FULL, 0), (0.0, 1)):
        press(effort)
        await everybody_moves(house)
        assert house.live().content.splitlines().count(HURRIED) == told


async def test_who_does_not_think_hard_is_never_in_a_hurry(house: House, press: Press) -> None:
    press(0.25)
    await begin(house, "normal")
    await everybody_moves(house)
    assert HURRIED not in house.live().content


@pytest.mark.long
async def test_no_edit_message_or_ping_is_made_for_it(
    house: House, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: SHORT_GAME)
    seen: list[tuple[int, int, int]] = []
    for name, efforts in (("calm", [FULL] * 3), ("crowded", [0.25, FULL, 0.0])):
        channel, told = house.guild.create_text_channel(name), 0
        await begin(house, "hard", channel)
        edits = len(public_edits(house))
        for effort in efforts:
            press(effort)
            await everybody_moves(house, channel)
            told += HURRIED in house.live(channel).content
        seen.append((told, len(public_edits(house)) - edits, len(house.texts(channel))))
    (told_calmly, *calm), (told_twice, *crowded) = seen
    assert (told_calmly, told_twice) == (0, 2)
    assert crowded == calm
