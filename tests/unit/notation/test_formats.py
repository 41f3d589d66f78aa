"""The formats as a table: by the endings of files, and each read from a file that it has written."""

from __future__ import annotations

import pytest

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import csa, jkf, psn, western_text
from shogi_desktop.notation.formats import FORMATS, format_of_suffix
from shogi_desktop.notation.result import FormatId
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
