"""A comment is read with its formatting, and every character of it is there to be read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication, QTextDocumentFragment

from shogi_desktop.gui.study.comment_format import comment_html

BLUE = "#1f5fb4"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a *bold* word", "a <b>bold</b> word"),
        ("**bold**", "<b>bold</b>"),
        ("ここが*大事*だ", "ここが<b>大事</b>だ"),
        ("P*5e and R*5f", "P*5e and R*5f"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("a < b & c", "a &lt; b &amp; c"),
        ("*<i>*", "<b>&lt;i&gt;</b>"),
    ],
)
def test_signs_stand_for_what_is_meant(text: str, expected: str) -> None:
    assert comment_html(text, BLUE) == f'<p style="margin:0">{expected}</p>'


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("see #34.", "ply:34"),
        ("34手目が好手", "ply:34"),
        ("https://example.org/a?b=1&c=2.", "https://example.org/a?b=1&amp;c=2"),
        ("（https://example.org/a）", "https://example.org/a"),
        ("*see #5*", "ply:5"),
    ],
)
def test_moves_and_addresses_are_links(text: str, target: str) -> None:
    assert f'<a href="{target}" style="color:{BLUE}">' in comment_html(text, BLUE)


@pytest.mark.parametrize(
    "text", ["a#34", "#0", "#12345", "&#34;", "javascript:alert(1)", "file:///etc/passwd"]
)
def test_nothing_else_is_a_link(text: str) -> None:
    assert "<a " not in comment_html(text, BLUE)


def test_lines_and_items_stay_lines() -> None:
    html = comment_html("one\n\n- two\n・三", BLUE)
    assert html.count("<p ") == 4
    assert html.count("•&nbsp;") == 1
    assert "・三" in html, "that is a bullet already"


@given(st.text(st.characters(exclude_categories=("C", "Z")), min_size=1))
def test_no_character_is_lost(text: str) -> None:
    assert QGuiApplication.instance() is not None
    read = QTextDocumentFragment.fromHtml(comment_html(text, BLUE)).toPlainText()
    assert read.replace("*", "") == text.replace("*", "")


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> None:
    """Rich text needs one."""
