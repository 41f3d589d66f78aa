"""A player's figures on a page that explains itself: accuracy over time, phases, reasons, colours,
openings, time.

What the figures are is `app.library.statistics`; each leads to the games that it comes from.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.analysis.figures import OPENING_PLIES, Phase
from shogi_desktop.app.library.statistics import (
    FEW_FAULTS,
    FEW_GAMES,
    FEW_MOVES,
    PhaseStat,
    ReasonStat,
    Score,
    Statistics,
    Wanted,
    fold_name,
)
from shogi_desktop.app.system.short_text import begun_large
from shogi_desktop.app.words.games import side_name, variant_name
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.app.words.locale import number_text, percent_text
from shogi_desktop.app.words.openings import castle_name_of, strategy_name
from shogi_desktop.app.words.reasons import reason_name
from shogi_desktop.gui.library.accuracy_view import AccuracyView
from shogi_desktop.gui.library.figure_table import FigureRow, FigureTable
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.shell.page_part import Page
from shogi_desktop.gui.widgets.choice import Choice, ValueChoice
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.scrolled import scrolled
from shogi_desktop.gui.widgets.sign_buttons import back_button
from shogi_desktop.gui.widgets.wrap_row import WrapRow
from shogi_desktop.rules import VARIANTS, Color

ME: Final = ""
"""The value of the player at the screen in the choice of players."""
_MOST_PLAYERS: Final = 300
_MOST_ROWS: Final = 12
_PERIODS: Final = {"": None, "365": 365, "90": 90, "30": 30}
_WIDEST: Final = 900
_WIDEST_NAME: Final = 360


class StatisticsPage(Page):
    """Shows the statistics of whom is chosen. `wanted_changed` asks for them: answer with `show_statistics`.

    `games_wanted(ids, title)`: list these games. `analysis_wanted(rows)`: analyse those. `left`: back.
    """

    left = Signal()
    wanted_changed = Signal()
    games_wanted = Signal(object, str)
    analysis_wanted = Signal(object)

    def __init__(
        self, appearance: Appearance, today: Callable[[], date], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._today = today
        self._players: Sequence[tuple[str, int]] = ()
        self._my_name = ""
        self._shown = Statistics()
        self._reading = False
        self.back = back_button(self)
        self._title = Label(self)
        self._title.setProperty("role", "heading")
        self.player = ValueChoice("", (), "", self)
        self.player.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        self.variant = ValueChoice("", (), "", self)
        self.start = ValueChoice("", (), "", self)
        self.period = ValueChoice("", (), "", self)
        self.told = Label(self)
        self.analyse = QPushButton(self)
        self.curve = AccuracyView(appearance.tokens, self)
        self.phases, self.reasons, self.colors, self.openings, self.castles = self._tables = tuple(
            FigureTable(self) for _ in range(5)
        )
        self._headings = [Label(self) for _ in range(6)]
        self._explained = [Label(self) for _ in range(6)]
        self._lay_out()
        self._connect()
        self.use_look(appearance)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self._title)
        head.addStretch(1)
        choices = WrapRow()
        for choice in (self.player, self.variant, self.start, self.period):
            choices.addWidget(choice)
        told = QHBoxLayout()
        told.addWidget(self.told, 1)
        told.addWidget(self.analyse)
        self.told.setWordWrap(True)
        self._body = QWidget(self)
        self._body.setProperty("panel", "window")
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 0, GRID, 0)
        column.setSpacing(GRID)
        parts: Sequence[QWidget] = (self.curve, *self._tables)
        self._sections: list[QWidget] = []
        for part, heading, explained in zip(parts, self._headings, self._explained, strict=True):
            heading.setProperty("role", "strong")
            explained.setProperty("role", "small")
            explained.setWordWrap(True)
            section = QFrame(self._body)
            section.setProperty("panel", "surface")
            inside = QVBoxLayout(section)
            inside.setContentsMargins(2 * GRID, GRID + 4, 2 * GRID, GRID + 4)
            inside.setSpacing(GRID // 2)
            for widget in (heading, explained, part):
                inside.addWidget(widget)
            column.addWidget(section)
            self._sections.append(section)
        column.addStretch(1)
        scroll = scrolled(self._body, self)
        self._inner = inner = QWidget(self)
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        lines.setSpacing(GRID)
        lines.addLayout(head)
        lines.addLayout(choices)
        lines.addLayout(told)
        lines.addWidget(scroll, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(inner, 100)
        row.addStretch(1)
        self._fit_width()

    def _fit_width(self) -> None:
        """Be as wide as the size of text in force asks."""
        self._inner.setMaximumWidth(px(_WIDEST))
        self.player.setMaximumWidth(px(_WIDEST_NAME))

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        for choice in (self.player, self.variant, self.start, self.period):
            choice.chosen.connect(self.wanted_changed)
        self.analyse.clicked.connect(lambda: self.analysis_wanted.emit(self._shown.missing))
        self.curve.chosen.connect(lambda game: self.games_wanted.emit((game,), self.tr("A game")))
        for table in self._tables:
            table.games_wanted.connect(self.games_wanted)

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours, and the size of text in force."""
        self._fit_width()
        self.curve.use_tokens(appearance.tokens)
        for table in self._tables:
            table.set_dim(appearance.tokens.dim)
        self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # --- whom and what --------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Take the texts of the language in use; what is chosen stays."""
        self.back.setText(self.tr("Back"))
        self._title.setText(self.tr("Statistics"))
        self.setAccessibleName(self._title.text())
        self.analyse.setText(self.tr("Analyse the rest…"))
        everything = [("", self.tr("Any game")), *((one.id, variant_name(one)) for one in VARIANTS)]
        starts = [("", self.tr("Any start")), ("even", self.tr("Even games")), ("odd", self.tr("Handicaps"))]
        periods = [
            ("", self.tr("All time")),
            ("365", self.tr("The last year")),
            ("90", self.tr("The last three months")),
            ("30", self.tr("The last 30 days")),
        ]
        for choice, name, entries in (
            (self.variant, self.tr("Game"), everything),
            (self.start, self.tr("Start"), starts),
            (self.period, self.tr("Period"), periods),
        ):
            _fill_choice(choice, name, entries)
        self._fill_players()
        for label, text in zip(self._headings, self._titles(), strict=True):
            label.setText(text)
        for table, text in zip(self._tables, self._titles()[1:], strict=True):
            table.setAccessibleName(text)
        for label, text in zip(self._explained, self._explanations(), strict=True):
            label.setText(text)
        self._fill()

    def _titles(self) -> Sequence[str]:
        return (
            self.tr("Accuracy over time"),
            self.tr("By phase"),
            self.tr("Why moves went wrong"),
            self.tr("With Black and White"),
            self.tr("Openings"),
            self.tr("Castles"),
        )

    def _explanations(self) -> Sequence[str]:
        few = self.tr("Grey: too few games to mean anything.")
        return (
            self.tr(
                "Each point is a game: the mean accuracy of your moves, 100 if none of them "
                "lowered your winning chances. The line is the mean of the games around it. Click "
                "a point to open the game."
            ),
            sentences(
                self.tr(
                    "Errors per hundred of your moves. The opening ends with the first capture of a "
                    "piece after move 15, or with move {last}; the endgame begins when a silver or "
                    "stronger piece comes within two squares of a king."
                ).format(last=OPENING_PLIES),
                few,
            ),
            sentences(
                self.tr("For each of your errors, the first reason that can be proved on the board."), few
            ),
            sentences(
                self.tr(
                    "Games won, drawn and lost; a draw counts half. After the opening: your mean winning "
                    "chances when it ended. Like the accuracy, this counts analysed games only."
                ),
                few,
            ),
            sentences(self.tr("The same for each opening, as the file names it or as the moves show."), few),
            sentences(
                self.tr("The same for the castle that you built, if it has a name, in the analysed games."),
                few,
            ),
        )

    def offer_players(self, players: Sequence[tuple[str, int]], my_name: str) -> None:
        """Offer these names, with the number of games of each; `my_name` is that of the player at the
        screen.
        """
        self._players, self._my_name = players[:_MOST_PLAYERS], my_name
        self._fill_players()

    def _fill_players(self) -> None:
        others = ((name, f"{name} ({number_text(count)})") for name, count in self._players)
        me = self.tr("Me ({name})").format(name=self._my_name) if self._my_name else self.tr("Me")
        _fill_choice(self.player, self.tr("Player"), [(ME, me), *others])

    def wanted(self) -> Wanted:
        """Which games are chosen."""
        name = self.player.value or self._my_name
        days = _PERIODS.get(self.period.value)
        return Wanted(
            frozenset({fold_name(name)}),
            self.variant.value or None,
            {"even": True, "odd": False}.get(self.start.value),
            None if days is None else self._today() - timedelta(days=days),
        )

    # --- figures --------------------------------------------------------------------------------------------

    def show_statistics(self, statistics: Statistics, *, reading: bool = False) -> None:
        """Show these. :param reading: the library is still reading files, so that games may be missing."""
        self._shown, self._reading = statistics, reading
        self._fill()

    def _fill(self) -> None:
        shown = self._shown
        self.told.setText(self._summary(shown))
        self.analyse.setVisible(bool(shown.missing))
        self.curve.show_points(shown.points)
        self._fill_phases(shown.phases)
        self._fill_reasons(shown.reasons)
        self._fill_scores(self.colors, shown.colors, _color_name)
        self._fill_scores(self.openings, shown.openings, lambda key: strategy_name(key) or key)
        self._fill_scores(self.castles, shown.castles, castle_name_of)
        there = (shown.points, shown.phases, shown.reasons, shown.colors, shown.openings, shown.castles)
        for section, figures in zip(self._sections, there, strict=True):
            section.setVisible(bool(figures))

    def _summary(self, shown: Statistics) -> str:
        if shown.whole is None and self._reading:
            return self.tr("The games in your folders are still being read…")
        if shown.whole is None:
            return self.tr(
                "The library has no games of this player. Choose another name, or set your own in "
                "the settings, as it appears in the games you save."
            )
        words = [
            self.tr("Games: {games}, won {won}, drawn {drawn}, lost {lost}.").format(
                games=number_text(len(shown.games)),
                won=number_text(shown.whole.won),
                drawn=number_text(shown.whole.drawn),
                lost=number_text(shown.whole.lost),
            ),
            self.tr("Analysed: {number}.").format(number=number_text(shown.analysed)),
        ]
        if shown.whole.accuracy is not None:
            words.append(self.tr("Accuracy: {number}.").format(number=_number(shown.whole.accuracy)))
        if shown.faults_seconds is not None:
            words.append(
                self.tr("You spent {number} s on moves that were errors.").format(
                    number=_number(shown.faults_seconds)
                )
            )
        if len(shown.games) < FEW_GAMES:
            words.append(self.tr("Too few games to say much."))
        return sentences(*words)

    def _fill_phases(self, phases: Sequence[PhaseStat]) -> None:
        names = {
            Phase.OPENING: self.tr("Opening"),
            Phase.MIDDLE: self.tr("Middle game"),
            Phase.END: self.tr("Endgame"),
        }
        headings = (
            self.tr("Phase"),
            self.tr("Accuracy"),
            self.tr("Inaccuracies"),
            self.tr("Mistakes"),
            self.tr("Blunders"),
            self.tr("Seconds a move"),
            self.tr("Moves"),
        )
        rows = [
            FigureRow(
                (
                    names[one.phase],
                    _number(one.accuracy),
                    _number(one.in_hundred(one.figures.inaccuracies)),
                    _number(one.in_hundred(one.figures.mistakes)),
                    _number(one.in_hundred(one.figures.blunders)),
                    _number(one.seconds),
                    self._count(one.figures.moves, FEW_MOVES),
                ),
                one.games,
                one.few,
            )
            for one in phases
        ]
        self.phases.fill(headings, rows)

    def _fill_reasons(self, reasons: Sequence[ReasonStat]) -> None:
        headings = (self.tr("Reason"), self.tr("Share"), self.tr("Errors"), self.tr("Games"))
        rows = [
            FigureRow(
                (
                    begun_large(reason_name(one.id) or self.tr("no reason that can be proved")),
                    percent_text(100 * one.count / one.of, 1),
                    self._count(one.count, FEW_FAULTS if one.few else 0),
                    number_text(len(one.games)),
                ),
                one.games,
                one.few,
            )
            for one in reasons
        ]
        self.reasons.fill(headings, rows)

    def _fill_scores(self, table: FigureTable, scores: Sequence[Score], name: Callable[[str], str]) -> None:
        headings = (
            "",
            self.tr("W–D–L"),
            self.tr("Score"),
            self.tr("After the opening"),
            self.tr("Accuracy"),
            self.tr("Games"),
        )
        rows = [
            FigureRow(
                (
                    name(one.key),
                    "–".join(map(number_text, (one.won, one.drawn, one.lost))),
                    _percent(one.points),
                    _percent(one.chance),
                    _number(one.accuracy),
                    self._count(len(one.games), FEW_GAMES),
                ),
                one.games,
                one.few,
            )
            for one in scores[:_MOST_ROWS]
        ]
        table.fill(headings, rows)

    def _count(self, number: int, least: int) -> str:
        text = number_text(number)
        return text if number >= least else self.tr("{number}, too few").format(number=text)


def _fill_choice(choice: ValueChoice, name: str, entries: Sequence[tuple[str, str]]) -> None:
    chosen = choice.value if choice.count() else ""
    choice.setAccessibleName(name)
    choice.clear()
    for value, text in entries:
        choice.addItem(text, value)
    choice.set_value(chosen)


def _color_name(key: str) -> str:
    return side_name(Color.BLACK if key == "black" else Color.WHITE, handicap=False)


def _number(value: float | None) -> str:
    return "–" if value is None else QLocale().toString(value, "f", 1)


def _percent(share: float | None) -> str:
    return "–" if share is None else percent_text(100 * share)
