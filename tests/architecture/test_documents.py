"""Every link in the documents leads somewhere: to a file, a picture, a heading."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

import shogi_desktop
from shogi_desktop.app.learn.guide import slug

REPOSITORY = Path(shogi_desktop.__file__).parent.parent
DOCUMENTS = sorted(
    file
    for file in (
        *REPOSITORY.glob("*.md"),
        *REPOSITORY.glob("docs/**/*.md"),
        *REPOSITORY.glob("tests/**/*.md"),
    )
    if file.is_file()
)
LINK = re.compile(r"!?\[[^\]\n]*\]\(<?([^)\s>]+)>?(?: \"[^\"]*\")?\)")
HEADING = re.compile(r"^#{1,6} +(.+?)(?: +#+)? *$", re.MULTILINE)
CODE = re.compile(r"^(```|~~~).*?^\1 *$|`[^`\n]+`", re.MULTILINE | re.DOTALL)

pytestmark = pytest.mark.skipif(not DOCUMENTS, reason="platform: the checkout is not here, only the package")


@cache
def prose(file: Path) -> str:
    """The text without what stands there as code."""
    return CODE.sub("", file.read_text(encoding="utf-8"))


@cache
def anchors(file: Path) -> frozenset[str]:
    found: set[str] = set()
    for heading in HEADING.findall(
        re.sub(r"^(```|~~~).*?^\1 *$", "", file.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    ):
        name = slug(re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").replace("*", ""))
        number, free = 0, name
        while free in found:
            number += 1
            free = f"{name}-{number}"
        found.add(free)
    return frozenset(found)


def wrong_links(file: Path) -> Iterator[str]:
    for link in LINK.findall(prose(file)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, fragment = unquote(link).partition("#")
        target = (file.parent / path).resolve() if path else file
        if not target.exists():
            yield f"{link}: no such file"
        elif not target.is_relative_to(REPOSITORY):
            yield f"{link}: outside the repository"
        elif fragment and (target.suffix != ".md" or fragment not in anchors(target)):
            yield f"{link}: no such heading"


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.relative_to(REPOSITORY).as_posix())
def test_every_link_leads_to_something_that_exists(file: Path) -> None:
    assert list(wrong_links(file)) == []


def test_a_wrong_link_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "REPOSITORY", tmp_path)
    page, other = tmp_path / "page.md", tmp_path / "other.md"
    other.write_text("# One: two?\n\n# One: two?\n", encoding="utf-8")
    page.write_text(
        "[a](other.md#one-two) [b](other.md#one-two-1) [c](other.md#three) ![d](gone.png) `[e](gone.md)`\n"
        "```\n[f](gone.md)\n```\n[g](https://example.org/x)\n",
        encoding="utf-8",
    )
    assert list(wrong_links(page)) == ["other.md#three: no such heading", "gone.png: no such file"]


def test_every_picture_of_the_documents_is_shown_in_one() -> None:
    """A picture that no page shows any more would only make the packages larger."""
    shown = {
        (file.parent / unquote(link)).resolve()
        for file in DOCUMENTS
        for link in LINK.findall(prose(file))
        if not re.match(r"[a-z]+:", link)
    }
    pictures = REPOSITORY.glob("docs/guide/*/images/*")
    assert [file for file in pictures if file.resolve() not in shown] == []
