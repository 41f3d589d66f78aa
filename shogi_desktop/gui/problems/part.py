"""Mating problems as the window knows them: their collections, the solver behind them, sheets of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog

from shogi_desktop.app.analysis.game_analysis import Effort
from shogi_desktop.app.analysis.running import GameAnalysis, Tried
from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.engines.handle import EngineFailedError, EngineInterruptedError
from shogi_desktop.app.problems.collection import Puzzle, own_moves, own_problems, puzzle_of
from shogi_desktop.app.problems.own_games import puzzles_of_cards
from shogi_desktop.app.problems.progress import SolvingProgress
from shogi_desktop.app.problems.prover import EngineProver
from shogi_desktop.app.problems.reading import LeftOut, MatingProblem, read_collection
from shogi_desktop.app.problems.solving import Attempt, weighed_by, with_line
from shogi_desktop.app.system.background import Background
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.app.words.problems import refusal_text, refusals_text
from shogi_desktop.game import Record
from shogi_desktop.gui.look.motion import system_wants_less_motion
from shogi_desktop.gui.problems.checks import ProblemChecks
from shogi_desktop.gui.problems.findings_dialog import FindingsDialog
from shogi_desktop.gui.problems.page import ProblemsPage
from shogi_desktop.gui.shell.page_part import PagePart
from shogi_desktop.gui.shell.part import Handlers
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.rules import VARIANTS, Move, Position, Variant

_TOPIC: Final = "problems"
_MOVES: Final = "moves/"
_GAMES: Final = "games"
_SHOWN: Final = "shown"
"""Ids of collections; those of mates are the games', those of files their paths."""
_LIMIT_MS: Final = 5_000
EFFORT: Final = Effort(nodes=200_000)
"""For a move that nobody has weighed yet."""
_MOST_TOLD: Final = 500
"""Of what was left out."""
_MOST_ON_SHEETS: Final = 108
"""Problems printed at a time: a dozen pages of nine."""

_Read = tuple[list[MatingProblem], list[LeftOut]]


class ProblemsPart(PagePart[ProblemsPage]):
    """Shows the page and answers its questions.

    :ivar solver: the thread that asks the engine. :ivar checks: whether positions are right problems.
    """

    is_aid = True

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.solver = Background("mate-solver", self)
        self._prover: EngineProver | None = None
        self._files: dict[str, list[Puzzle]] = {}
        self._shown: tuple[Puzzle, ...] = ()
        self._shown_name = ""
        self.checks = ProblemChecks(shell, self.solver, self._asked_prover, self._let_engine_go)
        self.analysis = GameAnalysis(shell.outside.engine, self)
        self.analysis.tried.connect(self._tell_tried)
        self.analysis.failed.connect(self._not_tried)
        self._asked: Attempt | None = None
        """Whose move the analysis is asked about."""
        self._progress = SolvingProgress(shell.paths.problems_file, self._say)

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"problems": self.open}

    def _begin(self, page: ProblemsPage) -> None:
        settings = self._shell.settings.current
        page.scene.reduced_motion = settings.reduces_motion(system=system_wants_less_motion())
        page.board.setFocus()

    def _make(self) -> ProblemsPage:
        self.page = page = ProblemsPage(self._progress, self._shell.appearance, self._writer())
        page.left.connect(self.leave)
        page.asked.connect(self._weigh)
        page.opening.connect(self._solve)
        page.hint_wanted.connect(self._hint)
        page.done.connect(self._count_for_practice)
        page.done.connect(self._offer)
        page.panel.collection.chosen.connect(self._take_collection)
        page.panel.file_wanted.connect(self._ask_file)
        page.panel.folder_wanted.connect(self._ask_folder)
        page.panel.forget_wanted.connect(self._forget)
        page.panel.check.clicked.connect(self._check)
        page.panel.sheet.clicked.connect(self._print)
        self._offer()
        self._take_collection(page.panel.collection.value)
        for name in self._progress.files:
            self._read(Path(name), partial(self._keep_known, name), partial(self._keep_lost, name))
        return page

    # --- collections --------------------------------------------------------------------------------------

    def _offer(self) -> None:
        assert self.page is not None
        counted = self._counted
        mates = [
            (variant.id, counted(self._mates_of(variant), own_problems(variant)))
            for variant in VARIANTS
            if own_problems(variant)
        ]
        moves = [
            (f"{_MOVES}{variant.id}", counted(self._moves_of(variant), own_moves(variant)))
            for variant in VARIANTS
            if own_moves(variant)
        ]
        games = [(_GAMES, self.tr("From your own games"))]
        shown = [(_SHOWN, counted(self._shown_name, self._shown))] if self._shown else []
        files = [(name, counted(Path(name).name, puzzles)) for name, puzzles in self._files.items()]
        self.page.panel.offer([*mates, *moves, *games, *shown, *files])

    def _counted(self, name: str, puzzles: Sequence[Puzzle]) -> str:
        """A collection's name with how many of its problems are solved, where they are known."""
        return f"{name} · {self._progress.count_solved(puzzles)}/{len(puzzles)}" if puzzles else name

    def _mates_of(self, variant: Variant) -> str:
        return self.tr("Mates: {game}").format(game=variant_name(variant))

    def _moves_of(self, variant: Variant) -> str:
        return self.tr("Find the move: {game}").format(game=variant_name(variant))

    def _take_collection(self, chosen: str) -> None:
        """Show its problems; only one of the player's own can be taken off the list."""
        assert self.page is not None
        self.page.set_problems(self._collection(chosen))
        self.page.panel.forget.setEnabled(chosen in self._files)

    def _collection(self, chosen: str) -> Sequence[Puzzle]:
        """The problems of a collection, by its id."""
        if chosen == _GAMES:
            return puzzles_of_cards(self._shell.parts.practice.cards())
        if chosen == _SHOWN:
            return self._shown
        for variant in VARIANTS:
            if chosen == variant.id:
                return own_problems(variant)
            if chosen == f"{_MOVES}{variant.id}":
                return own_moves(variant)
        return self._files.get(chosen, [])

    def show(self, puzzles: Sequence[Puzzle], name: str) -> None:
        """Open the page with these problems, under that name."""
        self._shown, self._shown_name = tuple(puzzles), name
        page = self._bring()
        self._begin(page)
        self._offer()
        page.panel.collection.set_value(_SHOWN)
        self._take_collection(_SHOWN)

    def _count_for_practice(self, puzzle: Puzzle, at_once: bool) -> None:
        """What comes from the deck of practice counts there too."""
        if puzzle.card:
            self._shell.parts.practice.grade(puzzle.card, passed=at_once)

    def _ask_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self._shell.window, self.tr("Add mating problems"))
        if name:
            self._read(Path(name), partial(self._add_file, name))

    def _ask_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(
            self._shell.window, self.tr("Add a folder of mating problems")
        )
        if name:
            self._say(self.tr("Reading the files…"))
            self._read(Path(name), partial(self._add_file, name))

    def _forget(self) -> None:
        """Take the collection that is chosen off the list, where it is the player's own."""
        assert self.page is not None
        name = self.page.panel.collection.value
        if self._files.pop(name, None) is None:
            return
        self._progress.remove_file(name)
        self._offer()
        self._take_collection(self.page.panel.collection.value)

    def _read(
        self,
        path: Path,
        then: Callable[[_Read], None],
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        self._shell.background.run(lambda: read_collection(path), then, failed or self._unreadable)

    def _unreadable(self, error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        self._say(
            self.tr("{file} cannot be read ({reason}).").format(
                file=error.filename or self.tr("A file"), reason=error.strerror or error
            )
        )

    def _keep_file(self, name: str, read: _Read) -> None:
        self._files[name] = [puzzle_of(problem) for problem in read[0]]
        self._offer()

    def _keep_known(self, name: str, read: _Read) -> None:
        """A collection of an earlier day, as it is now."""
        self._keep_file(name, read)
        if not read[0]:
            text = self.tr("{file} has no mating problems any more. Check the file, or take it off the list.")
            self._say(text.format(file=name))

    def _keep_lost(self, name: str, error: Exception) -> None:
        """A collection that cannot be read today stays on the list, from where it can be taken off."""
        self._files[name] = []
        self._offer()
        self._unreadable(error)

    def _add_file(self, name: str, read: _Read) -> None:
        problems, left_out = read
        if problems:
            self._keep_file(name, read)
            self._progress.add_file(name)
            assert self.page is not None
            self.page.panel.collection.set_value(name)
            self._take_collection(name)
        text = refusals_text(len(left_out), len(problems))
        if left_out:
            action = self.tr("Which ones…")
            self._shell.say(text, action=action, handler=lambda: self._tell_left_out(left_out), topic=_TOPIC)
        else:
            self._say(text)

    def _tell_left_out(self, left_out: Sequence[LeftOut]) -> None:
        """Say what of some files is no problem, and why."""
        dialog = FindingsDialog(self.tr("What was left out"), self._shell.window)
        lines = []
        for one in left_out[:_MOST_TOLD]:
            name = Path(one.name).name
            place = f"{name} · {one.number}" if one.number else name
            lines.append(f"{place}: {refusal_text(one.why.name)}")
        dialog.tell(
            self.tr("Left out, because they are not mating problems: {count}").format(count=len(left_out)),
            lines,
        )
        dialog.open()

    # --- questions to the solver --------------------------------------------------------------------------

    def _asked_prover(self) -> EngineProver:
        """The prover, made with the first question. :raises EngineMissingError: there is no engine."""
        if self._prover is None:
            command = self._shell.outside.engine or bundled_engine()
            self._prover = EngineProver(command, {"USI_Hash": 32}, _LIMIT_MS)
        return self._prover

    def _weigh(self, attempt: Attempt, move: Move) -> None:
        page = self.page
        assert page is not None
        if not attempt.puzzle.is_mate:
            judged, record = attempt.puzzle.judged()
            self._asked = attempt
            self.analysis.try_move(record, judged, move, EFFORT)
            return
        self.solver.run(
            lambda: attempt.weigh(move, self._asked_prover()),
            lambda weighed: page.take_weighed(attempt, weighed),
            self._failed,
        )

    def _tell_tried(self, tried: Tried) -> None:
        if self.page is not None and self._asked is not None:
            self.page.take_weighed(self._asked, weighed_by(tried))

    def _not_tried(self, text: str) -> None:
        if self.page is not None:
            self.page.say_failed(text)

    def _solve(self, puzzle: Puzzle) -> None:
        page = self.page
        assert page is not None
        self.solver.run(
            lambda: with_line(puzzle, self._asked_prover()),
            lambda solved: page.take_solved(puzzle, solved),
            self._failed,
        )

    def _hint(self, attempt: Attempt, position: Position) -> None:
        page = self.page
        assert page is not None
        self.solver.run(
            lambda: with_line(Puzzle.of(position), self._asked_prover()),
            lambda solved: page.take_hint(attempt, position, None if solved is None else solved.line[0]),
            self._failed,
        )

    def _check(self) -> None:
        page = self.page
        if page is not None and page.puzzle is not None:
            self.check(page.puzzle.start)

    def check(self, position: Position) -> None:
        """Examine a position as a mating problem, in a dialog: its solutions, and what is not needed."""
        self.checks.check(position, self._writer())

    def _failed(self, error: Exception) -> None:
        if isinstance(error, EngineInterruptedError) or self.page is None:
            return
        if not isinstance(error, EngineFailedError | EngineMissingError):
            raise error
        self._let_engine_go()
        self.page.say_failed(
            self.tr("The solver is not available: the program's engine has stopped. The move does not count.")
        )

    def _let_engine_go(self) -> None:
        prover, self._prover = self._prover, None
        if prover is not None:
            prover.interrupt()
            prover.close()

    # --- paper --------------------------------------------------------------------------------------------

    def _print(self) -> None:
        page = self.page
        assert page is not None
        selection = page.selection
        chosen = selection.chosen[selection.index : selection.index + _MOST_ON_SHEETS]
        records = [_as_record(puzzle) for puzzle in chosen]
        mates = all(puzzle.is_mate for puzzle in chosen)
        title = self.tr("Mating problems") if mates else self.tr("Find the best move")
        self._shell.parts.printing.print_diagrams(records, title)

    # --- the window's changes -----------------------------------------------------------------------------

    def _say(self, text: str) -> None:
        self._shell.say(text, topic=_TOPIC)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        super().retranslate()
        if self.page is not None:
            self._offer()

    def close(self) -> None:
        """Let the engine go, and wait for what it was asked."""
        self._let_engine_go()
        self.analysis.close()
        self.solver.close()


def _as_record(puzzle: Puzzle) -> Record:
    record = Record(puzzle.start.variant, puzzle.start.sfen())
    record.headers["event"] = puzzle.source
    path: tuple[int, ...] = ()
    for move in puzzle.line:
        path = record.append(path, move)
    return record
