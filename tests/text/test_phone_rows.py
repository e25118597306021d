"""Rows of buttons with emojis on a phone, by the sizes of Discord's app: none is wider than a message there."""

from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from PIL import ImageFont

from bot.games import game_names
from bot.parts import find_kit
from bot.tables.steps.fields import with_fields
from bot.tables.steps.groups import FirstGame
from bot.tables.steps.lobby import COMPUTER_NAMES
from bot.tables.steps.model import TableRef
from bot.text import languages, words_for
from bot.text.voice import SEAT_SIGNS, Voice
from bot.ui.discord.components import Button, OfferRow, Select, SelectionOffer, offer_rows
from bot.ui.kit import GameKit
from bot.ui.table.hand import present_hand
from bot.ui.table.phone_text import with_line_above
from bot.ui.table.presentation import Selection, present
from cogs.juse.words import labels
from render.fonts import LATIN
from tests.discord.shown import table_showing
from tests.random_games import random_steps
from tests.text.test_emojis import emojis

_ROOM, _GAP, _LEAST, _EDGE, _EMOJI, _BESIDE, _LETTERS = 314, 8, 52, 16, 20, 8, 14
_TEXT, _SMALL_TEXT = 15, 13
_SCALE = 10
NAMES = [f"{sign} {name}" for sign, name in zip(SEAT_SIGNS, ("alice", *COMPUTER_NAMES), strict=False)]


@cache
def _font() -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(LATIN.path, _LETTERS * _SCALE)
    font.set_variation_by_axes([500, 100])
    return font


@cache
def _length(label: str) -> float:
    return _font().getlength(label) / _SCALE


def width_of(row: Sequence[Button]) -> float:
    def width(button: Button) -> float:
        inside = _length(button.label)
        if button.emoji is not None:
            inside += _EMOJI + (_BESIDE if button.label else 0)
        return max(_LEAST, inside + 2 * _EDGE)

    return sum(map(width, row)) + _GAP * (len(row) - 1)


def offered(kit: GameKit, seats: int, voice: Voice) -> Iterator[Sequence[OfferRow]]:
    """Yield what is offered in a game, in hands also after each press that picks something."""
    for number, step in enumerate(random_steps(kit.rules, seats, {}, f"rows {seats}")):
        seat = step.seat
        if number % 5 or seat not in kit.rules.to_act(step.state):
            continue
        if kit.offers is not None:
            yield kit.offers(kit.rules.view(step.state, None), seat, voice, "")
        if kit.hand is None:
            continue
        view, picked = kit.rules.view(step.state, seat), [""]
        for selection in picked:
            rows = kit.hand.offers(view, seat, voice, selection)
            yield rows
            if len(picked) < 12:
                buttons = [offer for row in rows if isinstance(row, Sequence) for offer in row]
                picked += [offer.action for offer in buttons if isinstance(offer, SelectionOffer) and offer.enabled][:6]


@pytest.mark.parametrize("language", languages(game_names()))
@pytest.mark.parametrize("game", game_names())
def test_no_row_of_buttons_with_emojis_is_wider_than_a_phone(game: str, language: str) -> None:
    kit, shown = find_kit(game), emojis()
    for seats in {kit.rules.min_seats, min(4, kit.rules.max_seats), kit.rules.max_seats}:
        voice = Voice(NAMES[:seats], words_for(language, game))
        for rows in offered(kit, seats, voice):
            for row in shown.in_panel(offer_rows(TableRef("1.aaaaaa"), 1, 1, rows), "two"):
                if not isinstance(row, Select):
                    assert width_of(row) <= _ROOM, [(button.label, button.emoji) for button in row]


@pytest.mark.parametrize("language", languages(game_names()))
def test_nor_is_the_row_for_choosing_ahead(language: str) -> None:
    words = words_for(language)
    drop = Button("2", words.say("button-ahead-drop"))
    for state in ("yes", "no", "turn", "none"):
        ahead = Button("1", words.say("button-ahead", on=state))
        assert width_of([ahead, drop]) <= _ROOM, [ahead.label, drop.label]


def fits(row: str) -> bool:
    """Return whether no phone breaks this row again, by the widths of its letters, with an emoji for a card."""
    plain, size = row.removeprefix("-# ").replace("**", ""), _SMALL_TEXT if row.startswith("-# ") else _TEXT
    cards = sum(plain.count(suit) for suit in "♠♥♦♣")
    return _font().getlength(plain) * size / (_LETTERS * _SCALE) + cards * _BESIDE <= _ROOM


def rows_of(text: str) -> tuple[int, int]:
    """Count its rows, and how many of them are small: those are not as high."""
    rows = text.split("\n")
    assert [row for row in rows if not fits(row)] == []
    assert fits(f"{rows[-1]} (edited)"), "Discord puts that behind it"
    assert not rows[-1].startswith("-# ")
    return len(rows), sum(row.startswith("-# ") for row in rows)


@pytest.mark.parametrize("language", languages(game_names()))
@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize("game", [name for name in game_names() if find_kit(name).hand is not None])
def test_text_above_a_hand_has_as_many_rows_whatever_is_picked_in_a_phase(
    game: str, language: str, before: int
) -> None:
    kit, found = find_kit(game), set[tuple[int, tuple[int, int]]]()
    assert kit.hand is not None
    news = [key for key, _ in kit.news]
    for number, step in enumerate(random_steps(kit.rules, 4, {}, "text rows", most=180)):
        seat, asked = number % 4, kit.rules.to_act(step.after)
        if not asked or (number > 12 and number % 9):
            continue
        view = kit.rules.view(step.after, seat)
        table = table_showing(kit.rules, step.after, ("alice", *COMPUTER_NAMES[:3]), {})
        if before == 0:
            facts = FirstGame(turns=number // 12, news=tuple(news[number % len(news) :][:1]), before=0)
            table.data = with_fields(table.data, first_game=facts)
        picked = ["", "ahead "]
        for text in picked:
            selection = Selection(seat, table.data.epochs[seat], text)
            shown = present_hand(table, kit, seat + 1, language, selection)
            found.add((kit.hand.text_rows(view), rows_of(shown.content)))
            if len(picked) < 6 and not text.startswith("ahead"):
                rows = kit.hand.offers(view, seat, Voice(NAMES[:4], words_for(language, game)), text)
                buttons = [offer for row in rows if isinstance(row, Sequence) for offer in row]
                picked += [offer.action for offer in buttons if isinstance(offer, SelectionOffer) and offer.enabled][:4]
    assert len(dict(found)) == len(found), found


def test_a_line_above_takes_the_place_of_empty_rows_but_of_the_last() -> None:
    empty = "\N{ZERO WIDTH SPACE}"
    assert with_line_above("moved on", f"hand\n{empty}\n{empty}") == f"moved on\nhand\n{empty}"
    assert with_line_above("moved on", f"hand\n{empty}") == f"moved on\nhand\n{empty}"


@pytest.mark.parametrize("language", languages(game_names()))
@pytest.mark.parametrize("before", [0, 1])
def test_text_of_a_game_for_one_has_as_many_rows_after_each_move_from_the_first_on(language: str, before: int) -> None:
    kit, found = find_kit("junk"), set[tuple[int, int]]()
    for number, step in enumerate(random_steps(kit.rules, 1, {}, "text rows", misplays=0, most=60)):
        table = table_showing(kit.rules, step.after, ("alice",), {})
        table.note(step.events, dealt=False)
        # The first three turns have marks, and now and then something is new.
        news = ("rescue",) if before == 0 and number % 7 == 6 else ()
        table.data = with_fields(table.data, first_game=FirstGame(turns=number // 2, news=news, before=before))
        found.add(rows_of(present(table, kit, language).content))
    assert len(found) == 1, found


def test_a_name_that_is_cut_on_a_button_is_not_somebody_elses() -> None:
    names = ("Kumari", "Kumar", "Bartholomew the Considerate")
    shown = [*labels([f"{sign} {name}" for sign, name in zip(SEAT_SIGNS, names, strict=False)])]
    assert shown == ["🔴 Kuma…", "🔵 Kumar", "🟡 Bart…"]
    many = [*labels([f"{sign} {name}" for sign, name in zip(SEAT_SIGNS, (*names, "Ku"), strict=False)])]
    assert many == ["🔴K…", "🔵K…", "🟡B…", "🟢Ku"]
