"""The review as the window knows it: the game on the board searched, its page shown, its findings kept."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final

from shogi_desktop.analysis.judged import JudgedMove, each_judged
from shogi_desktop.analysis.judgement import Thresholds
from shogi_desktop.analysis.openings import classify
from shogi_desktop.analysis.review import review_of
from shogi_desktop.app.analysis.game_analysis import Effort, Finding, Plan, Progress
from shogi_desktop.app.analysis.joining import keep_in_record
from shogi_desktop.app.analysis.running import GameAnalysis, Tried
from shogi_desktop.app.analysis.sheet import review_sheet
from shogi_desktop.app.players.book import in_book
from shogi_desktop.app.printing.sheets import facts_of, page_setup, print_style, print_theme
from shogi_desktop.app.settings.move_style import move_style
from shogi_desktop.app.settings.piece_sets import PiecesInUse, with_usable_pieces
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.game import Record
from shogi_desktop.gui.analysis.keeping import keep_on_board
from shogi_desktop.gui.look.motion import system_wants_less_motion
from shogi_desktop.gui.records.export import export
from shogi_desktop.gui.records.folder import KifuFolder
from shogi_desktop.gui.review.page import ReviewPage
from shogi_desktop.gui.shell.page_part import PagePart
from shogi_desktop.gui.shell.part import Handlers
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.tasks.background import Jobs
from shogi_desktop.gui.tasks.slices import NEXT_TURN, Slices
from shogi_desktop.gui.widgets.file_name import PDF
from shogi_desktop.gui.widgets.move_writer import move_writer
from shogi_desktop.paint.page import sheet_pdf_bytes
from shogi_desktop.rules import Move

EFFORT: Final = Effort(movetime_ms=300)
"""A game of 120 moves is reviewed in well under a minute."""
_TOPIC = "review"
_OFFER = "mistakes to keep"


class ReviewPart(PagePart[ReviewPage]):
    """Reviews the game on the board.

    :ivar analysis: who searches.
    """

    is_aid = True

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.effort = EFFORT
        self.analysis = GameAnalysis(shell.outside.engine, self)
        self.analysis.progressed.connect(self._progressed)
        self.analysis.finished.connect(self._finished)
        self.analysis.tried.connect(self._tried)
        self.analysis.failed.connect(self._failed)
        self._record: Record | None = None
        self._game: Record | None = None
        """A copy of the record, with what was found."""
        self._kept: dict[int, Finding] = {}
        self._jobs = Jobs(self)
        self._ending = Slices(self)

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"review": self.review}

    def review(self) -> None:
        """Review the game on the board: what is not known of it yet is searched first."""
        record = self._shell.parts.play.board.record
        if record is None:
            return
        if not record.main_line():
            self._shell.say(lambda: self.tr("There are no moves to review."), topic=_TOPIC)
            return
        page = self._bring()
        self._shell.withdraw(_OFFER)
        if record is self._record and (self.is_busy or self._is_shown(page, record)):
            return
        self.analysis.cancel()
        if record is not self._record:
            self._kept = {}
        self._record, self._game = record, record.copy()
        page.use_manner(still=self._shell.settings.current.reduces_motion(system=system_wants_less_motion()))
        total = len(record.main_line()) + 1
        done = total if self._says_all(record) else len(self._kept)
        page.show_progress(self._game, Progress(done, total), flipped=self._shell.parts.play.page.flipped)
        self._ending.begin(self._begin_with(self._game))

    @property
    def is_busy(self) -> bool:
        """Whether a game is being searched, or what is known of it made ready to be shown."""
        return self.analysis.is_running or self._ending.running

    def _is_shown(self, page: ReviewPage, record: Record) -> bool:
        """Whether the page has the review of what the record says now."""
        game = self._game
        return (
            game is not None
            and page.review is not None
            and page.judged_by == self._thresholds(game)
            and record == game
        )

    def finish(self) -> None:
        """Make ready at once what is known."""
        self._ending.finish()

    def leave(self) -> None:
        """Go back to the page that was there before; what was offered here is not offered there."""
        self._shell.withdraw(_OFFER)
        super().leave()

    def cancel(self) -> None:
        """Stop the search and go back; what was found is used when it goes on."""
        self._ending.stop()
        self._kept |= self.analysis.cancel()
        self.leave()

    def close(self) -> None:
        """End the search, and the engine; a file being written is written whole."""
        self._ending.stop()
        self._jobs.end()
        self.analysis.close()

    def use_settings(self, before: Settings, settings: Settings) -> None:
        """Write moves as they are wanted now."""
        self.finish()  # half a page is in no notation
        super().use_settings(before, settings)

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        self.finish()
        super().retranslate()

    # --- the search ---------------------------------------------------------------------------------------

    def _make(self) -> ReviewPage:
        shell = self._shell
        self.page = page = ReviewPage(shell.appearance, self._writer(), shell.parts.practice.holds)
        page.left.connect(self.leave)
        page.cancelled.connect(self.cancel)
        page.place_wanted.connect(self._show_on_board)
        page.tried.connect(self._try)
        page.keep_wanted.connect(self._keep_for_practice)
        page.practised.connect(self._offer_to_keep)
        page.report_wanted.connect(self._save_report)
        return page

    @staticmethod
    def _says_all(record: Record) -> bool:
        """Whether the record may say enough to be reviewed without a search."""
        return all(node.evaluation is not None for node in (record.root, *record.main_line()[:-1]))

    def _progressed(self, progress: Progress) -> None:
        if self.page is not None and self._game is not None:
            self.page.show_progress(self._game, progress, flipped=self._shell.parts.play.page.flipped)

    def _finished(self, findings: dict[int, Finding]) -> None:
        self._kept = findings
        if self._game is not None:
            self._ending.begin(self._end(self._game, findings))

    def _begin_with(self, game: Record) -> Iterator[object]:
        """Show what the record says itself, or have it searched, once the page has been painted."""
        yield NEXT_TURN
        yield NEXT_TURN
        if self._says_all(game):
            moves = yield from self._judging(game)
            if len(moves) == len(game.main_line()):
                yield from self._presenting(game, moves)
                return
        self.analysis.start(game, Plan(self.effort), self._kept.values())
        yield from self._preparing(game)

    def _preparing(self, game: Record) -> Iterator[object]:
        """While the engine searches: have at hand what the end would have to make or read."""
        yield NEXT_TURN
        self._shell.parts.analysis.take_up()
        yield NEXT_TURN
        for node in game.main_line()[:1]:
            if node.move is not None:
                in_book(game.start_position(), node.move)
            yield None
        classify(game)

    def _end(self, game: Record, findings: dict[int, Finding]) -> Iterator[object]:
        """Keep what was found, judge by it, and show it, with many rests: the player may be at the board."""
        keep_in_record(game, findings)
        yield None
        self._shell.parts.analysis.take_up()
        yield None
        self._keep_on_board(findings)
        yield NEXT_TURN
        moves = yield from self._judging(game)
        yield from self._presenting(game, moves)
        if not self.shown:
            self._shell.say(
                lambda: self.tr("The review is ready."),
                action=lambda: self.tr("Show"),
                handler=lambda: self._shell.do("review"),
                topic=_TOPIC,
            )

    def _keep_on_board(self, findings: dict[int, Finding]) -> None:
        """Put what was found into the record, if it is still on the board and still the same game."""
        record, game = self._record, self._game
        if record is None or game is None:
            return
        line, then = record.main_line(), game.main_line()
        if [node.move for node in line] == [node.move for node in then]:
            keep_on_board(self._shell, record, line, [findings])

    def _judging(self, game: Record) -> Generator[None, None, list[JudgedMove]]:
        """Judge the game by what it says."""
        moves: list[JudgedMove] = []
        for judged in each_judged(game, thresholds=self._thresholds(game), in_book=in_book):
            moves.append(judged)
            yield
        return moves

    def _thresholds(self, game: Record) -> Thresholds:
        return self._shell.parts.results.thresholds(game.variant.id)

    def _presenting(self, game: Record, moves: list[JudgedMove]) -> Iterator[object]:
        """Show what comes of it."""
        yield NEXT_TURN
        review = review_of(game, moves)
        yield NEXT_TURN
        self._shell.withdraw(_TOPIC)
        if self.page is not None:
            flipped = self._shell.parts.play.page.flipped
            yield from self.page.showing(review, game, self._thresholds(game), flipped=flipped)

    def _show_on_board(self, judged: JudgedMove) -> None:
        """Go to a move of the review on the board itself."""
        play = self._shell.parts.play
        self.leave()
        if play.board.record is self._record and play.board.record is not None:
            play.board.go_to((0,) * (judged.ply - 1))

    def _save_report(self) -> None:
        """Ask for a name and write the review there, on paper as the player prints."""
        page, game = self.page, self._game
        if page is None or game is None or page.review is None:
            return
        folder = KifuFolder(self._shell)
        path = folder.ask(self.tr("Save review as PDF"), self.tr("Review") + ".pdf", (PDF,))
        if path is None:
            return
        settings, review, flipped = self._shell.settings.current, page.review, page.flipped
        choices = PiecesInUse.of(settings).instead(with_usable_pieces(settings.printing))
        style = print_style(choices, move_style(settings))

        def data() -> bytes:
            sheet = review_sheet(
                review,
                game,
                move_writer(style),
                style,
                theme=print_theme(choices),
                pieces=choices.pieces,
                dark_sides=choices.dark_sides,
                flipped=flipped,
                facts=facts_of(game),
            )
            return sheet_pdf_bytes(sheet, page_setup(choices))

        export(self._shell, self._jobs, path, data)

    # --- learning from mistakes ---------------------------------------------------------------------------

    def _try(self, judged: JudgedMove, move: Move) -> None:
        if self._game is not None:
            self.analysis.try_move(self._game, judged, move, self.effort)

    def _tried(self, tried: Tried) -> None:
        if self.page is not None:
            self.page.take_tried(tried)

    def _keep_for_practice(self, faults: list[JudgedMove]) -> None:
        if self.page is not None and self._game is not None:
            self._shell.parts.practice.keep(faults, self._game)
            self.page.show_kept()

    def _offer_to_keep(self, missed: list[JudgedMove]) -> None:
        """After learning from mistakes: what was not found at once, and is not kept yet, can be."""
        fresh = [judged for judged in missed if not self._shell.parts.practice.holds(judged)]
        if fresh:
            self._shell.say(
                lambda: self.tr("Mistakes not solved at once: {number}.").format(number=len(fresh)),
                action=lambda: self.tr("Keep for practice"),
                handler=lambda: self._keep_for_practice(fresh),
                topic=_OFFER,
            )

    def _failed(self, text: Sentence) -> None:
        self._shell.say(text, topic=_TOPIC)
        if self.page is not None and self.page.practice is not None:
            self.page.say_failed(text)
        else:
            self._ending.stop()
            self.leave()
