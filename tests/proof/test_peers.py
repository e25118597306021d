"""The short version of the comparison with public software."""

import pytest

from tests.proof import peers


@pytest.mark.slow  # on demand, as it compares with what `pip install -e '.[bench]'` brings
def test_a_click_with_picture_and_commit_does_not_take_much_more_work_than_a_public_games_without_commit() -> None:
    figures = [figure for figure in peers.prove(short=True) if figure.anywhere]
    assert figures
    assert [figure for figure in figures if not figure.reached] == []
