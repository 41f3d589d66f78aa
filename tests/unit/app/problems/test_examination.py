"""Problems examined with the program's own engine: one solution or several, what is left or not needed."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.mates import Finding, Verdict, read_finding
from shogi_desktop.app.problems import examination
from shogi_desktop.app.problems.defences import as_record, lines_of, tree_of_defences
from shogi_desktop.app.problems.examination import (
    PROVEN_PLIES,
    Examination,
    Examiner,
    OtherKind,
    OtherSolution,
    Superfluous,
    UndecidedError,
    _kind,
    _proven,
    _removable,
    _without,
)
from shogi_desktop.app.problems.prover import EngineProver
from shogi_desktop.game import Reason
from shogi_desktop.game.mating import PlainMate
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    Move,
    Position,
    Variant,
    parse_usi_move,
    square,
    square_name,
)
from shogi_desktop.usi.messages import Checkmate, CheckmateResult
from tests.unit.app.problems.plain import PlainProver

THREE = "8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1"


@pytest.fixture
def prover() -> Iterator[EngineProver]:
    with EngineProver(bundled_engine(), {"USI_Hash": 16}, 5_000) as prover:
        yield prover


def examined(prover: EngineProver, sfen: str, variant: Variant = STANDARD) -> Examination:
    return Examiner(prover).examine(Position.from_sfen(sfen, variant))


def texts(found: Examination) -> list[str]:
    return [move.usi for move in found.line]


def test_a_right_problem(prover: EngineProver) -> None:
    found = examined(prover, THREE)
    assert texts(found) == ["2d2c+", "1b2a", "3c3b"]
    assert found.is_right and found.is_strict and found.proven is True


def test_a_right_problem_on_ten_files(prover: EngineProver) -> None:
    found = examined(prover, "k1g7/B4R4/10/10/10/10/10/10/10/10 b G2qrb2g4s4n4l20p 1", OKISAKI)
    assert texts(found) == ["G*9a", "8a9a", "10b9a+", "10a9a", "G*9b"]
    assert found.is_right and found.proven is True


def test_no_mate(prover: EngineProver) -> None:
    found = examined(prover, "4k4/9/9/9/9/9/9/9/9 b 2G2r2b2g4s4n4l18p 1")
    assert (found.verdict, found.line, found.is_right) == (Verdict.NO_MATE, (), False)


def test_another_solution_of_the_same_length(prover: EngineProver) -> None:
    found = examined(prover, "4k4/9/3GP4/9/9/9/9/9/9 b G2r2b2g4s4n4l17p 1")
    assert [(other.ply, other.kind) for other in found.others] == [(1, OtherKind.SAME)] * 2
    assert {texts(found)[0], *(other.line[0].usi for other in found.others)} == {"G*5b", "6c5b", "5c5b+"}
    assert not found.has_one_solution


def test_a_piece_that_is_not_needed(prover: EngineProver) -> None:
    found = examined(prover, "8b/8k/6G2/7P1/9/9/9/P8/9 b 2rb3g4s4n4l16p 1")
    assert [(one.kind.id, one.square and square_name(one.square)) for one in found.superfluous] == [
        ("pawn", "9h")
    ]
    assert found.has_one_solution and not found.is_right


def test_a_piece_left_in_hand(prover: EngineProver) -> None:
    found = examined(prover, "8b/8k/6G2/7P1/9/9/9/9/9 b P2rb3g4s4n4l16p 1")
    assert texts(found) == ["2d2c+", "1b2a", "3c3b"]
    assert [(kind.id, count) for kind, count in found.left_in_hand] == [("pawn", 1)]
    assert [(one.kind.id, one.square) for one in found.superfluous] == [("pawn", None)]
    assert found.has_one_solution and not found.is_right


def test_checks_that_can_go_round_in_circles_beside_the_mate_are_no_other_solution(
    prover: EngineProver,
) -> None:
    start = Position.from_sfen("k8/9/1P7/8p/9/9/9/4R4/8K b Gp 1", STANDARD)
    circle, keys = start.copy(), []
    for ply, text in enumerate(("5h5a", "9a9b", "5a5b", "9b9a", "5b5a")):
        circle.play(parse_usi_move(text, STANDARD))
        assert ply % 2 or circle.is_check()
        keys.append(circle.key())
    assert keys[0] == keys[-1]
    found = Examiner(prover).examine(start)
    assert [move.usi for move in found.line] == ["G*8b"]
    assert [other.line[0].usi for other in found.others] == ["5h9h"]
    after = start.copy()
    after.play(parse_usi_move("5h5a", STANDARD))
    assert Examiner(prover).mated_in(after) is None


def test_a_mate_that_is_none_is_no_answer() -> None:
    start = Position.from_sfen(THREE, STANDARD)
    for moves in (("2d2c+",), ("2d2c", "1b2a", "3c3b"), ("3c2b", "1a2b", "2d2c+"), ("nonsense",), ()):
        said = Checkmate(CheckmateResult.MATE, moves)
        assert read_finding(start, said).verdict is Verdict.UNKNOWN, moves
    assert read_finding(start, Checkmate(CheckmateResult.TIMEOUT)).verdict is Verdict.UNKNOWN
    assert read_finding(start, Checkmate(CheckmateResult.NO_MATE)).verdict is Verdict.NO_MATE


def test_an_escape_is_shown(prover: EngineProver) -> None:
    """The other check, by the gold at once, lets the king go."""
    position = Position.from_sfen(THREE, STANDARD)
    position.play(_move(position, "3c2b"))
    move = Examiner(prover).escape(position)
    assert move is not None
    position.play(move)
    assert PlainMate(position).attack(5) is None


def _move(position: Position, usi: str) -> Move:
    return next(move for move in position.legal_moves() if move.usi == usi)


def test_all_defences_as_a_tree(prover: EngineProver) -> None:
    start = Position.from_sfen("5+R1nk/8l/5+P3/9/9/9/9/9/9 b Gr2b3g4s3n2l17p 1", STANDARD)
    tree = tree_of_defences(prover, start)
    assert tree.plies == len(Examiner(prover).best_line(start))
    record = as_record(start, tree)
    ends = [node for node in record.walk() if node.outcome is not None]
    assert [node.move for node in record.main_line()] == list(Examiner(prover).best_line(start))
    assert tree.count() == sum(node.move is not None for node in record.walk())
    assert all(node.outcome is not None and node.outcome.reason is Reason.CHECKMATE for node in ends)
    for node in ends:
        assert PlainMate(record.position(node.path)).defend(0) == 0
    # Every reply that counts is there: each position of the defender has as many as it has defences.
    for node in record.walk():
        if node.ply % 2 == 1 and node.outcome is None:
            assert len(node.children) == len(Examiner(prover).defences(record.position(node.path)))


class Counting:
    """A prover that counts what it is asked."""

    def __init__(self, prover: EngineProver) -> None:
        self._prover = prover
        self.asked = 0

    def prove(self, position: Position) -> Finding:
        self.asked += 1
        return self._prover.prove(position)


def test_a_mate_from_afar_is_asked_about_by_squares_not_by_pieces(prover: EngineProver) -> None:
    """Four squares between, six kinds to put there: to try them in every order takes 1,424 questions."""
    counting = Counting(prover)
    position = Position.from_sfen("7bk/8p/7S1/9/9/3B5/9/9/9 w 2r4g3s4n4l17p 2", STANDARD)
    assert Examiner(counting).mated_in(position) == 0
    assert counting.asked < 100


LATER = "9/9/7Pk/6Bg1/9/9/9/9/9 b GSN2rb2g3s3n4l17p 1"
"""After S*2b the retreat is mated at once, the way forward two moves later."""
TWO_WAYS = "3s5/4k4/9/9/9/9/B8/9/9 b GS2rb3g2s4n4l18p 1"
"""After G*5c both ways out last as long; the solution goes on from the one on the same file."""


def test_the_longest_defence_comes_first(prover: EngineProver) -> None:
    start = Position.from_sfen(LATER, STANDARD)
    examiner = Examiner(prover)
    assert [move.usi for move in examiner.best_line(start)] == ["S*2b", "1c1d", "N*2f", "1d1e", "G*1f"]
    start.play(_move(start, "S*2b"))
    assert [(move.usi, plies) for move, plies in examiner.defences(start)] == [("1c1d", 4), ("1c1b", 2)]


def test_every_way_through_a_tree_can_be_played_the_longest_first(prover: EngineProver) -> None:
    start = Position.from_sfen(LATER, STANDARD)
    lines = lines_of(tree_of_defences(prover, start))
    assert lines[0] == Examiner(prover).best_line(start)
    assert {line[:2][-1].usi for line in lines} == {"1c1d", "1c1b"}
    for line in lines:
        position = start.copy()
        for move in line:
            position.play(move)
        assert position.is_check() and not position.legal_moves()


def test_of_defences_of_one_length_that_of_the_solution_comes_first(prover: EngineProver) -> None:
    start = Position.from_sfen(TWO_WAYS, STANDARD)
    line = Examiner(prover).best_line(start)
    tree = tree_of_defences(prover, start)
    assert [move.usi for move, _ in tree.replies] == ["5b5a", "5b4a"]
    assert tree.replies[0][0] == line[1]


@pytest.mark.parametrize(("most", "grown"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2)])
def test_a_tree_stops_growing_where_it_has_too_many_moves(
    prover: EngineProver, most: int, grown: int
) -> None:
    tree = tree_of_defences(prover, Position.from_sfen(TWO_WAYS, STANDARD), most)
    assert sum(below is not None for _, below in tree.replies) == grown


# --- without an engine ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sfen", "plies"),
    [
        ("7bk/8p/7S1/9/9/3B5/9/9/9 w p 2", 0),  # whatever is put between is taken, and it is mate
        ("7gk/8p/7S1/9/9/3B5/9/9/9 w p 2", None),  # what takes beside the gold is taken by it
    ],
)
def test_what_is_put_between_counts_where_what_takes_it_does_not_mate(sfen: str, plies: int | None) -> None:
    position = Position.from_sfen(sfen, STANDARD)
    examiner = Examiner(PlainProver())
    assert examiner.mated_in(position) == plies
    assert examiner.mated_in(position) == plies
    assert (PlainMate(position).defend(0) == 0) is (plies == 0)


def test_another_solution_is_found_and_a_piece_left_over_by_plain_search_too() -> None:
    found = Examiner(PlainProver()).examine(Position.from_sfen("4k4/9/3GP4/9/9/9/9/9/9 b G 1", STANDARD))
    assert {(other.kind, other.line[0].usi) for other in found.others} == {
        (OtherKind.SAME, text) for text in {"G*5b", "6c5b", "5c5b+"} - set(texts(found))
    }
    assert found.proven is None
    one = Examiner(PlainProver()).examine(Position.from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", STANDARD))
    assert one.is_right and one.proven is True


def test_only_a_complete_finding_of_one_short_solution_is_proven() -> None:
    start = Position.from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", STANDARD)
    mate = (_move(start, "G*5b"),)
    other = OtherSolution(1, mate, OtherKind.SAME)
    assert _proven(start, Examination(Verdict.MATE, mate)) is True
    for found in (
        Examination(Verdict.MATE, mate, is_complete=False),
        Examination(Verdict.MATE, mate, others=(other,)),
        Examination(Verdict.MATE, mate, others=(other,), is_complete=False),
        Examination(Verdict.MATE, mate * (PROVEN_PLIES + 1)),
    ):
        assert _proven(start, found) is None


def test_a_solution_as_long_as_plain_search_reaches_is_proven_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Position.from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", STANDARD)
    longest = (_move(start, "G*5b"),) * PROVEN_PLIES
    asked: list[object] = []
    monkeypatch.setattr(examination, "is_only_solution", lambda *about: asked.append(about) or True)
    assert _proven(start, Examination(Verdict.MATE, longest)) is True
    assert asked == [(start, longest)]


def test_a_drop_whose_taking_mates_later_is_no_futile_one() -> None:
    """The rook that takes the gold is taken by the king, which is then mated by that gold."""
    position = Position.from_sfen("4R3k/9/7G1/9/9/9/9/9/9 w g 2", STANDARD)
    examiner = Examiner(PlainProver())
    assert [(move.usi, plies) for move, plies in examiner.defences(position)] == [("G*2a", 4)]
    assert examiner.mated_in(position) == 4


def test_a_defence_that_leaves_nothing_in_hand_is_looked_for_among_so_many_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = Position.from_sfen("3s5/4k4/9/9/9/9/B8/9/9 b GS 1", STANDARD)
    examiner = Examiner(PlainProver())
    for _ in range(2):
        assert [move.usi for move in examiner.best_line(start)] == ["G*5c", "5b5a", "S*4b"]
    for most, line in ((2, ["G*5c", "5b5a", "S*4b"]), (1, ["G*5c", "5b4a", "5c4b"])):
        monkeypatch.setattr(examination, "_TIED_LINES", most)
        assert [move.usi for move in examiner.best_line(start)] == line


def test_a_piece_without_which_there_is_another_solution_is_needed() -> None:
    """The lance is not; but with the pawn before it gone, the other pawn would mate by it too."""
    start = Position.from_sfen("4k4/9/4P4/9/4p4/9/9/4L4/9 b G 1", STANDARD)
    found = Examiner(PlainProver()).examine(start)
    assert texts(found) == ["G*5b"] and not found.others
    assert [(one.kind.id, one.square and square_name(one.square)) for one in found.superfluous] == [
        ("lance", "5h")
    ]


def test_a_piece_is_superfluous_where_without_it_the_solution_stays_and_none_is_new(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = Position.from_sfen(THREE, STANDARD)
    a, b, c = (parse_usi_move(text, STANDARD) for text in ("3c3b", "2d2c+", "R*1b"))
    known = OtherSolution(1, (b,), OtherKind.SAME)
    found = Examination(Verdict.MATE, (a,), (known,))
    pieces = [Superfluous(STANDARD.kind("gold"), square(file, 1)) for file in range(1, 9)]
    without: dict[Superfluous, tuple[int, Examination | None]] = {
        pieces[0]: (2, found),  # a longer mate
        pieces[1]: (1, None),  # that nobody can say
        pieces[2]: (1, found),
        pieces[3]: (1, replace(found, line=(c,))),  # another solution
        pieces[4]: (1, replace(found, others=(known, OtherSolution(1, (c,), OtherKind.SAME)))),  # one more
        pieces[5]: (1, replace(found, others=(replace(known, ply=2),))),
        pieces[6]: (1, replace(found, is_complete=False)),
        pieces[7]: (1, replace(found, others=())),
    }
    asked: list[tuple[object, object]] = []

    def others_of(less: Superfluous, solved: object) -> Examination:
        asked.append((less, solved))
        answer = without[less][1]
        if answer is None:
            raise UndecidedError
        return answer

    prover = Mock()
    prover.prove.side_effect = lambda less: Mock(plies=without[less][0])
    examiner = Examiner(prover)
    monkeypatch.setattr(examination, "_removable", lambda position: pieces if position is start else [])
    monkeypatch.setattr(examination, "_without", lambda position, one: one if position is start else None)
    monkeypatch.setattr(examiner, "_solved", lambda less: ("solved", less))
    monkeypatch.setattr(examiner, "_with_others", others_of)
    told = examiner._with_superfluous(start, found)
    assert told == replace(found, superfluous=(pieces[2], pieces[7]))
    assert asked == [(one, ("solved", one)) for one in pieces[1:]]


def test_each_piece_but_kings_is_left_out_once_and_goes_to_the_defender_s_hand() -> None:
    start = Position.from_sfen("8k/8+P/6G2/9/9/9/9/9/9 b 2Pr 1", STANDARD)
    left_out = {
        (one.kind.id, one.square is None): _without(start, one).sfen().rsplit(" ", 1)[0]
        for one in _removable(start)
    }
    assert left_out == {
        ("tokin", False): "8k/9/6G2/9/9/9/9/9/9 b 2Prp",
        ("gold", False): "8k/8+P/9/9/9/9/9/9/9 b 2Prg",
        ("pawn", True): "8k/8+P/6G2/9/9/9/9/9/9 b Prp",
    }
    assert start.sfen() == "8k/8+P/6G2/9/9/9/9/9/9 b 2Pr 1"


@pytest.mark.parametrize(
    ("rival", "ply", "plies", "kind"),
    [
        ("2d2c", 1, 1, OtherKind.PROMOTION),
        ("2d2c", 1, 3, OtherKind.LONGER),
        ("R*1b", 0, 3, OtherKind.SAME),
        ("R*1b", 0, 1, OtherKind.SHORTER),
        ("R*1b", 0, 5, OtherKind.LONGER),
        ("3c3b", 2, 1, OtherKind.LAST),
        ("2d2c", 2, 1, OtherKind.LAST),
    ],
)
def test_another_solution_is_compared_with_what_is_left_of_the_problem_s(
    rival: str, ply: int, plies: int, kind: OtherKind
) -> None:
    line = tuple(parse_usi_move(text, STANDARD) for text in ("3c3b", "2d2c+", "R*1c"))
    found = Examination(Verdict.MATE, line)
    assert _kind(found, ply, parse_usi_move(rival, STANDARD), plies) is kind


def test_the_last_move_of_a_problem_of_one_is_its_solution_and_another_one_the_same() -> None:
    found = Examination(Verdict.MATE, (parse_usi_move("3c3b", STANDARD),))
    assert _kind(found, 0, parse_usi_move("R*1b", STANDARD), 1) is OtherKind.SAME
