"""Faults of pictures, of words in them, and of animations."""

from tests.proof.plants.plant import Plant

PLANTS = (
    Plant(
        "a Roundup stack is painted in the wrong suit",
        "cogs/roundup/picture/middle.py",
        "yield CardAt(x, y, suit * 13 + height - 1, size, _stack_mark(view, suit))",
        "yield CardAt(x, y, (3 - suit) * 13 + height - 1, size, _stack_mark(view, suit))",
        ("tests/render/test_golden.py::test_a_picture_looks_as_approved[roundup-typical-4-two]",),
    ),
    Plant(
        "an empty place of Roundup's stacks shows the wrong suit",
        "cogs/roundup/picture/middle.py",
        "yield Slot(x, y, size, suit=suit)",
        "yield Slot(x, y, size, suit=3 - suit)",
        ("tests/render/test_roundup_scene.py::test_a_stack_that_is_not_begun_shows_its_own_suit",),
    ),
    Plant(
        "hearts and diamonds are drawn alike",
        "render/shapes.py",
        "(_SPADE, _HEART, _DIAMOND, _CLUB)",
        "(_SPADE, _HEART, _HEART, _CLUB)",
        ("tests/render/test_golden.py::test_a_picture_looks_as_approved[junk-typical-two]",),
    ),
    Plant(
        "spades and clubs are drawn as each other",
        "render/shapes.py",
        "(_SPADE, _HEART, _DIAMOND, _CLUB)",
        "(_CLUB, _HEART, _DIAMOND, _SPADE)",
        ("tests/render/test_golden.py::test_a_picture_looks_as_approved[junk-typical-two]",),
    ),
    Plant(
        "diamonds are blue at tables with two colours",
        "render/palette.py",
        '"two": (INK, RED, RED, INK)',
        '"two": (INK, RED, BLUE, INK)',
        ("tests/render/test_golden.py::test_a_picture_looks_as_approved[juse-typical-5-two]",),
    ),
    Plant(
        "an animation never ends",
        "render/gif.py",
        "_AGAIN = 1\n",
        "_AGAIN = 0\n",
        ("tests/render/test_gif.py::test_the_last_frame_is_held_and_the_whole_is_shown_twice",),
    ),
    Plant(
        "an animation that is too large is sent",
        "bot/ui/table/painter.py",
        "        return gif if len(gif) <= GIF_LIMIT else None",
        "        return gif",
        ("tests/games/test_moments.py::test_an_animation_that_is_too_large_becomes_a_picture",),
    ),
    Plant(
        "names from right to left are written backwards",
        "render/bidi.py",
        "            ordered[place:end] = reversed(ordered[place:end])",
        "            ordered[place:end] = ordered[place:end]",
        ("tests/render/test_bidi.py::test_lines_are_ordered_as_the_standard_says",),
    ),
    Plant(
        "a letter is cut from its accents",
        "render/graphemes.py",
        "        return marks < (_MOST_ACCENTS if _is_plain(before) else _MOST_MARKS)",
        "        return False",
        ("tests/render/test_graphemes.py::test_what_belongs_together_stays_together",),
    ),
    Plant(
        "a name may turn the writing of a line",
        "render/graphemes.py",
        '    return kind in ("Cc", "Cf", "Cs") or',
        '    return kind in ("Cc", "Cs") or',
        ("tests/render/test_graphemes.py",),
    ),
    Plant(
        "long words are shortened before they are squeezed",
        "render/lettering.py",
        "_NARROWEST = 0.63",
        "_NARROWEST = 1.0",
        ("tests/render/test_lettering.py::test_words_are_squeezed_before_they_are_cut",),
    ),
    Plant(
        "Chinese names are drawn as Japanese ones",
        "render/fonts.py",
        "else _CHINESE\n",
        "else _JAPANESE\n",
        ("tests/render/test_lettering.py::test_letters_of_chinese_are_drawn_as_each_language_writes_them",),
    ),
)
