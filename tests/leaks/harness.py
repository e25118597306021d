"""One leak test for all games: when what is hidden from a viewer is exchanged for something else, all that reaches the
viewer must stay the same. A game declares what it hides in a module `of_GAME.py` next to this one.
"""

import importlib
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bot.core.cards import AS_THE_TABLE, IN_WORDS, PACK, OwnLook
from bot.core.chance import Seeded
from bot.core.errors import Impossible
from bot.core.game import AnyGame, Event, Juse, Milestone
from bot.core.summary import Summary
from bot.features.replay.pages import Page, Replay, present_replay
from bot.features.review.feature import present_moment
from bot.progress import steps
from bot.tables.runtime.table import Table
from bot.tables.steps import play, table_log
from bot.tables.steps.model import Actor, Change, Move, Phase, TableData
from bot.tables.steps.results import summary_of
from bot.text import words_for
from bot.text.voice import Voice, card_text
from bot.ui.actions.private_answers import guide_text, since_last_move
from bot.ui.discord.components import SELECTION, Panel, PanelView, Select
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.hand import Happened, present_hand
from bot.ui.table.presentation import CallPicture, Presentation, Selection, call_picture_of, call_text
from render import Frame, SceneError, gif_for, paint
from render.scene import CardAt, Label, Scene
from tests.discord.shown import table_showing
from tests.leaks.positions import Applied, Gentle, Otherwise, Position, Secrets, positions, varied_positions
from tests.presented import present

NAMES = ("alice", "bob", "carol", "dave", "erin", "frank", "grace", "heidi")
BYSTANDER = 99
"""A user without a seat."""
MAX_SELECTIONS = 12
"""How many selections are tried in one panel."""
_MOVES, _EXCHANGES = 600, 8
"""How many moves are looked at to see something happen, and in how many ways what is hidden is exchanged then."""
_ALL_OF_IT_EVERY = 6
"""Of how many actions all that is made of their events is compared; of the others, the events."""
_CARD = re.compile("|".join(sorted(map(card_text, PACK), key=len, reverse=True)))


def all_secrets() -> dict[str, Secrets]:
    found = sorted(path.stem for path in Path(__file__).parent.glob("of_*.py"))
    return {name.removeprefix("of_"): importlib.import_module(f"tests.leaks.{name}").SECRETS for name in found}


def everything(
    secrets: Secrets,
    position: Position,
    state: Any,
    viewer: int | None,
    events: Sequence[Event] | None = None,
    data: TableData | None = None,
) -> dict[str, Any]:
    """All that reaches the seat `viewer` in this state. Computer players and hints are based on the view alone.
    `events`: what has just happened, if not the same as in `position`. `data`: the table that is in this state.
    """
    events = position.events if events is None else events
    kit, game = secrets.kit, secrets.game
    showing = partial(table_showing, game, names=NAMES[: position.seats], options=position.options)
    table = showing(state, private=secrets.private)
    table.data = data or table.data
    table.recent.extend(events)
    asked = sorted(game.to_act(state))
    reached: dict[str, Any] = {"view": game.view(state, viewer), "asked": asked}
    reached["decisions"] = [game.decision(state, seat) for seat in range(position.seats)]
    reached["rules"] = kit.rules_page(game.view(state, None))
    summary = summary_of(table.data, ()) if table.data.phase is Phase.OVER else None
    reached |= _shown_events(game, state, viewer, events)
    public = [event for event in events if event.shown_to(None)]
    shown = [*results(table, kit, public)]
    for own in (AS_THE_TABLE, IN_WORDS):
        shown += [present(table, kit, "", summary, own=own), present(table, kit, "", own=own, last_look=True)]
        shown += in_a_replay(table, kit, viewer, events, own)
    shown += _at_a_deal_of_the_day(showing(state, private=True, day="2026-01-01"), kit, viewer, summary, events)
    if asked:
        user_id = BYSTANDER if viewer is None else viewer + 1
        reached["guide"] = guide_text(table, kit, user_id, "")
        known = secrets.with_memories_of(state, position.state)
        reached["judged"] = guide_text(showing(known, private=secrets.private, learning=True), kit, user_id, "")
        shown += stepwise(asked[0], table, lambda selection: present(table, kit, "", None, selection))
    if viewer is not None and kit.guide.coach is not None:
        view, voice = game.view(state, viewer), Audience(table.data, "").of_guide
        choices = game.legal(position.state, viewer)
        reached["coach"] = [kit.guide.coach(view, viewer, action, voice) for action in choices]
    if viewer is not None and secrets.moment is not None:
        shown += in_a_review(secrets, table, viewer, events)
    if viewer is not None:
        move = Move(1, None, "", (), 0, 0.0)
        reached["since"] = since_last_move(table, kit, viewer + 1, [table_log.Position(move, state, events)], "")
        if kit.hand is not None:
            happened = Happened(table.data.state, events)
            for own, changes in ((AS_THE_TABLE, ()), (IN_WORDS, (happened,))):
                opened = partial(present_hand, table, kit, viewer + 1, "", own=own, changes=changes)
                shown += stepwise(viewer, table, lambda selection, opened=opened: opened(selection))
            if any(isinstance(event, Milestone) for event in events):
                table.recent.extend(events)
                shown.append(present_hand(table, kit, viewer + 1, "", last_look=True))
    reached["shown"] = [(each.content, each.alt, components(each.panel), each.scene) for each in shown]
    for text, moment in announced(secrets, events, table):
        scenes = () if moment is None else moment.scenes
        reached["shown"] += [(text, moment and moment.alt, [], scene) for scene in (None, *scenes)]
    return reached


def results(table: Table, kit: GameKit, events: Sequence[Event]) -> list[Presentation]:
    """The messages about rounds that have ended."""
    audience, result = Audience(table.data, ""), kit.result
    return [
        Presentation(
            result.text(event, audience.of_message),
            (),
            result.scene(event, audience.of_picture),
            result.alt(event, audience.of_label),
        )
        for event in events
        if result is not None and isinstance(event, Milestone)
    ]


def in_a_replay(
    table: Table, kit: GameKit, viewer: int | None, events: Sequence[Event], own: OwnLook = AS_THE_TABLE
) -> Iterator[Presentation]:
    """This position when the game is over, also with the viewer's hand opened."""
    replay = Replay(table.data, [table_log.Position(Move(0, None, "", (), 0, 0.0), table.data.state, events)], None)
    yield present_replay(replay, kit, "", Page(0), own)
    if viewer is not None and kit.hand is not None:
        yield present_replay(replay, kit, "", Page(0, str(viewer)), own)


def in_a_review(secrets: Secrets, table: Table, viewer: int, events: Sequence[Event]) -> Iterator[Presentation]:
    """This position as that of a decision of the viewer, while others may still play the same deal."""
    kit, state = secrets.kit, table.data.state
    assert kit.coach is not None
    assert secrets.moment is not None
    log = [table_log.Position(Move(seat or 0, seat, "", (), 0, 0.0), state, events) for seat in (None, viewer)]
    moments = [secrets.moment(secrets.game.view(state, viewer), viewer)]
    for own in (AS_THE_TABLE, IN_WORDS):
        yield present_moment(Replay(table.data, log, None), kit, kit.coach, moments, 0, "", own)


def _at_a_deal_of_the_day(
    table: Table, kit: GameKit, viewer: int | None, summary: Summary | None, events: Sequence[Event]
) -> Iterator[Presentation]:
    """Its player has the first seat, and sees it in private."""
    table.recent.extend(events)
    yield present(table, kit, "", summary)
    yield present(table, kit, "", None, last_look=True)
    if viewer == 0 and kit.hand is not None:
        yield present_hand(table, kit, 1, "")


def announced(secrets: Secrets, events: Sequence[Event], table: Table) -> list[tuple[str, CallPicture | None]]:
    """What is said and shown of the misplays that led here."""
    audience = Audience(table.data, "")
    return [
        (call_text(secrets.kit, call, audience.of_message), call_picture_of(table.data, secrets.kit, call, audience))
        for call in events
        if isinstance(call, Juse)
    ]


def faults_of_moments(secrets: Secrets, position: Position) -> Iterator[str]:
    """A moment shows no card of which the table and the announcement say nothing, and can be animated."""
    table = table_showing(secrets.game, position.state, NAMES[: position.seats], position.options)
    view, voice = secrets.game.view(position.state, None), Audience(table.data, "").of_picture
    for text, moment in announced(secrets, position.events, table):
        if moment is None:
            continue
        known = cards_in(secrets.kit.scene(view, voice)) | set(_CARD.findall(text))
        shown = set[str]().union(*map(cards_in, moment.scenes))
        yield from (f"{card} is shown, but not announced" for card in sorted(shown - known))
        try:
            gif_for([(scene, 800) for scene in moment.scenes])
        except SceneError as error:
            yield str(error)


def cards_in(scene: Scene) -> set[str]:
    """As texts write them."""
    faces = {card_text(item.card) for item in scene.items if isinstance(item, CardAt) and item.card is not None}
    return faces | {card for item in scene.items if isinstance(item, Label) for card in _CARD.findall(item.text)}


def stepwise(seat: int, table: Table, presented: Callable[[Selection], Presentation]) -> list[Presentation]:
    """A panel as it opens, and after each further selection that can be made in it."""
    opened: list[Presentation] = []
    known, waiting = {""}, [""]
    while waiting and len(opened) < MAX_SELECTIONS:
        shown = presented(Selection(seat, table.data.epochs[seat], waiting.pop(0)))
        opened.append(shown)
        further = [text for text in selections(shown.panel) if text not in known]
        known.update(further)
        waiting += dict.fromkeys(further)
    return opened


def selections(panel: Panel) -> Iterator[str]:
    for row in panel:
        ids = [choice.value for choice in row.choices] if isinstance(row, Select) else [button.id for button in row]
        for text in ids:
            if text.startswith(f"{SELECTION}:"):
                yield text.partition("=")[2]


def components(panel: Panel) -> list[Any]:
    """As they are sent to Discord, with their custom_ids."""
    return PanelView(panel).to_components()


def painted(reached: dict[str, Any]) -> list[bytes]:
    """Each picture once: many selections leave it as it is."""
    return [paint(scene) for scene in dict.fromkeys(scene for *_, scene in reached["shown"]) if scene is not None]


class Found(msgspec.Struct):
    positions: int = 0
    exchanges: int = 0
    told: int = 0
    """Actions and deals after which everything had to be the same although something hidden was not."""
    pictures: int = 0
    moments: int = 0
    motions: int = 0
    """What was seen happening where something hidden was not the same."""
    waiting: int = 0
    """Tables at which somebody else had chosen ahead."""
    leaks: list[str] = []  # msgspec makes a new one for each


def find_leaks(secrets: Secrets, seed: str, *, looks: int, paint_every: int) -> Found:
    """Compares varied positions for every viewer; for one exchange in `paint_every` the pictures too."""
    found = Found()
    found.leaks += _told_by_motion(secrets, seed, _MOVES, found)
    for number, position in enumerate(steps(varied_positions(secrets, seed, looks), "positions", looks)):
        found.positions += 1
        found.moments += len(position.calls) if secrets.kit.moment is not None else 0
        found.leaks += [f"position {number}, announced: {fault}" for fault in faults_of_moments(secrets, position)]
        for viewer in position.viewers:
            here, where = f"{seed} {number} {viewer}", f"position {number}, seen from {viewer}"
            told = _told_by_a_deal(secrets, position, viewer, here, found)
            found.leaks += [f"{where}, dealt: {leak}" for leak in told]
            told = _told_by_what_waits(secrets, position, viewer, found)
            found.leaks += [f"{where}, chosen ahead: {leak}" for leak in told]
            nearly = secrets.exchanged(position.state, viewer, Gentle(here))
            told = _told_by_an_action(secrets, position, nearly, viewer, here, found)
            found.leaks += [f"{where}, told by an action: {leak}" for leak in told]
            other = secrets.exchanged(position.state, viewer, Seeded(here))
            if other == position.state:
                continue
            found.exchanges += 1
            before, after = (everything(secrets, position, state, viewer) for state in (position.state, other))
            if different := _different(before, after):
                found.leaks.append(f"{where}: {different}")
            elif found.exchanges % paint_every == 0:
                found.pictures += 1
                if painted(before) != painted(after):
                    found.leaks.append(f"{where}: the picture")
    return found


def _told_by_an_action(
    secrets: Secrets, position: Position, other: Any, viewer: int | None, seed: str, found: Found
) -> Iterator[str]:
    """The same action here and where what is hidden was exchanged; here with other cards, should any be dealt; and
    another action of the same seat.
    """
    chance, game = Seeded(f"{seed} action"), secrets.game
    for seat in range(position.seats):
        choices = game.possible(position.state, seat)
        if not choices:
            continue
        action, otherwise = (choices[chance.below(len(choices))] for _ in range(2))
        here = _applied(game, position.state, seat, action, Seeded(seed))
        compared = (
            (other, action, Seeded(seed)),
            (position.state, action, Otherwise(seed)),
            (position.state, otherwise, Seeded(seed)),
        )
        for state, made, after in compared:
            yield from _told(secrets, position, viewer, (here, _applied(game, state, seat, made, after)), found)


def _told_by_motion(secrets: Secrets, seed: str, looks: int, found: Found) -> Iterator[str]:
    """The frames of one or two actions here, and where what the first seat does not see was exchanged: they are the
    same wherever the rules show everybody the same after each of them.
    """
    for number, position in enumerate(islice(positions(secrets, f"{seed} motion"), looks)):
        chance, state, moves = Seeded(f"{seed} {number}"), position.state, list[tuple[int, Any]]()
        while (asked := sorted(secrets.game.to_act(state))) and len(moves) <= number % 2:
            choices = secrets.game.legal(state, asked[0])
            moves.append((asked[0], choices[chance.below(len(choices))]))
            state, _ = secrets.game.apply(state, *moves[-1], Seeded(seed))
        made = _made(secrets.game, position.state, moves, seed)
        frames = _seen_happening(secrets, position, position.state, made)
        for again in range(_EXCHANGES if frames else 0):
            other = secrets.exchanged(position.state, moves[0][0], Gentle(f"{seed} {number} {again}"))
            with suppress(Impossible):
                others = _made(secrets.game, other, moves, seed)
                pairs = [*zip(made, others, strict=True)]
                if made[-1][0] != others[-1][0] and all(secrets.same_to_see((None,), *pair) for pair in pairs):
                    found.motions += 1
                    if frames != _seen_happening(secrets, position, other, others):
                        yield f"move {number}, seen happening"


def _made(game: AnyGame, state: Any, moves: Sequence[tuple[int, Any]], seed: str) -> Sequence[Applied]:
    """What each of these actions led to."""
    made = list[Applied]()
    for move in moves:
        made.append(game.apply(made[-1][0] if made else state, *move, Seeded(seed)))
    return made


def _seen_happening(secrets: Secrets, position: Position, before: Any, made: Sequence[Applied]) -> Sequence[Frame]:
    """The frames of some actions, which can be animated, at the table and in hands."""
    game, motion = secrets.game, secrets.kit.motion
    if motion is None or not made:
        return ()
    public = [event for _, events in made for event in events if event.shown_to(None)]
    voice = Voice(NAMES[: position.seats], words_for("", game.name))
    frames = motion(game.view(before, None), game.view(made[-1][0], None), public, voice)
    if not (frames and gif_for(frames)) or secrets.kit.hand is None:
        return frames
    states = [before, *(state for state, _ in made[:-1])]
    past = [(state, events) for state, (_, events) in zip(states, made, strict=True)]
    return [*frames, *secrets.kit.hand.played(game, past, made[-1][0], voice)]


def _told_by_a_deal(secrets: Secrets, position: Position, viewer: int | None, seed: str, found: Found) -> Iterator[str]:
    dealt = [secrets.game.deal(position.seats, position.options, chance) for chance in (Seeded(seed), Otherwise(seed))]
    yield from _told(secrets, position, viewer, dealt, found)


def _told_by_what_waits(secrets: Secrets, position: Position, viewer: int | None, found: Found) -> Iterator[str]:
    """Another seat has chosen ahead and changed its mind, or has not: as it is now, and after the next move."""
    game, asked, names = secrets.game, sorted(secrets.game.to_act(position.state)), NAMES[: position.seats]
    waiting = [seat for seat in can_choose_ahead(secrets, position) if seat != viewer]
    if not waiting:
        return
    found.waiting += 1
    data = table_showing(game, position.state, names, position.options).data
    kept, actors = data, [Actor(user_id, name) for user_id, name in enumerate(names, start=1)]
    for action in mind_changes(game, position.state, waiting[0]):
        kept = play.choose_ahead(action, data.epochs[waiting[0]])(kept, game, actors[waiting[0]]).table
    move = play.act(game.legal(position.state, asked[0])[0])
    for changes in (map(Change, (data, kept)), [move(table, game, actors[asked[0]]) for table in (data, kept)]):
        here, other = (
            everything(secrets, position, change.table.state, viewer, change.events, change.table) for change in changes
        )
        if different := _different(here, other):
            yield different


def can_choose_ahead(secrets: Secrets, position: Position) -> list[int]:
    hand, game, state = secrets.kit.hand, secrets.game, position.state
    asked = game.to_act(state)
    if hand is None or hand.ahead is None or not asked:
        return []
    return [seat for seat in range(position.seats) if seat not in asked and game.possible(state, seat)]


def mind_changes(game: AnyGame, state: Any, seat: int) -> list[Any]:
    """One thing chosen ahead, then another, and what is kept in the end."""
    choices = game.possible(state, seat)
    return [choices[0], choices[-1], choices[0]]


def _applied(game: AnyGame, state: Any, seat: int, action: Any, chance: Seeded) -> Applied | None:
    """None if it is not possible there."""
    try:
        return game.apply(state, seat, action, chance)
    except Impossible:
        return None


def _told(
    secrets: Secrets, position: Position, viewer: int | None, pair: Sequence[Applied | None], found: Found
) -> Iterator[str]:
    first, another, game = pair[0], pair[1], secrets.game
    if first is None or another is None or first[0] == another[0]:
        return
    if not secrets.same_to_see((viewer, None), first, another):
        return
    (state, events), (other, others) = first, another
    found.told += 1
    here = msgspec.structs.replace(position, state=state, events=events)
    if (found.told - 1) % _ALL_OF_IT_EVERY == 0:
        after = everything(secrets, here, state, viewer, events), everything(secrets, here, other, viewer, others)
    else:
        after = _shown_events(game, state, viewer, events), _shown_events(game, other, viewer, others)
    if different := _different(*after):
        yield different


def _shown_events(game: AnyGame, state: Any, viewer: int | None, events: Sequence[Event]) -> dict[str, Any]:
    """What was told to this seat, and how long people may look at it."""
    public = [event for event in events if event.shown_to(None)]
    return {
        "told": [event for event in events if event.shown_to(viewer)],
        "pause": game.seconds_to_see(game.view(state, None), public),
    }


def _different(before: dict[str, Any], after: dict[str, Any]) -> str:
    return ", ".join(name for name in before if before[name] != after[name])
