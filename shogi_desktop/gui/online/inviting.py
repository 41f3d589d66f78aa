"""Somebody is invited: the server for it is begun and ended, and whoever invites sits down at it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from shogi_desktop.app.online.hosted import Hosted
from shogi_desktop.app.online.invitation import Invitation
from shogi_desktop.app.online.seats import Seat
from shogi_desktop.app.online.table import OnlineTable
from shogi_desktop.app.system.background import Background
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.words.online import account_sentence
from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.hosting import own_addresses, own_name
from shogi_desktop.gui.online.invite_dialog import Invited, InviteDialog
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.front import bring_to_front

_TOPIC: Final = "online"


class Inviting(QObject):
    """The invitation of this window. Its server begins and ends in a thread.

    Signals:
        ``put_off()``: a game that was cut off was not gone on with; it is kept.

    :ivar dialog: asks, and says where it is; None where it is closed.
    :ivar hosted: the server, None where nobody is invited.
    """

    put_off = Signal()

    def __init__(self, shell: Shell, table: OnlineTable) -> None:
        super().__init__(table)
        self._shell, self._table = shell, table
        self.dialog: InviteDialog | None = None
        self.hosted: Hosted | None = None
        self._thread = Background("invitation", self)
        self._beginning: Invited | None = None
        self._seat: Seat | None = None
        self._addresses: list[str] = []

    @property
    def is_busy(self) -> bool:
        """Whether a server is about to begin or to end."""
        return self._thread.busy

    def ask(self) -> InviteDialog:
        """Ask which game somebody is invited to."""
        if self.dialog is None:
            dialog = InviteDialog(self._shell.settings.current.player_name, self._shell.window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.wanted.connect(self._invite)
            dialog.cancelled.connect(self._cancel)
            dialog.finished.connect(self._forget_dialog)
            self.dialog = dialog
            dialog.show()
            # The system may have to ask for its own name.
            self._shell.background.run(_names_and_addresses, self._take_addresses)
        bring_to_front(self.dialog)
        return self.dialog

    def _take_addresses(self, found: tuple[str, list[str]]) -> None:
        name, addresses = found
        self._addresses = [name, *addresses] if name else addresses
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

    # --- the server -----------------------------------------------------------------------------------------

    def _invite(self, invited: Invited) -> None:
        self.close()
        self._beginning = invited
        folder, goes_on = self._shell.paths.invitation_dir, self._seat is not None
        self._thread.run(
            lambda: Hosted(invited.invitation, invited.word, folder, goes_on=goes_on),
            partial(self._sit_down, invited),
            partial(self._tell_refused, invited),
        )

    def _sit_down(self, invited: Invited, hosted: Hosted) -> None:
        """The server listens: log in at it, unless it is not wanted any more."""
        if self._beginning is not invited:
            self._thread.run(hosted.stop)
            return
        self._beginning, self.hosted = None, hosted
        seat = self._seat
        place = hosted.place.with_token() if seat is None else seat.place
        try:
            self._table.log_in(place, invited.word, hosted.invitation)
        except LineError as error:
            self.close()
            self._tell(partial(account_sentence, error, invited.invitation.user))
            return
        self._seat = None
        if self.dialog is not None:
            bound = hosted.invitation.host
            self.dialog.show_told([bound] if bound else self._addresses, hosted.invitation.port, invited.word)

    def _tell_refused(self, invited: Invited, error: Exception) -> None:
        if not isinstance(error, OSError | OverflowError):
            raise error
        if self._beginning is not invited:
            return
        self._beginning = None
        self._tell(partial(self._refusal, invited.invitation, error, goes_on=self._seat is not None))

    def _refusal(self, invitation: Invitation, error: Exception, *, goes_on: bool) -> str:
        """Why nobody can be let in. :param goes_on: a game that was cut off is waited for."""
        if goes_on:
            # Where the guest looks for it.
            sentence = self.tr(
                "Your game cannot continue at {place}, port {port} ({reason}). It is kept: close the "
                "program that uses this port, then try again."
            )
        else:
            sentence = self.tr(
                "This program cannot accept guests at {place}, port {port} ({reason}). Choose another"
                " port or address."
            )
        return sentence.format(
            place=invitation.host or self.tr("this computer"),
            port=invitation.port,
            reason=getattr(error, "strerror", "") or error,
        )

    def _tell(self, text: Sentence) -> None:
        seat = self._seat
        if self.dialog is not None:
            self.dialog.tell(text)
        elif seat is not None:
            again = partial(self.go_on, seat)
            self._shell.say(text, action=lambda: self.tr("Try again"), handler=again, topic=_TOPIC)
        else:
            self._shell.say(text, topic=_TOPIC)

    def sat_down(self) -> None:
        """The guest is there: a game is proposed."""
        if self.dialog is not None:
            self.dialog.accept()

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        if self.dialog is not None:
            self.dialog.retranslate()

    # --- its end --------------------------------------------------------------------------------------------

    def _cancel(self) -> None:
        """The dialog was closed before a game began."""
        seat, self._seat = self._seat, None
        self.end()
        if seat is not None:
            self.put_off.emit()

    def end(self) -> None:
        """Nobody is invited any more; a game that goes on is given up."""
        if self.hosted is not None:
            self._table.leave()
        self.close()

    def close(self) -> None:
        """Listen no more; a game that goes on can be taken up at another start."""
        self._beginning = None
        hosted, self.hosted = self.hosted, None
        if hosted is not None:
            self._thread.run(hosted.stop)

    def finish(self) -> None:
        """The window closes: listen no more, and wait until nobody listens."""
        self.close()
        self._thread.close()


def _names_and_addresses() -> tuple[str, list[str]]:
    """This computer's name in its network, where it has one, and its addresses. It may take seconds."""
    return own_name(), own_addresses("")
