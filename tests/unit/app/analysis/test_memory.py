"""What analysis knows of the moves from a position: the deepest of each, the best for the mover first."""

from __future__ import annotations

from shogi_desktop.app.analysis.analyst import Analyst
from shogi_desktop.app.analysis.finding import Finding
from shogi_desktop.app.analysis.memory import known_moves
from shogi_desktop.app.analysis.place import Place, place_of
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.game import Evaluation
from shogi_desktop.notation import usi_text
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, parse_square, parse_usi_move
from shogi_desktop.usi.messages import Centipawns, Info


def finding_after(moves: str, score: int, depth: int) -> tuple[object, Finding]:
    """What an engine says of the position after `moves`, for the side to move there."""
    position = Position.start(STANDARD)
    for text in moves.split():
        position.play(parse_usi_move(text, STANDARD))
    finding = Finding(position.turn, "Deep")
    reply = position.legal_moves()[0].usi
    finding.take(Info(depth=depth, score=Centipawns(score), pv=(reply,)))
    return Place(position, position.sfen()).key, finding


def known(line: str, *findings: tuple[object, Finding], at: int = 0) -> list[tuple[str, object, int | None]]:
    cursor = Cursor(usi_text.loads(f"startpos moves {line}").record, (0,) * at)
    cursor.record.root.children[0].evaluation = Evaluation(30, depth=10)
    return [(move.usi, found.score, found.depth) for move, found in known_moves(cursor, dict(findings))]


def test_nothing_is_known_where_nobody_has_looked() -> None:
    assert known("7g7f 3c3d", at=1) == []


def test_what_the_record_says_and_what_engines_found_stand_side_by_side_the_best_first() -> None:
    found = known("7g7f", finding_after("2g2f", -80, 4), finding_after("5g5f", 90, 4))
    assert found == [("2g2f", 80, 4), ("7g7f", 30, 10), ("5g5f", -90, 4)]


def test_white_wants_what_is_bad_for_black() -> None:
    found = known("7g7f 3c3d", finding_after("7g7f 8c8d", -50, 6), finding_after("7g7f 3c3d", 20, 6), at=1)
    assert found == [("8c8d", -50, 6), ("3c3d", 20, 6)]


def test_the_deeper_of_two_is_taken() -> None:
    assert known("7g7f", finding_after("7g7f", -75, 12)) == [("7g7f", 75, 12)]
    assert known("7g7f", finding_after("7g7f", -75, 9)) == [("7g7f", 30, 10)]


def test_another_order_of_moves_leads_to_the_same_finding() -> None:
    found = known("2g2f 3c3d 7g7f", finding_after("7g7f 3c3d 2g2f", 15, 7), at=2)
    assert found == [("7g7f", -15, 7)]


def test_in_okisaki_shogi_too_another_order_of_moves_leads_to_the_same_finding() -> None:
    start = Position.start(OKISAKI)
    there = start.copy()
    for text in ("2h2g", "9c9d", "8h8g"):
        there.play(parse_usi_move(text, OKISAKI))
    finding = Finding(there.turn, "Deep")
    finding.take(Info(depth=9, score=Centipawns(-44), pv=(there.legal_moves()[0].usi,)))
    cursor = Cursor(usi_text.loads(f"sfen {start.sfen()} moves 8h8g 9c9d 2h2g").record, (0, 0))

    found = known_moves(cursor, {Place(there, there.sfen()).key: finding})

    assert [(move.usi, each.score, each.depth) for move, each in found] == [("2h2g", 44, 9)]


def test_a_position_can_be_asked_about_while_no_king_can_be_taken() -> None:
    def place(sfen: str) -> Place:
        return Place(Position.from_sfen(sfen, STANDARD), sfen)

    assert place("4k4/9/9/9/9/9/9/9/4K4 b R 1").is_sound
    assert place("4k4/9/9/9/9/9/9/9/9 b R 1").is_sound
    assert place("9/9/9/9/9/9/9/9/4K4 b R 1").is_sound
    assert not place("9/9/9/9/9/9/9/9/9 b R 1").is_sound
    assert not place("4k4/9/9/9/4R4/9/9/9/4K4 b - 1").is_sound
    assert place("4k4/9/9/9/4R4/9/9/9/4K4 w - 1").is_sound
    assert not place("4k4/9/9/9/9/9/9/9/4K4 b - 1").is_over
    assert place("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1").is_over


def test_a_place_behind_a_foul_is_told_as_the_position_alone() -> None:
    record = usi_text.loads("startpos moves 7g7f 3c3d").record
    fair = place_of(Cursor(record, (0, 0)))
    assert (fair.start_sfen, fair.moves) == (STANDARD.start_sfen, ("7g7f", "3c3d"))
    assert fair.before == parse_square("3d")
    assert place_of(Cursor(record, ())).before is None

    record.node((0, 0)).illegal = True
    foul = place_of(Cursor(record, (0, 0)))
    assert (foul.start_sfen, foul.moves) == (foul.position.sfen(), ())
    assert foul.before == parse_square("3d")
    assert foul.key == fair.key


def test_of_what_several_engines_found_of_a_position_the_deepest_is_remembered(qapp: object) -> None:
    analyst = Analyst(BoardModel(lambda: 0), lambda _: ())
    shallow, deep, other = (
        finding_after("7g7f", 10, 4), finding_after("7g7f", 20, 9), finding_after("2g2f", 30, 2),
    )  # fmt: skip
    silent = Finding(Color.BLACK, "Silent")
    for names in (("a", "b", "c"), ("b", "a", "c")):
        first, second, third = names
        analyst._remembered.clear()
        analyst._remembered[first, shallow[0]] = shallow[1]
        analyst._remembered[second, deep[0]] = deep[1]
        analyst._remembered[third, deep[0]] = silent
        analyst._remembered[first, other[0]] = other[1]
        assert analyst.memory() == {deep[0]: deep[1], other[0]: other[1]}
    analyst._remembered.clear()
    analyst._remembered["a", deep[0]] = silent
    analyst._remembered["b", deep[0]] = deep[1]
    analyst._remembered["c", deep[0]] = shallow[1]
    assert analyst.memory() == {deep[0]: deep[1]}
    assert analyst.close()
