"""Engine matches as the window knows them: begun, stopped, gone on with, looked at."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QDialog, QFileDialog

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.failures import missing_engine_text
from shogi_desktop.app.engines.registry import EngineGoneError
from shogi_desktop.app.match.matches import make_match, matches_in, require_listed
from shogi_desktop.app.match.refusal_words import refusal_text
from shogi_desktop.app.match.refusals import REFUSED
from shogi_desktop.app.match.runner import Running
from shogi_desktop.app.match.running import MatchRun
from shogi_desktop.app.match.standings import Played, Standings, data_of, text_of
from shogi_desktop.app.match.tournament import Tournament
from shogi_desktop.app.records.files import FileTrouble
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.gui.match.ask_stop import AskStopDialog
from shogi_desktop.gui.match.new_dialog import NewMatchDialog, Wish
from shogi_desktop.gui.match.page import MatchPage
from shogi_desktop.gui.records.export import export
from shogi_desktop.gui.records.folder import KifuFolder
from shogi_desktop.gui.shell.page_part import PagePart
from shogi_desktop.gui.shell.part import Handlers
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.tasks.background import Jobs
from shogi_desktop.gui.widgets.file_name import FileKind

_TOPIC: Final = "engine match"


class MatchPart(PagePart[MatchPage]):
    """Has engines play each other.

    :ivar run: who plays. :ivar dialog: the open dialog
        of a new match. :ivar tournament: the match shown.
    """

    is_aid = True

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.dialog: NewMatchDialog | None = None
        self.question: AskStopDialog | None = None
        self.tournament: Tournament | None = None
        self._concurrency = 1
        self._jobs = Jobs(self)
        registry = shell.parts.engines.registry
        self.run = MatchRun(self, built_in=lambda: registry.launch(registry.engines()[0].id).command)
        self.run.progressed.connect(self._progressed)
        self.run.ticked.connect(self._ticked)
        self.run.faulted.connect(lambda text: shell.say(text, topic=_TOPIC))
        self.run.finished.connect(self._finished)

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"engine_match": self.open}

    def _begin(self, page: MatchPage) -> None:
        (page.begin if self.tournament is None else page.games).setFocus()
        self._list_earlier()

    def _make(self) -> MatchPage:
        self.page = page = MatchPage(self._shell.appearance)
        page.left.connect(self.leave)
        page.new_wanted.connect(self.ask_new)
        page.open_wanted.connect(self.open_match)
        page.file_wanted.connect(self._ask_file)
        page.toggled.connect(self._toggle)
        page.text_wanted.connect(self._export_text)
        page.data_wanted.connect(self._export_data)
        page.games_wanted.connect(self._show_games)
        page.game_wanted.connect(self._open_game)
        return page

    # --- beginning ------------------------------------------------------------------------------------------

    def ask_new(self) -> None:
        """Ask for a new match."""
        if self.run.is_running:
            return
        cursor = self._shell.parts.play.board.cursor if self._shell.parts.has("play") else None
        registry = self._shell.parts.engines.registry
        position = None if cursor is None else cursor.position()
        dialog = NewMatchDialog(registry, position, self._shell.window)
        dialog.wanted.connect(self._create)
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.open()

    def _forget_dialog(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _create(self, wish: Wish) -> None:
        games_dir, today = self._shell.paths.games_dir, datetime.now().astimezone().date()

        def work() -> tuple[Tournament, Standings]:
            made = make_match(
                games_dir,
                wish.title,
                wish.players,
                wish.settings,
                gauntlet=wish.gauntlet,
                sfen=wish.sfen,
                today=today,
            )
            return made, Standings.of(made)

        def done(result: tuple[Tournament, Standings]) -> None:
            if self.dialog is not None:
                self.dialog.accept()
            self._concurrency = wish.concurrency
            self._show(result)
            self._start()

        def refused(text: Sentence) -> None:
            if self.dialog is not None:
                self.dialog.tell(text())
            else:
                self._shell.say(text, topic=_TOPIC)

        self._do(work, done, refused)

    def open_match(self, path: Path) -> None:
        """Show the match of a file, to be gone on with."""
        if self.run.is_running:
            return

        def work() -> tuple[Tournament, Standings]:
            opened = Tournament.open(path, trusted=False)
            return opened, Standings.of(opened)

        self._do(work, self._show, lambda text: self._shell.say(text, topic=_TOPIC))

    def _ask_file(self) -> None:
        folder = str(self._shell.paths.games_dir)
        name, _ = QFileDialog.getOpenFileName(
            self._shell.window, self.tr("Open a match"), folder, self.tr("Matches (*.json)")
        )
        if name:
            self.open_match(Path(name))

    def _show(self, result: tuple[Tournament, Standings]) -> None:
        if self.page is None or self.run.is_running:
            return
        self.tournament, standings = result
        self.page.show_tournament(self.tournament, standings)
        self._list_earlier()

    def _list_earlier(self) -> None:
        games_dir = self._shell.paths.games_dir

        def told(matches: list[tuple[str, Path]]) -> None:
            if self.page is not None:
                self.page.offer_earlier(matches)

        self._do(lambda: matches_in(games_dir), told, lambda _: None)

    def _do(
        self, work: Callable[[], object], done: Callable[..., object], refused: Callable[[Sentence], object]
    ) -> None:
        """Have `work` done in a thread; what refuses a match is told as a sentence."""

        def guarded(_: object) -> object:
            try:
                return work()
            except EngineMissingError as error:
                raise FileTrouble(missing_engine_text) from error
            except REFUSED as error:
                raise FileTrouble(partial(refusal_text, error)) from error

        self._jobs.start(guarded, done, refused)

    # --- playing --------------------------------------------------------------------------------------------

    def _toggle(self) -> None:
        if self.run.is_running:
            self.run.stop()
            self._show_running()
        else:
            self._start()

    def _start(self) -> None:
        tournament, page = self.tournament, self.page
        if tournament is None or page is None or self.run.is_running:
            return
        try:
            require_listed(tournament, self._shell.parts.engines.registry)
        except EngineGoneError as error:
            name = error.name
            self._shell.say(
                lambda: self.tr(
                    "{engine} is not in your list of engines, or its entry differs from the "
                    "one this match was played with."
                ).format(engine=name),
                action=lambda: self.tr("My engines"),
                handler=lambda: self._shell.do("engines"),
                topic=_TOPIC,
            )
            return
        except EngineMissingError:
            self._shell.say(missing_engine_text, topic=_TOPIC)
            return
        self._shell.withdraw(_TOPIC)
        self.run.start(tournament, self._concurrency)
        self._show_running()

    def _show_running(self) -> None:
        if self.page is not None:
            self.page.set_running(running=self.run.is_running, stopping=self.run.is_stopping)

    def _progressed(self, standings: Standings) -> None:
        if self.page is not None:
            self.page.show_standings(standings)

    def _ticked(self, running: tuple[Running, ...]) -> None:
        if self.page is not None and self.shown:
            self.page.show_running(running)

    def _finished(self, trouble: Sentence | None) -> None:
        self._show_running()
        if trouble is not None:
            self._shell.say(trouble, topic=_TOPIC)
        elif not self.shown and self.tournament is not None and self.tournament.is_over:
            self._shell.say(
                lambda: self.tr("The engine match is over."),
                action=lambda: self.tr("Show"),
                handler=lambda: self._shell.do("engine_match"),
                topic=_TOPIC,
            )

    # --- what was played ------------------------------------------------------------------------------------

    def _open_game(self, game: Played) -> None:
        path = None if self.tournament is None else self.tournament.game_file(game.match, game.line.game)
        if path is None:
            self._shell.say(lambda: self.tr("The games of this match were not kept."), topic=_TOPIC)
        else:
            self._shell.parts.play.open_path(path)

    def _show_games(self) -> None:
        self._shell.do("library")

    def _export_text(self) -> None:
        tournament = self.tournament
        if tournament is not None:
            self._export(FileKind(self.tr("Text"), (".txt",)), lambda: text_of(tournament).encode())

    def _export_data(self) -> None:
        tournament = self.tournament
        if tournament is not None:
            self._export(FileKind("JSON", (".json",)), lambda: data_of(tournament))

    def _export(self, kind: FileKind, data: Callable[[], bytes]) -> None:
        if self.tournament is None:
            return
        offered = self.tournament.title + kind.suffixes[0]
        path = KifuFolder(self._shell).ask(self.tr("Export the match"), offered, (kind,))
        if path is not None:
            export(self._shell, self._jobs, path, data)

    # --- the window -----------------------------------------------------------------------------------------

    def may_leave(self, *, closing: bool) -> bool:
        """A match that is played goes on beside everything else; closing the program ends it."""
        if not closing or not self.run.is_running:
            return True
        self.question = AskStopDialog(self._shell.window)
        answer = self.question.exec()
        self.question = None
        return answer == QDialog.DialogCode.Accepted

    def close(self) -> None:
        """End the match, which can be gone on with; the engines have ended when this returns."""
        self._jobs.end()
        self.run.close()
