"""Names of every kind: each script is drawn and shaped, nothing is too wide or too slow, and no name is blank."""

import subprocess
import sys
import unicodedata

import pytest
from PIL import Image, ImageDraw, ImageFont

from render import fonts
from render.fonts import face_of, font_of
from render.lettering import fitting_size, shortened, words_mask
from render.painting import paint
from render.scene import NamePlate, Scene

CAPITAL, WIDE = 40, 1100
NO_LETTER = "\uffff"
"""Drawn by each font as its empty box."""
NAMES = {
    "Latin": "Zoë Đặng",
    "Cyrillic": "Максим",
    "Greek": "Ελένη",
    "Hebrew": "שלום",
    "Arabic": "مها",
    "Devanagari": "नीला",
    "Thai": "น้ำผึ้ง",
    "Armenian": "Արմեն",
    "Georgian": "ნინო",
    "Bengali": "শ্রীময়ী",
    "Tamil": "கொடி",
    "Telugu": "శ్రీను",
    "Sinhala": "ශ්‍රී ලංකා",
    "Gujarati": "નીલા",
    "Gurmukhi": "ਸਿੰਘ",
    "Kannada": "ಶ್ರೀ",
    "Malayalam": "ശ്രീ",
    "Oriya": "ଓଡ଼ିଆ",
    "Khmer": "ខ្មែរ",
    "Lao": "ນ້ຳ",
    "Myanmar": "မြန်မာ",
    "Ethiopic": "አማርኛ",
    "Chinese": "田中太郎",
    "Japanese": "さくらサクラ",
    "Korean": "김민수",
    "emoji": "🐉👩🏽‍🚀❤️🇱🇰",
    "symbols": "★ → ∞",
}
shaped = pytest.mark.skipif(not fonts.SHAPES, reason="Pillow finds no FriBidi here, which it needs to join letters")


def ink(text: str, max_width: int = WIDE) -> Image.Image:
    mask = words_mask(text, CAPITAL, max_width)
    return mask.crop(mask.getbbox())


def drawn(font: ImageFont.FreeTypeFont, text: str) -> bytes:
    image = Image.new("L", (4 * fonts.MASTER_SIZE, 3 * fonts.MASTER_SIZE))
    ImageDraw.Draw(image).text((10, 2 * fonts.MASTER_SIZE), text, fill=255, font=font, anchor="ls")
    return image.tobytes()


@pytest.mark.parametrize("script", NAMES)
def test_every_letter_of_every_script_is_drawn_and_none_as_an_empty_box(script: str) -> None:
    assert shortened(NAMES[script], CAPITAL, WIDE) == unicodedata.normalize("NFC", NAMES[script])
    for letter in set(NAMES[script]) - set(" \u200d\ufe0f"):
        found = face_of(letter)
        assert found is not None
        font = font_of(found[0])
        assert drawn(font, letter) not in (drawn(font, ""), drawn(font, NO_LETTER))


@pytest.mark.parametrize("face", [*fonts.all_faces()], ids=lambda face: face.name)
def test_a_font_has_what_its_table_says(face: fonts.Face) -> None:
    """Looked at with Pillow: every fiftieth letter."""
    font = ImageFont.truetype(face.path, 20, face.number, layout_engine=ImageFont.Layout.BASIC)
    lacking = drawn(font, NO_LETTER), font.getlength(NO_LETTER)
    boxes = [
        chr(code)
        for code in [code for code in range(0x21, 0x20000) if fonts.has(face, chr(code))][::50]
        if (drawn(font, chr(code)), font.getlength(chr(code))) == lacking
    ]
    assert boxes == []


@shaped
@pytest.mark.parametrize("script", ["Arabic", "Devanagari", "Bengali", "Khmer", "Sinhala", "Tamil"])
def test_letters_are_joined_and_ordered(script: str) -> None:
    """The word differs from its letters side by side."""
    text = NAMES[script]
    found = face_of(text[0])
    assert found is not None
    loose = ImageFont.truetype(found[0].path, fonts.MASTER_SIZE, layout_engine=ImageFont.Layout.BASIC)
    loose.set_variation_by_axes([fonts.HEAVY])
    assert drawn(font_of(found[0]), text) != drawn(loose, text)


def test_letters_of_chinese_are_drawn_as_each_language_writes_them() -> None:
    """By the letters that only that language has beside them."""
    number = {text: fonts.for_han(text).number for text in ("直", "直子", "直の", "直ノ", "직 直")}
    assert number == {"直": 2, "直子": 2, "直の": 0, "直ノ": 0, "직 直": 1}
    chinese, japanese = (drawn(font_of(fonts.for_han(text)), "直") for text in ("直", "直の"))
    assert chinese != japanese


@shaped
def test_joined_emoji_are_one_picture() -> None:
    width = ink("👨").width
    for joined in ("👨‍👩‍👧‍👦", "👩🏽‍🚀", "🇱🇰"):
        assert ink(joined).width < 1.8 * width


@shaped
@pytest.mark.parametrize("pair", [("Zoe\u0303", "Zoe"), ("שָׁ", "ש"), ("ก็", "ก"), ("नी", "न"), ("می‌روم", "میروم")])
def test_marks_and_joiners_change_what_is_drawn(pair: tuple[str, str]) -> None:
    first, other = map(ink, pair)
    assert (first.size, first.tobytes()) != (other.size, other.tobytes())


def parts(whole: Image.Image, *texts: str) -> list[int]:
    """Where each of the texts is found in the whole line, from its left edge."""
    found: list[int] = []
    for text in texts:
        part = ink(text)
        part = part.resize((part.width, whole.height))
        distances = {
            left: sum(
                abs(a - b)
                for a, b in zip(
                    part.tobytes(), whole.crop((left, 0, left + part.width, whole.height)).tobytes(), strict=True
                )
            )
            for left in range(0, whole.width - part.width + 1, 2)
        }
        found.append(min(distances, key=lambda left: distances[left]))
    return found


@pytest.mark.parametrize(
    ("text", "from_left_to_right"),
    [
        ("Alice שלום", ["Alice", "שלום"]),
        ("שלום wins", ["שלום", "wins"]),
        ("مها 7", ["7", "مها"]),
        ("שלום 12 Bob", ["12", "שלום", "Bob"]),
        ("🐉 مها", ["مها", "🐉"]),
        ("Kai さくら", ["Kai", "さくら"]),
    ],
)
def test_words_stand_where_a_reader_of_their_script_looks_for_them(text: str, from_left_to_right: list[str]) -> None:
    places = parts(ink(text), *from_left_to_right)
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u202eevil\u202c", "evil"),
        ("a\nb\tc", "a b c"),
        ("h" + "\u0300\u0316" * 2000, "h\u0316\u0316…"),
        ("ꙮ Bob 𒀀", "Bob"),
        ("", ""),
        ("\u200d\ufe0f", ""),
    ],
)
def test_what_no_font_has_is_left_out(name: str, shown: str) -> None:
    assert shortened(name, CAPITAL, WIDE).replace("ꙮ ", "") == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [("ᏣᎳᎩ", "TLG"), ("𒀀𒀁 𒀂𒀃", "AAB"), ("བཀྲ་ཤིས", "BKT"), ("\ue000\ue001", "?"), ("\U0001fffd", "?")],
)
def test_a_name_that_no_font_has_is_shown_by_initials(name: str, shown: str) -> None:
    assert shortened(name, CAPITAL, WIDE) == shown
    assert ink(name).width > CAPITAL / 4


@pytest.mark.parametrize(
    "name", [*NAMES.values(), "Bartholomew the Considerate", "W" * 10_000, "i" * 65, "🐉" * 10_000]
)
@pytest.mark.parametrize("room", [30, 150, 400])
def test_words_are_never_too_wide_and_never_blank(name: str, room: int) -> None:
    mask = words_mask(name, CAPITAL, room)
    assert mask.width <= room
    assert mask.height == 2 * CAPITAL
    assert max(mask.tobytes()) > 128


@pytest.mark.parametrize("name", [*NAMES.values(), "Ở Ễ Ǻ gjpqy", "h\u0300\u0316\u0301"])
def test_nothing_is_cut_off_above_or_below(name: str) -> None:
    """Tall letters are moved, or made smaller, so that they fit on a plate."""
    bounds = words_mask(name, CAPITAL, WIDE).getbbox()
    assert bounds is not None
    assert bounds[1] >= CAPITAL * 0.14
    assert bounds[3] <= CAPITAL * 1.86


def test_words_are_squeezed_before_they_are_cut() -> None:
    natural = words_mask("Bartholomew", CAPITAL, WIDE).width
    assert shortened("Bartholomew", CAPITAL, natural * 0.64) == "Bartholomew"
    assert words_mask("Bartholomew", CAPITAL, natural * 0.64).width <= natural * 0.64
    cut = shortened("Bartholomew", CAPITAL, natural * 0.6)
    assert cut.endswith("…")
    assert "Bartholomew".startswith(cut[:-1])
    smaller = fitting_size("Bartholomew", CAPITAL, natural * 0.5), natural * 0.5
    assert shortened("Bartholomew", *smaller) == "Bartholomew", "so a label is whole"
    assert fitting_size("Bartholomew", CAPITAL, natural * 0.4) == CAPITAL, "it would be cut all the same"


@pytest.mark.parametrize("name", ["नीला" * 9, "👨‍👩‍👧‍👦" * 9, "ខ្មែរ" * 9, "คำน้ำ" * 9, "🇱🇰" * 40])
def test_letters_are_never_cut_from_their_marks(name: str) -> None:
    from render.graphemes import graphemes

    whole = graphemes(name)
    for room in range(100, 700, 60):
        cut = shortened(name, CAPITAL, room)
        kept = graphemes(cut.removesuffix("…"))
        assert kept == whole[: len(kept)]


def test_suits_are_drawn_like_those_on_cards_and_as_wide_as_each_other() -> None:
    widths = {words_mask(f"{suit}{suit}", CAPITAL, WIDE).width for suit in "♠♥♦♣"}
    assert len(widths) == 1
    assert len({ink(suit).tobytes() for suit in "♠♥♦♣"}) == 4


def test_without_fribidi_words_still_stand_in_order_and_show_no_boxes() -> None:
    """As on hosts that lack it: only the joining is missing."""
    program = (
        "from render import fonts, lettering; fonts.SHAPES = lettering.SHAPES = False;"
        "from render.lettering import words_mask;"
        "import sys; sys.stdout.buffer.write(b''.join("
        "bytes([*divmod(mask.width, 256)]) + mask.tobytes() for mask in ("
        "words_mask(text, 40, 1100) for text in ('שלום Alice 12', '❤️👨‍👩‍👧', '❤👨👩👧'))))"
    )
    drawn = subprocess.run([sys.executable, "-c", program], check=True, timeout=60, capture_output=True)
    masks: list[Image.Image] = []
    rest = drawn.stdout
    while rest:
        size = rest[0] * 256 + rest[1], 2 * CAPITAL
        masks.append(Image.frombytes("L", size, rest[2 : 2 + size[0] * size[1]]))
        rest = rest[2 + size[0] * size[1] :]
    hebrew, joined, apart = masks
    places = parts(hebrew.crop(hebrew.getbbox()), "שלום", "Alice", "12")
    assert places == sorted(places)
    assert joined.tobytes() == apart.tobytes()
    assert b"FriBidi" in drawn.stderr


@pytest.mark.parametrize("name", ["﷽", "a﷽", "﷽﷽﷽", "مها ﷽"])
def test_a_letter_that_cannot_be_drawn_takes_no_picture_away(name: str) -> None:
    for room in (60, 300, 900):
        assert words_mask(name, CAPITAL, room).getbbox() is not None
    assert paint(Scene(200, (NamePlate(600, 100, 300, 0, name),)))


def test_plain_names_load_one_font() -> None:
    """The others take memory and time, which nobody should pay for who never sees them."""
    program = (
        "from render.lettering import words_mask; from render import fonts;"
        "words_mask('Zoë, Максим, Ελένη: 10♥', 40, 900);"
        "assert fonts.font_of.cache_info().currsize == 1, fonts.font_of.cache_info();"
        "words_mask('שלום', 40, 900);"
        "assert fonts.font_of.cache_info().currsize == 2, fonts.font_of.cache_info()"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
