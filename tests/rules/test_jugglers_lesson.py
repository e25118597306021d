"""The lesson of Jugglers: its script keeps the rules, and what its texts say is true."""

from functools import partial

from bot.core.cards import RANK_OF, SUIT_OF, parse_cards
from bot.core.cards import parse_card as card
from bot.text.cards import card_text
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.lesson import LESSON
from cogs.jugglers.rules.poker import CODES, kind_of, strength
from cogs.jugglers.rules.state import JOKER, LEFT, RIGHT, GatheringEnded, Misplayed, SecretsMoved, Settled, Turned
from tests.rules.lesson_script import Stage, cards_named, check_script, stages_by_number

KUMARI, NIMAL = 1, 2
steps = partial(stages_by_number, GAME, LESSON)


def turned_in(stage: Stage) -> dict[int, Turned]:
    """What was turned up after a step, by draft."""
    (settled,) = [event for entry in stage.log for event in entry.events if isinstance(event, Settled)]
    return {turned.draft: turned for turned in settled.turned}


def kind(*names: str) -> str:
    return CODES[kind_of(strength(parse_cards(list(names))))]


def test_the_script_can_be_played_and_misplays_only_on_purpose() -> None:
    check_script(GAME, LESSON)
    assert {number: stage.fault for number, stage in steps().items() if stage.fault} == {2: "out-of-turn"}


def test_the_texts_mention_only_cards_that_the_learner_sees() -> None:
    for number, stage in steps().items():
        view = GAME.view(stage.before, 0)
        seen = {*view.hand, view.sigil, *(held for draft in view.drafts for held in (*draft.cards, draft.policy))}
        assert set(cards_named(stage.text)) <= {card_text(held) for held in seen if held is not None}, number


def test_turns_policies_and_the_sigil_are_as_the_texts_say() -> None:
    found = steps()
    first = found[1].before
    assert first.gathering.chair == 0
    assert first.gathering.policies == (card("QS"), card("KC"))
    sigil = first.round.sigils[0]
    assert sigil == card("QH")
    assert RANK_OF[sigil] == RANK_OF[card("QS")]
    assert RANK_OF[sigil] != RANK_OF[card("KC")]
    assert SUIT_OF[sigil] != SUIT_OF[card("KC")]
    assert [secret.draft for secret in found[2].before.gathering.secrets] == [LEFT]
    assert to_move(found[2].before) == KUMARI
    (misplayed,) = found[2].events
    assert isinstance(misplayed, Misplayed)
    assert misplayed.waiting == KUMARI
    assert [to_move(found[number].before) for number in (3, 4, 5, 6)] == [0] * 4


def test_each_settling_is_as_the_texts_say() -> None:
    found = steps()
    first, second, third = (turned_in(found[number]) for number in (3, 4, 5))
    assert (first[LEFT].card, first[LEFT].die) == (card("9H"), None)
    assert (first[JOKER].card, first[JOKER].count) == (card("6D"), 2)
    assert (second[LEFT].card, second[LEFT].place, second[LEFT].count) == (card("9C"), 0, 2)
    assert (third[RIGHT].card, third[RIGHT].place, third[RIGHT].count) == (card("9S"), 0, 2)
    placed_too = [entry for entry in found[4].log if entry.action.endswith(" 1") and entry.seat == KUMARI]
    assert placed_too


def test_the_deck_and_the_secret_influence_are_as_the_texts_say() -> None:
    found = steps()
    assert found[4].before.gathering.hands[0][-1] not in found[3].before.gathering.hands[0], "a card was drawn"
    assert found[5].before.gathering.deck
    assert not found[6].before.gathering.deck
    assert any(isinstance(event, SecretsMoved) for entry in found[5].log for event in entry.events)


def test_the_end_is_as_the_texts_say() -> None:
    (ended,) = [event for event in steps()[7].log[-1].events if isinstance(event, GatheringEnded)]
    left, joker, right = ended.account.hands
    assert ended.account.passed == (True, False)
    assert CODES[kind_of(strength(left))] == "three-of-a-kind"
    assert CODES[kind_of(strength(joker))] == CODES[kind_of(strength(right))] == "pair"
    assert kind("9D", "9H", "9C") == "three-of-a-kind"
    assert kind("4H", "4S") == "pair"
    assert strength(right) == strength(parse_cards(["4H", "4S"])), "a pair of fours"
