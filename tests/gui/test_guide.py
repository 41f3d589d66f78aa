"""*Help*, *User guide*: its pages in the window's language, their links, pictures and search."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.learn.guide import docs_folder, slug
from shogi_desktop.gui.learn.guide_window import GuideView, GuideWindow, _fitted
from shogi_desktop.gui.widgets.line_ends import released
from shogi_desktop.gui.window.main_window import MainWindow

REFERENCE = 7
"""The row of the long page, behind those of the guide."""


@pytest.fixture
def guide(window: MainWindow, qtbot: QtBot) -> GuideWindow:
    window.settings.update(language="en")
    window.do("guide")
    opened = window.parts.guide.guide
    assert opened is not None
    qtbot.waitExposed(opened)
    return opened


def titles(guide: GuideWindow) -> list[str]:
    return [guide.contents.item(row).text() for row in range(guide.contents.count())]


def in_view(view: GuideView, heading: str) -> bool:
    block = view.document().begin()
    while block.isValid() and block.text() != heading:
        block = block.next()
    if not block.isValid():
        return False  # not laid out yet
    top = view.document().documentLayout().blockBoundingRect(block).top() - view.verticalScrollBar().value()
    return 0 <= top < view.viewport().height()


def test_it_opens_at_the_first_page_with_all_pages_beside_it(guide: GuideWindow) -> None:
    assert titles(guide)[0] == "1 Install and first start"
    assert len(titles(guide)) == REFERENCE + 1
    assert guide.view.headings()[0] == "1 Install and first start"


def test_it_follows_the_language_of_the_window_at_the_same_page(
    window: MainWindow, guide: GuideWindow
) -> None:
    guide.contents.setCurrentRow(1)
    window.settings.update(language="ja")
    assert guide.view.headings()[0] == "2 最初の一局"
    assert guide.view.file == docs_folder() / "guide" / "ja" / "2-first-game.md"
    window.settings.update(language="en")
    assert guide.view.headings()[0] == "2 Your first game"


def test_there_is_one_window_and_it_closes_with_the_main_one(window: MainWindow, guide: GuideWindow) -> None:
    window.do("guide")
    assert window.parts.guide.guide is guide
    window.close()
    assert window.parts.guide.guide is None


def test_it_is_read_by_keys_alone(guide: GuideWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(guide.contents, Qt.Key.Key_Down)
    assert guide.view.headings()[0] == "2 Your first game"
    qtbot.keyClick(guide, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert guide.view.headings()[0] == "1 Install and first start"
    qtbot.keyClick(guide, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert guide.search.hasFocus()
    qtbot.keyClick(guide, Qt.Key.Key_Escape)
    assert not guide.isVisible()


def test_a_link_leads_to_its_page_and_the_list_follows(guide: GuideWindow) -> None:
    guide.view.anchorClicked.emit(QUrl("2-first-game.md"))
    assert guide.contents.currentRow() == 1
    guide.view.anchorClicked.emit(QUrl("../../levels.md"))
    assert guide.view.headings()[0] == "The levels of the computer"
    assert guide.contents.currentRow() == -1
    guide.back_button.click()
    assert guide.contents.currentRow() == 1


def words(text: str) -> str:
    """What a page says, wherever its lines end."""
    return "".join(released(text).split())


def test_dressing_a_page_changes_neither_its_lists_nor_its_headings(guide: GuideWindow) -> None:
    def outline(document: QTextDocument) -> list[tuple[str, int, bool]]:
        found, block = [], document.begin()
        while block.isValid():
            level, listed = block.blockFormat().headingLevel(), block.textList() is not None
            found.append((words(block.text()), level, listed))
            block = block.next()
        return found

    for row in range(guide.contents.count()):
        guide.contents.setCurrentRow(row)
        guide.view.finish()
        plain = QTextDocument()
        plain.setMarkdown(guide.view.file.read_text(encoding="utf-8"))
        assert outline(guide.view.document()) == outline(plain)


def last_heading(guide: GuideWindow) -> str:
    """The last heading of the page's file: of what is laid out last."""
    lines = guide.view.file.read_text(encoding="utf-8").splitlines()
    return [line.lstrip("# ") for line in lines if line.startswith("## ")][-1]


def test_a_long_page_begins_with_what_is_seen_and_is_all_there_in_the_end(
    guide: GuideWindow, qtbot: QtBot
) -> None:
    guide.contents.setCurrentRow(REFERENCE)
    begun = guide.view.document().blockCount()
    assert guide.view.document().size().height() > guide.view.viewport().height()
    plain = QTextDocument()
    plain.setMarkdown(guide.view.file.read_text(encoding="utf-8"))
    assert begun < plain.blockCount()
    qtbot.waitUntil(lambda: guide.view.document().blockCount() == plain.blockCount())
    assert words(guide.view.toPlainText()) == words(plain.toPlainText())
    assert guide.view.verticalScrollBar().value() == 0


def test_a_link_leads_to_a_heading_that_is_not_laid_out_yet(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.contents.setCurrentRow(REFERENCE)
    heading = last_heading(guide)
    assert heading not in guide.view.toPlainText()
    guide.view.anchorClicked.emit(QUrl(f"#{slug(heading)}"))
    qtbot.waitUntil(lambda: in_view(guide.view, heading))


def test_a_link_to_a_heading_of_another_page_leads_there(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.view.anchorClicked.emit(QUrl("../../user-guide.md#keys"))
    assert guide.contents.currentRow() == REFERENCE
    qtbot.waitUntil(lambda: in_view(guide.view, "Keys"))


def test_a_page_not_wholly_laid_out_is_left_for_another(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.contents.setCurrentRow(REFERENCE)
    guide.contents.setCurrentRow(0)
    qtbot.waitUntil(lambda: not guide.view.building)
    assert guide.view.headings()[0] == "1 Install and first start"
    assert guide.view.headings()[-1] == last_heading(guide)


def test_a_page_not_wholly_laid_out_gives_way_to_another_language(
    window: MainWindow, guide: GuideWindow, qtbot: QtBot
) -> None:
    guide.contents.setCurrentRow(0)
    window.settings.update(language="ja")
    window.settings.update(language="en")
    window.settings.update(language="ja")
    plain = QTextDocument()
    plain.setMarkdown(guide.view.file.read_text(encoding="utf-8"))
    qtbot.waitUntil(lambda: not guide.view.building)
    assert words(guide.view.toPlainText()) == words(plain.toPlainText())


def test_a_page_not_wholly_laid_out_can_be_closed(guide: GuideWindow) -> None:
    guide.contents.setCurrentRow(REFERENCE)
    assert guide.view.building
    guide.close()
    assert not guide.view.building


def test_going_back_shows_the_place_where_a_page_was_left(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.contents.setCurrentRow(REFERENCE)
    guide.view.finish()
    qtbot.waitUntil(lambda: guide.view.verticalScrollBar().maximum() > 5000)
    guide.view.verticalScrollBar().setValue(4000)
    guide.view.follow(QUrl("levels.md"))
    guide.back_button.click()
    qtbot.waitUntil(lambda: guide.view.verticalScrollBar().value() == 4000)


def test_the_search_finds_what_is_not_laid_out_yet(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.contents.setCurrentRow(REFERENCE)
    guide.search.setText(last_heading(guide))
    qtbot.keyClick(guide.search, Qt.Key.Key_Return)
    assert guide.view.textCursor().selectedText() == last_heading(guide)


def test_a_link_to_a_heading_shows_it(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.contents.setCurrentRow(REFERENCE)
    heading = guide.view.headings()[-1]
    assert not in_view(guide.view, heading)
    guide.view.anchorClicked.emit(QUrl(f"#{slug(heading)}"))
    qtbot.waitUntil(lambda: in_view(guide.view, heading))


def test_a_link_to_what_is_not_there_or_to_the_web_changes_no_page(
    guide: GuideWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", asked.append)
    for link in ("gone.md", "../../../README", "https://example.org/"):
        guide.view.anchorClicked.emit(QUrl(link))
        assert guide.view.headings()[0] == "1 Install and first start"
    assert asked == [QUrl("https://example.org/")]


def test_pictures_are_never_wider_than_the_text(guide: GuideWindow, qtbot: QtBot) -> None:
    for width in (1200, 700):
        guide.resize(width, 700)
        qtbot.waitUntil(lambda: guide.view.document().size().width() <= guide.view.viewport().width())
    assert guide.view.horizontalScrollBar().maximum() == 0


def test_no_page_scrolls_sideways_in_a_narrow_window_with_large_text(
    window: MainWindow, guide: GuideWindow, qtbot: QtBot
) -> None:
    window.settings.update(text_percent=150)
    guide.resize(760, 600)
    for row in range(REFERENCE):
        guide.contents.setCurrentRow(row)
        guide.view.finish()
        qtbot.waitUntil(lambda: guide.view.horizontalScrollBar().maximum() == 0)
    window.settings.update(text_percent=100)


def test_pictures_are_read_beside_the_window_and_put_in_their_room(guide: GuideWindow, qtbot: QtBot) -> None:
    def picture() -> QImage:
        kind = QTextDocument.ResourceType.ImageResource.value
        found = guide.view.document().resource(kind, QUrl("images/start.webp"))
        assert isinstance(found, QImage)
        return found

    def is_read() -> bool:
        image = picture()
        return image.pixelColor(image.width() // 4, image.height() // 2).alpha() == 255

    qtbot.waitUntil(is_read)
    assert picture().width() <= guide.view.viewport().width()


def test_the_search_goes_on_through_all_pages(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.search.setText("furigoma")
    qtbot.keyClick(guide.search, Qt.Key.Key_Return)
    assert guide.view.headings()[0] == "3 Handicaps and rules"
    assert guide.view.textCursor().selectedText() == "Furigoma"
    guide.search.setText("no such word")
    qtbot.keyClick(guide.search, Qt.Key.Key_Return)
    assert guide.view.headings()[0] == "3 Handicaps and rules"
    assert guide.count.text() == "Not found."


def test_the_search_goes_back_as_well(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.contents.setCurrentRow(2)
    guide.search.setText("furigoma")
    for _ in range(2):
        qtbot.keyClick(guide.search, Qt.Key.Key_Return)
    second = guide.view.textCursor().position()
    qtbot.keyClick(guide.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert guide.view.textCursor().position() < second
    assert guide.count.text() == ""
    qtbot.keyClick(guide.search, Qt.Key.Key_Escape)
    assert guide.search.text() == ""
    assert guide.isVisible()


def test_other_colours_keep_the_page_and_its_place(
    window: MainWindow, guide: GuideWindow, qtbot: QtBot
) -> None:
    guide.contents.setCurrentRow(3)
    guide.view.verticalScrollBar().setValue(200)
    window.settings.update(appearance="dark")
    qtbot.waitUntil(lambda: guide.view.verticalScrollBar().value() == 200)
    assert guide.view.headings()[0] == "4 Clocks and the computer's levels"
    window.settings.update(appearance="light")


def test_pictures_of_light_windows_do_not_glare_in_a_dark_one(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "light.png"
    white = QImage(40, 20, QImage.Format.Format_RGB32)
    white.fill(0xFFFFFF)
    white.save(str(file))
    light, dark = (_fitted(str(file), 20, 1.0, dimmed=dimmed) for dimmed in (False, True))
    assert light.size() == dark.size() == QSize(20, 10)
    assert light.pixelColor(10, 5).lightness() == 255
    assert 150 < dark.pixelColor(10, 5).lightness() < 200


def test_lost_documents_are_told_of_in_a_sentence(tmp_path: Path, qtbot: QtBot) -> None:
    guide = GuideWindow(tmp_path, lambda: "en")
    qtbot.addWidget(guide)
    assert str(tmp_path / "guide") in guide.view.toPlainText()
    guide.find_next()
