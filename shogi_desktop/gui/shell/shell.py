"""What a part of the window gets of it: to say something, the settings, the look, folders, the other parts.

The shell decides nothing. It stands for the window, so that no part needs to know it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QStackedWidget, QWidget

from shogi_desktop.app.records.game_journal import GameJournal
from shogi_desktop.app.settings.own_handicaps import OwnHandicaps
from shogi_desktop.app.settings.settings import SettingsStore
from shogi_desktop.app.system.background import Background
from shogi_desktop.app.system.game_time import GameTime
from shogi_desktop.app.system.i18n import Translations
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.shell.recent_files import RecentFilesMenu
from shogi_desktop.gui.shell.waiting_games import WaitingGames
from shogi_desktop.gui.widgets.notice_bar import Notice, NoticeBar
from shogi_desktop.gui.widgets.texts import Words

if TYPE_CHECKING:
    from shogi_desktop.app.play.adviser import Advises
    from shogi_desktop.app.players.player import PlayerMaker
    from shogi_desktop.app.sound.sounds import Sounds
    from shogi_desktop.gui.shell.others import Others, Watches
    from shogi_desktop.rules import Variant
    from shogi_desktop.usi.command import EngineCommand


class Outside(Struct, frozen=True):
    """What the program works with that is not the program: each None for the usual one.

    :ivar engine: the program that the computer's moves come from.
    :ivar players: makes the players of a game. :ivar adviser: is asked for hints.
    :ivar sounds: what makes sounds. :ivar time: the time by which games are played.
    """

    engine: EngineCommand | None = None
    players: PlayerMaker | None = None
    adviser: Advises | None = None
    sounds: Sounds | None = None
    time: GameTime | None = None


class Shell(Struct, eq=False):
    """The window as its parts see it.

    :ivar window: the parent of dialogs. :ivar pages: what the window shows one of.
    :ivar actions: the commands as menus and buttons have them, by id. :ivar do: carries one out, by its id.
    :ivar refresh: asks anew which commands are enabled.
    :ivar background: does what may take long, in a thread.
    :ivar journal_thread: likewise for the journal, and for what has to be on the disk before its end.
    :ivar waiting: offers the game that was cut off.
    :ivar unsaved: keeps changes that are in no file.
    :ivar appearance: the look in force. :ivar parts: the other parts, each made when it is first asked for.
    """

    window: QWidget
    paths: AppPaths
    outside: Outside
    notices: NoticeBar
    settings: SettingsStore
    translations: Translations
    own_handicaps: OwnHandicaps
    background: Background
    journal_thread: Background
    journal: GameJournal
    waiting: WaitingGames
    appearance: Appearance
    actions: Mapping[str, QAction]
    pages: QStackedWidget
    start_page: QWidget
    recent: RecentFilesMenu
    unsaved: Watches
    do: Callable[[str], None]
    refresh: Callable[[], None]
    parts: Others

    def say(
        self,
        text: Sentence,
        *,
        action: Words = "",
        handler: Callable[[], None] | None = None,
        topic: str = "",
        refusal: Callable[[], None] | None = None,
    ) -> None:
        """Tell the player something in a sentence, with a button where something can be done.

        :param refusal: what closing it does, where it is the answer to a question.
        """
        self.notices.say(Notice(text, action, handler, topic, refusal))

    def renew(
        self, text: Sentence, *, topic: str, action: Words = "", handler: Callable[[], None] | None = None
    ) -> None:
        """Say how far something on `topic` has come, if that is still shown."""
        self.notices.renew(Notice(text, action, handler, topic))

    def withdraw(self, topic: str) -> None:
        """Take back what was said on `topic`: it holds no more."""
        self.notices.withdraw(topic)

    def may_leave(self, *, closing: bool = False) -> bool:
        """Whether something else may take the place of what is shown; the player may be asked.

        :param closing: the window is about to close: then what lies behind another page counts too.
        """
        # The board first: a position being set up gives way only when nothing else is in the way.
        return all(part.may_leave(closing=closing) for part in self.parts.opened())

    def refuses_help(self) -> bool:
        """Whether somebody elsewhere is played, so that nothing here may help; says so then."""
        refuses = self.parts.has("play") and not self.parts.play.board.activity.takes_help
        if refuses:
            self.say(
                lambda: QCoreApplication.translate(
                    "Shell",
                    "Engines, books and earlier games are closed while you play someone on a server.",
                ),
                topic="fair play",
            )
        return refuses

    def help_in(self, dialog: QDialog, variant: Callable[[], Variant], section: str = "") -> None:
        """Let F1 open the rules from `dialog`, which keeps the window's own keys from being heard."""
        shortcut = QShortcut(QKeySequence("F1"), dialog)
        shortcut.activated.connect(lambda: self.parts.learning.show_reference(variant(), section))
