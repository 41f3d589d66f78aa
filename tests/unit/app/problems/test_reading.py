"""What is a mating problem in files of every kind, and what is left out and told."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from shogi_desktop.app.problems import reading
from shogi_desktop.app.problems.reading import LeftOut, Refusal, problems_in, read_collection, read_problems
from shogi_desktop.game import Record
from shogi_desktop.notation import csa, ki2, kif
from shogi_desktop.rules import STANDARD, parse_usi_move

pytestmark = pytest.mark.usefixtures("qapp")

THREE = "8b/8k/6G2/7P1/9/9/9/9/9 b 2rb3g4s4n4l17p 1"


def problem() -> Record:
    record = Record(STANDARD, THREE)
    record.headers["作品名"] = "A first step"
    at: tuple[int, ...] = ()
    for text in ("2d2c+", "1b2a", "3c3b"):
        at = record.append(at, parse_usi_move(text, STANDARD))
    return record


@pytest.mark.parametrize("dumps", [kif.dumps, ki2.dumps], ids=["kif", "ki2"])
def test_a_problem_of_a_kifu_with_its_title_and_solution(dumps: object) -> None:
    assert callable(dumps)
    (found,), left_out = problems_in(dumps(problem()).encode(), "one.kif")
    assert found.start == problem().start_position()
    assert [move.usi for move in found.stated] == ["2d2c+", "1b2a", "3c3b"]
    assert (found.title, found.number, left_out) == ("A first step", 1, [])


def test_several_problems_of_a_csa_file_and_a_game_among_them() -> None:
    game = Record(STANDARD)
    game.append((), parse_usi_move("7g7f", STANDARD))
    text = "/\n".join(csa.dumps(record) for record in (problem(), game, problem()))
    found, left_out = problems_in(text.encode(), "many.csa")
    assert [one.number for one in found] == [1, 3]
    assert [(one.number, one.why) for one in left_out] == [(2, Refusal.ORDINARY_START)]


def test_a_list_of_positions_where_some_are_no_problems(tmp_path: Path) -> None:
    lines = [
        "# mine",
        THREE,
        f"sfen {THREE} moves 2d2c+",
        "9/9/9/9/4k4/9/9/9/9 b P2r2b4g4s4n4l17p 1",
        "4k4/9/9/9/9/9/9/9/9 b P2r2b4g4s4n4l17p 1",
        "9/9/9/9/9/9/9/9/4K4 b G 1",
        "9/9/9/9/9/9/9/9/+X8 b - 1",
    ]
    file = tmp_path / "list.sfen"
    file.write_text("\n".join(lines))
    found, left_out = read_problems(file)
    assert [one.number for one in found] == [1, 2, 3, 4]
    assert [move.usi for move in found[1].stated] == ["2d2c+"]
    assert [(one.number, one.why) for one in left_out] == [
        (5, Refusal.NO_KING),
        (6, Refusal.UNREADABLE),
    ]
    assert "list.sfen, no. 6: left out, it cannot be read" in left_out[1].text


def test_lines_that_are_no_position_cost_only_themselves() -> None:
    text = f"{THREE}\nxyz\n{THREE}\nProblem 3\n{THREE}\n"
    found, left_out = problems_in(text.encode(), "list.sfen")
    assert [one.number for one in found] == [1, 3, 5]
    assert [(one.number, one.why) for one in left_out] == [(2, Refusal.UNREADABLE), (4, Refusal.UNREADABLE)]


def test_of_a_file_so_many_problems_are_read_and_no_line_behind_them() -> None:
    found, left_out = problems_in(f"{THREE}\n".encode() * 5 + b"9/9/9/9/9/9/9/9/+X8 b - 1\n", "list.sfen", 3)
    assert [one.number for one in found] == [1, 2, 3]
    assert [(one.number, one.why) for one in left_out] == [(4, Refusal.TOO_MANY)]
    assert len(problems_in(f"{THREE}\n".encode() * 5, "list.sfen", 5)[0]) == 5


@pytest.mark.parametrize("data", [b"", b"  \n", b"\x00\xff\x00", b"a shopping list\neggs\n"])
def test_what_is_none_is_told(data: bytes) -> None:
    found, (one,) = problems_in(data, "x")
    assert found == []
    assert one.why in {Refusal.EMPTY, Refusal.UNREADABLE}


def test_a_solution_ends_before_the_first_move_against_the_rules() -> None:
    record = Record(STANDARD, THREE)
    at = record.append((), parse_usi_move("2d2c+", STANDARD))
    record.node(record.append(at, parse_usi_move("2a5d", STANDARD))).illegal = True
    (found,), _ = problems_in(kif.dumps(record).encode(), "one.kif")
    assert [move.usi for move in found.stated] == ["2d2c+"]


@pytest.mark.parametrize(("files", "is_told"), [(5_000, False), (5_001, True)])
def test_of_a_folder_five_thousand_files_are_read_and_that_there_are_more_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: int, is_told: bool
) -> None:
    asked: list[Path] = []
    one = SimpleNamespace(path=str(tmp_path / "a.kif"), unsure=False)
    monkeypatch.setattr(reading, "files_below", lambda *_: [one] * files)
    monkeypatch.setattr(reading, "read_problems", lambda path: asked.append(path) or ([], []))
    found, left_out = read_collection(tmp_path)
    assert (found, len(asked)) == ([], 5_000)
    assert [why.why for why in left_out] == [Refusal.TOO_MANY] * is_told


@pytest.mark.parametrize(("problems", "is_told"), [(20_000, False), (20_001, True)])
def test_of_a_file_twenty_thousand_problems_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problems: int, is_told: bool
) -> None:
    start = problem().start_position()
    record = SimpleNamespace(start_position=lambda: start, headers={}, main_line=list)
    monkeypatch.setattr(reading, "_records", lambda *_: ((n, record) for n in range(problems)))
    monkeypatch.setattr(reading, "refusal", lambda *_: None)
    file = tmp_path / "a.sfen"
    file.write_text("x")
    found, left_out = read_problems(file)
    assert len(found) == 20_000
    assert [one.why for one in left_out] == [Refusal.TOO_MANY] * is_told


@pytest.mark.parametrize("why", Refusal)
def test_what_is_left_out_is_told_with_its_place_and_what_is_known_of_it(why: Refusal) -> None:
    assert LeftOut("a.kif", 0, why).text == f"a.kif: left out, {why.value}"
    assert LeftOut("a.kif", 2, why, "line 7").text == f"a.kif, no. 2: left out, {why.value} (line 7)"
