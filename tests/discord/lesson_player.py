"""A person who takes a lesson and presses what each step asks for."""

import discord
import simcord

from bot.core.cards import NAMES, parse_card
from bot.core.lesson import Lesson, LessonStep
from bot.features.lessons.feature import step_number
from bot.tables.steps.model import TableData
from bot.text.voice import card_text
from tests.discord.house import LABELS as JUSE_LABELS
from tests.discord.house import House, labels, lists, pile_label
from tests.discord.junk_player import LABELS as JUNK_LABELS


class Learner:
    def __init__(self, house: House, name: str, game: str) -> None:
        self.house = house
        self.game = game
        self.actor = house[name]
        self.pressed: list[str] = []
        """Labels, except My hand."""

    @classmethod
    async def begun(cls, house: House, name: str, game: str) -> "Learner":
        learner = cls(house, name, game)
        await learner.actor.slash(house.channel, f"{game} learn")
        return learner

    # ------------------------------------------------------------ what the learner sees

    @property
    def private(self) -> list[discord.Message]:
        return self.house.private_messages(self.actor.name)

    @property
    def page(self) -> discord.Message:
        """The lesson's own message."""
        return next(message for message in reversed(self.private) if "· lesson" in message.content)

    @property
    def hand(self) -> discord.Message:
        return next(message for message in self.private if "· your hand" in message.content)

    async def data(self) -> TableData:
        """Of the newest lesson."""
        theirs = "SELECT max(id) FROM tables JOIN people ON key = private_to WHERE user_id = ?"
        return (await self.house.numbered(self.house.rows(theirs, self.actor.id)[0][0])).data

    @property
    def lesson(self) -> Lesson:
        lesson = self.house.bot.services.kits[self.game].lesson
        assert lesson is not None
        return lesson

    async def step(self) -> LessonStep:
        number = step_number(await self.data())
        assert number is not None
        return self.lesson.steps[number]

    # ------------------------------------------------------------ what the learner does

    async def presses(self, label: str) -> simcord.InteractionResult:
        self.pressed.append(label)
        return await self.actor.click(self.page, label=label)

    async def picks(self, label: str) -> simcord.InteractionResult:
        """Chooses in the hand, opening it if necessary; tries again if the hand was outdated."""
        picked = await self._picks(label)
        return await self._picks(label) if self.hand.content.startswith("The game has moved on") else picked

    async def _picks(self, label: str) -> simcord.InteractionResult:
        if not any("· your hand" in message.content for message in self.private):
            await self.actor.click(self.page, label="My hand")
        self.pressed.append(label)
        for menu in lists(self.hand):
            for option in menu.options:
                if option.label == label:
                    return await self.actor.select(self.hand, [option.value], custom_id=menu.custom_id)
        return await self.actor.click(self.hand, label=label)

    async def does(self, action: str) -> simcord.InteractionResult:
        """Makes a move, given as the rule book writes it, by its buttons and lists."""
        if not action:
            return await self.presses("Continue")
        if self.game == "junk":
            return await self.presses(JUNK_LABELS.get(f"{action}-and-draw") or JUNK_LABELS[action])
        if self.game == "juse":
            return await self.presses(JUSE_LABELS.get(action) or pile_label(action, await self.data()))
        if self.game == "jugglers":
            return await self._does_in_jugglers(*action.split())
        if self.game == "roundup":
            return await self._does_in_roundup(*action.split())
        if action in NAMES:
            return await self.picks(card_text(parse_card(action)))
        return await self.presses(action.capitalize())

    async def _does_in_jugglers(self, word: str, *rest: str) -> simcord.InteractionResult:
        if word == "secret":
            return await self.picks("1 card")
        await self.picks("Deck" if word == "deck" else card_text(parse_card(rest[0])))
        return await self.picks(next(label for label in labels(self.hand) if label.startswith(f"Row {rest[-1]} ")))

    async def _does_in_roundup(self, word: str, *rest: str) -> simcord.InteractionResult:
        cards = [card_text(parse_card(name)) for name in rest if name in NAMES]
        if word == "up":
            if len(cards) == 1:
                return await self.picks(f"↑{cards[0]}")
            await self.picks("Several")
            for card in cards:
                await self.picks(f"↑{card}")
            return await self.picks(f"Play {' '.join(cards)}")
        if word in NAMES:
            await self.picks(card_text(parse_card(word)))
            spelled = f":{' '.join((word, *rest))}"
            offered = [option for menu in lists(self.hand) for option in menu.options]
            return await self.picks(next(option.label for option in offered if option.value.endswith(spelled)))
        if word == "pass":
            await self.picks("Pass")
        return await self.picks(cards[0])

    async def learns(self, until: int | None = None) -> None:
        """Plays to the end, or until step `until` (counted from 0) is asked."""
        while (await self.data()).is_open and (before := step_number(await self.data())) != until:
            await self.does((await self.step()).asks)
            assert step_number(await self.data()) == before + 1
