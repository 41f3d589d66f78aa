"""The colours can be read: contrast by WCAG 2.2 of every text on the grounds it stands on."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.gui.analysis.graph_view import colors_of
from shogi_desktop.gui.look import style
from shogi_desktop.gui.look.appearance import board_theme
from shogi_desktop.gui.look.style import apply_style, px, style_sheet, tokens_for
from shogi_desktop.gui.look.tokens import (
    ALL_TOKENS,
    BODY_PX,
    CONTRAST_DARK_TOKENS,
    CONTRAST_LIGHT_TOKENS,
    DARK_TOKENS,
    LIGHT_TOKENS,
    Tokens,
)
from tests.support.contrast import contrast

PAIRS = [(text, ground) for text in ("text", "dim") for ground in ("window", "surface", "raised")] + [
    ("text", "hover"),
    ("text", "tint"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("good", "surface"),
    ("on_warning", "warning"),
    ("danger", "surface"),
    ("danger", "tint"),
    ("on_warning", "tint"),
    ("dim", "tint"),
]


TABLES = Path("packaging/tools/make_contrast_table.py")
HIGH = (CONTRAST_LIGHT_TOKENS, CONTRAST_DARK_TOKENS)


@pytest.mark.parametrize("tokens", ALL_TOKENS, ids=lambda tokens: tokens.name)
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_can_be_read_on_its_ground(tokens: Tokens, text: str, ground: str) -> None:
    assert contrast(getattr(tokens, text), getattr(tokens, ground)) >= 4.5


@pytest.mark.parametrize("tokens", ALL_TOKENS, ids=lambda tokens: tokens.name)
def test_what_marks_a_choice_stands_out_from_its_ground(tokens: Tokens) -> None:
    for mark in ("accent", "focus"):
        assert contrast(getattr(tokens, mark), tokens.surface) >= 3


@pytest.mark.parametrize("tokens", ALL_TOKENS, ids=lambda tokens: tokens.name)
def test_the_style_sheet_has_no_colour_of_its_own(tokens: Tokens) -> None:
    sheet = style_sheet(tokens)
    assert "$" not in sheet
    known = {getattr(tokens, name) for name in Tokens.__struct_fields__}
    assert {word.strip(";") for word in sheet.split() if word.startswith("#")} <= known


@pytest.mark.parametrize("tokens", HIGH, ids=lambda tokens: tokens.name)
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_high_contrast_is_high(tokens: Tokens, text: str, ground: str) -> None:
    assert contrast(getattr(tokens, text), getattr(tokens, ground)) >= 7


@pytest.mark.parametrize("tokens", HIGH, ids=lambda tokens: tokens.name)
@pytest.mark.parametrize("kind", [QPushButton, QLineEdit, QSpinBox, QComboBox])
def test_what_is_disabled_has_a_broken_edge_in_high_contrast(
    qapp: QApplication, kind: type[QWidget], tokens: Tokens
) -> None:
    """The edges of all that can be used are as strong as can be: a paler one would hardly be told."""
    apply_style(qapp, tokens)
    widget = kind()
    widget.resize(160, 36)
    shades = []
    for enabled in (True, False):
        widget.setEnabled(enabled)
        picture = widget.grab().toImage()
        shades.append({picture.pixel(x, 0) for x in range(20, 140)})
    apply_style(qapp, LIGHT_TOKENS)
    assert [len(shade) > 1 for shade in shades] == [False, True]


@pytest.mark.parametrize("tokens", ALL_TOKENS, ids=lambda tokens: tokens.name)
def test_the_times_of_white_are_the_lighter_bars_in_every_look(tokens: Tokens) -> None:
    colors = colors_of(tokens)
    black, white = (bar.name() for bar in colors.bars)
    assert colors.bars[0].lightness() < colors.bars[1].lightness()
    assert contrast(black, white) >= 2.5
    assert contrast(black, tokens.surface) >= 2


@pytest.mark.parametrize("tokens", HIGH, ids=lambda tokens: tokens.name)
def test_edges_of_high_contrast_can_be_seen(tokens: Tokens) -> None:
    for line in ("line", "accent", "focus"):
        assert contrast(getattr(tokens, line), tokens.surface) >= 4.5
    assert contrast(tokens.faint, tokens.surface) >= 4.5


def test_the_page_on_design_tells_these_colours_and_contrasts() -> None:
    spec = importlib.util.spec_from_file_location("make_contrast_table", TABLES)
    assert spec is not None and spec.loader is not None
    made: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    page = Path("docs/design.md").read_text("utf-8")
    assert made.tables() in page, "run packaging/tools/make_contrast_table.py"


def system(scheme: Qt.ColorScheme, preference: Qt.ContrastPreference) -> SimpleNamespace:
    """A stand-in for the application that answers what the system asks for."""
    wish = SimpleNamespace(contrastPreference=lambda: preference)
    hints = SimpleNamespace(colorScheme=lambda: scheme, accessibility=lambda: wish)
    return SimpleNamespace(styleHints=lambda: hints)


@pytest.mark.parametrize(
    ("appearance", "dark", "high", "tokens"),
    [
        ("system", False, False, LIGHT_TOKENS),
        ("system", True, False, DARK_TOKENS),
        ("system", False, True, CONTRAST_LIGHT_TOKENS),
        ("system", True, True, CONTRAST_DARK_TOKENS),
        ("light", True, True, LIGHT_TOKENS),
        ("dark", False, True, DARK_TOKENS),
        ("contrast", False, False, CONTRAST_LIGHT_TOKENS),
        ("contrast", True, False, CONTRAST_DARK_TOKENS),
    ],
)
def test_the_system_is_followed_only_where_it_is_asked(
    monkeypatch: pytest.MonkeyPatch, appearance: str, dark: bool, high: bool, tokens: Tokens
) -> None:
    scheme = Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light
    wish = Qt.ContrastPreference.HighContrast if high else Qt.ContrastPreference.NoPreference
    monkeypatch.setattr(style, "QGuiApplication", system(scheme, wish))
    assert tokens_for(appearance) is tokens


@pytest.mark.parametrize("tokens", ALL_TOKENS, ids=lambda tokens: tokens.name)
def test_the_board_suits_the_window_unless_one_is_chosen(tokens: Tokens) -> None:
    suited = {"light": "light", "dark": "dark", "contrast-light": "contrast", "contrast-dark": "contrast"}
    assert board_theme(Settings(), tokens).id == suited[tokens.name]
    for board in ("dark", "paper", "contrast", "plain"):
        chosen = board_theme(Settings(board=board), tokens)
        assert chosen.id == board
        assert chosen.window.name() == tokens.window
    assert board_theme(Settings(board="kaya"), tokens).id == "light"


@pytest.mark.parametrize("percent", [80, 100, 130, 200])
def test_text_is_scaled_wholly_and_lines_stay_lines(qapp: QApplication, percent: int) -> None:
    usual, scaled = style_sheet(LIGHT_TOKENS), style_sheet(LIGHT_TOKENS, percent)
    sizes = [[int(size) for size in re.findall(r"font-size: (\d+)px", sheet)] for sheet in (usual, scaled)]
    assert sizes[1] == [round(size * percent / 100) for size in sizes[0]]
    borders = [re.findall(r"border(?:-bottom)?: (\d)px", sheet) for sheet in (usual, scaled)]
    assert borders[0] == borders[1]
    apply_style(qapp, LIGHT_TOKENS, percent)
    assert QFontInfo(qapp.font()).pixelSize() == round(BODY_PX * percent / 100)
    assert qapp.font().pointSizeF() > 0, (
        "Qt's page preview makes it smaller, and complains of what has no points"
    )
    assert px(100) == pytest.approx(percent, abs=4)
    apply_style(qapp, LIGHT_TOKENS)
    assert px(37) == 37


def test_a_look_in_force_is_not_applied_again_and_the_style_never(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them polishes every widget there is."""
    apply_style(qapp, LIGHT_TOKENS)
    applied: list[str] = []
    monkeypatch.setattr(QApplication, "setStyle", applied.append)
    monkeypatch.setattr(QApplication, "setStyleSheet", lambda _, sheet: applied.append(sheet))
    apply_style(qapp, LIGHT_TOKENS)
    assert applied == []
    apply_style(qapp, DARK_TOKENS)
    assert applied == [style_sheet(DARK_TOKENS)]
    monkeypatch.undo()
    apply_style(qapp, DARK_TOKENS)
    apply_style(qapp, LIGHT_TOKENS)


@pytest.mark.parametrize("tokens", ALL_TOKENS)
@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit, QComboBox, QListWidget])
def test_a_hint_can_be_read_and_is_told_from_what_is_written(
    qapp: QApplication, kind: type[QWidget], tokens: Tokens
) -> None:
    """Qt's own way, half of the text's colour, has 4 in high contrast."""
    apply_style(qapp, tokens)
    widget = kind()
    widget.ensurePolished()
    hint = widget.palette().color(QPalette.ColorRole.PlaceholderText).name()
    apply_style(qapp, LIGHT_TOKENS)
    high = tokens in {CONTRAST_LIGHT_TOKENS, CONTRAST_DARK_TOKENS}
    assert contrast(hint, tokens.surface) >= (7.0 if high else 4.5)
    assert contrast(hint, tokens.text) >= 1.8
