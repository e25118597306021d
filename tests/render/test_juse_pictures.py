"""Juse's table and its moments as pictures: all that the view shows, and what was wrong and what that cost."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from itertools import pairwise

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.core.cards import SUIT_OF, parse_card
from bot.core.chance import Seeded
from bot.text import Words, entries, words_for
from bot.text.voice import Voice, card_text
from cogs.juse.cog import KIT
from cogs.juse.picture.motion import motion
from cogs.juse.rules.game import GAME, OTHERS, fits_centre, fits_on
from cogs.juse.rules.state import CENTRE, CalledWrongly, Drew, LastAction, Misplayed, Placed, State, View
from render.painting import Renderer
from render.scene import CardAt, Dim, EmptySlot, Label, NamePlate, Scene, SeatBadge, Sign, Stamp
from tests.render.readability import hidden
from tests.render.scenes import NAMES, all_of, steps, table_scene, tables_of, texts, voice
from tests.rules.juse_calls import STANDING
from tests.rules.juse_positions import NO_CHANCE

NINE = parse_card("9D")


@cache
def state_after(actions: int, seats: int, *, reminders: bool = False) -> State:
    """Return a position of a game in which the first legal action is always taken."""
    chance = Seeded(f"scene/{seats}")
    state, _ = GAME.deal(seats, {"reminders": reminders, "referee": "bot"}, chance)
    for _ in range(actions):
        if state.winner is None:
            state, _ = GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0], chance)
    return state


def view_after(actions: int, seats: int) -> View:
    return GAME.view(state_after(actions, seats), None)


def shown(view: View) -> Scene:
    return table_scene("juse", view)


def plates_by_state(scene: Scene) -> dict[str, list[int | None]]:
    found: dict[str, list[int | None]] = {}
    for plate in all_of(NamePlate, scene):
        found.setdefault(plate.state, []).append(plate.seat)
    return found


def seat_at(scene: Scene, x: int, y: int) -> int | None:
    """Return whose name is nearest to a point."""
    return min(all_of(NamePlate, scene), key=lambda plate: (plate.x - x) ** 2 + (plate.y - y) ** 2).seat


def pile_under(scene: Scene, item: CardAt | Sign) -> CardAt | EmptySlot:
    """Return what an item was laid on."""
    below = [pile for pile in scene.items[: scene.items.index(item)] if isinstance(pile, CardAt | EmptySlot)]
    return min(below, key=lambda pile: (pile.x - item.x) ** 2 + (pile.y - item.y) ** 2)


@tables_of("juse")
def test_the_base_rank_is_shown_while_the_view_has_it_and_never_after(seats: int) -> None:
    words = Words(
        entries("juse-picture-base = Begins at { $rank }\njuse-picture-base-short = Begins at { $rank }"),
        fallback=words_for("", "juse"),
    )
    positions = (state_after(0, seats), state_after(40, seats), state_after(40, seats, reminders=True))
    said = [texts(KIT.scene(GAME.view(state, None), Voice(NAMES[:seats], words))) for state in positions]
    assert [sum(text.startswith("Begins at ") for text in each) for each in said] == [1, 0, 1]


def test_few_cards_are_seen_and_in_the_end_how_many_everybody_else_has() -> None:
    view = msgspec.structs.replace(view_after(5_000, 4), scores=(3, 4, 1, 25), winner=None)
    over = msgspec.structs.replace(view, winner=0)
    for seen, few in ((view, ["3 left", "1 left!"]), (over, ["4 left", "1 left", "25 left"])):
        assert [text for text in texts(shown(seen)) if "left" in text] == few
    assert KIT.status(view, voice("juse", 4)).splitlines()[0] == f"🔥 {NAMES[2]}: 1 card left!"


# ------------------------------------------------------------ moments


@cache
def misplays(seats: int) -> dict[str, tuple[State, State, Misplayed]]:
    """Return for each fault that could be made in a game the state before and after it, and what was announced."""
    found: dict[str, tuple[State, State, Misplayed]] = {}
    for actions in range(240):
        state = state_after(actions, seats)
        for action in GAME.possible(state, state.turn) if state.winner is None else ():
            if action not in GAME.legal(state, state.turn):
                after, (juse, *_) = GAME.apply(state, state.turn, action, NO_CHANCE)
                assert isinstance(juse, Misplayed)
                found.setdefault(juse.fault, (state, after, juse))
    return found


def moment(after: State, juse: Misplayed | CalledWrongly) -> Sequence[Scene]:
    assert KIT.moment is not None
    return KIT.moment(GAME.view(after, None), juse, voice("juse", len(after.draws)))


def moved(before: State, after: State) -> dict[int | None, int]:
    scores = zip(GAME.view(before, None).scores, GAME.view(after, None).scores, strict=True)
    return {seat: now - then for seat, (then, now) in enumerate(scores)}


def changes(scene: Scene) -> dict[int | None, int]:
    """Return the number that each seat's place shows."""
    numbers = [label for label in all_of(Label, scene) if label.text[0] in "+−"]
    found = {seat_at(scene, label.x, label.y): int(label.text.replace("−", "-")) for label in numbers}
    assert len(found) == len(numbers)
    return found


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_numbers_are_what_the_rules_move_and_the_reason_names_the_card(seats: int) -> None:
    found = misplays(seats)
    assert set(found) >= {"does-not-fit", "centre-first"}
    for before, after, juse in found.values():
        *_, last = moment(after, juse)
        assert changes(last) == moved(before, after)
        assert sum(card_text(juse.card) in text for text in texts(last)) == 1
        assert hidden(last) == []


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_stamp_is_on_whoever_slipped_and_the_card_lies_where_it_belonged(seats: int) -> None:
    for before, after, juse in misplays(seats).values():
        *_, last = moment(after, juse)
        [stamp] = all_of(Stamp, last)
        assert plates_by_state(last)["fault"] == [juse.seat] == [seat_at(last, stamp.x, stamp.y)]
        ghosts = [item for item in all_of(CardAt, last) if item.ghost]
        assert [ghost.card for ghost in ghosts] == [juse.card] * (juse.fault != "does-not-fit")
        for ghost in ghosts:
            pile = pile_under(last, ghost)
            if fits_centre(before, juse.card):
                assert pile.suit == SUIT_OF[juse.card] if isinstance(pile, EmptySlot) else lies_below(pile, juse)
            else:  # worked out anew, by the rules
                nearest = next(seat for seat in OTHERS[seats][juse.seat] if fits_on(before, juse.card, seat))
                assert seat_at(last, pile.x, pile.y) == nearest


def lies_below(pile: CardAt, juse: Misplayed) -> bool:
    assert pile.card is not None
    return SUIT_OF[pile.card] == SUIT_OF[juse.card]


@pytest.mark.parametrize(("before", "action", "fault"), STANDING)
def test_a_called_misplay_names_its_caller_and_costs_the_same(before: State, action: str, fault: str) -> None:
    standing, _ = GAME.apply(before, 1, GAME.parse(action), NO_CHANCE)
    after, (juse, *_) = GAME.apply(standing, 3, GAME.parse("juse"), NO_CHANCE)
    assert isinstance(juse, Misplayed)
    assert (juse.fault, juse.caller) == (fault, 3)
    *frames, last = moment(after, juse)
    assert len(frames) < 6
    assert changes(last) == moved(before, after)
    [caught] = [label for label in all_of(Label, last) if NAMES[3] in label.text]
    assert 3 in [badge.number for badge in all_of(SeatBadge, last) if badge.y == caught.y]
    [stamped] = all_of(Stamp, last)
    assert (stamped.seat, stamped.text, seat_at(last, stamped.x, stamped.y)) == (3, "CAUGHT!", 1)
    assert not all_of(Dim, last), "what takes no part is left as it is"
    assert not any("0.9 s" in texts(frame) for frame in (*frames, last))
    *_, timed = moment(after, msgspec.structs.replace(juse, seconds=0.93))
    assert "0.9 s" in texts(timed)
    assert hidden(timed) == []


@pytest.mark.parametrize("seats", [2, 3])
def test_the_name_of_the_center_covers_no_card_that_is_marked_there(seats: int) -> None:
    table = shown(msgspec.structs.replace(view_after(0, seats), base=None, last=LastAction(0, NINE, CENTRE, True)))
    named = next(label for label in all_of(Label, table) if label.text == "Center")
    bare = Scene(table.height, tuple(item for item in table.items if item is not named), table.look)
    whole, without = (Image.open(BytesIO(Renderer().paint(scene))).convert("L") for scene in (table, bare))
    covered = ImageChops.difference(whole, without).point([255 * (level > 8) for level in range(256)])
    assert covered.getbbox() is not None
    *_, brightest = (level for level, count in enumerate(without.histogram(covered)) if count)
    assert brightest < 80, "only the dark table is behind it"


@tables_of("juse")
def test_what_is_shown_at_once_goes_through_the_tables_that_there_were(seats: int) -> None:
    """A draw and what followed it are seen one after the other; what came alone is not seen again."""
    played, said = list(steps("juse", seats, "motion", misplays=0))[-80:], voice("juse", seats)
    views = [GAME.view(step.after, None) for step in played]
    for last in range(6, len(played)):
        for first in range(last - 5, last):
            events = [event for step in played[first + 1 : last + 1] for event in step.events]
            shown = motion(views[first], views[last], events, said)
            still = [scene for scene, _ in shown if not any(card.tilt for card in all_of(CardAt, scene))]
            over = views[last].winner is not None
            assert sum(milliseconds for _, milliseconds in shown) < (2500 if over else 950)
            # The last card has landed, and nobody is named as the winner yet.
            assert not over or still.pop(-2)
            there_were = [KIT.scene(view, said).items for view in views[first : last + 1]]
            assert all(any(scene.items[: len(items)] == items for items in there_were) for scene in still)
            at_once = any(isinstance(event, Drew) and isinstance(after, Placed) for event, after in pairwise(events))
            assert bool(shown) == (at_once or over)
