"""CSA and KI2 against readers and writers that nobody here wrote: python-shogi and cshogi."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from shogi_desktop.game import Record
from shogi_desktop.notation import csa, ki2, read
from shogi_desktop.notation.ki2_moves import ki2_tokens
from tests.support.random_games import random_record, usi

pytestmark = pytest.mark.oracle


SEEDS = range(6)
HANDICAPS = ("even", "lance", "bishop", "rook", "rook_lance", "two", "four", "six", "eight", "ten")
games = pytest.mark.parametrize("record", HANDICAPS, indirect=True)


@cache
def played(handicap: str) -> Record:
    return random_record(HANDICAPS.index(handicap), handicap)


@pytest.fixture
def record(request: pytest.FixtureRequest) -> Record:
    """One for all tests: none changes it."""
    return played(request.param)


@games
@pytest.mark.parametrize("dumps", [csa.dumps, csa.dumps_2], ids=["3.0", "2.2"])
def test_python_shogi_reads_our_csa(record: Record, dumps: object) -> None:
    theirs = pytest.importorskip("shogi.CSA")
    assert callable(dumps)
    found = theirs.Parser.parse_str(dumps(record))[0]
    assert found["moves"] == usi(record)
    assert found["sfen"].split()[:3] == record.start_sfen.split()[:3]
    assert found["names"] == ["先手太郎", "後手花子"]
    assert record.outcome is not None
    assert found["win"] == "bw"[int(record.outcome.winner or 0)]


@games
@pytest.mark.parametrize("dumps", [csa.dumps, csa.dumps_2], ids=["3.0", "2.2"])
def test_cshogi_reads_our_csa(record: Record, dumps: object) -> None:
    cshogi = pytest.importorskip("cshogi")
    from cshogi import CSA

    assert callable(dumps)
    found = CSA.Parser.parse_str(dumps(record))[0]
    assert [cshogi.move_to_usi(move) for move in found.moves] == usi(record)
    assert found.sfen.split()[:3] == record.start_sfen.split()[:3]
    assert found.endgame in {"%TORYO", "%TSUMI"}
    assert list(found.times)[: len(found.moves)] == [(n.time_ms or 0) // 1000 for n in record.main_line()]


@games
def test_we_read_the_csa_of_cshogi(record: Record, tmp_path: Path) -> None:
    cshogi = pytest.importorskip("cshogi")
    from cshogi import CSA

    board = cshogi.Board(record.start_sfen)
    path = tmp_path / "theirs.csa"
    exporter = CSA.Exporter(str(path))
    exporter.info(board, ["甲", "乙"], comment="a comment")
    for node in record.main_line():
        assert node.move is not None
        exporter.move(board.push_usi(node.move.usi), time=3, comment="** 12 +7776FU")
    exporter.endgame("%TORYO", time=5)
    exporter.close()
    result = read(path.read_bytes())
    assert result.problems == ()
    assert usi(result.record) == usi(record)
    assert result.record.start_sfen.split()[:3] == record.start_sfen.split()[:3]
    assert result.record.headers == {"black": "甲", "white": "乙"}
    assert result.record.outcome == record.outcome
    assert {node.time_ms for node in result.record.main_line()} == {3000}


@games
def test_cshogi_reads_our_ki2(record: Record) -> None:
    """Its reader fails at some texts that its own writer writes; those need only be the same."""
    cshogi = pytest.importorskip("cshogi")
    from cshogi import KI2

    names = str.maketrans({"☗": "▲", "☖": "△", "全": "成銀", "圭": "成桂", "杏": "成香", "竜": "龍"})
    board, moves_read = cshogi.Board(record.start_sfen), 0
    tokens = [t[0].strip() for line in ki2.dumps(record).split("\n") for t in ki2_tokens(line)]
    for node, token in zip(record.main_line(), tokens, strict=True):
        assert node.move is not None
        meant = board.move_from_usi(node.move.usi)
        theirs = cshogi.Board(board.sfen()) if "同" not in token else board.copy()
        try:
            assert KI2.Parser.parse_move_str(token, theirs)[:1] == [meant]
            moves_read += 1
        except (IndexError, AssertionError):
            assert KI2.move_to_ki2(meant, board).translate(names) == token.translate(names)
        board.push(meant)
    assert moves_read > len(tokens) * 3 / 4


@pytest.mark.parametrize("seed", SEEDS)
def test_we_read_the_ki2_of_cshogi(seed: int) -> None:
    cshogi = pytest.importorskip("cshogi")
    from cshogi import KI2

    record = random_record(seed)
    board = cshogi.Board()
    texts = []
    for number, move in enumerate(usi(record)):
        theirs = board.move_from_usi(move)
        texts.append("▲△"[number % 2] + KI2.move_to_ki2(theirs, board).lstrip("▲△☗☖"))
        board.push(theirs)
    result = read("手合割：平手\n\n" + "\n".join(texts) + "\n")
    assert result.problems == ()
    assert usi(result.record) == usi(record)
