from shogi_desktop.gui.board.move_source import AnyMoves, PositionMoves, PromotionChoice
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, Square, parse_square


def sq(name: str) -> Square:
    return parse_square(name)


def test_start_position_offers_the_pawn_its_one_step() -> None:
    moves = PositionMoves(Position.start(STANDARD))
    assert moves.destinations(sq("7g")) == {sq("7f")}
    assert moves.destinations(sq("8h")) == frozenset()
    assert moves.destinations(sq("3c")) == frozenset()


def test_nothing_is_offered_while_a_side_not_played_by_hand_is_to_move() -> None:
    moves = PositionMoves(Position.from_sfen("4k4/9/9/9/9/9/9/9/4K4 b P 1", STANDARD), [Color.WHITE])
    assert not moves.destinations(sq("5i"))
    assert not moves.drop_destinations(STANDARD.kind("pawn"), Color.BLACK)


def test_promotion_is_asked_only_where_both_are_legal() -> None:
    moves = PositionMoves(Position.from_sfen("4k4/P8/9/1P7/9/9/9/2R6/4K4 b - 1", STANDARD))
    assert moves.promotion(sq("9b"), sq("9a")) is PromotionChoice.FORCED
    assert moves.promotion(sq("8d"), sq("8c")) is PromotionChoice.OPTIONAL
    assert moves.promotion(sq("7h"), sq("7g")) is PromotionChoice.NEVER


def test_drops_leave_out_files_with_an_own_pawn() -> None:
    moves = PositionMoves(Position.from_sfen("4k4/9/9/9/9/9/6P2/9/4K4 b 2P 1", STANDARD))
    files = {target >> 4 for target in moves.drop_destinations(STANDARD.kind("pawn"), Color.BLACK)}
    assert files == set(range(1, 10)) - {3}


def test_okisaki_queen_has_her_destinations() -> None:
    moves = PositionMoves(Position.from_sfen("4k5/10/10/10/10/10/10/10/10/Q4K4 b - 1", OKISAKI))
    assert sq("10a") in moves.destinations(sq("10j"))


def test_where_fouls_can_be_made_a_hand_may_do_all_but_take_its_own() -> None:
    position = Position.from_sfen("4k4/9/9/4p4/9/9/4P4/9/4K4 b P2p 1", STANDARD)
    moves = AnyMoves(position, [Color.BLACK])
    assert moves.takes_fouls
    assert (moves.offers(Color.BLACK), moves.offers(Color.WHITE)) == (True, False)
    everywhere = frozenset(STANDARD.squares)
    assert moves.destinations(sq("5g")) == everywhere - {sq("5g"), sq("5i")}
    assert moves.destinations(sq("5d")) == moves.destinations(sq("1a")) == frozenset()
    pawn = STANDARD.kind("pawn")
    taken = {sq(s) for s in ("5a", "5d", "5g", "5i")}
    assert moves.drop_destinations(pawn, Color.BLACK) == everywhere - taken
    assert not moves.drop_destinations(pawn, Color.WHITE)
    assert not moves.drop_destinations(STANDARD.kind("gold"), Color.BLACK)
    assert moves.promotion(sq("5g"), sq("5c")) is PromotionChoice.OPTIONAL
    assert moves.promotion(sq("5g"), sq("5f")) is PromotionChoice.NEVER
    assert moves.promotion(sq("5i"), sq("5c")) is PromotionChoice.NEVER
