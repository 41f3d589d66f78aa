"""Mating problems as the window knows them: their collections, the solver behind them, sheets of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog

from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.engines.handle import EngineFailedError, EngineInterruptedError
from shogi_desktop.app.engines.mates import Verdict
from shogi_desktop.app.problems.collection import Puzzle, own_problems, puzzle_of
from shogi_desktop.app.problems.examination import Examination, Examiner
from shogi_desktop.app.problems.progress import SolvingProgress
from shogi_desktop.app.problems.prover import EngineProver
from shogi_desktop.app.problems.reading import LeftOut, MatingProblem, read_problems
from shogi_desktop.app.problems.solving import Attempt, with_line
from shogi_desktop.app.system.background import Background
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.app.words.problems import checked_lines, refusals_text
from shogi_desktop.game import Record
from shogi_desktop.gui.look.motion import system_wants_less_motion
from shogi_desktop.gui.problems.page import ProblemsPage
from shogi_desktop.gui.shell.page_part import PagePart
from shogi_desktop.gui.shell.part import Handlers
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.rules import VARIANTS, Move

_TOPIC: Final = "problems"
_LIMIT_MS: Final = 5_000
_MOST_ON_SHEETS: Final = 108
"""Problems printed at a time: a dozen pages of nine."""

_Read = tuple[list[MatingProblem], list[LeftOut]]


class ProblemsPart(PagePart[ProblemsPage]):
    """Shows the page and answers its questions.

    :ivar solver: the thread that asks the engine.
    """

    is_aid = True

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.solver = Background("mate-solver", self)
        self._prover: EngineProver | None = None
        self._files: dict[str, list[Puzzle]] = {}
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
        page.panel.collection.chosen.connect(self._take_collection)
        page.panel.add.clicked.connect(self._ask_file)
        page.panel.check.clicked.connect(self._check)
        page.panel.sheet.clicked.connect(self._print)
        self._offer()
        self._take_collection(page.panel.collection.value)
        for name in self._progress.files:
            self._read(Path(name), partial(self._keep_file, name))
        return page

    # --- collections --------------------------------------------------------------------------------------

    def _offer(self) -> None:
        assert self.page is not None
        own = [(variant.id, variant_name(variant)) for variant in VARIANTS if own_problems(variant)]
        files = [(name, Path(name).name) for name in self._files]
        self.page.panel.offer([*own, *files])

    def _take_collection(self, chosen: str) -> None:
        assert self.page is not None
        variant = next((one for one in VARIANTS if one.id == chosen), None)
        puzzles = own_problems(variant) if variant is not None else self._files.get(chosen, [])
        self.page.set_problems(puzzles)

    def _ask_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self._shell.window, self.tr("Add mating problems"))
        if name:
            self._read(Path(name), partial(self._add_file, name))

    def _read(self, path: Path, then: Callable[[_Read], None]) -> None:
        self._shell.background.run(lambda: read_problems(path), then, self._unreadable)

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

    def _add_file(self, name: str, read: _Read) -> None:
        problems, left_out = read
        if problems:
            self._keep_file(name, read)
            self._progress.add_file(name)
            assert self.page is not None
            self.page.panel.collection.set_value(name)
            self._take_collection(name)
        self._say(refusals_text(len(left_out), len(problems)))

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
        self.solver.run(
            lambda: attempt.weigh(move, self._asked_prover()),
            lambda weighed: page.take_weighed(attempt, weighed),
            self._failed,
        )

    def _solve(self, puzzle: Puzzle) -> None:
        page = self.page
        assert page is not None
        self.solver.run(
            lambda: with_line(puzzle, self._asked_prover()),
            lambda solved: page.take_solved(puzzle, solved),
            self._failed,
        )

    def _check(self) -> None:
        page = self.page
        assert page is not None
        puzzle = page.puzzle
        if puzzle is None:
            return
        page.panel.feedback.say(self.tr("Looking for other solutions…"))
        self.solver.run(
            lambda: Examiner(self._asked_prover()).examine(puzzle.start, proving=False),
            lambda found: self._tell_checked(puzzle, found),
            self._failed,
        )

    def _tell_checked(self, puzzle: Puzzle, found: Examination) -> None:
        page = self.page
        if page is None or page.puzzle is None or page.puzzle.id != puzzle.id:
            return
        if found.verdict is not Verdict.MATE:
            page.panel.feedback.say(self.tr("No mate was found here."), "notice")
            return
        lines = checked_lines(
            unique=found.has_one_solution,
            others=len(found.others),
            needless=len(found.superfluous),
            left_over=sum(count for _, count in found.left_in_hand),
            complete=found.is_complete,
        )
        page.panel.feedback.say(" ".join(lines), "surface" if found.is_right else "notice")

    def _failed(self, error: Exception) -> None:
        if isinstance(error, EngineInterruptedError) or self.page is None:
            return
        if not isinstance(error, EngineFailedError | EngineMissingError):
            raise error
        self._let_engine_go()
        self.page.say_failed(
            self.tr("The solver cannot be asked: the program's engine has failed. The move does not count.")
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
        self._shell.parts.printing.print_diagrams(records, self.tr("Mating problems"))

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
        self.solver.close()


def _as_record(puzzle: Puzzle) -> Record:
    record = Record(puzzle.start.variant, puzzle.start.sfen())
    record.headers["event"] = puzzle.source
    path: tuple[int, ...] = ()
    for move in puzzle.line:
        path = record.append(path, move)
    return record
