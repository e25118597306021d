"""Test that the short version of each subject reaches every target that holds on any machine."""

import importlib

import pytest

# Leaks and evenings have short tests of their own (tests/leaks, tests/seeds).
SHORT = [
    "hostile",
]


@pytest.mark.long("match")
@pytest.mark.parametrize("name", SHORT)
def test_a_short_proof_reaches_its_targets(name: str) -> None:
    figures = [figure for figure in importlib.import_module(f"tests.proof.{name}").prove(short=True) if figure.anywhere]
    assert figures
    assert [figure for figure in figures if not figure.reached] == []
