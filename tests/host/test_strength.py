"""docs/strength.md: its commands can be run, its tables fit them, and one of them gives what is written there."""

import re
import shlex

import pytest

from bot.__main__ import main, read_arguments
from bot.cli.simulate import read_options
from bot.games import find_game
from tests.proof.strength import DOCUMENT, Pairing, Wins, pairings

TEXT = DOCUMENT.read_text(encoding="utf-8")
COMMANDS = re.findall(r"python -m bot (tournament [^`\n]+)", TEXT)
PAIRINGS = pairings()
PLAYED = "tournament roundup --players easy,random --games 200"


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_is_understood_and_fits_its_game(command: str) -> None:
    args = read_arguments(shlex.split(command))
    game = find_game(args.game)
    read_options(game, args.option)
    assert game.min_seats <= len(args.players) <= game.max_seats


def test_every_row_with_an_interval_is_one_of_a_known_table() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("|") and "±" in line]
    of_all_four = [line for line in rows if "python -m bot" not in line]
    assert len(rows) == len(PAIRINGS) + len(of_all_four)
    assert {pairing.command for pairing in PAIRINGS} <= set(COMMANDS)


@pytest.mark.long
@pytest.mark.parametrize("pairing", PAIRINGS, ids=[pairing.command for pairing in PAIRINGS])
def test_each_row_says_what_its_command_plays(pairing: Pairing) -> None:
    args = read_arguments(shlex.split(pairing.command))
    assert args.game == pairing.game.lower()
    assert len(args.players) == pairing.seats
    assert set(args.players) == pairing.wins.keys()
    (one, other), kinds = pairing.wins.values(), list(pairing.wins)
    assert one.mean * args.players.count(kinds[0]) + other.mean * args.players.count(kinds[1]) == pytest.approx(
        100, abs=0.3
    )
    assert pairing.apart == (one.mean - one.around > other.mean + other.around)


@pytest.mark.long
def test_a_tournament_gives_what_its_row_says(capsys: pytest.CaptureFixture[str]) -> None:
    [pairing] = [pairing for pairing in PAIRINGS if pairing.command == PLAYED]
    assert main(shlex.split(PLAYED)) == 0
    told = re.findall(r"^(\w+) +\d+ +([\d.]+ % ± +[\d.]+)", capsys.readouterr().out, re.MULTILINE)
    assert {kind: Wins.read(re.sub(" +", " ", wins)) for kind, wins in told} == pairing.wins
