"""The short version of the proof reaches every target that holds on any machine."""

import pytest

from tests.cluster.proof import prove


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_short_proof_reaches_its_targets() -> None:
    figures = [figure for figure in prove(short=True) if figure.anywhere]
    assert figures
    assert [figure for figure in figures if not figure.reached] == []
