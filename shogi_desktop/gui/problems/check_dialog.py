"""What a check of a mating problem has found; each solution can be gone through on a board beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.app.problems.branches import as_record
from shogi_desktop.app.problems.examination import Examination
from shogi_desktop.app.records.cursor import Cursor
from shogi_desktop.app.words.lines import Write
from shogi_desktop.game import NO_ANNOTATIONS, Annotations, Circle, MarkColor, Path, Record
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.problems.findings_dialog import FindingsDialog
from shogi_desktop.gui.problems.telling import Told, check_headline, check_lines, kind_name
from shogi_desktop.gui.widgets.page_keys import page_key
from shogi_desktop.gui.widgets.plain import tip
from shogi_desktop.gui.widgets.room import room_on_screen
from shogi_desktop.gui.widgets.saying import say
from shogi_desktop.gui.widgets.stepped_board import SteppedBoard
from shogi_desktop.rules import Color, Position

_SIZE: Final = (880, 560)
_SHARES: Final = (5, 6)
"""How the words and the board share the width."""


class CheckDialog(FindingsDialog):
    """`study_wanted(record)`: the solutions are to be put on the board, the others as variations.

    :ivar stepped: the board; the chosen line decides what it shows, Left and Right go on from there.
    """

    study_wanted = Signal(object)

    def __init__(self, appearance: Appearance, write: Write, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Check a mating problem"))
        self._write = write
        self._told: Sequence[Told] = ()
        self._record: Record | None = None
        self._others: Sequence[Path] = ()
        self.stepped = SteppedBoard(appearance, write, self)
        self.stepped.board.setAccessibleName(self.tr("Board of the chosen line"))
        self.stepped.hide()
        self.stepped.stepped.connect(lambda: say(self.lines, self.stepped.words()))
        for share, widget in zip(_SHARES, (self.lines, self.stepped), strict=True):
            self._middle.addWidget(widget, share)
        self.study = QPushButton(self.tr("St&udy it"), self)
        self.study.setToolTip(tip(self.tr("All solutions on the board, as a record with variations")))
        self.study.clicked.connect(lambda: self.study_wanted.emit(self._record))
        self.study.hide()
        self._beside_close.addWidget(self.study)
        page_key(self, "Left", lambda: self.stepped.step(-1))
        page_key(self, "Right", lambda: self.stepped.step(1))
        self.lines.currentRowChanged.connect(self._show)

    def tell_found(self, start: Position, found: Examination) -> None:
        """Say what was found, and show the solution, if there is one."""
        self._told = check_lines(start, found, self._write)
        if self._told:
            self._record, self._others = as_record(start, found, kind_name)
            self.stepped.show()
            self.study.show()
            width, height = _SIZE
            room = room_on_screen(self)
            self.resize(min(px(width), room.width()), min(px(height), room.height()))
        self.tell(check_headline(found), [told.text for told in self._told])

    def _show(self, row: int) -> None:
        record = self._record
        if record is None or not 0 <= row < len(self._told):
            return
        told = self._told[row]
        cursor = Cursor(record, record.end_path() if told.other is None else self._others[told.other])
        cursor.go_to_index(told.plies)
        marks = NO_ANNOTATIONS
        if told.square is not None:
            marks = Annotations(marks=(Circle(told.square, MarkColor.BLUE),))
        flipped = record.position(()).turn is Color.WHITE
        self.stepped.show_line(cursor, flipped=flipped, annotations=marks)

    def _fit_lines(self) -> None:
        """Be no higher than the lines, where there is no board that takes the room."""
        if self._record is None:
            super()._fit_lines()
