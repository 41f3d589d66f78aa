from shogi_desktop.gui.board.move_source import PositionMoves
from shogi_desktop.gui.board.picking import Picking
from shogi_desktop.gui.board.spots import OnBoard, OnStand
from shogi_desktop.rules import STANDARD, BoardMove, Color, Drop, Position, parse_square

KINGS = "4k4/9/9/1P7/9/9/9/9/4K4 b Gg 1"


def picking(sfen: str = KINGS) -> Picking:
    position = Position.from_sfen(sfen, STANDARD)
    result = Picking()
    result.set_position(position)
    result.set_source(PositionMoves(position))
    return result


def board(name: str) -> OnBoard:
    return OnBoard(parse_square(name))


def test_only_the_movers_pieces_can_be_picked_up() -> None:
    hand = picking()
    gold = STANDARD.kind("gold")
    assert not hand.pick_up(board("5a"))
    assert not hand.pick_up(board("5e"))
    assert not hand.pick_up(OnStand(Color.WHITE, gold))
    assert hand.held is None
    assert hand.pick_up(OnStand(Color.BLACK, gold))
    assert hand.held == OnStand(Color.BLACK, gold)


def test_without_a_source_nothing_can_be_picked_up() -> None:
    hand = picking()
    hand.set_source(None)
    assert not hand.pick_up(board("5i"))
    assert hand.turn is None


def test_optional_promotion_leaves_the_proposal_undecided() -> None:
    hand = picking()
    hand.pick_up(board("8d"))
    proposal = hand.propose(parse_square("8c"))
    assert proposal is not None
    assert proposal.decided is None
    assert proposal.plain == BoardMove(parse_square("8d"), parse_square("8c"))
    assert proposal.promoting == BoardMove(parse_square("8d"), parse_square("8c"), promote=True)


def test_forced_promotion_is_decided() -> None:
    hand = picking("4k4/1P7/9/9/9/9/9/9/4K4 b - 1")
    hand.pick_up(board("8b"))
    proposal = hand.propose(parse_square("8a"))
    assert proposal is not None
    assert proposal.decided == BoardMove(parse_square("8b"), parse_square("8a"), promote=True)


def test_a_drop_is_decided() -> None:
    hand = picking()
    gold = STANDARD.kind("gold")
    hand.pick_up(OnStand(Color.BLACK, gold))
    proposal = hand.propose(parse_square("5e"))
    assert proposal is not None
    assert proposal.decided == Drop(gold, parse_square("5e"))


def test_a_square_that_is_no_destination_proposes_nothing() -> None:
    hand = picking()
    hand.pick_up(board("8d"))
    assert hand.propose(parse_square("8e")) is None


def test_the_piece_stays_in_the_hand_while_its_moves_stay_the_same() -> None:
    hand = picking()
    hand.pick_up(board("8d"))
    same = Position.from_sfen(KINGS, STANDARD)
    assert hand.set_source(PositionMoves(same))
    assert hand.held == board("8d")
    assert not hand.set_source(PositionMoves(same, [Color.WHITE]))
    assert hand.held is None


def test_a_new_position_puts_the_piece_down() -> None:
    hand = picking()
    hand.pick_up(board("8d"))
    hand.set_position(Position.start(STANDARD))
    assert hand.held is None
    assert not hand.targets
