"""One damaged character: what stands before it is read, and it is told in which line it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

import pytest

from shogi_desktop.notation import NotKifuError, ReadResult, psn, read, read_all
from shogi_desktop.notation.encoding import BROKEN
from shogi_desktop.notation.ki2_moves import is_unmarked_ki2_line
from shogi_desktop.notation.movetext_reader import holds_moves
from shogi_desktop.notation.result import FormatId, ProblemKind
from tests.support.extent import extent

MOVES = ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e", "B*6e"]
KIF = [
    "手合割：平手\n先手：甲\n手数----指手---------消費時間--\n",
    *("   1 ７六歩(77)\n", "   2 ３四歩(33)\n", "   3 ２二角成(88)\n"),
    *("   4 同　銀(31)\n", "   5 ４五角打\n", "   6 ６五角打\n"),
]
KI2 = ["▲７六歩", " △３四歩", " ▲２二角成", "\n△同　銀", " ▲４五角", " △６五角"]
CSA = ["+7776FU", "\n-3334FU", "\n+8822UM", "\n-3122GI", "\n+0045KA", "\n-0065KA"]
WESTERN = ["1. P-7f", " P-3d", " 2. Bx2b+", " Sx2b\n", "3. B*4e", " B*6e"]
DIGITS = ["1. P-76", " P-34", " 2. Bx22+", " Sx22\n", "3. B*45", " B*65"]
PSN = ["1.P7g-7f", " 2.P3c-3d", " 3.B8hx2b+", " 4.S3ax2b\n", "5.B*4e", " 6.B*6e"]
JKF = [
    '{"header":{"先手":"甲"},"moves":[{},\n{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},\n',
    '{"move":{"from":{"x":3,"y":3},"to":{"x":3,"y":4},"piece":"FU"}},\n',
    '{"move":{"from":{"x":8,"y":8},"to":{"x":2,"y":2},"piece":"KA","promote":true}},\n',
    '{"move":{"from":{"x":3,"y":1},"to":{"x":2,"y":2},"same":true,"piece":"GI"}},\n',
    '{"move":{"to":{"x":4,"y":5},"piece":"KA"}},\n',
    '{"move":{"to":{"x":6,"y":5},"piece":"KA"}}]}\n',
]
TEXTS = {
    "kif": KIF,
    "ki2": KI2,
    "ki2 with a head": ["手合割：平手\n\n", *KI2],
    "ki2 one a line": [f"{move.strip()}\n" for move in KI2],
    "ki2 without blanks": [move.strip() for move in KI2],
    "csa": ["V2.2\nN+A\nPI\n+\n", *CSA],
    "csa moves only": CSA,
    "western": WESTERN,
    "western with a head": ["Game: Shogi\nBlack: A\n\n", *WESTERN],
    "western without numbers": [move.lstrip("123. \n").strip() + " " for move in WESTERN],
    "digits": DIGITS,
    "psn": ['[Event "A"]\n[Site "B"]\n\n', *PSN],
    "psn with one tag": ['[Result "*"]\n\n', *PSN],
    "jkf": JKF,
    "usi": ["position startpos moves", *(f" {move}" for move in MOVES)],
}
STILL_WELL_SAID = frozenset({"成", "+"})
"""Without it a move is another one, which can be played as well."""
START_OF_USI = len("position startpos")


def usi(result: ReadResult) -> list[str]:
    return [node.move.usi for node in result.record.main_line() if node.move]


def damaged(text: str) -> Iterator[tuple[int, str]]:
    """Every place of a text with what it is when a character there is broken, another one, or gone."""
    for place, character in enumerate(text):
        if character != "\n":
            before, after = text[:place], text[place + 1 :]
            yield from ((place, f"{before}{other}{after}") for other in (BROKEN, "x", "?", ""))


@pytest.mark.parametrize("name", TEXTS)
def test_the_moves_before_a_damaged_character_are_read_and_its_line_is_told(name: str) -> None:
    parts = TEXTS[name]
    text = "".join(parts)
    assert usi(read(text)) == MOVES
    begins = list(accumulate(map(len, parts), initial=0))[-len(MOVES) - 1 : -1]
    ends = [begin + len(part.rstrip()) for begin, part in zip(begins, parts[-len(MOVES) :], strict=True)]
    for place, changed in list(damaged(text))[:: extent(7, 1)]:
        try:
            result = read(changed)
        except NotKifuError:
            assert name == "jkf" or (name == "usi" and place <= START_OF_USI), changed
            continue
        moves = usi(result)
        before = sum(end < place for end in ends)
        assert moves[:before] == MOVES[:before], changed
        if moves != MOVES and text[place] not in STILL_WELL_SAID:
            assert text.count("\n", 0, place) + 1 in {problem.line for problem in result.problems}, changed


@pytest.mark.parametrize("mark", ["", "x", "?", "■", BROKEN, BROKEN * 3])
@pytest.mark.parametrize("name", ["ki2", "ki2 with a head", "ki2 one a line", "ki2 without blanks"])
def test_a_mark_that_is_damaged_costs_nothing_but_itself(name: str, mark: str) -> None:
    text = "".join(TEXTS[name])
    for number, place in enumerate(place for place, character in enumerate(text) if character in "▲△"):
        result = read(f"{text[:place]}{mark}{text[place + 1 :]}")
        assert (usi(result), result.format) == (MOVES, FormatId.KI2), (mark, number)
        told = [(problem.line, problem.what) for problem in result.problems]
        assert told == [(text.count("\n", 0, place) + 1, ProblemKind.REPAIRED_MOVE)]


def test_what_a_line_says_of_a_move_is_no_move_with_its_mark_lost() -> None:
    result = read("手合割：平手\n\n▲７六歩\n３四歩が普通\n５五角\n同銀\n△３四歩\n")
    assert usi(result) == ["7g7f", "3c3d"]
    assert result.record.main_line()[0].remarks == ["３四歩が普通", "５五角", "同銀"]
    with pytest.raises(NotKifuError):
        read("７六歩\n")


@pytest.mark.parametrize(
    ("line", "unmarked"),
    [
        ("７六歩", True),
        ("　x７六歩　", True),
        ("同　銀成 △３四歩", True),
        ("?１０一飛", True),
        ("７六歩△３四歩", True),
        ("５二金右", True),
        ("▲７六歩", False),
        ("xx７六歩", False),
        ("７六歩が好手", False),
        ("７六歩 と指す", False),
        ("７六", False),
        ("", False),
    ],
)
def test_a_line_begins_with_a_move_that_lost_its_mark(line: str, unmarked: bool) -> None:
    assert is_unmarked_ki2_line(line) is unmarked


def problems(result: ReadResult) -> list[tuple[int, ProblemKind]]:
    return [(problem.line, problem.what) for problem in result.problems]


@pytest.mark.parametrize("odd", ['xEvent "A"]', "[Event A]", "a game that I like", "Game? Shogi"])
def test_a_line_of_the_head_that_is_damaged_is_kept_as_a_remark(odd: str) -> None:
    moves = "\n1.P7g-7f 2.P3c-3d\n"
    for text, line in (
        (f'{odd}\n[Site "B"]\n{moves}', 1),
        (f'[Site "B"]\n{odd}\n{moves}', 2),
        (f'[Site "B"]\n{odd}\n[Round "1"]\n{moves}', 2),
    ):
        (result,) = psn.loads_all(text)
        assert usi(result) == MOVES[:2], text
        assert "B" in result.record.headers.values()
        assert result.record.root.remarks == [odd]
        assert problems(result) == [(line, ProblemKind.NOT_UNDERSTOOD)]
    result = read(f"{odd}\n{moves}")
    assert (usi(result), result.record.root.remarks) == (MOVES[:2], [odd])


@pytest.mark.parametrize("moves", ["P-7f{fine}", "so P-7f"])
def test_the_head_goes_on_to_a_line_that_holds_a_move_anywhere(moves: str) -> None:
    assert psn.loads(f"Black: A\na game that I like\n{moves}\n").record.root.remarks == ["a game that I like"]
    with_none = psn.loads(f"Black: A\na game that I like\n{moves.replace('P-7f', 'P_7f')}\n")
    assert with_none.record.root.remarks == []


def test_moves_in_the_form_of_usi_are_no_line_of_the_head() -> None:
    result = read('[Event "A"]\n\n1. 7g7f 3c3d\n2. 8h2b+ 3a2b\n3. B*4e B*6e\n')
    assert (usi(result), result.problems) == (MOVES, ())


@pytest.mark.parametrize("name", ["western", "digits", "western without numbers"])
def test_western_moves_without_a_head_are_a_game_though_the_first_is_damaged(name: str) -> None:
    text = "".join(TEXTS[name])
    first = text.index("P-")
    changed = f"{text[:first]}Q?{text[first + 2 :]}"
    for result in (read(changed), *read_all(changed)):
        assert usi(result) == []
        assert problems(result) == [(1, ProblemKind.UNREADABLE_MOVE)]
        assert text[first + 4 :].split()[0] in result.record.root.comment


def test_a_word_before_moves_that_go_on_is_passed_over() -> None:
    result = read("x. P-7f P-3d Bx2b+ Sx2b 4y B*4e B*6e")
    assert usi(result) == MOVES
    assert [result.record.root.comment, result.record.main_line()[3].comment] == ["x.", "4y"]
    assert problems(result) == [(1, ProblemKind.NOT_UNDERSTOOD)] * 2
    lost = read("P-7f P-3d Bx2b+ nothing B*4e B*6e")
    assert usi(lost) == MOVES[:3]
    assert problems(lost) == [(1, ProblemKind.UNREADABLE_MOVE)]


@pytest.mark.parametrize(
    "text",
    [
        "I like P-7f and then P-2f most.\n",
        "Look: P-7f\n",
        "nothing at all\n",
        "x x P-7f x P-3d\n",
    ],
)
def test_words_among_which_moves_are_named_are_no_game(text: str) -> None:
    for reader in (read, read_all):
        with pytest.raises(NotKifuError):
            reader(text)


def test_a_letter_with_a_game_in_it_is_read() -> None:
    result = read("Dear Ada,\nhere is our game.\n\n1. P-7f P-3d 2. Bx2b+\n")
    assert usi(result) == MOVES[:3]
    assert result.record.root.remarks == ["Dear Ada,", "here is our game."]
    assert [line for line, _ in problems(result)] == [1, 2]


def test_a_key_of_jkf_that_is_damaged_is_told_at_its_line() -> None:
    text = "".join(JKF)
    moves = read(text.replace('"moves"', '"mqves"'))
    assert (usi(moves), problems(moves)) == ([], [(1, ProblemKind.NOT_UNDERSTOOD)])
    fifth = read(text.replace('"move":{"to":{"x":4', '"mqve":{"to":{"x":4'))
    assert (usi(fifth), problems(fifth)) == (MOVES[:4], [(6, ProblemKind.UNREADABLE_MOVE)])
    rest = fifth.record.main_line()[-1].comment
    assert '"mqve"' in rest and '"x":6' in rest
    promoted = read(text.replace("promote", "prqmote"))
    assert usi(promoted)[2] == "8h2b"
    assert problems(promoted) == [(4, ProblemKind.NOT_UNDERSTOOD)]
    others = read(text.replace('{"move":{"to":{"x":4', '{"id":5},{"move":{"to":{"x":4'))
    assert (usi(others), others.problems) == (MOVES, ())


FOUR = "P-7f P-3d P-2f P-8d"


@pytest.mark.parametrize(
    ("text", "are_moves"),
    [
        ("P-7f P-3d", True),
        ("P-7f", False),
        ("1. P-7f 1... P-3d 2) x y", True),
        ("P-7f x P-3d y", True),
        ("P-7f x P-3d y z", False),
        ("P-7f x\ny z a b c\nP-3d x", True),
        ("1.P-7f! 2.P-3d?,", True),
        ("", False),
    ],
)
def test_moves_are_told_by_their_number_and_share_in_the_lines_that_have_any(
    text: str, *, are_moves: bool
) -> None:
    assert holds_moves(text) is are_moves


@pytest.mark.parametrize(
    ("behind", "goes_on"),
    [
        (FOUR, True),
        (f"{FOUR} nothing", True),
        ("P-7f P-3d P-2f nothing", False),
        ("1. P-7f 2. P-3d 3. P-2f 4. P-8d nothing", True),
        ("P-7f P-3d", True),
        ("P-7f", False),
        ("P-7f P-3d) P-2f", True),
        ("", False),
    ],
)
def test_a_word_is_passed_over_where_two_to_four_moves_go_on_behind_it(behind: str, *, goes_on: bool) -> None:
    result = psn.loads(f'[Event "A"]\n\nxx {behind}\n')
    first = result.problems[0]
    assert first.what is (ProblemKind.NOT_UNDERSTOOD if goes_on else ProblemKind.UNREADABLE_MOVE)
    assert bool(result.record.root.children) is goes_on


@pytest.mark.parametrize(("lines", "passed_over"), [(1, True), (39, True), (40, False)])
def test_so_many_lines_of_a_head_are_passed_over(lines: int, *, passed_over: bool) -> None:
    result = psn.loads("not understood\n" * lines + "P-7f P-3d\n")
    assert usi(result) == (["7g7f", "3c3d"] if passed_over else [])
    assert len(result.record.root.remarks) == (lines if passed_over else 0)


@pytest.mark.parametrize("odd", ["{a comment}", "; a comment", "(a variation)", "P-7f", "2... 7g7f"])
def test_a_comment_or_a_move_is_no_line_of_a_head(odd: str) -> None:
    assert psn.loads(f'[Event "A"]\n\n{odd}\nP-3d P-3d\n').record.root.remarks == []
