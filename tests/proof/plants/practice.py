"""Faults of the practice table."""

from tests.proof.plants.plant import Plant

PLANTS = (
    Plant(
        "any kind of file is shown in the browser",
        "bot/practice/server.py",
        "    if kind not in PICTURE_TYPES:",
        "    if kind is None:",
        ("tests/browser/test_practice_server.py::test_only_pictures_are_shown_and_all_other_files_are_for_saving",),
    ),
    Plant(
        "a file's type is told as it was guessed",
        "bot/practice/server.py",
        '        kind = "application/octet-stream"\n        headers["Content-Dis',
        '        headers["Content-Dis',
        ("tests/browser/test_practice_server.py::test_only_pictures_are_shown_and_all_other_files_are_for_saving",),
    ),
    Plant(
        "browsers may guess the type of a file",
        "bot/practice/server.py",
        '    "X-Content-Type-Options": "nosniff",\n',
        "",
        ("tests/browser/test_practice_server.py::test_only_pictures_are_shown_and_all_other_files_are_for_saving",),
    ),
    Plant(
        "pages of other sites reach the practice table",
        "bot/practice/server.py",
        ' or (origin is not None and origin != f"http://{request.host}")',
        "",
        ("tests/browser/test_practice_server.py::test_other_sites_get_nothing",),
    ),
    Plant(
        "malformed JSON breaks the practice server",
        "bot/practice/server.py",
        "    except (msgspec.DecodeError, RecursionError, KeyError",
        "    except (RecursionError, KeyError",
        ("tests/browser/test_practice_server.py::test_what_cannot_be_read_is_answered_with_400",),
    ),
    Plant(
        "a press is lost when its button moves",
        "bot/practice/page/messages.js",
        "      missed?.click();\n",
        "",
        ("tests/browser/test_practice_page.py::test_a_press_is_not_lost_when_the_button_moves_before_the_release",),
    ),
)
