"""Randomness: seeded, resumed, and scripted from a record."""

from collections.abc import Callable

import pytest

from bot.core.cards import PACK, card_names, parse_cards
from bot.core.chance import KeyedChance, Scripted, Seeded, resumed
from bot.core.errors import Malformed

# What the seed "juse" always gives: if this changed, so would saved games and simulated records.
FIRST_SHUFFLE = """
9C 9D 8H 7H 8D 3C 7D KD 5C KC JD 5H 8S AS JS TH AD QS QC 4D 5S 5D AH JC AC 3H
9S 2S 4H 7C 3S 7S 3D 6S 6C 4S 8C TS 6D TC 2H 9H 2C 2D KS 4C QD JH KH QH 6H TD
"""
FIRST_DICE = [1, 4, 3, 3, 4, 3, 6, 4, 4, 4, 3, 4]


def test_a_seed_gives_the_same_for_ever() -> None:
    chance = Seeded("juse")
    assert card_names(chance.shuffle(PACK)) == FIRST_SHUFFLE.split()
    assert [chance.die() for _ in FIRST_DICE] == FIRST_DICE


@pytest.mark.parametrize("asked_before", [0, 1, 7, 8, 9, 30])
def test_a_saved_source_goes_on_where_it_stopped(asked_before: int) -> None:
    chance = Seeded("saved")
    for _ in range(asked_before):
        chance.die()
    again = resumed(chance.state, 0)
    assert [again.die() for _ in range(50)] == [chance.die() for _ in range(50)]


def test_a_derived_outcome_depends_on_no_other() -> None:
    first, other = KeyedChance("deal"), KeyedChance("deal")
    for _ in range(3):
        other.label("round", 1)
        other.die()
        other.pick(PACK)
    for chance in (first, other):
        chance.label("round", 2)
    assert [first.die() for _ in range(20)] == [other.die() for _ in range(20)]
    assert first.shuffle(PACK) == other.shuffle(PACK)
    other.label("round", 3)
    first.label("round", 2)
    assert first.shuffle(PACK) != other.shuffle(PACK)


def test_derived_outcomes_without_a_purpose_are_numbered_and_saved() -> None:
    chance = KeyedChance("deal")
    before = [chance.shuffle(PACK), chance.shuffle(PACK)]
    assert before[0] != before[1]
    again = resumed(chance.state, 0)
    assert isinstance(again, KeyedChance)
    assert again.shuffle(PACK) == chance.shuffle(PACK) not in before
    assert [list(outcome) for outcome in chance.outcomes] == [["shuffle"]] * 3


def test_a_shuffle_keeps_the_cards_and_leaves_the_pack_alone() -> None:
    cards = list(PACK[:10])
    assert sorted(Seeded("x").shuffle(cards)) == cards == list(PACK[:10])


@pytest.mark.parametrize("limit", [1, 6, 52, (1 << 31) + 1, 3 << 30, (1 << 32) - 1])
def test_a_number_is_what_a_word_leaves_and_words_past_the_last_full_multiple_are_skipped(limit: int) -> None:
    words, chance = Seeded("words"), Seeded("words")
    fair = [word % limit for word in (words.below(1 << 32) for _ in range(200)) if word < (1 << 32) // limit * limit]
    assert [chance.below(limit) for _ in fair] == fair


def test_a_script_gives_back_what_was_noted() -> None:
    made = Seeded("noted")
    outcomes = (made.shuffle(PACK), made.die(), made.pick(PACK[3:9]), made.die())
    script = Scripted(made.outcomes)
    assert (script.shuffle(PACK), script.die(), script.pick(PACK[3:9]), script.die()) == outcomes
    assert script.outcomes == made.outcomes
    assert script.left == 0


def shuffled(script: Scripted) -> object:
    return script.shuffle(parse_cards(["8H", "7H"]))


def picked(script: Scripted) -> object:
    return script.pick(parse_cards(["8H", "7H"]))


@pytest.mark.parametrize(
    ("asks", "entry", "code"),
    [
        (shuffled, None, "chance-of-another-kind"),
        (shuffled, ["7H"], "chance-of-another-kind"),
        (shuffled, {}, "chance-of-another-kind"),
        (shuffled, {"die": 3}, "chance-of-another-kind"),
        (shuffled, {"shuffle": ["7H", "8H"], "die": 3}, "chance-of-another-kind"),
        (shuffled, {"shuffle": "7H8H"}, "chance-not-a-list"),
        (shuffled, {"shuffle": ["7H", 8]}, "chance-not-a-list"),
        (shuffled, {"shuffle": ["7H", "8h"]}, "not-a-card"),
        (shuffled, {"shuffle": ["7H"]}, "chance-other-cards"),
        (shuffled, {"shuffle": ["7H", "7H"]}, "chance-other-cards"),
        (shuffled, {"shuffle": ["7H", "8H", "9H"]}, "chance-other-cards"),
        *((Scripted.die, {"die": die}, "chance-not-a-die") for die in (0, 7, -1, True, 3.0, "3", None, [3])),
        (picked, {"pick": 7}, "chance-not-a-card"),
        (picked, {"pick": ["7H"]}, "chance-not-a-card"),
        (picked, {"pick": ""}, "not-a-card"),
        (picked, {"pick": "KC"}, "chance-other-cards"),
    ],
)
def test_a_script_refuses_anything_else(asks: Callable[[Scripted], object], entry: object, code: str) -> None:
    script = Scripted([entry])
    with pytest.raises(Malformed) as caught:
        asks(script)
    assert (caught.value.code, script.outcomes) == (code, [])


def test_a_script_that_is_used_up_says_so() -> None:
    script = Scripted([{"die": 3}])
    script.die()
    with pytest.raises(Malformed) as caught:
        script.die()
    assert (caught.value.code, caught.value.values) == ("chance-used-up", {"kind": "die"})
