"""Games over the network in the window: the way to one, and what is told of it while it goes on."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.online.seats import Place, Seat, forget_seat, kept_seat
from shogi_desktop.app.online.table import PAUSES_MS, OnlineTable, Stage
from shogi_desktop.app.settings.settings import OnlinePlace
from shogi_desktop.app.system.game_time import system_time
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.words.online import account_sentence
from shogi_desktop.csa.errors import LineError
from shogi_desktop.csa.summary import GameSummary
from shogi_desktop.game import Outcome
from shogi_desktop.gui.online.company_actions import CompanyActions
from shogi_desktop.gui.online.inviting import Inviting
from shogi_desktop.gui.online.leave_dialog import LeaveDialog
from shogi_desktop.gui.online.login_page import ME, Wanted
from shogi_desktop.gui.online.play_dialog import PlayOnlineDialog
from shogi_desktop.gui.online.spectating import Spectating
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.front import bring_to_front
from shogi_desktop.gui.widgets.texts import Words

MOST_PLACES: Final = 6
"""So many servers are remembered."""
_TOPIC: Final = "online"
_EXIT_S: Final = 1.0


class OnlinePart(Part):
    """Plays a person's games at servers.

    :ivar table: the talk with the server. :ivar dialog: asks, waits and proposes; None where it is closed.
    :ivar inviting: the invitation of this window.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        play = shell.parts.play
        self.table = OnlineTable(
            play.board,
            shell.paths.online_dir,
            shell.journal_thread,
            shell.outside.time or system_time(),
            parent=self,
            pauses_ms=PAUSES_MS,
            seat_file=shell.paths.online_seat_file,
            make_room=play.let_go,
        )
        self.dialog: PlayOnlineDialog | None = None
        self._seat: Seat | None = None
        self._told_resigning = False
        self._refusal: Words = ""
        self.inviting = Inviting(shell, self.table)
        self.inviting.put_off.connect(self._put_off)
        self.company = CompanyActions(shell, self.table.company, self.again, self)
        self.others = Spectating(shell, lambda: self.dialog, self)
        self._connect()

    def _connect(self) -> None:
        table = self.table
        table.moved_on.connect(self._on_stage)
        table.proposed.connect(self._on_proposed)
        table.rejected.connect(self._on_rejected)
        table.failed.connect(self._on_failed)
        table.over.connect(self._on_over)
        table.back.connect(self._on_back)
        table.other_left.connect(self._on_other_left)
        table.noticed.connect(self._say)
        table.unsaved.connect(self._on_unsaved)
        self.others.run.unsaved.connect(self._on_unsaved)
        self._shell.parts.play.board.changed.connect(lambda _: self._tell_resigning())

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"play_online": self.ask, "invite": self.invite}

    # --- the way to a game ----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask where to play; while something is waited for, or an engine plays, show that."""
        if self.others.show():
            return
        if self.dialog is not None:
            bring_to_front(self.dialog)
            return
        if self.table.game is not None:
            self._shell.say(
                lambda: self.tr("You are playing over the network. Finish that game first."), topic=_TOPIC
            )
            return
        self._open()

    def invite(self) -> None:
        """Ask which game somebody is invited to."""
        if self.others.show():
            return
        if self.table.game is not None:
            self._shell.say(
                lambda: self.tr("You are playing over the network. Finish that game first."), topic=_TOPIC
            )
            return
        if self.dialog is not None:
            self.dialog.reject()
        self.inviting.ask()

    def _open(self) -> PlayOnlineDialog:
        settings = self._shell.settings.current
        engines = self._shell.parts.engines.registry.engines()
        dialog = PlayOnlineDialog(settings.online_places, settings.player_name, engines, self._shell.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.wanted.connect(self._log_in)
        dialog.agreed.connect(self._agree)
        dialog.refused.connect(self.table.reject)
        dialog.cancelled.connect(self._cancel)
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.show()
        return dialog

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _cancel(self) -> None:
        if self.table.game is not None:
            return
        self.table.leave()
        self.others.watch.leave()
        self.inviting.close()
        self._put_off()

    def _log_in(self, wanted: Wanted) -> None:
        self.inviting.close()
        one = wanted.place
        place = Place(one.host, one.port, one.user, one.game, one.is_house).with_token()
        seat = self._seat
        if seat is not None and _same(seat.place, place):
            place = seat.place
        try:
            if wanted.who == ME:
                self.others.watch.leave()
                self.table.log_in(place, wanted.password)
            else:
                self.table.leave()
                self.others.begin(wanted, place)
        except LineError as error:
            if self.dialog is not None:
                self.dialog.ask(partial(account_sentence, error, one.user))
            return
        others = (each for each in self._shell.settings.current.online_places if each != one)
        self._shell.settings.update(online_places=(one, *others)[:MOST_PLACES])

    def again(self) -> None:
        """Ask for a rematch where the other side is still there, else wait for a game at the same server."""
        if self.table.stage is Stage.AFTER:
            if self._shell.may_leave() and self.table.stage is Stage.AFTER:
                self.company.ask_rematch()
            return
        if self.table.game is None and self._shell.may_leave():
            dialog = self.dialog or self._open()
            if not self.table.log_in_again():
                dialog.ask()

    def _agree(self) -> None:
        """Take the game, unless the player wants to keep what is on the board."""
        if self._shell.may_leave():
            self.table.agree()

    # --- what comes -----------------------------------------------------------------------------------------

    def _on_stage(self, stage: Stage) -> None:
        dialog, place = self.dialog, self.table.place
        if stage is Stage.PLAYING:
            self._begin()
        elif stage is Stage.SEEKING:
            self._tell_seeking()
        elif dialog is None:
            return
        elif stage is Stage.AWAY:
            self._on_away(dialog)
        elif stage is Stage.CONNECTING:
            dialog.wait(lambda: self.tr("Connecting to {host}…").format(host=place.host))
        elif stage is Stage.WAITING:
            dialog.wait(
                lambda: self.tr("Waiting for an opponent at {host}…").format(host=place.host),
                lambda: self.tr(
                    "You can do something else in the meantime; this window comes to the front when a "
                    "game is offered."
                ),
            )
        elif stage is Stage.AGREED:
            dialog.wait(lambda: self.tr("Waiting for the opponent to agree…"))

    def _on_away(self, dialog: PlayOnlineDialog) -> None:
        """There is no game: whoever has invited waits on, for others it is asked again where to play."""
        if self.inviting.hosted is not None and self._refusal:
            QTimer.singleShot(0, self.table, self.table.log_in_again)
            return
        dialog.ask(self._refusal)
        self._refusal = ""

    def _begin(self) -> None:
        if self.dialog is not None:
            self.dialog.accept()
        self._told_resigning = False
        if self.table.game is not None:
            self.company.meet(self.table.game.mirror.opponent)
        seat, self._seat = self._seat, None
        if seat is not None and seat.resigning and self.table.game is not None:
            self.table.game.resign()

    def _on_proposed(self, summary: GameSummary) -> None:
        self.inviting.sat_down()
        dialog = self.dialog or self._open()
        if self._seat is not None and summary.game_id == self._seat.game_id:
            self._agree()
            return
        dialog.propose(summary)
        QApplication.alert(self._shell.window)

    def _on_rejected(self, name: str) -> None:
        """Most servers close the connection then; others propose the next game."""
        if name != self.table.place.user:
            host = self.table.place.host
            self._refusal = lambda: self.tr("{name} declined the game.").format(name=name)
            if self.dialog is not None:
                self.dialog.wait(
                    lambda: self.tr("Waiting for an opponent at {host}…").format(host=host),
                    self._refusal,
                )

    def _on_failed(self, words: Sentence) -> None:
        if self.inviting.dialog is not None:
            self.inviting.dialog.tell(words)
        elif self.dialog is not None:
            self.dialog.ask(words)
        else:
            self._shell.say(words, topic=_TOPIC)

    def _say(self, words: Sentence) -> None:
        self._shell.say(words)

    def _on_over(self, _: Outcome) -> None:
        self._shell.withdraw(_TOPIC)
        if self.inviting.hosted is not None:
            self._shell.say(
                lambda: self.tr("Your guest can still reach your computer for a rematch."),
                action=lambda: self.tr("End the invitation"),
                handler=self.inviting.end,
                topic=_TOPIC,
            )
        self._shell.refresh()

    def _on_back(self) -> None:
        self._shell.say(lambda: self.tr("The connection is back, and the game continues."), topic=_TOPIC)

    def _on_other_left(self, left: bool) -> None:
        name = "" if self.table.game is None else self.table.game.mirror.opponent

        def sentence() -> str:
            if left:
                text = self.tr("{name} has lost the connection. The clocks are stopped until it is back.")
            else:
                text = self.tr("{name} is back, and the game continues.")
            return text.format(name=name)

        self._shell.say(sentence, topic=_TOPIC)

    def _tell_seeking(self) -> None:
        host = self.table.place.host
        self._shell.say(
            lambda: self.tr(
                "The connection to {host} was lost. Reconnecting for up to two minutes; the game "
                "continues if the server has kept it."
            ).format(host=host),
            action=lambda: self.tr("Leave the game"),
            handler=self.table.leave,
            topic=_TOPIC,
        )

    def _tell_resigning(self) -> None:
        """Say why nothing happens yet where the server hears it in turn only."""
        game = self.table.game
        waits = game is not None and game.resigning and game.turn is not game.human
        if waits and not self._told_resigning:
            self._told_resigning = True
            self._shell.say(
                lambda: self.tr(
                    "You have resigned. This server accepts it only on your turn; the clock runs until then."
                ),
                topic=_TOPIC,
            )

    def _on_unsaved(self, error: OSError, folder: Path) -> None:
        self._shell.say(
            lambda: self.tr("The game cannot be saved in {folder} ({reason}). It continues.").format(
                folder=folder, reason=error.strerror or error
            ),
            topic="journal",
        )

    # --- a game that was cut off with the program -----------------------------------------------------------

    def tell_waiting(self) -> None:
        """Offer the game at a server that the program was in the midst of as it ended."""
        path = self._shell.paths.online_seat_file
        self._shell.journal_thread.run(lambda: _waiting_seat(path), self._offer, self._cannot_offer)

    def _cannot_offer(self, error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        path = self._shell.paths.online_seat_file
        self._say(
            lambda: self.tr(
                "{file} cannot be read ({reason}), so the interrupted game cannot be continued."
            ).format(file=path, reason=error.strerror or error)
        )

    def _offer(self, seat: Seat | None) -> None:
        if seat is None:
            return
        self._shell.say(
            lambda: self.tr(
                "Your game with {name} at {host} was interrupted. It can continue if the server has kept it."
            ).format(name=seat.opponent, host=seat.place.host),
            action=lambda: self.tr("Continue…"),
            handler=lambda: self._go_on(seat),
            topic=_TOPIC,
        )

    def _put_off(self) -> None:
        """A game that was cut off is not gone on with now: it is offered as before."""
        if self._seat is not None:
            self._seat = None
            self.tell_waiting()

    def _go_on(self, seat: Seat) -> None:
        self._seat, place = seat, seat.place
        if seat.invitation is not None:
            self.inviting.go_on(seat)
            return
        dialog = self.dialog or self._open()
        one = OnlinePlace(place.host, place.port, place.user, place.game, place.is_house)
        dialog.login.show_place(one)
        if seat.asks_password:
            dialog.ask(lambda: self.tr("Enter the password again to continue your game."))
        else:
            self._log_in(Wanted(one, ""))

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.company.retranslate()
        self.others.retranslate()
        self.inviting.retranslate()
        if self.dialog is not None:
            self.dialog.retranslate()

    # --- leaving --------------------------------------------------------------------------------------------

    def may_leave(self, *, closing: bool) -> bool:
        """Whether a game at a server may be given up; an engine's goes on beside everything else."""
        opponent = self.others.opponent if closing else ""
        if self.table.game is not None:
            opponent = self.table.game.mirror.opponent
        if not opponent:
            return True
        dialog = LeaveDialog(opponent, self._shell.window)
        dialog.exec()
        dialog.deleteLater()
        if dialog.leaves and self.table.game is not None:
            self.table.leave()
        return dialog.leaves

    def close(self) -> None:
        """The window closes: a game that goes on waits at the server, if that keeps it."""
        if self.table.game is not None:
            self.table.drop()
        else:
            self.table.leave()
        self.others.close()
        self.inviting.finish()
        self.table.wait(_EXIT_S)


def _waiting_seat(path: Path) -> Seat | None:
    """The seat that is kept; what makes no sense goes. :raises OSError: the disk refused."""
    seat = kept_seat(path)
    if seat is None:
        forget_seat(path)
    return seat


def _same(one: Place, other: Place) -> bool:
    """Whether both are the same, whatever word by chance they have."""
    return (one.address, one.user, one.game) == (other.address, other.user, other.game)
