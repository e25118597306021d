"""Emojis in texts and on buttons: what stands for what, and where they are left out."""

import asyncio
from types import SimpleNamespace

import discord
import pytest

from bot.core.cards import PACK, Deck
from bot.text.voice import SEAT_SIGNS, card_text
from bot.ui.discord.components import Button, Choice, Select
from bot.ui.discord.emojis import CARD_BACK, SEAT_EMOJIS, Emojis, card_emoji, split_label, suit_emoji
from bot.ui.discord.names import written
from bot.ui.discord.response import ReadyMessage, deliver

DECKS: tuple[Deck, Deck] = ("two", "four")
CARDS = {card_emoji(card, deck): 100 + card for deck in DECKS for card in PACK}
FACE_UP = {card_emoji(card, deck, face_up=True): 500 + card for deck in DECKS for card in PACK}
SUITS = {suit_emoji(suit, deck): 200 + suit for deck in DECKS for suit in range(4)}
SEATS = {name: 300 + number for number, name in enumerate(SEAT_EMOJIS)}
ALL = {**CARDS, **FACE_UP, **SUITS, **SEATS, CARD_BACK: 400}


def emojis(*parts: dict[str, int]) -> Emojis:
    found = Emojis()
    found.note({name: number for part in parts or (ALL,) for name, number in part.items()})
    return found


def test_cards_suits_and_seats_are_named_in_words() -> None:
    assert len(CARDS) == 78, "spades and hearts look the same in both decks"
    text = emojis().in_text("🔴 alice laid 10♥ and K♦. ♣ is closed.", "four")
    king, clubs = CARDS["king_of_blue_diamonds"], SUITS["green_clubs"]
    assert text == (
        f"<:seat_1:300> alice laid <:ten_of_hearts:{CARDS['ten_of_hearts']}> and <:king_of_blue_diamonds:{king}>."
        f" <:green_clubs:{clubs}> is closed."
    )
    assert "<:king_of_diamonds:" in emojis().in_text("K♦", "two")


@pytest.mark.parametrize("text", ["`7♥`", "```\n🔴 7♥ ♠\n```", written("K♥"), written("🔴♠"), "17♥ to 1", "no sign"])
def test_what_is_code_or_a_name_stays(text: str) -> None:
    assert "<:" not in emojis().in_text(text, "two").replace(f"<:hearts:{SUITS['hearts']}>", "")


def test_a_text_shows_twelve_cards_at_most_and_is_never_too_long() -> None:
    twelve = " ".join(card_text(card) for card in range(12))
    assert emojis().in_text(twelve, "two").count("<:") == 12
    assert emojis().in_text(f"🔴 {twelve} ♠", "two") == f"<:seat_1:300> {twelve} ♠"
    long = f"7♥ {'x' * 1980}"
    assert emojis().in_text(long, "two") == long


def test_cards_are_shown_only_if_all_are_there() -> None:
    without_one = emojis({name: number for name, number in ALL.items() if name != "seven_of_green_clubs"})
    assert without_one.in_text("7♥", "four") == "7♥"
    assert without_one.in_text("7♥", "two") != "7♥"
    assert emojis(SUITS).in_text("7♥ ♥", "two") == f"7♥ <:hearts:{SUITS['hearts']}>"
    assert emojis({"seat_1": 1}).in_text("🔴", "two") == "🔴"


def test_a_card_that_lies_face_up_has_a_mark_as_long_as_its_own_emoji_is_missing() -> None:
    assert emojis().in_text("↑7♥", "two") == f"<:seven_of_hearts_face_up:{FACE_UP['seven_of_hearts_face_up']}>"
    assert emojis(CARDS).in_text("↑7♥", "two") == f"↑<:seven_of_hearts:{CARDS['seven_of_hearts']}>"
    [row] = emojis(CARDS).in_panel([[Button("1", "↑7♥")]], "two")
    assert not isinstance(row, Select)
    [button] = row
    assert (button.label, button.emoji) == ("↑", ("seven_of_hearts", CARDS["seven_of_hearts"]))


def test_nothing_is_shown_after_a_refusal_until_it_is_known_again() -> None:
    told, found = list[str](), emojis()
    found.on_refused = lambda: told.append("refused")
    found.refused()
    assert (found.in_text("7♥", "two"), told) == ("7♥", ["refused"])
    found.note(ALL)
    assert found.in_text("7♥", "two") != "7♥"


@pytest.mark.parametrize(
    ("label", "icon", "rest"),
    [
        ("7♥", "seven_of_hearts", ""),
        ("↑10♦", "ten_of_diamonds_face_up", ""),
        ("Pass: 7♥", "seven_of_hearts", "Pass"),
        ("Row 1 Q♠", "queen_of_spades", "Row 1"),
        ("Not a 7: give K♥", "king_of_hearts", "Not a 7: give"),
        ("Play 7♥ 8♥", "", "Play 7♥ 8♥"),
        ("🔵 bob", "seat_2", "bob"),
        ("🔵 K♥", "seat_2", "K♥"),
        ("♠", "spades", ""),
        ("–", "", "–"),
    ],
)
def test_a_button_shows_its_only_card_or_its_seat(label: str, icon: str, rest: str) -> None:
    assert split_label(label, "two") == (icon, rest)


def test_buttons_and_lists_get_their_emoji_and_keep_a_label_where_discord_wants_one() -> None:
    buttons = [
        Button("1", "7♥"),
        Button("2", "Draw", icon=CARD_BACK),
        Button("3", "Play", icon="K♥"),
        Button("4", "🔵bo", icon="🔵", short=""),
    ]
    choices = Choice("1", "K♠ on 🔵 bob"), Choice("2", "7♥"), Choice("3", "✅ K♠")
    shown, chosen = emojis().in_panel([buttons, Select("5", "…", choices)], "two")
    assert isinstance(chosen, Select)
    assert not isinstance(shown, Select)
    assert [(button.label, button.emoji and button.emoji[0]) for button in shown] == [
        ("", "seven_of_hearts"),
        ("Draw", CARD_BACK),
        ("Play", "king_of_hearts"),
        ("", "seat_2"),
    ]
    assert [(choice.label, choice.emoji and choice.emoji[0]) for choice in chosen.choices] == [
        ("on 🔵 bob", "king_of_spades"),
        ("7♥", None),
        ("✅ K♠", None),
    ]


def test_seats_have_as_many_emojis_as_signs() -> None:
    assert len(SEAT_EMOJIS) == len(SEAT_SIGNS)


async def test_of_two_messages_that_are_refused_at_once_both_go_out_without_emojis() -> None:
    found, both, sent = emojis(), asyncio.Barrier(2), list[str]()
    answer = SimpleNamespace(status=400, reason="Bad Request")
    refusal = {"code": 50035, "message": "Invalid Form Body: emoji"}

    async def request(shown: ReadyMessage) -> None:
        if "<:" in shown.content:
            await both.wait()
            raise discord.HTTPException(answer, refusal)  # pyright: ignore[reportArgumentType]
        sent.append(shown.content)

    await asyncio.gather(*(deliver(found, ReadyMessage(text), request) for text in ("7♥", "8♥")))
    assert sorted(sent) == ["7♥", "8♥"]
