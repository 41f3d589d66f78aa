"""The course against the rules: each step is sound, can be done, and says of a mistake what the rules say."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.app.learn import texts
from shogi_desktop.app.learn.course import CHAPTERS, chapter_of, steps_of
from shogi_desktop.app.learn.judge import RIGHT, Answer, Trial, Verdict
from shogi_desktop.app.learn.progress import Progress
from shogi_desktop.app.learn.steps import (
    LEARNER,
    Because,
    Check,
    Collect,
    Drops,
    Find,
    Mate,
    Play,
    Step,
    Tried,
    Way,
    Wrong,
)
from shogi_desktop.app.words.illegal_moves import ILLEGALITY_TEXTS, why_text
from shogi_desktop.game import ImpasseJudge, Reason
from shogi_desktop.game.endings import History, ending_after
from shogi_desktop.rules import (
    Color,
    Drop,
    Fault,
    Illegality,
    ImpasseRule,
    Move,
    Position,
    objection,
    parse_square,
    parse_usi_move,
    problems_of,
    square_name,
)
from tests.support.sentences import into, none_expected

STEPS = [step for chapter in CHAPTERS for step in chapter.steps]
BY_ID = {step.id: step for step in STEPS}
each_step = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)


def usi(step: Step, text: str) -> Move:
    return parse_usi_move(text, step.variant)


def moves_of(position: Position) -> list[Move]:
    """Every move a hand could try: each own piece to every square, both ways, and every drop anywhere."""
    variant = position.variant
    own = [sq for sq, piece in position.pieces() if piece.color is LEARNER]
    tried: list[Move] = [
        usi_move
        for origin in own
        for target in variant.squares
        for usi_move in (
            parse_usi_move(square_name(origin) + square_name(target), variant),
            parse_usi_move(f"{square_name(origin)}{square_name(target)}+", variant),
        )
        if origin != target
    ]
    for kind in position.variant.hand_kinds:
        tried += [Drop(kind, sq) for sq in variant.squares]
    return tried


def solve(step: Step) -> list[Verdict]:
    """The verdicts on a solution, as the program would show it."""
    trial, verdicts = Trial(step), []
    while not trial.done:
        if trial.asks_squares:
            square = trial.next_square()
            assert square is not None
            verdicts.append(trial.choose(square))
        else:
            move = trial.next_move()
            assert move is not None
            assert trial.position.is_legal(move)
            verdicts.append(trial.play(move))
        assert len(verdicts) < 20
    return verdicts


@each_step
def test_the_position_of_a_step_could_stand_on_a_board(step: Step) -> None:
    position = step.position()
    problems = [problem for problem in problems_of(position) if problem.fault is not Fault.NO_KING]
    assert not problems
    if not isinstance(step.task, Find):
        assert position.turn is LEARNER


@each_step
def test_a_step_can_be_done(step: Step) -> None:
    verdicts = solve(step)
    assert all(verdict.answer in RIGHT | {Answer.FREE} for verdict in verdicts)
    assert verdicts[-1].answer is Answer.DONE


@each_step
def test_every_wrong_answer_with_a_text_is_called_up_by_an_answer(step: Step) -> None:
    wanted, found = {wrong.key for wrong in step.wrong}, set()
    stages = len(step.task.stages) if isinstance(step.task, Play) else 1
    for stage in range(stages):
        base = Trial(step)
        for _ in range(stage):
            move = base.next_move()
            assert move is not None
            base.play(move)
        if base.asks_squares:
            found |= {Trial(step).choose(sq).key for sq in step.variant.squares}
            continue
        for move in moves_of(base.position):
            trial = Trial(step)
            for _ in range(stage):
                known = trial.next_move()
                assert known is not None
                trial.play(known)
            found.add(trial.play(move).key)
    assert wanted <= found


@each_step
def test_every_answer_tried_in_the_data_is_wrong_and_gets_its_text(step: Step) -> None:
    for wrong in step.wrong:
        if not isinstance(wrong.when, Tried):
            continue
        for answer in wrong.when.answers:
            trial = Trial(step)
            if trial.asks_squares:
                verdict = trial.choose(parse_square(answer))
            else:
                verdict = trial.play(usi(step, answer))
            assert verdict.answer not in RIGHT
            assert verdict.key == wrong.key


@each_step
def test_an_illegal_move_is_refused_for_the_reason_that_the_rules_give(step: Step) -> None:
    trial = Trial(step)
    if trial.asks_squares:
        return
    for move in moves_of(trial.position):
        reason = objection(trial.position, move)
        if reason is None:
            continue
        before = trial.position
        verdict = trial.play(move)
        assert (verdict.answer, verdict.objection) == (Answer.ILLEGAL, reason)
        assert trial.position is before
        assert why_text(reason) in texts.response(trial, verdict)


def wrong_named(step: Step, key: str) -> Wrong:
    return next(wrong for wrong in step.wrong if wrong.key == key)


@pytest.mark.parametrize(
    ("step_id", "move", "reason"),
    [
        ("nifu", "P*3e", Illegality.NIFU),
        ("nifu_tokin", "P*9e", Illegality.NIFU),
        ("dead_end", "N*7b", Illegality.DEAD_END),
        ("uchifuzume", "P*1b", Illegality.UCHIFUZUME),
        ("must_promote", "5b5a", Illegality.MUST_PROMOTE),
        ("block", "G*1e", Illegality.LEAVES_CHECK),
        ("drop", "P*5d", Illegality.OCCUPIED),
        ("last_rank", "P*3a", Illegality.DEAD_END),
    ],
)
def test_the_rule_a_step_teaches_is_the_rule_that_refuses(
    step_id: str, move: str, reason: Illegality
) -> None:
    step = BY_ID[step_id]
    assert step.position().illegality(usi(step, move)) is reason
    assert any(wrong.when == Because(reason) for wrong in step.wrong)


@pytest.mark.parametrize("step_id", ["uchifuzume", "pawn_push", "head_gold", "long_arm", "three"])
def test_what_is_called_mate_is_mate(step_id: str) -> None:
    trial = Trial(BY_ID[step_id])
    while not trial.done:
        move = trial.next_move()
        assert move is not None
        trial.play(move)
    assert trial.position.is_checkmate()
    assert isinstance(trial.step.task, Play)
    assert isinstance(trial.step.task.stages[-1].goal, Mate)


def test_the_mate_in_three_has_one_first_move_and_an_answer_to_every_defence() -> None:
    step = BY_ID["three"]
    position, mating = step.position(), []
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        assert not after.is_checkmate()
        if after.is_check() and all(_mates_after(after, reply) for reply in after.legal_moves()):
            mating.append(move.usi)
    assert isinstance(step.task, Play)
    assert step.task.stages[0].goal.accepts(position, usi(step, "S*3b"))
    assert mating == ["S*3b"]


def _mates_after(position: Position, reply: Move) -> bool:
    after = position.copy()
    after.play(reply)
    return any(Mate().accepts(after, move) for move in after.legal_moves())


def test_checks_are_checks_and_the_fork_attacks_two() -> None:
    for move in (step := BY_ID["check"]).position().legal_moves():
        after = step.position()
        after.play(move)
        assert Check().accepts(step.position(), move) == after.is_check(Color.WHITE)
    fork = BY_ID["fork"]
    after = fork.position()
    after.play(usi(fork, "N*5d"))
    attacked = [name for name in ("4b", "6b") if after.attackers(parse_square(name), LEARNER)]
    assert attacked == ["4b", "6b"]


def test_the_repetition_of_the_course_is_one_to_the_program() -> None:
    step = BY_ID["repetition"]
    history = History(Position.from_sfen(step.sfen, step.variant))
    for text in step.before:
        history.push(history.position.play(usi(step, text)))
        assert ending_after(history) is None
    history.push(history.position.play(usi(step, "3h4h")))
    outcome = ending_after(history)
    assert outcome is not None
    assert outcome.reason is Reason.REPETITION


def test_the_bare_king_of_the_course_has_lost_to_the_program() -> None:
    step = BY_ID["bare"]
    history = History(step.position())
    history.push(history.position.play(usi(step, "3h3e")))
    outcome = ending_after(history)
    assert outcome is not None
    assert outcome.winner is LEARNER


def test_the_mated_king_of_the_resignation_is_mated() -> None:
    step = BY_ID["resign"]
    position = step.position()
    assert position.is_checkmate()
    assert isinstance(step.task, Find)
    assert step.task.squares(position) == {position.king(position.turn)}


def test_the_points_of_the_course_are_those_of_the_program() -> None:
    step = BY_ID["points"]
    assert isinstance(step.task, Find)
    position = step.position()
    large = step.task.squares(position)
    total = ImpasseJudge(ImpasseRule.POINTS_24).count(position, LEARNER).all_points
    small = sum(
        piece.color is LEARNER and not piece.kind.royal and sq not in large for sq, piece in position.pieces()
    )
    assert total == 5 * len(large) + small
    assert all(
        position.variant.in_zone(color, square)
        for color in Color
        if (square := position.king(color)) is not None
    )


def test_white_moves_first_in_the_handicaps_of_the_course() -> None:
    for step_id in ("lance_given", "white_first"):
        assert BY_ID[step_id].position().turn is Color.WHITE


def test_collecting_needs_no_more_moves_than_a_reader_has_patience_for() -> None:
    for step in STEPS:
        if isinstance(step.task, Collect):
            assert len(solve(step)) <= 4


def test_the_ways_share_their_steps_and_the_short_one_is_shorter() -> None:
    chess, nothing = steps_of(Way.CHESS), steps_of(Way.NOTHING)
    assert len(chess) < len(nothing)
    assert list(nothing) == STEPS
    assert [step for step in nothing if step in chess] == list(chess)
    assert len(BY_ID) == len(STEPS)
    assert chapter_of(BY_ID["nifu"]).id == "drop_rules"


def test_every_step_has_its_texts_and_there_are_no_others() -> None:
    assert set(texts.TEXTS) == set(BY_ID)
    for step in STEPS:
        assert set(texts.TEXTS[step.id].wrong) == {wrong.key for wrong in step.wrong}
    assert set(ILLEGALITY_TEXTS) == set(Illegality)


def test_a_drop_that_is_asked_for_is_asked_by_kind_and_rank() -> None:
    position = BY_ID["dead_end"].position()
    knight = position.variant.kind("knight")
    assert Drops("knight", rank=3).accepts(position, Drop(knight, parse_square("5c")))
    assert not Drops("knight", rank=3).accepts(position, Drop(knight, parse_square("5d")))
    assert not Drops("pawn").accepts(position, Drop(knight, parse_square("5c")))


def test_an_opponent_who_waits_lets_the_reader_move_again() -> None:
    trial = Trial(BY_ID["fresh"])
    verdict = trial.play(usi(trial.step, "5g6f"))
    assert verdict.answer is Answer.GO_ON
    assert trial.position.turn is LEARNER
    assert trial.play(usi(trial.step, "P*5b")).answer is Answer.DONE


def test_a_promoted_drop_and_a_square_found_twice_are_told() -> None:
    trial = Trial(BY_ID["drop"])
    assert trial.play(usi(trial.step, "P*5e"), as_promoted=True).answer is Answer.PROMOTED_DROP
    assert not trial.done
    trial = Trial(BY_ID["gold"])
    assert trial.choose(parse_square("5d")).left == 5
    assert trial.choose(parse_square("5d")).answer is Answer.KNOWN


# --- what is kept -------------------------------------------------------------------------------------------


def test_progress_is_there_again_the_next_time(tmp_path: Path) -> None:
    file = tmp_path / "learn.json"
    said: list[str] = []
    progress = Progress(file, into(said))
    assert progress.count(Way.CHESS) == (0, len(steps_of(Way.CHESS)))
    assert not progress.started(Way.CHESS)
    progress.finish(BY_ID["gold"])
    progress.look_at(Way.CHESS, BY_ID["silver"])
    assert not Progress(file, into(said)).started(Way.CHESS)
    progress.flush()
    again = Progress(file, into(said))
    assert again.is_done(BY_ID["gold"])
    assert again.place(Way.CHESS) is BY_ID["silver"]
    assert again.place(Way.NOTHING) is STEPS[0]
    assert again.count(Way.NOTHING)[0] == 1
    again.restart(Way.CHESS)
    assert Progress(file, into(said)).count(Way.NOTHING)[0] == 0
    assert not said


def test_the_way_last_gone_is_known_the_next_time(tmp_path: Path) -> None:
    file = tmp_path / "learn.json"
    progress = Progress(file, none_expected)
    assert progress.way is Way.NOTHING
    progress.look_at(Way.NOTHING, BY_ID["silver"])
    progress.look_at(Way.CHESS, BY_ID["gold"])
    assert progress.way is Way.CHESS
    progress.look_at(Way.NOTHING, BY_ID["silver"])
    progress.flush()
    assert Progress(file, none_expected).way is Way.NOTHING


def test_a_damaged_file_of_progress_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "learn.json"
    file.write_bytes(b'{"done": 7')
    said: list[str] = []
    progress = Progress(file, into(said))
    progress.finish(BY_ID["gold"])
    assert (tmp_path / "learn.json.broken").read_bytes() == b'{"done": 7'
    (sentence,) = said
    assert sentence.startswith("Your progress in the course could not be read.")
    assert str(tmp_path / "learn.json.broken") in sentence
    assert Progress(file, into(said)).is_done(BY_ID["gold"])


def test_what_a_later_version_keeps_stays(tmp_path: Path) -> None:
    file = tmp_path / "learn.json"
    file.write_text('{"done": ["gold"], "stars": {"gold": 3}}')
    Progress(file, none_expected).finish(BY_ID["silver"])
    assert '"stars"' in file.read_text()


def test_a_disk_that_refuses_is_told_of_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said: list[str] = []
    progress = Progress(tmp_path / "file" / "learn.json", into(said))
    progress.finish(BY_ID["gold"])
    progress.finish(BY_ID["silver"])
    (sentence,) = said
    assert sentence.startswith("Your progress in the course cannot be saved in")
    assert str(tmp_path / "file" / "learn.json") in sentence
    assert progress.is_done(BY_ID["silver"])


def test_what_another_version_has_kept_is_no_trouble(tmp_path: Path) -> None:
    file = tmp_path / "learn.json"
    file.write_text('{"done": {"gold": true}, "last": {"chess": "silver"}}')
    progress = Progress(file, none_expected)
    assert not progress.is_done(BY_ID["gold"])
    assert progress.place(Way.CHESS) is BY_ID["silver"]


def test_a_way_is_started_once_the_reader_was_on_it(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "learn.json", none_expected)
    assert not progress.started(Way.CHESS)
    progress.look_at(Way.CHESS, BY_ID["silver"])
    assert progress.started(Way.CHESS)
    assert not progress.started(Way.NOTHING)
    progress.restart(Way.CHESS)
    assert not progress.started(Way.CHESS)


def test_the_place_of_the_reader_is_on_disk_when_the_course_is_put_away_and_only_then(tmp_path: Path) -> None:
    file = tmp_path / "learn.json"
    progress = Progress(file, none_expected)
    progress.flush()
    progress.look_at(Way.CHESS, BY_ID["silver"])
    assert not file.exists()
    progress.flush()
    assert Progress(file, none_expected).place(Way.CHESS) is BY_ID["silver"]
    written = file.stat().st_mtime_ns
    progress.look_at(Way.CHESS, BY_ID["silver"])
    progress.flush()
    assert file.stat().st_mtime_ns == written


def test_the_steps_done_are_counted_by_way_and_by_chapter(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "learn.json", none_expected)
    steps = steps_of(Way.NOTHING)
    assert progress.count(Way.NOTHING) == (0, len(steps))
    chapter = next(chapter for chapter in CHAPTERS if steps[0] in chapter.steps_of(Way.NOTHING))
    progress.finish(steps[0])
    assert progress.count(Way.NOTHING) == (1, len(steps))
    assert progress.count(Way.NOTHING, chapter) == (1, len(chapter.steps_of(Way.NOTHING)))
    others = [other for other in CHAPTERS if other is not chapter and other.steps_of(Way.NOTHING)]
    assert all(progress.count(Way.NOTHING, other)[0] == 0 for other in others)
