"""Every format gives back what it took, but for the losses it admits; no text crashes any reader."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game import Record
from shogi_desktop.notation import NotationError, read, read_all
from shogi_desktop.notation.encoding import encode
from shogi_desktop.notation.errors import CannotHoldError, PositionTextError, UnencodableError
from shogi_desktop.notation.formats import FORMATS, Format, format_by_id
from shogi_desktop.notation.losses import LossKind, difference
from shogi_desktop.notation.result import FormatId, ProblemKind
from shogi_desktop.rules import OKISAKI, STANDARD, Variant
from tests.support.extent import extent
from tests.support.mangling import mangle
from tests.support.records import PATIENT, PHASES, records

K = LossKind
ONE_LINE_OF_MOVES = set(LossKind) - {K.POSITION, K.MOVE_NUMBER}
ADMITTED: dict[FormatId, set[LossKind]] = {
    FormatId.KIF: set(),
    FormatId.KI2: {K.TIMES, K.MILLISECONDS, K.TOTALS},
    # Outcomes and times in a line that the game left before its end have no place in CSA's one line.
    FormatId.CSA: {K.VARIATIONS, K.TIMES, K.TOTALS, K.HANDICAP, K.MOVE_NUMBER},
    FormatId.CSA_2: {K.VARIATIONS, K.TIMES, K.MILLISECONDS, K.TOTALS, K.HANDICAP, K.MOVE_NUMBER},
    FormatId.JKF: set(),
    FormatId.PSN: set(),
    FormatId.HODGES: set(),
    FormatId.DIGITS: set(),
    FormatId.USI: ONE_LINE_OF_MOVES,
    FormatId.SFEN: set(LossKind),
    FormatId.BOD: set(LossKind),
}
READ_AS = {FormatId.CSA_2: FormatId.CSA, FormatId.SFEN: FormatId.USI}
POSITIONS = {FormatId.SFEN, FormatId.BOD}
HOLDS_MOVES = [f for f in FORMATS if f.id not in POSITIONS]
formats = pytest.mark.parametrize("entry", FORMATS, ids=lambda f: f.id)


def test_every_format_says_what_it_admits_to_lose() -> None:
    assert [f.id for f in FORMATS] == list(dict.fromkeys(f.id for f in FORMATS))
    assert set(ADMITTED) == set(FormatId) == {f.id for f in FORMATS}


@settings(max_examples=extent(5, 60), deadline=None, phases=PHASES, suppress_health_check=PATIENT)
@given(records())
def test_a_record_reads_back_but_for_what_the_format_admits(record: Record) -> None:
    for entry in FORMATS:
        reads_back(entry, record)


def reads_back(entry: Format, record: Record) -> None:
    try:
        text = entry.dumps(record)
    except CannotHoldError:
        assert record.variant is OKISAKI and entry.name.startswith("CSA")
        return
    try:
        result = read(text)
    except PositionTextError:  # after a foul, a king may stand in check out of turn
        assert entry.id in POSITIONS
        return
    assert result.format == READ_AS.get(entry.id, entry.id) or not record.root.children
    lost = {kind for kind, count in difference(record, result.record).items() if count}
    assert lost <= ADMITTED[entry.id], text
    assert {loss.kind for loss in entry.losses(record)} == lost
    assert {p.what for p in result.problems} <= {ProblemKind.ILLEGAL_MOVE, ProblemKind.POSITION}
    if not ADMITTED[entry.id]:
        gained = {kind for kind, count in difference(result.record, record).items() if count}
        assert gained <= {K.TOTALS}, text


@settings(max_examples=extent(8, 40), deadline=None, phases=PHASES, suppress_health_check=PATIENT)
@given(records())
def test_what_was_written_twice_is_the_same_text(record: Record) -> None:
    for entry in HOLDS_MOVES:
        try:
            text = entry.dumps(record)
        except CannotHoldError:
            continue
        again = entry.loads(text).record
        assert entry.dumps(again) == text or K.TOTALS in ADMITTED[entry.id], entry.id


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932", "euc_jp"])
@pytest.mark.parametrize("entry", HOLDS_MOVES, ids=lambda f: f.id)
def test_every_format_is_told_in_every_encoding(entry: Format, encoding: str) -> None:
    record = Record(STANDARD, handicap_id="two")
    record.headers.update(black="羽生", white="谷川")
    path: tuple[int, ...] = ()
    for _ in range(12):
        path = record.append(path, max(record.position(path).legal_moves(), key=lambda m: m.usi))
    record.node(path).comment = "ここで投了を考えた。"
    data = encode(entry.dumps(record).replace("\n", "\r\n"), encoding)
    result = read(data)
    assert result.problems == ()
    assert [n.move for n in result.record.main_line()] == [n.move for n in record.main_line()]
    if entry.id is not FormatId.USI:
        assert result.record.headers["black"] == "羽生"


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)
@formats
def test_every_handicap_reads_back_by_name(entry: Format, variant: Variant) -> None:
    for handicap in variant.handicaps:
        record = Record(variant, handicap_id=handicap.id)
        try:
            again = read(entry.dumps(record)).record
        except CannotHoldError:
            continue
        assert (again.variant, again.start_sfen) == (variant, record.start_sfen)
        assert again.handicap_id == handicap.id or entry.id is FormatId.BOD


CORPUS = [p.read_bytes() for p in sorted((Path(__file__).parents[1] / "corpus").glob("*/*.*"))]


@settings(max_examples=extent(40, 150), deadline=None)
@given(st.randoms(use_true_random=False))
def test_mangled_files_of_every_format_are_read_or_refused(rng: random.Random) -> None:
    data = bytearray(rng.choice(CORPUS))
    for _ in range(rng.randint(1, 6)):
        mangle(data, rng, CORPUS)
    try:
        results = [read(bytes(data)), *read_all(bytes(data))]
    except NotationError:
        return
    kept = format_by_id(FormatId.JKF)
    for result in results:
        assert kept.losses(result.record) == (), result.record.headers


PIECES = [
    *"+-%,/()[]{};*&#'$\"\n \t　▲△同成打不|:：1-7f歩",
    "V2.2\n", "PI\n",
    "P1-KY-KE\n", "P+00FU\n", "P-00AL\n", "+7776FU\n", "-3334FU,T3\n", "T1.25\n", "%TORYO\n",
    "%+ILLEGAL_ACTION\n", "'*comment\n", "'#outcome timeout black\n", "N+x\n", "$EVENT:x\n", "/\n",
    '{"moves":[',
    '{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},', '"forks":[[', "]}", "null",
    '"initial":{"preset":"OTHER","data":', '{"special":"TORYO"}', "[Sente \"a\"]\n", '[SFEN "9/9 b -"]\n',
    "1.P7g-7f ", "2.P-3d ", "P*5e ", "Bx2b+ ", "{[%emt 0:00:01]}", "1-0", "(", ")", "Resigns", "Black: a\n",
    "手合割：平手\n", "変化：2手\n", "▲７六歩　△３四歩\n", "まで2手で詰み\n", "手数＝3 ▲７六歩 まで\n",
]  # fmt: skip


@settings(max_examples=extent(50, 250), deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join))
def test_rubbish_like_a_kifu_raises_nothing_but_notation_errors(text: str) -> None:
    readers: list[Callable[[str], object]] = [read, read_all, *(entry.loads for entry in FORMATS)]
    for loads in readers:
        try:
            loads(text)
        except NotationError:
            continue


@settings(max_examples=extent(40, 150), deadline=None)
@given(st.text(max_size=200) | st.binary(max_size=200))
def test_any_text_or_bytes_raise_nothing_but_notation_errors(data: str | bytes) -> None:
    try:
        record = read(data).record
    except NotationError:
        return
    for entry in FORMATS:
        try:
            entry.dump(record, "cp932")
        except (CannotHoldError, UnencodableError):
            continue
