"""Jugglers from the lobby to the end of a match."""

import pytest

from bot.core.record import replay
from bot.games import find_game
from bot.text import words_for
from bot.text.voice import SEAT_SIGNS, card_text
from tests.discord.house import House, in_words
from tests.discord.jugglers_evening import (
    FIVE,
    IN_TWO_ROUNDS,
    begin,
    click,
    over,
    play,
    state,
    type_in,
    unseen,
)
from tests.discord.open_hands import panels
from tests.discord.test_packed import record_in


@pytest.fixture(autouse=True)
def two_rounds(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: IN_TWO_ROUNDS)


@pytest.mark.long("match")
async def test_a_match_of_which_a_round_is_by_clicks_and_the_rest_typed_and_its_record(house: House) -> None:
    people = FIVE[:2]
    await begin(house, *people)
    await play(house, click, lambda now: bool(now.results))
    last = await play(house, type_in, over)
    posted = [text for text in house.texts() if text.startswith("**Round ")]
    assert len(posted) == len(last.results) - 1 > 0, "the closing picture shows the last result"
    assert len([text for text in house.texts() if "· table 1" in text]) == 1
    closing = house.live()
    signed = [f"{sign} {name}" for sign, name in zip(SEAT_SIGNS, people, strict=False)]
    winners = words_for("").listed([name for name, won in zip(signed, last.won, strict=True) if won >= 2])
    assert f"🏆 **{winners}** won!" in closing.content
    assert closing.content.count("no mistakes") == 2
    assert f"{winners} won the match." in in_words(closing)
    assert [panels(house, name) for name in people] == [[], []], "hands go with the match"
    await house.restart()
    given = await house["alice"].click(await house.opens("alice", "Replay"), label="Record")
    record = await record_in(given)
    assert [outcome for outcome in record["chance"] if "die" in outcome]
    replayed = replay(record, find_game)
    assert set(replayed.trace) == {"ok"}
    assert replayed.state == (await house.numbered(1)).data.state


async def test_a_message_of_its_own_says_how_a_round_ended(house: House) -> None:
    await begin(house, "alice", "bob", "carol")
    result = (await play(house, unseen, lambda now: bool(now.results))).results[0]
    await house.env.settle()
    posted, table = [message for message in house.channel.history() if not message.flags.ephemeral][-2:]
    assert posted.content.startswith("**Round 1: ")
    for name, sigil in zip(("🔴 alice", "🔵 bob", "🟡 carol", "🟢 the dummy"), result.sigils, strict=True):
        for text in (posted.content, in_words(posted)):
            assert f"{name} {card_text(sigil)}" in text
    winners = words_for("").listed(f"{SEAT_SIGNS[seat]} {FIVE[seat]}" for seat in result.winners)
    assert f"{winners} win" in posted.content.splitlines()[0]
    assert "Round 1" not in table.content, "nothing is said twice"
    assert "Round 2, gathering 1 of 6" in table.content


async def test_after_an_early_end_every_sigil_and_hand_is_shown(house: House) -> None:
    await begin(house, *FIVE[:3])
    current = await state(house)
    sigils = [*current.round.sigils, *(card for hand in current.gathering.hands for card in hand)]
    for name in FIVE[:3]:
        assert "Sigils and hands" not in house.live().content
        await house[name].slash(house.channel, "table end")
    *_, last = house.live().content.splitlines()
    assert all(card_text(sigil) in last for sigil in sigils)
