"""A hint: asked for, shown, explained, and gone with the next move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from shogi_desktop.analysis.reasons import ReasonId
from shogi_desktop.analysis.waiting import turned
from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.engines.game import EngineGame
from shogi_desktop.app.play.adviser import HINT, Advice, Look, _advice
from shogi_desktop.app.play.hints import WAITING, Hints, HintStage, Nudge
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, RulesSetup
from shogi_desktop.app.words.lines import LONGEST_LINE, line_text
from shogi_desktop.notation.style import MoveStyle, move_text
from shogi_desktop.rules import STANDARD, Color, ImpasseRule, Move, Position, parse_square, parse_usi_move
from shogi_desktop.usi.messages import BestMove, Bound, Centipawns, Info, Mate, Score, Verdict
from tests.support.advisers import ScriptedAdviser
from tests.support.desks import AtOnce, Told, at_once
from tests.support.players import ScriptedPlayer, against
from tests.support.sentences import into
from tests.unit.analysis.test_waiting import SILVER_IN_DANGER, SILVER_TO_TAKE


def moves(text: str) -> tuple[Move, ...]:
    return tuple(parse_usi_move(word, STANDARD) for word in text.split())


class Table(Told):
    """A person as Black against the computer, with somebody to ask for advice."""

    def __init__(self, folder: Path) -> None:
        self.computer = ScriptedPlayer()
        super().__init__(at_once(folder), against(self.computer), lambda: 0)
        self.adviser = ScriptedAdviser()
        self.hints = Hints(self.desk, self.adviser, AtOnce())
        self.stages: list[HintStage] = []
        self.failures: list[str] = []
        self.hints.changed.connect(lambda: self.stages.append(self.hints.stage))
        self.hints.failed.connect(into(self.failures))
        self.desk.new_game(GameSetup("shogi", white=LevelSetup(3)))

    def play_from(self, sfen: str) -> None:
        self.desk.new_game(GameSetup("shogi", handicap="", start_sfen=sfen, white=LevelSetup(3)))

    @property
    def position(self) -> Position:
        assert self.board.cursor is not None
        return self.board.cursor.position()


@pytest.fixture
def table(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Table]:
    made = Table(tmp_path)
    yield made
    made.desk.leave()


LINE = moves("7g7f 3c3d 2g2f")


def test_a_hint_is_looked_for_then_nudges_shows_explains_and_is_taken_away(table: Table) -> None:
    table.hints.press()
    assert table.adviser.asked == [()]
    table.hints.press()  # while it is looked for, nothing more is asked
    table.adviser.advised.emit(1, Advice(LINE, Centipawns(40)))
    assert table.hints.hint is not None
    assert (table.hints.hint.advice.line, table.hints.hint.side) == (LINE, Color.BLACK)
    assert table.hints.hint.previous_target is None
    for _ in range(3):
        table.hints.press()

    assert table.hints.hint is None
    assert table.stages == [
        HintStage.LOOKING,
        HintStage.NUDGED,
        HintStage.SHOWN,
        HintStage.EXPLAINED,
        HintStage.NONE,
    ]


def test_the_reason_is_what_doing_nothing_would_cost(table: Table) -> None:
    table.play_from(SILVER_IN_DANGER)
    table.hints.press()
    table.adviser.advise("5e4f", "5b4b", score=Centipawns(-300))
    assert table.adviser.starts[-1] == turned(table.position)
    table.adviser.advise("5b5e", "9i8h", score=Centipawns(1200))

    hint = table.hints.hint
    assert hint is not None and hint.reason is not None
    assert hint.reason.id is ReasonId.HANGS_PIECE
    assert hint.proof == (turned(table.position), moves("5b5e"))


def test_without_a_reason_the_line_that_is_expected_is_the_proof(table: Table) -> None:
    table.hints.press()
    table.adviser.advised.emit(1, Advice(LINE, Centipawns(40)))
    table.adviser.advise("3c3d", score=Centipawns(-20))
    assert table.hints.hint is not None
    assert table.hints.hint.reason is None
    assert table.hints.hint.proof == (table.position, LINE)


def test_in_check_nothing_is_asked_about_doing_nothing(table: Table) -> None:
    table.play_from("4k4/9/9/9/9/9/9/4r4/4K4 b - 1")
    table.hints.press()
    table.adviser.advise("5i5h", score=Centipawns(500))
    assert len(table.adviser.asked) == 1
    assert table.hints.stage is HintStage.NUDGED


def test_a_reason_that_cannot_be_found_costs_nothing_but_itself(table: Table) -> None:
    table.hints.press()
    table.adviser.advised.emit(1, Advice(LINE, Centipawns(40)))
    table.adviser.failed.emit(lambda: "it broke")
    assert table.failures == []
    table.hints.press()
    assert table.hints.stage is HintStage.SHOWN


@pytest.mark.parametrize(
    ("sfen", "usi", "score", "nudge", "square"),
    [
        (SILVER_IN_DANGER, "5e4f", Centipawns(0), Nudge.PIECE, "5e"),
        (SILVER_TO_TAKE, "5h5e", Centipawns(900), Nudge.TARGET, "5e"),
        (SILVER_TO_TAKE, "5h5e", Mate(True, 5), Nudge.KING, "9a"),
        ("4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5b", Centipawns(0), Nudge.HAND, None),
        ("4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5b", Mate(False, 2), Nudge.HAND, None),
    ],
)
def test_the_first_press_says_where_to_look_and_not_what_to_do(
    table: Table, sfen: str, usi: str, score: Score, nudge: Nudge, square: str | None
) -> None:
    table.play_from(sfen)
    table.hints.press()
    table.adviser.advise(usi, score=score)
    assert table.hints.hint is not None
    assert table.hints.hint.nudge == (nudge, None if square is None else parse_square(square))


def test_a_move_takes_the_hint_away_and_gives_up_looking_for_one(table: Table) -> None:
    table.hints.press()
    assert table.board.play(LINE[0])
    assert (table.hints.stage, table.adviser.cancelled) == (HintStage.NONE, 1)

    table.adviser.advised.emit(1, Advice(LINE))
    assert table.hints.hint is None


def test_there_is_a_hint_for_the_person_to_move_only_and_of_where_the_move_before_went(table: Table) -> None:
    assert table.hints.possible
    table.board.play(LINE[0])
    assert not table.hints.possible
    table.hints.press()
    assert table.adviser.asked == []

    table.computer.answer("3c3d")
    table.hints.press()
    table.adviser.advised.emit(1, Advice(LINE[2:]))

    assert table.adviser.asked[0] == ("7g7f", "3c3d")
    assert table.hints.hint is not None
    assert table.hints.hint.previous_target == LINE[1].target


@pytest.mark.parametrize("nothing", [None, Advice(())])
def test_where_nothing_can_be_advised_there_is_no_hint(table: Table, nothing: Advice | None) -> None:
    table.hints.press()
    table.adviser.advised.emit(1, nothing)

    assert (table.hints.hint, table.hints.stage) == (None, HintStage.NONE)
    assert table.adviser.cancelled == 0


def test_a_failure_is_told_to_who_waits_and_to_nobody_else(table: Table) -> None:
    table.adviser.failed.emit(lambda: "too early")
    assert table.failures == []
    table.hints.press()
    table.adviser.failed.emit(lambda: "it broke")

    assert (table.failures, table.hints.stage) == (["it broke"], HintStage.NONE)
    table.hints.press()
    assert table.hints.stage is HintStage.LOOKING


def test_the_line_is_told_in_any_notation_with_the_sign_of_each_side() -> None:
    position = Position.start(STANDARD)
    line = moves("7g7f 3c3d 8h2b+ 3a2b B*4e 5a6b 4e3d 2b3c")

    def write(style: MoveStyle) -> str:
        return line_text(
            line, position, None, lambda before, move, square: move_text(before, move, style, square)
        )

    assert write(MoveStyle.USI).split() == ["☗7g7f", "☖3c3d", "☗8h2b+", "☖3a2b", "☗B*4e", "☖5a6b", "☗4e3d"]
    assert write(MoveStyle.JAPANESE).split("  ")[3] == "☖同　銀"
    assert len(write(MoveStyle.USI).split()) == LONGEST_LINE
    assert position == Position.start(STANDARD)


def test_a_line_that_cannot_be_played_is_told_as_far_as_it_can() -> None:
    line = moves("7g7f 3c3e 2g2f")
    assert line_text(line, Position.start(STANDARD), None, lambda _before, move, _square: move.usi) == "☗7g7f"


def info(text: str, score: int, multipv: int = 1, bound: Bound = Bound.EXACT) -> Info:
    return Info(depth=5, score=Centipawns(score), multipv=multipv, bound=bound, pv=tuple(text.split()))


@pytest.mark.parametrize(
    ("best", "lines", "advised"),
    [
        ("7g7f", (info("7g7f 3c3d", 30),), Advice(LINE[:2], Centipawns(30))),
        ("7g7f", (info("7g7f 3c3d", 30, bound=Bound.LOWER),), Advice(LINE[:2], Centipawns(30))),
        ("7g7f", (info("2g2f 3c3d", 30),), Advice(LINE[:1])),
        (
            "7g7f",
            (info("7g7f 3c3d", 30), info("2g2f", 10, multipv=2)),
            Advice(LINE[:2], Centipawns(30), Centipawns(10)),
        ),
        ("7g7f", (info("7g7f 3c3d", 30, multipv=2),), Advice(LINE[:1])),
        ("7g7f", (), Advice(LINE[:1])),
        ("7g7f", (info("7g7f 3c3e 2g2f", 30),), Advice(LINE[:1], Centipawns(30))),
        ("7g7f", (info("7g7f rubbish", 30),), Advice(LINE[:1], Centipawns(30))),
        ("5e5d", (info("5e5d", 30),), Advice((), Centipawns(30))),
    ],
)
def test_an_answer_becomes_the_moves_that_can_be_made_of_it(
    best: str, lines: tuple[Info, ...], advised: Advice
) -> None:
    assert _advice(Position.start(STANDARD), BestMove(Verdict.MOVE, best), lines) == advised


def test_an_engine_that_gives_up_advises_nothing() -> None:
    assert _advice(Position.start(STANDARD), BestMove(Verdict.RESIGN), ()) is None
    assert _advice(Position.start(STANDARD), BestMove(Verdict.MOVE, None), ()) is None


def test_a_hint_goes_with_its_position_though_another_could_be_asked_for(
    tmp_path: Path, qapp: QCoreApplication
) -> None:
    table = Table(tmp_path)
    table.desk.new_game(GameSetup("shogi"))
    table.hints.press()
    table.adviser.advised.emit(1, Advice(LINE))
    assert table.hints.stage is HintStage.NUDGED
    assert table.board.play(LINE[0])
    assert table.hints.possible
    assert (table.hints.hint, table.hints.stage) == (None, HintStage.NONE)
    table.desk.leave()


def test_of_a_line_seven_plies_are_told() -> None:
    position = Position.start(STANDARD)
    texts = ("7g7f", "3c3d", "2g2f", "4c4d", "3i4h", "8b4b", "5i6h", "5a6b", "6h7h")
    line = [parse_usi_move(text, STANDARD) for text in texts]
    told = line_text(line, position, None, lambda _position, move, _before: move.usi)
    assert told.split() == [sign + text for sign, text in zip("☗☖" * 4, texts[:7], strict=False)]
    broken = [line[0], line[0], line[1]]
    assert line_text(broken, position, None, lambda _position, move, _before: move.usi) == "☗7g7f"


def test_a_hint_that_is_asked_for_in_a_game_is_counted(table: Table) -> None:
    counted: list[int] = []
    table.hints.asked.connect(lambda: counted.append(1))
    table.hints.press()
    assert counted == [1]
    table.hints.press()
    assert counted == [1], "it is still looked for"


def test_a_hint_that_nothing_was_proven_of_has_no_threat(table: Table) -> None:
    table.hints.press()
    table.adviser.advise("7g7f", "3c3d", score=Centipawns(30))
    assert table.hints.hint is not None
    assert table.hints.hint.threat == ()
    assert table.hints.hint.proof == (table.position, moves("7g7f 3c3d"))


def test_a_reply_without_a_score_weighs_nothing(table: Table) -> None:
    table.hints.press()
    table.adviser.advise("7g7f", score=Centipawns(30))
    table.adviser.advise("3c3d")
    assert table.hints.hint is not None
    assert (table.hints.hint.waiting, table.hints.hint.reason) == (None, None)


def test_the_engine_is_told_the_rules_of_the_game_and_looks_longer_at_the_move_than_at_waiting(
    table: Table,
) -> None:
    rules = RulesSetup(impasse=ImpasseRule.TRY_RULE.value)
    table.desk.new_game(GameSetup("shogi", white=LevelSetup(3), rules=rules))
    table.hints.press()
    table.adviser.advise("7g7f", score=Centipawns(40))
    assert table.adviser.games == [EngineGame(ImpasseRule.TRY_RULE)] * 2
    assert table.adviser.looks == [HINT, WAITING]


def test_a_hint_stays_while_the_same_position_can_be_asked_about(table: Table) -> None:
    table.hints.press()
    table.adviser.advise("7g7f", score=Centipawns(40))
    hint = table.hints.hint
    table.board.news.note(Change.STATE)
    assert table.hints.hint is hint is not None
    assert table.hints.stage is HintStage.NUDGED


def test_a_reason_without_a_move_that_was_spared_has_no_threat(table: Table) -> None:
    table.play_from(SILVER_IN_DANGER)
    table.hints.press()
    table.adviser.advise("5e4f", "5b4b", score=Centipawns(-300))
    table.adviser.advise("5b5e", "9i8h", score=Centipawns(1200))
    hint = table.hints.hint
    assert hint is not None and hint.threat
    assert replace(hint, waiting=None).threat == ()
    assert replace(hint, reason=None).threat == ()


def test_it_goes_with_the_desk_that_it_belongs_to(table: Table) -> None:
    assert table.hints.parent() is table.desk


def test_what_the_other_side_would_do_is_looked_for_half_as_long_as_the_hint() -> None:
    assert Look(HINT.ms // 2, HINT.nodes // 2) == WAITING
