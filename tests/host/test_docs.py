"""Links and pictures of the documents lead to files that exist."""

import re
from pathlib import Path

import pytest

from bot import ROOT

DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_and_picture_of_a_document_is_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    named = re.findall(r'\]\(([^)#]+)[^)]*\)|src="([^"]+)"', text)
    local = [link or picture for link, picture in named if not (link or picture).startswith("http")]
    assert [place for place in local if not (document.parent / place).exists()] == []
