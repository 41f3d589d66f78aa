import pytest
from PySide6.QtCore import QRectF

from shogi_desktop.gui.board.spots import Direction, OnBoard, OnStand, Spot, neighbour
from shogi_desktop.gui.board.typed_move import TypedMove
from shogi_desktop.gui.board.wheel import WheelSteps
from shogi_desktop.rules import STANDARD, Color, square


def grid() -> dict[Spot, QRectF]:
    """Nine by nine squares of 11 by 12, with one stand slot at the bottom right."""
    numbers = range(1, 10)
    places: dict[Spot, QRectF] = {
        OnBoard(square(f, r)): QRectF((9 - f) * 11, (r - 1) * 12, 11, 12) for f in numbers for r in numbers
    }
    places[OnStand(Color.BLACK, STANDARD.kind("pawn"))] = QRectF(105, 93, 11, 12)
    return places


def step(spot: Spot, direction: Direction) -> Spot | None:
    places = grid()
    return neighbour(places[spot], direction, places)


def test_arrows_go_to_the_next_square() -> None:
    here = OnBoard(square(5, 5))
    assert step(here, Direction.LEFT) == OnBoard(square(6, 5))
    assert step(here, Direction.RIGHT) == OnBoard(square(4, 5))
    assert step(here, Direction.UP) == OnBoard(square(5, 4))
    assert step(here, Direction.DOWN) == OnBoard(square(5, 6))


def test_the_cursor_stays_at_an_edge() -> None:
    assert step(OnBoard(square(9, 9)), Direction.DOWN) is None
    assert step(OnBoard(square(9, 9)), Direction.LEFT) is None
    assert step(OnBoard(square(1, 1)), Direction.UP) is None


def test_the_stand_is_reached_sideways_and_left_sideways() -> None:
    pawn = OnStand(Color.BLACK, STANDARD.kind("pawn"))
    assert step(OnBoard(square(1, 1)), Direction.RIGHT) == pawn
    assert step(pawn, Direction.UP) is None
    assert step(pawn, Direction.LEFT) == OnBoard(square(1, 9))


def test_a_notch_is_one_step_onward_when_turned_towards_the_user() -> None:
    wheel = WheelSteps()
    assert wheel.turn(-120) == 1
    assert wheel.turn(120) == -1
    assert wheel.turn(-360) == 3


def test_small_turns_add_up_to_a_notch() -> None:
    wheel = WheelSteps()
    assert [wheel.turn(-50) for _ in range(5)] == [0, 0, 1, 0, 1]


def test_a_change_of_direction_starts_afresh() -> None:
    wheel = WheelSteps()
    wheel.turn(-100)
    assert wheel.turn(30) == 0
    assert wheel.turn(90) == -1


@pytest.mark.parametrize(
    "text", ["8h2b+", "P7F", "n'5e", "P*5e", "10j9i", "+N10j-9h=", "G6g-5h", "P-76", "Rx2c+", "q-5e"]
)
def test_moves_can_be_typed(text: str) -> None:
    typed = TypedMove()
    assert all(typed.type(character) for character in text)
    assert typed.text == text


@pytest.mark.parametrize("character", ["f", "a", "*", "-", "x", "", " ", "ab", "\r", "Z"])
def test_what_opens_no_move_is_left_to_others(character: str) -> None:
    assert not TypedMove().type(character)


def test_the_text_has_an_end_and_can_be_erased() -> None:
    typed = TypedMove()
    for _ in range(30):
        typed.type("7")
    assert len(typed.text) == 12
    assert typed.erase()
    assert len(typed.text) == 11
    assert typed.clear()
    assert not typed.clear()
    assert not typed.erase()
