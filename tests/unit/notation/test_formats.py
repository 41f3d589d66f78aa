"""The formats as a table: by the endings of files, and each read from a file that it has written."""

from __future__ import annotations

import json

import pytest

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import csa, jkf, psn, read, western_text
from shogi_desktop.notation.formats import FORMATS, Format, format_by_id, format_of_suffix
from shogi_desktop.notation.result import FormatId
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.rules import STANDARD, Color, parse_usi_move


@pytest.mark.parametrize(
    ("suffix", "wanted"),
    [
        (".kif", FormatId.KIF),
        (".KIFU", FormatId.KIF),
        (".ki2", FormatId.KI2),
        (".Csa", FormatId.CSA),
        (".jkf", FormatId.JKF),
        (".psn", FormatId.PSN),
        (".doc", None),
        ("", None),
    ],
)
def test_a_format_is_found_by_the_ending_of_a_file(suffix: str, wanted: FormatId | None) -> None:
    found = format_of_suffix(suffix)

    assert (None if found is None else found.id) == wanted


@pytest.mark.parametrize(
    "module", [csa, jkf, psn, western_text], ids=lambda module: module.__name__.split(".")[-1]
)
def test_a_file_is_read_in_whatever_encoding_it_is(module: object) -> None:
    record = Record(STANDARD)
    record.headers = {"black": "羽生", "white": "谷川"}
    record.append((), parse_usi_move("7g7f", STANDARD))
    record.node((0,)).outcome = Outcome(Reason.RESIGNATION, Color.BLACK)

    for encoding in ("utf-8", "cp932"):
        if module is jkf and encoding != "utf-8":
            continue  # JSON is UTF-8
        data = module.dumps(record).encode(encoding)  # type: ignore[attr-defined]
        read = module.load(data).record  # type: ignore[attr-defined]
        assert [node.move.usi for node in read.main_line() if node.move] == ["7g7f"]
        assert read.headers["black"] == "羽生"
        assert read.outcome == record.outcome


def test_the_names_of_formats_stay() -> None:
    """Settings, commands and scripts say them."""
    assert {entry.name: entry.value for entry in FormatId} == {
        name: name.lower().replace("_", "") for name in FormatId.__members__
    }


def test_each_format_has_its_endings_and_encodings() -> None:
    sjis, utf8 = "cp932", "utf-8"
    assert {entry.id: entry.suffixes for entry in FORMATS} == {
        FormatId.KIF: ((".kif", sjis), (".kifu", utf8)),
        FormatId.KI2: ((".ki2", sjis), (".ki2u", utf8)),
        FormatId.CSA: ((".csa", utf8),),
        FormatId.CSA_2: ((".csa", sjis),),
        FormatId.JKF: ((".jkf", utf8), (".json", utf8)),
        FormatId.USI: ((".usi", utf8), (".sfen", utf8)),
        FormatId.SFEN: (),
        FormatId.PSN: ((".psn", utf8), (".pgn", utf8)),
        FormatId.HODGES: ((".txt", utf8),),
        FormatId.DIGITS: ((".txt", utf8),),
        FormatId.BOD: ((".bod", utf8),),
    }
    assert {entry.id: entry.encodings for entry in FORMATS if len(entry.encodings) > 1} == {
        FormatId.KIF: (sjis, utf8),
        FormatId.KI2: (sjis, utf8),
    }
    assert format_by_id(FormatId.SFEN).encodings == (utf8,)
    assert {entry.id: entry.separator for entry in FORMATS if entry.separator is not None} == {
        FormatId.CSA: "/\n",
        FormatId.CSA_2: "/\n",
        FormatId.PSN: "\n",
    }


HEADERS = {
    "opening": "o",
    "white": "w",
    "x": "odd",
    "time_limit": "t",
    "site": "s",
    "end_date": "e",
    "date": "d",
    "event": "v",
    "black": "b",
}
KIFU = [
    *("開始日時：d", "終了日時：e", "棋戦：v", "場所：s", "持ち時間：t"),
    *("手合割：平手", "先手：b", "後手：w", "戦型：o", "x：odd"),
]
HEADS = {
    FormatId.KIF: KIFU,
    FormatId.KI2: KIFU,
    FormatId.CSA: [
        *("N+b", "N-w", "$OPENING:o", "'$x:odd", "$TIME_LIMIT:t"),
        *("$SITE:s", "$END_TIME:e", "$START_TIME:d", "$EVENT:v"),
    ],
    FormatId.PSN: [
        *('[Event "v"]', '[Site "s"]', '[Date "d"]', '[EndDate "e"]', '[TimeControl "t"]', '[Opening "o"]'),
        *('[Sente "b"]', '[Gote "w"]', '[Result "*"]', '[x "odd"]'),
    ],
    FormatId.HODGES: [
        *("Event: v", "Site: s", "Date: d", "EndDate: e", "TimeControl: t", "Opening: o"),
        *("Black: b", "White: w", "x: odd"),
    ],
}


@pytest.mark.parametrize("format_id", HEADS, ids=str)
def test_each_header_has_its_name_and_place(format_id: FormatId) -> None:
    record = Record(STANDARD)
    record.headers = dict(HEADERS)
    entry, head = format_by_id(format_id), HEADS[format_id]
    lines = entry.dumps(record).splitlines()
    begin = lines.index(head[0])
    assert lines[begin : begin + len(head)] == head
    assert entry.loads("\n".join(lines)).record == record


def test_jkf_names_headers_in_japanese_in_their_order() -> None:
    record = Record(STANDARD)
    record.headers = dict(HEADERS)
    text = jkf.dumps(record)
    assert list(json.loads(text)["header"].items()) == [
        ("先手", "b"),
        ("後手", "w"),
        ("棋戦", "v"),
        ("場所", "s"),
        ("開始日時", "d"),
        ("終了日時", "e"),
        ("持ち時間", "t"),
        ("戦型", "o"),
        ("x", "odd"),
    ]
    assert jkf.loads(text).record == record


def test_the_names_of_styles_stay() -> None:
    """Settings say them."""
    assert [style.value for style in MoveStyle] == ["japanese", "hodges", "digits", "usi"]


def test_each_format_is_called_what_people_call_it() -> None:
    assert [entry.name for entry in FORMATS][:8] == [
        "KIF",
        "KI2",
        "CSA 3.0",
        "CSA 2.2",
        "JKF",
        "USI",
        "SFEN",
        "PSN",
    ]
    assert all(entry.name for entry in FORMATS)
    assert len({entry.name for entry in FORMATS}) == len(FORMATS)


@pytest.mark.parametrize("entry", FORMATS, ids=lambda entry: entry.id)
def test_a_mark_of_the_byte_order_before_a_text_is_no_part_of_it(entry: Format) -> None:
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD))
    text = entry.dumps(record)
    assert entry.loads(f"\ufeff{text}") == entry.loads(text)
    assert read(f"\ufeff{text}") == read(text)


def test_a_tag_of_psn_has_its_signs_escaped() -> None:
    record = Record(STANDARD)
    record.headers = {"event": 'a "b" \\c \\"', "site": "\\\\"}
    text = psn.dumps(record)
    assert text.splitlines()[:2] == ['[Event "a \\"b\\" \\\\c \\\\\\""]', '[Site "\\\\\\\\"]']
    assert psn.loads(text).record == record
