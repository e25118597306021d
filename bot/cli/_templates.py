"""What `dev new-game` and `dev new-feature` write: the files of a folder in `docs/templates`, under another name."""

import re
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

from bot import IS_CHECKOUT, ROOT
from bot.cli import Misuse, refuse_existing
from bot.text import SOURCE_LANGUAGE, texts_in

_NAME = re.compile(r"[a-z][a-z0-9_]{,23}")
"""A package, and a command on Discord."""


def check_name(name: str) -> None:
    """Refuse what could not be the name of a folder, of a command, and of texts."""
    if not IS_CHECKOUT:
        raise Misuse("This bot is installed, and has no source to add to: clone the repository and run it there.")
    if not _NAME.fullmatch(name):
        raise Misuse(f"{name} is no name for it: take a small letter, then up to 23 small letters, digits or _.")
    if iskeyword(name):
        raise Misuse(f"{name} is a word of Python's own: take another name.")
    called_so = re.compile(rf"(command-(table-)?)?{name}\b")
    if taken := next(filter(called_so.match, texts_in(SOURCE_LANGUAGE, "")), None):
        raise Misuse(f"{name} is taken, as in the text {taken}: take another name.")


def write_from_template(kind: str, name: str) -> Iterator[Path]:
    """Write each file, and yield its path from the root of the source. Nothing is written if any is there already."""
    template, placeholder, words = ROOT / "docs" / "templates" / kind, f"new{kind}", name.replace("_", " ")
    names = {placeholder: name, f"New{kind.title()}": words.title().replace(" ", ""), f"New {kind}": words.capitalize()}
    sources = [path for path in sorted(template.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    targets = [Path(str(source.relative_to(template)).replace(placeholder, name)) for source in sources]
    for target in targets:
        refuse_existing(ROOT / target, "take another name")
    for source, target in zip(sources, targets, strict=True):
        text = source.read_text(encoding="utf-8")
        for written, wanted in names.items():
            text = text.replace(written, wanted)
        (ROOT / target).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / target).write_text(text, encoding="utf-8", newline="\n")
        yield target
