"""Fouls (RULES.md 2.3): each of those listed, made by hand in strict games and called in others."""

import pytest

from shogi_desktop.game import (
    Attempt,
    Clock,
    EndingRules,
    Event,
    Foul,
    FoulMade,
    FoulRule,
    GameEnded,
    GameOverError,
    GameRules,
    MovePlayed,
    NoFoulError,
    Outcome,
    Reason,
    Record,
    Session,
    TimeControl,
    foul_of,
    squares_of,
)
from shogi_desktop.game.fouls import foul_at
from shogi_desktop.notation import kif
from shogi_desktop.rules import STANDARD, Color, IllegalMoveError, Position, parse_usi_move, square_name

BLACK, WHITE = Color.BLACK, Color.WHITE
EVEN = STANDARD.start_sfen
PAWN_IN_HAND = "4k4/9/9/9/9/9/4P4/9/4K4 b 2P 1"


def attempt(text: str, color: Color = BLACK, *, as_promoted: bool = False) -> Attempt:
    return Attempt(parse_usi_move(text, STANDARD), color, as_promoted)


def strict(sfen: str = EVEN, rule: FoulRule = FoulRule.STRICT) -> Session:
    return Session(Record(STANDARD, sfen), rules=GameRules(EndingRules(), rule))


@pytest.mark.parametrize(
    ("sfen", "made", "foul"),
    [
        (PAWN_IN_HAND, attempt("P*5e"), Foul.NIFU),
        ("7nk/9/7G1/9/9/9/9/9/4K4 b P 1", attempt("P*1b"), Foul.UCHIFUZUME),
        (PAWN_IN_HAND, attempt("P*1a"), Foul.DEAD_END),
        ("4k4/8P/9/9/9/9/9/9/4K4 b - 1", attempt("1b1a"), Foul.DEAD_END),
        ("4k4/9/9/9/9/9/9/4r4/4K4 b P 1", attempt("P*1e"), Foul.KING_IN_CHECK),
        ("3rk4/9/9/9/9/9/9/9/4K4 b - 1", attempt("5i6i"), Foul.KING_IN_CHECK),
        (EVEN, attempt("8h3c"), Foul.BAD_MOVEMENT),
        (EVEN, attempt("7g7e"), Foul.BAD_MOVEMENT),
        (EVEN, attempt("7g7f+"), Foul.BAD_MOVEMENT),
        (EVEN, attempt("3c3d", WHITE), Foul.OUT_OF_TURN),
        ("4k4/9/9/9/9/9/9/9/4K4 b p 1", attempt("P*5e", WHITE), Foul.OUT_OF_TURN),
        (PAWN_IN_HAND, attempt("P*1e", as_promoted=True), Foul.PROMOTED_DROP),
    ],
)
def test_every_foul_loses_a_strict_game_at_once(sfen: str, made: Attempt, foul: Foul) -> None:
    session = strict(sfen)
    assert session.play_foul(made) is foul
    assert session.outcome == Outcome(Reason.ILLEGAL_MOVE, made.color.opponent)
    assert session.record.outcome == session.outcome
    with pytest.raises(GameOverError):
        session.play_foul(made)


@pytest.mark.parametrize(
    "made",
    [
        attempt("7g7f"),  # legal
        attempt("8h7g"),  # onto an own man
        attempt("5e5d"),  # nothing there
        attempt("3c3d"),  # the opponent's man, and one's own turn
        attempt("4c3c", WHITE),  # onto an own man, out of turn
        attempt("P*5e"),  # not in hand
        attempt("P*5e", WHITE),  # nor in the hand of the other side
        attempt("P*5e", as_promoted=True),
    ],
)
def test_what_is_no_move_is_no_foul(made: Attempt) -> None:
    session = strict()
    assert foul_of(session.position, made) is None
    with pytest.raises(NoFoulError):
        session.play_foul(made)
    assert session.outcome is None
    assert session.path == ()


def test_a_foul_that_the_men_allow_stands_in_the_record_and_says_so_in_kif() -> None:
    session = strict(PAWN_IN_HAND)
    session.play_foul(attempt("P*5e"))
    node = session.record.node((0,))
    assert node.illegal
    assert node.outcome == Outcome(Reason.ILLEGAL_MOVE, WHITE)
    text = kif.dumps(session.record)
    assert "反則" in text
    assert kif.loads(text).record.outcome == session.outcome


def test_a_foul_that_they_do_not_allow_ends_the_game_behind_the_last_move() -> None:
    session = strict()
    session.play(parse_usi_move("7g7f", STANDARD))
    session.play_foul(attempt("2g2f"))
    assert session.path == (0,)
    assert session.outcome == Outcome(Reason.ILLEGAL_MOVE, WHITE)


def test_views_hear_of_move_foul_and_end_in_that_order() -> None:
    session, heard = strict(PAWN_IN_HAND), list[Event]()
    session.subscribe(heard.append)
    session.play_foul(attempt("P*5e"))
    assert [type(event) for event in heard] == [MovePlayed, FoulMade, GameEnded]
    assert heard[1] == FoulMade(Foul.NIFU, attempt("P*5e"), (0,))


@pytest.mark.parametrize("rule", [FoulRule.PREVENTED, FoulRule.WARNED])
def test_prevented_and_warned_let_nothing_happen(rule: FoulRule) -> None:
    session = strict(PAWN_IN_HAND, rule)
    with pytest.raises(NoFoulError):
        session.play_foul(attempt("P*5e"))
    with pytest.raises(IllegalMoveError):
        session.play(parse_usi_move("P*5e", STANDARD))
    assert session.outcome is None
    assert not session.record.root.children


def test_a_called_foul_stands_until_the_opponent_says_so() -> None:
    session = strict(PAWN_IN_HAND, FoulRule.CALLED)
    session.play_foul(attempt("P*5e"))
    for text in ("5a5b", "5e5d", "5b5a"):
        session.play(parse_usi_move(text, STANDARD))
    assert session.call_foul(BLACK) is None
    assert session.outcome is None
    assert session.call_foul(WHITE) == (0,)
    assert session.outcome == Outcome(Reason.ILLEGAL_MOVE, WHITE)


def test_a_pawn_drop_that_mates_is_no_mate_as_long_as_it_can_be_called() -> None:
    session = strict("7nk/9/7G1/9/9/9/9/9/4K4 b P 1", FoulRule.CALLED)
    assert session.play_foul(attempt("P*1b")) is Foul.UCHIFUZUME
    assert session.outcome is None
    assert session.call_foul(WHITE) == (0,)


def test_a_resignation_in_the_meantime_stands() -> None:
    session = strict(PAWN_IN_HAND, FoulRule.CALLED)
    session.play_foul(attempt("P*5e"))
    session.resign(WHITE)
    with pytest.raises(GameOverError):
        session.call_foul(WHITE)
    assert session.outcome == Outcome(Reason.RESIGNATION, BLACK)


def test_taking_the_king_that_was_left_in_check_ends_the_game() -> None:
    session = strict("4k4/9/9/9/9/9/9/4r4/4K4 b P 1", FoulRule.CALLED)
    session.play_foul(attempt("P*1e"))
    session.play(parse_usi_move("5h5i", STANDARD))
    assert session.outcome == Outcome(Reason.ILLEGAL_MOVE, WHITE)


def test_a_foul_taken_back_is_forgotten() -> None:
    session = strict(PAWN_IN_HAND, FoulRule.CALLED)
    before = session.position.sfen()
    session.play_foul(attempt("P*5e"))
    session.take_back()
    assert session.position.sfen() == before
    assert session.call_foul(WHITE) is None


def test_turning_up_a_dropped_piece_is_named_whatever_else_is_wrong_with_it() -> None:
    position = Position.from_sfen(PAWN_IN_HAND, STANDARD)
    assert foul_of(position, attempt("P*5e", as_promoted=True)) is Foul.PROMOTED_DROP
    assert foul_of(position, attempt("P*5g", as_promoted=True)) is None


@pytest.mark.parametrize(
    ("sfen", "move", "foul", "squares"),
    [
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", Foul.NIFU, ["5e", "5g"]),
        ("4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1", "5h4h", Foul.KING_IN_CHECK, ["4h", "5i"]),
        ("3rk4/9/9/9/9/9/9/9/4K4 b - 1", "5i6i", Foul.KING_IN_CHECK, ["6i", "6i"]),
        ("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5g", Foul.BAD_MOVEMENT, ["5g"]),
        ("4k4/4r4/9/9/9/9/9/3G5/4K4 b G 1", "G*6e", Foul.KING_IN_CHECK, ["6e", "5i"]),
    ],
)
def test_the_squares_that_show_a_foul(sfen: str, move: str, foul: Foul, squares: list[str]) -> None:
    position = Position.from_sfen(sfen, STANDARD)
    attempt = Attempt(parse_usi_move(move, STANDARD), Color.BLACK)
    assert [square_name(sq) for sq in squares_of(position, attempt, foul)] == squares


@pytest.mark.parametrize(
    ("sfen", "usi", "foul"),
    [
        (PAWN_IN_HAND, "P*5e", Foul.NIFU),
        ("7nk/9/7G1/9/9/9/9/9/4K4 b P 1", "P*1b", Foul.UCHIFUZUME),
        (PAWN_IN_HAND, "P*1a", Foul.DEAD_END),
        ("4k4/8P/9/9/9/9/9/9/4K4 b - 1", "1b1a", Foul.DEAD_END),
        ("3rk4/9/9/9/9/9/9/9/4K4 b - 1", "5i6i", Foul.KING_IN_CHECK),
        (EVEN, "7g7e", Foul.BAD_MOVEMENT),
        (EVEN, "7g7f+", Foul.BAD_MOVEMENT),
    ],
)
def test_the_foul_of_a_line_is_that_of_its_latest_illegal_move(sfen: str, usi: str, foul: Foul) -> None:
    record = Record(STANDARD, sfen)
    path = record.append((), parse_usi_move(usi, STANDARD))
    assert foul_at(record, path) is None

    record.node(path).illegal = True
    after = record.append(path, parse_usi_move("5a5b", STANDARD))

    assert (foul_at(record, ()), foul_at(record, path), foul_at(record, after)) == (None, foul, foul)


def test_a_move_marked_illegal_that_is_legal_is_no_foul() -> None:
    record = Record(STANDARD)
    path = record.append((), parse_usi_move("7g7f", STANDARD))
    record.node(path).illegal = True

    assert foul_at(record, path) is None


def test_the_time_of_a_foul_that_loses_is_kept_with_the_end() -> None:
    clock = Clock(TimeControl(main_ms=60_000))
    session = Session(Record(STANDARD), clock, GameRules(EndingRules(), FoulRule.STRICT))
    session.start(0)
    session.play_foul(attempt("3c3d", WHITE), 7_000)
    assert session.record.node(session.record.end_path()).outcome_time_ms == 7_000
