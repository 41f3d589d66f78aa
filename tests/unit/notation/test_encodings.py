"""KIFU.md 17: the encoding is told by the bytes, and one broken byte loses no game."""

import random

import pytest

from shogi_desktop.game import Record
from shogi_desktop.notation import UnencodableError, kif, read
from shogi_desktop.notation.encoding import CP932, MOST_LINES, decode, require_bounded
from shogi_desktop.notation.errors import NoKifu, NotKifuError
from shogi_desktop.notation.result import ProblemKind
from shogi_desktop.rules import STANDARD, Position
from tests.support.extent import extent

TEXT = "手合割：平手\n先手：髙橋①～－\n後手：ソ表能\n   1 ７六歩(77)\n*十ソ能力\n   2 ３四歩(33)\n   3 投了\n"


@pytest.mark.parametrize(
    ("encoding", "bom"),
    [
        ("cp932", b""),
        ("utf-8", b""),
        ("utf-8", b"\xef\xbb\xbf"),
        ("utf-16-le", b"\xff\xfe"),
        ("utf-16-be", b"\xfe\xff"),
        ("utf-16-le", b""),
        ("utf-16-be", b""),
    ],
)
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_17_every_encoding_and_line_end_reads_alike(encoding: str, bom: bytes, line_end: str) -> None:
    result = read(bom + TEXT.replace("\n", line_end).encode(encoding))
    assert result.problems == ()
    assert result.encoding == encoding
    assert result.record == read(TEXT).record
    assert result.record.headers == {"black": "髙橋①～－", "white": "ソ表能"}


@pytest.mark.parametrize("encoding", ["euc_jp", "iso2022_jp"])
def test_17_encodings_of_old_programs(encoding: str) -> None:
    text = TEXT.replace("髙橋①～－", "高橋")
    result = read(text.encode(encoding))
    assert result.encoding == encoding
    assert result.record == read(text).record


def long_game(seed: int) -> Record:
    rng = random.Random(seed)
    record, position = Record(STANDARD), Position.start(STANDARD)
    path: tuple[int, ...] = ()
    record.headers.update(black="先手の人", white="後手の人")
    for n in range(60):
        move = rng.choice(position.legal_moves())
        path = record.append(path, move, time_ms=1000 * n)
        position.play(move)
    return record


@pytest.mark.parametrize("encoding", ["utf-8", "cp932"])
def test_17_one_broken_byte_loses_no_game(encoding: str) -> None:
    rng = random.Random(17)
    record = long_game(3)
    data = kif.dump(record, encoding)
    full = [n.move for n in record.main_line()]
    whole = 0
    tried = extent(30, 120)
    for _ in range(tried):
        broken = bytearray(data)
        broken[rng.randrange(len(data))] = rng.choice(b"\xff\x00\x82?")
        result = read(bytes(broken))
        found = [n.move for n in result.record.main_line()]
        # What was not made out is in a comment or a remark, never gone.
        kept = "".join(n.comment + "".join(n.remarks) for n in result.record.walk())
        assert len(found) + kept.count("(") + kept.count("打") >= len(full) - 1
        whole += found == full
    assert whole >= tried * 11 // 12


def test_17_the_place_of_a_broken_byte_is_reported() -> None:
    data = TEXT.encode("cp932").replace("ソ表能".encode("cp932"), b"\xfd" + "表能".encode("cp932"))
    result = read(data)
    assert result.record.headers["white"].endswith("表能")
    assert [(p.line, p.column) for p in result.problems] == [(3, 4)]


def test_a_replacement_character_that_was_typed_is_no_broken_byte() -> None:
    decoded = decode("手合割：平手\n*\ufffd\n".encode())
    assert decoded.problems == ()


def test_shift_jis_files_have_crlf_and_utf8_files_lf() -> None:
    record = read(TEXT).record
    assert b"\r\n" in kif.dump(record, "cp932")
    assert b"\r" not in kif.dump(record)
    assert kif.dump(record, "cp932").startswith(b"#KIF version=2.0 encoding=Shift_JIS\r\n")
    assert kif.dump(record).startswith(b"#KIF version=2.0 encoding=UTF-8\n")


def test_characters_that_shift_jis_lacks_are_named() -> None:
    record = Record(STANDARD)
    record.root.comment = "☗よい手😀です☗"
    with pytest.raises(UnencodableError) as caught:
        kif.dump(record, "cp932")
    assert caught.value.characters == "☗😀"
    assert str(caught.value) == "cp932 cannot hold ☗😀"
    assert kif.load(kif.dump(record)).record == record


def test_empty_and_tiny_inputs_decode() -> None:
    assert decode(b"").text == ""
    assert decode(b"\xff\xfe").text == ""
    assert decode(b"\x00").text == ""


@pytest.mark.parametrize("padding", [1, 2, 700, 4_001, 60_000])
def test_shift_jis_filled_up_with_zeros_is_shift_jis(padding: int) -> None:
    text = "手合割：平手\r\n先手：山田\r\n   1 ７六歩(77)\r\n   2 投了\r\n"
    decoded = decode(text.encode(CP932) + b"\0" * padding)
    assert (decoded.encoding, decoded.text) == (CP932, text)
    in_between = text.encode(CP932).replace(b"\r\n", b"\0" * padding + b"\r\n")
    assert decode(in_between).encoding == CP932


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_utf_16_without_a_mark_is_told_with_zeros_behind_it_too(encoding: str) -> None:
    text = "手合割：平手\r\n先手：山田\r\n   1 ７六歩(77)\r\n   2 投了\r\n"
    for padding in (0, 2, 400):
        decoded = decode(text.encode(encoding) + b"\0" * padding)
        assert (decoded.encoding, decoded.text) == (encoding, text)


@pytest.mark.parametrize("encoding", [CP932, "euc_jp"])
def test_an_encoding_is_told_by_characters_that_come_late(encoding: str) -> None:
    text = "V2.2\n" + "'plain\n" * 12_000 + "N+先手の名前はここで初めて出てくる\nPI\n+\n+7776FU\n%TORYO\n"
    assert decode(text.encode(encoding)).encoding == encoding


def test_one_broken_byte_at_the_end_of_a_long_file_does_not_change_its_encoding() -> None:
    data = ("手合割：平手\n" + "*長い注釈の行\n" * 5_000 + "まで").encode()
    assert decode(data[:-1]).encoding == "utf-8"


def pairs(little: int, big: int, others: int) -> bytes:
    """Pairs of bytes: so many with their second byte zero, with their first one, and with none."""
    return b"a\0" * little + b"\0a" * big + b"aa" * others


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (pairs(2, 0, 0), "utf-16-le"),
        (pairs(1, 0, 0), "utf-8"),
        (pairs(0, 2, 0), "utf-16-be"),
        (pairs(0, 1, 1), "utf-8"),
        (pairs(10, 0, 150), "utf-16-le"),  # one zero byte in 32
        (pairs(9, 0, 151), "utf-8"),
        (pairs(8, 2, 0), "utf-16-le"),  # four times as many on one side as on the other
        (pairs(7, 2, 0), "utf-8"),
        (pairs(2, 8, 0), "utf-16-be"),
        (pairs(0, 0, 3_000) + pairs(500, 0, 0), "utf-8"),  # it is the beginning that tells
    ],
)
def test_utf_16_without_a_mark_is_told_by_many_zeros_on_one_side(data: bytes, encoding: str) -> None:
    assert decode(data).encoding == encoding


@pytest.mark.parametrize("line_end", ["\n", "\r"])
def test_a_text_of_three_million_lines_is_read_and_one_of_more_is_refused(line_end: str) -> None:
    require_bounded(line_end * 3_000_000)
    with pytest.raises(NotKifuError) as refused:
        require_bounded(line_end * 3_000_000 + "\n")
    assert refused.value.why is NoKifu.TOO_MANY_LINES
    assert MOST_LINES == 3_000_000


def test_only_so_many_broken_characters_are_told() -> None:
    data = b"*\xfd\n" * 30
    problems = decode("手合割：平手\n".encode(CP932) + data).problems
    assert [problem.line for problem in problems] == list(range(2, 22))


def test_what_bytes_lost_is_told_before_what_the_line_lost() -> None:
    lines = "   1 ７六歩(77)\n   2 ？".encode(CP932) + b"\xfd\n"
    problems = kif.load(lines).problems
    assert [problem.what for problem in problems][:2] == [ProblemKind.ENCODING, ProblemKind.UNREADABLE_MOVE]
    assert {problem.line for problem in problems} == {2}


@pytest.mark.parametrize(
    ("data", "places"),
    [
        (b"\nab\xff", [(2, 3)]),
        (b"\xff\n\xff\xff", [(1, 1), (2, 1), (2, 2)]),
        (b"a\r\n\r\n\xff", [(3, 1)]),
    ],
)
def test_broken_characters_are_told_by_line_and_column(data: bytes, places: list[tuple[int, int]]) -> None:
    assert [(problem.line, problem.column) for problem in decode(data).problems] == places


@pytest.mark.parametrize(
    ("data", "encoding", "text"),
    [
        (b"\xef\xbb\xbfa\xff", "utf-8", "a\ufffd"),
        (b"\xff\xfea\0b", "utf-16-le", "a\ufffd"),
        (b"\xfe\xff\0ab", "utf-16-be", "a\ufffd"),
        (b"a\0b\0c\0d", "utf-16-le", "abc\ufffd"),
        (b"\0a\0b\0c\0", "utf-16-be", "abc\ufffd"),
        (b'\x1b$B$"\xff', "iso2022_jp", "あ\ufffd"),
    ],
)
def test_what_is_broken_in_any_encoding_is_one_character(data: bytes, encoding: str, text: str) -> None:
    decoded = decode(data)
    assert (decoded.encoding, decoded.text) == (encoding, text)
    assert len(decoded.problems) == text.count("\ufffd")
