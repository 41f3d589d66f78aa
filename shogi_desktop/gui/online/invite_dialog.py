"""*Invite someone on this network*: which game, by which password; then what to tell the one invited."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.online.invitation import Invitation, offered_handicaps, random_word
from shogi_desktop.app.words.games import handicap_in_full, side_name, variant_name
from shogi_desktop.gui.look.style import px
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.online.form import Rows, block, label_of, note
from shogi_desktop.gui.online.login_page import USUAL_PORT, login_name
from shogi_desktop.gui.widgets.button_row import button_row
from shogi_desktop.gui.widgets.choice import ValueChoice
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label
from shogi_desktop.gui.widgets.room import room_on_screen
from shogi_desktop.gui.widgets.scrolled import bring_into_sight, scrolled
from shogi_desktop.gui.widgets.segmented import ChoiceButton, Segmented
from shogi_desktop.gui.widgets.texts import Texts, Words, in_words
from shogi_desktop.rules import VARIANTS, Color

_SIZE: Final = QSize(680, 480)
_LIMITS: Final = (256, 320, 500)
_LONGEST_NAME, _LONGEST_WORD = 32, 40
_TIMES: Final = ("byoyomi", "fischer", "unlimited")


class Invited(Struct, frozen=True):
    """An invitation that is wanted, and its password; that is shown in the dialog alone."""

    invitation: Invitation
    word: str

    def __repr__(self) -> str:
        return f"Invited({self.invitation!r})"


class InviteDialog(QDialog):
    """Asks what is played; once the server listens, says what the one invited has to know.

    `wanted(Invited)`: begin to listen. `cancelled`: closed before a game began. It does not keep the window
    from being used.
    """

    wanted = Signal(object)
    cancelled = Signal()

    def __init__(self, player: str, parent: QWidget | None = None) -> None:
        """:param player: what the player is called."""
        super().__init__(parent)
        self._texts = Texts()
        self._said: Words = ""
        self._told: tuple[Sequence[str], int, str] | None = None
        self._texts.give(self.setWindowTitle, lambda: self.tr("Invite someone on this network"))
        self.setWindowModality(Qt.WindowModality.NonModal)
        self._again: Invitation | None = None
        self._make_game()
        self._make_server(player)
        self._name()
        self._trouble = note(self, role="strong")
        self._trouble.hide()
        self.form = self._lay_out_form()
        self.told = self._make_told()
        self.pages = QStackedWidget(self)
        self._asking = scrolled(self.form, self.pages, whole=True)
        self.pages.addWidget(self._asking)
        self.pages.addWidget(self.told)
        self.go = QPushButton(self)
        self._texts.give(self.go.setText, lambda: self.tr("&Invite"))
        self.go.setProperty("kind", "primary")
        self.go.setDefault(True)
        self.go.clicked.connect(self._ask)
        self.copy = QPushButton(self)
        self._texts.give(self.copy.setText, lambda: self.tr("&Copy"))
        self.copy.setProperty("kind", "primary")
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        self.copy.hide()
        self.cancel = QPushButton(self)
        self._texts.give(self.cancel.setText, lambda: self.tr("Cancel"))
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(2 * GRID)
        column.addWidget(self.pages, 1)
        column.addLayout(button_row(self.cancel, self.copy, self.go))
        for button in self.findChildren(ChoiceButton):
            button.setAutoDefault(False)  # Enter invites, wherever the focus is
        self._follow_variant()
        self._follow_time()
        wanted = QSize(px(_SIZE.width()), px(_SIZE.height()))
        self.resize(self.sizeHint().expandedTo(wanted).boundedTo(room_on_screen(self)))
        self.variant.setFocus()

    # --- building -------------------------------------------------------------------------------------------

    def _make_game(self) -> None:
        self.variant = Segmented("", [(one.id, "") for one in VARIANTS], self)
        self.variant.chosen.connect(lambda _: self._follow_variant())
        self.handicap = ValueChoice("", (), "even", self)
        self.handicap.chosen.connect(lambda _: self._follow_handicap())
        self.side = ValueChoice("", [("", ""), ("black", ""), ("white", "")], "", self)
        self.time = Segmented("", [(each, "") for each in _TIMES], self)
        self.time.chosen.connect(lambda _: self._follow_time())
        self.minutes = number_field("", 0, 600, self)
        self.minutes.setValue(10)
        self.seconds = number_field("", 0, 600, self)
        self.seconds.setValue(30)
        self.limit = ValueChoice("", [(str(number), "") for number in (0, *_LIMITS)], "0", self)

    def _make_server(self, player: str) -> None:
        self.name = QLineEdit(login_name(player), self)
        self.name.setMaxLength(_LONGEST_NAME)
        self.word = QLineEdit(random_word(), self)
        self.word.setMaxLength(_LONGEST_WORD)
        self.host = ValueChoice("", [("", ""), ("127.0.0.1", "")], "", self)
        self.port = number_field("", 1, 65_535, self)
        self.port.setValue(USUAL_PORT)

    def _name(self) -> None:
        """Give the fields the texts of their values."""
        give = self._texts.give
        for one in VARIANTS:
            give(partial(self.variant.set_text, one.id), partial(variant_name, one))
        give(partial(self.side.set_text, ""), lambda: self.tr("Furigoma"))
        give(partial(self.time.set_text, "byoyomi"), lambda: self.tr("Byōyomi"))
        give(partial(self.time.set_text, "fischer"), lambda: self.tr("Fischer"))
        give(partial(self.time.set_text, "unlimited"), lambda: self.tr("No limit"))
        give(self.minutes.setSuffix, lambda: self.tr(" min"))
        give(self.minutes.setAccessibleName, lambda: self.tr("Main time in minutes"))
        give(self.seconds.setSuffix, lambda: self.tr(" s a move"))
        give(self.seconds.setAccessibleName, lambda: self.tr("Seconds for each move"))
        give(partial(self.limit.set_text, "0"), lambda: self.tr("No move limit"))
        for number in _LIMITS:
            give(partial(self.limit.set_text, str(number)), partial(self._limit_text, number))
        give(partial(self.host.set_text, ""), lambda: self.tr("All addresses of this computer"))
        give(partial(self.host.set_text, "127.0.0.1"), lambda: self.tr("This computer only"))

    def _limit_text(self, moves: int) -> str:
        return self.tr("{moves} moves").format(moves=moves)

    def _lay_out_form(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(2 * GRID)
        column.addLayout(block(self._label(lambda: self.tr("&Game"), self.variant), self.variant))
        column.addLayout(block(self._label(lambda: self.tr("&Time"), self.time), self.time))
        times = QHBoxLayout()
        times.setSpacing(2 * GRID)
        for time_field in (self.minutes, self.seconds):
            times.addWidget(time_field, 1)
        column.addLayout(times)
        fields: tuple[tuple[Label, QWidget], ...] = (
            (self._label(lambda: self.tr("&Handicap"), self.handicap), self.handicap),
            (self._label(lambda: self.tr("You pla&y"), self.side), self.side),
            (self._label(lambda: self.tr("&Drawn after"), self.limit), self.limit),
            (self._label(lambda: self.tr("Your &name"), self.name), self.name),
            (self._label(lambda: self.tr("Pass&word"), self.word), self.word),
            (self._label(lambda: self.tr("&Port"), self.port), self.port),
            (self._label(lambda: self.tr("&Reachable at"), self.host), self.host),
        )
        for number, (label, field) in enumerate(fields):
            row, third = divmod(number, 3)
            grid.setColumnStretch(third, 2 if third else 3)
            grid.addLayout(block(label, field), row, third, 1, 3 if field is self.host else 1)
        column.addLayout(grid)
        asked = (self.variant, self.time, self.minutes, self.seconds)
        self._fields = (*asked, *(field for _, field in fields))
        about = note(self)
        self._texts.give(
            about.setText,
            lambda: self.tr(
                "Your computer can be reached at this port until you end the invitation. Only "
                "people who know the password are let in. The password is sent unencrypted."
            ),
        )
        column.addWidget(about)
        column.addWidget(self._trouble)
        column.addStretch(1)
        return page

    def _label(self, text: Callable[[], str], field: QWidget) -> Label:
        return label_of(self._texts, text, field, self)

    def _make_told(self) -> QWidget:
        page = QWidget(self)
        head = Label(page)
        head.setProperty("role", "heading")
        self._texts.give(head.setText, lambda: self.tr("Waiting for your guest…"))
        how = note(page, role="dim")
        self._texts.give(
            how.setText,
            lambda: self.tr(
                "Give your guest these details, to be entered under Play over the network, Play "
                "on a server, A friend's computer. Any other program that uses the CSA protocol "
                "works too."
            ),
        )
        self.rows = Rows(page)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        column.addWidget(head)
        column.addWidget(self.rows)
        column.addWidget(how)
        column.addStretch(1)
        return page

    # --- following ------------------------------------------------------------------------------------------

    def _follow_variant(self) -> None:
        chosen = self.handicap.value
        self.handicap.clear()
        for each in offered_handicaps(self.variant.value):
            self.handicap.addItem(handicap_in_full(each), each.id)
        self.handicap.set_value(chosen)
        self._follow_handicap()

    def _follow_handicap(self) -> None:
        uneven = self.handicap.value != "even"
        for color in Color:
            index = self.side.findData(color.name.lower())
            self.side.setItemText(index, side_name(color, handicap=uneven))

    def _follow_time(self) -> None:
        limited = self.time.value != "unlimited"
        for field in (self.minutes, self.seconds):
            field.setEnabled(limited)

    def offer_addresses(self, addresses: Sequence[str]) -> None:
        """Let one of the addresses of this computer be chosen."""
        for one in addresses:
            if self.host.findData(one) < 0:
                self.host.insertItem(1, one, one)

    def retranslate(self) -> None:
        """Take the texts of the language in use; what was typed and chosen stays."""
        self._texts.retranslate()
        self._follow_variant()
        self._trouble.setText(in_words(self._said))
        if self._told is not None:
            self._tell_guest()
            self._fit_told()

    def tell(self, words: Words) -> None:
        """Say why nobody can be invited so; nothing where the words are empty."""
        self._said = words
        self._trouble.setText(in_words(words))
        self._trouble.setVisible(bool(words))
        if words:
            bring_into_sight(self._trouble)

    # --- what was chosen ------------------------------------------------------------------------------------

    def _ask(self) -> None:
        if self._again is not None:
            self.wanted.emit(Invited(self._again, self.word.text().strip()))
            return
        limited = self.time.value != "unlimited"
        main_s, move_s = self.minutes.value() * 60, self.seconds.value()
        if not self.name.text().strip():
            self.tell(lambda: self.tr("Enter the name you want to use there."))
            self.name.setFocus()
            return
        if limited and not main_s + move_s:
            self.tell(lambda: self.tr("Set a time, or choose No limit."))
            self.minutes.setFocus()
            return
        invitation = Invitation(
            self.name.text().strip(),
            self.variant.value,
            self.handicap.value,
            main_s if limited else 0,
            move_s if limited else 0,
            self.time.value == "fischer",
            self.side.value or None,  # type: ignore[arg-type]
            int(self.limit.value) or None,
            self.host.value,
            self.port.value(),
        )
        self.tell("")
        self.wanted.emit(Invited(invitation, self.word.text().strip()))

    def show_told(self, addresses: Sequence[str], port: int, word: str) -> None:
        """Say what the one invited has to know."""
        self._told = addresses, port, word
        self._tell_guest()
        self.pages.setCurrentWidget(self.told)
        self.go.hide()
        self.copy.show()
        self.copy.setFocus()
        self._fit_told()

    def _tell_guest(self) -> None:
        assert self._told is not None
        addresses, port, word = self._told
        self.rows.show_rows(
            [
                (self.tr("Address"), self.tr(" or ").join(addresses)),
                (self.tr("Port"), str(port)),
                (self.tr("Password"), word or self.tr("none")),
            ]
        )

    def _fit_told(self) -> None:
        """Be as high as what is told: nothing is asked any more."""
        self.pages.removeWidget(self._asking)
        self._asking.hide()
        self.pages.updateGeometry()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(self.width(), layout.totalHeightForWidth(self.width()))

    def ask_again(self, invitation: Invitation) -> None:
        """Ask for the password alone: a game that was cut off is served again."""
        self._again = invitation
        self.word.clear()
        for field in self._fields:
            field.setEnabled(field is self.word)
        self.tell(lambda: self.tr("Enter the password of the invitation again to continue your game."))
        self.word.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.rows.text())

    def reject(self) -> None:
        """Esc, or closing it: nobody is invited any more."""
        super().reject()
        self.cancelled.emit()
