"""Somebody is invited: the server for it is begun and ended, and whoever invites sits down at it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from shogi_desktop.app.online.hosted import Hosted
from shogi_desktop.app.online.seats import Seat
from shogi_desktop.app.online.table import OnlineTable
from shogi_desktop.app.words.online import account_sentence
from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.hosting import own_addresses
from shogi_desktop.gui.online.invite_dialog import Invited, InviteDialog
from shogi_desktop.gui.shell.shell import Shell


class Inviting(QObject):
    """The invitation of this window.

    :ivar dialog: asks, and says where it is; None where it is closed.
    :ivar hosted: the server, None where nobody is invited.
    """

    def __init__(self, shell: Shell, table: OnlineTable) -> None:
        super().__init__(table)
        self._shell, self._table = shell, table
        self.dialog: InviteDialog | None = None
        self.hosted: Hosted | None = None
        self._seat: Seat | None = None
        self._addresses: list[str] = []

    def ask(self) -> InviteDialog:
        """Ask which game somebody is invited to."""
        if self.dialog is None:
            dialog = InviteDialog(self._shell.settings.current.player_name, self._shell.window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.wanted.connect(self._invite)
            dialog.cancelled.connect(self.end)
            dialog.finished.connect(self._forget_dialog)
            self.dialog = dialog
            dialog.show()
            # The system may have to ask for its own name.
            self._shell.background.run(lambda: own_addresses(""), self._take_addresses)
        self.dialog.raise_()
        self.dialog.activateWindow()
        return self.dialog

    def _take_addresses(self, addresses: list[str]) -> None:
        self._addresses = addresses
        if self.dialog is not None:
            self.dialog.offer_addresses(addresses)

    def _forget_dialog(self) -> None:
        self.dialog = None

    def go_on(self, seat: Seat) -> None:
        """Serve a game that was cut off again; its password has to be typed where there was one."""
        assert seat.invitation is not None
        self._seat = seat
        if seat.asks_password:
            self.ask().ask_again(seat.invitation)
        else:
            self._invite(Invited(seat.invitation, ""))

    def _invite(self, invited: Invited) -> None:
        self.close()
        seat, self._seat = self._seat, None
        invitation = invited.invitation
        try:
            self.hosted = hosted = Hosted(
                invitation, invited.word, self._shell.paths.invitation_dir, goes_on=seat is not None
            )
        except (OSError, OverflowError) as error:
            sentence = self.tr(
                "Nobody can be invited to {place}, port {port} ({reason}). Choose another port or address."
            )
            self._tell(
                sentence.format(
                    place=invitation.host or self.tr("this computer"),
                    port=invitation.port,
                    reason=getattr(error, "strerror", "") or error,
                )
            )
            return
        place = hosted.place.with_token() if seat is None else seat.place
        try:
            self._table.log_in(place, invited.word, hosted.invitation)
        except LineError as error:
            self.close()
            self._tell(account_sentence(error, invitation.user))
            return
        if self.dialog is not None:
            bound = hosted.invitation.host
            self.dialog.show_told([bound] if bound else self._addresses, hosted.invitation.port, invited.word)

    def _tell(self, text: str) -> None:
        if self.dialog is not None:
            self.dialog.tell(text)
        else:
            self._shell.say(text, topic="online")

    def sat_down(self) -> None:
        """The guest is there: a game is proposed."""
        if self.dialog is not None:
            self.dialog.accept()

    def end(self) -> None:
        """Nobody is invited any more; a game that goes on is given up."""
        if self.hosted is not None:
            self._table.leave()
            self.close()

    def close(self) -> None:
        """Listen no more; a game that goes on can be taken up at another start."""
        hosted, self.hosted = self.hosted, None
        if hosted is not None:
            hosted.stop()
