"""Pages of the guide are laid out for reading: the text that is found and copied stays the one written."""

from __future__ import annotations

from PySide6.QtGui import QTextCursor, QTextDocument
from pytestqt.qtbot import QtBot

from shogi_desktop.gui.learn.document_view import DocumentView
from shogi_desktop.gui.learn.documents import for_reading, looked_for
from shogi_desktop.gui.widgets.line_ends import HELD, JOINER, released

PAGE = """# 設定と成績の置き場所はここです
ウィンドウはシステムの言語で開きます。ほかのカードから、
対戦相手を選べます。

| 環境 | 手順 |
|---|---|
| Windows | あなたのアカウントだけにインストールされます。 |

* V nabídce
  続きの行です。

```
手合割：平手
a b
```
"""


def test_lines_of_a_paragraph_are_joined_in_japanese_without_a_blank() -> None:
    read = released(for_reading(PAGE))
    assert "ほかのカードから、対戦相手を選べます。\n" in read
    assert "ここです\nウィンドウ" in read
    assert "* V nabídce 続き" in read
    assert "手合割：平手\na b\n" in read


def test_the_ends_of_paragraphs_and_cells_are_held_and_headings_are_not() -> None:
    read = for_reading(PAGE)
    assert JOINER.join("べます。") in read
    assert f"{JOINER.join('れます。')} |" in read
    assert f"V{HELD}nabídce" in read
    assert read.startswith("# 設定と成績の置き場所はここです\n")
    assert "\n|---|---|\n" in read
    assert "\na b\n" in read


def test_what_is_held_together_is_found(qapp: object) -> None:
    document = QTextDocument()
    document.setMarkdown(for_reading(PAGE))
    for words in ("インストールされます。", "v nabídce", "対戦相手を選べます"):
        assert released(document.find(looked_for(words)).selectedText()).casefold() == words
    assert document.find(looked_for("選べ.す")).isNull()


def test_what_is_copied_has_no_unseen_signs(qtbot: QtBot) -> None:
    view = DocumentView()
    qtbot.addWidget(view)
    view.setMarkdown(for_reading(PAGE))
    view.moveCursor(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
    for _ in range(3):
        copied = view.createMimeDataFromSelection()
        assert "V nabídce" in copied.text() and "対戦相手を選べます。" in copied.html()
        assert JOINER not in copied.text() + copied.html()
