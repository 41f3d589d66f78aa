"""Okisaki's house convention, file names, and the telling of formats."""

from datetime import datetime

import pytest

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import kif, read, suggested_file_name
from shogi_desktop.rules import OKISAKI, STANDARD, Color, parse_usi_move

WHEN = datetime(2026, 11, 21, 9, 5)


def okisaki_record(handicap: str = "even") -> Record:
    record = Record(OKISAKI, handicap_id=handicap)
    record.headers.update(black="A", white="B")
    path: tuple[int, ...] = ()
    moves = ["10h10g", "5c5d", "10g10f"] if handicap == "even" else ["5c5d", "10h10g"]
    for text in moves:
        path = record.append(path, parse_usi_move(text, OKISAKI), time_ms=1_000)
    record.node(path).outcome = Outcome(Reason.BARE_KING, Color.BLACK)
    return record


def test_okisaki_is_written_by_the_house_convention() -> None:
    text = kif.dumps(okisaki_record())
    assert "手合割：御妃将棋\n変則：御妃将棋\n" in text
    assert "   1 １０七歩(10.8)" in text
    assert "   2 ５四歩(5.3)" in text


@pytest.mark.parametrize("handicap", [h.id for h in OKISAKI.handicaps])
def test_okisaki_reads_back_in_full(handicap: str) -> None:
    record = (
        okisaki_record(handicap) if handicap in {"even", "two"} else Record(OKISAKI, handicap_id=handicap)
    )
    assert kif.loads(kif.dumps(record)).record == record
    assert read(kif.dump(record, "cp932")).record == record


@pytest.mark.parametrize(
    "text", ["１０七歩(10.8)", "１０七歩(108)", "10七歩(10.8)", "十七歩(10.8)", "１０七歩（１０．８）"]
)
def test_the_tenth_file_is_read_in_every_form(text: str) -> None:
    result = kif.loads(f"変則：御妃将棋\n   1 {text}\n")
    assert result.problems == ()
    assert [n.move.usi for n in result.record.main_line() if n.move] == ["10h10g"]


def test_okisaki_origin_on_the_tenth_rank_and_file() -> None:
    result = kif.loads("手合割：御妃将棋\n   1 １０九香(10.10)\n   2 １二香(1.1)\n   3 ７九跳(9.10)\n")
    assert result.problems == ()
    assert [n.move.usi for n in result.record.main_line() if n.move] == ["10j10i", "1a1b", "9j7i"]


def test_okisaki_is_known_by_its_ten_columns_alone() -> None:
    record = Record(OKISAKI, "4k5/10/10/10/10/10/10/10/10/4K3Q1 b 2Nq 1")
    text = kif.dumps(record).replace("変則：御妃将棋\n", "")
    assert kif.loads(text).record == record


def test_promoted_pieces_of_okisaki_have_their_own_characters() -> None:
    record = Record(OKISAKI, "4k5/10/1+S+N+L+P5/10/10/10/10/10/10/4K5 b - 1")
    path: tuple[int, ...] = ()
    for text in ("9c9b", "6a5a", "8c8b", "5a4a", "7c7b", "4a3a", "6c6b", "3a2a"):
        path = record.append(path, parse_usi_move(text, OKISAKI))
    text = kif.dumps(record)
    for name in ("９二全(9.3)", "８二今(8.3)", "７二仝(7.3)", "６二个(6.3)"):
        assert name in text
    assert kif.loads(text).record == record


@pytest.mark.parametrize(
    ("black", "white", "expected"),
    [
        ("羽生善治", "Kasparov", "20261121_0905_羽生善治_Kasparov.kif"),
        ("", "", "20261121_0905_black_white.kif"),
        ("a/b:c*?", "  x  y ", "20261121_0905_a-b-c_x-y.kif"),
        ("../..", "CON", "20261121_0905_black_CON.kif"),
        ("x" * 300, "y", f"20261121_0905_{'x' * 40}_y.kif"),
    ],
)
def test_suggested_file_names_are_safe(black: str, white: str, expected: str) -> None:
    record = Record(STANDARD)
    record.headers.update(black=black, white=white)
    assert suggested_file_name(record, WHEN) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("position startpos moves 7g7f", "usi"),
        (STANDARD.start_sfen, "usi"),
        ("   1 ７六歩(77)\n", "kif"),
        ("手合割：平手\n", "kif"),
        ("\ufeff#KIF version=2.0 encoding=UTF-8\n手合割：平手\n", "kif"),
        ("\n\n  startpos moves 7g7f\n", "usi"),
    ],
)
def test_the_format_is_told_by_the_content(text: str, expected: str) -> None:
    assert read(text).format == expected
    assert read(text.encode()).format == expected


def test_text_has_no_encoding_and_bytes_have() -> None:
    assert read("startpos").encoding is None
    assert read(b"startpos").encoding == "utf-8"


def test_opening_is_written_after_the_names_and_unknown_headers_last() -> None:
    record = Record(STANDARD)
    record.headers.update(opening="四間飛車", 備考="x", date="2026/11/21", black="A", white="B", event="E")
    lines = kif.dumps(record).split("\n")
    assert lines[1:8] == [
        "開始日時：2026/11/21",
        "棋戦：E",
        "手合割：平手",
        "先手：A",
        "後手：B",
        "戦型：四間飛車",
        "備考：x",
    ]


@pytest.mark.parametrize("key", ["a:b", "a：b", "*x", "#y", "", " z", "a\nb"])
def test_a_header_that_would_not_read_back_becomes_a_remark(key: str) -> None:
    record = Record(STANDARD)
    record.headers[key] = "v"
    again = kif.loads(kif.dumps(record)).record
    assert again.headers == {}
    assert any("v" in remark for remark in again.root.remarks)


def test_variations_within_variations_need_no_recursion() -> None:
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for n in range(500):
        there, back = ("2h3h", "3h2h") if n % 4 < 2 else ("2h1h", "1h2h")
        answers = ("8b7b", "7b8b") if n % 4 < 2 else ("8b9b", "9b8b")
        rook, other = (there, answers[0]) if n % 2 == 0 else (back, answers[1])
        path = record.append(path, parse_usi_move(rook, STANDARD))
        record.append(path, parse_usi_move("5c5d", STANDARD) if n < 2 else parse_usi_move("1a1b", STANDARD))
        path = record.append(path, parse_usi_move(other, STANDARD))
    assert kif.loads(kif.dumps(record)).record == record
