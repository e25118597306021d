"""Lessons in words: each page has its step whole, and the table."""

import pytest

from bot.core.cards import IN_WORDS
from bot.core.game import settle_options
from bot.features.lessons.feature import advance, begin, hand_in_lesson, present_lesson
from bot.games import game_names
from bot.parts import find_kit
from bot.tables.runtime.table import Table
from bot.tables.steps.lobby import with_computers
from bot.tables.steps.model import Actor, Seat, TableData
from bot.tables.steps.timing import with_what_follows
from bot.ui.table.audience import Audience
from bot.ui.table.hand import present_hand
from tests.discord.offline_clock import offline_clock

LEARNER = Actor(11, "W" * 32)


@pytest.mark.parametrize("game", game_names())
def test_each_page_ends_with_its_step_whole_and_has_the_table_above_it(game: str) -> None:
    """Also for somebody with a long name."""
    kit = find_kit(game)
    seats = with_computers((Seat(LEARNER.user_id, LEARNER.name),), kit.lesson.seats)
    data = TableData(7, game, LEARNER.user_id, settle_options(kit.rules, {}), seats)
    change = begin(kit.lesson)(data, kit.rules, LEARNER)
    for number in range(len(kit.lesson.steps) + 1):
        table = Table(None, kit.rules, change.table, lambda _: None, offline_clock())  # pyright: ignore[reportArgumentType]
        audience = Audience(table.data, "", IN_WORDS)
        names = {f"p{seat}": name for seat, name in enumerate(audience.of_guide.names)}
        page = "end" if number == len(kit.lesson.steps) else str(number + 1)
        step = audience.words.say(f"{game}-lesson-{page}", **names)
        shown = [present_lesson(table, kit, "", own=IN_WORDS)]
        if kit.hand is not None and table.data.is_open and kit.lesson.steps[number].asks:
            hand = present_hand(table, kit, LEARNER.user_id, "", own=IN_WORDS)
            shown.append(hand_in_lesson(hand, table.data, kit, ""))
        for each in shown:
            assert each.scene is None
            assert each.content.endswith(f">>> {step}")
            assert each.content.count(">>>") == 1
        last = kit.alt(kit.rules.view(table.data.state, None), audience.of_message).split("\n")[-1]
        assert last in shown[0].content
        if page != "end":
            change = advance(kit.lesson, number)(table.data, kit.rules, LEARNER)
            change = with_what_follows(table.data, change, kit.rules, LEARNER, (), 1.0)
