"""Rows that break where there is no room: of choices, and of two parts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.widgets.two_parts import TwoParts
from shogi_desktop.gui.widgets.wrap_row import WrapRow


class Brick(QPushButton):
    """A button of a certain width."""

    def __init__(self, width: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._width = width
        self.asked = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        self.asked += 1
        return QSize(self._width, 30)

    def ask_for(self, width: int) -> None:
        """Want another width from now on."""
        self._width = width
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()


def wall(
    qtbot: QtBot, widths: tuple[int, ...], room: int, *, even: bool | None = False
) -> tuple[QWidget, list[Brick]]:
    holder = QWidget()
    qtbot.addWidget(holder)
    row = WrapRow(holder, even=even)
    bricks = [Brick(width, holder) for width in widths]
    for brick in bricks:
        row.addWidget(brick)
    holder.resize(room, max(1, row.heightForWidth(room)))
    holder.show()
    QApplication.processEvents()
    return holder, bricks


def lines(bricks: list[Brick]) -> list[int]:
    tops = [brick.y() for brick in bricks]
    return [tops.count(top) for top in sorted(set(tops))]


@pytest.mark.parametrize(
    ("room", "expected"), [(400, [4]), (330, [4]), (320, [2, 2]), (200, [2, 2]), (100, [1, 1, 1, 1])]
)
def test_choices_go_on_in_another_line_and_fill_each(qtbot: QtBot, room: int, expected: list[int]) -> None:
    holder, bricks = wall(qtbot, (90, 60, 90, 60), room)
    assert lines(bricks) == expected
    for top in {brick.y() for brick in bricks}:
        line = [brick for brick in bricks if brick.y() == top]
        assert abs(max(brick.geometry().right() for brick in line) - (room - 1)) <= len(line)
    assert all(a.geometry().intersected(b.geometry()).isEmpty() for a in bricks for b in bricks if a is not b)
    assert holder.minimumSizeHint().width() == 90


def test_even_choices_stand_in_columns_also_in_a_last_line_that_is_short(qtbot: QtBot) -> None:
    _, bricks = wall(qtbot, (50, 90, 60, 70, 80), 300, even=True)
    assert lines(bricks) == [3, 2]
    assert len({brick.width() for brick in bricks}) == 1
    assert [bricks[3].x(), bricks[4].x()] == [bricks[0].x(), bricks[1].x()]


def test_even_choices_leave_no_line_much_shorter_than_another(qtbot: QtBot) -> None:
    _, bricks = wall(qtbot, (60, 80, 70, 60, 60, 60), 4 * 80 + 3 * 8, even=True)
    assert lines(bricks) == [3, 3]
    assert len({brick.width() for brick in bricks}) == 1


@pytest.mark.parametrize(("room", "expected", "columns"), [(300, [2, 2], True), (180, [2, 2], False)])
def test_choices_stand_in_columns_where_that_takes_no_further_line(
    qtbot: QtBot, room: int, expected: list[int], columns: bool
) -> None:
    _, bricks = wall(qtbot, (110, 60, 60, 110), room, even=None)
    assert lines(bricks) == expected
    assert (bricks[1].x() == bricks[3].x()) is columns


def test_two_parts_stand_beside_each_other_while_both_have_room(qtbot: QtBot) -> None:
    first, second = QLabel("search"), QLabel("and the rest of what is asked for")
    parts = TwoParts(first, second)
    parts.least = 100
    qtbot.addWidget(parts)
    parts.show()
    needed = first.minimumSizeHint().width() + 100 + 8 + second.sizeHint().width()
    parts.resize(needed, 40)
    qtbot.waitUntil(lambda: second.x() > first.x() and second.y() == first.y())
    parts.resize(needed - 1, 80)
    qtbot.waitUntil(lambda: second.y() > first.y() and second.x() == first.x())
    assert parts.minimumSizeHint().width() < needed


def test_what_does_not_ask_for_more_room_leaves_it_to_who_does(qtbot: QtBot) -> None:
    holder, bricks = wall(qtbot, (90, 60), 400)
    bricks[1].setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    layout = holder.layout()
    assert layout is not None
    layout.invalidate()
    holder.resize(401, holder.height())
    QApplication.processEvents()
    assert bricks[1].width() == 60
    assert bricks[1].geometry().right() >= 399


def test_choices_stand_in_columns_of_their_own_widths_where_these_have_room(qtbot: QtBot) -> None:
    _, bricks = wall(qtbot, (150, 60, 60, 70, 90), 340, even=None)
    assert lines(bricks) == [3, 2]
    assert [brick.x() for brick in bricks[:2]] == [brick.x() for brick in bricks[3:]]

    _, bricks = wall(qtbot, (150, 60, 60, 70, 150), 300, even=None)
    assert lines(bricks) == [3, 2]
    assert [brick.width() for brick in bricks] == [150, 60, 60, 70, 150], "as words in a text"


def test_a_widget_that_asks_for_other_room_or_comes_or_goes_is_heeded(qtbot: QtBot) -> None:
    holder, bricks = wall(qtbot, (90, 60, 90), 330)
    assert lines(bricks) == [3]
    bricks[0].ask_for(190)
    qtbot.waitUntil(lambda: lines(bricks) == [1, 2])
    bricks[1].hide()
    qtbot.waitUntil(lambda: lines([bricks[0], bricks[2]]) == [2])
    bricks[1].show()
    qtbot.waitUntil(lambda: lines(bricks) == [1, 2])
    layout = holder.layout()
    assert isinstance(layout, WrapRow)
    layout.removeWidget(bricks[2])
    bricks[2].deleteLater()
    assert layout.sizeHint().width() == 190 + layout.spacing() + 60
    qtbot.waitUntil(lambda: lines(bricks[:2]) == [2])


def test_what_one_may_not_take_the_others_do(qtbot: QtBot) -> None:
    """A gap of 64 pixels stood behind a choice of names."""
    holder, bricks = wall(qtbot, (90, 60, 90), 400)
    bricks[1].setMaximumWidth(70)
    holder.resize(401, 30)
    QApplication.processEvents()
    assert [brick.geometry().right() - brick.x() + 1 for brick in bricks] == [157, 70, 158]
    assert bricks[2].geometry().right() == 400


def test_nobody_is_asked_twice_what_has_not_changed(qtbot: QtBot) -> None:
    holder, bricks = wall(qtbot, (90, 60, 90), 330)
    layout = holder.layout()
    assert isinstance(layout, WrapRow)
    layout.heightForWidth(300)
    before = [brick.asked for brick in bricks]
    for width in range(50, 400):
        layout.heightForWidth(width)
    assert [brick.asked for brick in bricks] == before
