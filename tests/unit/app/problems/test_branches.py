"""The solutions of an examined problem as one record."""

from __future__ import annotations

from shogi_desktop.app.engines.mates import Verdict
from shogi_desktop.app.problems.branches import as_record
from shogi_desktop.app.problems.examination import Examination, OtherKind, OtherSolution
from shogi_desktop.game import Reason
from shogi_desktop.rules import STANDARD, Color, Position, parse_usi_moves


def found(own: str, *others: tuple[int, str, OtherKind]) -> Examination:
    sides = (OtherSolution(ply, parse_usi_moves(line.split(), STANDARD), kind) for ply, line, kind in others)
    return Examination(Verdict.MATE, parse_usi_moves(own.split(), STANDARD), tuple(sides))


def test_other_solutions_are_variations_where_they_begin_each_ended_by_mate() -> None:
    start = Position.from_sfen("8b/8k/6G2/7P1/9/9/9/9/9 b G2rb2g4s4n4l17p 1", STANDARD)
    examined = found(
        "2d2c+ 1b2a G*3b",
        (1, "G*2c 1b2a 3c3b", OtherKind.SAME),
        (3, "3c3b", OtherKind.LAST),
    )
    record, ends = as_record(start, examined, lambda kind: f"<{kind.value}>")
    assert record.start_position() == start
    assert [node.move.usi for node in record.main_line() if node.move] == ["2d2c+", "1b2a", "G*3b"]
    assert ends == ((1, 0, 0), (0, 0, 1))
    assert record.node((1,)).comment == "<same length>" and record.node((0, 0, 1)).comment == "<last move>"
    for path in (record.end_path(), *ends):
        assert record.position(path).is_checkmate()
        outcome = record.node(path).outcome
        assert outcome is not None and outcome.reason is Reason.CHECKMATE and outcome.winner is Color.BLACK


def test_two_solutions_that_begin_alike_share_their_beginning() -> None:
    start = Position.from_sfen("8b/8k/6G2/7P1/9/9/9/9/9 b G2rb2g4s4n4l17p 1", STANDARD)
    line = "G*2c 1b2a 3c3b"
    same = (1, line, OtherKind.SAME)
    record, ends = as_record(start, found("2d2c+ 1b2a G*3b", same, same), lambda kind: kind.value)
    assert ends == ((1, 0, 0), (1, 0, 0))
    assert len(record.root.children) == 2
