"""``render``: every form, many files at once, and what is reported."""

from __future__ import annotations

import io
from pathlib import Path

import pypdf
import pytest
from PIL import Image

from shogi_desktop.app.system.i18n import Translations
from shogi_desktop.bootstrap import main
from shogi_desktop.paint.own_sets import piece_ids
from tests.support.extent import extent
from tests.support.pdf import texts_of

GAME = """手合割：平手
先手：木村
後手：関根
   1 ７六歩(77)   ( 0:01/00:00:01)
   2 ３四歩(33)   ( 0:02/00:00:02)
   3 ２二角成(88)   ( 0:03/00:00:04)
"""
PROBLEMS = "".join(
    f"4k4/9/4P4/9/9/9/9/9/9 b G{rest} 1\n" for rest in ("2r2b3g4s4n4l17p", "r2b3g4s4n4l17p", "2rb3g4s4n4l17p")
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    for name in ("one.kifu", "two.kif"):
        (folder / name).write_text(GAME, encoding="utf-8")
    (folder / "notes.md").write_text("not a game", encoding="utf-8")
    return folder


def text_of(path: Path) -> str:
    return "".join(texts_of(path.read_bytes()))


@pytest.mark.parametrize("suffix", ["png", "svg", "pdf"])
def test_a_folder_becomes_a_folder_of_pictures(
    folder: Path, tmp_path: Path, suffix: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    line = ["render", str(folder), str(out), "--to", suffix, "--size", "200", "--sheet", "none"]
    assert main(line) == 0
    assert sorted(path.name for path in out.iterdir()) == [f"one.{suffix}", f"two.{suffix}"]
    said = capsys.readouterr()
    assert f"{folder / 'one.kifu'} -> {out / f'one.{suffix}'}" in said.out.splitlines()
    assert said.out.splitlines()[-1] == "2 written, 0 failed"


def test_a_file_that_fails_does_not_keep_the_others(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "bad.kif").write_text("Dear Sir", encoding="utf-8")
    out = tmp_path / "out"
    assert main(["render", str(folder), f"{out}/", "--size", "100"]) == 1
    assert sorted(path.stem for path in out.iterdir()) == ["one", "two"]
    said = capsys.readouterr()
    assert "bad.kif" in said.err
    assert said.out.splitlines()[-1] == "2 written, 1 failed"


def test_patterns_are_expanded_and_names_that_clash_get_numbers(folder: Path, tmp_path: Path) -> None:
    (folder / "one.kif").write_text(GAME, encoding="utf-8")
    out = tmp_path / "out"
    assert main(["render", str(folder / "*.kif*"), str(out), "--size", "100"]) == 0
    assert sorted(path.stem for path in out.iterdir()) == ["one", "one-2", "two"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["{folder}", "out.png"],
        ["{folder}/one.kifu"],
        ["{folder}/one.kifu", "out.doc"],
        ["{folder}/one.kifu", "out.png", "--size", "wide"],
        ["{folder}/one.kifu", "out.pdf", "--sheet", "diagrams", "--grid", "0x0"],
        ["{folder}/one.kifu", "out.gif", "--delay", "1"],
    ],
)
def test_a_line_that_makes_no_sense_has_status_2(folder: Path, arguments: list[str]) -> None:
    line = ["render", *(argument.format(folder=folder) for argument in arguments)]
    try:
        status = main(line)
    except SystemExit as error:
        status = int(error.code or 0)
    assert status == 2


def test_nothing_found_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", str(tmp_path / "*.kif"), str(tmp_path / "out/")]) == 1
    assert "*.kif cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("suffix", ["gif", "apng", "webp"])
def test_a_game_becomes_an_animation(folder: Path, tmp_path: Path, suffix: str) -> None:
    target = tmp_path / f"game.{suffix}"
    line = [
        "render",
        str(folder / "one.kifu"),
        str(target),
        "--from",
        "1",
        "--size",
        "160",
        "--theme",
        "book",
    ]
    assert main(line) == 0
    with Image.open(io.BytesIO(target.read_bytes())) as animation:
        assert (animation.n_frames, animation.width) == (3, 160)  # type: ignore[attr-defined]


def test_millimetres_and_resolution_make_the_size(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.png"
    assert main(["render", str(folder / "one.kifu"), str(target), "--size", "2in", "--dpi", "150"]) == 0
    with Image.open(target) as picture:
        assert picture.width == 301  # 2 inches are 51 whole millimetres
        assert round(picture.info["dpi"][0]) == 150


LOOKS = [(theme, pieces) for theme in ("book", "print", "dark") for pieces in ("one_kanji", "letters")]


@pytest.mark.parametrize(("theme", "pieces"), extent(LOOKS[::3], LOOKS))
def test_themes_pieces_and_the_rest_change_the_picture(
    folder: Path, tmp_path: Path, theme: str, pieces: str
) -> None:
    kifu, names = str(folder / "one.kifu"), []
    look = ["--size", "200", "--theme", theme, "--pieces", pieces]
    variations = [
        [], ["--flip"], ["--ply", "1"], ["--coordinates", "none"], ["--hands", "none"], ["--no-names"],
        ["--no-last-move"], ["--caption", "move"], ["--transparent"],
    ]  # fmt: skip
    for number, extra in enumerate(variations):
        names.append(tmp_path / f"{number}.png")
        assert main(["render", kifu, str(names[-1]), *look, *extra]) == 0
    assert len({name.read_bytes() for name in names}) == len(names)


def test_an_own_set_is_named_by_its_folder(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own, target = tmp_path / "mine", tmp_path / "out.png"
    own.mkdir()
    square = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M2 4H7V8H2Z" fill="#00f"/></svg>'
    )
    (own / "piece.svg").write_text(square, encoding="utf-8")
    files = "".join(f'{piece_id} = "piece.svg"\n' for piece_id in piece_ids())
    (own / "pieces.toml").write_text(f'name = "Mine"\n[files]\n{files}', encoding="utf-8")
    arguments = ["render", str(folder / "one.kifu"), str(target), "--size", "200", "--pieces"]
    assert main([*arguments, str(own)]) == 0
    with Image.open(target) as picture:
        assert (0, 0, 255) in {pixel[:3] for _, pixel in picture.convert("RGB").getcolors(1 << 20) or ()}  # type: ignore[index]
    (own / "piece.svg").unlink()
    for name, said in ((str(own), "piece.svg"), ("brush", "international")):
        with pytest.raises(SystemExit):
            main([*arguments, name])
        assert said in capsys.readouterr().err


def test_many_problems_make_one_sheet(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    problems, target = tmp_path / "problems.sfen", tmp_path / "sheet.pdf"
    problems.write_text(PROBLEMS, encoding="utf-8")
    line = ["render", str(problems), str(folder / "one.kifu"), str(target), "--sheet", "diagrams"]
    assert main([*line, "--grid", "2x2", "--title", "Collection", "--landscape", "--paper", "b5"]) == 0
    text = text_of(target)
    assert "Collection" in text and "No.4" in text and "No.5" not in text
    assert "4 games and positions" in capsys.readouterr().out
    box = pypdf.PdfReader(target).pages[0].mediabox
    assert box.width > box.height


def test_options_may_stand_between_the_files(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "sheet.pdf"
    assert (
        main(["render", str(folder / "one.kifu"), "--sheet", "diagrams", "--grid", "2x2", str(target)]) == 0
    )
    assert "No.1" in text_of(target)


def test_a_score_sheet_needs_no_game_and_takes_its_names_from_one(folder: Path, tmp_path: Path) -> None:
    empty, known = tmp_path / "empty.pdf", tmp_path / "known.pdf"
    assert main(["render", str(empty), "--sheet", "score", "--variant", "okisakishogi", "--plies", "60"]) == 0
    assert "Okisakishogi:scoresheet" in text_of(empty)
    assert main(["render", str(folder / "one.kifu"), str(known), "--sheet", "score"]) == 0
    assert "木村" in text_of(known)


def test_the_rules_are_printed_without_a_kifu(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "rules.pdf"
    assert main(["render", str(target), "--sheet", "rules", "--variant", "okisakishogi"]) == 0
    assert "Okisakishogi:therulesononepage" in text_of(target)
    assert main(["render", str(folder / "one.kifu"), str(target), "--sheet", "rules"]) == 2
    assert "rules" in capsys.readouterr().err


def test_the_words_of_a_sheet_are_in_the_language_asked_for(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[str] = []
    monkeypatch.setattr(Translations, "use", lambda _, language: used.append(language))
    monkeypatch.setattr(Translations, "remove", lambda _: used.append("none"))
    line = ["render", str(folder / "one.kifu"), str(tmp_path / "out.pdf")]
    assert main([*line, "--language", "ja"]) == 0
    assert used == ["ja", "none"]


SERVER = """V2.2
N+Gikou
N-Krist
PI
+
+7776FU
'** 58 -3334FU
-3334FU
'** 31 +2726FU
+2726FU
'** 44 -8384FU
-8384FU
'** 12
%TORYO
"""


def test_the_graph_of_a_server_s_game_is_printed_with_both_names(tmp_path: Path) -> None:
    game = tmp_path / "game.csa"
    game.write_text(SERVER)
    with_graph, without = tmp_path / "a.pdf", tmp_path / "b.pdf"
    assert main(["render", str(game), str(with_graph)]) == 0
    assert main(["render", str(game), str(without), "--no-graph"]) == 0
    (text,), (plain,) = texts_of(with_graph.read_bytes()), texts_of(without.read_bytes())
    assert "75%" in text
    assert "75%" not in plain
    assert text.count("Gikou") == plain.count("Gikou") + 1
    assert text.count("Krist") == plain.count("Krist") + 1
