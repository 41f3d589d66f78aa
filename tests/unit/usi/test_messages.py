"""What engines write, and what is made of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.usi.errors import OptionValueError
from shogi_desktop.usi.messages import (
    BestMove,
    Bound,
    ButtonOption,
    Centipawns,
    Checkmate,
    CheckmateResult,
    CheckOption,
    ComboOption,
    FilenameOption,
    GoLimits,
    IdAuthor,
    IdName,
    Info,
    Mate,
    ReadyOk,
    SpinOption,
    StringOption,
    Unparsed,
    UsiOk,
    Verdict,
    format_go,
    format_position,
    format_setoption,
    parse_message,
)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("id name YaneuraOu NNUE 7.63", IdName("YaneuraOu NNUE 7.63")),
        ("id author by yaneurao", IdAuthor("by yaneurao")),
        ("usiok", UsiOk()),
        ("  readyok  ", ReadyOk()),
        ("bestmove 7g7f", BestMove(Verdict.MOVE, "7g7f")),
        ("bestmove 8h2b+ ponder 3a2b", BestMove(Verdict.MOVE, "8h2b+", "3a2b")),
        ("bestmove 10j10i", BestMove(Verdict.MOVE, "10j10i")),
        ("bestmove resign", BestMove(Verdict.RESIGN)),
        ("bestmove win", BestMove(Verdict.WIN)),
        ("bestmove", BestMove(Verdict.MOVE, "")),
        ("checkmate G*8f 9f9g 8f8g", Checkmate(CheckmateResult.MATE, ("G*8f", "9f9g", "8f8g"))),
        ("checkmate nomate", Checkmate(CheckmateResult.NO_MATE)),
        ("checkmate timeout", Checkmate(CheckmateResult.TIMEOUT)),
        ("checkmate notimplemented", Checkmate(CheckmateResult.NOT_IMPLEMENTED)),
    ],
)
def test_answers_are_understood(line: str, message: object) -> None:
    assert parse_message(line) == message


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("option name UseBook type check default true", CheckOption("UseBook", default=True)),
        ("option name UseBook type check", CheckOption("UseBook", default=False)),
        ("option name Selectivity type spin default 2 min 0 max 4", SpinOption("Selectivity", 2, 0, 4)),
        (
            "option name Contempt type spin default -5 max 30000 min -30000",
            SpinOption("Contempt", -5, -30000, 30000),
        ),
        ("option name N type spin", SpinOption("N", 0)),
        (
            "option name Playing Style type combo default Quick Attack var Solid var Quick Attack",
            ComboOption("Playing Style", "Quick Attack", ("Solid", "Quick Attack")),
        ),
        ("option name ResetLearning type button", ButtonOption("ResetLearning")),
        (
            "option name BookFile type string default public min var.bin",
            StringOption("BookFile", "public min var.bin"),
        ),
        ("option name BookFile type string default <empty>", StringOption("BookFile", "")),
        (
            "option name Eval Dir type filename default C:\\Program Files\\eval",
            FilenameOption("Eval Dir", "C:\\Program Files\\eval"),
        ),
        ("option name type of search type check default false", CheckOption("type of search", default=False)),
    ],
)
def test_options_of_every_type_are_understood(line: str, option: object) -> None:
    assert parse_message(line) == option


def test_info_with_every_field_is_understood() -> None:
    line = (
        "info depth 12 seldepth 20 time 1141 nodes 135125 nps 118400 hashfull 104 multipv 2 "
        "score cp -175 lowerbound currmove 2g2f pv 3a2b S*4h 4i4h string after the fact"
    )

    assert parse_message(line) == Info(
        depth=12,
        seldepth=20,
        time_ms=1141,
        nodes=135125,
        nps=118400,
        hashfull=104,
        multipv=2,
        score=Centipawns(-175),
        bound=Bound.LOWER,
        currmove="2g2f",
        pv=("3a2b", "S*4h", "4i4h"),
        string="after the fact",
    )


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("cp 0", Centipawns(0)),
        ("mate 7", Mate(winning=True, plies=7)),
        ("mate -4", Mate(winning=False, plies=4)),
        ("mate 0", Mate(winning=False, plies=0)),
        ("mate +", Mate(winning=True, plies=None)),
        ("mate -", Mate(winning=False, plies=None)),
        ("mate +3", Mate(winning=True, plies=3)),
        ("mate soon", None),
        ("cp", None),
        ("", None),
    ],
)
def test_scores_are_understood(text: str, score: object) -> None:
    assert parse_message(f"info score {text} pv 7g7f") == Info(score=score, pv=("7g7f",))  # type: ignore[arg-type]


def test_info_keeps_what_makes_sense_beside_what_does_not() -> None:
    assert parse_message("info depth deep nodes 9999999999999999999999 score cp 5") == Info(
        score=Centipawns(5)
    )


def test_words_in_an_info_string_are_not_taken_for_fields() -> None:
    assert parse_message("info string depth 3 score cp 7") == Info(string="depth 3 score cp 7")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "   ",
        "usi ok",
        "hello",
        "id",
        "id elo 3000",
        "option",
        "option name X",
        "option name X type wheel",
        "checkmate",
        "\x00\ufffd",
    ],
)
def test_what_is_no_message_is_kept_whole(line: str) -> None:
    assert parse_message(line) == Unparsed(line)


WORDS = [
    "info",
    "bestmove",
    "option",
    "name",
    "type",
    "spin",
    "default",
    "min",
    "score",
    "mate",
    "cp",
    "pv",
    "string",
    "-",
    "１",
    "var",
]


@given(st.lists(st.sampled_from(WORDS) | st.text(max_size=8), max_size=12).map(" ".join))
def test_no_line_at_all_raises(line: str) -> None:
    parse_message(line)


@pytest.mark.parametrize(
    ("option", "value", "line"),
    [
        (SpinOption("Threads", 1, 1, 8), 4, "setoption name Threads value 4"),
        (SpinOption("Threads", 1, 1, 8), "4", "setoption name Threads value 4"),
        (CheckOption("USI_Ponder", default=False), True, "setoption name USI_Ponder value true"),
        (ComboOption("Style", "a", ("a", "b c")), "b c", "setoption name Style value b c"),
        (StringOption("Book File", "x"), "", "setoption name Book File value <empty>"),
        (ButtonOption("Clear Hash"), None, "setoption name Clear Hash"),
    ],
)
def test_options_are_set_with_values_they_take(option: SpinOption, value: object, line: str) -> None:
    assert format_setoption(option, value) == line


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (SpinOption("Threads", 1, 1, 8), 9),
        (SpinOption("Threads", 1, 1, 8), 0),
        (SpinOption("Threads", 1), True),
        (SpinOption("Threads", 1), "many"),
        (CheckOption("USI_Ponder", default=False), "yes"),
        (ComboOption("Style", "a", ("a", "b")), "c"),
        (StringOption("Book", ""), "x\nquit"),
        (FilenameOption("Book", ""), "x\n"),
        (ButtonOption("Clear"), "now"),
    ],
)
def test_options_refuse_values_they_do_not_take(option: SpinOption, value: object) -> None:
    with pytest.raises(OptionValueError) as caught:
        format_setoption(option, value)

    assert caught.value.option == option.name
    assert caught.value.value == value


@pytest.mark.parametrize(
    ("limits", "line"),
    [
        (GoLimits(), "go infinite"),
        (GoLimits(nodes=500), "go nodes 500"),
        (GoLimits(black_ms=1000, white_ms=2000, byoyomi_ms=500), "go btime 1000 wtime 2000 byoyomi 500"),
        (
            GoLimits(black_ms=0, white_ms=0, black_increment_ms=5000, white_increment_ms=3000, ponder=True),
            "go ponder btime 0 wtime 0 binc 5000 winc 3000",
        ),
        (GoLimits(movetime_ms=1000, depth=9), "go movetime 1000 depth 9"),
        (GoLimits(mate_ms=5000), "go mate 5000"),
    ],
)
def test_limits_of_a_search_are_written(limits: GoLimits, line: str) -> None:
    assert format_go(limits) == line


def test_positions_are_written_with_and_without_moves() -> None:
    sfen = "4k4/9/9/9/9/9/9/9/4K4 b - 1"

    assert format_position(sfen, ()) == f"position sfen {sfen}"
    assert format_position(sfen, ("5i5h", "5a5b")) == f"position sfen {sfen} moves 5i5h 5a5b"
