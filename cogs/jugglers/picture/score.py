"""How a round of Jugglers ended: its last gathering, all sigils and what each player's was worth."""

from collections.abc import Iterator

from bot.text.reader import Reader
from cogs.jugglers.picture.columns import column_x, hand_label, poker_hand, settled, turned_by_draft
from cogs.jugglers.picture.foot import FOOT_HEIGHT, Foot, gathering_text, passed_policies, secrets_text
from cogs.jugglers.picture.places import dummy_roll, place_names
from cogs.jugglers.rules.state import DRAFTS, JOKER, AccountView, Line, RoundResult, View
from render.scene import SMALL, Badge, CardAt, Item, Joker, Label, NamePlate, Scene, Tally, card_height

_HEAD_Y, _LETTERS = 34, 32
_HANDS_Y, _NAMES_Y, _SETTLED_Y = 124, 183, 236
_COLUMNS_Y = 290
"""Of the captions above the sigils and points."""
_FIRST_ROW = 370
_ROW = card_height(SMALL) + 10
_PLATE_X, _PLATE_WIDTH = 166, 300
_SIGIL_X, _MATCHES_X, _ALLIES_X, _POINTS_X = 380, 625, 920, 1120
_MATCHES_WIDTH = 360
_WINNER_HEIGHT = 96
_ASIDE, _HAND_ASIDE = 150, 46
"""From the middle of a column to its policy and its hand."""
_HAND_WIDTH = 290
_CHAIR_X, _CHAIR_WIDTH = 428, 236


def score_scene(view: View, ended: AccountView, reader: Reader) -> Scene:
    score = _Score(view, reader)
    foot_top = score.row_y(len(score.places)) - card_height(SMALL) // 2 + 6
    foot = Foot(view, foot_top, reader)
    items = [*score.head(), *score.hands(ended), *score.columns(), *score.rows()]
    if view.asking:
        coming = reader.say("jugglers-picture-round", number=view.round)
        items += [*foot.coming(coming), *score.chair(foot.y), *foot.deck()]
    else:
        items += score.winners(foot_top)
    items += foot.village(score.result.village)
    return Scene(foot_top + FOOT_HEIGHT, tuple(items), reader.look)


class _Score:
    def __init__(self, view: View, reader: Reader) -> None:
        self.view = view
        self.result: RoundResult = view.results[-1]
        self.names = place_names(reader)
        self.reader = reader
        self.places = [place for place in view.ring if place < len(self.result.sigils)]

    @staticmethod
    def row_y(number: int) -> int:
        return _FIRST_ROW + _ROW * number

    def head(self) -> Iterator[Item]:
        view, reader = self.view, self.reader
        captions = (
            reader.say("jugglers-picture-round", number=len(view.results)),
            gathering_text(view, view.gatherings, reader),
            secrets_text(view, reader),
        )
        for draft, text in enumerate(captions if view.asking else captions[:-1]):
            tone = "gold" if draft == DRAFTS[-1] else "plain"
            yield Label(column_x(draft), _HEAD_Y, text, _LETTERS, tone, max_width=390)

    def hands(self, ended: AccountView) -> Iterator[Item]:
        """The round's last gathering."""
        all_turned, to_beat = turned_by_draft(self.view), ended.strengths[JOKER]
        for draft in DRAFTS:
            x, turned = column_x(draft), all_turned.get(draft)
            if draft == JOKER:
                yield Joker(x - _ASIDE, _HANDS_Y, SMALL)
            else:
                passed = ended.passed[draft // 2]
                card = ended.policies[draft // 2]
                yield CardAt(x - _ASIDE, _HANDS_Y, card, SMALL, "gold" if passed else "plain")
            yield from poker_hand(ended.hands[draft], x + _HAND_ASIDE, _HANDS_Y, SMALL, _HAND_WIDTH, turned)
            yield from hand_label(ended.strengths[draft], to_beat, x, _NAMES_Y, 390, self.reader)
            if turned is not None:
                yield from settled(turned, x, _SETTLED_Y)

    def columns(self) -> Iterator[Item]:
        for x, key in ((_SIGIL_X, "sigil"), (_MATCHES_X, "matches"), (_ALLIES_X, "allies"), (_POINTS_X, "points")):
            yield Label(x, _COLUMNS_Y, self.reader.say(f"jugglers-picture-{key}"), size=28)

    def rows(self) -> Iterator[Item]:
        view, result = self.view, self.result
        for number, place in enumerate(self.places):
            y, won = self.row_y(number), place in result.winners
            state = "winner" if won else "plain"
            yield NamePlate(_PLATE_X, y - 24, _PLATE_WIDTH, place, self.names[place], state=state, height=48)
            yield CardAt(_SIGIL_X, y, result.sigils[place], SMALL)
            if place < view.seats:
                yield Tally(_PLATE_X, y + 28, view.won[place], view.wins)
                yield from self._line(result.lines[place], y, won)
            else:
                yield from dummy_roll(view, place, _PLATE_X, y + 28)

    @staticmethod
    def _line(line: Line, y: int, won: bool) -> Iterator[Item]:
        yield from passed_policies(line.matches, _MATCHES_X, y, _MATCHES_WIDTH)
        for number, ally in enumerate(line.allies):
            yield Badge(_ALLIES_X + 27 * (2 * number - len(line.allies) + 1), y, ally, 48)
        yield Label(_POINTS_X, y, points_text(line.points), 56, "gold" if won else "plain")

    def chair(self, y: int) -> Iterator[Item]:
        """Who is asked about the gathering to come."""
        seat = self.view.chair
        yield NamePlate(_CHAIR_X, y - 26, _CHAIR_WIDTH, seat, self.names[seat], state="turn")
        yield Label(_CHAIR_X, y + 26, self.reader.say("jugglers-picture-chair"), size=30)

    def winners(self, top: int) -> Iterator[Item]:
        """Of the match."""
        step = FOOT_HEIGHT // len(self.view.winners)
        height = min(_WINNER_HEIGHT, max(30, step - 6))
        for number, seat in enumerate(self.view.winners):
            y = top + step * number + step // 2 - 8
            yield NamePlate(280, y, 520, seat, self.names[seat], state="winner", height=height)


def points_text(points: float) -> str:
    """With halves as people write them, like 2½."""
    whole, half = divmod(points, 1)
    return f"{int(whole) or ''}½" if half else str(int(whole))
