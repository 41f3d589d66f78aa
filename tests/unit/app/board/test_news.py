"""What there is to tell of a board is gathered while it happens, and told once, the events behind it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from shogi_desktop.app.board.changes import Change, Changes
from shogi_desktop.app.board.news import News
from shogi_desktop.app.records.cursor import Cursor, Shown
from shogi_desktop.notation import usi_text


class Heard:
    def __init__(self) -> None:
        self.parent = QObject()
        self.news = News(self.parent)
        self.all: list[object] = []
        self.news.changed.connect(self.all.append)
        self.news.happened.connect(self.all.append)


@pytest.fixture
def heard(qapp: object) -> Heard:
    return Heard()


def shown(ply: int) -> Shown:
    cursor = Cursor(usi_text.loads("startpos moves 7g7f 3c3d").record, (0,) * ply)
    move = cursor.node.move
    assert move is not None
    return cursor.shown(cursor.record.position((0,) * (ply - 1)).play(move))


def test_a_change_is_told_at_once(heard: Heard) -> None:
    heard.news.note(Change.CLOCK)
    heard.news.tell("rang")
    heard.news.tell_when_shown("fell")
    assert heard.all == [Changes(Change.CLOCK, None), "rang", "fell"]


def test_what_is_done_together_is_one_change_with_its_events_behind(heard: Heard) -> None:
    with heard.news.together():
        heard.news.tell_when_shown("late")
        heard.news.note(Change.CLOCK)
        with heard.news.together():
            heard.news.note(Change.STATE)
            heard.news.tell("at once")
        assert heard.all == ["at once"]
    assert heard.all == ["at once", Changes(Change.CLOCK | Change.STATE, None), "late"]
    heard.news.note(Change.LINE)
    assert heard.all[3:] == [Changes(Change.LINE, None)]


def test_nothing_is_told_where_nothing_changed(heard: Heard) -> None:
    with heard.news.together():
        pass
    assert heard.all == []


def test_what_broke_off_is_told_as_far_as_it_came(heard: Heard) -> None:
    def break_off() -> None:
        with heard.news.together():
            heard.news.note(Change.CLOCK)
            raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        break_off()
    assert heard.all == [Changes(Change.CLOCK, None)]


def test_one_position_shown_has_the_move_that_led_there_and_the_last_of_several_has_none(
    heard: Heard,
) -> None:
    first, second = shown(1), shown(2)
    assert second.transition is not None
    heard.news.note(Change.POSITION, second)
    with heard.news.together():
        heard.news.note(Change.POSITION, first)
        heard.news.note(Change.POSITION, second)
    alone, last = heard.all
    assert isinstance(alone, Changes) and isinstance(last, Changes)
    assert alone.shown is second
    assert last.shown == Shown(second.position, second.last_move, second.check, None)
