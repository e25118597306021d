"""Whatever people are called: names never format, ping, turn the writing direction or break a table."""

import re
import unicodedata

import pytest

from bot.tables.steps.model import COMPUTER, Seat
from bot.ui.discord.names import NAME_LIMIT, bare, label_names, literal, seat_names, written, written_names

NASTY = (
    "**bold** __under__ ~~gone~~ ||x||",
    "@everyone",
    "<@1> <@&2> <#3> <:a:4> <t:5:R> </x:6>",
    "# heading\n## more",
    "- item\n1. one\n> quote",
    "`code` ```block```",
    "[text](https://example.com) https://example.com",
    "\u202edrawkcab\u202c",
    "שלום עליכם",
    "مرحبا",
    "\x00\x07\x1b[31m\u200b\u2060\ufeff",
    "\u3164\u2800",
    "👨‍👩‍👧‍👦 family",
    "{ $name } { -term }",
    "x" * 10_000,
    "\n" * 10_000,
    "\ud800",
    "",
)


@pytest.mark.parametrize("name", NASTY)
def test_a_written_name_is_one_short_plain_line(name: str) -> None:
    shown = bare(name)
    assert 1 <= len(shown) <= NAME_LIMIT
    unsafe = [letter for letter in shown if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp")]
    assert set(unsafe) <= {"\u200d"}, "a joiner, of the family"
    safe = written(shown)
    unescaped = re.sub(r"\\[^0-9A-Za-z\s]", "", safe)
    assert not re.search(r"[*_~|`<>@#\[\]()\-:{}]", unescaped)


@pytest.mark.parametrize(
    "name", ["👨‍👩‍👧‍👦 family", "Zoe\u0323", "نیم‌فاصله", "ශ්‍රී", "❤️", "नीला", "🏴\U000e0067\U000e0062\U000e007f"]
)
def test_marks_and_joiners_that_shape_a_name_are_kept(name: str) -> None:
    assert bare(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("letter", ["👨‍👩‍👧‍👦", "नी", "x\u0323"])
def test_a_long_name_is_cut_between_letters(letter: str) -> None:
    shown = bare(letter * 40)
    assert len(shown) <= NAME_LIMIT
    assert shown == letter * (shown.count(letter)) + "…"


def test_a_right_to_left_name_does_not_turn_the_text_around_it() -> None:
    assert written("שלום") == "\u2068שלום\u2069"
    assert written("alice") == "alice"


def test_literal_text_comes_out_as_it_was() -> None:
    """Discord removes a backslash before anything but letters, digits and spaces."""
    text = r"""a_b*c`d~e|f<g>h@i#j:k/l[m](n)-1.2 \ ' " $ % & ! ? + = ^ { } ;"""
    assert re.sub(r"\\([^0-9A-Za-z\s])", r"\1", literal(text)) == text


def test_equal_names_are_told_apart_by_seat_number() -> None:
    seats = (Seat(11, "Sam"), Seat(12, "bob"), Seat(13, "sam"), Seat(COMPUTER, "Kumari"), Seat(14, "Kumari"))
    assert seat_names(seats) == ("Sam (1)", "bob", "sam (3)", "Kumari (4)", "Kumari (5)")
    assert written_names(seats)[3:] == ("🟢 Kumari \\(4\\) 🤖", "🟣 Kumari \\(5\\)")


def test_each_seat_has_the_sign_of_its_colour_in_texts_and_on_buttons() -> None:
    seats = tuple(Seat(11 + number, f"p{number}") for number in range(8))
    signs = ["🔴", "🔵", "🟡", "🟢", "🟣", "🟠", "🟤", "⚪"]
    assert [name.split()[0] for name in written_names(seats)] == signs
    assert [name.split()[0] for name in label_names(seats)] == signs
    assert seat_names(seats) == tuple(f"p{number}" for number in range(8))
