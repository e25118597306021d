"""Text as a reader sees it: each letter with the marks and joiners that belong to it, and nothing that is invisible."""

import unicodedata

ZWNJ, ZWJ = "\u200c", "\u200d"
_MOST_PARTS = 16
"""The most parts of one letter. The longest emoji, two people with their colors, have fewer."""
_MOST_MARKS, _MOST_ACCENTS = 8, 2
"""The most marks on one letter. Where letters have capitals, more than two accents are only meant to cover the lines
around them.
"""
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0")
"""Letters or marks by category, but never seen: so would be a name that has no others."""
_UNSEEN = ("Cc", "Cf", "Cs", "Mc", "Me", "Mn")
"""Categories of what is not seen. Without a letter before it, a mark is nothing either."""
_BEHIND = frozenset("\u0e33\u0eb3")
"""Vowels that are letters by category, but written on the letter before."""
_REGIONS = range(0x1F1E6, 0x1F200)
"""The letters of flags: two of them are one."""
_SKINS = range(0x1F3FB, 0x1F400)
_TAGS = range(0xE0020, 0xE0080)
_TAGGED_FLAG = "\U0001f3f4"
_EMOJI_FROM = 0x1F000
_VIRAMA = 9
"""The combining class of the signs that join two letters into one."""

_LONGEST_NAME = 12
"""Letters of a name in a sentence of a picture, or in a list on a phone, with the sign of the seat."""


def graphemes(text: str) -> list[str]:
    """Split a text into letters. Spaces are single ones, between letters only. Control characters, marks without a
    letter, and everything that turns the writing direction are left out; joiners stay where they shape what is seen.
    """
    if text.isascii() and text.isprintable():
        return list(" ".join(text.split()))
    found: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        if letter.isspace():
            if found and found[-1] != " ":
                found.append(" ")
        elif _belongs(letter, found[-1] if found else ""):
            found[-1] += letter
        elif unicodedata.category(letter) not in _UNSEEN and letter not in _INVISIBLE:
            found.append(letter)
    shown = [
        letter.rstrip(ZWJ + ZWNJ) if following == " " else letter
        for letter, following in zip(found, [*found[1:], " "], strict=False)
    ]
    return shown[:-1] if shown[-1:] == [" "] else shown


def _belongs(letter: str, before: str) -> bool:
    """Return True if it is a part of the letter before it."""
    if before in ("", " ") or len(before) >= _MOST_PARTS or letter in _INVISIBLE:
        return False
    kind, code = unicodedata.category(letter), ord(letter)
    if kind[0] == "M":
        marks = sum(unicodedata.category(part)[0] == "M" for part in before)
        return marks < (_MOST_ACCENTS if _is_plain(before) else _MOST_MARKS)
    if letter in (ZWJ, ZWNJ):
        return not _is_plain(before) and before[-1] not in (ZWJ, ZWNJ)
    if code in _TAGS:
        return before[0] == _TAGGED_FLAG
    if code in _SKINS:
        return _is_picture(before[0])
    if code in _REGIONS:
        return len(before) == 1 and ord(before) in _REGIONS
    if letter in _BEHIND:
        return True
    if before[-1] == ZWJ and _is_picture(letter):
        return _is_picture(before[0])
    return kind == "Lo" and unicodedata.combining(before.rstrip(ZWJ)[-1]) == _VIRAMA


def _is_plain(letter: str) -> bool:
    """Return True for those that never join: letters with capitals, digits, punctuation."""
    return unicodedata.category(letter[0]) in ("Lu", "Ll", "Lt") or unicodedata.category(letter[0])[0] in "NP"


def _is_picture(letter: str) -> bool:
    """Return True for emoji, which may be newer than Python's tables and then have no category there."""
    return unicodedata.category(letter) == "So" or ord(letter) >= _EMOJI_FROM


def short_name(name: str) -> str:
    """Shorten a name for a sentence or a list on a phone, so that nobody takes it for another one."""
    letters = graphemes(name)
    return name if len(letters) <= _LONGEST_NAME else "".join(letters[: _LONGEST_NAME - 1]).rstrip() + "…"
