"""Work that is in no file: nothing of it is lost on the way to the disk and back, and damage is seen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.app.records.document import Origin
from shogi_desktop.app.records.position_editor import Draft
from shogi_desktop.app.records.seals import sealed
from shogi_desktop.app.records.unsaved import (
    SAID,
    BoardData,
    EvaluationData,
    NodeData,
    Offer,
    RecordData,
    StudyData,
    Trouble,
    Unsaved,
    UnsavedError,
)
from shogi_desktop.game import Evaluation, ForcedMate, Node, Record
from shogi_desktop.notation.result import FormatId
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color, Variant, parse_square, parse_usi_move
from tests.support.records import records

PATH = Path("unsaved-1.json")
KEPT = "2026-11-22T10:00:00"


def offered(study: StudyData | None = None, board: BoardData | None = None) -> Offer:
    return Offer(PATH, Unsaved(KEPT, study, board).text())


def a_study() -> StudyData:
    record = Record(STANDARD)
    path = record.append((), parse_usi_move("7g7f", STANDARD))
    record.node(path).comment = "長い手"
    origin = Origin(FormatId.KIF, "utf-8", "/home/aiko/game.kifu", "00ff")
    return StudyData(RecordData.of(record), path, origin)


@given(record=records())
def test_a_record_comes_back_as_it_was(record: Record) -> None:
    path = max((node.path for node in record.walk()), key=len)
    offer = offered(StudyData(RecordData.of(record), path, Origin(FormatId.KIF, "utf-8")))
    assert offer.record == record
    assert offer.place == path
    assert [node.ply for node in offer.record.walk()] == [node.ply for node in record.walk()]


def test_all_that_a_node_says_is_kept() -> None:
    """Who gives a node something new to say gives it to `NodeData` too."""
    structure = {"parent", "children", "move", "ply", "remarks", "evaluation", "further"}
    assert set(SAID) == set(Node.__struct_fields__) - structure


def test_what_other_engines_say_comes_back() -> None:
    record = Record(STANDARD)
    record.root.take_opinions((Evaluation(3, engine="One"), Evaluation(-4, 9, engine="Two")))
    offer = offered(StudyData(RecordData.of(record), (), Origin(FormatId.KIF, "utf-8")))
    assert offer.record == record


def test_where_the_record_came_from_comes_back() -> None:
    study = a_study()
    offer = offered(study)
    assert (offer.origin, offer.draft) == (study.origin, None)
    assert offer.when.isoformat() == KEPT


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_a_position_being_set_up_comes_back_however_wrong_it_is(variant: Variant) -> None:
    draft = Draft.start(variant, variant.handicaps[1].id)
    king = next(piece for piece in draft.men.values() if piece.kind.royal)
    men = {**draft.men, parse_square("5e"): king}
    wrong = replace(draft, men=men, turn=Color.WHITE, ply=7).with_rest_in_hand(Color.WHITE)
    assert offered(board=BoardData.of(wrong)).draft == wrong


@given(data=st.data())
def test_a_changed_bit_is_found(data: st.DataObject) -> None:
    text = Unsaved(KEPT, a_study()).text()
    bit = data.draw(st.integers(0, 8 * (len(text) - 1) - 1))
    changed = bytearray(text)
    changed[bit // 8] ^= 1 << bit % 8
    with pytest.raises(UnsavedError) as found:
        Offer(PATH, bytes(changed))
    assert found.value.trouble is Trouble.DAMAGED


@pytest.mark.parametrize("text", [b"", b"\n", b"{}", b"[1]\n", b"\xff"])
def test_what_is_no_unsaved_work_is_damage(text: bytes) -> None:
    with pytest.raises(UnsavedError) as found:
        Offer(PATH, text)
    assert found.value.trouble is Trouble.DAMAGED


RECORD = msgspec.to_builtins(RecordData.of(Record(STANDARD)))
ORIGIN = {"format": "kif", "encoding": "utf-8"}
STRANGE = {
    "another form": {"form": 2},
    "another game": {"study": {"record": {**RECORD, "variant": "chess"}, "path": [], "origin": ORIGIN}},
    "another handicap": {"study": {"record": {**RECORD, "handicap": "?"}, "path": [], "origin": ORIGIN}},
    "another format": {"study": {"record": RECORD, "path": [], "origin": {**ORIGIN, "format": "pgn"}}},
    "a digest of another kind": {
        "study": {"record": RECORD, "path": [], "origin": {**ORIGIN, "digest": "?"}}
    },
    "a place that is none": {"study": {"record": RECORD, "path": [3], "origin": ORIGIN}},
    "a move without a place": {
        "study": {
            "record": {**RECORD, "nodes": [{}, {"parent": 5, "move": "7g7f"}]},
            "path": [],
            "origin": ORIGIN,
        }
    },
    "a move that is none": {
        "study": {"record": {**RECORD, "nodes": [{}, {"move": "castle"}]}, "path": [], "origin": ORIGIN}
    },
    "an end that cannot be": {
        "study": {
            "record": {**RECORD, "nodes": [{"outcome": {"reason": "checkmate", "winner": None}}]},
            "path": [],
            "origin": ORIGIN,
        }
    },
    "another piece": {"board": {"variant": "shogi", "men": {"5e": "Q"}, "hands": [[0] * 7, [0] * 7]}},
    "another board": {"board": {"variant": "shogi", "men": {"12e": "P"}, "hands": [[0] * 7, [0] * 7]}},
    "another hand": {"board": {"variant": "shogi", "men": {}, "hands": [[0], [0]]}},
    "no time": {"kept": "yesterday"},
}


@pytest.mark.parametrize("content", STRANGE.values(), ids=STRANGE)
def test_what_this_version_does_not_know_is_another_versions(content: dict[str, object]) -> None:
    text, _ = sealed(msgspec.json.encode({"kept": KEPT, **content}))
    with pytest.raises(UnsavedError) as found:
        Offer(PATH, text + b"\n")
    assert found.value.trouble is Trouble.OF_ANOTHER_VERSION


def test_a_record_of_okisaki_shogi_comes_back() -> None:
    record = Record(OKISAKI, handicap_id="rook")
    offer = offered(StudyData(RecordData.of(record), (), Origin(FormatId.KIF, "utf-8")))
    assert offer.record == record


def test_an_evaluation_that_says_nothing_is_an_even_one() -> None:
    assert EvaluationData().evaluation(STANDARD) == Evaluation(0)
    assert EvaluationData(score=-30).evaluation(STANDARD).score == -30


@pytest.mark.parametrize(
    "score",
    [ForcedMate(Color.WHITE, 7), ForcedMate(Color.BLACK), -120],
    ids=["mate in seven", "mate", "points"],
)
def test_an_evaluation_comes_back_with_its_mate_and_its_line(score: int | ForcedMate) -> None:
    line = tuple(parse_usi_move(usi, STANDARD) for usi in ("7g7f", "3c3d"))
    evaluation = Evaluation(score, 9, 1_000, "E", line)
    assert EvaluationData.of(evaluation).evaluation(STANDARD) == evaluation


def test_a_move_stands_behind_one_that_was_told_before_it() -> None:
    record = Record(STANDARD)
    first = record.append((), parse_usi_move("7g7f", STANDARD))
    record.append(first, parse_usi_move("3c3d", STANDARD))
    record.append(first, parse_usi_move("8c8d", STANDARD))
    record.append((), parse_usi_move("2g2f", STANDARD))
    data = RecordData.of(record)
    assert [node.parent for node in data.nodes] == [0, 0, 1, 1, 0]
    for number, parent in ((1, 1), (2, 2), (2, 3), (1, -1)):
        nodes = tuple(
            msgspec.structs.replace(node, parent=parent) if index == number else node
            for index, node in enumerate(data.nodes)
        )
        with pytest.raises(ValueError, match=f"move {number} has no place"):
            msgspec.structs.replace(data, nodes=nodes).record()


def test_what_is_kept_ends_with_a_lines_end() -> None:
    text = Unsaved(KEPT, a_study()).text()
    assert text.endswith(b"}\n") and text.count(b"\n") == 1


def test_what_a_file_does_not_say_of_a_move_is_as_usual() -> None:
    """Most of it is not written, and has to be read as it was by every version."""
    assert msgspec.json.encode(NodeData()) == b"{}" == msgspec.json.encode(EvaluationData())
    assert msgspec.structs.asdict(msgspec.json.decode(b"{}", type=NodeData)) == {
        "parent": 0, "move": "", "comment": "", "bookmark": None, "time_ms": None, "total_ms": None,
        "illegal": False, "remarks": (), "outcome": None, "outcome_time_ms": None, "ends_aside": False,
        "evaluation": None, "further": (),
    }  # fmt: skip
    assert msgspec.structs.asdict(msgspec.json.decode(b"{}", type=EvaluationData)) == {
        "score": None, "mate": None, "plies": None, "depth": None, "nodes": None, "engine": "", "line": (),
    }  # fmt: skip
