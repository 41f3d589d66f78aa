"""Sets of the user's own: read whole, or refused with the file and what is missing."""

import itertools
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage

from shogi_desktop.paint.errors import PieceSetError
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.own_sets import MANIFEST, own_set_folders, piece_ids, read_own_set
from shogi_desktop.paint.theme import THEMES, Theme
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color
from tests.support.pictures import piece_picture

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 10"><path d="M1 1H8V9Z" fill="#00f"/></svg>'


def make(folder: Path, **more: Any) -> Path:
    """A set of one drawing for every piece; `more` goes into the manifest, by table."""
    folder.mkdir(exist_ok=True)
    (folder / "piece.svg").write_text(SVG, encoding="utf-8")
    picture = QImage(300, 320, QImage.Format.Format_ARGB32)
    picture.fill(QColor("#00ff00"))
    picture.save(str(folder / "green.png"))
    files = dict.fromkeys(piece_ids(), "piece.svg") | more.pop("files", {})
    lines = ['name = "Mine"', *(f"{key} = {value}" for key, value in more.pop("top", {}).items()), "[files]"]
    lines += [f'{key} = "{value}"' for key, value in files.items()]
    for table, content in more.items():
        lines += [f"[{table}]", *(f'{key} = "{value}"' for key, value in content.items())]
    (folder / MANIFEST).write_text("\n".join(lines), encoding="utf-8")
    return folder


def colors(image: QImage) -> set[str]:
    points = itertools.product(range(0, image.width(), 4), range(0, image.height(), 4))
    return {image.pixelColor(x, y).name() for x, y in points}


def test_a_set_of_drawings_and_pictures_is_painted(tmp_path: Path) -> None:
    folder = make(tmp_path / "mine", files={"rook": "green.png"}, okisakishogi={"lance": "green.png"})
    assert read_own_set(folder).name == "Mine"
    pieces = PieceSet.load(str(folder))
    assert all(pieces.covers(variant) for variant in VARIANTS)
    shown = {
        (variant.id, kind.id): colors(piece_picture(pieces, variant.piece(kind, Color.BLACK)))
        for variant in VARIANTS
        for kind in variant.kinds
    }
    green = {key for key, found in shown.items() if "#00ff00" in found}
    blue = {key for key, found in shown.items() if "#0000ff" in found}
    assert green == {("shogi", "rook"), ("okisakishogi", "rook"), ("okisakishogi", "lance")}
    assert blue == shown.keys() - green


def test_whites_king_may_have_a_face_of_its_own(tmp_path: Path) -> None:
    pieces = PieceSet.load(str(make(tmp_path / "mine", files={"white_king": "green.png"})))
    for variant in (STANDARD, OKISAKI):
        king = variant.kind("king")
        assert "#00ff00" in colors(piece_picture(pieces, variant.piece(king, Color.WHITE)))
        assert "#00ff00" not in colors(piece_picture(pieces, variant.piece(king, Color.BLACK)))


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.id)
def test_whole_pieces_are_painted_without_a_wedge(tmp_path: Path, theme: Theme) -> None:
    folder = make(tmp_path / "mine", top={"wedge": "false"}, files={"pawn": "green.png"})
    image = piece_picture(
        PieceSet.load(str(folder)), STANDARD.piece(STANDARD.kind("pawn"), Color.BLACK), theme=theme
    )
    assert {name for name in colors(image) if name != "#000000"} == {"#00ff00"}


def test_a_set_is_read_again_when_a_file_has_changed(tmp_path: Path) -> None:
    folder = make(tmp_path / "mine")
    first = read_own_set(folder)
    assert read_own_set(folder) is first
    (folder / "piece.svg").write_text(SVG.replace("#00f", "#0f0f0f"), encoding="utf-8")
    assert read_own_set(folder).faces != first.faces


def test_folders_without_a_manifest_are_no_sets(tmp_path: Path) -> None:
    make(tmp_path / "b")
    make(tmp_path / "a")
    (tmp_path / "other").mkdir()
    assert [folder.name for folder in own_set_folders(tmp_path)] == ["a", "b"]
    assert own_set_folders(tmp_path / "nowhere") == []


def drop(name: str) -> Callable[[Path], object]:
    return lambda folder: (folder / name).unlink()


def write(name: str, data: bytes) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_bytes(data)


def replace(old: str, new: str) -> Callable[[Path], object]:
    def change(folder: Path) -> None:
        text = (folder / MANIFEST).read_text(encoding="utf-8")
        assert old in text
        (folder / MANIFEST).write_text(text.replace(old, new), encoding="utf-8")

    return change


def loop(name: str) -> Callable[[Path], object]:
    def change(folder: Path) -> None:
        (folder / name).unlink()
        (folder / name).symlink_to(name)

    return change


@pytest.mark.parametrize(
    ("harm", "file", "said"),
    [
        (drop(MANIFEST), MANIFEST, "missing"),
        (drop("piece.svg"), "piece.svg", "missing"),
        (write("piece.svg", b"not a drawing"), "piece.svg", "not an SVG"),
        (write("piece.svg", b""), "piece.svg", "not an SVG"),
        (write("green.png", b"not a picture"), "green.png", "not a PNG"),
        (write("piece.svg", b" " * (4 * 1024 * 1024 + 1)), "piece.svg", "4 MB"),
        (write(MANIFEST, b"name = \xff"), MANIFEST, "UTF-8"),
        (write(MANIFEST, b"name ="), MANIFEST, "TOML"),
        (write(MANIFEST, b'name = "x"'), MANIFEST, "king"),
        (write(MANIFEST, b'files = 3\nname = "x"'), MANIFEST, "table"),
        (replace('name = "Mine"', ""), MANIFEST, 'name = "My pieces"'),
        (replace('tokin = "piece.svg"', ""), MANIFEST, "tokin"),
        (replace('tokin = "piece.svg"', "tokin = 3"), MANIFEST, "tokin"),
        (replace('tokin = "', 'token = "'), MANIFEST, "tokin"),
        (replace("[files]", '[files]\npwn = "a.svg"'), MANIFEST, "'pwn'"),
        (replace("[files]", "color = 1\n[files]"), MANIFEST, "'color'"),
        (replace("[files]", 'upright = "yes"\n[files]'), MANIFEST, "upright"),
        (replace('tokin = "piece.svg"', 'tokin = "../other.svg"'), "other.svg", "outside"),
        (replace('tokin = "piece.svg"', 'tokin = "piece.jpg"'), "piece.jpg", "missing"),
        (replace('tokin = "piece.svg"', 'tokin = "a\\u0000.svg"'), "a\0.svg", "no file can have that name"),
        (replace('tokin = "piece.svg"', 'tokin = "."'), "mine", "folder"),
        (write(MANIFEST, b"name = " + b"[" * 100_000), MANIFEST, "TOML"),
        (loop("piece.svg"), "piece.svg", "read"),
        (loop(MANIFEST), MANIFEST, "read"),
    ],
)
def test_what_is_wrong_is_said_with_the_file_it_is_in(
    tmp_path: Path, harm: Callable[[Path], object], file: str, said: str
) -> None:
    folder = make(tmp_path / "mine", files={"rook": "green.png"})
    harm(folder)
    with pytest.raises(PieceSetError) as caught:
        PieceSet.load(str(folder))
    assert caught.value.path.name == file
    assert said in caught.value.reason


def test_other_kinds_of_pictures_are_refused(tmp_path: Path) -> None:
    folder = make(tmp_path / "mine", files={"rook": "rook.bmp"})
    shutil.copy(folder / "green.png", folder / "rook.bmp")
    with pytest.raises(PieceSetError, match=r"\.svg or \.png"):
        read_own_set(folder)
