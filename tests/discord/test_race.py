"""A race, by the clicks of three people: right, wrong and late presses, the podium, and what interrupts it."""

import discord
import pytest

from bot.features.night.nights import VOTES_FOR
from bot.features.race.feature import OPEN, RACES, STANDS, Running
from bot.features.race.race import BOARDS
from bot.ui.discord.response import ReadyMessage, Response
from tests.discord.house import THREE, House, custom_id, in_words, labels, said
from tests.discord.storm_player import LABELS
from tests.discord.test_night import begin_night, votes

BUTTONS = ["Juse!", "All right"]
RUNS = "A race is on here already. It takes about two minutes."


def first_row(message: discord.Message) -> str:
    return message.content.partition("\n")[0]


def running(house: House) -> Running:
    [run] = RACES.of(house.bot.services.context).running.values()
    return run


async def begun(house: House, name: str = "alice") -> discord.Message:
    await house[name].slash(house.channel, "juse race")
    return message_of(house)


def message_of(house: House) -> discord.Message:
    return house.channel.history()[-1]


async def answers(house: House, name: str, right: bool, *, after: float = 0.0) -> str:
    """Press what is right or wrong so long after the board was shown; return what only they are told."""
    run = running(house)
    shown_at = run.shown_at[run.race.number]
    house.env.backend.advance_clock(max(0.0, shown_at + after - house.bot.services.tables.clock.discord()))
    return said(await house[name].click(message_of(house), label=LABELS[(run.board.juse is not None) is right]))


async def goes_on(house: House, seconds: float = STANDS) -> None:
    """Wait until the answer has been read, or the board is over."""
    run, before = running(house), running(house).race
    await house.env.advance_time(seconds + 0.1)
    await house.until(lambda: run.race is not before and not run.lock.locked())


def told(house: House, *names: str) -> list[str]:
    """What each of them sees that nobody else does."""
    return [message.content for name in names for message in house.private_messages(name)]


async def test_the_first_right_press_scores_and_who_was_later_is_told_by_how_much(house: House) -> None:
    board = await begun(house)
    assert labels(board) == BUTTONS
    assert first_row(board) == "🏁 **Race · Juse**: 1 of 10"
    requests = len(house.env.http_requests)
    assert await answers(house, "bob", True, after=1.4) == ""
    [sent] = house.env.http_requests[requests:]
    assert sent.path.endswith("/callback"), "one edit answers the press and shows all what was right"
    assert "⚡ bob: 1.4 s" in message_of(house).content
    assert await answers(house, "carol", True, after=1.6) == "bob was 0.2 s faster."
    assert await answers(house, "alice", False, after=1.8) == "bob was 0.4 s faster."
    assert await answers(house, "bob", True, after=2.0) == "", "they see that it was them"
    old = custom_id(message_of(house), "Juse!")
    await goes_on(house)
    assert message_of(house).id == board.id
    assert "2 of 10" in message_of(house).content
    assert labels(message_of(house)) == BUTTONS
    assert "1. bob: 1" in in_words(message_of(house))
    assert "carol" not in in_words(message_of(house))
    assert not told(house, *THREE)
    late = said(await house.press_exactly(house["carol"], message_of(house), old))
    assert late.startswith("bob was ")
    assert late.endswith(" faster."), "its picture was still on the way to them"
    await answers(house, "alice", True)
    assert not told(house, *THREE)


async def test_a_wrong_press_sits_out_this_board_and_is_named_with_the_answer(house: House) -> None:
    await begun(house)
    shown = message_of(house).content
    for right in (False, True):
        assert await answers(house, "alice", right) == "❌ Wrong: you sit out this board."
    assert len(told(house, "alice")) == 1
    assert message_of(house).content == shown, "nobody else learns from it what is right"
    requests = len(house.env.http_requests)
    await answers(house, "carol", True, after=2.0)
    assert [request.method for request in house.env.http_requests[requests:]] == ["DELETE", "POST"]
    assert not told(house, "alice"), "the answer says it"
    assert "⚡ carol: 2 s · ❌ alice" in message_of(house).content
    assert await answers(house, "alice", True) == ""
    await goes_on(house)
    assert await answers(house, "alice", True) == ""
    assert "⚡ alice" in message_of(house).content
    assert running(house).race.racers == ((house["alice"].id, "alice"), (house["carol"].id, "carol"))


async def test_what_was_still_on_its_way_to_somebody_as_the_board_was_decided_does_not_stay(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(house)
    run, private = running(house), Response.private

    async def private_when_time_is_up(response: Response, message: ReadyMessage) -> int:
        run.race = run.race.gone_on()
        await RACES.of(house.bot.services.context).show(run)
        return await private(response, message)

    with monkeypatch.context() as patch:
        patch.setattr(Response, "private", private_when_time_is_up)
        await answers(house, "alice", False)
    assert "Nobody saw it. · ❌ alice" in message_of(house).content
    assert not told(house, "alice")


async def test_a_press_on_its_way_as_the_race_ends_leaves_the_podium(house: House) -> None:
    board = await begun(house)
    await answers(house, "bob", True)
    old = custom_id(board, "Juse!")
    await house["alice"].slash(house.channel, "juse race")
    [panel] = house.private_messages("alice")
    await house["alice"].click(panel, label="End the race")
    assert said(await house.press_exactly(house["carol"], message_of(house), old)) == ""
    assert message_of(house).content == "🏁 bob wins the race!"
    await house["bob"].click(message_of(house), label="Again")
    await house["carol"].click(house.channel.history()[-2], label="Again")
    assert told(house, *THREE) == [RUNS]
    await answers(house, "alice", True)
    assert not told(house, *THREE), "it is there to be seen"


async def test_a_board_ends_with_its_time_or_when_all_who_take_part_are_wrong(house: House) -> None:
    await begun(house)
    for name in THREE[:2]:
        await answers(house, name, False)
    assert running(house).race.is_open, "on the first board nobody knows who is there"
    await goes_on(house, OPEN)
    assert "Nobody saw it. · ❌ alice and bob" in message_of(house).content
    await goes_on(house)
    await answers(house, "alice", False)
    assert running(house).race.is_open
    await answers(house, "bob", False)
    assert not running(house).race.is_open
    assert "Nobody saw it." in message_of(house).content
    assert await answers(house, "carol", True) == "Too late: this board is over."


async def test_after_ten_boards_there_is_a_podium_and_anybody_begins_the_next(house: House) -> None:
    board = await begun(house)
    for number in range(1, BOARDS + 1):
        name = THREE[0] if number % 2 else THREE[1 + (number > 6)]
        await answers(house, name, True, after=6.0 if number == 7 else 1.0)
        await goes_on(house)
    podium = message_of(house)
    assert podium.id == board.id
    assert podium.content == "🏁 alice wins the race!"
    assert in_words(podium).splitlines()[:3] == ["1. alice: 5", "2. bob: 3", "3. carol: 2"]
    assert "Hardest: board 7. It took alice 6 s." in in_words(podium)
    assert labels(podium) == ["Again"]
    await house["dave"].click(podium, label="Again")
    assert "1 of 10" in message_of(house).content
    assert message_of(house).id != podium.id
    assert house.channel.history()[-2].content == podium.content, "the podium stays"
    assert not house.rows("SELECT 1 FROM people"), "nothing is stored"


async def test_without_a_press_for_two_boards_it_ends_by_itself_and_nobody_is_asked_any_more(house: House) -> None:
    await begun(house)
    await house["alice"].slash(house.channel, "juse race")
    for seconds in (OPEN, STANDS, OPEN, STANDS):
        assert [labels(question) for question in house.private_messages("alice")] == [["End the race"]]
        await goes_on(house, seconds)
    assert message_of(house).content == "🏁 Nobody is here, so the race is over."
    assert not told(house, "alice")
    assert labels(message_of(house)) == ["Again"]


async def test_there_is_one_in_a_channel_never_beside_a_table_and_its_host_can_end_it(house: House) -> None:
    await begun(house)
    assert await house.refused(house["bob"].slash(house.channel, "juse new")) == RUNS
    assert await house.refused(house["bob"].slash(house.channel, "junk new", public=True)) == RUNS
    assert await house.refused(house["bob"].slash(house.channel, "junk race")) == RUNS
    assert not labels(house.private_messages("bob")[-1])
    forged = custom_id(message_of(house), "Juse!").replace("juse", "end", 1)
    assert said(await house.press_exactly(house["bob"], message_of(house), forged)).startswith(
        "Only the person who began"
    )
    await answers(house, "carol", True)
    await house["alice"].slash(house.channel, "juse race")
    await house["alice"].click(house.private_messages("alice")[-1], label="End the race")
    assert message_of(house).content == "🏁 carol wins the race!"
    await house.open("alice")
    told = await house.refused(house["bob"].slash(house.channel, "juse race"))
    assert told.startswith("This channel has a table (#1).")


async def test_while_people_gather_for_a_night_they_can_race(house: House) -> None:
    await house["alice"].slash(house.channel, "table night")
    for name in THREE[:2]:
        await house[name].click(house.channel.history()[-1], label="I'm in")
    gathering = message_of(house)
    await house["bob"].click(gathering, label="Race")
    assert labels(message_of(house)) == BUTTONS
    assert await house.refused(house["alice"].click(gathering, label="Juse")) == RUNS
    await house["bob"].slash(house.channel, "juse race")
    await house["bob"].click(house.private_messages("bob")[-1], label="End the race")
    await house["alice"].click(gathering, label="Juse")
    assert house.phases() == ["playing"]


@pytest.mark.parametrize("agreed", [False, True])
async def test_the_next_game_of_a_night_waits_for_it_and_opens_by_itself(house: House, *, agreed: bool) -> None:
    await begin_night(house, games=3)
    await house.begin("alice", "bob")
    closing = await house.finish()
    await votes(house, "alice", closing, "Jugglers")
    over_at = (await house.numbered(1)).data.touched_at + VOTES_FOR
    await house.pass_time(over_at - OPEN - house.bot.clock.table_time(house.guild.id))
    await begun(house, "carol")
    if agreed:
        await votes(house, "bob", closing, "Jugglers")
    await house.env.advance_time(2 * OPEN)
    assert RACES.of(house.bot.services.context).running
    assert house.phases() == ["over"], "its minute is over, and the race is not"
    await house.env.advance_time(OPEN + 2 * STANDS)
    await house.until(lambda: house.phases() == ["over", "playing"])
    assert (await house.data()).game == "jugglers"


async def test_it_ends_with_its_channel_and_that_is_no_fault(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await begun(house)
    house.env.backend.delete_channel(house.channel.id)
    await house.env.advance_time(OPEN + 0.1)
    await house.until(lambda: not RACES.of(house.bot.services.context).running)
    assert "a race failed" not in caplog.text


async def test_after_a_restart_its_buttons_say_so_and_offer_the_next(house: House) -> None:
    board = await begun(house)
    await house.restart()
    await house["bob"].click(board, label="Juse!")
    assert message_of(house).content == "🏁 This race is over: I was restarted. Nothing was counted."
    assert (message_of(house).id, message_of(house).attachments) == (board.id, [])
    await house["bob"].click(message_of(house), label="Again")
    assert labels(message_of(house)) == BUTTONS


async def test_in_words_boards_are_text_and_stand_twice_as_long(house: House) -> None:
    await house["mona"].slash(house.channel, "table words", on=True, **{"for": "channel"})
    await begun(house)
    assert not message_of(house).attachments
    assert "**" in message_of(house).content
    await house.env.advance_time(OPEN + 4)
    assert running(house).race.is_open
    await answers(house, "bob", True)
    assert "1. bob: 1" in message_of(house).content
    await house.env.advance_time(STANDS + 1)
    assert running(house).race.number == 1
    await goes_on(house)
    assert running(house).race.number == 2


@pytest.mark.parametrize("forged", ["race", "race:x", "race:juse:nogame:1:1", "race:juse:juse:KEY:9"])
async def test_a_forged_press_changes_no_race(forged: str, house: House) -> None:
    await begun(house)
    run, before = running(house), running(house).race
    await house.press_exactly(house["bob"], message_of(house), forged.replace("KEY", run.key))
    assert run.race is before
