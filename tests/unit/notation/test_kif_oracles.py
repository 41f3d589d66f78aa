"""KIF against two readers and one writer that nobody here wrote: python-shogi and cshogi."""

import random

import pytest

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import kif
from shogi_desktop.rules import STANDARD, Position

pytestmark = pytest.mark.oracle

KNOWN_TO_THEM = (
    "even",
    "lance",
    "right_lance",
    "bishop",
    "rook",
    "rook_lance",
    "two",
    "three",
    "four",
    "six",
    "eight",
    "ten",
)


def random_record(seed: int, *, handicap: str = "even", times: bool = False) -> Record:
    rng = random.Random(seed)
    record = Record(STANDARD, handicap_id=handicap)
    record.headers.update(black="先手太郎", white="後手花子", event="試験")
    position = record.start_position()
    path: tuple[int, ...] = ()
    for _ in range(120):
        moves = position.legal_moves()
        if not moves:
            break
        captures = [m for m in moves if position.piece_at(m.target)]
        move = rng.choice(captures if captures and rng.random() < 0.4 else moves)
        path = record.append(path, move, time_ms=rng.randint(0, 400) * 1000 if times else None)
        position.play(move)
    record.node(path).outcome = Outcome(Reason.RESIGNATION, position.turn.opponent)
    return record


def usi(record: Record) -> list[str]:
    return [n.move.usi for n in record.main_line() if n.move]


@pytest.mark.parametrize("handicap", KNOWN_TO_THEM)
def test_python_shogi_reads_what_is_written(handicap: str) -> None:
    shogi_kif = pytest.importorskip("shogi.KIF")
    record = random_record(KNOWN_TO_THEM.index(handicap), handicap=handicap, times=True)
    read = shogi_kif.Parser.parse_str(kif.dumps(record))[0]
    assert read["moves"] == usi(record)
    assert read["sfen"] == record.start_sfen
    assert read["names"] == ["先手太郎", "後手花子"]
    assert record.outcome is not None
    assert read["win"] == ("b" if record.outcome.winner == 0 else "w")


@pytest.mark.parametrize("handicap", KNOWN_TO_THEM)
def test_cshogi_reads_what_is_written(handicap: str) -> None:
    cshogi = pytest.importorskip("cshogi")
    from cshogi import KIF

    record = random_record(KNOWN_TO_THEM.index(handicap), handicap=handicap, times=True)
    record.append((), record.start_position().legal_moves()[-1])  # a variation does not disturb it
    record.node((0,)).comment = "注釈"
    read = KIF.Parser.parse_str(kif.dumps(record))
    assert [cshogi.move_to_usi(m) for m in read.moves] == usi(record)
    assert read.sfen == record.start_sfen
    assert read.names == ["先手太郎", "後手花子"]
    line = record.main_line()
    assert read.times[: len(line)] == [(n.time_ms or 0) // 1000 for n in line]


@pytest.mark.parametrize("seed", range(10))
def test_what_python_shogi_writes_is_read(seed: int) -> None:
    shogi = pytest.importorskip("shogi")
    shogi_kif = pytest.importorskip("shogi.KIF")
    record = random_record(seed)
    moves = usi(record)
    summary = {
        "names": ["A", "B"],
        "sfen": shogi.STARTING_SFEN,
        "moves": moves,
        "win": "b" if len(moves) % 2 else "w",
    }
    result = kif.loads(shogi_kif.Exporter.kif(summary))
    assert result.problems == ()
    assert usi(result.record) == moves
    assert result.record.headers["black"] == "A"
    assert result.record.outcome is not None
    assert result.record.outcome.reason is Reason.RESIGNATION


@pytest.mark.parametrize("seed", range(10))
def test_what_cshogi_writes_is_read(seed: int) -> None:
    cshogi = pytest.importorskip("cshogi")
    from cshogi import KIF

    record = random_record(seed)
    board = cshogi.Board()
    previous = None
    lines = ["手合割：平手", "手数----指手---------消費時間--"]
    for number, text in enumerate(usi(record), start=1):
        move = board.push_usi(text)
        lines.append(f"{number:4} {KIF.move_to_kif(move, previous)} ( 0:01/00:00:01)")
        previous = move
    result = kif.loads("\n".join(lines))
    assert result.problems == ()
    assert usi(result.record) == usi(record)


@pytest.mark.parametrize("seed", range(6))
def test_cshogis_diagram_is_read_as_its_position(seed: int) -> None:
    cshogi = pytest.importorskip("cshogi")
    from cshogi import KIF

    record = random_record(seed)
    position = record.position((0,) * min(80, len(record.main_line())))
    board = cshogi.Board(position.sfen())
    found = kif.loads(KIF.board_to_bod(board)).record.start_position()
    assert found == position
    assert isinstance(found, Position)


def test_the_houses_own_lines_disturb_neither_of_them() -> None:
    cshogi = pytest.importorskip("cshogi")
    shogi_kif = pytest.importorskip("shogi.KIF")
    from cshogi import KIF

    record = random_record(5)
    for n, node in enumerate(record.main_line()):
        node.time_ms, node.total_ms = 1_234 * n, 5_678 * n
        node.comment = "注釈\n投了" if n % 7 == 0 else ""
        node.bookmark = "しおり" if n % 11 == 0 else None
        node.remarks = ["remark"] if n % 5 == 0 else []
    last = record.main_line()[-1]
    last.outcome, last.outcome_time_ms = Outcome(Reason.NO_MOVE, record.turn_at(last.path).opponent), 3_210
    text = kif.dumps(record)
    assert "#times-ms" in text
    assert "#outcome" in text
    assert kif.loads(text).record == record
    assert shogi_kif.Parser.parse_str(text)[0]["moves"] == usi(record)
    assert [cshogi.move_to_usi(m) for m in KIF.Parser.parse_str(text).moves] == usi(record)
