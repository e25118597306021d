"""The rules of a game on Discord: from each page, every other one can be opened."""

import pytest

from bot.text import words_for
from tests.discord.house import House, buttons, labels

GAMES = ("jugglers", "junk", "juse", "roundup")


@pytest.mark.parametrize("game", GAMES)
async def test_every_page_has_its_button_on_every_page(house: House, game: str) -> None:
    words, count = words_for("", game), house.bot.services.kits[game].rules_pages
    titles = [words.say(f"{game}-rules-title-{page}") for page in range(1, count + 1)]
    await house["alice"].slash(house.channel, f"{game} rules")
    for opened in [*range(2, count + 1), 1]:
        await house["alice"].click(house.private_messages("alice")[-1], label=titles[opened - 1])
        [shown] = house.private_messages("alice")
        assert shown.content == words.say(f"{game}-rules-{opened}")
        assert [*buttons(shown)] == titles
        assert [title for title in titles if title not in labels(shown)] == [titles[opened - 1]]
