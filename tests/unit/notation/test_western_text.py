"""PSN and western text: heads, moves in any spelling, comments, variations, results."""

from __future__ import annotations

from itertools import pairwise

import pytest

from shogi_desktop.game import Evaluation, Outcome, Reason, Record, opinions
from shogi_desktop.game.annotations import Glyph, split_comment
from shogi_desktop.notation import (
    NotKifuError,
    PositionTextError,
    ReadResult,
    psn,
    read,
    read_all,
    western_text,
)
from shogi_desktop.notation.movetext_reader import holds_moves, looks_like_movetext
from shogi_desktop.notation.result import FormatId, ProblemKind
from shogi_desktop.rules import OKISAKI, STANDARD, Color, parse_usi_move

USI = ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e"]


def usi(result: ReadResult) -> list[str]:
    return [node.move.usi for node in result.record.main_line() if node.move]


@pytest.mark.parametrize(
    "text",
    [
        "1.P7g-7f 2.P3c-3d 3.B8hx2b+ 4.S3ax2b 5.B*4e",
        "1. P-7f 2. P-3d 3. Bx2b+ 4. Sx2b 5. B*4e",
        "1. P-7f P-3d 2. Bx2b+ Sx2b 3. B'4e",
        "P-7f, P-3d, Bx2b+, Sx2b, B*4e.",
        "P-76 P-34 Bx22+ Sx22 B*45",
        "1 P76 2 P34 3 Bx22+ 4 Sx22 5 B*45",
        "1...P-7f\n2...P-3d\n3...Bx2b+\n4...Sx2b\n5...B*4e\n",
        "1) P-7f 2) P-3d 3) Bx2b+ 4) Sx2b 5) B*4e *",
    ],
)
def test_moves_in_any_customary_spelling(text: str) -> None:
    result = read(text)
    assert usi(result) == USI
    assert result.problems == ()
    assert result.format in {FormatId.HODGES, FormatId.DIGITS}


HEAD = '[Event "Meijin"]\n[Sente "Habu \\"the\\" master"]\n[Gote "Sato"]\n[Round "3"]\n'


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_the_tags_of_psn(end: str) -> None:
    text = f'{HEAD}[Result "1-0"]\n\n1.P7g-7f 2.P3c-3d 1-0\n'.replace("\n", end)
    result = read(text)
    assert result.format is FormatId.PSN
    assert result.record.headers == {
        "event": "Meijin",
        "black": 'Habu "the" master',
        "white": "Sato",
        "Round": "3",
    }
    assert result.record.outcome == Outcome(Reason.UNKNOWN, Color.BLACK)
    assert result.problems == ()
    assert read(psn.dumps(result.record)).record == result.record


def test_the_head_of_western_text() -> None:
    result = read("Black: Habu\nWhite: Sato\nEvent: Meijin\nNote: a: b\n\nP-7f P-3d\n")
    assert result.record.headers == {"black": "Habu", "white": "Sato", "event": "Meijin", "Note": "a: b"}
    assert usi(result) == USI[:2]


@pytest.mark.parametrize("name", ["2 piece", "Two pieces", "two-piece handicap", "2-Piece"])
def test_a_handicap_by_name_lets_white_begin(name: str) -> None:
    result = read(f'[Sente "a"]\n[Handicap "{name}"]\n\n1...K5a-4b 2.P7g-7f\n')
    assert result.record.handicap_id == "two"
    assert usi(result) == ["5a4b", "7g7f"]


def test_an_unknown_handicap_is_told() -> None:
    result = read('[Handicap "sword"]\n\nP-7f\n')
    assert [(p.line, p.what) for p in result.problems] == [(1, ProblemKind.HEADER)]


def test_a_position_is_set_up_or_refused() -> None:
    sfen = "4k4/9/4G4/9/9/9/9/9/4K4 b R 1"
    assert read(f'[SFEN "{sfen}"]\n\nR*8a *\n').record.start_sfen == sfen
    with pytest.raises(PositionTextError):
        read('[SFEN "9/9 b - 1"]\n\nR*8a *\n')


def test_comments_in_braces_and_behind_semicolons() -> None:
    result = read("{on the start} P-7f {one} { two } ; three (no variation)\nP-3d {unclosed")
    assert result.record.root.comment == "on the start"
    assert [node.comment for node in result.record.main_line()] == [
        "one\ntwo\n three (no variation)",
        "unclosed",
    ]


def test_variations_replace_the_move_before_them() -> None:
    result = read("1.P-7f 2.P-3d (2.P-8d 3.P-2f (3.G-7h) 4.P-8e) (2.G-3b {solid}) 3.P-2f 1-0")
    record = result.record
    assert [str(c.move) for c in record.node((0,)).children] == ["3c3d", "8c8d", "4a3b"]
    assert [str(c.move) for c in record.node((0, 1)).children] == ["2g2f", "6i7h"]
    assert record.node((0, 2)).comment == "solid"
    assert len(record.main_line()) == 3
    assert record.outcome == Outcome(Reason.UNKNOWN, Color.BLACK)
    assert read(psn.dumps(record)).record == record
    assert read(western_text.dumps(record)).record == record


@pytest.mark.parametrize(
    ("end", "outcome"),
    [
        ("1-0", Outcome(Reason.UNKNOWN, Color.BLACK)),
        ("0-1", Outcome(Reason.UNKNOWN, Color.WHITE)),
        ("1/2-1/2", Outcome(Reason.AGREEMENT)),
        ("*", None),
        ("Resigns", Outcome(Reason.RESIGNATION, Color.WHITE)),
        ("Black resigns", Outcome(Reason.RESIGNATION, Color.WHITE)),
        ("{Gote resigns} 1-0", Outcome(Reason.RESIGNATION, Color.BLACK)),
        ("White lost on time", Outcome(Reason.TIMEOUT, Color.BLACK)),
        ("Sente wins", Outcome(Reason.UNKNOWN, Color.BLACK)),
        ("Sennichite", Outcome(Reason.REPETITION)),
        ("Jishogi", Outcome(Reason.IMPASSE)),
        ("checkmate", Outcome(Reason.CHECKMATE, Color.WHITE)),
        ("{White resigns} 0-1", Outcome(Reason.UNKNOWN, Color.WHITE)),  # the comment is about something else
    ],
)
def test_results_and_words_for_them(end: str, outcome: Outcome | None) -> None:
    assert read(f"1.P-7f 2.P-3d {end}\n").record.outcome == outcome


SIDES = {"Black": 0, "Sente": 0, "Shitate": 0, "White": 1, "Gote": 1, "Uwate": 1, "": 0}
"""Who is meant; without a side the one to move, Black."""
LOST = {
    "resigns": Reason.RESIGNATION,
    "resigned": Reason.RESIGNATION,
    "loses": Reason.UNKNOWN,
    "lost": Reason.UNKNOWN,
    "loses on time": Reason.TIMEOUT,
    "lost on time": Reason.TIMEOUT,
}


def test_every_side_and_verb_at_the_end_means_what_it_says() -> None:
    colors = (Color.BLACK, Color.WHITE)
    for side, number in SIDES.items():
        for verb, reason in LOST.items():
            end = read(f"1.P-7f 2.P-3d {side} {verb}\n").record.outcome
            assert end == Outcome(reason, colors[1 - number]), (side, verb)
        for verb in ("wins", "won", "WON"):
            end = read(f"1.P-7f 2.P-3d {side} {verb}\n").record.outcome
            # Without a side it is the one who has just moved.
            assert end == Outcome(Reason.UNKNOWN, colors[number if side else 1]), (side, verb)
    for word, reason in (("repetition", Reason.REPETITION), ("impasse", Reason.IMPASSE)):
        assert read(f"1.P-7f 2.P-3d {word}\n").record.outcome == Outcome(reason)
    for word, reason in (("adjourned", Reason.INTERRUPTED), ("interrupted", Reason.INTERRUPTED)):
        assert read(f"1.P-7f 2.P-3d {word}\n").record.outcome == Outcome(reason)


def test_the_head_names_the_result_where_the_moves_do_not() -> None:
    assert read('[Result "0-1"]\n\nP-7f P-3d\n').record.outcome == Outcome(Reason.UNKNOWN, Color.WHITE)


def test_every_end_is_written_and_read() -> None:
    record = Record(STANDARD)
    record.append((), parse_usi_move("7g7f", STANDARD))
    for reason in Reason:
        for winner in (None, *Color):
            try:
                record.node((0,)).outcome = Outcome(reason, winner)
            except ValueError:
                continue
            assert read(psn.dumps(record)).record == record


def test_times_are_pgn_s_own_command() -> None:
    result = read("1.P-7f {[%emt 0:01:05.25]} 2.P-3d {[%emt 0:03]}\n")
    assert [node.time_ms for node in result.record.main_line()] == [65_250, 3_000]
    assert "{[%emt 0:01:05.250]}" in psn.dumps(result.record)


def test_signs_on_moves_are_annotations_and_written_back() -> None:
    result = read("1.P-7f! 2.P-3d?? $5 3.Bx2b+ !? {sharp} 4.Sx2b $6 $17\n")
    found = [split_comment(node.comment) for node in result.record.main_line()]
    signs = [Glyph.GOOD, Glyph.BLUNDER, Glyph.INTERESTING, Glyph.DUBIOUS]
    assert [annotations.glyph for _, annotations in found] == signs
    assert [text for text, _ in found] == ["", "", "sharp", "$17"]
    assert result.problems == ()
    written = western_text.dumps(result.record)
    assert "1.P-7f! 2.P-3d?? 3.Bx2b+!? {sharp} 4.Sx2b?! {$17}" in written
    assert read(written).record == result.record


def test_an_illegal_move_is_kept_and_marked() -> None:
    result = read("1.P7g-7e {too far} 0-1")
    node = result.record.node((0,))
    assert (node.move and node.move.usi, node.illegal) == ("7g7e", True)
    assert [(p.line, p.column, p.what) for p in result.problems] == [(1, 3, ProblemKind.ILLEGAL_MOVE)]
    assert node.outcome == Outcome(Reason.ILLEGAL_MOVE, Color.WHITE)
    assert read(psn.dumps(result.record)).record == result.record


def test_a_move_that_cannot_be_read_costs_its_line_of_play_only() -> None:
    result = read("1.P-7f 2.P-3d (2.Zz9 3.P-2f (3.x)) 3.P-2f\n")
    assert usi(result) == ["7g7f", "3c3d", "2g2f"]
    assert [(p.column, p.what) for p in result.problems] == [(18, ProblemKind.UNREADABLE_MOVE)]
    assert "Zz9" in result.record.node((0,)).comment


def test_a_first_move_that_is_none_of_chess_either_is_lost_and_told() -> None:
    result = psn.loads('[Sente "A"]\n\n1.Zz9 *\n')
    assert [problem.what for problem in result.problems] == [ProblemKind.UNREADABLE_MOVE]


def test_a_move_without_a_broken_character_is_not_guessed() -> None:
    result = psn.loads("1.P7g-7f 2.P3c-3d 3.P2g-2x 4.P8c-8d")
    assert [problem.what for problem in result.problems] == [ProblemKind.UNREADABLE_MOVE]
    assert usi(result) == ["7g7f", "3c3d"]


def test_a_handicap_nobody_knows_is_not_replaced_by_that_of_the_board() -> None:
    board = f'[SFEN "{STANDARD.start_sfen}"]\n\n1.P7g-7f *\n'
    assert psn.loads(board).record.handicap_id == "even"
    assert psn.loads(f'[Handicap "odd"]\n{board}').record.handicap_id is None


@pytest.mark.parametrize(
    ("text", "main", "others"),
    [
        ("1.P-7f 2.P-3d (2.P-3d 3.Bx2b+) 3.P-2f", "7g7f 3c3d 2g2f", ["8h2b+"]),
        ("1.P-7f 2.P-3d (2.P-3d 3.Bx2b+) (2.P-3d 3.R-6h) 3.P-2f", "7g7f 3c3d 2g2f", ["8h2b+", "2h6h"]),
        ("1.P-7f 2.P-3d (2.P-3d 3.P-2f (3.P-2f 4.P-8d)) 3.P-2f 4.P-4d", "7g7f 3c3d 2g2f 4c4d", []),
        ("1.P-7f 2.P-3d (2.P-3d 3.Bx2b+ (3.Bx2b+)) 3.Bx2b+", "7g7f 3c3d 8h2b+", []),
        ("1.P-7f 2.P-3d (2.P-8d (2.P-3d 3.P-2f)) (2.P-4d) 3.P-6f", "7g7f 3c3d 6g6f", ["2g2f"]),
    ],
)
def test_a_variation_that_repeats_what_it_varies_does_not_become_the_game(
    text: str, main: str, others: list[str]
) -> None:
    result = read(text)
    assert usi(result) == main.split()
    assert [node.move.usi for node in result.record.node((0, 0)).children[1:] if node.move] == others


def test_in_a_variation_too_what_goes_on_comes_before_what_repeats_it() -> None:
    record = read("1.P-7f 2.P-3d (2.P-8d 3.P-2f (3.P-2f 4.P-3d) 4.P-8e) 3.P-6f").record
    varied = record.node((0, 1, 0))
    assert [node.move.usi for node in varied.children if node.move] == ["8d8e", "3c3d"]


@pytest.mark.parametrize("note", ["{a note}", "; a note\n", "$1", "(P-8d {inside} P-2f)"])
def test_a_note_in_a_lost_variation_does_not_end_it(note: str) -> None:
    result = psn.loads(f"1. P-7f P-3d (xx {note} P-8d yy P-2f) P-2f P-8d")
    assert usi(result) == ["7g7f", "3c3d", "2g2f", "8c8d"]
    assert [len(node.children) for node in result.record.main_line()] == [1, 1, 1, 0]


def test_a_lost_variation_ends_where_its_own_parenthesis_does() -> None:
    result = read("1.P-7f 2.P-3d (2.Zz9 (3.x) 3.P-2f) 3.P-2f (3.Zz9) 4.P-8d\n")
    assert usi(result) == ["7g7f", "3c3d", "2g2f", "8c8d"]
    assert result.record.node((0,)).comment == "Zz9\n(\n3.x\n)\n3.P-2f"


@pytest.mark.parametrize("head", ['[SFEN "4k4/9/9/9/9/9/9/9/4K4 b P 1"]\n', '[Sente "A"]\n[Gote "B"]\n'])
def test_a_head_without_moves_is_a_game(head: str) -> None:
    assert usi(psn.loads(head)) == []


def test_rows_are_filled_up_to_78_characters() -> None:
    record = Record(STANDARD)
    for move in ["2h3h", "8b7b", "3h2h", "7b8b"] * 12:
        record.append(record.end_path(), parse_usi_move(move, STANDARD))
    rows = psn.dumps(record).split("\n\n")[1].splitlines()
    assert len(rows) > 3
    for row, following in pairwise(rows):
        assert len(row) <= 78 < len(f"{row} {following.split(' ')[0]}")


@pytest.mark.parametrize(("length", "fits"), [(67, True), (68, False)])
def test_a_row_of_exactly_78_characters_is_not_broken(length: int, *, fits: bool) -> None:
    record = Record(STANDARD)
    node = record.node(record.append((), parse_usi_move("7g7f", STANDARD)))
    node.comment = "x" * length
    assert len(psn.dumps(record).split("\n\n")[1].splitlines()) == 2
    assert (f"P7g-7f {{{node.comment}}}\n*" in psn.dumps(record)) is fits


def test_the_players_of_western_text_are_black_and_white() -> None:
    record = Record(STANDARD)
    record.headers = {"black": "A", "white": "B"}
    assert western_text.dumps(record).splitlines()[1:3] == ["Black: A", "White: B"]


def test_moves_in_digits_are_written_in_the_encoding_asked_for() -> None:
    record = Record(STANDARD)
    record.headers = {"black": "羽生"}
    assert "羽生".encode("cp932") in western_text.digits_dump(record, "cp932")
    assert "羽生".encode() in western_text.digits_dump(record)


def test_81dojo_s_letters_for_promoted_pieces() -> None:
    result = read("1.P-7f 2.P-3d 3.Bx2b+ 4.R-5b 5.Hx3a\n")
    assert usi(result)[-1] == "2b3a"


@pytest.mark.parametrize(("text", "move"), [("D5ex5f", "5e5f"), ("H3d-4d", "3d4d"), ("T7c-7b", "7c7b")])
def test_each_letter_of_81dojo_is_a_promoted_piece(text: str, move: str) -> None:
    head = '[SFEN "8k/9/2+P6/6+B2/4+R4/4p4/9/9/4K4 b - 1"]'
    assert usi(psn.loads(f"{head}\n\n1.{text} *\n")) == [move]


def test_several_games_in_one_text() -> None:
    text = '[Sente "a"]\n\n1.P-7f 1-0\n\n[Sente "b"]\n\n1.P-2f {[Sente "c"]} 0-1\n'
    results = read_all(text)
    assert [result.record.headers["black"] for result in results] == ["a", "b"]
    assert [(p.line, p.what) for p in read(text).problems] == [(5, ProblemKind.MORE_GAMES)]


def test_okisaki_shogi_in_both() -> None:
    record = Record(OKISAKI)
    for move in ("10h10g", "1c1d", "10g10f"):
        record.append(record.end_path(), parse_usi_move(move, OKISAKI))
    for dumps in (psn.dumps, western_text.dumps, western_text.digits_dumps):
        assert read(dumps(record)).record == record
    assert '[Variant "okisakishogi"]' in psn.dumps(record)


@pytest.mark.parametrize(
    "text",
    [
        "Dear Black: hello",
        "P-7",
        "K",
        "1. e4 e5",
        "hello (world)",
        "Game: chess\nClub: shogi\n",
        "Black: Aiko\n",
    ],
)
def test_what_is_no_game_is_not_taken_for_one(text: str) -> None:
    assert not psn.looks_like_movetext(text)


def test_a_line_is_one_of_moves_where_half_its_words_are() -> None:
    assert holds_moves("perhaps P-7f then P-3d and P-2f")
    assert not holds_moves("perhaps P-7f then P-3d and P-2f follows")


@pytest.mark.parametrize(
    ("text", "found"),
    [("P-76 P-3d", FormatId.HODGES), ("P-76 P-34 P-2f", FormatId.DIGITS), ("P-76 *", FormatId.DIGITS)],
)
def test_it_is_in_digits_where_most_moves_are(text: str, found: FormatId) -> None:
    assert read(text).format is found


def test_what_goes_on_behind_a_word_is_the_line_it_stands_in() -> None:
    record = read("P-7f P-3d what P-2f P-8d (P-4d) P-2e (P-6f) P-8e").record
    assert (record.node((0, 0)).comment, len(record.main_line())) == ("what", 6)
    record = read("P-7f P-3d (P-8d what P-2f P-8e) P-2f P-8d").record
    assert (record.node((0, 1)).comment, len(record.line_from((0, 1)))) == ("what", 4)


@pytest.mark.parametrize("between", ["", "{so} ", "3. "])
def test_a_word_is_passed_over_where_four_moves_go_on_behind_it(between: str) -> None:
    result = read(f"P-7f P-3d what P-2f 4. P-8d {between}P-2e 6. P-8e Zz9\n")
    assert usi(result) == ["7g7f", "3c3d", "2g2f", "8c8d", "2f2e", "8d8e"]
    assert result.record.node((0, 0)).comment == "what"
    stuck = read("P-7f P-3d what P-2f 4. P-8d 5. P-2e 6. Zz9\n")
    assert usi(stuck) == ["7g7f", "3c3d"]


@pytest.mark.parametrize(
    "key", ["Black", "SFEN", 'odd "name"', "two words", "[x]", "手合割", "1st", "Header"]
)
def test_a_header_of_any_name_survives_in_both(key: str) -> None:
    record = Record(STANDARD)
    record.headers.update({"black": "a", key: "the value\nin two lines"})
    record.append((), parse_usi_move("7g7f", STANDARD))
    for dumps in (psn.dumps, western_text.dumps):
        assert read(dumps(record)).record == record


@pytest.mark.parametrize("text", ["", " \n \n"])
def test_an_empty_text_is_no_game(text: str) -> None:
    for loads in (psn.loads, psn.loads_all, western_text.loads):
        with pytest.raises(NotKifuError):
            loads(text)


def ends(text: str) -> list[tuple[str, bool]]:
    """The moves that an end stands at, and whether it is aside of the line that goes on."""
    record = read(text).record
    return [(str(node.move), node.ends_aside) for node in record.walk() if node.outcome is not None]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1.P-7f 2.P-3d Resigns", [("3c3d", False)]),
        ("1.P-7f 2.P-3d Resigns 3.P-2f", [("3c3d", True)]),
        ("1.P-7f 2.P-3d Resigns (3.P-2f)", [("3c3d", False)]),
        ("1.P-7f 2.P-3d Resigns (3.P-2f) 3.P-6f", [("3c3d", True)]),
        ("1.P-7f 2.P-3d Resigns (3.P-2f 4.P-8d Resigns 5.P-2e)", [("3c3d", False), ("8c8d", True)]),
    ],
)
def test_an_end_stays_the_lines_where_what_follows_is_in_parentheses(
    text: str, found: list[tuple[str, bool]]
) -> None:
    assert ends(text) == found


@pytest.mark.parametrize("blanks", ["", " ", "  "])
def test_a_comment_of_blanks_is_none(blanks: str) -> None:
    assert read(f"1.P-7f {{{blanks}}} 2.P-3d").record.node((0,)).comment.strip() == ""


@pytest.mark.parametrize(
    ("comment", "written"),
    [(" ", "{   }"), ("a", "{a}"), (" a", "{ a}"), ("a ", "{a }"), (" a ", "{  a  }"), ("   ", "{     }")],
)
def test_a_comment_keeps_its_own_blanks(comment: str, written: str) -> None:
    record = Record(STANDARD)
    record.node(record.append((), parse_usi_move("7g7f", STANDARD))).comment = comment
    for dumps in (psn.dumps, western_text.dumps):
        assert written in dumps(record)
        assert read(dumps(record)).record == record


def test_it_is_known_as_movetext_by_its_first_eight_thousand_characters() -> None:
    moves = "1. P-7f"
    assert looks_like_movetext(" " * (8_000 - len(moves)) + moves)
    assert not looks_like_movetext(" " * 8_000 + moves)


def test_an_even_game_has_no_line_for_a_handicap_but_a_board_of_its_own_has() -> None:
    assert "Handicap" not in western_text.dumps(Record(STANDARD))
    assert "Handicap: " in western_text.dumps(Record(STANDARD, handicap_id="rook"))
    assert "Handicap" not in western_text.dumps(Record(STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b R 1"))
    moved = Record(STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b R 1", "even")
    assert western_text.loads(western_text.dumps(moved)).record == moved


def test_files_and_ranks_of_two_digits_are_told_apart() -> None:
    held = Record(OKISAKI, "9k/10/10/10/10/10/10/10/10/K9 b R 1")
    head = western_text.dumps(held)
    for text, square in (
        ("R*19", "1i"), ("R*91", "9a"), ("R*101", "10a"), ("R*109", "10i"), ("R*110", "1j"), ("R*11", "1a"),
        ("R*1010", "10j"), ("R*10.10", "10j"), ("R*1.10", "1j"), ("R*910", "9j"),
    ):  # fmt: skip
        found = usi(read(f"{head}1. {text}\n"))
        assert found == [f"R*{square}"], text


@pytest.mark.parametrize("name", ["Position", "SFEN"])
def test_a_position_that_could_not_arise_is_told_at_its_tag(name: str) -> None:
    result = read(f'[Sente "a"]\n[{name} "4k4/9/9/9/4P4/9/4P4/9/4K4 b - 1"]\n\nP-5d\n')
    assert [(problem.line, problem.what) for problem in result.problems] == [(2, ProblemKind.POSITION)]


@pytest.mark.parametrize("text", ["Event: Spring\nDate: today\n", "Game: Shogi\n", "SFEN: x\nVariant: y\n"])
def test_two_known_headers_or_the_name_of_the_game_make_it_one(text: str) -> None:
    assert looks_like_movetext(text)


def test_a_bracket_that_begins_no_tag_begins_no_other_game() -> None:
    result = psn.loads("1. P7g-7f [x] P3c-3d")
    assert [node.move.usi for node in result.record.main_line() if node.move] == ["7g7f"]
    assert [problem.what for problem in result.problems] == [ProblemKind.UNREADABLE_MOVE]
    assert "[x]" in result.record.node((0,)).comment


@pytest.mark.parametrize("comment", ["ends}here", "}", "two}\nlines"])
def test_a_comment_with_a_closing_brace_stands_in_lines_of_its_own(comment: str) -> None:
    record = Record(STANDARD)
    for move in ("7g7f", "3c3d", "2g2f"):
        record.append(record.end_path(), parse_usi_move(move, STANDARD))
    record.node((0,)).comment = comment
    written = psn.dumps(record)
    assert psn.loads(written).record == record
    assert all(";" in line and "{" not in line for line in written.splitlines() if "}" in line)


@pytest.mark.parametrize(
    ("text", "comment", "time_ms"),
    [
        ("1. P-7f {[%emt 0:00:10]} P-3d", "", 10_000),
        ("1. P-7f {[%emt soon]} P-3d", "[%emt soon]", None),
    ],
)
def test_a_time_that_is_none_is_a_comment(text: str, comment: str, time_ms: int | None) -> None:
    node = read(f'[Event "A"]\n\n{text}\n').record.node((0,))
    assert (node.comment, node.time_ms) == (comment, time_ms)


def test_a_time_before_the_first_move_is_a_comment() -> None:
    record = read('[Event "A"]\n\n{[%emt 0:00:10]} 1. P-7f P-3d\n').record
    assert record.root.comment == "[%emt 0:00:10]"
    assert [node.time_ms for node in record.main_line()] == [None, None]


def test_a_line_before_moves_of_usi_is_no_move() -> None:
    result = psn.loads("hello\n1.7g7f! 2.3c3d, 3.2g2f?\n")
    assert [node.move.usi for node in result.record.main_line() if node.move] == ["7g7f", "3c3d", "2g2f"]
    assert result.record.root.remarks == ["hello"]


def test_another_game_behind_the_first_is_told_at_its_tag() -> None:
    result = psn.loads('[Sente "A"]\n\n1.P7g-7f 1-0\n\n  [Sente "B"]\n\n1.P2g-2f 0-1\n')
    assert [(p.line, p.column, p.what) for p in result.problems] == [(5, 1, ProblemKind.MORE_GAMES)]


def test_what_several_engines_say_is_written_once_each() -> None:
    record = Record(STANDARD)
    path = record.append((), parse_usi_move("7g7f", STANDARD))
    said = [Evaluation(score, engine=name) for score, name in ((10, "one"), (20, "two"), (30, "three"))]
    record.node(path).take_opinions(opinions(said))
    text = psn.dumps(record)
    assert [text.count(f"[%eval 0.{score}0]") for score in (1, 2, 3)] == [1, 1, 1]
    assert psn.loads(text).record == record


@pytest.mark.parametrize(("digits", "nodes"), [(15, 10**15 - 1), (16, None)])
def test_a_count_of_nodes_has_fifteen_digits_at_most(digits: int, nodes: int | None) -> None:
    evaluation = psn.loads(f"1.P7g-7f {{[%eval 1]}} {{[%nodes {'9' * digits}]}}").record.node((0,)).evaluation
    assert evaluation is not None and evaluation.nodes == nodes
