"""The options of board, pieces and caption, which paper, pictures and animations have in common."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.settings.piece_sets import OfferedSet, PiecesInUse, load_or_usual, usable_sets
from shogi_desktop.app.settings.print_choices import IN_USE
from shogi_desktop.gui.printing.form import Form
from shogi_desktop.paint.faces import PieceSet
from shogi_desktop.paint.theme import theme_by_id

translate = QCoreApplication.translate


def fill_look(form: Form, theme: str, pieces: str, pieces_dir: Path, in_use: PiecesInUse) -> None:
    """Two kinds of print and every board of the window (the key ``theme``), and the ``pieces`` on it."""
    boards = [
        ("book", translate("PictureOptions", "Book diagram")),
        ("print", translate("PictureOptions", "Outlined pieces")),
        ("light", translate("PictureOptions", "Kaya")),
        ("dark", translate("PictureOptions", "Dark wood")),
        ("paper", translate("PictureOptions", "Paper")),
        ("contrast", translate("PictureOptions", "High contrast")),
        ("plain", translate("PictureOptions", "Plain")),
    ]
    themes = [theme_by_id(board) for board, _ in boards]
    listed = form.boards("theme", translate("PictureOptions", "Board"), boards, theme)
    listed.show_samples(themes, _loaded(pieces, in_use))
    sets = (OfferedSet(IN_USE, translate("PictureOptions", "As on the board")), *usable_sets(pieces_dir))
    choice = form.pieces("pieces", translate("PictureOptions", "Pieces"), sets, pieces)
    choice.chosen.connect(lambda now: listed.show_samples(themes, _loaded(now, in_use)))


def _loaded(pieces: str, in_use: PiecesInUse) -> PieceSet:
    if pieces == IN_USE:
        return load_or_usual(in_use.id, dark_sides=in_use.dark_sides)[0]
    return load_or_usual(pieces)[0]


def fill_caption(form: Form, caption: str) -> None:
    """The options of the line below the board."""
    captions = [
        ("none", translate("PictureOptions", "None")),
        ("number", translate("PictureOptions", "Number")),
        ("move", translate("PictureOptions", "Last move")),
    ]
    form.choice("caption", translate("PictureOptions", "Below the board"), captions, caption)
