"""What each format makes of a record, character by character: other programs read it too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.game import Evaluation, ForcedMate, Outcome, Reason, Record
from shogi_desktop.notation.formats import format_by_id
from shogi_desktop.notation.result import FormatId, ProblemKind
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Move, Variant, parse_usi_move

BLACK, WHITE = Color.BLACK, Color.WHITE


def move(text: str, variant: Variant = STANDARD) -> Move:
    return parse_usi_move(text, variant)


def annotated() -> Record:
    """An even game with notes of every kind, times, two variations and an end with its time."""
    record = Record(STANDARD)
    record.headers = {
        "black": "Aiko",
        "white": "Ben",
        "event": "Club",
        "date": "2026/01/02",
        "備考": "one\ntwo",
    }
    record.root.comment = "before"
    path: tuple[int, ...] = ()
    for text, time_ms, total_ms in (
        ("7g7f", 5_000, 5_000),
        ("3c3d", 61_250, 61_250),
        ("8h2b+", 3_000, 8_000),
        ("3a2b", 3_600_000, 3_661_250),
        ("B*4e", None, None),
        ("8b4b", None, None),
    ):
        path = record.append(path, move(text), time_ms=time_ms)
        record.node(path).total_ms = total_ms
    first, second, third, *_, last = record.main_line()
    first.comment, first.bookmark, first.remarks = "one\ntwo", "here", ["r1", "r2"]
    second.evaluation = Evaluation(-135, 12, 3456, "Engine 1", (move("2g2f"), move("8c8d")))
    third.evaluation = Evaluation(ForcedMate(BLACK, 7))
    last.outcome, last.outcome_time_ms = Outcome(Reason.RESIGNATION, WHITE), 7_000
    early = record.append(record.append((0,), move("8c8d")), move("2g2f"))
    record.node(early).outcome = Outcome(Reason.INTERRUPTED)
    late = record.append((0, 0, 0), move("8b2b"), time_ms=0)
    record.node(late).comment = "other"
    return record


def handicap() -> Record:
    """A handicap game of Okisaki shogi, which varies from its first move on."""
    record = Record(OKISAKI, handicap_id="two")
    record.headers = {"black": "Aiko", "white": "Ben", "opening": "Rush"}
    first = record.append((), move("6a7b", OKISAKI))
    end = record.append(first, move("10h10g", OKISAKI))
    record.append(first, move("1h1g", OKISAKI))
    other = record.append((), move("5a6b", OKISAKI))
    record.node(end).outcome = Outcome(Reason.UNKNOWN, BLACK)
    record.node(other).outcome = Outcome(Reason.TIMEOUT, BLACK)
    record.node(other).outcome_time_ms = 59_999
    return record


def from_a_board() -> Record:
    """White's move 8 of a game whose start is not known; a foul ends it, where it had ended before."""
    record = Record(STANDARD, "4k4/9/9/9/4p4/4P4/9/9/4K4 w RGb2g10p 8")
    first = record.append((), move("5e5f"))
    foul = record.append(first, move("R*5a"))
    record.append(first, move("R*5b"))
    record.node(foul).illegal = True
    record.node(foul).outcome = Outcome(Reason.ILLEGAL_MOVE, WHITE)
    record.node(first).outcome = Outcome(Reason.IMPASSE)
    record.node(first).ends_aside = True
    record.node(first).bookmark = "b  1"
    return record


RECORDS: dict[str, Callable[[], Record]] = {
    "annotated": annotated,
    "handicap": handicap,
    "from_a_board": from_a_board,
}
FILES = sorted((Path(__file__).parent / "whole_texts").iterdir())


def test_there_is_a_text_of_each_record_in_each_format_that_can_hold_it() -> None:
    wanted = {f"{name}.{format_id}" for name in RECORDS for format_id in FormatId}
    assert {path.name for path in FILES} == wanted - {"handicap.csa", "handicap.csa2"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_record_is_written_so(path: Path) -> None:
    entry = format_by_id(FormatId(path.suffix[1:]))
    record = RECORDS[path.stem]()
    assert entry.dump(record, "utf-8") == path.read_bytes()
    read = entry.loads(path.read_text(encoding="utf-8"))
    assert [problem.what for problem in read.problems if problem.what is not ProblemKind.ILLEGAL_MOVE] == []
