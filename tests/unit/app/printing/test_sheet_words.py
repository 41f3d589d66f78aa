"""What stands on printed sheets: the facts, the chosen positions, the answers, and how all of it looks."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QLocale

from shogi_desktop.app.printing import sheets
from shogi_desktop.app.printing.sheets import (
    GAME_ANSWER_PLIES,
    answer_text,
    diagrams_sheet,
    kifu_options,
    kifu_sheet,
    lines_of_list,
    page_setup,
    positions_listed,
    print_sheet,
    print_style,
    records_in,
    score_sheet,
)
from shogi_desktop.app.printing.tasks import Task
from shogi_desktop.app.records.files import FileTrouble
from shogi_desktop.app.settings.print_choices import PrintChoices
from shogi_desktop.app.words.locale import date_text
from shogi_desktop.game import Annotations, Circle, Outcome, Reason, Record, join_comment
from shogi_desktop.notation import csa
from shogi_desktop.notation.style import MoveStyle
from shogi_desktop.paint.errors import ExportError
from shogi_desktop.paint.graph import Graph, Series
from shogi_desktop.paint.page import PageSetup, Paper
from shogi_desktop.paint.sheet_diagrams import Item
from shogi_desktop.paint.theme import Coordinates
from shogi_desktop.rules import STANDARD, Color, parse_square, parse_usi_move

pytestmark = pytest.mark.usefixtures("qapp")

TSUME = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"
OPENING = ("7g7f", "3c3d", "2g2f", "8c8d", "2f2e", "8d8e", "6i7h", "4a3b", "3i3h", "7a7b", "9g9f")


def game(
    *moves: str, handicap: str | None = "even", sfen: str | None = None, time_ms: int | None = None
) -> Record:
    record = Record(STANDARD, sfen, handicap)
    path: tuple[int, ...] = ()
    for usi in moves:
        path = record.append(path, parse_usi_move(usi, STANDARD), time_ms=time_ms)
    return record


def items(record: Record, choices: PrintChoices | None = None, **others: object) -> tuple[Item, ...]:
    style = MoveStyle.JAPANESE
    return diagrams_sheet([record], choices or PrintChoices(), style, **others)._items  # type: ignore[arg-type]


# --- paper and notation -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "setup"),
    [
        (PrintChoices(paper="a5"), PageSetup(Paper.A5, landscape=False, margin_mm=10.0)),
        (PrintChoices(paper="b5", landscape=True), PageSetup(Paper.B5, landscape=True, margin_mm=15.0)),
    ],
)
def test_paper_has_its_way_and_its_margins(choices: PrintChoices, setup: PageSetup) -> None:
    assert page_setup(choices) == setup


@pytest.mark.parametrize(
    ("country", "paper"), [("en_US", Paper.LETTER), ("en_GB", Paper.A4), ("ja_JP", Paper.A4)]
)
def test_unless_chosen_paper_is_the_countrys(
    country: str, paper: Paper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(country))
    assert page_setup().paper is paper


def test_moves_are_printed_as_chosen_else_as_the_window_has_them() -> None:
    assert print_style(PrintChoices(), MoveStyle.DIGITS) is MoveStyle.DIGITS
    assert print_style(PrintChoices(notation="usi"), MoveStyle.DIGITS) is MoveStyle.USI
    assert kifu_sheet(game(), PrintChoices(notation="usi"), MoveStyle.DIGITS)._options.style is MoveStyle.USI
    assert kifu_sheet(game(), PrintChoices(), MoveStyle.DIGITS, flipped=True)._options.flipped


# --- the kifu -----------------------------------------------------------------------------------------------


def test_the_facts_are_told_in_their_order_and_only_where_there_are_any() -> None:
    record = game("3c3d", handicap="rook", time_ms=2_000)
    assert kifu_options(game(), MoveStyle.USI).facts == (("Game", "Shogi"),)
    record.headers.update(opening="Yagura", date="2026/11/22", site="Kobe", time_limit="60 min")
    assert kifu_options(record, MoveStyle.USI).facts == (
        ("Game", "Shogi"),
        ("Handicap", "Rook 飛車落ち"),
        ("Place", "Kobe"),
        ("Date", date_text(date(2026, 11, 22))),
        ("Time", "60 min"),
        ("Opening", "Yagura"),
        ("Time used", "☖ 0:00:02"),
    )


def test_the_end_is_told_in_two_sentences() -> None:
    record = game("7g7f")
    assert kifu_options(record, MoveStyle.USI).result is None
    record.node((0,)).outcome = Outcome(Reason.RESIGNATION, Color.BLACK)
    options = kifu_options(record, MoveStyle.USI)
    assert options.result == "Black wins. White resigned."
    assert (options.variation, options.untitled) == ("Variation", "Game record")


@pytest.mark.parametrize("name", ["bookmarks", "final_diagram", "dark_sides", "times", "variations"])
def test_each_choice_of_the_dialog_is_its_own(name: str) -> None:
    usual = PrintChoices()
    turned = not getattr(usual, name)
    options = kifu_options(game(), MoveStyle.USI, choices=msgspec.structs.replace(usual, **{name: turned}))
    assert getattr(options, name) is turned


def test_the_graph_is_printed_if_it_is_wanted() -> None:
    graph = Graph(1, (Series((0.0, 0.5)),))
    assert kifu_sheet(game(), PrintChoices(), MoveStyle.USI, graph=graph)._options.graph is graph
    assert kifu_sheet(game(), PrintChoices(graph=False), MoveStyle.USI, graph=graph)._options.graph is None


# --- lists of positions, files of several games -------------------------------------------------------------


def test_a_list_of_positions_may_have_remarks_blank_lines_and_a_mark_at_its_head() -> None:
    text = f"\ufeff# two\n\n  {TSUME}  \r\nsfen {TSUME}\n"
    assert positions_listed(text.encode()) == [TSUME, f"sfen {TSUME}"]


@pytest.mark.parametrize(
    "text", ["", f"{TSUME}\n", f"# one\n{TSUME}\n", f"{TSUME}\nand a note\n", "7g7f\n3c3d\n"]
)
def test_one_position_or_moves_alone_are_no_list(text: str) -> None:
    assert positions_listed(text.encode()) == []


def test_headings_and_moves_between_the_positions_of_a_list_are_none_of_them() -> None:
    text = f"Monday\n{TSUME}\n7g7f\n{TSUME}\nthe end\n"
    assert positions_listed(text.encode()) == [TSUME, TSUME]
    assert lines_of_list(text.encode()) == ["Monday", TSUME, "7g7f", TSUME, "the end"]


def test_all_games_of_a_file_are_taken(tmp_path: Path) -> None:
    path = tmp_path / "two.csa"
    path.write_text("/\n".join(csa.dumps(game(usi)) for usi in ("7g7f", "2g2f")), encoding="utf-8")
    assert [str(record.main_line()[0].move) for record in records_in(path)] == ["7g7f", "2g2f"]
    one = tmp_path / "one.csa"
    one.write_text(csa.dumps(game("7g7f")), encoding="utf-8")
    assert records_in(one) == [game("7g7f")]


# --- diagrams -----------------------------------------------------------------------------------------------


def test_the_position_on_the_board_is_wanted_or_the_bookmarked_ones() -> None:
    record = game(*OPENING)
    record.node((0,)).bookmark = "Here"
    shown = items(record, shown=(0, 0))
    assert [item.diagram.position for item in shown] == [record.position((0, 0))]
    marked = items(record, PrintChoices(diagrams_of="bookmarks"), shown=(0, 0))
    assert [item.diagram.position for item in marked] == [record.position((0,))]
    assert [item.diagram.position for item in items(record)] == [record.position((0,))]


def test_a_diagram_of_a_game_has_names_last_move_marks_and_the_windows_side() -> None:
    record = game("7g7f", "3c3d")
    record.headers.update(black="Aiko", white="Ben")
    circle = Circle(parse_square("5e"))
    record.node((0,)).comment = join_comment("Words", Annotations(marks=(circle,)))
    (item,) = items(record, shown=(0,), flipped=True)
    diagram = item.diagram
    assert (diagram.black, diagram.white, diagram.flipped) == ("Aiko", "Ben", True)
    assert diagram.last_move == parse_usi_move("7g7f", STANDARD)
    assert diagram.annotations.marks == (circle,)
    assert diagram.coordinates is Coordinates.JAPANESE


def test_a_diagram_is_called_by_bookmark_or_number_and_a_problem_by_its_title() -> None:
    record = game("7g7f", "3c3d")
    record.node((0,)).bookmark = "Here"
    called = [items(record, shown=path)[0].caption for path in ((), (0,), (0, 0))]
    assert called == ["", "Here", "After move 2"]
    problem = Record(STANDARD, TSUME)
    problem.headers.update(event="Cup", black="Aiko")
    (item,) = items(problem)
    assert item.caption == "Cup"
    assert (item.diagram.black, item.diagram.white) == ("", "")
    problem.headers["作品名"] = "A title"
    assert items(problem)[0].caption == "A title"


def test_a_problem_that_mates_says_in_how_many_moves() -> None:
    mate = game("G*5b", handicap=None, sfen="4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1")
    assert items(mate)[0].caption == "Mate in 1"
    mate.headers["作品名"] = "A title"
    assert items(mate)[0].caption == "A title · Mate in 1"
    unsaid = diagrams_sheet([mate], PrintChoices(lengths=False), MoveStyle.USI)
    assert unsaid._items[0].caption == "A title"
    open_end = game("G*5b", handicap=None, sfen="4k4/9/9/9/9/9/9/9/9 b G2r2b3g4s4n4l18p 1")
    assert items(open_end)[0].caption == ""


def test_a_mate_with_futile_drops_left_says_its_length_too() -> None:
    mate = game("3e3c+", handicap=None, sfen="9/7G1/8k/8l/6R2/9/9/9/9 b r2b3g4s4n3l18p 1")
    assert not mate.position((0,)).is_checkmate()  # something can still be put between
    assert items(mate)[0].caption == "Mate in 1"


def test_a_sheet_of_problems_says_what_is_asked_from_the_solvers_side() -> None:
    white = "4k4/9/9/9/9/9/9/9/4K4 w Gg 1"
    records = [game("7g7f", handicap=None, sfen=STANDARD.start_sfen), game("G*5h", handicap=None, sfen=white)]
    last = parse_usi_move("5b5a", STANDARD)
    best, mate = Task(is_mate=False, last_move=last), Task(is_mate=True)
    choices, style = PrintChoices(), MoveStyle.USI

    def told(*tasks: Task) -> list[tuple[str, bool]]:
        found = diagrams_sheet(records, choices, style, tasks=tasks)._items
        return [(item.caption, item.diagram.flipped) for item in found]

    assert told(best, best) == [("Black to move", False), ("White to move", True)]
    assert told(mate, mate) == [("Mate in 1", False), ("Mate in 1", True)]
    assert told() == [("", False), ("", False)]
    choices = PrintChoices(lengths=False)
    assert told(best, mate) == [("Black to move", False), ("", True)]
    shown = diagrams_sheet(records, choices, style, tasks=(best, mate))._items
    assert [item.diagram.last_move for item in shown] == [last, None]


def test_a_problem_is_answered_to_its_end_and_a_game_for_some_moves() -> None:
    (of_game,) = items(game(*OPENING), shown=())
    assert len(of_game.answer.split()) == GAME_ANSWER_PLIES < len(OPENING)
    problem = game(*OPENING, handicap=None, sfen=STANDARD.start_sfen)
    assert len(items(problem)[0].answer.split()) == len(OPENING)
    (later,) = items(problem, shown=(0,))
    assert len(later.answer.split()) == GAME_ANSWER_PLIES


def test_the_sheet_is_laid_out_and_headed_as_chosen() -> None:
    choices = PrintChoices(
        diagram_columns=4, diagram_rows=5, answers=False, pieces="letters", dark_sides=True
    )
    options = diagrams_sheet([game()], choices, MoveStyle.USI, title="Problems")._options
    assert (options.columns, options.rows, options.answers) == (4, 5, False)
    assert (options.title, options.pieces, options.dark_sides) == ("Problems", "letters", True)
    assert (options.answers_title, options.number) == ("Answers", "No. {number}")


def test_the_notation_chosen_for_print_is_that_of_the_answers() -> None:
    style = MoveStyle.JAPANESE
    of_window, chosen = (
        diagrams_sheet([game(*OPENING)], PrintChoices(notation=notation), style, shown=())._items[0].answer
        for notation in ("auto", "usi")
    )
    assert "7g7f" in chosen
    assert "7g7f" not in of_window


def test_an_answer_ends_where_a_move_cannot_be_written() -> None:
    record = game("7g7f", "3c3d")
    record.append((0, 0), parse_usi_move("5e5d", STANDARD))
    assert answer_text(record, (0,), 9, MoveStyle.HODGES) == "P-3d 5e5d"


def test_a_piece_taken_where_the_last_move_went_is_taken_at_the_same_place() -> None:
    record = game("7g7f", "3c3d", "8h2b+", "3a2b")
    assert answer_text(record, (0, 0, 0), 1, MoveStyle.JAPANESE) == "☖同銀"


# --- the score sheet ----------------------------------------------------------------------------------------


def test_a_score_sheet_has_all_fields_with_what_is_known() -> None:
    record = game()
    record.headers.update(
        black="Aiko", white="Ben", event="Cup", site="Kobe", date="2026/11/22", time_limit="60 min"
    )
    options = score_sheet(STANDARD, PrintChoices(), record)._options
    assert options.fields == (
        ("☗ Black", "Aiko"),
        ("☖ White", "Ben"),
        ("Event", "Cup"),
        ("Place", "Kobe"),
        ("Date", date_text(date(2026, 11, 22))),
        ("Time limit", "60 min"),
    )
    assert (options.black, options.white) == ("☗ Black", "☖ White")
    assert (options.move, options.time) == ("Move", "Time")
    assert options.end == ("Result", "☗ signature", "☖ signature")


def test_a_score_sheet_is_as_large_as_chosen() -> None:
    options = score_sheet(
        STANDARD, PrintChoices(score_plies=200, score_paired=True, score_times=False)
    )._options
    assert (options.plies, options.paired, options.times) == (200, True, False)


# --- the printer --------------------------------------------------------------------------------------------


def test_a_printer_that_refuses_is_told_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise ExportError("out of paper")

    monkeypatch.setattr(sheets, "paint_sheet", refuse)
    sheet = kifu_sheet(game(), PrintChoices(), MoveStyle.USI)
    with pytest.raises(FileTrouble, match=r"The printer refuses the job \(out of paper\)\."):
        print_sheet(sheet, object())  # type: ignore[arg-type]


def test_what_is_printed_is_the_sheet_on_the_device_and_tells_its_pages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(sheets, "paint_sheet", lambda *given: asked.append(given) or 3)
    sheet, device, progress = kifu_sheet(game(), PrintChoices(), MoveStyle.USI), object(), lambda *_: True
    assert print_sheet(sheet, device, progress) == 3  # type: ignore[arg-type]
    assert asked == [(sheet, device, progress)]
