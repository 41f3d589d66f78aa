"""KIFU.md 35 and 36."""

import pytest

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import NotKifuError, PositionTextError, read, usi_text
from shogi_desktop.notation.result import ProblemKind
from shogi_desktop.rules import OKISAKI, STANDARD, Color, parse_usi_move

SFEN = STANDARD.start_sfen


def moves(record: Record) -> list[str]:
    return [n.move.usi for n in record.main_line() if n.move]


@pytest.mark.parametrize(
    "text",
    [
        "position startpos moves 7g7f 3c3d",
        "startpos moves 7g7f 3c3d",
        "moves 7g7f 3c3d",
        "7g7f 3c3d",
        f"position sfen {SFEN} moves 7g7f 3c3d",
        f"sfen {SFEN} moves 7g7f 3c3d",
        f"{SFEN} moves 7g7f 3c3d",
        "  position   startpos\tmoves  7g7f   3c3d  \r\n",
        "position startpos\r\nmoves\r\n7g7f\r\n3c3d\r\n",
        "\ufeffposition startpos moves 7g7f 3c3d",
    ],
)
def test_35_with_and_without_every_word(text: str) -> None:
    result = read(text)
    assert result.problems == ()
    assert result.format == "usi"
    assert moves(result.record) == ["7g7f", "3c3d"]
    assert result.record.handicap_id == "even"


@pytest.mark.parametrize(
    "text", ["startpos", "position startpos", "position startpos moves", f"sfen {SFEN}", SFEN]
)
def test_35_no_moves_at_all(text: str) -> None:
    assert read(text).record == Record(STANDARD)


def test_35_trailing_resign_ends_the_game() -> None:
    assert read("startpos moves 7g7f resign").record.outcome == Outcome(Reason.RESIGNATION, Color.BLACK)
    assert read("startpos moves 7g7f win").record.outcome == Outcome(Reason.DECLARATION, Color.WHITE)


@pytest.mark.parametrize(
    ("text", "sfen"),
    [
        ("4k4/9/9/9/9/9/9/9/4K4 b -", "4k4/9/9/9/9/9/9/9/4K4 b - 1"),
        ("4k4/9/9/9/9/9/9/9/4K4 w p2PbR", "4k4/9/9/9/9/9/9/9/4K4 w R2Pbp 1"),
        ("4k4/9/9/9/9/9/9/9/4K4 b", "4k4/9/9/9/9/9/9/9/4K4 b - 1"),
        ("sfen 4k4/9/9/9/9/9/9/9/4K4 b moves 5i5h", "4k4/9/9/9/9/9/9/9/4K4 b - 1"),
        ("4k4/9/9/9/9/9/9/9/4K4 b - 27", "4k4/9/9/9/9/9/9/9/4K4 b - 27"),
    ],
)
def test_36_short_sfen_and_hands_in_any_order(text: str, sfen: str) -> None:
    record = read(text).record
    assert record.start_sfen == sfen
    assert record.handicap_id is None


@pytest.mark.parametrize(
    "text",
    [
        "4k4/9/9/9/9/9/9/9/4K3 b - 1",
        "4k4/9/9/9/9/9/9/9/4K5 b - 1",
        "sfen 4k4/9/9/9/9/9/9/4K4 b - 1",
        "position sfen 4x4/9/9/9/9/9/9/9/4K4 b - 1",
        "4k4/9/9/9/9/9/9/9/4K4 x - 1",
        "4k4/9/9/9/9/9/9/9/4K4",
        "sfen",
    ],
)
def test_36_a_position_that_cannot_be_is_an_error(text: str) -> None:
    with pytest.raises((PositionTextError, NotKifuError)):
        usi_text.loads(text)


@pytest.mark.parametrize("bad", ["7g7e", "3c3d", "P*5e", "9z9y", "hello"])
def test_36_the_moves_before_an_illegal_one_are_kept(bad: str) -> None:
    result = read(
        f"startpos moves 7g7f\n{bad} 2g2f" if bad != "3c3d" else "startpos moves 7g7f 3c3d\n3c3d 2g2f"
    )
    assert moves(result.record)[0] == "7g7f"
    what = ProblemKind.ILLEGAL_MOVE if bad in {"7g7e", "3c3d", "P*5e"} else ProblemKind.UNREADABLE_MOVE
    assert [(p.line, p.column, p.what) for p in result.problems] == [(2, 1, what)]
    assert result.record.main_line()[-1].comment == f"{bad} 2g2f"


def test_handicap_starts_are_known_by_name() -> None:
    for variant in (STANDARD, OKISAKI):
        for handicap in variant.handicaps:
            assert read(f"sfen {handicap.sfen}").record == Record(variant, handicap_id=handicap.id)


def test_okisaki_is_always_written_out() -> None:
    record = Record(OKISAKI)
    record.append((), parse_usi_move("10h10g", OKISAKI))
    text = usi_text.dumps(record)
    assert text == f"position sfen {OKISAKI.start_sfen} moves 10h10g"
    assert read(text).record == record
    assert usi_text.loads("startpos moves 10h10g", OKISAKI).record == record


def test_a_line_can_be_cut_short() -> None:
    record = read("startpos moves 7g7f 3c3d 2g2f").record
    assert usi_text.dumps(record, plies=2) == "position startpos moves 7g7f 3c3d"
    assert usi_text.dumps(record, plies=0) == "position startpos"


def test_a_line_ends_before_a_move_that_is_illegal() -> None:
    record = read("startpos moves 7g7f 3c3d").record
    record.node((0, 0)).illegal = True
    assert usi_text.dumps(record) == "position startpos moves 7g7f"


def test_bytes_in_and_out() -> None:
    record = read("startpos moves 7g7f").record
    assert usi_text.load(usi_text.dump(record)).record == record
