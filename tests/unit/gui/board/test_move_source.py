from shogi_desktop.gui.board.move_source import PositionMoves, PromotionChoice
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, parse_square


def sq(name):
    return parse_square(name)


def test_start_position_offers_the_pawn_its_one_step():
    moves = PositionMoves(Position.start(STANDARD))
    assert moves.destinations(sq("7g")) == {sq("7f")}
    assert moves.destinations(sq("8h")) == frozenset()
    assert moves.destinations(sq("3c")) == frozenset()


def test_nothing_is_offered_while_a_side_not_played_by_hand_is_to_move():
    moves = PositionMoves(Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b P 1", STANDARD), [Color.WHITE])
    assert not moves.destinations(sq("5i"))
    assert not moves.drop_destinations(STANDARD.kind("pawn"), Color.BLACK)


def test_promotion_is_asked_only_where_both_are_legal():
    moves = PositionMoves(Position.from_sfen("4k4/P8/9/1P7/9/9/9/2R6/4K4 b - 1", STANDARD))
    assert moves.promotion(sq("9b"), sq("9a")) is PromotionChoice.FORCED
    assert moves.promotion(sq("8d"), sq("8c")) is PromotionChoice.OPTIONAL
    assert moves.promotion(sq("7h"), sq("7g")) is PromotionChoice.NEVER


def test_drops_leave_out_files_with_an_own_pawn():
    moves = PositionMoves(Position.from_sfen("4k4/9/9/9/9/9/6P2/9/4K4 b 2P 1", STANDARD))
    files = {target >> 4 for target in moves.drop_destinations(STANDARD.kind("pawn"), Color.BLACK)}
    assert files == set(range(1, 10)) - {3}


def test_okisaki_queen_has_her_destinations():
    moves = PositionMoves(Position.from_sfen("4k5/10/10/10/10/10/10/10/10/Q4K4 b - 1", OKISAKI))
    assert sq("10a") in moves.destinations(sq("10j"))
