"""What the course says to an answer and shows as a solution, and what steps and pieces are called."""

from __future__ import annotations

import pytest

from shogi_desktop.app.learn import texts
from shogi_desktop.app.learn.course import CHAPTERS
from shogi_desktop.app.learn.judge import Answer, Trial, Verdict, _best_first, _way_to_capture, origin_of
from shogi_desktop.app.learn.steps import (
    LEARNER,
    Check,
    Collect,
    Find,
    Play,
    Stage,
    Step,
    Theirs,
    Way,
    these,
)
from shogi_desktop.app.learn.texts import chapter_title, response, right, task, tell, way_text, way_title
from shogi_desktop.app.learn.words import movement_text, piece_name, short_piece_name
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    BoardMove,
    Illegality,
    Objection,
    Position,
    parse_square,
    parse_usi_move,
)

pytestmark = pytest.mark.usefixtures("qapp")

STEPS = {step.id: step for chapter in CHAPTERS for step in chapter.steps}


def step_with_text_for_wrong() -> Step:
    return next(step for step in STEPS.values() if texts.TEXTS[step.id].wrong)


# --- what is said -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verdict", "said"),
    [
        (Verdict(Answer.GO_ON), "Right."),
        (Verdict(Answer.GO_ON, left=2), "Right. Still to go: 2."),
        (Verdict(Answer.FREE), ""),
        (Verdict(Answer.FREE, left=1), "Still to go: 1."),
        (Verdict(Answer.KNOWN), "You have already found that one."),
        (Verdict(Answer.KNOWN, left=3), "You have already found that one. Still to go: 3."),
        (Verdict(Answer.PROMOTED_DROP), "A piece is always dropped unpromoted side up."),
        (Verdict(Answer.WRONG), "That is not the task. Try again."),
        (
            Verdict(Answer.ILLEGAL, objection=Objection(Illegality.NIFU)),
            "Nifu: you already have a pawn on that file.",
        ),
    ],
)
def test_every_answer_is_answered(verdict: Verdict, said: str) -> None:
    assert response(Trial(STEPS["gold"]), verdict) == said


def test_the_last_right_answer_gets_the_words_of_its_step() -> None:
    for step in STEPS.values():
        assert response(Trial(step), Verdict(Answer.DONE)) == right(step) == texts.TEXTS[step.id].right


def test_a_mistake_that_the_step_knows_gets_its_own_words_behind_the_reason_of_the_rules() -> None:
    step = step_with_text_for_wrong()
    key, own = next(iter(texts.TEXTS[step.id].wrong.items()))
    nifu = Objection(Illegality.NIFU)
    trial = Trial(step)
    assert response(trial, Verdict(Answer.WRONG, key)) == own
    assert response(trial, Verdict(Answer.WRONG, key, nifu)) == own
    assert response(trial, Verdict(Answer.ILLEGAL, key, nifu)) == (
        f"Nifu: you already have a pawn on that file. {own}"
    )


def test_steps_chapters_and_ways_have_words_of_their_own() -> None:
    assert way_title(Way.CHESS) == "Shogi in fifteen minutes"
    assert way_title(Way.NOTHING) == "From scratch"
    assert len({way_text(way) for way in Way} | {way_title(way) for way in Way}) == 4
    assert len({chapter_title(chapter) for chapter in CHAPTERS}) == len(CHAPTERS)
    for say in (tell, task):
        said = [say(step) for step in STEPS.values()]
        assert all(text.strip() for text in said)
    assert len({tell(step) for step in STEPS.values()}) == len(STEPS)


# --- what is judged -----------------------------------------------------------------------------------------


def test_squares_still_to_be_found_are_counted_and_one_is_shown() -> None:
    step = STEPS["gold"]
    assert isinstance(step.task, Find)
    trial = Trial(step)
    every = step.task.squares(trial.position)
    assert trial.asks_squares
    assert trial.left == len(every)
    assert trial.next_move() is None
    for number in range(len(every), 0, -1):
        square = trial.next_square()
        assert square == min(every - trial.found)
        assert trial.choose(square) == Verdict(Answer.GO_ON if number > 1 else Answer.DONE, left=number - 1)
    assert trial.done
    assert trial.next_square() is None


def test_pieces_still_to_be_taken_are_counted() -> None:
    step = next(step for step in STEPS.values() if isinstance(step.task, Collect))
    trial = Trial(step)
    there = trial.left
    assert there > 0
    assert not trial.asks_squares
    assert trial.next_square() is None
    seen = [there]
    while not trial.done:
        move = trial.next_move()
        assert move is not None
        verdict = trial.play(move)
        assert verdict.left == trial.left
        assert (verdict.answer is Answer.FREE) is (verdict.played[0].captured is None)
        seen.append(verdict.left)
    assert seen[-1] == 0
    assert seen == sorted(seen, reverse=True)
    assert trial.next_move() is None


def test_a_position_shown_before_stays_as_it_was() -> None:
    step = next(step for step in STEPS.values() if isinstance(step.task, Collect))
    trial = Trial(step)
    shown, before = trial.position, trial.position.sfen()
    move = trial.next_move()
    assert move is not None
    trial.play(move)
    assert shown.sfen() == before


def test_what_is_shown_first_goes_to_the_middle_of_the_board() -> None:
    position = Position.from_sfen("9/9/9/9/9/9/9/9/9 b G 1", STANDARD)
    order = [move.usi for move in _best_first(position)]
    assert order[:5] == ["G*5e", "G*4e", "G*5d", "G*5f", "G*6e"]
    assert set(order[-4:]) == {"G*1a", "G*1i", "G*9a", "G*9i"}
    large = Position.from_sfen("10/10/10/10/10/10/10/10/10/10 b G 1", OKISAKI)
    assert {move.usi for move in _best_first(large)[:4]} == {"G*5e", "G*5f", "G*6e", "G*6f"}


@pytest.mark.parametrize(
    ("sfen", "first"),
    [
        ("9/9/9/4p4/4P4/9/9/9/9 b - 1", "5e5d"),
        ("9/9/4p4/9/4P4/9/9/9/9 b - 1", "5e5d"),
        ("9/9/9/4p4/9/9/9/4R4/9 b - 1", "5h5d"),
        ("9/9/9/9/4R4/9/4p4/9/9 b G 1", "5e5g"),
    ],
)
def test_the_way_to_a_capture_is_the_shortest_without_drops(sfen: str, first: str) -> None:
    move = _way_to_capture(Position.from_sfen(sfen, STANDARD))
    assert move is not None
    assert move.usi.rstrip("+") == first


def test_without_any_piece_to_take_there_is_no_way() -> None:
    assert _way_to_capture(Position.from_sfen("9/9/9/9/9/9/9/9/4K4 b - 1", STANDARD)) is None
    walks = _way_to_capture(Position.from_sfen("9/9/4p4/9/9/9/9/9/4K4 b G 1", STANDARD))
    assert isinstance(walks, BoardMove), "a piece in hand is not what is to go there"


def test_a_drop_comes_from_nowhere() -> None:
    assert origin_of(parse_usi_move("G*5e", STANDARD)) is None
    assert origin_of(BoardMove(parse_square("7g"), parse_square("7f"))) == parse_square("7g")


# --- pieces in words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind_id", "name", "short", "moves"),
    [
        ("king", "King", "King", "One square in every direction."),
        ("rook", "Rook", "Rook", "Any number of squares straight in all four directions."),
        ("bishop", "Bishop", "Bishop", "Any number of squares diagonally in all four directions."),
        ("lance", "Lance", "Lance", "Any number of squares straight forward."),
        ("pawn", "Pawn", "Pawn", "One square straight forward."),
        ("knight", "Knight", "Knight", "Jumps two squares forward and one to the side."),
        (
            "silver",
            "Silver general",
            "Silver general",
            "One square diagonally in all four directions and straight forward.",
        ),
        (
            "gold",
            "Gold general",
            "Gold general",
            "One square straight in all four directions and diagonally forward.",
        ),
        (
            "dragon",
            "Dragon (promoted rook)",
            "Dragon",
            (
                "Any number of squares straight in all four directions. "
                "One square diagonally in all four directions."
            ),
        ),
    ],
)
def test_a_piece_has_a_name_and_its_movement_in_words(
    kind_id: str, name: str, short: str, moves: str
) -> None:
    kind = STANDARD.kind(kind_id)
    assert (piece_name(kind), short_piece_name(kind), movement_text(kind)) == (name, short, moves)


def test_pieces_of_the_other_game_are_told_apart() -> None:
    assert piece_name(OKISAKI.kind("knight")) == "Knight (from chess)"
    assert movement_text(OKISAKI.kind("knight")) == (
        "Jumps two squares straight and one to the side, in any direction."
    )
    assert movement_text(OKISAKI.kind("queen")) == "Any number of squares in every direction."
    assert movement_text(OKISAKI.kind("lance")) == "Any number of squares straight forward and backward."
    names = [piece_name(kind) for kind in OKISAKI.kinds]
    assert len(set(names)) == len(names)


def test_an_opponents_piece_chosen_for_a_square_is_its_own_mistake() -> None:
    tried = 0
    for step in STEPS.values():
        key = next((wrong.key for wrong in step.wrong if isinstance(wrong.when, Theirs)), None)
        if key is None or not isinstance(step.task, Find):
            continue
        position = step.position()
        for square in set(step.variant.squares) - step.task.squares(position):
            piece = position.piece_at(square)
            theirs = piece is not None and piece.color is not LEARNER
            assert (Trial(step).choose(square).key == key) is theirs
            tried += theirs
    assert tried > 0


PAWN_UP = "4k4/9/9/9/9/9/4P4/9/4K4 b - 1"


def test_a_task_without_a_number_has_none_left_and_nothing_was_shown_at_first() -> None:
    for asked in (Play((Stage(Check()),)), Find(these("5e"))):
        trial = Trial(Step("a", PAWN_UP, asked))
        assert (trial.left, trial.shown, trial.done) == (0, False, False)


def test_a_move_where_squares_are_asked_for_is_free() -> None:
    trial = Trial(Step("a", PAWN_UP, Find(these("5e"))))
    assert trial.play(parse_usi_move("5g5f", STANDARD)) == Verdict(Answer.FREE)
    assert trial.position.sfen() == PAWN_UP


def test_a_square_found_again_and_one_out_of_reach_are_told_apart() -> None:
    trial = Trial(Step("a", PAWN_UP, Find(these("5f", "5e"), every=True, origin="5g")))
    assert trial.choose(parse_square("5f")) == Verdict(Answer.GO_ON, left=1)
    assert trial.choose(parse_square("5f")) == Verdict(Answer.KNOWN, left=1)
    far = trial.choose(parse_square("4f"))
    assert (far.answer, far.left) == (Answer.WRONG, 0)
    assert far.objection is not None and far.objection.illegality is Illegality.BAD_MOVEMENT


def test_a_drop_on_the_way_to_a_capture_is_passed_over() -> None:
    position = Position.from_sfen("9/9/9/4p4/9/4P4/9/9/9 b P 1", STANDARD)
    way = _way_to_capture(position)
    assert way is not None and way.usi == "5f5e"
