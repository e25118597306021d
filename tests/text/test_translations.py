"""Every language beside English: nothing that Fluent, CLDR or Discord would not take, and nothing that says less."""

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from itertools import chain, permutations
from pathlib import Path

import pytest

import bot.text
from bot.__main__ import main
from bot.games import game_names
from bot.text import COMPLETE, SOURCE_LANGUAGE, Words, entries, languages, text_folders, texts_in, words_for
from bot.text.translations import CatalogueFile, Fault, all_faults, faults, notes
from tests.text.made_up_languages import pseudo, rewritten

OTHERS = languages(game_names())[1:]
FOLDERS = [*chain.from_iterable(text_folders(game) for game in ("", *game_names()))]


def is_translated(folder: Traversable) -> bool:
    """What is new may be in English alone; with one other language come all of them."""
    return len([path for path in folder.iterdir() if path.name.endswith(".ftl")]) > 1


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_no_faults(language: str) -> None:
    found = [(folder, fault) for folder, fault in all_faults(language, game_names()) if fault.counts]
    found = [(str(folder), fault) for folder, fault in found if is_translated(folder)]
    if language not in COMPLETE:  # what is missing is said in English
        found = [(folder, fault) for folder, fault in found if fault.what != "is missing"]
    assert found == []


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, *OTHERS])
def test_four_suits_have_four_letters_or_none(language: str) -> None:
    letters = words_for(language).say("suit-letters")
    assert len({*letters}) == len(letters)
    assert len(letters) in (0, 4)
    faces, *suits = words_for(language).say("typed-letters").split()
    assert (len(faces), len(suits)) == (3, 4)
    assert [*letters] in ([], suits)
    assert not any(one.startswith(other) for one, other in permutations(suits, 2)), "each is one suit"


def test_the_pseudo_language_has_no_faults() -> None:
    """40 % longer than English: it has room everywhere, but on buttons and in descriptions."""
    shared = CatalogueFile(texts_in(SOURCE_LANGUAGE, ""), {})
    for game in ("", *game_names()):
        source = bot.text.catalogue(SOURCE_LANGUAGE, game)
        written = CatalogueFile(entries(rewritten(source, pseudo)), shared.texts)
        found = faults(CatalogueFile(entries(source), shared.texts), written, "en-GB")
        assert [fault for fault in found if "have room" not in fault.what] == []


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, *OTHERS])
def test_every_text_is_fluent_and_stands_once(language: str) -> None:
    for folder in FOLDERS:
        path = folder.joinpath(f"{language}.ftl")
        source = path.read_text(encoding="utf-8") if path.is_file() else ""
        catalogue = CatalogueFile(entries(source), {})
        names = [catalogue.entry(key).id.name for key in catalogue.texts]
        assert len(names) == len(bot.text.ENTRY.findall(source)), path


ENGLISH = """
count = { $n ->
    [one] one card of { $name }
   *[other] { $n } cards of { $name }
}
place = { ORDINAL($n) ->
    [one] { $n }st
   *[other] { $n }th
}
said = Called { count }.
button-ok = Go
command-x = Say it
"""


def wrong(language: str, **changed: str | None) -> list[tuple[str, str]]:
    """Translate all of it by itself, but for what is changed, and return what is wrong with that."""
    shared = {"place": "place = { $n }."} if language == "de" else {}
    texts = {**entries(ENGLISH), **shared}
    for name, text in changed.items():
        key = name.replace("_", "-")
        if text is None:
            del texts[key]
        else:
            texts[key] = f"{key} = {text}"
    found: Iterator[Fault] = faults(CatalogueFile(entries(ENGLISH), {}), CatalogueFile(texts, {}), language)
    return [(fault.key, fault.what) for fault in found]


def test_a_translation_may_say_it_in_its_own_way() -> None:
    cards = ("[one] karta", "[few] { $n } karty", "[many] { $n } kart", "*[other] { $n } karty")
    polish = "{ $n ->\n" + "\n".join(f" {text} {{ $name }}" for text in cards) + "\n}"
    assert wrong("de") == []
    assert wrong("pl", count=polish, place="{ $n }.") == []
    assert wrong("ja", count="{ $name } { $n }", place="{ $n }") == []
    french = "{ $n ->\n [one] { $n } carte de { $name }\n *[other] { $n } cartes de { $name }\n}"
    assert wrong("fr", count=french, place="{ $n }e.") == [], "only millions have another form there"


@pytest.mark.parametrize(
    ("language", "key", "text", "what"),
    [
        ("de", "said", None, "is missing"),
        ("de", "other", "Mehr", "is in no English catalogue"),
        ("de", "said", "Gerufen { zahl }.", "refers to zahl, which is missing"),
        ("de", "count", "{ $n } Karten", "lacks $name"),
        ("de", "count", "{ $n } Karten von { $nme } { $name }", "has $nme, which the English does not have"),
        ("pl", "count", "{ $n ->\n [one] { $name }\n *[other] { $name }\n}", "has the plurals one, other of $n"),
        ("de", "count", "{ $n ->\n [few] { $name }\n *[other] { $name }\n}", "has the plurals few, other of $n"),
        ("fr", "place", "{ ORDINAL($n) ->\n [two] { $n }nd\n *[other] { $n }e\n}", "has the plurals two, other of $n"),
        ("de", "button-ok", "L" * 39, "can have 39 letters, and 38 have room"),
        ("de", "command-x", "L" * 101, "can have 101 letters, and 100 have room"),
        ("de", "said", "{ $n", "is not Fluent"),
        (
            "pl",
            "count",
            "{ $n ->\n [one] { $name }\n [few] { $name }\n *[other] { $name }\n}",
            "has the plurals few, one",
        ),
    ],
)
def test_what_is_wrong_is_found(language: str, key: str, text: str | None, what: str) -> None:
    found = wrong(language, **{key.replace("-", "_"): text})
    assert any(told.startswith(what) for where, told in found if where == key), found


def test_a_line_that_is_no_fluent_is_an_error_when_the_catalogue_is_read() -> None:
    with pytest.raises(ValueError, match=r"not Fluent: \$oops"):
        entries("one = 1\n$oops\n")


def test_the_command_says_what_is_to_do_and_notes_what_was_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    english, german = tmp_path / "en-US.ftl", tmp_path / "de.ftl"
    english.write_text("one = 1\ntwo = 2\nthree = 3\n", encoding="utf-8")
    german.write_text("one = eins\nthree = drei\n", encoding="utf-8")
    alone_here(tmp_path, monkeypatch)

    def told(*args: str) -> str:
        assert main(["dev", "language", "de", *args]) == 1
        return capsys.readouterr().out

    assert told().splitlines() == [
        f"{german}: 1 missing, 0 to mend, 2 to read again",
        f"{german}",
        "  one is new: `--read KEY` notes that it is right",
        "  three is new: `--read KEY` notes that it is right",
        "  two is missing",
        "de: 1 missing, 0 to mend, 2 to read again",
    ]
    with pytest.raises(SystemExit):
        main(["dev", "language", "de", "--read"])
    assert "three is new" in told(), "nothing is confirmed that is not named"
    assert "three is new" in told("--read", "o*")
    english.write_text("one = 1!\ntwo = 2\nthree = 3\n", encoding="utf-8")
    assert "one is older than the English" in told("--read", "three")
    assert "one is older" not in told("--read", "one")
    assert set(notes(tmp_path, "de")) == {"one", "three"}


def alone_here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the catalogues of this folder be all that there are."""
    for module in ("bot.text", "bot.text.translations"):
        monkeypatch.setattr(f"{module}.text_folders", lambda game: [] if game else [folder])


def test_a_skeleton_is_filled_in_by_removing_the_signs_before_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    english, polish = tmp_path / "en-US.ftl", tmp_path / "pl.ftl"
    english.write_text("one = { $n ->\n    [one] 1\n   *[other] { $n }\n}\n\n## More\n\ntwo = 2\n", encoding="utf-8")
    alone_here(tmp_path, monkeypatch)
    for _ in range(2):
        main(["dev", "language", "pl", "--skeleton"])
        assert "two is missing" in capsys.readouterr().out, "a comment is no translation"
    lines = polish.read_text(encoding="utf-8").splitlines()
    assert lines.count("# two = 2") == lines.count("## More") == 1, "what is there already is not written again"
    polish.write_text("\n".join(line.removeprefix("# ") for line in lines), encoding="utf-8")
    main(["dev", "language", "pl", "--read", "*"])
    assert "pl: 0 missing, 1 to mend, 0 to read again" in capsys.readouterr().out, "Polish has more plurals"


def test_what_is_not_fluent_is_named_by_its_line_and_reason_and_so_is_what_stands_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "en-US.ftl").write_text("one = 1\ntwo = { $n }\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("$oops\none = eins\n\ntwo = { $n\none = 1\n", encoding="utf-8")
    alone_here(tmp_path, monkeypatch)
    assert main(["dev", "language", "de"]) == 1
    told = capsys.readouterr().out
    assert "$oops is not Fluent: line 1: Expected an entry start" in told
    assert 'two is not Fluent: line 5: Expected token: "}"' in told
    assert "one stands in lines 2, 5" in told


def test_a_language_that_nobody_knows_is_refused() -> None:
    assert main(["dev", "language", "klingon"]) == 2
    assert main(["dev", "language", "en-US"]) == 2


def test_texts_are_parsed_only_when_they_are_said_with_what_they_refer_to() -> None:
    words = Words(entries("one = 1\ntwo = { one }{ -too }\n-too = 2\nthree = 3"))
    assert words.say("two") == "12"
    assert words._read == {"one", "two", "-too"}  # pyright: ignore[reportPrivateUsage]
