"""CSA: the cases that break readers, numbered as in the list of formats' facts."""

from __future__ import annotations

import pytest

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import (
    NotationError,
    NotKifuError,
    PositionTextError,
    ReadResult,
    csa,
    csa_moves,
    csa_reader,
    kif,
    read,
    read_all,
)
from shogi_desktop.notation.csa import CsaVersion
from shogi_desktop.notation.csa_start import CsaStart
from shogi_desktop.notation.errors import CannotHoldError
from shogi_desktop.notation.result import FormatId, ProblemKind
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, parse_square, parse_usi_move

MOVES = "+7776FU\n-3334FU\n+8822UM\n-3122GI\n"
USI = ["7g7f", "3c3d", "8h2b+", "3a2b"]


def usi(result: ReadResult) -> list[str]:
    return [node.move.usi for node in result.record.main_line() if node.move]


@pytest.mark.parametrize(
    "head", ["V2\n", "V2.1\n", "V2.2\n", "", "V3.0\n", "'CSA encoding=UTF-8\nV3.0\n", "V1\n"]
)
@pytest.mark.parametrize("start", ["PI\n+\n", "PI\n", ""])
def test_23_every_version_is_read(head: str, start: str) -> None:
    result = read(head + start + MOVES)
    assert result.format is FormatId.CSA
    assert usi(result) == USI
    assert result.problems == ()


@pytest.mark.parametrize("encoding", ["cp932", "utf-8", "utf-8-sig", "euc_jp", "utf-16"])
def test_23_names_in_any_encoding_with_crlf(encoding: str) -> None:
    text = f"V2.2\nN+羽生善治\nN-谷川浩司\n$EVENT:王座戦\nPI\n+\n{MOVES}".replace("\n", "\r\n")
    result = read(text.encode(encoding))
    assert usi(result) == USI
    assert result.record.headers == {"black": "羽生善治", "white": "谷川浩司", "event": "王座戦"}
    assert result.problems == ()


def test_24_removals_make_a_handicap() -> None:
    result = read("V2.2\nPI82HI22KA\n-\n-5142OU\n")
    assert result.record.handicap_id == "two"
    assert usi(result) == ["5a4b"]


BOARD = """\
P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
P2 * -HI *  *  *  *  * -KA *{}
P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
P4 *  *  *  *  *  *  *  *  *{}
P5 *  *  *  *  *  *  *  *  *{}
P6 *  *  *  *  *  *  *  *  *{}
P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
P8 * +KA *  *  *  *  * +HI *{}
P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
+
"""


@pytest.mark.parametrize("end", [" ", "", "\t"])
@pytest.mark.parametrize("squeezed", [False, True])
def test_24_rows_with_trimmed_or_squeezed_blanks(end: str, squeezed: bool) -> None:
    board = BOARD.replace("{}", end)
    if squeezed:
        board = board.replace("  ", " ")
    result = read("V2.2\n" + board + MOVES)
    assert usi(result) == USI
    assert result.record.handicap_id == "even"


def test_24_pieces_one_by_one_and_the_rest_in_hand() -> None:
    result = read("V2.2\nP-11OU21FU22FU23FU24FU25FU26FU27FU28FU29FU\nP+00HI00HI\nP-00AL\n+\n+0012HI\n")
    position = result.record.start_position()
    kinds = {kind.id: count for kind, count in position.hand(Color.WHITE).items()}
    assert kinds == {"bishop": 2, "gold": 4, "silver": 4, "knight": 4, "lance": 4, "pawn": 9}
    assert position.hand(Color.BLACK).items() == [(STANDARD.kind("rook"), 2)]
    assert usi(result) == ["R*1b"]


def test_a_tenth_file_or_rank_is_a_letter() -> None:
    start = CsaStart(OKISAKI)
    places = ("10j", "1j", "10a")

    def standing() -> list[str | None]:
        found = (start.position.piece_at(parse_square(name)) for name in places)
        return [None if piece is None else piece.symbol for piece in found]

    assert all(start.take(statement) for statement in ("P+AAKY", "P-1AFU", "P-A1FU"))
    assert standing() == ["L", "p", "p"]
    assert start.take("PIA1KY1AFU")
    assert standing()[1:] == [None, None]


@pytest.mark.parametrize("board", ["P1-OU", "P1-XX * * * * * * * *", "P+99OU98OU", "P+00OU", "PI\nP-55OU"])
def test_24_a_board_that_cannot_be_set_up_is_refused(board: str) -> None:
    with pytest.raises(PositionTextError):
        read(f"V2.2\nN+a\n{board}\n+\n")


def test_25_times_to_the_millisecond_and_zero_is_a_time() -> None:
    result = read(
        "V3.0\nPI\n+\n+7776FU\nT0\n-3334FU\nT1.234\n+2726FU\nT0.05\n-8384FU\nT1.\n+2625FU\n%TORYO\nT7\n"
    )
    line = result.record.main_line()
    assert [node.time_ms for node in line] == [0, 1234, 50, 1000, None]
    assert [node.total_ms for node in line] == [0, 1234, 50, 2234, None]
    assert line[-1].outcome_time_ms == 7000


def test_26_commas_part_statements_but_never_in_names_headers_and_comments() -> None:
    result = read("V2.2\nN+a,b\n$EVENT:x,y\nPI\n+\n+7776FU,T12,-3334FU,T6\n'*good, isn't it\n")
    assert usi(result) == USI[:2]
    assert result.record.headers == {"black": "a,b", "event": "x,y"}
    assert result.record.node((0,)).time_ms == 12_000
    assert result.record.main_line()[-1].comment == "good, isn't it"


def test_27_comments_and_remarks() -> None:
    result = read(
        "V2.2\n'a remark\nN+a\nPI\n+\n'*on the start\n+7776FU\n'*one\n'*two\n'** 30 -3334FU +2726FU\n"
        "'rating 1500\n-3334FU\n"
    )
    assert result.problems == ()
    root, first = result.record.root, result.record.node((0,))
    assert (root.comment, root.remarks) == ("on the start", ["a remark"])
    assert (first.comment, first.remarks) == ("one\ntwo", ["rating 1500"])
    assert first.evaluation is not None
    assert (first.evaluation.score, [move.usi for move in first.evaluation.line]) == (30, ["3c3d", "2g2f"])
    assert csa.loads(csa.dumps(result.record)).record == result.record


@pytest.mark.parametrize(
    ("mark", "outcome"),
    [
        ("%TORYO", Outcome(Reason.RESIGNATION, Color.BLACK)),
        ("%CHUDAN", Outcome(Reason.INTERRUPTED)),
        ("%SENNICHITE", Outcome(Reason.REPETITION)),
        ("%TIME_UP", Outcome(Reason.TIMEOUT, Color.BLACK)),
        ("%ILLEGAL_MOVE", Outcome(Reason.ILLEGAL_MOVE, Color.BLACK)),
        ("%+ILLEGAL_ACTION", Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)),
        ("%-ILLEGAL_ACTION", Outcome(Reason.ILLEGAL_MOVE, Color.BLACK)),
        ("%JISHOGI", Outcome(Reason.IMPASSE)),
        ("%KACHI", Outcome(Reason.DECLARATION, Color.WHITE)),
        ("%HIKIWAKE", Outcome(Reason.AGREEMENT)),
        ("%MAX_MOVES", Outcome(Reason.MOVE_LIMIT)),
        ("%TSUMI", Outcome(Reason.CHECKMATE, Color.BLACK)),
        ("%FUZUMI", Outcome(Reason.NO_MATE)),
        ("%MATTA", Outcome(Reason.INTERRUPTED)),
        ("%ERROR", Outcome(Reason.INTERRUPTED)),
    ],
)
def test_28_every_end_mark(mark: str, outcome: Outcome) -> None:
    result = read(f"V2.2\nPI\n+\n+7776FU\n{mark}\n")
    assert result.record.outcome == outcome
    assert result.problems == ()
    written = csa.dumps(result.record)
    assert read(written).record == result.record
    if mark not in {"%MATTA", "%ERROR"} and "ILLEGAL" not in mark:
        assert mark in written


def test_28_a_foul_of_black_is_black_s_whoever_is_to_move() -> None:
    for moves in ("+7776FU\n", "+7776FU\n-3334FU\n"):
        result = read(f"V2.2\nPI\n+\n{moves}%+ILLEGAL_ACTION\n")
        assert result.record.outcome == Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)


def test_28_an_end_without_a_mark_of_its_own_is_said_exactly() -> None:
    record = Record(STANDARD)
    for reason in Reason:
        for winner in (None, *Color):
            try:
                record.root.outcome = Outcome(reason, winner)
            except ValueError:
                continue
            again = read(csa.dumps(record)).record
            assert again.outcome == record.root.outcome


def test_29_headers_known_and_unknown() -> None:
    text = (
        "V3.0\nN+a\n$EVENT:e\n$SITE:s\n$START_TIME:2026/01/02 10:00:00\n$END_TIME:2026/01/02 11:00:00\n"
        "$TIME_LIMIT:00:25+00\n$TIME:1500+0+10\n$TIME+:900+0+0\n$TIME-:1500+0+0\n$MAX_MOVES:256\n"
        "$JISHOGI:27\n$NOTE:one\\ntwo \\\\ three\n$OPENING:YAGURA\nPI\n+\n"
    )
    result = read(text)
    assert result.problems == ()
    assert result.record.headers == {
        "black": "a",
        "event": "e",
        "site": "s",
        "date": "2026/01/02 10:00:00",
        "end_date": "2026/01/02 11:00:00",
        "time_limit": "00:25+00",
        "TIME": "1500+0+10",
        "TIME+": "900+0+0",
        "TIME-": "1500+0+0",
        "MAX_MOVES": "256",
        "JISHOGI": "27",
        "NOTE": "one\ntwo \\ three",
        "opening": "YAGURA",
    }
    written = csa.dumps(result.record)
    assert "$NOTE:one\\ntwo \\\\ three\n" in written
    assert read(written).record == result.record
    assert kif.loads(kif.dumps(result.record)).record == result.record


def test_30_several_games_are_parted_by_a_slash() -> None:
    text = f"V2.2\nN+a\nPI\n+\n{MOVES}%TORYO\n/\nN+b\nPI\n+\n+2726FU\n/\n\n/\nN+c\nPI82HI22KA\n-\n-5142OU\n"
    results = read_all(text)
    assert [result.record.headers["black"] for result in results] == ["a", "b", "c"]
    assert [len(result.record.main_line()) for result in results] == [4, 1, 1]
    first = read(text)
    assert first.record == results[0].record
    assert [(p.line, p.column, p.what) for p in first.problems] == [(11, 1, ProblemKind.MORE_GAMES)]


def test_30_problems_of_a_later_game_have_their_line_in_the_file() -> None:
    results = read_all(f"V2.2\nPI\n+\n{MOVES}/\nPI\n+\n+7775FU\n")
    assert [(p.line, p.what) for p in results[1].problems] == [(11, ProblemKind.ILLEGAL_MOVE)]


def test_31_the_wrong_side_moving_ends_the_reading_and_keeps_the_rest() -> None:
    result = read("V2.2\nPI\n+\n+7776FU\n+2726FU\n-3334FU\nT5\n")
    assert usi(result) == ["7g7f"]
    assert [(p.line, p.what) for p in result.problems] == [(5, ProblemKind.UNREADABLE_MOVE)]
    assert result.record.node((0,)).comment == "+2726FU\n-3334FU\nT5"


def test_31_the_move_of_a_promoted_piece_is_no_promotion() -> None:
    result = read("V2.2\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n-8242HI\n+2231UM\n")
    assert usi(result)[-1] == "2b3a"
    assert result.problems == ()


def test_an_illegal_move_is_kept_and_marked() -> None:
    result = read("V2.2\nPI\n+\n+7775FU\n%+ILLEGAL_ACTION\n")
    node = result.record.node((0,))
    assert (node.move and node.move.usi, node.illegal) == ("7g7e", True)
    assert result.record.outcome == Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)
    assert csa.loads(csa.dumps(result.record)).record == result.record


def test_a_piece_misnamed_is_told() -> None:
    result = read("V2.2\nPI\n+\n+7776KI\n")
    assert usi(result) == ["7g7f"]
    assert [p.what for p in result.problems] == [ProblemKind.REPAIRED_MOVE]


@pytest.mark.parametrize("line", ["+77", "+7776XX", "+0776FU", "-7776FU,+", "+7076FU"])
def test_a_move_that_cannot_be_read_ends_the_reading(line: str) -> None:
    result = read(f"V2.2\nPI\n+\n+2726FU\n-8384FU\n{line}\n-3334FU\n")
    assert usi(result) == ["2g2f", "8c8d"]
    assert result.problems[0].line == 6
    assert "-3334FU" in result.record.main_line()[-1].comment


def test_blanks_at_the_end_of_what_is_noted_are_kept() -> None:
    result = csa.loads("V2.2\nPI\n+\n'*At the start \n+7776FU \n'*A thought \n'a remark\t\n-3334FU\n")
    first = result.record.node((0,))
    assert result.problems == ()
    assert (result.record.root.comment, first.comment) == ("At the start ", "A thought ")
    assert first.remarks == ["a remark\t"]
    assert csa.loads(csa.dumps(result.record)).record == result.record


def test_a_line_that_means_nothing_is_kept_as_a_remark() -> None:
    result = read("V2.2\nPI\n+\n+7776FU\nhello\n-3334FU\n")
    assert usi(result) == USI[:2]
    assert result.record.node((0,)).remarks == ["hello"]
    assert result.problems[0].what is ProblemKind.NOT_UNDERSTOOD


@pytest.mark.parametrize("line", ["hello: there", "$no colon", "$"])
def test_a_line_that_only_looks_like_a_header_is_a_remark(line: str) -> None:
    for text, path in ((f"V2.2\n{line}\nPI\n+\n{MOVES}", ()), (f"V2.2\nPI\n+\n{MOVES}{line}\n", (0,) * 4)):
        result = read(text)
        assert usi(result) == USI
        assert result.record.headers == {}
        assert result.record.node(path).remarks == [line]
        assert [problem.what for problem in result.problems] == [ProblemKind.NOT_UNDERSTOOD]


def test_an_end_mark_that_means_nothing_does_not_end_the_game() -> None:
    result = read("V2.2\nPI\n+\n+7776FU\n%FAREWELL\n-3334FU\n%TORYO\n")

    assert usi(result) == USI[:2]
    assert [(problem.what, problem.line) for problem in result.problems] == [(ProblemKind.NOT_UNDERSTOOD, 5)]
    assert result.record.outcome == Outcome(Reason.RESIGNATION, Color.WHITE)


def test_okisaki_shogi_is_refused_in_words() -> None:
    with pytest.raises(CannotHoldError, match="CSA cannot hold this game: it knows standard shogi only"):
        csa.dumps(Record(OKISAKI))


def test_what_is_no_csa_is_refused() -> None:
    with pytest.raises(NotKifuError):
        csa.loads("hello\nworld\n")
    with pytest.raises(NotationError):
        csa.loads("")


def test_version_2_has_whole_seconds_and_no_word_about_its_encoding() -> None:
    record = read("V3.0\nPI\n+\n+7776FU\nT1.234\n").record
    text = csa.dumps(record, CsaVersion.V2)
    assert text.startswith("V2.2\n")
    assert "T1\n" in text
    assert "T1.234\n" in csa.dumps(record)
    assert csa.dump(record, "cp932").startswith(b"'CSA encoding=SHIFT_JIS\r\nV3.0\r\n")


@pytest.mark.parametrize("text", ["-0055FU", "-3334FU", "7776FU", "+77", "", "%TORYO"])
def test_what_is_no_move_of_the_side_to_move_means_none(text: str) -> None:
    assert csa_moves.meant(text, Position.start(STANDARD)) is None


def test_a_drop_of_the_side_to_move_is_meant_whether_legal_or_not() -> None:
    assert csa_moves.meant("+0055FU", Position.start(STANDARD)) == parse_usi_move("P*5e", STANDARD)


def test_a_broken_line_behind_the_end_is_no_move() -> None:
    broken = "-33\ufffd4FU"
    before, behind = (
        csa.loads("V2.2\nPI\n+\n+7776FU\n" + rest) for rest in (f"{broken}\n%TORYO\n", f"%TORYO\n{broken}\n")
    )
    assert len(before.record.main_line()) == 2
    assert len(behind.record.main_line()) == 1
    assert ProblemKind.REPAIRED_MOVE not in {problem.what for problem in behind.problems}


def test_it_is_known_as_csa_by_its_first_four_hundred_lines() -> None:
    assert csa_reader.looks_like_csa("\n" * 399 + "+7776FU\n")
    assert not csa_reader.looks_like_csa("\n" * 400 + "+7776FU\n")


def test_what_is_not_understood_is_told_at_its_column_among_statements_of_one_line() -> None:
    result = read("V2.2\nPI\n+\n+7776FU,T5,hello,-3334FU,T6,what\n")
    assert [(p.line, p.column, p.what) for p in result.problems] == [
        (4, 12, ProblemKind.NOT_UNDERSTOOD),
        (4, 29, ProblemKind.NOT_UNDERSTOOD),
    ]


@pytest.mark.parametrize(
    ("text", "headers"),
    [
        ("N+Aiko", {"black": "Aiko"}),
        ("N-Bo", {"white": "Bo"}),
        ("$EVENT:Spring", {"event": "Spring"}),
        ("V2.2", {}),
        ("PI", {}),
        ("'CSA encoding=UTF-8", {}),
        ("%TORYO", {}),
    ],
)
def test_one_line_that_only_csa_has_makes_a_file_csa(text: str, headers: dict[str, str]) -> None:
    assert csa.loads(f"{text}\n").record.headers == headers
    for other in ("'a note", "T10", "any words"):
        with pytest.raises(NotKifuError):
            csa.loads(f"{other}\n")


def test_what_is_odd_in_a_board_is_told_at_its_last_line() -> None:
    board = csa.dumps(read("4k4/9/9/9/P8/P8/9/9/4K4 b - 1").record)
    result = csa.loads(board + "+5958OU\n")
    last = board.splitlines().index("+") + 1
    assert result.record.start_sfen == "4k4/9/9/9/P8/P8/9/9/4K4 b - 1"
    assert [(problem.what, problem.line, problem.column) for problem in result.problems] == [
        (ProblemKind.POSITION, last, 1)
    ]


def test_a_header_of_several_lines_stands_in_one() -> None:
    record = Record(STANDARD)
    record.headers = {"event": "one\ntwo", "NOTE": "three\nfour", "site": "five"}
    written = csa.dumps(record)
    assert "'$event:one\\ntwo\n$NOTE:three\\nfour\n$SITE:five\n" in written
    assert csa.loads(written).record == record


@pytest.mark.parametrize("statement", ["PX12", "P0-KY", "P"])
def test_a_statement_that_is_no_part_of_a_position_is_told(statement: str) -> None:
    result = read(f"V2.2\nPI\n{statement}\n+\n+7776FU\n")
    assert [node.move and node.move.usi for node in result.record.main_line()] == ["7g7f"]
    assert [(problem.line, problem.what) for problem in result.problems] == [(3, ProblemKind.NOT_UNDERSTOOD)]


@pytest.mark.parametrize(
    ("move", "text"),
    [
        *(("5g5f", "+5756FU"), ("B*5e", "+0055KA"), ("2d2c+", "+2423RY")),
        *(("2d2c", "+2423HI"), ("1d1c", "+1413TO")),
    ],
)
def test_a_move_is_spelt_as_its_piece_stands_afterwards(move: str, text: str) -> None:
    position = Position.from_sfen("4k4/9/9/7R+P/9/9/4P4/9/4K4 b B 1", STANDARD)
    assert csa_moves.spelt(parse_usi_move(move, STANDARD), position) == text
    assert csa_moves.meant(text, position) == parse_usi_move(move, STANDARD)


def test_a_start_that_only_white_begins_has_no_board_but_other_hands_have_one() -> None:
    lines = [
        csa.dumps(Record(STANDARD, STANDARD.start_sfen.replace("b - 1", end))).splitlines()[2]
        for end in ("b - 1", "w - 1", "b - 7", "b P 1")
    ]
    assert lines == ["PI", "PI", "PI", "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY"]


def test_what_there_is_more_of_than_a_set_has_gives_no_hand() -> None:
    position = csa.loads("V2.2\nPI\nP+55FU\nP-00KI\nP-00AL\n+\n").record.start_position()
    assert [(kind.id, count) for kind, count in position.hand(Color.WHITE).items()] == [("gold", 1)]


def test_a_letter_names_a_square_of_ten_files_only() -> None:
    said = csa_moves.said_of("+A9A8FU", OKISAKI)
    assert said is not None and said.move == parse_usi_move("10i10h", OKISAKI)
    assert csa_moves.said_of("+A9A8FU", STANDARD) is None
