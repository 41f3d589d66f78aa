"""The sets a player may choose from, and what stands in for one that cannot be shown."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from shogi_desktop.app.settings import piece_sets
from shogi_desktop.app.settings.piece_sets import (
    FIRST_ELSEWHERE,
    USUAL,
    PiecesInUse,
    first_set,
    load_or_usual,
    offered_sets,
    problem_text,
    usable_sets,
    with_usable_pieces,
)
from shogi_desktop.app.settings.print_choices import IN_USE, PictureChoices, PrintChoices
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.paint.errors import PieceSetError
from shogi_desktop.paint.faces import PIECE_SETS, PieceSet


@pytest.mark.parametrize(
    ("languages", "chosen"),
    [
        (["ja"], USUAL),
        (["en", "ja-JP"], USUAL),
        (["zh_TW"], USUAL),
        (["ZH"], USUAL),
        (["en", "pt-BR"], FIRST_ELSEWHERE),
        (["jam"], FIRST_ELSEWHERE),
        ([], FIRST_ELSEWHERE),
    ],
)
def test_the_first_pieces_are_those_the_language_reads(languages: list[str], chosen: str) -> None:
    assert first_set(languages) == chosen


def test_the_program_s_sets_are_offered_by_name_then_the_player_s_with_what_is_wrong(tmp_path: Path) -> None:
    broken = tmp_path / "mine"
    broken.mkdir()
    (broken / "pieces.toml").write_text("name = ")

    offered = offered_sets(tmp_path)

    assert [one.id for one in offered] == [*PIECE_SETS, str(broken)]
    assert len({one.name for one in offered}) == len(offered)
    assert all(one.name and not one.problem for one in offered[:-1])
    assert offered[-1].name == "mine"
    assert "mine" in offered[-1].problem
    assert usable_sets(tmp_path) == offered[:-1]


def test_a_set_that_is_gone_is_replaced_by_the_usual_one_and_why_is_told(tmp_path: Path) -> None:
    gone = str(tmp_path / "gone")

    assert load_or_usual(USUAL)[1] is None
    why = load_or_usual(gone)[1]
    assert why is not None and "gone" in why()
    assert PiecesInUse.of(Settings(piece_set=gone, dark_sides=True)) == PiecesInUse(USUAL, dark_sides=True)
    assert PiecesInUse.of(Settings(piece_set="letters")) == PiecesInUse("letters")


def test_sheets_and_pictures_fall_back_to_the_usual_pieces_of_paper(tmp_path: Path) -> None:
    gone = str(tmp_path / "gone")

    assert with_usable_pieces(PrintChoices(pieces=gone)) == PrintChoices(pieces="one_kanji")
    assert with_usable_pieces(PictureChoices(pieces=gone)) == PictureChoices(pieces="one_kanji")
    for usable in ("letters", IN_USE):
        assert with_usable_pieces(PictureChoices(pieces=usable)) == PictureChoices(pieces=usable)


def test_the_pieces_in_use_stand_where_they_were_chosen_and_nowhere_else() -> None:
    in_use = PiecesInUse("beginner", dark_sides=True)

    assert in_use.instead(PictureChoices(pieces="letters")) == PictureChoices(pieces="letters")
    taken = in_use.instead(PrintChoices(pieces=IN_USE))
    assert taken == msgspec.structs.replace(PrintChoices(), pieces="beginner", dark_sides=True)


def test_what_is_wrong_with_a_set_is_one_sentence_with_one_full_stop() -> None:
    said = problem_text(PieceSetError(Path("/sets/mine"), "it has no king."))
    assert said.endswith("/sets/mine: it has no king.")


def test_an_own_set_that_can_be_read_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    letters = PieceSet.load("letters")
    monkeypatch.setattr(PieceSet, "load", lambda set_id, *, dark_sides: letters)
    own = str(tmp_path / "mine")
    assert PiecesInUse.of(Settings(piece_set=own)) == PiecesInUse(own)


def test_a_set_of_the_program_s_own_that_is_missing_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(set_id: str, *, dark_sides: bool) -> PieceSet:
        raise PieceSetError(Path(set_id), "it is gone")

    monkeypatch.setattr(PieceSet, "load", missing)
    with pytest.raises(PieceSetError):
        load_or_usual("letters")


def test_a_set_of_the_player_s_is_known_by_its_folder_and_called_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "pieces.toml").write_text("")
    monkeypatch.setattr(piece_sets, "read_own_set", lambda folder: SimpleNamespace(name="Maple"))
    (own,) = offered_sets(tmp_path)[len(PIECE_SETS) :]
    assert (own.id, own.name, own.problem) == (str(mine), "Maple", "")


def test_an_own_set_for_paper_that_can_be_read_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters = PieceSet.load("letters")
    monkeypatch.setattr(PieceSet, "load", lambda set_id, *, dark_sides: letters)
    chosen = PictureChoices(pieces=str(tmp_path / "mine"))
    assert with_usable_pieces(chosen) is chosen


@pytest.mark.parametrize("dark_sides", [False, True])
def test_what_stands_in_for_a_set_has_sides_of_the_wood_asked_for(tmp_path: Path, dark_sides: bool) -> None:
    instead, why = load_or_usual(str(tmp_path / "gone"), dark_sides=dark_sides)
    assert why
    assert instead.dark_sides is PieceSet.load(USUAL, dark_sides=dark_sides).dark_sides is dark_sides
