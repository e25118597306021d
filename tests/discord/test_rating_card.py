"""The rating card: how strong somebody is, as a picture, for whoever asks or for all."""

from typing import Any

from tests.discord.elsewhere import Elsewhere
from tests.discord.house import House, buttons, said
from tests.discord.test_ratings import rate
from tests.discord.test_stats import page

NONE = "<@{}> has no rating here this season."


async def card(house: House, name: str = "alice", **options: Any) -> tuple[str, str]:
    """Return what the card says, and the description of its picture."""
    shown = await page(house, name, "me", "Rating card", **options)
    files = shown.attachments
    return shown.content, str(files[0].description) if files else ""


async def post(house: House, name: str = "alice") -> str:
    """Press the button that posts it; return what its presser alone is told."""
    shown = await page(house, name, "me", "Rating card")
    return said(await house[name].click(shown, label="Post it here"))


async def test_it_is_a_picture_of_ones_own_or_somebodys_ratings_for_oneself_alone(house: House) -> None:
    for _ in range(4):
        await rate(house, "alice", "bob", "carol")
    await rate(house, "bob", "alice", game="roundup")
    content, described = await card(house)
    assert content.startswith("**alice** · ")
    juse, roundup = described.split("\n")
    assert juse.startswith("Juse: 1")
    assert "?, 1st of 3 on this server, 4 games; 1" in juse
    assert roundup == "Roundup: new, 1 of 3 games."
    assert [text for text in house.texts() if "alice" in text] == []
    content, described = await card(house, "carol", player=house["bob"].user)
    assert content.startswith("**bob** · ")
    assert "2nd of 3 on this server, 4 games" in described


async def test_it_is_posted_for_all_where_tables_may_open(house: House) -> None:
    await rate(house, "alice", "bob")
    assert await post(house) == ""
    shown = house.channel.history()[-1]
    assert shown.content.startswith("**alice** · ")
    assert shown.attachments
    other = house.guild.create_text_channel("other")
    await house["mona"].slash(house.channel, "table settings", allow=other)
    assert "you can only open tables in" in await post(house)
    assert house.channel.history()[-1].id == shown.id


async def test_nobody_rated_is_one_sentence(house: House) -> None:
    own = "You have no rating here this season. Finish a public game with other people to get one."
    assert await card(house) == (own, "")
    assert "Post it here" not in buttons(house.private_messages("alice")[-1])
    assert await card(house, player=house["bob"].user) == (NONE.format(house["bob"].id), "")
    elsewhere = Elsewhere(house).channel("message")
    assert said(await house["alice"].slash(elsewhere, "table server")).startswith("That only works on a server")


async def test_in_words_it_has_no_picture(house: House) -> None:
    await rate(house, "alice", "bob")
    _, described = await card(house)
    await house["alice"].slash(house.channel, "table words", on=True)
    content, none = await card(house)
    assert (content.split("\n")[1:], none) == ([described], "")
    await house["mona"].slash(house.channel, "table words", on=True, **{"for": "channel"})
    await post(house, "bob")
    shown = house.channel.history()[-1]
    assert shown.content.startswith("**bob** · ")
    assert not shown.attachments
    assert (await card(house, "bob"))[1], "what only bob sees has its picture"
