"""Jugglers' pictures show all that the view has, and nothing else: the table, *My hand*, results and the end."""

from collections import Counter
from collections.abc import Iterator

from bot.core.cards import SUIT_OF, Card
from bot.text.voice import card_text, points_text
from cogs.jugglers.cog import KIT
from cogs.jugglers.picture.motion import motion
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.gatherings import SHARING
from cogs.jugglers.rules.state import (
    AccountView,
    GatheringEnded,
    RoundEnded,
    Settled,
    State,
    View,
)
from render.scene import (
    Die,
    Joker,
    NamePlate,
    Pip,
    PlateState,
    Scene,
    Sign,
    Stamp,
    Tally,
)
from tests.random_games import Step
from tests.render.scenes import NAMES, all_of, faces, hand_scene, steps, tables_of, texts, voice

each_number = tables_of("jugglers")


def played(seats: int, seed: str) -> Iterator[tuple[Step, View]]:
    """Yield each step of a random match, and what everybody sees of it."""
    for step in steps("jugglers", seats, seed, most=2_000):
        yield step, GAME.view(step.after, None)


def named(scene: Scene, state: PlateState) -> list[str]:
    return [plate.name for plate in all_of(NamePlate, scene) if plate.state == state]


def secret_cards(state: State) -> set[Card]:
    """Return every card that not everybody may see."""
    table = state.gathering
    down = {contribution.card for pile in table.down for contribution in pile}
    held = {card for hand in table.hands for card in hand}
    secrets = {secret.card for secret in table.secrets}
    return down | secrets | held | set(table.deck) | set(state.round.policies) | set(state.round.sigils)


@each_number
def test_a_hand_shows_its_sigil_its_cards_and_what_lies_on_the_table(seats: int) -> None:
    for number, (step, _) in enumerate(played(seats, "cockpit")):
        seat, state = number % seats, step.after
        view = GAME.view(state, seat)
        expected = [state.round.sigils[seat], *state.gathering.hands[seat]]
        expected += view.village if view.asking else view.results[-1].village
        ended = None if view.last is None else view.last.ended
        if view.asking:
            expected += [card for own in view.drafts for card in own.cards]
            expected += [own.policy for own in view.drafts if own.policy is not None]
        if ended is not None and (not view.asking or not view.between_rounds):
            expected += shown_at_the_end(ended)
        shown = hand_scene("jugglers", view)
        assert sorted(faces(shown)) == sorted(expected)
        wanted = [draft.policy for draft in view.drafts if draft.policy in SHARING[state.round.sigils[seat]]]
        stars = [sign for sign in all_of(Sign, shown) if sign.kind == "star"]
        assert bool(stars) == bool(wanted and view.asking)
        for policy in wanted if view.asking else ():
            assert any(f"{card_text(policy)}" in text for text in texts(shown)), "what this seat wants is named"


def shown_at_the_end(ended: AccountView) -> list[Card]:
    policies = [policy for policy in ended.policies if policy is not None]
    return [*(card for hand in ended.hands for card in hand), *policies]


# ------------------------------------------------------------ the end of a round, and of a match


@each_number
def test_a_result_shows_all_sigils_the_village_order_and_the_reason_for_every_point(seats: int) -> None:
    assert KIT.result is not None
    ends = [event for step, _ in played(seats, "rounds") for event in step.events if isinstance(event, RoundEnded)]
    for event in ends:
        shown, result = KIT.result.scene(event, voice("jugglers", seats)), event.result
        matches = [card for line in result.lines for card in line.matches]
        assert sorted(faces(shown)) == sorted([*result.sigils, *result.village, *matches])
        plates = all_of(NamePlate, shown)
        assert [plate.seat for plate in plates] == list(range(len(result.sigils)))
        assert {plate.seat for plate in plates if plate.state == "winner"} == set(result.winners)
        assert [(tally.count, tally.most) for tally in all_of(Tally, shown)] == [(won, 2) for won in event.won]
        assert f"Round {event.number} is over" in texts(shown)
    assert len(ends) > 1


@each_number
def test_the_last_look_shows_the_last_gathering_as_it_ended(seats: int) -> None:
    assert KIT.result is not None
    for step, view in played(seats, "looks"):
        for event in step.events:
            if isinstance(event, RoundEnded):
                assert view.last is not None
                assert view.last.ended is not None
                shown = KIT.result.last_look(view, voice("jugglers", seats))
                assert {*shown_at_the_end(view.last.ended), *event.result.village} == set(faces(shown))
                assert sorted(pip.suit for pip in all_of(Pip, shown)) == sorted(
                    map(SUIT_OF.__getitem__, event.result.sigils)
                )
                assert not Counter(points_text(line.points) for line in event.result.lines) - Counter(texts(shown))
                assert texts(shown).count("passed") == sum(view.last.ended.passed)
                assert all_of(Joker, shown)


@each_number
def test_dice_verdicts_and_sigils_are_seen_as_they_fell_and_nothing_else(seats: int) -> None:
    for step, view in played(seats, "motion"):
        frames = [
            scene for scene, _ in motion(GAME.view(step.state, None), view, step.events, voice("jugglers", seats))
        ]
        settled = [event for event in step.events if isinstance(event, Settled)]
        assert bool(frames) == bool(settled)
        if not settled:
            continue
        for result in (event.result for event in step.events if isinstance(event, RoundEnded)):
            down, edge, up, _, won = frames[-5:]
            assert faces(down) == faces(edge) == [*result.village]
            assert sorted(faces(up)) == sorted([*result.sigils, *result.village])
            assert sorted(named(won, "winner")) == sorted(NAMES[seat] for seat in result.winners)
            frames = frames[:-5]
        ended = [event.account for event in step.events if isinstance(event, GatheringEnded)]
        rolled = frames[-8 if ended else -1]
        turned = {each.card: each.die for each in settled[0].turned}
        assert [die.value for die in all_of(Die, rolled)][-len(turned) :] == [die for die in turned.values() if die]
        assert {card for frame in frames for card in faces(frame)} & secret_cards(step.state) == {*turned}
        stamps = [stamp.text for stamp in all_of(Stamp, frames[-1])]
        assert stamps == [("passed" if passed else "failed") for account in ended for passed in account.passed]
