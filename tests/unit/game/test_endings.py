"""Endings that come of themselves, one test per rule of RULES.md 1.9, 2.1, 2.2, 2.5, 4.8."""

import pytest

from shogi_desktop.game import (
    EndingRules,
    History,
    Outcome,
    Reason,
    Record,
    ending_after,
    is_bare,
    repetition_ahead,
)
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    Color,
    ImpasseRule,
    Position,
    RulesError,
    Transition,
    Variant,
    parse_square,
    parse_usi_move,
)

BLACK, WHITE = Color.BLACK, Color.WHITE


def history_of(sfen: str, moves: str, variant: Variant = STANDARD) -> History:
    history = History(Position.from_sfen(sfen, variant))
    for text in moves.split():
        history.push(history.position.play(parse_usi_move(text, variant)))
    return history


def endings_along(sfen: str, moves: str, variant: Variant = STANDARD) -> list[Outcome | None]:
    """The ending seen after each move."""
    texts = moves.split()
    return [ending_after(history_of(sfen, " ".join(texts[: n + 1]), variant)) for n in range(len(texts))]


START = STANDARD.start_sfen
CHASE = "8k/R8/9/9/9/9/9/4K4/9 b - 1"  # the rook can check on rank a and on rank b for ever


def test_mate_wins_for_whoever_mated() -> None:
    history = history_of("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b")
    assert ending_after(history) == Outcome(Reason.CHECKMATE, BLACK)


def test_no_legal_move_without_check_loses() -> None:
    history = history_of("8k/9/7R1/8G/9/9/9/9/4K4 b - 1", "1d1c")
    assert not history.position.is_check()
    assert ending_after(history) == Outcome(Reason.NO_MOVE, BLACK)


def test_an_ordinary_move_ends_nothing() -> None:
    assert ending_after(history_of(START, "7g7f 3c3d 8h2b+")) is None


def test_a_mated_start_position_is_over() -> None:
    assert ending_after(History(Position.from_sfen("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", STANDARD))) == Outcome(
        Reason.CHECKMATE, BLACK
    )


def test_fourth_occurrence_completed_by_white_is_void() -> None:
    seen = endings_along(START, "2h3h 8b7b 3h2h 7b8b " * 3)
    assert seen == [None] * 11 + [Outcome(Reason.REPETITION)]


def test_fourth_occurrence_completed_by_black_is_void() -> None:
    seen = endings_along(START, "7g7f " + "8b7b 2h3h 7b8b 3h2h " * 3)
    assert seen == [None] * 12 + [Outcome(Reason.REPETITION)]


def test_same_board_with_other_hands_is_no_repetition() -> None:
    # Each round trades a pawn drop for a capture, so the hands differ every time round.
    history = history_of("4k4/9/9/9/9/9/9/9/4K4 b 3P 1", "P*5e 5a4a 5i4i 4a5a 4i5i 5a4a 5i4i 4a5a 4i5i")
    assert ending_after(history) is None


def test_repetition_counts_from_occurrences_that_are_not_consecutive() -> None:
    moves = "2h3h 8b7b 3h2h 7b8b 3i4h 7a6b 4h3i 6b7a 2h4h 8b6b 4h2h 6b8b"
    seen = endings_along(START, moves)
    assert seen[:-1] == [None] * 11
    assert seen[-1] == Outcome(Reason.REPETITION)


def test_perpetual_check_completed_by_the_checker_loses_for_it() -> None:
    seen = endings_along(CHASE, "9b9a 1a1b " + "9a9b 1b1a 9b9a 1a1b " * 3)
    first = next(i for i, o in enumerate(seen) if o)
    assert first == 11  # the start position stands again for the fourth time: White completes it
    assert seen[first] == Outcome(Reason.PERPETUAL_CHECK, WHITE)


def test_perpetual_check_by_black_completed_by_black() -> None:
    sfen = "8k/9/R8/9/9/9/9/4K4/9 b - 1"  # the position before the chase never comes back
    seen = endings_along(sfen, "9c9a 1a1b 9a9b 1b1a " + "9b9a 1a1b 9a9b 1b1a " * 3)
    first = next(i for i, o in enumerate(seen) if o)
    assert first == 12
    assert seen[first] == Outcome(Reason.PERPETUAL_CHECK, WHITE)


def test_perpetual_check_by_white_loses_for_white() -> None:
    sfen = "9/4k4/9/9/9/9/9/r8/8K w - 1"
    seen = endings_along(sfen, "9h9i 1i1h 9i9h 1h1i " * 3)
    assert seen[-1] == Outcome(Reason.PERPETUAL_CHECK, BLACK)
    assert seen[:-1] == [None] * 11


def test_one_quiet_move_in_the_cycle_makes_it_a_plain_repetition() -> None:
    sfen = "8k/9/R8/9/9/9/9/4K4/9 b - 1"
    seen = endings_along(sfen, "9c9a 1a1b 9a9c 1b1a " * 3)
    assert seen[-1] == Outcome(Reason.REPETITION)


def test_quiet_moves_before_the_first_occurrence_do_not_excuse_the_checker() -> None:
    seen = endings_along(
        "8k/9/R8/9/9/9/9/4K4/9 b - 1", "5h5g 1a2a 5g5h 2a1a 9c9a 1a1b " + "9a9b 1b1a 9b9a 1a1b " * 3
    )
    assert next(o for o in seen if o) == Outcome(Reason.PERPETUAL_CHECK, WHITE)


def test_a_quiet_move_after_the_first_occurrence_excuses_the_checker() -> None:
    seen = endings_along(CHASE, "5h5g 1a2a 5g5h 2a1a " + "9b9a 1a1b 9a9b 1b1a " * 2)
    assert seen[:-1] == [None] * 11
    assert seen[-1] == Outcome(Reason.REPETITION)


def test_move_limit_draws_when_chosen() -> None:
    history = history_of(START, "7g7f 3c3d")
    assert ending_after(history, EndingRules(move_limit=2)) == Outcome(Reason.MOVE_LIMIT)
    assert ending_after(history, EndingRules(move_limit=3)) is None
    assert ending_after(history) is None


def test_move_limit_waits_while_in_check() -> None:
    history = history_of(START, "7g7f 3c3d 8h3c+")
    assert history.position.is_check()
    assert ending_after(history, EndingRules(move_limit=3)) is None


# White has a pawn left, and Black takes it (4.8).
BARING = "9k/10/10/10/10/10/10/4p5/4R5/4K5 b - 1"


def test_capturing_everything_but_the_king_wins() -> None:
    assert ending_after(history_of(BARING, "6i6h", OKISAKI)) == Outcome(Reason.BARE_KING, BLACK)


def test_a_piece_in_hand_is_not_bare() -> None:
    assert ending_after(history_of(BARING.replace("b -", "b p"), "6i6h", OKISAKI)) is None


def test_standard_shogi_knows_no_baring() -> None:
    assert ending_after(history_of("8k/9/9/9/9/9/4p4/4R4/4K4 b - 1", "5h5g")) is None


def test_a_side_that_starts_bare_has_not_lost() -> None:
    position = Position.start(OKISAKI, "naked_king")
    assert is_bare(position, WHITE)
    history = History(position)
    assert ending_after(history) is None
    for text in ("6a6b", "6h6g", "6b6a", "6g6f"):
        history.push(position.play(parse_usi_move(text, OKISAKI)))
        assert ending_after(history) is None


def bared_by_capture(sfen: str) -> History:
    """White to move, just bared: the capture is told, as if the man taken had not gone to a hand."""
    position = Position.from_sfen(sfen, OKISAKI)
    history = History(position)
    gold, pawn = (OKISAKI.piece(OKISAKI.kind(k), c) for k, c in (("gold", BLACK), ("pawn", WHITE)))
    move = parse_usi_move("2c2b", OKISAKI)
    history.push(Transition(move, BLACK, gold, gold, pawn, parse_square("2c"), parse_square("2b")))
    return history


def test_baring_back_with_the_very_next_move_draws() -> None:
    history = bared_by_capture("9k/8G1/10/10/10/10/10/10/10/4K5 w - 1")
    assert ending_after(history) is None  # White may take the gold
    history.push(history.position.play_unchecked(parse_usi_move("1a2b", OKISAKI)))
    assert ending_after(history) == Outcome(Reason.MUTUAL_BARING)


def test_missing_the_chance_to_bare_back_loses() -> None:
    history = bared_by_capture("9k/8S1/10/10/10/10/10/10/10/4K5 w - 1")
    assert ending_after(history) is None
    history.push(history.position.play(parse_usi_move("1a1b", OKISAKI)))
    assert ending_after(history) == Outcome(Reason.BARE_KING, BLACK)


def test_no_chance_to_bare_back_loses_at_once() -> None:
    history = bared_by_capture("9k/8S1/10/10/10/10/10/10/10/4KG4 w - 1")
    assert ending_after(history) == Outcome(Reason.BARE_KING, BLACK)


@pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda v: v.id)
def test_history_takes_back_what_it_was_told(variant: Variant) -> None:
    position = Position.start(variant)
    history = History(position)
    before = position.sfen()
    for _ in range(6):
        history.push(position.play(position.legal_moves()[0]))
    for _ in range(6):
        history.pop()
    assert position.sfen() == before
    assert history.plies == 0
    with pytest.raises(IndexError):
        history.pop()


def test_only_the_third_occurrence_tells_what_the_fourth_would_mean() -> None:
    moves = ("2h3h 8b7b 3h2h 7b8b " * 3).split()
    seen = [repetition_ahead(history_of(START, " ".join(moves[:n]))) for n in range(len(moves) + 1)]
    assert seen == [None] * 8 + [Outcome(Reason.REPETITION)] * 4 + [None]


@pytest.mark.parametrize(
    ("sfen", "moves", "loser"),
    [
        (CHASE, "9b9a 1a1b 9a9b 1b1a " * 2, BLACK),
        ("9/4k4/9/9/9/9/9/r8/8K w - 1", "9h9i 1i1h 9i9h 1h1i " * 2, WHITE),
    ],
)
def test_at_the_third_occurrence_perpetual_check_is_foretold_to_the_checker(
    sfen: str, moves: str, loser: Color
) -> None:
    assert repetition_ahead(history_of(sfen, moves)) == Outcome(Reason.PERPETUAL_CHECK, loser.opponent)


def test_a_record_of_a_move_that_cannot_be_made_has_no_history_unless_it_is_a_foul() -> None:
    record = Record(STANDARD)
    path = record.append((), parse_usi_move("5e5d", STANDARD))
    with pytest.raises(RulesError):
        History.of(record, path)
    record.node(path).illegal = True
    assert History.of(record, path).plies == 0


def test_a_quiet_move_since_the_first_occurrence_foretells_a_plain_repetition() -> None:
    history = history_of(CHASE, "5h5g 1a2a 5g5h 2a1a 9b9a 1a1b 9a9b 1b1a")
    assert len(history.occurrences()) == 3
    assert repetition_ahead(history) == Outcome(Reason.REPETITION)


def test_the_very_first_move_after_the_first_occurrence_may_be_the_quiet_one() -> None:
    quiet_first = history_of(CHASE, "9b9c 1a1b 9c9b 1b1a " + "9b9a 1a1b 9a9b 1b1a " * 2)
    assert ending_after(quiet_first) == Outcome(Reason.REPETITION)


@pytest.mark.parametrize(
    ("variant", "impasse"),
    [(STANDARD, ImpasseRule.DECLARATION_27), (OKISAKI, ImpasseRule.AGREEMENT)],
    ids=["shogi", "okisaki"],
)
def test_what_players_expect_is_the_game_s_impasse_rule_and_no_draw_else(
    variant: Variant, impasse: ImpasseRule
) -> None:
    usual = EndingRules.usual(variant)
    assert (usual.impasse, usual.move_limit, usual.draw_by_agreement) == (impasse, None, False)
    assert EndingRules() == EndingRules(ImpasseRule.NONE, None, draw_by_agreement=False)
