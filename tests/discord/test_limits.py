"""The fullest tables and lists stay within Discord's limits, and the check of these limits works."""

from bot.ui.discord.components import fitting, within_limit
from tests.discord.api_limits import check_all
from tests.discord.house import House, in_words
from tests.discord.test_table_commands import open_tables

LONGEST_NAME = "W" * 32


async def test_a_full_table_of_the_longest_names(house: House) -> None:
    people = [house.person(f"guest{number}") for number in range(8)]
    for person in people:
        house.nickname(person, LONGEST_NAME)
    await people[0].slash(house.channel, "juse new", **{"show-base-rank": True})
    for person in people[1:]:
        await person.click(house.live(), label="Join")
    await people[0].click(house.live(), label="Rules")
    await house.start(people[0].name)
    await people[3].slash(house.channel, "table leave")
    await people[1].slash(house.channel, "table end")
    for _ in range(30):
        await house.type_move()
    await house["keeper"].slash(house.channel, "table end")
    assert check_all(house.env.http_requests) > 45
    assert in_words(house.live()).endswith("."), "the whole table fits into the alt text"


async def test_help_on_a_server_with_many_tables(house: House) -> None:
    for number in range(25):
        place = house.guild.create_text_channel(f"table-{number}")
        await house[f"opener {number % 5}"].slash(place, "juse new")
    assert (await open_tables(house["alice"], house.channel)).count("table ") >= 20
    assert check_all(house.env.http_requests) > 25


def test_the_first_line_is_shortened_rather_than_left_out_and_others_are_left_out_whole() -> None:
    assert within_limit(["a" * 3000, "b"]) == "a" * 1999 + "…"
    assert within_limit(["a", "b" * 3000, "c"]) == "a"
    assert fitting(["a"], 0) == []
