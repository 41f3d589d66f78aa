"""What an engine says becomes lines: from Black's side, bounded, and never less than was known."""

from __future__ import annotations

import pytest

from shogi_desktop.app.analysis import line_reader
from shogi_desktop.app.analysis.finding import MOST_LINES, MOST_PLIES, Finding
from shogi_desktop.app.analysis.line_reader import LineReader
from shogi_desktop.app.analysis.place import Place, place_of, threat_of
from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.game import Evaluation, Record
from shogi_desktop.rules import STANDARD, Color, Position, parse_usi_move
from shogi_desktop.usi.messages import Bound, Centipawns, Info
from tests.support.analysing import LINE, record_of_line

START = Position.start(STANDARD)


def info(number: int = 1, depth: int | None = 1, score: int = 0, pv: tuple[str, ...] = ("7g7f",)) -> Info:
    return Info(depth=depth, multipv=number, score=Centipawns(score), pv=pv)


def test_lines_are_bounded_in_number_and_length_and_a_bound_replaces_no_exact_score() -> None:
    finding = Finding(Color.BLACK)
    for number in (0, 3, 1, MOST_LINES + 1, 600):
        finding.take(info(number, pv=("7g7f",) * 500))
    finding.take(Info(depth=9, score=Centipawns(900), bound=Bound.LOWER, pv=("2g2f",)))
    finding.take(Info(nodes=77, nps=5, string="words"))

    assert [line.multipv for line in finding.lines] == [1, 3]
    assert (len(finding.lines[0].pv), finding.depth) == (MOST_PLIES, 1)
    assert (finding.nodes, finding.nps) == (77, 5)


def test_what_was_known_stays_until_the_engine_has_come_as_deep_again() -> None:
    finding = Finding(Color.BLACK)
    finding.take(info(depth=20, score=50))
    finding.look_again(1)
    finding.take(info(depth=3, score=-9))
    assert (finding.depth, finding.lines[0].score) == (20, Centipawns(50))
    finding.take(info(depth=20, score=44))
    assert finding.lines[0].score == Centipawns(44)


def test_a_line_without_a_depth_is_less_deep_than_any() -> None:
    finding = Finding(Color.BLACK)
    finding.take(info(depth=1, score=50))
    finding.look_again(1)
    finding.take(info(depth=None, score=-9))
    assert finding.lines[0].score == Centipawns(50)


def test_more_lines_are_shown_as_soon_as_there_are_more_and_fewer_at_once() -> None:
    finding = Finding(Color.BLACK)
    finding.take(info(depth=20, score=50))
    finding.look_again(2)
    finding.take(info(1, depth=3))
    assert finding.depth == 20
    finding.take(info(2, depth=3))
    assert (finding.depth, len(finding.lines)) == (3, 2)
    finding.look_again(1)
    assert len(finding.lines) == 1


def test_the_best_line_is_an_evaluation_as_far_as_it_can_be_played() -> None:
    finding = Finding(Color.BLACK, "Fake")
    assert finding.evaluation(START) is None
    finding.take(info(depth=8, score=31, pv=("7g7f", "3c3d", "nonsense", "2g2f")))
    moves = tuple(parse_usi_move(usi, STANDARD) for usi in LINE[:2])

    assert finding.evaluation(START) == Evaluation(31, 8, None, "Fake", moves)
    finding.take(info(depth=9, pv=("5a5b",)))
    assert finding.evaluation(START) is None


def test_a_line_is_read_with_signs_and_positions_until_it_cannot_be_played() -> None:
    written: list[str] = []

    def write(_position: Position, move: object, _before: object) -> str:
        written.append(str(move))
        return getattr(move, "usi", "")

    reader = LineReader(Place(START, START.sfen()), write)
    steps = list(reader.steps((*LINE[:3], "5i5a", "8c8d")))
    again = list(reader.steps(LINE[:2]))

    assert [step.text for step in steps] == ["☗7g7f", "☖3c3d", "☗2g2f"]
    assert steps[2].position.turn is Color.WHITE
    assert again == steps[:2]
    assert len(written) == 3
    assert list(reader.steps(("",))) == []


def test_a_place_is_told_by_the_moves_that_led_there_and_behind_a_foul_by_itself() -> None:
    record = record_of_line()
    cursor = Cursor(record, (0, 0))
    place = place_of(cursor)
    assert (place.start_sfen, place.moves) == (record.start_sfen, LINE[:2])
    assert place.before == parse_usi_move("3c3d", STANDARD).target

    foul = Record(STANDARD)
    foul.root.add(parse_usi_move("7g7e", STANDARD)).illegal = True
    behind = place_of(Cursor(foul, (0,)))
    assert (behind.moves, behind.start_sfen) == ((), behind.position.sfen())


def test_the_threat_is_the_same_position_with_the_other_to_move_but_not_in_check() -> None:
    threat = threat_of(Place(START, START.sfen()))
    assert threat is not None
    assert threat.position.turn is Color.WHITE
    assert threat.key != Place(START, START.sfen()).key
    checked = Position.from_sfen("4k4/9/9/9/9/9/9/4r4/4K4 b - 1", STANDARD)
    assert threat_of(Place(checked, checked.sfen())) is None


def test_a_place_without_moves_is_over_and_one_with_the_other_king_in_check_is_unsound() -> None:
    mate = Position.from_sfen("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", STANDARD)
    exposed = Position.from_sfen("4k4/4R4/9/9/9/9/9/9/4K4 b - 1", STANDARD)

    assert Place(mate, mate.sfen()).is_over
    assert not Place(exposed, exposed.sfen()).is_sound
    assert Place(START, START.sfen()).is_sound and not Place(START, START.sfen()).is_over


def test_the_outline_is_the_score_for_black_and_the_first_move_alone() -> None:
    finding = Finding(Color.WHITE, "Fake")
    assert finding.outline(STANDARD) is None
    finding.take(info(depth=8, score=31, pv=("3c3d", "2g2f")))
    outline = finding.outline(STANDARD)
    assert outline == Evaluation(-31, 8, engine="Fake", line=(parse_usi_move("3c3d", STANDARD),))
    assert finding.outline(STANDARD) is outline
    finding.take(info(depth=9, score=40, pv=("8c8d",)))
    again = finding.outline(STANDARD)
    assert again is not None
    assert (again.score, again.depth) == (-40, 9)
    finding.take(info(depth=10, pv=("nonsense",)))
    assert finding.outline(STANDARD) is None


def test_lines_that_come_without_the_first_do_not_take_the_place_of_those_before() -> None:
    finding = Finding(Color.BLACK)
    finding.take(info(1, depth=9))
    finding.look_again(2)
    finding.take(info(2, depth=12))
    assert (finding.depth, len(finding.lines)) == (9, 1)
    finding.take(info(1, depth=9))
    assert [line.multipv for line in finding.lines] == [1, 2]


def test_every_word_of_the_engine_counts_as_a_change_to_be_looked_at() -> None:
    finding = Finding(Color.BLACK)
    seen = [finding.revision]
    for word in (info(), Info(nodes=3), Info(string="words")):
        finding.take(word)
        seen.append(finding.revision)
    assert seen == [0, 1, 2, 3]
    finding.take(Info(time_ms=70))
    assert (finding.nodes, finding.nps, finding.time_ms) == (3, None, 70)


def test_a_reader_that_has_read_too_much_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_reader, "_MOST_STEPS", 2)
    written: list[str] = []

    def write(_position: Position, move: object, _before: object) -> str:
        written.append(getattr(move, "usi", ""))
        return written[-1]

    reader = LineReader(Place(START, START.sfen()), write)
    for line in (LINE[:2], LINE[:2], LINE[:3], LINE[:1]):
        list(reader.steps(line))
    assert written == [*LINE[:3], LINE[0]], "known until there are three moves, then forgotten"
