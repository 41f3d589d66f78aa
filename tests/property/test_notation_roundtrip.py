"""What is written reads back whole: random trees of both games; and no bytes crash a reader."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game import Record
from shogi_desktop.notation import NotationError, UnencodableError, kif, read, usi_text
from shogi_desktop.rules import OKISAKI, STANDARD, Variant
from tests.support.extent import extent
from tests.support.mangling import mangle
from tests.support.records import PATIENT, PHASES, records


@settings(max_examples=extent(10, 50), deadline=None, phases=PHASES, suppress_health_check=PATIENT)
@given(records())
def test_kif_reads_back_whole(record: Record) -> None:
    result = kif.loads(kif.dumps(record))
    assert kif.dumps(result.record) == kif.dumps(record)
    assert result.record == record
    assert all("illegal" in p.text for p in result.problems)


@settings(max_examples=extent(6, 25), deadline=None, phases=PHASES, suppress_health_check=PATIENT)
@given(records())
def test_kif_bytes_read_back_whole(record: Record) -> None:
    assert read(kif.dump(record)).record == record


@settings(max_examples=extent(6, 25), deadline=None, phases=PHASES, suppress_health_check=PATIENT)
@given(records())
def test_shift_jis_reads_back_or_names_what_it_lacks(record: Record) -> None:
    lacking = [c for c in kif.dumps(record) if not fits_shift_jis(c)]
    if lacking:
        with pytest.raises(UnencodableError) as caught:
            kif.dump(record, "cp932")
        assert set(caught.value.characters) == set(lacking)
        return
    again = kif.load(kif.dump(record, "cp932")).record
    assert kif.dumps(again) == kif.dumps(record)


def fits_shift_jis(character: str) -> bool:
    try:
        character.encode("cp932")
    except UnicodeEncodeError:
        return False
    return True


@settings(max_examples=extent(6, 25), deadline=None, phases=PHASES, suppress_health_check=PATIENT)
@given(records())
def test_usi_reads_back_its_main_line(record: Record) -> None:
    again = usi_text.loads(usi_text.dumps(record), record.variant).record
    moves = [n.move for n in record.main_line() if not n.illegal]
    assert [n.move for n in again.main_line()] == moves
    assert again.start_sfen == record.start_sfen


SEEDS = (
    "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:01/00:00:01)\n",
    "position startpos moves 7g7f",
)


@settings(max_examples=extent(15, 60), deadline=None, phases=PHASES, suppress_health_check=PATIENT)
@given(records(), st.lists(st.tuples(st.integers(0, 5_000), st.integers(0, 255)), max_size=12), st.booleans())
def test_damaged_files_raise_nothing_but_notation_errors(
    record: Record, damage: list[tuple[int, int]], use_cp932: bool
) -> None:
    data = bytearray(kif.dumps(record).encode("cp932" if use_cp932 else "utf-8", "replace"))
    for place, value in damage:
        data[place % len(data)] = value
    try:
        result = read(bytes(data))
    except NotationError:
        return
    assert kif.loads(kif.dumps(result.record)).record == result.record


CORPUS = [path.read_bytes() for path in sorted((Path(__file__).parents[1] / "corpus" / "kif").iterdir())]


@settings(max_examples=extent(40, 150), deadline=None)
@given(st.randoms(use_true_random=False))
def test_mangled_corpus_files_are_read_to_a_record_that_can_be_kept(rng: random.Random) -> None:
    data = bytearray(rng.choice(CORPUS))
    for _ in range(rng.randint(1, 6)):
        mangle(data, rng, CORPUS)
    try:
        record = read(bytes(data)).record
    except NotationError:
        return
    assert kif.loads(kif.dumps(record)).record == record


@settings(max_examples=extent(40, 200), deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [
                *"手合割：平手その他変則御妃将棋|・v玉歩一二三０９10+-()（）:/ \n\n*&#＝",
                *"まで手で投了反則同　成打不",
                "\n変化：2手\n",
                "\n   1 ７六歩(77)\n",
                "\n 2 同　歩\n",
                "先手の持駒：",
                "position ",
                "sfen ",
                "startpos moves ",
                "7g7f ",
                "lnsgkgsnl/1r5b1/9/9/9/9/9/9/9 b - 1",
                "手数----指手\n",
                "手合割：その他\n",
                "|・・・・・・・・・|\n",
                "\x00",
                "\ufffd",
            ]
        ),
        max_size=60,
    ).map("".join)
)
def test_kifu_like_rubbish_raises_nothing_but_notation_errors(text: str) -> None:
    for loads in (read, kif.loads, usi_text.loads):
        try:
            kif.dumps(loads(text).record)
        except NotationError:
            continue


@settings(max_examples=extent(40, 200), deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_raise_nothing_but_notation_errors(data: bytes) -> None:
    try:
        read(data)
    except NotationError:
        return


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)
def test_every_handicap_reads_back_as_itself(variant: Variant) -> None:
    for handicap in variant.handicaps:
        record = Record(variant, handicap_id=handicap.id)
        text = kif.dumps(record)
        again = kif.loads(text)
        assert again.record == record
        assert again.problems == ()
