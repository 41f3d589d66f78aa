"""The handicaps of a game to choose from, the player's own after the others: these are kept in order here."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from shogi_desktop.app.settings.own_handicaps import OwnHandicaps, id_of
from shogi_desktop.app.settings.settings import OwnHandicap
from shogi_desktop.app.words.games import handicap_in_full
from shogi_desktop.game import LADDER
from shogi_desktop.gui.play.new_game.form import quiet_button, section
from shogi_desktop.gui.widgets.choice import Choice
from shogi_desktop.gui.widgets.name_dialog import NameDialog
from shogi_desktop.gui.widgets.plain import menu_text
from shogi_desktop.rules import Variant

translate = QCoreApplication.translate


class HandicapPart(QWidget):
    """Asks for the handicap.

    `changed`: another one, or other ones. `compose_wanted`: the player wants to set up one.
    `advice_wanted`: one is to be recommended.

    :ivar list: the handicaps. :ivar variant: the game that they are of.
    :ivar compose: sets up one; it stands where the dialog puts it.
    """

    changed = Signal()
    compose_wanted = Signal()
    advice_wanted = Signal()

    def __init__(self, variant: Variant, own: OwnHandicaps | None, parent: QWidget | None = None) -> None:
        """:param own: the player's own ones, if there may be some."""
        super().__init__(parent)
        self.variant, self._own = variant, own
        self._ladder = False
        self._deleted: OwnHandicap | None = None
        self.recommend = quiet_button(
            translate("NewGameDialog", "Re&commend…"), self.advice_wanted.emit, self
        )
        self.list = Choice(self)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.list.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.list.setMinimumContentsLength(12)
        self.list.setAccessibleName(translate("NewGameDialog", "Handicap"))
        self.compose = quiet_button(
            translate("NewGameDialog", "Compose your o&wn…"), self.compose_wanted.emit, self
        )
        self.rename = quiet_button(translate("NewGameDialog", "Rename…"), self._rename_own, self)
        self.delete = quiet_button(translate("NewGameDialog", "Delete"), self._delete_own, self)
        self.restore = quiet_button(translate("NewGameDialog", "Undo delete"), self._restore_own, self)
        self._lay_out()
        self.list.currentIndexChanged.connect(lambda _: self.changed.emit())

    def _lay_out(self) -> None:
        chosen = QWidget(self)
        column = QVBoxLayout(chosen)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.list)
        own = QHBoxLayout()
        own.setSpacing(4)
        for button in (self.rename, self.delete, self.restore):
            own.addWidget(button)
        own.addStretch(1)
        column.addLayout(own)
        section(self, translate("NewGameDialog", "&Handicap"), chosen, self.list, self.recommend)

    # --- what was chosen ------------------------------------------------------------------------------------

    @property
    def handicap_id(self) -> str:
        """The id of the one chosen, be it a game's or the player's own."""
        return str(self.list.currentData())

    @property
    def own(self) -> OwnHandicap | None:
        """The one chosen, if it is the player's own."""
        return None if self._own is None else self._own.find(self.variant, self.handicap_id)

    def offer(self, variant: Variant, *, ladder: bool, chosen: str) -> None:
        """List those of a game, or those of the ladder; `chosen` or the first one is chosen. Tells nobody."""
        self.variant, self._ladder = variant, ladder
        self.list.blockSignals(True)
        self.list.clear()
        handicaps = [each for each in variant.handicaps if not ladder or each.id in LADDER]
        offered = [(each.id, handicap_in_full(each)) for each in handicaps]
        if self._own is not None and not ladder:
            offered += [(id_of(own), own.name) for own in self._own.of(variant)]
        for row, (handicap_id, text) in enumerate(offered):
            self.list.addItem(menu_text(text), handicap_id)
            if handicap_id == chosen or row == 0:
                self.list.setCurrentIndex(row)
        self.list.blockSignals(False)

    def follow(self) -> None:
        """Offer what can be done with the one chosen."""
        own = self.own
        for button in (self.rename, self.delete):
            button.setVisible(own is not None)
        if own is not None or (self._deleted is not None and self._deleted.variant != self.variant.id):
            self._deleted = None
        self.restore.setVisible(self._deleted is not None)
        self.compose.setVisible(self._own is not None)

    # --- the player's own -----------------------------------------------------------------------------------

    def _rename_own(self) -> None:
        own, variant = self.own, self.variant
        if own is None or self._own is None:
            return

        kept = self._own
        dialog = NameDialog(
            translate("NewGameDialog", "Rename the handicap"),
            own.name,
            lambda name: name != own.name and kept.has(variant, name),
            self.window(),
        )
        if dialog.exec():
            self._relist(id_of(kept.rename(own, dialog.name)))

    def _delete_own(self) -> None:
        """Delete the one chosen; until another game or one of one's own is chosen, it can come back."""
        own = self.own
        if own is not None and self._own is not None:
            self._own.delete(own)
            self._deleted = own
            self._relist("even")
            self.restore.setFocus()

    def _restore_own(self) -> None:
        own, self._deleted = self._deleted, None
        if own is not None and self._own is not None:
            self._relist(id_of(self._own.save(self.variant, own.name, own.sfen)))

    def _relist(self, chosen: str) -> None:
        self.offer(self.variant, ladder=self._ladder, chosen=chosen)
        self.changed.emit()
