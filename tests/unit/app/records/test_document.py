"""The file a record belongs to: when saving may write over it, and what is kept of it with unsaved work."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from shogi_desktop.app.records.document import Document, Origin
from shogi_desktop.app.records.files import SHIFT_JIS, UTF_8, Opened
from shogi_desktop.game import Record
from shogi_desktop.notation.result import FormatId, Problem, ProblemKind
from shogi_desktop.rules import STANDARD

SUFFIXES = (".kif", ".kifu")


def opened(*problems: ProblemKind) -> Opened:
    found = tuple(Problem(1, 1, what, "what it says") for what in problems)
    return Opened(Record(STANDARD), found, SHIFT_JIS, FormatId.KIF, "the text", b"\x00\xff")


def test_a_record_in_no_file_will_be_kif_in_utf_8() -> None:
    assert Document() == Document(FormatId.KIF, UTF_8, None, None, may_overwrite=True, has_problems=False)


@pytest.mark.parametrize(
    ("problems", "name", "may_overwrite", "has_problems"),
    [
        ((), "a.kif", True, False),
        ((), "a.KIFU", True, False),
        ((), "a.txt", False, False),
        ((ProblemKind.HEADER,), "a.kif", True, True),
        ((ProblemKind.MORE_GAMES,), "a.kif", False, True),
        ((ProblemKind.HEADER, ProblemKind.LOST_GAME), "a.kif", False, True),
    ],
)
def test_what_was_read_is_written_over_where_its_name_tells_and_it_is_alone_in_it(
    problems: tuple[ProblemKind, ...], name: str, may_overwrite: bool, has_problems: bool
) -> None:
    path = Path("/games") / name
    assert Document.read(opened(*problems), path, SUFFIXES) == Document(
        FormatId.KIF, SHIFT_JIS, path, b"\x00\xff", may_overwrite=may_overwrite, has_problems=has_problems
    )


def test_what_was_saved_is_its_own() -> None:
    document = Document.read(opened(ProblemKind.MORE_GAMES), Path("/games/a.kif"), SUFFIXES)
    assert document.saved(Path("/games/b.kif"), b"new") == Document(
        FormatId.KIF, SHIFT_JIS, Path("/games/b.kif"), b"new"
    )


@pytest.mark.parametrize(
    "document",
    [
        Document(),
        Document(FormatId.CSA, SHIFT_JIS, Path("/games/a.csa"), b"\x00\xff", has_problems=True),
        Document(path=Path("/games/a.kif"), may_overwrite=False),
    ],
)
def test_a_document_comes_back_with_unsaved_work(document: Document) -> None:
    kept = msgspec.json.decode(msgspec.json.encode(document.origin), type=Origin)
    assert Document.of_origin(kept) == document


def test_what_is_as_usual_need_not_be_told() -> None:
    least = msgspec.json.decode(b'{"format": "kif", "encoding": "utf-8"}', type=Origin)
    assert Document.of_origin(least) == Document()
