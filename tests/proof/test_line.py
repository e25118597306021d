"""The short version of the line's faults: each request in each trouble, once."""

import pytest

from tests.proof import line

pytestmark = pytest.mark.long


def test_whatever_befalls_a_request_on_its_way_the_game_stands_and_all_is_right_again() -> None:
    figures = line.prove(short=True)
    assert len(figures) >= 10
    assert [figure.remark for figure in figures if not figure.reached] == []
