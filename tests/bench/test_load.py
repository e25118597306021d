"""Test that the bench of clicks under load runs: each click is answered with its picture."""

import pytest

from tests.bench import load


@pytest.mark.long("match")
def test_each_click_at_busy_tables_is_answered_with_its_picture() -> None:
    figures = [figure for figure in load.prove(short=True) if figure.anywhere]
    assert figures
    assert [figure for figure in figures if not figure.reached] == []
