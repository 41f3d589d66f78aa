"""A level or an engine that plays at a server while the window goes on: `OnlineRunner` in a thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.analysis.engines import politely
from shogi_desktop.app.engines.bridge import Bridge
from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.engines.failures import missing_engine_text, words_for_failure
from shogi_desktop.app.engines.handle import EngineFailedError
from shogi_desktop.app.engines.required import EngineOptionError
from shogi_desktop.app.match.players import PlayerSpec
from shogi_desktop.app.online.runner import OnlineGame, OnlinePlan, OnlineRunner, TalkError
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.words.online import talk_sentence
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure


class EngineRun(QObject):
    """One run at a time. Its owner is told in the thread that this was made in.

    Signals:
        ``heard(Event)``: what the server says, and what became of the talk. ``played(OnlineGame)``: a game
        has ended. ``finished(words)``: what writes what was in the way, else an empty text; engine and
        connection have ended. ``unsaved(OSError, Path)``: the disk refuses games in a folder; they go on.

    :ivar games: those that have ended.
    """

    heard = Signal(object)
    played = Signal(object)
    finished = Signal(object)
    unsaved = Signal(object, object)

    def __init__(
        self, parent: QObject | None = None, *, built_in: Callable[[], EngineCommand] = bundled_engine
    ) -> None:
        super().__init__(parent)
        self._built_in = built_in
        self._deliver = Bridge()
        self._runner: OnlineRunner | None = None
        self._thread: threading.Thread | None = None
        self.games: list[OnlineGame] = []

    @property
    def is_running(self) -> bool:
        """Whether somebody plays, or is still about to end."""
        return self._runner is not None

    def start(self, plan: OnlinePlan, spec: PlayerSpec) -> None:
        """Log in and play; the engine has a lower priority than the window.

        :raises EngineMissingError: the program's own engine is nowhere.
        """
        assert not self.is_running
        self.games = []
        command = spec.command or self._built_in()
        spec = replace(spec, command=politely(command))
        runner = OnlineRunner(
            plan,
            spec,
            lambda event: self._tell(runner, lambda: self.heard.emit(event)),
            lambda game: self._tell(runner, lambda: self._count(game)),
            on_unsaved=lambda error, folder: self._tell(runner, lambda: self.unsaved.emit(error, folder)),
        )
        self._runner = runner
        self._thread = threading.Thread(target=self._play, args=(runner, plan), name="online-engine")
        self._thread.start()

    def stop(self, *, after_game: bool) -> None:
        """End early; `finished` comes when it has ended. :param after_game: a game that is on is played."""
        if self._runner is not None:
            self._runner.stop(after_game=after_game)

    def close(self, limit_s: float = 15.0) -> bool:
        """Stop, and wait until the engine has ended. False: the limit passed."""
        self.stop(after_game=False)
        thread, self._runner = self._thread, None
        if thread is not None:
            thread.join(limit_s)
        return thread is None or not thread.is_alive()

    def _count(self, game: OnlineGame) -> None:
        self.games.append(game)
        self.played.emit(game)

    # --- in the thread --------------------------------------------------------------------------------------

    def _play(self, runner: OnlineRunner, plan: OnlinePlan) -> None:
        trouble: Sentence | None = None
        try:
            runner.run()
        except TalkError as error:
            trouble = partial(talk_sentence, error.failure, plan.address.host, plan.address.port)
        except EngineMissingError:
            trouble = missing_engine_text
        except EngineFailedError as error:
            trouble = partial(_sentence, error.failure)
        except (EngineOptionError, OSError) as error:
            trouble = partial(str, error)
        finally:
            self._tell(runner, lambda: self._finish(trouble))

    def _tell(self, runner: OnlineRunner, call: Callable[[], None]) -> None:
        """Have `call` called in the owner's thread, unless the run is not his any more by then."""

        def tell() -> None:
            if self._runner is runner:
                call()

        self._deliver(tell)

    def _finish(self, trouble: Sentence | None) -> None:
        self._runner = None
        self.finished.emit(trouble)


def _sentence(failure: EngineFailure) -> str:
    """What to say of an engine that failed, in the language in use."""
    return words_for_failure(failure).sentence
