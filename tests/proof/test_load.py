"""The short version of the load: that every click is answered by the table and its picture, after the commit."""

import pytest

from tests.proof import load

pytestmark = pytest.mark.long


def test_every_click_at_tables_of_all_games_is_answered_by_the_edited_table_with_its_picture() -> None:
    figures = [figure for figure in load.prove(short=True) if figure.anywhere]
    assert figures
    assert [figure for figure in figures if not figure.reached] == []
