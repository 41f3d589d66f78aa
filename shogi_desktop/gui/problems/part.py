"""Mating problems as the window knows them: their collections, the solver behind them, sheets of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from shogi_desktop.app.analysis.game_analysis import Effort
from shogi_desktop.app.analysis.running import GameAnalysis, Tried
from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.engines.handle import EngineFailedError, EngineInterruptedError
from shogi_desktop.app.printing.tasks import Task
from shogi_desktop.app.problems.collection import Puzzle, own_moves, own_problems
from shogi_desktop.app.problems.own_games import puzzles_of_cards
from shogi_desktop.app.problems.progress import SolvingProgress
from shogi_desktop.app.problems.prover import EngineProver
from shogi_desktop.app.problems.selection import Which
from shogi_desktop.app.problems.solving import Attempt, weighed_by, with_line
from shogi_desktop.app.system.background import Background
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.games import variant_name
from shogi_desktop.game import Record
from shogi_desktop.gui.look.motion import system_wants_less_motion
from shogi_desktop.gui.problems.checks import ProblemChecks
from shogi_desktop.gui.problems.lengths import Lengths
from shogi_desktop.gui.problems.own_files import TOPIC, OwnFiles
from shogi_desktop.gui.problems.page import ProblemsPage
from shogi_desktop.gui.shell.page_part import PagePart
from shogi_desktop.gui.shell.part import Handlers
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.rules import VARIANTS, Move, Position, Variant
from shogi_desktop.usi.command import EngineCommand

_MOVES: Final = "moves/"
_GAMES: Final = "games"
_SHOWN: Final = "shown"
"""Ids of collections; those of mates are the ids of the games, those of files their paths."""
_LIMIT_MS: Final = 5_000
EFFORT: Final = Effort(nodes=200_000)
"""For a move that nobody has weighed yet."""
_MOST_ON_SHEETS: Final = 108
"""Problems printed at a time: a dozen pages of nine."""


class ProblemsPart(PagePart[ProblemsPage]):
    """Shows the page and answers its questions.

    :ivar solver: the thread that asks the engine. :ivar checks: whether positions are right problems.
    """

    is_aid = True

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.solver = Background("mate-solver", self)
        self._prover: EngineProver | None = None
        self._shown: tuple[Puzzle, ...] = ()
        self._shown_name = ""
        self.checks = ProblemChecks(shell, self.solver, self._asked_prover, self._let_engine_go)
        self.analysis = GameAnalysis(shell.outside.engine, self)
        self.analysis.tried.connect(self._tell_tried)
        self.analysis.failed.connect(self._not_tried)
        self._asked: Attempt | None = None
        """Whose move the analysis is asked about."""
        self._progress = SolvingProgress(shell.paths.problems_file, self._say)
        self.lengths = Lengths(self._quiet_engine, self)
        self.lengths.solved.connect(self._take_length)
        self.files = OwnFiles(shell, self._progress, self)
        self.files.changed.connect(self._take_file)
        self.files.added.connect(self._show_added)

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
        page.chosen.connect(self._look_for_lengths)
        self.lengths.moved.connect(page.tell_lengths)
        page.done.connect(self._count_for_practice)
        page.done.connect(self._offer)
        page.panel.collection.chosen.connect(self._take_collection)
        for chosen in (page.panel.collection.chosen, page.panel.changed, page.panel.told.toggled):
            chosen.connect(self._keep_place)
        page.panel.file_wanted.connect(self.files.ask_file)
        page.panel.folder_wanted.connect(self.files.ask_folder)
        page.panel.forget_wanted.connect(self._forget)
        page.panel.check.clicked.connect(self._check)
        page.panel.study.clicked.connect(self._study)
        page.panel.sheet.clicked.connect(self._print)
        self.files.read_known()
        self._offer()
        place = self._progress.place
        page.panel.collection.set_value(place.collection)
        self._take_collection(page.panel.collection.value)
        page.panel.take_place(place)
        page.choose()
        return page

    # --- collections --------------------------------------------------------------------------------------

    def _offer(self) -> None:
        assert self.page is not None
        counted = self._counted
        mates = [
            (variant.id, counted(self._name_of(variant, mates=True), own_problems(variant)))
            for variant in VARIANTS
            if own_problems(variant)
        ]
        moves = [
            (f"{_MOVES}{variant.id}", counted(self._name_of(variant, mates=False), own_moves(variant)))
            for variant in VARIANTS
            if own_moves(variant)
        ]
        players = dict.fromkeys(("", *self._shell.parts.practice.players()))
        games = [(_id_of_deck(player), self._games_of(player)) for player in players]
        shown = [(_SHOWN, counted(self._shown_name, self._shown))] if self._shown else []
        files = [(name, counted(Path(name).name, found or ())) for name, found in self.files.puzzles.items()]
        self.page.panel.offer([*mates, *moves, *games, *shown, *files])

    def _counted(self, name: str, puzzles: Sequence[Puzzle]) -> str:
        """A collection's name with how many of its problems are solved, where they are known."""
        return f"{name} · {self._progress.count_solved(puzzles)}/{len(puzzles)}" if puzzles else name

    def _name_of(self, variant: Variant, *, mates: bool) -> str:
        """What a collection of ours is called."""
        name = self.tr("Mates: {game}") if mates else self.tr("Find the move: {game}")
        return name.format(game=variant_name(variant))

    def _games_of(self, player: str) -> str:
        if not player:
            return self.tr("From your own games")
        return self.tr("From the games of {player}").format(player=in_one_line(player))

    def _take_collection(self, chosen: str) -> None:
        """Show its problems; only one of the player's own can be taken off the list."""
        assert self.page is not None
        self.page.set_problems(self._collection(chosen), self._why_empty(chosen))
        self.page.panel.forget.setEnabled(chosen in self.files.puzzles)

    def _collection(self, chosen: str) -> Sequence[Puzzle]:
        """The problems of a collection, by its id."""
        practice = self._shell.parts.practice
        for player in ("", *practice.players()):
            if chosen == _id_of_deck(player):
                return puzzles_of_cards(practice.cards(player))
        if chosen == _SHOWN:
            return self._shown
        for variant in VARIANTS:
            if chosen == variant.id:
                return own_problems(variant)
            if chosen == f"{_MOVES}{variant.id}":
                return own_moves(variant)
        return self.files.puzzles.get(chosen) or ()

    def _why_empty(self, chosen: str) -> str:
        """What is said where a collection has no problems."""
        if chosen in self.files.puzzles:
            if self.files.puzzles[chosen] is None:
                return self.tr("Reading the files…")
            return self.tr("There are no mating problems in it. Check the file, or remove it from the list.")
        return self.tr(
            "Nothing is kept for practice yet. Review a game, select a mistake and press “Keep for practice”."
        )

    def _keep_place(self) -> None:
        """Remember what is chosen; problems that are only shown this once are none of the collections."""
        assert self.page is not None
        place = self.page.panel.place
        if place.collection != _SHOWN:
            self._progress.keep_place(place)

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

    def _forget(self) -> None:
        """Take the collection that is chosen off the list, where it is the player's own."""
        assert self.page is not None
        self.files.forget(self.page.panel.collection.value)

    def _take_file(self, name: str) -> None:
        """A file of the player's has other problems now, or is off the list."""
        page = self.page
        assert page is not None
        was_shown = page.panel.collection.value == name
        self._offer()
        if was_shown:
            self._take_collection(page.panel.collection.value)

    def _show_added(self, name: str) -> None:
        """Show what the player has just added, all of it."""
        page = self.page
        assert page is not None
        page.panel.collection.set_value(name)
        page.panel.want_any()
        page.panel.which.set_value(Which.ALL)
        self._take_collection(name)
        self._keep_place()

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

    def _not_tried(self, text: Sentence) -> None:
        if self.page is not None:
            self.page.say_failed(text())

    def _solve(self, puzzle: Puzzle) -> None:
        page = self.page
        assert page is not None
        name = page.panel.collection.value

        def take(solved: Puzzle | None) -> None:
            if solved is not None:
                self.files.take_solution(name, solved)
            page.take_solved(puzzle, solved)

        self.solver.run(lambda: with_line(puzzle, self._asked_prover()), take, self._failed)

    def _quiet_engine(self) -> EngineCommand:
        """The engine for what nobody waits for. :raises EngineMissingError: there is none."""
        return replace(self._shell.outside.engine or bundled_engine(), low_priority=True)

    def _look_for_lengths(self) -> None:
        """Only a choice of length asks how long the mates of a file are."""
        page = self.page
        if page is not None:
            self.lengths.begin(() if page.panel.wish().length is None else page.selection.unsolved)

    def _take_length(self, solved: Puzzle) -> None:
        page = self.page
        assert page is not None
        self.files.take_solution(page.panel.collection.value, solved)
        page.take_length(solved)

    def _hint(self, attempt: Attempt, position: Position) -> None:
        page = self.page
        assert page is not None
        self.solver.run(
            lambda: with_line(Puzzle.of(position), self._asked_prover()),
            lambda solved: page.take_hint(attempt, position, None if solved is None else solved.line[0]),
            self._failed,
        )

    def _check(self) -> None:
        """Examine the problem shown; the solution is told with it, so that one not solved yet is missed."""
        page = self.page
        if page is not None and page.puzzle is not None:
            if page.attempt is not None and not page.attempt.is_done:
                page.tally.miss()
            self.check(page.puzzle.start)

    def _study(self) -> None:
        """Put the problem shown with its solution on the board, for study."""
        page = self.page
        if page is not None and page.puzzle is not None and self._shell.parts.play.may_leave(closing=False):
            self._shell.parts.play.study_position(_as_record(page.puzzle))

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
        tasks = [Task(is_mate=puzzle.is_mate, last_move=puzzle.last_move) for puzzle in chosen]
        self._shell.parts.printing.print_problems(records, tasks, title)

    # --- the window's changes -----------------------------------------------------------------------------

    def _say(self, text: Sentence) -> None:
        self._shell.say(text, topic=TOPIC)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        super().retranslate()
        if self.page is not None:
            self._offer()

    def close(self) -> None:
        """Let the engine go, and wait for what it was asked."""
        self._let_engine_go()
        self.lengths.close()
        self.analysis.close()
        self.solver.close()


def _id_of_deck(player: str) -> str:
    """The id of the collection from a player's games."""
    return f"{_GAMES}/{player}" if player else _GAMES


def _as_record(puzzle: Puzzle) -> Record:
    record = Record(puzzle.start.variant, puzzle.start.sfen())
    record.headers["event"] = puzzle.source
    path: tuple[int, ...] = ()
    for move in puzzle.line:
        path = record.append(path, move)
    return record
