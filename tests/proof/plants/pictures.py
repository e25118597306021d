"""Faults of pictures, of words in them, and of animations."""

from tests.proof.plants.plant import Plant

_STACK = "yield CardAt(x, y, suit * 13 + height - 1, size, _stack_mark(view, suit))"
_GOLDEN = "tests/render/test_golden.py::test_a_picture_looks_as_approved"

PLANTS = (
    Plant(
        "a Roundup stack is painted in the wrong suit",
        "cogs/roundup/picture/middle.py",
        _STACK,
        _STACK.replace("suit * 13", "(3 - suit) * 13"),
        (f"{_GOLDEN}[roundup-typical-4-two]", "tests/render/test_roundup_scene.py::test_every_state_can_be_read_and_shows_all_that_lies_face_up"),
    ),
)
