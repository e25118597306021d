"""What thrills the instant it happens: seen where its players look, read by those who play in words, and then gone."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.core.cards import AS_THE_TABLE, IN_WORDS
from bot.core.chance import Scripted
from bot.parts import find_kit
from bot.tables.runtime.table import Table
from bot.tables.steps.fields import with_fields
from bot.ui.table.hand import Happened, present_hand
from bot.ui.table.presentation import Presentation
from render.scene import Scene, Stamp
from tests.discord.shown import table_showing
from tests.presented import present
from tests.render.scenes import all_of
from tests.rules import juse_positions, roundup_positions

NAMES = ("alice", "bob", "carol")


def table_of(game: str, state: Any) -> Table:
    return table_showing(find_kit(game).rules, state, NAMES, {})


def play(table: Table, move: str) -> Happened:
    """Make a move, which begins with its seat."""
    seat, _, action = move.partition(" ")
    state, events = table.game.apply(table.data.state, int(seat), table.game.parse(action), Scripted(()))
    happened = Happened(table.data.state, events)
    table.data = with_fields(table.data, state=state, moves=table.data.moves + 1)
    table.note(events, dealt=False)
    return happened


def public(table: Table, own: Any = AS_THE_TABLE) -> Presentation:
    return present(table, find_kit(table.game.name), "", own=own)


def hand(table: Table, own: Any = AS_THE_TABLE, changes: Sequence[Happened] = ()) -> Presentation:
    """What carol has open."""
    return present_hand(table, find_kit(table.game.name), 3, "", own=own, changes=changes)


def stamps(scene: Scene | None) -> list[tuple[str, str]]:
    assert scene is not None
    return [(stamp.text, stamp.mark) for stamp in all_of(Stamp, scene)]


@pytest.mark.parametrize("motion", [True, False])
def test_the_cards_of_one_turn_are_counted_where_the_hand_is_and_golden_from_the_fourth_on(motion: bool) -> None:
    state = juse_positions.position("9C / 7D 5S 4S 3S 2S", "KH / JH", "QH / 9H", centre="AS", players_call=True)
    table = table_of("juse", state)
    table.data = with_fields(table.data, motion=motion)
    shown = list[list[tuple[str, str]]]()
    for move in ("0 centre", "0 centre", "0 centre", "2 juse", "0 centre", "0 draw", "0 own", "1 draw"):
        play(table, move)
        shown.append(stamps(public(table).scene))
        said = "alice: 4 cards in one turn!" in public(table, IN_WORDS).content
        assert said == (shown[-1] == [("×4!", "gold")])
        assert said == ("alice: 4 cards in one turn!" in public(table).alt)
    two, three = [("×2!", "plain")], [("×3!", "plain")]
    assert shown == [[], two, three, three, [("×4!", "gold")], [], [], []]


def test_a_hidden_card_that_a_king_finds_is_seen_in_every_open_hand_until_the_next_move() -> None:
    state = roundup_positions.position("KC 2H/9H", "8D 3D/JS", "4C 5C/6C", stacks="AS")
    table = table_of("roundup", state)
    found = play(table, "0 KC 1 8")
    assert stamps(hand(table).scene) == stamps(public(table).scene) == [("had it!", "gold")]
    assert "bob had 8♦!" in hand(table, IN_WORDS).content
    assert "bob had 8♦!" in public(table, IN_WORDS).content
    passed = play(table, "1 pass 3D")
    assert stamps(hand(table).scene) == stamps(public(table).scene) == []
    assert "bob had 8♦!" not in hand(table, IN_WORDS).content
    # A hand that shows both moves at once shows what thrilled between them.
    seen = [stamps(scene) for scene, _ in hand(table, changes=[found, passed]).frames]
    assert [("had it!", "gold")] in seen


def test_a_king_that_finds_nothing_and_a_queen_that_finds_a_suit_are_no_thrill() -> None:
    for move in ("0 KC 1 7", "0 QC 1 D"):
        table = table_of("roundup", roundup_positions.position("KC QC 2H/9H", "8D/JS", "4C/6C", stacks="AS"))
        play(table, move)
        assert stamps(hand(table).scene) == []


def test_the_bids_that_are_lost_with_a_suit_are_named_when_it_closes() -> None:
    state = roundup_positions.position("3H 4H/TS", "8D 3D/2C", "4C 5C/6H", stacks="9S", bids="2S 3H 4S")
    table = table_of("roundup", state)
    closed = play(table, "0 up TS")
    lost = [("bid lost", "plain")] * 2
    assert stamps(hand(table).scene) == lost
    assert hand(table, changes=[closed]).frames
    words = hand(table, IN_WORDS).content
    assert "♠ is closed: 🔴 alice's bid is gone." in words
    assert "♠ is closed: 🟡 carol's bid is gone." in words
    assert "bob's bid" not in words
    play(table, "1 pass 3D")
    assert stamps(hand(table).scene) == []
