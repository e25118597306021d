"""The short version: strangers get their answers and move nothing, and no record of theirs does any harm."""

import pytest

from tests.proof import hostile

pytestmark = pytest.mark.long


def test_whatever_strangers_send_is_answered_and_harms_nothing() -> None:
    figures = [figure for figure in hostile.prove(short=True) if figure.anywhere]
    assert figures
    assert [figure for figure in figures if not figure.reached] == []
