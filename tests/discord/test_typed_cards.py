"""Cards that are typed: what they mean, and what is listed meanwhile."""

from bot.core.cards import NAMES
from bot.text.voice import card_text
from tests.discord.house import FOUR, THREE, House, said
from tests.discord.roundup_evening import begin, number_cards, own_hand


async def choose_language(house: House, name: str, language: str) -> None:
    await house.bot.services.tables.settings.set_player(house[name].id, "language", language)


async def own_card(house: House, name: str, suit: str) -> tuple[str, str]:
    """Return a number card of somebody's, as records have it, and its rank as it is typed."""
    cards = number_cards(await own_hand(house, FOUR.index(name)))
    card = next(card for card in cards if NAMES[card][1] == suit)
    return NAMES[card], card_text(card)[:-1]


async def test_a_typed_suit_is_the_one_on_the_typers_cards(house: House) -> None:
    await begin(house, *FOUR)
    for name, language, typed, suit in (
        ("alice", "es-ES", "C", "H"),
        ("bob", "pt-BR", "p", "C"),
        ("carol", "es-ES", "t", "C"),
        ("dave", "en-US", "c", "C"),
    ):
        await choose_language(house, name, language)
        record, rank = await own_card(house, name, suit)
        await house[name].slash(house.channel, "roundup bid", card=rank + typed)
        assert (await house.moves())[-1].action == f"bid {record}", f"{typed} in {language}"


async def test_lists_read_each_language_and_what_is_chosen_there_is_that_card(house: House) -> None:
    """English letters are read, too, where they mean nothing else in that language."""
    await begin(house, *THREE)
    typed_suits = {"es-ES": "p=S c=H h=H t=C", "pt-BR": "c=H s=S p=C", "de": "h=H ka=D c=C", "fr": "ca=D d=D t=C"}
    for language, pairs in typed_suits.items():
        await choose_language(house, "alice", language)
        for typed, suit in (pair.split("=") for pair in pairs.split()):
            record, rank = await own_card(house, "alice", suit)
            listed = await house["alice"].autocomplete(house.channel, "roundup bid", "card", rank + typed)
            assert [choice["value"][:-1] for choice in listed] == [rank], f"{typed} in {language}"
            assert listed[0]["name"] == listed[0]["value"] == card_text(NAMES.index(record)), f"{typed} in {language}"
    clubs, rank = await own_card(house, "alice", "C")
    await choose_language(house, "alice", "es-ES")
    listed = await house["alice"].autocomplete(house.channel, "roundup bid", "card", f"{rank}t")
    await house["alice"].slash(house.channel, "roundup bid", card=listed[0]["value"])
    assert (await house.moves())[-1].action == f"bid {clubs}"


async def test_what_could_be_two_cards_or_is_none_is_refused_with_an_example(house: House) -> None:
    await begin(house, *THREE)
    for language, typed, example in (
        ("en-US", "7X", "7H"),
        ("es-ES", "7X", "7C (corazones)"),
        ("fr", "7C", "7CO (cœur)"),
        ("de", "7K", "7KA (Karo)"),
    ):
        await choose_language(house, "alice", language)
        answer = said(await house["alice"].slash(house.channel, "roundup bid", card=typed))
        assert typed in answer.split(".")[0], language
        assert example in answer, language
