"""The style sheet, made of the tokens, and the palette that goes with it.

A widget's part in the look is a dynamic property: ``kind`` for buttons (``primary``, ``quiet``, ``choice``),
``role`` for labels (``title``, ``heading``, ``dim``, ``small``), ``panel`` for framed surfaces.

The size of text is a setting. Lengths in the sheet follow it, those of text wholly, heights and paddings by
most of it; what a widget lays out itself it asks of :func:`px`. The size in force is kept in the application.
"""

from __future__ import annotations

import re
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from shogi_desktop.gui.look.keys import HouseStyle, KeyboardSigns
from shogi_desktop.gui.look.tokens import (
    ALL_TOKENS,
    BODY_PX,
    CONTRAST_DARK_TOKENS,
    CONTRAST_LIGHT_TOKENS,
    CONTROL_HEIGHT,
    DARK_TOKENS,
    DISPLAY_PX,
    GRID,
    HEADING_PX,
    LIGHT_TOKENS,
    RADIUS,
    READING_PX,
    SMALL_PX,
    Tokens,
)

_SIZE = "text_pixels"
_POINTS_PER_INCH = 72

_SHEET = Template(
    """
QWidget { color: $text; placeholder-text-color: $pale; font-size: ${body}px; }
QMainWindow, QDialog, QWidget[panel="window"] { background: $window; }
QFrame[panel="surface"] { background: $surface; border: 1px solid $line; border-radius: ${radius}px; }
QFrame[panel="plain"] { background: transparent; border: none; }
QFrame[panel="notice"] { background: $warning; border: 1px solid $on_warning; border-radius: ${radius}px; }
QFrame[panel="notice"] QLabel { color: $on_warning; }
QFrame[panel="bubble"] {
    background: $raised; color: $text; border: 1px solid $accent;
    border-radius: ${radius}px; padding: 6px 10px;
}
QFrame[panel="side"] { background: $window; border: none; }
QFrame[panel="end"] { background: $tint; border: 1px solid $accent; border-radius: 12px; }
QFrame[panel="hint"] { background: $tint; border: none; border-radius: ${radius}px; }
QFrame[panel="card"] {
    background: $surface; border: 2px solid $line; border-radius: ${radius}px;
}
QFrame[panel="card"][turn="yes"] { background: $tint; border-color: $accent; }
QLabel[role="clock"] { font-size: ${display}px; font-weight: 600; }
QLabel[role="clock"][alarm="warning"] { color: $on_warning; }
QLabel[role="clock"][alarm="danger"] { color: $danger; }
QFrame[panel="upright"] { background: $line; border: none; max-width: 1px; min-width: 1px; }
QFrame[panel="line"] { background: $line; border: none; max-height: 1px; min-height: 1px; }

QLabel { background: transparent; }
QLabel[role="title"] { font-size: ${display}px; font-weight: 600; }
QLabel[role="heading"] { font-size: ${heading}px; font-weight: 600; }
QLabel[role="reading"] { font-size: ${reading}px; }
QLabel[role="reading"][task="yes"] { font-weight: 600; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="dim"] { color: $dim; }
QLabel[role="small"] { color: $dim; font-size: ${small}px; }
QLabel[met="yes"] { color: $good; font-weight: 600; }
QLabel[met="no"] { color: $dim; }
QLabel[role="next"] {
    color: $text; background: $tint; border: 1px solid $accent; border-radius: 6px; padding: 0 6px;
    font-size: ${small}px; font-weight: 600;
}
QLabel[role="beaten"] { color: $good; font-size: ${small}px; font-weight: 600; }
QLabel[role="section"] { color: $dim; font-size: ${small}px; font-weight: 600; }

QPushButton {
    background: $raised; border: 1px solid $line; border-radius: ${radius}px;
    min-height: ${control_inner}px; padding: 0 ${pad}px; icon-size: 20px;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $tint; }
QPushButton[keyed="yes"]:focus {
    border: 2px solid $focus; padding: 0 ${pad_focus}px; min-height: ${control_focus}px;
}
QPushButton:disabled { color: $faint; background: transparent; border: $off; }
QPushButton::menu-indicator {
    width: ${menu_sign}px; height: ${menu_sign}px; subcontrol-position: right center; right: 8px;
}
QPushButton[kind="primary"] {
    background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 600;
}
QPushButton[kind="primary"]:hover, QPushButton[kind="primary"]:pressed {
    background: $accent_hover; border-color: $accent_hover;
}
QPushButton[keyed="yes"][kind="primary"]:focus { border: 2px solid $focus; }
QPushButton[kind="primary"]:disabled { background: $off_ground; color: $pale; border: $off; }
QPushButton[kind="quiet"] { background: transparent; border: 1px solid transparent; }
QPushButton[kind="quiet"]:hover { background: $hover; }
QPushButton[keyed="yes"][kind="quiet"]:focus { border: 2px solid $focus; }
QPushButton[kind="link"] {
    background: transparent; border: 1px solid transparent; padding: 0 ${half_pad}px; text-align: left;
}
QPushButton[kind="link"]:hover { background: $hover; }
QPushButton[keyed="yes"][kind="link"]:focus { border: 2px solid $focus; padding: 0 ${half_pad_focus}px; }
QPushButton[way="back"] { padding: 0 ${half_pad}px 0 0; }
QPushButton[keyed="yes"][way="back"]:focus { padding: 0 ${half_pad_focus}px 0 0; }
QPushButton[kind="notice"] {
    background: transparent; color: $on_warning; border: 1px solid $on_warning; font-weight: 600;
}
QPushButton[kind="choice"] { padding: 0 ${half_pad}px; }
QPushButton[kind="choice"]:checked { background: $tint; border: 1px solid $accent; font-weight: 600; }
QPushButton[keyed="yes"][kind="choice"]:checked:focus, QPushButton[keyed="yes"][kind="choice"]:focus {
    border: 2px solid $focus; padding: 0 ${half_pad_focus}px;
}
QPushButton[kind="tile"] {
    background: $surface; padding: ${half_pad}px; text-align: left;
}
QPushButton[kind="tile"]:checked {
    background: $tint; border: 2px solid $accent; font-weight: 600; padding: ${half_pad_focus}px;
}
QPushButton[keyed="yes"][kind="tile"]:focus, QPushButton[keyed="yes"][kind="tile"]:checked:focus {
    border: 2px solid $focus; padding: ${half_pad_focus}px;
}
QPushButton[kind="person"] {
    background: $surface; border: 1px solid $line; border-radius: 12px; padding: 0;
}
QPushButton[kind="person"]:hover { background: $raised; border-color: $accent; }
QPushButton[kind="person"]:checked { background: $tint; border: 2px solid $accent; }
QPushButton[keyed="yes"][kind="person"]:focus { border: 3px solid $focus; }
QPushButton[kind="card"] {
    background: $surface; border: 1px solid $line; border-radius: 12px; padding: 0; text-align: left;
}
QPushButton[kind="card"]:hover { background: $raised; border-color: $accent; }
QPushButton[keyed="yes"][kind="card"]:focus { border: 2px solid $focus; }
QPushButton[kind="hero"] {
    background: $accent; border: 1px solid $accent; border-radius: 12px; padding: 0; text-align: left;
}
QPushButton[kind="hero"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[keyed="yes"][kind="hero"]:focus { border: 2px solid $focus; }
QPushButton[kind="hero"] QLabel { color: $on_accent; }

QPushButton[tight="yes"] { padding: 0 ${half_pad}px; }
QPushButton[tight="yes"]:checked { background: $tint; border: 1px solid $accent; }

QToolButton {
    background: transparent; border: none; border-radius: ${radius}px; padding: 6px; icon-size: 20px;
}
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $tint; }
QToolButton:checked { background: $tint; }
QToolButton[keyed="yes"]:focus { border: 2px solid $focus; padding: 4px; }
QToolButton[kind="word"] { font-size: ${small}px; padding: 4px 3px; }
QToolButton[keyed="yes"][kind="word"]:focus { padding: 2px 1px; }
QToolButton[kind="word"]::menu-indicator { image: none; }
QToolButton[kind="word"]:disabled { color: $faint; }

QLineEdit, QPlainTextEdit, QTextBrowser, QSpinBox {
    background: $surface; border: 1px solid $line; border-radius: 6px; padding: 6px 8px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit, QSpinBox { border-bottom: 2px solid $dim; border-radius: 4px; padding-bottom: 5px; }
QLineEdit:disabled, QSpinBox:disabled {
    color: $pale; background: transparent; border: $off;
}
QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QTextBrowser[keyed="yes"]:focus {
    border: 2px solid $focus; padding: 5px 7px;
}
QPlainTextEdit[readOnly="true"]:focus { border: 1px solid $line; padding: 6px 8px; }
QPlainTextEdit[keyed="yes"][readOnly="true"]:focus { border: 2px solid $focus; padding: 5px 7px; }
QLineEdit { min-height: 22px; }
QSpinBox { min-height: 20px; }
QSpinBox QLineEdit { min-height: 0; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QSpinBox QLineEdit, QSpinBox QLineEdit:focus, QSpinBox QLineEdit:disabled {
    border: none; padding: 0; background: transparent;
}

QSlider { min-height: 28px; }
QSlider::groove:horizontal { height: 4px; background: $line; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal {
    width: 16px; height: 16px; margin: -8px 0; border-radius: 9px;
    background: $accent; border: 2px solid $surface;
}
QSlider[keyed="yes"]::handle:horizontal:focus, QSlider::handle:horizontal:hover { background: $accent_hover; }
QSlider::sub-page:horizontal:disabled, QSlider::handle:horizontal:disabled { background: $faint; }
QSlider[keyed="yes"]:focus { border: none; }
QSlider[keyed="yes"]::handle:horizontal:focus { border: 2px solid $focus; }

QCheckBox { spacing: 8px; }
QCheckBox::indicator {
    width: 16px; height: 16px; background: $surface; border: 1px solid $dim; border-radius: 4px;
}
QCheckBox::indicator:hover { background: $hover; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; }
QCheckBox[keyed="yes"]::indicator:focus { border: 2px solid $focus; width: 14px; height: 14px; }
QCheckBox::indicator:disabled { border-color: $faint; background: transparent; }

QListView, QListWidget { background: transparent; border: none; outline: none; }
QListWidget::item { padding: 6px 8px; border-radius: 6px; }
QListWidget::item:hover { background: $hover; }
QListWidget::item:selected { background: $tint; color: $text; }
QListWidget[role="nav"]::item { padding: 8px 10px; border: 2px solid transparent; }
QListWidget[keyed="yes"][role="nav"]::item:focus, QListWidget[keyed="yes"][role="nav"]::item:selected:focus {
    border: 2px solid $focus; padding: 8px 10px;
}
QScrollArea { background: transparent; border: none; }

QComboBox {
    combobox-popup: 0;
    background: $surface; border: 1px solid $line; border-radius: 6px; padding: 6px 8px; min-height: 22px;
}
QComboBox[keyed="yes"]:focus { border: 2px solid $focus; padding: 5px 7px; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox:disabled { color: $pale; background: transparent; border: $off; }
QComboBox QAbstractItemView {
    background: $raised; border: 1px solid $line; padding: 6px; outline: none;
    selection-background-color: $tint; selection-color: $text;
}
QComboBox QAbstractItemView::item { min-height: 28px; padding: 0 8px; border-radius: 6px; }
QComboBox QAbstractItemView::item:hover, QComboBox QAbstractItemView::item:selected {
    background: $tint; color: $text;
}
QComboBox QAbstractItemView::item:disabled { color: $pale; background: transparent; }

QTableView {
    background: $surface; border: 1px solid $line; border-radius: ${radius}px; outline: none;
    selection-background-color: $tint; selection-color: $text;
}
QTableView[keyed="yes"]:focus { border: 1px solid $focus; }
QTableView::item { padding: 0 8px; border: none; }
QTableView::item:hover { background: $hover; }
QTableView::item:selected { background: $tint; color: $text; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: transparent; color: $dim; border: none; border-bottom: 1px solid $line;
    padding: 6px 11px; font-weight: 600;
}
QAbstractScrollArea::corner { background: transparent; border: none; }
QHeaderView::section:hover { background: $hover; }
QProgressBar {
    background: $surface; border: 1px solid $line; border-radius: 3px; max-height: 6px; min-height: 6px;
}
QProgressBar::chunk { background: $accent; border-radius: 2px; }
QSplitter::handle:horizontal { background: transparent; width: 8px; }

QListWidget[keyed="yes"]::item:focus, QListView[keyed="yes"]::item:focus {
    border: 2px solid $focus; padding: 4px 6px;
}
QScrollArea[ring="yes"] { border: 2px solid transparent; }
QScrollArea[keyed="yes"][ring="yes"]:focus { border-color: $focus; }
QCheckBox { border: 2px solid transparent; border-radius: 6px; padding: 2px; }
QCheckBox[keyed="yes"]:focus { border-color: $focus; }

QMenuBar { background: $window; padding: 2px 8px; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 6px; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $raised; border: 1px solid $line; padding: 6px; icon-size: 16px; menu-scrollable: 1; }
QMenu::item { min-height: 20px; padding: 3px 28px 3px 12px; border-radius: 6px; }
QMenu::item:selected { background: $tint; color: $text; }
QMenu::item:disabled { color: $pale; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }
QMenu[pictures="yes"] { icon-size: 26px; }
QMenu::icon:checked { background: $tint; border: 1px solid $accent; border-radius: 4px; }
QMenu::indicator { width: 16px; height: 16px; left: 8px; }
QMenu::scroller { height: 20px; background: $raised; }
QMenu::right-arrow { width: 14px; height: 14px; right: 8px; }
QToolTip { background: $raised; color: $text; border: 1px solid $line; padding: 4px 8px; }

QScrollBar:vertical { background: transparent; width: 13px; margin: 0; }
QScrollBar::handle:vertical {
    background: $line; border-radius: 4px; min-height: 32px; margin: 1px 1px 1px 4px;
}
QScrollBar::handle:vertical:hover { background: $dim; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: $line; border-radius: 4px; min-width: 32px; margin: 1px; }
QGraphicsView { background: $window; border: none; }
"""
)


_FOLLOWS = 0.7
"""How much of a change of the text size heights and paddings go along with."""
_WIDEST_LINE = 3
_MENU_SIGN = 14
"""Pixels of the arrow of a button with a menu."""
_LENGTH = re.compile(r"((?:font|icon)-size: )?\b(\d+)px")


def style_sheet(tokens: Tokens, text_percent: int = 100) -> str:
    """The whole style sheet in the colours of `tokens`, for text of that many percent of its usual size."""
    pad, half = 2 * GRID, GRID
    sheet = _SHEET.substitute(
        {name: getattr(tokens, name) for name in Tokens.__struct_fields__},
        pale=_pale(tokens),
        **_off(tokens),
        body=BODY_PX,
        small=SMALL_PX,
        reading=READING_PX,
        heading=HEADING_PX,
        display=DISPLAY_PX,
        radius=RADIUS,
        control_inner=CONTROL_HEIGHT - 2,
        control_focus=CONTROL_HEIGHT - 4,
        pad=pad,
        pad_focus=pad - 1,
        half_pad=half,
        half_pad_focus=half - 1,
        menu_sign=_MENU_SIGN,
    )
    return sheet if text_percent == 100 else _LENGTH.sub(lambda found: _scaled(found, text_percent), sheet)


def _pale(tokens: Tokens) -> str:
    """What a field hints at and what is disabled: not fainter than is promised, and not like what is read."""
    return tokens.faint if tokens.is_high_contrast else tokens.dim


def _off(tokens: Tokens) -> dict[str, str]:
    """Around what is disabled. In high contrast, where all edges are strong, its own are broken lines."""
    if tokens.is_high_contrast:
        return {"off": f"1px dashed {tokens.faint}", "off_ground": "transparent"}
    return {"off": f"1px solid {tokens.line}", "off_ground": tokens.hover}


def _scaled(found: re.Match[str], percent: int) -> str:
    is_text, length = found.group(1) or "", int(found.group(2))
    if is_text:
        return f"{is_text}{max(1, round(length * percent / 100))}px"
    if length <= _WIDEST_LINE:
        # Lines stay lines.
        return found.group(0)
    return f"{max(3, round(length * (1 + (percent / 100 - 1) * _FOLLOWS)))}px"


def px(length: float) -> int:
    """`length`, in logical pixels at 100 %, at the text size in force."""
    application = QGuiApplication.instance()
    size = None if application is None else application.property(_SIZE)
    return round(length * (size or BODY_PX) / BODY_PX)


def scaled(height: float) -> int:
    """A height or a padding of the sheet, in pixels at 100 %, at the text size in force."""
    return round(height * (1 + (px(100) / 100 - 1) * _FOLLOWS))


def panel_width(width: int, page: int, share: int, least: int = 0) -> int:
    """How wide a panel beside a board is, in pixels: the board keeps its part where text is large.

    :param width: at 100 %. :param page: the width of the page. :param share: the part of the page, in
        hundredths, that a panel takes at most which is wider than `width`. :param least: what it must have.
    """
    return max(least, min(px(width), max(width, page * share // 100)))


def palette(tokens: Tokens) -> QPalette:
    """A palette of the same colours, for what no style sheet reaches."""
    role = QPalette.ColorRole
    colors = {
        role.Window: tokens.window,
        role.WindowText: tokens.text,
        role.Base: tokens.surface,
        role.AlternateBase: tokens.hover,
        role.Text: tokens.text,
        role.Button: tokens.raised,
        role.ButtonText: tokens.text,
        role.BrightText: tokens.danger,
        role.Highlight: tokens.accent,
        role.HighlightedText: tokens.on_accent,
        role.ToolTipBase: tokens.raised,
        role.ToolTipText: tokens.text,
        role.PlaceholderText: _pale(tokens),
        role.Link: tokens.accent,
        role.Mid: tokens.line,
        role.Midlight: tokens.faint,
    }
    result = QPalette()
    for key, color in colors.items():
        result.setColor(key, QColor(color))
    for key in (role.Text, role.WindowText, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, key, QColor(tokens.dim))
    return result


def tokens_for(appearance: str) -> Tokens:
    """The tokens of that setting: light, dark, high contrast, or what the system has now.

    High contrast is dark where the system is.
    """
    hints = QGuiApplication.styleHints()
    dark = hints.colorScheme() is Qt.ColorScheme.Dark
    wants_contrast = hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
    if appearance == "contrast" or (appearance == "system" and wants_contrast):
        return CONTRAST_DARK_TOKENS if dark else CONTRAST_LIGHT_TOKENS
    if appearance == "system":
        return DARK_TOKENS if dark else LIGHT_TOKENS
    return DARK_TOKENS if appearance == "dark" else LIGHT_TOKENS


def tokens_of(palette: QPalette) -> Tokens:
    """The tokens that a widget of that palette is styled with; its ground may be the one behind it."""
    text = palette.color(QPalette.ColorRole.Text)
    line = palette.color(QPalette.ColorRole.Mid)
    for tokens in ALL_TOKENS:
        if (QColor(tokens.text), QColor(tokens.line)) == (text, line):
            return tokens
    return DARK_TOKENS if text.lightness() > 128 else LIGHT_TOKENS


def apply_style(application: QApplication, tokens: Tokens, text_percent: int = 100) -> None:
    """Give the whole application that look; where it has it, no widget is polished anew.

    The font's size is a number of pixels, said in points: Qt's own dialogs reckon with points, that of the
    printer's properties for one.
    """
    sheet = style_sheet(tokens, text_percent)
    if application.styleSheet() == sheet:
        return
    if not application.styleSheet():
        style = HouseStyle()
        application.setStyle(style)
        KeyboardSigns(application, style)
    font = application.font()
    pixels = round(BODY_PX * text_percent / 100)
    if application.property(_SIZE) != pixels:
        font.setPointSizeF(pixels * _POINTS_PER_INCH / application.primaryScreen().logicalDotsPerInchY())
        application.setFont(font)
        application.setProperty(_SIZE, pixels)
    application.setPalette(palette(tokens))
    application.setStyleSheet(sheet)
