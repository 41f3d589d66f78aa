"""What is wrong with a text is said in the window's language, whatever language the reader thinks in."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shogi_desktop.app.records.files import FileTrouble, read_text
from shogi_desktop.app.system.i18n import Translations
from shogi_desktop.app.words.errors import problem_text, reason_text
from shogi_desktop.app.words.formats import problem_line, problem_sentence
from shogi_desktop.notation import csa, jkf, kif
from shogi_desktop.notation.errors import (
    MoveReadError,
    NoKifu,
    NotKifuError,
    PositionFault,
    PositionTextError,
)
from shogi_desktop.notation.result import Problem, ProblemKind
from shogi_desktop.resources_path import resource_path
from shogi_desktop.rules import (
    STANDARD,
    Color,
    Fault,
    Position,
    PositionProblem,
    SfenError,
    SfenFault,
    UnplayableError,
    parse_square,
    require_playable,
)

FAULTY = {
    "4k4/9/9/9/9/9/9/9/4K4 x - 1": SfenFault.TURN,
    "4k4/9/9/9/9/9/9/9/4K3 b - 1": SfenFault.SQUARES,
    "4k4/9/9/9/9/9/9/4K4 b - 1": SfenFault.RANKS,
    "4k4/9/9/9/9/9/9/9/3KK4 b - 1": SfenFault.SECOND_KING,
    "4k4/9/9/4z4/9/9/9/9/4K4 b - 1": SfenFault.UNKNOWN_PIECE,
    "4k4/9/9/9/9/9/9/9/4K4 b K 1": SfenFault.HANDS,
    "4k4/9/9/4+g4/9/9/9/9/4K4 b - 1": SfenFault.UNKNOWN_PIECE,
    "4k4/9/9/9?/9/9/9/9/4K4 b - 1": SfenFault.NOT_UNDERSTOOD,
    "4k4/9/9/9/9/9/9/9/4K4 b - first": SfenFault.NUMBER,
    "4k4/9/9/9/9/9/9/9/4K4": SfenFault.FIELDS,
}


def _bod(rows: list[str], hand: str = "なし") -> str:
    ruler = "+" + "-" * 27 + "+"
    body = "\n".join(f"|{row}|" for row in rows)
    return f"後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n{ruler}\n{body}\n{ruler}\n先手の持駒：{hand}\n"


_EMPTY = " ・" * 9
_KINGS = [" ・" * 4 + "v玉" + " ・" * 4, *[_EMPTY] * 7, " ・" * 4 + " 玉" + " ・" * 4]
_CSA = "V2.2\nP1 *  *  *  * -OU *  *  *  * \nP9 *  *  *  * +OU *  *  *  * \n"
UNFIT = {
    PositionFault.RANKS: _bod(_KINGS[:-1]),
    PositionFault.SQUARES: _bod([*_KINGS[:3], " ・" * 8, *_KINGS[4:]]),
    PositionFault.UNKNOWN_PIECE: _bod([*_KINGS[:3], " ・" * 8 + " 鯨", *_KINGS[4:]]),
    PositionFault.SECOND_KING: _bod([*_KINGS[:3], " ・" * 8 + " 玉", *_KINGS[4:]]),
    PositionFault.HANDS: _bod(_KINGS, "玉二"),
    PositionFault.UNPLAYABLE: _bod([_EMPTY] * 9),
}
UNFIT_CSA = {
    PositionFault.SQUARES: "V2.2\nP1-KY-KE\n+\n",
    PositionFault.UNKNOWN_PIECE: _CSA + "P+55XX\n+\n",
    PositionFault.OFF_BOARD: _CSA + "P+05FU\n+\n",
    PositionFault.SECOND_KING: _CSA + "P+55OU\n+\n",
    PositionFault.HANDS: _CSA + "P+00OU\n+\n",
    PositionFault.UNPLAYABLE: "V2.2\nP1-KY *  *  *  *  *  *  * -KY\n+\n",
}
_JKF = '{"initial": {"preset": "OTHER", "data": %s}, "moves": [{}]}'
UNFIT_JKF = {
    PositionFault.UNKNOWN_PIECE: _JKF % '{"board": [[{"kind": "XX", "color": 0}]]}',
    PositionFault.NOT_UNDERSTOOD: _JKF % '{"board": 5}',
}


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Translations]:
    translations = Translations(resource_path("i18n"))
    yield translations
    translations.use("en")


@pytest.mark.parametrize(("sfen", "fault"), FAULTY.items())
def test_every_fault_of_a_position_is_said_in_every_language(
    language: Translations, sfen: str, fault: SfenFault
) -> None:
    with pytest.raises(SfenError) as caught:
        Position.from_sfen(sfen, STANDARD)
    assert caught.value.fault is fault
    said = set()
    for code in ("en", "ja", "cs", "pt"):
        language.use(code)
        said.add(reason_text(caught.value))
    assert len(said) == 4
    assert not any(caught.value.why in text for text in said)


@pytest.mark.parametrize(
    ("text", "fault", "place"),
    [
        *((text, fault, "bod") for fault, text in UNFIT.items()),
        *((text, fault, "csa") for fault, text in UNFIT_CSA.items()),
        *((text, fault, "jkf") for fault, text in UNFIT_JKF.items()),
    ],
)
def test_every_fault_of_a_board_in_a_file_is_said_in_every_language(
    language: Translations, text: str, fault: PositionFault, place: str
) -> None:
    reader = {"bod": kif.loads, "csa": csa.loads, "jkf": jkf.loads}[place]
    with pytest.raises(PositionTextError) as caught:
        reader(text)
    assert caught.value.detail.fault is fault
    said = {}
    for code in ("en", "ja", "cs", "pt"):
        language.use(code)
        said[code] = reason_text(caught.value)
        assert "{" not in said[code]
    assert len(set(said.values())) == 4
    foreign = " ".join(said[code] for code in ("ja", "cs", "pt"))
    assert not re.search(r"\b(board|rank|ranks|squares|piece|king|hand|expected|second|not)\b", foreign)


def test_a_fault_of_a_board_names_what_and_where(language: Translations) -> None:
    language.use("en")
    with pytest.raises(PositionTextError) as caught:
        kif.loads(UNFIT[PositionFault.SQUARES])
    assert reason_text(caught.value).endswith("squares on rank 4: 8 instead of 9")
    with pytest.raises(PositionTextError) as caught:
        csa.loads(UNFIT_CSA[PositionFault.UNKNOWN_PIECE])
    assert reason_text(caught.value).endswith("'XX' is not a piece of this game")


@pytest.mark.parametrize("code", ["ja", "cs", "pt"])
def test_what_the_clipboard_holds_is_refused_without_a_word_of_english(
    language: Translations, code: str
) -> None:
    language.use(code)
    for text in ("4k4/9/9/9/9/9/9/9/4K3 b - 1", "Good morning to you all"):
        with pytest.raises(FileTrouble) as trouble:
            read_text(text)
        said = str(trouble.value).replace(text, "")
        for word in ("expected", "squares", "rank", "this is not", "begins"):
            assert word not in said


def test_what_a_text_is_instead_of_a_kifu_is_told(language: Translations) -> None:
    language.use("en")
    assert reason_text(NotKifuError("")) == "it is empty"
    assert reason_text(NotKifuError("\x00\x01\x02\x03")) == "it is not text"
    assert reason_text(NotKifuError("Hello")) == "it begins with 'Hello'"
    assert {why: reason_text(NotKifuError("x", why=why)) for why in NoKifu} == {
        NoKifu.CHESS: "it is a chess game",
        NoKifu.TOO_MANY_LINES: "it has too many lines",
        NoKifu.TOO_BROKEN: "too much of it is unreadable",
    }
    assert reason_text(MoveReadError("Gx5h")) == "'Gx5h' is not a move that can be played here"
    assert reason_text(MoveReadError("Gx5h", ("G6g-5h", "G4g-5h"))).endswith("may mean G6g-5h or G4g-5h")


def test_an_error_without_words_of_its_own_keeps_its_text() -> None:
    assert reason_text(ValueError("what it says")) == "what it says"


@pytest.mark.parametrize("what", ProblemKind)
def test_every_sort_of_problem_is_said_in_every_language(language: Translations, what: ProblemKind) -> None:
    problem = Problem(3, 1, what, "what the reader says")
    language.use("en")
    assert problem_sentence(problem) == problem.text
    said = set()
    for code in ("ja", "cs", "pt"):
        language.use(code)
        said |= {problem_sentence(problem), problem_line(problem)}
    assert len(said) == 6
    assert not any("reader" in text or "line" in text.split() for text in said)


def test_what_makes_a_position_unplayable_is_told_fault_by_fault() -> None:
    with pytest.raises(UnplayableError) as caught:
        require_playable(Position.from_sfen("4k4/4P4/9/9/4P4/9/9/P8/9 b - 1", STANDARD))
    said = reason_text(caught.value)
    assert said == (
        "Black has no king. White is in check on 5a with the other side to move: the king could be taken"
    )


def test_a_fault_of_a_position_is_told_with_its_square_in_the_language_s_own_signs(
    language: Translations,
) -> None:
    nifu = PositionProblem(Fault.NIFU, Color.WHITE, parse_square("5e"))
    dead = PositionProblem(Fault.DEAD_PIECE, Color.BLACK, parse_square("1a"), STANDARD.kind("pawn"))
    assert problem_text(nifu) == "White has two pawns on one file, the second on 5e (nifu)."
    assert problem_text(dead) == "Black: the pawn on 1a could never move."
    language.use("ja")
    assert "５五" in problem_text(nifu) and "後手" in problem_text(nifu)
    assert "１一" in problem_text(dead)


def test_each_fault_of_an_unplayable_board_in_a_file_is_a_sentence(language: Translations) -> None:
    language.use("en")
    with pytest.raises(PositionTextError) as caught:
        kif.loads(UNFIT[PositionFault.UNPLAYABLE])
    assert reason_text(caught.value).endswith("set up: Black has no king. White has no king")
    with pytest.raises(PositionTextError) as caught:
        csa.loads(UNFIT_CSA[PositionFault.SECOND_KING])
    assert reason_text(caught.value).endswith("set up: Black has two kings")
    with pytest.raises(PositionTextError) as caught:
        csa.loads(UNFIT_CSA[PositionFault.HANDS])
    assert reason_text(caught.value).endswith("set up: king cannot be in hand")
    language.use("ja")
    with pytest.raises(PositionTextError) as caught:
        kif.loads(UNFIT[PositionFault.UNPLAYABLE])
    assert not reason_text(caught.value).endswith("。")


def test_the_sfen_of_a_file_is_told_like_any_other(language: Translations) -> None:
    language.use("en")
    for sfen in ("4k4/9/9/9/9/9/9/9/4K4 x - 1", "4k4/9/9/9/9/9/9/9/4K3 b - 1"):
        with pytest.raises(SfenError) as alone:
            Position.from_sfen(sfen, STANDARD)
        error = PositionTextError(sfen, "the start", "no position", alone.value)
        assert reason_text(error) == reason_text(alone.value)
        assert reason_text(error) in {
            "the side to move is neither b nor w",
            "rank 9 has too few or too many squares",
        }


def test_what_a_fault_does_not_name_is_not_named() -> None:
    assert problem_text(PositionProblem(Fault.TOO_MANY, kind=STANDARD.kind("dragon"))) == (
        "There are more pieces of this kind than a set has: dragon."
    )
    assert problem_text(PositionProblem(Fault.SECOND_KING, Color.WHITE, parse_square("5a"))) == (
        "White has a second king, on 5a."
    )
