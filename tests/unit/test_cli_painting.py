"""The commands that paint: a game of the bundled engine against itself, and pictures and sheets of a kifu."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.bootstrap import main
from shogi_desktop.cli import common
from shogi_desktop.game import Reason
from shogi_desktop.notation import read
from shogi_desktop.rules import OKISAKI
from tests.support.extent import in_the_whole
from tests.support.pdf import texts_of

GAME = """手合割：平手
先手：木村
後手：関根
   1 ７六歩(77)   ( 0:01/00:00:01)
   2 ３四歩(33)   ( 0:02/00:00:02)
   3 ２二角成(88)   ( 0:03/00:00:04)
"""

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def kifu(tmp_path: Path) -> Path:
    path = tmp_path / "game.kifu"
    path.write_text(GAME, encoding="utf-8")
    return path


def image(path: Path) -> QImage:
    picture = QImage(str(path))
    assert not picture.isNull()
    return picture


def test_a_match_plays_and_writes_record_sheet_and_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [str(tmp_path / f"out.{suffix}") for suffix in ("kif", "pdf", "png", "svg")]
    kif, pdf, png, svg = names
    line = [
        "match",
        "--games",
        "1",
        "--black",
        "level:1",
        "--white",
        "level:2",
        "--seed",
        "1",
        "--max-moves",
        "20",
    ]

    assert main([*line, "--save", kif, "--pdf", pdf, "--png", png, "--svg", svg]) == 0

    record = read(Path(kif).read_bytes()).record
    assert (record.headers["black"], record.headers["white"]) == ("Level 1", "Level 2")
    assert record.outcome is not None
    said = capsys.readouterr().out
    assert f"{len(record.main_line())} moves" in said
    assert len(texts_of(Path(pdf).read_bytes())) >= 1
    assert image(Path(png)).width() == 1200
    assert QSvgRenderer(svg).isValid()


@in_the_whole
def test_a_seeded_match_is_the_same_again_and_several_games_get_numbers(tmp_path: Path) -> None:
    for name in ("a", "b"):
        target = str(tmp_path / f"{name}.usi")
        line = ["match", "--variant", "okisakishogi", "--handicap", "bishop", "--games", "2", "--seed", "7"]
        players = ["--black", "level:1", "--white", "level:1"]
        assert main([*line, *players, "--max-moves", "12", "--save", target]) == 0

    texts = [(tmp_path / f"{name}-{number}.usi").read_text() for name in "ab" for number in (1, 2)]
    assert texts[:2] == texts[2:]
    assert texts[0] != texts[1]
    record = read(texts[0]).record
    assert record.variant is OKISAKI
    assert len(record.main_line()) == 12


def test_a_move_limit_ends_a_game_without_a_winner(tmp_path: Path) -> None:
    target = tmp_path / "out.kifu"

    main(["match", "--black", "level:1", "--white", "level:1", "--max-moves", "2", "--save", str(target)])

    outcome = read(target.read_bytes()).record.outcome
    assert outcome is not None
    assert outcome.winner is None
    assert outcome.reason in {Reason.MOVE_LIMIT, Reason.IMPASSE, Reason.AGREEMENT}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--black", "level:41"], "level:1 to level:40"),
        (["--black", "Kimura"], "level:1 to level:40"),
        (["--black", "engine:/no/such/engine"], "engine"),
        (["--handicap", "kitchen_sink"], "rook_lance"),
        (["--games", "0"], "one game or more"),
        (["--save", "out.doc"], ".kifu"),
        (["--png", "/no/such/folder/out.png"], "/no/such/folder"),
    ],
)
def test_an_impossible_match_is_refused_in_a_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["match", *arguments]) == 1

    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_a_place_that_cannot_be_written_is_found_before_the_first_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "taken.kif"
    folder.mkdir()
    for arguments in (["--save", str(folder)], ["--pdf", str(folder)], ["--png", "/proc/out.png"]):
        assert (
            main(["match", "--black", "level:1", "--white", "level:1", "--max-moves", "2", *arguments]) == 1
        )
        captured = capsys.readouterr()
        assert f"{arguments[1]} cannot be written" in captured.err
        assert "Game 1" not in captured.out
    assert [entry.name for entry in tmp_path.iterdir()] == ["taken.kif"]


def test_a_numbered_file_that_cannot_be_written_is_found_before_the_first_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "out-2.kif").mkdir()
    line = ["match", "--games", "2", "--max-moves", "2", "--save", str(tmp_path / "out.kif")]
    assert main(line) == 1
    captured = capsys.readouterr()
    assert "out-2.kif cannot be written: it is a folder" in captured.err
    assert captured.out == ""


def test_a_game_that_cannot_be_written_is_not_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "out.kif"

    def refuse(path: Path, *_: Any, **_more: Any) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(common, "write_pieces_atomically", refuse)
    line = ["match", "--black", "level:1", "--white", "level:1", "--max-moves", "4", "--save", str(target)]
    assert main(line) == 1
    captured = capsys.readouterr()
    assert f"{target} cannot be written: No space left on device" in captured.err
    kif = captured.out[captured.out.index("#KIF") :]
    assert len(read(kif).record.main_line()) == 4


def test_an_engine_that_is_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "letter.txt"
    program.write_text("Dear Sir")

    assert main(["match", "--white", f"engine:{program}", "--max-moves", "4"]) == 1
    assert "letter.txt" in capsys.readouterr().err


@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_render_draws_the_position_asked_for(kifu: Path, tmp_path: Path, suffix: str) -> None:
    pictures = {}
    for name, options in {
        "last": [],
        "third": ["--ply", "3"],
        "start": ["--ply", "0"],
        "flipped": ["--flip"],
    }.items():
        target = tmp_path / f"{name}.{suffix}"
        assert main(["render", str(kifu), str(target), "--width", "400", *options]) == 0
        pictures[name] = target.read_bytes()

    assert pictures["last"] == pictures["third"]
    assert len({pictures["last"], pictures["start"], pictures["flipped"]}) == 3


def test_render_prints_the_kifu_as_text(kifu: Path, tmp_path: Path) -> None:
    target = tmp_path / "game.pdf"

    assert main(["render", str(kifu), str(target), "--moves", "hodges"]) == 0

    text = texts_of(target.read_bytes())[0]
    assert "P-7f" in text
    assert "木村" in text


@pytest.mark.parametrize(
    ("target", "options", "words", "status"),
    [
        ("out.bmp", [], ".png, .svg or .pdf", 2),
        ("out.png", ["--ply", "4"], "has 3 moves", 1),
        ("out.gif", ["--until", "4"], "has 3 moves", 1),
        ("out.png", ["--width", "0"], "1 to 16000 pixels", 2),
        ("out.png", ["--dpi", "9"], "--dpi", 2),
        ("out.pdf", ["--columns", "9"], "--columns", 2),
        ("no/such/out.pdf", [], "cannot be written", 1),
    ],
)
def test_what_cannot_be_rendered_is_refused_in_a_sentence(
    kifu: Path,
    tmp_path: Path,
    target: str,
    options: list[str],
    words: str,
    status: int,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["render", str(kifu), str(tmp_path / target), *options]) == status
    assert words in capsys.readouterr().err


def test_a_machine_without_a_display_can_draw(kifu: Path, tmp_path: Path) -> None:
    """In a process of its own: nothing of this one's Qt helps it."""
    repository = Path(__file__).parent.parent.parent
    environ = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("QT_", "DISPLAY", "WAYLAND"))
    }
    done = subprocess.run(
        [sys.executable, "main.py", "render", str(kifu), str(tmp_path / "out.png")],
        cwd=repository, env=environ, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (done.returncode, done.stderr) == (0, "")
    assert image(tmp_path / "out.png").width() == 1200
