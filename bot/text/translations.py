"""What can be wrong with a translation. `python -m bot dev language` says it, and so does a test of every language."""

import re
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from fnmatch import fnmatchcase
from functools import cache
from hashlib import blake2b
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from babel.plural import PluralRule
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.text import ENTRY, SOURCE_LANGUAGE, split, text_folders

LIMITS = (
    (re.compile(r"command-.*"), 100),
    (re.compile(r"button-my-.*|.*-(?:list|choose|which|go|hands|options|give-up)"), 150),
    (
        re.compile(r"(?:.*-)?button-.*|juse-to-.*|replay-to-.*|figures-.*|film-(?:whole|best)|welcome-(?:play|learn)"),
        38,
    ),
    (re.compile(r"challenge-(?:play|here|watch|anyway)"), 38),
    (re.compile(r".*-badge-.*-why"), 200),
    (re.compile(r".*-badge-.*-how"), 24),
    (re.compile(r".*-badge-.*"), 18),
    (re.compile(r".*"), 2000),
)
"""The lengths that Discord takes, or a phone shows. The first that fits counts."""
VALUES = {"name": 14, "game": 8, "cards": 11, "card": 3, "move": 11, "wanted": 12}
"""The lengths of names on buttons, after the sign of the seat. All else is a number."""
A_NUMBER = 2
CATEGORIES = frozenset(("zero", "one", "two", "few", "many"))
"""The plural categories of CLDR, beside `other`."""
_COUNTED_UP_TO = 1000
"""A form that only larger numbers have, as French does for millions, is asked for nowhere."""

MISSING, NOT_FLUENT = "is missing", "is not Fluent"

Entry = ftl.Message | ftl.Term


class Fault(NamedTuple):
    key: str
    what: str
    counts: bool = True
    """False: only somebody who knows the language can judge it."""


class Selector(NamedTuple):
    variable: str
    ordinal: bool
    keys: frozenset[str]


class Text(NamedTuple):
    """What a text holds, with all that it refers to."""

    placed: frozenset[str]
    selects: Sequence[Selector]
    size: int
    missing: frozenset[str]
    """References to texts that are not there."""

    @property
    def variables(self) -> frozenset[str]:
        return self.placed | {select.variable for select in self.selects}


class CatalogueFile:
    """The texts of one file, which may refer to those that all games share."""

    def __init__(self, texts: Mapping[str, str], shared: Mapping[str, str]) -> None:
        self.texts = texts
        self._known = {**shared, **texts}

    def read(self, key: str) -> Text:
        placed, selects, missing = set[str](), list[Selector](), set[str]()

        def longest(part: ftl.SyntaxNode) -> int:
            match part:
                case ftl.Pattern(elements=parts):
                    return sum(map(longest, parts))
                case ftl.TextElement(value=text) | ftl.StringLiteral(value=text):
                    return len(text)
                case ftl.Placeable(expression=inside):
                    return longest(inside)
                case ftl.SelectExpression(selector=selector, variants=variants):
                    note(selector, variants)
                    return max(longest(variant.value) for variant in variants)
                case ftl.VariableReference(id=found):
                    placed.add(found.name)
                    return VALUES.get(found.name, A_NUMBER)
                case ftl.MessageReference() | ftl.TermReference():
                    return longest_of(f"{'-' if isinstance(part, ftl.TermReference) else ''}{part.id.name}")
            return A_NUMBER

        def longest_of(name: str) -> int:
            if name not in self._known:
                missing.add(name)
                return A_NUMBER
            value = self.entry(name).value
            return 0 if value is None else longest(value)

        def note(selector: ftl.SyntaxNode, variants: Iterable[ftl.Variant]) -> None:
            keys = frozenset(
                variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                for variant in variants
            )
            ordinal = isinstance(selector, ftl.FunctionReference) and selector.id.name == "ORDINAL"
            argument = selector.arguments.positional[0] if isinstance(selector, ftl.FunctionReference) else selector
            if isinstance(argument, ftl.VariableReference):
                selects.append(Selector(argument.id.name, ordinal, keys))

        size = longest_of(key)
        return Text(frozenset(placed), selects, size, frozenset(missing))

    def entry(self, key: str) -> Entry:
        """Parse a text. What is not Fluent raises ValueError."""
        found = [
            entry
            for entry in FluentParser(with_spans=False).parse(self._known[key]).body
            if not isinstance(entry, ftl.BaseComment)
        ]
        if len(found) != 1 or not isinstance(found[0], ftl.Message | ftl.Term):
            raise ValueError(f"{key} is not Fluent")
        return found[0]


def faults(english: CatalogueFile, translated: CatalogueFile, language: str) -> Iterator[Fault]:
    """Compare a catalogue with the English one."""
    locale = Locale.parse(language, sep="-")
    for key in english.texts:
        if key not in translated.texts:
            yield Fault(key, MISSING)
    for key in translated.texts:
        if key.startswith("-"):
            continue
        if key not in english.texts:
            yield Fault(key, "is in no English catalogue")
            continue
        try:
            own = translated.read(key)
        except ValueError:
            yield Fault(key, NOT_FLUENT)
            continue
        yield from _faults_of(key, english.read(key), own, locale)


def _faults_of(key: str, english: Text, own: Text, locale: Locale) -> Iterator[Fault]:
    for name in own.missing:
        yield Fault(key, f"refers to {name}, which is missing")
    for name in sorted(own.variables - english.variables):
        yield Fault(key, f"has ${name}, which the English does not have")
    for name in sorted(english.placed - own.variables):
        yield Fault(key, f"lacks ${name}")
    counted = {select.variable for select in english.selects if not select.ordinal and "one" in select.keys}
    for select in own.selects:
        form = locale.ordinal_form if select.ordinal else locale.plural_form
        allowed, used = {*form.tags} & CATEGORIES, select.keys & CATEGORIES
        needed = _forms_of_numbers(form) & allowed
        is_counted = select.ordinal or select.variable in counted
        if is_counted and used and not needed <= used <= allowed:
            yield Fault(key, f"has the plurals {_listed(used)} of ${select.variable}: {locale} has {_listed(needed)}")
    limit = next(limit for pattern, limit in LIMITS if pattern.fullmatch(key))
    if own.size > limit:
        yield Fault(key, f"can have {own.size} letters, and {limit} have room")


@cache
def _forms_of_numbers(form: PluralRule) -> Set[str]:
    return {form(number) for number in range(_COUNTED_UP_TO)}


def _listed(categories: Iterable[str]) -> str:
    return ", ".join([*sorted(categories), "other"])


# ------------------------------------------------------------ files, and what each translates


def all_faults(language: str, games: Iterable[str]) -> Iterator[tuple[Traversable, Fault]]:
    """Return all faults of a language, with the folders of their catalogues."""
    of_all = text_folders("")
    shared = {name: ChainMap(*(_texts(folder, name) for folder in of_all)) for name in (SOURCE_LANGUAGE, language)}
    for folder in _folders(games):
        english = CatalogueFile(_texts(folder, SOURCE_LANGUAGE), shared[SOURCE_LANGUAGE])
        translated = CatalogueFile(_texts(folder, language), shared[language])
        found = (fault for fault in faults(english, translated, language) if fault.what != NOT_FLUENT)
        source = _source(folder, language)
        yield from ((folder, fault) for fault in chain(found, _not_fluent(source), _written_twice(source)))
        noted = notes(folder, language)
        for key in english.texts:
            if key in translated.texts and noted.get(key) != digest(english.texts[key]):
                what = "is older than the English" if key in noted else "is new: `--read KEY` notes that it is right"
                yield folder, Fault(key, what, counts=False)


def _folders(games: Iterable[str]) -> list[Traversable]:
    return [folder for game in ("", *games) for folder in text_folders(game)]


def _source(folder: Traversable, language: str) -> str:
    path = folder.joinpath(f"{language}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _texts(folder: Traversable, language: str) -> dict[str, str]:
    return split(_source(folder, language))


def _not_fluent(source: str) -> Iterator[Fault]:
    """Yield what Fluent cannot read, with the line and the reason."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk) and entry.annotations and entry.content:
            span = entry.annotations[0].span
            line = source.count("\n", 0, 0 if span is None else span.start) + 1
            yield Fault(entry.content.split()[0], f"{NOT_FLUENT}: line {line}: {entry.annotations[0].message}")


def _written_twice(source: str) -> Iterator[Fault]:
    """Yield the keys of several texts, of which only the first is read."""
    lines: dict[str, list[str]] = {}
    for number, line in enumerate(source.splitlines(), 1):
        if found := ENTRY.match(line):
            lines.setdefault(found[0], []).append(str(number))
    yield from (Fault(key, f"stands in lines {', '.join(at)}") for key, at in lines.items() if len(at) > 1)


def write_skeleton(language: str, games: Iterable[str]) -> int:
    """Write what is missing into the files of a language, in English and as comments; return how many texts."""
    count = 0
    for folder in _folders(games):
        source, english = _source(folder, language), _texts(folder, SOURCE_LANGUAGE)
        missing = [text for key, text in english.items() if key not in split(source) and f"# {key} =" not in source]
        lines = [line for text in missing for line in text.splitlines()]
        skeleton = [line if line.startswith("#") or not line else f"# {line}" for line in lines]
        if missing:
            Path(str(folder), f"{language}.ftl").write_text("\n".join([*source.splitlines(), *skeleton, ""]), "utf-8")
        count += len(missing)
    return count


def digest(text: str) -> str:
    """Return what changes whenever a text does, apart from comments and blank lines around it."""
    plain = "\n".join(line for line in text.rstrip().split("\n") if not line.startswith("#")).rstrip()
    return blake2b(plain.encode(), digest_size=4).hexdigest()


def notes(folder: Traversable, language: str) -> dict[str, str]:
    """Return of which English text each one is the translation."""
    path = folder.joinpath(f"{language}.made-from")
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return dict(line.split(" ", 1) for line in lines)


def note_read(language: str, games: Iterable[str], chosen: Sequence[str]) -> int:
    """Note that these texts translate the English of today; return how many. In what is chosen, * stands for any
    letters.
    """
    count = 0
    for folder in _folders(games):
        english, own, before = _texts(folder, SOURCE_LANGUAGE), _texts(folder, language), notes(folder, language)
        kept = {key: noted for key, noted in before.items() if key in own and key in english}
        read = [key for key in own if key in english and any(fnmatchcase(key, pattern) for pattern in chosen)]
        after = {**kept, **{key: digest(english[key]) for key in read}}
        count += len(read)
        if after != before:
            lines = [f"{key} {after[key]}\n" for key in english if key in after]
            Path(str(folder), f"{language}.made-from").write_text("".join(lines), encoding="utf-8")
    return count
