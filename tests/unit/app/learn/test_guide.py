"""The guide is found wherever the program is installed, in the language wanted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from shogi_desktop import resources_path
from shogi_desktop.app.learn.guide import docs_folder, guide_pages, reference_file, sections, slug


@pytest.fixture
def fresh() -> Iterator[None]:
    resources_path.resources_root.cache_clear()
    yield
    resources_path.resources_root.cache_clear()


def test_a_checkout_reads_its_own_documents() -> None:
    docs = docs_folder()
    assert len(guide_pages(docs, "ja")) == 7
    assert reference_file(docs).is_file()


def test_an_installed_program_reads_those_in_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh: None
) -> None:
    monkeypatch.setattr(resources_path, "PACKAGE", tmp_path / "shogi_desktop")
    (tmp_path / "shogi_desktop" / "resources").mkdir(parents=True)
    assert docs_folder() == tmp_path / "shogi_desktop" / "docs"


def test_pages_come_in_order_with_their_headings_as_titles(tmp_path: Path) -> None:
    folder = tmp_path / "guide" / "pt"
    folder.mkdir(parents=True)
    (folder / "2-b.md").write_text("text\n# Dois\n## Mais\n", encoding="utf-8")
    (folder / "1-a.md").write_text("# 1 Um \n", encoding="utf-8")
    (folder / "3-c.md").write_text("no heading\n", encoding="utf-8")
    assert [page.title for page in guide_pages(tmp_path, "pt")] == ["1 Um", "Dois", "3-c"]


def test_a_language_without_a_guide_reads_english(tmp_path: Path) -> None:
    folder = tmp_path / "guide" / "en"
    folder.mkdir(parents=True)
    (folder / "1.md").write_text("# One\n", encoding="utf-8")
    assert [page.title for page in guide_pages(tmp_path, "xx")] == ["One"]
    assert guide_pages(tmp_path / "nowhere", "en") == ()


def test_headings_are_named_in_links_as_viewers_name_them() -> None:
    assert slug("Who begins?") == "who-begins"
    assert slug("5 Kifu: save, open, print") == "5-kifu-save-open-print"
    assert slug("棋譜：保存・開く") == "棋譜保存開く"


def test_a_page_is_parted_before_its_headings_but_not_in_code() -> None:
    text = "# Page\n\nWords.\n\n## One\n\n```sh\n## no heading\n```\n\n### Two\nEnd"
    assert sections(text) == [
        "# Page\n\nWords.\n\n",
        "## One\n\n```sh\n## no heading\n```\n\n",
        "### Two\nEnd",
    ]
