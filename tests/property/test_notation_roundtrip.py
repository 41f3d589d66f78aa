"""What is written reads back whole: random trees of both games; and no bytes crash a reader."""

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from shogi_desktop.game import Node, Outcome, Reason, Record
from shogi_desktop.notation import NotationError, UnencodableError, kif, read, usi_text
from shogi_desktop.rules import OKISAKI, STANDARD, BoardMove, Color, IllegalMoveError, Position, Variant

# Shrinking a tree of moves takes minutes and tells little: the assertion shows the text instead.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
# A tree of random games takes its time to make, more so on a busy machine.
PATIENT = [HealthCheck.too_slow, HealthCheck.data_too_large]

# Text as a person may type it; U+FFFD stands for a broken byte, and CR for a line end.
characters = st.characters(codec="utf-8", exclude_categories=["Cs"], exclude_characters="\r\ufffd\ufeff\x00")
comments = st.text(characters, max_size=30) | st.sampled_from(
    ["", " 変化：3手", "まで5手で先手の勝ち", "*", "\n\n", "  leading", "   1 ７六歩(77)", "#", "&", "\n*#\n"]
)
line_text = st.text(
    st.characters(
        codec="utf-8", exclude_categories=["Cs", "Cc", "Zs", "Zl", "Zp"], exclude_characters="\ufffd\ufeff"
    ),
    max_size=12,
)
times = st.integers(0, 4_000_000) | st.integers(0, 4_000).map(lambda s: s * 1000)


def outcomes() -> st.SearchStrategy[Outcome]:
    def allowed(reason: Reason, winner: Color | None) -> bool:
        try:
            Outcome(reason, winner)
        except ValueError:
            return False
        return True

    return st.sampled_from(
        [Outcome(r, w) for r in Reason for w in (None, Color.BLACK, Color.WHITE) if allowed(r, w)]
    )


def random_position(variant: Variant, rng: random.Random) -> Position:
    position = Position.start(variant)
    for _ in range(rng.randint(1, 60)):
        moves = position.legal_moves()
        if not moves:
            break
        position.play(rng.choice(moves))
    if rng.random() < 0.5:
        position.ply = 1
    return position


@st.composite
def records(draw: st.DrawFn) -> Record:
    variant = draw(st.sampled_from([STANDARD, OKISAKI]))
    rng = random.Random(draw(st.integers(0, 2**32)))
    start = draw(st.sampled_from(["named", "board", "named board"]))
    handicap = None if start == "board" else draw(st.sampled_from(variant.handicaps)).id
    sfen = None if start == "named" else random_position(variant, rng).sfen()
    record = Record(variant, sfen, handicap)
    for key in draw(
        st.lists(st.sampled_from(["black", "white", "event", "date", "opening", "備考"]), unique=True)
    ):
        record.headers[key] = draw(line_text)
    for _ in range(draw(st.integers(1, 4))):
        grow(draw, record, rng)
    for node in record.walk():
        if draw(st.integers(0, 5)) == 0:
            annotate(draw, node)
        if draw(st.integers(0, 3 if not node.children else 30)) == 0:
            node.outcome = draw(outcomes())
            node.outcome_time_ms = draw(st.none() | times)
    return record


def grow(draw: st.DrawFn, record: Record, rng: random.Random) -> None:
    """A line of random moves from a random node; at times it ends in a foul."""
    nodes = [n for n in record.walk() if not n.illegal]
    path = rng.choice(nodes).path
    position = record.position(path)
    for _ in range(rng.randint(1, 25)):
        moves = position.legal_moves()
        if not moves:
            return
        move = rng.choice(moves)
        path = record.append(path, move)
        position.play(move)
    if draw(st.integers(0, 4)) == 0:
        origin, target = (rng.choice(record.variant.squares) for _ in range(2))
        foul = BoardMove(origin, target)
        try:
            is_legal = position.is_legal(foul)
            position.play_unchecked(foul)
        except IllegalMoveError:
            return
        path = record.append(path, foul)
        record.node(path).illegal = not is_legal


def annotate(draw: st.DrawFn, node: Node) -> None:
    node.comment = draw(comments)
    node.bookmark = draw(st.none() | line_text)
    node.remarks = draw(st.lists(line_text, max_size=2))
    if node.move is not None:
        node.time_ms = draw(st.none() | times)
        node.total_ms = draw(st.none() | times)


@settings(max_examples=50, deadline=None, phases=PHASES, suppress_health_check=PATIENT)
@given(records())
def test_kif_reads_back_whole(record: Record) -> None:
    result = kif.loads(kif.dumps(record))
    assert kif.dumps(result.record) == kif.dumps(record)
    assert result.record == record
    assert all("illegal" in p.text for p in result.problems)


@settings(max_examples=25, deadline=None, phases=PHASES, suppress_health_check=PATIENT)
@given(records())
def test_kif_bytes_read_back_whole(record: Record) -> None:
    assert read(kif.dump(record)).record == record


@settings(max_examples=25, deadline=None, phases=PHASES, suppress_health_check=PATIENT)
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


@settings(max_examples=25, deadline=None, phases=PHASES, suppress_health_check=PATIENT)
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


@settings(max_examples=60, deadline=None, phases=PHASES, suppress_health_check=PATIENT)
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


@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False))
def test_mangled_corpus_files_are_read_to_a_record_that_can_be_kept(rng: random.Random) -> None:
    data = bytearray(rng.choice(CORPUS))
    for _ in range(rng.randint(1, 6)):
        mangle(data, rng)
    try:
        record = read(bytes(data)).record
    except NotationError:
        return
    assert kif.loads(kif.dumps(record)).record == record


def mangle(data: bytearray, rng: random.Random) -> None:
    """Change a byte, cut something out, put in a piece of another file, or repeat a line."""
    place = rng.randrange(len(data) + 1)
    choice = rng.randrange(4)
    if choice == 0 and place < len(data):
        data[place] = rng.randrange(256)
    elif choice == 1:
        del data[place : place + rng.randint(1, 40)]
    elif choice == 2:
        other = rng.choice(CORPUS)
        start = rng.randrange(len(other))
        data[place:place] = other[start : start + rng.randint(1, 80)]
    else:
        lines = data.split(b"\n")
        lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines))
        data[:] = b"\n".join(lines)


@settings(max_examples=200, deadline=None)
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


@settings(max_examples=200, deadline=None)
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
        assert "|" not in text  # the name says it all
        again = kif.loads(text)
        assert again.record == record
        assert again.problems == ()
