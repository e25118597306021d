"""A language is a file next to `en-US.ftl`: who gets it, and what is said for texts that it lacks."""

from pathlib import Path

import pytest
from babel import localedata

import bot.text
from bot.text import Words, entries, words_for
from tests.text.made_up_languages import load_anew, make_up, mark


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"),
        ("de-CH", "de"),
        ("pt-PT", "pt-BR"),
        ("en-GB", "en-US"),
        ("en-US", "en-US"),
        ("tr", "en-US"),
        ("", "en-US"),
    ],
)
def test_readers_get_their_own_language_or_the_nearest(
    monkeypatch: pytest.MonkeyPatch, locale: str, language: str
) -> None:
    make_up(monkeypatch, "de", "pt-BR")
    words = words_for(locale, "juse")
    assert words.locale == language
    prefix = "" if language == "en-US" else mark(language)
    assert words.say("button-join") == f"{prefix}Join"
    assert words.say("juse-name") == f"{prefix}Juse"
    assert words is words_for(language, "juse")


def test_a_catalogue_is_found_next_to_the_english_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path, text in {"en-US.ftl": "one = 1\ntwo = 2", "de.ftl": "one = eins", "README.md": "# nothing"}.items():
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.setattr(bot.text, "files", lambda _: tmp_path)
    monkeypatch.setattr(bot.text, "languages_of", bot.text.languages_of.__wrapped__)
    load_anew(monkeypatch)
    assert [words_for("de").say(key) for key in ("one", "two")] == ["eins", "2"]


def test_a_text_without_a_translation_is_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    make_up(monkeypatch, "de", without=("button-join", "juse-name"))
    words = words_for("de", "juse")
    assert [words.say(key) for key in ("button-join", "button-leave", "juse-name")] == ["Join", "⟨de⟩ Leave", "Juse"]
    assert words.has("button-join")
    assert not words.has("button-nothing")
    with pytest.raises(LookupError):
        words.say("button-nothing")


def test_lists_are_joined_as_the_language_does() -> None:
    assert words_for("").listed(["a", "b", "c"]) == "a, b, and c"
    assert words_for("").listed(["a", "b"]) == "a and b"
    assert words_for("").listed(["a", "b", "c"], "or") == "a, b, or c"
    assert words_for("").listed(name for name in ()) == ""
    assert Words(locale="de").listed(["a", "b", "c"]) == "a, b und c"
    spanish = Words(locale="es-ES").listed
    assert spanish(["Zoë", "ana", "🔴 Inés"]) == "Zoë, ana e 🔴 Inés"
    assert spanish(["ana", "Ian"]) == "ana y Ian"
    assert spanish(["ana", "Hugo"]) == "ana y Hugo"
    assert spanish(["ana", "Olga"], "or") == "ana u Olga"
    assert spanish(["ana", "Olga"]) == "ana y Olga"
    assert Words(locale="ja").listed(["a", "b"]) == "a、b"


def test_ordinals_are_those_of_the_language() -> None:
    said = [words_for("").say("daily-place", place=place, of=200) for place in (1, 2, 3, 4, 11, 21, 102, 113)]
    assert said == [f"{place} of 200" for place in ("1st", "2nd", "3rd", "4th", "11th", "21st", "102nd", "113th")]
    french = "place = { ORDINAL($n) ->\n    [one] { $n }er\n   *[other] { $n }e\n}"
    assert [Words(entries(french), locale="fr").say("place", n=n) for n in (1, 2, 21)] == ["1er", "2e", "21e"]


def test_a_text_that_refers_to_a_missing_one_is_english_as_a_whole(caplog: pytest.LogCaptureFixture) -> None:
    english = Words(entries("often = twice\nsaid = Called { often }."))
    german = Words(entries("said = Gerufen: { often }."), locale="de", fallback=english)
    assert german.say("said") == "Called twice."
    assert not caplog.records


def test_a_text_is_said_alike_whether_or_not_fluent_reads_it() -> None:
    said = {
        "one = 1  \n\n## About two\n\n": "1",
        "two = first\n    second\n": "first\nsecond",
        "three = { 3 } # no comment\n": "3 # no comment",
        "four = # no comment\n": "# no comment",
        "five =\n    5\n": "5",
    }
    words = Words(entries("".join(said)))
    assert [words.say(key) for key in ("one", "two", "three", "four", "five")] == [*said.values()]
    assert words._read == {"two", "three", "five"}  # pyright: ignore[reportPrivateUsage]


def test_of_a_language_only_what_texts_say_is_kept() -> None:
    words = Words(entries("day = { $n }"), locale="pl")
    assert (words.day("2026-11-25"), words.say("day", n=1234567)) == ("25 lis", "1\xa0234\xa0567")
    assert "unit_patterns" not in localedata.load("pl")


@pytest.mark.parametrize(
    ("key", "variable"),
    [
        ("table-time", "when"),
        ("hand-time", "when"),
        ("table-deserted", "closes"),
        ("daily-played", "next"),
    ],
)
def test_a_time_reads_right_when_it_has_passed(key: str, variable: str) -> None:
    """Discord itself turns "in 5 minutes" into "5 minutes ago", whether or not the bot can change the message."""
    values = {"opener": "alice", "when": "today", "how": "nothing", variable: "5 minutes ago"}
    assert ": 5 minutes ago." in words_for("").say(key, **values)
